//! The account of constraints: how many of a page are modelled, enforced and tested.

use serde::{Deserialize, Serialize};

/// The constraints of a page. Each number is at most the one before it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageAccount {
    /// The page.
    pub page: String,
    /// Constraints found on the page.
    pub found: usize,
    /// Constraints that are rules of the model.
    pub modelled: usize,
    /// Rules that the validator enforces.
    pub enforced: usize,
    /// Rules with a valid and an invalid case.
    pub tested: usize,
    /// Rules whose absence from the validator makes a case fail.
    pub killed: usize,
}

/// A part in percent, rounded down: 100 only if nothing is missing. Of nothing, 0 %.
pub fn percent(part: usize, whole: usize) -> usize {
    part.saturating_mul(100).checked_div(whole).unwrap_or_default()
}
