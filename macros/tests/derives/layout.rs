//! Structures on the wire: widths by version, optional fields, tables, tags.

use crate::domain::OperandClass;
use genvisa_macros::{Bits, Record, Tagged, Unruled, Variants};
use genvisa_runtime::object::to_bytes;
use genvisa_runtime::{DecodeError, Fast, Fault, FieldValue, Packed, Reader, Version, Wire, Writer};

const OLD: Version = Version::new(3, 3);
const NEW: Version = Version::new(3, 4);

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct TypeBits(#[bits(r#type = 3..=0)] u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct Number {
    pub r#type: TypeBits,
    pub low: u16,
    #[when("type == UD")]
    pub high: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct Variable {
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    pub id: u32,
    pub offset: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct Table {
    pub before: u8,
    #[table("ub{-v3.4}, uw{v3.4+}")]
    pub variables: Vec<Variable>,
    #[table("ub")]
    pub bytes: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct TagBits(
    #[bits(class = 2..=0, OperandClass)]
    #[bits(modifier = 5..=3)]
    u8,
);

#[derive(Clone, Copy, PartialEq, Eq, Tagged, Unruled)]
#[tagged(by = class, tag = TagBits, info = Info)]
pub struct Operand(Packed);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Variants)]
#[variants(OperandClass)]
pub enum Info {
    General(Variable),
    Immediate(Number),
}

fn decode<T: Wire>(bytes: &[u8], version: Version) -> Result<(T, usize), DecodeError> {
    let mut from = Reader::new(bytes);
    match T::decode(&mut from, version) {
        Ok(value) => Ok((value, from.position())),
        Err(fault) => Err(from.error(fault)),
    }
}

/// The bytes decode to the value and the value encodes to the bytes, with its stated length; fewer bytes are an error.
#[track_caller]
fn same<T: Wire + PartialEq + std::fmt::Debug>(value: &T, version: Version, bytes: &[u8]) {
    assert_eq!(value.encoded_len(version), bytes.len());
    assert_eq!(to_bytes(value, version).as_deref(), Ok(bytes));
    let (decoded, len) = decode::<T>(bytes, version).unwrap();
    assert_eq!((&decoded, len), (value, bytes.len()));
    for len in 0..bytes.len() {
        let error = decode::<T>(&bytes[..len], version).unwrap_err();
        assert!(matches!(error.fault, Fault::End { .. }), "{error}");
        assert!(error.offset <= len && !error.path.names().is_empty(), "{error}");
        let mut short = vec![0; len];
        let fault = value.encode(&mut Writer::new(&mut short), version).unwrap_err();
        assert!(matches!(fault, Fault::Full { .. }), "{fault}");
    }
}

#[test]
fn widths_depend_on_the_version() {
    let variable = Variable { id: 0x1234, offset: 7 };
    same(&variable, OLD, &[0x34, 0x12, 7]);
    same(&variable, NEW, &[0x34, 0x12, 0, 0, 7]);
}

#[test]
fn a_value_that_is_too_wide_is_no_binary() {
    let variable = Variable { id: 0x1_0000, offset: 7 };
    let error = to_bytes(&variable, OLD).unwrap_err();
    assert_eq!(error.to_string(), "id: 65536 does not fit the 16 bits that this object version has for it");
    same(&variable, NEW, &[0, 0, 1, 0, 7]);
}

#[test]
fn optional_fields_are_there_when_their_condition_holds() {
    same(&Number { r#type: TypeBits::new(0), low: 1, high: 2 }, NEW, &[0, 1, 0, 2, 0]);
    same(&Number { r#type: TypeBits::new(1), low: 1, high: 0 }, NEW, &[1, 1, 0]);
    same(&Number { r#type: TypeBits::from_raw(0xF0), low: 1, high: 2 }, NEW, &[0xF0, 1, 0, 2, 0]);
    let absent = Number { r#type: TypeBits::new(1), low: 1, high: 2 };
    let error = to_bytes(&absent, NEW).unwrap_err();
    assert_eq!((error.fault, error.path.names()), (Fault::Absent, &["high"][..]));
    // The fast form refuses it too, so that the error is found.
    assert_eq!((absent.put(&mut [0; 5]), Number { high: 0, ..absent }.put(&mut [0; 5])), (None, Some(3)));
}

#[test]
fn tables_follow_their_count() {
    let variables = vec![Variable { id: 1, offset: 2 }, Variable { id: 3, offset: 4 }];
    let table = Table { before: 9, variables, bytes: vec![5, 6, 7] };
    same(&table, OLD, &[9, 2, 1, 0, 2, 3, 0, 4, 3, 5, 6, 7]);
    same(&table, NEW, &[9, 2, 0, 1, 0, 0, 0, 2, 3, 0, 0, 0, 4, 3, 5, 6, 7]);
    assert_eq!((table.offset_of_variables(OLD), table.offset_of_bytes(OLD)), (1, 8));
    assert_eq!((table.offset_of_variables(NEW), table.offset_of_bytes(NEW)), (1, 13));
    let place = |part, element, version| table.offset_of_part(part, element, version);
    assert_eq!(["before", "variables", "bytes"].map(|part| place(part, None, OLD)), [0, 1, 8].map(Some));
    assert_eq!([0, 1].map(|n| place("variables", Some(n), OLD)), [2, 5].map(Some));
    assert_eq!([0, 1].map(|n| place("variables", Some(n), NEW)), [3, 8].map(Some));
    assert_eq!(place("none", None, NEW), None);
    same(&Table::default(), OLD, &[0, 0, 0]);
}

#[test]
fn a_tag_selects_the_rest() {
    let variable = Variable { id: 1, offset: 2 };
    same(&Operand::new(variable), OLD, &[0, 1, 0, 2]);
    let number = Number { r#type: TypeBits::new(1), low: 5, high: 0 };
    same(&Operand::new(number), OLD, &[2, 1, 5, 0]);
    assert_eq!(Operand::from(number), Operand::new(Info::Immediate(number)));
}

#[test]
fn a_tag_keeps_its_other_bits_and_its_selection() {
    let bytes = [0b1111_1010, 1, 5, 0];
    let (operand, _) = decode::<Operand>(&bytes, OLD).unwrap();
    assert_eq!((operand.tag().raw(), operand.tag().modifier()), (0b1111_1010, 7));
    same(&operand, OLD, &bytes);
    let other = operand.with_tag(TagBits::new(OperandClass::General, 3));
    assert_eq!((other.tag().raw(), other.info()), (0b0001_1010, operand.info()));
}

#[test]
fn absent_parts_are_dropped_from_operands() {
    let absent = Number { r#type: TypeBits::new(1), low: 5, high: 7 };
    let operand = Operand::new(absent);
    assert_eq!(operand, Operand::new(Number { high: 0, ..absent }));
    assert_eq!(operand.info(), Info::Immediate(Number { high: 0, ..absent }));
    let there = Number { r#type: TypeBits::new(0), low: 5, high: 7 };
    assert_eq!(Operand::new(there).info(), Info::Immediate(there));
}

#[test]
fn an_operand_of_a_new_layout_may_not_fit_an_old_one() {
    let operand = Operand::new(Variable { id: 0x1_0000, offset: 7 });
    let error = to_bytes(&operand, OLD).unwrap_err();
    assert_eq!(
        (error.fault, error.path.names()),
        (Fault::TooWide { value: 0x1_0000, bits: 16 }, &["id"][..])
    );
    assert!(OLD < Operand::SINCE && Operand::SINCE <= NEW);
    same(&operand, NEW, &[0, 0, 0, 1, 0, 7]);
}

#[test]
fn debugging_shows_both_halves() {
    let text = format!("{:?}", Operand::new(Variable { id: 1, offset: 2 }));
    assert!(text.starts_with("Operand { tag: TagBits { raw: 0x0,"), "{text}");
    assert!(text.ends_with("info: General(Variable { id: 1, offset: 2 }) }"), "{text}");
}

/// Both binary forms agree in the newest layout, on every operand of every length and wherever the bytes end.
#[test]
fn fast_paths_give_the_same_bytes() {
    let mut bytes: Vec<u8> = (0..32).collect();
    for (tag, ty) in (0..=u8::MAX).flat_map(|tag| [(tag, 0), (tag, 1)]) {
        (bytes[0], bytes[1]) = (tag, ty);
        for len in [0, 1, 2, 3, 4, 5, 6, 7, 15, 16, 17, 32] {
            let decoded = decode::<Operand>(&bytes[..len], NEW).ok();
            assert_eq!(Operand::get(&bytes[..len]), decoded);
            let Some((operand, used)) = decoded else { continue };
            let mut buffer = [0xEE; 32];
            assert_eq!(operand.put(&mut buffer), Some(used));
            assert_eq!(buffer[..used], bytes[..used]);
            assert_eq!(operand.put(&mut buffer[..used]), Some(used));
            assert_eq!(operand.put(&mut buffer[..used - 1]), None);
        }
    }
}

#[test]
fn a_tag_that_selects_nothing_known_is_an_error() {
    let error = decode::<Operand>(&[0b0000_1101, 1, 2, 3], OLD).unwrap_err();
    assert_eq!((error.fault, error.offset), (Fault::UnknownVariant(0b0000_1101), 0));
    assert_eq!(error.path.names(), ["tag"]);
}

/// The numbers in an operand.
fn members(value: &dyn FieldValue) -> Vec<(&'static str, u64)> {
    let mut found = Vec::new();
    value.members(&mut |name, raw| found.push((name, raw)));
    found
}

#[test]
fn the_numbers_in_an_operand_have_names() {
    let mut operand = Operand::from(Variable::default());
    let fields: Vec<_> = members(&operand).into_iter().map(|(name, _)| name).collect();
    assert_eq!(fields.first(), Some(&"tag"));
    // A tag that selects another structure makes it blank, and one that selects none changes nothing.
    assert!(operand.set_member(fields[1], 1));
    assert_eq!(members(&operand)[1], (fields[1], 1));
    let number = members(&Operand::from(Number::default()));
    assert!(operand.set_member("tag", number[0].1));
    assert_eq!(members(&operand), number);
    let other = (0..8).find(|code| OperandClass::from_code(*code).is_none()).unwrap();
    assert!(
        !operand.set_member("tag", other)
            && !operand.set_member("tag", 256)
            && !operand.set_member("none", 0)
    );
    assert_eq!(members(&operand), number);
    // The modifier is a part of the tag that selects nothing.
    assert!(operand.set_member("tag", number[0].1 | 0b001_000));
    assert_eq!(members(&operand)[1..], number[1..]);
    // A number has no numbers in it.
    let mut byte = 7u8;
    assert_eq!(members(&byte), []);
    assert!(!byte.set_member("tag", 0));
}
