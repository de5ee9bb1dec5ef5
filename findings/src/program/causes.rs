//! One mistake in an instruction is one finding: those that follow from an error are left out, and beside an error those about several
//! operands with the same message are one.

use super::finding::{Cause, Finding};
use crate::verdict::{Fact, Verdicts, deciding, follows};
use crate::violations::is_lacking;
use genvisa::{Level, ModuleLocation, Rule, Violation};
use std::collections::HashMap;
use std::mem::take;

/// The function of the rule language whose value depends on the platform.
const ON: &str = "on(";

/// The kind of rules about the modifier that an instruction takes, and the part of an operand that has it.
const MODIFIER: (&str, &str) = ("modifier", "modifiers");

/// The findings without those that follow from others of the same instruction, and with one for those that differ in the operand
/// alone. Findings of an instruction are adjacent. Only rules that `is_shown` accepts explain others. `verdicts` is made if an
/// instruction has several findings.
pub fn causes<'f, 'v>(
    findings: Vec<Finding<'f>>,
    is_shown: &dyn Fn(&Rule) -> bool,
    verdicts: impl FnOnce() -> Verdicts<'v>,
) -> Vec<Finding<'f>> {
    if !findings.chunk_by(is_same_instruction).any(|some| some.len() > 1) {
        return findings;
    }
    let mut causes = Causes { verdicts: verdicts(), is_shown, known: HashMap::new() };
    let mut kept = Vec::with_capacity(findings.len());
    let lens: Vec<usize> = findings.chunk_by(is_same_instruction).map(<[_]>::len).collect();
    let mut rest = findings.into_iter();
    for len in lens {
        let some: Vec<Finding<'f>> = rest.by_ref().take(len).collect();
        if some.len() > 1 { kept.extend(causes.of_instruction(some)) } else { kept.extend(some) }
    }
    kept
}

/// Whether two findings are about one instruction. Declarations of an object can have many findings, each for its own mistake.
fn is_same_instruction(one: &Finding<'_>, next: &Finding<'_>) -> bool {
    use ModuleLocation::{FunctionInstruction, KernelInstruction};
    match (&one.cause, &next.cause) {
        (
            Cause::Violated(place @ (KernelInstruction(..) | FunctionInstruction(..)), _),
            Cause::Violated(next, _),
        ) => place == next,
        _ => false,
    }
}

/// A violated rule, and the field that violates it.
type Violated = (&'static str, &'static str);

struct Causes<'v, 's> {
    verdicts: Verdicts<'v>,
    is_shown: &'s dyn Fn(&Rule) -> bool,
    /// Whether a violation follows from another one. The same pairs are in many instructions.
    known: HashMap<(Violated, Violated), bool>,
}

