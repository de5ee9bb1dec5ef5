//! The rules of the specification.

use crate::failure::Failure;
use genvisa::{Check, Platform, RULES};
use serde::Serialize;

/// A rule with the keys of `genvisa explain --json`.
#[derive(Serialize)]
struct Row {
    id: &'static str,
    level: &'static str,
    reason: Option<&'static str>,
    check: &'static str,
    platforms: Vec<&'static str>,
    sentence: &'static str,
    expression: &'static str,
    page: &'static str,
    line: u32,
}

/// All rules, as JSON.
pub fn all() -> Result<String, Failure> {
    let rows = RULES.iter().map(|rule| Row {
        id: rule.id,
        level: rule.level.name(),
        reason: rule.level.reason(),
        check: match rule.check {
            Check::Static => "static",
            Check::Object => "object",
            Check::Runtime => "runtime",
        },
        platforms: Platform::ALL
            .iter()
            .filter(|platform| rule.platforms.contains(**platform as u32))
            .map(|platform| platform.name())
            .collect(),
        sentence: rule.doc,
        expression: rule.expr,
        page: rule.page,
        line: rule.line,
    });
    Ok(serde_json::to_string(&rows.collect::<Vec<_>>())?)
}
