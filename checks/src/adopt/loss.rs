//! Facts that the new pages lose. The loss of a fact is written only where its words are gone and nothing has taken their
//! place: a page that states the fact in other words would lose it by mistake.

use super::page::PROPERTIES;
use super::place;
use crate::diff::{Change, ChangeKind, FactKind, Version, is_word, page_pairs};
use genvisa_reader::{Label, Severity, Source};
use serde::Serialize;
use serde_json::Value;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Why a fact that is not in the new pages may still hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// The page has errors, so parts of it are not read.
    PageWithErrors,
    /// The words that stated the fact are still there.
    SameWords,
    /// The page has other words for the fact.
    OtherWords,
    /// The list would be empty.
    EmptyList,
}

/// A fact that a person must decide about, with the text that stated it and the text in its place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Kept {
    /// Why.
    pub doubt: Doubt,
    /// The old text.
    pub old: String,
    /// The new text; empty where nothing is in its place.
    pub new: String,
    /// The position of the new text, as `page:line`, or the new page.
    pub at: String,
}

/// The lost facts and those of lines with errors that a person must decide about, by their position in the list. With them are all
/// changes that would be written at the same time.
pub(super) fn kept(facts: &[Change], old: Version<'_>, new: Version<'_>) -> BTreeMap<usize, Kept> {
    let pages = Pages::of(facts, old, new);
    let lost = facts.iter().enumerate().filter(|(_, change)| is_loss(change) || pages.is_unread(change));
    let doubts: Vec<(usize, Kept)> = lost.filter_map(|(n, change)| Some((n, pages.kept(change)?))).collect();
    let groups: BTreeMap<_, &Kept> = doubts.iter().map(|(n, kept)| (group(&facts[*n]), kept)).collect();
    let with = |change: &Change| groups.get(&group(change)).map(|kept| (*kept).clone());
    let all = facts.iter().enumerate().filter_map(|(n, change)| Some((n, with(change)?)));
    all.chain(doubts.iter().cloned()).collect()
}

/// Whether a fact or a part of it is gone.
fn is_loss(change: &Change) -> bool {
    match change.what {
        ChangeKind::Removed => true,
        ChangeKind::Changed => loses(change.old.as_ref(), change.new.as_ref()),
        _ => false,
    }
}

/// Whether a value has less than before.
fn loses(old: Option<&Value>, new: Option<&Value>) -> bool {
    let is_nothing = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    };
    let Some(old) = old.filter(|old| !is_nothing(old)) else { return false };
    let Some(new) = new.filter(|new| !is_nothing(new)) else { return true };
    match (old, new) {
        // Limits have no names: others may take their place.
        (Value::Array(old), Value::Array(new)) if new.iter().all(Value::is_object) => {
            old.len() > new.len() || old.iter().zip(new).any(|(old, new)| loses(Some(old), Some(new)))
        }
        (Value::Array(old), Value::Array(new)) => old.iter().any(|value| !new.contains(value)),
        (Value::Object(old), Value::Object(new)) => {
            old.iter().any(|(name, value)| loses(Some(value), new.get(name)))
        }
        _ => false,
    }
}

/// The subject of a change, and the part of its page that is written at once.
fn group(change: &Change) -> (&str, &'static str, &str) {
    let Change { subject, place, kind, .. } = change;
    let field = place.split('/').next().unwrap_or_default();
    let is_list = *kind == FactKind::Type && !place.contains('/');
    match kind {
        _ if subject == "attributes" => (subject, "attribute", place),
        FactKind::Type if is_list => (subject, "supported types", ""),
        FactKind::Range
        | FactKind::Type
        | FactKind::Class
        | FactKind::Refers
        | FactKind::Ignored
        | FactKind::Condition => (subject, "phrases", field),
        FactKind::Bits | FactKind::Encoding => (subject, "bits", field),
        FactKind::TypeMap => (subject, "type maps", ""),
        FactKind::Field | FactKind::Parameters => (subject, "format", ""),
        _ => (subject, kind_name(*kind), place),
    }
}

/// The name of a kind whose changes are written one by one.
fn kind_name(kind: FactKind) -> &'static str {
    match kind {
        FactKind::Saturation => "Saturation",
        FactKind::SourceModifier => "Source Modifier",
        FactKind::Flow => "Control Flow",
        FactKind::Rule => "rule",
        FactKind::Instruction => "instruction",
        FactKind::Index => "index",
        FactKind::Matrix => "matrix",
        FactKind::Platform => "platform",
        FactKind::Semantics => "semantics",
        FactKind::Text => "text",
        _ => "",
    }
}

