// SPDX-License-Identifier: MIT OR Apache-2.0
//! An adapter between a vISA implementation and `genvisa-conform`. PROTOCOL.md describes the messages.

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};

// ---- Fill in from here. ----

/// The description of the implementation. Leave out operations that it does not have.
fn hello() -> Value {
    json!({
        "type": "hello", "protocol": 1, "name": "example", "version": "1",
        "operations": ["check_bin", "check_text"], "platforms": ["SKL", "DG2", "PVC"], "features": ["phases"],
    })
}

/// Calls the implementation. `input` is an object, or the UTF-8 of a text. This example looks only at the first bytes.
fn answer(operation: &str, _platform: &str, _version: &str, input: &[u8]) -> Value {
    let start: &[u8] = match operation {
        "check_bin" => b"CISA",
        "check_text" => b".version",
        _ => return json!({ "verdict": "skip", "reason": format!("no operation {operation}") }),
    };
    if input.starts_with(start) {
        json!({ "verdict": "accept" })
    } else {
        json!({ "verdict": "reject", "phase": "read", "message": "the start is wrong" })
    }
}

// ---- Fill in up to here. ----

/// The reply to a message of the runner.
fn reply(line: &str) -> Result<Value, String> {
    let message: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let text = |name: &str| message.get(name).and_then(Value::as_str);
    match text("type") {
        Some("start") => Ok(hello()),
        Some("request") => {
            let input = match (text("base64"), text("text")) {
                (Some(object), _) => STANDARD.decode(object).map_err(|error| error.to_string())?,
                (None, Some(text)) => text.as_bytes().to_vec(),
                (None, None) => return Err("a request without an input".into()),
            };
            let word = |name| text(name).unwrap_or_default();
            let mut reply = answer(word("operation"), word("platform"), word("version"), &input);
            let members = reply.as_object_mut().ok_or("the answer is no object")?;
            members.insert("type".into(), "reply".into());
            members.insert("id".into(), message.get("id").cloned().unwrap_or_default());
            Ok(reply)
        }
        other => Err(format!("a message of an unknown type: {other:?}")),
    }
}

fn main() -> io::Result<()> {
    // The runner offers other channels than standard input and output to implementations that print.
    let variables = (std::env::var("GENVISA_CONFORM_IN"), std::env::var("GENVISA_CONFORM_OUT"));
    let (input, mut output): (Box<dyn BufRead>, Box<dyn Write>) = match variables {
        (Ok(input), Ok(output)) => {
            let output = OpenOptions::new().write(true).open(output)?;
            (Box::new(BufReader::new(File::open(input)?)), Box::new(output))
        }
        _ => (Box::new(io::stdin().lock()), Box::new(io::stdout().lock())),
    };
    for line in input.lines() {
        // An error ends the program with exit code 1, which is a crash in the report.
        let reply = reply(&line?).map_err(io::Error::other)?;
        output.write_all(format!("{reply}\n").as_bytes())?;
        output.flush()?;
    }
    Ok(())
}
