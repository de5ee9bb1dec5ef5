//! Templates to nodes: a name becomes the number of its field, and reflection determines how its value is spelled.

use super::{Bits, Group, Look, Node, Parts, Value};
use crate::cursor::is_name;
use genvisa::{InstructionInfo, LabelKind};
use genvisa_runtime::{BitRangeInfo, FieldInfo, Refers, Role};
use genvisa_syntax::{FieldPath, Item, Shape};

/// Compiles the templates of one instruction.
pub(super) struct Compiler<'a> {
    info: &'static InstructionInfo,
    /// Bit ranges, and the spellings of their encodings.
    spelled: Vec<(&'a FieldPath, &'a [(String, String)])>,
}

impl<'a> Compiler<'a> {
    /// For an instruction with the spellings of its page.
    pub(super) fn new(
        info: &'static InstructionInfo,
        spelled: Vec<(&'a FieldPath, &'a [(String, String)])>,
    ) -> Self {
        Self { info, spelled }
    }

    /// The nodes of a form.
    ///
    /// # Errors
    /// If the form names a field, bit range or encoding that the instruction does not have.
    pub(super) fn nodes(&self, items: &[Item]) -> Result<Vec<Node>, String> {
        let node = |(n, item): (usize, &Item)| {
            let node = self.node(item)?;
            let is_again = matches!(item, Item::Group(_)) && items[..n].contains(item);
            Ok::<_, String>(if is_again { Node::Again(Box::new(node)) } else { node })
        };
        let mut nodes = items.iter().enumerate().map(node).collect::<Result<Vec<_>, _>>()?;
        for n in 0..nodes.len() {
            let follows = !matches!(
                nodes.get(n + 1),
                None | Some(Node::Blanks(_) | Node::Optional(_) | Node::Saturation(_))
            );
            let is_word = match nodes.get(n + 1) {
                Some(Node::Text(text, _)) => text.bytes().next().is_some_and(is_name),
                _ => false,
            };
            match &mut nodes[n] {
                Node::Text(_, is_glued) => *is_glued = follows,
                Node::Value(Value { look: Look::Spelled { is_glued, .. }, .. }) => *is_glued = follows,
                Node::Value(Value { look: Look::Decimal(_, is_glued), .. }) => *is_glued = is_word,
                _ => {}
            }
        }
        Ok(nodes)
    }

    fn node(&self, item: &Item) -> Result<Node, String> {
        Ok(match item {
            Item::Text(text) => Node::Text(text.clone(), false),
            Item::Blanks(blanks) => Node::Blanks(*blanks),
            Item::Saturation => {
                let is_destination = |field: &FieldInfo| field.role == Role::Destination;
                let first = self.info.fields.iter().position(is_destination);
                Node::Saturation(first.ok_or("the instruction has no destination that could saturate")?)
            }
            Item::Optional(items) => Node::Optional(self.nodes(items)?),
            Item::Field(path, shape) => Node::Value(self.value(path, shape)?),
            Item::Group(name) => {
                let (group, fields) =
                    Group::of(name).ok_or_else(|| format!("there is no group of fields `{name}`"))?;
                let parts = fields.into_iter().filter_map(|field| {
                    let path = FieldPath { field: field.to_string(), bits: None };
                    self.info.field(field)?;
                    Some(self.value(&path, &Shape::Plain).map(|value| (field, value)))
                });
                Node::Group(group, Parts::new(parts.collect::<Result<_, _>>()?))
            }
        })
    }

    fn value(&self, path: &FieldPath, shape: &Shape) -> Result<Value, String> {
        let number = self.info.fields.iter().position(|field| field.name == path.field);
        let number = number.ok_or_else(|| format!("the instruction has no field `{}`", path.field))?;
        let field = &self.info.fields[number];
        let bits = || self.bits(field, path);
        let look = match shape {
            Shape::Plain => self.plain(field, path)?,
            Shape::Quoted => match field.refers {
                Some(table) if table.is_named_by_programs() => index(field, table, true),
                _ => return Err(format!("`{path}` is not a label or a string, so it cannot be quoted")),
            },
            Shape::Hex => Look::Hex(bits()?, false),
            Shape::Prefixed => Look::Hex(bits()?, true),
            Shape::Letters(letters) => Look::Letters(bits()?, letters.clone()),
            Shape::Flag { text, is_for_one } => Look::Flag(bits()?, text.clone(), *is_for_one),
            Shape::Silent(names) => Look::Silent(bits()?, self.codes(field, path, names)?),
            Shape::Only(only) => match self.plain(field, path)? {
                Look::Spelled { bits, spellings, names, is_glued, .. } => {
                    Look::Spelled { bits, spellings, names, only: self.codes(field, path, only)?, is_glued }
                }
                _ => return Err(format!("`{path}` has no encodings")),
            },
            Shape::Register if matches!(field.role, Role::Raw | Role::RawDestination) => Look::Register,
            Shape::Lsc if field.role != Role::None => Look::Lsc,
            Shape::At if field.role != Role::None => Look::At,
            Shape::AddressOf if field.role != Role::None => Look::AddressOf,
            Shape::Register | Shape::Lsc | Shape::At | Shape::AddressOf => {
                return Err(format!("`{path}` is not an operand of this shape"));
            }
            Shape::Each(between) => {
                let counter =
                    field.count.and_then(|count| self.info.fields.iter().position(|f| f.name == count));
                let counter = counter.ok_or_else(|| format!("`{path}` is not a repeated field"))?;
                Look::Each(between, Box::new(self.plain(field, path)?), counter)
            }
        };
        Ok(Value { field: number, depends: field.when.is_some() || field.count.is_some(), look })
    }

