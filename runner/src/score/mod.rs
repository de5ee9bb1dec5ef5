//! Verdicts on outcomes.
//!
//! A negative case passes only if it is rejected and its valid counterpart is accepted in the same run. A crash is never a
//! rejection. So an implementation that rejects everything has no credited negative case, and neither has one that accepts
//! everything.

mod mapping;
mod output;
mod strictness;
mod tally;
mod verdict;

pub use mapping::{Mapping, MappingError};
pub use output::{Compare, equal_bytes};
pub use tally::{CASES_OF_A_SKIP, Tally};
pub use verdict::verdict_alone;

use crate::expect::Declarations;
use crate::outcome::{Answer, Outcome};
use crate::record::{Case, Verdict};
use crate::run::Done;
use crate::vector::{Expectation, Vector};
use std::collections::HashMap;
use std::fmt;

/// The outcome of a vector, before it has a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Observation {
    /// The id of the vector.
    pub id: String,
    /// The outcome.
    pub outcome: Outcome,
    /// The time of the request in microseconds.
    pub micros: u64,
    /// The outcome in a process of its own, if its kind differs.
    pub alone: Option<Outcome>,
}

impl From<Done<'_>> for Observation {
    fn from(done: Done<'_>) -> Self {
        let Done { vector, outcome, micros, alone } = done;
        Self { id: vector.id.clone(), outcome, micros, alone }
    }
}

/// An observation that belongs to no planned case, or comes twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unplanned {
    /// No planned case has the id.
    Unknown(String),
    /// The case already has an outcome.
    Twice(String),
}

impl fmt::Display for Unplanned {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Unknown(id) => write!(f, "no planned case has the id {id}"),
            Self::Twice(id) => write!(f, "the case {id} has two outcomes"),
        }
    }
}

impl std::error::Error for Unplanned {}

/// The means of scoring besides the vectors.
#[derive(Clone, Copy)]
pub struct Means<'a> {
    /// Translates codes of the implementation to rules.
    pub mapping: Option<&'a Mapping>,
    /// The declared results.
    pub declarations: Option<&'a Declarations>,
    /// Compares outputs.
    pub compare: &'a Compare,
}

impl Default for Means<'_> {
    fn default() -> Self {
        Self { mapping: None, declarations: None, compare: &equal_bytes }
    }
}

/// The state of a planned case.
enum State {
    /// It has no outcome.
    Open,
    /// It is scored. For a counterpart: whether it is accepted, and the entry that declares its verdict.
    Done { accepted: bool, expected_by: Option<usize> },
    /// It is rejected or broke down, and its counterpart has no outcome yet.
    Waiting,
}

/// Gives verdicts in the order in which outcomes arrive. A rejected case waits for its counterpart.
pub struct Scorer<'a> {
    vectors: Vec<&'a Vector>,
    means: Means<'a>,
    index: HashMap<&'a str, usize>,
    states: Vec<State>,
    waiting: HashMap<&'a str, Vec<Observation>>,
}

impl<'a> Scorer<'a> {
    /// A scorer of planned vectors. The counterpart of a planned vector is to be planned too.
    pub fn new(planned: impl IntoIterator<Item = &'a Vector>, means: Means<'a>) -> Self {
        let vectors: Vec<&Vector> = planned.into_iter().collect();
        let index = vectors.iter().enumerate().map(|(i, vector)| (vector.id.as_str(), i)).collect();
        let states = vectors.iter().map(|_| State::Open).collect();
        Self { vectors, means, index, states, waiting: HashMap::new() }
    }

    /// Takes an outcome, and returns the cases whose verdict is certain now.
    ///
    /// # Errors
    /// If the case is not planned, or already has an outcome.
    pub fn observe(&mut self, observation: Observation) -> Result<Vec<Case>, Unplanned> {
        let Some(&at) = self.index.get(observation.id.as_str()) else {
            return Err(Unplanned::Unknown(observation.id));
        };
        if !matches!(self.states[at], State::Open) {
            return Err(Unplanned::Twice(observation.id));
        }
        let vector = self.vectors[at];
        if let Some(counterpart) = self.awaits(vector, &observation.outcome) {
            self.states[at] = State::Waiting;
            self.waiting.entry(counterpart).or_default().push(observation);
            return Ok(Vec::new());
        }
        let mut cases = vec![self.score(at, observation)];
        for waiting in self.waiting.remove(vector.id.as_str()).unwrap_or_default() {
            if let Some(&at) = self.index.get(waiting.id.as_str()) {
                cases.push(self.score(at, waiting));
            }
        }
        Ok(cases)
    }

