// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! Short constructors of operands, for programs that build instructions.
//!
//! ```
//! use genvisa::build::*;
//! use genvisa::{Add, DataType, execution::ExecSize};
//!
//! // add.sat (M1, 16) V34(0,0)<1> (-)V33(0,0)<8;8,1> 0x3fc00000:f
//! let add = Add::new(ExecSize::Simd16, reg(34).stride(1), reg(33).region(8, 8, 1).neg(), 1.5f32).sat();
//! assert_eq!(add.src1, imm(DataType::F, 0x3fc0_0000).into());
//! ```
use crate::domain::{DataType, Modifier};
use crate::operands::*;

/// The general variable of an index, from its first element on. The region is `<1;1,0>`: each channel reads the next
/// element.
pub const fn reg(id: u32) -> GenOpnd {
    let region = RegionBits::from_raw(0).with_vertical_stride_of(1).with_width_of(1).with_horizontal_stride_of(0);
    GenOpnd { id, row_offset: 0, col_offset: 0, region }
}

/// The elements of this type that an element of an address variable points to. The region is `<1;1,0>`.
pub const fn indirect(id: u16, ty: DataType) -> IndirectOpnd {
    let bit_properties = BitPropertiesBits::from_raw(0).with_data_type(ty);
    let region = RegionBits::from_raw(reg(0).region.raw());
    IndirectOpnd { id, addr_offset: 0, indirect_offset: 0, bit_properties, region }
}

/// The first element of an address variable.
pub const fn addr(id: u16) -> AddrOpnd {
    AddrOpnd { id, offset: 0, width: WidthBits::from_raw(0) }
}

/// A predicate variable, as an operand or as the predicate of an instruction.
pub const fn pred(id: u16) -> PredOpnd {
    PredOpnd { val: ValBits::from_raw(0).with_id(id) }
}

/// The bytes of the general variable of an index, from its first byte on.
pub const fn raw(id: u32) -> RawOperand {
    RawOperand { id, offset: 0 }
}

/// A constant of any type, from its bits.
pub const fn imm(ty: DataType, bits: u64) -> ConstOpnd {
    let data_type = DataTypeBits::from_raw(0).with_data_type(ty);
    ConstOpnd { data_type, low: bits as u32, high: (bits >> 32) as u32 }
}

/// The first element of the surface variable of an index.
pub const fn surface(id: u16) -> StateOpnd {
    StateOpnd { class: ClassBits::from_raw(0).with_class(Class::Surface), id, offset: 0 }
}

/// The first element of the sampler variable of an index.
pub const fn sampler(id: u16) -> StateOpnd {
    StateOpnd { class: ClassBits::from_raw(0).with_class(Class::Sampler), id, offset: 0 }
}

/// The indexes of predefined things, by their names.
macro_rules! predefined {
    ($($name:ident: $ty:ty = $index:literal $text:literal;)*) => {$(
        #[doc = concat!("The index of `%", $text, "`.")]
        pub const $name: $ty = $index;
    )*};
}

predefined! {
    NULL: u32 = 0 "null";
    THREAD_X: u32 = 1 "thread_x";
    THREAD_Y: u32 = 2 "thread_y";
    GROUP_ID_X: u32 = 3 "group_id_x";
    GROUP_ID_Y: u32 = 4 "group_id_y";
    GROUP_ID_Z: u32 = 5 "group_id_z";
    TSC: u32 = 6 "tsc";
    R0: u32 = 7 "r0";
    ARG: u32 = 8 "arg";
    RETVAL: u32 = 9 "retval";
    SP: u32 = 10 "sp";
    FP: u32 = 11 "fp";
    HW_ID: u32 = 12 "hw_id";
    SR0: u32 = 13 "sr0";
    CR0: u32 = 14 "cr0";
    CE0: u32 = 15 "ce0";
    DBG0: u32 = 16 "dbg0";
    COLOR: u32 = 17 "color";
    IMPL_ARG_BUF_PTR: u32 = 18 "impl_arg_buf_ptr";
    LOCAL_ID_BUF_PTR: u32 = 19 "local_id_buf_ptr";
    MSG0: u32 = 20 "msg0";
    SLM: u8 = 0 "slm";
    TSS: u8 = 3 "TSS";
    BSS: u8 = 4 "bss";
    SCRATCH: u8 = 5 "scratch";
}

