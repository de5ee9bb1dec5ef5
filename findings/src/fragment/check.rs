//! Checks a fragment: as a program on each platform, and its operands against the instructions.

use super::constraint::{Direction, Kind};
use super::execution;
use super::operand::{Elements, Value};
use super::placeholder::{Part, parts};
use super::program::{PREFIX, Program};
use super::types::Type;
use super::usage::{self, Usage};
use super::{Backend, Fragment, Style};
use crate::finding::{Finding, severity};
use crate::verdict::Verdicts;
use genvisa::DataType::{B, Bf, D, Df, F, Hf, Q, Ud, W};
use genvisa::{Level, ModuleLocation, Platform, Violation};
use genvisa_asm::module::ReadText;
use genvisa_asm::{Problem, Target};
use genvisa_report::{Severity, clipped};
use std::ops::Range;

/// The types that a variable of unknown type is tried with, the usual ones first.
const CANDIDATES: [Type; 9] =
    [Type(D), Type(F), Type(Ud), Type(Hf), Type(Q), Type(Df), Type(W), Type(Bf), Type(B)];
/// More operands of unknown types are not tried.
const MOST_TRIED: usize = 8;
/// The kind of mistakes in the text.
const SYNTAX: &str = "syntax";

/// The findings about a fragment on several platforms, in the order of the source.
pub fn check_all(fragment: &Fragment, platforms: &[Platform]) -> Vec<Finding> {
    let mut all: Vec<Finding> = Vec::new();
    for platform in platforms {
        for finding in check(fragment, *platform) {
            match all.iter_mut().find(|known| known.is_same(&finding)) {
                Some(known) => known.platforms.push(*platform),
                None => all.push(finding),
            }
        }
    }
    all.sort_by_key(|finding| finding.span.start);
    all
}

/// The findings about a fragment on a platform, in the order of the source.
pub fn check(fragment: &Fragment, platform: Platform) -> Vec<Finding> {
    let parts = parts(&fragment.template, fragment.style);
    let mut findings = of_placeholders(fragment, &parts);
    findings.extend(of_operands(fragment, &parts));
    // Without its numbers and operands, the text of the program is unknown.
    let is_unknown =
        |finding: &Finding| finding.severity == Severity::Error || finding.code == UNKNOWN_NUMBER;
    if !findings.iter().any(is_unknown) {
        let types = types(fragment, &parts, platform);
        findings.extend(guesses(fragment, &types));
        let program = Program::of(fragment, &parts, &types, platform);
        findings.extend(of_program(fragment, &parts, &program, platform));
    }
    for finding in &mut findings {
        finding.platforms = vec![platform];
    }
    findings.sort_by_key(|finding| finding.span.start);
    findings
}

/// The code of the finding that a number is unknown.
const UNKNOWN_NUMBER: &str = "inline/operand/number";

/// Placeholders without an operand.
fn of_placeholders(fragment: &Fragment, parts: &[Part]) -> Vec<Finding> {
    let finding = |part: &Part| {
        let (range, message, help) = match part {
            Part::Numbered(number, range) if *number >= fragment.operands.len() => {
                let count = match fragment.operands.len() {
                    0 => "the statement has no operands".to_string(),
                    1 => "the statement has one operand, with the number 0".to_string(),
                    count => {
                        format!("the statement has {count} operands, with the numbers 0 to {}", count - 1)
                    }
                };
                (range, format!("there is no operand {number}: {count}"), None)
            }
            Part::Named(name, range) if fragment.number_of(part).is_none() => {
                let names: Vec<String> = fragment
                    .operands
                    .iter()
                    .filter_map(|one| one.name.as_ref())
                    .map(|name| format!("`{name}`"))
                    .collect();
                let known = match names.is_empty() {
                    true => "no operand has a name".to_string(),
                    false => format!("expected {}", names.join(", ")),
                };
                let help = format!("name an operand: `[{}] \"rw\"(…)`", clipped(name));
                (range, format!("there is no operand `{}`: {known}", clipped(name)), Some(help))
            }
            Part::Stray(range) => {
                let mark = if fragment.style == Style::Dollar { '$' } else { '%' };
                let message = format!("`{mark}` begins no placeholder here");
                (range, message, Some(format!("write `{mark}{mark}` for the character itself")))
            }
            _ => return None,
        };
        let span = fragment.template.source_of(range);
        let finding = Finding::new(Severity::Error, "inline/placeholder", span, message);
        Some(Finding { help, ..finding })
    };
    parts.iter().filter_map(finding).collect()
}

