//! A comparison as text that a person reads in a minute: by subject, one line for each change.

use super::{Change, Kind, What};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The changes by subject, and how many they are on the last line. The rules of an instruction or structure that is
/// itself new or gone are counted, not listed.
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
        let _ = writeln!(out, "{subject}");
        for change in listed {
            let rules = if is_whole(change) { folded.len() } else { 0 };
            let _ = writeln!(out, "  {}", line(change, rules));
        }
    }
    out + &summary(changes)
}

/// Whether the change is the coming or going of its subject.
fn is_whole(change: &Change) -> bool {
    change.place.is_empty() && matches!(change.what, What::Added | What::Removed) && change.kind != Kind::Rule
}

/// One change, with the number of rules that come or go with it.
fn line(change: &Change, rules: usize) -> String {
    let Change { what, kind, place, old, new, old_at, new_at, .. } = change;
    let value = |v: &Option<Value>| v.as_ref().map_or_else(|| nothing(*kind), |v| describe(*kind, v));
    // A member that is a mere text is its own name, and the place ends in that.
    let member = |v: &Option<Value>| {
        v.as_ref().filter(|v| v.is_object()).map_or_else(String::new, |v| describe(*kind, v))
    };
    let (sign, value) = match what {
        What::Added => ('+', member(new)),
        What::Removed => ('-', member(old)),
        What::Changed => ('~', format!("{} -> {}", value(old), value(new))),
        What::Moved => ('>', format!("{} -> {}", value(old), value(new))),
    };
    let mut line = format!("{sign} {}", word(*kind));
    if !place.is_empty() {
        let _ = write!(line, " {place}");
    }
    if !value.is_empty() {
        let _ = write!(line, ": {value}");
    }
    if rules > 0 {
        let _ = write!(line, ", {rules} rules");
    }
    if let Some(at) = new_at.as_ref().or(old_at.as_ref()) {
        let _ = write!(line, "  ({at})");
    }
    line
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

/// A kind in plain words: what it serialises to, with spaces.
fn word(kind: Kind) -> String {
    match serde_json::to_value(kind) {
        Ok(Value::String(word)) => word.replace('_', " "),
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
        Value::String(text) => text.clone(),
        Value::Number(n) if kind == Kind::Opcode => {
            n.as_u64().map_or_else(|| n.to_string(), |n| format!("{n:#04x}"))
        }
        Value::Array(_) => names(Some(value)),
        Value::Object(object) => {
            let text = describe_object(kind, object);
            match object.get("platforms").and_then(Value::as_str) {
                Some(platforms) if !platforms.is_empty() && kind != Kind::Platform => {
                    format!("{text} {{{platforms}}}").trim_start().to_string()
                }
                _ => text,
            }
        }
        _ => value.to_string(),
    }
}

/// An object in few words: by its kind where that reads better than a list of its attributes.
fn describe_object(kind: Kind, object: &Map<String, Value>) -> String {
    let text = |name: &str| object.get(name).and_then(Value::as_str).unwrap_or_default();
    let number = |name: &str| object.get(name).and_then(Value::as_u64).unwrap_or_default();
    match kind {
        Kind::Rule => text("expr").to_string(),
        Kind::SubOpcode => format!("{} {} {:#04x}", text("group"), text("name"), number("code")),
        Kind::Instruction => format!("opcode {:#04x}, {}", number("opcode"), names(object.get("fields"))),
        Kind::Field => names(object.get("wire")),
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

/// `code 5, bits 16`: every attribute but those that name the object.
fn attributes(object: &Map<String, Value>) -> String {
    let shown =
        object.iter().filter(|(name, _)| !["name", "platforms", "space", "index"].contains(&name.as_str()));
    let parts = shown.map(|(name, value)| match value {
        Value::String(text) => format!("{name} {text}"),
        Value::Array(_) => format!("{name} {}", names(Some(value))),
        _ => format!("{name} {value}"),
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The names in a list, by commas.
fn names(list: Option<&Value>) -> String {
    let name = |member: &Value| {
        let named = ["name", "ty"].iter().find_map(|n| member.get(n)).unwrap_or(member);
        named.as_str().map_or_else(|| named.to_string(), str::to_string)
    };
    let members = list.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    members.iter().map(name).collect::<Vec<_>>().join(", ")
}
