//! Printing a file: in the order that finalizers print, with the names that the program has.
//!
//! What an object says and text cannot is never left out in silence. What finalizers pass over stands in a comment; for the
//! rest something stands that no assembler takes.

mod back;
mod in_order;
mod naming;
mod tables;

use super::attributes::{self, Kind, Known, OF_OBJECTS, OF_VARIABLES};
use super::read::{ALIGNMENTS, IMPLICIT, PROVENANCES, UNDEFINED};
use crate::Target;
use crate::access;
use crate::digits::decimal;
use crate::forms::Form;
use crate::operand::name_of_type;
use crate::print::along_form;
use crate::proof::is_first;
use crate::quote;
use crate::symbols::{Naming, Symbol};
use back::Back;
use foldhash::HashSet;
use genvisa::object::{
    AliasScopeSpecifier, AttributeInfo, Category, FunctionData, FunctionInfo, InputInfo, InputInfoKindBits,
    KernelInfo, KindBits, VarInfo,
};
use genvisa::variables::FIRST_DECLARED;
use genvisa::{Body, Flow, Function, Instruction, Kernel, LabelKind, Module, Version};
use genvisa_runtime::object::{BodyInstruction, Step, first_index, to_bytes};
use in_order::InOrder;
use naming::{MOST_TOLD, Names, UNDECLARED};
use rayon::prelude::*;
use std::fmt::Write;
use std::io;
use tables::Tables;

/// Prints a program in pieces that go out while others are printed.
///
/// # Errors
/// Those of `out`.
pub(crate) fn print_out(module: &Module, target: Target, out: &mut (dyn io::Write + Send)) -> io::Result<()> {
    let pieces = pieces(module);
    print_to(module, &pieces, How { target, trusts_proofs: true }, |_, text| out.write_all(text.as_bytes()))
}

/// How a program is printed.
#[derive(Debug, Clone, Copy)]
struct How {
    target: Target,
    /// Whether lines whose forms say all are not read again.
    trusts_proofs: bool,
}

/// Prints a program; lines whose forms are known to say all are read again where nobody trusts in that.
pub(crate) fn print(module: &Module, target: Target, trusts_proofs: bool) -> String {
    let pieces = pieces(module);
    let mut left: usize = pieces.iter().map(Piece::size).sum();
    let mut out = String::new();
    let printed = print_to(module, &pieces, How { target, trusts_proofs }, |number, text| {
        let size = number.checked_sub(1).and_then(|piece| pieces.get(piece)).map_or(0, Piece::size);
        if out.capacity() - out.len() < text.len() {
            // The other pieces are taken to be like this, within limits: moving a long text is dear, and so is room.
            let more = text.len().saturating_mul(left - size).checked_div(size).unwrap_or(0);
            out.reserve_exact(text.len() + (more + more / 32).min(MOST_ROOM * (left - size)));
        }
        out.push_str(text);
        left -= size;
        Ok(())
    });
    // Room is all that this sink needs.
    debug_assert!(printed.is_ok());
    out
}

/// A kernel or function: what the header says of it, and itself if the file has it.
enum Part<'m> {
    Kernel(&'m KernelInfo, &'m Kernel),
    Function(&'m FunctionInfo, Option<&'m Function>),
}

/// Parts that are printed at once, and how large they are.
struct Piece<'m>(Vec<(Part<'m>, usize)>);

/// Size of a piece: its text is some ten thousand bytes long.
const ENOUGH: usize = 1024;

/// Room for text that is set aside for what [`size`] counts.
const MOST_ROOM: usize = 64;

impl Piece<'_> {
    fn size(&self) -> usize {
        self.0.iter().map(|(_, size)| size).sum()
    }
}

