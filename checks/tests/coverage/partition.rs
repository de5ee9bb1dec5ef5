//! Every word of a page is in an item.

use crate::{Version, intels, ours};
use genvisa_checks::coverage::{Form, Meaning, ProseList, Sentences, Why, coverage};
use genvisa_reader::{Readings, Severity, Source, read_with};
use genvisa_testing::upstream_test;
use std::path::Path;

fn words_are_in_items(version: &Version) {
    for (source, page) in version.sources.iter().zip(&version.covered) {
        let mut covered = vec![false; source.text.len()];
        for item in &page.items {
            covered[item.span.clone()].fill(true);
        }
        let lost = source.text.char_indices().filter(|(at, c)| c.is_alphanumeric() && !covered[*at]);
        let lost: String = lost.map(|(_, c)| c).collect();
        assert!(lost.is_empty(), "{}: {lost}", source.path);
    }
}

#[test]
fn every_word_is_in_an_item() {
    words_are_in_items(ours());
}

#[upstream_test]
fn every_word_is_in_an_item_of_intels_pages(upstream: &Path) {
    intels(upstream).iter().for_each(words_are_in_items);
}

/// A rule in a list makes its section one of facts, whose title has a meaning.
#[test]
fn titles_of_sections_with_rules_are_no_prose() {
    let mut count = 0;
    for (source, page) in ours().sources.iter().zip(&ours().covered) {
        let mut title = None;
        for item in &page.items {
            match (item.form, &item.meaning) {
                (Form::Heading, _) => title = Some(item),
                (Form::Bullet, Meaning::Rule { .. }) => {
                    let Some(title) = title else { continue };
                    let is_prose = matches!(title.meaning, Meaning::Prose { .. });
                    assert!(!is_prose, "{}:{}", source.path, title.line);
                    count += 1;
                }
                _ => {}
            }
        }
    }
    assert!(count > 1000, "{count} rules in lists are not all");
}

/// The rules of a sentence are stated by it, unless other sentences state all of them.
#[test]
fn a_sentence_with_a_rule_of_its_own_is_no_repetition() {
    let text = "## Opcode\n\n  FETCH = 0x21\n\n## Format\n\n| | | |\n| --- | --- | --- |\n| 0x21(FETCH) | Mode | Size |\n\n\
        ## Description\n\n- **Mode(ub):** how\n- **Size(ub):** bytes\n\n## Notes\n\nThe size must be even.\n\n\
        The mode must be 0, and the size even.\n\nOdd sizes must not occur.\n";
    let pages = [Source { path: "FETCH.md".into(), text: text.into() }];
    let mut readings = Readings::default();
    let sizes = "\"size/even\" = \"size % 2 == 0\"";
    let both = format!("\"mode/zero\" = \"mode == 0\"\n{sizes}");
    let unread = read_with(&pages, &readings);
    for (sentence, rules) in unread.coverage.pages[0].sentences.iter().zip([sizes, both.as_str(), sizes]) {
        let entry =
            format!("[[reading]]\nsum = \"{}\"\ndoc = \"a rule\"\n[reading.rules]\n{rules}", sentence.sum);
        readings = readings.with("FETCH", &entry).unwrap();
    }
    let (covered, _) = coverage(&pages, &read_with(&pages, &readings), &ProseList::default());
    let sentences = covered[0].items.iter().filter(|item| item.form == Form::Sentence && item.line > 15);
    let repeats: Vec<bool> =
        sentences.map(|item| matches!(item.meaning, Meaning::Prose { why: Why::Repeats { .. } })).collect();
    assert_eq!(repeats, [true, false, true]);
}

