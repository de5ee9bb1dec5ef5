//! Object versions. They determine layouts.

use crate::named::number;
use core::fmt;
use core::str::FromStr;

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

/// A text that is no object version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoVersion;

impl fmt::Display for NoVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object version has two numbers from 0 to 255 with a point between them, as `3.8`")
    }
}

impl core::error::Error for NoVersion {}

impl FromStr for Version {
    type Err = NoVersion;

    /// Reads `3.8`.
    fn from_str(text: &str) -> Result<Self, NoVersion> {
        let (major, minor) = text.split_once('.').ok_or(NoVersion)?;
        let number = |digits| number(digits).ok_or(NoVersion);
        Ok(Self::new(number(major)?, number(minor)?))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}
