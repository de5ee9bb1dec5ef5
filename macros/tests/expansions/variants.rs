impl Info {
    /// The encoding that selects this structure.
    #[inline]
    pub const fn selector(&self) -> Class {
        match self {
            Self::General(_) => Class::General,
            Self::Immediate(_) => Class::Immediate,
        }
    }
}
impl From<GenOpnd> for Info {
    fn from(info: GenOpnd) -> Self {
        Self::General(info)
    }
}
impl From<ConstOpnd> for Info {
    fn from(info: ConstOpnd) -> Self {
        Self::Immediate(info)
    }
}
impl Info {
    /// The structure that a code selects, with all fields zero.
    fn blank(code: u64) -> Option<Self> {
        match Class::from_code(code) {
            Some(Class::General) => {
                Some(Self::General(<GenOpnd as ::core::default::Default>::default()))
            }
            Some(Class::Immediate) => {
                Some(Self::Immediate(<ConstOpnd as ::core::default::Default>::default()))
            }
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
    fn members(&self, visit: &mut dyn FnMut(&'static str, u64)) {
        match self {
            Self::General(info) => ::genvisa_runtime::FieldValue::members(info, visit),
            Self::Immediate(info) => ::genvisa_runtime::FieldValue::members(info, visit),
        }
    }
    fn set_member(&mut self, name: &str, raw: u64) -> bool {
        match self {
            Self::General(info) => {
                ::genvisa_runtime::FieldValue::set_member(info, name, raw)
            }
            Self::Immediate(info) => {
                ::genvisa_runtime::FieldValue::set_member(info, name, raw)
            }
        }
    }
}
impl Info {
    fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        match self {
            Self::General(info) => ::genvisa_runtime::Wire::encoded_len(info, version),
            Self::Immediate(info) => ::genvisa_runtime::Wire::encoded_len(info, version),
        }
    }
    #[inline]
    fn encode(
        &self,
        to: &mut ::genvisa_runtime::Writer<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<(), ::genvisa_runtime::Fault> {
        match self {
            Self::General(info) => ::genvisa_runtime::Wire::encode(info, to, version),
            Self::Immediate(info) => ::genvisa_runtime::Wire::encode(info, to, version),
        }
    }
    #[inline]
    fn decode(
        code: u64,
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Option<Self>, ::genvisa_runtime::Fault> {
        Ok(
            match Class::from_code(code) {
                Some(Class::General) => {
                    Some(
                        Self::General(
                            <GenOpnd as ::genvisa_runtime::Wire>::decode(from, version)?,
                        ),
                    )
                }
                Some(Class::Immediate) => {
                    Some(
                        Self::Immediate(
                            <ConstOpnd as ::genvisa_runtime::Wire>::decode(
                                from,
                                version,
                            )?,
                        ),
                    )
                }
                #[allow(unreachable_patterns)]
                _ => None,
            },
        )
    }
}
impl Info {
    /// The first version with the newest layouts of all structures.
    const SINCE: ::genvisa_runtime::Version = ::genvisa_runtime::Version::latest(
        &[
            <GenOpnd as ::genvisa_runtime::Fast>::SINCE,
            <ConstOpnd as ::genvisa_runtime::Fast>::SINCE,
        ],
    );
    /// Number of bytes of the largest structure.
    const MAX_LEN: usize = {
        let mut max = 0;
        if <GenOpnd as ::genvisa_runtime::Packable>::MAX_LEN > max {
            max = <GenOpnd as ::genvisa_runtime::Packable>::MAX_LEN;
        }
        if <ConstOpnd as ::genvisa_runtime::Packable>::MAX_LEN > max {
            max = <ConstOpnd as ::genvisa_runtime::Packable>::MAX_LEN;
        }
        max
    };
    /// Number of bytes of each structure in the newest layout, by code; 0 where no structure is known.
    const LENS: [u8; 256] = {
        let mut lens = [0; 256];
        lens[Class::General as usize] = <GenOpnd as ::genvisa_runtime::Packable>::LEN
            as u8;
        lens[Class::Immediate as usize] = <ConstOpnd as ::genvisa_runtime::Packable>::LEN
            as u8;
        lens
    };
    /// Number of bytes in the newest layout. A table takes less time than a match, whose jumps a processor predicts badly.
    #[inline(always)]
    fn len(code: u64, bytes: &[u8]) -> Option<usize> {
        match usize::from(*Self::LENS.get(code as usize)?) {
            0 => None,
            len => Some(len + Self::more(code, bytes)),
        }
    }
    /// Number of bytes of the optional fields that are present.
    #[inline(always)]
    fn more(code: u64, bytes: &[u8]) -> usize {
        if <GenOpnd as ::genvisa_runtime::Packable>::MAX_LEN
            != <GenOpnd as ::genvisa_runtime::Packable>::LEN
            && code == Class::General as u64
        {
            return <GenOpnd as ::genvisa_runtime::Packable>::more(bytes);
        }
        if <ConstOpnd as ::genvisa_runtime::Packable>::MAX_LEN
            != <ConstOpnd as ::genvisa_runtime::Packable>::LEN
            && code == Class::Immediate as u64
        {
            return <ConstOpnd as ::genvisa_runtime::Packable>::more(bytes);
        }
        0
    }
}
impl Info {
    /// The structure; the default of the first one for an unknown code.
    #[inline]
    fn read(code: u64, bytes: &[u8]) -> Self {
        match Self::get(code, bytes) {
            Some((info, _)) => info,
            None => Self::none(),
        }
    }
    /// The replacement of an unknown structure.
    #[cold]
    fn none() -> Self {
        Self::General(Default::default())
    }
    fn put(&self, buffer: &mut [u8]) -> Option<usize> {
        match self {
            Self::General(info) => {
                ::genvisa_runtime::Fast::put(
                    &::genvisa_runtime::Packable::present(*info),
                    buffer,
                )
            }
            Self::Immediate(info) => {
                ::genvisa_runtime::Fast::put(
                    &::genvisa_runtime::Packable::present(*info),
                    buffer,
                )
            }
        }
    }
    #[inline(always)]
    fn get(code: u64, bytes: &[u8]) -> Option<(Self, usize)> {
        match Class::from_code(code) {
            Some(Class::General) => {
                let (info, len) = <GenOpnd as ::genvisa_runtime::Fast>::get(bytes)?;
                Some((Self::General(info), len))
            }
            Some(Class::Immediate) => {
                let (info, len) = <ConstOpnd as ::genvisa_runtime::Fast>::get(bytes)?;
                Some((Self::Immediate(info), len))
            }
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}
impl Info {
    #[inline(always)]
    fn ty(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::ty(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::ty(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::ty(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn class(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::class(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::class(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::class(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn modifier(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::modifier(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::modifier(
                        &info,
                        cx,
                    );
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::modifier(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn null(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::null(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::null(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::null(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn declared(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::declared(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::declared(
                        &info,
                        cx,
                    );
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::declared(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn offset(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::offset(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::offset(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::offset(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn available(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::available(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::available(
                        &info,
                        cx,
                    );
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::available(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn elems(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::elems(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::elems(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::elems(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn imm(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::imm(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::imm(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::imm(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn index(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::index(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::index(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::index(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn region(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::region(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::region(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::region(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn storage(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::storage(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::storage(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::storage(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn packed(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
    ) -> ::genvisa_runtime::Int {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Operand>::packed(&info, cx);
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Operand>::packed(&info, cx);
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Operand>::packed(&<GenOpnd>::default(), cx)
    }
    #[inline(always)]
    fn check(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
        sink: &mut ::genvisa_runtime::Sink<'_>,
    ) {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Checked>::check(
                        &info,
                        cx,
                        sink,
                    );
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Checked>::check(
                        &info,
                        cx,
                        sink,
                    );
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Checked>::check(&<GenOpnd>::default(), cx, sink)
    }
    fn explain(
        code: u64,
        bytes: &[u8],
        cx: &::genvisa_runtime::Context<'_>,
        sink: &mut dyn ::genvisa_runtime::Explainer,
    ) {
        match Class::from_code(code) {
            Some(Class::General) => {
                if let Some((info, _)) = <GenOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <GenOpnd as ::genvisa_runtime::Checked>::explain(
                        &info,
                        cx,
                        sink,
                    );
                }
            }
            Some(Class::Immediate) => {
                if let Some((info, _)) = <ConstOpnd as ::genvisa_runtime::Fast>::get(
                    bytes,
                ) {
                    return <ConstOpnd as ::genvisa_runtime::Checked>::explain(
                        &info,
                        cx,
                        sink,
                    );
                }
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
        <GenOpnd as ::genvisa_runtime::Checked>::explain(&<GenOpnd>::default(), cx, sink)
    }
}
