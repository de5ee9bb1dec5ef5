//! Bits that two bit ranges cover, bits that no bit range covers, a bit range with two widths, and one with a slip of
//! `reserved`.

use super::Finding;
use super::near;
use super::spec::Spec;
use genvisa_reader::isa::{BitGroup, Field, Isa};
use std::collections::BTreeMap;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = overlaps(spec);
    found.extend(widths(spec));
    found.extend(reserved(spec));
    found
}

/// A bit range whose first word is nearly `reserved`, or that has neither a name nor encodings: its bits would have a meaning.
fn reserved(spec: &Spec<'_>) -> Vec<Finding> {
    const RESERVED: &str = "reserved";
    /// The begin of the names of bit ranges to which a page gives none.
    const UNNAMED: &str = "bits_";
    let mut found = Vec::new();
    for (owner, field) in fields(spec.isa) {
        for run in &field.bits {
            let Some(entry) = spec.entry(&run.at) else { continue };
            let body = entry.1.body(entry.0).trim_start();
            let word = body.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
            let small = word.to_ascii_lowercase();
            let is_slip = near::is_slip(&small, RESERVED) || small.contains("reserv");
            // A bit range without a name has encodings, and a single bit has a meaning.
            let is_empty = body.trim().is_empty();
            let is_nothing = run.values.is_empty() && (is_empty || run.name.starts_with(UNNAMED));
            if small != RESERVED && (is_slip || is_nothing) {
                let word = if is_nothing { body.trim_end() } else { word };
                let message = match is_empty {
                    true => format!("`{}` has {} without a text", field.name, list(mask(run))),
                    false => format!("bits {} to {} of `{}` are `{word}`", run.lo, run.hi, field.name),
                };
                let labels =
                    vec![spec.label(&run.at, word, ""), spec.label(&field.at, &field.label, "the field")];
                let subject = place(owner, field, run);
                found.push(Finding::new("bits", subject, message, "did you mean `reserved`?", labels));
            }
        }
    }
    found
}

/// Every field with the name of its instruction or structure; the name is empty for a shared field.
pub(super) fn fields(isa: &Isa) -> impl Iterator<Item = (&str, &Field)> {
    let shared = isa.fields.iter().map(|f| ("", f));
    let records = isa.records.iter().flat_map(|r| r.fields.iter().map(|f| (r.name.as_str(), f)));
    let instructions = isa.instructions.iter().flat_map(|i| i.fields.iter().map(|f| (i.name.as_str(), f)));
    shared.chain(records).chain(instructions)
}

/// `ADD/exec_size/mask`.
pub(super) fn place(owner: &str, field: &Field, run: &BitGroup) -> String {
    let run = if run.name == field.name { "" } else { &run.name };
    [owner, &field.name, run].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join("/")
}

fn mask(run: &BitGroup) -> u64 {
    let width = (run.hi + 1).saturating_sub(run.lo);
    let low = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    low.checked_shl(run.lo).unwrap_or(0)
}

fn overlaps(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (owner, field) in fields(spec.isa) {
        for (n, run) in field.bits.iter().enumerate() {
            let crosses = |other: &&BitGroup| {
                mask(other) & mask(run) != 0 && !spec.disjoint(&other.platforms, &run.platforms)
            };
            let Some(other) = field.bits[..n].iter().find(crosses) else { continue };
            let both = (mask(other) & mask(run)).trailing_zeros();
            let subject = place(owner, field, run);
            let message = format!("bit {both} is part of {subject} and of {}", place(owner, field, other));
            let labels = vec![spec.label(&run.at, "", ""), spec.label(&other.at, "", "the other bit range")];
            found.push(Finding::new("bits", subject, message, "", labels));
        }
    }
    found
}

