//! Implementations in this process.

use crate::support::{head, results};
use crate::vectors::vectors;
use expect_test::expect;
use genvisa_runner::implementation::{Answered, Factory, Hello, Implementation};
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::problem::Cases;
use genvisa_runner::protocol::serve_on;
use genvisa_runner::record::Verdict;
use genvisa_runner::report::markdown::markdown;
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runner::results::{Results, ResultsError};
use genvisa_runner::run::{Options, Selection, Started, measure, run};
use genvisa_runner::score::{Means, equal_bytes};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Accepts everything, and panics on DG2.
struct Panics;

impl Implementation for Panics {
    fn hello(&self) -> Hello {
        Hello { operations: Operation::ALL.into(), ..Hello::unknown("panics".into()) }
    }

    fn ask(&mut self, request: &Request) -> Outcome {
        assert!(request.platform != "DG2", "{} is unknown", request.platform);
        accept()
    }
}

/// Answers the first request as often as the number, and no other.
struct Miscounts(usize);

impl Implementation for Miscounts {
    fn hello(&self) -> Hello {
        Panics.hello()
    }

    fn ask(&mut self, _: &Request) -> Outcome {
        accept()
    }

    fn ask_all(
        &mut self,
        requests: &mut dyn Iterator<Item = Request>,
        answered: &mut dyn FnMut(Answered),
    ) -> Result<(), String> {
        for Request { id, .. } in requests {
            for _ in 0..if id == 0 { self.0 } else { 0 } {
                answered(Answered { id, outcome: accept(), micros: 0 });
            }
        }
        Ok(())
    }
}

/// Writes the number of requests so far as its output.
struct Counts(usize);

impl Implementation for Counts {
    fn hello(&self) -> Hello {
        Panics.hello()
    }

    fn ask(&mut self, _: &Request) -> Outcome {
        self.0 += 1;
        let output = Some(Data::Text(self.0.to_string()));
        Outcome::Answered(Answer::Accept { output, rules: Vec::new() })
    }
}

fn accept() -> Outcome {
    Outcome::Answered(Answer::Accept { output: None, rules: Vec::new() })
}

/// Starts implementations, at most as many as the number.
struct Starts<F>(AtomicUsize, F);

impl<F: Fn() -> Box<dyn Implementation> + Sync> Factory for Starts<F> {
    fn name(&self) -> String {
        "native".into()
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        let next = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        next.map(|_| (self.1)()).map_err(|_| "no more".to_string())
    }
}

/// The outcomes of all cases by kind.
fn kinds(starts: usize, jobs: usize, make: fn() -> Box<dyn Implementation>) -> String {
    let vectors = vectors();
    let planned = Selection::default().plan(&vectors).unwrap();
    let mut kinds = BTreeMap::new();
    let options = Options { jobs, again: 0, ..Options::default() };
    let factory = Starts(AtomicUsize::new(starts), make);
    run(Started::new(&factory), &planned, &options, &equal_bytes, &mut |done| {
        *kinds.entry(done.outcome.kind()).or_insert(0) += 1;
    });
    format!("{kinds:?}")
}

#[test]
fn a_panic_is_a_crash_and_the_others_go_on() {
    assert_eq!(kinds(1, 1, || Box::new(Panics)), r#"{"accept": 8, "crashed": 4}"#);
    let outcome = {
        let vectors = vectors();
        let vector = vectors.iter().find(|vector| vector.platform == "DG2").unwrap();
        let mut last = None;
        let mut requests = std::iter::once(vector.request(0));
        Panics.ask_all(&mut requests, &mut |answered| last = Some(answered.outcome)).unwrap();
        last
    };
    assert_eq!(outcome, Some(Outcome::Crashed { detail: "panic: DG2 is unknown".into() }));
}

#[test]
fn every_case_ends_once_even_if_an_implementation_miscounts() {
    assert_eq!(kinds(1, 1, || Box::new(Miscounts(0))), r#"{"never_run": 12}"#);
    assert_eq!(kinds(1, 1, || Box::new(Miscounts(2))), r#"{"accept": 1, "never_run": 11}"#);
}

#[test]
fn workers_that_do_not_start_leave_their_cases_to_the_others() {
    assert_eq!(kinds(1, 4, || Box::new(Panics)), r#"{"accept": 8, "crashed": 4}"#);
    assert_eq!(kinds(0, 4, || Box::new(Panics)), r#"{"never_run": 12}"#);
}

/// The results of all cases of an implementation whose output is right only in the first answer of a process.
fn counted(again: usize) -> Results {
    let mut vectors = vectors();
    vectors.retain(|vector| !vector.is_negative());
    vectors.iter_mut().for_each(|vector| vector.output = Some(Data::Text("1".into())));
    let planned = Selection::default().plan(&vectors).unwrap();
    let make = || -> Box<dyn Implementation> { Box::new(Counts(0)) };
    let factory = Starts(AtomicUsize::new(100), make);
    let options = Options { again, ..Options::default() };
    let mut cases = Vec::new();
    measure(Started::new(&factory), &planned, &options, Means::default(), &mut |case| {
        cases.push(case);
        Ok(())
    })
    .unwrap();
    results(head("counts", cases.len()), cases, Vec::new())
}

#[test]
fn a_wrong_output_that_is_right_alone_depends_on_the_order() {
    let results = counted(200);
    let cases = &results.cases;
    assert_eq!(cases.len(), 6);
    let (passed, failed): (Vec<_>, Vec<_>) = cases.iter().partition(|case| case.verdict == Verdict::Pass);
    assert_eq!((passed.len(), failed.len()), (1, 5));
    assert!(passed.iter().all(|case| case.alone.is_none()));
    assert!(failed.iter().all(|case| case.alone.is_some()));
    let ids: BTreeSet<String> = failed.iter().map(|case| case.id.clone()).collect();
    assert_eq!(results.summary.order_dependent, Cases { count: 5, first: ids });
    let text = markdown(&results);
    assert!(text.contains("The results of 5 cases depend on the order"), "{text}");
    assert!(text.contains("not 0x31; in a process of its own: accepted"), "{text}");
    // The limit of cases that are run again.
    assert_eq!(counted(2).summary.order_dependent.count, 2);
    let mut file = Vec::new();
    results.write(&mut file).unwrap();
    assert_eq!(Results::read(file.as_slice()).unwrap(), results);
    let text = String::from_utf8(file)
        .unwrap()
        .replace("\"order_dependent\":{\"count\":5", "\"order_dependent\":{\"count\":4");
    assert!(matches!(Results::read(text.as_bytes()), Err(ResultsError::WrongSummary)));
}

#[test]
fn an_implementation_speaks_the_protocol() {
    let input = "{\"type\":\"start\",\"protocol\":1}\n\
        {\"type\":\"request\",\"id\":7,\"operation\":\"check_text\",\"platform\":\"SKL\",\"version\":\"3.8\",\"text\":\"\"}\r\n";
    let mut output = Vec::new();
    serve_on(&mut Panics, input.as_bytes(), &mut output).unwrap();
    expect![[r#"
        {"type":"hello","protocol":1,"name":"panics","version":"","operations":["check_bin","check_text","assemble","disassemble","decode","encode"]}
        {"type":"reply","id":7,"verdict":"accept"}
    "#]]
    .assert_eq(&String::from_utf8(output).unwrap());
    assert!(serve_on(&mut Panics, "garbage\n".as_bytes(), Vec::new()).is_err());
}
