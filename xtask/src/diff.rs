//! `cargo xtask diff`: the changes between two versions of a specification.

use crate::{Outcome, Unusable, console, pages};
use genvisa_checks::diff::{ChangeKind, Comparison, Version, compare_pages, to_brief};
use genvisa_reader::{Diagnostic, Label, Readings, Severity, Source, read_with};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  cargo xtask diff ../main/spec spec
  cargo xtask diff ../main/spec/instructions/ADD.md spec/instructions/ADD.md --json
  cargo xtask diff ../main/spec spec --brief
  cargo xtask diff ../main/spec spec --facts

Compares facts first: opcodes, fields, widths, encodings, types, rules, platforms. Their positions, and the order in \
which a rule lists its alternatives, make no difference. Then it lists the text that differs without a changed fact \
on its lines:
sentences, table rows, lines of code. Layout and comments make no difference. --brief omits changes of facts that repeat another \
change (rules that follow from a changed fact, the wording of properties) and counts changed text on standard error. \
--facts leaves text out. A fact has the line of the text that states it, and changed text on that line which the fact does not \
show, such as a sentence whose rule is gone, is listed under it. Pages with errors are compared as far as they were understood. Problems that both versions have \
are reported once.
Exit code: 0 where the two are equal up to layout and comments (with --facts: have the same facts), 1 where they differ, 2 for \
pages that cannot be read, or have errors and no other difference. An error of a reading whose sentence one version has is reported and is no error \
of the pages.";

/// Show the changes between two versions of pages
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder of pages or single page
    old: PathBuf,
    /// Folder of pages or single page
    new: PathBuf,
    /// One line of JSON for each change, with both values
    #[arg(long, conflicts_with = "brief")]
    json: bool,
    /// One line `SUBJECT SIGN KIND PLACE` for each change, as spec/errata.md claims them
    #[arg(long)]
    brief: bool,
    /// Compare facts only, not text
    #[arg(long)]
    facts: bool,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let side = |path: &Path| Side::read(path, readings);
    let (old, new) = (side(&args.old)?, side(&args.new)?);
    old.report(&args.old, None);
    new.report(&args.new, Some(&old));
    let mut comparison = compare_pages(old.version(), new.version()).placed(old.version(), new.version());
    if args.facts {
        comparison.pages.clear();
    }
    let is_complete = [old, new].iter().all(Side::is_complete);
    print(args, &comparison, is_complete)?;
    // A difference is certain, whatever the errors hide. That two versions are equal is not.
    match (comparison.is_empty(), is_complete) {
        (false, true) => Ok(Outcome::Findings),
        (false, false) => {
            console::print_error(&format!("error: {INCOMPLETE_BECAUSE}\n"));
            Ok(Outcome::Findings)
        }
        (true, true) => Ok(Outcome::Clean),
        (true, false) => Err(Unusable(INCOMPLETE_BECAUSE.to_string())),
    }
}

/// One of the two versions.
struct Side {
    pages: Vec<Source>,
    outcome: genvisa_reader::Outcome,
}

impl Side {
    fn read(path: &Path, readings: &Readings) -> Result<Self, Unusable> {
        let paths = [path.to_path_buf()];
        let pages = pages::sources(&paths)?;
        let outcome = read_with(&pages, readings);
        Ok(Self { pages, outcome })
    }

    /// Whether the pages have no error. A reading is made for one version, and may name what another one lacks: all else is
    /// compared nevertheless.
    fn is_complete(&self) -> bool {
        let is_page = |label: &Label| self.pages.iter().any(|page| *page.path == *label.path);
        let is_of_reading = |problem: &Diagnostic| match &problem.labels[..] {
            [place, sentences @ ..] => !is_page(place) && sentences.iter().any(is_page),
            [] => false,
        };
        let mut problems = self.outcome.diagnostics.iter();
        problems.all(|problem| problem.severity != Severity::Error || is_of_reading(problem))
    }

    /// Reports the problems of the pages at a path, without those that another version has as well: these are counted.
    fn report(&self, path: &Path, reported: Option<&Self>) {
        let all = &self.outcome.diagnostics;
        let shown = all.clone().at_least(Severity::Warning);
        let number = shown.iter().count();
        let shown = reported.map_or(shown.clone(), |other| shown.without(&other.outcome.diagnostics));
        pages::report_problems(&shown);
        pages::report_counts(&path.display().to_string(), all, number - shown.iter().count());
    }

    fn version(&self) -> Version<'_> {
        Version { pages: &self.pages, outcome: &self.outcome }
    }
}

const INCOMPLETE_BECAUSE: &str = "the comparison is incomplete because of the errors above";

/// The first line where pages have errors.
const INCOMPLETE: &str = "incomplete: pages have errors, and what these hide is not compared\n";

fn print(args: &Args, comparison: &Comparison, is_complete: bool) -> Result<(), Unusable> {
    if args.brief {
        console::print(&to_brief(&comparison.facts))?;
        if let Some(counts) = comparison.text_counts() {
            console::print_error(&format!("{counts}\n"));
        }
        return Ok(());
    }
    console::print(&if args.json {
        console::json_lines(&comparison.facts)? + &console::json_lines(&text_records(comparison))?
    } else {
        match (is_complete, comparison.is_empty()) {
            (true, _) => comparison.to_text(),
            (false, true) => INCOMPLETE.to_string(),
            (false, false) => format!("{INCOMPLETE}{}", comparison.to_text()),
        }
    })
}

/// The changed text as JSON: one record for each unit, and one for each page that only one side has.
fn text_records(comparison: &Comparison) -> Vec<Value> {
    let mut records = Vec::new();
    for page in &comparison.pages {
        let what = match (&page.old, &page.new) {
            (None, _) => Some(ChangeKind::Added),
            (_, None) => Some(ChangeKind::Removed),
            _ => None,
        };
        if let Some(what) = what {
            records.push(
                json!({ "kind": "page", "page": page.name, "what": what, "old": page.old, "new": page.new }),
            );
        }
        for change in &page.changes {
            let mut record = json!(change);
            record["kind"] = "changed_text".into();
            record["page"] = page.name.as_str().into();
            records.push(record);
        }
    }
    records
}
