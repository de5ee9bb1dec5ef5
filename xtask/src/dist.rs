//! `cargo xtask dist`: the release archive of the conformance suite.

use crate::{Outcome, Unusable, console, pages};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

const EXAMPLES: &str = "\
Examples:
  cargo xtask dist
  cargo xtask dist -o suite.tar.gz --vectors vectors.jsonl.gz

The archive has the test vectors, their schemas, PROTOCOL.md, adapters, programs that use the vectors alone, the \
model as JSON with its schema, the headers, and manifest.json with the SHA-256 of each file. Two archives of the \
same tree are equal to the byte.
Exit code: 0, or 2 if a file cannot be read or written.";

/// Write the release archive of the conformance suite
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The archive [default: genvisa-conformance-VERSION.tar.gz in the build folder]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Vectors that `genvisa-conform export` wrote, compressed [default: they are made]
    #[arg(long, value_name = "FILE")]
    vectors: Option<PathBuf>,
}

/// The version of the form of the manifest.
const FORMAT: u32 = 1;
/// The version of the suite.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The name of the vectors in the archive.
const VECTORS: &str = "vectors.jsonl.gz";
/// The name of the model in the archive.
const MODEL: &str = "model/genvisa.json";
/// Files and folders of the repository, and their places in the archive.
const CONTENT: [(&str, &str); 12] = [
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("conformance/PROTOCOL.md", "PROTOCOL.md"),
    ("conformance/README.md", "README.md"),
    ("conformance/REUSE.toml", "REUSE.toml"),
    ("conformance/adapters", "adapters"),
    ("conformance/consumers", "consumers"),
    ("conformance/implementations", "implementations"),
    ("conformance/schemas", "schemas"),
    ("generated/genvisa.json", MODEL),
    ("generated/genvisa.schema.json", "model/genvisa.schema.json"),
    ("generated/include", "include"),
];

/// `manifest.json`.
#[derive(Serialize)]
struct Manifest {
    format_version: u32,
    suite: &'static str,
    /// The newest object version of the specification.
    specification: String,
    license: &'static str,
    vectors: Vectors,
    files: Vec<Listed>,
}

/// The vectors without their compression.
#[derive(Serialize)]
struct Vectors {
    count: usize,
    sha256: String,
}

#[derive(Serialize)]
struct Listed {
    path: String,
    bytes: usize,
    sha256: String,
}

pub(crate) fn run(args: &Args) -> Result<Outcome, Unusable> {
    let root = pages::root()?;
    let name = format!("genvisa-conformance-{VERSION}");
    let output = args.output.clone().unwrap_or_else(|| target(&root).join(format!("{name}.tar.gz")));
    let mut files = Vec::new();
    for (from, to) in CONTENT {
        add(&root.join(from), to, &mut files)?;
    }
    let packed = match &args.vectors {
        Some(path) => read(path)?,
        None => made(&root)?,
    };
    let vectors = count(&packed)?;
    files.push((VECTORS.to_string(), packed));
    files.sort();
    let manifest = Manifest {
        format_version: FORMAT,
        suite: VERSION,
        specification: specification(&files)?,
        license: env!("CARGO_PKG_LICENSE"),
        vectors,
        files: files.iter().map(|(path, bytes)| listed(path, bytes)).collect(),
    };
    let json = serde_json::to_string_pretty(&manifest).map_err(|error| Unusable(error.to_string()))?;
    let sums = format!("{} files, {} vectors\n", files.len() + 1, manifest.vectors.count);
    files.insert(0, ("manifest.json".to_string(), format!("{json}\n").into_bytes()));
    archive(&output, &name, &files).map_err(|error| unusable(&output, &error))?;
    console::print(&format!("{}: {sums}", output.display()))?;
    Ok(Outcome::Clean)
}

/// Adds a file or all files of a folder. Hidden files and unpacked programs of implementations are no part of the suite.
fn add(path: &Path, to: &str, files: &mut Vec<(String, Vec<u8>)>) -> Result<(), Unusable> {
    if !path.is_dir() {
        files.push((to.to_string(), read(path)?));
        return Ok(());
    }
    for entry in fs::read_dir(path).map_err(|error| unusable(path, &error))? {
        let entry = entry.map_err(|error| unusable(path, &error))?;
        let name = entry.file_name();
        let name = name.to_str().ok_or_else(|| Unusable(format!("{}: not UTF-8", entry.path().display())))?;
        if !name.starts_with('.') && !["unpacked", "target", "__pycache__"].contains(&name) {
            add(&entry.path(), &format!("{to}/{name}"), files)?;
        }
    }
    Ok(())
}

