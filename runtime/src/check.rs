//! Checking instructions: the context that rules are evaluated in, and the violations found.

use crate::{Explainer, Int, PlatformFacts, PlatformSet, Predefined, Refers, Rule, Scope, Truth};
use core::fmt;

/// How an instruction uses an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Role {
    /// A vector operand that is written.
    Destination,
    /// A vector operand that is read.
    Source,
    /// A vector operand of which only the first element is read.
    Scalar,
    /// A vector operand that names the first of several bytes of a variable.
    Block,
    /// A raw operand that is read.
    Raw,
    /// A raw operand that is written.
    RawDestination,
    /// Not an operand: the instruction as a whole, or an integer field.
    None,
}

impl Role {
    /// The type of a field whose operand has this role; empty for [`Role::None`].
    pub const fn wire(self) -> &'static str {
        match self {
            Self::Destination | Self::Source => "vec_operand",
            Self::Scalar => "scalar",
            Self::Block => "block",
            Self::Raw | Self::RawDestination => "raw_operand",
            Self::None => "",
        }
    }

    /// Whether an operand of this role in the field of that name is written. The pages of some instructions call a raw operand
    /// that is written `output`, which does not determine its role.
    pub fn writes(self, field: &str) -> bool {
        matches!(self, Self::Destination | Self::RawDestination) || self == Self::Raw && field == "output"
    }

    /// Names and numbers, for constants in expanded rules.
    pub const NAMES: &'static [(&'static str, i64)] = &[
        ("Destination", Self::Destination as i64),
        ("Source", Self::Source as i64),
        ("Scalar", Self::Scalar as i64),
        ("Block", Self::Block as i64),
        ("Raw", Self::Raw as i64),
        ("RawDestination", Self::RawDestination as i64),
    ];
}

/// The context in which rules are evaluated.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The declarations.
    pub scope: &'a dyn Scope,
    /// Whether the declarations are those of an object ([`Scope::has_object`]).
    pub has_object: bool,
    /// The platform.
    pub platform: &'static PlatformFacts,
    /// How the instruction uses the operand.
    pub role: Role,
    /// The execution size of the instruction.
    pub channels: Int,
    /// The first channel of its execution mask.
    pub first_channel: Int,
    /// The codes of the field's main bit range that have a meaning to the instruction; empty: all that the field has.
    pub only: &'static [u64],
    /// The field of the instruction that is checked; empty for the instruction itself.
    pub field: &'static str,
    /// The number of the element of a table that is checked.
    pub element: Option<u32>,
}

/// The facts about a general variable that rules depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableFacts {
    /// `var_declared(i)`.
    pub declared: Truth,
    /// `var_ty(i)`.
    pub ty: Int,
    /// `var_bytes(i)`.
    pub bytes: Int,
    /// `var_writable(i)`.
    pub writable: Truth,
}

impl VariableFacts {
    const UNKNOWN: Self = Self { declared: None, ty: None, bytes: None, writable: None };
    const UNDECLARED: Self = Self { declared: Some(false), ..Self::UNKNOWN };
}

impl<'a> Context<'a> {
    /// The context of a whole instruction or structure.
    pub fn new(scope: &'a dyn Scope, platform: &'static PlatformFacts) -> Self {
        Self {
            scope,
            has_object: scope.has_object(),
            platform,
            role: Role::None,
            channels: None,
            first_channel: None,
            only: &[],
            field: "",
            element: None,
        }
    }

    /// The same context for a part of a structure; in a table, for one of its elements.
    #[must_use]
    pub fn part(&self, field: &'static str, element: Option<usize>) -> Self {
        let element = element.map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        Self { field, element, ..*self }
    }

    /// The same context for one operand.
    #[must_use]
    #[inline]
    pub fn operand(&self, field: &'static str, role: Role) -> Self {
        Self { field, role, only: &[], ..*self }
    }

    /// The same context for a field that has fewer encodings in the instruction than in others.
    #[must_use]
    #[inline]
    pub fn only(&self, only: &'static [u64]) -> Self {
        Self { only, ..*self }
    }

    /// A value, unless its code has no meaning to the instruction.
    #[inline]
    pub fn known(&self, code: i64, value: Int) -> Int {
        let listed = self.only.is_empty() || self.only.iter().any(|only| *only as i64 == code);
        value.filter(|_| listed)
    }