/// The kernels and functions in the order of the text.
fn pieces(module: &Module) -> Vec<Piece<'_>> {
    let kernels = module
        .header
        .kernel_info
        .iter()
        .zip(&module.kernels)
        .map(|(info, kernel)| (Part::Kernel(info, kernel), size(&kernel.body, &kernel.data.var_info)));
    let functions = module.header.function_info.iter().zip(&module.functions).map(|(info, function)| {
        let size = function.as_ref().map_or(1, |function| size(&function.body, &function.data.var_info));
        (Part::Function(info, function.as_ref()), size)
    });
    let mut pieces = Vec::new();
    let mut piece = Piece(Vec::new());
    let mut left = ENOUGH;
    for (part, size) in kernels.chain(functions) {
        piece.0.push((part, size));
        left = left.saturating_sub(size);
        if left == 0 {
            pieces.push(std::mem::replace(&mut piece, Piece(Vec::new())));
            left = ENOUGH;
        }
    }
    pieces.push(piece);
    pieces
}

/// How large a kernel or function is, in instructions and what they use.
fn size(body: &Body, variables: &[VarInfo]) -> usize {
    1 + body.len() + variables.len()
}

/// Prints piece by piece: the first text, of number 0, is what stands in front of all pieces.
fn print_to(
    module: &Module,
    pieces: &[Piece<'_>],
    how: How,
    sink: impl FnMut(usize, &str) -> io::Result<()> + Send,
) -> io::Result<()> {
    let mut out = format!(".version {}\n", module.version());
    unsaid(module, &mut out);
    let texts = InOrder::new(sink);
    texts.put(0, out);
    // Those that are next are printed next: few texts wait for others.
    (1..).zip(pieces).par_bridge().for_each(|(number, piece)| {
        let mut out = texts.room();
        out.reserve(MOST_ROOM * piece.size());
        for (part, _) in &piece.0 {
            print_part(part, module.version(), how, &mut out);
        }
        texts.put(number, out);
    });
    texts.finish()
}

fn print_part(part: &Part<'_>, version: Version, how: How, out: &mut String) {
    match part {
        Part::Kernel(info, kernel) => {
            let printer = Printer::new((&kernel.data).into(), version, how);
            printer.begin("kernel", &info.name, kernel.data.name_index, out);
            printer.callees(&kernel.body, out);
            printer.rest(&kernel.body, out);
        }
        Part::Function(info, Some(function)) => {
            let printer = Printer::new((&function.data).into(), version, how);
            printer.begin("global_function", &info.name, function.data.name_index, out);
            printer.sizes(&function.data, out);
            printer.rest(&function.body, out);
        }
        Part::Function(info, None) => {
            comment("a function of another file: ", &String::from_utf8_lossy(&info.name), out);
        }
    }
}

/// What the header says and text cannot.
fn unsaid(module: &Module, out: &mut String) {
    let header = &module.header;
    let kernels = header.kernel_info.iter();
    let symbols =
        kernels.clone().map(|info| info.variable_reloc_symtab.len() + info.function_reloc_symtab.len());
    let of_functions = header
        .function_info
        .iter()
        .map(|info| info.variable_reloc_symtab.len() + info.function_reloc_symtab.len());
    let of_functions_too = module.functions.iter().flatten().map(|function| function.data.vme_info.len());
    let vme = module.kernels.iter().map(|kernel| kernel.data.vme_info.len()).chain(of_functions_too);
    let counts = [
        ("variables of the file", header.file_scope_var_info.len()),
        ("relocations", symbols.chain(of_functions).sum()),
        ("VME variables", vme.sum::<usize>()),
        ("Gen binaries", kernels.map(|info| info.gen_binary_info.len()).sum()),
        ("bytes between the parts of the object", module.gaps.iter().map(|gap| gap.bytes.len()).sum()),
    ];
    for (what, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
        let _ = writeln!(out, "// not in this text: {count} {what}");
    }
}

/// A line that assemblers pass over.
fn comment(what: &str, text: &str, out: &mut String) {
    let _ = write!(out, "// {what}");
    quote::print(text, out);
    out.push('\n');
}

/// A name in a comment; of a long one its begin.
fn told(name: &str, out: &mut String) {
    match name.char_indices().nth(MOST_TOLD).and_then(|(end, _)| name.get(..end)) {
        None => quote::print(name, out),
        Some(begin) => {
            quote::print(begin, out);
            out.push('…');
        }
    }
}

/// Prints one object.
struct Printer<'m> {
    tables: Tables<'m>,
    names: Names<'m>,
    version: Version,
    how: How,
}

