//! A comparison as text for people: grouped by subject, one line for each change.

use super::fold::{essential, is_whole};
use super::place::{shows, units_of};
use super::wording::{PageWording, TextChange, beside as wording_line};
use super::{Change, ChangeKind, FactKind};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::{self, Write};

/// A summary, the changes that several subjects share, then the others by subject, each with the line of its value.
/// Changes that repeat another one are left out, and so are the parts of a subject that was added or removed.
pub fn to_text(changes: &[Change]) -> String {
    with_wording(changes, &[])
}

/// The same, and beside the facts the changed text on their lines that they do not show, such as a sentence whose rule is gone.
pub(super) fn with_wording(changes: &[Change], pages: &[PageWording]) -> String {
    let mut subjects = BTreeMap::<&str, Vec<&Change>>::new();
    for change in essential(changes) {
        subjects.entry(&change.subject).or_default().push(change);
    }
    let restating: HashSet<*const Change> = subjects
        .values()
        .flatten()
        .filter(|change| restates(change, &subjects))
        .map(|change| std::ptr::from_ref(*change))
        .collect();
    subjects
        .values_mut()
        .for_each(|all| all.retain(|change| !restating.contains(&std::ptr::from_ref(*change))));
    subjects.retain(|_, all| !all.is_empty());
    let essential: Vec<&Change> =
        essential(changes).into_iter().filter(|c| !restating.contains(&std::ptr::from_ref(*c))).collect();
    let beside = Beside { changes, pages };
    let shared = Shared::new(&essential);
    let mut out = summary(changes, &essential, &subjects);
    out.push_str(&wholes(changes, &essential));
    out.push_str(&shared.to_text(&beside));
    for (subject, all) in &subjects {
        let listed = |c: &&Change| !is_whole(c) && !shared.has(c);
        let listed: Vec<&Change> = all.iter().copied().filter(listed).collect();
        if listed.is_empty() {
            continue;
        }
        let pages = Pages::of(&listed);
        let _ = writeln!(out, "\n{subject}{pages}");
        for group in listed.chunk_by(|a, b| mere_name(a).is_some() && mere_name(a) == mere_name(b)) {
            let names = group[1..].iter().map(|c| c.place.rsplit('/').next().unwrap_or_default());
            let line = std::iter::once(line(group[0]).as_str()).chain(names).collect::<Vec<_>>().join(", ");
            let _ = writeln!(out, "  {line}{}", pages.place(group[0]));
            // Behind the last of several facts of one line.
            let is_last = |c: &Change| after(&listed, c).is_none_or(|next| !is_beside(c, next));
            if let Some(last) = group.last().filter(|last| is_last(last)) {
                out.push_str(&beside.to_text(&[last]));
            }
        }
    }
    out
}

/// The change behind another one.
fn after<'a>(changes: &[&'a Change], change: &Change) -> Option<&'a Change> {
    let at = changes.iter().position(|other| std::ptr::eq(*other, change))?;
    changes.get(at + 1).copied()
}

/// Whether two changes are on the same lines.
fn is_beside(one: &Change, other: &Change) -> bool {
    (&one.old_at, &one.new_at) == (&other.old_at, &other.new_at)
}

/// The changed text on the lines of facts.
struct Beside<'a> {
    changes: &'a [Change],
    pages: &'a [PageWording],
}

impl Beside<'_> {
    /// The text on the lines of some changes that no fact on its lines shows.
    fn to_text(&self, changes: &[&Change]) -> String {
        let mut found: Vec<&TextChange> = Vec::new();
        for unit in changes.iter().flat_map(|change| units_of(change, self.pages)) {
            if !found.contains(&unit) && !self.is_shown(unit) {
                found.push(unit);
            }
        }
        found.into_iter().map(wording_line).collect()
    }

    fn is_shown(&self, unit: &TextChange) -> bool {
        let mut facts = self.changes.iter().filter(|change| shows(change, unit));
        facts.any(|change| units_of(change, self.pages).contains(&unit))
    }
}

