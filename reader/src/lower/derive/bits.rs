//! Rules on the bit ranges of a field: closed lists and reserved bits.

use super::derived::{Derived, Naming, path};
use crate::isa::{BitGroup, Check, PlatformSet, RuleKind};
use crate::lower::bits::{BitRange, ones};
use crate::lower::cx::{Cx, NewRule};
use crate::lower::field::Draft;
use crate::lower::sentences;
use crate::page::Radix;
use genvisa_rule::{Int, Written, all, any, field, on};

/// The rules of the bit ranges of a field: closed lists and reserved bits.
pub(in crate::lower) fn bit_ranges<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>, naming: Naming) {
    let name = &draft.field.name;
    if draft.bit_ranges.is_empty() {
        return;
    }
    // The bits of an operand are those of its immediate.
    let immediate = draft.field.is_operand();
    let Some(width) = draft.field.width().or(immediate.then_some(64)) else { return };
    for bit_range in draft.bit_ranges.iter().filter(|r| !r.reserved) {
        let part = (bit_range.name != *name).then_some(bit_range.name.as_str());
        let path = path(name, part);
        let code = if immediate { of_immediate(name, bit_range) } else { field(&path).code() };
        // The list of an index names the special ones.
        let open = draft.field.refers.is_some() && bit_range.width() == width;
        let Some(expr) = encodings(bit_range, &code).filter(|_| !open) else { continue };
        let kind = match (name.as_str(), bit_range.name.as_str()) {
            ("exec_size", "exec_size") => RuleKind::ExecSize,
            (_, "mask") => RuleKind::Mask,
            _ => RuleKind::Encoding,
        };
        let is_own = |g: &&BitGroup| g.name == bit_range.name && g.platforms == bit_range.platforms;
        let values = draft.field.bits.iter().find(is_own).map(|g| &g.values[..]).unwrap_or_default();
        let new = NewRule {
            name: &naming.rule(name, part, "encoding"),
            platforms: bit_range.platforms.clone(),
            kind,
            check: Check::Static,
            expr,
            doc: sentences::encoding(&path, values),
            source: bit_range.whole(cx.page.text, |part| cx.page.span(part)),
        };
        cx.rule(bit_range.line, new);
    }
    if immediate {
        reserved_in_immediate(cx, draft);
    } else {
        reserved(cx, draft, width, naming);
    }
}

/// `imm(f) >> 4 & 0xf`.
pub(super) fn of_immediate(name: &str, bit_range: &BitRange<'_>) -> Written {
    let mask = Int::hex(ones(bit_range.width()).cast_signed(), 1);
    match bit_range.lo {
        // A list without bits is one of whole values.
        0 if bit_range.implied => field(name).imm(),
        0 => field(name).imm().masked(mask),
        lo => field(name).imm().shifted_right(lo).masked(mask),
    }
}

/// Bits of an immediate that mean nothing, as far up as the page names bits.
fn reserved_in_immediate(cx: &mut Cx<'_, '_>, draft: &Draft<'_>) {
    let name = &draft.field.name;
    let top = draft.bit_ranges.iter().map(|r| r.hi + 1).max().unwrap_or_default();
    let used = draft.bit_ranges.iter().filter(|r| !r.reserved).fold(0, |m, r| m | r.mask());
    let unused = ones(top) & !used;
    if unused != 0 {
        let rule = Derived {
            name: &[name, "/reserved"],
            kind: RuleKind::Reserved,
            expr: field(name).imm().masked(Int::hex(unused.cast_signed(), 1)).equals(0),
            sentence: sentences::reserved(name, unused),
        };
        rule.add(cx, draft.field.at.line, draft.text);
    }
}

/// `matches!(code(f), 0b00 | 0b01)`, of the bits `code`; `None` where no code is missing from the list.
fn encodings(bit_range: &BitRange<'_>, code_of: &Written) -> Option<Written> {
    let width = bit_range.width();
    let mut sets: Vec<(&str, Vec<Int>)> = Vec::new();
    let mut everywhere: u64 = 0;
    for code in bit_range.codes.iter().filter(|c| !c.is_reserved) {
        let Some(value) = code.value else { continue };
        everywhere += u64::from(code.tag.is_empty());
        let value = i64::try_from(value).ok()?;
        let number = match bit_range.codes[0].radix() {
            Radix::Hex => Int::hex(value, width.div_ceil(4) as u8),
            Radix::Plain => Int::from(value),
            Radix::Binary | Radix::Quoted => Int::binary(value, width as u8),
        };
        // Most codes have no tag, which takes less time to see than to compare the tags.
        let has_tag = |tag: &str| tag.len() == code.tag.len() && (tag.is_empty() || tag == code.tag);
        match sets.iter_mut().find(|(tag, _)| has_tag(tag)) {
            Some((_, list)) => list.push(number),
            None => {
                let mut list = Vec::with_capacity(bit_range.codes.len());
                list.push(number);
                sets.push((code.tag, list));
            }
        }
    }
    if sets.is_empty() || width < 64 && everywhere >> width != 0 {
        return None;
    }
    Some(any(sets.into_iter().map(|(tag, list)| on_tag(tag, code_of.clone().is_one_of(list)))))
}

/// `on("XEHP+") && expr`.
fn on_tag(tag: &str, expr: Written) -> Written {
    match PlatformSet::parse(tag) {
        Some(set) if !set.is_all() && !tag.is_empty() => all([on(set), expr]),
        _ => expr,
    }
}

/// Bits that no bit range covers are zero; those of a bit range that only some platforms have, on the others.
fn reserved<'a>(cx: &mut Cx<'_, 'a>, draft: &Draft<'a>, width: u32, naming: Naming) {
    let name = &draft.field.name;
    let all = ones(width);
    let everywhere = draft.bit_ranges.iter().filter(|r| r.platforms.is_all()).fold(0, |m, r| m | r.mask());
    let anywhere = draft.bit_ranges.iter().fold(0, |m, r| m | r.mask());
    let zero = |bits: u64| {
        let bits = match width {
            0..=16 => Int::binary(bits.cast_signed(), width as u8),
            _ => Int::hex(bits.cast_signed(), (width / 4) as u8),
        };
        field(name).raw().masked(bits).equals(0)
    };
    if anywhere & all != all {
        let bits = all & !anywhere;
        let rule = Derived {
            name: &naming.rule(name, None, "reserved"),
            kind: RuleKind::Reserved,
            expr: zero(bits),
            sentence: sentences::reserved(name, bits),
        };
        rule.add(cx, draft.field.at.line, draft.text);
    }
    for bit_range in draft.bit_ranges.iter().filter(|r| !r.platforms.is_all()) {
        let bits = bit_range.mask() & all & !everywhere;
        if bits != 0 {
            let rule = Derived {
                name: &naming.rule(name, Some(&bit_range.name), "reserved"),
                kind: RuleKind::Reserved,
                expr: any([on(&bit_range.platforms), zero(bits)]),
                sentence: sentences::reserved_elsewhere(name, &bit_range.name, bits, &bit_range.platforms),
            };
            rule.add(cx, bit_range.line, bit_range.text);
        }
    }
}
