//! `cargo xtask coverage`: what became of every block and every sentence of pages.

use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::isa::{Check, Isa};
use genvisa_reader::{Blocks, Coverage, ReadingKey, Readings, Sentences, coverage, read_with};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

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
    #[command(flatten)]
    pages: pages::Pages,
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
    /// Static rules that the conformance suite has a case of that breaks nothing.
    with_positive: usize,
    /// Static rules that the conformance suite has a case of that breaks them.
    with_negative: usize,
    /// Static rules that no instruction breaks alone: declared with a reason.
    reasoned: usize,
    object: usize,
    runtime: usize,
}

/// The declarations of the conformance suite, relative to the workspace.
const REASONS: &str = "conformance/co_dependent.toml";
/// How many cases it has of each rule: `RULE POSITIVE NEGATIVE`, held up to date by its test `kill`.
const CASES: &str = "conformance/cases.txt";

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
    let sources = pages::sources(args.pages.paths())?;
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

/// Counts rules, and what the conformance suite has for them.
fn rules(isa: &Isa) -> Result<RulesAccount, Unusable> {
    #[derive(Default, Deserialize)]
    struct Reasons {
        #[serde(default)]
        co_dependent: Vec<Reason>,
    }
    #[derive(Deserialize)]
    struct Reason {
        rule: String,
    }
    let root = pages::root()?;
    let [reasons, cases] = [REASONS, CASES].map(|name| pages::text_if_any(&root.join(name)));
    let reasons: Reasons = toml::from_str(&reasons?.unwrap_or_default())
        .map_err(|e| Unusable(format!("{}: {e}", root.join(REASONS).display())))?;
    let declared: BTreeSet<&str> = reasons.co_dependent.iter().map(|reason| reason.rule.as_str()).collect();
    let cases = cases?.unwrap_or_default();
    let cases = cases.lines().filter_map(|line| {
        let [rule, positive, negative] = *line.split(' ').collect::<Vec<_>>() else { return None };
        Some((rule, [positive != "0", negative != "0"]))
    });
    let cases: HashMap<&str, [bool; 2]> = cases.collect();
    let of = |check: Check| isa.rules.iter().filter(move |rule| rule.check == check);
    let with =
        |kind: usize| of(Check::Static).filter(|r| cases.get(&*r.id).is_some_and(|has| has[kind])).count();
    Ok(RulesAccount {
        r#static: of(Check::Static).count(),
        with_positive: with(0),
        with_negative: with(1),
        reasoned: of(Check::Static).filter(|rule| declared.contains(rule.id.as_str())).count(),
        object: of(Check::Object).count(),
        runtime: of(Check::Runtime).count(),
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
    let RulesAccount { r#static: statics, with_positive, with_negative, reasoned, object, runtime } =
        account.rules;
    let _ = writeln!(
        out,
        "rules: {statics} static, {with_positive} with positive cases, {with_negative} with negative ones, \
         {reasoned} that cannot be broken alone; {object} object, {runtime} runtime"
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