/// The name of the property that states a fact of an instruction in a line of its own.
fn property(change: &Change) -> Option<&'static str> {
    let (_, part, field) = group(change);
    let name = if part == "supported types" { "Supported Types" } else { part };
    let is_property = field.is_empty() && PROPERTIES.iter().any(|(property, _)| *property == name);
    is_property.then_some(name)
}

/// The pages of both versions.
struct Pages<'a> {
    /// By the path of the old page, those that have a new one.
    pairs: BTreeMap<&'a str, Pair<'a>>,
    /// The new pages with errors.
    wrong: BTreeSet<&'a str>,
    /// The places of the errors, as `page:line`.
    errors: BTreeSet<String>,
    facts: &'a [Change],
}

impl<'a> Pages<'a> {
    fn of(facts: &'a [Change], old: Version<'a>, new: Version<'a>) -> Self {
        let pairs = page_pairs(old, new).into_iter();
        let pairs =
            pairs.filter_map(|(old, new)| Some((old?.path.as_str(), Pair::of(old?, new?, facts)))).collect();
        let problems = new.outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error);
        let labels: Vec<&Label> = problems.flat_map(|d| &d.labels).collect();
        let wrong = labels.iter().map(|label| &*label.path).collect();
        let places = labels.iter().filter_map(|label| place(new.pages, label));
        let errors = places.map(|(page, line)| format!("{page}:{line}")).collect();
        Self { pairs, wrong, errors, facts }
    }

    /// Whether the new value of a fact is on a line with an error.
    fn is_unread(&self, change: &Change) -> bool {
        change.new_at.as_ref().is_some_and(|at| self.errors.contains(at))
    }

    /// Why a person must decide about a lost fact, if that is so.
    fn kept(&self, change: &Change) -> Option<Kept> {
        let (page, line) = change.old_at.as_deref()?.rsplit_once(':')?;
        let pair = self.pairs.get(page)?;
        let (lines, new) = (&pair.old, pair.path);
        let head = property(change).and_then(|name| lines.find(&format!("**{name}:**")));
        let block = lines.block(head.or(lines.position(line.parse().ok()?))?, change);
        let place = Place::of(pair, &block);
        let doubt = match change {
            _ if self.wrong.contains(new) => Some(Doubt::PageWithErrors),
            _ if is_decided_elsewhere(change.kind) => None,
            _ if is_empty_list(change) => Some(Doubt::EmptyList),
            _ => place.doubt(change, &self.stated(change, page, &lines.numbers(&block), new, &place)),
        }?;
        let at = place.line.map_or(new.to_string(), |line| format!("{new}:{line}"));
        Some(Kept { doubt, old: lines.text(&block), new: place.new, at })
    }

    /// The new facts that are stated in the place of a lost one.
    fn stated(&self, lost: &Change, page: &str, numbers: &Range<u32>, new: &str, place: &Place) -> Stated {
        let is_at = |at: &Option<String>, path: &str, has: &dyn Fn(u32) -> bool| {
            let at = at.as_deref().and_then(|at| at.rsplit_once(':'));
            at.is_some_and(|(page, line)| page == path && line.parse().is_ok_and(has))
        };
        let is_here = |change: &&Change| {
            let is_of_same_list = property(lost).is_some() && property(change) == property(lost);
            is_of_same_list && change.subject == lost.subject
                || is_at(&change.old_at, page, &|line| numbers.contains(&line))
                || is_at(&change.new_at, new, &|line| place.lines.contains(&line))
        };
        let mut stated = Stated::default();
        for change in self.facts.iter().filter(is_here).filter(|change| change.new.is_some()) {
            stated.words.extend(words(&change.place));
            change.new.iter().for_each(|value| words_of_value(value, &mut stated.words));
            let is_alike = (change.kind, &change.subject) == (lost.kind, &lost.subject);
            stated.has_successor |= is_alike && change.what == ChangeKind::Added;
        }
        stated
    }
}

/// A page before and after.
struct Pair<'a> {
    old: Lines<'a>,
    /// The path of the new page.
    path: &'a str,
    new: Lines<'a>,
    /// The differences between the lines without their layout.
    ops: Vec<DiffOp>,
    /// The new lines of facts that the old page does not have. They replace no other line.
    added: BTreeSet<u32>,
}

