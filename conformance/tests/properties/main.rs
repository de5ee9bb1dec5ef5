//! What holds of every input, tried for seconds: inputs that were damaged, made of pieces or of nothing that makes sense,
//! and those that a fuzzer once found something with. `fuzz/` tries the same for as long as one likes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what a test cannot do fails it")]

mod damage;
mod pages;
mod programs;
mod proofs;
mod rules;

use genvisa_conformance::properties::{Became, Held};

/// What became of an input; the test fails where the property does not hold.
#[track_caller]
fn became(held: Held) -> Became {
    held.unwrap_or_else(|how| panic!("{how}"))
}