impl<'m> Printer<'m> {
    fn new(tables: Tables<'m>, version: Version, how: How) -> Self {
        Self { tables, names: Names::of(tables, how.target), version, how }
    }

    /// `.kernel "k"`: the name that the header has, and the other one where it is not the same.
    fn begin(&self, directive: &str, name: &[u8], own_name: u32, out: &mut String) {
        let _ = write!(out, ".{directive} ");
        quote::print(&String::from_utf8_lossy(name), out);
        if self.tables.strings.get(own_name as usize).is_none_or(|own| own.0 != name) {
            out.push_str(" // ");
            quote::print(&self.names.string(own_name), out);
        }
        out.push('\n');
    }

    /// The sizes of a function, where its attributes do not say them.
    fn sizes(&self, data: &FunctionData, out: &mut String) {
        let has_name = |attribute: &&AttributeInfo, name| {
            self.tables.text(attribute.name).is_some_and(|own| own == name)
        };
        let sizes = [("ArgSize", data.input_size), ("RetValSize", data.return_value_size)];
        for (name, size) in sizes {
            let attribute = self.tables.attributes.iter().rev().find(|attribute| has_name(attribute, name));
            let said = attribute.map_or(Some(0), |attribute| attributes::number_in(&attribute.value));
            if said != Some(size.into()) {
                let _ = writeln!(out, "// {name} is {size} in the tables of the function");
            }
        }
    }

