//! The own lines of facts.
//!
//! The model has positions for people, and not one for each fact: a list of types has the line of the opcode, a row that of the
//! table, a field of a structure that of its description. Where the text that states such a fact has changed, the fact gets the
//! line of that text. The text is found in one of three ways, the first that succeeds:
//!
//! - The reader notes the place of an attribute of an instruction.
//! - A row and a line of code are facts as a whole: the text is the fact.
//! - All words that differ in the text are words of the fact, and no text has changed on the line that the fact has.

use super::forms::canonical_form;
use super::text::values;
use super::wording::{PageWording, TextChange, Version};
use super::{Change, ChangeKind, FactKind};
use genvisa_reader::{States, line_at};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The attributes of an instruction whose places the reader notes.
const ATTRIBUTES: [(FactKind, &str); 5] = [
    (FactKind::Saturation, "saturation"),
    (FactKind::SourceModifier, "source_modifier"),
    (FactKind::Flow, "flow"),
    (FactKind::Type, "supported_types"),
    (FactKind::Platform, "supported_types"),
];

/// The subject of the list of instructions, which states their platforms where their pages do not.
const INDEX: &str = "index";

/// One of the two versions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Old,
    New,
}

impl Side {
    fn at(self, change: &Change) -> Option<(&str, u32)> {
        let at = if self == Self::Old { &change.old_at } else { &change.new_at };
        let (page, line) = at.as_deref()?.rsplit_once(':')?;
        Some((page, line.parse().ok()?))
    }

    fn value(self, change: &Change) -> Option<&Value> {
        if self == Self::Old { change.old.as_ref() } else { change.new.as_ref() }
    }

    fn text(self, unit: &TextChange) -> Option<&str> {
        if self == Self::Old { unit.old.as_deref() } else { unit.new.as_deref() }
    }

    /// The first and the last line of a changed text.
    fn lines(self, unit: &TextChange) -> Option<(u32, u32)> {
        if self == Self::Old { unit.old_lines } else { unit.new_lines }
    }

    fn path(self, page: &PageWording) -> Option<&str> {
        if self == Self::Old { page.old.as_deref() } else { page.new.as_deref() }
    }

    fn is_on(self, unit: &TextChange, line: u32) -> bool {
        self.lines(unit).is_some_and(|(first, last)| (first..=last).contains(&line))
    }
}

/// Gives facts their own lines.
pub(super) fn settle(facts: &mut [Change], pages: &[PageWording], old: Version<'_>, new: Version<'_>) {
    for (side, version) in [(Side::Old, old), (Side::New, new)] {
        let mut units = BTreeMap::<&str, Vec<&TextChange>>::new();
        for page in pages {
            units.entry(side.path(page).unwrap_or_default()).or_default().extend(&page.changes);
        }
        let places = Places { side, version, units };
        for fact in facts.iter_mut() {
            let Some((page, line)) = places.own(fact) else { continue };
            let at = Some(format!("{page}:{line}"));
            if side == Side::Old { fact.old_at = at } else { fact.new_at = at }
        }
    }
    of_index(facts, pages);
}

/// The changed text of one of the two versions.
struct Places<'a> {
    side: Side,
    version: Version<'a>,
    /// By the path of the page.
    units: BTreeMap<&'a str, Vec<&'a TextChange>>,
}

impl Places<'_> {
    /// The own place of a fact, where it is not the one that it has.
    fn own<'f>(&self, fact: &'f Change) -> Option<(&'f str, u32)> {
        let (page, line) = self.side.at(fact)?;
        let own = self.of_attribute(fact, page).or_else(|| {
            let units = self.units.get(page)?;
            let whole = units.iter().filter(|unit| is_whole(self.side, fact, unit));
            if let Some(line) = self.nearest(whole, line) {
                return Some(line);
            }
            let is_rule =
                matches!(fact.kind, FactKind::Rule | FactKind::RuleKind | FactKind::Check | FactKind::Level);
            if is_rule || units.iter().any(|unit| self.side.is_on(unit, line)) {
                return None;
            }
            let name = squeezed(fact.place.rsplit('/').next().unwrap_or_default());
            let covered = || units.iter().filter(|unit| covers(fact, unit));
            let named = covered()
                .filter(|unit| self.side.text(unit).is_some_and(|text| squeezed(text).contains(&name)));
            self.nearest(named, line).or_else(|| self.nearest(covered(), line))
        })?;
        (own != line).then_some((page, own))
    }

    /// The line of the statement of an attribute.
    fn of_attribute(&self, fact: &Change, page: &str) -> Option<u32> {
        let is_list = matches!(fact.kind, FactKind::Type | FactKind::Platform);
        if fact.place.contains('/') || fact.place.is_empty() == is_list {
            return None;
        }
        let (_, attribute) = ATTRIBUTES.iter().find(|(kind, _)| *kind == fact.kind)?;
        let coverage = self.version.outcome.coverage.pages.iter().find(|known| known.path == page)?;
        let stated = coverage.statements.iter().find(|s| s.states == States::Attribute(attribute))?;
        let source = self.version.pages.iter().find(|source| source.path == page)?;
        u32::try_from(line_at(&source.text, stated.span.start)).ok()
    }

    /// The line of the changed text that is nearest to a line.
    fn nearest<'u>(&self, units: impl Iterator<Item = &'u &'u TextChange>, line: u32) -> Option<u32> {
        let lines = units.filter_map(|unit| self.side.lines(unit)).map(|(first, _)| first);
        lines.min_by_key(|first| (*first < line, first.abs_diff(line)))
    }
}

