#[allow(clippy::all)]
impl X {
    /// The reflection of the page.
    pub const INFO: &'static ::genvisa_runtime::InstructionInfo = &::genvisa_runtime::InstructionInfo {
        name: "X",
        doc: "Adds.",
        opcode: 1u8,
        sub_opcode: Some(2u8),
        platforms: ::genvisa_runtime::PlatformSet::ALL,
        same_as: None,
        flow: ::genvisa_runtime::Flow::Next,
        fields: &[
            ::genvisa_runtime::FieldInfo {
                name: "op",
                doc: "",
                ty: <OpBits>::WIRE,
                bits: Some(8 * size_of::<OpBits>() as u32),
                bit_ranges: <OpBits>::BIT_RANGES,
                only: None,
                when: None,
                count: None,
                most: 1,
                since: None,
                before: None,
                role: ::genvisa_runtime::Role::None,
                refers: None,
                label_kind: None,
                line: crate::lines::x::FIELDS[0usize].1,
            },
            ::genvisa_runtime::FieldInfo {
                name: "dst",
                doc: "",
                ty: ::genvisa_runtime::Role::Destination.wire(),
                bits: None,
                bit_ranges: &[],
                only: None,
                when: None,
                count: None,
                most: 1,
                since: None,
                before: None,
                role: ::genvisa_runtime::Role::Destination,
                refers: None,
                label_kind: None,
                line: crate::lines::x::FIELDS[1usize].1,
            },
            ::genvisa_runtime::FieldInfo {
                name: "surface",
                doc: "",
                ty: "ub",
                bits: Some(<u8>::BITS),
                bit_ranges: &[],
                only: None,
                when: None,
                count: None,
                most: 1,
                since: None,
                before: None,
                role: ::genvisa_runtime::Role::None,
                refers: Some(::genvisa_runtime::Refers::Surface),
                label_kind: None,
                line: crate::lines::x::FIELDS[2usize].1,
            },
            ::genvisa_runtime::FieldInfo {
                name: "number",
                doc: "",
                ty: "ub",
                bits: Some(<u8>::BITS),
                bit_ranges: &[],
                only: None,
                when: Some("op.mode == 1"),
                count: None,
                most: 1,
                since: Some(::genvisa_runtime::Version::new(3u8, 4u8)),
                before: None,
                role: ::genvisa_runtime::Role::None,
                refers: None,
                label_kind: None,
                line: crate::lines::x::FIELDS[3usize].1,
            },
            ::genvisa_runtime::FieldInfo {
                name: "src0",
                doc: "",
                ty: ::genvisa_runtime::Role::Source.wire(),
                bits: None,
                bit_ranges: &[],
                only: None,
                when: None,
                count: None,
                most: 1,
                since: None,
                before: None,
                role: ::genvisa_runtime::Role::Source,
                refers: None,
                label_kind: None,
                line: crate::lines::x::FIELDS[4usize].1,
            },
            ::genvisa_runtime::FieldInfo {
                name: "label",
                doc: "",
                ty: "uw",
                bits: Some(<u16>::BITS),
                bit_ranges: &[],
                only: None,
                when: None,
                count: Some("surface"),
                most: 4,
                since: None,
                before: None,
                role: ::genvisa_runtime::Role::None,
                refers: Some(::genvisa_runtime::Refers::Label),
                label_kind: Some(const {
                    ::genvisa_runtime::symbol(crate::domain::LabelKind::NAMES, "Block")
                }),
                line: crate::lines::x::FIELDS[5usize].1,
            },
        ],
        parameters: &[],
        rules: <Self as ::genvisa_runtime::Checked>::RULES,
        text: &[],
        semantics: &[],
        notes: &[],
        page: crate::lines::x::PAGE,
        line: crate::lines::x::LINE,
    };
    #[doc = concat!("Whether `", "number", "` is present.")]
    #[inline]
    pub fn has_number(&self) -> bool {
        self.op.rule_value_mode().is_some_and(|number: i64| (number == 1i64))
    }
    #[inline]
    fn count_of_label(&self) -> usize {
        {
            use ::genvisa_runtime::truth;
            ::genvisa_runtime::several::count(Some((self.surface as i64)))
        }
    }
    #[doc = concat!("The elements of `", "label", "` that are present.")]
    #[inline]
    pub fn label(&self) -> &[u16] {
        ::genvisa_runtime::several::present(&self.label, self.count_of_label())
    }
}
impl X {
    /// Number of bytes that [`Self::encode`] writes.
    pub fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        ::genvisa_runtime::Wire::encoded_len(self, version)
    }
    /// Writes the instruction, opcode first, and returns the number of bytes written.
    ///
    /// # Errors
    /// If `out` is too small, or the layouts of this object version cannot hold a value.
    #[inline]
    pub fn encode(
        &self,
        version: ::genvisa_runtime::Version,
        out: &mut [u8],
    ) -> Result<usize, ::genvisa_runtime::EncodeError> {
        if version >= <Self as ::genvisa_runtime::Fast>::SINCE
            && let Some(len) = ::genvisa_runtime::Fast::put(self, out)
        {
            return Ok(len);
        }
        self.encode_carefully(version, out)
    }
    #[cold]
    fn encode_carefully(
        &self,
        version: ::genvisa_runtime::Version,
        out: &mut [u8],
    ) -> Result<usize, ::genvisa_runtime::EncodeError> {
        let mut to = ::genvisa_runtime::Writer::new(out);
        match ::genvisa_runtime::Wire::encode(self, &mut to, version) {
            Ok(()) => Ok(to.position()),
            Err(fault) => Err(to.error(fault)),
        }
    }
    /// Reads the instruction that begins with the first byte, and returns the number of bytes read. All bits
    /// survive, documented or not.
    ///
    /// # Errors
    /// If the bytes end too early, the opcode is unknown or of another instruction, or a tag selects no structure.
    pub fn decode(
        bytes: &[u8],
        version: ::genvisa_runtime::Version,
    ) -> Result<(Self, usize), ::genvisa_runtime::DecodeError> {
        if version >= <Self as ::genvisa_runtime::Fast>::SINCE {
            if let Some(decoded) = ::genvisa_runtime::Fast::get(bytes) {
                return Ok(decoded);
            }
        }
        Self::decode_carefully(bytes, version)
    }
    #[cold]
    fn decode_carefully(
        bytes: &[u8],
        version: ::genvisa_runtime::Version,
    ) -> Result<(Self, usize), ::genvisa_runtime::DecodeError> {
        let mut from = ::genvisa_runtime::Reader::new(bytes);
        match <Self as ::genvisa_runtime::Wire>::decode(&mut from, version) {
            Ok(instruction) => Ok((instruction, from.position())),
            Err(fault) => Err(from.error(fault)),
        }
    }
    /// The rules that the instruction violates on a platform, given the declarations that it refers to.
    pub fn validate(
        &self,
        scope: &dyn ::genvisa_runtime::Scope,
        platform: crate::domain::Platform,
    ) -> ::genvisa_runtime::Violations {
        let mut violations = ::genvisa_runtime::Violations::new();
        self.check(scope, platform, &mut |violation| violations.push(violation));
        violations
    }
    /// Reports each rule that the instruction violates: as [`Self::validate`], with no limit on their number.
    #[allow(clippy::manual_range_patterns)]
    pub fn check(
        &self,
        scope: &dyn ::genvisa_runtime::Scope,
        platform: crate::domain::Platform,
        sink: &mut ::genvisa_runtime::Sink<'_>,
    ) {
        #[allow(unused_mut)]
        let mut cx = platform.context(scope);
        cx.channels = Some(1);
        ::genvisa_runtime::Checked::check(self, &cx, sink);
    }
    /// Visits the rules that [`Self::check`] evaluates, with the values of their parts.
    #[allow(clippy::manual_range_patterns)]
    pub fn explain(
        &self,
        scope: &dyn ::genvisa_runtime::Scope,
        platform: crate::domain::Platform,
        sink: &mut dyn ::genvisa_runtime::Explainer,
    ) {
        #[allow(unused_mut)]
        let mut cx = platform.context(scope);
        cx.channels = Some(1);
        ::genvisa_runtime::Checked::explain(self, &cx, sink);
    }
}
#[allow(unused_variables, clippy::all)]
impl X {
    /// The fields that follow the opcode bytes.
    #[doc(hidden)]
    #[inline]
    pub fn decode_fields(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        let field_op = match <OpBits as ::genvisa_runtime::Wire>::decode(from, version) {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, "op");
                return Err(from.within(fault, "X"));
            }
        };
        let field_dst = match <VecOperand as ::genvisa_runtime::Wire>::decode(
            from,
            version,
        ) {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, "dst");
                return Err(from.within(fault, "X"));
            }
        };
        let field_surface = match <u8 as ::genvisa_runtime::Wire>::decode(
            from,
            version,
        ) {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, "surface");
                return Err(from.within(fault, "X"));
            }
        };
        let has_number = field_op
            .rule_value_mode()
            .is_some_and(|number: i64| (number == 1i64));
        let field_number = match ::genvisa_runtime::several::decode(
                if version.at_least(3u8, 4u8) && has_number { 1 } else { 0 },
                from,
                version,
            )
            .map(|[value]: [u8; 1]| value)
        {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, "number");
                return Err(from.within(fault, "X"));
            }
        };
        let field_src0 = match <VecOperand as ::genvisa_runtime::Wire>::decode(
            from,
            version,
        ) {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, "src0");
                return Err(from.within(fault, "X"));
            }
        };
        let field_label = match ::genvisa_runtime::several::decode(
            {
                use ::genvisa_runtime::truth;
                ::genvisa_runtime::several::count(Some((field_surface as i64)))
            },
            from,
            version,
        ) {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, "label");
                return Err(from.within(fault, "X"));
            }
        };
        Ok(Self {
            op: field_op,
            dst: field_dst,
            surface: field_surface,
            number: field_number,
            src0: field_src0,
            label: field_label,
        })
    }
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Wire for X {
    fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        2usize + ::genvisa_runtime::Wire::encoded_len(&self.op, version)
            + ::genvisa_runtime::Wire::encoded_len(&self.dst, version)
            + ::genvisa_runtime::Wire::encoded_len(&self.surface, version)
            + ::genvisa_runtime::several::encoded_len(
                ::core::slice::from_ref(&self.number),
                if version.at_least(3u8, 4u8) && self.has_number() { 1 } else { 0 },
                version,
            ) + ::genvisa_runtime::Wire::encoded_len(&self.src0, version)
            + ::genvisa_runtime::several::encoded_len(
                &self.label,
                self.count_of_label(),
                version,
            )
    }
    fn encode(
        &self,
        to: &mut ::genvisa_runtime::Writer<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<(), ::genvisa_runtime::Fault> {
        if let Err(fault) = to.put([1u8, 2u8]) {
            return Err(to.within(fault, "X"));
        }
        if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.op, to, version) {
            let fault = to.within(fault, "op");
            return Err(to.within(fault, "X"));
        }
        if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.dst, to, version) {
            let fault = to.within(fault, "dst");
            return Err(to.within(fault, "X"));
        }
        if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.surface, to, version) {
            let fault = to.within(fault, "surface");
            return Err(to.within(fault, "X"));
        }
        if let Err(fault) = ::genvisa_runtime::several::encode(
            ::core::slice::from_ref(&self.number),
            if version.at_least(3u8, 4u8) && self.has_number() { 1 } else { 0 },
            to,
            version,
        ) {
            let fault = to.within(fault, "number");
            return Err(to.within(fault, "X"));
        }
        if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.src0, to, version) {
            let fault = to.within(fault, "src0");
            return Err(to.within(fault, "X"));
        }
        if let Err(fault) = ::genvisa_runtime::several::encode(
            &self.label,
            self.count_of_label(),
            to,
            version,
        ) {
            let fault = to.within(fault, "label");
            return Err(to.within(fault, "X"));
        }
        Ok(())
    }
    fn decode(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        match from.take::<2usize>() {
            Ok(head) => {
                match head {
                    [1u8, 2u8] => {}
                    [1u8, other] => {
                        from.back(1);
                        return Err(
                            from
                                .within(
                                    ::genvisa_runtime::Fault::UnknownSubOpcode(other),
                                    "X",
                                ),
                        );
                    }
                    other => {
                        from.back(2usize);
                        let fault = ::genvisa_runtime::Fault::OtherInstruction(other[0]);
                        return Err(from.within(fault, "X"));
                    }
                }
            }
            Err(fault) => return Err(from.within(fault, "X")),
        }
        Self::decode_fields(from, version)
    }
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Fast for X {
    const SINCE: ::genvisa_runtime::Version = ::genvisa_runtime::Version::latest(
        &[
            ::genvisa_runtime::Version::latest(
                &[<OpBits as ::genvisa_runtime::Fast>::SINCE],
            ),
            ::genvisa_runtime::Version::latest(
                &[<VecOperand as ::genvisa_runtime::Fast>::SINCE],
            ),
            ::genvisa_runtime::Version::latest(
                &[<u8 as ::genvisa_runtime::Fast>::SINCE],
            ),
            ::genvisa_runtime::Version::latest(
                &[
                    <u8 as ::genvisa_runtime::Fast>::SINCE,
                    ::genvisa_runtime::Version::new(3u8, 4u8),
                ],
            ),
            ::genvisa_runtime::Version::latest(
                &[<VecOperand as ::genvisa_runtime::Fast>::SINCE],
            ),
            ::genvisa_runtime::Version::latest(
                &[<u16 as ::genvisa_runtime::Fast>::SINCE],
            ),
        ],
    );
    #[inline]
    fn put(&self, buffer: &mut [u8]) -> Option<usize> {
        let mut first = [0; 2usize + size_of::<OpBits>()];
        *first.first_chunk_mut()? = [1u8, 2u8];
        let at = 2usize;
        let at = at + ::genvisa_runtime::Fast::put(&self.op, first.get_mut(at..)?)?;
        *buffer.first_chunk_mut()? = first;
        let spills = false || <VecOperand as ::genvisa_runtime::Fast>::SPILLS
            || <VecOperand as ::genvisa_runtime::Fast>::SPILLS;
        let version = ::genvisa_runtime::Version::LAST;
        let len = if spills {
            ::genvisa_runtime::Wire::encoded_len(self, version)
        } else {
            buffer.len()
        };
        let behind = buffer
            .get(len..)?
            .first_chunk::<{ ::genvisa_runtime::Packed::SIZE }>()
            .copied();
        let buffer = if behind.is_some() { buffer } else { buffer.get_mut(..len)? };
        let at = at + ::genvisa_runtime::Fast::put(&self.dst, buffer.get_mut(at..)?)?;
        let at = at
            + ::genvisa_runtime::Fast::put(&self.surface, buffer.get_mut(at..)?)?;
        let at = at
            + ::genvisa_runtime::several::put(
                ::core::slice::from_ref(&self.number),
                if self.has_number() { 1 } else { 0 },
                buffer.get_mut(at..)?,
            )?;
        let at = at + ::genvisa_runtime::Fast::put(&self.src0, buffer.get_mut(at..)?)?;
        let at = at
            + ::genvisa_runtime::several::put(
                &self.label,
                self.count_of_label(),
                buffer.get_mut(at..)?,
            )?;
        if let Some(behind) = behind {
            *buffer.get_mut(len..)?.first_chunk_mut()? = behind;
        }
        Some(at)
    }
    #[inline]
    fn get(bytes: &[u8]) -> Option<(Self, usize)> {
        let first = bytes.first_chunk::<{ 2usize + size_of::<OpBits>() }>()?;
        if first.first_chunk() != Some(&[1u8, 2u8]) {
            return None;
        }
        let at = 2usize;
        let (field_op, len) = <OpBits as ::genvisa_runtime::Fast>::get(
            first.get(at..)?,
        )?;
        let at = at + len;
        let (field_dst, len) = <VecOperand as ::genvisa_runtime::Fast>::get(
            bytes.get(at..)?,
        )?;
        let at = at + len;
        let (field_surface, len) = <u8 as ::genvisa_runtime::Fast>::get(
            bytes.get(at..)?,
        )?;
        let at = at + len;
        let has_number = field_op
            .rule_value_mode()
            .is_some_and(|number: i64| (number == 1i64));
        let ([field_number], len): ([u8; 1], usize) = ::genvisa_runtime::several::get(
            if has_number { 1 } else { 0 },
            bytes.get(at..)?,
        )?;
        let at = at + len;
        let (field_src0, len) = <VecOperand as ::genvisa_runtime::Fast>::get(
            bytes.get(at..)?,
        )?;
        let at = at + len;
        let (field_label, len): ([u16; 4], usize) = ::genvisa_runtime::several::get(
            {
                use ::genvisa_runtime::truth;
                ::genvisa_runtime::several::count(Some((field_surface as i64)))
            },
            bytes.get(at..)?,
        )?;
        let at = at + len;
        Some((
            Self {
                op: field_op,
                dst: field_dst,
                surface: field_surface,
                number: field_number,
                src0: field_src0,
                label: field_label,
            },
            at,
        ))
    }
}
#[allow(unused_macros)]
macro_rules! rules_of_X {
    ($($rows:tt)*) => {
        crate ::domain::with_sets! { Instruction { #[visa(name = "X", opcode = 1,
        sub_opcode = 2, lines = crate ::lines::x)] struct X { op : OpBits,
        #[field(Destination, saturates)] dst : VecOperand, #[field(refers = Surface)]
        surface : u8, #[field(since = "3.4", when = "op.mode == 1")] number : u8,
        #[field(Source, optional)] src0 : VecOperand, #[field(refers = Label, kind =
        Block, count = surface)] label : [u16; 4], } } $($rows)* }
    };
}
impl ::core::fmt::Debug for X {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        #[allow(unused_mut)]
        let mut shown = f.debug_struct(stringify!(X));
        shown.field("op", &self.op);
        shown.field("dst", &self.dst);
        shown.field("surface", &self.surface);
        if self.has_number() {
            shown.field("number", &self.number);
        }
        shown.field("src0", &self.src0);
        shown.field("label", &self.label());
        shown.finish()
    }
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Fields for X {
    fn times(&self, field: usize) -> usize {
        match field {
            0usize => 1,
            1usize => 1,
            2usize => 1,
            3usize => usize::from(self.has_number()),
            4usize => 1,
            5usize => self.count_of_label(),
            _ => 0,
        }
    }
    fn field(
        &self,
        field: usize,
        element: usize,
    ) -> Option<&dyn ::genvisa_runtime::FieldValue> {
        match field {
            0usize if element == 0 => Some(&self.op),
            1usize if element == 0 => Some(&self.dst),
            2usize if element == 0 => Some(&self.surface),
            3usize if element == 0 => Some(&self.number),
            4usize if element == 0 => Some(&self.src0),
            5usize => Some(self.label.get(element)?),
            _ => None,
        }
    }
    fn field_mut(
        &mut self,
        field: usize,
        element: usize,
    ) -> Option<&mut dyn ::genvisa_runtime::FieldValue> {
        match field {
            0usize if element == 0 => Some(&mut self.op),
            1usize if element == 0 => Some(&mut self.dst),
            2usize if element == 0 => Some(&mut self.surface),
            3usize if element == 0 => Some(&mut self.number),
            4usize if element == 0 => Some(&mut self.src0),
            5usize => Some(self.label.get_mut(element)?),
            _ => None,
        }
    }
}
impl Default for X {
    /// With all fields zero.
    fn default() -> Self {
        Self {
            op: ::core::default::Default::default(),
            dst: ::core::default::Default::default(),
            surface: ::core::default::Default::default(),
            number: ::core::default::Default::default(),
            src0: ::core::default::Default::default(),
            label: ::core::array::from_fn(|_| ::core::default::Default::default()),
        }
    }
}
#[allow(clippy::all)]
impl X {
    ///From the members that the instruction has in all of its forms. The other members are zero: [`Self::with_number`], [`Self::with_src0`] set them.
    pub fn new(
        op: impl Into<OpBits>,
        dst: impl Into<VecOperand>,
        label: &[u16],
    ) -> Self {
        #[allow(unused_mut)]
        let mut instruction = Self::default();
        instruction.op = op.into();
        instruction.dst = dst.into();
        instruction.with_label(label)
    }
    ///The same with another `number`.
    #[must_use]
    pub fn with_number(mut self, value: u8) -> Self {
        self.number = value;
        self
    }
    ///The same with another `src0`.
    #[must_use]
    pub fn with_src0(mut self, value: impl Into<VecOperand>) -> Self {
        self.src0 = value.into();
        self
    }
    ///The same with these `label`. [`Self::encode`] reports it if they are too many.
    #[must_use]
    pub fn with_label(mut self, value: &[u16]) -> Self {
        const {
            assert!(
                (4 as u64) < u8::MAX as u64,
                "the count cannot show that there are too many elements"
            )
        };
        self.surface = u8::try_from(value.len()).unwrap_or(u8::MAX);
        self.label = ::core::array::from_fn(|n| {
            value.get(n).copied().unwrap_or_default()
        });
        self
    }
    ///The same with a `dst` that saturates.
    #[must_use]
    pub fn sat(mut self) -> Self {
        self.dst = self.dst.sat();
        self
    }
}
