//! The integer types of fields: name on the pages, width, sign, Rust type.

/// An integer type of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WireType {
    /// The name on the pages: `ub`.
    pub name: &'static str,
    /// Width in bits.
    pub bits: u32,
    /// Whether values have a sign.
    pub signed: bool,
    /// The Rust type of the same width and sign: `u8`.
    pub rust: &'static str,
    /// The unsigned Rust type of the same width, which holds bits: `u8`.
    pub raw: &'static str,
}

/// All integer types. The reader, the renderers and the derives use this table and no other.
pub const WIRE_TYPES: [WireType; 8] = [
    WireType { name: "ub", bits: 8, signed: false, rust: "u8", raw: "u8" },
    WireType { name: "b", bits: 8, signed: true, rust: "i8", raw: "u8" },
    WireType { name: "uw", bits: 16, signed: false, rust: "u16", raw: "u16" },
    WireType { name: "w", bits: 16, signed: true, rust: "i16", raw: "u16" },
    WireType { name: "ud", bits: 32, signed: false, rust: "u32", raw: "u32" },
    WireType { name: "d", bits: 32, signed: true, rust: "i32", raw: "u32" },
    WireType { name: "uq", bits: 64, signed: false, rust: "u64", raw: "u64" },
    WireType { name: "q", bits: 64, signed: true, rust: "i64", raw: "u64" },
];

impl WireType {
    /// The type of that name, in small letters; `None` for operands, structures and unknown names.
    pub fn find(name: &str) -> Option<&'static Self> {
        WIRE_TYPES.iter().find(|ty| ty.name == name)
    }

    /// The type with that Rust type.
    pub fn of_rust(rust: &str) -> Option<&'static Self> {
        WIRE_TYPES.iter().find(|ty| ty.rust == rust)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_agree() {
        for ty in WIRE_TYPES {
            assert_eq!(ty.raw, format!("u{}", ty.bits), "{}", ty.name);
            assert_eq!(ty.rust, format!("{}{}", if ty.signed { "i" } else { "u" }, ty.bits), "{}", ty.name);
            assert_eq!(ty.signed, !ty.name.starts_with('u'), "{}", ty.name);
            assert_eq!(WireType::find(ty.name), Some(&ty));
            assert_eq!(WireType::of_rust(ty.rust), Some(&ty));
        }
        assert_eq!((WireType::find("uv"), WireType::of_rust("u128")), (None, None));
    }
}
