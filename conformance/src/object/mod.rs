//! Cases for the rules about whole objects: valid objects that are changed in one place.
//!
//! [`tree`] and [`file`](mod@file) read and write objects as the model describes them, [`facts`] and [`flow`] give the names and functions
//! of rules their values by definition, and [`evaluate`] finds the rules that an object breaks. None of them shares code with
//! `genvisa`, which is the implementation under test. [`incremental`] evaluates a rule again only after a change of a part that it
//! reads, by [`reads`]. [`candidates`] are the changes that can decide a rule, and [`search`] finds
//! those that break it alone and those that keep it, without those that are [`excluded`] already. [`numbers`] adds the numbers that the first places of a rule do not take.

pub mod base;
pub mod candidates;
pub mod change;
pub mod evaluate;
pub mod excluded;
pub mod facts;
pub mod file;
pub mod flow;
pub mod incremental;
pub mod node;
pub mod numbers;
pub mod places;
pub mod reads;
pub mod search;
pub mod suite;
pub mod tree;

use crate::implementation::CheckResult;
use evaluate::Broken;
use genvisa_runner::vector::Difference;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// An object for an implementation under test, and the expected result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObjectCase {
    /// Rule, polarity, platform, base, and change.
    pub id: String,
    /// Name of the platform.
    pub platform: String,
    /// The file.
    pub bytes: Vec<u8>,
    /// Whether it is a file of debug information.
    pub is_debug: bool,
    /// Whether the rules about the flow of bodies count.
    pub flow: bool,
    /// The broken rules with their places; none in a positive case.
    pub broken: BTreeSet<Broken>,
    /// The id of the valid counterpart of a negative case, and the difference.
    pub counterpart: Option<(String, Difference)>,
}

/// An implementation under test that validates whole objects.
pub trait ObjectImplementation: Sync {
    /// Decodes and validates the object of a case. The result names places as the case does: `kernel 0 var_info[2]`.
    fn check_object(&self, case: &ObjectCase) -> CheckResult;
}
