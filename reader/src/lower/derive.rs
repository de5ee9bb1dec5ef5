//! Rules that follow from the facts of a page: closed lists, reserved bits, types, classes, properties.

mod bits;
mod derived;
mod operands;
mod parameters;

use super::bits::BitRange;
use super::cx::{Cx, NewRule};
use super::field::Draft;
use super::sentences;
use crate::isa::{Check, Instruction, PlatformSet, Range, Refers, RuleKind};
use genvisa_rule::{Written, any, field, on};

use derived::{Derived, path};

pub(super) use bits::bit_ranges;
pub(super) use derived::Naming;
pub(super) use parameters::parameters;

/// The rules of an instruction and its fields.
pub(super) fn instruction<'a>(cx: &mut Cx<'_, 'a>, isa: &Instruction, fields: &[Box<Draft<'a>>]) {
    for draft in fields {
        bit_ranges(cx, draft, Naming::Own);
        ranges(cx, draft, Naming::Own);
        surfaces(cx, draft);
        operands::operand(cx, isa, draft);
        declared(cx, draft);
    }
    if !isa.type_maps.is_empty() {
        operands::type_maps(cx, isa, fields);
    }
}

/// An index names something. Whether a string exists, only a whole file shows.
fn declared(cx: &mut Cx<'_, '_>, draft: &Draft<'_>) {
    let name = &draft.field.name;
    let Some(refers) = draft.field.refers.filter(|r| *r != Refers::String) else { return };
    if !draft.field.is_operand() {
        let rule = Derived {
            name: &[name, "/declared"],
            kind: RuleKind::Declared,
            expr: field(name).declared(),
            sentence: sentences::declared(name, refers),
        };
        rule.add(cx, draft.field.at.line, draft.text);
    }
}

/// The limits of numbers.
pub(super) fn ranges<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>, naming: Naming) {
    let field = &draft.field;
    let immediate = field.is_operand();
    let signed = field.wire.iter().any(|w| w.integer().is_some_and(|ty| ty.signed));
    let raw = field.wire.iter().any(|w| w.ty == "raw_operand");
    let own = draft.range.map(|l| (None, l));
    let parts = draft.bit_ranges.iter().filter(|r| r.name != field.name);
    let parts = parts.filter_map(|r| Some((Some(r), r.range?)));
    for (bit_range, limits) in own.into_iter().chain(parts) {
        let Range { min, max } = limits.range;
        if min < 0 && !(signed && bit_range.is_none() || immediate && bit_range.is_none()) {
            cx.error(limits.text, "bits have no sign", "say which values of the bits are allowed");
            continue;
        }
        let part = bit_range.map(|r| r.name.as_str());
        let new = NewRule {
            name: &naming.rule(&field.name, part, "range"),
            platforms: bit_range.map(|r| r.platforms.clone()).unwrap_or_default(),
            kind: RuleKind::Range,
            check: if raw { Check::Runtime } else { Check::Static },
            expr: number(&field.name, bit_range, immediate, raw).is_within(min, max),
            doc: sentences::range(&path(&field.name, part), immediate, limits.range),
            source: limits.text,
        };
        cx.rule(cx.line(limits.text), new);
    }
}

/// The number that a field or a bit range holds.
fn number(name: &str, bit_range: Option<&BitRange<'_>>, immediate: bool, raw: bool) -> Written {
    match bit_range {
        Some(bit_range) if immediate => bits::of_immediate(name, bit_range),
        Some(bit_range) => field(&path(name, Some(&bit_range.name))),
        // The value of a variable is only known at execution.
        None if raw => field(name).loaded(),
        None if immediate => field(name).imm(),
        None => field(name),
    }
}

fn surfaces<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>) {
    let name = &draft.field.name;
    for surface in &draft.surfaces {
        let refuse = field(name).differs_from(i64::from(surface.index));
        let set = surface.platforms.clone();
        let sentence = |except: &PlatformSet| sentences::surface(name, surface.index, except);
        let (expr, doc, platforms) = match (surface.allowed, set.is_all()) {
            (true, true) => continue,
            (true, false) => (any([on(&set), refuse]), sentence(&set), PlatformSet::default()),
            (false, _) => (refuse, sentence(&PlatformSet::default()), set),
        };
        let new = NewRule {
            name: &[name, &format!("/t{}", surface.index)],
            platforms,
            kind: RuleKind::Surface,
            check: Check::Static,
            expr,
            doc,
            source: surface.text,
        };
        cx.rule(surface.line, new);
    }
}