    /// How a value without a shape is spelled: as the type of its field determines.
    fn plain(&self, field: &'static FieldInfo, path: &FieldPath) -> Result<Look, String> {
        let has = |name: &str| field.bit_ranges.iter().any(|range| range.name == name);
        if path.bits.is_none() {
            if has("id") && has("combine") && has("inverse") {
                return Ok(Look::Predicate(field.bit_ranges));
            }
            if has("mask") {
                return Ok(Look::Channels(field.bit_ranges));
            }
            match (field.role, field.refers) {
                (Role::Raw | Role::RawDestination, _) => return Ok(Look::Raw),
                (Role::None, Some(table)) => return Ok(index(field, table, false)),
                (Role::None, None) => {}
                (role, _) => return Ok(Look::Vector(role)),
            }
        }
        let bits = self.bits(field, path)?;
        let range = self.range(field, path).filter(|range| !range.values.is_empty());
        let Some(range) = range else { return Ok(Look::Decimal(bits, false)) };
        let spelled = self.spelled.iter().find(|(other, _)| self.is_same(field, other, path));
        let spell = |name: &str, value: Option<i64>| {
            let own = spelled.and_then(|(_, list)| list.iter().find(|(of, _)| of == name));
            match (own, value) {
                (Some((_, text)), _) => text.clone(),
                (None, Some(value)) => value.to_string(),
                (None, None) => name.to_ascii_lowercase(),
            }
        };
        let mut spellings: Vec<(u64, String)> =
            range.values.iter().map(|value| (value.code, spell(value.name, value.value))).collect();
        let is_new = |name: &String| !spellings.iter().any(|(_, text)| text == name);
        let named = range.values.iter().map(|value| (value.code, value.name.to_ascii_lowercase()));
        let mut names: Vec<(u64, String)> = named.filter(|(_, name)| is_new(name)).collect();
        for list in [&mut spellings, &mut names] {
            list.sort_by_key(|(_, text)| std::cmp::Reverse(text.len()));
        }
        Ok(Look::Spelled { bits, spellings, names, only: Vec::new(), is_glued: false })
    }

    /// Whether two paths name the same bit range of a field.
    fn is_same(&self, field: &FieldInfo, a: &FieldPath, b: &FieldPath) -> bool {
        let range = |path: &FieldPath| path.bits.clone().unwrap_or_else(|| field.name.to_string());
        a.field == b.field && range(a) == range(b)
    }

    fn range(&self, field: &'static FieldInfo, path: &FieldPath) -> Option<&'static BitRangeInfo> {
        let name = path.bits.as_deref().unwrap_or(field.name);
        field.bit_ranges.iter().find(|range| range.name == name)
    }

    /// The bits of a path: its bit range, or the whole field.
    fn bits(&self, field: &'static FieldInfo, path: &FieldPath) -> Result<Bits, String> {
        let whole = field.bits.ok_or_else(|| format!("`{}` is not a number", path.field))?;
        match (self.range(field, path), &path.bits) {
            (Some(range), _) => Ok(Bits { hi: range.hi, lo: range.lo }),
            (None, None) => Ok(Bits { hi: whole.saturating_sub(1), lo: 0 }),
            (None, Some(range)) => Err(format!("`{}` has no bits `{range}`", path.field)),
        }
    }

    fn codes(
        &self,
        field: &'static FieldInfo,
        path: &FieldPath,
        names: &[String],
    ) -> Result<Vec<u64>, String> {
        let range = self.range(field, path);
        let code = |name: &String| {
            let values = range.map_or(&[][..], |range| range.values);
            let named = values.iter().find(|value| value.name == *name);
            let number = name.parse::<i64>().ok();
            let named =
                named.or_else(|| values.iter().find(|value| number.is_some() && value.value == number));
            let code = named.map(|value| value.code).or_else(|| name.parse().ok());
            code.ok_or_else(|| format!("`{path}` has no encoding `{name}`"))
        };
        names.iter().map(code).collect()
    }
}

/// The name of the thing that an index refers to.
fn index(field: &FieldInfo, table: Refers, is_quoted: bool) -> Look {
    let code = field.label_kind.and_then(|code| u64::try_from(code).ok());
    Look::Index { table, is_quoted, kind: code.and_then(LabelKind::from_code) }
}
