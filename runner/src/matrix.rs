//! Results of several implementations side by side.

use crate::expect::Declarations;
use crate::record::{Case, Verdict};
use crate::report::describe;
use crate::report::markdown::{escape, line};
use crate::results::Results;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Counts of verdicts in a cell of the matrix.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// Cases that pass.
    pub pass: usize,
    /// Wrong verdicts and wrong outputs.
    pub fail: usize,
    /// Crashes, time limits, and breaches of the protocol.
    pub crash: usize,
    /// Cases that are skipped, or never ran.
    pub skip: usize,
    /// Cases outside the capabilities: the implementation has not the operation, the platform or the version.
    pub not_applicable: usize,
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
            Verdict::Skip | Verdict::NeverRun => &mut self.skip,
            Verdict::NotApplicable => &mut self.not_applicable,
            Verdict::Crash | Verdict::Timeout | Verdict::ProtocolError | Verdict::EarlyExit => {
                &mut self.crash
            }
        } += count;
    }
}

/// A row of the matrix.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The rule or the page.
    pub name: String,
    /// One cell for each implementation.
    pub cells: Vec<Cell>,
    /// The number of cases that some implementation passes and another one does not. Skipped cases do not count.
    pub disagreements: usize,
    /// The reasons of the results on these cases that are not as expected, by their places in the list of reasons, with the
    /// number of results.
    pub reasons: BTreeMap<usize, usize>,
    /// The number of these results without a reason.
    pub open: usize,
}

/// The reason why results of an implementation are not as expected.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Reason {
    /// The place of the implementation.
    pub implementation: usize,
    /// The reason, as its expected-results file states it.
    pub text: String,
}

/// A rule with results without a reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Open {
    /// The rule.
    pub rule: String,
    /// The first of its cases with such a result, by id.
    pub case: String,
    /// The place of the implementation.
    pub implementation: usize,
    /// The result, for people.
    pub outcome: String,
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
    /// The reasons that expected-results files state, by implementation and text; empty without such files.
    pub reasons: Vec<Reason>,
    /// The rules with results without a reason; empty without expected-results files.
    pub open: Vec<Open>,
    /// The digest of the ids of all cases ([`digest_of_ids`]).
    pub ids: String,
    is_explained: bool,
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

/// The SHA-256 of ids, each with a line feed behind it, in their order.
pub fn digest_of_ids<'i>(ids: impl IntoIterator<Item = &'i str>) -> String {
    let ids: BTreeSet<&str> = ids.into_iter().collect();
    let mut sum = Sha256::new();
    for id in ids {
        sum.update(id);
        sum.update("\n");
    }
    sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Makes the matrix of several results of the same suite. `declarations` has those of each implementation with an
/// expected-results file; it may be shorter than `results`, or empty.
///
/// # Errors
/// If the suites differ.
pub fn matrix(results: &[&Results], declarations: &[Option<Declarations>]) -> Result<Matrix, MixedSuites> {
    if results.windows(2).any(|pair| pair[0].head.digest != pair[1].head.digest) {
        return Err(MixedSuites);
    }
    let disputed = disputed(results);
    let reasons = reasons(results, declarations, &disputed);
    let cases = || results.iter().flat_map(|results| &results.cases);
    Ok(Matrix {
        implementations: results.iter().map(|results| results.name()).collect(),
        pages: rows(results, declarations, &disputed, &reasons, |case| &case.page),
        rules: rows(results, declarations, &disputed, &reasons, |case| &case.rule),
        reasons,
        open: match declarations.is_empty() {
            true => Vec::new(),
            false => open(results, declarations, &disputed),
        },
        ids: digest_of_ids(cases().map(|case| case.id.as_str())),
        is_explained: !declarations.is_empty(),
    })
}

/// The cases that some implementation passes and another one fails.
fn disputed<'a>(results: &[&'a Results]) -> HashSet<&'a str> {
    let ids = |has: fn(&Case) -> bool| {
        let cases = results.iter().flat_map(|results| &results.cases);
        cases.filter(move |case| has(case)).map(|case| case.id.as_str()).collect::<HashSet<_>>()
    };
    let passed = ids(|case| case.verdict == Verdict::Pass);
    passed.intersection(&ids(is_wrong)).copied().collect()
}

/// Whether the result of a case that was run is not as expected.
fn is_wrong(case: &Case) -> bool {
    case.verdict.is_failure() && case.verdict != Verdict::NeverRun
}

/// The reason of a result. A rejection without credit has that of the counterpart.
fn reason<'d>(declarations: Option<&'d Declarations>, case: &Case) -> Option<&'d str> {
    let declarations = declarations?;
    let counterpart = || declarations.reason(case.counterpart.as_deref()?);
    declarations.reason(&case.id).or_else(counterpart)
}

/// The reasons of the results on disputed cases that are not as expected, by implementation and text. Results are in the order in
/// which the cases ended, which differs from run to run, so that the places must not follow from it.
fn reasons(
    results: &[&Results],
    declarations: &[Option<Declarations>],
    disputed: &HashSet<&str>,
) -> Vec<Reason> {
    let mut reasons = BTreeSet::new();
    for (at, results) in results.iter().enumerate() {
        let declarations = declarations.get(at).and_then(Option::as_ref);
        let wrong = results.cases.iter().filter(|case| disputed.contains(case.id.as_str()) && is_wrong(case));
        reasons.extend(wrong.filter_map(|case| Some((at, reason(declarations, case)?))));
    }
    let reasons = reasons.into_iter();
    reasons.map(|(implementation, text)| Reason { implementation, text: text.to_string() }).collect()
}

