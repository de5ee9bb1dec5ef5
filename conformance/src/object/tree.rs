//! Structures as trees of values, read from bytes and written to bytes as the model describes them. The compiled `genvisa` has
//! no part in this: it is the implementation under test.

use crate::spec::{Layout, Spec, Version, is_in};
use genvisa_reader::isa::{BitGroup, Field, Instruction, Record};
use genvisa_rule::{Env, Expr, eval};
use std::sync::Arc;

/// The type of a field that holds the strings of a pool, each with a zero byte behind it.
const STRINGS: &str = "string_pool";

/// The value of a field. A copy shares the rows of tables and the strings, until one of them changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// The bytes do not have the field.
    Absent,
    /// An integer.
    Int(u64),
    /// A repeated integer.
    Ints(Vec<u64>),
    /// A structure, or a table of structures.
    Items(Arc<Vec<Item>>),
    /// A pool of strings.
    Strings(Arc<Vec<Vec<u8>>>),
}

/// The description of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A structure, by its number.
    Record(usize),
    /// An instruction, by its number.
    Instruction(usize),
}

/// A structure or an instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// Its description.
    pub shape: Shape,
    /// The values, one for each field.
    pub values: Vec<Value>,
    /// The structure that its tag selects.
    pub variant: Option<Box<Item>>,
}

impl Item {
    /// The items in a field.
    pub fn items(&self, field: usize) -> &[Item] {
        match self.values.get(field) {
            Some(Value::Items(items)) => items,
            _ => &[],
        }
    }
}

/// The layouts of one object version.
#[derive(Clone, Copy)]
pub struct Codec<'a> {
    /// The specification.
    pub spec: &'a Spec,
    /// The object version.
    pub version: Version,
}

