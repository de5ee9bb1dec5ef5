//! `genvisa check`: reports the rules that a program violates.

mod finding;
mod sarif;
mod text;

use super::select::Selection;
use crate::program::{FileName, bytes, is_colourful, is_object, platform, read_object, text as text_in};
use crate::verdict::Verdicts;
use crate::{Outcome, Unusable, say};
use finding::{Cause, Checked, Finding, Row};
use genvisa::{Body, DecodeError, Level, Module, ModuleLocation, Platform};
use genvisa_asm::module::{ModuleSpans, ReadText};
use genvisa_asm::report::{MOST_SHOWN, Source};
use genvisa_asm::{Problem, Target};
use genvisa_report::escaped_json;
use std::collections::HashSet;
use std::ops::Range;
use std::path::PathBuf;

/// Report the rules that a program violates
///
/// The level of a violation is error, warning or note. Warnings and notes do not change the exit code, unless --deny names
/// them.
#[derive(clap::Args)]
pub struct Args {
    /// Object or text file; - is standard input
    input: PathBuf,
    /// Platform that the program is for; `genvisa platforms` lists them
    #[arg(short, long, value_parser = platform)]
    platform: Platform,
    /// Print one JSON object for each finding
    #[arg(long, conflicts_with = "sarif")]
    json: bool,
    /// Print a SARIF 2.1.0 log, which code hosts display
    #[arg(long)]
    sarif: bool,
    /// Omit warnings and notes that --deny does not name: violations that Intel's compiler emits and its finalizer accepts
    #[arg(long)]
    errors_only: bool,
    /// Fail also for warnings (`warnings`), notes (`notes`), or the rules of an id (ADD/dst/type) or of a part of it
    /// that ends at a slash (ADD/dst)
    #[arg(long, value_name = "RULE")]
    deny: Vec<String>,
    /// Omit violations of a rule, or of the rules whose ids begin with a part that ends at a slash
    #[arg(long, value_name = "RULE")]
    allow: Vec<String>,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let selection = Selection::of(&args.allow, &args.deny)?;
    let (name, bytes) = bytes(&args.input)?;
    if is_object(&bytes) {
        return match read_object(&bytes) {
            Ok(module) => object(args, &selection, &name, &module),
            Err(error) => unreadable(args, &name, &error),
        };
    }
    let target = Target::from(args.platform);
    let source = text_in(&name, bytes)?;
    // The statements without a mistake are checked even if there are others.
    let ReadText { module, problems, uncertain, .. } = target.read(&source);
    // A statement with a mistake may give a variable its value, so the flow is known only without mistakes.
    let found = match problems.is_empty() {
        true => module.validate_flow(args.platform),
        false => module.validate(args.platform),
    };
    // The spans of operands need a second reading, so they are read only if there is something to mark.
    let spans = if found.is_empty() { ModuleSpans::default() } else { target.spans(&source) };
    // A statement with a mistake gets only the message about the mistake.
    let unreadable: HashSet<&Range<usize>> = problems.iter().map(|problem| &problem.span).collect();
    let findings = found.into_iter().map(|(place, violation)| {
        let span = spans.of(place, &violation).unwrap_or_default();
        let statement = spans.statement(place).unwrap_or_default();
        Finding { cause: Cause::Violated(place, violation), span, statement }
    });
    // Nothing is known about a variable whose declaration has a mistake.
    let is_certain = |span: &Range<usize>| !unreadable.contains(span) && !is_within(span, &uncertain);
    let mut findings: Vec<Finding<'_>> = findings.filter(|finding| is_certain(&finding.span)).collect();
    let unread = |(number, problem): (_, &Problem)| Finding {
        cause: Cause::Unread(number),
        span: problem.span.clone(),
        statement: problem.span.clone(),
    };
    findings.extend(problems.iter().enumerate().map(unread));
    findings.sort_by_key(|finding| finding.span.start);
    let verdicts = Verdicts::of(&module, args.platform);
    let positions = Some(Source::new(&name.0, &source));
    let mut checked =
        Checked { name: &name, source: positions, module: &module, problems: &problems, verdicts };
    report(args, &selection, &mut checked, findings)
}