/// Operands that are unknown numbers, tied to nothing, or in no place of the text.
fn of_operands(fragment: &Fragment, parts: &[Part]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, operand) in fragment.operands.iter().enumerate() {
        let is_used = parts.iter().any(|part| {
            fragment.number_of(part).is_some_and(|used| {
                used == number || fragment.variable_of(used) == number || fragment.variable_of(number) == used
            })
        });
        let shown = shown(fragment, parts, number);
        let span = operand.span.clone();
        match (operand.constraint.kind, &operand.value) {
            (Kind::Number, Value::Number(None) | Value::Unknown) if is_used => {
                let message = format!("the value of {shown} is unknown, so the statement was not checked");
                let help = format!(
                    "state it: `--operand {number}=P:VALUE`, or `--define NAME=VALUE` for a name in it"
                );
                findings.push(Finding::new(Severity::Note, UNKNOWN_NUMBER, span, message).with_help(help));
            }
            (Kind::Tied(output), _) => {
                let is_output =
                    fragment.operands.get(output).is_some_and(|one| one.constraint.direction.is_written());
                if !is_output {
                    let message = format!("{shown} is tied to operand {output}, which is no output");
                    findings.push(Finding::new(Severity::Error, "inline/constraint", span, message));
                }
            }
            _ if !is_used && !fragment.is_guessed => {
                let message = format!("{shown} is in no place of the text");
                findings.push(Finding::new(Severity::Warning, "inline/operand/unused", span, message));
            }
            _ => {}
        }
    }
    findings
}

/// The types of all operands. Those that are unknown get the types with the fewest mistakes: first one type for all, and then
/// one after the other.
fn types(fragment: &Fragment, parts: &[Part], platform: Platform) -> Vec<Type> {
    let known = |operand: &super::Operand| match operand.value {
        Value::Variable(ty, _) => ty,
        Value::Unknown | Value::Number(_) => Type(D),
    };
    let mut types: Vec<Type> = fragment.operands.iter().map(known).collect();
    let unknown: Vec<usize> = unknown(fragment).take(MOST_TRIED).collect();
    let alone: Vec<Vec<usize>> =
        unknown.iter().filter(|_| unknown.len() > 1).map(|number| vec![*number]).collect();
    let mut fewest = usize::MAX;
    for some in std::iter::once(unknown).filter(|all| !all.is_empty()).chain(alone) {
        for candidate in CANDIDATES {
            if fewest == 0 {
                return types;
            }
            let mut tried = types.clone();
            for number in &some {
                if let Some(ty) = tried.get_mut(*number) {
                    *ty = candidate;
                }
            }
            let mistakes = mistakes(&Program::of(fragment, parts, &tried, platform), platform);
            if mistakes < fewest {
                (fewest, types) = (mistakes, tried);
            }
        }
    }
    types
}

/// The operands that are variables of unknown types.
fn unknown(fragment: &Fragment) -> impl Iterator<Item = usize> {
    let operands = fragment.operands.iter().enumerate();
    let is_unknown = |(_, operand): &(usize, &super::Operand)| {
        operand.value == Value::Unknown && !matches!(operand.constraint.kind, Kind::Number | Kind::Tied(_))
    };
    operands.filter(is_unknown).map(|(number, _)| number)
}

/// The number of errors in a program.
fn mistakes(program: &Program, platform: Platform) -> usize {
    let ReadText { module, problems, .. } = Target::from(platform).read(program.text.text());
    let is_error = |(_, violation): &(ModuleLocation, Violation)| violation.rule.level == Level::Error;
    problems.len() + module.validate(platform).into_iter().filter(is_error).count()
}

/// Notes about facts that the source does not state.
fn guesses(fragment: &Fragment, types: &[Type]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let begin = fragment.span.start..fragment.span.start;
    let guessed: Vec<String> = unknown(fragment)
        .filter_map(|number| Some(format!("operand {number} as `{}`", types.get(number)?.name())))
        .collect();
    if !guessed.is_empty() {
        let message = format!("the types of some operands are unknown; checked with {}", guessed.join(", "));
        let help = "state them: `--operand 0=rw:float[16]`";
        findings.push(
            Finding::new(Severity::Note, "inline/operand/type", begin.clone(), message).with_help(help),
        );
    }
    let depends = |operand: &super::Operand| {
        operand.constraint.kind == Kind::Variable
            && matches!(operand.value, Value::Variable(_, Elements::OfChannel(_)))
    };
    if fragment.backend == Backend::Scalar
        && fragment.sub_group.is_none()
        && fragment.operands.iter().any(depends)
        && execution::widest(fragment.template.text()).is_some()
    {
        let message = format!(
            "the size of the sub-group is not stated; checked with {} channels, the largest execution size of the text",
            fragment.channels()
        );
        let help =
            "fix it in the kernel with `reqd_sub_group_size`: a smaller sub-group makes the operands smaller";
        findings.push(Finding::new(Severity::Note, "inline/sub_group", begin, message).with_help(help));
    }
    findings
}

