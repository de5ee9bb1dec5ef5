//! The parts of an object that rules are about.

use super::file::Object;
use super::tree::{Codec, Item, Shape};
use genvisa_reader::isa::{Field, Role};
use smallvec::SmallVec;
use std::fmt;

/// A part of an object file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The header.
    Header,
    /// The declarations of a kernel or function, by its number among all.
    Data(usize),
    /// An instruction of it.
    Line(usize, usize),
}

impl Part {
    /// The number of the kernel or function.
    pub fn routine(self) -> Option<usize> {
        match self {
            Self::Header => None,
            Self::Data(routine) | Self::Line(routine, _) => Some(routine),
        }
    }
}

/// A step from an item into one of its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// An element of a field.
    Element(usize, usize),
    /// The structure that the tag selects.
    Variant,
}

/// The place of an item in an object.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodePlace {
    /// The part of the file.
    pub part: Part,
    /// The way from there.
    pub steps: SmallVec<[Step; 4]>,
}

impl fmt::Display for NodePlace {
    /// By numbers, as `routine 0.7[2]`: row 2 of field 7 of the first kernel or function.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            Part::Header => f.write_str("header")?,
            Part::Data(routine) => write!(f, "routine {routine}")?,
            Part::Line(routine, line) => write!(f, "routine {routine} instruction {line}")?,
        }
        self.steps.iter().try_for_each(|step| match step {
            Step::Element(field, element) => write!(f, ".{field}[{element}]"),
            Step::Variant => f.write_str(".variant"),
        })
    }
}

/// An item that rules are about.
#[derive(Debug, Clone)]
pub struct Node<'o> {
    /// The item.
    pub item: &'o Item,
    /// Its place.
    pub place: NodePlace,
    /// The structure, the instruction or the shared field that the rules are about.
    pub subject: &'o str,
    /// The innermost table or structure, or the field of the instruction; empty for the part as a whole.
    pub field: &'o str,
    /// The number of the element of that table.
    pub element: Option<usize>,
    /// Whether the instruction writes the operand.
    pub is_written: bool,
    /// How the instruction uses the operand.
    pub role: Option<Role>,
}

impl Object {
    /// All items that rules can be about, in the order of the file.
    pub fn nodes<'o>(&'o self, codec: &Codec<'o>) -> Vec<Node<'o>> {
        let mut nodes = Vec::new();
        walk(codec, &self.header, Part::Header, &mut nodes);
        for (n, routine) in self.routines().enumerate() {
            walk(codec, &routine.data, Part::Data(n), &mut nodes);
            for (line, item) in routine.body.iter().enumerate() {
                walk(codec, item, Part::Line(n, line), &mut nodes);
            }
        }
        nodes
    }

    /// The item at a place.
    pub fn item(&self, place: &NodePlace) -> Option<&Item> {
        let mut item = match place.part {
            Part::Header => &self.header,
            Part::Data(n) => &self.routine(n)?.data,
            Part::Line(n, line) => self.routine(n)?.body.get(line)?,
        };
        for step in &place.steps {
            item = match step {
                Step::Element(field, element) => item.items(*field).get(*element)?,
                Step::Variant => item.variant.as_ref()?,
            };
        }
        Some(item)
    }

    /// The item at a place, to change it.
    pub fn item_mut(&mut self, place: &NodePlace) -> Option<&mut Item> {
        let mut item = match place.part {
            Part::Header => &mut self.header,
            Part::Data(n) => &mut self.routine_mut(n)?.data,
            Part::Line(n, line) => self.routine_mut(n)?.body.get_mut(line)?,
        };
        for step in &place.steps {
            item = match step {
                Step::Element(field, element) => match item.values.get_mut(*field)? {
                    super::tree::Value::Items(items) => items.get_mut(*element)?,
                    _ => return None,
                },
                Step::Variant => item.variant.as_mut()?,
            };
        }
        Some(item)
    }
}

fn walk<'o>(codec: &Codec<'o>, item: &'o Item, part: Part, nodes: &mut Vec<Node<'o>>) {
    let place = NodePlace { part, steps: SmallVec::new() };
    let subject = codec.name(item.shape);
    inner(
        codec,
        Node { item, place, subject, field: "", element: None, is_written: false, role: None },
        nodes,
    );
}

fn inner<'o>(codec: &Codec<'o>, node: Node<'o>, nodes: &mut Vec<Node<'o>>) {
    let Node { item, place, .. } = node.clone();
    let is_instruction = matches!(item.shape, Shape::Instruction(_));
    nodes.push(node.clone());
    for (n, field) in codec.fields(item.shape).iter().enumerate() {
        if is_instruction && codec.shared(item.shape, n).is_some() {
            let is_written = is_written(field);
            let (subject, field) = (field.name.as_str(), field.name.as_str());
            let place = place.clone();
            nodes.push(Node { item, place, subject, field, element: None, is_written, role: None });
        }
        if is_instruction && !codec.is_used(item, field) {
            continue;
        }
        for (element, part) in item.items(n).iter().enumerate() {
            let mut place = place.clone();
            place.steps.push(Step::Element(n, element));
            let element = field.count.as_ref().map(|_| element).filter(|_| !is_instruction);
            let is_written = if is_instruction { is_written(field) } else { node.is_written };
            let role = if is_instruction { field.role() } else { node.role };
            let subject = codec.name(part.shape);
            let field = &field.name;
            inner(codec, Node { item: part, place, subject, field, element, is_written, role }, nodes);
        }
    }
    if let Some(variant) = &item.variant {
        let mut place = place;
        place.steps.push(Step::Variant);
        inner(codec, Node { item: variant, place, subject: codec.name(variant.shape), ..node }, nodes);
    }
}

/// Whether an instruction writes the operand in a field. The pages of some instructions call a raw operand that is written
/// `output`, which does not determine its role.
pub fn is_written(field: &Field) -> bool {
    match field.role() {
        Some(Role::Destination | Role::RawDestination) => true,
        Some(Role::Raw) => field.name == "output",
        Some(_) => false,
        None => field.written,
    }
}
