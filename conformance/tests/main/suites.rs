//! Released versions of the suite: none of their ids is lost without a tombstone, and each version number announces its changes.

use genvisa_conformance::tombstones;
use genvisa_conformance::vectors::Vectors;
use genvisa_runner::changes::{Changes, Level, Suite, changes};
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

/// The rules of the suite as it is.
fn today() -> Suite {
    Suite::of(&Vectors::load().unwrap().all).rules().unwrap()
}

/// A version number and the rules of that version.
type Version = ([u64; 3], Suite);

/// The version of the package.
const TODAY: &str = env!("CARGO_PKG_VERSION");

/// The numbers of a version.
fn numbers(version: &str) -> [u64; 3] {
    let numbers: Vec<u64> = version.split('.').map(|number| number.parse().unwrap()).collect();
    numbers.try_into().unwrap()
}

/// The kept versions, oldest first.
fn kept() -> Vec<Version> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("suites");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let suite = |path: &Path| Suite::read(BufReader::new(File::open(path).unwrap())).unwrap();
    let version = |path: &Path| numbers(&path.file_stem().unwrap().display().to_string());
    let mut kept: Vec<Version> = files.map(|path| (version(&path), suite(&path))).collect();
    kept.sort_by_key(|(version, _)| *version);
    kept
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
        assert!(suite.ids().count() > 2000, "{version:?}");
        let changes = changes(suite, &today, &tombstones).unwrap();
        assert_eq!(
            lost(&changes),
            [""; 0],
            "{version:?}: add tombstones for renamed or removed rules to conformance/tombstones.toml"
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

/// The changes that the step from one version to the next one does not announce.
fn unannounced(versions: &[Version]) -> Vec<String> {
    let tombstones = tombstones::embedded().unwrap();
    let step = |[(before, old), (after, new)]: &[Version; 2]| {
        let changes = changes(old, new, &tombstones).unwrap();
        let is_announced = Level::announced(*before, *after) >= Some(changes.level);
        (!is_announced).then(|| format!("{before:?} to {after:?}: {}", changes.markdown(5)))
    };
    versions.array_windows().filter_map(step).collect()
}

#[test]
fn each_version_number_announces_the_changes() {
    let mut versions = kept();
    versions.push((numbers(TODAY), today()));
    assert_eq!(
        unannounced(&versions),
        [""; 0],
        "give the package a later version and keep its rules: `genvisa-conform list --rules`. If {TODAY} is not released, its file \
         in conformance/suites/ can be written again"
    );
}

/// The first rule of a suite, and the suite without it.
fn without_first(suite: &Suite) -> (String, Suite) {
    let text = suite.to_string();
    let (first, rest) = text.split_once('\n').unwrap();
    (first.split(' ').next().unwrap().to_string(), Suite::read(rest.as_bytes()).unwrap())
}

#[test]
fn changes_without_a_later_version_number_are_found() {
    let all = today();
    let (first, fewer) = without_first(&all);
    let other = format!("{first} 1 0123456789abcdef\n{fewer}");
    let other = Suite::read(other.as_bytes()).unwrap();
    let is_announced = |before: &Suite, after: &Suite, version: &str| {
        unannounced(&[(numbers("1.2.3"), before.clone()), (numbers(version), after.clone())]).is_empty()
    };
    for (before, after, announced, others) in [
        // Nothing changes.
        (&all, &all, &["1.2.3", "1.2.4", "1.3.0", "2.0.0"][..], &["1.2.2", "1.1.9", "0.9.9"][..]),
        // A rule is new, a rule is gone, and a rule has other cases.
        (&fewer, &all, &["1.3.0", "2.0.0"], &["1.2.3", "1.2.4", "1.1.0"]),
        (&all, &fewer, &["2.0.0"], &["1.2.3", "1.2.4", "1.3.0", "0.3.0"]),
        (&all, &other, &["2.0.0"], &["1.2.3", "1.2.4", "1.3.0"]),
    ] {
        announced.iter().for_each(|version| assert!(is_announced(before, after, version), "{version}"));
        others.iter().for_each(|version| assert!(!is_announced(before, after, version), "{version}"));
    }
}

/// The check finds a rule that is missing.
#[test]
fn a_rule_without_a_tombstone_is_lost() {
    let today = today();
    let (first, fewer) = without_first(&today);
    let changes = changes(&today, &fewer, &tombstones::embedded().unwrap()).unwrap();
    assert_eq!(lost(&changes), [first]);
}
