//! Writes one changed fact into the pages of the specification.
//!
//! Each function changes the line that states the fact, as the model locates it, and returns `None` where the page states
//! the fact in another form. The caller reads the pages again and so learns whether the fact is there.

mod attributes;
mod bits;
mod code;
mod conditions;
mod field;
mod index;
mod instruction;
mod pages;

use super::draft::Draft;
use super::rows;
use crate::diff::{Change, ChangeKind, FactKind};
use attributes::attribute;
pub(super) use code::code_marker;
use code::{semantics, text};
use field::{of_field, reorder};
use genvisa_reader::isa::{At, Field, Isa};
use index::index;
use instruction::{opcode, parameters, property, rule, type_maps};
use pages::instruction;
use std::collections::BTreeSet;

/// The models of the specification and of both versions of the other pages.
#[derive(Clone, Copy)]
pub(super) struct Models<'a> {
    pub(super) spec: &'a Isa,
    pub(super) old: &'a Isa,
    pub(super) new: &'a Isa,
    /// The old pages.
    pub(super) old_text: &'a Draft,
    /// The new pages.
    pub(super) text: &'a Draft,
    /// The ids of the rules that sentences of the new pages state.
    pub(super) stated: &'a BTreeSet<String>,
}

/// The lists of chapters whose members are rows of tables.
const LISTS: [&str; 4] = ["types", "predefined", "tables", "classes"];

/// Writes a change.
pub(super) fn write(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let Change { kind, subject, .. } = change;
    match kind {
        _ if LISTS.contains(&subject.as_str()) => rows::row(draft, models, change),
        _ if subject == "attributes" => attribute(draft, models, change),
        FactKind::Instruction => instruction(draft, models, change),
        FactKind::Opcode | FactKind::SubOpcode => opcode(draft, models, change),
        FactKind::Index | FactKind::Platform if subject == "index" => index(draft, models, change),
        FactKind::Matrix if subject == "matrix_columns" => rows::matrix_column(draft, models, change),
        FactKind::Matrix | FactKind::Platform if subject == "matrix" => rows::matrix(draft, models, change),
        FactKind::Platform if subject == "platforms" => rows::platform(draft, models, change),
        // The index has the platforms of an instruction.
        FactKind::Platform if change.place.is_empty() => rows::matrix_by_tags(draft, models, change),
        FactKind::Platform if is_supported_type(models, change) => {
            property(draft, models, subject, "Supported Types")
        }
        FactKind::Type if models.new.instruction(subject).is_some() && !is_of_field(models, change) => {
            property(draft, models, subject, "Supported Types")
        }
        FactKind::Saturation => property(draft, models, subject, "Saturation"),
        FactKind::SourceModifier => property(draft, models, subject, "Source Modifier"),
        FactKind::Flow => property(draft, models, subject, "Control Flow"),
        FactKind::TypeMap => type_maps(draft, models, subject),
        FactKind::Parameters => parameters(draft, models, change),
        FactKind::Semantics => semantics(draft, models, change),
        FactKind::Text => text(draft, models, change),
        FactKind::Rule => rule(draft, models, change),
        FactKind::Field if change.what == ChangeKind::Moved => reorder(draft, models, subject),
        FactKind::Field
        | FactKind::Label
        | FactKind::Width
        | FactKind::Bits
        | FactKind::Encoding
        | FactKind::Range
        | FactKind::Type
        | FactKind::Class
        | FactKind::Refers
        | FactKind::Condition
        | FactKind::Platform => of_field(draft, models, change),
        _ => rows::row(draft, models, change),
    }
}

/// The fields of a subject: of an instruction, of a structure, or the shared ones.
pub(super) fn field<'a>(isa: &'a Isa, subject: &str, name: &str) -> Option<&'a Field> {
    if let Some(instruction) = isa.instruction(subject) {
        let named = name.strip_prefix("params.");
        return instruction.field(name).or(instruction.named.iter().find(|f| Some(f.name.as_str()) == named));
    }
    let record = isa.record(subject).and_then(|record| record.fields.iter().find(|f| f.name == name));
    record.or(isa.fields.iter().find(|f| f.name == subject && f.name == name))
}

/// The name of the field at the beginning of a place, and the rest of the place.
fn parts(models: Models<'_>, change: &Change) -> (String, String) {
    let Change { subject, place, .. } = change;
    // The place of a shared field begins with its bit range.
    if models.spec.fields.iter().any(|f| f.name == *subject) {
        return (subject.clone(), place.clone());
    }
    let (first, rest) = place.split_once('/').unwrap_or((place, ""));
    (first.to_string(), rest.to_string())
}

fn is_of_field(models: Models<'_>, change: &Change) -> bool {
    let (name, _) = parts(models, change);
    field(models.new, &change.subject, &name).or(field(models.spec, &change.subject, &name)).is_some()
}

/// Whether a change is of a member of the supported types of an instruction.
fn is_supported_type(models: Models<'_>, change: &Change) -> bool {
    let types = models.new.instruction(&change.subject).map_or(&[][..], |i| &i.supported_types);
    types.iter().any(|ty| ty.name == change.place)
}

/// The page of a subject.
fn page_of<'a>(isa: &'a Isa, subject: &str) -> Option<&'a At> {
    isa.instruction(subject).map(|i| &i.at).or(isa.record(subject).map(|r| &r.at))
}