/// The findings about the program that a fragment becomes.
fn of_program(fragment: &Fragment, parts: &[Part], program: &Program, platform: Platform) -> Vec<Finding> {
    let target = Target::from(platform);
    let text = program.text.text();
    let ReadText { module, problems, .. } = target.read(text);
    let found = match problems.is_empty() {
        true => module.validate_flow(platform),
        false => module.validate(platform),
    };
    let spans = target.spans(text);
    let statement = |span: &Range<usize>| line(text, span.start);
    let mut findings: Vec<Finding> =
        problems.iter().map(|problem| unread(fragment, program, problem)).collect();
    let unreadable: Vec<Range<usize>> = problems.iter().map(|problem| statement(&problem.span)).collect();
    let found: Vec<(ModuleLocation, Violation, Range<usize>)> = found
        .into_iter()
        .map(|(place, violation)| (place, violation, spans.of(place, &violation).unwrap_or_default()))
        .collect();
    // On a line whose instruction the platform lacks, or whose execution size is too wide, other findings are consequences.
    let causes: Vec<(Range<usize>, Cause)> = found
        .iter()
        .filter_map(|(_, violation, span)| Some((statement(span), Cause::of(violation)?)))
        .collect();
    let mut verdicts = Verdicts::of(&module, platform);
    for (place, violation, span) in found {
        let here = statement(&span);
        if causes.iter().any(|(line, cause)| *line == here && cause.hides(&violation)) {
            continue;
        }
        let is_ours = !is_within(&span, &program.body) && !is_operand(program, &span, &violation);
        // The directions of operands are compared below.
        if is_ours || violation.rule.expr.contains("var_input(") || unreadable.contains(&statement(&span)) {
            continue;
        }
        let verdict = verdicts.verdict(place, &violation);
        let rule = violation.rule;
        let mut finding =
            Finding::new(severity(rule.level), rule.id, program.text.source_of(&span), verdict.message);
        finding.rule = Some(rule);
        finding.notes = vec![format!("`{}` ({}:{})", rule.expr, rule.page, rule.line)];
        finding.help = verdict.fix.and_then(|fix| fix.words).map(|(_, new)| format!("write `{new}`"));
        if Cause::of(&violation) == Some(Cause::Width) {
            let size = execution::widest(text.get(here).unwrap_or_default()).unwrap_or_default();
            finding.message = format!(
                "the execution size is {size}, but the sub-group has {} channels",
                fragment.channels()
            );
        }
        if rule.expr.contains("var_written(") && names_output(fragment, text, &span) {
            finding.help =
                Some("write `+` in place of `=` if the operand has a value before the statement".to_string());
        }
        findings.push(finding);
    }
    if problems.is_empty() {
        findings.extend(of_directions(fragment, program, &module, &spans, platform));
    }
    for finding in &mut findings {
        rename(fragment, parts, finding);
    }
    findings
}

/// A violation that others on its line follow from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cause {
    /// The platform lacks the instruction.
    Platform,
    /// The execution size is larger than the sub-group.
    Width,
}

impl Cause {
    fn of(violation: &Violation) -> Option<Self> {
        let rule = violation.rule;
        match rule.level == Level::Error {
            true if rule.id.ends_with("/platform") => Some(Self::Platform),
            true if rule.expr.contains("attribute(\"SimdSize\")") => Some(Self::Width),
            _ => None,
        }
    }

    /// Whether a violation on the same line follows from it.
    fn hides(self, violation: &Violation) -> bool {
        match self {
            Self::Platform => Self::of(violation) != Some(Self::Platform),
            Self::Width => Self::of(violation).is_none() && !violation.rule.id.contains("/exec_size/"),
        }
    }
}

