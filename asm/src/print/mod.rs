//! Printing an instruction along the first of its forms that is for its encodings.

mod group;

use crate::access;
use crate::cursor::is_name;
use crate::digits::{decimal, hexadecimal};
use crate::forms::{Bits, FORMS, Form, Look, Node, Parts, Value};
use crate::operand::number_of;
use crate::operand::print as operands;
use crate::quote;
use crate::symbols::{Naming, Symbol};
use genvisa::Instruction;
use genvisa::Modifier;
use genvisa::operands::{RawOperand, VecOperand};
use genvisa_runtime::{BitRangeInfo, Fields, Refers};

pub use crate::operand::print::Unprintable;

/// Prints an instruction without a line end.
///
/// # Errors
/// If no text represents the instruction, for instance because an encoding has no name. Then nothing is printed.
pub fn instruction(
    instruction: &Instruction,
    naming: &dyn Naming,
    out: &mut String,
) -> Result<(), Unprintable> {
    along_form(instruction, naming, out).map(|_| ())
}

/// Prints an instruction as [`instruction`] does, and returns the form.
///
/// # Errors
/// As [`instruction`].
pub(crate) fn along_form(
    instruction: &Instruction,
    naming: &dyn Naming,
    out: &mut String,
) -> Result<&'static Form, Unprintable> {
    let printer = Printer { instruction, naming };
    let start = out.len();
    let all = FORMS.of_instruction(instruction.info());
    let forms = || all.clone().filter(|form| printer.holds(form));
    // Of instructions with the same bytes, one may be for labels of a single kind.
    let of_kind = |kind| forms().find(|form| printer.is_for_labels(form) == kind);
    let form = if all.len() > 1 { of_kind(Some(true)).or_else(|| of_kind(None)) } else { None };
    let form = form.or_else(|| forms().next());
    let form = form.ok_or("the instruction has no text form for its encodings")?;
    let result = printer.nodes(&form.nodes, out);
    if result.is_err() {
        out.truncate(start);
    }
    result.map(|()| form)
}

/// Prints one instruction.
struct Printer<'a> {
    instruction: &'a Instruction,
    naming: &'a dyn Naming,
}

