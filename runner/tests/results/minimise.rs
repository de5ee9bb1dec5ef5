//! Smaller cases that show the same mistake.

use crate::support::{accept, reject, suite};
use genvisa_runner::implementation::{Factory, Hello, Implementation};
use genvisa_runner::minimise::{Minimised, Original, Shrink, minimise_case};
use genvisa_runner::outcome::Outcome;
use genvisa_runner::request::{Data, Request};
use genvisa_runner::score::equal_bytes;
use genvisa_runner::vector::Vector;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The text of a case without one of its characters.
struct Shorter;

impl Shrink for Shorter {
    fn smaller<'s>(&'s self, _: Original<'s>, case: Vector) -> Box<dyn Iterator<Item = Vector> + 's> {
        let text = text(&case.input);
        Box::new((0..text.len()).map(move |at| {
            let input = Data::Text(format!("{}{}", &text[..at], &text[at + 1..]));
            Vector { input, ..case.clone() }
        }))
    }
}

fn text(data: &Data) -> String {
    String::from_utf8(data.bytes().to_vec()).unwrap()
}

/// An implementation whose outcome depends on the text, and the numbers of its starts and of its requests.
struct Planted {
    outcome: fn(&str) -> Outcome,
    starts: AtomicUsize,
    requests: AtomicUsize,
}

struct Running<'p>(&'p Planted);

impl Implementation for Running<'_> {
    fn hello(&self) -> Hello {
        unreachable!("nobody asks for it")
    }

    fn ask(&mut self, request: &Request) -> Outcome {
        self.0.requests.fetch_add(1, Ordering::Relaxed);
        (self.0.outcome)(&text(&request.input))
    }
}

impl Factory for Planted {
    fn name(&self) -> String {
        "planted".into()
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        self.starts.fetch_add(1, Ordering::Relaxed);
        Ok(Box::new(Running(self)))
    }
}

/// The result of a valid case with a text, and the numbers of starts and of requests.
fn minimised(input: &str, outcome: fn(&str) -> Outcome) -> (Option<Minimised>, usize, usize) {
    let valid = suite().into_iter().find(|case| case.rule == "SUM/text" && !case.is_negative()).unwrap();
    let vector = Vector { input: Data::Text(input.into()), ..valid };
    let planted = Planted { outcome, starts: AtomicUsize::new(0), requests: AtomicUsize::new(0) };
    let original = Original { vector: &vector, counterpart: None };
    let found = minimise_case(&planted, &Shorter, original, &equal_bytes, Duration::from_secs(60)).unwrap();
    (found, planted.starts.into_inner(), planted.requests.into_inner())
}

#[test]
fn a_case_is_minimised_by_one_implementation_that_answers() {
    let (found, starts, requests) = minimised("axbyc", |text| {
        if text.contains('x') && text.contains('y') { reject(None, &[]) } else { accept() }
    });
    let found = found.unwrap();
    assert_eq!(text(&found.vector.input), "xy");
    assert_eq!((found.outcome, found.asked, found.is_finished), (reject(None, &[]), requests, true));
    assert_eq!(starts, 1);
}

#[test]
fn an_implementation_that_broke_down_is_started_again() {
    let crashed = || Outcome::Crashed { detail: "signal 11".into() };
    let (found, starts, requests) = minimised("axb", |text| {
        if text.contains('x') { Outcome::Crashed { detail: "signal 11".into() } } else { accept() }
    });
    let found = found.unwrap();
    assert_eq!((text(&found.vector.input), found.outcome), ("x".to_string(), crashed()));
    // The case, `xb` and `x` crash; the empty text is accepted at last.
    assert_eq!((found.asked, requests, starts), (5, 5, 4));
}

#[test]
fn a_case_that_passes_is_not_minimised() {
    let (found, starts, requests) = minimised("axb", |_| accept());
    assert_eq!((found, starts, requests), (None, 1, 1));
}

/// Another rule, another kind of outcome and a rule in place of none are other mistakes.
#[test]
fn another_mistake_is_not_the_same() {
    let (found, ..) = minimised("ab", |text| match text {
        "ab" => reject(None, &["A/b", "A/c"]),
        "b" => reject(None, &["A/b"]),
        "a" => reject(None, &["A/d"]),
        _ => Outcome::TimedOut { limit_ms: 5 },
    });
    assert_eq!(text(&found.unwrap().vector.input), "b");
    let (found, ..) =
        minimised("ab", |text| if text == "ab" { reject(None, &[]) } else { reject(None, &["A/b"]) });
    assert_eq!(text(&found.unwrap().vector.input), "ab");
}
