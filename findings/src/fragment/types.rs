//! Types of C, OpenCL and SYCL, and the data types of their variables in vISA.

use genvisa::DataType;
use genvisa::DataType::{B, Bf, D, Df, F, Hf, Q, Uq, W};

/// The data type of the elements of a variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Type(pub DataType);

/// Names of types. Intel's compiler declares variables of integers as signed, because its own types have no sign.
const NAMES: [(&str, DataType); 57] = [
    ("bool", B),
    ("char", B),
    ("schar", B),
    ("signed char", B),
    ("unsigned char", B),
    ("uchar", B),
    ("int8_t", B),
    ("uint8_t", B),
    ("byte", B),
    ("i8", B),
    ("short", W),
    ("short int", W),
    ("unsigned short", W),
    ("unsigned short int", W),
    ("ushort", W),
    ("int16_t", W),
    ("uint16_t", W),
    ("i16", W),
    ("int", D),
    ("signed", D),
    ("signed int", D),
    ("unsigned", D),
    ("unsigned int", D),
    ("uint", D),
    ("int32_t", D),
    ("uint32_t", D),
    ("i32", D),
    ("long", Q),
    ("long int", Q),
    ("unsigned long", Q),
    ("unsigned long int", Q),
    ("long long", Q),
    ("long long int", Q),
    ("unsigned long long", Q),
    ("unsigned long long int", Q),
    ("ulong", Q),
    ("size_t", Q),
    ("ptrdiff_t", Q),
    ("intptr_t", Q),
    ("uintptr_t", Q),
    ("int64_t", Q),
    ("uint64_t", Q),
    ("i64", Q),
    ("half", Hf),
    ("_Float16", Hf),
    ("__fp16", Hf),
    ("fp16", Hf),
    ("half_t", Hf),
    ("float", F),
    ("fp32", F),
    ("double", Df),
    ("fp64", Df),
    ("bfloat", Bf),
    ("__bf16", Bf),
    // The class of SYCL holds a `uint16_t`.
    ("bfloat16", W),
    ("bfloat16_t", W),
    ("ptr", Uq),
];

/// The numbers of elements of the vector types of OpenCL.
const VECTORS: [u32; 6] = [2, 3, 4, 8, 16, 32];

/// The types of elements that have vector types in OpenCL.
const OF_VECTORS: [&str; 11] =
    ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "half"];

/// The data type of a type of C, and its number of elements: 4 for `float4`. Namespaces do not matter.
pub fn of_c(name: &str) -> Option<(Type, u32)> {
    let name = name.rsplit("::").next()?.trim();
    let scalar = |name: &str| NAMES.iter().find(|(known, _)| *known == name).map(|(_, ty)| Type(*ty));
    let end = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let count = name.get(end.len()..).and_then(|digits| digits.parse().ok());
    match count {
        Some(count) if VECTORS.contains(&count) && OF_VECTORS.contains(&end) => {
            Some((scalar(end)?, if count == 3 { 4 } else { count }))
        }
        _ => Some((scalar(name)?, 1)),
    }
}

/// The data type of a type of C or of vISA, and its number of elements.
pub fn named(name: &str) -> Option<(Type, u32)> {
    let of_visa = || DataType::ALL.iter().find(|ty| ty.name().eq_ignore_ascii_case(name)).copied();
    of_c(name).or_else(|| Some((Type(of_visa()?), 1)))
}

impl Type {
    /// The name in a declaration.
    pub fn name(self) -> String {
        self.0.name().to_lowercase()
    }

    /// Bytes of an element.
    pub fn bytes(self) -> u32 {
        DataType::BITS.get(self.0 as usize).map_or(0, |bits| u32::from(*bits) / 8).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(named("sycl::half"), Some((Type(Hf), 1)));
        assert_eq!(named("float8"), Some((Type(F), 8)));
        assert_eq!(named("uint3"), Some((Type(D), 4)), "a vector of three has the size of one of four");
        assert_eq!(named("uint16_t"), Some((Type(W), 1)));
        assert_eq!(named("uint16"), Some((Type(D), 16)), "a vector of OpenCL");
        assert_eq!(named("bf"), Some((Type(Bf), 1)));
        assert_eq!((named("T"), of_c("f")), (None, None));
        assert_eq!(named("float5"), None);
    }
}