/// Checks an object.
fn object(args: &Args, selection: &Selection, name: &FileName, module: &Module) -> Result<Outcome, Unusable> {
    // Instructions that cannot be decoded come first: they are the cause of other findings.
    let mut findings = undecodable(module);
    let violated = module.validate_flow(args.platform).into_iter();
    findings.extend(violated.map(|(place, violation)| Finding {
        cause: Cause::Violated(place, violation),
        span: 0..0,
        statement: 0..0,
    }));
    let verdicts = Verdicts::of(module, args.platform);
    let mut checked = Checked { name, source: None, module, problems: &[], verdicts };
    report(args, selection, &mut checked, findings)
}

/// The instructions that cannot be decoded: at most one in each body, because the length of the first one is unknown.
fn undecodable(module: &Module) -> Vec<Finding<'_>> {
    let kernels = module.kernels.iter().enumerate().filter_map(|(n, kernel)| {
        undecoded(ModuleLocation::KernelInstruction(n, kernel.body.len()), &kernel.body)
    });
    let functions = module.functions.iter().enumerate().filter_map(|(n, function)| {
        let body = &function.as_ref()?.body;
        undecoded(ModuleLocation::FunctionInstruction(n, body.len()), body)
    });
    kernels.chain(functions).collect()
}

/// The finding about the bytes of a body that cannot be decoded.
fn undecoded(location: ModuleLocation, body: &Body) -> Option<Finding<'_>> {
    let rest = body.rest.as_deref()?;
    Some(Finding { cause: Cause::Undecodable(location, rest), span: 0..0, statement: 0..0 })
}

/// Reports an object that cannot be read at all.
fn unreadable(args: &Args, name: &FileName, error: &DecodeError) -> Result<Outcome, Unusable> {
    let row = Row::blank(Level::Error, &name.0, None).unreadable(error);
    if args.sarif {
        say(&sarif::log(&[row])?)?;
    } else if args.json {
        say(&json(&row)?)?;
    } else {
        say(&text::in_object(&row))?;
    }
    Err(Unusable(format!("error: {name}: the object cannot be read")))
}

/// Prints findings.
fn report(
    args: &Args,
    selection: &Selection,
    checked: &mut Checked<'_>,
    mut findings: Vec<Finding<'_>>,
) -> Result<Outcome, Unusable> {
    let fails = |finding: &Finding<'_>| finding.rule().is_none_or(|rule| selection.fails(rule));
    findings.retain(|finding| finding.rule().is_none_or(|rule| !selection.hides(rule)));
    if args.errors_only {
        findings.retain(fails);
    }
    if args.sarif {
        say(&sarif::log(&findings.iter().map(|finding| checked.row(finding)).collect::<Vec<_>>())?)?;
    } else if args.json {
        for some in findings.chunks(AT_ONCE) {
            let lines = some.iter().map(|finding| json(&checked.row(finding)));
            say(&lines.collect::<Result<String, _>>()?)?;
        }
    } else if checked.source.is_some() {
        let shown = findings.iter().take(MOST_SHOWN);
        let problems: Vec<_> = shown.map(|finding| text::problem(checked, finding)).collect();
        if let Some(source) = &checked.source {
            say(&source.render_some(&problems, findings.len(), is_colourful()))?;
        }
    } else {
        for some in findings.chunks(AT_ONCE) {
            say(&some.iter().map(|finding| text::in_object(&checked.row(finding))).collect::<String>())?;
        }
    }
    match (checked.problems.is_empty(), findings.iter().any(fails)) {
        (false, _) => {
            let name = checked.name;
            Err(Unusable(format!("error: {name}: the text has mistakes, so only a part of it was checked")))
        }
        (true, false) => Ok(Outcome::Clean),
        (true, true) => Ok(Outcome::Findings),
    }
}

/// The number of findings that are printed at once.
const AT_ONCE: usize = 1000;

/// A finding as a line of JSON.
fn json(row: &Row<'_>) -> Result<String, Unusable> {
    let line = serde_json::to_string(row);
    line.map(|line| escaped_json(line) + "\n").map_err(|error| Unusable(format!("error: JSON: {error}")))
}

/// Whether a span is inside of one of some statements, which are in the order of the text.
fn is_within(span: &Range<usize>, statements: &[Range<usize>]) -> bool {
    let behind = statements.partition_point(|statement| statement.start <= span.start);
    let statement = behind.checked_sub(1).and_then(|last| statements.get(last));
    statement.is_some_and(|statement| span.end <= statement.end)
}
