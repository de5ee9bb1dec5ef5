//! Facts that readings supply where a page lacks them: layouts, definitions of structures and names of encodings. A fact of
//! the page has precedence.

use super::log::{ExpressionPlace, Log, Named, Same, Supplied};
use super::words::UNTYPED;
use crate::isa::{BitGroup, Enumerant, Field, Isa, Platform, PlatformSet, Record, Wire};
use crate::readings::{LayoutFact, StatedValues};
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

/// Adds the facts about layouts of all readings that were used. A page with a part of the specification may lack the structures
/// that its sentences name.
pub(super) fn layouts(isa: &mut Isa, log: &mut Log<'_>, is_complete: bool) {
    let stated: Vec<bool> = isa.platforms.iter().map(|platform| platform.grf > 0).collect();
    let mut layouts = std::mem::take(&mut log.layouts);
    // A structure has the fields of another one as they are when all of them have types.
    layouts.sort_by_key(|supplied| matches!(supplied.fact, LayoutFact::Structure { .. }));
    for supplied in layouts {
        let result = match &supplied.fact {
            LayoutFact::Structure { name, like } => structure(isa, log, &supplied, name, like),
            LayoutFact::Field { record, name, ty, count } => field(isa, record, name, ty, count.as_ref()),
            LayoutFact::Register { platforms, bytes } => register(isa, &stated, platforms, *bytes),
            LayoutFact::First { space, index } => {
                let class = isa.classes.iter_mut().find(|class| class.space == *space);
                let known = class.map(|class| class.first.get_or_insert(*index));
                known.map(drop).ok_or_else(|| "the pages have no table of classes of variables".to_string())
            }
        };
        if let (Err(message), true) = (result, is_complete) {
            log.conflict(&supplied.spot, message, &supplied.sentence, "the sentence of the page", "");
        }
    }
}

/// Adds a structure with the fields of another one. The rules that follow from their bits are its rules too.
fn structure(
    isa: &mut Isa,
    log: &mut Log<'_>,
    supplied: &Supplied,
    name: &str,
    like: &str,
) -> Result<(), String> {
    if isa.record(name).is_some() {
        return Ok(());
    }
    let Some(known) = isa.record(like) else {
        return Err(format!("no page describes the structure `{like}`"));
    };
    let Supplied { doc, at, sentence, .. } = supplied;
    let record = Record { name: name.to_string(), doc: doc.clone(), at: at.clone(), ..known.clone() };
    log.same.extend(record.fields.iter().filter(|field| !field.bits.is_empty()).map(|field| Same {
        record: name.into(),
        field: field.name.clone(),
        like: like.to_string(),
        line: at.line,
        spot: sentence.clone(),
    }));
    isa.records.push(record);
    Ok(())
}

/// Gives platforms the size of their registers, if it is not `stated`. A statement about some platforms precedes one about all.
fn register(isa: &mut Isa, stated: &[bool], set: &PlatformSet, bytes: u32) -> Result<(), String> {
    let found =
        (0..isa.platforms.len()).map(|n| set.contains(&isa.platforms, n)).collect::<Option<Vec<bool>>>();
    let Some(found) = found else { return Err(format!("the pages do not list the platforms {{{set}}}")) };
    for ((platform, stated), is_in) in isa.platforms.iter_mut().zip(stated).zip(found) {
        if is_in && !stated && (platform.grf == 0 || !set.is_all()) {
            platform.grf = bytes;
        }
    }
    Ok(())
}

/// Gives a field the type that its declaration lacks.
fn field(isa: &mut Isa, record: &str, name: &str, ty: &str, count: Option<&String>) -> Result<(), String> {
    let fields = isa.records.iter_mut().find(|known| known.name == record).map(|record| &mut record.fields);
    let field = fields.and_then(|fields| fields.iter_mut().find(|field| field.name == name));
    let Some(field) = field else { return Err(format!("`{record}` has no field `{name}`")) };
    if field.wire.iter().all(|wire| wire.ty == UNTYPED) && field.count.is_none() {
        field.wire = vec![Wire { ty: ty.to_string(), ..Wire::default() }];
        field.count = count.cloned();
    }
    Ok(())
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
