//! Operands in text: how each class is read and printed. The chapter `spec/chapters/assembly.md` describes them.

pub mod print;
pub mod read;

use genvisa::DataType;
use genvisa_runtime::EnumerantInfo;

/// The code that stands for a number.
pub(crate) fn code_of(values: &[EnumerantInfo], number: i64) -> Option<u64> {
    values.iter().find(|value| value.value == Some(number)).map(|value| value.code)
}

/// The number that a code stands for.
pub(crate) fn number_of(values: &[EnumerantInfo], code: u64) -> Option<i64> {
    values.iter().find(|value| value.code == code)?.value
}

/// The type of a name, in lower or in upper case.
pub(crate) fn type_named(name: &str) -> Option<DataType> {
    let is_uniform =
        !name.bytes().any(|b| b.is_ascii_lowercase()) || !name.bytes().any(|b| b.is_ascii_uppercase());
    let found =
        DataType::INFO.iter().find(|info| info.name.eq_ignore_ascii_case(name)).filter(|_| is_uniform);
    found.and_then(|info| DataType::from_code(info.code))
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

/// How modifiers of sources are written.
pub(crate) const MODIFIERS: [(&str, genvisa::Modifier); 4] = [
    ("(-)", genvisa::Modifier::Neg),
    ("(abs)", genvisa::Modifier::Abs),
    ("(-abs)", genvisa::Modifier::NegAbs),
    ("(~)", genvisa::Modifier::Not),
];
