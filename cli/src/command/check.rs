//! `genvisa check`: reports the rules that a program violates.

use crate::program::{FileName, Program, bytes, is_colourful, is_object, platform, text};
use crate::{Outcome, Unusable, say};
use genvisa::{Level, Module, ModuleLocation, Platform, Violation};
use genvisa_asm::Problem;
use genvisa_asm::Target;
use genvisa_asm::module::ModuleSpans;
use genvisa_asm::report::Source;
use genvisa_report::{clipped, escaped, text_of};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;
use std::path::PathBuf;

/// Report the rules that a program violates
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
    /// Omit warnings: violations that Intel's compiler emits and its finalizer accepts
    #[arg(long)]
    errors_only: bool,
}

/// A violated rule, or text that cannot be read.
#[derive(Serialize)]
pub struct Finding {
    /// The level of the rule; text that cannot be read is an error.
    #[serde(serialize_with = "name")]
    pub level: Level,
    /// Name of the file, `<stdin>` for standard input.
    pub file: String,
    /// Range in the text; absent for an object.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub region: Option<Region>,
    /// Location in an object. Absent for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Identifier of the rule; absent if the text cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The message.
    pub message: String,
    /// The violated expression, in the rule language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<&'static str>,
    /// The source of the rule, as `page:line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    #[serde(skip)]
    span: Range<usize>,
}

/// A location in an object: the header, or a kernel or function with its name, and the index of an instruction.
pub struct Place {
    part: &'static str,
    name: String,
    instruction: Option<usize>,
}

impl Place {
    fn of(module: &Module, place: ModuleLocation) -> Self {
        let header = &module.header;
        let kernel = |n: usize| header.kernel_info.get(n).map(|info| &info.name);
        let function = |n: usize| header.function_info.get(n).map(|info| &info.name);
        let (part, name, instruction) = match place {
            ModuleLocation::Header => ("header", None, None),
            ModuleLocation::Kernel(n) => ("kernel", kernel(n), None),
            ModuleLocation::KernelInstruction(n, at) => ("kernel", kernel(n), Some(at)),
            ModuleLocation::Function(n) => ("function", function(n), None),
            ModuleLocation::FunctionInstruction(n, at) => ("function", function(n), Some(at)),
        };
        let name = name.map_or(&[][..], Vec::as_slice);
        Self { part, name: text_of(name).into_owned(), instruction }
    }

    /// `kernel k, instruction 3`, with the name as `show` returns it.
    fn text(&self, show: impl FnOnce(&str) -> Cow<'_, str>) -> String {
        let mut text = self.part.to_string();
        if self.part != "header" {
            text += " ";
            text += &show(&self.name);
        }
        if let Some(at) = self.instruction {
            text += &format!(", instruction {at}");
        }
        text
    }
}

/// Writes the location with the whole name, which JSON escapes.
impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text(|name| name.into()))
    }
}

/// Writes the name of a level.
fn name<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.name())
}

/// A range in a text, in lines and columns from 1. The end is exclusive.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Region {
    pub line: usize,
    pub column: usize,
    pub end_line: usize,
    pub end_column: usize,
}

impl Region {
    fn of(source: &Source<'_>, span: &Range<usize>) -> Self {
        let ((line, column), (end_line, end_column)) =
            (source.position(span.start), source.position(span.end));
        Self { line, column, end_line, end_column }
    }
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let (name, bytes) = bytes(&args.input)?;
    let target = Target::from(args.platform);
    let (source, mut findings, is_unreadable) = if is_object(&bytes) {
        let Program { module, .. } = Program::from_bytes(name.clone(), bytes, target)?;
        let found = module.validate(args.platform).into_iter();
        let finding = |(place, violation)| object_finding(&name, &module, place, &violation);
        (None, found.map(finding).collect(), false)
    } else {
        let source = text(&name, bytes)?;
        // The statements without a mistake are checked even if there are others.
        let read = target.read(&source);
        let found = read.module.validate(args.platform);
        // The spans of operands need a second reading, so they are read only if there is something to mark.
        let spans = if found.is_empty() { ModuleSpans::default() } else { target.spans(&source) };
        let positions = Source::new(&name.0, &source);
        let finding = |(place, violation): (_, _)| text_finding(&name, &positions, &spans, place, &violation);
        let mut findings: Vec<Finding> = found.into_iter().map(finding).collect();
        // A statement with a mistake gets only the message about the mistake.
        let unreadable: HashSet<&Range<usize>> = read.problems.iter().map(|problem| &problem.span).collect();
        findings.retain(|finding| !unreadable.contains(&finding.span));
        // Nothing is known about a variable whose declaration has a mistake.
        findings.retain(|finding| !is_within(&finding.span, &read.uncertain));
        findings.extend(read.problems.iter().map(|problem| unread(&name, &positions, problem)));
        findings.sort_by_key(|finding| finding.span.start);
        (Some((source, read.problems.clone())), findings, !read.problems.is_empty())
    };
    if args.errors_only {
        findings.retain(|finding| finding.level == Level::Error);
    }
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
        say(&Source::new(&name.0, source).render(&all, is_colourful()))?;
    } else {
        say(&findings.iter().map(line).collect::<String>())?;
    }
    match (is_unreadable, findings.is_empty()) {
        (true, _) => {
            Err(Unusable(format!("error: {name}: the text has mistakes, so only a part of it was checked")))
        }
        (false, true) => Ok(Outcome::Clean),
        (false, false) => Ok(Outcome::Findings),
    }
}

