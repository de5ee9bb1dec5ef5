//! `genvisa check`: what a program breaks of the rules of the pages.

use crate::program::{Program, bytes, is_colourful, is_object, platform, text};
use crate::{Outcome, Unusable, say};
use genvisa::module::Place;
use genvisa::{Module, Platform, Violation};
use genvisa_asm::Problem;
use genvisa_asm::module::{Places, read};
use genvisa_asm::report::Source;
use serde::Serialize;
use std::ops::Range;
use std::path::PathBuf;

/// Check a program against the rules of the pages
#[derive(clap::Args)]
pub struct Args {
    /// The program; - is standard input
    input: PathBuf,
    /// The platform that it is for
    #[arg(short, long, value_parser = platform)]
    platform: Platform,
    /// One JSON object for each finding
    #[arg(long, conflicts_with = "sarif")]
    json: bool,
    /// A SARIF log, for code hosts
    #[arg(long)]
    sarif: bool,
}

/// Something said against a program.
#[derive(Serialize)]
pub struct Finding {
    /// The file.
    pub file: String,
    /// Line and column of the text, from 1; nothing for an object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// Where in the object: kernel or function, and the number of the instruction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The rule; nothing where the text cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub message: String,
    /// What was expected, in the rule language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<&'static str>,
    /// The page that says so, as `page:line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    #[serde(skip)]
    span: Range<usize>,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let (name, bytes) = bytes(&args.input)?;
    let (source, findings, is_unreadable) = if is_object(&bytes) {
        let program = Program::from_bytes(name.clone(), bytes)?;
        (None, violations(&name, &program.module, None, args.platform), false)
    } else {
        let source = text(&name, bytes)?;
        // What can be read is checked, whatever else is wrong.
        let read = read(&source);
        let positions = Source::new(&name, &source);
        let mut findings = violations(&name, &read.module, Some((&positions, &read.places)), args.platform);
        findings.extend(read.problems.iter().map(|problem| unread(&name, &positions, problem)));
        findings.sort_by_key(|finding| finding.span.start);
        (Some((source, read.problems.clone())), findings, !read.problems.is_empty())
    };
    if args.sarif {
        say(&sarif(&findings)?)?;
    } else if args.json {
        let lines = findings.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let lines = lines.map_err(|error| Unusable(format!("error: JSON: {error}")))?;
        say(&lines.iter().map(|line| format!("{line}\n")).collect::<String>())?;
    } else if let Some((source, problems)) = &source {
        let mut all: Vec<Problem> = findings.iter().filter(|f| f.rule.is_some()).map(problem).collect();
        all.extend(problems.iter().cloned());
        all.sort_by_key(|problem| problem.span.start);
        say(&Source::new(&name, source).render(&all, is_colourful()))?;
    } else {
        say(&findings.iter().map(line).collect::<String>())?;
    }
    match (is_unreadable, findings.is_empty()) {
        (true, _) => Err(Unusable(format!("error: {name}: not all of it can be read"))),
        (false, true) => Ok(Outcome::Clean),
        (false, false) => Ok(Outcome::Findings),
    }
}

