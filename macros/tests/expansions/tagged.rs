#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::FieldValue for VecOperand {
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
        visit("tag", self.tag().raw() as u64);
        self.info().members(visit);
    }
    fn set_member(&mut self, name: &str, raw: u64) -> bool {
        let (mut tag, mut info) = (self.tag(), self.info());
        if name != "tag" {
            let is_set = info.set_member(name, raw);
            *self = Self::pack(tag, info);
            return is_set;
        }
        let selector = tag.rule_code_class();
        if !::genvisa_runtime::FieldValue::set_raw(&mut tag, raw) {
            return false;
        }
        if tag.rule_code_class() != selector {
            match <Info>::blank(tag.rule_code_class() as u64) {
                Some(blank) => info = blank,
                None => return false,
            }
        }
        *self = Self::pack(tag, info);
        true
    }
    fn as_any(&self) -> &dyn ::core::any::Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn ::core::any::Any {
        self
    }
}
const _: () = assert!(
    size_of:: < TagBits > () + < Info > ::MAX_LEN <= ::genvisa_runtime::Packed::CAPACITY,
    "a structure does not fit",
);
impl VecOperand {
    /// A tag that selects `info` and is zero otherwise, and `info` without the fields that are absent according to
    /// its other fields.
    pub fn new(info: impl Into<Info>) -> Self {
        let info = info.into();
        Self::pack(<TagBits>::from_raw(0).with_class(info.selector()), info)
    }
    fn pack(tag: TagBits, info: Info) -> Self {
        Self(
            ::genvisa_runtime::Packed::new(|buffer| {
                let at = ::genvisa_runtime::Fast::put(&tag, buffer)?;
                Some(at + info.put(buffer.get_mut(at..)?)?)
            }),
        )
    }
    /// The tag.
    #[inline]
    pub fn tag(self) -> TagBits {
        let tag = ::genvisa_runtime::Fast::get(&self.0.bytes());
        tag.map_or(<TagBits>::from_raw(0), |(tag, _)| tag)
    }
    /// The structure that follows the tag.
    #[inline]
    pub fn info(self) -> Info {
        self.selected(<Info>::read)
    }
    /// Reads from the code that selects the structure and the bytes that follow the tag. Rules look at one field of the
    /// structure each, so the compiler should see which.
    #[inline(always)]
    fn selected<R>(self, read: impl FnOnce(u64, &[u8]) -> R) -> R {
        let bytes = self.0.bytes();
        read(self.tag().rule_code_class() as u64, bytes.split_at(size_of::<TagBits>()).1)
    }
    /// The same with another tag, whose selecting bit range keeps its value.
    #[must_use]
    pub fn with_tag(self, tag: TagBits) -> Self {
        let info = self.info();
        Self::pack(tag.with_class(info.selector()), info)
    }
}
impl Default for VecOperand {
    fn default() -> Self {
        Self::new(<Info>::none())
    }
}
impl<T: Into<Info>> From<T> for VecOperand {
    fn from(info: T) -> Self {
        Self::new(info)
    }
}
impl ::core::fmt::Debug for VecOperand {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_struct(stringify!(VecOperand))
            .field("tag", &self.tag())
            .field("info", &self.info())
            .finish()
    }
}
impl ::genvisa_runtime::Operand for VecOperand {
    #[allow(unused_imports, unused_variables, clippy::all)]
    fn class(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        use ::genvisa_runtime::{Operand, truth};
        let role = cx.role;
        self.tag().rule_value_class()
    }
    #[allow(unused_imports, unused_variables, clippy::all)]
    fn modifier(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        use ::genvisa_runtime::{Operand, truth};
        let role = cx.role;
        self.tag().rule_value_modifier()
    }
    #[inline]
    fn ty(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::ty(code, bytes, cx))
    }
    #[inline]
    fn null(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::null(code, bytes, cx))
    }
    #[inline]
    fn declared(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::declared(code, bytes, cx))
    }
    #[inline]
    fn offset(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::offset(code, bytes, cx))
    }
    #[inline]
    fn available(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::available(code, bytes, cx))
    }
    #[inline]
    fn elems(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::elems(code, bytes, cx))
    }
    #[inline]
    fn imm(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::imm(code, bytes, cx))
    }
    #[inline]
    fn index(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::index(code, bytes, cx))
    }
    #[inline]
    fn region(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::region(code, bytes, cx))
    }
    #[inline]
    fn storage(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::storage(code, bytes, cx))
    }
    #[inline]
    fn packed(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
        self.selected(|code, bytes| <Info>::packed(code, bytes, cx))
    }
}
impl ::genvisa_runtime::Wire for VecOperand {
    #[inline]
    fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        if version < <Info>::SINCE {
            return size_of::<TagBits>() + self.info().encoded_len(version);
        }
        self.0.encoded_len()
    }
    fn encode(
        &self,
        to: &mut ::genvisa_runtime::Writer<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<(), ::genvisa_runtime::Fault> {
        if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.tag(), to, version) {
            return Err(to.within(fault, "tag"));
        }
        self.info().encode(to, version)
    }
    fn decode(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        let tag = match <TagBits as ::genvisa_runtime::Wire>::decode(from, version) {
            Ok(tag) => tag,
            Err(fault) => return Err(from.within(fault, "tag")),
        };
        match <Info>::decode(tag.rule_code_class() as u64, from, version) {
            Ok(Some(info)) => Ok(Self::pack(tag, info)),
            Ok(None) => {
                from.back(size_of::<TagBits>());
                let fault = ::genvisa_runtime::Fault::UnknownVariant(tag.raw());
                Err(from.within(fault, "tag"))
            }
            Err(fault) => Err(from.within(fault, "info")),
        }
    }
}
impl ::genvisa_runtime::Fast for VecOperand {
    const SINCE: ::genvisa_runtime::Version = <Info>::SINCE;
    const SPILLS: bool = true;
    #[inline]
    fn put(&self, buffer: &mut [u8]) -> Option<usize> {
        self.0.put(buffer)
    }
    #[inline]
    fn get(bytes: &[u8]) -> Option<(Self, usize)> {
        let ahead = ::genvisa_runtime::Packed::read(bytes);
        let code = Self(ahead).tag().rule_code_class() as u64;
        let len = <Info>::len(code, ahead.bytes().get(size_of::<TagBits>()..)?)?;
        let len = size_of::<TagBits>() + len;
        (len <= bytes.len()).then(|| (Self(ahead.first(len)), len))
    }
}
#[allow(unused_macros)]
macro_rules! rules_of_VecOperand {
    ($($rows:tt)*) => {
        crate ::domain::with_sets! { Tagged { #[define(class = "tag.class")]
        #[define(modifier = "tag.modifier")] #[tagged(by = class, tag = TagBits, info =
        Info)] struct VecOperand(Packed); } $($rows)* }
    };
}
