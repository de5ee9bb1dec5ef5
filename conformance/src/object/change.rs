//! Changes of an object in one place.

use super::facts::ATTRIBUTES;
use super::file::{Object, TABLES};
use super::node::{NodePlace, Part};
use super::tree::{Codec, Item, Value};
use genvisa_runner::vector::Difference;
use std::fmt;
use std::sync::Arc;

/// The field with the strings of a kernel or function.
pub const POOL: &str = "string_pool";

/// A change of an object in one place.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Change {
    /// Some bits of an integer field, or of one element of it, receive a value.
    Int(Bits, u64),
    /// A table receives another length: its last rows are removed or repeated.
    Resize(NodePlace, usize, usize),
    /// An index names a new string at the end of the pool.
    Text(NodePlace, usize, Vec<u8>),
    /// A string of the pool is replaced.
    String(usize, usize, Vec<u8>),
    /// An attribute receives a value, or is removed.
    Attribute(NodePlace, String, Option<Vec<u8>>),
    /// An instruction is removed.
    Delete(usize, usize),
    /// An instruction is also put in front of another one. Both have the number of their kernel or function.
    Copy((usize, usize), (usize, usize)),
}

/// Some bits of an integer field.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bits {
    /// The item.
    pub place: NodePlace,
    /// The number of the field.
    pub field: usize,
    /// The element of a repeated integer.
    pub element: usize,
    /// The highest and the lowest bit.
    pub range: (u32, u32),
    /// The name, for messages.
    pub name: String,
}

impl Bits {
    fn mask(&self) -> u64 {
        let (hi, lo) = self.range;
        u64::MAX >> (63 - (hi - lo)) << lo
    }

    /// The present value.
    pub fn get(&self, item: &Item) -> Option<u64> {
        let raw = match item.values.get(self.field)? {
            Value::Int(raw) => raw,
            Value::Ints(all) => all.get(self.element)?,
            _ => return None,
        };
        Some((raw & self.mask()) >> self.range.1)
    }
}

impl Change {
    /// The kernel or function that is changed. Rules about others do not read it.
    pub fn routine(&self) -> Option<usize> {
        match self {
            Self::Int(Bits { place, .. }, _)
            | Self::Resize(place, ..)
            | Self::Text(place, ..)
            | Self::Attribute(place, ..) => place.part.routine(),
            Self::String(routine, ..) | Self::Delete(routine, _) => Some(*routine),
            Self::Copy(_, (routine, _)) => Some(*routine),
        }
    }

    /// The number that a part of the object receives: some bits, or the number of rows of a table.
    pub fn number(&self) -> Option<u64> {
        match self {
            Self::Int(_, number) => Some(*number),
            Self::Resize(_, _, len) => Some(*len as u64),
            _ => None,
        }
    }

    /// The number that this part has in an object.
    pub fn before(&self, codec: &Codec<'_>, object: &Object) -> Option<u64> {
        match self {
            Self::Int(bits, _) => bits.get(object.item(&bits.place)?),
            Self::Resize(place, table, _) => Some(codec.len(object.item(place)?, *table) as u64),
            _ => None,
        }
    }

    /// The same change with another number.
    #[must_use]
    pub fn with_number(&self, number: u64) -> Self {
        match self {
            Self::Int(bits, _) => Self::Int(bits.clone(), number),
            Self::Resize(place, table, _) => Self::Resize(place.clone(), *table, number as usize),
            other => other.clone(),
        }
    }

