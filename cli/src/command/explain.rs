//! `genvisa explain`: one rule.

use crate::examples::{self, Examples, Pair};
use crate::levels::Levels;
use crate::rules::{self, Rule};
use crate::{Outcome, Unusable, say};
use genvisa_report::closest;
use std::fmt::Write;

/// Explain a rule: what it says, where it holds, where the page says so, and a good and a bad example
#[derive(clap::Args)]
pub struct Args {
    /// The id, as `check` prints it (ADD/dst/type), or a part of it
    rule: String,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let rules = rules::all()?;
    let Some(rule) = rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(&args.rule)) else {
        return Err(unknown(&args.rule, &rules));
    };
    let (examples, levels) = (examples::of(&rule.id), Levels::read()?);
    if args.json {
        let example = examples.pair.as_ref().map(|pair| {
            serde_json::json!({
                "platform": pair.platform, "difference": pair.difference, "assembles": pair.says_all,
                "good": pair.good, "bad": pair.bad,
            })
        });
        let value = serde_json::json!({
            "id": rule.id, "says": rule.doc, "expression": rule.expr, "check": rule.check,
            "platforms": rule.platforms, "page": rule.page, "line": rule.line,
            "level": levels.of(&rule.id), "accepted": levels.reason(&rule.id),
            "not_alone": examples.reasons, "example": example,
        });
        return say(&format!("{value}\n"));
    }
    say(&text(rule, &examples, &levels))
}

fn text(rule: &Rule, examples: &Examples<'_>, levels: &Levels) -> String {
    let mut out = format!("{}: {}\n\n", rule.id, rule.doc);
    let _ = writeln!(out, "    {}\n", rule.expr);
    let platforms = if rule.platforms.is_empty() { "all" } else { &rule.platforms };
    let _ = writeln!(out, "platforms  {platforms}");
    let _ = writeln!(
        out,
        "seen in    {}",
        match rule.check.as_str() {
            "static" => "one instruction and what its kernel declares",
            "object" => "a whole module",
            _ => "a running program: nothing here can check it",
        }
    );
    let _ = match levels.reason(&rule.id) {
        Some(reason) => writeln!(out, "level      warning: {reason}"),
        None => writeln!(out, "level      error"),
    };
    for reason in &examples.reasons {
        let _ = writeln!(out, "not alone  {reason}");
    }
    let _ = writeln!(out, "page       {}:{}\n", rule.page, rule.line);
    match &examples.pair {
        Some(pair) => out += &shown(pair),
        None => out += without(rule),
    }
    out
}

/// Why there is no example.
fn without(rule: &Rule) -> &'static str {
    match rule.check.as_str() {
        "static" => "There is no example: no instruction breaks it.\n",
        "object" => "There is no example: it takes a whole module to break it.\n",
        _ => "There is no example: it takes an execution to break it.\n",
    }
}

/// Both sides of a pair.
fn shown(pair: &Pair<'_>) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "good, on {}", pair.platform);
    pair.good.iter().for_each(|line| {
        let _ = writeln!(out, "    {line}");
    });
    let _ = writeln!(out, "bad: {}", pair.difference);
    pair.bad.iter().for_each(|line| {
        let _ = writeln!(out, "    {line}");
    });
    if !pair.says_all {
        out += "Text cannot say all of it: this is what the disassembler prints of the objects.\n";
    }
    out
}

/// The number of ids that a message lists.
const MOST_LISTED: usize = 40;

fn unknown(id: &str, rules: &[Rule]) -> Unusable {
    let lower = id.to_lowercase();
    let ids = rules.iter().map(|rule| rule.id.as_str());
    let mut list: Vec<&str> = ids.clone().filter(|known| known.to_lowercase().contains(&lower)).collect();
    if list.is_empty() {
        list = closest(id, ids, 5);
    }
    let more = match list.len().saturating_sub(MOST_LISTED) {
        0 => String::new(),
        more => format!("\n  and {more} more"),
    };
    let list = list.iter().take(MOST_LISTED).map(|id| format!("\n  {id}")).collect::<String>();
    Unusable(format!("error: there is no rule `{id}`; similar ones are{list}{more}"))
}