/// The kind of change, the owner and the position of an added or removed member that consists of its name.
fn mere_name(change: &Change) -> Option<(ChangeKind, &str, Option<&String>)> {
    let is_name = change.kind == FactKind::Type && !line(change).contains(": ");
    let owner = change.place.rsplit_once('/').map_or("", |(owner, _)| owner);
    is_name.then_some((change.what, owner, change.new_at.as_ref().or(change.old_at.as_ref())))
}

/// Added and removed instructions, structures and shared fields, one line each.
fn wholes(changes: &[Change], essential: &[&Change]) -> String {
    let mut out = String::new();
    for change in essential.iter().filter(|c| is_whole(c)) {
        let heading = if out.is_empty() { "\n" } else { "" };
        let rules = match rules_with(changes, change) {
            0 => String::new(),
            n => format!(", {}", count(n, "rule", "rules")),
        };
        let at = change.new_at.as_ref().or(change.old_at.as_ref()).map_or("", String::as_str);
        let line = line(change);
        let (kind, what) = line.split_once(':').unwrap_or((&line, ""));
        let _ = writeln!(out, "{heading}{kind} {}:{what}{rules}  ({at})", change.subject);
    }
    out
}

/// Lists of instructions. Their changes repeat those of the instructions.
const LISTS: [&str; 2] = ["index", "matrix"];

/// Whether a change of a list of instructions repeats a change of the instruction. One that only the list states is in the place
/// of the list.
fn restates(change: &Change, subjects: &BTreeMap<&str, Vec<&Change>>) -> bool {
    let name = change.place.rsplit('/').next().unwrap_or_default();
    let is_elsewhere = |c: &Change| (&c.old_at, &c.new_at) != (&change.old_at, &change.new_at);
    let own =
        |c: &&&Change| is_whole(c) || c.kind == FactKind::Platform && c.place.is_empty() && is_elsewhere(c);
    LISTS.contains(&change.subject.as_str())
        && subjects.get(name).is_some_and(|changes| changes.iter().any(|c| own(&c)))
}

/// The number of rules that are added or removed with a subject.
fn rules_with(changes: &[Change], whole: &Change) -> usize {
    let goes_with =
        |c: &&Change| c.kind == FactKind::Rule && c.subject == whole.subject && c.what == whole.what;
    changes.iter().filter(goes_with).count()
}

/// The number of subjects from which a shared change is printed once for all.
const SEVERAL: usize = 3;

/// Changes with the same text in several subjects, with these subjects.
struct Shared<'a>(Vec<(String, Vec<&'a Change>)>);

impl<'a> Shared<'a> {
    fn new(changes: &[&'a Change]) -> Self {
        let mut by_line = BTreeMap::<String, Vec<&Change>>::new();
        for change in changes.iter().filter(|c| !is_whole(c)) {
            by_line.entry(line(change)).or_default().push(change);
        }
        by_line.retain(|_, changes| subjects_of(changes).len() >= SEVERAL);
        Self(by_line.into_iter().collect())
    }

    fn has(&self, change: &Change) -> bool {
        let line = line(change);
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(&line)).is_ok()
    }

    fn to_text(&self, beside: &Beside<'_>) -> String {
        let mut out = String::new();
        if !self.0.is_empty() {
            out.push_str("\nin several\n");
        }
        for (line, changes) in &self.0 {
            let _ = writeln!(out, "  {line}\n      {}", with_places(changes));
            out.push_str(&beside.to_text(changes));
        }
        out
    }
}

/// The subjects of changes, each once, and behind those of one line its place.
fn with_places(changes: &[&Change]) -> String {
    let pages = Pages { old: None, new: None };
    let one = |changes: &[&Change]| {
        let place = changes.first().map_or(String::new(), |change| pages.place(change));
        format!("{} {}", subjects_of(changes).join(", "), place.trim_start()).trim_end().to_string()
    };
    changes.chunk_by(|a, b| is_beside(a, b)).map(one).collect::<Vec<_>>().join(", ")
}