/// What a module breaks, each with its place.
fn violations(
    name: &str,
    module: &Module,
    source: Option<(&Source<'_>, &Places)>,
    platform: Platform,
) -> Vec<Finding> {
    let found = module.validate(platform).into_iter();
    found.map(|(place, violation)| finding(name, module, source, place, &violation)).collect()
}

fn finding(
    name: &str,
    module: &Module,
    source: Option<(&Source<'_>, &Places)>,
    place: Place,
    violation: &Violation,
) -> Finding {
    let rule = violation.rule;
    let span = source.and_then(|(_, places)| places.of(place, violation)).unwrap_or_default();
    let at = source.map(|(text, _)| text.position(span.start));
    let field = match (violation.field, violation.element) {
        ("", _) => String::new(),
        (field, None) => format!("{field}: "),
        (field, Some(n)) => format!("{field}[{n}]: "),
    };
    Finding {
        file: name.to_string(),
        line: at.map(|(line, _)| line),
        column: at.map(|(_, column)| column),
        place: source.is_none().then(|| named(module, place)),
        rule: Some(rule.id),
        message: format!("{field}{}", rule.doc),
        expected: Some(rule.expr),
        page: Some(format!("{}:{}", rule.page, rule.line)),
        span,
    }
}

/// A place of an object, for people.
fn named(module: &Module, place: Place) -> String {
    let text =
        |name: Option<&Vec<u8>>| String::from_utf8_lossy(name.map_or(&[][..], Vec::as_slice)).into_owned();
    let kernel = |n: usize| text(module.header.kernel_info.get(n).map(|info| &info.name));
    let function = |n: usize| text(module.header.function_info.get(n).map(|info| &info.name));
    match place {
        Place::Header => "header".to_string(),
        Place::Kernel(n) => format!("kernel {}", kernel(n)),
        Place::KernelInstruction(n, at) => format!("kernel {}, instruction {at}", kernel(n)),
        Place::Function(n) => format!("function {}", function(n)),
        Place::FunctionInstruction(n, at) => format!("function {}, instruction {at}", function(n)),
    }
}

fn unread(name: &str, source: &Source<'_>, problem: &Problem) -> Finding {
    let (line, column) = source.position(problem.span.start);
    Finding {
        file: name.to_string(),
        line: Some(line),
        column: Some(column),
        place: None,
        rule: None,
        message: problem.message.clone(),
        expected: None,
        page: None,
        span: problem.span.clone(),
    }
}

/// A broken rule as something to point at.
fn problem(finding: &Finding) -> Problem {
    let (rule, page) = (finding.rule.unwrap_or_default(), finding.page.as_deref().unwrap_or_default());
    let expected = finding.expected.unwrap_or_default();
    Problem::new(finding.span.clone(), format!("{rule}: {}", finding.message))
        .with_help(format!("expected `{expected}` ({page})"))
}

/// A finding in an object, on one line.
fn line(finding: &Finding) -> String {
    let (place, rule) = (finding.place.as_deref().unwrap_or_default(), finding.rule.unwrap_or_default());
    let (expected, page) =
        (finding.expected.unwrap_or_default(), finding.page.as_deref().unwrap_or_default());
    format!("{}: {place}: {rule}: {} (`{expected}`, {page})\n", finding.file, finding.message)
}

/// A SARIF log of version 2.1.0.
fn sarif(findings: &[Finding]) -> Result<String, Unusable> {
    use serde_json::json;
    let results = findings.iter().map(|finding| {
        let mut location = json!({ "physicalLocation": { "artifactLocation": { "uri": finding.file } } });
        if let (Some(line), Some(column)) = (finding.line, finding.column) {
            location["physicalLocation"]["region"] = json!({ "startLine": line, "startColumn": column });
        }
        if let Some(place) = &finding.place {
            location["logicalLocations"] = json!([{ "fullyQualifiedName": place }]);
        }
        let text = match &finding.page {
            Some(page) => format!("{} (`{}`, {page})", finding.message, finding.expected.unwrap_or_default()),
            None => finding.message.clone(),
        };
        json!({
            "ruleId": finding.rule.unwrap_or("syntax"),
            "level": "error",
            "message": { "text": text },
            "locations": [location],
        })
    });
    let results: Vec<_> = results.collect();
    let mut ids: Vec<&str> = findings.iter().map(|finding| finding.rule.unwrap_or("syntax")).collect();
    ids.sort_unstable();
    ids.dedup();
    let rules: Vec<_> = ids.iter().map(|id| json!({ "id": id })).collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "genvisa", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "results": results,
        }],
    });
    let text = serde_json::to_string_pretty(&log);
    text.map(|text| text + "\n").map_err(|error| Unusable(format!("error: JSON: {error}")))
}
