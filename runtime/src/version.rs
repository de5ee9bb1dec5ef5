//! Object versions. They determine layouts.

use core::fmt;

/// The version of an object file. Layouts depend on it, so encoding and decoding take it as an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version {
    /// The number before the point.
    pub major: u8,
    /// The number behind the point.
    pub minor: u8,
}

impl Version {
    /// A version from its two numbers.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// A version before all others.
    pub const FIRST: Self = Self::new(0, 0);

    /// A version later than all others. Its layouts are the newest ones.
    pub const LAST: Self = Self::new(u8::MAX, u8::MAX);

    /// The latest of several versions; [`Self::FIRST`] if there are none.
    pub const fn latest(versions: &[Self]) -> Self {
        let (mut latest, mut n) = (Self::FIRST, 0);
        while n < versions.len() {
            if versions[n].at_least(latest.major, latest.minor) {
                latest = versions[n];
            }
            n += 1;
        }
        latest
    }

    /// Whether this version is `major.minor` or later.
    pub const fn at_least(self, major: u8, minor: u8) -> bool {
        (self.major as u16) << 8 | self.minor as u16 >= (major as u16) << 8 | minor as u16
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}
