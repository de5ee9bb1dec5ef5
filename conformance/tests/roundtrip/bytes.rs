//! The bytes of arbitrary instructions, put together from what reflection says of their fields.
//!
//! The operands stand here as bytes on purpose: a mistake in their declarations must not be made twice.

use genvisa::{FieldInfo, Instruction, InstructionInfo, Version};
use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::{self, Debug};

/// The bytes of one instruction, in the parts that it consists of.
#[derive(Clone)]
pub struct Encoded {
    /// What instruction it is.
    pub info: &'static InstructionInfo,
    /// Opcode and sub-opcode.
    pub head: Vec<u8>,
    /// The bytes of each field.
    pub fields: Vec<Vec<u8>>,
}

impl Encoded {
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.head.clone();
        bytes.extend(self.fields.iter().flatten());
        bytes
    }

    /// The field that has the byte at an offset; none for opcode and sub-opcode.
    pub fn field_at(&self, offset: usize) -> Option<&'static str> {
        let mut end = self.head.len();
        if offset < end {
            return None;
        }
        self.info.fields.iter().zip(&self.fields).find_map(|(field, bytes)| {
            end += bytes.len();
            (offset < end).then_some(field.name)
        })
    }

    /// The offset of the first byte of a field.
    pub fn offset_of(&self, n: usize) -> usize {
        self.head.len() + self.fields.iter().take(n).map(Vec::len).sum::<usize>()
    }
}

impl Debug for Encoded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:02x?} {:02x?}", self.info.name, self.head, self.fields)
    }
}

/// Any instruction, with any bits in its integers and all classes of operands.
pub fn any_instruction(version: Version) -> impl Strategy<Value = Encoded> {
    prop::sample::select(Instruction::ALL).prop_flat_map(move |info| instruction(info, version))
}

/// One instruction.
pub fn instruction(info: &'static InstructionInfo, version: Version) -> impl Strategy<Value = Encoded> {
    let head: Vec<u8> = std::iter::once(info.opcode).chain(info.sub_opcode).collect();
    let fields: Vec<_> = info.fields.iter().map(|field| self::field(field, version)).collect();
    fields.prop_map(move |fields| Encoded { info, head: head.clone(), fields })
}

fn field(field: &FieldInfo, version: Version) -> BoxedStrategy<Vec<u8>> {
    match (field.ty, field.bits) {
        (_, Some(bits)) => random(bits as usize / 8),
        ("vec_operand" | "scalar", None) => vec_operand(version),
        ("raw_operand", None) => random(variable(version) + 2),
        (ty, None) => panic!("the tests know no operand called {ty}"),
    }
}

fn random(len: usize) -> BoxedStrategy<Vec<u8>> {
    vec(any::<u8>(), len).boxed()
}

/// Bytes of the index of a general variable.
fn variable(version: Version) -> usize {
    if version.at_least(3, 4) { 4 } else { 2 }
}

/// Classes of vector operands, and the bytes behind the tag.
const FIXED: [(u8, usize); 4] = [(0b001, 4), (0b010, 2), (0b011, 8), (0b110, 4)];
const GENERAL: u8 = 0b000;
const IMMEDIATE: u8 = 0b101;
/// Types of 64-bit constants.
const LONG: [u8; 3] = [0b0110, 0b1011, 0b1101];
/// Classes that no page describes.
pub const UNKNOWN_CLASSES: [u8; 2] = [0b100, 0b111];

fn vec_operand(version: Version) -> BoxedStrategy<Vec<u8>> {
    let fixed = prop::sample::select(&FIXED[..]).prop_flat_map(|(class, len)| tagged(class, random(len)));
    let general = tagged(GENERAL, random(variable(version) + 4));
    let immediate = any::<u8>().prop_flat_map(|ty| {
        let len = if LONG.contains(&(ty & 0xF)) { 8 } else { 4 };
        tagged(IMMEDIATE, random(len).prop_map(move |value| [&[ty], value.as_slice()].concat()))
    });
    prop_oneof![2 => general, 4 => fixed, 2 => immediate].boxed()
}

/// A class with any other bits in its tag, and what follows.
fn tagged(class: u8, behind: impl Strategy<Value = Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    (any::<u8>(), behind).prop_map(move |(tag, behind)| [&[tag & !7 | class], behind.as_slice()].concat())
}

/// A small generator for what needs many values and no shrinking (SplitMix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.next() as u8).collect()
    }
}
