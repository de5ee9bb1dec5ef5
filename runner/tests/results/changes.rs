//! Versions of a suite: changes, tombstones, and expected-results files of earlier versions.

use crate::support::{accept, correct, declared_run, suite};
use genvisa_runner::changes::{Incomparable, Level, Suite, changes};
use genvisa_runner::expect::{Expectations, update, upgrade};
use genvisa_runner::outcome::Outcome;
use genvisa_runner::tombstone::{Fate, Tombstones};
use genvisa_runner::vector::{Expectation, Vector};

/// Renamed twice, renamed once, gone, and one case that is gone.
const TOMBSTONES: &str = r#"
[[tombstone]]
id = "SUM/src0/sort"
now = "SUM/src0/kind"
since = "0.2.0"
reason = "A better word."

[[tombstone]]
id = "SUM/src0/kind"
now = "SUM/src0/type"
since = "0.3.0"
reason = "The word of the page."

[[tombstone]]
id = "LOAD/old"
since = "0.2.0"
reason = "The page does not state it."

[[tombstone]]
id = "SUM/text/reject/BDW/0000000000000000"
since = "0.2.0"
reason = "It tested two rules."
"#;

fn tombstones() -> Tombstones {
    Tombstones::parse(TOMBSTONES).unwrap()
}

/// The suite of two versions before: one rule has its old id, and one is gone today.
fn old_suite() -> Vec<Vector> {
    let renamed = |text: &str| text.replace("SUM/src0/type", "SUM/src0/sort");
    let mut all = suite();
    for vector in &mut all {
        vector.rule = renamed(&vector.rule);
        vector.id = renamed(&vector.id);
        vector.counterpart = vector.counterpart.as_deref().map(renamed);
        vector.violates = vector.violates.iter().map(|rule| renamed(rule)).collect();
    }
    let gone = all.iter().filter(|vector| vector.rule == "SUM/src1/type").cloned().collect::<Vec<_>>();
    let old = |text: &str| text.replace("SUM/src1/type", "LOAD/old");
    all.extend(gone.into_iter().map(|vector| Vector {
        rule: old(&vector.rule),
        id: old(&vector.id),
        counterpart: vector.counterpart.as_deref().map(old),
        violates: vector.violates.iter().map(|rule| old(rule)).collect(),
        ..vector
    }));
    all
}

#[test]
fn an_id_is_kept_renamed_or_gone() {
    let tombstones = tombstones();
    let now = |id: &str| match tombstones.fate(id) {
        Fate::Kept => "kept".to_string(),
        Fate::Renamed(now) => now,
        Fate::Removed(tombstone) => format!("gone: {}", tombstone.reason),
    };
    assert_eq!(now("SUM/src0/type"), "kept");
    assert_eq!(now("SUM/src0/type/reject/BDW/1"), "kept");
    assert_eq!(now("SUM/src0/kind"), "SUM/src0/type");
    assert_eq!(now("SUM/src0/sort"), "SUM/src0/type");
    assert_eq!(now("SUM/src0/sort/reject/BDW/1"), "SUM/src0/type/reject/BDW/1");
    assert_eq!(now("SUM/src0/sort/*"), "SUM/src0/type/*");
    assert_eq!(now("SUM/src0/sorted/reject/BDW/1"), "kept");
    assert_eq!(now("LOAD/old/accept/BDW/1"), "gone: The page does not state it.");
    assert_eq!(now("SUM/text/reject/BDW/0000000000000000"), "gone: It tested two rules.");
    assert_eq!(now("SUM/text/reject/BDW/1"), "kept");
    // A case can be gone while the others of its rule have another id.
    let case = "SUM/src0/kind/reject/BDW/2";
    let more =
        format!("[[tombstone]]\nid = \"{case}\"\nsince = \"0.3.0\"\nreason = \"It tested two rules.\"\n");
    let tombstones = Tombstones::parse(&[TOMBSTONES, &more].concat()).unwrap();
    assert!(matches!(tombstones.fate(case), Fate::Removed(_)));
    assert_eq!(
        tombstones.fate("SUM/src0/kind/reject/BDW/3"),
        Fate::Renamed("SUM/src0/type/reject/BDW/3".to_string())
    );
}

