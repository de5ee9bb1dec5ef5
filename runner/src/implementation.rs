//! Implementations under test.

use crate::outcome::Outcome;
use crate::request::{Data, Operation, Request};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

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
    /// The description of an implementation that has not introduced itself.
    pub fn unknown(name: String) -> Self {
        Self {
            protocol: PROTOCOL,
            name,
            version: String::new(),
            operations: Vec::new(),
            platforms: Vec::new(),
            versions: Vec::new(),
            features: Vec::new(),
            window: 1,
        }
    }

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

    /// Answers all requests and then ends the session. The order of the answers is free. A panic counts as a crash.
    ///
    /// # Errors
    /// If the implementation cannot go on, with the reason. Every request that was taken has been answered then, and the
    /// others are still in the iterator.
    fn ask_all(
        &mut self,
        requests: &mut dyn Iterator<Item = Request>,
        answered: &mut dyn FnMut(Answered),
    ) -> Result<(), String> {
        for request in requests {
            let start = Instant::now();
            let outcome = caught(|| self.ask(&request));
            answered(Answered { id: request.id, outcome, micros: micros(start) });
        }
        Ok(())
    }
}

/// The end of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// The number of the request.
    pub id: u64,
    /// The outcome.
    pub outcome: Outcome,
    /// The time in microseconds.
    pub micros: u64,
}

/// The outcome of a request. A panic is a crash.
pub(crate) fn caught(ask: impl FnOnce() -> Outcome) -> Outcome {
    let asked = catch_unwind(AssertUnwindSafe(ask));
    asked.unwrap_or_else(|panic| Outcome::Crashed { detail: message(panic.as_ref()) })
}

/// The microseconds since an instant.
pub(crate) fn micros(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX)
}

/// The message of a panic.
fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panic: {}", text.unwrap_or("without a message"))
}

/// Makes implementations, one for each worker.
pub trait Factory: Sync {
    /// The name of the implementation, for messages when it does not start: a command line.
    fn name(&self) -> String;

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
