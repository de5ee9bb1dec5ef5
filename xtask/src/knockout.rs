//! `cargo xtask knockout`: the parts of pages on which no fact depends.

use crate::{Outcome, Unusable, console, pages};
use genvisa_checks::coverage::coverage;
use genvisa_checks::knockout::{Change, Experiment};
use genvisa_reader::{Readings, Source, read_with};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;

const EXAMPLES: &str = "\
Examples:
  cargo xtask knockout ADD --show
  cargo xtask knockout --spec spec/chapters platforms

Each line of a page is left out and each of its tokens is changed, one at a time, and the page is read again: alone, \
and where that has no effect, with all pages. A line or token is silent if facts, rules and messages stay the same. \
Prose is not tried; prose without a reason is counted (`cargo xtask coverage --page` shows it). The command counts \
silent lines and tokens of each page that has some; --show marks the silent tokens.
Exit code: 0, 1 where something is silent or unlisted, 2 for pages that cannot be read.";

/// Leave out each line and change each token of pages that is not prose, and list those without effect
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
    /// Only pages with this name or end of their path, with or without `.md` [default: all]
    page: Option<String>,
    /// Print each line with a silent token, with `«»` around silent tokens
    #[arg(long)]
    show: bool,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let sources = pages::sources(args.pages.paths())?;
    let (covered, _) = coverage(&sources, &read_with(&sources, readings), &pages::prose()?);
    let tried: Vec<_> = match &args.page {
        Some(name) => pages::named(&sources, &covered, name)?,
        None => sources.iter().zip(&covered).collect(),
    };
    let results: Vec<_> = tried
        .par_iter()
        .map(|(source, page)| {
            let experiment = Experiment::new(&sources, source, readings, &page.items);
            let silent = experiment.changes.par_iter().filter(|change| experiment.is_silent(change));
            let silent: Vec<Change> = silent.cloned().collect();
            (source, Counts::of(&experiment.changes), silent)
        })
        .collect();
    let (mut out, mut all, mut all_silent) = (String::new(), Counts::default(), Counts::default());
    for (source, counts, silent) in &results {
        let found = Counts::of(silent);
        if !silent.is_empty() {
            let _ = writeln!(out, "{}: {}", source.path, found.among(counts));
        }
        if args.show {
            show(source, silent, &mut out);
        }
        all.add(counts);
        all_silent.add(&found);
    }
    let unlisted: usize = tried.iter().map(|(_, page)| page.counts.unlisted).sum();
    let silent = all_silent.among(&all);
    let _ = writeln!(out, "{} pages: {silent}; {unlisted} items of prose are unlisted", results.len());
    console::print(&out)?;
    Ok(if all_silent.lines + all_silent.tokens + unlisted == 0 { Outcome::Clean } else { Outcome::Findings })
}

/// Numbers of lines and of tokens.
#[derive(Default)]
struct Counts {
    lines: usize,
    tokens: usize,
}

impl Counts {
    fn of(changes: &[Change]) -> Self {
        let lines = changes.iter().filter(|change| change.whole).count();
        Self { lines, tokens: changes.len() - lines }
    }

    fn add(&mut self, other: &Self) {
        self.lines += other.lines;
        self.tokens += other.tokens;
    }

    fn among(&self, all: &Self) -> String {
        let Self { lines, tokens } = self;
        format!("{lines} of {} lines and {tokens} of {} tokens are silent", all.lines, all.tokens)
    }
}

/// The lines with silent parts, their silent tokens marked; `-` in front of a line that can be left out.
fn show(source: &Source, silent: &[Change], out: &mut String) {
    let mut lines: BTreeMap<u32, Vec<&Change>> = BTreeMap::new();
    silent.iter().for_each(|change| lines.entry(change.line).or_default().push(change));
    for (line, changes) in lines {
        let whole = changes.iter().any(|change| change.whole);
        let tokens: Vec<_> = changes.iter().filter(|c| !c.whole).map(|c| c.span.clone()).collect();
        let text = marked(&source.text, changes[0].span.start, &tokens);
        let _ = writeln!(out, "{line:>6}{} {text}", if whole { '-' } else { ':' });
    }
}

/// The line of a byte, with marks around some of its tokens.
fn marked(text: &str, byte: usize, tokens: &[Range<usize>]) -> String {
    let mut at = text[..byte].rfind('\n').map_or(0, |n| n + 1);
    let end = text[at..].find('\n').map_or(text.len(), |n| at + n);
    let mut out = String::new();
    for token in tokens {
        let _ = write!(out, "{}«{}»", &text[at..token.start], &text[token.clone()]);
        at = token.end;
    }
    out + &text[at..end]
}
