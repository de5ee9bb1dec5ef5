//! `cargo xtask regen`: generated files from pages.

use crate::drift::{self, Drift, Kind};
use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::isa::Rule;
use genvisa_reader::{Readings, Source};
use genvisa_render::{GENERATED_MARKER, Output, REGEN_COMMAND, render};
use std::fmt::Write;

const EXAMPLES: &str = "\
Examples:
  cargo xtask regen
  cargo xtask regen --check

Reads the pages, renders every generated file, writes those that changed and removes those that no page gives any more.
With --check it writes nothing, and shows what it would have done.
Exit code: 0, 1 for pages with errors or warnings or (with --check) files that are not up to date, 2 for pages that cannot be read.";

/// Bring the generated files up to date
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
    /// Write nothing; fail where a generated file is not up to date
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let (isa, outcome) = pages::faultless_model(args.pages.paths(), readings)?;
    if outcome == Outcome::Findings {
        return Ok(outcome);
    }
    let mut outputs = match render(&isa) {
        Ok(outputs) => outputs,
        Err(e) => {
            console::complain(&format!("error: {e}\n"));
            return Ok(Outcome::Findings);
        }
    };
    outputs.push(manifest(&pages::sources(args.pages.paths())?));
    let root = pages::root()?;
    let drifts = drift::find(&root, &outputs)?;
    let count = |kind: fn(&Kind) -> bool| drifts.iter().filter(|d| kind(&d.kind)).count();
    let changed = count(|k| matches!(k, Kind::Changed { .. }));
    let missing = count(|k| matches!(k, Kind::Missing { .. }));
    let orphaned = count(|k| matches!(k, Kind::Orphaned));
    let foreign = count(|k| matches!(k, Kind::Foreign));
    let files = outputs.len();

    if args.check {
        let list: String = drifts.iter().map(Drift::to_string).collect();
        console::say(&list)?;
        if drifts.is_empty() {
            console::say(&format!("{files} files are up to date\n"))?;
            return Ok(Outcome::Clean);
        }
        console::say(&format!(
            "of {files} files: {changed} changed, {missing} missing, {orphaned} orphaned, {foreign} foreign\n"
        ))?;
        if drifts.len() > foreign {
            let spec =
                args.pages.spec.as_ref().map_or_else(String::new, |dir| format!(" --spec {}", dir.display()));
            console::say(&format!("to repair: {REGEN_COMMAND}{spec}\n"))?;
        }
        return Ok(Outcome::Findings);
    }

    for drift in &drifts {
        if !drift.repair(&root)? {
            console::complain(&drift.to_string());
        }
    }
    let written = changed + missing;
    console::say(&format!(
        "{files} files: {written} written, {orphaned} removed, {} unchanged\n",
        files - written
    ))?;
    Ok(if foreign == 0 { Outcome::Clean } else { Outcome::Findings })
}

/// The pages that everything was generated from, with checksums of their words: whatever changes in a page, prose too,
/// makes the generated files older than it.
fn manifest(sources: &[Source]) -> Output {
    let mut text = format!("# Generated from spec {GENERATED_MARKER}\n");
    for Source { path, text: page } in sources {
        let _ = writeln!(text, "{} {path}", Rule::checksum(page));
    }
    Output { path: "generated/pages.txt".to_string(), text }
}
