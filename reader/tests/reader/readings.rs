//! Readings are checked against the model of the pages that they are read with: names in rules, and the reasons of sentences
//! without a rule.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_reader::isa::{Rule, RuleKind};
use genvisa_reader::{
    Decider, Interpretation, NoRequirement, Outcome, Readings, Reason, Source, dangling, load, read_with,
};
use genvisa_testing::upstream_test;
use std::path::{Path, PathBuf};

const PAGE: &str = "\
# FETCH

Reads.

## Opcode

  FETCH = 0x21

## Format

| | | | |
| --- | --- | --- | --- |
| 0x21(FETCH) | Mode | Size | Dst |

## Description

- **Mode(ub):** how
  - 0: fast
  - 1: slow
- **Size(ub):** bytes
- **Dst(raw_operand):** result

## Notes

The size must be even.
";

/// The page with an entry for its sentence that has these lines.
fn read(lines: &str) -> Outcome {
    let sources = [Source { path: "FETCH.md".into(), text: PAGE.into() }];
    let sum = read_with(&sources, &Readings::default()).coverage.pages[0].sentences[0].sum.to_string();
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("FETCH.toml"), format!("[[reading]]\nsum = \"{sum}\"\n{lines}\n"))
        .unwrap();
    read_with(&sources, &Readings::load(folder.path()).unwrap())
}

/// The problems of an entry with a reason, as text.
fn problems(reason: &str) -> String {
    read(&format!("none = \"a reason\"\n{reason}")).diagnostics.render(false)
}

#[test]
fn an_unknown_name_in_a_reading_is_an_error_at_its_line() {
    let good = read("doc = \"even\"\n[reading.rules]\n\"size/even\" = \"mode == 0 => size % 2 == 0\"");
    assert!(good.diagnostics.is_empty(), "{}", good.diagnostics.render(false));
    assert_eq!(dangling(&good.isa), []);
    for (expr, message) in [
        ("width % 2 == 0", "there is no field `width`"),
        ("mode.low % 2 == 0", "`mode` has no bits `low`"),
        ("matches!(mode, slaw) => size == 2", "`slaw` is none of the encodings of `mode`"),
        ("size + 1 == Slow", "`Slow` is none of the encodings of `size + 1`"),
    ] {
        let lines = format!("doc = \"even\"\n[reading.rules]\n\"size/even\" = \"{expr}\"");
        let outcome = read(&lines);
        let text = outcome.diagnostics.render(false);
        assert!(text.starts_with(&format!("error: {message}\n")), "{text}");
        assert!(text.contains("/FETCH.toml:5:") && text.contains("FETCH.md:25:1"), "{text}");
        assert_eq!(outcome.diagnostics.errors(), 1, "{text}");
        assert_eq!(dangling(&outcome.isa).len(), 1);
    }
}

#[test]
fn otherwise_replaces_a_rule_whose_names_a_version_lacks() {
    let entry = |other: &str| {
        let rule =
            "doc = \"even\"\n[reading.rules]\n\"size/even\" = \"width % 2 == 0\"\n[reading.otherwise]\n";
        read(&format!("{rule}\"size/even\" = \"{other}\""))
    };
    let replaced = entry("size % 2 == 0");
    assert!(replaced.diagnostics.is_empty(), "{}", replaced.diagnostics.render(false));
    let rule = replaced.isa.rules.iter().find(|rule| rule.id == "FETCH/size/even").unwrap();
    assert_eq!(rule.expr, "size % 2 == 0");
    let text = entry("depth % 2 == 0").diagnostics.render(false);
    assert!(text.contains("there is no field `width`"), "{text}");
}

