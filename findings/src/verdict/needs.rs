//! Headlines about facts of which several together satisfy a rule: `a == 1 || b == 2 && c == 3`.
//!
//! Each alternative has clauses that are false. The message has those of the alternatives with the fewest, because they are the
//! nearest to the facts that were found. Each clause is a sentence about a fact with another value, and its verb becomes `must`.

use super::bits::{Bits, quarters, required};
use super::blame::free_parts;
use super::captured::{is_part, is_truth, parsed};
use super::comparison::{limit, limit_facts};
use super::headline::{Headline, shown};
use super::words::{Words, code, list, platforms, storage};
use genvisa_rule::functions::{Answer, Function};
use genvisa_rule::{BinaryOp, Expr, Pattern, UnaryOp};

/// The alternatives that a reader can join at a glance.
const MOST_ALTERNATIVES: usize = 4;

/// A false clause of a rule.
struct Clause {
    /// The facts that were found.
    found: String,
    /// The requirement as a sentence.
    must: String,
    /// The values that are allowed, if they are a list.
    allowed: Vec<String>,
    /// The facts that a limit depends on.
    limit: Vec<String>,
}

/// An alternative of a rule.
struct Alternative<'e> {
    /// Its clauses that are false.
    failed: Vec<&'e Expr>,
    /// The others.
    others: Vec<&'e Expr>,
}

/// The clauses that would satisfy a rule.
pub fn needs(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let (alternatives, platform) = nearest(part, words);
    if alternatives.len() > MOST_ALTERNATIVES {
        return None;
    }
    let mut made: Vec<Vec<Clause>> = Vec::new();
    for Alternative { failed, .. } in &alternatives {
        let clauses: Vec<Clause> = failed.iter().map(|one| clause(one, words)).collect::<Option<_>>()?;
        // Two alternatives may require the same, and differ in what holds.
        if !made.iter().any(|known| together(known) == together(&clauses)) {
            made.push(clauses);
        }
    }
    let mut found: Vec<String> = Vec::new();
    for clause in made.iter().flatten() {
        if !found.contains(&clause.found) {
            found.push(clause.found.clone());
        }
    }
    let mut facts: Vec<String> = made.iter().flatten().flat_map(|clause| clause.limit.clone()).collect();
    if let [Alternative { others, .. }] = alternatives.as_slice() {
        facts.extend(others.iter().flat_map(|other| free_parts(other)).map(|part| words.found(part)));
    }
    facts.dedup();
    facts.retain(|fact| !found.contains(fact));
    let allowed = match made.as_slice() {
        [one] if one.len() == 1 => one.iter().flat_map(|clause| clause.allowed.clone()).collect(),
        _ => Vec::new(),
    };
    if found.is_empty() {
        return None;
    }
    let is_about_one = found.len() == 1 && made.iter().all(|clauses| clauses.len() == 1);
    let rest = match (is_about_one, found.as_slice()) {
        _ if platform.is_some() => {
            format!("that needs {}, and this is {}", platform.unwrap_or_default(), words.platform.name())
        }
        (true, [fact]) => about_one(made.iter().flatten(), fact),
        _ => list(&made.iter().map(|clauses| together(clauses)).collect::<Vec<_>>(), ", or "),
    };
    Some(Headline { allowed, limit: facts, ..Headline::new(list(&found, " and "), &rest) })
}