fn rows(
    results: &[&Results],
    declarations: &[Option<Declarations>],
    disputed: &HashSet<&str>,
    reasons: &[Reason],
    key: fn(&Case) -> &str,
) -> Vec<Row> {
    let mut rows: BTreeMap<&str, (Row, HashSet<&str>)> = BTreeMap::new();
    for (at, results) in results.iter().enumerate() {
        let declarations = declarations.get(at).and_then(Option::as_ref);
        for case in &results.cases {
            let (row, disagreements) = rows.entry(key(case)).or_default();
            row.cells.resize(at.max(row.cells.len().saturating_sub(1)) + 1, Cell::default());
            row.cells[at].add(case.verdict, 1);
            if !disputed.contains(case.id.as_str()) {
                continue;
            }
            disagreements.insert(&case.id);
            match reason(declarations, case) {
                _ if !is_wrong(case) => {}
                Some(text) => {
                    let place =
                        reasons.partition_point(|known| (known.implementation, &*known.text) < (at, text));
                    *row.reasons.entry(place).or_default() += 1;
                }
                None => row.open += 1,
            }
        }
    }
    let mut rows: Vec<Row> = rows
        .into_iter()
        .map(|(name, (mut row, disagreements))| {
            row.cells.resize(results.len(), Cell::default());
            Row { name: name.to_string(), disagreements: disagreements.len(), ..row }
        })
        .collect();
    rows.sort_by(|a, b| b.disagreements.cmp(&a.disagreements).then_with(|| a.name.cmp(&b.name)));
    rows
}

/// The rules with results without a reason.
fn open(results: &[&Results], declarations: &[Option<Declarations>], disputed: &HashSet<&str>) -> Vec<Open> {
    let mut first: BTreeMap<&str, (&Case, usize)> = BTreeMap::new();
    for (at, results) in results.iter().enumerate() {
        let declarations = declarations.get(at).and_then(Option::as_ref);
        for case in results.cases.iter().filter(|case| disputed.contains(case.id.as_str())) {
            if !is_wrong(case) || reason(declarations, case).is_some() {
                continue;
            }
            let entry = first.entry(&case.rule).or_insert((case, at));
            if case.id < entry.0.id {
                *entry = (case, at);
            }
        }
    }
    let open = first.into_iter().map(|(rule, (case, implementation))| Open {
        rule: rule.to_string(),
        case: case.id.clone(),
        implementation,
        outcome: describe(case),
    });
    open.collect()
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}", self.pass)?;
        let others = [
            ("fail", self.fail),
            ("crash", self.crash),
            ("unpaired", self.unpaired),
            ("skip", self.skip),
            ("n/a", self.not_applicable),
        ];
        others
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .try_for_each(|(name, count)| write!(f, ", {count} {name}"))
    }
}

impl Matrix {
    /// The matrix as tables. With `only_disagreements`, rules on which all implementations agree are left out, and counted.
    pub fn markdown(&self, only_disagreements: bool) -> String {
        let mut text = String::new();
        if self.is_explained {
            self.explain(&mut text);
        }
        text.push_str("## Pages\n\n");
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

    /// The sums of reasons, and the list of them.
    fn explain(&self, text: &mut String) {
        let disputed = self.rules.iter().filter(|row| row.disagreements > 0).count();
        let (open, rules) = (self.open.len(), self.rules.len());
        text.push_str(&format!(
            "{rules} rules. The implementations disagree on cases of {disputed} of them; {open} are open: the reason of some \
             result is not known.\n\nDigest of the ids: `{}`\n\n## Reasons\n\n",
            self.ids
        ));
        let mut counts: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
        for (reason, count) in self.rules.iter().flat_map(|row| &row.reasons) {
            let (rules, results) = counts.entry(*reason).or_default();
            *rules += 1;
            *results += count;
        }
        line(text, ["number", "implementation", "rules", "results", "reason"].map(String::from));
        line(text, ["---"; 5].map(String::from));
        for (at, (rules, results)) in counts {
            let Some(reason) = self.reasons.get(at) else { continue };
            let name =
                self.implementations.get(reason.implementation).map(String::as_str).unwrap_or_default();
            let cells = [
                (at + 1).to_string(),
                escape(name),
                rules.to_string(),
                results.to_string(),
                escape(&reason.text),
            ];
            line(text, cells);
        }
        text.push('\n');
    }

    fn table<'a>(&self, text: &mut String, key: &str, rows: impl Iterator<Item = &'a Row>) {
        let names = self.implementations.iter().map(|name| escape(name));
        let explained = self.is_explained.then(|| "reasons".to_string());
        let last = ["disagreements".to_string()].into_iter().chain(explained);
        let heads: Vec<String> = [key.to_string()].into_iter().chain(names).chain(last).collect();
        let rule = vec!["---".to_string(); heads.len()];
        line(text, heads);
        line(text, rule);
        for row in rows {
            let cells = row.cells.iter().map(Cell::to_string);
            let name = [escape(&row.name)].into_iter();
            let reasons = self.is_explained.then(|| row.numbers());
            line(text, name.chain(cells).chain([row.disagreements.to_string()]).chain(reasons));
        }
    }
}

impl Row {
    /// The numbers of the reasons, and how often each of them applies.
    fn numbers(&self) -> String {
        let known = self.reasons.iter().map(|(reason, count)| format!("{} ({count})", reason + 1));
        let open = (self.open > 0).then(|| format!("open ({})", self.open));
        known.chain(open).collect::<Vec<_>>().join(", ")
    }
}
