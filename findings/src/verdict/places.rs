//! The names of fields in plain words: `exec_size.mask` is the execution mask.

use super::words::{code, element};
use genvisa_rule::Expr;

/// Bit ranges that users know by another noun.
const NOUNS: &[(&str, &str)] = &[
    ("mask", "execution mask"),
    ("combine", "combination"),
    ("inverse", "inversion"),
    ("channels", "number of channels"),
    ("cps", "CPS bit"),
    ("word", "word bit"),
    ("modifiers", "modifier"),
];

/// The field that has the execution size of most instructions. It needs no name beside its mask.
const EXECUTION_SIZE: &str = "exec_size";

/// The bit range of a path, as a noun: of `op.null_mask` the field and `null mask`.
fn split(text: &str) -> Option<(&str, String)> {
    let (field, range) = text.split_once('.').filter(|(field, range)| field != range)?;
    let noun = NOUNS.iter().find(|(name, _)| *name == range).map_or(range, |(_, noun)| noun);
    Some((field, noun.replace(['_', '.'], " ")))
}

/// A field, a bit range or an element, of an operand or declaration if it is in one.
pub fn place(expr: &Expr, holder: Option<&str>) -> String {
    let text = expr.to_string();
    // A bit range may have the name of its field.
    let text = match text.split_once('.') {
        Some((field, range)) if field == range => field.to_string(),
        _ => text,
    };
    let first = text.split(['.', '[']).next().unwrap_or_default();
    let holder = holder.filter(|holder| holder.trim_matches('`') != first);
    if let (Expr::Index { of, at }, of_holder) = (expr, holder) {
        let of_holder = of_holder.map(|holder| format!(" of {holder}")).unwrap_or_default();
        return element(&of.to_string(), at) + &of_holder;
    }
    match (split(&text), holder) {
        (Some((_, noun)), Some(holder)) => format!("the {noun} of {holder}"),
        (Some((EXECUTION_SIZE, noun)), None) => format!("the {noun}"),
        (Some((field, noun)), None) => format!("the {noun} of {}", code(field)),
        (None, Some(holder)) => format!("{} of {holder}", code(&text)),
        (None, None) => code(&text),
    }
}

/// A bit range with its value as a part of a size: `execution mask M5`; `None` for another part.
pub fn amount(expr: &Expr, shown: &str) -> Option<String> {
    let text = expr.to_string();
    let (field, noun) = match expr {
        Expr::Call { args, .. } => {
            split(text.strip_suffix(')')?.split_once('(')?.1).filter(|_| args.len() == 1)?
        }
        _ => split(&text)?,
    };
    let of = if field == EXECUTION_SIZE { String::new() } else { format!(" in {}", code(field)) };
    Some(format!("{noun} {shown}{of}"))
}
