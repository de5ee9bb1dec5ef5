//! `cargo xtask lint`: contradictions in pages.

use crate::{Outcome, Unusable, console, pages};
use genvisa_checks::lint::{ALLOW_FILE, Finding, LINTS, lint_blocks};
use genvisa_reader::{Diagnostics, Readings, Severity, Source, blocks, read_blocks};
use serde::Serialize;
use std::mem::ManuallyDrop;
use std::path::Path;

const EXAMPLES: &str = "\
Examples:
  cargo xtask lint
  cargo xtask lint --spec spec --json

Each finding names its lint and both places. An accepted finding is listed in lint.toml in the folder of the pages:
  [[allow]]
  lint = \"opcodes\"
  subjects = [\"FCCALL\"]
  reason = \"...\"
An entry that allows nothing is a finding.
Exit code: 0, 1 for findings that are not allowed, 2 for pages that cannot be read. For pages without a lint.toml, \
such as Intel's, findings are printed, and the exit code is 1 only if one of them is an error of the reader.";

/// Find contradictions in pages
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
    /// One line of JSON for each finding, allowed or not
    #[arg(long)]
    json: bool,
    /// Only the findings of one lint, and those too that lint.toml allows
    #[arg(long, value_name = "LINT", value_parser = LINTS.each_ref().map(|lint| lint.name))]
    only: Option<String>,
}

/// A finding as JSON.
#[derive(Serialize)]
struct Line<'f> {
    lint: &'static str,
    subject: &'f str,
    message: &'f str,
    /// Both places, as `page:line:column`.
    at: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    allowed: Option<&'f str>,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let sources = pages::sources(args.pages.paths())?;
    let allow = allow_list(args.pages.spec.as_deref())?;
    let blocks = blocks(&sources);
    // The program ends after this command, which is earlier without taking the model apart.
    let outcome = ManuallyDrop::new(read_blocks(&sources, &blocks, readings));
    let (mut findings, mut diagnostics) = lint_blocks(&sources, &blocks, &outcome, allow.as_ref());
    if let Some(only) = &args.only {
        findings.retain(|f| f.lint == only);
        findings.iter_mut().for_each(|f| f.allowed = None);
        let texts = sources.iter().map(|s| (s.path.as_str(), s.text.as_str()));
        diagnostics = Diagnostics::of(findings.iter().map(|f| f.problem.clone()), texts);
    }
    if args.json {
        let all = sources.iter().chain(&allow).map(|s| (s.path.as_str(), s.text.as_str()));
        let positions = Diagnostics::of(findings.iter().map(|f| f.problem.clone()), all);
        let lines: Vec<Line<'_>> = findings.iter().map(|f| line(f, &positions)).collect();
        console::print(&console::json_lines(&lines)?)?;
    } else {
        pages::report_problems(&diagnostics);
        console::print(&summary(&findings))?;
    }
    let mut open = findings.iter().filter(|f| f.allowed.is_none());
    let is_clean = match allow {
        Some(_) => open.next().is_none(),
        None => open.all(|f| f.problem.severity != Severity::Error),
    };
    Ok(if is_clean { Outcome::Clean } else { Outcome::Findings })
}

/// The allow-list of a folder of pages, where it has one.
pub(crate) fn allow_list(folder: Option<&Path>) -> Result<Option<Source>, Unusable> {
    let path = match folder {
        Some(folder) => folder.join(ALLOW_FILE),
        None => pages::root()?.join(pages::SPEC).join(ALLOW_FILE),
    };
    let name = folder.map_or(Path::new(pages::SPEC), |f| f).join(ALLOW_FILE).display().to_string();
    Ok(pages::text_if_any(&path)?.map(|text| Source { path: name, text }))
}

fn line<'f>(finding: &'f Finding, positions: &Diagnostics) -> Line<'f> {
    let at = |label| {
        let (line, column) = positions.position(label);
        format!("{}:{line}:{column}", label.path)
    };
    Line {
        lint: finding.lint,
        subject: &finding.subject,
        message: &finding.problem.message,
        at: finding.problem.labels.iter().map(at).collect(),
        allowed: finding.allowed.as_deref(),
    }
}

/// One line for each lint: how many findings, how many of them allowed.
fn summary(findings: &[Finding]) -> String {
    let mut out = String::new();
    let names = LINTS.iter().map(|lint| (lint.name, lint.about));
    for (name, about) in names.chain([("allow", "entries of lint.toml that allow nothing")]) {
        let of = || findings.iter().filter(|f| f.lint == name);
        let allowed = of().filter(|f| f.allowed.is_some()).count();
        let found = of().count() - allowed;
        let also = if allowed == 0 { String::new() } else { format!(", {allowed} allowed") };
        out += &format!("{name:10} {found:>4}  {about}{also}\n");
    }
    out
}