/// The alternatives with the fewest false clauses, and the platforms that alone would do. Alternatives for other platforms are left
/// out if there are others.
fn nearest<'e>(part: &'e Expr, words: &Words<'_>) -> (Vec<Alternative<'e>>, Option<String>) {
    let is_false = |clause: &&Expr| words.captured.value(clause) == Some(0);
    let alternative = |one: &'e Expr| {
        let (failed, others) = one.conjuncts().into_iter().partition(is_false);
        Alternative { failed, others }
    };
    let mut all: Vec<Alternative<'e>> = disjuncts(part).into_iter().map(alternative).collect();
    let needed = all.iter().find_map(|one| match one.failed.as_slice() {
        [clause] => platform(clause),
        _ => None,
    });
    let is_here = |one: &Alternative<'_>| one.failed.iter().all(|clause| platform(clause).is_none());
    if all.iter().any(is_here) {
        all.retain(is_here);
    }
    all.retain(|one| !one.failed.is_empty());
    let fewest = all.iter().map(|one| one.failed.len()).min().unwrap_or_default();
    all.retain(|one| one.failed.len() == fewest);
    (all, needed)
}

/// Clauses that are required together.
fn together(clauses: &[Clause]) -> String {
    list(&clauses.iter().map(|clause| clause.must.clone()).collect::<Vec<_>>(), " and ")
}

/// Requirements of which one must hold, about the subject of a fact: the verb is there once.
fn about_one<'c>(clauses: impl Iterator<Item = &'c Clause>, fact: &str) -> String {
    let mut is_same = true;
    let mut all: Vec<String> = clauses
        .map(|clause| {
            let short = with_pronoun(&clause.must, fact);
            // Behind another subject, a pronoun would mean that one.
            is_same &= short != clause.must;
            if is_same { short } else { clause.must.clone() }
        })
        .collect();
    let Some((first, others)) = all.split_first_mut() else { return String::new() };
    for other in others {
        let verb = VERBS.iter().map(|(_, infinitive)| format!("it must {infinitive}"));
        let mut same = verb.filter(|begin| first.starts_with(begin) && other.starts_with(begin));
        if let Some(rest) = same.next().and_then(|begin| other.strip_prefix(&begin)) {
            *other = rest.to_string();
        }
    }
    list(&all, ", or ")
}

/// The alternatives of a disjunction.
fn disjuncts(expr: &Expr) -> Vec<&Expr> {
    match expr {
        Expr::Binary { op: BinaryOp::Or, left, right } => {
            let mut all = disjuncts(left);
            all.extend(disjuncts(right));
            all
        }
        _ => vec![expr],
    }
}

/// The platforms that a clause asks for.
fn platform(clause: &Expr) -> Option<String> {
    match clause {
        Expr::Call { name, args, .. } if Function::find(name)?.answer == Answer::Platform => {
            match args.as_slice() {
                [Expr::Str(set)] => Some(platforms(set)),
                _ => None,
            }
        }
        _ => None,
    }
}

fn clause(expr: &Expr, words: &Words<'_>) -> Option<Clause> {
    let (expr, must) = match expr {
        Expr::Unary { op: UnaryOp::Not, operand } => (&**operand, false),
        _ => (expr, true),
    };
    match expr {
        _ if must && let Some(set) = platform(expr) => {
            let found = format!("this is {}", words.platform.name());
            Some(Clause::new(found, format!("the platform must be {set}")))
        }
        Expr::Call { name, .. } if is_truth(name) => {
            let holds = words.clause(expr, "", Some(i64::from(must)));
            Some(Clause::new(words.found(expr), modal(&holds, true)?))
        }
        Expr::Matches { subject, patterns } => {
            let values = patterns.iter().map(|pattern| pattern_shown(subject, pattern, words));
            let values: Vec<String> = values.collect::<Option<_>>()?;
            let (found, required) = about(subject, &list(&values, " or "), None, words)?;
            let allowed = if must { values } else { Vec::new() };
            Some(Clause { allowed, ..Clause::new(found, modal(&required, must)?) })
        }
        Expr::Binary { op, left, right } if op.is_comparison() && must => comparison(*op, left, right, words),
        _ => None,
    }
}

