//! What several pages say together.

use super::chapter::Variant;
use super::log::Log;
use crate::isa::{Isa, Record};

/// Puts together what stands on different pages.
pub(super) fn all(isa: &mut Isa, log: &mut Log, variants: &[Variant]) {
    for variant in variants {
        select(isa, log, variant);
    }
    for record in isa.records.iter_mut().filter(|r| r.selector.is_some()) {
        // `info[]`: the place of the structure that is selected, no field of its own.
        record.fields.retain(|f| f.count.as_deref() != Some(""));
    }
    restated(isa);
}

/// A structure with `//group = Value` follows the structure that has a run of that name.
fn select(isa: &mut Isa, log: &mut Log, variant: &Variant) {
    let has_group = |r: &Record| r.fields.iter().flat_map(|f| &f.bits).any(|g| g.name == variant.group);
    let Some(record) = isa.records.iter_mut().find(|r| has_group(r)) else {
        let message = format!("no structure has bits called `{}`", variant.group);
        log.warning(&variant.spot, message, "the structure follows a tag that has them");
        return;
    };
    record.selector = Some(variant.group.clone());
    let mut groups = record.fields.iter().flat_map(|f| &f.bits).filter(|g| g.name == variant.group);
    if !groups.any(|g| g.values.iter().any(|v| v.name == variant.value)) {
        let message = format!("`{}` is no encoding of `{}`", variant.value, variant.group);
        log.error(&variant.spot, message, format!("see the structure `{}`", record.name));
    }
}

/// Lists of a shared field that instructions restate are theirs: what one of them forbids, another may allow.
fn restated(isa: &mut Isa) {
    let Isa { fields, instructions, rules, .. } = isa;
    let restated =
        |name: &str| instructions.iter().any(|i| i.field(name).is_some_and(|f| !f.bits.is_empty()));
    for field in fields.iter().filter(|f| restated(&f.name)) {
        let derived = |id: &str| id.ends_with("/encoding") || id.ends_with("/reserved");
        rules.retain(|r| r.subject != field.name || !derived(&r.id));
    }
}
