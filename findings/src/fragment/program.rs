//! The program that a fragment becomes: declarations of its operands, its text with the operands in place, and an end.

use super::Fragment;
use super::constraint::{Direction, Kind};
use super::operand::{Elements, Operand, Value};
use super::placeholder::Part;
use super::types::Type;
use crate::mapped::Mapped;
use genvisa::{NEWEST_VERSION, Platform};
use std::ops::Range;

/// The begin of the names of operands. The number of the operand follows.
pub const PREFIX: &str = "asm_operand_";

/// A part of unknown text. No statement can be read that has it.
const UNKNOWN: &str = "?";

/// Bytes of a variable of unknown size: nearly the largest that a declaration can have.
const UNKNOWN_SIZE: u32 = 4032;

/// A program that was made from a fragment.
#[derive(Debug)]
pub struct Program {
    /// The text, with the way back to the source.
    pub text: Mapped,
    /// The bytes of the text that come from the fragment itself.
    pub body: Range<usize>,
    /// The bytes of each declaration.
    pub declarations: Vec<Range<usize>>,
    /// The bytes of parts whose text is unknown: findings on their lines would be untrue.
    pub unknown: Vec<Range<usize>>,
}

impl Program {
    /// Makes the program. `types` has the type of each operand that is a variable, `parts` those of the template.
    pub fn of(
        fragment: &Fragment,
        parts: &[Part],
        types: &[Type],
        platform: Platform,
        is_known: impl Fn(&Part) -> bool,
    ) -> Self {
        let begin = fragment.span.start..fragment.span.start;
        let mut text = Mapped::default();
        text.push_made(&format!(".version {NEWEST_VERSION}\n.kernel \"asm_statement\"\n"), begin.clone());
        let mut declarations = Vec::new();
        for (number, operand) in fragment.operands.iter().enumerate() {
            let from = text.text().len();
            if let Some(line) = declaration(fragment, number, operand, types, platform) {
                text.push_made(&line, operand.span.clone());
            }
            declarations.push(from..text.text().len());
        }
        let mut inputs = String::new();
        let mut offset = 2 * platform.grf_bytes();
        for (number, operand) in fragment.operands.iter().enumerate() {
            let Some(bytes) = bytes(fragment, number, operand, types) else { continue };
            if fragment.has_value(number) {
                inputs += &format!(".implicit_PSEUDO_INPUT {PREFIX}{number} offset={offset} size={bytes}\n");
                offset += bytes.next_multiple_of(platform.grf_bytes());
            }
        }
        if let Some(channels) = fragment.sub_group.filter(|channels| [8, 16, 32].contains(channels)) {
            inputs += &format!(".kernel_attr SimdSize={channels}\n");
        }
        text.push_made(&(inputs + ".function \"asm_statement\"\n"), begin.clone());
        let body = text.text().len();
        let mut unknown = Vec::new();
        for (n, part) in parts.iter().enumerate() {
            let from = text.text().len();
            match part {
                Part::Stray(range) | Part::Numbered(_, range) | Part::Named(_, range) if !is_known(part) => {
                    text.push_made(UNKNOWN, fragment.template.source_of(range));
                    unknown.push(from..text.text().len());
                }
                Part::Text(range) => text.push_part(&fragment.template, range.clone()),
                Part::Made(made, range) => text.push_made(made, fragment.template.source_of(range)),
                Part::Stray(range) => text.push_part(&fragment.template, range.clone()),
                Part::Numbered(_, range) | Part::Named(_, range) => {
                    let next = match parts.get(n + 1) {
                        Some(Part::Text(range)) => {
                            fragment.template.text().get(range.clone()).unwrap_or_default()
                        }
                        _ => "",
                    };
                    let placed = fragment.number_of(part).map(|number| fragment.placed(number, next));
                    text.push_made(&placed.unwrap_or_default(), fragment.template.source_of(range));
                }
            }
        }
        let body = body..text.text().len();
        let end = fragment.span.end..fragment.span.end;
        text.push_made("\nret (M1_NM, 1)\n", end);
        Self { text, body, declarations, unknown }
    }
}

impl Fragment {
    /// The operand that has a variable for an operand: itself, or the output that it is tied to.
    pub fn variable_of(&self, number: usize) -> usize {
        match self.operands.get(number).map(|operand| operand.constraint.kind) {
            Some(Kind::Tied(output)) => output,
            _ => number,
        }
    }

    /// Whether the variable of an operand has a value before the fragment: as an input, or by an input that is tied to it.
    fn has_value(&self, number: usize) -> bool {
        let is_read = |operand: &Operand| operand.constraint.direction.is_read();
        (0..self.operands.len()).any(|other| {
            (other == number || self.variable_of(other) == number)
                && self.operands.get(other).is_some_and(is_read)
        })
    }

    /// The text that takes the place of an operand in front of some text.
    fn placed(&self, number: usize, next: &str) -> String {
        let Some(operand) = self.operands.get(number) else { return String::new() };
        let variable = format!("{PREFIX}{}", self.variable_of(number));
        match (operand.constraint.kind, &operand.value) {
            (Kind::Number, Value::Number(value)) => value.unwrap_or_default().to_string(),
            (Kind::Region, _) if !next.starts_with(['(', '.', '[', ':', '<']) => {
                let region = match operand.constraint.direction {
                    Direction::Input => "<1;1,0>",
                    Direction::Output | Direction::Both => "<1>",
                };
                format!("{variable}(0,0){region}")
            }
            _ => variable,
        }
    }
}

/// The elements of the variable of an operand; `None` for a number and for a tied operand.
fn elements(fragment: &Fragment, number: usize, operand: &Operand, types: &[Type]) -> Option<(Type, u32)> {
    if matches!(operand.constraint.kind, Kind::Number | Kind::Tied(_)) {
        return None;
    }
    let ty = *types.get(number)?;
    let channels = match operand.constraint.kind {
        Kind::Uniform => 1,
        _ => fragment.channels(),
    };
    let count = match operand.value {
        Value::Variable(_, Elements::OfChannel(count)) => count.saturating_mul(channels),
        Value::Variable(_, Elements::Whole(count)) => count,
        Value::Unknown | Value::Number(_) => UNKNOWN_SIZE / ty.bytes(),
    };
    Some((ty, count))
}

fn bytes(fragment: &Fragment, number: usize, operand: &Operand, types: &[Type]) -> Option<u32> {
    elements(fragment, number, operand, types).map(|(ty, count)| count.saturating_mul(ty.bytes()))
}

fn declaration(
    fragment: &Fragment,
    number: usize,
    operand: &Operand,
    types: &[Type],
    platform: Platform,
) -> Option<String> {
    let (ty, count) = elements(fragment, number, operand, types)?;
    // The compiler places a value for each channel at the start of a register, and a single value anywhere.
    let is_small = count.saturating_mul(ty.bytes()) < platform.grf_bytes() / 2;
    let align = match (operand.constraint.kind, &operand.value, ty.bytes()) {
        (_, Value::Unknown, _) => "GRF",
        (Kind::Uniform, _, 8) => "qword",
        (Kind::Uniform, _, 4) => "dword",
        (Kind::Uniform, _, _) => "word",
        (_, Value::Variable(_, Elements::Whole(_)), 8) if is_small => "qword",
        (_, Value::Variable(_, Elements::Whole(_)), 4) if is_small => "dword",
        (_, Value::Variable(_, Elements::Whole(_)), _) if is_small => "word",
        _ => "GRF",
    };
    let name = ty.name();
    Some(format!(".decl {PREFIX}{number} v_type=G type={name} num_elts={count} align={align}\n"))
}
