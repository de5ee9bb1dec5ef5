#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::FieldValue for SizeBits {
    fn raw(&self) -> Option<u64> {
        Some(self.0 as u64)
    }
    fn set_raw(&mut self, raw: u64) -> bool {
        u8::try_from(raw).map(|raw| self.0 = raw).is_ok()
    }
    fn as_any(&self) -> &dyn ::core::any::Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn ::core::any::Any {
        self
    }
}
impl SizeBits {
    /// The type on the wire.
    pub const WIRE: &'static str = "ub";
    /// The bit ranges.
    pub const BIT_RANGES: &'static [::genvisa_runtime::BitRangeInfo] = &[
        ::genvisa_runtime::BitRangeInfo {
            name: "size",
            hi: 2u32,
            lo: 0u32,
            values: <Size>::INFO,
        },
        ::genvisa_runtime::BitRangeInfo {
            name: "mask",
            hi: 7u32,
            lo: 4u32,
            values: &[],
        },
    ];
    /// From the values of all bit ranges; all other bits are zero.
    #[inline]
    #[allow(clippy::too_many_arguments)]
    pub const fn new(size: Size, mask: u8) -> Self {
        Self(0).with_size(size).with_mask(mask)
    }
    /// From all bits, documented or not.
    #[inline]
    pub const fn from_raw(raw: u8) -> Self {
        Self(raw)
    }
    /// All bits, documented or not.
    #[inline]
    pub const fn raw(self) -> u8 {
        self.0
    }
    #[doc = concat!(
        "`", "size", "` (bits ", 2u32, "..", 0u32,
        "); `None` if the page lists no such encoding."
    )]
    #[inline]
    #[allow(clippy::manual_range_patterns)]
    pub const fn size(self) -> Option<Size> {
        match (self.0 >> 0u32) as u64 & 7u64 {
            0 | 3 => <Size>::from_code((self.0 >> 0u32) as u64 & 7u64),
            _ => None,
        }
    }
    #[doc = concat!(
        "The same with another `", "size",
        "`; a value wider than the bit range loses its upper bits."
    )]
    #[inline]
    #[must_use]
    pub const fn with_size(self, value: Size) -> Self {
        Self(
            (self.0 & !((7u64 as u8) << 0u32))
                | ((value.code() as u8 & 7u64 as u8) << 0u32),
        )
    }
    ///The same with the `size` that represents a number. A number without an encoding sets all of its bits, which `validate` reports where this is no encoding either.
    #[inline]
    #[must_use]
    pub const fn with_size_of(self, number: i64) -> Self {
        let bits = match <Size>::from_value(number) {
            Some(value) => value.code(),
            None => 7u64,
        };
        Self((self.0 & !((7u64 as u8) << 0u32)) | ((bits & 7u64) as u8) << 0u32)
    }
    #[doc(hidden)]
    #[inline]
    pub const fn rule_code_size(self) -> i64 {
        ((self.0 >> 0u32) as u64 & 7u64) as i64
    }
    #[doc(hidden)]
    #[inline]
    #[allow(clippy::manual_range_patterns)]
    pub const fn rule_value_size(self) -> Option<i64> {
        match (self.0 >> 0u32) as u64 & 7u64 {
            0 | 3 => {
                match <Size>::from_code((self.0 >> 0u32) as u64 & 7u64) {
                    Some(x) => Some(x.value()),
                    None => None,
                }
            }
            _ => None,
        }
    }
    #[doc(hidden)]
    pub const RULE_NAMES_SIZE: &'static [(&'static str, i64)] = <Size>::NAMES;
    #[doc = concat!("`", "mask", "` (bits ", 7u32, "..", 4u32, ").")]
    #[inline]
    pub const fn mask(self) -> u8 {
        ((self.0 >> 4u32) as u64 & 15u64) as u8
    }
    #[doc = concat!(
        "The same with another `", "mask",
        "`; a value wider than the bit range loses its upper bits."
    )]
    #[inline]
    #[must_use]
    pub const fn with_mask(self, value: u8) -> Self {
        Self((self.0 & !((15u64 as u8) << 4u32)) | ((value & 15u64 as u8) << 4u32))
    }
    #[doc(hidden)]
    #[inline]
    pub const fn rule_code_mask(self) -> i64 {
        ((self.0 >> 4u32) as u64 & 15u64) as i64
    }
    #[doc(hidden)]
    #[inline]
    #[allow(clippy::manual_range_patterns)]
    pub const fn rule_value_mask(self) -> Option<i64> {
        Some(((self.0 >> 4u32) as u64 & 15u64) as i64)
    }
    #[doc(hidden)]
    pub const RULE_NAMES_MASK: &'static [(&'static str, i64)] = &[];
}
impl From<u8> for SizeBits {
    fn from(raw: u8) -> Self {
        Self(raw)
    }
}
impl From<Size> for SizeBits {
    fn from(value: Size) -> Self {
        Self(0).with_size(value)
    }
}
impl From<(Size, u8)> for SizeBits {
    fn from((size, mask): (Size, u8)) -> Self {
        Self::new(size, mask)
    }
}
#[allow(unused_macros)]
macro_rules! rules_of_SizeBits {
    ($($rows:tt)*) => {
        crate ::domain::with_sets! { Bits { struct SizeBits(#[bits(size = 2..= 0, Size,
        only = [0, 3])] #[bits(mask = 7..= 4)] u8); } $($rows)* }
    };
}
impl ::core::fmt::Debug for SizeBits {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_struct(stringify!(SizeBits))
            .field("raw", &format_args!("{:#x}", self.0))
            .field("size", &self.size())
            .field("mask", &self.mask())
            .finish()
    }
}
impl ::genvisa_runtime::Wire for SizeBits {
    #[inline(always)]
    fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        ::genvisa_runtime::Wire::encoded_len(&self.0, version)
    }
    #[inline(always)]
    fn encode(
        &self,
        to: &mut ::genvisa_runtime::Writer<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<(), ::genvisa_runtime::Fault> {
        ::genvisa_runtime::Wire::encode(&self.0, to, version)
    }
    #[inline(always)]
    fn decode(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        ::genvisa_runtime::Wire::decode(from, version).map(Self)
    }
}
impl ::genvisa_runtime::Fast for SizeBits {
    #[inline(always)]
    fn put(&self, buffer: &mut [u8]) -> Option<usize> {
        ::genvisa_runtime::Fast::put(&self.0, buffer)
    }
    #[inline(always)]
    fn get(bytes: &[u8]) -> Option<(Self, usize)> {
        ::genvisa_runtime::Fast::get(bytes).map(|(raw, len)| (Self(raw), len))
    }
}
