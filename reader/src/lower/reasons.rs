//! The reasons of readings that state no rule: every rule and field that they name exists.

use super::log::{Log, Reasoned};
use crate::diagnostics::Diagnostic;
use crate::isa::{Check, Field, Isa, Rule};
use crate::readings::Reason;
use foldhash::HashMap;

/// The problems of the reasons of all readings that were used.
pub(super) fn problems(
    isa: &Isa,
    is_complete: bool,
    rules: &[Rule],
    reasons: &[Reasoned],
) -> Vec<Diagnostic> {
    let known = Known::new(isa, is_complete, rules);
    let mut log = Log::default();
    for reasoned in reasons {
        for message in reasoned.reasons.iter().flat_map(|reason| known.problems(reason)) {
            log.conflict(&reasoned.spot, message, &reasoned.sentence, "the sentence of the page", HELP);
        }
    }
    log.problems
}

const HELP: &str =
    "the reading is the reason why this sentence states no rule; `cargo xtask rules` prints the rules";

/// The rules and fields of a model, by subject.
struct Known<'i> {
    is_complete: bool,
    rules: HashMap<&'i str, Vec<&'i Rule>>,
    fields: HashMap<&'i str, &'i [Field]>,
}

impl<'i> Known<'i> {
    fn new(isa: &'i Isa, is_complete: bool, all: &'i [Rule]) -> Self {
        let mut rules: HashMap<&str, Vec<&Rule>> = HashMap::default();
        for of_one in all.chunk_by(|a, b| a.subject == b.subject) {
            rules.entry(&of_one[0].subject).or_default().extend(of_one);
        }
        // An instruction has precedence over a structure of the same name.
        let records = isa.records.iter().map(|r| (r.name.as_str(), &r.fields[..]));
        let instructions = isa.instructions.iter().map(|i| (i.name.as_str(), &i.fields[..]));
        Self { is_complete, rules, fields: records.chain(instructions).collect() }
    }

    /// The names of a reason that the model does not have.
    fn problems(&self, reason: &Reason) -> Vec<String> {
        let missing = |ids: &[String], kind: &str, is_it: &dyn Fn(&Rule) -> bool| {
            let unknown = ids.iter().filter(|id| self.is_read(id) && !self.has_rule(id, is_it));
            unknown.map(|id| format!("there is no {kind} `{id}`")).collect()
        };
        match reason {
            Reason::Covered(ids) => missing(ids, "rule", &|_| true),
            Reason::Runtime(ids) => missing(ids, "run-time rule", &|rule| rule.check == Check::Runtime),
            Reason::Layout(fields) => fields.iter().filter_map(|field| self.layout_problem(field)).collect(),
            Reason::NoRequirement(_) | Reason::DecidedBy(_) => Vec::new(),
        }
    }

    fn has_rule(&self, id: &str, is_it: &dyn Fn(&Rule) -> bool) -> bool {
        let ends = id.split_once('*').zip(id.rsplit_once('*')).map(|((start, _), (_, end))| (start, end));
        let is_named = |name: &str| match ends {
            // Most names have other ends.
            Some((start, end)) => name.ends_with(end) && name.starts_with(start) && matches(id, name),
            None => id == name,
        };
        let is_found = |rule: &&Rule| is_named(&rule.id) && is_it(rule);
        if subject(id).contains('*') {
            return self.rules.values().flatten().any(is_found);
        }
        self.rules.get(subject(id)).is_some_and(|rules| rules.iter().any(is_found))
    }

    /// Whether the pages that were read describe the subject of an id. A part of a specification need not.
    fn is_read(&self, id: &str) -> bool {
        self.is_complete || self.fields.contains_key(subject(id))
    }

    /// `SUBJECT/field`: the field exists; `!SUBJECT/field`: it does not.
    fn layout_problem(&self, text: &str) -> Option<String> {
        let place = text.trim_start_matches('!');
        if !self.is_read(place) {
            return None;
        }
        let (subject, field) = place.split_once('/').unwrap_or((place, ""));
        let Some(fields) = self.fields.get(subject) else {
            return Some(format!("no page describes `{subject}`"));
        };
        match (text.starts_with('!'), fields.iter().any(|f| f.name == field)) {
            (false, false) => Some(format!("`{subject}` has no field `{field}`")),
            (true, true) => Some(format!("`{subject}` has the field `{field}`")),
            _ => None,
        }
    }
}

/// The first part of an id: the instruction or structure.
fn subject(id: &str) -> &str {
    memchr::memchr(b'/', id.as_bytes()).map_or(id, |end| &id[..end])
}

/// Whether a name matches a pattern in which `*` is any text without `/`.
fn matches(pattern: &str, name: &str) -> bool {
    let part = |(pattern, name): (&str, &str)| match pattern.split_once('*') {
        Some((start, end)) => name.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)),
        None => pattern == name,
    };
    pattern.split('/').count() == name.split('/').count() && pattern.split('/').zip(name.split('/')).all(part)
}
