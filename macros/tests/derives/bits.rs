//! Enumerations and bit ranges.

use genvisa_macros::{Bits, Enumeration, Unruled};
use genvisa_runtime::PlatformSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Size {
    #[code(name = "1 element", value = 1)]
    E1 = 0b000,
    #[code(name = "8 elements", value = 8, on = "New+")]
    E8 = 0b011,
    Null = 0b111,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct SizeBits(
    #[bits(size = 2..=0, Size)]
    #[bits(mask = 7..=4)]
    u8,
);

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct WideBits(
    #[bits(low = 0..=0)]
    #[bits(all = 63..=0)]
    #[bits(high = 63..=63)]
    u64,
);

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct MiddleBits(#[bits(middle = 11..=4)] u16);

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OneBits(#[bits(size = 3..=1, Size)] u16);

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct FewBits(#[bits(size = 2..=0, Size, only = [0, 7])] u8);

#[test]
fn encodings_have_names_codes_and_values() {
    assert_eq!(Size::ALL, [Size::E1, Size::E8, Size::Null]);
    let facts = Size::ALL.iter().map(|size| (size.code(), size.name(), size.value()));
    assert_eq!(facts.collect::<Vec<_>>(), [(0, "1 element", 1), (3, "8 elements", 8), (7, "Null", 7)]);
    assert_eq!(Size::E8.to_string(), "8 elements");
    assert_eq!(("8 elements".parse(), "NULL".parse()), (Ok(Size::E8), Ok(Size::Null)));
    let unknown = "9 elements".parse::<Size>().map_err(|error| error.to_string());
    assert_eq!(unknown, Err("this is no name of `Size`; `Size::ALL` lists them".into()));
    for code in 0..=300 {
        assert_eq!(Size::from_code(code), Size::ALL.iter().copied().find(|size| size.code() == code));
    }
    assert_eq!(Size::INFO.map_values(), [Some(1), Some(8), None]);
    assert_eq!(Size::INFO[1].platforms, PlatformSet::from(1));
    assert_eq!(Size::INFO[0].platforms, PlatformSet::ALL);
}

trait Values {
    fn map_values(&self) -> Vec<Option<i64>>;
}

impl Values for [genvisa_runtime::EnumerantInfo] {
    fn map_values(&self) -> Vec<Option<i64>> {
        self.iter().map(|info| info.value).collect()
    }
}

/// Against arithmetic on the raw byte, for all of them.
#[test]
fn getters_and_setters_touch_their_run_only() {
    for raw in 0..=u8::MAX {
        let bits = SizeBits::from_raw(raw);
        assert_eq!(bits.raw(), raw);
        assert_eq!(bits.size(), Size::from_code(u64::from(raw & 7)));
        assert_eq!(bits.mask(), raw >> 4);
        for size in Size::ALL {
            assert_eq!(bits.with_size(*size).raw(), raw & 0xF8 | *size as u8);
        }
        for mask in 0..16 {
            assert_eq!(bits.with_mask(mask).raw(), raw & 0x0F | mask << 4);
            assert_eq!(bits.with_mask(mask | 0xF0), bits.with_mask(mask), "upper bits are dropped");
        }
    }
    assert_eq!(SizeBits::new(Size::E8, 0xA).raw(), 0xA3);
    assert_eq!(SizeBits::default().raw(), 0);
}

/// A value that is too wide for its bit range changes no other bit range, in setters and in constructors.
#[test]
fn values_that_are_too_wide_lose_their_upper_bits() {
    assert_eq!(SizeBits::new(Size::E8, 0xFA).raw(), 0xA3);
    assert_eq!(SizeBits::from_raw(0).with_mask(u8::MAX).raw(), 0xF0);
    assert_eq!(MiddleBits::from_raw(0).with_middle(u16::MAX).raw(), 0x0FF0);
    assert_eq!(MiddleBits::from_raw(u16::MAX).with_middle(0x1_00).raw(), 0xF00F);
    assert_eq!(MiddleBits::new(0xFFFF).raw(), 0x0FF0);
    assert_eq!(MiddleBits::new(0x100).raw(), 0);
    for raw in [0, u64::MAX] {
        let bits = WideBits::from_raw(raw);
        for (wide, low) in [(0, 0), (1, 1), (2, 0), (0xFF, 1), (0xFE, 0)] {
            assert_eq!(bits.with_low(wide), bits.with_low(low), "{wide:#x}");
            assert_eq!(bits.with_high(wide), bits.with_high(low), "{wide:#x}");
        }
    }
}

#[test]
fn runs_may_be_as_wide_as_their_field() {
    let all = WideBits::from_raw(u64::MAX);
    assert_eq!((all.low(), all.all(), all.high()), (1, u64::MAX, 1));
    assert_eq!(WideBits::from_raw(0).with_high(1).raw(), 1 << 63);
    assert_eq!(WideBits::from_raw(0).with_all(u64::MAX).with_low(0).raw(), u64::MAX - 1);
    assert_eq!(WideBits::new(1, 2, 1).raw(), 1 << 63 | 2);
}

#[test]
fn codes_without_a_meaning_to_the_instruction_have_no_value() {
    let sizes = [0b000, 0b011, 0b111, 0b001].map(|raw| FewBits::from_raw(raw).size());
    assert_eq!(sizes, [Some(Size::E1), None, Some(Size::Null), None]);
    assert_eq!(SizeBits::from_raw(0b011).size(), Some(Size::E8));
}

#[test]
fn a_single_closed_run_is_made_from_its_encoding() {
    assert_eq!(OneBits::from(Size::Null).raw(), 0b1110);
}

#[test]
fn reflection_lists_the_runs() {
    let ranges =
        SizeBits::BIT_RANGES.iter().map(|range| (range.name, range.hi, range.lo, range.values.len()));
    assert_eq!(ranges.collect::<Vec<_>>(), [("size", 2, 0, 3), ("mask", 7, 4, 0)]);
}

#[test]
fn undocumented_bits_are_visible() {
    let text = format!("{:?}", SizeBits::from_raw(0xAD));
    assert_eq!(text, "SizeBits { raw: 0xad, size: None, mask: 10 }");
}
