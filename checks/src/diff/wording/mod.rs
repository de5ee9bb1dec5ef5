//! The changed text of pages: whatever no fact of the model holds.
//!
//! Pages are compared unit by unit (sentence, table row, line of code, heading) without layout. So two versions without
//! changes of facts and text are equal up to layout.

mod pages;
mod text;
mod tokens;
mod units;

pub(super) use text::{beside, counts, to_text};
pub(crate) use tokens::is_word;
pub use units::Unit;

use super::{Change, ChangeKind};
use genvisa_reader::{Outcome, Source};
use serde::Serialize;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use units::{Piece, pieces};

/// The changed text of a page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PageWording {
    /// The name of the page: that of its instruction or chapter.
    pub name: String,
    /// The path of the old page; `None` if the page is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    /// The path of the new page; `None` if the page is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new: Option<String>,
    /// The units that differ, in the order of the pages.
    pub changes: Vec<TextChange>,
}

impl PageWording {
    /// Whether both sides have the page.
    pub fn is_on_both_sides(&self) -> bool {
        self.old.is_some() && self.new.is_some()
    }

    /// Whether the page is new or gone without a fact that came or went with it.
    pub fn is_mere_text(&self) -> bool {
        !self.is_on_both_sides() && !self.changes.iter().any(|change| change.has_fact)
    }
}

/// A unit of text that differs between the two sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TextChange {
    /// The kind of change. A unit that only moved within its page has the same text on both sides.
    pub what: ChangeKind,
    /// The kind of unit.
    pub unit: Unit,
    /// The old text without layout; `None` where there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    /// The new text without layout; `None` where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new: Option<String>,
    /// The position of the old text, as `page:line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old_at: Option<String>,
    /// The position of the new text, as `page:line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_at: Option<String>,
    /// Whether a fact on a line of the text has changed.
    pub has_fact: bool,
    /// The first and the last line of the old text.
    #[serde(skip)]
    pub(crate) old_lines: Option<(u32, u32)>,
    /// The first and the last line of the new text.
    #[serde(skip)]
    pub(crate) new_lines: Option<(u32, u32)>,
}

/// A version of pages, and the result of reading them.
#[derive(Debug, Clone, Copy)]
pub struct Version<'a> {
    /// The pages.
    pub pages: &'a [Source],
    /// The result of reading them.
    pub outcome: &'a Outcome,
}

/// The changed text of each page that differs.
pub(super) fn compare(old: Version<'_>, new: Version<'_>, facts: &[Change]) -> Vec<PageWording> {
    let lines = FactLines::of(facts);
    pages::pairs(old, new)
        .into_iter()
        .map(|pair| {
            let read = |page: Option<&Source>| page.map_or_else(Vec::new, |page| pieces(&page.text));
            let (olds, news) = (read(pair.old), read(pair.new));
            let path = |page: Option<&Source>| page.map(|page| page.path.clone());
            let sides = Sides { old: path(pair.old), new: path(pair.new), lines: &lines };
            let changes = differences(&olds, &news).iter().map(|pair| sides.change(pair)).collect();
            PageWording { name: pair.name, old: sides.old, new: sides.new, changes }
        })
        .filter(|page| !page.changes.is_empty() || !page.is_on_both_sides())
        .collect()
}

/// Notes again which changed texts are on the lines of changed facts.
pub(super) fn mark(pages: &mut [PageWording], facts: &[Change]) {
    let lines = FactLines::of(facts);
    for page in pages {
        for change in &mut page.changes {
            change.has_fact = lines.has(page.old.as_ref(), change.old_lines)
                || lines.has(page.new.as_ref(), change.new_lines);
        }
    }
}

/// The pages of both versions, each with its counterpart.
pub(crate) fn page_pairs<'a>(
    old: Version<'a>,
    new: Version<'a>,
) -> Vec<(Option<&'a Source>, Option<&'a Source>)> {
    pages::pairs(old, new).into_iter().map(|pair| (pair.old, pair.new)).collect()
}

/// A piece before and after; both have the same text if it moved.
type Pair<'a> = (Option<&'a Piece>, Option<&'a Piece>);