/// Whether a span is inside of one of some statements, which are in the order of the text.
fn is_within(span: &Range<usize>, statements: &[Range<usize>]) -> bool {
    let behind = statements.partition_point(|statement| statement.start <= span.start);
    let statement = behind.checked_sub(1).and_then(|last| statements.get(last));
    statement.is_some_and(|statement| span.end <= statement.end)
}

/// The message of a violation: the field and the sentence of the rule.
fn message(violation: &Violation) -> String {
    let doc = violation.rule.doc;
    match (violation.field, violation.element) {
        ("", _) => doc.to_string(),
        (field, None) => format!("{field}: {doc}"),
        (field, Some(n)) => format!("{field}[{n}]: {doc}"),
    }
}

fn finding(name: &FileName, violation: &Violation) -> Finding {
    let rule = violation.rule;
    Finding {
        level: rule.level,
        file: name.0.clone(),
        region: None,
        place: None,
        rule: Some(rule.id),
        message: message(violation),
        expected: Some(rule.expr),
        page: Some(format!("{}:{}", rule.page, rule.line)),
        span: 0..0,
    }
}

fn object_finding(name: &FileName, module: &Module, place: ModuleLocation, violation: &Violation) -> Finding {
    Finding { place: Some(Place::of(module, place)), ..finding(name, violation) }
}

fn text_finding(
    name: &FileName,
    source: &Source<'_>,
    spans: &ModuleSpans,
    place: ModuleLocation,
    violation: &Violation,
) -> Finding {
    let span = spans.of(place, violation).unwrap_or_default();
    Finding { region: Some(Region::of(source, &span)), span, ..finding(name, violation) }
}

fn unread(name: &FileName, source: &Source<'_>, problem: &Problem) -> Finding {
    Finding {
        level: Level::Error,
        file: name.0.clone(),
        region: Some(Region::of(source, &problem.span)),
        place: None,
        rule: None,
        message: problem.message.clone(),
        expected: None,
        page: None,
        span: problem.span.clone(),
    }
}

/// A violated rule as a problem with a range in the text.
fn problem(finding: &Finding) -> Problem {
    let (rule, page) = (finding.rule.unwrap_or_default(), finding.page.as_deref().unwrap_or_default());
    let expected = finding.expected.unwrap_or_default();
    let problem = Problem::new(finding.span.clone(), format!("{rule}: {}", finding.message))
        .with_help(format!("expected `{expected}` ({page})"));
    match finding.level {
        Level::Error => problem,
        Level::Warning { .. } => problem.as_warning(),
    }
}

/// A finding in an object, on one line.
fn line(finding: &Finding) -> String {
    let place = finding.place.as_ref().map(|place| place.text(clipped)).unwrap_or_default();
    let rule = finding.rule.unwrap_or_default();
    let (expected, page) =
        (finding.expected.unwrap_or_default(), finding.page.as_deref().unwrap_or_default());
    let level = finding.level.name();
    format!(
        "{}: {place}: {level}: {rule}: {} (`{expected}`, {page})\n",
        escaped(&finding.file),
        finding.message
    )
}

/// A SARIF log of version 2.1.0.
fn sarif(findings: &[Finding]) -> Result<String, Unusable> {
    use serde_json::json;
    let results = findings.iter().map(|finding| {
        let mut location = json!({ "physicalLocation": { "artifactLocation": { "uri": finding.file } } });
        if let Some(Region { line, column, end_line, end_column }) = finding.region {
            location["physicalLocation"]["region"] = json!({
                "startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column,
            });
        }
        if let Some(place) = &finding.place {
            location["logicalLocations"] = json!([{ "fullyQualifiedName": place.text(|name| name.into()) }]);
        }
        let text = match &finding.page {
            Some(page) => format!("{} (`{}`, {page})", finding.message, finding.expected.unwrap_or_default()),
            None => finding.message.clone(),
        };
        json!({
            "ruleId": finding.rule.unwrap_or("syntax"),
            "level": finding.level.name(),
            "message": { "text": text },
            "locations": [location],
        })
    });
    let results: Vec<_> = results.collect();
    let levels = findings.iter().map(|finding| (finding.rule.unwrap_or("syntax"), finding.level.name()));
    let levels: BTreeMap<_, _> = levels.collect();
    let rules =
        levels.iter().map(|(id, level)| json!({ "id": id, "defaultConfiguration": { "level": level } }));
    let rules: Vec<_> = rules.collect();
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
