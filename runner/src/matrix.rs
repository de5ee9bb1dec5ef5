//! Results of several implementations side by side.

use crate::record::{Case, Verdict};
use crate::report::markdown::{escape, line};
use crate::results::Results;
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};

/// Counts of verdicts in a cell of the matrix.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// Cases that pass.
    pub pass: usize,
    /// Wrong verdicts and wrong outputs.
    pub fail: usize,
    /// Crashes, time limits, and breaches of the protocol.
    pub crash: usize,
    /// Cases that are skipped, outside the capabilities, or never ran.
    pub skip: usize,
    /// Rejections without credit.
    pub unpaired: usize,
}

impl Cell {
    /// Adds cases of a verdict.
    pub fn add(&mut self, verdict: Verdict, count: usize) {
        *match verdict {
            Verdict::Pass => &mut self.pass,
            Verdict::Fail => &mut self.fail,
            Verdict::Unpaired => &mut self.unpaired,
            Verdict::Skip | Verdict::NotApplicable | Verdict::NeverRun => &mut self.skip,
            Verdict::Crash | Verdict::Timeout | Verdict::ProtocolError | Verdict::EarlyExit => {
                &mut self.crash
            }
        } += count;
    }
}

/// A row of the matrix.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The rule or the page.
    pub name: String,
    /// One cell for each implementation.
    pub cells: Vec<Cell>,
    /// The number of cases that some implementation passes and another one does not. Skipped cases do not count.
    pub disagreements: usize,
}

/// Implementations against rules and against pages, rows with most disagreements first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Matrix {
    /// Name and version of each implementation.
    pub implementations: Vec<String>,
    /// A row for each page.
    pub pages: Vec<Row>,
    /// A row for each rule.
    pub rules: Vec<Row>,
}

/// The results are of different suites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MixedSuites;

impl std::fmt::Display for MixedSuites {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("the results are of different suites: their digests differ")
    }
}

impl std::error::Error for MixedSuites {}

/// Makes the matrix of several results of the same suite.
///
/// # Errors
/// If the suites differ.
pub fn matrix(results: &[&Results]) -> Result<Matrix, MixedSuites> {
    if results.windows(2).any(|pair| pair[0].head.digest != pair[1].head.digest) {
        return Err(MixedSuites);
    }
    let disputed = disputed(results);
    Ok(Matrix {
        implementations: results.iter().map(|results| results.name()).collect(),
        pages: rows(results, &disputed, |case| &case.page),
        rules: rows(results, &disputed, |case| &case.rule),
    })
}

/// The cases that some implementation passes and another one fails.
fn disputed<'a>(results: &[&'a Results]) -> HashSet<&'a str> {
    let ids = |has: fn(Verdict) -> bool| {
        let cases = results.iter().flat_map(|results| &results.cases);
        cases.filter(move |case| has(case.verdict)).map(|case| case.id.as_str()).collect::<HashSet<_>>()
    };
    let passed = ids(|verdict| verdict == Verdict::Pass);
    let failed = ids(|verdict| verdict.is_failure() && verdict != Verdict::NeverRun);
    passed.intersection(&failed).copied().collect()
}

fn rows(results: &[&Results], disputed: &HashSet<&str>, key: fn(&Case) -> &str) -> Vec<Row> {
    let mut rows: BTreeMap<&str, (Vec<Cell>, HashSet<&str>)> = BTreeMap::new();
    for (at, results) in results.iter().enumerate() {
        for case in &results.cases {
            let (cells, disagreements) = rows.entry(key(case)).or_default();
            cells.resize(at.max(cells.len().saturating_sub(1)) + 1, Cell::default());
            cells[at].add(case.verdict, 1);
            if disputed.contains(case.id.as_str()) {
                disagreements.insert(&case.id);
            }
        }
    }
    let mut rows: Vec<Row> = rows
        .into_iter()
        .map(|(name, (mut cells, disagreements))| {
            cells.resize(results.len(), Cell::default());
            Row { name: name.to_string(), cells, disagreements: disagreements.len() }
        })
        .collect();
    rows.sort_by(|a, b| b.disagreements.cmp(&a.disagreements).then_with(|| a.name.cmp(&b.name)));
    rows
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}", self.pass)?;
        let others =
            [("fail", self.fail), ("crash", self.crash), ("unpaired", self.unpaired), ("skip", self.skip)];
        others
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .try_for_each(|(name, count)| write!(f, ", {count} {name}"))
    }
}

impl Matrix {
    /// The matrix as two tables. With `only_disagreements`, rules on which all implementations agree are left out, and counted.
    pub fn markdown(&self, only_disagreements: bool) -> String {
        let mut text = String::from("## Pages\n\n");
        self.table(&mut text, "page", self.pages.iter());
        text.push_str("\n## Rules\n\n");
        let shown = |row: &&Row| !only_disagreements || row.disagreements > 0;
        let rules: Vec<&Row> = self.rules.iter().filter(shown).collect();
        self.table(&mut text, "rule", rules.iter().copied());
        if rules.len() < self.rules.len() {
            let rest = self.rules.len() - rules.len();
            text.push_str(&format!("\nThe implementations agree on the cases of {rest} other rules.\n"));
        }
        text
    }

    fn table<'a>(&self, text: &mut String, key: &str, rows: impl Iterator<Item = &'a Row>) {
        let names = self.implementations.iter().map(|name| escape(name));
        let heads = [key.to_string()].into_iter().chain(names).chain(["disagreements".into()]);
        line(text, heads);
        line(text, (0..self.implementations.len() + 2).map(|_| "---".to_string()));
        for row in rows {
            let cells = row.cells.iter().map(Cell::to_string);
            let name = [escape(&row.name)].into_iter();
            line(text, name.chain(cells).chain([row.disagreements.to_string()]));
        }
    }
}
