//! Tests of the runner with child processes.

mod documents;
mod fakes;
mod native;
mod select;
mod tool;
mod vectors;