#[test]
fn a_reading_names_encodings_that_the_page_lacks() {
    let rule = "doc = \"even\"\n[reading.rules]\n\"size/even\" = \"matches!(size, word) => mode == 0\"\n";
    let named = read(&format!("{rule}[reading.values]\n\"FETCH/size\" = {{ byte = 0, word = 1 }}"));
    assert!(named.diagnostics.is_empty(), "{}", named.diagnostics.render(false));
    let values = &named.isa.instructions[0].field("size").unwrap().bits[0].values;
    assert_eq!(
        values.iter().map(|v| (v.name.as_str(), v.code)).collect::<Vec<_>>(),
        [("byte", 0), ("word", 1)]
    );
    let unknown = read(&format!("{rule}[reading.values]\n\"FETCH/depth\" = {{ word = 1 }}"));
    let text = unknown.diagnostics.render(false);
    assert!(text.contains("`FETCH` has no bits `depth`"), "{text}");
}

#[test]
fn the_reason_of_a_sentence_without_a_rule_is_checked() {
    for good in [
        "covered = [\"FETCH/mode/encoding\", \"*/opcode\"]",
        "layout = [\"FETCH/dst\", \"!FETCH/src0\"]",
        "no_requirement = \"advice\"",
        "decided_by = \"hardware\"",
        "covered = [\"FETCH/opcode\"]\nlayout = [\"!FETCH/pred\"]",
        // The page of this subject is not read.
        "covered = [\"STORE/dst/type\"]",
    ] {
        assert_eq!(problems(good), "", "{good}");
    }
    for (wrong, message) in [
        ("covered = [\"FETCH/size/even\"]", "there is no rule `FETCH/size/even`"),
        ("runtime = [\"FETCH/mode/encoding\"]", "there is no run-time rule `FETCH/mode/encoding`"),
        ("layout = [\"FETCH/src0\"]", "`FETCH` has no field `src0`"),
        ("layout = [\"!FETCH/dst\"]", "`FETCH` has the field `dst`"),
    ] {
        let text = problems(wrong);
        assert!(text.starts_with(&format!("error: {message}\n")), "{text}");
        assert!(text.contains("/FETCH.toml:2:8") && text.contains("FETCH.md:25:1"), "{text}");
    }
    let outcome = read("none = \"a reason\"\nno_requirement = \"advice\"\ndecided_by = \"linker\"");
    let expected = Interpretation::NoRule {
        why: "a reason".into(),
        reasons: [Reason::NoRequirement(NoRequirement::Advice), Reason::DecidedBy(Decider::Linker)].into(),
    };
    assert_eq!(outcome.coverage.pages[0].sentences[0].interpretation, expected);
}

/// No rule of a version has a name without a meaning, and each sentence without a rule has a checked reason.
fn has_no_dangling_rule(folder: PathBuf) {
    let outcome = read_with(&load(std::slice::from_ref(&folder)).unwrap(), Readings::embedded());
    assert!(outcome.isa.is_complete(), "{}", folder.display());
    assert_eq!(dangling(&outcome.isa), [], "{}", folder.display());
    assert_eq!(outcome.diagnostics.errors(), 0, "{}", outcome.diagnostics.render(false));
    let sentences = outcome.coverage.pages.iter().flat_map(|page| &page.sentences);
    for sentence in sentences {
        if let Interpretation::NoRule { reasons, .. } = &sentence.interpretation {
            assert!(!reasons.is_empty(), "{}", sentence.sum);
        }
    }
}

#[test]
fn no_rule_is_dangling() {
    has_no_dangling_rule(Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec"));
}

#[upstream_test]
fn no_rule_of_intels_pages_is_dangling(upstream: &Path) {
    ["2021-06", "2025-02"].into_iter().for_each(|version| has_no_dangling_rule(upstream.join(version)));
}

/// Of a part of a specification, a page that is not there may define a name.
#[test]
fn a_specification_without_a_page_of_its_index_is_no_whole_one() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let mut pages = load(&[folder]).unwrap();
    pages.retain(|page| !page.path.ends_with("/CALL.md"));
    let outcome = read_with(&pages, Readings::embedded());
    assert!(!outcome.isa.is_complete());
}