impl<'a> Pair<'a> {
    fn of(old: &'a Source, new: &'a Source, facts: &[Change]) -> Self {
        let path = new.path.as_str();
        let (old, new) = (Lines::of(&old.text), Lines::of(&new.text));
        let ops = capture_diff_slices(Algorithm::Myers, &old.keys(), &new.keys());
        let added = facts.iter().filter(|change| change.what == ChangeKind::Added);
        let places = added.filter_map(|change| change.new_at.as_deref()?.rsplit_once(':'));
        let added =
            places.filter(|(page, _)| *page == path).filter_map(|(_, line)| line.parse().ok()).collect();
        Self { old, path, new, ops, added }
    }
}

/// The new facts in a place.
#[derive(Default)]
struct Stated {
    /// The words of their values.
    words: BTreeSet<String>,
    /// Whether one of them is of the kind of the lost one: the fact has another name or value.
    has_successor: bool,
}

/// Kinds whose loss has a check of its own, or that a page states in several places.
fn is_decided_elsewhere(kind: FactKind) -> bool {
    let kinds = [
        FactKind::Instruction,
        FactKind::Index,
        FactKind::Matrix,
        FactKind::Rule,
        FactKind::RuleKind,
        FactKind::Semantics,
        FactKind::Text,
        FactKind::Parameters,
    ];
    kinds.contains(&kind)
}

/// Whether a combination of types loses all types of its destination or of its sources.
fn is_empty_list(change: &Change) -> bool {
    let is_empty = |part: &str| {
        let list = |value: &Option<Value>| Some(value.as_ref()?.get(part)?.as_array()?.is_empty());
        list(&change.old) == Some(false)
            && list(&change.new).or(change.new.as_ref().map(|_| true)) == Some(true)
    };
    change.kind == FactKind::TypeMap && (is_empty("dst") || is_empty("src"))
}

/// The lines of a page that are not blank, with their numbers.
struct Lines<'a>(Vec<(u32, &'a str)>);

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Self((1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).collect())
    }

    fn position(&self, number: u32) -> Option<usize> {
        self.0.iter().position(|(n, _)| *n == number)
    }

    fn find(&self, text: &str) -> Option<usize> {
        self.0.iter().position(|(_, line)| line.contains(text))
    }

    /// A line with those that continue its bullet. A combination of types has bullets of its own, and an attribute in a list has
    /// several of them.
    fn block(&self, first: usize, change: &Change) -> Range<usize> {
        let Some((number, line)) = self.0.get(first) else { return first..first };
        let indent = |line: &str| line.len() - line.trim_start().len();
        let mut last = *number;
        let is_part = |(n, next): &&(u32, &str)| {
            let is_beside = *n == last + 1;
            let is_next = is_beside && !next.trim_start().starts_with(['-', '*', '#', '|', '`', '{', '+']);
            let is_own = change.kind == FactKind::TypeMap && indent(next) > indent(line)
                || change.subject == "attributes" && is_beside && !line.trim_start().starts_with('|');
            last = *n;
            is_own || is_next && !line.trim_start().starts_with('|')
        };
        first..first + 1 + self.0[first + 1..].iter().take_while(is_part).count()
    }

    fn numbers(&self, block: &Range<usize>) -> Range<u32> {
        let number = |n: usize| self.0.get(n).map_or(0, |(number, _)| *number);
        number(block.start)..number(block.end.saturating_sub(1)) + 1
    }

    fn text(&self, block: &Range<usize>) -> String {
        let lines = self.0.get(block.clone()).unwrap_or_default();
        lines.iter().map(|(_, line)| line.trim()).collect::<Vec<_>>().join(" ")
    }

    /// The lines without their layout.
    fn keys(&self) -> Vec<String> {
        self.0.iter().map(|(_, line)| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }

    /// The words of some lines, each with the position of its line.
    fn words(&self, lines: &Range<usize>) -> (Vec<String>, Vec<usize>) {
        let lines = lines.clone().filter_map(|n| Some((n, self.0.get(n)?.1)));
        lines.flat_map(|(n, line)| words(line).into_iter().map(move |word| (word, n))).unzip()
    }
}

/// The words of a text in small letters, and its numbers without prefix.
fn words(text: &str) -> Vec<String> {
    let word = |word: &str| {
        let word = word.to_lowercase();
        let prefixed = |prefix, radix| u64::from_str_radix(word.strip_prefix(prefix)?, radix).ok();
        let number = prefixed("0b", 2).or(prefixed("0x", 16)).or(word.parse().ok());
        number.map_or(word.clone(), |number| number.to_string())
    };
    text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).map(word).collect()
}

