//! Implementations in this process.

use crate::vectors::vectors;
use expect_test::expect;
use genvisa_runner::implementation::{Answered, Factory, Hello, Implementation};
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::protocol::serve_on;
use genvisa_runner::request::{Operation, Request};
use genvisa_runner::run::{Options, Selection, Started, run};
use std::collections::BTreeMap;
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
    run(Started::new(&factory), &planned, &options, &mut |done| {
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
