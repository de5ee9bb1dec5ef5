//! Placeholders that nearly all forms have and one lacks, that are optional in nearly all forms and not in one, and that spell
//! another kind of operand than the layout has.

use super::super::spec::Spec;
use super::super::{Finding, repeated};
use super::{Form, Placeholder, flat};
use genvisa_reader::isa::structure;
use genvisa_syntax::{Item, Line, Shape, Token};
use std::collections::BTreeMap;

/// The fewest forms from which it is known how a field is written.
const MANY: usize = 20;

/// Forms, each with an answer.
type Answers<'f, 's> = BTreeMap<&'s str, Vec<(bool, &'f Form<'s>)>>;

pub(super) fn run<'s>(spec: &Spec<'_>, forms: &[Form<'s>]) -> Vec<Finding> {
    let (mut written, mut optional) = (Answers::new(), Answers::new());
    let mut found = Vec::new();
    for form in forms.iter().filter(|form| matches!(form.line, Line::Form { .. })) {
        members(form, &mut written);
        brackets(form, &mut optional);
        found.extend(form.placeholders.iter().filter_map(|one| operand(spec, form, one)));
    }
    found.extend(differing(&written).filter(|(_, _, is_usual)| *is_usual).map(|(name, form, _)| {
        let message = format!("the form lacks `<{name}>`, which nearly all forms have");
        form.finding(spec, name, message, "a value that the form fixes is written `<field=value>`")
    }));
    found.extend(differing(&optional).map(|(name, form, is_optional)| {
        let (is, usual) = if is_optional { ("is not", "is") } else { ("is", "is not") };
        let message = format!("`<{name}>` {is} optional, and {usual} in nearly all forms");
        form.finding(spec, name, message, "parts in brackets are optional")
    }));
    found
}

/// The forms whose answer is not that of nearly all, with the usual answer.
fn differing<'a, 'f, 's>(
    answers: &'a Answers<'f, 's>,
) -> impl Iterator<Item = (&'s str, &'f Form<'s>, bool)> + 'a {
    answers.iter().flat_map(|(name, all)| {
        let usual = repeated::usual(all.iter().map(|(answer, _)| *answer), MANY);
        let differs = move |one: &&(bool, &'f Form<'s>)| usual.is_some_and(|usual| one.0 != usual);
        all.iter().filter(differs).map(move |(answer, form)| (*name, *form, !answer))
    })
}

/// Whether a form has each member that is no operand. A form for some encodings only may lack what these do not need.
fn members<'f, 's>(form: &'f Form<'s>, answers: &mut Answers<'f, 's>) {
    let Line::Form { items, .. } = &form.line else { return };
    let flat = flat(items);
    let is_part = flat.fields.iter().any(|(_, shape)| matches!(shape, Shape::Only(_)));
    if is_part || flat.has_groups {
        return;
    }
    let members = form.instruction.fields.iter();
    for field in members.filter(|f| !f.is_operand() && f.when.is_none() && f.used_if.is_none()) {
        let is_written = flat.fields.iter().any(|(path, _)| path.field == field.name);
        answers.entry(&field.name).or_default().push((is_written, form));
    }
}

/// Whether each placeholder of a form is in brackets.
fn brackets<'f, 's>(form: &'f Form<'s>, answers: &mut Answers<'f, 's>) {
    let mut depth = 0_usize;
    for token in &form.tokens {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Placeholder(inner) => {
                let end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                // Bits of a field have places of their own.
                if end.is_none_or(|end| !inner[end..].starts_with('.')) {
                    let name = &inner[..end.unwrap_or(inner.len())];
                    answers.entry(name).or_default().push((depth > 0, form));
                }
            }
            _ => {}
        }
    }
}

/// The spelling of a kind of operand is for operands of that kind.
fn operand(spec: &Spec<'_>, form: &Form<'_>, placeholder: &Placeholder<'_>) -> Option<Finding> {
    let Item::Field(path, shape) = &placeholder.item else { return None };
    let kind = match shape {
        Shape::Register => "raw_operand",
        Shape::Lsc | Shape::At | Shape::AddressOf => "vec_operand",
        _ => return None,
    };
    let field = form.field(path).filter(|_| path.bits.is_none())?;
    let own: Vec<&str> = field.wire.iter().filter_map(|wire| structure(&wire.ty)).collect();
    if own.is_empty() || own.contains(&kind) {
        return None;
    }
    let message =
        format!("`<{}>` spells a `{kind}`, and `{}` is a `{}`", placeholder.inner, field.name, own[0]);
    Some(form.finding(spec, &field.name, message, "the spelling follows the kind of the operand"))
}
