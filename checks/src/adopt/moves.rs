//! Pages that were split or merged: their text moved to another page, and keeps its readings.
//!
//! Readings belong to the name of a chapter. Moved text is therefore read as a page of that name, in a folder with the name
//! of the page that has it. Its lines have the numbers that they have there.

use crate::diff::PageWording;
use genvisa_reader::Source;
use genvisa_reader::page::stem;
use std::collections::{BTreeMap, BTreeSet};

/// Text that is on another page of the new version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// The page of the old version.
    pub from: String,
    /// The page of the new version.
    pub to: String,
    /// The first and the last line there.
    pub lines: (u32, u32),
    /// The path under which the report has it.
    pub as_page: String,
}

/// The lines of a page by which it is known elsewhere: blank lines and signs are on every page.
fn lines(text: &str) -> BTreeSet<&str> {
    text.lines()
        .map(str::trim)
        .filter(|line| line.bytes().filter(u8::is_ascii_alphanumeric).count() > 3)
        .collect()
}

/// Whether most of some lines pass a test.
fn most(lines: &BTreeSet<&str>, test: impl Fn(&str) -> bool) -> bool {
    lines.len() > 3 && lines.iter().filter(|line| test(line)).count() * 10 > lines.len() * 6
}

/// The new pages with moved text as pages of its own, and the moves.
pub fn rejoin(old: &[Source], new: &[Source]) -> (Vec<Source>, Vec<Moved>) {
    let (olds, news) = (by_name(old), by_name(new));
    let both: Vec<(&Source, BTreeSet<&str>, BTreeSet<&str>)> = olds
        .iter()
        .filter_map(|(name, page)| Some((*page, lines(&page.text), lines(&news.get(name)?.text))))
        .collect();
    let mut pages = Vec::with_capacity(new.len());
    let mut moves = Vec::new();
    for page in new {
        let own = lines(&page.text);
        let split = both
            .iter()
            .filter(|_| !olds.contains_key(stem(&page.path)))
            .find(|(_, before, after)| most(&own, |line| before.contains(line) && !after.contains(line)));
        if let Some((from, ..)) = split {
            let count = u32::try_from(page.text.lines().count()).unwrap_or_default();
            let moved = moved(from, page, (1, count));
            pages.push(Source { path: moved.as_page.clone(), text: page.text.clone() });
            moves.push(moved);
            continue;
        }
        let mut rest = page.text.clone();
        if let Some(before) = olds.get(stem(&page.path)).map(|page| lines(&page.text)) {
            for gone in old.iter().filter(|gone| !news.contains_key(stem(&gone.path))) {
                let merged = most(&lines(&gone.text), |line| own.contains(line) && !before.contains(line));
                let Some(range) = merged.then(|| range(&gone.text, &page.text, &before)).flatten() else {
                    continue;
                };
                let moved = moved(gone, page, range);
                let is_in = |n: usize| (range.0 as usize..=range.1 as usize).contains(&(n + 1));
                pages.push(Source { path: moved.as_page.clone(), text: only(&page.text, is_in) });
                rest = only(&rest, |n| !is_in(n));
                moves.push(moved);
            }
        }
        pages.push(Source { path: page.path.clone(), text: rest });
    }
    pages.sort_by(|a, b| a.path.cmp(&b.path));
    (pages, moves)
}

fn by_name(pages: &[Source]) -> BTreeMap<&str, &Source> {
    pages.iter().map(|page| (stem(&page.path), page)).collect()
}

fn moved(from: &Source, to: &Source, lines: (u32, u32)) -> Moved {
    let folder = to.path.rsplit_once('.').map_or(to.path.as_str(), |(folder, _)| folder);
    let file = from.path.rsplit('/').next().unwrap_or_default();
    Moved { from: from.path.clone(), to: to.path.clone(), lines, as_page: format!("{folder}/{file}") }
}

/// The first and the last line of a page that a page which is gone had, and this page had not.
fn range(gone: &str, page: &str, before: &BTreeSet<&str>) -> Option<(u32, u32)> {
    let theirs = lines(gone);
    let is_theirs = |line: &str| theirs.contains(line.trim()) && !before.contains(line.trim());
    let mut found = (1..).zip(page.lines()).filter(|(_, line)| is_theirs(line)).map(|(number, _)| number);
    let first = found.next()?;
    Some((first, found.last().unwrap_or(first)))
}

/// Some lines of a text, and blank lines in place of the others.
fn only(text: &str, is_kept: impl Fn(usize) -> bool) -> String {
    let lines = text.lines().enumerate();
    lines.flat_map(|(n, line)| [if is_kept(n) { line } else { "" }, "\n"]).collect()
}