/// Functions that change one part of an operand.
macro_rules! setters {
    ($($ty:ty: $(#[$doc:meta])* $name:ident($($value:ident: $of:ty),*) $(set $field:ident = $new:expr)+;)*) => {$(
        impl $ty {
            $(#[$doc])*
            #[must_use]
            pub const fn $name(mut self, $($value: $of),*) -> Self {
                $(self.$field = $new;)+
                self
            }
        }
    )*};
}

setters! {
    GenOpnd: /** From the element of a row and column on: a register, and an element in it. */
        at(row: u8, column: u8) set row_offset = row set col_offset = column;
    IndirectOpnd: /** Through the address in another element. */ at(element: u8) set addr_offset = element;
    IndirectOpnd: /** This many bytes behind the address. */ plus(bytes: i16) set indirect_offset = bytes;
    AddrOpnd: /** From this element on. */ at(element: u8) set offset = element;
    RawOperand: /** From this byte on. */ at(byte: u16) set offset = byte;
    StateOpnd: /** From this element on. */ at(element: u8) set offset = element;
}

impl AddrOpnd {
    /// This many elements. A number without an encoding gives bits that `validate` reports.
    #[must_use]
    pub const fn width(mut self, elements: i64) -> Self {
        self.width = self.width.with_width_of(elements);
        self
    }
}

macro_rules! regions {
    ($($ty:ident, $bits:ident;)*) => {$(
        impl $ty {
            /// The elements of a source: `<vertical;width,horizontal>`. A number without an encoding gives bits that
            /// `validate` reports.
            #[must_use]
            pub const fn region(mut self, vertical: i64, width: i64, horizontal: i64) -> Self {
                let region = $bits::from_raw(0).with_vertical_stride_of(vertical).with_width_of(width);
                self.region = region.with_horizontal_stride_of(horizontal);
                self
            }

            /// The elements of a destination: `<horizontal>`. A number without an encoding gives bits that `validate`
            /// reports.
            #[must_use]
            pub const fn stride(mut self, horizontal: i64) -> Self {
                self.region = $bits::from_raw(0).with_horizontal_stride_of(horizontal);
                self
            }
        }
    )*};
}

regions! { GenOpnd, RegionBits; IndirectOpnd, RegionBits; }

macro_rules! modifiers {
    ($($ty:ident)*) => {$(
        #[allow(clippy::should_implement_trait, reason = "the pages call the modifiers so")]
        impl $ty {
            /// With the modifier `abs` alone.
            #[must_use]
            pub fn abs(self) -> VecOperand {
                let operand = VecOperand::from(self);
                operand.with_tag(operand.tag().with_modifiers(Modifier::Abs))
            }
            /// With the modifier `neg` alone.
            #[must_use]
            pub fn neg(self) -> VecOperand {
                let operand = VecOperand::from(self);
                operand.with_tag(operand.tag().with_modifiers(Modifier::Neg))
            }
            /// With the modifier `negabs` alone.
            #[must_use]
            pub fn negabs(self) -> VecOperand {
                let operand = VecOperand::from(self);
                operand.with_tag(operand.tag().with_modifiers(Modifier::NegAbs))
            }
            /// With the modifier `sat` alone.
            #[must_use]
            pub fn sat(self) -> VecOperand {
                let operand = VecOperand::from(self);
                operand.with_tag(operand.tag().with_modifiers(Modifier::Sat))
            }
            /// With the modifier `not` alone.
            #[must_use]
            pub fn not(self) -> VecOperand {
                let operand = VecOperand::from(self);
                operand.with_tag(operand.tag().with_modifiers(Modifier::Not))
            }
        }
    )*};
}

modifiers! { GenOpnd IndirectOpnd VecOperand }

impl PredOpnd {
    /// With `any` as `combine`.
    #[must_use]
    pub const fn any(mut self) -> Self {
        self.val = self.val.with_combine(Combine::Any);
        self
    }
    /// With `all` as `combine`.
    #[must_use]
    pub const fn all(mut self) -> Self {
        self.val = self.val.with_combine(Combine::All);
        self
    }
    /// With `inverse` as `inverse`.
    #[must_use]
    pub const fn inverse(mut self) -> Self {
        self.val = self.val.with_inverse(Inverse::Inverse);
        self
    }
}

impl From<PredOpnd> for PredBits {
    fn from(predicate: PredOpnd) -> Self {
        Self::from_raw(predicate.val.raw())
    }
}

macro_rules! immediates {
    ($($rust:ty, $ty:ident, $bits:expr;)*) => {$(
        impl From<$rust> for VecOperandInfo {
            fn from(value: $rust) -> Self {
                let bits: fn($rust) -> u64 = $bits;
                Self::from(imm(DataType::$ty, bits(value)))
            }
        }
    )*};
}

immediates! {
    u32, Ud, |value| value as i64 as u64;
    i32, D, |value| value as i64 as u64;
    u16, Uw, |value| value as i64 as u64;
    i16, W, |value| value as i64 as u64;
    u8, Ub, |value| value as i64 as u64;
    i8, B, |value| value as i64 as u64;
    f64, Df, |value| value.to_bits();
    f32, F, |value| value.to_bits() as u64;
    u64, Uq, |value| value;
    i64, Q, |value| value as u64;
}
