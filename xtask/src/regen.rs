//! `cargo xtask regen`: generated files from pages.

use crate::drift::{self, Drift, DriftKind};
use crate::stage::Stage;
use crate::{Outcome, Unusable, console, package, pages};
use genvisa_reader::Readings;
use genvisa_render::REGEN_COMMAND;

const EXAMPLES: &str = "\
Examples:
  cargo xtask regen
  cargo xtask regen --stage 1
  cargo xtask regen --check --stage 1
  cargo xtask regen --spec spec --out target/crate

Stage 1 reads the pages and renders the files that follow from their model. Stage 2 compiles `genvisa` from these \
files, makes the cases of the conformance suite, and writes their counts and the examples that `genvisa explain` \
shows; it takes minutes. Each stage writes the files that changed and removes those that follow from no page any \
more.
With --check nothing is written, and the differences are shown; stage 2 is checked only where stage 1 is up to date.
With --out a complete crate for the pages is written into another folder: sources, manifest, model, headers, README \
and tests. Parts that the pages do not state completely are left out and listed; only errors in pages prevent it.
Exit code: 0, 1 for pages with errors or (without --out) warnings or (with --check) files that are not up to date, 2 \
for pages that cannot be read or a second stage that cannot be built.";

/// Bring the generated files up to date
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
    /// Write nothing; fail where a generated file is not up to date
    #[arg(long)]
    check: bool,
    /// Run one stage only: 1 for files that follow from pages, 2 for those that follow from cases
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=2))]
    stage: Option<u8>,
    #[command(flatten)]
    package: package::Args,
}

impl Args {
    fn stages(&self) -> &'static [Stage] {
        match self.stage {
            Some(1) => &Stage::ALL[..1],
            Some(_) => &Stage::ALL[1..],
            None => &Stage::ALL,
        }
    }
}

/// Numbers of files, over all stages so far.
#[derive(Default)]
struct Counts {
    files: usize,
    changed: usize,
    missing: usize,
    orphaned: usize,
    foreign: usize,
}

impl Counts {
    fn add(&mut self, files: usize, drifts: &[Drift]) {
        self.files += files;
        for drift in drifts {
            *match drift.kind {
                DriftKind::Changed { .. } => &mut self.changed,
                DriftKind::Missing { .. } => &mut self.missing,
                DriftKind::Orphaned => &mut self.orphaned,
                DriftKind::Foreign => &mut self.foreign,
            } += 1;
        }
    }

    fn are_clean(&self) -> bool {
        self.changed + self.missing + self.orphaned + self.foreign == 0
    }
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    if let Some(out) = args.package.out() {
        return package::run(&args.package, out, args.check, args.pages.spec.as_deref(), readings);
    }
    let root = pages::root()?;
    let mut counts = Counts::default();
    for stage in args.stages() {
        let Some(outputs) = stage.outputs(&args.pages, readings)? else { return Ok(Outcome::Findings) };
        let drifts = drift::find(&root, stage.owned(), &outputs)?;
        counts.add(outputs.len(), &drifts);
        if args.check {
            console::print(&drifts.iter().map(Drift::to_string).collect::<String>())?;
            if !drifts.is_empty() {
                // The next stage would be compiled from stale files.
                break;
            }
        } else {
            for drift in &drifts {
                if !drift.repair(&root)? {
                    console::print_error(&drift.to_string());
                }
            }
        }
    }
    if args.check { conclude_check(args, &counts) } else { conclude(&counts) }
}

fn conclude(counts: &Counts) -> Result<Outcome, Unusable> {
    let Counts { files, changed, missing, orphaned, foreign } = *counts;
    let written = changed + missing;
    console::print(&format!(
        "{files} files: {written} written, {orphaned} removed, {} unchanged\n",
        files - written
    ))?;
    Ok(if foreign == 0 { Outcome::Clean } else { Outcome::Findings })
}

fn conclude_check(args: &Args, counts: &Counts) -> Result<Outcome, Unusable> {
    let Counts { files, changed, missing, orphaned, foreign } = *counts;
    if counts.are_clean() {
        console::print(&format!("{files} files are up to date\n"))?;
        return Ok(Outcome::Clean);
    }
    console::print(&format!(
        "of {files} files: {changed} changed, {missing} missing, {orphaned} orphaned, {foreign} foreign\n"
    ))?;
    if changed + missing + orphaned > 0 {
        let spec =
            args.pages.spec.as_ref().map_or_else(String::new, |dir| format!(" --spec {}", dir.display()));
        console::print(&format!("to repair: {REGEN_COMMAND}{spec}\n"))?;
    }
    Ok(Outcome::Findings)
}
