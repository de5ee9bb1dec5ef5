//! The names that the rules of an instruction, a structure or a shared field can use.

use super::super::spec::Spec;
use genvisa_reader::isa::{At, Definition, Field, Instruction, Parameters, Record};

/// The owner of rules, with its names.
pub(super) struct Scope<'s> {
    pub(super) name: &'s str,
    pub(super) fields: &'s [Field],
    pub(super) definitions: &'s [Definition],
    pub(super) parameters: &'s [Parameters],
    pub(super) at: &'s At,
}

impl<'s> Scope<'s> {
    pub(super) fn of(spec: &Spec<'s>, subject: &str) -> Option<Self> {
        let instruction = spec.instruction(subject).map(Self::instruction);
        let owner = instruction.or_else(|| spec.record(subject).map(Self::record));
        owner.or_else(|| spec.isa.fields.iter().find(|field| field.name == subject).map(Self::shared))
    }

    pub(super) fn all(spec: &Spec<'s>) -> impl Iterator<Item = Self> {
        let instructions = spec.isa.instructions.iter().map(Self::instruction);
        instructions.chain(spec.isa.records.iter().map(Self::record))
    }

    fn instruction(one: &'s Instruction) -> Self {
        let Instruction { name, fields, parameters, at, .. } = one;
        Self { name, fields, definitions: &[], parameters, at }
    }

    fn record(one: &'s Record) -> Self {
        let Record { name, fields, definitions, at, .. } = one;
        Self { name, fields, definitions, parameters: &[], at }
    }

    fn shared(one: &'s Field) -> Self {
        let fields = std::slice::from_ref(one);
        Self { name: &one.name, fields, definitions: &[], parameters: &[], at: &one.at }
    }
}
