//! Printing one kernel or function.

use super::back::Back;
use super::naming::{Names, UNDECLARED};
use super::tables::Tables;
use super::{Options, comment_original};
use crate::access;
use crate::digits;
use crate::forms::Form;
use crate::module::attributes;
use crate::print::along_form;
use crate::proof::Proof;
use crate::quote;
use crate::symbols::Naming;
use foldhash::HashSet;
use genvisa::object::{AttributeInfo, FunctionData, KindBits};
use genvisa::{Body, Flow, Instruction, LabelKind, Version};
use genvisa_runtime::Refers;
use genvisa_runtime::object::{BodyInstruction, Step, first_index, to_bytes};
use std::fmt::Write;

/// Prints one kernel or function.
pub struct Printer<'m> {
    pub(super) tables: Tables<'m>,
    pub(super) names: Names<'m>,
    version: Version,
    options: Options,
    /// Bytes from the start of the object to the first instruction.
    begin: usize,
}

impl<'m> Printer<'m> {
    pub(super) fn new(tables: Tables<'m>, version: Version, options: Options, begin: usize) -> Self {
        Self { tables, names: Names::of(tables, options.target), version, options, begin }
    }

    /// Prints `.kernel "k"`: the name in the header, and that in the tables of the kernel if it differs.
    pub(super) fn begin(&self, directive: &str, name: &[u8], own_name: u32, out: &mut String) {
        let _ = write!(out, ".{directive} ");
        quote::print(name, out);
        if self.tables.strings.get(own_name as usize).is_none_or(|own| own.0 != name) {
            out.push_str(" // ");
            quote::print(&self.names.string(own_name), out);
        }
        out.push('\n');
    }

    /// Prints the sizes of a function if its attributes do not determine them.
    pub(super) fn sizes(&self, data: &FunctionData, out: &mut String) {
        let has_name = |attribute: &&AttributeInfo, name| {
            self.tables.text(attribute.name).is_some_and(|own| own == name)
        };
        let sizes = [("ArgSize", data.input_size), ("RetValSize", data.return_value_size)];
        for (name, size) in sizes {
            let attribute = self.tables.attributes.iter().rev().find(|attribute| has_name(attribute, name));
            let stated = attribute.map_or(Some(0), |attribute| attributes::number_in(&attribute.value));
            if stated != Some(size.into()) {
                let _ = writeln!(out, "// {name} is {size} in the tables of the function");
            }
        }
    }

    /// Prints declarations, inputs, attributes and instructions.
    pub(super) fn rest(&self, body: &Body, out: &mut String) {
        out.push('\n');
        self.declarations(out);
        for input in self.tables.inputs {
            self.input(input, out);
        }
        for attribute in self.tables.attributes {
            self.object_attribute(attribute, out);
        }
        self.body(body, out);
        out.push('\n');
    }

    /// Prints the functions that a kernel calls, each once.
    pub(super) fn callees(&self, body: &Body, out: &mut String) {
        let mut seen = HashSet::default();
        for instruction in body {
            if instruction.info().flow == Flow::Call
                && let Some(index) = first_index(instruction.info(), &instruction, Refers::String)
                && seen.insert(index)
                && let Some(name) = self.tables.bytes(index)
            {
                out.push_str(".funcdecl ");
                quote::print(name, out);
                out.push('\n');
            }
        }
    }

    /// The reader of printed lines.
    fn back(&self) -> Back {
        let t = &self.tables;
        let counts =
            [t.variables.len(), t.addresses.len(), t.predicates.len(), t.samplers.len(), t.surfaces.len()];
        Back::of(&self.names, counts, t.labels.len(), t.strings.len())
    }

    fn body(&self, body: &Body, out: &mut String) {
        let mut back = None;
        let mut last = None;
        let mut ahead = body.iter();
        loop {
            let at = self.begin.saturating_add(ahead.offset());
            let Some(one) = ahead.next() else { break };
            let step = one.step();
            match step {
                Step::Subroutine(label) => {
                    out.push_str("\n.function ");
                    quote::print(&self.names.label(label), out);
                    out.push('\n');
                    self.label(label, LabelKind::Subroutine, out);
                }
                // The label statement is printed with `.function`, whether the label instruction is present or not.
                Step::Block(label) if last == Some(label) => {
                    if self.options.annotations.any() {
                        out.push_str("    ");
                    }
                }
                Step::Block(label) => self.label(label, LabelKind::Block, out),
                _ => self.instruction(&one, &mut back, out),
            }
            self.options.annotations.add(at, &one, self.version, out);
            last = match step {
                Step::Subroutine(label) => Some(label),
                _ => None,
            };
        }
        if let Some(rest) = &body.rest {
            bytes(&rest.bytes, &rest.error.to_string(), out);
        }
    }

    /// Prints a label statement, which determines the kind of the label.
    fn label(&self, label: u32, kind: LabelKind, out: &mut String) {
        out.push('\n');
        out.push_str(&self.names.definition(label));
        out.push(':');
        comment_original(self.names.original_label(label), out);
        if let Some(info) = self.tables.labels.get(label as usize) {
            if info.kind != KindBits::default().with_kind(kind) {
                let _ = write!(out, " // of kind {}", info.kind.raw());
            }
            for attribute in &info.attribute_info {
                let _ = write!(out, " //{}", self.unknown_attribute(attribute));
            }
        }
        out.push('\n');
    }

    /// Whether the strings of the instruction exist. A string that does not exist has no text.
    fn has_its_strings(&self, one: &Instruction) -> bool {
        let fields = one.info().fields.iter().enumerate();
        let mut strings = fields.filter(|(_, field)| field.refers == Some(Refers::String));
        strings.all(|(field, _)| access::raw(one, field, 0) < self.tables.strings.len() as u64)
    }

    /// Whether a line is proven to be read back as its instruction.
    fn is_proven(&self, one: &Instruction, form: &Form, line: &str) -> bool {
        let proof = Proof::of(form).filter(|_| self.options.trusts_proofs);
        proof.is_some_and(|proof| proof.holds(one, form, line, &self.names))
    }

    /// Prints an instruction, or its bytes if the text would not be read back as the instruction.
    fn instruction(&self, one: &Instruction, back: &mut Option<Back>, out: &mut String) {
        let start = out.len();
        out.push_str("    ");
        let printed = along_form(one, &self.names, out);
        let line = out.get(start..).unwrap_or_default();
        if printed.is_ok_and(|form| self.is_proven(one, form, line)) {
            out.push('\n');
            return;
        }
        let printed = printed.map(|_| ());
        let printed = if self.has_its_strings(one) { printed } else { Err("the string is not in the pool") };
        // A line with an undeclared name cannot be read, but it is more useful than bytes.
        let printed = printed.and_then(|()| {
            match line.contains(UNDECLARED) || back.get_or_insert_with(|| self.back()).gives(one, line) {
                true => Ok(()),
                false => Err("the text form does not represent all bits"),
            }
        });
        match printed {
            Ok(()) => out.push('\n'),
            Err(why) => {
                out.truncate(start);
                bytes(&to_bytes(one, self.version).unwrap_or_default(), why, out);
            }
        }
    }
}

/// Prints an instruction that no text represents.
fn bytes(bytes: &[u8], why: &str, out: &mut String) {
    out.push_str("    .bytes");
    digits::bytes(bytes, out);
    let _ = writeln!(out, " // {why}");
}
