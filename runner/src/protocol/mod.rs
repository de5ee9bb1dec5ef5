//! The protocol between the runner and an implementation under test: JSON lines over two pipes.
//!
//! `conformance/PROTOCOL.md` is the specification, and `conformance/schemas/protocol.schema.json` the schema of every
//! message. [`serve`] makes an implementation in Rust speak the protocol.

mod serve;

pub use serve::{serve, serve_on};

use crate::implementation::Hello;
use crate::outcome::Answer;
use crate::request::Request;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The environment variable with the path from which the implementation reads instead of standard input.
pub const INPUT: &str = "GENVISA_CONFORM_IN";

/// The environment variable with the path to which the implementation writes instead of standard output.
pub const OUTPUT: &str = "GENVISA_CONFORM_OUT";

/// The most bytes of a line of an implementation.
pub const LINE: usize = 8 << 20;

/// A message of the runner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum FromRunner<'a> {
    /// The first message.
    Start(Start),
    /// A question.
    Request(Cow<'a, Request>),
}

/// The first message of a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Start {
    /// The version of the protocol.
    pub protocol: u32,
}

/// A message of an implementation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum FromImplementation {
    /// The answer to the start of the session.
    Hello(Hello),
    /// The answer to a request.
    Reply(Reply),
}

/// The answer to a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reply {
    /// The number of the request.
    pub id: u64,
    /// The answer.
    #[serde(flatten)]
    pub answer: Answer,
}

/// Any message of either side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Message<'a> {
    /// Of the runner.
    FromRunner(FromRunner<'a>),
    /// Of the implementation.
    FromImplementation(FromImplementation),
}

/// A message as a line, with its end.
pub fn line(message: &impl Serialize) -> Vec<u8> {
    // Messages are structures of strings and numbers, which serialise always. An empty line would be a protocol error.
    let mut line = serde_json::to_vec(message).unwrap_or_default();
    line.push(b'\n');
    line
}

/// The JSON Schema of the messages.
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(Message<'static>)
}
