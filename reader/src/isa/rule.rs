//! Rules: every documented constraint, as data.

use super::{At, PlatformSet};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// One documented constraint.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rule {
    /// Stable, from names and never from positions: `SUBJECT/place` or `SUBJECT/place/what`
    /// (`GATHER_SCALED/num_blocks/encoding`).
    pub id: String,
    /// The instruction or structure that it constrains.
    #[serde(serialize_with = "shared")]
    #[schemars(with = "String")]
    pub subject: Arc<str>,
    /// The page.
    #[serde(serialize_with = "shared")]
    #[schemars(with = "String")]
    pub page: Arc<str>,
    /// The line, from 1.
    pub line: u32,
    /// The platforms that it holds on; empty = all.
    pub platforms: PlatformSet,
    /// Its topic.
    pub kind: RuleKind,
    /// The information that is needed to evaluate it.
    pub check: Check,
    /// The severity of a violation.
    #[serde(flatten)]
    pub level: Level,
    /// The constraint, in the rule language, as printed by `genvisa_rule` (so equal rules are equal strings).
    pub expr: String,
    /// One sentence of ours for people. Documentation, not a fact.
    pub doc: String,
    /// Checksum ([`Rule::checksum`]) of the page text that the rule was read from, in hex.
    #[schemars(with = "String")]
    pub sum: Checksum,
}

impl Rule {
    /// The line that states it.
    pub fn at(&self) -> At {
        At { page: self.page.clone(), line: self.line }
    }

    /// The checksum of a text ([`Checksum`]), as it is written.
    pub fn checksum(text: &str) -> String {
        Checksum::of(text).to_string()
    }
}

/// The checksum of a text: FNV-1a over its words, joined by single spaces. Layout, markup characters (`*`, `` ` ``) and line
/// breaks do not change it; any other character does. It is written in 16 hexadecimal digits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Checksum(u64);

impl Checksum {
    /// The checksum of a text.
    pub fn of(text: &str) -> Self {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        let (mut inside, mut first) = (false, true);
        for byte in text.bytes() {
            if SEPARATES[usize::from(byte)] {
                inside = false;
                continue;
            }
            if !inside && !first {
                add(b' ');
            }
            (inside, first) = (true, false);
            add(byte);
        }
        Self(hash)
    }

    /// Reads hexadecimal digits.
    ///
    /// # Errors
    ///
    /// The text is no hexadecimal number of 64 bits.
    pub fn parse(digits: &str) -> Result<Self, std::num::ParseIntError> {
        u64::from_str_radix(digits, 16).map(Self)
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Checksum {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// The bytes that separate the words of a checksum. Each byte of the pages is looked up.
const SEPARATES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < table.len() {
        table[byte] = (byte as u8).is_ascii_whitespace() || matches!(byte as u8, b'*' | b'`');
        byte += 1;
    }
    table
};

/// The words that a checksum is made of.
pub(crate) fn checksum_words(text: &str) -> impl Iterator<Item = &[u8]> {
    text.as_bytes().split(|&byte| SEPARATES[usize::from(byte)]).filter(|word| !word.is_empty())
}

/// The information that is needed to evaluate a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// One instruction and the declarations that it names.
    Static,
    /// A whole module.
    Object,
    /// An execution of the program.
    Runtime,
}

/// The severity of a violation. Rules are errors unless a table of levels lists them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "level", rename_all = "snake_case")]
pub enum Level {
    /// The program is invalid.
    #[default]
    Error,
    /// Real programs violate the rule, and Intel's finalizer accepts them.
    Warning {
        /// The reason, as sentences. Documentation, not a fact.
        reason: String,
        /// A program of the corpus that violates the rule.
        seen: String,
    },
    /// Nearly every real program violates the rule, or the violation is no mistake in itself.
    Note {
        /// The reason, as sentences. Documentation, not a fact.
        reason: String,
        /// A program of the corpus that violates the rule.
        seen: String,
    },
}

impl Level {
    /// The level of that name, with its evidence; `None` for a name that needs none or is none.
    pub fn with_evidence(name: &str, reason: String, seen: String) -> Option<Self> {
        match name {
            "warning" => Some(Self::Warning { reason, seen }),
            "note" => Some(Self::Note { reason, seen }),
            _ => None,
        }
    }

    /// The name in output: `error`, `warning` or `note`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning { .. } => "warning",
            Self::Note { .. } => "note",
        }
    }

    /// The reason why a violation is no error; `None` for an error.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::Error => None,
            Self::Warning { reason, .. } | Self::Note { reason, .. } => Some(reason),
        }
    }
}

/// The topic of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RuleKind {
    /// The opcode byte.
    Opcode,
    /// The second byte.
    SubOpcode,
    /// The platforms that have the instruction.
    Platform,
    /// Execution sizes.
    ExecSize,
    /// Execution masks.
    Mask,
    /// A closed set of encodings.
    Encoding,
    /// Bits that must be zero.
    Reserved,
    /// Operand classes.
    Class,
    /// The type of one operand.
    Type,
    /// Types of operands together.
    TypeMap,
    /// Saturation of the destination.
    Saturation,
    /// Modifiers of operands.
    Modifier,
    /// Predication.
    Predication,
    /// Surfaces that may be accessed.
    Surface,
    /// Null operands.
    Null,
    /// Existence of the target of an index.
    Declared,
    /// Kinds of labels.
    Label,
    /// Alignment of an operand in the register file.
    Align,
    /// Declared size against the bytes that are read or written.
    Size,
    /// Region parameters.
    Region,
    /// One field against another.
    Field,
    /// A number within limits.
    Range,
    /// Memory accesses, known at execution only.
    Access,
}

/// Serde takes shared strings as it takes others.
fn shared<S: Serializer>(text: &Arc<str>, s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(text)
}