#[test]
fn a_copied_rule_is_about_the_field_of_its_name() {
    let other = PAGE.replace("FETCH = 0x21", "SEND = 0x22").replace("0x21(FETCH)", "0x22(SEND)");
    let sources = [
        Source { path: "FETCH.md".into(), text: PAGE.into() },
        Source { path: "SEND.md".into(), text: other.replace("must be even", "must be odd") },
    ];
    let unread = read_with(&sources, &Readings::default());
    let sum = |page: usize| unread.coverage.pages[page].sentences[0].sum.to_string();
    let folder = tempfile::tempdir().unwrap();
    let write = |page: &str, sum: &str, lines: &str| {
        let text = format!("[[reading]]\nsum = \"{sum}\"\ndoc = \"the size\"\n{lines}\n");
        std::fs::write(folder.path().join(format!("{page}.toml")), text).unwrap();
    };
    write("FETCH", &sum(0), "[reading.rules]\n\"size/even{B+}\" = \"size % 2 == 0\"");
    write("SEND", &sum(1), "[reading.copies]\n\"mode/even\" = \"FETCH/size/even\"");
    let outcome = read_with(&sources, &Readings::load(folder.path()).unwrap());
    let rule = outcome.isa.rules.iter().find(|rule| rule.id == "SEND/mode/even").unwrap();
    assert_eq!((rule.expr.as_str(), rule.platforms.to_string().as_str()), ("mode % 2 == 0", "B+"));
    let stated = &outcome.coverage.pages[1].sentences[0].interpretation;
    assert_eq!(*stated, Interpretation::Rules { rules: vec!["SEND/mode/even".to_string()] });

    // A rule of several platforms is copied for each of them. Other files of the folder have no readings.
    write(
        "FETCH",
        &sum(0),
        "[reading.rules]\n\"size/even{A}\" = \"size == 4\"\n\"size/even{B+}\" = \"size % 2 == 0\"",
    );
    std::fs::write(folder.path().join("README.md"), "Readings of both pages\n").unwrap();
    let outcome = read_with(&sources, &Readings::load(folder.path()).unwrap());
    let copies = outcome.isa.rules.iter().filter(|rule| rule.id == "SEND/mode/even");
    let copies: Vec<_> = copies.map(|rule| format!("{} on {}", rule.expr, rule.platforms)).collect();
    assert_eq!(copies, ["mode == 4 on A", "mode % 2 == 0 on B+"]);

    write("SEND", &sum(1), "[reading.copies]\n\"mode/even\" = \"size/even\"");
    let refused = Readings::load(folder.path()).unwrap_err().to_string();
    assert!(refused.contains("a copy is `\"place/what\" = \"SUBJECT/place/what\"`"), "{refused}");

    // All entries of all files that are to be filled in are named at once.
    let skeletons =
        ["0000000000000001", "0000000000000002"].map(|sum| format!("[[reading]]\nsum = \"{sum}\"\n"));
    for page in ["FETCH", "SEND"] {
        std::fs::write(folder.path().join(format!("{page}.toml")), skeletons.concat()).unwrap();
    }
    let refused = Readings::load(folder.path()).unwrap_err().to_string();
    for words in ["FETCH.toml: line 2", "line 4: 0000000000000002", "SEND.toml: line 2"] {
        assert!(refused.contains(words), "{words} not in {refused}");
    }
}

/// Of a whole specification, every rule is known. A part of one may lack the page of the rule.
#[test]
fn a_copied_rule_exists_in_a_whole_specification() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let mut whole = load(&[spec]).unwrap();
    let page = whole.iter_mut().find(|page| page.path.ends_with("/ADD.md")).unwrap();
    page.text += "\nThe size of the sum must be even.\n";
    let part = [page.clone()];
    let coverage = read_with(&part, &Readings::default()).coverage;
    let sum = coverage.pages[0].sentences.last().unwrap().sum.to_string();
    let messages = |sources: &[Source], of: &str| {
        let folder = tempfile::tempdir().unwrap();
        let copies = format!("[reading.copies]\n\"dst/copied\" = \"{of}\"");
        let text = format!("[[reading]]\nsum = \"{sum}\"\ndoc = \"the sum\"\n{copies}\n");
        std::fs::write(folder.path().join("ADD.toml"), text).unwrap();
        let outcome = read_with(sources, &Readings::load(folder.path()).unwrap());
        outcome.diagnostics.render(false)
    };
    let missing = messages(&whole, "MUL/dst/nothing");
    assert!(missing.contains("error: there is no rule `MUL/dst/nothing` to copy\n"), "{missing}");
    assert!(missing.contains("/ADD.toml:") && missing.contains("/ADD.md:"), "{missing}");
    for (sources, of) in [(&whole[..], "MUL/dst/type"), (&part, "MUL/dst/nothing")] {
        let text = messages(sources, of);
        assert!(!text.contains("to copy"), "{text}");
    }
}