/// The pieces that differ, in the new order.
fn differences<'a>(olds: &'a [Piece], news: &'a [Piece]) -> Vec<Pair<'a>> {
    let keys = |pieces: &'a [Piece]| pieces.iter().map(|piece| piece.key.as_str()).collect::<Vec<_>>();
    let mut pairs = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &keys(olds), &keys(news)) {
        let (gone, come) = (&olds[op.old_range()], &news[op.new_range()]);
        // The same words in other sentences or lines are another layout.
        if !matches!(op, DiffOp::Equal { .. }) && keys(gone).join(" ") != keys(come).join(" ") {
            pair(gone, come, &mut pairs);
        }
    }
    join_moved(pairs)
}

/// The number of old pieces that are tried as the origin of a new one.
const NEAR: usize = 12;

/// The share of common tokens, in percent, from which two pieces are alike.
const ALIKE: usize = 50;

/// Pairs the pieces of a changed passage that are alike; the others are added or removed.
fn pair<'a>(gone: &'a [Piece], come: &'a [Piece], pairs: &mut Vec<Pair<'a>>) {
    if let ([old], [new]) = (gone, come) {
        return pairs.push((Some(old), Some(new)));
    }
    let mut rest = gone;
    for new in come {
        let likeness = rest.iter().take(NEAR).map(|old| likeness(&old.key, &new.key)).enumerate();
        let best =
            likeness.filter(|(_, alike)| *alike >= ALIKE).max_by_key(|(n, alike)| (*alike, Reverse(*n)));
        if let Some((found, _)) = best {
            pairs.extend(rest[..found].iter().map(|old| (Some(old), None)));
            pairs.push((Some(&rest[found]), Some(new)));
            rest = &rest[found + 1..];
        } else {
            pairs.push((None, Some(new)));
        }
    }
    pairs.extend(rest.iter().map(|old| (Some(old), None)));
}

/// The share of common tokens, in percent.
fn likeness(one: &str, other: &str) -> usize {
    let mut counts = BTreeMap::<&str, isize>::new();
    let (mut all, mut common) = (0, 0);
    for token in one.split(' ') {
        *counts.entry(token).or_default() += 1;
        all += 1;
    }
    for token in other.split(' ') {
        all += 1;
        if let Some(count) = counts.get_mut(token).filter(|count| **count > 0) {
            *count -= 1;
            common += 2;
        }
    }
    common * 100 / all.max(1)
}

/// Joins a removed piece with an added one of the same text.
fn join_moved(mut pairs: Vec<Pair<'_>>) -> Vec<Pair<'_>> {
    let mut removed = BTreeMap::<&str, Vec<usize>>::new();
    for (n, pair) in pairs.iter().enumerate().rev() {
        if let (Some(old), None) = pair {
            removed.entry(&old.key).or_default().push(n);
        }
    }
    let mut moved = BTreeSet::new();
    for pair in 0..pairs.len() {
        if let (None, Some(new)) = pairs[pair]
            && let Some(from) = removed.get_mut(new.key.as_str()).and_then(Vec::pop)
        {
            pairs[pair].0 = pairs[from].0;
            moved.insert(from);
        }
    }
    let mut index = 0..;
    pairs.retain(|_| index.next().is_some_and(|n| !moved.contains(&n)));
    pairs
}

/// The lines with a changed fact.
struct FactLines<'a>(BTreeSet<(&'a str, u32)>);

impl<'a> FactLines<'a> {
    fn of(facts: &'a [Change]) -> Self {
        let places = facts.iter().flat_map(|fact| [&fact.old_at, &fact.new_at]).flatten();
        Self(
            places
                .filter_map(|at| at.rsplit_once(':'))
                .filter_map(|(p, n)| Some((p, n.parse().ok()?)))
                .collect(),
        )
    }

    fn has(&self, path: Option<&String>, lines: Option<(u32, u32)>) -> bool {
        let (Some(path), Some((first, last))) = (path, lines) else { return false };
        self.0.range((path.as_str(), first)..=(path.as_str(), last)).next().is_some()
    }
}

/// The two pages that changed text is on.
struct Sides<'a> {
    old: Option<String>,
    new: Option<String>,
    lines: &'a FactLines<'a>,
}