/// The build folder. Cargo takes a relative one from the folder in which it was called.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Vectors that the suite makes. This crate does not link the suite, which depends on generated files.
fn made(root: &Path) -> Result<Vec<u8>, Unusable> {
    let path = target(root).join(VECTORS);
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.arg("run").arg("--manifest-path").arg(root.join("Cargo.toml"));
    cargo.args(["--release", "--package", "genvisa-conformance"]);
    cargo.args(["--bin", "genvisa-conform", "--", "export", "--output"]).arg(&path);
    let status = cargo.status().map_err(|error| Unusable(format!("cargo: {error}")))?;
    match status.success() {
        true => read(&path),
        false => Err(Unusable(format!("`genvisa-conform export` failed: {status}"))),
    }
}

/// The number of vectors, and the digest of their lines.
fn count(packed: &[u8]) -> Result<Vectors, Unusable> {
    let mut lines = BufReader::new(GzDecoder::new(packed));
    let (mut line, mut count, mut sum) = (Vec::new(), 0, Sha256::new());
    while lines.read_until(b'\n', &mut line).map_err(|error| Unusable(format!("{VECTORS}: {error}")))? > 0 {
        sum.update(&line);
        line.clear();
        count += 1;
    }
    match count {
        0 => Err(Unusable(format!("{VECTORS}: no vector"))),
        count => Ok(Vectors { count, sha256: hexadecimal(&sum.finalize()) }),
    }
}

/// The newest object version, as the model states it.
fn specification(files: &[(String, Vec<u8>)]) -> Result<String, Unusable> {
    let text = files.iter().find(|(path, _)| path == MODEL).map(|(_, bytes)| &bytes[..]).unwrap_or_default();
    let model: serde_json::Value =
        serde_json::from_slice(text).map_err(|error| Unusable(format!("{MODEL}: {error}")))?;
    let version = model.get("newest_version").and_then(serde_json::Value::as_str);
    version.map(str::to_string).ok_or_else(|| Unusable(format!("{MODEL}: no member `newest_version`")))
}

fn listed(path: &str, bytes: &[u8]) -> Listed {
    Listed { path: path.to_string(), bytes: bytes.len(), sha256: hexadecimal(&Sha256::digest(bytes)) }
}

/// Writes an archive that depends on nothing but names and contents.
fn archive(output: &Path, name: &str, files: &[(String, Vec<u8>)]) -> std::io::Result<()> {
    let file = BufWriter::new(File::create(output)?);
    let mut archive = tar::Builder::new(GzEncoder::new(file, Compression::default()));
    for (path, bytes) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(if path.ends_with(".sh") { 0o755 } else { 0o644 });
        archive.append_data(&mut header, format!("{name}/{path}"), bytes.as_slice())?;
    }
    archive.into_inner()?.finish()?.flush()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn read(path: &Path) -> Result<Vec<u8>, Unusable> {
    fs::read(path).map_err(|error| unusable(path, &error))
}

fn unusable(path: &Path, why: &dyn Display) -> Unusable {
    Unusable(format!("{}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::{MODEL, add, count, specification};
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use std::fs;
    use std::io::Write;

    /// Text as `gzip` packs it.
    fn packed(text: &str) -> Vec<u8> {
        let mut to = GzEncoder::new(Vec::new(), Compression::fast());
        to.write_all(text.as_bytes()).unwrap();
        to.finish().unwrap()
    }

    #[test]
    fn each_line_of_the_suite_is_a_vector() {
        let vectors = count(&packed("{}\n{}\n{}\n")).unwrap();
        assert_eq!(vectors.count, 3);
        assert_eq!(vectors.sha256.len(), 64);
        assert_eq!(count(&packed("{}")).unwrap().count, 1, "the last line needs no end");
        assert_ne!(count(&packed("{ }\n{}\n{}\n")).unwrap().sha256, vectors.sha256);
    }

    #[test]
    fn a_suite_without_vectors_or_that_is_not_packed_is_refused() {
        assert!(count(&packed("")).err().unwrap().0.ends_with(": no vector"));
        assert!(count(b"{}\n").is_err());
    }

    #[test]
    fn the_version_of_a_suite_is_that_of_its_model() {
        let of = |path: &str, text: &str| {
            specification(&[(path.to_string(), text.into())]).map_err(|error| error.0)
        };
        assert_eq!(of(MODEL, r#"{"newest_version": "4.1"}"#), Ok("4.1".to_string()));
        assert!(of(MODEL, "{}").err().unwrap().ends_with("no member `newest_version`"));
        assert!(of(MODEL, "{").is_err() && of("other.json", "{}").is_err());
    }

    #[test]
    fn files_of_tools_are_no_part_of_the_suite() {
        let folder = tempfile::tempdir().unwrap();
        for path in ["a.py", "sub/b.txt", ".hidden", "__pycache__/a.pyc", "target/x", "sub/unpacked/y"] {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        let mut files = Vec::new();
        assert!(add(folder.path(), "to", &mut files).is_ok());
        let mut names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["to/a.py", "to/sub/b.txt"]);
    }
}
