//! Attributes: which there are, and how their values stand in bytes.

/// What the value of an attribute is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A number; some have names, from 0 on.
    Number(&'static [&'static str]),
    /// Nothing: it is there or not.
    Flag,
    /// A text.
    Text,
}

/// An attribute that finalizers know.
#[derive(Debug)]
pub struct Known {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub kind: Kind,
}

const fn number(name: &'static str) -> Known {
    Known { name, kind: Kind::Number(&[]) }
}

const fn flag(name: &'static str) -> Known {
    Known { name, kind: Kind::Flag }
}

/// Of kernels and functions. What a finalizer does not know it passes over, or gives up.
pub const OF_OBJECTS: [Known; 17] = [
    Known { name: "Target", kind: Kind::Number(&["cm", "3d"]) },
    number("SimdSize"),
    number("SLMSize"),
    number("SpillMemOffset"),
    number("PerThreadInputSize"),
    number("ArgSize"),
    number("RetValSize"),
    number("NBarrierCnt"),
    number("NumGRF"),
    flag("NoBarrier"),
    flag("AllLaneActive"),
    flag("Extern"),
    flag("Caller"),
    flag("Composable"),
    flag("Entry"),
    Known { name: "OutputAsmPath", kind: Kind::Text },
    Known { name: "AsmName", kind: Kind::Text },
];

/// Of variables.
pub const OF_VARIABLES: [Known; 7] = [
    flag("Input"),
    flag("Output"),
    flag("Input_Output"),
    flag("PayloadLiveOut"),
    flag("NoWidening"),
    flag("DoNotSpill"),
    number("Scope"),
];

/// The attribute of a name.
pub fn find<'k>(known: &'k [Known], name: &str) -> Option<&'k Known> {
    known.iter().find(|known| known.name == name)
}

/// The bytes of a number: four are safe everywhere.
pub fn bytes(number: i64) -> Option<Vec<u8>> {
    let unsigned = u32::try_from(number).ok();
    let bits = unsigned.or_else(|| i32::try_from(number).ok().map(i32::cast_unsigned))?;
    Some(bits.to_le_bytes().to_vec())
}

/// The number in bytes, as finalizers take it: shorter ones with their sign, none is 1.
pub fn number_in(bytes: &[u8]) -> Option<i64> {
    match bytes {
        [] => Some(1),
        [a] => Some(i8::from_le_bytes([*a]).into()),
        [a, b] => Some(i16::from_le_bytes([*a, *b]).into()),
        [a, b, c, d] => Some(u32::from_le_bytes([*a, *b, *c, *d]).into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(bytes(16), Some(vec![16, 0, 0, 0]));
        assert_eq!(bytes(-1), Some(vec![255; 4]));
        assert_eq!(bytes(0x1_0000_0000), None);
        assert_eq!(number_in(&[]), Some(1));
        assert_eq!(number_in(&[200]), Some(-56));
        assert_eq!(number_in(&[1, 1]), Some(257));
        assert_eq!(number_in(&[255; 4]), Some(0xffff_ffff));
        assert_eq!(number_in(&[1, 2, 3]), None);
    }
}
