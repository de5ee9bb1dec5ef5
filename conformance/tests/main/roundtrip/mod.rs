//! Round trips: instructions and files that are decoded and encoded again are unchanged, nothing panics, and errors name the
//! field.

mod bytes;
mod instructions;
mod modules;

use genvisa::Version;

/// The newest layouts.
const NEW: Version = Version::new(4, 1);
/// The oldest: 16-bit indices.
const OLD: Version = Version::new(3, 3);
/// One version of each layout. They differ in the width of indices and in the length of names.
const VERSIONS: [Version; 3] = [NEW, Version::new(3, 6), OLD];
