//! The parts of an object that rules are about.

use super::file::Object;
use super::tree::{Codec, Item, Shape};
use genvisa_reader::isa::{Field, Role};
use smallvec::SmallVec;
use std::fmt;
use std::sync::Arc;

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

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => f.write_str("header"),
            Self::Data(routine) => write!(f, "routine {routine}"),
            Self::Line(routine, line) => write!(f, "routine {routine} instruction {line}"),
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

impl NodePlace {
    /// The place of a part as a whole.
    pub fn of(part: Part) -> Self {
        Self { part, steps: SmallVec::new() }
    }

    fn with(&self, step: Step) -> Self {
        let mut place = self.clone();
        place.steps.push(step);
        place
    }

    /// Whether another place is in a row of a table of the item.
    pub fn has_in_table(&self, table: usize, other: &Self) -> bool {
        let row = other.steps.strip_prefix(&self.steps[..]).and_then(<[Step]>::first);
        self.part == other.part && matches!(row, Some(Step::Element(field, _)) if *field == table)
    }

    /// Whether one of two places contains the other. An instruction is one place.
    pub fn is_related(&self, other: &Self) -> bool {
        let count = self.steps.len().min(other.steps.len());
        self.part == other.part
            && (matches!(self.part, Part::Line(..)) || self.steps[..count] == other.steps[..count])
    }
}

impl fmt::Display for NodePlace {
    /// By numbers, as `routine 0.7[2]`: row 2 of field 7 of the first kernel or function.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.part)?;
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
        self.nodes_at(codec, &|_| true, &|_, _| true)
    }

    /// Those at wanted places and with wanted subjects. `is_entered` is true of the places that contain a wanted one.
    pub fn nodes_at<'o>(
        &'o self,
        codec: &Codec<'o>,
        is_entered: &dyn Fn(&NodePlace) -> bool,
        is_wanted: &dyn Fn(&NodePlace, &str) -> bool,
    ) -> Vec<Node<'o>> {
        let mut walk = Walk { codec, is_entered, is_wanted, nodes: Vec::new() };
        walk.part(&self.header, Part::Header);
        for (n, routine) in self.routines().enumerate() {
            walk.part(&routine.data, Part::Data(n));
            for (line, item) in routine.body.iter().enumerate() {
                walk.part(item, Part::Line(n, line));
            }
        }
        walk.nodes
    }

    /// The item at a place.
    pub fn item(&self, place: &NodePlace) -> Option<&Item> {
        let mut item: &Item = match place.part {
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

    /// A place by names, as `routine 0 var_info[2]`: row 2 of a table of the first kernel or function.
    pub fn path(&self, codec: &Codec<'_>, place: &NodePlace) -> String {
        let start = NodePlace::of(place.part);
        let (mut path, mut inside) = (place.part.to_string(), start);
        for step in &place.steps {
            let item = self.item(&inside);
            if let (Some(item), Step::Element(field, element)) = (item, step)
                && let Some(field) = codec.fields(item.shape).get(*field)
            {
                path += &format!(" {}", field.name);
                if field.count.is_some() {
                    path += &format!("[{element}]");
                }
            }
            inside = inside.with(*step);
        }
        path
    }

    /// The item at a place, to change it.
    pub fn item_mut(&mut self, place: &NodePlace) -> Option<&mut Item> {
        let part = match place.part {
            Part::Header => &mut self.header,
            Part::Data(n) => &mut self.routine_mut(n)?.data,
            Part::Line(n, line) => self.routine_mut(n)?.body.get_mut(line)?,
        };
        let mut item = Arc::make_mut(part);
        for step in &place.steps {
            item = match step {
                Step::Element(field, element) => match item.values.get_mut(*field)? {
                    super::tree::Value::Items(items) => Arc::make_mut(items).get_mut(*element)?,
                    _ => return None,
                },
                Step::Variant => item.variant.as_mut()?,
            };
        }
        Some(item)
    }
}

/// Collects nodes.
struct Walk<'w, 'o> {
    codec: &'w Codec<'o>,
    is_entered: &'w dyn Fn(&NodePlace) -> bool,
    is_wanted: &'w dyn Fn(&NodePlace, &str) -> bool,
    nodes: Vec<Node<'o>>,
}

impl<'o> Walk<'_, 'o> {
    fn part(&mut self, item: &'o Item, part: Part) {
        let place = NodePlace::of(part);
        if (self.is_entered)(&place) {
            let subject = self.codec.name(item.shape);
            self.inner(Node {
                item,
                place,
                subject,
                field: "",
                element: None,
                is_written: false,
                role: None,
            });
        }
    }

    fn add(&mut self, node: Node<'o>) {
        if (self.is_wanted)(&node.place, node.subject) {
            self.nodes.push(node);
        }
    }

    fn inner(&mut self, node: Node<'o>) {
        let item = node.item;
        let is_instruction = matches!(item.shape, Shape::Instruction(_));
        self.add(node.clone());
        for (n, field) in self.codec.fields(item.shape).iter().enumerate() {
            if is_instruction && self.codec.shared(item.shape, n).is_some() {
                let is_written = is_written(field);
                let (subject, field) = (field.name.as_str(), field.name.as_str());
                let place = node.place.clone();
                self.add(Node { item, place, subject, field, element: None, is_written, role: None });
            }
            let parts = item.items(n);
            if parts.is_empty() || is_instruction && !self.codec.is_used(item, field) {
                continue;
            }
            let is_written = if is_instruction { is_written(field) } else { node.is_written };
            let role = if is_instruction { field.role() } else { node.role };
            let is_table = field.count.is_some() && !is_instruction;
            for (element, part) in parts.iter().enumerate() {
                let place = node.place.with(Step::Element(n, element));
                if (self.is_entered)(&place) {
                    let (subject, field) = (self.codec.name(part.shape), field.name.as_str());
                    let element = is_table.then_some(element);
                    self.inner(Node { item: part, place, subject, field, element, is_written, role });
                }
            }
        }
        if let Some(variant) = &item.variant {
            let place = node.place.with(Step::Variant);
            if (self.is_entered)(&place) {
                let subject = self.codec.name(variant.shape);
                self.inner(Node { item: variant, place, subject, ..node });
            }
        }
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
