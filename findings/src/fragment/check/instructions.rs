//! The instructions of a fragment, as a program.

use super::directions::{names_output, of_directions};
use super::names::Names;
use crate::finding::{Edit, Finding, severity};
use crate::fragment::constraint::Kind;
use crate::fragment::program::{PREFIX, Program};
use crate::fragment::{Fragment, execution};
use crate::place::{is_within_any, line};
use crate::program::{self, Finding as InProgram};
use crate::related::{DECLARED, declaration, field_span};
use crate::verdict::{Verdict, Verdicts, find_word_in};
use crate::violations::{self, is_lacking};
use genvisa::{Level, Platform, Violation};
use genvisa_asm::module::ReadText;
use genvisa_asm::{Problem, Target};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The code of mistakes in the text.
const SYNTAX: &str = "syntax";

/// The findings about the program that a fragment becomes.
pub fn of_program(fragment: &Fragment, names: &Names, program: &Program, platform: Platform) -> Vec<Finding> {
    let target = Target::from(platform);
    let text = program.text.text();
    let ReadText { module, spans, problems, uncertain } = target.read_with_spans(text);
    let flow = if problems.is_empty() { module.first_flow(platform) } else { None };
    let found = violations::of_text(&module, &problems, platform, flow.as_ref());
    let statement = |span: &Range<usize>| line(text, span.start);
    let unknown = first_bytes(program.unknown.iter(), statement);
    let known = problems.iter().filter(|problem| !unknown.contains(&statement(&problem.span).start));
    let mut findings: Vec<Finding> = known.map(|problem| unread(fragment, program, problem)).collect();
    let unreadable: HashSet<usize> = problems.iter().map(|problem| statement(&problem.span).start).collect();
    let found = found.into_iter().map(|(place, violation)| {
        let span = spans.of(place, &violation).unwrap_or_default();
        InProgram { span, ..InProgram::new(program::Cause::Violated(place, violation)) }
    });
    let found =
        program::causes(found.collect(), &|_| true, || Verdicts::of(&module, platform, flow.as_ref()));
    // On a line whose instruction the platform lacks, or whose execution size is too wide, other findings are consequences.
    let mut dominant: HashMap<usize, Vec<Dominant>> = HashMap::new();
    for finding in &found {
        if let Some(one) = finding.violated().and_then(|(_, violation)| Dominant::of(&violation)) {
            dominant.entry(statement(&finding.span).start).or_default().push(one);
        }
    }
    let mut verdicts = Verdicts::of(&module, platform, flow.as_ref());
    for in_program in found {
        let Some((place, violation)) = in_program.violated() else { continue };
        let span = in_program.span.clone();
        let here = statement(&span);
        if dominant.get(&here.start).is_some_and(|all| all.iter().any(|one| one.hides(&violation))) {
            continue;
        }
        let is_ours = !is_within(&span, &program.body) && !is_operand(program, &span, &violation);
        // The directions of operands are compared below.
        if is_ours || violation.rule.expr.contains("var_input(") || unreadable.contains(&here.start) {
            continue;
        }
        // Nothing is known about a variable whose declaration has a mistake.
        if is_within_any(&span, &uncertain) {
            continue;
        }
        let Verdict { message, found, allowed, values, field, fix, .. } = verdicts.verdict(place, &violation);
        let message = program::with_others(message, &in_program);
        let span = field_span(&spans, place, field, &span);
        let rule = violation.rule;
        let source_of = |span: &Range<usize>| program.text.source_of(span);
        let mut finding = Finding {
            rule: Some(rule),
            notes: vec![format!("`{}` ({}:{})", rule.expr, rule.page, rule.line)],
            found,
            allowed,
            related: declaration(&spans, place, &span, &values).map(|span| (source_of(&span), DECLARED)),
            ..Finding::new(severity(rule.level), rule.id, source_of(&span), message)
        };
        if let Some((old, new)) = fix.and_then(|fix| fix.words) {
            finding.help = Some(format!("write `{new}`"));
            finding.edit = edit(program, [&span, &here], &old, new);
        }
        if Dominant::of(&violation) == Some(Dominant::Width) {
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
        names.rename(finding);
    }
    findings
}

/// The first bytes of the lines with some spans, which are in their order. A line with many of them is sought once.
fn first_bytes<'s>(
    spans: impl Iterator<Item = &'s Range<usize>>,
    line_of: impl Fn(&Range<usize>) -> Range<usize>,
) -> HashSet<usize> {
    let mut end = 0;
    let mut line = |span: &Range<usize>| {
        let line = (span.start >= end).then(|| line_of(span))?;
        end = line.end;
        Some(line.start)
    };
    spans.filter_map(&mut line).collect()
}

/// The edit of the source that replaces a word: it is in the first one of two ranges of the program where it is once.
fn edit(program: &Program, ranges: [&Range<usize>; 2], old: &str, new: String) -> Option<Edit> {
    let span = find_word_in(program.text.text(), ranges, old)?;
    Some(Edit { span: program.text.copied_from(&span)?, replacement: new })
}

/// A violation that others on its line follow from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dominant {
    /// The platform lacks the instruction.
    Platform,
    /// The execution size is larger than the sub-group.
    Width,
}

impl Dominant {
    fn of(violation: &Violation) -> Option<Self> {
        let rule = violation.rule;
        match rule.level == Level::Error {
            true if is_lacking(violation) => Some(Self::Platform),
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
    let related = problem.other.as_ref().map(|(span, label)| (program.text.source_of(span), *label));
    Finding { help, related, ..finding }
}

/// Whether a finding is about the declaration of an operand.
fn is_operand(program: &Program, span: &Range<usize>, violation: &Violation) -> bool {
    let is_declared = program.declarations.iter().any(|declaration| is_within(span, declaration));
    is_declared && violation.rule.level == Level::Error
}

fn is_within(span: &Range<usize>, whole: &Range<usize>) -> bool {
    whole.start <= span.start && span.end <= whole.end && span.start < whole.end
}
