//! A field whose declarations by object version differ from those of its siblings: fields of structures that have its name, or
//! that are indexes into the same table.

use super::super::Finding;
use super::super::repeated::of_all_but_one;
use super::super::spec::Spec;
use super::{HELP, owners};
use genvisa_reader::isa::{Field, Refers, Wire};
use std::collections::BTreeMap;

/// The property that fields share with their siblings.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Group<'s> {
    Name(&'s str),
    Table(Refers),
}

/// A field with its structure.
type Member<'s> = (&'s str, &'s Field);

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut groups: BTreeMap<Group<'_>, Vec<Member<'_>>> = BTreeMap::new();
    for (owner, _, fields) in owners(spec.isa).filter(|(owner, ..)| spec.record(owner).is_some()) {
        for field in fields {
            groups.entry(Group::Name(&field.name)).or_default().push((owner, field));
            if let Some(refers) = field.refers {
                groups.entry(Group::Table(refers)).or_default().push((owner, field));
            }
        }
    }
    let mut found: Vec<Finding> = groups.into_values().filter_map(|group| odd_one(spec, &group)).collect();
    found.dedup_by(|a, b| a.subject == b.subject);
    found
}

/// The one member whose declarations differ, where those of all others are the same and have versions.
fn odd_one(spec: &Spec<'_>, group: &[Member<'_>]) -> Option<Finding> {
    let all: Vec<&[Wire]> = group.iter().map(|(_, field)| &field.wire[..]).collect();
    let usual = *of_all_but_one(&all)?;
    if usual.iter().all(|wire| wire.versions.is_all()) {
        return None;
    }
    let (_, sibling) = group.iter().find(|(_, field)| field.wire == usual)?;
    let (owner, field) = group.iter().find(|(_, field)| field.wire != usual)?;
    let message = format!("`{}` of {owner} has other declarations than `{}`", field.label, sibling.label);
    let labels = vec![
        spec.label(&field.at, &field.label, ""),
        spec.label(&sibling.at, &sibling.label, "one of the others"),
    ];
    Some(Finding::new("versions", [owner, "/", &field.name].concat(), message, HELP, labels))
}
