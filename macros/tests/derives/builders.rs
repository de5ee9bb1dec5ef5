//! Builders: members that all forms have are parameters, and the others have setters.

use crate::bits::{Size, SizeBits};
use genvisa_macros::{Bits, Instruction, Unruled};
use genvisa_runtime::{Fault, Version};

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PlainBits(#[bits(plain = 7..=0)] u8);

/// An instruction with each kind of member.
#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "LIST", opcode = 0x0d, lines = crate::lines::list)]
pub struct List {
    pub op: PlainBits,
    #[field(optional)]
    pub scale: u8,
    pub count: u8,
    #[field(count = count)]
    pub all: [u16; 2],
}

#[test]
fn members_become_parameters_and_setters() {
    let list = List::new(3, &[7, 8]).with_scale(5);
    assert_eq!(list, List { op: PlainBits::from_raw(3), scale: 5, count: 2, all: [7, 8] });
    assert_eq!(List::new(3, &[7]), List { op: PlainBits::from_raw(3), scale: 0, count: 1, all: [7, 0] });
    assert_eq!(List::default().with_all(&[1]), List { count: 1, all: [1, 0], ..List::default() });
}

#[test]
fn a_list_that_is_too_long_is_not_encoded() {
    for len in [3, 300] {
        let error = List::new(0, &vec![1; len]).encode(Version::LAST, &mut [0; 64]).unwrap_err();
        assert_eq!(error.fault, Fault::TooMany { count: len.min(255), most: 2 });
    }
}

#[test]
fn numbers_convert_from_bits_from_the_main_encoding_and_from_all_ranges() {
    assert_eq!(SizeBits::from(0x13), SizeBits::new(Size::E8, 1));
    assert_eq!(SizeBits::from(Size::E8), SizeBits::new(Size::E8, 0));
    assert_eq!(SizeBits::from((Size::E8, 1)), SizeBits::new(Size::E8, 1));
}

#[test]
fn a_number_without_an_encoding_sets_all_bits_of_the_range() {
    assert_eq!(SizeBits::from_raw(0x10).with_size_of(8).raw(), 0x13);
    assert_eq!(SizeBits::from_raw(0x10).with_size_of(1).raw(), 0x10);
    assert_eq!(SizeBits::from_raw(0x10).with_size_of(2).raw(), 0x17);
    assert_eq!((Size::from_value(8), Size::from_value(2)), (Some(Size::E8), None));
    assert_eq!(Size::from_value(Size::Null.value()), None, "this encoding represents no number");
}