impl Printer<'_> {
    /// Whether the form is for the encodings that the instruction has.
    fn holds(&self, form: &Form) -> bool {
        form.nodes.iter().all(|node| match node {
            Node::Value(Value { field, look: Look::Spelled { bits, only, .. }, .. }) => {
                only.is_empty() || only.contains(&bits.get(self.raw(*field)))
            }
            Node::Value(Value { field, look: Look::Silent(bits, codes), .. }) => {
                self.instruction.times(*field) == 0 || codes.contains(&bits.get(self.raw(*field)))
            }
            _ => true,
        })
    }

    /// Whether the labels have the kind that the form is for. `None` if the form is for any kind.
    fn is_for_labels(&self, form: &Form) -> Option<bool> {
        form.nodes.iter().find_map(|node| match node {
            Node::Value(Value { field, look: Look::Index { kind: Some(kind), .. }, .. }) => {
                Some(self.naming.label_kind(self.raw(*field) as u32) == Some(*kind))
            }
            _ => None,
        })
    }

    fn raw(&self, field: usize) -> u64 {
        access::raw(self.instruction, field, 0)
    }

    fn vector(&self, field: usize) -> Option<VecOperand> {
        access::vector(self.instruction, field)
    }

    /// Whether other fields determine that a value is present.
    fn is_there(&self, value: &Value) -> bool {
        self.instruction.times(value.field) > 0
    }

    /// Prints a part of a group as its type determines.
    fn part(&self, parts: &Parts, name: &str, out: &mut String) -> Result<(), Unprintable> {
        let part = parts.get(name).ok_or("the instruction lacks a field of its form")?;
        self.value(part, out)
    }

    /// The spelling of the encoding of a part.
    fn spelled<'p>(&self, parts: &'p Parts, name: &str) -> Option<&'p str> {
        let Value { field, look: Look::Spelled { bits, spellings, .. }, .. } = parts.get(name)? else {
            return None;
        };
        let code = bits.get(self.raw(*field));
        spellings.iter().find(|(known, _)| *known == code).map(|(_, text)| text.as_str())
    }

    /// Whether a part has the second of its two encodings.
    fn is_second(&self, parts: &Parts, name: &str) -> bool {
        match parts.get(name) {
            Some(Value { field, look: Look::Spelled { bits, spellings, .. }, .. }) => {
                spellings.iter().map(|(code, _)| *code).max() == Some(bits.get(self.raw(*field)))
            }
            _ => false,
        }
    }

    fn nodes(&self, nodes: &[Node], out: &mut String) -> Result<(), Unprintable> {
        for node in nodes {
            match node {
                Node::Text(text, _) => out.push_str(text),
                Node::Blanks(blanks) => (0..*blanks).for_each(|_| out.push(' ')),
                Node::Saturation(field) => {
                    let modifier = self.vector(*field).and_then(|operand| operand.tag().modifiers());
                    if modifier == Some(Modifier::Sat) {
                        out.push_str(".sat");
                    }
                }
                Node::Optional(inner) => {
                    if !inner.iter().all(|node| self.is_zero(node)) {
                        self.nodes(inner, out)?;
                    }
                }
                Node::Value(value) if !self.is_there(value) && !matches!(value.look, Look::Each(..)) => {}
                Node::Value(value) => self.value(value, out)?,
                Node::Group(group, parts) => group::print(*group, parts, self, out)?,
                Node::Again(part) => self.nodes(std::slice::from_ref(part), out)?,
            }
        }
        Ok(())
    }

    /// Whether a part of an optional part is zero, so that it can be omitted.
    fn is_zero(&self, node: &Node) -> bool {
        match node {
            Node::Text(..) | Node::Blanks(_) => true,
            Node::Saturation(_) | Node::Group(..) => false,
            Node::Optional(inner) => inner.iter().all(|node| self.is_zero(node)),
            Node::Again(part) => self.is_zero(part),
            Node::Value(value) => match &value.look {
                _ if !self.is_there(value) => true,
                // A conditional operand that is present is not omitted.
                Look::Raw | Look::Register if self.is_conditional(value) => false,
                Look::Silent(..) => true,
                Look::Spelled { bits, .. } | Look::Decimal(bits, _) | Look::Hex(bits, _) => {
                    bits.get(self.raw(value.field)) == 0
                }
                Look::Letters(bits, _) => bits.get(self.raw(value.field)) == 0,
                Look::Flag(bits, _, is_for_one) => (bits.get(self.raw(value.field)) == 1) != *is_for_one,
                Look::Raw | Look::Register => {
                    access::raw_operand(self.instruction, value.field, 0) == Some(RawOperand::default())
                }
                Look::Predicate(_) | Look::Channels(_) | Look::Index { .. } => self.raw(value.field) == 0,
                Look::Vector(_) | Look::Lsc | Look::At | Look::AddressOf | Look::Each(..) => false,
            },
        }
    }

    fn is_conditional(&self, value: &Value) -> bool {
        self.instruction.info().fields.get(value.field).is_some_and(|field| field.when.is_some())
    }

    fn value(&self, value: &Value, out: &mut String) -> Result<(), Unprintable> {
        self.look(value.field, 0, &value.look, out)
    }

    fn look(&self, field: usize, element: usize, look: &Look, out: &mut String) -> Result<(), Unprintable> {
        let raw = || access::raw(self.instruction, field, element);
        let operand = || self.vector(field).ok_or("the field is not an operand");
        match look {
            Look::Predicate(_) => operands::predicate(raw(), self.naming, out)?,
            Look::Channels(ranges) => {
                let name = self.instruction.info().fields.get(field).map_or("", |field| field.name);
                channels(ranges, name, raw(), out)?;
            }
            Look::Vector(role) => operands::vector(operand()?, *role, self.naming, out)?,
            Look::AddressOf => operands::address_of(operand()?, self.naming, out)?,
            Look::At => operands::at(operand()?, self.naming, out)?,
            Look::Lsc => operands::lsc(operand()?, self.naming, out)?,
            Look::Raw | Look::Register => {
                let operand = access::raw_operand(self.instruction, field, element);
                let operand = operand.ok_or("the field is not an operand")?;
                operands::raw(operand, matches!(look, Look::Register), self.naming, out);
            }
            Look::Index { table, is_quoted, .. } => self.index(*table, *is_quoted, raw() as u32, out),
            Look::Spelled { bits, spellings, .. } => {
                let code = bits.get(raw());
                let spelling = spellings.iter().find(|(known, _)| *known == code);
                out.push_str(spelling.map(|(_, text)| text.as_str()).ok_or("an encoding has no spelling")?);
            }
            Look::Decimal(bits, _) => decimal(bits.get(raw()), out),
            Look::Hex(bits, has_prefix) => {
                out.push_str(if *has_prefix { "0x" } else { "" });
                hexadecimal(bits.get(raw()), out);
            }
            Look::Letters(bits, letters) => {
                let code = bits.get(raw());
                if code == 0 || code >> letters.len() != 0 {
                    return Err("the set of letters is empty, or has bits without a letter");
                }
                out.extend(
                    letters.chars().enumerate().filter(|(bit, _)| code >> bit & 1 == 1).map(|(_, c)| c),
                );
            }
            Look::Flag(bits, text, is_for_one) => {
                if (bits.get(raw()) == 1) == *is_for_one {
                    out.push_str(text);
                }
            }
            Look::Silent(..) => {}
            Look::Each(between, look, _) => {
                if access::is_nothing(self.instruction, field) {
                    return Err("the first element of a list is null");
                }
                for element in 0..self.instruction.times(field) {
                    out.push_str(if element > 0 { between } else { "" });
                    self.look(field, element, look, out)?;
                }
            }
        }
        Ok(())
    }

    fn index(&self, table: Refers, is_quoted: bool, index: u32, out: &mut String) {
        let name = match table {
            Refers::Variable => self.naming.name(Symbol::Variable(index)),
            Refers::Address => self.naming.name(Symbol::Address(index)),
            Refers::Predicate => self.naming.name(Symbol::Predicate(index)),
            Refers::Surface => self.naming.name(Symbol::Surface(index)),
            Refers::Sampler => self.naming.name(Symbol::Sampler(index)),
            Refers::Label => return word(&self.naming.label(index), is_quoted, out),
            Refers::String => return word(&self.naming.string(index), is_quoted, out),
        };
        // Names of variables never need quotes.
        out.push_str(&name);
    }
}

