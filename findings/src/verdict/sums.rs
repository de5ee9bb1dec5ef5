//! Headlines about numbers that a rule calculates from several parts.

use super::bits::Bits;
use super::blame::free_parts;
use super::captured::{is_part, parsed};
use super::comparison::{limit, limit_facts, relation};
use super::headline::{Headline, is_within_register};
use super::phrases;
use super::words::{REGION, Words, code, distance, list};
use genvisa_rule::functions::{Answer, Function};
use genvisa_rule::{BinaryOp, Expr};

/// `offset + bytes <= var_bytes(id)`: a thing reaches beyond the end of another one.
pub fn extent(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op: BinaryOp::Le, left, right } = part else { return None };
    let Expr::Binary { op: BinaryOp::Add, left: start, right: length } = &**left else { return None };
    if [start, length].iter().any(|term| free_parts(term).is_empty()) {
        return None;
    }
    let begins = || free_parts(start).into_iter().find_map(|part| words.begins_at(part));
    let unit = begins().or_else(|| unit(right)).or_else(|| unit(left))?;
    let (from, end) = (words.captured.value(start)?, words.captured.value(left)?);
    let most = words.captured.value(right)?;
    if from < 0 || end - from < 1 {
        return None;
    }
    let of = if is_within_register(start) { " of a register" } else { "" };
    let holder = words.holder.clone().or_else(|| operand(start))?;
    let found = match (unit, end - from) {
        ("channel", 1) => format!("the instruction uses channel {from}"),
        ("channel", _) => format!("the instruction uses channels {from} to {}", end - 1),
        (_, 1) => format!("{holder} reaches to {unit} {from}{of}"),
        _ => format!("{holder} reaches from {unit} {from} to {unit} {}{of}", end - 1),
    };
    let allowed = vec![format!("up to {unit} {}", most - 1)];
    let limit = limit_facts(right, words);
    if let ([fact], true) = (limit.as_slice(), is_part(right)) {
        return Some(Headline { allowed, is_complete: true, ..Headline::new(found, fact) });
    }
    let rest = format!("it must end before {unit} {most}");
    Some(Headline { allowed, limit, ..Headline::new(found, &rest) })
}

/// The operand that a place is in: `offset(dst)`.
fn operand(start: &Expr) -> Option<String> {
    let mut args = free_parts(start).into_iter().filter_map(|part| match part {
        Expr::Call { args, .. } => args.first(),
        _ => None,
    });
    args.next().map(|arg| code(&arg.to_string()))
}

/// The unit of a number, by the clauses of the functions in it.
fn unit(expr: &Expr) -> Option<&'static str> {
    free_parts(expr).into_iter().find_map(|part| {
        let function = Words::function(part)?;
        phrases::of(function).map_or_else(|| phrases::unit(function), |phrase| phrases::unit(phrase.holds))
    })
}

