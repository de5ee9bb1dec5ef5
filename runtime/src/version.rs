//! Object versions: they decide layouts.

use core::fmt;

/// The version of an object file: `4.1`. Layouts depend on it, so encoding and decoding take it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version {
    /// Major number.
    pub major: u8,
    /// Minor number.
    pub minor: u8,
}

impl Version {
    /// A version.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// Behind all versions: the newest layouts.
    pub const LAST: Self = Self::new(u8::MAX, u8::MAX);

    /// The latest of several, in a constant; 0.0 of none.
    pub const fn latest(versions: &[Self]) -> Self {
        let (mut latest, mut n) = (Self::new(0, 0), 0);
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

impl Default for Version {
    /// 4.1, the newest layouts.
    fn default() -> Self {
        Self::new(4, 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}
