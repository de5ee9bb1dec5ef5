//! The findings about a program.

use crate::failure::Failure;
use crate::input::Program;
use genvisa::{Level, Platform};
use genvisa_asm::report::Source;
use genvisa_asm::{is_object, read_object};
use genvisa_findings::program::{self, Row};
use genvisa_report::escaped;
use serde::Serialize;

/// A finding as `genvisa check --json` prints it, and the facts that only its text output has.
#[derive(Serialize)]
struct Found<'a> {
    #[serde(flatten)]
    row: Row<'a>,
    /// Begin and end in a text, in bytes of UTF-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<(usize, usize)>,
    /// The action that fixes a mistake of a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<&'a str>,
}

/// The findings about a program, as JSON.
pub fn of(source: &Program, name: &str, platform: Platform) -> Result<String, Failure> {
    let content = match source {
        Program::Text(text) => return in_text(text, name, platform),
        Program::Content(content) => content,
    };
    if is_object(content) {
        return in_object(content, name, platform);
    }
    match std::str::from_utf8(content) {
        Ok(text) => in_text(text, name, platform),
        Err(error) => Err(neither(name, content.get(..error.valid_up_to()).unwrap_or_default())),
    }
}

/// Content that is no object, and that is UTF-8 in its first bytes only.
fn neither(name: &str, good: &[u8]) -> Failure {
    let good = std::str::from_utf8(good).unwrap_or_default();
    let position = Source::new(name, good).position(good.len());
    let message = "neither an object, which begins with CISA, nor UTF-8 text";
    let report = format!("{}:{}: {message}", escaped(name), position.0);
    Failure { report, position: Some(position), ..Failure::new(message) }
}

fn in_text(text: &str, name: &str, platform: Platform) -> Result<String, Failure> {
    rows(&program::Program::text(name, text, platform))
}

/// An object whose declarations cannot be read has one finding, as `genvisa check` reports it.
fn in_object(object: &[u8], name: &str, platform: Platform) -> Result<String, Failure> {
    match read_object(object) {
        Ok(module) => rows(&program::Program::module(name, module, platform)),
        Err(error) => {
            let row = Row::blank(Level::Error, name, None).unreadable(&error);
            Ok(serde_json::to_string(&[Found { row, span: None, help: None }])?)
        }
    }
}

/// The findings in their order. The output of the command has one line for each of them, and this is one array.
fn rows(program: &program::Program<'_>) -> Result<String, Failure> {
    let mut rows = program.rows();
    let mut json = "[".to_string();
    for finding in &program.findings() {
        if json.len() > 1 {
            json.push(',');
        }
        let problem = rows.problem(finding);
        let row = rows.row(finding);
        let found = Found {
            span: program.source().map(|_| (row.span.start, row.span.end)),
            row,
            help: problem.and_then(|problem| problem.help.as_deref()),
        };
        json += &serde_json::to_string(&found)?;
    }
    json.push(']');
    Ok(json)
}
