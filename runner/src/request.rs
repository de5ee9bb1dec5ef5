//! Questions to an implementation under test.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A task of an implementation under test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Operation {
    /// Reads an object (`.isa`) and checks it.
    CheckBin,
    /// Reads assembly text (`.visaasm`) and checks it.
    CheckText,
    /// Reads assembly text and writes an object.
    Assemble,
    /// Reads an object and writes assembly text.
    Disassemble,
    /// Reads the bytes of instructions and writes the instructions with their fields, as JSON ([`Code`](crate::code::Code)).
    Decode,
    /// Reads instructions with their fields, as JSON, and writes their bytes.
    Encode,
}

impl Operation {
    /// All operations.
    pub const ALL: [Self; 6] =
        [Self::CheckBin, Self::CheckText, Self::Assemble, Self::Disassemble, Self::Decode, Self::Encode];

    /// Its name in vectors and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::CheckBin => "check_bin",
            Self::CheckText => "check_text",
            Self::Assemble => "assemble",
            Self::Disassemble => "disassemble",
            Self::Decode => "decode",
            Self::Encode => "encode",
        }
    }
}

impl FromStr for Operation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = || Self::ALL.map(Self::name).join(", ");
        let found = Self::ALL.into_iter().find(|operation| operation.name() == text);
        found.ok_or_else(|| format!("`{text}` is no operation; the operations are {}", names()))
    }
}

/// Bytes or text: the input of an operation, or its output.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Data {
    /// The bytes of an object or of instructions, in base64 (RFC 4648, with padding).
    Base64(
        #[serde(with = "bytes")]
        #[schemars(with = "String")]
        Vec<u8>,
    ),
    /// Text: assembly or JSON.
    Text(String),
}

impl Data {
    /// The bytes: those of an object, or the UTF-8 of a text.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Self::Base64(bytes) => bytes,
            Self::Text(text) => text.as_bytes(),
        }
    }
}

/// One question. It contains neither the expectation nor the name of the case, so that no implementation can answer from
/// them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Request {
    /// The number of the question. The reply repeats it.
    pub id: u64,
    /// The task.
    pub operation: Operation,
    /// The name of the platform, as the pages spell it: `SKL`.
    pub platform: String,
    /// The object version: `3.8`.
    pub version: String,
    /// The input of the task. On the wire it is a member `base64` or `text` of the request, so that requests are flat.
    #[serde(flatten)]
    pub input: Data,
}

/// Bytes as base64.
mod bytes {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&STANDARD.encode(bytes))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(from)?;
        STANDARD.decode(text).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Operation;

    #[test]
    fn an_operation_is_read_by_its_name() {
        for operation in Operation::ALL {
            assert_eq!(operation.name().parse(), Ok(operation));
        }
        let names = "check_bin, check_text, assemble, disassemble, decode, encode";
        let why = format!("`check` is no operation; the operations are {names}");
        assert_eq!("check".parse::<Operation>(), Err(why));
    }
}
