//! `cargo xtask regen`: generated files from pages.

use crate::drift::{self, Drift, DriftKind};
use crate::stage::Stage;
use crate::{Outcome, Unusable, console, package, pages};
use genvisa_reader::Readings;
use genvisa_render::{Output, REGEN_COMMAND};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

const EXAMPLES: &str = "\
Examples:
  cargo xtask regen
  cargo xtask regen --stage 1
  cargo xtask regen --check --stage 1
  cargo xtask regen --spec spec --out target/crate

Stage 1 reads the pages and renders the files that follow from their model. Stage 2 compiles `genvisa` from these \
files, makes the cases of the conformance suite, and writes their counts and the examples that `genvisa explain` \
shows; it takes minutes. The model in JSON has these examples too, so stage 1 runs again where they changed. Each \
stage writes the files that changed and removes those that follow from no page any more.
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

/// The files of all stages so far, and the first difference of each.
#[derive(Default)]
struct Sums {
    files: BTreeSet<String>,
    drifts: BTreeMap<String, Drift>,
}

impl Sums {
    fn add(&mut self, outputs: Vec<Output>, drifts: Vec<Drift>) {
        self.files.extend(outputs.into_iter().map(|output| output.path));
        for drift in drifts {
            self.drifts.entry(drift.path.clone()).or_insert(drift);
        }
    }

    /// The number of files with such a difference.
    fn count(&self, is_such: impl Fn(&DriftKind) -> bool) -> usize {
        self.drifts.values().filter(|drift| is_such(&drift.kind)).count()
    }

    fn changed(&self) -> usize {
        self.count(|kind| matches!(kind, DriftKind::Changed { .. }))
    }

    fn missing(&self) -> usize {
        self.count(|kind| matches!(kind, DriftKind::Missing { .. }))
    }

    fn orphaned(&self) -> usize {
        self.count(|kind| *kind == DriftKind::Orphaned)
    }

    fn foreign(&self) -> usize {
        self.count(|kind| *kind == DriftKind::Foreign)
    }
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    if let Some(out) = args.package.out() {
        return package::run(&args.package, out, args.check, args.pages.spec.as_deref(), readings);
    }
    let root = pages::root()?;
    let mut sums = Sums::default();
    let mut stages = VecDeque::from(args.stages().to_vec());
    while let Some(stage) = stages.pop_front() {
        let Some(outputs) = stage.outputs(&args.pages, readings)? else { return Ok(Outcome::Findings) };
        let drifts = drift::find(&root, stage.owned(), &outputs)?;
        if args.check {
            console::print(&drifts.iter().map(Drift::to_string).collect::<String>())?;
            if !drifts.is_empty() {
                // The next stage would be compiled from stale files.
                stages.clear();
            }
        } else {
            for drift in &drifts {
                if !drift.repair(&root)? {
                    console::print_error(&drift.to_string());
                }
            }
            if stage == Stage::Cases && !drifts.is_empty() {
                // The model in JSON has the examples.
                stages.push_back(Stage::Model);
            }
        }
        sums.add(outputs, drifts);
    }
    if args.check { conclude_check(args, &sums) } else { conclude(&sums) }
}

fn conclude(sums: &Sums) -> Result<Outcome, Unusable> {
    let written = sums.changed() + sums.missing();
    console::print(&format!(
        "{} files: {written} written, {} removed, {} unchanged\n",
        sums.files.len(),
        sums.orphaned(),
        sums.files.len() - written
    ))?;
    Ok(if sums.foreign() == 0 { Outcome::Clean } else { Outcome::Findings })
}

fn conclude_check(args: &Args, sums: &Sums) -> Result<Outcome, Unusable> {
    let files = sums.files.len();
    if sums.drifts.is_empty() {
        console::print(&format!("{files} files are up to date\n"))?;
        return Ok(Outcome::Clean);
    }
    let (changed, missing, orphaned, foreign) =
        (sums.changed(), sums.missing(), sums.orphaned(), sums.foreign());
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
