//! Test vectors of the vISA conformance suite, and the means to run, score and report them.
//!
//! A [`Vector`](vector::Vector) is a test case with its expected result. An
//! [`Implementation`](implementation::Implementation) answers [`Request`](request::Request)s, which contain no
//! expectation. Every answer, and every failure to answer, is an [`Outcome`](outcome::Outcome), and a
//! [`Record`](record::Record) is one line of the results of a run.
//!
//! This crate does not depend on the other crates of genvisa: it knows nothing about vISA except the names of platforms and
//! rules in the vectors. The crate `genvisa-conformance` makes the vectors.

pub mod changes;
pub mod code;
pub mod diff;
pub mod expect;
pub mod implementation;
pub mod matrix;
pub mod merge;
pub mod minimise;
pub mod outcome;
pub mod problem;
pub mod protocol;
pub mod record;
pub mod report;
pub mod request;
pub mod results;
pub mod run;
pub mod score;
mod text;
pub mod tombstone;
pub mod vector;
