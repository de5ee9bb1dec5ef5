//! Who judges cases.

use crate::case::{Broken, Case};
use std::collections::BTreeSet;

/// Something that reads and validates vISA instructions.
pub trait Judge: Sync {
    /// Judges a case.
    fn judge(&self, case: &Case) -> Verdict;
}

/// What a judge says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The bytes are the instruction; these rules are broken.
    Read(BTreeSet<Broken>),
    /// The bytes are not the instruction, or have no meaning at all.
    Unread(String),
    /// The bytes were read and written, and came back different.
    Lossy(String),
}
