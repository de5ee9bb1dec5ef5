//! Rules on types, classes and modifiers of operands.

use super::derived::Derived;
use crate::isa::{Instruction, RuleKind, SourceModifier, TypeMap, TypeName};
use crate::lower::bits::LIMIT;
use crate::lower::cx::Cx;
use crate::lower::field::Draft;
use crate::lower::{sentences, words};
use genvisa_rule::{Written, all, any, field, on};

/// Types, classes and modifiers of an operand.
pub(super) fn operand<'a>(cx: &mut Cx<'_, 'a>, isa: &Instruction, draft: &Draft<'a>) {
    types(cx, isa, draft);
    classes(cx, draft);
    let (line, name) = (draft.field.at.line, &draft.field.name);
    if !draft.field.is_vector() {
        return;
    }
    if !draft.field.written {
        let modifiers = words::modifier_names(isa.source_modifier.unwrap_or(SourceModifier::None));
        let rule = Derived {
            name: &[name, "/modifier"],
            kind: RuleKind::Modifier,
            expr: field(name).modifier().is_one_of(modifiers.iter().copied()),
            sentence: sentences::modifiers(name, modifiers),
        };
        rule.add(cx, line, draft.text);
    } else if isa.saturation != Some(true) {
        let rule = Derived {
            name: &[name, "/saturation"],
            kind: RuleKind::Saturation,
            expr: field(name).modifier().differs_from(words::SATURATION),
            sentence: sentences::saturation(name, words::SATURATION),
        };
        rule.add(cx, line, draft.text);
    }
}

fn types(cx: &mut Cx<'_, '_>, isa: &Instruction, draft: &Draft<'_>) {
    let (operand, name) = (&draft.field, &draft.field.name);
    let (types, text) = match operand.types.is_empty() {
        false => (&operand.types, draft.types_text),
        true => (&isa.supported_types, draft.text),
    };
    let of_instruction = operand.is_vector() && !has_own_type(draft) && !types.is_empty();
    if !operand.types.is_empty() || of_instruction {
        let rule = Derived {
            name: &[name, "/type"],
            kind: RuleKind::Type,
            expr: has_type(&field(name), types),
            sentence: sentences::types(name, types),
        };
        rule.add(cx, operand.at.line, text);
    }
}

fn classes(cx: &mut Cx<'_, '_>, draft: &Draft<'_>) {
    let name = &draft.field.name;
    let mut classes: Vec<&str> = draft.field.classes.iter().filter_map(|c| words::class(c)).collect();
    classes.dedup();
    if !classes.is_empty() {
        let rule = Derived {
            name: &[name, "/class"],
            kind: RuleKind::Class,
            expr: field(name).class().is_one_of(classes.iter().copied()),
            sentence: sentences::classes(name, &classes),
        };
        rule.add(cx, draft.field.at.line, draft.classes_text);
    }
}

/// Whether an operand has a type of its own, whatever the others have: bits of a predicate and nothing else.
fn has_own_type(draft: &Draft<'_>) -> bool {
    draft.field.classes.iter().all(|c| words::class(c) == Some("Predicate"))
        && !draft.field.classes.is_empty()
}

/// `matches!(ty(f), UD | D) || on("XEHP+") && matches!(ty(f), BF)`.
pub(super) fn has_type(operand: &Written, types: &[TypeName]) -> Written {
    let ty = || operand.clone().ty();
    any(TypeName::by_platforms(types).into_iter().map(|(set, list)| match list[..] {
        _ if set.is_all() => ty().is_one_of(list),
        [one] => all([on(set), ty().equals(one)]),
        _ => all([on(set), ty().is_one_of(list)]),
    }))
}

/// The types of an operand, before all maps.
fn supported<'d>(d: &'d Draft<'_>, isa: &'d Instruction) -> &'d [TypeName] {
    if d.field.types.is_empty() { &isa.supported_types } else { &d.field.types }
}

/// The types of an operand in a row of a map.
fn mapped<'m>(d: &Draft<'_>, map: &'m TypeMap) -> &'m [String] {
    if d.field.written { &map.dst } else { &map.src }
}

/// One map at least fits all operands, provided that each has a supported type.
pub(super) fn type_maps<'a>(cx: &mut Cx<'_, 'a>, isa: &Instruction, fields: &[Box<Draft<'a>>]) {
    let operands: Vec<&Draft<'a>> =
        fields.iter().map(|d| &**d).filter(|d| d.field.is_vector() && !has_own_type(d)).collect();
    if operands.is_empty() {
        return;
    }
    if isa.type_maps.len().max(operands.len()) > LIMIT {
        cx.error(&isa.name, format!("more than {LIMIT} operands or type maps"), "");
        return;
    }
    // A row that has everywhere all types that the instruction has at all leaves nothing to forbid.
    let is_all = |map: &TypeMap| {
        map.platforms.is_all()
            && operands.iter().all(|d| {
                let (types, supported) = (mapped(d, map), supported(d, isa));
                let has = |ty: &TypeName| types.contains(&ty.name);
                types.is_empty() || (!supported.is_empty() && supported.iter().all(has))
            })
    };
    if isa.type_maps.iter().any(is_all) {
        return;
    }
    let premises = operands.iter().filter_map(|d| {
        let types = supported(d, isa);
        (!types.is_empty()).then(|| has_type(&field(&d.field.name), types))
    });
    let premise = premises.reduce(|all_before, next| all([all_before, next]));
    let maps = isa.type_maps.iter().map(|map| {
        let parts = operands.iter().filter_map(|d| {
            let types = mapped(d, map);
            let types = types.iter().map(String::as_str);
            (types.len() > 0).then(|| field(&d.field.name).ty().is_one_of(types))
        });
        let platforms = (!map.platforms.is_all()).then(|| on(&map.platforms));
        all(platforms.into_iter().chain(parts))
    });
    let maps = any(maps);
    let expr = match premise {
        Some(premise) => premise.implies(maps),
        None => maps,
    };
    let names: Vec<(&str, bool)> =
        operands.iter().map(|d| (d.field.name.as_str(), d.field.written)).collect();
    let premised: Vec<&TypeName> = operands.iter().flat_map(|d| supported(d, isa)).collect();
    let rule = Derived {
        name: &["type_map"],
        kind: RuleKind::TypeMap,
        expr,
        sentence: sentences::type_map(&isa.name, &names, &premised, &isa.type_maps),
    };
    let line = isa.type_maps.first().map_or(1, |m| m.at.line);
    rule.add(cx, line, &isa.name);
}
