//! Joins the results of shards.

use crate::problem::Problem;
use crate::record::{Case, Head};
use crate::results::Results;
use crate::score::Tally;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// The parts of a suite that results have: `2/3` is the second of three shards, `1,2/3` two of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shards {
    /// The numbers of the shards, from 1.
    pub parts: BTreeSet<u32>,
    /// The number of all shards.
    pub of: u32,
}

impl FromStr for Shards {
    type Err = MergeError;

    fn from_str(text: &str) -> Result<Self, MergeError> {
        let wrong = || MergeError::Shard(text.to_string());
        let (parts, of) = text.split_once('/').ok_or_else(wrong)?;
        let of: u32 = of.parse().map_err(|_| wrong())?;
        let parts: BTreeSet<u32> =
            parts.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        match parts.iter().all(|part| (1..=of).contains(part)) {
            true => Ok(Self { parts, of }),
            false => Err(wrong()),
        }
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let parts: Vec<String> = self.parts.iter().map(u32::to_string).collect();
        write!(f, "{}/{}", parts.join(","), self.of)
    }
}

/// Results that cannot be joined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MergeError {
    /// No results.
    Nothing,
    /// A shard is not of the form `m/n` with `m` from 1 to `n`.
    Shard(String),
    /// The results are of different runs: the part of the head that differs.
    Mixed(&'static str),
    /// Two results have the same shard.
    Overlap(String),
    /// Two results have the same case.
    Twice(String),
    /// Shards that no results have.
    Missing(String),
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Nothing => write!(f, "there are no results"),
            Self::Shard(text) => write!(f, "`{text}` is no shard: write `m/n`, with m from 1 to n"),
            Self::Mixed(part) => write!(f, "the results differ in {part}"),
            Self::Overlap(shards) => write!(f, "two results have the shard {shards}"),
            Self::Twice(id) => write!(f, "two results have the case {id}"),
            Self::Missing(shards) => write!(f, "no results have the shard {shards}"),
        }
    }
}

impl std::error::Error for MergeError {}

/// Joins the results of all shards of a suite.
///
/// # Errors
/// If the results are of different runs, or shards overlap or are missing.
pub fn merge(results: impl IntoIterator<Item = Results>) -> Result<Results, MergeError> {
    let joined = join(results)?;
    let Some(shard) = &joined.head.shard else { return Ok(joined) };
    let Shards { parts, of } = shard.parse()?;
    let missing = (1..=of).filter(|part| !parts.contains(part)).collect();
    Err(MergeError::Missing(Shards { parts: missing, of }.to_string()))
}

/// Joins the results of some shards. The result does not depend on the order, and joining results that were joined before gives
/// the same as joining all of them at once.
///
/// # Errors
/// If the results are of different runs, or shards overlap.
pub fn join(results: impl IntoIterator<Item = Results>) -> Result<Results, MergeError> {
    let mut results = results.into_iter();
    let first = results.next().ok_or(MergeError::Nothing)?;
    let mut rest = results.peekable();
    if rest.peek().is_none() && first.head.shard.is_none() {
        return Ok(canonical(first.head, first.cases, first.summary.problems));
    }
    let Results { mut head, mut cases, summary } = first;
    let mut shards = shards(&head)?;
    let mut problems = summary.problems;
    for other in rest {
        same_run(&head, &other.head)?;
        let more = self::shards(&other.head)?;
        if more.of != shards.of {
            return Err(MergeError::Mixed("the number of shards"));
        }
        let overlap: BTreeSet<u32> = shards.parts.intersection(&more.parts).copied().collect();
        if !overlap.is_empty() {
            return Err(MergeError::Overlap(Shards { parts: overlap, of: shards.of }.to_string()));
        }
        shards.parts.extend(more.parts);
        head.planned += other.head.planned;
        cases.extend(other.cases);
        problems.extend(other.summary.problems);
    }
    let is_whole = shards.parts.len() == usize::try_from(shards.of).unwrap_or(usize::MAX);
    head.shard = (!is_whole).then(|| shards.to_string());
    let results = canonical(head, cases, problems);
    match results.cases.windows(2).find(|pair| pair[0].id == pair[1].id) {
        Some(pair) => Err(MergeError::Twice(pair[0].id.clone())),
        None => Ok(results),
    }
}

/// Results in the order of ids, with the sums of their cases. Problems that follow from cases are found again: a shard without
/// cases is no problem of the whole suite.
fn canonical(head: Head, mut cases: Vec<Case>, problems: Vec<Problem>) -> Results {
    cases.sort_by(|a, b| a.id.cmp(&b.id));
    let mut tally = Tally::default();
    cases.iter().for_each(|case| tally.add(case));
    let summary = tally.finish(&head, problems.into_iter().filter(|problem| !problem.follows_from_cases()));
    Results { head, cases, summary }
}

/// The shards of results. Results of the whole suite overlap with every other.
fn shards(head: &Head) -> Result<Shards, MergeError> {
    head.shard.as_deref().map_or_else(|| Err(MergeError::Overlap("1/1".into())), str::parse)
}

fn same_run(a: &Head, b: &Head) -> Result<(), MergeError> {
    let same = [
        ("the version of the format", a.format_version == b.format_version),
        ("the version of the suite", a.suite == b.suite),
        ("the digest of the suite", a.digest == b.digest),
        ("the implementation", a.implementation == b.implementation),
        ("the seed", a.seed == b.seed),
        ("the filters", a.filters == b.filters),
    ];
    match same.into_iter().find(|(_, same)| !same) {
        Some((part, _)) => Err(MergeError::Mixed(part)),
        None => Ok(()),
    }
}