/// The subjects of changes, each once.
fn subjects_of<'a>(changes: &[&'a Change]) -> Vec<&'a str> {
    let mut subjects: Vec<&str> = changes.iter().map(|change| change.subject.as_str()).collect();
    subjects.dedup();
    subjects
}

/// The kinds of subjects that are added or removed as a whole, in the singular and the plural.
const WHOLES: [(FactKind, &str, &str); 3] = [
    (FactKind::Instruction, "instruction", "instructions"),
    (FactKind::Record, "structure", "structures"),
    (FactKind::SharedField, "shared field", "shared fields"),
];

/// The numbers of additions, removals and changes, in a few lines.
fn summary(changes: &[Change], essential: &[&Change], subjects: &BTreeMap<&str, Vec<&Change>>) -> String {
    if changes.is_empty() {
        return "no differences\n".to_string();
    }
    let mut out = String::new();
    let of =
        |kind: FactKind, what: ChangeKind| essential.iter().filter(move |c| (c.what, c.kind) == (what, kind));
    for (kind, one, many) in WHOLES {
        for (what, word) in [(ChangeKind::Added, "added"), (ChangeKind::Removed, "removed")] {
            let names: Vec<&str> = of(kind, what).map(|c| c.subject.as_str()).collect();
            if !names.is_empty() {
                let _ = writeln!(out, "{} {word}: {}", count(names.len(), one, many), names.join(", "));
            }
        }
    }
    for change in of(FactKind::Instruction, ChangeKind::Renamed) {
        let old = change.old.as_ref().and_then(Value::as_str).unwrap_or_default();
        let _ = writeln!(out, "{old} is now {}", change.subject);
    }
    let changed = subjects.values().filter(|all| !all.iter().all(|c| is_whole(c))).count();
    let counts = [
        (ChangeKind::Added, "added"),
        (ChangeKind::Removed, "removed"),
        (ChangeKind::Changed, "changed"),
        (ChangeKind::Moved, "moved"),
    ]
    .map(|(what, word)| (essential.iter().filter(|c| c.what == what && !is_whole(c)).count(), word));
    let parts: Vec<_> =
        counts.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}")).collect();
    if !parts.is_empty() {
        let folded = match changes.len() - essential.len() {
            0 => String::new(),
            n => format!(", and {n} that follow from these"),
        };
        let _ = writeln!(out, "in {}: {}{folded}", count(changed, "subject", "subjects"), parts.join(", "));
    }
    if out.is_empty() {
        out.push_str("no differences but in prose\n");
    }
    out
}

/// `1 rule`, `2 rules`.
pub(super) fn count(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// One line `SUBJECT SIGN KIND PLACE` for each change that does not repeat another: the form of the claims in
/// `spec/errata.md`. Pseudo-code is left out, because two pages may state the same effect in different code.
pub fn to_brief(changes: &[Change]) -> String {
    let mut seen = HashSet::new();
    claimed(changes).map(brief).filter(|line| seen.insert(line.clone())).collect()
}

/// The changes that an erratum claims.
fn claimed(changes: &[Change]) -> impl Iterator<Item = &Change> {
    essential(changes).into_iter().filter(|change| change.kind != FactKind::Semantics)
}

/// Our values of the changes that [`to_brief`] lists, by their lines: the new values as text, in which a whole instruction or
/// structure has its rules too. A change without a new value has none here.
pub fn brief_values(changes: &[Change]) -> BTreeMap<String, String> {
    let mut values = BTreeMap::<String, String>::new();
    for change in claimed(changes) {
        let is_part = |other: &&Change| {
            is_whole(change) && other.kind == FactKind::Rule && other.subject == change.subject
        };
        let rules = changes.iter().filter(is_part);
        let text = values.entry(brief(change).trim_end().to_string()).or_default();
        for part in std::iter::once(change).chain(rules) {
            if let Some(value) = &part.new {
                let _ = writeln!(text, "{} {}", part.place, sorted(value));
            }
        }
    }
    values.retain(|_, text| !text.is_empty());
    values
}

/// A value as text. The order of the attributes does not depend on the features of `serde_json`.
fn sorted(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let map: BTreeMap<&String, String> =
                map.iter().map(|(name, value)| (name, sorted(value))).collect();
            format!("{map:?}")
        }
        Value::Array(list) => format!("{:?}", list.iter().map(sorted).collect::<Vec<_>>()),
        other => other.to_string(),
    }
}

