//! The reasons of readings that state no rule: every rule and field that they name exists.

use super::log::Log;
use crate::isa::{Check, Isa};
use crate::readings::Reason;

/// Checks the reasons of all readings that were used.
pub(super) fn all(isa: &Isa, log: &mut Log<'_>) {
    let is_complete = isa.is_complete();
    for reasoned in std::mem::take(&mut log.reasons) {
        for message in reasoned.reasons.iter().flat_map(|reason| problems(isa, is_complete, reason)) {
            log.conflict(&reasoned.spot, message, &reasoned.sentence, "the sentence of the page", HELP);
        }
    }
}

const HELP: &str =
    "the reading is the reason why this sentence states no rule; `cargo xtask rules` prints the rules";

/// The names of a reason that the model does not have.
fn problems(isa: &Isa, is_complete: bool, reason: &Reason) -> Vec<String> {
    let missing = |ids: &[String], kind: &str, found: &dyn Fn(&str) -> bool| {
        let unknown = ids.iter().filter(|id| is_read(isa, is_complete, id) && !found(id));
        unknown.map(|id| format!("there is no {kind} `{id}`")).collect()
    };
    match reason {
        Reason::Covered(ids) => {
            missing(ids, "rule", &|id| isa.rules.iter().any(|rule| matches(id, &rule.id)))
        }
        Reason::Runtime(ids) => missing(ids, "run-time rule", &|id| {
            isa.rules.iter().any(|rule| rule.check == Check::Runtime && matches(id, &rule.id))
        }),
        Reason::Layout(fields) => {
            fields.iter().filter_map(|field| layout_problem(isa, is_complete, field)).collect()
        }
        Reason::NoRequirement(_) | Reason::DecidedBy(_) => Vec::new(),
    }
}

/// Whether the pages that were read describe the subject of an id. A part of a specification need not.
fn is_read(isa: &Isa, is_complete: bool, id: &str) -> bool {
    let subject = id.split('/').next().unwrap_or(id);
    is_complete || fields(isa, subject).is_some()
}

/// The names of the fields of an instruction or structure.
fn fields<'i>(isa: &'i Isa, subject: &str) -> Option<Vec<&'i str>> {
    let instruction = isa.instruction(subject).map(|i| &i.fields);
    let fields = instruction.or_else(|| isa.record(subject).map(|r| &r.fields))?;
    Some(fields.iter().map(|field| field.name.as_str()).collect())
}

/// `SUBJECT/field`: the field exists; `!SUBJECT/field`: it does not.
fn layout_problem(isa: &Isa, is_complete: bool, text: &str) -> Option<String> {
    let place = text.trim_start_matches('!');
    if !is_read(isa, is_complete, place) {
        return None;
    }
    let (subject, field) = place.split_once('/').unwrap_or((place, ""));
    let Some(fields) = fields(isa, subject) else {
        return Some(format!("no page describes `{subject}`"));
    };
    match (text.starts_with('!'), fields.contains(&field)) {
        (false, false) => Some(format!("`{subject}` has no field `{field}`")),
        (true, true) => Some(format!("`{subject}` has the field `{field}`")),
        _ => None,
    }
}

/// Whether a name matches a pattern in which `*` is any text without `/`.
fn matches(pattern: &str, name: &str) -> bool {
    let part = |(pattern, name): (&str, &str)| match pattern.split_once('*') {
        Some((start, end)) => name.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)),
        None => pattern == name,
    };
    pattern.split('/').count() == name.split('/').count() && pattern.split('/').zip(name.split('/')).all(part)
}
