//! A comparison as text that a person reads in a minute: by subject, one line for each change.

use super::fold::{essential, is_whole};
use super::{Change, Kind, What};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashSet};
use std::fmt::{self, Write};

/// The changes by subject, each with the line where its value stands, and how many they are on the last line. The rules
/// of an instruction or structure that is itself new or gone are counted, not listed.
pub fn to_text(changes: &[Change]) -> String {
    let mut subjects = BTreeMap::<&str, Vec<&Change>>::new();
    for change in changes {
        subjects.entry(&change.subject).or_default().push(change);
    }
    let mut out = String::new();
    for (subject, changes) in subjects {
        let whole = changes.iter().find(|c| is_whole(c)).map(|c| c.what);
        let (folded, listed): (Vec<_>, Vec<_>) =
            changes.iter().partition(|c| c.kind == Kind::Rule && Some(c.what) == whole);
        let pages = Pages::of(&changes);
        let _ = writeln!(out, "{subject}{pages}");
        for change in listed {
            let rules = if is_whole(change) { folded.len() } else { 0 };
            let _ = writeln!(out, "  {}{}", line(change, rules), pages.place(change));
        }
    }
    out + &summary(changes)
}

/// One line `SUBJECT SIGN KIND PLACE` for each change that does not repeat another: what errata claim.
pub fn to_brief(changes: &[Change]) -> String {
    let mut seen = HashSet::new();
    essential(changes).into_iter().map(brief).filter(|line| seen.insert(line.clone())).collect()
}

fn brief(change: &Change) -> String {
    let Change { subject, what, kind, place, .. } = change;
    let line = format!("{subject} {} {} {place}", sign(*what), name(*kind));
    line.trim_end().to_string() + "\n"
}

fn sign(what: What) -> char {
    match what {
        What::Added => '+',
        What::Removed => '-',
        What::Changed => '~',
        What::Moved => '>',
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

    /// Where a change stands: the line of the new value, or what the line of the old one was.
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

/// One change, with the number of rules that come or go with it.
fn line(change: &Change, rules: usize) -> String {
    let Change { what, kind, place, old, new, .. } = change;
    let value = |v: &Option<Value>| v.as_ref().map_or_else(|| nothing(*kind), |v| describe(*kind, v));
    // A member that is a mere text is its own name, and the place ends in that.
    let member = |v: &Option<Value>| {
        v.as_ref().filter(|v| v.is_object()).map_or_else(String::new, |v| describe(*kind, v))
    };
    let value = match what {
        What::Added => member(new),
        What::Removed => member(old),
        What::Changed | What::Moved => from_to(&value(old), &value(new)),
    };
    let mut line = format!("{} {}", sign(*what), name(*kind).replace('_', " "));
    if !place.is_empty() {
        let _ = write!(line, " {place}");
    }
    if !value.is_empty() {
        let _ = write!(line, ": {value}");
    }
    if rules > 0 {
        let _ = write!(line, ", {rules} rule{}", if rules == 1 { "" } else { "s" });
    }
    line
}

/// Both values in one line, or one below the other.
fn from_to(old: &str, new: &str) -> String {
    let arrow = if old.len() + new.len() < WIDTH { " -> " } else { "\n    -> " };
    format!("{old}{arrow}{new}")
}

/// `2 added, 1 changed`.
fn summary(changes: &[Change]) -> String {
    let counts = [
        (What::Added, "added"),
        (What::Removed, "removed"),
        (What::Changed, "changed"),
        (What::Moved, "moved"),
    ]
    .map(|(what, word)| (changes.iter().filter(|c| c.what == what).count(), word));
    let parts: Vec<_> =
        counts.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}")).collect();
    if parts.is_empty() { "no differences\n".to_string() } else { parts.join(", ") + "\n" }
}

/// What a kind serialises to.
fn name(kind: Kind) -> String {
    match serde_json::to_value(kind) {
        Ok(Value::String(name)) => name,
        _ => format!("{kind:?}"),
    }
}

/// How the lack of a fact reads.
fn nothing(kind: Kind) -> String {
    match kind {
        Kind::Platform => "all",
        _ => "not stated",
    }
    .to_string()
}

/// A value in few words.
fn describe(kind: Kind, value: &Value) -> String {
    match value {
        Value::Number(n) if kind == Kind::Opcode => {
            n.as_u64().map_or_else(|| n.to_string(), |n| format!("{n:#04x}"))
        }
        Value::Object(object) => {
            let text = describe_object(kind, object);
            match object.get("platforms").and_then(Value::as_str) {
                Some(platforms) if !platforms.is_empty() && kind != Kind::Platform => {
                    format!("{text} {{{platforms}}}").trim_start().to_string()
                }
                _ => text,
            }
        }
        _ => short(value),
    }
}

/// An object in few words: by its kind where that reads better than a list of its attributes.
fn describe_object(kind: Kind, object: &Map<String, Value>) -> String {
    let text = |name: &str| object.get(name).and_then(Value::as_str).unwrap_or_default();
    let number = |name: &str| object.get(name).and_then(Value::as_u64).unwrap_or_default();
    let list = |name: &str| object.get(name).map_or_else(String::new, short);
    match kind {
        Kind::Rule => text("expr").to_string(),
        Kind::SubOpcode => format!("{} {} {:#04x}", text("group"), text("name"), number("code")),
        Kind::Instruction => format!("opcode {:#04x}, {}", number("opcode"), list("fields")),
        Kind::Field => list("wire"),
        Kind::Bits => format!("[{}..{}]", number("hi"), number("lo")),
        // `8 elements` says its value; `HF` with a value does not.
        Kind::Encoding => match object.get("value") {
            Some(value) if !text("name").starts_with(&value.to_string()) => {
                format!("{} = {value}", text("name"))
            }
            _ => text("name").to_string(),
        },
        _ => attributes(object),
    }
}

/// `code 5, bits 16`: every attribute that says something, but those that name the object.
fn attributes(object: &Map<String, Value>) -> String {
    let names = ["name", "platforms", "space", "index", "title"];
    let shown = object.iter().filter(|(name, value)| !names.contains(&name.as_str()) && **value != "");
    shown.map(|(name, value)| format!("{name} {}", short(value))).collect::<Vec<_>>().join(", ")
}

/// A value within another one: of an object its name, or what else it says.
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