impl Sides<'_> {
    fn change(&self, &(old, new): &Pair<'_>) -> TextChange {
        let text = |piece: Option<&Piece>| piece.map(|piece| piece.text.clone());
        let lines = |piece: Option<&Piece>| piece.map(|piece| piece.lines.clone().into_inner());
        let at = |path: &Option<String>, piece: Option<&Piece>| {
            Some(format!("{}:{}", path.as_ref()?, piece?.lines.start()))
        };
        let what = match (old, new) {
            (None, _) => ChangeKind::Added,
            (_, None) => ChangeKind::Removed,
            (Some(old), Some(new)) if old.key == new.key => ChangeKind::Moved,
            _ => ChangeKind::Changed,
        };
        TextChange {
            what,
            unit: new.or(old).map_or(Unit::Sentence, |piece| piece.unit),
            old: text(old),
            new: text(new),
            old_at: at(&self.old, old),
            new_at: at(&self.new, new),
            has_fact: self.lines.has(self.old.as_ref(), lines(old))
                || self.lines.has(self.new.as_ref(), lines(new)),
            old_lines: lines(old),
            new_lines: lines(new),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(old: &str, new: &str) -> Vec<(ChangeKind, Option<String>, Option<String>)> {
        let (old, new) = (pieces(old), pieces(new));
        let text = |piece: Option<&Piece>| piece.map(|piece| piece.text.clone());
        let what = Sides { old: None, new: None, lines: &FactLines(BTreeSet::new()) };
        let found = differences(&old, &new);
        found.iter().map(|pair| (what.change(pair).what, text(pair.0), text(pair.1))).collect()
    }

    #[test]
    fn layout_is_no_change() {
        let page = "# A\n\nOne is here. Two are there.\n\n- **F(ub):** a * b\n\n```\nx = *y;\nz = 1;\n```\n";
        for other in [
            page.replace('\n', "\r\n"),
            page.replace("One is here. Two", "One is\nhere.\n\nTwo"),
            page.replace("- **F(ub):** a", "* **F(ub):**\n  a"),
            page.replace("# A", "A\n==="),
            page.replace("```\nx = *y;\nz = 1;\n```", "    x = *y;\n    z = 1;\n"),
        ] {
            assert_eq!(changes(page, &other), [], "{other}");
        }
    }

    #[test]
    fn the_level_of_a_heading_is_a_change() {
        let some = |text: &str| Some(text.to_string());
        let page = "# A\n\n## B\n\nOne is here.\n";
        let changed = |old: &str, new: &str| (ChangeKind::Changed, some(old), some(new));
        assert_eq!(changes(page, &page.replace("## B", "### B")), [changed("## B", "### B")]);
        assert_eq!(changes(page, &page.replace("## B", "B\n---")), []);
        assert_eq!(
            changes(&page.replace("## B", "B\n---"), &page.replace("## B", "B")),
            [changed("## B", "B")]
        );
    }

    #[test]
    fn each_unit_has_its_counterpart() {
        let some = |text: &str| Some(text.to_string());
        let old = "One is here. So is two. It must be even. Bits are set.\n\nLast.\n";
        let new = "Last.\n\nNobody knows. One is here. So is two. It must not be even. A limit exists.\n";
        assert_eq!(
            changes(old, new),
            [
                (ChangeKind::Moved, some("Last."), some("Last.")),
                (ChangeKind::Added, None, some("Nobody knows.")),
                (ChangeKind::Changed, some("It must be even."), some("It must not be even.")),
                (ChangeKind::Added, None, some("A limit exists.")),
                (ChangeKind::Removed, some("Bits are set."), None),
            ]
        );
    }

    #[test]
    fn the_first_of_equally_similar_removed_sentences_is_the_changed_one() {
        let some = |text: &str| Some(text.to_string());
        assert_eq!(
            changes("It must be red. It must be blue.", "It must be green."),
            [
                (ChangeKind::Changed, some("It must be red."), some("It must be green.")),
                (ChangeKind::Removed, some("It must be blue."), None),
            ]
        );
    }
}
