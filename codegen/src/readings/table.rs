//! The files.

/// Each page with its readings.
pub(super) const FILES: &[(&str, &str)] = &[];