/// The words of a value.
fn words_of_value(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| words_of_value(value, found)),
        Value::Object(object) => object.values().for_each(|value| words_of_value(value, found)),
        Value::Null | Value::Bool(_) => {}
        Value::String(text) => found.extend(words(text)),
        Value::Number(number) => drop(found.insert(number.to_string())),
    }
}

/// The fate of some lines.
#[derive(Default)]
struct Place {
    /// The words that are still there.
    same: BTreeSet<String>,
    /// The words that are gone.
    gone: Vec<String>,
    /// The words in their place.
    come: Vec<String>,
    /// The numbers of the new lines.
    lines: BTreeSet<u32>,
    /// The first of them.
    line: Option<u32>,
    /// Their text.
    new: String,
}

impl Place {
    /// The fate of a block of old lines.
    fn of(pair: &Pair<'_>, block: &Range<usize>) -> Self {
        let Pair { old, new, ops, .. } = pair;
        let mut place = Place::default();
        let mut positions = BTreeSet::new();
        for op in ops {
            let (before, after) = (op.old_range(), op.new_range());
            let common = before.start.max(block.start)..before.end.min(block.end);
            match op {
                DiffOp::Equal { .. } if !common.is_empty() => {
                    place.same.extend(old.words(&common).0);
                    positions.extend(common.map(|n| n - before.start + after.start));
                }
                DiffOp::Delete { .. } => place.gone.extend(old.words(&common).0),
                DiffOp::Insert { .. } if block.start < before.start && before.start < block.end => {
                    place.come.extend(new.words(&after).0);
                    positions.extend(after);
                }
                DiffOp::Replace { .. } if !common.is_empty() => {
                    positions.extend(place.replaced(pair, block, &before, &after));
                }
                _ => {}
            }
        }
        let lines: Vec<_> = positions.iter().filter_map(|n| new.0.get(*n)).collect();
        place.lines = lines.iter().map(|(number, _)| *number).collect();
        place.line = lines.first().map(|(number, _)| *number);
        place.new = lines.iter().map(|(_, line)| line.trim()).collect::<Vec<_>>().join(" ");
        place
    }

    /// Compares the words of old and new lines, where the new ones replace the old ones. Returns the positions of the new lines that
    /// replace the block.
    fn replaced(
        &mut self,
        Pair { old, new, added, .. }: &Pair<'_>,
        block: &Range<usize>,
        before: &Range<usize>,
        after: &Range<usize>,
    ) -> BTreeSet<usize> {
        let ((olds, old_lines), (news, new_lines)) = (old.words(before), new.words(after));
        let is_own = |n: usize| old_lines.get(n).is_some_and(|line| block.contains(line));
        let (mut own, mut foreign, mut come) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
        for op in capture_diff_slices(Algorithm::Myers, &olds, &news) {
            let (from, to) = (op.old_range(), op.new_range());
            if let DiffOp::Equal { .. } = op {
                for (n, m) in from.zip(to) {
                    let lines = if is_own(n) { &mut own } else { &mut foreign };
                    lines.insert(new_lines[m]);
                    is_own(n).then(|| self.same.insert(olds[n].clone()));
                }
                continue;
            }
            self.gone.extend(from.clone().filter(|n| is_own(*n)).map(|n| olds[n].clone()));
            let is_inside = is_own(from.start) || from.start > 0 && is_own(from.start - 1);
            if is_inside || from.clone().any(is_own) {
                come.extend(to);
            }
        }
        // A line with words of other old lines only is in their place.
        let is_new = |n: usize| new.0.get(n).is_some_and(|(number, _)| added.contains(number));
        let is_other = |n: &usize| foreign.contains(n) || !own.is_empty() && is_new(*n);
        come.retain(|n| own.contains(&new_lines[*n]) || !is_other(&new_lines[*n]));
        self.come.extend(come.iter().map(|n| news[*n].clone()));
        own.extend(come.iter().map(|n| new_lines[*n]));
        own
    }

