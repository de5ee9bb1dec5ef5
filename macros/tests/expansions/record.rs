impl GenOpnd {}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Wire for GenOpnd {
    fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        0 + ::genvisa_runtime::Wire::encoded_len(&self.id, version)
            + if !version.at_least(3u8, 4u8) {
                size_of::<u8>()
            } else {
                size_of::<u16>()
            } + ::genvisa_runtime::Wire::encoded_len(&self.region, version)
            + if ((self.offset as i64) > 1i64) { size_of::<u16>() } else { 0 }
    }
    fn encode(
        &self,
        to: &mut ::genvisa_runtime::Writer<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<(), ::genvisa_runtime::Fault> {
        let done = ::genvisa_runtime::Wire::encode(&self.id, to, version);
        if let Err(fault) = done {
            return Err(to.within(fault, "id"));
        }
        let done = if !version.at_least(3u8, 4u8) {
            match <u8>::try_from(self.offset) {
                Ok(value) => ::genvisa_runtime::Wire::encode(&value, to, version),
                Err(_) => {
                    Err(::genvisa_runtime::Fault::TooWide {
                        value: self.offset as u64,
                        bits: <u8>::BITS,
                    })
                }
            }
        } else {
            match <u16>::try_from(self.offset) {
                Ok(value) => ::genvisa_runtime::Wire::encode(&value, to, version),
                Err(_) => {
                    Err(::genvisa_runtime::Fault::TooWide {
                        value: self.offset as u64,
                        bits: <u16>::BITS,
                    })
                }
            }
        };
        if let Err(fault) = done {
            return Err(to.within(fault, "offset"));
        }
        let done = ::genvisa_runtime::Wire::encode(&self.region, to, version);
        if let Err(fault) = done {
            return Err(to.within(fault, "region"));
        }
        let done = if ((self.offset as i64) > 1i64) {
            ::genvisa_runtime::Wire::encode(&self.high, to, version)
        } else if self.high == Default::default() {
            Ok(())
        } else {
            Err(::genvisa_runtime::Fault::Absent)
        };
        if let Err(fault) = done {
            return Err(to.within(fault, "high"));
        }
        Ok(())
    }
    fn decode(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        let id: u32 = match <u32 as ::genvisa_runtime::Wire>::decode(from, version) {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, "id")),
        };
        let offset: u16 = match if !version.at_least(3u8, 4u8) {
            <u8 as ::genvisa_runtime::Wire>::decode(from, version).map(<u16>::from)
        } else {
            <u16 as ::genvisa_runtime::Wire>::decode(from, version).map(<u16>::from)
        } {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, "offset")),
        };
        let region: RegionBits = match <RegionBits as ::genvisa_runtime::Wire>::decode(
            from,
            version,
        ) {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, "region")),
        };
        let high: u16 = match if ((offset as i64) > 1i64) {
            <u16 as ::genvisa_runtime::Wire>::decode(from, version)
        } else {
            Ok(Default::default())
        } {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, "high")),
        };
        Ok(Self { id, offset, region, high })
    }
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Fast for GenOpnd {
    const SINCE: ::genvisa_runtime::Version = ::genvisa_runtime::Version::latest(
        &[
            <u32 as ::genvisa_runtime::Fast>::SINCE,
            ::genvisa_runtime::Version::new(3u8, 4u8),
            <RegionBits as ::genvisa_runtime::Fast>::SINCE,
        ],
    );
    #[inline(always)]
    fn put(&self, buffer: &mut [u8]) -> Option<usize> {
        let at = 0;
        let at = at + ::genvisa_runtime::Fast::put(&self.id, buffer.get_mut(at..)?)?;
        let at = at
            + ::genvisa_runtime::Fast::put(
                &<u16>::try_from(self.offset).ok()?,
                buffer.get_mut(at..)?,
            )?;
        let at = at + ::genvisa_runtime::Fast::put(&self.region, buffer.get_mut(at..)?)?;
        let at = at
            + if ((self.offset as i64) > 1i64) {
                ::genvisa_runtime::Fast::put(&self.high, buffer.get_mut(at..)?)?
            } else if self.high == Default::default() {
                0
            } else {
                return None;
            };
        Some(at)
    }
    #[inline(always)]
    fn get(bytes: &[u8]) -> Option<(Self, usize)> {
        let at = 0;
        let (id, len): (u32, usize) = <u32 as ::genvisa_runtime::Fast>::get(
            bytes.get(at..)?,
        )?;
        let at = at + len;
        let (offset, len): (u16, usize) = {
            let (value, len) = <u16 as ::genvisa_runtime::Fast>::get(bytes.get(at..)?)?;
            (<u16>::from(value), len)
        };
        let at = at + len;
        let (region, len): (RegionBits, usize) = <RegionBits as ::genvisa_runtime::Fast>::get(
            bytes.get(at..)?,
        )?;
        let at = at + len;
        let (high, len): (u16, usize) = if ((offset as i64) > 1i64) {
            <u16 as ::genvisa_runtime::Fast>::get(bytes.get(at..)?)?
        } else {
            (Default::default(), 0)
        };
        let at = at + len;
        Some((Self { id, offset, region, high }, at))
    }
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Packable for GenOpnd {
    const LEN: usize = {
        assert!(
            size_of:: < u16 > () == size_of:: < u16 > (),
            "the newest layout holds less than older ones do"
        );
        0 + size_of::<u32>() + size_of::<u16>() + size_of::<RegionBits>()
    };
    const MAX_LEN: usize = Self::LEN + size_of::<u16>();
    #[inline(always)]
    fn more(bytes: &[u8]) -> usize {
        <Self as ::genvisa_runtime::Fast>::get(bytes)
            .map_or(0, |(_, len)| len - Self::LEN)
    }
    #[inline(always)]
    fn present(mut self) -> Self {
        if !((self.offset as i64) > 1i64) {
            self.high = Default::default();
        }
        self
    }
}
impl ::genvisa_runtime::Operand for GenOpnd {
    #[allow(unused_imports, unused_variables, clippy::all)]
    fn ty(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        use ::genvisa_runtime::{Operand, truth};
        let role = cx.role;
        let variable_0 = cx.variable(Some((self.id as i64)));
        variable_0.ty
    }
    #[allow(unused_imports, unused_variables, clippy::all)]
    fn available(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        use ::genvisa_runtime::{Operand, truth};
        let role = cx.role;
        let variable_0 = cx.variable(Some((self.id as i64)));
        truth::sub(variable_0.bytes, Some((self.offset as i64)))
    }
}
#[allow(unused_macros)]
macro_rules! rules_of_GenOpnd {
    ($($rows:tt)*) => {
        crate ::domain::with_sets! { Record { #[define(ty = "var_ty(id)")]
        #[define(available = "var_bytes(id) - offset")] struct GenOpnd { id : u32,
        #[wire("ub{-v3.4}, uw{v3.4+}")] offset : u16, region : RegionBits,
        #[when("offset > 1")] high : u16, } } $($rows)* }
    };
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::FieldValue for GenOpnd {
    fn raw(&self) -> Option<u64> {
        None
    }
    fn set_raw(&mut self, raw: u64) -> bool {
        false
    }
    fn operand(&self) -> Option<&dyn ::genvisa_runtime::Operand> {
        Some(self)
    }
    fn members(&self, visit: &mut dyn FnMut(&'static str, u64)) {
        if let (true, Some(raw)) = (true, ::genvisa_runtime::FieldValue::raw(&self.id)) {
            visit("id", raw);
        }
        if let (true, Some(raw)) = (
            true,
            ::genvisa_runtime::FieldValue::raw(&self.offset),
        ) {
            visit("offset", raw);
        }
        if let (true, Some(raw)) = (
            true,
            ::genvisa_runtime::FieldValue::raw(&self.region),
        ) {
            visit("region", raw);
        }
        if let (true, Some(raw)) = (
            ((self.offset as i64) > 1i64),
            ::genvisa_runtime::FieldValue::raw(&self.high),
        ) {
            visit("high", raw);
        }
    }
    fn set_member(&mut self, name: &str, raw: u64) -> bool {
        match name {
            "id" => true && ::genvisa_runtime::FieldValue::set_raw(&mut self.id, raw),
            "offset" => {
                true && ::genvisa_runtime::FieldValue::set_raw(&mut self.offset, raw)
            }
            "region" => {
                true && ::genvisa_runtime::FieldValue::set_raw(&mut self.region, raw)
            }
            "high" => {
                ((self.offset as i64) > 1i64)
                    && ::genvisa_runtime::FieldValue::set_raw(&mut self.high, raw)
            }
            _ => false,
        }
    }
    fn as_any(&self) -> &dyn ::core::any::Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn ::core::any::Any {
        self
    }
}
