//! Reflection: the facts of a page at run time.

use crate::{Int, PlatformSet, Role, Rule, Version};
use core::fmt;

/// An instruction.
#[derive(Debug)]
pub struct InstructionInfo {
    /// The name: `SVM_GATHER`.
    pub name: &'static str,
    /// Its purpose, a sentence.
    pub doc: &'static str,
    /// First byte.
    pub opcode: u8,
    /// Second byte, if several instructions share the first.
    pub sub_opcode: Option<u8>,
    /// The platforms that have it.
    pub platforms: PlatformSet,
    /// The instruction that decoders return for the bytes of this one; `None` if it is this one.
    pub same_as: Option<&'static str>,
    /// The effect on control flow.
    pub flow: Flow,
    /// The fields, in the order of the wire.
    pub fields: &'static [FieldInfo],
    /// The names of the elements of the field `params`, one entry for each condition.
    pub parameters: &'static [ParametersInfo],
    /// The rules of its page. The rules of operands and shared fields belong to their types.
    pub rules: &'static [Rule],
    /// The text forms as the page writes them.
    pub text: &'static [&'static str],
    /// The pseudo-code of its semantics, a line each, with comments and indentation.
    pub semantics: &'static [&'static str],
    /// Notes on it, a paragraph each.
    pub notes: &'static [&'static str],
    /// The path of its page.
    pub page: &'static str,
    /// The line of the opcode on the page, from 1.
    pub line: u32,
}

impl InstructionInfo {
    /// Its name, and that of its page, which is the name in the index: `PLANE`, `PLN`.
    pub fn names(&self) -> [&'static str; 2] {
        let file = self.page.rsplit('/').next().unwrap_or_default();
        [self.name, file.split_once('.').map_or(file, |(name, _)| name)]
    }

    /// The field of that name.
    pub fn field(&self, name: &str) -> Option<&'static FieldInfo> {
        self.fields.iter().find(|f| f.name == name)
    }
}

/// A table of a chapter.
#[derive(Debug)]
pub struct TableInfo {
    /// The heading above it.
    pub title: &'static str,
    /// The names of its columns.
    pub header: &'static [&'static str],
    /// The cells of each row, with the marks of code that the page has.
    pub rows: &'static [&'static [&'static str]],
    /// The path of its page.
    pub page: &'static str,
    /// The line of its header on the page, from 1.
    pub line: u32,
}

/// The effect of an instruction on control flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Execution continues with the next instruction.
    Next,
    /// A block begins here, at the label that the instruction names.
    Block,
    /// A subroutine begins here, at the label that the instruction names.
    Subroutine,
    /// Execution continues at a label of the same subroutine.
    Branch,
    /// Execution continues in a subroutine, function or kernel, and returns from there.
    Call,
    /// Execution continues behind the call of the subroutine or function.
    Return,
    /// The instruction is no code: it has no effect on execution at all.
    NoCode,
}

/// The parameters of an instruction in one of its layouts.
#[derive(Debug)]
pub struct ParametersInfo {
    /// The condition for the layout, in the rule language.
    pub when: &'static str,
    /// The names, in the order of the wire. The last ones may be omitted.
    pub names: &'static [&'static str],
}

/// A field of an instruction.
#[derive(Debug)]
pub struct FieldInfo {
    /// The name in the rule language: `exec_size`.
    pub name: &'static str,
    /// Its meaning, a sentence. That of a field without a description only repeats the name.
    pub doc: &'static str,
    /// The type on the wire: `ub`, `vec_operand`…
    pub ty: &'static str,
    /// Width in bits; `None` for operands.
    pub bits: Option<u32>,
    /// The bit ranges in it.
    pub bit_ranges: &'static [BitRangeInfo],
    /// The codes that this instruction accepts in the main bit range; `None` if it accepts all encodings of the bit range.
    pub only: Option<&'static [u64]>,
    /// The condition under which the field is present, in the rule language; `None` if it is always present.
    pub when: Option<&'static str>,
    /// The field that counts the elements of this one; `None` if it has one element.
    pub count: Option<&'static str>,
    /// The largest number of elements.
    pub most: usize,
    /// The first object version that has it; `None` if the oldest one has it.
    pub since: Option<Version>,
    /// The first later object version that does not have it; `None` if the newest one has it.
    pub before: Option<Version>,
    /// How the instruction uses an operand.
    pub role: Role,
    /// The table that an index points into.
    pub refers: Option<Refers>,
    /// The code of the kind that a label must have; `None` if any kind is allowed, or if the field is not a label.
    pub label_kind: Option<i64>,
    /// The line on the page, from 1.
    pub line: u32,
}

