//! Embeds the pages of the specification, so that the published package needs no repository, and computes the digest of
//! everything that the cases of the suite follow from.

use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // `spec` is a link to the folder of the repository, and a folder in the package. A checkout without links has a file.
    // The variable is read at run time: Cargo keeps the compiled script when a checkout moves.
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let package = package.ok_or_else(|| io::Error::other("no CARGO_MANIFEST_DIR"))?;
    let own = package.join("spec");
    let spec = if own.is_dir() { own } else { package.join("../spec") };
    println!("cargo::rerun-if-changed={}", spec.display());

    let mut pages = pages(&spec.join("chapters"))?;
    pages.extend(self::pages(&spec.join("instructions"))?);
    let mut code = String::from("&[\n");
    for page in pages {
        let name = page.strip_prefix(&spec).unwrap_or(&page).display().to_string().replace('\\', "/");
        let _ = writeln!(code, "    (\"spec/{name}\", include_str!({page:?})),");
    }
    code.push_str("]\n");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| io::Error::other("no OUT_DIR"))?;
    fs::write(out.join("pages.rs"), code)?;
    println!("cargo::rustc-env=GENVISA_SUITE_DIGEST={}", digest(&package)?);
    Ok(())
}

/// The crates that cases follow from: this one, and those that it reads pages, assembles programs and checks objects with.
const CRATES: [&str; 10] =
    ["asm", "checks", "conformance", "generated", "macros", "reader", "report", "rule", "runtime", "spec"];

/// The digest of the pages and of the source of the suite. In a package, that of the package: a release has one version of
/// each of the other crates.
fn digest(package: &Path) -> io::Result<String> {
    let repository = package.join("..");
    let is_repository = CRATES.iter().all(|name| repository.join(name).is_dir());
    let mut files = Vec::new();
    if is_repository {
        for name in CRATES {
            watch(&repository.join(name))?;
            collect(&repository.join(name), &mut files)?;
        }
    } else {
        watch(package)?;
        collect(package, &mut files)?;
    }
    files.sort();
    let mut all = Sha256::new();
    for (name, path) in files {
        let bytes = fs::read(path)?;
        all.update((bytes.len() as u64).to_le_bytes());
        all.update(name.as_bytes());
        all.update(bytes);
    }
    let mut text = String::new();
    all.finalize().iter().take(16).for_each(|byte| _ = write!(text, "{byte:02x}"));
    Ok(text)
}

/// Lets Cargo run this script again after a change in the folder of a crate. Cargo looks at everything below a path that it is
/// given, and a change of a test must not compile the crate again.
fn watch(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if !path.is_symlink()
            && !path.file_name().is_some_and(|name| OTHERS.iter().any(|other| name == *other))
        {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    Ok(())
}

/// The names of folders without files that decide cases.
const OTHERS: [&str; 4] = ["tests", "examples", "target", "errata"];

/// The files below a folder that decide cases: pages, programs, tables and source, but no tests.
fn collect(folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    const ENDINGS: [&str; 4] = ["md", "rs", "toml", "visaasm"];
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_dir() {
            if !OTHERS.contains(&name.as_str()) && !path.is_symlink() {
                collect(&path, files)?;
            }
        } else if path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known)) {
            files.push((path.display().to_string(), path));
        }
    }
    Ok(())
}

/// The pages of a folder, by name.
fn pages(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut pages = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    pages.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages.sort();
    Ok(pages)
}
