//! The changes between two versions of a suite: added, removed, renamed and changed cases.
//!
//! A version of a suite is given by its vectors, by the ids of its cases, or by its rules, each with the number and the digest of
//! its cases. The version number follows from the changes: a changed or removed id is a major change, an added one a minor change,
//! and everything else a patch.

use crate::report::markdown::{escape, line};
use crate::tombstone::{Fate, Tombstones};
use crate::vector::{FORMAT, Vector};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, BufRead};

/// A version of a suite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suite {
    form: Form,
    /// The known fact about each id: the expectation of a case, or the number and the digest of the cases of a rule.
    marks: BTreeMap<String, String>,
}

/// The things that the ids of a suite name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Cases with their expectations.
    Vectors,
    /// Cases.
    Ids,
    /// Rules.
    Rules,
}

impl Suite {
    /// The suite of vectors.
    pub fn of<'v>(vectors: impl IntoIterator<Item = &'v Vector>) -> Self {
        let mark = |vector: &Vector| (vector.id.clone(), vector.expect.name().to_string());
        Self { form: Form::Vectors, marks: vectors.into_iter().map(mark).collect() }
    }

    /// Reads `vectors.jsonl`, the ids that `list` prints, or the rules that `list --rules` prints. Lines that begin with `#` are
    /// comments.
    ///
    /// # Errors
    /// If a line is none of these, or of another kind than the lines before.
    pub fn read(from: impl BufRead) -> io::Result<Self> {
        let mut suite: Option<Self> = None;
        for (at, line) in from.lines().enumerate() {
            let line = line?;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |text: &str| io::Error::other(format!("line {}: {text}", at + 1));
            let (form, id, mark) = if line.starts_with('{') {
                let vector: Vector =
                    serde_json::from_str(&line).map_err(|error| wrong(&error.to_string()))?;
                (Form::Vectors, vector.id, vector.expect.name().to_string())
            } else {
                match line.split_once(' ') {
                    None => (Form::Ids, line, String::new()),
                    Some((rule, mark)) if mark.split(' ').count() == 2 => {
                        (Form::Rules, rule.to_string(), mark.to_string())
                    }
                    Some(_) => return Err(wrong("no vector, no id, and no rule with number and digest")),
                }
            };
            let suite = suite.get_or_insert_with(|| Self { form, marks: BTreeMap::new() });
            if suite.form != form {
                return Err(wrong("the lines before it are of another kind"));
            }
            if suite.marks.insert(id, mark).is_some() {
                return Err(wrong("the id occurs twice"));
            }
        }
        suite.ok_or_else(|| io::Error::other("the file names no case"))
    }

    /// The rules with the number and the digest of their cases; nothing without their expectations.
    pub fn rules(&self) -> Option<Self> {
        let marks = match self.form {
            Form::Rules => return Some(self.clone()),
            Form::Ids => return None,
            Form::Vectors => &self.marks,
        };
        let mut rules: BTreeMap<&str, (usize, Sha256)> = BTreeMap::new();
        for (id, expect) in marks {
            let (count, sum) = rules.entry(rule_of(id)).or_default();
            *count += 1;
            sum.update(format!("{id} {expect}\n"));
        }
        let mark = |(count, sum): (usize, Sha256)| {
            let digest = sum.finalize();
            let digits = digest.iter().take(8).fold(String::new(), |mut digits, byte| {
                let _ = write!(digits, "{byte:02x}");
                digits
            });
            format!("{count} {digits}")
        };
        let marks = rules.into_iter().map(|(rule, sums)| (rule.to_string(), mark(sums))).collect();
        Some(Self { form: Form::Rules, marks })
    }

    /// Whether the suite has a rule or a case.
    pub fn has(&self, id: &str) -> bool {
        self.marks.contains_key(id)
    }

    /// The ids.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.marks.keys().map(String::as_str)
    }
}

impl std::fmt::Display for Suite {
    /// One id a line, with the known fact about it.
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.marks.iter().try_for_each(|(id, mark)| writeln!(f, "{}", format!("{id} {mark}").trim_end()))
    }
}

/// The rule in the id of a case, which ends with polarity, platform and hash.
fn rule_of(id: &str) -> &str {
    id.rsplitn(4, '/').nth(3).unwrap_or(id)
}

/// The part of a version number that changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Every id is the same, and so is its expectation.
    Patch,
    /// Cases or rules are added.
    Minor,
    /// An expectation is another one, or an id is gone.
    Major,
}

impl Level {
    /// The largest change that the step from one version number to a later one announces; `None` if the second number is no
    /// later one. In versions before 1.0.0 the first number that is not zero announces major changes, as Cargo reads versions.
    pub fn announced(before: [u64; 3], after: [u64; 3]) -> Option<Self> {
        let Some(step) = before.iter().zip(&after).position(|(before, after)| before != after) else {
            return Some(Self::Patch);
        };
        let zeros = before.iter().take_while(|number| **number == 0).count();
        let level = match step.checked_sub(zeros) {
            None | Some(0) => Self::Major,
            Some(1) => Self::Minor,
            Some(_) => Self::Patch,
        };
        (before < after).then_some(level)
    }
}

/// An id that is gone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Removed {
    /// The id.
    pub id: String,
    /// The reason, as its tombstone states it; absent without a tombstone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Two ids or expectations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Renamed {
    /// The id before.
    pub before: String,
    /// The id after.
    pub after: String,
}