/// Bits that no bit range covers and that are not documented as reserved, neither on the page nor, for a field that
/// instructions share, in the chapter. A gap that many instructions have in the same field is one finding.
pub(super) fn uncovered(spec: &Spec<'_>) -> Vec<Finding> {
    let mut by_hole = BTreeMap::<(&str, u64), Vec<(&str, &Field)>>::new();
    for (owner, field) in fields(spec.isa).filter(|(_, f)| !f.bits.is_empty()) {
        let Some(width) = width(spec.isa, field).filter(|w| *w < 64) else { continue };
        let shared = spec.isa.fields.iter().find(|shared| shared.name == field.name);
        let reserved = field.reserved | shared.map_or(0, |shared| shared.reserved);
        let hole = field.bits.iter().fold((1 << width) - 1, |hole, run| hole & !mask(run)) & !reserved;
        if hole != 0 {
            by_hole.entry((&field.name, hole)).or_default().push((owner, field));
        }
    }
    let finding = |((name, hole), all): ((&str, u64), Vec<(&str, &Field)>)| {
        let (owner, field) = all.first()?;
        let others = match all.len() {
            1 => String::new(),
            n => format!(", and so in {} more", n - 1),
        };
        let owner = if owner.is_empty() { "the shared field" } else { owner };
        let message = format!("no bit range covers {} of `{name}` in {owner}{others}", list(hole));
        let last = field.bits.last().map(|run| &run.at);
        let mut labels = vec![spec.label(&field.at, &field.label, "")];
        labels.extend(last.map(|at| spec.label(at, "", "the last bit range")));
        Some(Finding::new(
            "uncovered",
            name,
            message,
            "bits without a meaning are described as such: `Bit[3]: reserved`",
            labels,
        ))
    };
    by_hole.into_iter().filter_map(finding).chain(unreserved(spec)).collect()
}

/// An immediate whose page states no reserved bits, although all other pages with the same bits in it do.
fn unreserved(spec: &Spec<'_>) -> Vec<Finding> {
    let mut alike = BTreeMap::<(&str, u64), Vec<(&str, &Field)>>::new();
    for (owner, field) in fields(spec.isa).filter(|(_, f)| f.is_operand() && !f.bits.is_empty()) {
        let stated = field.bits.iter().fold(0, |stated, run| stated | mask(run));
        alike.entry((&field.name, stated)).or_default().push((owner, field));
    }
    let finding = |fields: Vec<(&str, &Field)>| {
        let (without, with): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(_, f)| f.reserved == 0);
        let ([(owner, field)], [(other, usual), _, ..]) = (&without[..], &with[..]) else { return None };
        let message =
            format!("`{}` of {owner} has no reserved {}, as in {other}", field.name, list(usual.reserved));
        let labels = vec![
            spec.label(&field.at, &field.label, ""),
            spec.label(&usual.at, &usual.label, "the other immediate"),
        ];
        let help = "bits without a meaning are described as such: `Bit[3]: reserved`";
        Some(Finding::new("uncovered", [owner, "/", &field.name].concat(), message, help, labels))
    };
    alike.into_values().filter_map(finding).collect()
}

/// The number of bits of a field. Those of an immediate are described up to the last one that is stated, or all of its type
/// where the page states which have no meaning.
fn width(isa: &Isa, field: &Field) -> Option<u32> {
    if !field.is_operand() {
        return field.width();
    }
    let stated = field.bits.iter().fold(field.reserved, |stated, run| stated | mask(run));
    let types = field.types.iter().filter(|_| field.reserved != 0);
    let sizes = types.filter_map(|one| isa.types.iter().find(|ty| ty.name == one.name)).map(|ty| ty.bits);
    sizes.min().or(Some(64 - stated.leading_zeros()))
}

/// `bit 3`, `bits 15..12, 3`.
fn list(mask: u64) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for bit in (0..64).rev().filter(|bit| mask >> bit & 1 == 1) {
        match runs.last_mut() {
            Some((_, lo)) if *lo == bit + 1 => *lo = bit,
            _ => runs.push((bit, bit)),
        }
    }
    let name = |(hi, lo): &(u32, u32)| if hi == lo { hi.to_string() } else { format!("{hi}..{lo}") };
    let word = if mask.count_ones() == 1 { "bit" } else { "bits" };
    format!("{word} {}", runs.iter().map(name).collect::<Vec<_>>().join(", "))
}

/// A named bit range has one width in all structures that have it in the same field.
fn widths(spec: &Spec<'_>) -> Vec<Finding> {
    let mut first = BTreeMap::new();
    let mut found = Vec::new();
    for record in &spec.isa.records {
        for field in &record.fields {
            for run in field.bits.iter().filter(|run| run.name != field.name) {
                let (of, other) = *first.entry((&field.name, &run.name)).or_insert((&record.name, run));
                let width = |run: &BitGroup| (run.hi + 1).saturating_sub(run.lo);
                if width(run) == width(other) || run.platforms != other.platforms {
                    continue;
                }
                let subject = place(&record.name, field, run);
                let message = format!("{subject} has {} bits; in {of} it has {}", width(run), width(other));
                let labels = vec![spec.label(&run.at, "", ""), spec.label(&other.at, "", "the other width")];
                found.push(Finding::new(
                    "bits",
                    subject,
                    message,
                    "a value that fits into one of them is truncated in the other",
                    labels,
                ));
            }
        }
    }
    found
}
