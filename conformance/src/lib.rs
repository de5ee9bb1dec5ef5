//! Test cases for every documented constraint of vISA, and the runner for them.

pub mod finalizer;
