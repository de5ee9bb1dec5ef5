//! Damaged objects through the disassembler and the assembler: the same machine code, or a message.

use super::damage::damaged;
use genvisa::Platform;
use genvisa_asm::module::assemble;
use genvisa_conformance::finalizer::Finalizer;
use genvisa_conformance::properties::{Again, again};
use genvisa_testing::program_test;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The texts of a folder and its subfolders.
fn texts(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "visaasm") {
            found.push(path);
        }
    }
}

/// The finalizer's name of the platform of a text: that of its first comment, or of its folder in a corpus of programs.
fn platform(path: &Path, text: &str) -> &'static str {
    let comment = text.lines().find_map(|line| line.strip_prefix("// platform:"));
    let folder = path.parent().and_then(Path::file_name).map(|name| name.to_string_lossy());
    let name = comment.map(str::trim).or(folder.as_deref()).unwrap_or_default();
    // The pages have no DG1; its programs are those of TGLLP.
    let name = if name == "dg1" { "TGLLP" } else { name };
    let is_it = |known: &&Platform| {
        [known.name(), known.finalizer_name()].iter().any(|known| known.eq_ignore_ascii_case(name))
    };
    Platform::ALL.iter().find(is_it).unwrap_or(&Platform::Skl).finalizer_name()
}

/// The objects of the programs in some folders, with their platforms.
fn objects(folders: &[PathBuf]) -> Vec<(PathBuf, Vec<u8>, &'static str)> {
    let mut paths = Vec::new();
    folders.iter().for_each(|folder| texts(folder, &mut paths));
    paths.sort();
    let object = |path: PathBuf| {
        let text = fs::read_to_string(&path).ok()?;
        let bytes = assemble(&text).ok()?.encode().ok()?;
        let platform = platform(&path, &text);
        Some((path, bytes, platform))
    };
    paths.into_par_iter().filter_map(object).collect()
}

/// Changes a few bytes of objects, `count` times in all, and fails if some machine code changes without a message.
fn try_objects(folders: &[PathBuf], count: usize) -> BTreeMap<Again, usize> {
    let (finalizer, objects) = (Finalizer::find().unwrap(), objects(folders));
    assert!(objects.len() > 20, "{} objects", objects.len());
    let of = |number: usize| &objects[number % objects.len()];
    let outcomes: Vec<Again> = (0..count)
        .into_par_iter()
        .map(|number| {
            let (_, bytes, platform) = of(number);
            again(&damaged(bytes, number), &finalizer, platform).unwrap()
        })
        .collect();
    let different: Vec<String> = (0..count)
        .filter(|number| outcomes[*number] == Again::Different)
        .map(|number| {
            let (path, bytes, platform) = of(number);
            let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("different-{number}.isa"));
            fs::write(&kept, damaged(bytes, number)).unwrap();
            format!("{} on {platform}, of {}", kept.display(), path.display())
        })
        .collect();
    let mut counts = BTreeMap::from(Again::ALL.map(|outcome| (outcome, 0)));
    outcomes.into_iter().for_each(|outcome| *counts.entry(outcome).or_default() += 1);
    assert!(different.is_empty(), "{counts:?}\n{} differ:\n{}", different.len(), different.join("\n"));
    counts
}

/// The folder `conformance/` of the repository.
fn own(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[program_test("GenX_IR")]
fn damaged_objects_keep_their_machine_code() {
    let counts = try_objects(&[own("objects"), own("oracle")], 1000);
    assert!(counts[&Again::SameBytes] + counts[&Again::SameModule] > 100, "{counts:?}");
}

#[test]
#[ignore = "takes minutes and needs GenX_IR: as many objects as in GENVISA_MUTANTS (20 000), of programs in GENVISA_CORPUS too"]
fn many_damaged_objects_keep_their_machine_code() {
    let count = std::env::var("GENVISA_MUTANTS").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let corpus = std::env::var_os("GENVISA_CORPUS").map(PathBuf::from);
    let folders: Vec<PathBuf> = [own("objects"), own("oracle")].into_iter().chain(corpus).collect();
    println!("{:?}", try_objects(&folders, count));
}