    /// Reports a violation of a rule.
    #[cold]
    pub fn report(&self, rule: &'static Rule, sink: &mut Sink<'_>) {
        sink(Violation { rule, field: self.field, element: self.element });
    }

    fn predefined(&self, table: &'static [Predefined], index: u32) -> Option<&'static Predefined> {
        let first = table.partition_point(|row| row.index < index);
        let rows = table.get(first..)?.iter().take_while(|row| row.index == index);
        rows.into_iter().find(|row| row.platforms.contains(self.platform.number))
    }

    /// The facts about a general variable. An index that is too large for a variable names none.
    #[inline]
    pub fn variable(&self, index: Int) -> VariableFacts {
        let Some(index) = index else { return VariableFacts::UNKNOWN };
        let Ok(index) = u32::try_from(index) else { return VariableFacts::UNDECLARED };
        let found = match index.checked_sub(self.platform.first.variable) {
            Some(position) => self.scope.variable(position).map(|own| (Some(own.ty), own.elements, true)),
            None => {
                let row = self.predefined(self.platform.variables, index);
                row.map(|row| (row.ty, row.elements, row.writable))
            }
        };
        let Some((ty, elements, writable)) = found else { return VariableFacts::UNDECLARED };
        // The null variable has no type.
        let ty = ty.map(i64::from);
        let bytes = self.bytes(ty).map(|bytes| bytes * i64::from(elements));
        VariableFacts { declared: Some(true), ty, bytes, writable: Some(writable) }
    }

    fn declared(
        &self,
        table: &'static [Predefined],
        first: u32,
        index: i64,
        scope: impl Fn(u32) -> Option<u32>,
    ) -> bool {
        let Ok(index) = u32::try_from(index) else { return false };
        match index.checked_sub(first) {
            Some(position) if self.predefined(table, index).is_none() => scope(position).is_some(),
            _ => self.predefined(table, index).is_some(),
        }
    }

    /// `bytes(t)`: whole bytes of a data type.
    #[inline]
    pub fn bytes(&self, ty: Int) -> Int {
        let bits = *self.platform.type_bits.get(usize::try_from(ty?).ok()?)?;
        (bits >= 8).then_some(i64::from(bits / 8))
    }

    /// `var_ty(i)`.
    #[inline]
    pub fn var_ty(&self, index: Int) -> Int {
        self.variable(index).ty
    }

    /// `var_bytes(i)`.
    #[inline]
    pub fn var_bytes(&self, index: Int) -> Int {
        self.variable(index).bytes
    }

    /// `var_declared(i)`.
    #[inline]
    pub fn var_declared(&self, index: Int) -> Truth {
        self.variable(index).declared
    }

    /// `addr_elems(i)`.
    pub fn addr_elems(&self, index: Int) -> Int {
        self.scope.address(u32::try_from(index?).ok()?).map(i64::from)
    }

    /// `addr_declared(i)`.
    pub fn addr_declared(&self, index: Int) -> Truth {
        index.map(|index| u32::try_from(index).is_ok_and(|index| self.scope.address(index).is_some()))
    }

    /// The position of a declared entry in its table; `None` for predefined entries.
    fn position(&self, table: Refers, index: Int) -> Option<u32> {
        u32::try_from(index?).ok()?.checked_sub(self.platform.first.of(table))
    }

    /// `pred_elems(i)`.
    pub fn pred_elems(&self, index: Int) -> Int {
        self.scope.predicate(self.position(Refers::Predicate, index)?).map(i64::from)
    }

    /// `pred_declared(i)`.
    pub fn pred_declared(&self, index: Int) -> Truth {
        index.map(|index| self.pred_elems(Some(index)).is_some())
    }

    /// `surface_declared(i)`.
    pub fn surface_declared(&self, index: Int) -> Truth {
        Some(
            self.declared(self.platform.surfaces, self.platform.first.surface, index?, |p| {
                self.scope.surface(p)
            }),
        )
    }

    /// `sampler_declared(i)`.
    pub fn sampler_declared(&self, index: Int) -> Truth {
        Some(
            self.declared(self.platform.samplers, self.platform.first.sampler, index?, |p| {
                self.scope.sampler(p)
            }),
        )
    }

    /// `label_kind(i)`.
    pub fn label_kind(&self, index: Int) -> Int {
        self.scope.label(u32::try_from(index?).ok()?).map(i64::from)
    }

    /// Whether a label is declared.
    pub fn label_declared(&self, index: Int) -> Truth {
        index.map(|index| self.label_kind(Some(index)).is_some())
    }

    /// `var_alias(i)`.
    pub fn var_alias(&self, index: Int) -> Int {
        let index = u32::try_from(index?).ok()?;
        match index.checked_sub(self.platform.first.variable) {
            Some(position) => self.scope.alias(position).map(i64::from),
            None => self.predefined(self.platform.variables, index).map(|_| 0),
        }
    }

    /// `var_writable(i)`.
    pub fn var_writable(&self, index: Int) -> Truth {
        self.variable(index).writable
    }

    /// `var_divisible(i)`.
    pub fn var_divisible(&self, index: Int) -> Truth {
        let index = u32::try_from(index?).ok()?;
        match index.checked_sub(self.platform.first.variable) {
            Some(position) => self.scope.variable(position).map(|_| true),
            None => self.predefined(self.platform.variables, index).map(|row| row.divisible),
        }
    }

    /// The variable with the bytes of a general variable, and the first byte in it. A variable that is a part of itself
    /// has none.
    fn root(&self, index: Int) -> Option<(u32, i64)> {
        let (mut index, mut place) = (u32::try_from(index?).ok()?, 0i64);
        // A chain is not longer than the number of variables; longer ones than this are not followed.
        for _ in 0..64 {
            let Some(position) = index.checked_sub(self.platform.first.variable) else {
                return self.predefined(self.platform.variables, index).map(|_| (index, place));
            };
            match self.scope.alias(position)? {
                0 => return Some((index, place)),
                of => (index, place) = (of, place + i64::from(self.scope.alias_offset(position)?)),
            }
        }
        None
    }

    /// `var_root(i)`.
    pub fn var_root(&self, index: Int) -> Int {
        self.root(index).map(|(root, _)| root.into())
    }

    /// `var_place(i)`.
    pub fn var_place(&self, index: Int) -> Int {
        self.root(index).map(|(_, place)| place)
    }

    /// `var_align(i)`: unknown for predefined variables.
    pub fn var_align(&self, index: Int) -> Int {
        self.scope.alignment(self.position(Refers::Variable, index)?).map(i64::from)
    }

    /// `surface_elems(i)`: unknown for predefined surfaces.
    pub fn surface_elems(&self, index: Int) -> Int {
        let position = self.own_position(Refers::Surface, self.platform.surfaces, index)?;
        self.scope.surface(position).map(i64::from)
    }

    /// `sampler_elems(i)`: unknown for predefined samplers.
    pub fn sampler_elems(&self, index: Int) -> Int {
        let position = self.own_position(Refers::Sampler, self.platform.samplers, index)?;
        self.scope.sampler(position).map(i64::from)
    }

    /// The position of an entry that is not predefined. Predefined entries can have larger indexes than declared ones.
    fn own_position(&self, table: Refers, known: &'static [Predefined], index: Int) -> Option<u32> {
        let is_predefined = self.predefined(known, u32::try_from(index?).ok()?).is_some();
        self.position(table, index).filter(|_| !is_predefined)
    }

    /// `in_function()`.
    pub fn in_function(&self) -> Truth {
        self.scope.in_function()
    }

    fn string(&self, index: Int) -> Option<&[u8]> {
        self.scope.string(u32::try_from(index?).ok()?)
    }

    /// `string_declared(i)`.
    pub fn string_declared(&self, index: Int) -> Truth {
        match u32::try_from(index?) {
            Ok(index) => self.scope.string_declared(index),
            Err(_) => Some(false),
        }
    }

    /// `string_bytes(i)`.
    pub fn string_bytes(&self, index: Int) -> Int {
        self.string(index).and_then(|bytes| i64::try_from(bytes.len()).ok())
    }

    /// `string_printable(i)`.
    pub fn string_printable(&self, index: Int) -> Truth {
        self.string(index).map(|bytes| bytes.iter().all(|b| b.is_ascii_graphic() || *b == b' '))
    }

    /// `string_attribute(i)`.
    pub fn string_attribute(&self, index: Int) -> Truth {
        self.scope.string_attribute(u32::try_from(index?).ok()?)
    }

    /// `string_kernel(i)`.
    pub fn string_kernel(&self, index: Int) -> Truth {
        self.scope.string_kernel(u32::try_from(index?).ok()?)
    }

    /// `string_own(i)`.
    pub fn string_own(&self, index: Int) -> Truth {
        self.scope.string_own(u32::try_from(index?).ok()?)
    }

    /// `function_arguments(i)`: unknown if the file has no function of this name.
    pub fn function_arguments(&self, index: Int) -> Int {
        self.scope.function_sizes(u32::try_from(index?).ok()?).map(|[arguments, _]| arguments.into())
    }

    /// `function_results(i)`: unknown if the file has no function of this name.
    pub fn function_results(&self, index: Int) -> Int {
        self.scope.function_sizes(u32::try_from(index?).ok()?).map(|[_, results]| results.into())
    }

    /// `file_names_differ()`.
    pub fn file_names_differ(&self) -> Truth {
        self.scope.file_names_differ()
    }

    /// `file_var_declared(i)`.
    pub fn file_var_declared(&self, index: Int) -> Truth {
        self.scope.file_variable(u32::try_from(index?).ok()?).map(|found| found.is_some())
    }

    /// `file_var_bytes(i)`: unknown if the file has no such variable.
    pub fn file_var_bytes(&self, index: Int) -> Int {
        let variable = self.scope.file_variable(u32::try_from(index?).ok()?)??;
        Some(self.bytes(Some(variable.ty.into()))? * i64::from(variable.elements))
    }

    /// `var_index()`.
    pub fn var_index(&self) -> Int {
        self.element.map(|element| i64::from(element) + i64::from(self.platform.first.variable))
    }

    /// `var_input(i)`: unknown for predefined variables.
    pub fn var_input(&self, index: Int) -> Truth {
        self.position(Refers::Variable, index)?;
        self.scope.input(u32::try_from(index?).ok()?)
    }

    /// `file_variables()`.
    pub fn file_variables(&self) -> Int {
        self.scope.file_variables().map(i64::from)
    }

    /// `file_functions()`.
    pub fn file_functions(&self) -> Int {
        self.scope.file_functions().map(i64::from)
    }

    /// `file_bytes()`.
    pub fn file_bytes(&self) -> Int {
        i64::try_from(self.scope.file_bytes()?).ok()
    }

    /// `file_free(offset, size)`.
    pub fn file_free(&self, offset: Int, size: Int) -> Truth {
        let (offset, size) = (usize::try_from(offset?).ok()?, usize::try_from(size?).ok()?);
        self.scope.file_free(offset..offset.saturating_add(size))
    }

    /// `file_object_bytes(offset)`: unknown if no kernel or function begins there.
    pub fn file_object_bytes(&self, offset: Int) -> Int {
        self.scope.file_object_bytes(u32::try_from(offset?).ok()?).map(i64::from)
    }

    /// `file_inputs_offset(offset)`: unknown if no kernel begins there.
    pub fn file_inputs_offset(&self, offset: Int) -> Int {
        self.scope.file_inputs_offset(u32::try_from(offset?).ok()?).map(i64::from)
    }

    /// `inputs_at(offset, size)`.
    pub fn inputs_at(&self, offset: Int, size: Int) -> Int {
        let (from, size) = (u64::try_from(offset?).ok()?, u64::try_from(size?).ok()?);
        self.scope.inputs_at(from..from.checked_add(size)?).map(i64::from)
    }

    /// `user_inputs_first()`.
    pub fn user_inputs_first(&self) -> Truth {
        self.scope.user_inputs_first()
    }

    /// `label_places(i)`.
    pub fn label_places(&self, index: Int) -> Int {
        self.scope.label_places(u32::try_from(index?).ok()?).map(i64::from)
    }

    /// `same_subroutine(i)`.
    pub fn same_subroutine(&self, index: Int) -> Truth {
        self.scope.same_subroutine(u32::try_from(index?).ok()?)
    }

    /// `calls_back(i)`.
    pub fn calls_back(&self, index: Int) -> Truth {
        self.scope.calls_back(u32::try_from(index?).ok()?)
    }

    /// `in_subroutine()`.
    pub fn in_subroutine(&self) -> Truth {
        self.scope.in_subroutine()
    }

    /// `begins_subroutine()`.
    pub fn begins_subroutine(&self) -> Truth {
        self.scope.begins_subroutine()
    }

    /// `ends_subroutines()`.
    pub fn ends_subroutines(&self) -> Truth {
        self.scope.ends_subroutines()
    }

    /// `runs_past_end()`.
    pub fn runs_past_end(&self) -> Truth {
        self.scope.runs_past_end()
    }

    /// `calls_functions()`.
    pub fn calls_functions(&self) -> Truth {
        self.scope.calls_functions()
    }

    /// `attributes_differ()`.
    pub fn attributes_differ(&self) -> Truth {
        self.scope.attributes_differ()
    }

    /// `reached()`.
    pub fn reached(&self) -> Truth {
        self.scope.reached()
    }

    /// `next_reached()`.
    pub fn next_reached(&self) -> Truth {
        self.scope.next_reached()
    }

    /// `falls_in()`.
    pub fn falls_in(&self) -> Truth {
        self.scope.falls_in()
    }

    /// `diverges()`.
    pub fn diverges(&self) -> Truth {
        self.scope.diverges()
    }

    /// `skips_waiting()`.
    pub fn skips_waiting(&self) -> Truth {
        self.scope.skips_waiting()
    }

    /// Whether a variable that an operand reads has a value; unknown for an operand that is written.
    fn written(&self, table: Refers, index: Int) -> Truth {
        if self.role.writes(self.field) {
            return None;
        }
        self.scope.written(table, u32::try_from(index?).ok()?)
    }

    /// `var_written(i)`.
    pub fn var_written(&self, index: Int) -> Truth {
        self.written(Refers::Variable, index)
    }

    /// `addr_written(i)`.
    pub fn addr_written(&self, index: Int) -> Truth {
        self.written(Refers::Address, index)
    }

    /// `pointer_written(i)`.
    pub fn pointer_written(&self, index: Int) -> Truth {
        self.scope.written(Refers::Address, u32::try_from(index?).ok()?)
    }

    /// `pred_written(i)`.
    pub fn pred_written(&self, index: Int) -> Truth {
        self.written(Refers::Predicate, index)
    }

    /// `var_used()`.
    pub fn var_used(&self) -> Truth {
        self.scope.used(Refers::Variable, self.element?)
    }

    /// `addr_used()`.
    pub fn addr_used(&self) -> Truth {
        self.scope.used(Refers::Address, self.element?)
    }

    /// `pred_used()`.
    pub fn pred_used(&self) -> Truth {
        self.scope.used(Refers::Predicate, self.element?)
    }

    /// `label_used()`.
    pub fn label_used(&self) -> Truth {
        self.scope.used(Refers::Label, self.element?)
    }

    /// `var_shared()`.
    pub fn var_shared(&self) -> Truth {
        self.scope.shared(self.element?)
    }

    /// The value of the last of some attributes with a name: finalizers use the last one.
    pub fn find_attribute<'b>(
        &self,
        attributes: impl DoubleEndedIterator<Item = (u32, &'b [u8])>,
        name: &str,
    ) -> Option<Option<&'b [u8]>> {
        let mut attributes = attributes.rev();
        let found = attributes.find(|(index, _)| self.scope.string(*index) == Some(name.as_bytes()));
        Some(found.map(|(_, value)| value))
    }