#[test]
fn mistakes_of_tombstones_are_found() {
    let fails = |text: &str, why: &str| {
        let error = Tombstones::parse(text).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    };
    let one = |id: &str, now: &str| {
        format!("[[tombstone]]\nid = \"{id}\"\nnow = \"{now}\"\nsince = \"1\"\nreason = \"r\"\n")
    };
    fails(&(one("a", "b") + &one("a", "c")), "a has two tombstones");
    fails(&(one("a", "b") + &one("b", "a")), "lead back");
    fails(&one("a", "a"), "lead back");
    fails(&one("a", "b").replace("\"r\"", "\" \""), "is empty");
    fails(&one("a", "b").replace("\"1\"", "\"\""), "is empty");
    fails(&one("a", "b").replace("since", "until"), "until");
    let tombstones = Tombstones::parse(&(one("a", "b") + &one("c", "d"))).unwrap();
    let problems = tombstones.problems(|id| ["a", "b"].contains(&id));
    assert_eq!(problems, ["a has a tombstone, and the suite has it", "c: the suite does not have d"]);
    assert_eq!(tombstones.problems(|id| ["b", "d"].contains(&id)), [""; 0]);
}

/// A chain may use every tombstone there is.
#[test]
fn an_id_that_was_renamed_often_has_its_last_name() {
    let ids = ["a", "b", "c", "d"];
    for count in 1..ids.len() {
        let one = |pair: &[&str]| {
            format!(
                "[[tombstone]]\nid = \"{}\"\nnow = \"{}\"\nsince = \"1\"\nreason = \"r\"\n",
                pair[0], pair[1]
            )
        };
        let text: String = ids.windows(2).take(count).map(one).collect();
        let last = Fate::Renamed(ids[count].to_string());
        assert_eq!(Tombstones::parse(&text).unwrap().fate("a"), last, "{text}");
    }
}

#[test]
fn the_version_follows_from_the_changes() {
    let suites = |before: &[Vector], after: &[Vector]| {
        changes(&Suite::of(before), &Suite::of(after), &tombstones()).unwrap()
    };
    let all = suite();
    let same = suites(&all, &all);
    assert_eq!((same.level, same.same, same.is_empty()), (Level::Patch, 90, true));
    assert_eq!(same.markdown(9), "The changes make a patch. 90 ids are the same.\n");
    let more = suites(&all[..80], &all);
    assert_eq!((more.level, more.same, more.added.len(), more.is_empty()), (Level::Minor, 80, 10, false));
    let fewer = suites(&all, &all[..80]);
    assert_eq!((fewer.level, fewer.same, fewer.removed.len()), (Level::Major, 80, 10));
    assert!(fewer.removed.iter().all(|gone| gone.reason.is_none()));
    assert!(fewer.markdown(9).contains("## Removed: 10\n"), "{}", fewer.markdown(9));
    assert!(fewer.markdown(9).ends_with("| no tombstone |\n\n1 more.\n"), "{}", fewer.markdown(9));
    assert!(!fewer.markdown(10).contains("more."), "{}", fewer.markdown(10));
    // An input of the same meaning is no change, and another expectation is one.
    let mut other = all.clone();
    other[0].line += 1;
    assert_eq!(suites(&all, &other).level, Level::Patch);
    other[0].expect = Expectation::Either;
    let changed = suites(&all, &other);
    assert_eq!((changed.level, changed.same, changed.changed.len()), (Level::Major, 89, 1));
    assert_eq!((changed.changed[0].before.as_str(), changed.changed[0].after.as_str()), ("reject", "either"));
    // A renamed rule keeps the hashes of its cases.
    let renamed = suites(&old_suite(), &all);
    assert_eq!((renamed.level, renamed.same), (Level::Major, 81));
    assert_eq!((renamed.added.len(), renamed.renamed.len(), renamed.removed.len()), (0, 9, 9));
    assert!(renamed.changed.is_empty());
    let reason = Some("The page does not state it.".to_string());
    assert!(renamed.removed.iter().all(|gone| gone.reason == reason));
    let after = &renamed.renamed[0].after;
    assert!(after.starts_with("SUM/src0/type/") && all.iter().any(|vector| vector.id == *after));
    // A renamed case with another expectation is renamed and changed.
    let mut other = all.clone();
    let renamed_too = other.iter_mut().find(|vector| vector.rule == "SUM/src0/type" && vector.is_negative());
    renamed_too.unwrap().expect = Expectation::Either;
    let both = suites(&old_suite(), &other);
    assert_eq!((both.renamed.len(), both.changed.len()), (9, 1));
}

