//! The parts of an object that rules read beyond the items that they are about, and those that a change writes.

use super::change::{Bits, Change, POOL};
use super::facts::{ATTRIBUTES, DECLARED, INPUTS, first_declared};
use super::file::Object;
use super::node::{NodePlace, Part, Step};
use super::tree::Codec;
use genvisa_rule::functions::Table;
use std::ops::RangeInclusive;

/// A part of an object that many rules can read. The first number is that of a kernel or function.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Read {
    /// The header of the file.
    Header,
    /// The integers in the declarations of all functions.
    Functions,
    /// A declaration by its table and its index, even if there is none.
    Declaration(usize, Table, u64),
    /// The pool of strings.
    Strings(usize),
    /// The table of inputs.
    Inputs(usize),
    /// All tables of attributes.
    Attributes(usize),
    /// The instructions, and the declarations that have a value.
    Body(usize),
}

impl Change {
    /// The parts that the change can write, except those in items that it [touches](Self::touches): ranges of them, ends included.
    pub fn writes(&self, codec: &Codec<'_>, base: &Object, knows_flow: bool) -> Vec<RangeInclusive<Read>> {
        let Some(routine) = self.routine() else { return vec![Read::Header..=Read::Header] };
        let mut writes = match self {
            Self::Int(bits, _) => of_place(codec, base, &bits.place),
            Self::Text(place, ..) => of_place(codec, base, place),
            Self::Attribute(..) => vec![Read::Attributes(routine)],
            Self::Resize(place, table, _) if matches!(place.part, Part::Data(_)) => {
                of_table(codec, base, place, *table)
            }
            Self::Resize(..) => vec![Read::Functions],
            Self::String(..) | Self::Delete(..) | Self::Copy(..) => Vec::new(),
        };
        if matches!(self, Self::Text(..) | Self::String(..) | Self::Attribute(..)) {
            writes.push(Read::Strings(routine));
        }
        // Without the flow, the facts about a body follow from its instructions alone, and not from their operands.
        let is_of_body = match self {
            Self::Delete(..) | Self::Copy(..) => true,
            Self::Int(bits, _) => {
                knows_flow || matches!(bits.place.part, Part::Line(..)) && bits.place.steps.is_empty()
            }
            _ => knows_flow,
        };
        if is_of_body {
            writes.push(Read::Body(routine));
        }
        let rows = self.declarations(codec, base, routine);
        writes.into_iter().map(|part| part..=part).chain(rows).collect()
    }

    /// The declarations that a table receives or loses.
    fn declarations(&self, codec: &Codec<'_>, base: &Object, routine: usize) -> Option<RangeInclusive<Read>> {
        let Self::Resize(place, field, len) = self else { return None };
        let item = base.item(place).filter(|_| *place == NodePlace::of(Part::Data(routine)))?;
        let table = declared(codec.fields(item.shape).get(*field)?.name.as_str())?;
        let (old, first) = (codec.len(item, *field), first_declared(codec, table));
        let row = |n: usize| Read::Declaration(routine, table, first + n as u64);
        Some(row(old.min(*len))..=row(old.max(*len)))
    }

    /// Whether the change touches the item at a place of the changed object, or one in it.
    pub fn reaches(&self, place: &NodePlace) -> bool {
        match self {
            Self::Int(bits, _) => bits.place.is_related(place),
            Self::Resize(at, ..) if matches!(at.part, Part::Data(_)) => at.is_related(place),
            _ => self.touches(place),
        }
    }

    /// Whether the change can write, move or create the item at a place of the changed object. Rules about other items that read
    /// it have [noted](Read) this.
    pub fn touches(&self, place: &NodePlace) -> bool {
        let is_data = |routine: usize| place.part == Part::Data(routine) && place.steps.is_empty();
        match self {
            Self::Resize(at, table, _) if matches!(at.part, Part::Data(_)) => {
                at == place || at.has_in_table(*table, place)
            }
            // The header counts the kernels and functions.
            Self::Resize(at, ..) => at.part == Part::Header || at.part.routine() == place.part.routine(),
            Self::Int(Bits { place: at, .. }, _) => {
                at == place || matches!(at.part, Part::Line(..)) && at.part == place.part
            }
            Self::Text(at, ..) | Self::Attribute(at, ..) => {
                at.is_related(place) || at.part.routine().is_some_and(is_data)
            }
            Self::String(routine, ..) => is_data(*routine),
            Self::Delete(..) => false,
            Self::Copy(_, (routine, line)) => place.part == Part::Line(*routine, *line),
        }
    }

    /// The place in the changed object of an item of the base; `None` if it is removed.
    pub fn moved(&self, place: &NodePlace) -> Option<NodePlace> {
        let Part::Line(routine, line) = place.part else { return Some(place.clone()) };
        let line = match self {
            Self::Delete(own, removed) if *own == routine => match line.cmp(removed) {
                std::cmp::Ordering::Less => line,
                std::cmp::Ordering::Equal => return None,
                std::cmp::Ordering::Greater => line - 1,
            },
            Self::Copy(_, (own, added)) if *own == routine => line + usize::from(line >= *added),
            _ => line,
        };
        Some(NodePlace { part: Part::Line(routine, line), ..place.clone() })
    }
}

/// The parts that an item at a place belongs to.
fn of_place(codec: &Codec<'_>, base: &Object, place: &NodePlace) -> Vec<Read> {
    let Part::Data(routine) = place.part else { return Vec::new() };
    let [Step::Element(field, row), rest @ ..] = &place.steps[..] else { return vec![Read::Functions] };
    let Some(data) = base.routine(routine).map(|routine| &routine.data) else { return Vec::new() };
    let name = codec.fields(data.shape).get(*field).map_or("", |field| field.name.as_str());
    let mut all = Vec::new();
    if let Some(table) = declared(name) {
        all.push(Read::Declaration(routine, table, first_declared(codec, table) + *row as u64));
    }
    if name == INPUTS {
        all.push(Read::Inputs(routine));
    }
    if name == ATTRIBUTES || !rest.is_empty() {
        all.push(Read::Attributes(routine));
    }
    all
}

/// The parts that a table of a kernel or function belongs to, or one in a row of such a table.
fn of_table(codec: &Codec<'_>, base: &Object, place: &NodePlace, table: usize) -> Vec<Read> {
    let (Part::Data(routine), Some(item)) = (place.part, base.item(place)) else { return Vec::new() };
    let name = codec.fields(item.shape).get(table).map_or("", |field| field.name.as_str());
    let mut all = match name {
        INPUTS => vec![Read::Inputs(routine)],
        ATTRIBUTES => vec![Read::Attributes(routine)],
        POOL => vec![Read::Strings(routine), Read::Attributes(routine)],
        _ => Vec::new(),
    };
    all.push(Read::Functions);
    all
}

/// The table of declarations with a name.
fn declared(name: &str) -> Option<Table> {
    DECLARED.iter().find(|(_, known, _)| *known == name).map(|(table, ..)| *table)
}
