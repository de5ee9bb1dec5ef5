//! The declarations that instructions name.

use super::bits::Bits;
use crate::{
    Context, FieldInfo, Fields, FirstDeclared, InstructionInfo, Operand, PlatformFacts, Refers, Role, Scope,
    Variable,
};
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;

/// A variable, predefined or declared, that an instruction names, by its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Its table.
    pub table: Refers,
    /// Its index, as instructions have it.
    pub index: u32,
    /// The effect of the instruction on it.
    pub effect: Effect,
}

/// `reads variable 33`.
impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let effect = match self.effect {
            Effect::Read => "reads",
            Effect::Write => "writes",
            Effect::Name => "names",
        };
        write!(f, "{effect} {} {}", self.table, self.index)
    }
}

/// The effect of an instruction on a declaration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Its value has an effect.
    Read,
    /// Some bytes or bits receive a value, or a pointer to them is taken.
    Write,
    /// Its value does not matter.
    Name,
}

/// The field that controls which channels execute.
const PREDICATE: &str = "pred";

/// The index of the predicate variable in the predicate control of an instruction; `None` if it has none.
pub fn predicate(info: &InstructionInfo, fields: &dyn Fields) -> Option<u64> {
    part_of_predicate(info, fields, "id").filter(|id| *id != 0)
}

/// A bit range of the predicate control.
pub fn part_of_predicate(info: &InstructionInfo, fields: &dyn Fields, range: &str) -> Option<u64> {
    code(info, fields, PREDICATE, range)
}

/// A bit range of an integer field; `None` if the instruction has no such field or range.
pub fn code(info: &InstructionInfo, fields: &dyn Fields, field: &str, range: &str) -> Option<u64> {
    let number = info.fields.iter().position(|known| known.name == field)?;
    let range = info.fields.get(number)?.bit_ranges.iter().find(|known| known.name == range)?;
    (fields.times(number) > 0).then_some(())?;
    Some(range.code(fields.field(number, 0)?.raw()?))
}

/// A platform without predefined variables, on which every index is one of a declaration.
static ALL_DECLARED: PlatformFacts = PlatformFacts {
    number: 0,
    grf: 0,
    type_bits: &[],
    first: FirstDeclared { variable: 0, predicate: 0, surface: 0, sampler: 0 },
    variables: &[],
    surfaces: &[],
    samplers: &[],
};

/// Calls a function for each variable that an instruction names, reads before writes.
pub fn each(info: &InstructionInfo, fields: &dyn Fields, mut found: impl FnMut(Access)) {
    let probe = Probe::default();
    let cx = Context::new(&probe, &ALL_DECLARED);
    let control = predicate(info, fields).and_then(|id| u32::try_from(id).ok()).map(|index| {
        let is_result = |field: &FieldInfo| field.name == PREDICATE && field.role.writes(field.name);
        let effect = if info.fields.iter().any(is_result) { Effect::Write } else { Effect::Read };
        Access { table: Refers::Predicate, index, effect }
    });
    let control_with = |effect| control.filter(|access| access.effect == effect);
    control_with(Effect::Read).into_iter().for_each(&mut found);
    let named = info.fields.iter().enumerate().flat_map(|(number, field)| {
        let (probe, cx) = (&probe, &cx);
        (0..fields.times(number)).filter_map(move |element| {
            let (table, index, points) = probe.ask(cx, field, fields, number, element)?;
            Some((field, table, index, points, fields.is_used(number)))
        })
    });
    let named: Vec<(&FieldInfo, Refers, u32, bool, bool)> = named.collect();
    // A source of an address is a variable to which the address points from now on: it may be written through it.
    let takes_addresses = named.iter().any(|(field, table, _, points, is_used)| {
        *is_used && *table == Refers::Address && !points && field.role.writes(field.name)
    });
    for is_write in [false, true] {
        for &(field, table, index, points, is_used) in &named {
            let effect = match table {
                _ if !is_used => Effect::Name,
                Refers::Label | Refers::Surface | Refers::Sampler | Refers::String => Effect::Name,
                Refers::Address if points => Effect::Read,
                Refers::Variable if takes_addresses => Effect::Write,
                _ if field.role.writes(field.name) => Effect::Write,
                _ => Effect::Read,
            };
            if (effect == Effect::Write) == is_write {
                found(Access { table, index, effect });
            }
        }
    }
    control_with(Effect::Write).into_iter().for_each(&mut found);
}

