//! Platforms and sets of them; object versions and sets of them.
//!
//! Sets stay as written (`XEHP+`): a page means the same whether or not the list of platforms is at hand.

use super::At;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;

/// A platform, from the platforms chapter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Platform {
    /// The name in tags: `XEHP`.
    pub name: String,
    /// Hardware version as stated (`12.1`).
    pub version: String,
    /// Size of a GRF register in bytes.
    pub grf: u32,
    /// Spelling of the platform in Intel's finalizer (`XeHP_SDV`), empty where it knows none.
    pub finalizer: String,
    /// Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// A set of platforms as a page writes it. Empty = all.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlatformSet(pub Vec<PlatformTerm>);

/// One term of a tag; a tag is the union of its terms.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlatformTerm {
    /// `{X}`.
    Only(String),
    /// `{X+}`: X and later.
    From(String),
    /// `{-X}`, `{pre-X}`: before X.
    Before(String),
}

impl PlatformSet {
    /// Whether the set is not restricted.
    pub fn is_all(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads the text between the braces of a tag: `XEHP+,SKL`. `None` if it is not a tag.
    pub fn parse(text: &str) -> Option<Self> {
        let name = |s: &str| {
            let ok = !s.is_empty()
                && s.starts_with(|c: char| c.is_ascii_uppercase())
                && s.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            ok.then(|| s.to_string())
        };
        let term = |t: &str| {
            let t = t.trim();
            if let Some(x) = t.strip_suffix('+') {
                name(x).map(PlatformTerm::From)
            } else if let Some(x) = t.strip_prefix("pre-").or_else(|| t.strip_prefix('-')) {
                name(x).map(PlatformTerm::Before)
            } else {
                name(t).map(PlatformTerm::Only)
            }
        };
        text.split(',').map(term).collect::<Option<Vec<_>>>().map(Self)
    }

    /// Whether platform number `index` of `platforms` is in the set; `None` where a term names an unknown platform.
    pub fn contains(&self, platforms: &[Platform], index: usize) -> Option<bool> {
        if self.is_all() {
            return Some(true);
        }
        let find = |name: &String| platforms.iter().position(|p| p.name == *name);
        let mut any = false;
        for term in &self.0 {
            any |= match term {
                PlatformTerm::Only(x) => find(x)? == index,
                PlatformTerm::From(x) => find(x)? <= index,
                PlatformTerm::Before(x) => index < find(x)?,
            };
        }
        Some(any)
    }
}

impl fmt::Display for PlatformSet {
    /// The text between the braces; nothing for "all".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, term) in self.0.iter().enumerate() {
            let comma = if n > 0 { "," } else { "" };
            match term {
                PlatformTerm::Only(x) => write!(f, "{comma}{x}")?,
                PlatformTerm::From(x) => write!(f, "{comma}{x}+")?,
                PlatformTerm::Before(x) => write!(f, "{comma}-{x}")?,
            }
        }
        Ok(())
    }
}

impl Serialize for PlatformSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// An object version: `4.1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ObjectVersion {
    /// The number before the point.
    pub major: u8,
    /// The number behind the point.
    pub minor: u8,
}

impl ObjectVersion {
    /// Reads `4.1`.
    pub fn parse(text: &str) -> Option<Self> {
        let (major, minor) = text.split_once('.')?;
        Some(Self { major: major.parse().ok()?, minor: minor.parse().ok()? })
    }
}

impl fmt::Display for ObjectVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl Serialize for ObjectVersion {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// A set of object versions: `{v3.4+}`, `{-v3.4}`; both bounds unset = all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VersionSet {
    /// First version in the set.
    pub from: Option<(u8, u8)>,
    /// First version after the set.
    pub before: Option<(u8, u8)>,
}

impl VersionSet {
    /// Whether the set is not restricted.
    pub fn is_all(&self) -> bool {
        self.from.is_none() && self.before.is_none()
    }

    /// Reads the text between the braces of a tag: `v3.4+`, `-v3.4`, `v4+`. `None` if it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let version = |s: &str| {
            let s = s.strip_prefix('v')?;
            let (major, minor) = s.split_once('.').unwrap_or((s, "0"));
            Some((major.parse().ok()?, minor.parse().ok()?))
        };
        let text = text.trim();
        if let Some(x) = text.strip_suffix('+') {
            Some(Self { from: Some(version(x)?), before: None })
        } else {
            Some(Self { from: None, before: Some(version(text.strip_prefix('-')?)?) })
        }
    }
}

impl fmt::Display for VersionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from, self.before) {
            (Some((a, b)), _) => write!(f, "v{a}.{b}+"),
            (None, Some((a, b))) => write!(f, "-v{a}.{b}"),
            (None, None) => Ok(()),
        }
    }
}

impl Serialize for VersionSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