    /// The changed object; `None` if it is no change.
    pub fn apply(&self, codec: &Codec<'_>, object: &Object) -> Option<Object> {
        let mut changed = object.clone();
        match self {
            Self::Int(bits, value) => {
                let raw = match changed.item_mut(&bits.place)?.values.get_mut(bits.field)? {
                    Value::Int(raw) => raw,
                    Value::Ints(all) => all.get_mut(bits.element)?,
                    _ => return None,
                };
                *raw = *raw & !bits.mask() | value << bits.range.1 & bits.mask();
            }
            Self::Resize(place, field, len) => {
                let item = changed.item_mut(place)?;
                let described = codec.fields(item.shape).get(*field)?;
                let name = described.name.as_str();
                match item.values.get_mut(*field)? {
                    Value::Items(all) if all.is_empty() => {
                        let shape = codec.shape(&described.wire.last()?.ty)?;
                        Arc::make_mut(all).resize(*len, codec.blank(shape));
                    }
                    Value::Items(all) => {
                        let all = Arc::make_mut(all);
                        let old = all.len();
                        resize(all, *len)?;
                        // The file decides where the parts are that rows of the header name.
                        if place.part != Part::Header {
                            place_rows(codec, all, old);
                        }
                    }
                    Value::Ints(all) if all.is_empty() => all.resize(*len, u64::from(b'x')),
                    Value::Ints(all) => resize(all, *len)?,
                    Value::Strings(all) => resize(Arc::make_mut(all), *len)?,
                    Value::Absent | Value::Int(_) => return None,
                }
                if (place.part, name) == (Part::Header, TABLES[0].0) {
                    resize(&mut changed.kernels, *len)?;
                }
                if (place.part, name) == (Part::Header, TABLES[1].0) && !changed.functions.is_empty() {
                    resize(&mut changed.functions, *len)?;
                }
            }
            Self::Text(place, field, text) => {
                let pool = pool(codec, &mut changed, place.part.routine()?)?;
                pool.push(text.clone());
                let index = pool.len() as u64 - 1;
                match changed.item_mut(place)?.values.get_mut(*field)? {
                    Value::Int(raw) => *raw = index,
                    _ => return None,
                }
            }
            Self::String(routine, index, text) => {
                text.clone_into(pool(codec, &mut changed, *routine)?.get_mut(*index)?);
            }
            Self::Attribute(place, name, value) => {
                let pool = pool(codec, &mut changed, place.part.routine()?)?;
                let known = pool.iter().position(|text| text == name.as_bytes());
                let index = known.unwrap_or(pool.len());
                if known.is_none() {
                    pool.push(name.as_bytes().to_vec());
                }
                let item = changed.item_mut(place)?;
                let table = codec.field(item.shape, ATTRIBUTES)?;
                let shape = codec.shape(ATTRIBUTES)?;
                let (of_name, of_value) = (codec.field(shape, "name")?, codec.field(shape, "value")?);
                let Value::Items(rows) = item.values.get_mut(table)? else { return None };
                let rows = Arc::make_mut(rows);
                rows.retain(|row| row.values.get(of_name) != Some(&Value::Int(index as u64)));
                if let Some(value) = value {
                    let mut row = codec.blank(shape);
                    *row.values.get_mut(of_name)? = Value::Int(index as u64);
                    let bytes = value.iter().map(|byte| u64::from(*byte)).collect();
                    *row.values.get_mut(of_value)? = Value::Ints(bytes);
                    rows.push(row);
                }
            }
            Self::Delete(routine, line) => {
                let body = &mut changed.routine_mut(*routine)?.body;
                (*line < body.len()).then(|| body.remove(*line))?;
            }
            Self::Copy((routine, from), (target, to)) => {
                let one = object.routine(*routine)?.body.get(*from)?.clone();
                let body = &mut changed.routine_mut(*target)?.body;
                (*to <= body.len()).then(|| body.insert(*to, one))?;
            }
        }
        (changed != *object).then_some(changed)
    }

    /// The place of the change, and both values there.
    pub fn difference(&self, codec: &Codec<'_>, base: &Object) -> Difference {
        let path = |place| base.path(codec, place);
        let name = |place, field: usize| {
            let item = base.item(place)?;
            Some(codec.fields(item.shape).get(field)?.name.as_str())
        };
        let (field, found, valid) = match self {
            Self::Int(bits, value) => {
                let before = base.item(&bits.place).and_then(|item| bits.get(item));
                // The name of bits of an instruction begins with its number, as the path does.
                let instruction = match bits.place.part {
                    Part::Line(_, line) => format!("instruction {line} "),
                    Part::Header | Part::Data(_) => String::new(),
                };
                let name = bits.name.strip_prefix(&instruction).unwrap_or(&bits.name);
                let field = format!("{} {name}", path(&bits.place));
                (field, value.to_string(), before.map_or_else(String::new, |n| n.to_string()))
            }
            Self::Resize(place, field, len) => {
                let before = base.item(place).map_or(0, |item| codec.len(item, *field));
                let rows = format!("{} rows of {}", path(place), name(place, *field).unwrap_or_default());
                (rows, len.to_string(), before.to_string())
            }
            Self::Text(place, field, text) => {
                let field = format!("{} {}", path(place), name(place, *field).unwrap_or_default());
                (field, quoted(text), "another string".into())
            }
            Self::String(routine, index, text) => {
                (format!("{} string {index}", Part::Data(*routine)), quoted(text), "another string".into())
            }
            Self::Attribute(place, name, value) => {
                let found = value.as_ref().map_or_else(|| "absent".into(), |value| bytes(value));
                (format!("{} attribute {name}", path(place)), found, "unchanged".into())
            }
            Self::Delete(routine, line) => {
                (Part::Line(*routine, *line).to_string(), "absent".into(), "present".into())
            }
            Self::Copy(from, to) => {
                let [from, to] = [from, to].map(|(routine, line)| Part::Line(*routine, *line));
                (format!("in front of {to}"), format!("a copy of {from}"), "nothing".into())
            }
        };
        Difference { field, found, valid }
    }
}

fn resize<T: Clone>(all: &mut Vec<T>, len: usize) -> Option<()> {
    let last = all.last()?.clone();
    all.resize(len, last);
    Some(())
}

/// Places the rows from one on behind those in front of them, where rows have an offset and a size.
fn place_rows(codec: &Codec<'_>, rows: &mut [Item], from: usize) {
    for n in from..rows.len() {
        let [.., before, row] = &mut rows[..=n] else { return };
        let field = |name: &str| codec.field(row.shape, name);
        let (Some(offset), Some(size)) = (field("offset"), field("size")) else { return };
        let int = |field: usize| codec.int(before, field);
        let end = int(offset).zip(int(size)).and_then(|(offset, size)| offset.checked_add(size));
        if let (Some(end), Some(Value::Int(own))) = (end, row.values.get_mut(offset)) {
            *own = end;
        }
    }
}