fn comparison(op: BinaryOp, left: &Expr, right: &Expr, words: &Words<'_>) -> Option<Clause> {
    if let (Some(width), BinaryOp::Ge) = (quarters(left), op) {
        let least = words.captured.value(right)? / 4;
        let found = words.found(width.of);
        let must = modal(&width.clause(words, &format!("at least {least}")), true)?;
        return Some(Clause { limit: limit_facts(right, words), ..Clause::new(found, must) });
    }
    if let Expr::Binary { op: BinaryOp::BitAnd, left: of, right: mask } = left
        && Bits::of(left).is_none()
        && op == BinaryOp::Eq
    {
        let (mask, wanted) = (words.captured.value(mask)?, words.captured.value(right)?);
        return bit_ranges(of, mask, wanted, words)
            .or_else(|| Some(Clause::new(words.found(of), required(&words.place(of), mask, wanted))));
    }
    if let (Some(table), BinaryOp::Ge) = (words.table_of(left), op)
        && words.captured.value(right) == Some(super::words::first_declared(table))
    {
        let found = words.found(left);
        let (at, ..) = verb(&found)?;
        let must = format!("{} must not be a predefined one", found.get(..at)?);
        return Some(Clause::new(found, must));
    }
    let value = match right {
        Expr::Name(name) if name.is_symbol() => {
            words.captured.part(left)?.names.value_of(&name.to_string())?
        }
        _ => words.captured.value(right)?,
    };
    let number = match (right, is_part(right)) {
        (Expr::Name(name), _) if name.is_symbol() => limit(left, right, words)?,
        (_, true) => words.value(right),
        _ => value_shown(left, value, words)?,
    };
    let (shown, must) = match op {
        BinaryOp::Eq => (number.clone(), true),
        BinaryOp::Ne => (number.clone(), false),
        BinaryOp::Lt => (format!("less than {number}"), true),
        BinaryOp::Le => (format!("at most {number}"), true),
        BinaryOp::Gt => (format!("more than {number}"), true),
        BinaryOp::Ge => (format!("at least {number}"), true),
        _ => return None,
    };
    let (found, required) = about(left, &shown, Some(value), words)?;
    let allowed = if op == BinaryOp::Eq { vec![number] } else { Vec::new() };
    let limit = limit_facts(right, words);
    Some(Clause { allowed, limit, ..Clause::new(found, modal(&required, must)?) })
}

/// `raw(exec_size) & 0b10001111 == 0b10000000`: the names of the bit ranges that have other bits.
fn bit_ranges(of: &Expr, mask: i64, wanted: i64, words: &Words<'_>) -> Option<Clause> {
    let Expr::Call { name, args, .. } = of else { return None };
    let [field] = args.as_slice() else { return None };
    let info = words.instruction.filter(|_| name == "raw")?.field(&field.to_string())?;
    let raw = words.captured.value(of)?;
    let (mut found, mut must) = (Vec::new(), Vec::new());
    for range in info.bit_ranges {
        let bits = i64::try_from(range.mask()).ok()? & mask;
        if (raw ^ wanted) & bits == 0 {
            continue;
        }
        let name = |one: &genvisa::EnumerantInfo| match one.value {
            Some(value) => value.to_string(),
            None => code(one.name),
        };
        let code_of = |one: &genvisa::EnumerantInfo| i64::try_from(one.code << range.lo).ok();
        let is_wanted =
            |one: &&genvisa::EnumerantInfo| code_of(one).is_some_and(|code| (code ^ wanted) & bits == 0);
        let is_found = |one: &&genvisa::EnumerantInfo| one.code == range.code(raw.cast_unsigned());
        let found_name = range.values.iter().find(is_found).map(name)?;
        let allowed: Vec<String> = range.values.iter().filter(is_wanted).map(name).collect();
        let place = parsed(&format!("{field}.{}", range.name)).map(|range| words.place(&range))?;
        found.push(format!("{place} is {found_name}"));
        must.push(format!("{place} must be {}", list(&allowed, " or ")));
    }
    (!found.is_empty()).then(|| Clause::new(list(&found, " and "), list(&must, " and ")))
}