/// The platforms of an instruction have the place of the index if only that has changed.
fn of_index(facts: &mut [Change], pages: &[PageWording]) {
    let is_platform = |fact: &Change| fact.kind == FactKind::Platform && fact.what == ChangeKind::Changed;
    let of_index: Vec<Change> =
        facts.iter().filter(|fact| fact.subject == INDEX && is_platform(fact)).cloned().collect();
    for fact in facts.iter_mut().filter(|fact| is_platform(fact) && fact.place.is_empty()) {
        let name = ["/", &fact.subject].concat();
        let is_same = |entry: &&Change| {
            entry.place.ends_with(&name) && (&entry.old, &entry.new) == (&fact.old, &fact.new)
        };
        if let Some(entry) = of_index.iter().find(is_same)
            && units_of(fact, pages).is_empty()
        {
            (fact.old_at, fact.new_at) = (entry.old_at.clone(), entry.new_at.clone());
        }
    }
}

/// The changed texts on the lines of a fact.
pub(super) fn units_of<'p>(fact: &Change, pages: &'p [PageWording]) -> Vec<&'p TextChange> {
    let mut found = Vec::new();
    for page in pages {
        let lines = [Side::Old, Side::New].map(|side| {
            side.at(fact).filter(|(path, _)| side.path(page) == Some(path)).map(|(_, line)| (side, line))
        });
        if lines.iter().any(Option::is_some) {
            let is_on =
                |unit: &&TextChange| lines.iter().flatten().any(|(side, line)| side.is_on(unit, *line));
            found.extend(page.changes.iter().filter(|unit| unit.what != ChangeKind::Moved).filter(is_on));
        }
    }
    found
}

/// Whether the values of a fact on the lines of a changed text show what has changed in it.
pub(super) fn shows(fact: &Change, unit: &TextChange) -> bool {
    ATTRIBUTES.iter().any(|(kind, _)| *kind == fact.kind && fact.place.is_empty())
        || covers(fact, unit)
        || [Side::Old, Side::New].iter().any(|side| is_whole(*side, fact, unit))
}

/// Whether a text is the fact and nothing else.
fn is_whole(side: Side, fact: &Change, unit: &TextChange) -> bool {
    let Some(text) = side.text(unit) else { return false };
    let code = || text.split("//").next().unwrap_or_default();
    match (fact.kind, side.value(fact)) {
        (FactKind::Semantics, Some(_)) => squeezed(code()) == squeezed(&fact.place),
        (FactKind::Text, Some(_)) => squeezed(&canonical_form(code())) == squeezed(&fact.place),
        (FactKind::Row | FactKind::Table, Some(Value::Array(cells))) => {
            let cells: String = cells.iter().filter_map(Value::as_str).collect();
            squeezed(text) == squeezed(&cells)
        }
        _ => false,
    }
}

/// Whether all words that differ in a text, at least one, are words of a fact.
fn covers(fact: &Change, unit: &TextChange) -> bool {
    let of_unit = |text: &Option<String>| text.as_deref().map_or_else(BTreeMap::new, counts);
    let (old, new) = (of_unit(&unit.old), of_unit(&unit.new));
    let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    let mut differ = names.into_iter().filter(|word| old.get(*word) != new.get(*word)).peekable();
    if differ.peek().is_none() {
        return false;
    }
    let of_fact = counts(&values(fact));
    differ.all(|word| of_fact.contains_key(word))
}

/// The words of a text, small, with their numbers.
fn counts(text: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    for word in text.split(|c| !is_word(c)).filter(|word| !word.is_empty()) {
        *counts.entry(word.to_lowercase()).or_default() += 1;
    }
    counts
}

/// A text without blanks, marks of Markdown and separators of cells.
fn squeezed(text: &str) -> String {
    let spelt = [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&")];
    let text = spelt.iter().fold(text.to_lowercase(), |text, (spelt, is)| text.replace(spelt, is));
    text.chars().filter(|c| !c.is_whitespace() && !"|\\`*_".contains(*c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diff::Unit;
    use genvisa_reader::{Readings, read_with};

    #[test]
    fn a_text_behind_the_line_of_a_fact_is_preferred_to_one_in_front_of_it() {
        let outcome = read_with(&[], &Readings::default());
        let version = Version { pages: &[], outcome: &outcome };
        let places = Places { side: Side::New, version, units: BTreeMap::new() };
        let on = |line: &u32| TextChange {
            what: ChangeKind::Added,
            unit: Unit::Sentence,
            old: None,
            new: Some("a text".to_string()),
            old_at: None,
            new_at: None,
            has_fact: false,
            old_lines: None,
            new_lines: Some((*line, *line + 1)),
        };
        let nearest = |lines: &[u32]| {
            let units: Vec<TextChange> = lines.iter().map(on).collect();
            places.nearest(units.iter().collect::<Vec<_>>().iter(), 10)
        };
        // A list of types is behind the opcode, whose line it has.
        assert_eq!(nearest(&[9, 30, 20]), Some(20));
        assert_eq!(nearest(&[3, 10, 12]), Some(10));
        assert_eq!(nearest(&[3, 9]), Some(9));
        assert_eq!(nearest(&[]), None);
    }
}