/// Takes the text that moved to another page of the same name out of the changed text.
pub(super) fn settle(pages: &mut [PageWording]) {
    let parts: BTreeSet<String> =
        pages.iter().filter(|page| page.old.is_none()).map(|page| page.name.clone()).collect();
    let mut moved: BTreeMap<(String, String), usize> = BTreeMap::new();
    for page in pages.iter().filter(|page| page.old.is_none()) {
        for text in page.changes.iter().filter_map(|change| change.new.clone()) {
            *moved.entry((page.name.clone(), text)).or_default() += 1;
        }
    }
    for page in pages.iter_mut().filter(|page| page.is_on_both_sides() && parts.contains(&page.name)) {
        let name = &page.name;
        page.changes.retain(|change| {
            let text = change.old.as_ref().filter(|_| change.new.is_none());
            let left =
                text.and_then(|text| moved.get_mut(&(name.clone(), text.clone()))).filter(|left| **left > 0);
            left.map(|left| *left -= 1).is_none()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diff::{ChangeKind, TextChange, Unit};

    fn page(path: &str, lines: &[&str]) -> Source {
        Source { path: path.into(), text: lines.iter().map(|line| format!("{line}\n")).collect() }
    }

    const FIRST: [&str; 4] = ["the first", "the second", "the third", "the fourth"];
    const LAST: [&str; 4] = ["another one", "another two", "another three", "another four"];

    #[test]
    fn a_part_of_a_page_keeps_the_name_of_the_page() {
        let whole = [&FIRST[..], &LAST].concat();
        let (pages, moves) =
            rejoin(&[page("old/1_a.md", &whole)], &[page("new/1_a.md", &FIRST), page("new/2_b.md", &LAST)]);
        let paths: Vec<&str> = pages.iter().map(|page| page.path.as_str()).collect();
        assert_eq!(paths, ["new/1_a.md", "new/2_b/1_a.md"]);
        assert_eq!((moves[0].from.as_str(), moves[0].lines), ("old/1_a.md", (1, 4)));
    }

    #[test]
    fn a_page_within_another_one_keeps_its_name_and_its_lines() {
        let whole = [&FIRST[..], &LAST].concat();
        let (pages, moves) =
            rejoin(&[page("old/1_a.md", &FIRST), page("old/2_b.md", &LAST)], &[page("new/1_a.md", &whole)]);
        assert_eq!(pages[1].path, "new/1_a/2_b.md");
        assert_eq!(pages[1].text, "\n\n\n\nanother one\nanother two\nanother three\nanother four\n");
        assert_eq!(pages[0].text, "the first\nthe second\nthe third\nthe fourth\n\n\n\n\n");
        assert_eq!(moves[0].lines, (5, 8));
    }

    #[test]
    fn text_of_two_pages_within_another_one_is_on_one_page_each() {
        const MIDDLE: [&str; 4] = ["some one", "some two", "some three", "some four"];
        let old = [page("old/1_a.md", &FIRST), page("old/2_b.md", &MIDDLE), page("old/3_c.md", &LAST)];
        let whole = [&FIRST[..], &MIDDLE, &LAST].concat();
        let (pages, moves) = rejoin(&old, &[page("new/1_a.md", &whole)]);
        let lines = |page: &Source| -> Vec<String> {
            page.text.lines().filter(|line| !line.is_empty()).map(str::to_string).collect()
        };
        let found: Vec<_> = pages.iter().map(|page| (page.path.as_str(), lines(page))).collect();
        let expected = [("new/1_a.md", FIRST), ("new/1_a/2_b.md", MIDDLE), ("new/1_a/3_c.md", LAST)];
        assert_eq!(found, expected.map(|(path, lines)| (path, lines.map(str::to_string).to_vec())));
        assert_eq!(moves.iter().map(|moved| moved.lines).collect::<Vec<_>>(), [(5, 8), (9, 12)]);
    }

    #[test]
    fn text_that_moved_is_no_change_and_text_that_changed_is_one() {
        let change = |old: Option<&str>, new: Option<&str>| TextChange {
            what: ChangeKind::Changed,
            unit: Unit::Sentence,
            old: old.map(str::to_string),
            new: new.map(str::to_string),
            old_at: None,
            new_at: None,
            has_fact: false,
            old_lines: None,
            new_lines: None,
        };
        let page = |old: Option<&str>, changes: Vec<TextChange>| PageWording {
            name: "A".into(),
            old: old.map(str::to_string),
            new: Some("new/1_a.md".into()),
            changes,
        };
        let changed = change(Some("a limit"), Some("another limit"));
        let (moved, twice) = (change(Some("a note"), None), change(Some("a note"), None));
        let part = page(None, vec![change(None, Some("a limit")), change(None, Some("a note"))]);
        let mut pages = [page(Some("old/1_a.md"), vec![changed.clone(), moved, twice.clone()]), part.clone()];
        settle(&mut pages);
        assert_eq!(pages, [page(Some("old/1_a.md"), vec![changed, twice]), part]);
    }

    #[test]
    fn other_pages_stay_as_they_are() {
        let old = [page("old/1_a.md", &FIRST)];
        for new in [
            vec![page("new/1_a.md", &FIRST), page("new/2_b.md", &LAST)],
            vec![page("new/1_a.md", &FIRST), page("new/2_b.md", &FIRST)],
            vec![page("new/2_b.md", &FIRST)],
        ] {
            assert_eq!(rejoin(&old, &new), (new, Vec::new()));
        }
    }
}