/// The clause about a number that was found, and the one with a value in its place.
fn about(subject: &Expr, shown: &str, value: Option<i64>, words: &Words<'_>) -> Option<(String, String)> {
    if let Some(bits) = Bits::of(subject) {
        // Users see the region, not the bits of its parts.
        let found = match bits.part_of_region() {
            Some(_) => words.found(bits.of),
            None => bits.clause(words, &bits.shown(words.captured.value(subject)?)),
        };
        return Some((found, bits.clause(words, shown)));
    }
    words.captured.value(subject).filter(|_| is_part(subject))?;
    Some((words.found(subject), words.clause(subject, shown, value)))
}

fn pattern_shown(subject: &Expr, pattern: &Pattern, words: &Words<'_>) -> Option<String> {
    match pattern {
        Pattern::Int(int) => value_shown(subject, int.value, words),
        Pattern::Range(from, to) => Some(format!("{} to {}", from.value, to.value)),
        Pattern::Name(name) => {
            let value = words.captured.part(subject)?.names.value_of(&name.to_string())?;
            value_shown(subject, value, words)
        }
    }
}

/// A value as the clause about a number has it.
fn value_shown(subject: &Expr, value: i64, words: &Words<'_>) -> Option<String> {
    if let Some(bits) = Bits::of(subject) {
        return Some(bits.shown(value));
    }
    Some(match Words::function(subject) {
        Some("storage") => storage(value).to_string(),
        Some("class") => shown(subject, value, words).trim_matches('`').to_string(),
        _ => words.letters(subject, value).unwrap_or_else(|| shown(subject, value, words)),
    })
}

/// The verbs of clauses, and the verb behind `must`.
const VERBS: [(&str, &str); 6] = [
    (" is ", "be "),
    (" are ", "be "),
    (" has ", "have "),
    (" have ", "have "),
    (" begins ", "begin "),
    (" names ", "name "),
];

/// A clause as a requirement: `` `dst` has type `f` `` becomes `` `dst` must have type `f` ``.
fn modal(clause: &str, must: bool) -> Option<String> {
    let (at, verb, infinitive) = verb(clause)?;
    let (subject, rest) = (clause.get(..at)?, clause.get(at + verb.len()..)?);
    let (rest, is_negative) = match rest.strip_prefix("not ") {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let not = if is_negative == must { "not " } else { "" };
    Some(format!("{subject} must {not}{infinitive}{rest}"))
}

/// The first verb of a clause: its place, the verb, and its infinitive.
fn verb(clause: &str) -> Option<(usize, &'static str, &'static str)> {
    let found = VERBS.iter().filter_map(|(verb, infinitive)| Some((clause.find(verb)?, *verb, *infinitive)));
    found.min_by_key(|(at, ..)| *at)
}

/// A requirement about the subject of a fact, without the name of the subject.
fn with_pronoun(must: &str, fact: &str) -> String {
    let subject = verb(fact).and_then(|(at, ..)| fact.get(..at)).unwrap_or_default();
    let pronoun = if subject.starts_with("bits ") { "they" } else { "it" };
    let rest = must.strip_prefix(subject).filter(|_| !subject.is_empty());
    rest.map_or_else(|| must.to_string(), |rest| format!("{pronoun}{rest}"))
}

impl Clause {
    fn new(found: String, must: String) -> Self {
        Self { found, must, allowed: Vec::new(), limit: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_become_requirements() {
        let of = |clause, must| modal(clause, must).unwrap_or_default();
        assert_eq!(of("`dst` has type `f`", true), "`dst` must have type `f`");
        assert_eq!(of("bits 1 to 3 of `a` are 0", false), "bits 1 to 3 of `a` must not be 0");
        assert_eq!(of("`dst` is not the null variable", true), "`dst` must not be the null variable");
        assert_eq!(with_pronoun("`a` must be 1", "`a` is 2"), "it must be 1");
        assert_eq!(with_pronoun("`b` must be 1", "`a` is 2"), "`b` must be 1");
    }
}