/// A scope that notes which variable an operand asks for. An operand knows the class and index of its variable, and its
/// layout is generated: the question is the only form that all operands share.
#[derive(Default)]
struct Probe(Cell<Option<(Refers, u32)>>);

impl Probe {
    /// The table and index that a field names, and whether it is an address that points to the operand.
    fn ask(
        &self,
        cx: &Context<'_>,
        field: &'static FieldInfo,
        fields: &dyn Fields,
        number: usize,
        element: usize,
    ) -> Option<(Refers, u32, bool)> {
        let value = fields.field(number, element)?;
        if let Some(table) = field.refers {
            return Some((table, u32::try_from(value.raw()?).ok()?, false));
        }
        if field.role == Role::None {
            return None;
        }
        let operand: &dyn Operand = value.operand()?;
        self.0.set(None);
        let cx = cx.operand(field.name, field.role);
        operand.declared(&cx);
        let (table, index) = self.0.get()?;
        // Of the operands that name an address, those with a region are where it points to.
        let points = table == Refers::Address && operand.region(&cx).is_some();
        Some((table, index, points))
    }

    fn note(&self, table: Refers, index: u32) {
        self.0.set(self.0.get().or(Some((table, index))));
    }
}

impl Scope for Probe {
    fn variable(&self, index: u32) -> Option<Variable> {
        self.note(Refers::Variable, index);
        None
    }
    fn address(&self, index: u32) -> Option<u32> {
        self.note(Refers::Address, index);
        None
    }
    fn predicate(&self, index: u32) -> Option<u32> {
        self.note(Refers::Predicate, index);
        None
    }
    fn surface(&self, index: u32) -> Option<u32> {
        self.note(Refers::Surface, index);
        None
    }
    fn sampler(&self, index: u32) -> Option<u32> {
        self.note(Refers::Sampler, index);
        None
    }
    fn label(&self, _: u32) -> Option<u8> {
        None
    }
}

/// The variables of a kernel or function: the variable that each alias is a part of, and those in use.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    first: Option<FirstDeclared>,
    /// The index of the variable with the storage of each declared general variable; `None` where it is unknown.
    roots: Vec<Option<u32>>,
    /// The position of the variable that each one is a part of.
    parents: Vec<Option<u32>>,
    given: Bits,
    /// The predefined variables without a value at the begin, in ascending order.
    unset: Vec<u32>,
    addresses: u32,
    predicates: u32,
    labels: u32,
    used: [Bits; 4],
    /// The first subroutine that names each general variable, counted from 0.
    subroutines: Vec<Option<u32>>,
    /// The positions of the general variables that several subroutines name.
    shared: Bits,
}

impl Tables {
    /// The tables of some declarations on a platform.
    pub fn of<D: crate::object::Declared>(data: &D, platform: &PlatformFacts) -> Self {
        let first = platform.first.variable;
        let mut tables = Self { first: Some(platform.first), ..Self::default() };
        // Functions get the values of their caller.
        if data.in_function() == Some(false) {
            let here = platform.variables.iter().filter(|row| row.platforms.contains(platform.number));
            tables.unset.extend(here.filter(|row| row.unset).map(|row| row.index));
        }
        while data.variable(tables.roots.len() as u32).is_some() {
            let position = tables.roots.len() as u32;
            let (root, parent) = match data.alias(position) {
                None => (None, None),
                Some(0) => (position.checked_add(first), None),
                Some(index) => match index.checked_sub(first) {
                    // An alias of a later variable breaks a rule; nothing is known about its storage.
                    Some(parent) if parent < position => (tables.root(index), Some(parent)),
                    Some(_) => (None, None),
                    None => (Some(index), None),
                },
            };
            tables.roots.push(root);
            tables.parents.push(parent);
            tables.subroutines.push(None);
        }
        let count = |exists: &dyn Fn(u32) -> bool| {
            (0..=u32::from(u16::MAX)).take_while(|n| exists(*n)).count() as u32
        };
        tables.addresses = count(&|n| data.address(n).is_some());
        tables.predicates = count(&|n| data.predicate(n).is_some());
        tables.labels = count(&|n| data.label(n).is_some());
        for index in data.given() {
            tables.mark(Refers::Variable, index);
            if let Some(root) = tables.root(index) {
                tables.given.add(root as usize);
            }
        }
        tables
    }

    /// The position of a declaration in its table; `None` for predefined variables.
    fn position(&self, table: Refers, index: u32) -> Option<u32> {
        index.checked_sub(self.first?.of(table))
    }