/// `num_elements * bytes(type) < 4096`, `code(exec_size.mask) * 4 % exec_size == 0`
pub fn product(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op, left, right } = part else { return None };
    if Bits::of(left).is_some() {
        return None;
    }
    let (of, rest, because) = match &**left {
        Expr::Binary { op: BinaryOp::Rem, left: of, right: by }
            if *op == BinaryOp::Eq && words.captured.value(right) == Some(0) =>
        {
            (of, format!("it must be a multiple of {}", words.captured.value(by)?), limit_facts(by, words))
        }
        _ => match registers(right, words) {
            Some(rest) if *op == BinaryOp::Le => (left, rest, Vec::new()),
            _ => {
                let rest = format!("it must {} {}", relation(*op)?, limit(left, right, words)?);
                (left, rest, limit_facts(right, words))
            }
        },
    };
    if (is_part(of) && !is_calculated(of)) || !is_arithmetic(of) {
        return None;
    }
    let value = words.captured.value(of)?;
    let mut parts = summands(of, words);
    // The size of a register is the same for all instructions of a platform.
    parts.retain(|part| Words::function(part) != Some("grf"));
    let facts: Vec<String> = parts.iter().map(|part| words.found(part)).collect();
    if facts.is_empty() || facts.len() > MOST_FACTS {
        return None;
    }
    let has_mask = parts.iter().any(|part| part.to_string().ends_with(".mask)"));
    let is_channel = has_mask && unit(of) != Some("byte");
    if let (true, [mask], Some(count)) = (is_channel, parts.as_slice(), divisor(left, words)) {
        let found = format!("{} begins at channel {value}", words.value(mask));
        return Some(Headline::new(found, &format!("{count} channels must begin at a multiple of {count}")));
    }
    let noun = match registers(right, words) {
        Some(_) => " bytes",
        None => amount(of),
    };
    let (unit, noun) = match (is_channel, has_mask) {
        (true, _) => ("channel ", ""),
        // The place of a channel in a register.
        (_, true) => ("byte ", ""),
        _ => ("", noun),
    };
    let alone = parts.first().filter(|one| parts.len() == 1 && words.captured.value(one) == Some(value));
    let rest = match (alone.and_then(|one| words.begins_at(one)), op) {
        (Some(unit), BinaryOp::Lt) => format!("it must begin before {unit} {}", limit(left, right, words)?),
        _ => rest,
    };
    let found = match alone {
        Some(_) => facts.concat(),
        _ => format!("{}, which makes {unit}{value}{noun}", list(&facts, " and ")),
    };
    Some(Headline { limit: because, ..Headline::new(found, &rest) })
}

/// `8 * grf()`: the bytes of some registers.
fn registers(expr: &Expr, words: &Words<'_>) -> Option<String> {
    let Expr::Binary { op: BinaryOp::Mul, left: count, right: size } = expr else { return None };
    let (Expr::Int(count), Some("grf")) = (&**count, Words::function(size)) else { return None };
    Some(format!("{} registers have {} bytes", count.value, words.captured.value(expr)?))
}

/// The number by which a part must be divisible.
fn divisor(remainder: &Expr, words: &Words<'_>) -> Option<i64> {
    let Expr::Binary { op: BinaryOp::Rem, right, .. } = remainder else { return None };
    words.captured.value(right)
}

/// The unit of a product of bytes: bits if one factor is 8.
fn amount(of: &Expr) -> &'static str {
    use BinaryOp::{Add, Div, Mul, Rem, Sub};
    let is_other = |expr: &Expr| matches!(expr, Expr::Binary { op: Add | Sub | Div | Rem, .. });
    if unit(of) != Some("byte") || of.walk().any(is_other) {
        return "";
    }
    let is_eight = |expr: &Expr| matches!(expr, Expr::Int(factor) if factor.value == 8);
    let has_eight = |expr: &Expr| matches!(expr, Expr::Binary { op: Mul, left, right } if is_eight(left) || is_eight(right));
    if of.walk().any(has_eight) { " bits" } else { " bytes" }
}

/// The parts of a sum without those of terms that are 0, unless all are.
fn summands<'e>(sum: &'e Expr, words: &Words<'_>) -> Vec<&'e Expr> {
    let Expr::Binary { op: BinaryOp::Add, left, right } = sum else { return free_parts(sum) };
    match (words.captured.value(left), words.captured.value(right)) {
        (Some(0), Some(other)) if other != 0 => summands(right, words),
        (Some(other), Some(0)) if other != 0 => summands(left, words),
        _ => free_parts(sum),
    }
}

/// The facts that a reader can join at a glance.
const MOST_FACTS: usize = 3;