#[test]
fn a_rule_of_a_reading_replaces_the_rule_of_its_name_only_where_it_is_told_to() {
    let entry = "doc = \"8\"\n[reading.rules]\n\"mode/encoding\" = \"matches!(code(mode), 0 | 1 | 8)\"";
    let twice = read(entry).diagnostics.render(false);
    assert!(twice.contains("the page has two rules `FETCH/mode/encoding`"), "{twice}");

    let outcome = read(&format!("replaces = [\"mode/encoding\"]\n{entry}"));
    assert!(outcome.diagnostics.is_empty(), "{}", outcome.diagnostics.render(false));
    let rules = outcome.isa.rules.iter().filter(|rule| rule.id == "FETCH/mode/encoding");
    let rules: Vec<_> = rules.map(|rule| (rule.expr.as_str(), rule.kind)).collect();
    assert_eq!(rules, [("matches!(code(mode), 0 | 1 | 8)", RuleKind::Encoding)]);
}

/// A chapter that states layouts in words.
const CHAPTER: &str = "\
# Objects

| Variable Type | Max Count | Storage Class | R/W | Indexable | Input |
| --- | --- | --- | --- | --- | --- |
| G | 65536 | General | R/W | Y | Y |

The first nine are taken.

Rows share the format of cells.

### cell
  cell {
    UB kind;
    UB size;
    value;
  }

- **kind:** a kind
  - 0: small
  - 1: large
- **size:** bytes
- **value:** The raw bytes.
";

/// The chapter with an entry for each of three of its sentences.
fn chapter(entries: [(&str, &str); 3]) -> Outcome {
    let sources = [Source { path: "objects.md".into(), text: CHAPTER.into() }];
    let folder = tempfile::tempdir().unwrap();
    let entries = entries.map(|(sentence, lines)| {
        format!("[[reading]]\nsum = \"{}\"\ndoc = \"a layout\"\n{lines}\n", Rule::checksum(sentence))
    });
    std::fs::write(folder.path().join("objects.toml"), entries.concat()).unwrap();
    read_with(&sources, &Readings::load(folder.path()).unwrap())
}

#[test]
fn a_reading_states_a_layout_that_the_page_has_in_words() {
    let outcome = chapter([
        ("The first nine are taken.", "first = \"V9\""),
        ("Rows share the format of cells.", "structures = { row = \"cell\", cell = \"nothing\" }"),
        ("The raw bytes.", "fields = { cell = \"UB value[size]\" }"),
    ]);
    assert!(outcome.diagnostics.errors() == 0, "{}", outcome.diagnostics.render(false));
    let isa = outcome.isa;
    assert_eq!(isa.classes[0].first, Some(9));
    let (cell, row) = (isa.record("cell").unwrap(), isa.record("row").unwrap());
    assert_eq!(cell.fields, row.fields);
    let value = cell.field("value").unwrap();
    assert_eq!((value.wire[0].ty.as_str(), value.count.as_deref()), ("ub", Some("size")));
    let of = |id: &str| isa.rules.iter().find(|rule| rule.id == id).map(|rule| rule.expr.clone());
    let encoding = of("cell/kind/encoding");
    assert!(encoding.is_some() && of("row/kind/encoding") == encoding, "the rules of bits are copied");
}
