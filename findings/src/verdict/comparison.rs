//! Headlines about a number that is compared with another one, or that must be within limits.

use super::blame::free_parts;
use super::captured::is_part;
use super::headline::Headline;
use super::phrases;
use super::words::{Words, code, first_declared, list};
use genvisa_rule::{BinaryOp, Expr, Int, Pattern, Radix, UnaryOp};

/// `matches!(x, 1..=15)` of a number.
pub fn ranges(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let (part, must) = match part {
        Expr::Unary { op: UnaryOp::Not, operand } => (&**operand, false),
        _ => (part, true),
    };
    let Expr::Matches { subject, patterns } = part else { return None };
    words.captured.value(subject).filter(|_| is_part(subject))?;
    let is_about_index = words.is_declaration(subject);
    let shown: Vec<String> = patterns
        .iter()
        .map(|pattern| match pattern {
            Pattern::Int(int) => {
                words.letters(subject, int.value).unwrap_or_else(|| words.number(subject, int.value))
            }
            Pattern::Range(from, to) => format!("{} to {}", from.value, to.value),
            Pattern::Name(name) => code(&name.to_string()),
        })
        .collect();
    let verb = if must { "must" } else { "must not" };
    let is = if is_about_index { "be" } else { words.verb(subject) };
    let rest = format!("it {verb} {is} {}", list(&shown, " or "));
    let allowed = if must { shown } else { Vec::new() };
    Some(Headline { allowed, is_about_index, ..Headline::new(words.found(subject), &rest) })
}

/// `x % 16 == 0`
pub fn multiple(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op: BinaryOp::Eq, left, right } = part else { return None };
    let Expr::Binary { op: BinaryOp::Rem, left: of, right: by } = &**left else { return None };
    if words.captured.value(right)? != 0 {
        return None;
    }
    let limit = limit_facts(by, words);
    let by = words.captured.value(by).filter(|_| is_part(of))?;
    let at = if words.begins_at(of).is_some() { "begin at" } else { "be" };
    let rest = format!("it must {at} a multiple of {by}");
    let allowed = vec![format!("multiples of {by}")];
    Some(Headline { allowed, limit, ..Headline::new(words.found(of), &rest) })
}

/// The verb of a comparison: `be at most`.
pub const fn relation(op: BinaryOp) -> Option<&'static str> {
    Some(match op {
        BinaryOp::Eq => "be",
        BinaryOp::Ne => "not be",
        BinaryOp::Lt => "be less than",
        BinaryOp::Le => "be at most",
        BinaryOp::Gt => "be more than",
        BinaryOp::Ge => "be at least",
        _ => return None,
    })
}

/// The number that another one is compared with.
pub fn limit(left: &Expr, right: &Expr, words: &Words<'_>) -> Option<String> {
    Some(match right {
        Expr::Name(name) if name.is_symbol() => code(&name.to_string().to_lowercase()),
        // Both numbers are written alike.
        Expr::Int(limit) => words.number(left, limit.value),
        right => {
            words.captured.value(right)?;
            words.value(right)
        }
    })
}

/// The facts that a limit depends on. A limit that follows from many is explained by the sentence of the rule; the headline
/// has no formula.
pub fn limit_facts(right: &Expr, words: &Words<'_>) -> Vec<String> {
    const MOST: usize = 2;
    let parts = free_parts(right);
    if parts.len() > MOST {
        return Vec::new();
    }
    parts.iter().map(|part| words.found(part)).collect()
}

/// A comparison of two numbers.
pub fn comparison(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op, left, right } = part else { return None };
    let relation = relation(*op)?;
    words.captured.value(left).filter(|_| is_part(left))?;
    let found = words.found(left);
    if let (Some(function), BinaryOp::Eq, Some(value)) =
        (Words::function(left), op, words.captured.value(right))
        && let Some(exact) = phrases::exact(function, value)
    {
        return Some(Headline { is_about_index: phrases::is_index(function), ..Headline::new(found, exact) });
    }
    if let (Some(found), BinaryOp::Ne, Some(0)) = (words.absent(left), op, words.captured.value(right)) {
        return Some(Headline::new(found, "it must name one"));
    }
    if let Some(table) = words.table_of(left) {
        let rest = match op {
            BinaryOp::Ne => "it must be another one".to_string(),
            BinaryOp::Eq => format!("it must be {}", limit(left, right, words)?),
            BinaryOp::Ge if words.captured.value(right) == Some(first_declared(table)) => {
                "it must not be a predefined one".to_string()
            }
            BinaryOp::Lt if words.is_declaration(right) => {
                format!("it must be declared in front of {}", words.value(right))
            }
            // Another order of declarations means nothing to users.
            _ => return None,
        };
        return Some(Headline { is_about_index: true, ..Headline::new(found, &rest) });
    }
    if let (Expr::Int(Int { value: wanted, radix: Radix::Hex, .. }), Some(value), Expr::Name(_)) =
        (&**right, words.captured.value(left), &**left)
    {
        // The page writes such numbers in one way.
        let found = format!("{} is {value:#x}", words.place(left));
        return Some(Headline::new(found, &format!("it must {relation} {wanted:#x}")));
    }
    let limit = limit(left, right, words)?;
    let rest = match (op, words.begins_at(left)) {
        (BinaryOp::Eq, Some(unit)) => format!("it must begin at {unit} {limit}"),
        (BinaryOp::Lt, Some(unit)) => format!("it must begin before {unit} {limit}"),
        _ => format!("it must {} {limit}", relation.replacen("be", words.verb(left), 1)),
    };
    Some(Headline { limit: limit_facts(right, words), ..Headline::new(found, &rest) })
}