/// Prints a label or string, in quotes if it needs them.
fn word(name: &[u8], is_quoted: bool, out: &mut String) {
    match std::str::from_utf8(name) {
        Ok(text) if !is_quoted && is_bare(name) => out.push_str(text),
        _ => quote::print(name, out),
    }
}

/// Whether a name can be printed without quotes.
pub(crate) fn is_bare(name: &[u8]) -> bool {
    name.iter().all(|b| is_name(*b)) && !name.first().is_none_or(u8::is_ascii_digit)
}

/// Prints `M1, 16`.
pub(crate) fn channels(
    ranges: &[BitRangeInfo],
    name: &str,
    raw: u64,
    out: &mut String,
) -> Result<(), Unprintable> {
    let code = |range: &BitRangeInfo| Bits { hi: range.hi, lo: range.lo }.get(raw);
    let mask = ranges.iter().find(|range| range.name == "mask").ok_or("the execution size has no mask")?;
    let mask =
        mask.values.iter().find(|value| value.code == code(mask)).ok_or("the execution mask has no name")?;
    let range = ranges
        .iter()
        .find(|range| range.name == name)
        .or_else(|| ranges.iter().find(|range| range.name != "mask"));
    let size = range
        .and_then(|range| number_of(range.values, code(range)))
        .ok_or("the execution size has no number")?;
    out.push_str(mask.name);
    out.push_str(", ");
    decimal(size, out);
    Ok(())
}