impl<'a> Codec<'a> {
    /// The fields of an item.
    pub fn fields(&self, shape: Shape) -> &'a [Field] {
        match shape {
            Shape::Record(n) => self.record(n).map_or(&[], |record| &record.fields),
            Shape::Instruction(n) => self.instruction(n).map_or(&[], |instruction| &instruction.fields),
        }
    }

    fn layout(&self, shape: Shape) -> Option<&'a Layout> {
        match shape {
            Shape::Record(n) => self.spec.layouts.records.get(n),
            Shape::Instruction(n) => self.spec.layouts.instructions.get(n),
        }
    }

    /// The name of a structure or an instruction.
    pub fn name(&self, shape: Shape) -> &'a str {
        match shape {
            Shape::Record(n) => self.record(n).map_or("", |record| &record.name),
            Shape::Instruction(n) => self.instruction(n).map_or("", |instruction| &instruction.name),
        }
    }

    fn record(&self, n: usize) -> Option<&'a Record> {
        self.spec.isa.records.get(n)
    }

    fn instruction(&self, n: usize) -> Option<&'a Instruction> {
        self.spec.isa.instructions.get(n)
    }

    /// The structure of that name.
    pub fn shape(&self, name: &str) -> Option<Shape> {
        self.spec.isa.records.iter().position(|record| record.name == name).map(Shape::Record)
    }

    /// The number of a field by its name.
    pub fn field(&self, shape: Shape, name: &str) -> Option<usize> {
        self.layout(shape)?.number(name)
    }

    /// The field that a field counts the elements of.
    pub fn counted(&self, shape: Shape, count: &str) -> Option<usize> {
        self.layout(shape)?.counted(self.field(shape, count)?)
    }

    /// The number of elements of a field.
    pub fn len(&self, item: &Item, field: usize) -> usize {
        match item.values.get(field) {
            Some(Value::Ints(all)) => all.len(),
            Some(Value::Items(all)) => all.len(),
            Some(Value::Strings(all)) => all.len(),
            _ => 0,
        }
    }

    /// The integer in a field; the number of elements for a field that counts them.
    pub fn int(&self, item: &Item, field: usize) -> Option<u64> {
        if let Some(table) = self.layout(item.shape)?.counted(field) {
            return Some(self.len(item, table) as u64);
        }
        match item.values.get(field)? {
            Value::Int(raw) => Some(*raw),
            // A field that the object version does not have is zero for rules.
            Value::Absent => Some(0),
            _ => None,
        }
    }

    /// The field of a chapter that a field of an instruction is an instance of (`pred`).
    pub fn shared(&self, shape: Shape, field: usize) -> Option<&'a Field> {
        self.spec.isa.fields.get(self.layout(shape)?.shared(field)?)
    }

    /// Whether an instruction uses an operand.
    pub fn is_used(&self, item: &Item, field: &Field) -> bool {
        let condition = self.spec.used_if(self.name(item.shape), &field.name);
        condition.is_none_or(|condition| eval(condition, &Own { codec: self, item }) != Some(0))
    }

    /// The bit ranges of a field. A chapter has those of a field that many instructions share.
    pub fn groups(&self, shape: Shape, field: usize) -> &'a [BitGroup] {
        let own = self.fields(shape).get(field).map_or(&[][..], |field| &field.bits);
        match self.shared(shape, field) {
            Some(shared) if own.is_empty() => &shared.bits,
            _ => own,
        }
    }

    /// The width of an integer field in bits.
    pub fn bits(&self, field: &Field) -> Option<u32> {
        field.wire.iter().rfind(|wire| is_in(wire, self.version))?.bits()
    }

    /// The same, by the number of the field.
    pub fn width(&self, shape: Shape, field: usize) -> Option<u32> {
        let ty = self.fields(shape).get(field)?.wire.iter().rposition(|wire| is_in(wire, self.version))?;
        self.layout(shape)?.width(field, ty)
    }

    /// The number that the bits of an integer field are.
    pub fn number(&self, field: &Field, raw: u64) -> i64 {
        let bits = self.bits(field).unwrap_or(64);
        let is_signed = field.wire.iter().any(|wire| wire.integer().is_some_and(|ty| ty.signed));
        if is_signed { (raw << (64 - bits)) as i64 >> (64 - bits) } else { raw as i64 }
    }

    /// Reads an item from the front of some bytes.
    pub fn decode(&self, shape: Shape, from: &mut &[u8]) -> Option<Item> {
        let mut item = Item { shape, values: Vec::new(), variant: None };
        if let Shape::Instruction(n) = shape {
            let instruction = self.instruction(n)?;
            take(from, 1 + usize::from(instruction.sub_opcode.is_some()))?;
        }
        for (n, field) in self.fields(shape).iter().enumerate() {
            let value = self.decode_field(&item, n, field, from)?;
            item.values.push(value);
        }
        if let Some(code) = self.tag(&item) {
            let n = self.variant(shape, code)?;
            item.variant = Some(Box::new(self.decode(Shape::Record(n), from)?));
        }
        Some(item)
    }

    fn decode_field(&self, item: &Item, n: usize, field: &Field, from: &mut &[u8]) -> Option<Value> {
        let wire = field.wire.iter().rfind(|wire| is_in(wire, self.version));
        let (Some(wire), true) = (wire, self.is_present(item, n)) else { return Some(Value::Absent) };
        let count = match &field.count {
            Some(count) => match item.values.get(self.field(item.shape, count)?)? {
                Value::Int(count) => Some(usize::try_from(*count).ok()?),
                _ => None,
            },
            None => None,
        };
        if let Some(bits) = wire.bits() {
            let mut one = || integer(from, bits);
            return match count {
                Some(count) => Some(Value::Ints((0..count).map(|_| one()).collect::<Option<_>>()?)),
                None => Some(Value::Int(one()?)),
            };
        }
        if wire.ty == STRINGS {
            let mut one = || {
                let len = from.iter().position(|byte| *byte == 0)?;
                let text = take(from, len)?.to_vec();
                take(from, 1)?;
                Some(text)
            };
            return Some(Value::Strings(Arc::new((0..count?).map(|_| one()).collect::<Option<_>>()?)));
        }
        // The instructions are a part of their own.
        let Some(record) = self.spec.operand(&wire.ty) else { return Some(Value::Absent) };
        let shape = self.shape(&record.name)?;
        let items = (0..count.unwrap_or(1)).map(|_| self.decode(shape, from)).collect::<Option<_>>()?;
        Some(Value::Items(Arc::new(items)))
    }

    /// Appends the bytes of an item.
    pub fn encode(&self, item: &Item, to: &mut Vec<u8>) {
        self.encode_with(item, to, |_, _| {});
    }

    /// The same. Visits the number of each field of the item with the number of bytes in front of it.
    pub fn encode_with(&self, item: &Item, to: &mut Vec<u8>, mut begins: impl FnMut(usize, usize)) {
        if let Shape::Instruction(n) = item.shape
            && let Some(instruction) = self.instruction(n)
        {
            to.push(instruction.opcode);
            to.extend(instruction.sub_opcode.iter().map(|sub| sub.code));
        }
        for (n, field) in self.fields(item.shape).iter().enumerate() {
            begins(n, to.len());
            // Another value of the item can decide that a field is there.
            if !self.is_present(item, n) {
                continue;
            }
            let bytes = self.width(item.shape, n).map_or(0, |bits| bits as usize / 8);
            let mut put = |raw: u64| to.extend(raw.to_le_bytes().iter().take(bytes));
            match item.values.get(n) {
                Some(Value::Absent) if field.when.is_some() => put(0),
                Some(Value::Int(_)) => put(self.int(item, n).unwrap_or_default()),
                Some(Value::Ints(all)) => all.iter().for_each(|raw| put(*raw)),
                Some(Value::Items(all)) => all.iter().for_each(|item| self.encode(item, to)),
                Some(Value::Strings(all)) => {
                    for text in &**all {
                        to.extend_from_slice(text);
                        to.push(0);
                    }
                }
                Some(Value::Absent) | None => {}
            }
        }
        if let Some(variant) = &item.variant {
            self.encode(variant, to);
        }
    }

    /// An item of zeros, with one element in each table.
    pub fn blank(&self, shape: Shape) -> Item {
        let mut item = Item { shape, values: Vec::new(), variant: None };
        for (n, field) in self.fields(shape).iter().enumerate() {
            let wire = field.wire.iter().rfind(|wire| is_in(wire, self.version));
            let present = wire.filter(|_| self.is_present(&item, n));
            let value = match present.map(|wire| (wire.bits(), self.shape(&wire.ty))) {
                Some((Some(_), _)) if field.count.is_some() => Value::Ints(vec![0]),
                Some((Some(_), _)) => Value::Int(0),
                Some((None, Some(inner))) => Value::Items(Arc::new(vec![self.blank(inner)])),
                _ => Value::Absent,
            };
            item.values.push(value);
        }
        item
    }

    /// The code in the tag of an item.
    fn tag(&self, item: &Item) -> Option<u64> {
        let Shape::Record(n) = item.shape else { return None };
        let selector = self.record(n)?.selector.as_deref()?;
        let fields = self.fields(item.shape);
        let (at, group) = fields
            .iter()
            .enumerate()
            .find_map(|(at, field)| Some((at, field.bits.iter().find(|group| group.name == selector)?)))?;
        Some(range(self.int(item, at)?, group.hi, group.lo))
    }

    /// The structure that a tag selects.
    fn variant(&self, shape: Shape, code: u64) -> Option<usize> {
        let Shape::Record(n) = shape else { return None };
        let record = self.record(n)?;
        let selector = record.selector.as_deref()?;
        let group = record.fields.iter().flat_map(|f| &f.bits).find(|group| group.name == selector)?;
        let found = self.spec.variants(group).find(|(known, _)| *known as u64 == code)?.1;
        self.spec.isa.records.iter().position(|known| known.name == found.name)
    }

    fn is_present(&self, item: &Item, field: usize) -> bool {
        let condition = self.layout(item.shape).and_then(|layout| layout.condition(field));
        condition.is_none_or(|condition| eval(condition, &Own { codec: self, item }) == Some(1))
    }
}