/// Whether an expression only calculates: readers can follow that.
fn is_arithmetic(expr: &Expr) -> bool {
    use BinaryOp::{Add, Div, Mul, Rem, Shl, Shr, Sub};
    match expr {
        Expr::Binary { op: Add | Sub | Mul | Div | Rem, left, right } => {
            is_arithmetic(left) && is_arithmetic(right)
        }
        // Shifts multiply and divide numbers; those of other numbers select bits.
        Expr::Binary { op: Shl | Shr, left, right } => is_part(left) && is_arithmetic(right),
        Expr::Binary { op, .. } if op.is_comparison() => true,
        Expr::Call { name, args, .. } if is_calculation(name) => args.iter().all(is_arithmetic),
        expr => is_part(expr) || matches!(expr, Expr::Int(_)),
    }
}

/// Whether an expression is the call of a function that calculates.
fn is_calculated(expr: &Expr) -> bool {
    matches!(expr, Expr::Call { name, .. } if is_calculation(name))
}

/// Whether a function calculates a number of other numbers: the larger one of two.
fn is_calculation(function: &str) -> bool {
    matches!(Function::find(function).map(|function| function.answer), Some(Answer::Arithmetic(_)))
}

/// `low == lowest || ...`, where `lowest` is the lowest bits of `low`: the number has too many bits.
pub fn fits(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op: BinaryOp::Or, left, right } = part else { return None };
    let Expr::Binary { op: BinaryOp::Eq, left: of, right: lowest } = &**left else { return None };
    let definition = parsed(words.captured.part(lowest)?.definition)?;
    let Expr::Binary { op: BinaryOp::BitAnd, left: masked, right: mask } = &*definition else { return None };
    if masked != of || !right.walk().any(|other| other == &**lowest) {
        return None;
    }
    let bits = words.captured.value(mask)?.count_ones();
    let ty = words.captured.parts.keys().find(|text| text.ends_with("type"));
    let ty = ty.and_then(|text| parsed(text)).map(|ty| words.value(&ty))?;
    // The bits above repeat the sign of a negative number.
    let value = words.captured.value(of)?;
    let value = u32::try_from(value).map_or(value, |value| value.cast_signed().into());
    let operand = words.holder.clone().unwrap_or_else(|| words.place(of));
    let found = format!("{operand} is {value}");
    let range = format!("{} to {}", -(1_i64 << (bits - 1)), (1_i64 << bits) - 1);
    let text = format!("{found}, which does not fit the {bits} bits of {ty}; it must be {range}");
    Some(Headline { text, found, allowed: vec![range], is_complete: true, ..Headline::default() })
}

/// `region(src0) & 0xf00 == 0x200`: parts of a region.
pub fn region(part: &Expr, words: &Words<'_>) -> Option<Headline> {
    let Expr::Binary { op: BinaryOp::Eq, left, right } = part else { return None };
    let Expr::Binary { op: BinaryOp::BitAnd, left: of, right: mask } = &**left else { return None };
    let Expr::Call { name, args, .. } = &**of else { return None };
    if name != "region" {
        return None;
    }
    let operand = words.place(args.first()?);
    let (bits, mask, wanted) =
        (words.captured.value(of)?, words.captured.value(mask)?, words.captured.value(right)?);
    let differ: Vec<(&str, String, String)> = REGION
        .iter()
        .filter(|(_, shift)| mask >> shift & 0xf == 0xf && (bits ^ wanted) >> shift & 0xf != 0)
        .map(|(name, shift)| (*name, distance(bits >> shift), distance(wanted >> shift)))
        .collect();
    if differ.is_empty() {
        return None;
    }
    let is: Vec<String> =
        differ.iter().map(|(name, is, _)| format!("the {name} of {operand} is {is}")).collect();
    let must: Vec<String> = differ.iter().map(|(.., must)| must.clone()).collect();
    let found = list(&is, " and ");
    let rest = match must.as_slice() {
        [one] => format!("it must be {one}"),
        [one, others @ ..] if others.iter().all(|other| other == one) => format!("each must be {one}"),
        several => format!("they must be {}", list(several, " and ")),
    };
    Some(Headline { allowed: must, ..Headline::new(found, &rest) })
}
