//! Implementations under test.

use crate::case::{Case, Violated};
use std::collections::BTreeSet;

/// An implementation under test: it decodes and validates vISA instructions.
pub trait Implementation: Sync {
    /// Decodes and validates the instruction of a case.
    fn check(&self, case: &Case) -> CheckResult;
}

/// The result of an implementation for one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckResult {
    /// The bytes are the instruction. Holds the violated rules.
    Decoded(BTreeSet<Violated>),
    /// The bytes are not the instruction, or no instruction at all. Holds the reason.
    NotDecoded(String),
    /// The bytes were decoded and encoded again, and changed. Holds the difference.
    Lossy(String),
}