/// The same changes follow from files with vectors, ids or rules.
#[test]
fn a_suite_is_read_from_vectors_ids_or_rules() {
    let (before, after) = (Suite::of(&old_suite()), Suite::of(&suite()));
    let lines: String = suite().iter().map(|vector| serde_json::to_string(vector).unwrap() + "\n").collect();
    assert_eq!(Suite::read(lines.as_bytes()).unwrap(), after);
    let ids: String = before.ids().map(|id| format!("{id}\n")).collect();
    let ids = Suite::read(ids.as_bytes()).unwrap();
    let of_ids = changes(&ids, &after, &tombstones()).unwrap();
    assert_eq!((of_ids.same, of_ids.renamed.len(), of_ids.removed.len()), (81, 9, 9));
    assert!(of_ids.changed.is_empty());
    let text = format!("# A comment.\n\n{}", before.rules().unwrap());
    let rules = Suite::read(text.as_bytes()).unwrap();
    assert_eq!(Some(&rules), before.rules().as_ref());
    assert!(rules.has("SUM/text") && !rules.has("SUM/src0/type"));
    for changes in [
        changes(&rules, &after, &tombstones()).unwrap(),
        changes(&rules, &after.rules().unwrap(), &tombstones()).unwrap(),
    ] {
        assert_eq!((changes.same, changes.renamed.len(), changes.removed.len()), (9, 1, 1));
        assert!(changes.changed.is_empty() && changes.added.is_empty());
    }
    // A rule with a case less, or with another expectation, has other cases.
    let mut fewer = suite();
    fewer.retain(|vector| vector.id != suite()[0].id);
    fewer.last_mut().unwrap().expect = Expectation::Either;
    let of_rules = changes(&after.rules().unwrap(), &Suite::of(&fewer), &tombstones()).unwrap();
    let ids: Vec<&str> = of_rules.changed.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, ["SUM/src0/type", "module/name/unique"]);
    assert!(of_rules.changed[0].before.starts_with("9 ") && of_rules.changed[0].after.starts_with("8 "));
    assert_eq!(changes(&ids_only(), &rules, &tombstones()), Err(Incomparable));
    for (text, why) in [
        ("", "names no case"),
        ("a\nb 1 2\n", "line 2: the lines before it are of another kind"),
        ("a\na\n", "line 2: the id occurs twice"),
        ("a 1\n", "line 1: no vector"),
        ("{}\n", "line 1: missing field"),
    ] {
        let error = Suite::read(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}

fn ids_only() -> Suite {
    Suite::read(suite()[0].id.as_bytes()).unwrap()
}

/// An expected-results file of the suite of two versions before.
const EXPECTED: &str = r#"# About the file.

# An entry of a rule that is gone.
[[entry]]
rule = "LOAD/old"
expect = "reject"
count = 6
status = "fail"
reason = "gone"
link = "x"

# An entry of a renamed rule.
[[entry]]
rule = "SUM/src0/sort" # the type
expect = "reject"
count = 6
status = "fail"
reason = "Types are not checked."
link = "x"

[[group]]
of = ["SUM/src0/kind", "LOAD/old", "SUM*"]
expect = "reject"
status = "fail"
reason = "Types are not checked, again."
link = "x"
cases = [
    "LOAD/old/reject/BDW/0", # gone
]
[group.rules]
"LOAD/old" = 6
"SUM/src1/type" = 6
"#;

/// Accepts invalid types.
fn weak(vector: &Vector) -> Outcome {
    let is_type =
        ["SUM/src0/type", "SUM/src0/sort", "SUM/src1/type", "LOAD/old"].contains(&vector.rule.as_str());
    if is_type && vector.is_negative() { accept() } else { correct(vector) }
}

#[test]
fn expected_results_survive_an_upgrade_of_the_suite() {
    // The file describes the old suite, except for the case that its list names in addition.
    let old = EXPECTED
        .replace("cases = [\n    \"LOAD/old/reject/BDW/0\", # gone\n]\n", "")
        .replace("\"LOAD/old\" = 6\n", "");
    let declarations = Expectations::parse(&old).unwrap().declare(&old_suite());
    assert_eq!(declared_run("weak", &old_suite(), &declarations, weak).summary.problems, []);
    // Without tombstones it does not describe the new one.
    let problems = Expectations::parse(EXPECTED).unwrap().declare(&suite()).problems().len();
    assert!(problems > 0);
    let text = upgrade(EXPECTED, &tombstones()).unwrap();
    let declarations = Expectations::parse(&text).unwrap().declare(&suite());
    let results = declared_run("weak", &suite(), &declarations, weak);
    assert_eq!(results.summary.problems, []);
    assert_eq!(results.summary.expected, 12);
    for kept in ["rule = \"SUM/src0/type\" # the type\n", "of = [\"SUM/src0/type\", \"SUM*\"]\n"] {
        assert!(text.contains(kept), "{text}");
    }
    assert!(!text.contains("LOAD/old"), "{text}");
    assert_eq!(upgrade(&text, &tombstones()).unwrap(), text);
    assert_eq!(update(&text, &results.head, &results.cases).unwrap().matches("[[entry]]").count(), 1);
}

#[test]
fn rules_that_became_one_have_the_sum_of_their_cases() {
    let text = "[[group]]\nstatus = \"fail\"\nreason = \"r\"\nlink = \"l\"\n[group.rules]\n\"SUM/src0/kind\" = 2\n\"SUM/src0/sort\" = 3\n\"SUM/src0/type\" = 1\n";
    let new = upgrade(text, &tombstones()).unwrap();
    assert!(new.contains("\"SUM/src0/type\" = 6\n"), "{new}");
    assert!(!new.contains("kind") && !new.contains("sort"), "{new}");
}

#[test]
fn a_file_without_old_ids_stays_as_it_is() {
    let text = "# Nothing  is old.\n[[entry]]\ncase='SUM/text/*'\nrule =   \"SUM/text\"\n";
    assert_eq!(upgrade(text, &tombstones()).unwrap(), text);
    assert_eq!(upgrade(EXPECTED, &Tombstones::default()).unwrap(), EXPECTED);
    // A file that is written again has other ends of lines.
    let windows = format!("\u{feff}{}", EXPECTED.replace('\n', "\r\n"));
    assert_eq!(upgrade(&windows, &Tombstones::default()).unwrap(), windows);
    let without_ids = "\u{feff}[[entry]]\r\nstatus = \"fail\"\r\n[[group]]\r\nstatus = \"fail\"\r\n";
    assert_eq!(upgrade(without_ids, &tombstones()).unwrap(), without_ids);
    assert!(upgrade("[[entry", &tombstones()).is_err());
}

/// The first number that is not zero announces major changes.
#[test]
fn version_numbers_announce_changes() {
    for (before, after, level) in [
        ([1, 2, 3], [1, 2, 3], Some(Level::Patch)),
        ([1, 2, 3], [1, 2, 4], Some(Level::Patch)),
        ([1, 2, 3], [1, 3, 0], Some(Level::Minor)),
        ([1, 2, 3], [2, 0, 0], Some(Level::Major)),
        ([1, 2, 3], [1, 2, 2], None),
        ([1, 2, 3], [1, 1, 9], None),
        ([0, 2, 3], [0, 2, 4], Some(Level::Minor)),
        ([0, 2, 3], [0, 3, 0], Some(Level::Major)),
        ([0, 2, 3], [1, 0, 0], Some(Level::Major)),
        ([0, 0, 3], [0, 0, 4], Some(Level::Major)),
    ] {
        assert_eq!(Level::announced(before, after), level, "{before:?} {after:?}");
    }
}