    /// Whether a fact that was stated here may still be.
    fn doubt(&self, change: &Change, stated: &Stated) -> Option<Doubt> {
        if self.gone.is_empty() && !stated.has_successor {
            return Some(Doubt::SameWords);
        }
        // A property with another value is read exactly.
        let heads = property(change).map(words).unwrap_or_default();
        let is_property = !heads.is_empty() && heads.iter().all(|word| self.same.contains(word));
        if !is_property && self.come.iter().any(|word| !stated.words.contains(word)) {
            return Some(Doubt::OtherWords);
        }
        // The member of a list is named in its place.
        let member = change.place.rsplit_once('/').map_or("", |(_, member)| member);
        let mut value: BTreeSet<String> = words(member).into_iter().collect();
        change.old.iter().for_each(|old| words_of_value(old, &mut value));
        let stays = value.iter().any(|word| self.same.contains(word));
        let goes = value.iter().any(|word| self.gone.contains(word));
        (stays && !goes && !stated.has_successor).then_some(Doubt::SameWords)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The loss of a member of a list.
    fn member(kind: FactKind, name: &str) -> Change {
        let (subject, place) = ("COS".to_string(), format!("src0/{name}"));
        let old = Some(json!(name));
        Change { what: ChangeKind::Removed, kind, subject, place, old, new: None, old_at: None, new_at: None }
    }

    /// The doubt about a loss on the second line of a page.
    fn doubt(old: &str, new: &str, change: &Change) -> Option<Doubt> {
        let [old, new] = [old, new].map(|line| format!("# COS\n- **A:** x\n\n{line}\n- **B:** y\n"));
        let [old, new] = [old, new].map(|text| Source { path: "COS.md".to_string(), text });
        let pair = Pair::of(&old, &new, &[]);
        let block = pair.old.block(2, change);
        let stated = Stated { words: BTreeSet::from(["hf".to_string()]), has_successor: false };
        Place::of(&pair, &block).doubt(change, &stated)
    }

    #[test]
    fn a_loss_is_written_only_where_no_other_words_replace_it() {
        let class = member(FactKind::Class, "immediate");
        let old = "- **Src0:** The source. Operand class: general,immediate";
        let class_in = |new: &str| doubt(old, new, &class);
        assert_eq!(class_in("- **Src0:** The source. Operand class: general"), None);
        assert_eq!(class_in("- **Src0:** The source."), None);
        assert_eq!(class_in(""), None);
        assert_eq!(class_in("- **Src0:** The source. It is general or immediate"), Some(Doubt::OtherWords));
        assert_eq!(class_in("- **Src0:** The source.\n  A constant may be there"), Some(Doubt::OtherWords));
        assert_eq!(class_in("- **Src0:** The source. general,immediate"), Some(Doubt::SameWords));
        assert_eq!(class_in(old), Some(Doubt::SameWords));

        let ty = member(FactKind::Type, "F");
        let type_in = |new: &str| doubt("- **Dst:** Must have type UD,F", new, &ty);
        assert_eq!(type_in("- **Dst:** Must have type UD"), None);
        assert_eq!(type_in("- **Dst:** Must have type UD,HF"), None, "the type in its place is a known fact");
        assert_eq!(type_in("- **Dst:** The types are UD and F"), Some(Doubt::OtherWords));
    }

    #[test]
    fn a_range_in_other_brackets_is_kept() {
        let (old, range) = ("- **RTI:** Valid values are [0-7]", json!({"min": 0, "max": 7}));
        let change = Change {
            what: ChangeKind::Changed,
            place: "rti".to_string(),
            old: Some(range),
            ..member(FactKind::Range, "")
        };
        assert_eq!(doubt(old, "- **RTI:** Valid values are (0-7)", &change), Some(Doubt::SameWords));
        assert_eq!(doubt(old, "- **RTI:** It is from 0 to 7", &change), Some(Doubt::OtherWords));
        assert_eq!(doubt(old, "- **RTI:** Valid values", &change), None);
    }

    #[test]
    fn a_value_loses_the_parts_that_the_new_one_lacks() {
        let is_lost = |old: Value, new: Value| loses(Some(&old), Some(&new));
        for (old, new) in [
            (json!("z == 1"), json!("")),
            (json!(true), Value::Null),
            (json!({"max": 7}), Value::Null),
            (json!(["UD", "F"]), json!(["UD"])),
            (json!({"dst": ["UD"]}), json!({"src": []})),
            (json!([{"min": 0}, {"min": 2}]), json!([{"min": 0}])),
        ] {
            assert!(is_lost(old.clone(), new.clone()), "{old} -> {new}");
            assert!(!is_lost(new.clone(), old.clone()) || new.is_object(), "{new} -> {old}");
        }
        assert!(!is_lost(json!([{"max": 7}]), json!([{"max": 8}])));
        assert!(!is_lost(json!({"max": 7}), json!({"max": 8})) && !is_lost(json!("a"), json!("b")));
    }
}