    /// Scores what is left: rejected cases without a counterpart have no credit, and cases without an outcome never ran.
    pub fn finish(mut self) -> Vec<Case> {
        let waiting = std::mem::take(&mut self.waiting).into_values().flatten();
        let mut left: HashMap<String, Observation> =
            waiting.map(|observation| (observation.id.clone(), observation)).collect();
        let never = || Outcome::NeverRun { reason: "the run ended before the case had an outcome".into() };
        let mut cases = Vec::new();
        for (at, vector) in self.vectors.clone().into_iter().enumerate() {
            if matches!(self.states[at], State::Done { .. }) {
                continue;
            }
            let observation = left.remove(&vector.id);
            let id = vector.id.clone();
            let observation =
                observation.unwrap_or_else(|| Observation { id, outcome: never(), micros: 0, alone: None });
            cases.push(self.score(at, observation));
        }
        cases
    }

    /// The counterpart without an outcome that decides about the case.
    fn awaits(&self, vector: &'a Vector, outcome: &Outcome) -> Option<&'a str> {
        let counterpart = vector.counterpart.as_deref()?;
        let decides = outcome.is_breakdown() || matches!(outcome, Outcome::Answered(Answer::Reject { .. }));
        let &at = self.index.get(counterpart)?;
        let open = matches!(self.states[at], State::Open);
        (decides && open).then_some(counterpart)
    }

    fn score(&mut self, at: usize, observation: Observation) -> Case {
        let vector = self.vectors[at];
        let state =
            vector.counterpart.as_deref().and_then(|id| self.index.get(id)).map(|&at| &self.states[at]);
        let accepted = matches!(state, Some(State::Done { accepted: true, .. }));
        let (verdict, detail) = verdict::verdict(vector, &observation.outcome, accepted, self.means.compare);
        let credited = verdict == Verdict::Pass && vector.expect == Expectation::Reject;
        let strictness =
            credited.then(|| strictness::strictness(vector, &observation.outcome, self.means.mapping));
        // A breakdown on both shows nothing about the rule either.
        let refused = matches!(state, Some(State::Done { accepted: false, .. }));
        let unpaired = verdict == Verdict::Unpaired || (verdict.is_breakdown() && refused);
        // The declaration of a counterpart covers the cases that show nothing because of it.
        let implied = match state {
            Some(State::Done { expected_by: Some(line), .. }) if unpaired => Some((*line, verdict)),
            _ => None,
        };
        let declared =
            self.means.declarations.and_then(|declarations| declarations.of(&vector.id)).or(implied);
        let accepted = matches!(observation.outcome, Outcome::Answered(Answer::Accept { .. }));
        let expected_by = declared.map(|(line, _)| line);
        self.states[at] = State::Done { accepted, expected_by };
        Case {
            id: vector.id.clone(),
            rule: vector.rule.clone(),
            page: vector.page.clone(),
            level: vector.level,
            kind: vector.kind.clone(),
            instruction: vector.instruction.clone(),
            platform: vector.platform.clone(),
            operation: vector.operation,
            expect: vector.expect,
            outcome: without_output(observation.outcome, verdict),
            verdict,
            strictness,
            expected_by,
            declared: declared.map(|(_, verdict)| verdict),
            counterpart: vector.counterpart.clone().filter(|_| unpaired),
            detail,
            alone: observation.alone,
            micros: observation.micros,
        }
    }
}

/// The outcome for the record: a correct output is the one of the vector, and is not repeated.
fn without_output(outcome: Outcome, verdict: Verdict) -> Outcome {
    match outcome {
        Outcome::Answered(Answer::Accept { rules, .. }) if verdict == Verdict::Pass => {
            Outcome::Answered(Answer::Accept { output: None, rules })
        }
        outcome => outcome,
    }
}
