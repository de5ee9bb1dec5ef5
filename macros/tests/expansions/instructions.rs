impl Instruction {
    /// The reflection of each instruction. Variants are first. Behind them are the instructions whose bytes are decoded as a
    /// variant.
    pub const ALL: &'static [&'static ::genvisa_runtime::InstructionInfo] = &[
        <X>::INFO,
        <Y>::INFO,
        <Z>::INFO,
    ];
    /// An instruction with all fields zero, by its number in [`Self::ALL`]. An instruction that is decoded as another one
    /// is that other one.
    pub fn blank(number: usize) -> Option<Self> {
        const BLANK: &[fn() -> Instruction] = &[
            || Instruction::X(<X>::default()),
            || Instruction::Y(<Y>::default()),
            || Instruction::Z(<Z>::default()),
        ];
        let same = Self::ALL.get(number)?.same_as;
        let number = same
            .map_or(
                Some(number),
                |name| Self::ALL.iter().position(|info| info.name == name),
            );
        BLANK.get(number?).map(|blank| blank())
    }
    /// The reflection of the instruction.
    pub const fn info(&self) -> &'static ::genvisa_runtime::InstructionInfo {
        match self {
            Self::X(_) => <X>::INFO,
            Self::Y(_) => <Y>::INFO,
            Self::Z(_) => <Z>::INFO,
        }
    }
}
impl Instruction {
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
            match bytes {
                [1u8, 2u8, ..] => {
                    if let Some((instruction, len)) = <X as ::genvisa_runtime::Fast>::get(
                        bytes,
                    ) {
                        return Ok((Self::X(instruction), len));
                    }
                }
                [1u8, 3u8, ..] => {
                    if let Some((instruction, len)) = <Y as ::genvisa_runtime::Fast>::get(
                        bytes,
                    ) {
                        return Ok((Self::Y(instruction), len));
                    }
                }
                [4u8, ..] => {
                    if let Some((instruction, len)) = <Z as ::genvisa_runtime::Fast>::get(
                        bytes,
                    ) {
                        return Ok((Self::Z(instruction), len));
                    }
                }
                _ => {}
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
        match Self::decode_field_by_field(&mut from, version) {
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
        match self {
            Self::X(instruction) => instruction.check(scope, platform, sink),
            Self::Y(instruction) => instruction.check(scope, platform, sink),
            Self::Z(instruction) => instruction.check(scope, platform, sink),
        }
    }
    /// Visits the rules that [`Self::check`] evaluates, with the values of their parts.
    #[allow(clippy::manual_range_patterns)]
    pub fn explain(
        &self,
        scope: &dyn ::genvisa_runtime::Scope,
        platform: crate::domain::Platform,
        sink: &mut dyn ::genvisa_runtime::Explainer,
    ) {
        match self {
            Self::X(instruction) => instruction.explain(scope, platform, sink),
            Self::Y(instruction) => instruction.explain(scope, platform, sink),
            Self::Z(instruction) => instruction.explain(scope, platform, sink),
        }
    }
}
impl ::genvisa_runtime::Fast for Instruction {
    const SINCE: ::genvisa_runtime::Version = ::genvisa_runtime::Version::latest(
        &[
            <X as ::genvisa_runtime::Fast>::SINCE,
            <Y as ::genvisa_runtime::Fast>::SINCE,
            <Z as ::genvisa_runtime::Fast>::SINCE,
        ],
    );
    #[inline]
    fn put(&self, buffer: &mut [u8]) -> Option<usize> {
        match self {
            Self::X(instruction) => ::genvisa_runtime::Fast::put(instruction, buffer),
            Self::Y(instruction) => ::genvisa_runtime::Fast::put(instruction, buffer),
            Self::Z(instruction) => ::genvisa_runtime::Fast::put(instruction, buffer),
        }
    }
    #[inline]
    fn get(bytes: &[u8]) -> Option<(Self, usize)> {
        Self::decode(bytes, ::genvisa_runtime::Version::LAST).ok()
    }
}
impl Instruction {
    /// Each operand that is present, with its reflection, which states its role.
    pub fn operands(
        &self,
    ) -> impl Iterator<
        Item = (
            &'static ::genvisa_runtime::FieldInfo,
            &dyn ::genvisa_runtime::FieldValue,
        ),
    > {
        let operands = self.info().fields.iter().enumerate();
        let operands = operands
            .filter(|(_, field)| field.role != ::genvisa_runtime::Role::None);
        operands
            .flat_map(move |(number, info)| {
                let elements = 0..self.as_fields().times(number);
                elements
                    .filter_map(move |element| Some((
                        info,
                        self.as_fields().field(number, element)?,
                    )))
            })
    }
    fn as_fields(&self) -> &dyn ::genvisa_runtime::Fields {
        match self {
            Self::X(instruction) => instruction,
            Self::Y(instruction) => instruction,
            Self::Z(instruction) => instruction,
        }
    }
    fn as_fields_mut(&mut self) -> &mut dyn ::genvisa_runtime::Fields {
        match self {
            Self::X(instruction) => instruction,
            Self::Y(instruction) => instruction,
            Self::Z(instruction) => instruction,
        }
    }
}
impl ::genvisa_runtime::Fields for Instruction {
    fn times(&self, field: usize) -> usize {
        self.as_fields().times(field)
    }
    fn is_used(&self, field: usize) -> bool {
        self.as_fields().is_used(field)
    }
    fn field(
        &self,
        field: usize,
        element: usize,
    ) -> Option<&dyn ::genvisa_runtime::FieldValue> {
        self.as_fields().field(field, element)
    }
    fn field_mut(
        &mut self,
        field: usize,
        element: usize,
    ) -> Option<&mut dyn ::genvisa_runtime::FieldValue> {
        self.as_fields_mut().field_mut(field, element)
    }
}
impl Instruction {
    fn decode_field_by_field(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        let [opcode] = from.take()?;
        match opcode {
            1u8 => {
                let [sub] = from.take()?;
                match sub {
                    2u8 => <X>::decode_fields(from, version).map(Self::X),
                    3u8 => <Y>::decode_fields(from, version).map(Self::Y),
                    other => {
                        from.back(1);
                        Err(::genvisa_runtime::Fault::UnknownSubOpcode(other))
                    }
                }
            }
            4u8 => <Z>::decode_fields(from, version).map(Self::Z),
            other => {
                from.back(1);
                Err(::genvisa_runtime::Fault::UnknownOpcode(other))
            }
        }
    }
}
impl From<X> for Instruction {
    fn from(instruction: X) -> Self {
        Self::X(instruction)
    }
}
impl From<Y> for Instruction {
    fn from(instruction: Y) -> Self {
        Self::Y(instruction)
    }
}
impl From<Z> for Instruction {
    fn from(instruction: Z) -> Self {
        Self::Z(instruction)
    }
}
#[allow(unused_variables, clippy::all)]
impl ::genvisa_runtime::Wire for Instruction {
    fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
        match self {
            Self::X(instruction) => {
                ::genvisa_runtime::Wire::encoded_len(instruction, version)
            }
            Self::Y(instruction) => {
                ::genvisa_runtime::Wire::encoded_len(instruction, version)
            }
            Self::Z(instruction) => {
                ::genvisa_runtime::Wire::encoded_len(instruction, version)
            }
        }
    }
    fn encode(
        &self,
        to: &mut ::genvisa_runtime::Writer<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<(), ::genvisa_runtime::Fault> {
        if to.fast(self, version).is_some() {
            return Ok(());
        }
        match self {
            Self::X(instruction) => {
                ::genvisa_runtime::Wire::encode(instruction, to, version)
            }
            Self::Y(instruction) => {
                ::genvisa_runtime::Wire::encode(instruction, to, version)
            }
            Self::Z(instruction) => {
                ::genvisa_runtime::Wire::encode(instruction, to, version)
            }
        }
    }
    fn decode(
        from: &mut ::genvisa_runtime::Reader<'_>,
        version: ::genvisa_runtime::Version,
    ) -> Result<Self, ::genvisa_runtime::Fault> {
        match from.fast(version) {
            Some(instruction) => Ok(instruction),
            None => Self::decode_field_by_field(from, version),
        }
    }
}
