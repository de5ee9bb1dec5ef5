//! `cargo xtask knockout`: the parts of pages on which no fact depends.

use crate::{Outcome, Unusable, console, pages};
use genvisa_checks::knockout::{SilentLine, Tried, silent_lines};
use genvisa_reader::{Readings, Source};
use rayon::prelude::*;
use std::fmt::Write;

const EXAMPLES: &str = "\
Examples:
  cargo xtask knockout /ADD.md --show
  cargo xtask knockout --spec spec/chapters platforms.md

Each line of a page is left out and each of its tokens is changed, one at a time, and the page is read again, alone. A line
or token is silent if facts, rules and messages stay the same: the reader has no interpretation of it. Descriptions are
silent. The command counts silent lines and tokens of each page; --show marks the silent tokens. All pages take a minute.
Exit code: 0, 2 for pages that cannot be read.";

/// Leave out each line and change each token of pages, and list those without effect
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
    /// Only pages whose path ends with this [default: all]
    page: Option<String>,
    /// Print each line with a silent token, with `«»` around silent tokens
    #[arg(long)]
    show: bool,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let mut sources = pages::sources(args.pages.paths())?;
    if let Some(page) = &args.page {
        sources.retain(|source| source.path.ends_with(page.as_str()));
        if sources.is_empty() {
            return Err(Unusable(format!("no page has a path that ends with {page}")));
        }
    }
    let found: Vec<_> = sources.par_iter().map(|source| (source, silent_lines(source, readings))).collect();
    let mut out = String::new();
    let mut total = Counts::default();
    for (source, (silent, tried)) in &found {
        let counts = Counts::new(silent, *tried);
        let _ = writeln!(out, "{}: {counts}", source.path);
        if args.show {
            silent.iter().for_each(|line| show(source, line, &mut out));
        }
        total.add(&counts);
    }
    let _ = writeln!(out, "{} pages: {total}", found.len());
    console::print(&out)?;
    Ok(Outcome::Clean)
}

#[derive(Default)]
struct Counts {
    tried: Tried,
    lines: usize,
    tokens: usize,
}

impl Counts {
    fn new(silent: &[SilentLine], tried: Tried) -> Self {
        let lines = silent.iter().filter(|line| line.whole).count();
        Self { tried, lines, tokens: silent.iter().map(|line| line.tokens.len()).sum() }
    }

    fn add(&mut self, other: &Self) {
        self.tried.lines += other.tried.lines;
        self.tried.tokens += other.tried.tokens;
        self.lines += other.lines;
        self.tokens += other.tokens;
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { tried, lines, tokens } = self;
        write!(f, "{lines} of {} lines and {tokens} of {} tokens are silent", tried.lines, tried.tokens)
    }
}

/// A line with its silent tokens marked; `-` in front of a line that can be left out.
fn show(source: &Source, line: &SilentLine, out: &mut String) {
    let text = &source.text;
    let begin = |at: usize| text[..at].rfind('\n').map_or(0, |n| n + 1);
    let start = match line.tokens.first() {
        Some(token) => begin(token.start),
        None => text.split_inclusive('\n').take(line.line as usize - 1).map(str::len).sum(),
    };
    let end = text[start..].find('\n').map_or(text.len(), |n| start + n);
    let _ = write!(out, "{:>6}{} ", line.line, if line.whole { '-' } else { ':' });
    let mut at = start;
    for token in &line.tokens {
        let _ = write!(out, "{}«{}»", &text[at..token.start], &text[token.clone()]);
        at = token.end;
    }
    let _ = writeln!(out, "{}", &text[at..end]);
}
