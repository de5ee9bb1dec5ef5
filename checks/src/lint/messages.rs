//! Rules whose sentence cannot be understood alone. The sentence is the headline of every diagnostic about the rule.
//!
//! A sentence of a rule
//!
//! 1. has one of the verbs in [`grammar::VERBS`], and does not begin with a conjunction, a pronoun or another word
//!    that refers to something before it ([`grammar::STARTS`]); it has no final punctuation;
//! 2. names the field that the rule constrains, in backticks. The field is the first part of the rule's name: `dst` in
//!    `ADD/dst/type`. A bit range or an element of the field names it too: `exec_size.mask`, `params[0]`. Where the first
//!    part is not a name of the expression, any name of the expression will do. A rule without a field names its
//!    instruction or structure, with or without backticks;
//! 3. names every constant of the expression:
//!    - numbers that something is compared with, and members of `matches!`, in decimal, `0x` or `0b`; up to twelve in
//!      words as well (0 also as "no", "none" or "null", 1 also as "a" or "single"). Behind `<` and `>` the neighbour that
//!      is still allowed will do: `n < 16` as "at most 15". A number between two others is named by both: "1 to 15".
//!      The code of a documented encoding may be named by the encoding;
//!    - names of encodings and types, in upper or lower case, in singular or plural; of a list, those in between are named
//!      by the first and the last: "`u1` to `s8`";
//!    - `N` in `x % N == 0`, but not the 0;
//!    - the mask in `x & MASK == 0`, as a number or as bits ("bit 3", "bits 4 to 7"), but not the 0;
//!    - the value `v` in `x & MASK == v`, as it is, shifted down to bit 0, or by the encodings of the bit ranges;
//!    - the factor `N` in `x * N`, if the sentence has numbers in digits at all;
//!    - names of attributes.
//!
//!    Other numbers within arithmetic (shifts, masks of what is compared), indexes and platforms are not demanded;
//! 4. does not refer to another rule ([`grammar::REFERENCES`]);
//! 5. has the word "must", unless it is about platforms or about an execution;
//! 6. has no limit in words that differs from the comparison of the expression: "at most 15" for `n < 15`;
//! 7. is not the opposite of the expression: "must be null" for `!null(dst)`. The number of its "not" and "unless" is even
//!    where that of `!` and `!=` is, and its only comparison has the words of the expression's: "less than" for `<`;
//! 8. names the fields of the expression and not another one in place of one of them;
//! 9. is one sentence: a rule without its first line would be a second one.

mod constants;
mod grammar;
mod limits;
mod named;
mod negations;
mod opposite;
mod order;
mod ranges;
mod words;

use super::Finding;
use super::spec::Spec;
use foldhash::{HashMap, HashSet};
use genvisa_reader::isa::{Check, Rule, RuleKind};
use genvisa_rule::{Expr, names};
use rayon::prelude::*;
use std::sync::LazyLock;
use words::Words;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    // Half of the rules have the sentence and the expression of another one.
    let mut of_sentences: HashMap<(&str, &str), Vec<(usize, &Rule)>> = HashMap::default();
    of_sentences.reserve(spec.isa.rules.len());
    for (number, rule) in spec.isa.rules.iter().enumerate() {
        of_sentences.entry((&rule.doc, &rule.expr)).or_default().push((number, rule));
    }
    let shared = LazyLock::new(|| shared(spec));
    // This lint takes longer than the others: each processor takes a part of it.
    let found = of_sentences.into_par_iter().flat_map_iter(|((doc, expr), rules)| {
        let sentence = Sentence::of(doc, spec.expr(expr));
        let finding = |(number, rule)| Some((number, finding(spec, rule, &sentence, &shared)?));
        rules.into_iter().filter_map(finding).collect::<Vec<_>>()
    });
    let mut found: Vec<(usize, Finding)> = found.collect();
    found.sort_unstable_by_key(|(number, _)| *number);
    found.into_iter().map(|(_, finding)| finding).collect()
}

/// A sentence and the expression that it states, with what is the same for all rules that have both.
struct Sentence<'s> {
    words: Words<'s>,
    expr: Option<&'s Expr>,
    /// The problems of the sentence alone.
    faults: Vec<String>,
    /// The parts of it that the expression contradicts.
    contradicted: Vec<String>,
    /// Those that count where the subject has one rule with the sentence: the sentence of several rules states each in part.
    of_one_rule: Vec<String>,
}

impl<'s> Sentence<'s> {
    fn of(doc: &'s str, expr: Option<&'s Expr>) -> Self {
        let words = Words::of(doc);
        let faults = grammar::faults(doc, &words);
        let (mut contradicted, mut of_one_rule) = (Vec::new(), Vec::new());
        if let Some(expr) = expr {
            contradicted.extend(limits::contradicted(doc, expr));
            contradicted.extend(opposite::contradicted(doc, expr));
            if contradicted.is_empty() {
                of_one_rule.extend(negations::contradicted(doc, expr));
                of_one_rule.extend(order::contradicted(doc, expr));
                of_one_rule.extend(ranges::contradicted(&words, expr));
            }
        }
        Self { words, expr, faults, contradicted, of_one_rule }
    }
}