/// The line of one change in [`to_brief`].
pub(crate) fn brief(change: &Change) -> String {
    let Change { subject, what, kind, place, .. } = change;
    let line = format!("{subject} {} {} {place}", sign(*what), name(*kind));
    line.trim_end().to_string() + "\n"
}

pub(super) fn sign(what: ChangeKind) -> char {
    match what {
        ChangeKind::Added => '+',
        ChangeKind::Removed => '-',
        ChangeKind::Changed => '~',
        ChangeKind::Moved => '>',
        ChangeKind::Renamed => '=',
    }
}

/// The pages that most changes of a subject are on: named once, in its heading.
struct Pages<'a> {
    old: Option<&'a str>,
    new: Option<&'a str>,
}

impl<'a> Pages<'a> {
    fn of(changes: &[&'a Change]) -> Self {
        let page = |at: &'a Option<String>| at.as_ref()?.rsplit_once(':').map(|(page, _)| page);
        Self {
            old: changes.iter().find_map(|c| page(&c.old_at)),
            new: changes.iter().find_map(|c| page(&c.new_at)),
        }
    }

    /// The position of a change: the line of the new value, or else of the old value.
    fn place(&self, change: &Change) -> String {
        let (was, at, page) = match (&change.old_at, &change.new_at) {
            (_, Some(at)) => ("", at, self.new),
            (Some(at), None) => ("was ", at, self.old),
            (None, None) => return String::new(),
        };
        match at.rsplit_once(':') {
            Some((own, line)) if Some(own) == page => format!("  ({was}:{line})"),
            _ => format!("  ({was}{at})"),
        }
    }
}

impl fmt::Display for Pages<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.new.or(self.old).map_or(Ok(()), |page| write!(f, "  {page}"))
    }
}

/// Lines of a comparison are broken behind this width, where there is a place to do it.
const WIDTH: usize = 120;

/// One change.
/// A change as one line: its sign, kind, place and values.
pub fn line(change: &Change) -> String {
    let Change { what, kind, place, old, new, .. } = change;
    let value = |v: &Option<Value>| v.as_ref().map_or_else(|| nothing(*kind), |v| describe(*kind, v));
    // A member that is a mere text is its own name, and the place ends in that.
    let member = |v: &Option<Value>| {
        v.as_ref().filter(|v| v.is_object()).map_or_else(String::new, |v| describe(*kind, v))
    };
    let value = match what {
        ChangeKind::Added => member(new),
        ChangeKind::Removed => member(old),
        ChangeKind::Changed if *kind == FactKind::TypeMap => type_map(old.as_ref(), new.as_ref()),
        ChangeKind::Changed | ChangeKind::Moved | ChangeKind::Renamed => from_to(&value(old), &value(new)),
    };
    let mut line = format!("{} {}", sign(*what), name(*kind).replace('_', " "));
    if !place.is_empty() {
        let _ = write!(line, " {place}");
    }
    if !value.is_empty() {
        let _ = write!(line, ": {value}");
    }
    line
}

/// The place of a change and the values that are stated.
pub(super) fn values(change: &Change) -> String {
    let values = [&change.old, &change.new].into_iter().flatten().map(|value| describe(change.kind, value));
    std::iter::once(change.place.clone()).chain(values).collect::<Vec<_>>().join(" ")
}

