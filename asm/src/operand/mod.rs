//! Operands in text, by class. The chapter `spec/chapters/assembly.md` describes them.

pub mod print;
pub mod read;

use genvisa::DataType;
use genvisa::operands::{ConstOpnd, DataTypeBits, VecOperand, VecOperandInfo};
use genvisa_runtime::EnumerantInfo;
use std::sync::LazyLock;

/// The code of a number.
pub(crate) fn code_of(values: &[EnumerantInfo], number: i64) -> Option<u64> {
    values.iter().find(|value| value.value == Some(number)).map(|value| value.code)
}

/// The number of a code.
pub(crate) fn number_of(values: &[EnumerantInfo], code: u64) -> Option<i64> {
    // Most tables have the codes in order.
    let in_order = usize::try_from(code).ok().and_then(|n| values.get(n)).filter(|value| value.code == code);
    in_order.or_else(|| values.iter().find(|value| value.code == code))?.value
}

/// The types by name, in lower case (as they are printed) and in upper case.
static TYPES: LazyLock<Vec<(String, &'static str, DataType)>> = LazyLock::new(|| {
    let known = DataType::INFO.iter().filter_map(|info| Some((info, DataType::from_code(info.code)?)));
    known.map(|(info, ty)| (info.name.to_ascii_lowercase(), info.name, ty)).collect()
});

/// The type of a name, in lower or in upper case.
pub(crate) fn type_named(name: &str) -> Option<DataType> {
    let found = TYPES.iter().find(|(lower, upper, _)| lower == name || *upper == name);
    found.map(|(_, _, ty)| *ty)
}

/// The name of a type, as it is printed.
pub(crate) fn name_of_type(ty: DataType) -> &'static str {
    TYPES.iter().find(|(_, _, known)| *known == ty).map_or("", |(name, _, _)| name)
}

/// The bytes of a value, at least one.
pub(crate) fn bytes_of(ty: DataType) -> u32 {
    let bits = DataType::BITS.get(ty.code() as usize).copied().unwrap_or_default();
    u32::from(bits).div_ceil(8).max(1)
}

/// Whether an immediate has 64 bits.
pub(crate) fn is_wide(ty: DataType) -> bool {
    bytes_of(ty) == 8
}

/// The spellings of source modifiers.
pub(crate) const MODIFIERS: [(&str, genvisa::Modifier); 4] = [
    ("(-)", genvisa::Modifier::Neg),
    ("(abs)", genvisa::Modifier::Abs),
    ("(-abs)", genvisa::Modifier::NegAbs),
    ("(~)", genvisa::Modifier::Not),
];

/// Whether an operand is an immediate.
pub(crate) fn is_number(operand: VecOperand) -> bool {
    matches!(operand.info(), VecOperandInfo::Immediate(_))
}

/// The surface of addresses without a surface: `0:ud`.
pub(crate) fn no_surface() -> VecOperand {
    number(0)
}

/// An immediate of type UD.
pub(crate) fn number(low: u32) -> VecOperand {
    VecOperand::new(ConstOpnd { data_type: DataTypeBits::new(DataType::Ud), low, high: 0 })
}
