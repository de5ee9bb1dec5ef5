//! The bytes of arbitrary instructions, composed with the reflection data of their fields.
//!
//! The sizes of operands are written out here, so that a mistake in their declarations is not repeated.

use crate::reflection::assemble::{Assembled, Numbers, Plan, width};
use genvisa::{FieldInfo, Instruction, InstructionInfo, Version};
use genvisa_reader::isa::structure;
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::sync::LazyLock;

static PLANS: LazyLock<BTreeMap<&str, Plan>> =
    LazyLock::new(|| Instruction::ALL.iter().map(|info| (info.name, Plan::new(info))).collect());

/// The bytes of one instruction, by field.
#[derive(Clone)]
pub struct Encoded {
    /// The reflection data of the instruction.
    pub info: &'static InstructionInfo,
    /// Opcode and sub-opcode.
    pub head: Vec<u8>,
    /// The bytes of each field; empty for an absent field.
    pub fields: Vec<Vec<u8>>,
    /// The values of all integer fields, present or not.
    numbers: Numbers,
    version: Version,
    seed: u64,
}

impl Encoded {
    /// Random bits in the integers, all classes of operands, and at most as many elements as a field can have.
    fn new(info: &'static InstructionInfo, version: Version, seed: u64) -> Self {
        let mut random = Random(seed);
        let mut numbers = Numbers::new();
        for field in info.fields.iter().filter(|field| field.bits.is_some()) {
            numbers.insert(field.name, number(field, &mut random));
        }
        for field in info.fields {
            if let Some(count) = field.count {
                numbers.insert(count, random.below(field.most + 1) as u64);
            }
        }
        Self::assemble(info, version, seed, numbers)
    }

    fn assemble(info: &'static InstructionInfo, version: Version, seed: u64, numbers: Numbers) -> Self {
        let element = |n: usize, at: usize| {
            let mut random = Random(seed ^ (n as u64) << 32 ^ (at as u64) << 40);
            element(&info.fields[n], version, &mut random)
        };
        let Assembled { head, fields, too_many, .. } = PLANS[info.name].assemble(version, &numbers, &element);
        assert_eq!(too_many, None, "{}", info.name);
        Self { info, head, fields, numbers, version, seed }
    }

    /// The same instruction with another value in an integer field. Other fields may become present or absent.
    pub fn with(&self, field: &'static str, number: u64) -> Self {
        let mut numbers = self.numbers.clone();
        numbers.insert(field, number);
        Self::assemble(self.info, self.version, self.seed, numbers)
    }

    pub fn bytes(&self) -> Vec<u8> {
        self.head.iter().chain(self.fields.iter().flatten()).copied().collect()
    }

    /// The field that contains the byte at an offset; `None` for opcode and sub-opcode.
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

/// The instructions that decoders return.
pub fn all() -> impl Iterator<Item = &'static InstructionInfo> {
    Instruction::ALL.iter().copied().filter(|info| info.same_as.is_none())
}

/// Any instruction, with random bits in its integers and all classes of operands.
pub fn any_instruction(version: Version) -> impl Strategy<Value = Encoded> {
    let all: Vec<_> = all().collect();
    prop::sample::select(all).prop_flat_map(move |info| instruction(info, version))
}

/// One instruction.
pub fn instruction(info: &'static InstructionInfo, version: Version) -> impl Strategy<Value = Encoded> {
    any::<u64>().no_shrink().prop_map(move |seed| Encoded::new(info, version, seed))
}

/// Random bits. Half of the values have a documented encoding, so that fields that depend on it are present.
fn number(field: &FieldInfo, random: &mut Random) -> u64 {
    let number = random.next() & u64::MAX >> (u64::BITS - field.bits.unwrap_or(u64::BITS));
    match field.bit_ranges.iter().find(|range| range.name == field.name && !range.values.is_empty()) {
        Some(range) if random.below(2) == 0 => {
            range.values[random.below(range.values.len())].code << range.lo
        }
        _ => number,
    }
}

fn element(field: &FieldInfo, version: Version, random: &mut Random) -> Vec<u8> {
    match (structure(field.ty).unwrap_or(field.ty), width(field, version)) {
        (_, Some(len)) => random.bytes(len),
        ("vec_operand", None) => vec_operand(version, random),
        ("raw_operand", None) => random.bytes(variable(version) + 2),
        (ty, None) => panic!("the tests know no operand called {ty}"),
    }
}

/// The size of the index of a general variable in bytes.
fn variable(version: Version) -> usize {
    if version.at_least(3, 4) { 4 } else { 2 }
}

/// Classes of vector operands, and their number of bytes after the tag.
const FIXED: [(u8, usize); 4] = [(0b001, 4), (0b010, 2), (0b011, 8), (0b110, 4)];
const GENERAL: u8 = 0b000;
const IMMEDIATE: u8 = 0b101;
/// Types of 64-bit constants.
const LONG: [u8; 3] = [0b0110, 0b1011, 0b1101];
/// Classes that no page describes.
pub const UNKNOWN_CLASSES: [u8; 2] = [0b100, 0b111];

/// An operand of any class, with any other bits in its tag.
fn vec_operand(version: Version, random: &mut Random) -> Vec<u8> {
    let tag = random.next() as u8 & !7;
    match random.below(8) {
        0 | 1 => [vec![tag | GENERAL], random.bytes(variable(version) + 4)].concat(),
        2 | 3 => {
            let ty = random.next() as u8;
            let len = if LONG.contains(&(ty & 0xF)) { 8 } else { 4 };
            [vec![tag | IMMEDIATE, ty], random.bytes(len)].concat()
        }
        n => {
            let (class, len) = FIXED[n % FIXED.len()];
            [vec![tag | class], random.bytes(len)].concat()
        }
    }
}

/// A small random number generator (SplitMix64), for many values without shrinking.
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
