//! `genvisa check`: reports the rules that a program violates.

use super::select::Selection;
use crate::program::{FileName, Program, bytes, is_colourful, is_object, platform, text};
use crate::{Outcome, Unusable, say};
use genvisa::{Level, Module, ModuleLocation, Platform, Rule, Violation};
use genvisa_asm::Problem;
use genvisa_asm::Target;
use genvisa_asm::module::{ModuleSpans, ReadText};
use genvisa_asm::report::{MOST_SHOWN, Source};
use genvisa_report::{Severity, clipped, escaped, text_of};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
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

/// A violated rule, or text that cannot be read. A program can have as many findings as bytes, so that each is small; its
/// texts are made when it is printed.
struct Finding {
    cause: Cause,
    /// Range in the text; empty for an object.
    span: Range<usize>,
}

/// The reason of a finding.
enum Cause {
    Violated(ModuleLocation, Violation),
    /// The number of a mistake in the text.
    Unread(usize),
}

/// The input that findings are about.
struct Checked<'a> {
    name: &'a FileName,
    /// The text; `None` for an object.
    source: Option<Source<'a>>,
    module: &'a Module,
    problems: &'a [Problem],
}

/// A finding as users read it.
#[derive(Serialize)]
struct Row<'a> {
    /// The level of the rule; text that cannot be read is an error.
    #[serde(serialize_with = "name")]
    level: Level,
    /// Name of the file, `<stdin>` for standard input.
    file: &'a str,
    /// Range in the text; absent for an object.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    region: Option<Region>,
    /// Location in an object. Absent for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    /// Identifier of the rule; absent if the text cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The message.
    message: Cow<'a, str>,
    /// The violated expression, in the rule language.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<&'static str>,
    /// The source of the rule, as `page:line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<String>,
}

impl Finding {
    /// The violated rule; `None` for text that cannot be read.
    fn rule(&self) -> Option<&'static Rule> {
        match &self.cause {
            Cause::Violated(_, violation) => Some(violation.rule),
            Cause::Unread(_) => None,
        }
    }

    fn level(&self) -> Level {
        self.rule().map_or(Level::Error, |rule| rule.level)
    }
}

impl Checked<'_> {
    fn row(&self, finding: &Finding) -> Row<'_> {
        let region = self.source.as_ref().map(|source| Region::of(source, &finding.span));
        let row = Row {
            level: finding.level(),
            file: &self.name.0,
            region,
            place: None,
            rule: None,
            message: "".into(),
            expected: None,
            page: None,
        };
        match &finding.cause {
            Cause::Violated(place, violation) => {
                let rule = violation.rule;
                Row {
                    place: self.source.is_none().then(|| Place::of(self.module, *place)),
                    rule: Some(rule.id),
                    message: message(violation).into(),
                    expected: Some(rule.expr),
                    page: Some(format!("{}:{}", rule.page, rule.line)),
                    ..row
                }
            }
            Cause::Unread(number) => Row {
                message: self.problems.get(*number).map_or("", |problem| &problem.message).into(),
                ..row
            },
        }
    }

    /// The finding as a problem with a range in the text.
    fn problem(&self, finding: &Finding) -> Option<Problem> {
        let (place, violation) = match &finding.cause {
            Cause::Violated(_, violation) => (finding.span.clone(), violation),
            Cause::Unread(number) => return self.problems.get(*number).cloned(),
        };
        let rule = violation.rule;
        let problem = Problem::new(place, format!("{}: {}", rule.id, message(violation)))
            .with_help(format!("expected `{}` ({}:{})", rule.expr, rule.page, rule.line));
        Some(problem.with_severity(match rule.level {
            Level::Error => Severity::Error,
            Level::Warning { .. } => Severity::Warning,
            Level::Note { .. } => Severity::Note,
        }))
    }
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
    let selection = Selection::of(&args.allow, &args.deny)?;
    let (name, bytes) = bytes(&args.input)?;
    let target = Target::from(args.platform);
    if is_object(&bytes) {
        let Program { module, .. } = Program::from_bytes(name.clone(), bytes, target)?;
        let found = module.validate_flow(args.platform).into_iter();
        let findings =
            found.map(|(place, violation)| Finding { cause: Cause::Violated(place, violation), span: 0..0 });
        let checked = Checked { name: &name, source: None, module: &module, problems: &[] };
        return report(args, &selection, &checked, findings.collect());
    }
    let source = text(&name, bytes)?;
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
        Finding { cause: Cause::Violated(place, violation), span }
    });
    // Nothing is known about a variable whose declaration has a mistake.
    let is_certain = |span: &Range<usize>| !unreadable.contains(span) && !is_within(span, &uncertain);
    let mut findings: Vec<Finding> = findings.filter(|finding| is_certain(&finding.span)).collect();
    let unread = |(number, problem): (_, &Problem)| Finding {
        cause: Cause::Unread(number),
        span: problem.span.clone(),
    };
    findings.extend(problems.iter().enumerate().map(unread));
    findings.sort_by_key(|finding| finding.span.start);
    let positions = Some(Source::new(&name.0, &source));
    let checked = Checked { name: &name, source: positions, module: &module, problems: &problems };
    report(args, &selection, &checked, findings)
}

/// Prints findings.
fn report(
    args: &Args,
    selection: &Selection,
    checked: &Checked<'_>,
    mut findings: Vec<Finding>,
) -> Result<Outcome, Unusable> {
    let fails = |finding: &Finding| finding.rule().is_none_or(|rule| selection.fails(rule));
    findings.retain(|finding| finding.rule().is_none_or(|rule| !selection.hides(rule)));
    if args.errors_only {
        findings.retain(fails);
    }
    if args.sarif {
        say(&sarif(&findings.iter().map(|finding| checked.row(finding)).collect::<Vec<_>>())?)?;
    } else if args.json {
        for some in findings.chunks(AT_ONCE) {
            let lines = some.iter().map(|finding| serde_json::to_string(&checked.row(finding)));
            let lines = lines.collect::<Result<Vec<_>, _>>();
            let lines = lines.map_err(|error| Unusable(format!("error: JSON: {error}")))?;
            say(&lines.iter().map(|line| format!("{line}\n")).collect::<String>())?;
        }
    } else if let Some(source) = &checked.source {
        let shown = findings.iter().take(MOST_SHOWN);
        let problems: Vec<Problem> = shown.filter_map(|finding| checked.problem(finding)).collect();
        say(&source.render_some(&problems, findings.len(), is_colourful()))?;
    } else {
        for some in findings.chunks(AT_ONCE) {
            say(&some.iter().map(|finding| line(&checked.row(finding))).collect::<String>())?;
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

/// A finding in an object, on one line.
fn line(finding: &Row<'_>) -> String {
    let place = finding.place.as_ref().map(|place| place.text(clipped)).unwrap_or_default();
    let rule = finding.rule.unwrap_or_default();
    let (expected, page) =
        (finding.expected.unwrap_or_default(), finding.page.as_deref().unwrap_or_default());
    let level = finding.level.name();
    format!(
        "{}: {place}: {level}: {rule}: {} (`{expected}`, {page})\n",
        escaped(finding.file),
        finding.message
    )
}

/// A SARIF log of version 2.1.0.
fn sarif(findings: &[Row<'_>]) -> Result<String, Unusable> {
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
            None => finding.message.to_string(),
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
