//! Groups: one reason for many cases.
//!
//! A group states a symptom, and lists the rules and cases that show it. A person writes the symptom and the reason, and an
//! update writes the lists.

use super::declarations::Subject;
use super::entry::{Entry, Listed, Scope, declarable};
use super::wildcard::Wildcard;
use crate::record::{Case, Verdict};
use crate::request::Operation;
use crate::vector::Expectation;
use regex_lite::Regex;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// A reason for many cases.
#[derive(Debug, Clone)]
pub struct Group {
    /// The listed cases and their verdict.
    pub entry: Entry,
    /// Whether the reason is an observation that nobody can explain yet.
    pub is_open: bool,
    symptom: Symptom,
}

/// The condition on which an update adds a case to the lists.
#[derive(Debug, Clone)]
struct Symptom {
    /// Rules or instructions; all if it is empty.
    of: Vec<Wildcard>,
    /// Kinds of rules; all if it is empty.
    kinds: Vec<String>,
    /// A part of the message of the implementation.
    message: Option<Regex>,
}

/// A group as the file states it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupRow {
    status: Verdict,
    #[serde(default)]
    open: bool,
    expect: Option<Expectation>,
    operation: Option<Operation>,
    #[serde(default)]
    platforms: Vec<String>,
    #[serde(default)]
    of: Vec<String>,
    #[serde(default)]
    kinds: Vec<String>,
    message: Option<String>,
    reason: String,
    link: String,
    #[serde(default)]
    rules: BTreeMap<String, usize>,
    #[serde(default)]
    cases: BTreeSet<String>,
}

impl Group {
    pub(super) fn new(line: usize, row: GroupRow) -> Result<Self, String> {
        declarable(row.status)?;
        let message = row.message.as_deref().map(Regex::new).transpose();
        let symptom = Symptom {
            of: row.of.iter().map(|pattern| Wildcard::new(pattern)).collect(),
            kinds: row.kinds,
            message: message.map_err(|error| format!("`message`: {error}"))?,
        };
        let listed =
            Listed { expect: row.expect, operation: row.operation, rules: row.rules, cases: row.cases };
        let GroupRow { status, platforms, reason, link, .. } = row;
        let entry = Entry { line, scope: Scope::Listed(listed), platforms, status, reason, link };
        Ok(Self { entry, is_open: row.open, symptom })
    }

    /// Whether a result shows the symptom.
    pub(super) fn shows(&self, case: &Case) -> bool {
        let Symptom { of, kinds, message } = &self.symptom;
        let instruction = case.instruction.as_deref().unwrap_or_default();
        let concerns = |pattern: &Wildcard| pattern.matches(&case.rule) || pattern.matches(instruction);
        case.verdict == self.entry.status
            && self.admits(case)
            && (of.is_empty() || of.iter().any(concerns))
            && (kinds.is_empty() || kinds.contains(&case.kind))
            && message.as_ref().is_none_or(|m| m.is_match(case.outcome.message().unwrap_or_default()))
    }

    /// Whether the lists can have a case.
    pub(super) fn admits(&self, case: &impl Subject) -> bool {
        let admits = match &self.entry.scope {
            Scope::Listed(listed) => listed.admits(case),
            _ => false,
        };
        admits && self.entry.is_on(case.platform())
    }
}