/// Takes bytes from the front.
fn take<'b>(from: &mut &'b [u8], len: usize) -> Option<&'b [u8]> {
    let (taken, rest) = from.split_at_checked(len)?;
    *from = rest;
    Some(taken)
}

fn integer(from: &mut &[u8], bits: u32) -> Option<u64> {
    let bytes = take(from, bits as usize / 8)?;
    Some(bytes.iter().rev().fold(0, |raw, byte| raw << 8 | u64::from(*byte)))
}

/// Some bits of a number.
pub fn range(raw: u64, hi: u32, lo: u32) -> u64 {
    raw >> lo & u64::MAX >> (63 - (hi - lo))
}

/// An item with the fields that it has so far: they decide which others are present.
pub struct Own<'c, 'a> {
    /// The layouts.
    pub codec: &'c Codec<'a>,
    /// The item.
    pub item: &'c Item,
}

impl Env for Own<'_, '_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        let n = self.codec.field(self.item.shape, path.first()?)?;
        let field = self.codec.fields(self.item.shape).get(n)?;
        let raw = self.codec.int(self.item, n)?;
        let name = path.get(1).unwrap_or(&field.name);
        match self.codec.groups(self.item.shape, n).iter().find(|group| group.name == *name) {
            // An encoding without a meaning has no value.
            Some(group) if !group.values.is_empty() => {
                let code = range(raw, group.hi, group.lo);
                let found = group.values.iter().find(|known| known.code == code)?;
                Some(found.value.unwrap_or(code as i64))
            }
            Some(group) => Some(range(raw, group.hi, group.lo) as i64),
            None if path.len() == 1 => Some(self.codec.number(field, raw)),
            None => None,
        }
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        let [Expr::Name(name)] = args else { return None };
        let n = self.codec.field(self.item.shape, name.path.first()?)?;
        let field = self.codec.fields(self.item.shape).get(n)?;
        let raw = self.codec.int(self.item, n)?;
        match function {
            "raw" => Some(raw as i64),
            "code" => {
                let name = name.path.get(1).unwrap_or(&field.name);
                let group = self.codec.groups(self.item.shape, n).iter().find(|group| group.name == *name)?;
                Some(range(raw, group.hi, group.lo) as i64)
            }
            _ => None,
        }
    }

    fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        let Expr::Name(place) = compared_with else { return None };
        let n = self.codec.field(self.item.shape, place.path.first()?)?;
        let field = self.codec.fields(self.item.shape).get(n)?;
        let range = place.path.get(1).unwrap_or(&field.name);
        let group = self.codec.groups(self.item.shape, n).iter().find(|group| group.name == *range)?;
        let found = group.values.iter().find(|known| known.name == name)?;
        Some(found.value.unwrap_or(found.code as i64))
    }
}