    /// Declarations, inputs, attributes, instructions.
    fn rest(&self, body: &Body, out: &mut String) {
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

    /// The functions that are called, each once. Of functions nobody says it.
    fn callees(&self, body: &Body, out: &mut String) {
        let mut seen = HashSet::default();
        for instruction in body {
            if instruction.info().flow == Flow::Call
                && let Some(index) = first_index(instruction.info(), &instruction, "string")
                && seen.insert(index)
                && let Some(name) = self.tables.text(index)
            {
                out.push_str(".funcdecl ");
                quote::print(&name, out);
                out.push('\n');
            }
        }
    }

    fn declarations(&self, out: &mut String) {
        let (t, first) = (self.tables, FIRST_DECLARED);
        for (info, index) in t.variables.iter().zip(first.variable..) {
            self.declare(Symbol::Variable(index), 'G', out);
            self.general(info, out);
            self.declared(Symbol::Variable(index), &info.attribute_info, out);
        }
        for (info, index) in t.addresses.iter().zip(0..) {
            self.elements(Symbol::Address(index), 'A', info.num_elements, &info.attribute_info, out);
        }
        for (info, index) in t.predicates.iter().zip(first.predicate..) {
            self.elements(Symbol::Predicate(index), 'P', info.num_elements, &info.attribute_info, out);
        }
        for (info, index) in t.samplers.iter().zip(first.sampler..) {
            self.elements(Symbol::Sampler(index), 'S', info.num_elements, &info.attribute_info, out);
        }
        for (info, index) in t.surfaces.iter().zip(first.surface..) {
            self.elements(Symbol::Surface(index), 'T', info.num_elements, &info.attribute_info, out);
        }
    }

    fn elements(
        &self,
        symbol: Symbol,
        class: char,
        elements: u16,
        attributes: &[AttributeInfo],
        out: &mut String,
    ) {
        self.declare(symbol, class, out);
        out.push_str(" num_elts=");
        decimal(elements, out);
        self.declared(symbol, attributes, out);
    }

    /// `.decl V32 v_type=G`
    fn declare(&self, symbol: Symbol, class: char, out: &mut String) {
        out.push_str(".decl ");
        out.push_str(&self.names.name(symbol));
        out.push_str(" v_type=");
        out.push(class);
    }

    /// ` type=ud num_elts=8 align=GRF alias=<V32, 0>`
    fn general(&self, info: &VarInfo, out: &mut String) {
        out.push_str(" type=");
        out.push_str(info.bit_properties.data_type().map_or("?", name_of_type));
        out.push_str(" num_elts=");
        decimal(info.num_elements, out);
        let alignment = info.bit_properties.alignment();
        match ALIGNMENTS.iter().find(|(_, known)| Some(*known) == alignment) {
            Some(("byte", _)) => {}
            Some((name, _)) => {
                out.push_str(" align=");
                out.push_str(name);
            }
            None => out.push_str(" align=?"),
        }
        if (info.alias_index, info.alias_offset, info.alias_scope_specifier.raw()) != (0, 0, 0) {
            let scope = info.alias_scope_specifier.alias_scope_specifier();
            let name = match scope == Some(AliasScopeSpecifier::Local) {
                true => self.names.name(Symbol::Variable(info.alias_index)),
                false => format!("%file_{}", info.alias_index).into(),
            };
            out.push_str(" alias=<");
            out.push_str(&name);
            out.push_str(", ");
            decimal(info.alias_offset, out);
            out.push('>');
        }
    }

    /// The end of a declaration: attributes, and the name of the object where that is another.
    fn declared(&self, symbol: Symbol, attributes: &[AttributeInfo], out: &mut String) {
        let mut list = String::new();
        let mut others = String::new();
        for attribute in attributes {
            let to = if list.is_empty() { "" } else { ", " };
            match self.attribute(attribute, &OF_VARIABLES) {
                Some(text) => {
                    let _ = write!(list, "{to}{text}");
                }
                None => others.push_str(&self.unknown_attribute(attribute)),
            }
        }
        if !list.is_empty() {
            let _ = write!(out, " attrs={{{list}}}");
        }
        if let Some(original) = self.names.declared(symbol).and_then(|name| name.original.as_ref()) {
            out.push_str(" // ");
            told(original, out);
        }
        if !others.is_empty() {
            let _ = write!(out, " //{others}");
        }
        out.push('\n');
    }

    /// `NAME`, `NAME=1`, `NAME="text"`, if text can say it.
    fn attribute(&self, attribute: &AttributeInfo, known: &'static [Known]) -> Option<String> {
        let name = self.tables.text(attribute.name)?;
        let known = attributes::find(known, &name)?;
        let mut text = name.into_owned();
        match known.kind {
            Kind::Flag => {
                attributes::number_in(&attribute.value).filter(|value| *value != 0)?;
            }
            Kind::Number(words) => {
                let value = attributes::number_in(&attribute.value)?;
                let word = usize::try_from(value).ok().and_then(|value| words.get(value));
                let _ = match word {
                    Some(word) => write!(text, "=\"{word}\""),
                    None => write!(text, "={value}"),
                };
            }
            Kind::Text => {
                text.push('=');
                quote::print(std::str::from_utf8(&attribute.value).ok()?, &mut text);
            }
        }
        Some(text)
    }

    fn object_attribute(&self, attribute: &AttributeInfo, out: &mut String) {
        match self.attribute(attribute, &OF_OBJECTS) {
            Some(text) => {
                let _ = writeln!(out, ".kernel_attr {text}");
            }
            None => {
                let _ = writeln!(out, "//{}", self.unknown_attribute(attribute));
            }
        }
    }

    /// An attribute that assemblers do not know, for a comment.
    fn unknown_attribute(&self, attribute: &AttributeInfo) -> String {
        let mut text = " attribute ".to_string();
        told(&self.names.string(attribute.name), &mut text);
        attribute.value.iter().for_each(|byte| {
            let _ = write!(text, " {byte:02x}");
        });
        text
    }

    /// `.input V32 offset=32 size=64`
    fn input(&self, input: &InputInfo, out: &mut String) {
        let provenance = input.kind.provenance();
        let _ = match PROVENANCES.iter().find(|(_, number)| *number == provenance) {
            _ if provenance == 0 => write!(out, ".input "),
            Some((name, _)) => write!(out, ".{IMPLICIT}{name} "),
            None => write!(out, ".{IMPLICIT}{UNDEFINED}{provenance} "),
        };
        // One bit of the kind means nothing and is zero.
        let known = InputInfoKindBits::default().with_provenance(provenance);
        let category = input.kind.category().filter(|category| known.with_category(*category) == input.kind);
        let name = match category {
            Some(Category::General) => self.names.name(Symbol::Variable(input.id)),
            Some(Category::Sampler) => self.names.name(Symbol::Sampler(input.id)),
            Some(Category::Surface) => self.names.name(Symbol::Surface(input.id)),
            None => format!("%undeclared_{}", input.id).into(),
        };
        let _ = writeln!(out, "{name} offset={} size={}", input.offset, input.size);
    }

    /// What the names stand for, for who reads them.
    fn back(&self) -> Back {
        let t = &self.tables;
        let counts =
            [t.variables.len(), t.addresses.len(), t.predicates.len(), t.samplers.len(), t.surfaces.len()];
        Back::of(&self.names, counts, t.labels.len(), t.strings.len())
    }

    fn body(&self, body: &Body, out: &mut String) {
        let mut back = None;
        let mut last = None;
        for one in body {
            let step = one.step();
            match step {
                Step::Subroutine(label) => {
                    out.push_str("\n.function ");
                    quote::print(&self.names.label(label), out);
                    out.push('\n');
                    self.label(label, LabelKind::Subroutine, out);
                }
                // `.function` prints its label, so the instruction for the label is optional.
                Step::Block(label) if last == Some(label) => {}
                Step::Block(label) => self.label(label, LabelKind::Block, out),
                _ => self.instruction(&one, &mut back, out),
            }
            last = match step {
                Step::Subroutine(label) => Some(label),
                _ => None,
            };
        }
        if let Some(rest) = &body.rest {
            bytes(&rest.bytes, &rest.error.to_string(), out);
        }
    }

    /// A label statement, which says that the label is of a kind.
    fn label(&self, label: u32, kind: LabelKind, out: &mut String) {
        out.push('\n');
        out.push_str(&self.names.label(label));
        out.push(':');
        if let Some(original) = self.names.label_name(label).and_then(|name| name.original.as_ref()) {
            out.push_str(" // ");
            told(original, out);
        }
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

    /// Whether the strings exist that the instruction names: any text could stand for one that does not.
    fn has_its_strings(&self, one: &Instruction) -> bool {
        let fields = one.info().fields.iter().enumerate();
        let mut strings = fields.filter(|(_, field)| field.refers == Some("string"));
        strings.all(|(field, _)| access::raw(one, field, 0) < self.tables.strings.len() as u64)
    }

    /// Whether a line is known to say all without being read.
    fn is_proven(&self, one: &Instruction, form: &Form, line: &str) -> bool {
        let proof = form.proof().filter(|_| self.how.trusts_proofs);
        proof.is_some_and(|proof| proof.holds(one, &self.names) && is_first(form, line))
    }

    /// An instruction; its bytes, which no assembler takes, where the text would not give it back.
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
        let printed =
            if self.has_its_strings(one) { printed } else { Err("a string that is not in the pool") };
        // What names something undeclared is read by nobody, and says more than its bytes.
        let printed = printed.and_then(|()| {
            match line.contains(UNDECLARED) || back.get_or_insert_with(|| self.back()).gives(one, line) {
                true => Ok(()),
                false => Err("bits that the text form does not have"),
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

/// Instructions that text cannot say.
fn bytes(bytes: &[u8], why: &str, out: &mut String) {
    out.push_str("    .bytes");
    bytes.iter().for_each(|byte| {
        let _ = write!(out, " {byte:02x}");
    });
    let _ = writeln!(out, " // {why}");
}
