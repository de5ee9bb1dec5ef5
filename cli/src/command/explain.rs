//! `genvisa explain`: one rule.

use crate::rules::{self, Rule};
use crate::{Outcome, Unusable, say};
use std::fmt::Write;

/// Explain a rule: what it says, where it holds, and where the page says so
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
    if args.json {
        let value = serde_json::json!({
            "id": rule.id, "says": rule.doc, "expression": rule.expr, "check": rule.check,
            "platforms": rule.platforms, "page": rule.page, "line": rule.line,
        });
        return say(&format!("{value}\n"));
    }
    say(&text(rule))
}

fn text(rule: &Rule) -> String {
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
    let _ = writeln!(out, "page       {}:{}", rule.page, rule.line);
    out
}

fn unknown(id: &str, rules: &[Rule]) -> Unusable {
    let lower = id.to_lowercase();
    let parts: Vec<&str> =
        rules.iter().map(|r| r.id.as_str()).filter(|r| r.to_lowercase().contains(&lower)).collect();
    let list = if parts.is_empty() {
        let mut near: Vec<(usize, &str)> = rules
            .iter()
            .map(|r| (strsim::damerau_levenshtein(&lower, &r.id.to_lowercase()), r.id.as_str()))
            .collect();
        near.sort_unstable();
        near.into_iter().take(5).map(|(_, id)| id).collect()
    } else {
        parts
    };
    let more = if list.len() > 40 { format!("\n  and {} more", list.len() - 40) } else { String::new() };
    let list = list.iter().take(40).map(|id| format!("\n  {id}")).collect::<String>();
    Unusable(format!("error: there is no rule `{id}`; similar ones are{list}{more}"))
}