    /// The index of the variable with the storage of a general variable.
    fn root(&self, index: u32) -> Option<u32> {
        match self.position(Refers::Variable, index) {
            Some(position) => self.roots.get(position as usize).copied().flatten(),
            None => Some(index),
        }
    }

    /// A number for the storage of a variable; `None` where it always has a value, or none matters.
    pub fn storage(&self, table: Refers, index: u32) -> Option<usize> {
        let (variables, addresses) = (self.roots.len(), self.addresses as usize);
        match table {
            Refers::Variable => {
                let root = self.root(index)?;
                match self.position(table, root) {
                    Some(position) => (!self.given.has(root as usize)).then_some(position as usize),
                    None => {
                        let number = self.unset.binary_search(&root).ok()?;
                        Some(variables + addresses + self.predicates as usize + number)
                    }
                }
            }
            Refers::Address => (index < self.addresses).then(|| variables + index as usize),
            Refers::Predicate => {
                let position = self.position(table, index).filter(|position| *position < self.predicates)?;
                Some(variables + addresses + position as usize)
            }
            Refers::Surface | Refers::Sampler | Refers::Label | Refers::String => None,
        }
    }

    /// The number of storages.
    pub fn storages(&self) -> usize {
        self.roots.len() + self.addresses as usize + self.predicates as usize + self.unset.len()
    }

    /// The effects of a call of another function: it gets these variables, and gives them values.
    pub fn of_functions(&self) -> impl Iterator<Item = Access> {
        let effects = [Effect::Read, Effect::Write].into_iter();
        effects.flat_map(|effect| {
            self.unset.iter().map(move |index| Access { table: Refers::Variable, index: *index, effect })
        })
    }

    fn set(table: Refers) -> Option<usize> {
        [Refers::Variable, Refers::Address, Refers::Predicate, Refers::Label]
            .iter()
            .position(|known| *known == table)
    }

    /// Notes that an instruction of a subroutine names a declaration. The instruction that defines a label does not use it.
    pub fn note(&mut self, access: &Access, defines: bool, subroutine: u32) {
        if !(defines && access.table == Refers::Label) {
            self.mark(access.table, access.index);
        }
        if access.table == Refers::Variable {
            self.mark_subroutine(access.index, subroutine);
        }
    }

    /// Notes the subroutine of an instruction for a variable, and for those that it is a part of. The walk ends where an earlier
    /// one has been.
    fn mark_subroutine(&mut self, index: u32, subroutine: u32) {
        let mut next = self.position(Refers::Variable, index).map(|position| position as usize);
        while let Some(position) = next {
            match self.subroutines.get_mut(position) {
                None => return,
                Some(first @ None) => *first = Some(subroutine),
                Some(Some(first)) if *first == subroutine => return,
                Some(Some(_)) if self.shared.has(position) => return,
                Some(Some(_)) => self.shared.add(position),
            }
            next = self.parents.get(position).copied().flatten().map(|parent| parent as usize);
        }
    }

    /// Whether instructions of several subroutines name the general variable at a position, or a part of it.
    pub fn is_shared(&self, position: u32) -> Option<bool> {
        (position < self.declared(Refers::Variable)).then(|| self.shared.has(position as usize))
    }

    /// The number of declarations of a table, where their use is known.
    fn declared(&self, table: Refers) -> u32 {
        match table {
            Refers::Variable => self.roots.len() as u32,
            Refers::Address => self.addresses,
            Refers::Predicate => self.predicates,
            Refers::Label => self.labels,
            Refers::Surface | Refers::Sampler | Refers::String => 0,
        }
    }

    fn mark(&mut self, table: Refers, index: u32) {
        let Some(set) = Self::set(table) else { return };
        // A damaged object names any number, and a set takes memory up to its largest member.
        let mut next = self.position(table, index).filter(|position| *position < self.declared(table));
        // A variable with a part in use is in use; the walk ends where an earlier one has been.
        while let Some(position) = next {
            let Some(used) = self.used.get_mut(set) else { return };
            if used.has(position as usize) {
                return;
            }
            used.add(position as usize);
            let is_variable = table == Refers::Variable;
            next = if is_variable { self.parents.get(position as usize).copied().flatten() } else { None };
        }
    }

    /// Whether an instruction names the declaration at a position of a table, or a part of it.
    pub fn is_used(&self, table: Refers, position: u32) -> Option<bool> {
        (position < self.declared(table)).then_some(())?;
        Some(self.used.get(Self::set(table)?)?.has(position as usize))
    }
}
