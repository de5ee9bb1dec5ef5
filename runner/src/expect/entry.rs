//! Entries of an expected-results file.

use super::declarations::Subject;
use super::group::{Group, GroupRow};
use super::wildcard::Wildcard;
use crate::record::Verdict;
use crate::request::Operation;
use crate::text::line_of;
use crate::vector::Expectation;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use toml::Spanned;

/// An expected-results file.
#[derive(Debug, Clone, Default)]
pub struct Expectations {
    /// The selection that the file describes: so many invalid cases of each rule on each platform, with their counterparts.
    /// All cases without it.
    pub pairs: Option<usize>,
    /// The entries in the order of the file.
    pub entries: Vec<Entry>,
    /// The groups in the order of the file.
    pub groups: Vec<Group>,
}

/// A declared result.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The line of the file.
    pub line: usize,
    /// The cases that it is about.
    pub scope: Scope,
    /// The platforms that it is about; empty for all.
    pub platforms: Vec<String>,
    /// The verdict of these cases.
    pub status: Verdict,
    /// The explanation.
    pub reason: String,
    /// An issue or a document with more.
    pub link: String,
}

/// The cases of an entry.
#[derive(Debug, Clone)]
pub enum Scope {
    /// Cases by id.
    Case(Wildcard),
    /// All cases of a rule. One entry may cover many cases, because it states how many.
    Rule {
        /// The rule.
        rule: String,
        /// Only the cases with this expectation.
        expect: Option<Expectation>,
        /// Only the cases of this operation.
        operation: Option<Operation>,
        /// The number of these cases in the suite, on the platforms of the entry.
        count: usize,
    },
    /// The cases that a group lists.
    Listed(Listed),
}

/// A list of rules and cases.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Listed {
    /// Only cases with this expectation.
    pub expect: Option<Expectation>,
    /// Only cases of this operation.
    pub operation: Option<Operation>,
    /// Rules of which all these cases are in the list, with the number of cases on the platforms of the group.
    pub rules: BTreeMap<String, usize>,
    /// Other cases, by id.
    pub cases: BTreeSet<String>,
}

impl Listed {
    /// Whether a case meets the conditions of the list, whether the list has it or not.
    pub(super) fn admits(&self, case: &impl Subject) -> bool {
        self.expect.is_none_or(|expect| expect == case.expect())
            && self.operation.is_none_or(|operation| operation == case.operation())
    }
}

impl Entry {
    /// Whether the entry is about a case.
    pub fn covers(&self, case: &impl Subject) -> bool {
        let scope = match &self.scope {
            Scope::Case(pattern) => pattern.matches(case.id()),
            Scope::Rule { rule, expect, operation, .. } => {
                rule == case.rule()
                    && expect.is_none_or(|expect| expect == case.expect())
                    && operation.is_none_or(|operation| operation == case.operation())
            }
            Scope::Listed(listed) => {
                listed.admits(case)
                    && (listed.rules.contains_key(case.rule()) || listed.cases.contains(case.id()))
            }
        };
        scope && self.is_on(case.platform())
    }

    /// Whether the entry is about a platform.
    pub(super) fn is_on(&self, platform: &str) -> bool {
        self.platforms.is_empty() || self.platforms.iter().any(|known| known == platform)
    }
}

/// An expected-results file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpectationsError(pub(super) String);

impl fmt::Display for ExpectationsError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ExpectationsError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    pairs: Option<usize>,
    #[serde(default)]
    entry: Vec<Spanned<Row>>,
    #[serde(default)]
    group: Vec<Spanned<GroupRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    case: Option<String>,
    rule: Option<String>,
    expect: Option<Expectation>,
    operation: Option<Operation>,
    count: Option<usize>,
    status: Verdict,
    #[serde(default)]
    platforms: Vec<String>,
    reason: String,
    link: String,
}

impl Expectations {
    /// Reads an expected-results file.
    ///
    /// # Errors
    /// If it is not TOML of the documented form, or an entry has no reason or no link.
    pub fn parse(text: &str) -> Result<Self, ExpectationsError> {
        let expectations = Self::parse_unexplained(text)?;
        for entry in expectations.all() {
            for (key, value) in [("reason", &entry.reason), ("link", &entry.link)] {
                if value.trim().is_empty() {
                    return Err(ExpectationsError(format!("line {}: `{key}` is empty", entry.line)));
                }
            }
        }
        Ok(expectations)
    }

    /// Reads a file whose entries may lack explanations: [`update`](super::update) writes such entries.
    pub(super) fn parse_unexplained(text: &str) -> Result<Self, ExpectationsError> {
        let file: File = toml::from_str(text).map_err(|error| ExpectationsError(error.to_string()))?;
        let entries = file.entry.into_iter().map(|row| {
            let line = line_of(text, row.span().start);
            entry(line, row.into_inner()).map_err(|error| ExpectationsError(format!("line {line}: {error}")))
        });
        let entries = entries.collect::<Result<_, _>>()?;
        let groups = file.group.into_iter().map(|row| {
            let line = line_of(text, row.span().start);
            let group = Group::new(line, row.into_inner());
            group.map_err(|error| ExpectationsError(format!("line {line}: {error}")))
        });
        Ok(Self { pairs: file.pairs, entries, groups: groups.collect::<Result<_, _>>()? })
    }

    /// The entries, and those of the groups.
    pub(super) fn all(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().chain(self.groups.iter().map(|group| &group.entry))
    }
}

/// Refuses a status that no file can declare.
pub(super) fn declarable(status: Verdict) -> Result<(), String> {
    match status.is_declarable() {
        true => Ok(()),
        false => Err(format!("the status `{}` cannot be declared", status.name())),
    }
}

fn entry(line: usize, row: Row) -> Result<Entry, String> {
    declarable(row.status)?;
    let conditions = row.expect.is_some() || row.operation.is_some() || row.count.is_some();
    let scope = match (row.case, row.rule, row.count) {
        (Some(_), None, _) if conditions => {
            return Err("`expect`, `operation` and `count` belong to entries with `rule`".into());
        }
        (Some(case), None, _) => Scope::Case(Wildcard::new(&case)),
        (None, Some(rule), Some(count)) => {
            Scope::Rule { rule, expect: row.expect, operation: row.operation, count }
        }
        (None, Some(_), None) => return Err("an entry with `rule` needs `count`".into()),
        _ => return Err("an entry has either `case` or `rule`".into()),
    };
    let Row { platforms, status, reason, link, .. } = row;
    Ok(Entry { line, scope, platforms, status, reason, link })
}
