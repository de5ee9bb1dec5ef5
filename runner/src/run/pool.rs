//! A pool of implementations that answers all planned cases.

use crate::implementation::{Answered, Factory, Hello, Implementation};
use crate::outcome::Outcome;
use crate::record::Verdict;
use crate::request::Request;
use crate::score::{Compare, verdict_alone};
use crate::vector::Vector;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The way in which cases are run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The number of implementations that work at the same time.
    pub jobs: usize,
    /// Whether every case gets an implementation of its own.
    pub isolate: bool,
    /// The most cases with an unexpected outcome that are run again alone. Each needs a new process, so that an
    /// implementation that fails everywhere would take hours.
    pub again: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { jobs: 1, isolate: false, again: 200 }
    }
}

/// The end of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done<'v> {
    /// The case.
    pub vector: &'v Vector,
    /// The outcome.
    pub outcome: Outcome,
    /// The time in microseconds.
    pub micros: u64,
    /// The outcome in an implementation of its own, if its kind or its verdict differs: the result depends on the order of cases.
    pub alone: Option<Outcome>,
}

/// An implementation that was started, or not.
pub struct Started<'f> {
    /// Its description. It has only the name if the implementation does not start.
    pub hello: Hello,
    /// The reason why it did not start.
    pub failure: Option<String>,
    factory: &'f dyn Factory,
    first: Option<Box<dyn Implementation + 'f>>,
}

impl<'f> Started<'f> {
    /// Starts an implementation.
    pub fn new(factory: &'f dyn Factory) -> Self {
        match factory.start() {
            Ok(first) => Self { hello: first.hello(), failure: None, factory, first: Some(first) },
            Err(failure) => {
                let hello = Hello::unknown(factory.name());
                Self { hello, failure: Some(failure), factory, first: None }
            }
        }
    }
}

/// Runs planned cases, and hands out each of them once with its outcome. `compare` decides which outputs are wrong, so that the
/// case is run again.
pub fn run<'v>(
    started: Started<'_>,
    planned: &[&'v Vector],
    options: &Options,
    compare: &Compare,
    done: &mut (dyn FnMut(Done<'v>) + Send),
) {
    let Started { hello, failure, factory, first } = started;
    if let Some(reason) = failure {
        for &vector in planned {
            done(Done {
                vector,
                outcome: Outcome::NeverRun { reason: reason.clone() },
                micros: 0,
                alone: None,
            });
        }
        return;
    }
    let pool = Pool {
        planned,
        hello: &hello,
        factory,
        compare,
        isolate: options.isolate,
        next: AtomicUsize::new(0),
        again: AtomicUsize::new(options.again),
        reasons: Mutex::new(Vec::new()),
        ended: planned.iter().map(|_| AtomicBool::new(false)).collect(),
        done: Mutex::new(done),
    };
    std::thread::scope(|scope| {
        for _ in 1..options.jobs.max(1) {
            scope.spawn(|| pool.work(None));
        }
        pool.work(first);
    });
    pool.abandon();
}

/// The state that workers share.
struct Pool<'p, 'v> {
    planned: &'p [&'v Vector],
    hello: &'p Hello,
    factory: &'p dyn Factory,
    compare: &'p Compare,
    isolate: bool,
    /// The position of the next case.
    next: AtomicUsize,
    /// The number of cases that may be run again.
    again: AtomicUsize,
    /// Why workers stopped before all cases were run.
    reasons: Mutex<Vec<String>>,
    /// Which cases have ended.
    ended: Vec<AtomicBool>,
    done: Mutex<&'p mut (dyn FnMut(Done<'v>) + Send)>,
}

