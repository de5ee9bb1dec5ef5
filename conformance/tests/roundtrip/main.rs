//! Bytes to values and back: nothing is lost, nothing panics, and what cannot be read is named.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[path = "../main/reflection/assemble.rs"]
#[allow(dead_code, reason = "the other tests use all of it")]
mod assemble;
mod bytes;
mod instructions;
mod modules;

use genvisa::Version;

/// The newest layouts.
const NEW: Version = Version::new(4, 1);
/// The oldest: 16-bit indices.
const OLD: Version = Version::new(3, 3);
/// One version of each layout: between them came 32-bit indices and longer names.
const VERSIONS: [Version; 3] = [NEW, Version::new(3, 6), OLD];
