// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `vec_operand`: [`VecOperand`].

use crate::prelude::*;
use super::AddrOpnd;
use super::ConstOpnd;
use super::GenOpnd;
use super::IndirectOpnd;
use super::PredOpnd;
use super::StateOpnd;

/// The structure `vec_operand`.
#[derive(Clone, Copy, PartialEq, Eq, Tagged)]
#[tagged(by = operand_class, tag = TagBits, info = VecOperandInfo)]
#[define(class = "tag.operand_class")]
#[define(modifier = "tag.modifiers")]
pub struct VecOperand(genvisa_runtime::Packed);

/// The structures that the tag of a [`VecOperand`] selects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Variants)]
#[variants(OperandClass)]
pub enum VecOperandInfo {
    /// See [`GenOpnd`].
    General(GenOpnd),
    /// See [`AddrOpnd`].
    Address(AddrOpnd),
    /// See [`PredOpnd`].
    Predicate(PredOpnd),
    /// See [`IndirectOpnd`].
    Indirect(IndirectOpnd),
    /// See [`ConstOpnd`].
    Immediate(ConstOpnd),
    /// See [`StateOpnd`].
    State(StateOpnd),
}

/// The bits of `tag`: operand class and modifier.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct TagBits(
    #[bits(operand_class = 2..=0, OperandClass)]
    #[bits(modifiers = 5..=3, Modifiers)]
    u8,
);

/// `operand_class`, bits 2..0: class of the operand, which determines the structure that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum OperandClass {
    /// Elements of a general variable.
    General = 0b000,
    /// Elements of an address variable.
    Address = 0b001,
    /// Bits of a predicate variable.
    Predicate = 0b010,
    /// Elements of a general variable that an address variable points to.
    Indirect = 0b011,
    /// A constant.
    Immediate = 0b101,
    /// A surface or sampler.
    State = 0b110,
}

/// `modifiers`, bits 5..3: modifier that is applied to each element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Modifiers {
    None = 0b000,
    /// Absolute value.
    Abs = 0b001,
    /// Negation.
    Neg = 0b010,
    /// Negated absolute value.
    NegAbs = 0b011,
    /// Saturation of a result.
    Sat = 0b100,
    /// Bitwise complement.
    Not = 0b101,
}

rules! {
    VecOperand: "vec_operand" at crate::lines::operands::vec_operand;

    /// bits 6 and 7 of `tag` are reserved and must be zero
    "tag/reserved": raw(tag) & 0b11000000 == 0;
    /// `tag.operand_class` must be `General`, `Address`, `Predicate`, `Indirect`, `Immediate` or `State`
    "tag.operand_class/encoding": matches!(code(tag.operand_class), 0b000 | 0b001 | 0b010 | 0b011 | 0b101 | 0b110);
    /// `tag.modifiers` must be `None`, `Abs`, `Neg`, `NegAbs`, `Sat` or `Not`
    "tag.modifiers/encoding": matches!(code(tag.modifiers), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `modifiers` must be `none` for an operand of class `address`, `predicate`, `immediate` or `state`
    "modifiers/class" [field]:
        matches!(tag.operand_class, Address | Predicate | Immediate | State) => tag.modifiers == None;
    /// `modifiers` of a `general` or `indirect` destination must be `none` or `sat`
    "modifiers/destination" [field]:
        role() == Destination && matches!(tag.operand_class, General | Indirect) => matches!(tag.modifiers, None | Sat);
    /// `modifiers` of a `general` or `indirect` scalar must be `none`
    "modifiers/scalar" [field]:
        role() == Scalar && matches!(tag.operand_class, General | Indirect) => tag.modifiers == None;
    /// `class` of a scalar must be `general`, `indirect` or `immediate`
    "class/scalar" [field]: role() == Scalar => matches!(tag.operand_class, General | Indirect | Immediate);
    /// `class` of a destination must not be `immediate`: a constant cannot be written
    "class/destination" [field]: role() == Destination => tag.operand_class != Immediate;
}
