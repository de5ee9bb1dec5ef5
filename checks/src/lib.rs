//! Checks of a specification: contradictions within one version ([`lint`]) and changes between two ([`diff`]).

pub mod diff;
pub mod lint;