fn pool<'o>(codec: &Codec<'_>, object: &'o mut Object, routine: usize) -> Option<&'o mut Vec<Vec<u8>>> {
    let data = Arc::make_mut(&mut object.routine_mut(routine)?.data);
    let field = codec.field(data.shape, POOL)?;
    match data.values.get_mut(field)? {
        Value::Strings(all) => Some(Arc::make_mut(all)),
        _ => None,
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.place, self.name)?;
        if self.element == 0 { Ok(()) } else { write!(f, "[{}]", self.element) }
    }
}

impl fmt::Display for Change {
    /// The place and the change. Different changes of an object have different texts.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(bits, value) => write!(f, "{bits}={value}"),
            Self::Resize(place, field, len) => write!(f, "{place} table {field} with {len} rows"),
            Self::Text(place, field, text) => write!(f, "{place} field {field} names {}", quoted(text)),
            Self::String(routine, index, text) => write!(f, "routine {routine} {index} is {}", quoted(text)),
            Self::Attribute(place, name, None) => write!(f, "{place} no {name}"),
            Self::Attribute(place, name, Some(value)) => write!(f, "{place} {name}={}", bytes(value)),
            Self::Delete(routine, line) => write!(f, "routine {routine} without instruction {line}"),
            Self::Copy(from, to) => write!(f, "instruction {from:?} again in front of {to:?}"),
        }
    }
}

/// A text, or its beginning and length.
fn quoted(text: &[u8]) -> String {
    match text {
        [first, ..] if text.len() > 8 => format!("string of {} bytes {first:#04x}", text.len()),
        _ => format!("string \"{}\"", text.escape_ascii()),
    }
}

/// The bytes of a value, or the first one and the number of them.
fn bytes(value: &[u8]) -> String {
    match value {
        [first, ..] if value.len() > 8 => format!("{} bytes {first:#04x}", value.len()),
        _ => format!("{value:02x?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{Spec, VERSION};

    const KERNEL: &str =
        ".version 4.1\n.kernel \"k\"\n.kernel_attr SimdSize=8\n.kernel_attr SLMSize=2\nret (M1_NM, 1)\n";

    /// The names and values of the attributes of the kernel.
    fn attributes(codec: &Codec<'_>, object: &Object) -> Vec<(String, Vec<u8>)> {
        let module = genvisa::Module::decode(&object.bytes(codec)).unwrap();
        let data = &module.kernels[0].data;
        let text = |n: u32| data.string_pool[n as usize].to_text();
        data.attribute_info.iter().map(|row| (text(row.name), row.value.clone())).collect()
    }

    #[test]
    fn an_attribute_is_replaced_added_and_removed() {
        let spec = Spec::embedded().unwrap();
        let codec = Codec { spec: &spec, version: VERSION };
        let bytes = genvisa_asm::module::assemble(KERNEL).unwrap().encode().unwrap();
        let object = Object::read(&codec, &bytes).unwrap();
        let place = NodePlace::of(Part::Data(0));
        let changed = |name: &str, value: Option<&[u8]>| {
            let change = Change::Attribute(place.clone(), name.into(), value.map(<[u8]>::to_vec));
            attributes(&codec, &change.apply(&codec, &object).unwrap())
        };
        let simd = |n: u8| ("SimdSize".to_string(), vec![n, 0, 0, 0]);
        let slm = ("SLMSize".to_string(), vec![2, 0, 0, 0]);
        assert_eq!(attributes(&codec, &object), [simd(8), slm.clone()]);
        assert_eq!(changed("SimdSize", Some(&[16, 0, 0, 0])), [slm.clone(), simd(16)]);
        assert_eq!(changed("SimdSize", None), std::slice::from_ref(&slm));
        assert_eq!(changed("Entry", Some(&[])), [simd(8), slm, ("Entry".to_string(), vec![])]);
    }

    /// The difference of a copy names the place, and then the instruction that is there again.
    #[test]
    fn an_instruction_is_repeated_in_front_of_another_one() {
        let spec = Spec::embedded().unwrap();
        let codec = Codec { spec: &spec, version: VERSION };
        let text = KERNEL.replace("ret ", "barrier\nfence_local\nret ");
        let bytes = genvisa_asm::module::assemble(&text).unwrap().encode().unwrap();
        let object = Object::read(&codec, &bytes).unwrap();
        let change = Change::Copy((0, 1), (0, 0));
        let changed = genvisa::Module::decode(&change.apply(&codec, &object).unwrap().bytes(&codec)).unwrap();
        let names: Vec<&str> = changed.kernels[0].body.iter().map(|line| line.info().name).collect();
        assert_eq!(names, ["FENCE", "BARRIER", "FENCE", "RET"]);
        let Difference { field, found, valid } = change.difference(&codec, &object);
        let place = |line| Part::Line(0, line).to_string();
        assert_eq!((field, found), (format!("in front of {}", place(0)), format!("a copy of {}", place(1))));
        assert_eq!(valid, "nothing");
    }
}