    /// `attribute("…")`: unknown if the value is not a number. A number of one or two bytes has a sign; no bytes mean 1.
    pub fn attribute(&self, value: Option<Option<&[u8]>>) -> Int {
        match *value?? {
            [] => Some(1),
            [a] => Some(i8::from_le_bytes([a]).into()),
            [a, b] => Some(i16::from_le_bytes([a, b]).into()),
            [a, b, c, d] => Some(u32::from_le_bytes([a, b, c, d]).into()),
            _ => None,
        }
    }

    /// `attribute_bytes("…")`: unknown without the attribute.
    pub fn attribute_bytes(&self, value: Option<Option<&[u8]>>) -> Int {
        i64::try_from(value??.len()).ok()
    }

    /// `has_attribute("…")`.
    pub fn has_attribute(&self, value: Option<Option<&[u8]>>) -> Truth {
        value.map(|value| value.is_some())
    }

    /// `on("…")`.
    #[inline]
    pub fn on(&self, platforms: PlatformSet) -> bool {
        platforms.contains(self.platform.number)
    }
}

impl fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("platform", &self.platform.number)
            .field("role", &self.role)
            .field("channels", &self.channels)
            .field("first_channel", &self.first_channel)
            .field("field", &self.field)
            .finish_non_exhaustive()
    }
}

