//! Embeds the pages of the specification, so that the published package needs no repository.

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
    fs::write(out.join("pages.rs"), code)
}

/// The pages of a folder, by name.
fn pages(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut pages = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    pages.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages.sort();
    Ok(pages)
}