impl FieldInfo {
    /// Whether an object version has the field.
    pub fn is_in(&self, version: Version) -> bool {
        self.since.is_none_or(|since| version >= since) && self.before.is_none_or(|before| version < before)
    }

    /// The encodings that the instruction accepts in the main bit range on platform number `index`; none if the bit range
    /// has no list of encodings.
    pub fn allowed(&self, index: u32) -> impl Iterator<Item = &'static EnumerantInfo> {
        let main = self.bit_ranges.iter().find(|r| r.name == self.name).map_or(&[][..], |r| r.values);
        let accepted = move |e: &&EnumerantInfo| self.only.is_none_or(|codes| codes.contains(&e.code));
        main.iter().filter(accepted).filter(move |e| e.platforms.contains(index))
    }
}

/// The table that an index points into.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refers {
    /// General variables (V).
    Variable,
    /// Address variables (A).
    Address,
    /// Predicate variables (P).
    Predicate,
    /// Surfaces (T).
    Surface,
    /// Samplers (S).
    Sampler,
    /// Labels.
    Label,
    /// The string pool.
    String,
}

impl Refers {
    /// Whether a program chooses the names of the entries. In text, such a name replaces the index.
    pub const fn is_named_by_programs(self) -> bool {
        matches!(self, Self::Label | Self::String)
    }
}

/// The name of an entry: `predicate`.
impl fmt::Display for Refers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Variable => "variable",
            Self::Address => "address",
            Self::Predicate => "predicate",
            Self::Surface => "surface",
            Self::Sampler => "sampler",
            Self::Label => "label",
            Self::String => "string",
        })
    }
}

/// A bit range in a field.
#[derive(Debug)]
pub struct BitRangeInfo {
    /// The name.
    pub name: &'static str,
    /// Highest bit.
    pub hi: u32,
    /// Lowest bit.
    pub lo: u32,
    /// The documented encodings; empty if every value is allowed.
    pub values: &'static [EnumerantInfo],
}

impl BitRangeInfo {
    /// The bits of the field that it has.
    pub const fn mask(&self) -> u64 {
        u64::MAX >> (63 - (self.hi - self.lo)) << self.lo
    }

    /// The code in the bits of a field.
    pub const fn code(&self, raw: u64) -> u64 {
        (raw & self.mask()) >> self.lo
    }
}

/// `first_channel()`: the first channel of the execution mask in the bit range `mask` of a field; unknown without this bit
/// range.
pub fn first_channel(ranges: &[BitRangeInfo], raw: u64) -> Int {
    let mask = ranges.iter().find(|range| range.name == "mask")?.code(raw);
    // The codes 0 to 7 are M1 to M8, and 8 to 15 are the same with NM (no mask). Each mask begins four channels after the
    // previous one.
    Some((mask % 8 * 4) as i64)
}

/// A documented encoding.
#[derive(Debug)]
pub struct EnumerantInfo {
    /// The code.
    pub code: u64,
    /// The name as the page spells it.
    pub name: &'static str,
    /// The number that the encoding represents; `None` if it represents no number.
    pub value: Option<i64>,
    /// The platforms that have it.
    pub platforms: PlatformSet,
}

#[cfg(test)]
mod tests {
    use super::BitRangeInfo;

    #[test]
    fn a_mask_has_the_bits_of_its_range() {
        let mask = |hi, lo| BitRangeInfo { name: "", hi, lo, values: &[] }.mask();
        assert_eq!([mask(2, 0), mask(7, 4), mask(5, 5), mask(63, 0)], [0b111, 0xf0, 0x20, u64::MAX]);
    }
}