/// A mistake in the text.
fn unread(fragment: &Fragment, program: &Program, problem: &Problem) -> Finding {
    let span = program.text.source_of(&problem.span);
    let finding = Finding::new(problem.severity, SYNTAX, span, problem.message.clone());
    let before = program.text.text().get(..problem.span.start).unwrap_or_default().trim_end();
    let word = before.rsplit(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().unwrap_or_default();
    let is_variable =
        word.strip_prefix(PREFIX).and_then(|number| number.parse().ok()).is_some_and(|number: usize| {
            fragment.operands.get(number).is_some_and(|operand| operand.constraint.kind != Kind::Number)
        });
    let help = match is_variable && problem.message.contains('(') {
        true => Some(format!(
            "a placeholder is replaced by the name of a variable: add a region, `{word}(0,0)<1>` for a destination or \
             `{word}(0,0)<1;1,0>` for a source"
        )),
        false => problem.help.clone(),
    };
    Finding { help, ..finding }
}

/// Whether a finding is about the declaration of an operand.
fn is_operand(program: &Program, span: &Range<usize>, violation: &Violation) -> bool {
    let is_declared = program.declarations.iter().any(|declaration| is_within(span, declaration));
    is_declared && violation.rule.level == Level::Error
}

fn is_within(span: &Range<usize>, whole: &Range<usize>) -> bool {
    whole.start <= span.start && span.end <= whole.end && span.start < whole.end
}

/// The line with a byte.
fn line(text: &str, at: usize) -> Range<usize> {
    let start = text.get(..at).and_then(|front| front.rfind('\n')).map_or(0, |end| end + 1);
    let end = text.get(at..).and_then(|rest| rest.find('\n')).map_or(text.len(), |len| at + len);
    start..end
}

/// Whether the text of an operand names an output of the statement.
fn names_output(fragment: &Fragment, text: &str, span: &Range<usize>) -> bool {
    let named = text.get(span.clone()).unwrap_or_default();
    let outputs = fragment.operands.iter().enumerate();
    let mut outputs = outputs.filter(|(_, operand)| operand.constraint.direction == Direction::Output);
    outputs.any(|(number, _)| find_name(named, number).is_some())
}

/// The place of the name of an operand in a text.
fn find_name(text: &str, number: usize) -> Option<usize> {
    let name = format!("{PREFIX}{number}");
    let is_whole = |at: &usize| {
        !text.get(at + name.len()..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
    };
    text.match_indices(&name).map(|(at, _)| at).find(is_whole)
}

/// Inputs that are written, and outputs that are not.
fn of_directions(
    fragment: &Fragment,
    program: &Program,
    module: &genvisa::Module,
    spans: &genvisa_asm::module::ModuleSpans,
    platform: Platform,
) -> Vec<Finding> {
    if fragment.is_guessed {
        return Vec::new();
    }
    let declared: Vec<usize> = (0..fragment.operands.len())
        .filter(|n| program.declarations.get(*n).is_some_and(|d| !d.is_empty()))
        .collect();
    let usages = usage::of(module, declared.len(), platform);
    let mut findings = Vec::new();
    for (number, Usage { written, is_named }) in declared.into_iter().zip(usages) {
        let Some(operand) = fragment.operands.get(number) else { continue };
        let name = format!("{PREFIX}{number}");
        match (operand.constraint.direction, written) {
            (Direction::Input, Some(at)) => {
                let statement = spans.kernels.first().and_then(|kernel| kernel.instructions.get(at)).cloned();
                let statement = statement.unwrap_or_default();
                let text = program.text.text().get(statement.clone()).unwrap_or_default();
                let span = match find_name(text, number) {
                    Some(found) => statement.start + found..statement.start + found + name.len(),
                    None => statement,
                };
                let message =
                    format!("`{name}` is an input of the statement, but this instruction writes it");
                let help = "list the operand as an output: with `=`, or with `+` if it is read too";
                let span = program.text.source_of(&span);
                findings.push(
                    Finding::new(Severity::Error, "inline/operand/written", span, message).with_help(help),
                );
            }
            (Direction::Output | Direction::Both, None) if is_named => {
                let message = format!("`{name}` is an output of the statement, but no instruction writes it");
                let help = "list the operand as an input, without `=` and `+`";
                let span = operand.span.clone();
                findings.push(
                    Finding::new(Severity::Warning, "inline/operand/unwritten", span, message)
                        .with_help(help),
                );
            }
            _ => {}
        }
    }
    findings
}

/// The placeholder of an operand, as the text has it.
fn shown(fragment: &Fragment, parts: &[Part], number: usize) -> String {
    let written = parts.iter().find_map(|part| match part {
        Part::Numbered(_, range) | Part::Named(_, range) if fragment.number_of(part) == Some(number) => {
            fragment.template.text().get(range.clone())
        }
        _ => None,
    });
    match written {
        Some(text) => format!("`{text}`"),
        None => format!("operand {number}"),
    }
}

/// Replaces the names of operands by placeholders.
fn rename(fragment: &Fragment, parts: &[Part], finding: &mut Finding) {
    for number in (0..fragment.operands.len()).rev() {
        let name = format!("{PREFIX}{number}");
        let shown = shown(fragment, parts, number);
        let shown = shown.trim_matches('`');
        finding.message = finding.message.replace(&name, shown);
        finding.help = finding.help.as_ref().map(|help| help.replace(&name, shown));
        for note in &mut finding.notes {
            *note = note.replace(&name, shown);
        }
    }
}
