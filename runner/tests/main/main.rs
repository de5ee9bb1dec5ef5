//! Tests of the runner with child processes.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

mod documents;
mod fakes;
mod native;
mod select;
#[path = "../support/mod.rs"]
mod support;
mod tool;
mod vectors;
