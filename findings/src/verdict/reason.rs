//! The conditions of a rule that explain a violation. Others only limit where the rule applies.

use super::blame::{Blame, free_parts};
use super::captured::is_truth;
use super::headline::Headline;
use super::phrases;
use super::words::{Words, list};
use genvisa::Names;
use genvisa_rule::{BinaryOp, Expr};

/// The facts that a limit depends on, and the conditions that hold, as far as they have values that a program chooses.
pub fn because(blame: &Blame<'_>, headline: &Headline, words: &Words<'_>) -> String {
    const MOST: usize = 3;
    if headline.is_complete {
        return String::new();
    }
    let mut facts = headline.limit.clone();
    let is_mentioned = |part: &Expr| blame.part.walk().any(|mentioned| mentioned == part);
    let reasons = blame.conditions.iter().filter(|condition| !is_guard(condition, blame, headline, words));
    for part in reasons.flat_map(|condition| holding(condition, words)).flat_map(free_parts) {
        let is_truth = matches!(part, Expr::Call { name, .. } if is_truth(name) && !phrases::explains(name));
        let fact = words.found(part);
        let is_new = fact != headline.found && !facts.contains(&fact);
        if is_new
            && !is_truth
            && !is_mentioned(part)
            && !is_implied(part, blame)
            && words.captured.value(part).is_some()
        {
            facts.push(fact);
        }
    }
    facts.truncate(MOST);
    if facts.is_empty() { String::new() } else { format!(", because {}", list(&facts, " and ")) }
}

/// The alternatives of a condition that hold.
fn holding<'e>(condition: &'e Expr, words: &Words<'_>) -> Vec<&'e Expr> {
    let alternatives = condition.connected(BinaryOp::Or);
    alternatives.into_iter().filter(|alternative| words.captured.value(alternative) != Some(0)).collect()
}

/// Whether a condition only limits where a rule applies.
fn is_guard(condition: &Expr, blame: &Blame<'_>, headline: &Headline, words: &Words<'_>) -> bool {
    let subject = subject(blame.part);
    let is_mentioned = |part: &&Expr| subject.walk().any(|mentioned| mentioned == *part);
    free_parts(condition).iter().any(is_mentioned)
        || is_presence(condition, words)
        || is_order(condition)
        || is_usual(condition, headline, words)
}

/// The number that the false part limits.
fn subject(part: &Expr) -> &Expr {
    match part {
        Expr::Binary { op: BinaryOp::Rem, left, .. } => subject(left),
        Expr::Binary { op, left, .. } if op.is_truth() && !op.is_logical() => subject(left),
        Expr::Matches { subject, .. } => subject,
        part => part,
    }
}

/// `id != 0`, `num_src1 > 0`, `available >= 1`
fn is_presence(condition: &Expr, words: &Words<'_>) -> bool {
    let Expr::Binary { op, left, right } = condition else { return false };
    let Expr::Int(limit) = &**right else { return false };
    let is_number = words.captured.part(left).is_some_and(|part| matches!(part.names, Names::None));
    is_number && matches!((op, limit.value), (BinaryOp::Ne | BinaryOp::Gt, 0) | (BinaryOp::Ge, 1))
}

/// `offset < var_bytes(id)`: another rule is about what is beyond.
fn is_order(condition: &Expr) -> bool {
    let Expr::Binary { op: BinaryOp::Lt | BinaryOp::Le, left, right } = condition else { return false };
    let depends = |expr: &Expr| free_parts(expr).iter().any(|part| Words::function(part) != Some("grf"));
    depends(left) && depends(right)
}

/// `alias_scope_specifier == Local`: the first value of a field of a structure, where the headline has a reason, or a name
/// that has a meaning under this condition alone.
fn is_usual(condition: &Expr, headline: &Headline, words: &Words<'_>) -> bool {
    let Expr::Binary { op: BinaryOp::Eq, left, right } = condition else { return false };
    let has_reason = headline.is_about_index || !headline.limit.is_empty();
    let is_first = matches!(**right, Expr::Name(_)) && words.captured.value(left) == Some(0);
    let is_in_structure = words.holder.is_some() || words.instruction.is_none();
    is_in_structure && has_reason && is_first
}

/// Whether another part of the rule implies the class of an operand: only an immediate operand has a value.
fn is_implied(part: &Expr, blame: &Blame<'_>) -> bool {
    let Expr::Call { name, args, .. } = part else { return false };
    let of_operand = |other: &Expr| match other {
        Expr::Call { name, args: others, .. } => others == args && phrases::implies_class(name),
        _ => false,
    };
    let all = blame.conditions.iter().copied().chain([blame.part]);
    name == "class" && all.flat_map(Expr::walk).any(of_operand)
}
