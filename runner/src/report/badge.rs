//! The badge of a run, for shields.io.

use super::account::percent;
use crate::record::{Strictness, Summary, Verdict};
use serde::Serialize;

/// The data of a badge, in the schema of the endpoint of shields.io.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Badge {
    /// The version of the schema: 1.
    pub schema_version: u32,
    /// The left side.
    pub label: String,
    /// The right side.
    pub message: String,
    /// The colour of the right side.
    pub color: String,
}

/// The badge of a run: the numbers of cases that pass and that apply, and the strictest level that all credited cases meet.
pub fn badge(summary: &Summary) -> Badge {
    let passed = summary.count(Verdict::Pass);
    let skipped = summary.count(Verdict::Skip) + summary.count(Verdict::NotApplicable);
    let all: usize = summary.verdicts.values().sum();
    let applicable = all - skipped.min(all);
    let credited = |level| summary.credited.get(&level).copied().unwrap_or_default();
    let levels = [(Strictness::L3, "L3"), (Strictness::L2, "L2"), (Strictness::L1, "L1")];
    let total = credited(Strictness::L1);
    let level = levels.into_iter().find(|(level, _)| total > 0 && credited(*level) == total);
    let level = level.map_or_else(String::new, |(_, name)| format!(" {name}"));
    let color = match percent(passed, applicable) {
        _ if summary.verdicts.keys().any(|verdict| verdict.is_breakdown()) => "red",
        _ if applicable == 0 => "lightgrey",
        100 => "brightgreen",
        90.. => "green",
        50.. => "yellow",
        _ => "orange",
    };
    Badge {
        schema_version: 1,
        label: "vISA conformance".into(),
        message: format!("{passed} of {applicable}{level}"),
        color: color.into(),
    }
}
