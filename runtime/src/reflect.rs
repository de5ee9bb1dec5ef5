//! Reflection: what a page says, at run time.

use crate::{Int, PlatformSet, Role, Rule, Version};

/// An instruction.
#[derive(Debug)]
pub struct InstructionInfo {
    /// The name: `SVM_GATHER`.
    pub name: &'static str,
    /// First byte.
    pub opcode: u8,
    /// Second byte, where several instructions share the first.
    pub sub_opcode: Option<u8>,
    /// Where it exists.
    pub platforms: PlatformSet,
    /// For one of several instructions with the same bytes: the one that decoders take them for.
    pub same_as: Option<&'static str>,
    /// The effect on control flow.
    pub flow: Flow,
    /// The fields, in the order of the wire.
    pub fields: &'static [FieldInfo],
    /// What the elements of the field `params` are.
    pub parameters: &'static [ParametersInfo],
    /// The rules about it; those about its operands and shared fields are with their types.
    pub rules: &'static [Rule],
    /// The forms in assembly text, as the page has them.
    pub text: &'static [&'static str],
    /// The page.
    pub page: &'static str,
    /// The line of the opcode.
    pub line: u32,
}

impl InstructionInfo {
    /// The field of that name.
    pub fn field(&self, name: &str) -> Option<&'static FieldInfo> {
        self.fields.iter().find(|f| f.name == name)
    }
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
    /// Execution continues in a subroutine, function or kernel, and comes back.
    Call,
    /// Execution continues behind the call of the subroutine or function.
    Return,
    /// The instruction is no code: it has no effect on execution at all.
    NoCode,
}

/// The parameters of an instruction in one of its layouts.
#[derive(Debug)]
pub struct ParametersInfo {
    /// When the layout holds, in the rule language.
    pub when: &'static str,
    /// The names, in the order of the wire; trailing ones may be left out.
    pub names: &'static [&'static str],
}

/// A field of an instruction.
#[derive(Debug)]
pub struct FieldInfo {
    /// The name in the rule language: `exec_size`.
    pub name: &'static str,
    /// The type on the wire: `ub`, `vec_operand`…
    pub ty: &'static str,
    /// Width in bits; `None` for operands.
    pub bits: Option<u32>,
    /// The runs of bits in it.
    pub runs: &'static [BitRangeInfo],
    /// The codes of the main run that this instruction accepts, where they are fewer than the run has.
    pub only: Option<&'static [u64]>,
    /// When the field is there, in the rule language; `None`: always.
    pub when: Option<&'static str>,
    /// The field that says how often this one is there; `None`: once.
    pub count: Option<&'static str>,
    /// How often it can be there.
    pub most: usize,
    /// The first object version that has it.
    pub since: Option<Version>,
    /// The first object version that has it no more.
    pub before: Option<Version>,
    /// How the instruction uses an operand.
    pub role: Role,
    /// What an index points into: `surface`, `label`…
    pub refers: Option<&'static str>,
    /// Line of the page.
    pub line: u32,
}

impl FieldInfo {
    /// Whether an object version has the field.
    pub fn is_in(&self, version: Version) -> bool {
        self.since.is_none_or(|since| version >= since) && self.before.is_none_or(|before| version < before)
    }

    /// The encodings of the field's main run that the instruction accepts on platform number `index`; nothing where the
    /// field is not a closed set.
    pub fn allowed(&self, index: u32) -> impl Iterator<Item = &'static EnumerantInfo> {
        let main = self.runs.iter().find(|r| r.name == self.name).map_or(&[][..], |r| r.values);
        let accepted = move |e: &&EnumerantInfo| self.only.is_none_or(|codes| codes.contains(&e.code));
        main.iter().filter(accepted).filter(move |e| e.platforms.contains(index))
    }
}

/// A run of bits in a field.
#[derive(Debug)]
pub struct BitRangeInfo {
    /// The name.
    pub name: &'static str,
    /// Highest bit.
    pub hi: u32,
    /// Lowest bit.
    pub lo: u32,
    /// The documented encodings; empty where any value is one.
    pub values: &'static [EnumerantInfo],
}

impl BitRangeInfo {
    /// The bits of the run in a field.
    pub const fn code(&self, raw: u64) -> u64 {
        raw >> self.lo & u64::MAX >> (63 - (self.hi - self.lo))
    }
}

/// `first_channel()`: where the execution mask begins that a field holds in its run `mask`; unknown without such a run.
pub fn first_channel(runs: &[BitRangeInfo], raw: u64) -> Int {
    let mask = runs.iter().find(|run| run.name == "mask")?.code(raw);
    // M1 to M8, and once more with NM (no mask): each begins four channels behind the one before.
    Some((mask % 8 * 4) as i64)
}

/// A documented encoding.
#[derive(Debug)]
pub struct EnumerantInfo {
    /// The bits.
    pub code: u64,
    /// The name as the page spells it.
    pub name: &'static str,
    /// The number that it stands for, where it stands for one.
    pub value: Option<i64>,
    /// Where it exists.
    pub platforms: PlatformSet,
}
