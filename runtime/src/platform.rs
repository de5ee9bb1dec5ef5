//! Platforms: sets of them, as bits in the order of the platforms chapter, and the facts that rules depend on.

use crate::{FirstDeclared, Int, Predefined};

/// A platform, with the facts in chapters that rules depend on.
#[derive(Clone, Copy, Debug)]
pub struct PlatformFacts {
    /// Its number in the platforms chapter.
    pub number: u32,
    /// Size of a register, in bytes; 0 where the pages do not state it.
    pub grf: u32,
    /// Size of each data type in bits, by code.
    pub type_bits: &'static [u8],
    /// The index of the first declared variable of each class.
    pub first: FirstDeclared,
    /// Predefined general variables, sorted by index.
    pub variables: &'static [Predefined],
    /// Predefined surfaces, sorted by index.
    pub surfaces: &'static [Predefined],
    /// Predefined samplers, sorted by index.
    pub samplers: &'static [Predefined],
}

impl PlatformFacts {
    /// Size of a register, in bytes, for rules.
    #[inline]
    pub const fn grf(&self) -> Int {
        if self.grf == 0 { None } else { Some(self.grf as i64) }
    }
}

/// A set of platforms: bit n is platform number n of the platforms chapter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlatformSet(pub u32);

impl PlatformSet {
    /// Every platform.
    pub const ALL: Self = Self(u32::MAX);
    /// No platform.
    pub const NONE: Self = Self(0);

    /// One platform.
    pub const fn only(index: i64) -> Self {
        Self(1 << index)
    }

    /// A platform and all later ones.
    pub const fn from(index: i64) -> Self {
        Self(u32::MAX << index)
    }

    /// All platforms before one.
    pub const fn before(index: i64) -> Self {
        Self(!(u32::MAX << index))
    }

    /// The platforms of either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether platform number `index` is in the set.
    #[inline]
    pub const fn contains(self, index: u32) -> bool {
        index < 32 && self.0 >> index & 1 == 1
    }
}
