//! The properties of every input, tried for seconds: with damaged inputs, with random combinations of pieces, and with the
//! inputs that a fuzzer found a defect with. The targets in `fuzz/` try the same for as long as desired.

mod again;
mod damage;
mod pages;
mod printing;
mod programs;
mod rules;

use genvisa_conformance::properties::{InputOutcome, PropertyResult};

/// The outcome for an input. The test fails if the property does not hold.
#[track_caller]
fn outcome(result: PropertyResult) -> InputOutcome {
    result.unwrap_or_else(|why| panic!("{why}"))
}
