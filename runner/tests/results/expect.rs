//! Expected-results files.

use crate::support::{accept, correct, declared_run, faulty, head, large, skip, suite};
use genvisa_runner::expect::{Declarations, Expectations, update};
use genvisa_runner::outcome::Outcome;
use genvisa_runner::problem::Problem;
use genvisa_runner::results::Results;
use genvisa_runner::vector::Vector;

const EXPLAINED: &str = "reason = \"known\"\nlink = \"#1\"\n";

/// The declarations of an entry, and the mistakes in it.
fn declare(entry: &str) -> (Declarations, Vec<String>) {
    let expectations = Expectations::parse(&format!("[[entry]]\n{entry}\n{EXPLAINED}")).unwrap();
    let declarations = expectations.declare(&suite());
    let text = |problem: &Problem| match problem {
        Problem::Declaration { text, .. } => text.clone(),
        other => panic!("{other}"),
    };
    let mistakes = declarations.problems().iter().map(text).collect();
    (declarations, mistakes)
}

fn declared(declarations: &Declarations) -> usize {
    suite().iter().filter(|vector| declarations.of(&vector.id).is_some()).count()
}

#[test]
fn entries_cover_cases() {
    let none: [String; 0] = [];
    for (entry, count) in [
        ("case = \"SUM/text/reject/SKL/*\"\nstatus = \"fail\"", 2),
        ("case = \"*/aligned/*\"\nstatus = \"crash\"", 9),
        ("case = \"*/aligned/*\"\nplatforms = [\"SKL\", \"BDW\"]\nstatus = \"timeout\"", 6),
        ("rule = \"SUM/text\"\ncount = 9\nstatus = \"fail\"", 9),
        ("rule = \"SUM/text\"\nexpect = \"reject\"\ncount = 6\nstatus = \"fail\"", 6),
        (
            "rule = \"SUM/text\"\noperation = \"check_text\"\nplatforms = [\"SKL\"]\ncount = 3\nstatus = \"fail\"",
            3,
        ),
    ] {
        let (declarations, mistakes) = declare(entry);
        assert_eq!(mistakes, none, "{entry}");
        assert_eq!(declared(&declarations), count, "{entry}");
    }
}

#[test]
fn an_exact_id_is_no_pattern() {
    let id = &suite()[0].id;
    let (declarations, _) = declare(&format!("case = \"{id}\"\nstatus = \"fail\""));
    assert_eq!(declared(&declarations), 1);
    assert_eq!(declarations.of(id).map(|(line, _)| line), Some(1));
}

#[test]
fn mistakes_are_reported() {
    for (entry, mistake) in [
        ("case = \"*/nothing/*\"\nstatus = \"fail\"", "the entry matches no case"),
        ("case = \"SUM/text/*\"\nplatforms = [\"TGL\"]\nstatus = \"fail\"", "the entry matches no case"),
        ("case = \"SUM/*\"\nstatus = \"fail\"", "the entry matches 36 cases, more than 20"),
        ("rule = \"SUM/text\"\ncount = 8\nstatus = \"fail\"", "the entry covers 9 cases, and its count is 8"),
        ("rule = \"gone\"\ncount = 0\nstatus = \"fail\"", "the entry matches no case"),
        (
            "rule = \"SUM/text\"\noperation = \"assemble\"\ncount = 9\nstatus = \"fail\"",
            "the entry matches no case",
        ),
    ] {
        assert_eq!(declare(entry).1, [mistake], "{entry}");
    }
}

#[test]
fn a_wildcard_matches_twenty_cases_at_most() {
    let all = suite();
    let text = format!("[[entry]]\ncase = \"*\"\nstatus = \"fail\"\n{EXPLAINED}");
    let problems = |count: usize| Expectations::parse(&text).unwrap().declare(&all[..count]).problems().len();
    assert_eq!([problems(20), problems(21)], [0, 1]);
}

#[test]
fn two_entries_of_a_case_are_a_mistake() {
    let id = suite()[0].id.clone();
    let entry = |case: &str| format!("[[entry]]\ncase = \"{case}\"\nstatus = \"fail\"\n{EXPLAINED}");
    let expectations = Expectations::parse(&(entry(&id) + &entry(&id))).unwrap();
    let text = format!("line 1 already declares the case {id}");
    assert_eq!(expectations.declare(&suite()).problems(), [Problem::Declaration { line: 6, text }]);
}