/// The types that are added to and removed from a combination: `dst + Q, UQ, src + Q, UQ`.
fn type_map(old: Option<&Value>, new: Option<&Value>) -> String {
    let types = |side: Option<&Value>, part: &str| -> BTreeSet<String> {
        let list = side.and_then(|v| v.get(part)).and_then(Value::as_array);
        list.into_iter().flatten().map(short).collect()
    };
    let mut parts = Vec::new();
    for part in ["dst", "src"] {
        let (old, new) = (types(old, part), types(new, part));
        for (sign, some) in [('+', &new - &old), ('-', &old - &new)] {
            if !some.is_empty() {
                parts.push(format!("{part} {sign} {}", some.into_iter().collect::<Vec<_>>().join(", ")));
            }
        }
    }
    parts.join("; ")
}

/// Both values in one line, or one below the other.
pub(super) fn from_to(old: &str, new: &str) -> String {
    let arrow = if old.len() + new.len() < WIDTH { " -> " } else { "\n    -> " };
    format!("{old}{arrow}{new}")
}

/// The serialised name of a kind.
fn name(kind: FactKind) -> String {
    match serde_json::to_value(kind) {
        Ok(Value::String(name)) => name,
        _ => format!("{kind:?}"),
    }
}

/// The text for an absent fact.
fn nothing(kind: FactKind) -> String {
    match kind {
        FactKind::Platform => "all",
        _ => "not stated",
    }
    .to_string()
}

/// A value in few words.
fn describe(kind: FactKind, value: &Value) -> String {
    match value {
        Value::Number(n) if kind == FactKind::Opcode => {
            n.as_u64().map_or_else(|| n.to_string(), |n| format!("{n:#04x}"))
        }
        Value::Object(object) => {
            let text = describe_object(kind, object);
            match object.get("platforms").and_then(Value::as_str) {
                Some(platforms) if !platforms.is_empty() && kind != FactKind::Platform => {
                    format!("{text} {{{platforms}}}").trim_start().to_string()
                }
                _ => text,
            }
        }
        _ => short(value),
    }
}

/// An object in few words: by its kind where that reads better than a list of its attributes.
fn describe_object(kind: FactKind, object: &Map<String, Value>) -> String {
    let text = |name: &str| object.get(name).and_then(Value::as_str).unwrap_or_default();
    let number = |name: &str| object.get(name).and_then(Value::as_u64).unwrap_or_default();
    let list = |name: &str| object.get(name).map_or_else(String::new, short);
    match kind {
        FactKind::Rule => text("expr").to_string(),
        FactKind::SubOpcode => format!("{} {} {:#04x}", text("group"), text("name"), number("code")),
        FactKind::Instruction => format!("opcode {:#04x}, {}", number("opcode"), list("fields")),
        FactKind::Field => list("wire"),
        FactKind::Bits => format!("[{}..{}]", number("hi"), number("lo")),
        // `8 elements` contains its value; `HF` does not.
        FactKind::Encoding => match object.get("value") {
            Some(value) if !text("name").starts_with(&value.to_string()) => {
                format!("{} = {value}", text("name"))
            }
            _ => text("name").to_string(),
        },
        _ => attributes(object),
    }
}

/// `code 5, bits 16`: every attribute with content, except the name of the object.
fn attributes(object: &Map<String, Value>) -> String {
    let names = ["name", "platforms", "space", "index", "title"];
    let shown = object.iter().filter(|(name, value)| !names.contains(&name.as_str()) && **value != "");
    shown.map(|(name, value)| format!("{name} {}", short(value))).collect::<Vec<_>>().join(", ")
}

/// A value within another one: the name of an object, or else its other attributes.
fn short(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(short).collect::<Vec<_>>().join(", "),
        Value::Object(object) => match object.get("name").or(object.get("ty")) {
            Some(name) => short(name),
            None => attributes(object),
        },
        _ => value.to_string(),
    }
}