/// The sentences that a subject has for several expressions: subject and sentence.
type Shared<'s> = HashSet<(&'s str, &'s str)>;

fn shared<'s>(spec: &Spec<'s>) -> Shared<'s> {
    let mut exprs: HashMap<(&str, &str), &str> = HashMap::default();
    let mut shared = Shared::default();
    for rule in &spec.isa.rules {
        let key = (&*rule.subject, &*rule.doc);
        if *exprs.entry(key).or_insert(&rule.expr) != rule.expr {
            shared.insert(key);
        }
    }
    shared
}

fn finding<'s>(
    spec: &Spec<'s>,
    rule: &'s Rule,
    sentence: &Sentence<'_>,
    shared: &LazyLock<Shared<'s>, impl FnOnce() -> Shared<'s>>,
) -> Option<Finding> {
    let faults = faults(spec, rule, sentence, &|| shared.contains(&(&*rule.subject, &*rule.doc)));
    if faults.is_empty() {
        return None;
    }
    let at = rule.at();
    let name = rule.id.split_once('/').map_or("", |(_, name)| name);
    let labels = vec![spec.label(&at, &rule.doc, ""), spec.label(&at, name, "the rule")];
    let help = format!("state the whole requirement in one sentence: `{}`", rule.expr);
    let message = format!("the sentence of a rule {}", faults.join("; "));
    Some(Finding::new("messages", rule.id.as_str(), message, help, labels))
}

/// The problem of the sentence of a rule. `is_shared` finds whether its subject has the sentence for several expressions.
fn faults(
    spec: &Spec<'_>,
    rule: &Rule,
    sentence: &Sentence<'_>,
    is_shared: &dyn Fn() -> bool,
) -> Vec<String> {
    let Sentence { words, expr, faults, contradicted, of_one_rule } = sentence;
    let mut faults = faults.clone();
    let demands = rule.kind != RuleKind::Platform && rule.check != Check::Runtime;
    if demands && !words.has("must") {
        faults.push("has no \"must\"".into());
    }
    let Some(expr) = expr else { return faults };
    let mut missing = Vec::new();
    missing.extend(missing_field(rule, expr, words));
    missing.extend(constants::missing(spec, rule, expr, words));
    if !missing.is_empty() {
        faults.push(format!("does not name {}", missing.join(", ")));
    }
    let mut contradicted = contradicted.clone();
    // A rule about an execution describes its effect.
    if rule.check != Check::Runtime {
        let mut others: Vec<String> = named::swapped(spec, rule, expr, words).into_iter().collect();
        others.extend(of_one_rule.iter().cloned());
        if !others.is_empty() && !is_shared() {
            contradicted.extend(others);
        }
    }
    if !contradicted.is_empty() {
        faults.push(format!("has {}", contradicted.join(", ")));
    }
    faults
}

/// A sentence without the reason behind its colon.
fn without_reason(sentence: &str) -> &str {
    sentence.split_once(": ").map_or(sentence, |(clause, _)| clause)
}

/// The field or the subject, where the sentence does not name it.
fn missing_field(rule: &Rule, expr: &Expr, words: &Words<'_>) -> Option<String> {
    let mut parts = rule.id.split('/');
    let subject = parts.next().unwrap_or_default();
    let place = parts.next().unwrap_or_default();
    let is_quoted = |name: &str| words.quotes(name);
    if is_quoted(place) {
        return None;
    }
    let paths: Vec<String> = names(expr).map(|name| name.path.join(".")).collect();
    let segments = |path: &String| path.split('.').any(|segment| segment == place) || path == place;
    if parts.next().is_none() || paths.is_empty() {
        return (!words.has(subject) && !is_quoted(subject)).then(|| format!("`{subject}`"));
    }
    let in_expression = paths.iter().any(segments);
    let other = !in_expression && paths.iter().any(|path| is_quoted(path));
    let longer = paths.iter().any(|path| segments(path) && is_quoted(path));
    (!other && !longer).then(|| format!("`{place}`"))
}

#[cfg(test)]
mod tests {
    use genvisa_rule::Expr;

    /// Finds the words of a sentence that an expression contradicts.
    type Contradicted = fn(&str, &Expr) -> Option<String>;

    pub(super) fn is_contradicted(contradicted: Contradicted, sentence: &str, expr: &str) -> bool {
        let expr = genvisa_rule::parse(expr).unwrap_or_else(|e| panic!("{expr}: {e}"));
        contradicted(sentence, &expr).is_some()
    }

    /// Each row has a sentence, an expression that it states, and one that contradicts it.
    pub(super) fn compare(contradicted: Contradicted, rows: &[(&str, &str, &str)]) {
        for (sentence, right, wrong) in rows {
            assert!(!is_contradicted(contradicted, sentence, right), "{sentence}: {right}");
            assert!(is_contradicted(contradicted, sentence, wrong), "{sentence}: {wrong}");
        }
    }
}
