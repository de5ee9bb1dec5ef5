//! Checks of pages, one module for each property: one binary for all, because linking takes longer than the tests.

mod edges;
mod forms;
mod kinds;
mod lint;
mod mutations;
mod one_token;
mod silent;
mod slips;
mod upstream;
