//! Implementations under test.

use crate::outcome::Outcome;
use crate::request::{Data, Operation, Request};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The description that an implementation gives of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The name of the implementation.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The operations that it supports.
    pub operations: Vec<Operation>,
    /// The platforms that it supports; empty for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub platforms: Vec<String>,
    /// The object versions that it supports, as `3.8`; empty for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub versions: Vec<String>,
    /// Optional abilities: `rules` (answers name rules of this suite), `phases` (rejections name a phase).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub features: Vec<String>,
    /// The number of requests that may be sent before the first reply; 1 if it is omitted.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub window: usize,
}

fn one() -> usize {
    1
}

fn is_one(window: &usize) -> bool {
    *window == 1
}

impl Hello {
    /// The capability that a request needs and the implementation lacks.
    pub fn lacks(&self, operation: Operation, platform: &str, version: &str) -> Option<String> {
        let absent = |list: &[String], one: &str| !list.is_empty() && list.iter().all(|known| known != one);
        if !self.operations.contains(&operation) {
            Some(format!("no operation {}", operation.name()))
        } else if absent(&self.platforms, platform) {
            Some(format!("no platform {platform}"))
        } else if absent(&self.versions, version) {
            Some(format!("no object version {version}"))
        } else {
            None
        }
    }
}

/// An implementation under test in this process or behind a pipe. It answers one request after the other.
pub trait Implementation {
    /// Its description.
    fn hello(&self) -> Hello;

    /// Answers a request.
    fn ask(&mut self, request: &Request) -> Outcome;
}

/// Makes implementations, one for each worker.
pub trait Factory: Sync {
    /// Starts an implementation.
    ///
    /// # Errors
    /// If it does not start, or does not introduce itself.
    fn start(&self) -> Result<Box<dyn Implementation + '_>, String>;
}

/// An input, for implementations that take only one kind.
impl Data {
    /// The bytes of an object.
    ///
    /// # Errors
    /// If it is text.
    pub fn object(&self) -> Result<&[u8], String> {
        match self {
            Self::Base64(bytes) => Ok(bytes),
            Self::Text(_) => Err("the input is text, not an object".into()),
        }
    }

    /// The text.
    ///
    /// # Errors
    /// If it is an object.
    pub fn text(&self) -> Result<&str, String> {
        match self {
            Self::Text(text) => Ok(text),
            Self::Base64(_) => Err("the input is an object, not text".into()),
        }
    }
}