/// A sentence with rules of several kinds has the kind of the one that needs the least of a program.
#[test]
fn a_sentence_with_rules_of_two_kinds_is_counted_once() {
    let text = "## Opcode\n\n  FETCH = 0x21\n\n## Format\n\n| | |\n| --- | --- |\n| 0x21(FETCH) | Label |\n\n\
        ## Description\n\n- **Label(uw):** where\n\n## Notes\n\nThe label must be small and defined once.\n";
    let pages = [Source { path: "FETCH.md".into(), text: text.into() }];
    let sum = read_with(&pages, &Readings::default()).coverage.pages[0].sentences[0].sum;
    let (object, r#static) =
        ("\"label/places\" = \"label_places(label) == 1\"", "\"label/small\" = \"label < 8\"");
    let counted = |rules: [&str; 2]| {
        let [one, other] = rules;
        let entry =
            format!("[[reading]]\nsum = \"{sum}\"\ndoc = \"a rule\"\n[reading.rules]\n{one}\n{other}\n");
        let readings = Readings::default().with("FETCH", &entry).unwrap();
        coverage(&pages, &read_with(&pages, &readings), &ProseList::default()).0[0].sentences
    };
    let once = |r#static, object| Sentences { r#static, object, ..Sentences::default() };
    assert_eq!(counted([object, r#static]), once(1, 0));
    assert_eq!(counted([r#static, object]), once(1, 0));
    assert_eq!(counted([object, ""]), once(0, 1));
    assert_eq!(counted(["", r#static]), once(1, 0));
}

/// A note is no error: the line that it is about is read nevertheless.
#[test]
fn a_fact_with_a_note_is_read() {
    let text = "# Boxes\n\n### box\n\n```\nbox {\n  ub size;\n  pool things;\n}\n```\n\n- **size:** bytes\n";
    let pages = [Source { path: "boxes.md".into(), text: text.into() }];
    let outcome = read_with(&pages, &Readings::default());
    let problems: Vec<_> = outcome.diagnostics.iter().map(|d| (d.severity, &*d.message)).collect();
    assert_eq!(problems, [(Severity::Note, "no page describes the structure `pool`")]);
    let (covered, _) = coverage(&pages, &outcome, &ProseList::default());
    let counts = &covered[0].counts;
    assert_eq!((counts.facts, counts.unread), (3, 0), "{:#?}", covered[0].items);
}

fn lines_are_those_of_bytes(version: &Version) {
    let (source, page) =
        version.sources.iter().zip(&version.covered).max_by_key(|(s, _)| s.text.len()).unwrap();
    for item in &page.items {
        let line = source.text[..item.span.start].matches('\n').count() + 1;
        assert_eq!(item.line as usize, line, "{}", source.path);
    }
}

#[test]
fn the_lines_of_items_are_those_of_their_bytes() {
    lines_are_those_of_bytes(ours());
}

#[upstream_test]
fn the_lines_of_items_are_those_of_their_bytes_of_intels_pages(upstream: &Path) {
    intels(upstream).iter().for_each(lines_are_those_of_bytes);
}

/// `xtask reading` counts the lines of a sentence by the line ends in it. Only Intel's pages have sentences that need a reading.
fn sentences_end_with_text(version: &Version) {
    let mut count = 0;
    for (source, page) in version.sources.iter().zip(&version.outcome.coverage.pages) {
        for sentence in &page.sentences {
            let text = &source.text[sentence.span.clone()];
            assert_eq!(text, text.trim(), "{}:{}", source.path, sentence.line);
            count += 1;
        }
    }
    assert!(count > 100, "{count} sentences are not all of {}", version.name);
}

#[upstream_test]
fn every_sentence_ends_with_text_in_intels_pages(upstream: &Path) {
    intels(upstream).iter().for_each(sentences_end_with_text);
}

/// A tag with a platform that no page lists has a warning, and the item is read nevertheless.
#[test]
fn an_item_of_an_unlisted_platform_is_a_fact() {
    let text = "## Opcode\n\n  FETCH = 0x21\n\n## Format\n\n| | |\n| --- | --- |\n| 0x21(FETCH) | Mode |\n\n\
        ## Description\n\n- **Mode(ub):** how\n  - Bit[1..0]: way\n    - 0b00: near\n    - {FOO+}0b01: far\n";
    let platforms = "# Platforms\n\n| Platform | Version | GRF bytes | Finalizer name | Processors |\n\
        | --- | --- | --- | --- | --- |\n| ONE | 8.0 | 32 | One | First |\n";
    let pages = [("FETCH.md", text), ("platforms.md", platforms)];
    let pages = pages.map(|(path, text)| Source { path: path.into(), text: text.into() });
    let read = read_with(&pages, &Readings::default());
    let warnings = read.diagnostics.iter().filter(|problem| problem.severity == Severity::Warning);
    assert_eq!(warnings.count(), 1, "{}", read.diagnostics.render(false));
    let (covered, _) = coverage(&pages, &read, &ProseList::default());
    assert_eq!(covered[0].counts.unread, 0, "{:?}", covered[0]);
    let far = covered[0].items.iter().find(|item| item.line == 16).map(|item| &item.meaning);
    assert!(matches!(far, Some(Meaning::Fact { .. })), "{far:?}");
}
