//! `cargo xtask dist`.

use crate::workspace::repository;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output};

const LINES: &str = "{\"id\":\"a\"}\n{\"id\":\"b\"}\n";

fn dist(folder: &Path, vectors: &str, output: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.current_dir(repository()).args(["dist", "--vectors"]).arg(folder.join(vectors));
    command.arg("-o").arg(folder.join(output)).output().unwrap()
}

fn hexadecimal(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes the vectors, compressed.
fn write_vectors(path: &Path) {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(LINES.as_bytes()).unwrap();
    fs::write(path, packed.finish().unwrap()).unwrap();
}

/// The files of an archive without its folder, in its order.
fn unpacked(path: &Path) -> Vec<(String, Vec<u8>)> {
    let mut archive = tar::Archive::new(GzDecoder::new(File::open(path).unwrap()));
    let read = |entry: std::io::Result<tar::Entry<'_, _>>| {
        let mut entry = entry.unwrap();
        let path = entry.path().unwrap().to_str().unwrap().to_string();
        let mut bytes = Vec::new();
        Read::read_to_end(&mut entry, &mut bytes).unwrap();
        (path.split_once('/').unwrap().1.to_string(), bytes)
    };
    archive.entries().unwrap().map(read).collect()
}

#[test]
fn the_archive_has_all_parts_with_their_digests() {
    let folder = tempfile::tempdir().unwrap();
    write_vectors(&folder.path().join("v.gz"));
    for output in ["one.tar.gz", "two.tar.gz"] {
        let run = dist(folder.path(), "v.gz", output);
        assert_eq!(run.status.code(), Some(0), "{}", String::from_utf8_lossy(&run.stderr));
    }
    let [one, two] = ["one.tar.gz", "two.tar.gz"].map(|name| fs::read(folder.path().join(name)).unwrap());
    assert!(one == two);

    let mut files: BTreeMap<_, _> = unpacked(&folder.path().join("one.tar.gz")).into_iter().collect();
    let manifest: serde_json::Value =
        serde_json::from_slice(&files.remove("manifest.json").unwrap()).unwrap();
    assert_eq!(manifest["vectors"]["count"], 2);
    assert_eq!(manifest["vectors"]["sha256"], hexadecimal(LINES.as_bytes()));
    let model: serde_json::Value = serde_json::from_slice(&files["model/genvisa.json"]).unwrap();
    assert_eq!(model["format_version"], 1);
    assert_eq!(manifest["specification"], model["newest_version"]);
    let header = String::from_utf8(files["include/genvisa.h"].clone()).unwrap();
    assert!(header.contains("#define GENVISA_FORMAT_VERSION 1"));
    let listed: BTreeMap<String, String> = manifest["files"]
        .as_array()
        .unwrap()
        .iter()
        .map(|file| {
            let text = |key: &str| file[key].as_str().unwrap().to_string();
            (text("path"), text("sha256"))
        })
        .collect();
    let found: BTreeMap<_, _> =
        files.iter().map(|(path, bytes)| (path.clone(), hexadecimal(bytes))).collect();
    assert_eq!(listed, found);
    for part in [
        "PROTOCOL.md",
        "adapters/cpp/adapter.cpp",
        "consumers/python/consume.py",
        "schemas/vector.schema.json",
    ] {
        assert!(found.contains_key(part), "{part}");
    }
    licences(&manifest, &files);
}

/// The licence is that of the manifest in the file about all others, and in each file that we write and that has comments.
/// Vectors have it where `genvisa-conform` packs them.
fn licences(manifest: &serde_json::Value, files: &BTreeMap<String, Vec<u8>>) {
    let text = |path: &str| std::str::from_utf8(&files[path]).unwrap();
    let licence = manifest["license"].as_str().unwrap();
    let all: toml::Table = text("REUSE.toml").parse().unwrap();
    let all = all["annotations"].as_array().unwrap();
    assert_eq!(all.len(), 1);
    assert_eq!(all[0]["path"].as_str(), Some("**"));
    assert_eq!(all[0]["SPDX-License-Identifier"].as_str(), Some(licence));
    let mark = format!("SPDX-License-Identifier: {licence}");
    let is_marked = |path: &&String| {
        ["adapters/", "consumers/", "implementations/", "schemas/", "README", "PROTOCOL"]
            .iter()
            .any(|start| path.starts_with(start))
    };
    let marked: Vec<&String> = files.keys().filter(is_marked).collect();
    assert!(marked.len() > 15, "{marked:?}");
    for path in marked {
        assert!(text(path).contains(&mark), "{path}: write `{mark}` into it");
    }
}

/// The order of a folder on disk differs from one disk to another.
#[test]
fn the_files_of_the_archive_and_of_its_manifest_are_sorted_by_path() {
    let folder = tempfile::tempdir().unwrap();
    write_vectors(&folder.path().join("v.gz"));
    assert_eq!(dist(folder.path(), "v.gz", "one.tar.gz").status.code(), Some(0));
    let files = unpacked(&folder.path().join("one.tar.gz"));
    let ((first, manifest), others) = files.split_first().unwrap();
    assert_eq!(first, "manifest.json");
    let paths: Vec<&str> = others.iter().map(|(path, _)| path.as_str()).collect();
    assert!(paths.len() > 20 && paths.is_sorted(), "{paths:?}");
    let manifest: serde_json::Value = serde_json::from_slice(manifest).unwrap();
    let listed = manifest["files"].as_array().unwrap().iter();
    assert_eq!(listed.map(|file| file["path"].as_str().unwrap()).collect::<Vec<_>>(), paths);
}

#[test]
fn vectors_that_are_none_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("v.gz"), "no archive").unwrap();
    for vectors in ["v.gz", "missing.gz"] {
        let run = dist(folder.path(), vectors, "out.tar.gz");
        assert_eq!(run.status.code(), Some(2));
        assert!(!folder.path().join("out.tar.gz").exists());
    }
}
