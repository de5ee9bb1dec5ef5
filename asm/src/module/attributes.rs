//! Attributes: those that finalizers know, from the table of the object chapter, and the bytes of their values.

use genvisa::tables::ATTRIBUTES;
use std::sync::LazyLock;

/// The value of an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AttributeValue {
    /// A number. Some numbers have names, from 0 on.
    Number(Vec<&'static str>),
    /// No value: the attribute is present or absent.
    Flag,
    /// A text.
    Text,
}

/// An attribute that finalizers know.
#[derive(Debug)]
pub struct Attribute {
    /// The name, as it is in text and in the string pool.
    pub name: &'static str,
    /// The value.
    pub value: AttributeValue,
    /// Whether the number is 1 if the text has none, for finalizers too.
    pub is_one_without_value: bool,
}

/// The attributes of kernels and functions. Finalizers ignore other ones, or refuse the object.
pub static OF_OBJECTS: LazyLock<Vec<Attribute>> = LazyLock::new(|| attributes(|of| !is_variable(of)));

/// The attributes of variables.
pub static OF_VARIABLES: LazyLock<Vec<Attribute>> = LazyLock::new(|| attributes(is_variable));

fn is_variable(of: &str) -> bool {
    of.ends_with("variable")
}

fn attributes(is_wanted: impl Fn(&str) -> bool) -> Vec<Attribute> {
    let wanted = ATTRIBUTES.iter().filter(|[_, of, ..]| is_wanted(of));
    let attributes = wanted.map(|[name, of, value, names]| {
        let value = match *value {
            "none" => AttributeValue::Flag,
            "string" => AttributeValue::Text,
            _ => AttributeValue::Number(names.split(", ").filter(|name| !name.is_empty()).collect()),
        };
        // Finalizers demand a name where numbers have names, and take 0 for a variable.
        let is_one_without_value =
            matches!(&value, AttributeValue::Number(names) if names.is_empty()) && !is_variable(of);
        Attribute { name, value, is_one_without_value }
    });
    let mut distinct: Vec<Attribute> = Vec::new();
    for attribute in attributes {
        // Kernels and functions have some attributes of one name.
        if find(&distinct, attribute.name).is_none() {
            distinct.push(attribute);
        }
    }
    distinct
}

/// The attribute of a name, which an object or a variable can have.
pub fn of_any_owner(name: &str) -> Option<&'static Attribute> {
    find(&OF_OBJECTS, name).or_else(|| find(&OF_VARIABLES, name))
}

/// The attribute of a name.
fn find<'a>(known: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    known.iter().find(|known| known.name == name)
}

/// The bytes of a number. Four bytes are understood by every finalizer.
pub fn bytes(number: i64) -> Option<Vec<u8>> {
    let unsigned = u32::try_from(number).ok();
    let bits = unsigned.or_else(|| i32::try_from(number).ok().map(i32::cast_unsigned))?;
    Some(bits.to_le_bytes().to_vec())
}

/// The number in bytes, as finalizers read it: one and two bytes are signed, no bytes are 1.
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
    fn the_table_is_read() {
        let value = |known: &[Attribute], name: &str| find(known, name).map(|known| known.value.clone());
        assert_eq!(value(&OF_OBJECTS, "Target"), Some(AttributeValue::Number(vec!["cm", "3d"])));
        assert_eq!(value(&OF_OBJECTS, "NumGRF"), Some(AttributeValue::Number(vec![])));
        assert_eq!(value(&OF_OBJECTS, "AsmName"), Some(AttributeValue::Text));
        assert_eq!(value(&OF_VARIABLES, "Output"), Some(AttributeValue::Flag));
        assert_eq!((value(&OF_OBJECTS, "Output"), OF_OBJECTS.len(), OF_VARIABLES.len()), (None, 17, 7));
        assert!(
            ["Output", "Target"].iter().all(|name| of_any_owner(name).is_some_and(|one| one.name == *name))
        );
        assert!(of_any_owner("Frobnicate").is_none());
    }

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