/// The values that rules ask an operand for. A value is unknown if it has no meaning for the operand.
pub trait Operand {
    /// `ty(x)`: code of the data type.
    fn ty(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `class(x)`: code of the operand class.
    fn class(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `modifier(x)`: code of the modifier.
    fn modifier(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `null(x)`: whether it is the null variable.
    fn null(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `declared(x)`: whether what it names exists.
    fn declared(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `offset(x)`: bytes from the start of the variable to the first element.
    fn offset(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `available(x)`: bytes from the first element to the end of the variable.
    fn available(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `elems(x)`: elements of the predicate variable.
    fn elems(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `imm(x)`: value of a constant.
    fn imm(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `index(x)`: index of the variable.
    fn index(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `region(x)`: bits of the region.
    fn region(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `storage(x)`: class of the variable that a state operand names.
    fn storage(&self, _: &Context<'_>) -> Int {
        None
    }
    /// `packed(x)`: whether an immediate is a packed constant.
    fn packed(&self, _: &Context<'_>) -> Int {
        None
    }
}

/// Receives violations.
pub type Sink<'a> = dyn FnMut(Violation) + 'a;

/// A type that rules are about.
pub trait Checked {
    /// The rules about this type itself.
    const RULES: &'static [Rule] = &[];
    /// The same rules, sorted by id.
    const BY_ID: &'static [&'static Rule] = &[];

    /// Reports every rule of this value, and of its parts, that is violated.
    fn check(&self, _: &Context<'_>, _: &mut Sink<'_>) {}

    /// Visits the same rules, in the same contexts, with the values of their parts.
    fn explain(&self, _: &Context<'_>, _: &mut dyn Explainer) {}

    /// Whether the type, or a part of it, has a table with a name.
    fn has_table(_name: &str) -> bool {
        false
    }
}

/// The elements of a table are parts of the structure that has the table, which checks them with their numbers.
#[cfg(feature = "alloc")]
impl<T: Checked> Checked for alloc::vec::Vec<T> {
    fn has_table(name: &str) -> bool {
        T::has_table(name)
    }
}

macro_rules! unchecked {
    ($($ty:ty)*) => {$(impl Checked for $ty {})*};
}
unchecked!(u8 u16 u32 u64 i8 i16 i32 i64);

/// A violation of a rule.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Violation {
    /// The rule.
    pub rule: &'static Rule,
    /// The field of the instruction; empty where the rule is about the instruction as a whole. In an object: the
    /// innermost table or structure that violates the rule.
    pub field: &'static str,
    /// The number of the element of that table.
    pub element: Option<u32>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.field, self.element) {
            ("", _) => write!(f, "{}", self.rule),
            (field, None) => write!(f, "{field}: {}", self.rule),
            (field, Some(n)) => write!(f, "{field}[{n}]: {}", self.rule),
        }
    }
}

impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The rules that an instruction violates, without allocation: the first [`Violations::CAPACITY`] of them and the number
/// of all. Use `check` to see more.
#[derive(Clone, Copy)]
pub struct Violations {
    /// `None` while there are no violations: most instructions are valid, and the array takes time to fill.
    found: Option<[Option<Violation>; Self::CAPACITY]>,
    total: usize,
}

impl Violations {
    /// How many are kept.
    pub const CAPACITY: usize = 32;

    /// No violations.
    pub const fn new() -> Self {
        Self { found: None, total: 0 }
    }

    /// Adds one.
    #[cold]
    pub fn push(&mut self, violation: Violation) {
        let found = self.found.get_or_insert([None; Self::CAPACITY]);
        if let Some(slot) = found.get_mut(self.total) {
            *slot = Some(violation);
        }
        self.total += 1;
    }

    /// Whether no rule is violated.
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Number of violations, including those that are not kept.
    pub const fn len(&self) -> usize {
        self.total
    }

    /// The violations that are kept.
    pub fn iter(&self) -> impl Iterator<Item = Violation> + '_ {
        self.found.iter().flatten().copied().flatten()
    }
}

impl Default for Violations {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()?;
        match self.total.checked_sub(Self::CAPACITY) {
            None | Some(0) => Ok(()),
            Some(more) => write!(f, " and {more} more"),
        }
    }
}
