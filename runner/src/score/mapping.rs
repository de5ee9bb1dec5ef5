//! Files that translate the codes of an implementation to rules of the suite.
//!
//! ```toml
//! [[map]]
//! code = "E0042"            # `*` matches any characters
//! rules = ["*/exec_size/encoding"]
//! ```

use crate::expect::Wildcard;
use crate::problem::Problem;
use crate::text::line_of;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt;
use toml::Spanned;

/// A mapping file.
#[derive(Debug, Clone, Default)]
pub struct Mapping {
    entries: Vec<Entry>,
}

#[derive(Debug, Clone)]
struct Entry {
    line: usize,
    code: Wildcard,
    rules: Vec<Wildcard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    map: Vec<Spanned<Row>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    code: String,
    rules: Vec<String>,
}

/// A mapping file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MappingError(String);

impl fmt::Display for MappingError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MappingError {}

impl Mapping {
    /// Reads a mapping file.
    ///
    /// # Errors
    /// If it is not TOML of the documented form.
    pub fn parse(text: &str) -> Result<Self, MappingError> {
        let file: File = toml::from_str(text).map_err(|error| MappingError(error.to_string()))?;
        let entries = file.map.into_iter().map(|row| Entry {
            line: line_of(text, row.span().start),
            code: Wildcard::new(&row.get_ref().code),
            rules: row.get_ref().rules.iter().map(|rule| Wildcard::new(rule)).collect(),
        });
        Ok(Self { entries: entries.collect() })
    }

    /// Whether a code names a rule: by the first entry that matches the code, or, if no entry does, by the id of the rule.
    pub fn names(&self, code: &str, rule: &str) -> bool {
        match self.entries.iter().find(|entry| entry.code.matches(code)) {
            Some(entry) => entry.rules.iter().any(|pattern| pattern.matches(rule)),
            None => code == rule,
        }
    }

    /// Mistakes of the mapping, in view of the codes of a complete run and the ids of all rules: entries that never apply,
    /// entries that apply to the same code, and rules that do not exist.
    pub fn lint(&self, codes: &BTreeSet<&str>, rules: &BTreeSet<&str>) -> Vec<Problem> {
        let mut problems = Vec::new();
        for (at, entry) in self.entries.iter().enumerate() {
            let mut report = |text: String| problems.push(Problem::Mapping { line: entry.line, text });
            let matching = || codes.iter().filter(|code| entry.code.matches(code));
            if matching().next().is_none() {
                report(format!("no answer has the code `{}`", entry.code));
            }
            let earlier = self.entries[..at].iter();
            let shadow = earlier.filter_map(|earlier| {
                let same = matching().find(|code| earlier.code.matches(code));
                let text =
                    |code: &&str| format!("the entry of line {} takes the code `{code}`", earlier.line);
                match earlier.code == entry.code {
                    true => Some(format!("the entry of line {} has the same code", earlier.line)),
                    false => same.map(text),
                }
            });
            shadow.for_each(&mut report);
            if entry.rules.is_empty() {
                report("the entry names no rule".into());
            }
            let absent = entry.rules.iter().filter(|rule| !rules.iter().any(|known| rule.matches(known)));
            absent.for_each(|rule| report(format!("no rule has the id `{rule}`")));
        }
        problems
    }
}