impl Causes<'_, '_> {
    fn of_instruction<'f>(&mut self, mut findings: Vec<Finding<'f>>) -> Vec<Finding<'f>> {
        let all: Vec<(ModuleLocation, Violation)> = findings.iter().filter_map(Finding::violated).collect();
        retain(&mut findings, all.iter().map(|(_, violation)| !is_repeated(violation, &all)));
        // A finding that is left out explains nothing.
        let all: Vec<(ModuleLocation, Violation)> = findings.iter().filter_map(Finding::violated).collect();
        // Most instructions with several findings have warnings alone, and messages take time.
        if all.len() < 2 || !all.iter().any(|(_, violation)| self.is_cause(violation)) {
            return findings;
        }
        let verdicts = &mut self.verdicts;
        let mut deciding = |(place, violation): &(ModuleLocation, Violation)| {
            deciding(violation, || verdicts.verdict(*place, violation))
        };
        let deciding: Vec<Vec<Fact>> = all.iter().map(&mut deciding).collect();
        retain(&mut findings, (0..all.len()).map(|at| !self.is_explained(&all, &deciding, at)));
        self.joined(findings)
    }

    /// Whether a violation can explain others. A caller may fail for a warning, which only an error explains.
    fn is_cause(&self, violation: &Violation) -> bool {
        violation.rule.level == Level::Error && (self.is_shown)(violation.rule)
    }

    /// Whether a violation of an instruction depends on a fact that another one is about.
    fn is_explained(
        &mut self,
        all: &[(ModuleLocation, Violation)],
        deciding: &[Vec<Fact>],
        at: usize,
    ) -> bool {
        let Some((place, violation)) = all.get(at) else { return false };
        let own = deciding.get(at).map(Vec::as_slice).unwrap_or_default();
        let is_error = violation.rule.level == Level::Error;
        all.iter().zip(deciding).enumerate().any(|(n, ((_, other), facts))| {
            if n == at || facts.is_empty() || !self.is_cause(other) {
                return false;
            }
            if !own.is_empty() {
                let is_explained = own.iter().any(|own| facts.iter().any(|fact| fact.explains(own)));
                let explains = own.iter().any(|own| facts.iter().any(|fact| own.explains(fact)));
                // Of two errors about the same fact, the first one stays.
                return is_explained && (!explains || !is_error || n < at);
            }
            let key = ((other.rule.id, other.field), (violation.rule.id, violation.field));
            if let Some(known) = self.known.get(&key) {
                return *known;
            }
            let found = follows(&self.verdicts.verdict(*place, violation).values, violation, facts);
            self.known.insert(key, found);
            found
        })
    }

    /// The findings of an instruction, with one for those that have the same message about other operands.
    fn joined<'f>(&mut self, findings: Vec<Finding<'f>>) -> Vec<Finding<'f>> {
        let mut joined: Vec<Finding<'f>> = Vec::new();
        let mut messages: Vec<Option<String>> = Vec::new();
        for finding in findings {
            let kind = kind(&finding).filter(|_| finding.rule().is_some_and(self.is_shown));
            let is_alike = |other: &Finding<'_>| kind.is_some() && self::kind(other) == kind;
            let Some(at) = joined.iter().position(is_alike) else {
                joined.push(finding);
                messages.push(None);
                continue;
            };
            let message = self.message(&finding).unwrap_or_default();
            let (Some(first), Some(known)) = (joined.get_mut(at), messages.get_mut(at)) else { continue };
            let first_operand = self::operand(first);
            if known.is_none() {
                *known = self.message(first);
            }
            match (known.as_ref() == Some(&message), operand(&finding)) {
                // Elements of a repeated operand have one name.
                (true, Some(operand))
                    if first_operand == Some(operand) || first.operands.contains(&operand) => {}
                (true, Some(operand)) => {
                    let mut operands = take(&mut first.operands).into_vec();
                    operands.push(operand);
                    first.operands = operands.into();
                }
                _ => {
                    joined.push(finding);
                    messages.push(Some(message));
                }
            }
        }
        joined
    }

    /// The message of a finding without the name of its operand.
    fn message(&mut self, finding: &Finding<'_>) -> Option<String> {
        let (place, violation) = finding.violated()?;
        let message = self.verdicts.verdict(place, &violation).message;
        Some(message.replace(&format!("`{}`", operand(finding)?), "`…`"))
    }
}

/// Keeps the findings for which a truth holds.
fn retain(findings: &mut Vec<Finding<'_>>, is_kept: impl Iterator<Item = bool>) {
    let is_kept: Vec<bool> = is_kept.collect();
    let mut is_kept = is_kept.into_iter();
    findings.retain(|_| is_kept.next().unwrap_or(true));
}

/// Whether a violation of an instruction is about a platform next to one that the platform lacks the instruction, or about a
/// modifier next to a narrower one.
fn is_repeated(violation: &Violation, all: &[(ModuleLocation, Violation)]) -> bool {
    let is_one_lacking = all.iter().any(|(_, other)| is_lacking(other));
    is_one_lacking && violation.rule.expr.contains(ON) && !is_lacking(violation)
        || all.iter().any(|(_, other)| is_narrower(other, violation))
}

/// The operand that a finding is about: the field with the violation, or the one that the rule of an instruction names.
fn operand(finding: &Finding<'_>) -> Option<&'static str> {
    let (_, violation) = finding.violated()?;
    match violation.field {
        "" => violation.rule.id.split('/').nth(1).filter(|name| !name.contains('.')),
        field => Some(field),
    }
}

/// The rule without its operand: `SHL` and `int64` of `SHL/src0/int64`. A caller may fail for a warning, which keeps its rule.
fn kind(finding: &Finding<'_>) -> Option<(&'static str, &'static str, &'static str)> {
    let (_, violation) = finding.violated()?;
    let (subject, rest) = violation.rule.id.split_once('/')?;
    Some(match (violation.field, rest.split_once('/')) {
        ("", Some((_, end))) if violation.rule.level == Level::Error => (subject, "", end),
        // Rules about operands have one id for all operands.
        _ => (subject, rest, ""),
    })
}

/// Whether a rule about an operand of any instruction allows fewer modifiers than one of the instruction about the same operand.
fn is_narrower(violation: &Violation, of_instruction: &Violation) -> bool {
    let place = |violation: &Violation| violation.rule.id.split('/').nth(1).unwrap_or_default();
    let (kind, part) = MODIFIER;
    of_instruction.rule.kind == kind
        && of_instruction.field.is_empty()
        && place(violation) == part
        && violation.field == place(of_instruction)
}
