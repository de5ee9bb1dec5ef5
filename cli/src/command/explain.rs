//! `genvisa explain`: describes a rule, or the code of an input that cannot be read.

use super::platforms::names;
use crate::examples::{self, Examples, Pair};
use crate::{Outcome, Unusable, codes, documentation, json, known, say};
use genvisa::{Check, Instruction, RULES, Rule};
use genvisa_report::{clipped, closest};
use genvisa_rule::{Expr, Function};
use serde_json::json;
use std::fmt::Write;

/// Describe a rule: sentence, expression, platforms, page, a valid and an invalid example
#[derive(clap::Args)]
pub struct Args {
    /// Identifier of the rule (ADD/dst/type) or code (decode/end), as `check` prints it; a part of it lists the rules that contain it,
    /// and a function of expressions (var_bytes) those that use it
    #[arg(value_parser = known::rule(), hide_possible_values = true)]
    rule: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    if let Some((code, meaning)) = codes::find(&args.rule) {
        return say(&code_in_words(code, meaning, args.json)?);
    }
    let is_it = |rule: &&&Rule| rule.id.eq_ignore_ascii_case(&args.rule);
    let found = RULES.iter().find(is_it).map_or_else(|| containing(&args.rule), |rule| vec![*rule]);
    match found.as_slice() {
        [] => Err(unknown(&args.rule)),
        [rule] if Function::find(&args.rule).is_none() => describe(rule, args.json),
        many => say(&list(many, Function::find(&args.rule), args.json)?),
    }
}

fn describe(rule: &Rule, is_json: bool) -> Result<Outcome, Unusable> {
    let examples = examples::of(rule.id);
    if is_json {
        let functions: serde_json::Map<_, _> =
            functions(rule).into_iter().map(|function| (function.name.into(), function.doc.into())).collect();
        let value = json!({
            "id": rule.id, "sentence": rule.doc, "expression": rule.expr, "check": check(rule.check),
            "platforms": names(rule.platforms), "page": rule.page, "line": rule.line,
            "address": documentation::of_page(rule.page), "level": rule.level.name(),
            "reason": rule.level.reason(), "functions": functions,
            "not_alone": examples.not_alone, "example": examples.example,
        });
        return say(&json::object(value)?);
    }
    say(&text(rule, &examples))
}

/// The rules whose ids contain a text, and those whose expressions use the function of that name.
fn containing(part: &str) -> Vec<&'static Rule> {
    let in_id = part.to_lowercase();
    let call = Function::find(part).map(|function| (function, format!("{part}(")));
    let uses = |rule: &Rule| {
        call.as_ref()
            .is_some_and(|(function, call)| rule.expr.contains(call) && functions(rule).contains(function))
    };
    RULES.iter().filter(|rule| rule.id.to_lowercase().contains(&in_id) || uses(rule)).copied().collect()
}

/// Several rules, each with its sentence, below the meaning of the function whose uses they are.
fn list(rules: &[&Rule], function: Option<&Function>, is_json: bool) -> Result<String, Unusable> {
    if is_json {
        return json::array(rules.iter().map(|rule| json!({ "id": rule.id, "sentence": rule.doc })));
    }
    let meaning = function.map(|function| format!("function   {}: {}\n\n", function.name, function.doc));
    let rules = rules.iter().map(|rule| format!("{}: {}\n", rule.id, rule.doc));
    Ok(meaning.into_iter().chain(rules).collect())
}

/// The functions of the rule language that the expression of a rule calls.
fn functions(rule: &Rule) -> Vec<&'static Function> {
    let Ok(expr) = genvisa_rule::parse(rule.expr) else { return Vec::new() };
    let mut found: Vec<&Function> = Vec::new();
    for part in expr.walk() {
        let Expr::Call { name, .. } = part else { continue };
        let Some(function) = Function::find(name) else { continue };
        if !found.contains(&function) {
            found.push(function);
        }
    }
    found
}

