//! A field of the expression that the sentence does not name, beside one that only the sentence names.

use super::super::spec::Spec;
use super::words::Words;
use genvisa_reader::isa::Rule;
use genvisa_rule::{Expr, names};

/// The field that the sentence has in place of one of the expression, and that one.
pub(super) fn swapped(spec: &Spec<'_>, rule: &Rule, expr: &Expr, words: &Words<'_>) -> Option<String> {
    let of_expr = || names(expr).filter_map(|name| name.path.first().map(String::as_str));
    // Nearly all sentences name all fields.
    let mut silent = of_expr().filter(|name| !words.quotes(name)).peekable();
    silent.peek()?;
    // A function without an operand may be about any field.
    let is_free = |part: &Expr| matches!(part, Expr::Call { args, .. } if args.is_empty());
    if expr.walk().any(is_free) {
        return None;
    }
    let fields = spec.fields_of(&rule.subject)?;
    let is_field = |name: &str| fields.iter().any(|field| field.name == name);
    let silent = silent.find(|name| is_field(name))?;
    let is_strange = |name: &str| words.quotes(name) && !of_expr().any(|own| own == name);
    let strange = fields.iter().find(|field| is_strange(&field.name))?;
    Some(format!("`{}` for `{silent}`", strange.name))
}
