//! The tombstones of this suite.

use genvisa_runner::tombstone::{Tombstones, TombstonesError};

/// `tombstones.toml`.
pub const TEXT: &str = include_str!("../tombstones.toml");

/// Reads them.
///
/// # Errors
/// If the file is not as it must be.
pub fn embedded() -> Result<Tombstones, TombstonesError> {
    Tombstones::parse(TEXT)
}