#[test]
fn files_of_another_form_are_refused() {
    for (text, message) in [
        ("case = \"x\"\nstatus = \"fail\"\nlink = \"#1\"", "missing field `reason`"),
        ("case = \"x\"\nstatus = \"fail\"\nreason = \"known\"", "missing field `link`"),
        ("case = \"x\"\nstatus = \"fail\"\nreason = \" \"\nlink = \"#1\"", "`reason` is empty"),
        ("case = \"x\"\nstatus = \"fail\"\nreason = \"known\"\nlink = \"\"", "`link` is empty"),
        (
            "case = \"x\"\nstatus = \"pass\"\nreason = \"known\"\nlink = \"#1\"",
            "the status `pass` cannot be declared",
        ),
        (
            "case = \"x\"\nstatus = \"never_run\"\nreason = \"k\"\nlink = \"#1\"",
            "the status `never_run` cannot be declared",
        ),
        ("case = \"x\"\nstatus = \"lost\"\nreason = \"known\"\nlink = \"#1\"", "unknown variant `lost`"),
        ("case = \"x\"\nstate = \"fail\"\nreason = \"known\"\nlink = \"#1\"", "unknown field `state`"),
        (
            "case = \"x\"\ncount = 2\nstatus = \"fail\"\nreason = \"k\"\nlink = \"#1\"",
            "belong to entries with `rule`",
        ),
        (
            "case = \"x\"\nexpect = \"reject\"\nstatus = \"fail\"\nreason = \"k\"\nlink = \"#1\"",
            "belong to entries with `rule`",
        ),
        (
            "case = \"x\"\noperation = \"check_bin\"\nstatus = \"fail\"\nreason = \"k\"\nlink = \"#1\"",
            "belong to entries with `rule`",
        ),
        (
            "rule = \"x\"\nstatus = \"fail\"\nreason = \"known\"\nlink = \"#1\"",
            "an entry with `rule` needs `count`",
        ),
        ("status = \"fail\"\nreason = \"known\"\nlink = \"#1\"", "an entry has either `case` or `rule`"),
        (
            "case=\"x\"\nrule=\"x\"\nstatus=\"fail\"\nreason=\"k\"\nlink=\"#1\"",
            "an entry has either `case` or `rule`",
        ),
    ] {
        let error = Expectations::parse(&format!("[[entry]]\n{text}\n")).unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
}

#[test]
fn declared_failures_are_no_problem() {
    let entry = "rule = \"SUM/src1/type\"\nexpect = \"reject\"\ncount = 6\nstatus = \"fail\"";
    let (declarations, _) = declare(entry);
    let outcome = |vector: &Vector| if vector.rule == "SUM/src1/type" { accept() } else { correct(vector) };
    let results = declared_run("known", &suite(), &declarations, outcome);
    assert_eq!(results.summary.problems, []);
    assert_eq!(results.summary.expected, 6);
}

/// The file after an update for an implementation, and the results with the old file.
fn updated(text: &str, vectors: &[Vector], outcome: impl Fn(&Vector) -> Outcome) -> String {
    // An update is for files that may lack explanations.
    let explained = text.replace("reason = \"\"", "reason = \"x\"").replace("link = \"\"", "link = \"x\"");
    let declarations = Expectations::parse(&explained).unwrap().declare(vectors);
    let results = declared_run("updated", vectors, &declarations, outcome);
    update(text, &results.head, &results.cases).unwrap()
}

/// Checks that a file describes an implementation, apart from missing explanations, and that a second update changes nothing.
fn describes(text: &str, vectors: &[Vector], outcome: impl Fn(&Vector) -> Outcome + Copy) {
    assert_eq!(updated(text, vectors, outcome), text);
    let explained = text.replace("reason = \"\"", "reason = \"x\"").replace("link = \"\"", "link = \"x\"");
    let declarations = Expectations::parse(&explained).unwrap().declare(vectors);
    assert_eq!(declared_run("updated", vectors, &declarations, outcome).summary.problems, []);
}

#[test]
fn an_update_of_an_empty_file_declares_every_failure() {
    let text = updated("", &suite(), faulty);
    expect_test::expect_file!["updated.toml"].assert_eq(&text);
    describes(&text, &suite(), faulty);
    // A person has to explain the new entries.
    assert!(Expectations::parse(&text).unwrap_err().to_string().contains("`reason` is empty"));
}

#[test]
fn an_update_keeps_comments_and_order() {
    let before = expect_test::expect_file!["before.toml"];
    let text = before.data();
    let after = updated(&text, &suite(), faulty);
    expect_test::expect_file!["after.toml"].assert_eq(&after);
    describes(&after, &suite(), faulty);
}

#[test]
fn an_update_does_not_depend_on_the_order_of_the_results() {
    // The wildcard is split, and the other failures get new entries.
    let before =
        "[[entry]]\ncase = \"LOAD/*/reject/*\"\nstatus = \"fail\"\nreason = \"known\"\nlink = \"#1\"\n";
    let declarations = Expectations::parse(before).unwrap().declare(&suite());
    let mut results = declared_run("updated", &suite(), &declarations, faulty);
    let after = update(before, &results.head, &results.cases).unwrap();
    assert!(after.matches("reason = \"known\"").count() > 1 && after.contains("reason = \"\""), "{after}");
    for places in 0..results.cases.len() {
        results.cases.rotate_left(1);
        assert_eq!(
            update(before, &results.head, &results.cases).unwrap(),
            after,
            "rotated by {}",
            places + 1
        );
    }
}

#[test]
fn an_update_of_a_correct_implementation_removes_all_entries() {
    let text = updated("", &suite(), faulty);
    assert_eq!(updated(&text, &suite(), correct), "");
    let commented = format!("# Deviations of the implementation.\n\n# About the first entry.\n{text}");
    assert_eq!(updated(&commented, &suite(), correct), "# Deviations of the implementation.\n");
}

/// The comment of the file stays, with one empty line behind it, if the first entry goes.
#[test]
fn an_update_keeps_the_comment_of_the_file_in_front_of_the_entry_that_is_left() {
    let [first, second] = [0, 1].map(|n| suite()[n].id.clone());
    let entry = |id: &str| format!("[[entry]]\ncase = \"{id}\"\nstatus = \"crash\"\n{EXPLAINED}");
    let outcome = |vector: &Vector| match vector.id == second {
        true => Outcome::Crashed { detail: "signal 11".into() },
        false => correct(vector),
    };
    let comment = "# Deviations of the implementation.\n";
    let after = format!("{comment}\n{}", entry(&second));
    for between in ["", "\n"] {
        let text =
            format!("{comment}\n# About the first entry.\n{}{between}{}", entry(&first), entry(&second));
        assert_eq!(updated(&text, &suite(), outcome), after, "{between:?}");
    }
    describes(&after, &suite(), outcome);
}

#[test]
fn an_update_keeps_entries_outside_the_capabilities() {
    let id = suite()[0].id.clone();
    let text = format!("[[entry]]\ncase = \"{id}\"\nstatus = \"fail\"\n{EXPLAINED}");
    let outcome = |vector: &Vector| match vector.id == id {
        true => Outcome::NotApplicable { reason: "no platform".into() },
        false => correct(vector),
    };
    assert_eq!(updated(&text, &suite(), outcome), text);
}

#[test]
fn an_update_keeps_a_wildcard_of_twenty_cases() {
    let text = format!("[[entry]]\ncase = \"*\"\nstatus = \"crash\"\n{EXPLAINED}");
    let crash = |_: &Vector| Outcome::Crashed { detail: "signal 11".into() };
    let all = suite();
    let entries = |count: usize| updated(&text, &all[..count], crash).matches("[[entry]]").count();
    assert_eq!([entries(20), entries(21)], [1, 21]);
}

#[test]
fn an_update_splits_a_wildcard_that_is_too_broad() {
    let text = format!("[[entry]]\ncase = \"SUM/*\"\nstatus = \"crash\"\n{EXPLAINED}");
    let outcome = |vector: &Vector| match vector.rule.starts_with("SUM/") {
        true => Outcome::Crashed { detail: "signal 11".into() },
        false => correct(vector),
    };
    let text = updated(&text, &suite(), outcome);
    assert_eq!(text.matches("case = ").count(), 36);
    assert_eq!(text.matches("reason = \"known\"").count(), 36);
    describes(&text, &suite(), outcome);
}

#[test]
fn skips_are_declared_where_they_are_many() {
    let vectors = &large()[..300];
    let first: Vec<&str> =
        vectors.iter().filter(|v| v.platform == "SKL").take(2).map(|v| v.id.as_str()).collect();
    let outcome = |vector: &Vector| match first.contains(&vector.id.as_str()) {
        true => skip(),
        false => correct(vector),
    };
    let text = updated("", vectors, outcome);
    assert_eq!(text.matches("status = \"skip\"").count(), 2);
    describes(&text, vectors, outcome);
    let one = |vector: &Vector| if vector.id == first[0] { skip() } else { correct(vector) };
    assert_eq!(updated("", vectors, one), "");
}

#[test]
fn a_part_of_the_suite_cannot_update() {
    let results = declared_run("part", &suite(), &Declarations::default(), faulty);
    let refuses = |change: fn(&mut Results)| {
        let mut results = results.clone();
        change(&mut results);
        let refused = update("", &results.head, &results.cases).err();
        refused.is_some_and(|error| error.to_string().contains("only a complete run"))
    };
    assert!(!refuses(|_| {}));
    assert!(refuses(|results| results.head.shard = Some("1/2".into())));
    assert!(refuses(|results| results.head.filters = vec!["SUM".into()]));
    assert!(refuses(|results| {
        results.cases.pop();
    }));
    let error = update("[[entry]]\nx = 1", &head("x", 0), &[]).unwrap_err().to_string();
    assert!(error.contains("unknown field `x`"), "{error}");
}

#[test]
fn a_large_suite_is_declared_in_time() {
    let vectors = large();
    let entry = |vector: &Vector| {
        format!(
            "[[entry]]\ncase = \"{}*\"\nstatus = \"fail\"\n{EXPLAINED}",
            &vector.id[..vector.id.len() - 3]
        )
    };
    let text: String = vectors.iter().step_by(755).map(entry).collect();
    let expectations = Expectations::parse(&text).unwrap();
    assert_eq!(expectations.entries.len(), 200);
    let start = std::time::Instant::now();
    let declarations = expectations.declare(vectors);
    assert_eq!(declarations.problems(), []);
    // The machine may have other work.
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
}
