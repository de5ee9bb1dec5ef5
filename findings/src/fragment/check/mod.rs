//! Checks a fragment: as a program on each platform, and its operands against the instructions.

mod directions;
mod guess;
mod instructions;
mod names;
mod operands;

use super::operand::Operand;
use super::placeholder::{Part, parts};
use super::program::Program;
use super::{Fragment, MOST_OPERANDS};
use crate::finding::Finding;
use genvisa::Platform;
use genvisa_report::Severity;
use instructions::of_program;
use names::Names;
use operands::{UNKNOWN_NUMBER, of_operands, of_placeholders};
use std::collections::HashMap;
use std::ops::Range;

/// The findings about a fragment on several platforms, in the order of the source.
pub fn check_all(fragment: &Fragment, platforms: &[Platform]) -> Vec<Finding> {
    let mut all: Vec<Finding> = Vec::new();
    let mut known: HashMap<(String, Range<usize>, String), usize> = HashMap::new();
    for platform in platforms {
        for finding in check(fragment, *platform) {
            let key = (finding.code.clone(), finding.span.clone(), finding.message.clone());
            let number = *known.entry(key).or_insert(all.len());
            match all.get_mut(number) {
                Some(same) if same.platforms.last() == Some(platform) => {}
                Some(same) => same.platforms.push(*platform),
                None => all.push(finding),
            }
        }
    }
    all.sort_by_key(|finding| finding.span.start);
    all
}

/// Whether each operand is known: no finding about it leaves its text unknown.
fn known(fragment: &Fragment, findings: &[Finding]) -> Vec<bool> {
    let is_unknown =
        |finding: &Finding| finding.severity == Severity::Error || finding.code == UNKNOWN_NUMBER;
    let is_known = |operand: &Operand| {
        !findings.iter().any(|finding| is_unknown(finding) && finding.span == operand.span)
    };
    fragment.operands.iter().map(is_known).collect()
}

/// The findings about a fragment on a platform, in the order of the source.
pub fn check(fragment: &Fragment, platform: Platform) -> Vec<Finding> {
    if fragment.operands.len() > MOST_OPERANDS {
        let message = format!(
            "a statement has at most {MOST_OPERANDS} operands; this one has {}",
            fragment.operands.len()
        );
        return vec![Finding::new(Severity::Error, "inline/operand", fragment.span.clone(), message)];
    }
    let parts = parts(&fragment.template, fragment.style);
    let names = Names::of(fragment, &parts);
    let mut findings = of_placeholders(fragment, &parts);
    findings.extend(of_operands(fragment, &parts, &names));
    let types = guess::types(fragment, &parts, platform);
    let known = known(fragment, &findings);
    let is_known =
        |part: &Part| fragment.number_of(part).is_some_and(|number| known.get(number) == Some(&true));
    let program = Program::of(fragment, &parts, &types, platform, is_known);
    if program.unknown.is_empty() {
        findings.extend(guess::notes(fragment, &types));
    }
    findings.extend(of_program(fragment, &names, &program, platform));
    for finding in &mut findings {
        finding.platforms = vec![platform];
    }
    findings.sort_by_key(|finding| finding.span.start);
    findings
}
