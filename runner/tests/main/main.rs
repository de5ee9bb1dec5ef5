//! Tests of the runner with child processes.

mod fakes;
mod vectors;
