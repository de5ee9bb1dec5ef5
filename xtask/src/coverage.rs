//! `cargo xtask coverage`: what became of every block and every sentence of pages.

use crate::{Outcome, Unusable, console, pages};
use genvisa_codegen::isa::{Check, Isa};
use genvisa_codegen::{Blocks, Coverage, ReadingKey, Readings, Sentences, coverage, read_with};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::env;
use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  cargo xtask coverage
  cargo xtask coverage --spec spec --json

Blocks are paragraphs, list items, table rows and lines of structures: each is a fact, a rule or prose, or the reader has
something against it. Sentences that constrain something are a rule (static: one instruction breaks it; object: a module;
runtime: a running program), a fact, have a reading that says why they state no rule, or are unread. Percentages are rounded
down. Readings that no version of the pages uses are stale; this is looked at where GENVISA_UPSTREAM names the folder of
Intel's versions.
Exit code: 0, 1 where something is unread or stale, 2 for pages that cannot be read.";

/// Show what became of every block and every sentence of pages
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder of pages [default: the workspace's spec]
    #[arg(long, value_name = "DIR")]
    spec: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// The whole account.
#[derive(Serialize)]
struct Account {
    pages: Vec<Coverage>,
    total: Coverage,
    /// Errors of the reader.
    errors: usize,
    readings: ReadingsAccount,
    rules: RulesAccount,
}

/// How many rules there are, and where they can be seen.
#[derive(Default, Serialize)]
struct RulesAccount {
    r#static: usize,
    object: usize,
    runtime: usize,
    /// Static rules that no instruction breaks alone: declared with a reason. All others have cases of both kinds, which
    /// the conformance suite demands.
    reasoned: usize,
}

/// The declarations of the conformance suite, relative to the workspace.
const REASONS: &str = "conformance/entangled.toml";

/// What became of the readings.
#[derive(Serialize)]
struct ReadingsAccount {
    all: usize,
    /// Used by the pages at hand.
    used: usize,
    /// Used by no version of the pages, as `FILE sum`; `None` where the versions are not at hand.
    stale: Option<Vec<String>>,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let sources = pages::sources(args.spec.as_slice())?;
    let outcome = read_with(&sources, readings);
    let (pages, passed_over) = coverage(&sources, &outcome);
    let mut total = Coverage { page: "total".to_string(), ..Coverage::default() };
    pages.iter().for_each(|page| total += page);
    let used = outcome.account.used();
    let account = Account {
        errors: outcome.diagnostics.errors(),
        readings: ReadingsAccount {
            all: readings.keys().len(),
            used: used.len(),
            stale: stale(readings, used)?,
        },
        rules: rules(&outcome.isa)?,
        pages,
        total,
    };
    pages::complain(&outcome.diagnostics);
    pages::complain(&passed_over);
    console::say(&if args.json {
        serde_json::to_string(&account).map_err(|e| Unusable(format!("JSON: {e}")))? + "\n"
    } else {
        to_text(&account)
    })?;
    Ok(if account.is_complete() { Outcome::Clean } else { Outcome::Findings })
}

/// Counts rules, and those that the conformance suite declares.
fn rules(isa: &Isa) -> Result<RulesAccount, Unusable> {
    #[derive(Deserialize)]
    struct Reasons {
        #[serde(default)]
        entangled: Vec<Reason>,
    }
    #[derive(Deserialize)]
    struct Reason {
        rule: String,
    }
    let path = pages::root()?.join(REASONS);
    let unusable = |e: String| Unusable(format!("{}: {e}", path.display()));
    let text = match fs::read_to_string(&path) {
        Err(e) if e.kind() == ErrorKind::NotFound => String::new(),
        text => text.map_err(|e| unusable(e.to_string()))?,
    };
    let reasons: Reasons = toml::from_str(&text).map_err(|e| unusable(e.to_string()))?;
    let declared: BTreeSet<&str> = reasons.entangled.iter().map(|reason| reason.rule.as_str()).collect();
    let of = |check: Check| isa.rules.iter().filter(move |rule| rule.check == check);
    Ok(RulesAccount {
        r#static: of(Check::Static).count(),
        object: of(Check::Object).count(),
        runtime: of(Check::Runtime).count(),
        reasoned: of(Check::Static).filter(|rule| declared.contains(rule.id.as_str())).count(),
    })
}

/// The readings that neither the pages at hand nor any of Intel's versions nor our own pages use.
fn stale(readings: &Readings, used: BTreeSet<ReadingKey>) -> Result<Option<Vec<String>>, Unusable> {
    let Some(upstream) = env::var_os("GENVISA_UPSTREAM") else { return Ok(None) };
    let folder = Path::new(&upstream);
    let unusable = |e| Unusable(format!("{}: {e}", folder.display()));
    let mut left: BTreeSet<ReadingKey> = readings.keys().difference(&used).cloned().collect();
    let mut folders = vec![Vec::new()];
    for entry in fs::read_dir(folder).map_err(unusable)? {
        let path = entry.map_err(unusable)?.path();
        folders.extend(path.is_dir().then(|| vec![path]));
    }
    for version in folders {
        if left.is_empty() {
            break;
        }
        let used = read_with(&pages::sources(&version)?, readings).account.used();
        left.retain(|key| !used.contains(key));
    }
    Ok(Some(left.into_iter().map(|(page, sum)| format!("{page} {sum}")).collect()))
}

impl Account {
    fn is_complete(&self) -> bool {
        let read = self.total.blocks.unread + self.total.sentences.unread + self.errors == 0;
        read && self.readings.stale.as_ref().is_none_or(Vec::is_empty)
    }
}

/// Hundredths of the whole, rounded down: 100 means all.
fn percent(part: usize, whole: usize) -> usize {
    (part * 100).checked_div(whole).unwrap_or(100)
}

fn to_text(account: &Account) -> String {
    let width = account.pages.iter().map(|p| p.page.len()).max().unwrap_or(0).max("page".len());
    let mut out = format!(
        "{:width$}  {:>6} {:>6} {:>6} {:>6} {:>6} {:>5}  {:>9} {:>6} {:>6} {:>7} {:>6} {:>7} {:>6} {:>5}\n",
        "page",
        "blocks",
        "facts",
        "rules",
        "prose",
        "unread",
        "read",
        "sentences",
        "static",
        "object",
        "runtime",
        "fact",
        "no rule",
        "unread",
        "read"
    );
    for Coverage { page, blocks, sentences } in account.pages.iter().chain([&account.total]) {
        let Blocks { facts, rules, prose, unread } = *blocks;
        let read = percent(blocks.total() - unread, blocks.total());
        let _ = write!(
            out,
            "{page:width$}  {:>6} {facts:>6} {rules:>6} {prose:>6} {unread:>6} {read:>4}%  ",
            blocks.total()
        );
        let Sentences { r#static, object, runtime, fact, no_rule, unread } = *sentences;
        let read = percent(sentences.total() - unread, sentences.total());
        let _ = writeln!(
            out,
            "{:>9} {static_:>6} {object:>6} {runtime:>7} {fact:>6} {no_rule:>7} {unread:>6} {read:>4}%",
            sentences.total(),
            static_ = r#static
        );
    }
    let RulesAccount { r#static: statics, object, runtime, reasoned } = account.rules;
    let _ = writeln!(
        out,
        "rules: {statics} static, of which {reasoned} cannot be broken alone, {object} object, {runtime} runtime"
    );
    let ReadingsAccount { all, used, stale } = &account.readings;
    let _ = write!(out, "readings: {all}, {used} used here");
    let _ = match stale {
        Some(stale) => writeln!(out, ", {} stale", stale.len()),
        None => writeln!(out),
    };
    for reading in stale.iter().flatten() {
        let _ = writeln!(out, "  stale: {reading}");
    }
    out
}