/// The code of an input that cannot be read is no rule: it has a meaning alone.
fn code_in_words(code: &str, meaning: &str, is_json: bool) -> Result<String, Unusable> {
    match is_json {
        true => json::object(json!({ "code": code, "meaning": meaning })),
        false => Ok(format!("{code}: {meaning}\n")),
    }
}

fn text(rule: &Rule, examples: &Examples) -> String {
    let mut out = format!("{}: {}\n\n", rule.id, rule.doc);
    let _ = writeln!(out, "    {}\n", rule.expr);
    for function in functions(rule) {
        let _ = writeln!(out, "function   {}: {}", function.name, function.doc);
    }
    let _ = writeln!(out, "platforms  {}", names(rule.platforms));
    let _ = writeln!(
        out,
        "scope      {}",
        match rule.check {
            Check::Static => "one instruction and the declarations of its kernel",
            Check::Object => "a whole module",
            Check::Runtime => "a running program; not checked",
        }
    );
    let level = rule.level.name();
    let _ = match rule.level.reason() {
        Some(reason) => writeln!(out, "level      {level}: {reason}"),
        None => writeln!(out, "level      {level}"),
    };
    for reason in &examples.not_alone {
        let _ = writeln!(out, "not alone  {reason}");
    }
    let _ = writeln!(out, "page       {}:{}", rule.page, rule.line);
    if let Some(address) = documentation::of_page(rule.page) {
        let _ = writeln!(out, "Intel      {address}");
    }
    if let Some(info) = Instruction::ALL.iter().find(|info| rule.id.split('/').next() == Some(info.name)) {
        let _ = writeln!(out, "more       genvisa info {}", info.name);
    }
    out.push('\n');
    match &examples.example {
        Some(pair) => out += &shown(pair),
        None => out += without(rule),
    }
    out
}

/// The name of a scope in JSON.
fn check(check: Check) -> &'static str {
    match check {
        Check::Static => "static",
        Check::Object => "object",
        Check::Runtime => "runtime",
    }
}

/// The reason for a missing example.
fn without(rule: &Rule) -> &'static str {
    match rule.check {
        Check::Static => "No example: no instruction violates this rule.\n",
        Check::Object => "No example: the rule concerns a file of debug information, which has no text.\n",
        Check::Runtime => "No example: the rule concerns the execution of a program.\n",
    }
}

/// A valid and an invalid example.
fn shown(pair: &Pair) -> String {
    let mut out = String::new();
    if pair.valid.is_empty() {
        let _ = writeln!(out, "invalid, on {}: {}", pair.invalid_platform, pair.difference);
        return out + "Only the object has this difference: no text expresses it.\n";
    }
    let Pair { platform: valid, invalid_platform: invalid, .. } = pair;
    let _ = writeln!(out, "valid, on {valid}");
    pair.valid.iter().for_each(|line| {
        let _ = writeln!(out, "    {line}");
    });
    let _ = match valid == invalid {
        true => writeln!(out, "invalid: {}", pair.difference),
        false => writeln!(out, "invalid, on {invalid}: {}", pair.difference),
    };
    pair.invalid.iter().for_each(|line| {
        let _ = writeln!(out, "    {line}");
    });
    if !pair.assembles {
        out += "Text cannot express the whole difference: these lines are the disassembly of the objects.\n";
    }
    out
}

/// The number of ids that a message lists.
const MOST_LISTED: usize = 40;

/// The error about an id that no rule has, with the ids that contain it or are near.
pub fn unknown(id: &str) -> Unusable {
    let mut list: Vec<&str> = containing(id).iter().map(|rule| rule.id).collect();
    if list.is_empty() {
        list = closest(id, RULES.iter().map(|rule| rule.id), 5);
    }
    let more = match list.len().saturating_sub(MOST_LISTED) {
        0 => String::new(),
        more => format!("\n  and {more} more"),
    };
    let list = list.iter().take(MOST_LISTED).map(|id| format!("\n  {id}")).collect::<String>();
    Unusable(format!("error: there is no rule `{}`; similar ones are{list}{more}", clipped(id)))
}