/// An id with another expectation, or a rule with other cases.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// The id.
    pub id: String,
    /// The expectation before, or the number and the digest of the cases of a rule.
    pub before: String,
    /// The same after the change.
    pub after: String,
}

/// The changes between two versions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// The version of the format of vectors and results.
    pub format_version: u32,
    /// The part of the version number that changes.
    pub level: Level,
    /// The number of ids without a change.
    pub same: usize,
    /// The ids that are new.
    pub added: Vec<String>,
    /// The ids that are gone.
    pub removed: Vec<Removed>,
    /// The ids that have another name now.
    pub renamed: Vec<Renamed>,
    /// The ids with another expectation. Of a renamed id, the new one.
    pub changed: Vec<Changed>,
}

/// Two suites that cannot be compared: one has ids without expectations, the other one only rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Incomparable;

impl std::fmt::Display for Incomparable {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("a list of ids cannot be compared with a list of rules: use the vectors")
    }
}

impl std::error::Error for Incomparable {}

/// The changes between two versions of a suite. If one of them has rules only, so have the changes.
///
/// # Errors
/// If one has rules only, and the other one no expectations.
pub fn changes(before: &Suite, after: &Suite, tombstones: &Tombstones) -> Result<Changes, Incomparable> {
    if before.form != after.form && [before.form, after.form].contains(&Form::Rules) {
        let [before, after] = [before, after].map(Suite::rules);
        return Ok(compared(&before.ok_or(Incomparable)?, &after.ok_or(Incomparable)?, tombstones));
    }
    Ok(compared(before, after, tombstones))
}

fn compared(before: &Suite, after: &Suite, tombstones: &Tombstones) -> Changes {
    let mut changes = Changes {
        format_version: FORMAT,
        level: Level::Patch,
        same: 0,
        added: Vec::new(),
        removed: Vec::new(),
        renamed: Vec::new(),
        changed: Vec::new(),
    };
    let mut rest = after.marks.clone();
    for (id, mark) in &before.marks {
        let fate = if after.has(id) { Fate::Kept } else { tombstones.fate(id) };
        let (now, reason) = match &fate {
            Fate::Kept => (id.as_str(), None),
            Fate::Renamed(now) => (now.as_str(), None),
            Fate::Removed(tombstone) => (id.as_str(), Some(tombstone.reason.clone())),
        };
        let Some(new) = rest.remove(now) else {
            changes.removed.push(Removed { id: id.clone(), reason });
            continue;
        };
        // A list of ids has no expectations. The digest of a renamed rule has the ids of its cases.
        let is_known = !mark.is_empty() && !new.is_empty() && (now == id || before.form != Form::Rules);
        if now != id {
            changes.renamed.push(Renamed { before: id.clone(), after: now.to_string() });
        }
        if is_known && *mark != new {
            changes.changed.push(Changed { id: now.to_string(), before: mark.clone(), after: new });
        } else if now == id {
            changes.same += 1;
        }
    }
    changes.added = rest.into_keys().collect();
    let is_gone = !changes.removed.is_empty() || !changes.renamed.is_empty();
    changes.level = match (is_gone || !changes.changed.is_empty(), changes.added.is_empty()) {
        (true, _) => Level::Major,
        (false, false) => Level::Minor,
        (false, true) => Level::Patch,
    };
    changes
}

impl Changes {
    /// Whether nothing is added, removed, renamed or changed.
    pub fn is_empty(&self) -> bool {
        self.level == Level::Patch
    }

    /// The changes as Markdown, with at most so many ids of each kind.
    pub fn markdown(&self, most: usize) -> String {
        let level = match self.level {
            Level::Patch => "a patch",
            Level::Minor => "a minor version",
            Level::Major => "a major version",
        };
        let mut text = format!("The changes make {level}. {} ids are the same.\n", self.same);
        let or_none = |reason: &Option<String>| reason.clone().unwrap_or_else(|| "no tombstone".into());
        let added = self.added.iter().map(|id| (id.as_str(), String::new())).collect();
        let removed = self.removed.iter().map(|gone| (gone.id.as_str(), or_none(&gone.reason))).collect();
        let renamed =
            self.renamed.iter().map(|ids| (ids.before.as_str(), format!("`{}`", ids.after))).collect();
        let changed =
            self.changed.iter().map(|one| (one.id.as_str(), format!("{} → {}", one.before, one.after)));
        let lists: [(&str, Vec<(&str, String)>); 4] =
            [("Added", added), ("Removed", removed), ("Renamed", renamed), ("Changed", changed.collect())];
        for (title, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
            let _ = write!(text, "\n## {title}: {}\n\n", list.len());
            line(&mut text, ["id", ""].map(String::from));
            line(&mut text, ["---", "---"].map(String::from));
            for (id, note) in list.iter().take(most) {
                line(&mut text, [format!("`{}`", escape(id)), escape(note)]);
            }
            if list.len() > most {
                let _ = writeln!(text, "\n{} more.", list.len() - most);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::rule_of;

    #[test]
    fn a_rule_is_in_front_of_polarity_platform_and_hash() {
        assert_eq!(rule_of("ADD/dst/type/positive/SKL/0123"), "ADD/dst/type");
        assert_eq!(rule_of("ADD/positive/SKL/0123"), "ADD");
        assert_eq!(rule_of("positive/SKL/0123"), "positive/SKL/0123");
    }
}
