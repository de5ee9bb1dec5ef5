//! The fields of an instruction by number: for those who do not know its type.

use crate::Operand;
use core::any::Any;
use core::fmt::Debug;

/// The value of a field.
pub trait FieldValue: Any + Debug {
    /// The bits of a number, with the sign of a signed one in front; nothing for an operand.
    fn raw(&self) -> Option<u64>;

    /// Sets the bits of a number. Returns `false` for an operand, and for a number that is too small for the bits.
    fn set_raw(&mut self, raw: u64) -> bool;

    /// The value as an operand; `None` for a number.
    fn operand(&self) -> Option<&dyn Operand> {
        None
    }

    /// Visits the numbers in a structure by name, in the order of the wire: `tag`, `id`, `region` of an operand. The bits are
    /// those of [`Self::raw`]. A field whose condition does not hold is left out. A number has no numbers in it.
    fn members(&self, _visit: &mut dyn FnMut(&'static str, u64)) {}

    /// Sets one of the numbers that [`Self::members`] visits. Setting them in that order makes any value of a blank one: a tag
    /// that selects another structure makes that structure blank. Returns `false` if no such number is there, and if the bits do
    /// not fit.
    fn set_member(&mut self, _name: &str, _raw: u64) -> bool {
        false
    }

    /// The value as its own type.
    fn as_any(&self) -> &dyn Any;

    /// The value as its own type.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// The fields of an instruction, by the numbers that they have in [`InstructionInfo::fields`](crate::InstructionInfo).
pub trait Fields {
    /// How often a field is there: 0 where its condition does not hold, once for most others. Object versions have no say.
    fn times(&self, field: usize) -> usize;

    /// Whether the instruction uses a field that is there: an operand of some operations has no effect in others.
    fn is_used(&self, _field: usize) -> bool {
        true
    }

    /// An element of a field, there or not; 0 is the only one of a field that is no table.
    fn field(&self, field: usize, element: usize) -> Option<&dyn FieldValue>;

    /// An element of a field, to change it.
    fn field_mut(&mut self, field: usize, element: usize) -> Option<&mut dyn FieldValue>;
}

/// `FieldValue` for numbers.
macro_rules! numbers {
    ($($ty:ty as $wide:ty),*) => {$(
        impl FieldValue for $ty {
            fn raw(&self) -> Option<u64> {
                Some(*self as $wide as u64)
            }

            fn set_raw(&mut self, raw: u64) -> bool {
                let value = <$ty>::try_from(raw as $wide);
                value.map(|value| *self = value).is_ok()
            }

            fn as_any(&self) -> &dyn Any {
                self
            }

            fn as_any_mut(&mut self) -> &mut dyn Any {
                self
            }
        }
    )*};
}

numbers!(u8 as u64, u16 as u64, u32 as u64, u64 as u64, i8 as i64, i16 as i64, i32 as i64, i64 as i64);
