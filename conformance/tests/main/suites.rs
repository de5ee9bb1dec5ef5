//! Ids of released versions of the suite: none is lost without a tombstone.

use genvisa_conformance::tombstones;
use genvisa_conformance::vectors::Vectors;
use genvisa_runner::changes::{Changes, Suite, changes};
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

/// The rules of the suite as it is.
fn today() -> Suite {
    Suite::of(&Vectors::load().unwrap().all).rules().unwrap()
}

/// The names and the rules of the kept versions.
fn kept() -> Vec<(String, Suite)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("suites");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let suite = |path: &Path| Suite::read(BufReader::new(File::open(path).unwrap())).unwrap();
    files.map(|path| (path.file_stem().unwrap().display().to_string(), suite(&path))).collect()
}

/// The ids that are gone without a tombstone.
fn lost(changes: &Changes) -> Vec<&str> {
    let lost = changes.removed.iter().filter(|gone| gone.reason.is_none());
    lost.map(|gone| gone.id.as_str()).collect()
}

#[test]
fn no_rule_of_a_kept_version_is_lost() {
    let (today, tombstones) = (today(), tombstones::embedded().unwrap());
    let kept = kept();
    assert!(!kept.is_empty());
    for (version, suite) in &kept {
        assert!(suite.ids().count() > 2000, "{version}");
        let changes = changes(suite, &today, &tombstones).unwrap();
        assert_eq!(
            lost(&changes),
            [""; 0],
            "{version}: add tombstones for renamed or removed rules to conformance/tombstones.toml"
        );
    }
    // Each tombstone is about an id of some kept version.
    for (id, _) in tombstones.iter() {
        let is_rule = kept.iter().any(|(_, suite)| suite.has(id));
        let is_case =
            kept.iter().any(|(_, suite)| suite.ids().any(|rule| id.starts_with(&format!("{rule}/"))));
        assert!(is_rule || is_case, "{id} is in no kept version");
    }
    assert_eq!(tombstones.problems(|id| today.has(id) || id.matches('/').count() > 5), [""; 0]);
}

/// The check finds a rule that is missing.
#[test]
fn a_rule_without_a_tombstone_is_lost() {
    let today = today();
    let text = today.to_string();
    let (first, rest) = text.split_once('\n').unwrap();
    let fewer = Suite::read(rest.as_bytes()).unwrap();
    let changes = changes(&today, &fewer, &tombstones::embedded().unwrap()).unwrap();
    assert_eq!(lost(&changes), [first.split(' ').next().unwrap()]);
}
