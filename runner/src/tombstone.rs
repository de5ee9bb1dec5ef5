//! Tombstones: the rules and cases of earlier versions of a suite that have another id now, or are gone.
//!
//! ```toml
//! [[tombstone]]
//! id = "SUM/src0/kind"             # a rule, with all its cases, or one case
//! now = "SUM/src0/type"            # its id now; without it the rule or case is gone
//! since = "0.2.0"                  # the first version of the suite without the id
//! reason = "The page names the constraint by the type."
//! ```

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

/// The tombstones of a suite.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tombstones {
    all: BTreeMap<String, Tombstone>,
}

/// The end of an id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tombstone {
    /// The id that the rule or case has now; nothing if it is gone.
    pub now: Option<String>,
    /// The first version of the suite without the id.
    pub since: String,
    /// The reason of the change.
    pub reason: String,
}

/// The present state of an id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate<'a> {
    /// No tombstone is about the id.
    Kept,
    /// The rule or case has this id now.
    Renamed(String),
    /// The rule or case is gone. The tombstone has the reason.
    Removed(&'a Tombstone),
}

/// A file of tombstones that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TombstonesError(String);

impl fmt::Display for TombstonesError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TombstonesError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    tombstone: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    now: Option<String>,
    since: String,
    reason: String,
}

impl Tombstones {
    /// Reads a file of tombstones.
    ///
    /// # Errors
    /// If it is not TOML of the documented form, an id has two tombstones, or renamed ids lead back to themselves.
    pub fn parse(text: &str) -> Result<Self, TombstonesError> {
        let file: File = toml::from_str(text).map_err(|error| TombstonesError(error.to_string()))?;
        let mut all = BTreeMap::new();
        for Row { id, now, since, reason } in file.tombstone {
            if since.trim().is_empty() || reason.trim().is_empty() {
                return Err(TombstonesError(format!("{id}: `since` or `reason` is empty")));
            }
            if all.insert(id.clone(), Tombstone { now, since, reason }).is_some() {
                return Err(TombstonesError(format!("{id} has two tombstones")));
            }
        }
        let tombstones = Self { all };
        let is_endless = |id: &&String| tombstones.last(id).is_none();
        match tombstones.all.keys().find(is_endless) {
            Some(id) => Err(TombstonesError(format!("{id}: the new ids lead back to it"))),
            None => Ok(tombstones),
        }
    }

    /// The ids with a tombstone, and the tombstones.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Tombstone)> {
        self.all.iter().map(|(id, tombstone)| (id.as_str(), tombstone))
    }

    /// The last id of a chain of renamed ids, or the tombstone at its end. Nothing if the chain has no end.
    fn last<'a>(&'a self, id: &'a str) -> Option<Result<&'a str, &'a Tombstone>> {
        let mut id = id;
        for _ in 0..=self.all.len() {
            match self.all.get(id) {
                None => return Some(Ok(id)),
                Some(Tombstone { now: Some(now), .. }) => id = now,
                Some(gone) => return Some(Err(gone)),
            }
        }
        None
    }

    /// The state of a rule or a case, or of a pattern that begins with a rule. A tombstone of a rule is about its cases, too.
    pub fn fate<'a>(&'a self, id: &'a str) -> Fate<'a> {
        let mut ends = std::iter::once(id.len()).chain(id.rmatch_indices('/').map(|(at, _)| at));
        let Some(at) = ends.find(|at| self.all.contains_key(&id[..*at])) else { return Fate::Kept };
        match self.last(&id[..at]) {
            Some(Ok(now)) => Fate::Renamed(format!("{now}{}", &id[at..])),
            Some(Err(gone)) => Fate::Removed(gone),
            None => Fate::Kept,
        }
    }

    /// Mistakes in view of a suite: tombstones of ids that it has, and new ids that it does not have.
    pub fn problems(&self, has: impl Fn(&str) -> bool) -> Vec<String> {
        let mut problems = Vec::new();
        for (id, _) in self.iter() {
            if has(id) {
                problems.push(format!("{id} has a tombstone, and the suite has it"));
            }
            match self.last(id) {
                Some(Ok(now)) if !has(now) => problems.push(format!("{id}: the suite does not have {now}")),
                _ => {}
            }
        }
        problems
    }
}
