//! Facts that readings supply where a page lacks them: definitions of structures and names of encodings. A fact of the
//! page has precedence.

use super::log::{ExpressionPlace, Log, Named};
use crate::isa::{BitGroup, Enumerant, Field, Isa, Platform};
use crate::readings::StatedValues;
use genvisa_rule::Expr;

/// Adds the facts of all readings that were used.
pub(super) fn all(isa: &mut Isa, log: &mut Log<'_>, is_complete: bool) {
    for (record, definition) in std::mem::take(&mut log.definitions) {
        let record = isa.records.iter_mut().find(|r| *r.name == *record);
        if let Some(record) = record.filter(|r| r.definition(&definition.name).is_none()) {
            record.definitions.push(definition);
        }
    }
    for named in std::mem::take(&mut log.values) {
        let StatedValues { subject, field, bits, .. } = &named.values;
        let fields = isa.fields_of_mut(subject);
        let is_read = is_complete || fields.is_some();
        let field = fields.and_then(|fields| fields.iter_mut().find(|f| f.name == *field));
        if !field.is_some_and(|field| name(field, &named)) && is_read {
            let message = format!("`{subject}` has no bits `{bits}`");
            log.conflict(&named.spot, message, &named.sentence, "the sentence of the page", "");
        }
    }
}

/// Adds the platforms of all readings that were used, each with the register size of the platform before it.
pub(super) fn platforms(isa: &mut Isa, log: &mut Log<'_>) {
    for (name, before) in std::mem::take(&mut log.later_platforms) {
        let position = isa.platforms.iter().position(|platform| platform.name == before);
        if let Some((n, before)) = position.and_then(|n| Some((n, isa.platforms.get(n)?.clone())))
            && isa.platforms.iter().all(|platform| platform.name != name)
        {
            isa.platforms
                .insert(n + 1, Platform { name, grf: before.grf, at: before.at, ..Platform::default() });
        }
    }
}

/// Replaces the expression at a place of the model.
pub(super) fn replace(isa: &mut Isa, subject: &str, place: &ExpressionPlace, expr: &Expr) {
    let expr = expr.to_string();
    match place {
        ExpressionPlace::Rule(id) => {
            isa.rules.iter_mut().filter(|r| r.id == *id).for_each(|rule| rule.expr.clone_from(&expr))
        }
        ExpressionPlace::Condition(name) => {
            let field =
                isa.fields_of_mut(subject).and_then(|fields| fields.iter_mut().find(|f| f.name == *name));
            field.into_iter().for_each(|field| field.when = Some(expr.clone()));
        }
    }
}

/// Names encodings of a bit range of a field. A field without bit ranges is one; a bit range grows to hold the codes. False:
/// the field has no such bits.
fn name(field: &mut Field, named: &Named) -> bool {
    let Named { values, at, .. } = named;
    if field.bits.is_empty()
        && values.bits == values.field
        && let Some(width) = field.width()
    {
        let (name, doc) = (field.name.clone(), field.doc.clone());
        field.bits.push(BitGroup { name, hi: width - 1, doc, at: at.clone(), ..BitGroup::default() });
    }
    let Some(group) = field.bits.iter_mut().find(|g| g.name == values.bits) else { return false };
    for (name, code) in &values.values {
        group.hi = group.hi.max(group.lo + code.checked_ilog2().unwrap_or(0));
        if group.values.iter().all(|v| v.code != *code && v.name != *name) {
            group.values.push(Enumerant {
                code: *code,
                name: name.clone(),
                at: at.clone(),
                ..Enumerant::default()
            });
        }
    }
    true
}