impl<'v> Pool<'_, 'v> {
    /// Answers cases until none is left or the implementation cannot go on.
    fn work(&self, first: Option<Box<dyn Implementation + '_>>) {
        let mut failed = Vec::new();
        let worked = if self.isolate {
            drop(first);
            self.work_isolated()
        } else {
            self.work_shared(first, &mut failed)
        };
        if let Err(reason) = worked {
            self.reasons.lock().unwrap_or_else(PoisonError::into_inner).push(reason);
        }
        for (at, outcome, micros) in failed {
            let differs = |alone: &Outcome| {
                alone.kind() != outcome.kind() || self.verdict(at, alone) != self.verdict(at, &outcome)
            };
            let alone = self.alone(at).filter(differs);
            self.end(at, outcome, micros, alone);
        }
    }

    fn work_shared(
        &self,
        first: Option<Box<dyn Implementation + '_>>,
        failed: &mut Vec<(usize, Outcome, u64)>,
    ) -> Result<(), String> {
        let mut implementation = match first {
            Some(first) => first,
            None => self.factory.start()?,
        };
        let mut requests = std::iter::from_fn(|| self.take());
        implementation.ask_all(&mut requests, &mut |Answered { id, outcome, micros }| {
            let Ok(at) = usize::try_from(id) else { return };
            if self.is_failure(at, &outcome) && self.may_run_again() {
                failed.push((at, outcome, micros));
            } else {
                self.end(at, outcome, micros, None);
            }
        })
    }

    fn work_isolated(&self) -> Result<(), String> {
        while let Some(request) = self.take() {
            let Ok(at) = usize::try_from(request.id) else { continue };
            let (outcome, micros) = self.ask_alone(request);
            self.end(at, outcome, micros, None);
        }
        Ok(())
    }

    /// The outcome of a case in an implementation of its own.
    fn ask_alone(&self, request: Request) -> (Outcome, u64) {
        let mut end = None;
        let asked = self.factory.start().and_then(|mut implementation| {
            implementation.ask_all(&mut std::iter::once(request), &mut |answered| end = Some(answered))
        });
        match (end, asked) {
            (Some(Answered { outcome, micros, .. }), _) => (outcome, micros),
            (None, Err(reason)) => (Outcome::NeverRun { reason }, 0),
            (None, Ok(())) => (Outcome::NeverRun { reason: "the request got no answer".into() }, 0),
        }
    }

    fn alone(&self, at: usize) -> Option<Outcome> {
        let vector = self.planned.get(at)?;
        Some(self.ask_alone(vector.request(0)).0)
    }

    /// The next request that the implementation is able to answer. The others end here.
    fn take(&self) -> Option<Request> {
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            let vector = self.planned.get(at)?;
            match self.hello.lacks(vector.operation, &vector.platform, &vector.version) {
                None => return Some(vector.request(at as u64)),
                Some(reason) => self.end(at, Outcome::NotApplicable { reason }, 0, None),
            }
        }
    }

    /// The verdict on the outcome of a case whose counterpart is accepted.
    fn verdict(&self, at: usize, outcome: &Outcome) -> Option<Verdict> {
        self.planned.get(at).map(|vector| verdict_alone(vector, outcome, self.compare))
    }

    /// Whether an implementation that was asked fails the case.
    fn is_failure(&self, at: usize, outcome: &Outcome) -> bool {
        let verdict = self.verdict(at, outcome).filter(|verdict| *verdict != Verdict::NeverRun);
        verdict.is_some_and(Verdict::is_failure)
    }

    fn may_run_again(&self) -> bool {
        let next = |left: usize| left.checked_sub(1);
        self.again.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).is_ok()
    }

    /// Hands out a case, once.
    fn end(&self, at: usize, outcome: Outcome, micros: u64, alone: Option<Outcome>) {
        let (Some(&vector), Some(ended)) = (self.planned.get(at), self.ended.get(at)) else { return };
        if !ended.swap(true, Ordering::Relaxed) {
            let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
            done(Done { vector, outcome, micros, alone });
        }
    }

    /// Ends the cases that no worker took, and those that a worker took and did not end.
    fn abandon(&self) {
        let reasons = self.reasons.lock().unwrap_or_else(PoisonError::into_inner).join("; ");
        let reason = if reasons.is_empty() { "the implementation left it out".into() } else { reasons };
        // Cases outside the capabilities end in `take`.
        while self.take().is_some() {}
        for at in 0..self.planned.len() {
            self.end(at, Outcome::NeverRun { reason: reason.clone() }, 0, None);
        }
    }
}
