//! The places of the fields of an instruction in the bytes of an object, for reports.

use super::tree::{Codec, Item, Shape, Value, range};
use genvisa_reader::isa::{BitGroup, Instruction};
use genvisa_runner::report::html::Field;

/// The fields of an instruction with their places in the bytes of an object that contains it. Bytes before the first field are
/// the opcode.
pub fn fields(codec: &Codec<'_>, item: &Item, start: usize) -> Vec<Field> {
    let mut places = Places { codec, at: start, fields: Vec::new() };
    if let Shape::Instruction(n) = item.shape
        && let Some(instruction) = codec.spec.isa.instructions.get(n)
    {
        places.opcode(instruction);
    }
    places.item("", item);
    places.fields
}

struct Places<'c, 'a> {
    codec: &'c Codec<'a>,
    /// The next byte.
    at: usize,
    fields: Vec<Field>,
}

impl Places<'_, '_> {
    fn opcode(&mut self, instruction: &Instruction) {
        let sub = instruction.sub_opcode.as_ref().map(|sub| ("sub_opcode", u64::from(sub.code)));
        for (name, code) in [("opcode", u64::from(instruction.opcode))].into_iter().chain(sub) {
            self.number(name, 8, code, &[]);
        }
    }

    fn item(&mut self, prefix: &str, item: &Item) {
        for (n, field) in self.codec.fields(item.shape).iter().enumerate() {
            let name = format!("{prefix}{}", field.name);
            let bits = self.codec.bits(field).unwrap_or_default();
            let groups = self.codec.groups(item.shape, n);
            match item.values.get(n) {
                Some(Value::Int(_)) => {
                    let raw = self.codec.int(item, n).unwrap_or_default();
                    self.number(&name, bits, raw, groups);
                }
                Some(Value::Ints(all)) => {
                    for (place, raw) in all.iter().enumerate() {
                        self.number(&format!("{name}[{place}]"), bits, *raw, groups);
                    }
                }
                Some(Value::Items(all)) if field.count.is_none() => {
                    all.iter().for_each(|inner| self.item(&format!("{name}."), inner));
                }
                Some(Value::Items(all)) => {
                    for (place, inner) in all.iter().enumerate() {
                        self.item(&format!("{name}[{place}]."), inner);
                    }
                }
                Some(Value::Strings(_) | Value::Absent) | None => {}
            }
        }
        if let Some(variant) = &item.variant {
            self.item(prefix, variant);
        }
    }

    /// Adds a number: its bit ranges, or all of it without any.
    fn number(&mut self, name: &str, bits: u32, raw: u64, groups: &[BitGroup]) {
        let last = name.rsplit('.').next().unwrap_or(name);
        for group in groups {
            let code = range(raw, group.hi, group.lo);
            let known = group.values.iter().find(|known| known.code == code);
            let field = Field {
                name: if last == group.name { name.to_string() } else { format!("{name}.{}", group.name) },
                byte: self.at + group.lo as usize / 8,
                bit: group.lo % 8,
                width: group.hi - group.lo + 1,
                value: known.map_or_else(|| code.to_string(), |known| format!("{code} {}", known.name)),
            };
            self.fields.push(field);
        }
        if groups.is_empty() {
            let (byte, name) = (self.at, name.to_string());
            self.fields.push(Field { name, byte, bit: 0, width: bits, value: raw.to_string() });
        }
        self.at += bits as usize / 8;
    }
}
