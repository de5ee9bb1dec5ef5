//! Whole objects as trees: the header, the declarations of kernels and functions, and their instructions.

use super::tree::{Codec, Item, Value, range};
use genvisa::{Instruction, Version};
use std::sync::Arc;

/// A kernel or function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Routine {
    /// The declarations.
    pub data: Arc<Item>,
    /// The instructions.
    pub body: Vec<Arc<Item>>,
}

/// An object, or a file of debug information, which has a header alone.
///
/// Offsets and sizes are zero here. [`Object::bytes`] computes them for a file whose parts follow each other. Sizes and offsets of
/// inputs in the header that are not zero are added to the computed ones, so that objects can have wrong ones.
///
/// A changed object shares the parts that are the same with the object before the change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Object {
    /// The header.
    pub header: Arc<Item>,
    /// The kernels, one for each row of the header.
    pub kernels: Vec<Routine>,
    /// The functions, one for each row of the header.
    pub functions: Vec<Routine>,
}

/// The structure of the header of an object.
pub const HEADER: &str = "common_isa_header";
/// The tables of the header, and the structures that their rows point to.
pub const TABLES: [(&str, &str); 2] = [("kernel_info", "kernel_data"), ("function_info", "function_data")];
/// The fields that a row has for its place in the file.
const PLACE: [&str; 3] = ["offset", "size", "input_offset"];
/// The fields that declarations have for the place of their instructions.
const CODE: [&str; 2] = ["entry", "size"];
/// The fields of the header with the object version.
const VERSION: [&str; 2] = ["major_version", "minor_version"];
/// The table whose place the header has, too.
const INPUTS: &str = "num_inputs";

impl Object {
    /// The kernels and functions, kernels first.
    pub fn routines(&self) -> impl Iterator<Item = &Routine> {
        self.kernels.iter().chain(&self.functions)
    }

    /// A kernel or function by its number among all.
    pub fn routine(&self, n: usize) -> Option<&Routine> {
        self.kernels.get(n).or_else(|| self.functions.get(n.checked_sub(self.kernels.len())?))
    }

    /// The same, to change it.
    pub fn routine_mut(&mut self, n: usize) -> Option<&mut Routine> {
        let kernels = self.kernels.len();
        match n.checked_sub(kernels) {
            None => self.kernels.get_mut(n),
            Some(n) => self.functions.get_mut(n),
        }
    }

    /// Reads a file whose parts are in order.
    ///
    /// # Errors
    /// If the bytes are no such file, with the part that is not.
    pub fn read(codec: &Codec<'_>, file: &[u8]) -> Result<Self, String> {
        let no = |what: &str| format!("{what} cannot be read");
        let shape = codec.shape(HEADER).ok_or_else(|| no(HEADER))?;
        let mut header = codec.decode(shape, &mut &*file).ok_or_else(|| no(HEADER))?;
        let mut all = [Vec::new(), Vec::new()];
        for ((table, structure), into) in TABLES.into_iter().zip(&mut all) {
            let table = codec.field(shape, table).ok_or_else(|| no(table))?;
            let Some(Value::Items(rows)) = header.values.get_mut(table) else { return Err(no(structure)) };
            for row in Arc::make_mut(rows) {
                let offset = number(codec, row, PLACE[0]).ok_or_else(|| no(structure))?;
                into.push(Routine::read(codec, file, offset, structure).ok_or_else(|| no(structure))?);
                PLACE.iter().for_each(|name| set(codec, row, name, 0));
            }
        }
        let [kernels, functions] = all;
        Ok(Self { header: Arc::new(header), kernels, functions })
    }

    /// The bytes of the file.
    pub fn bytes(&self, codec: &Codec<'_>) -> Vec<u8> {
        // The header states the version that its own layout and all others follow.
        let version =
            VERSION.map(|name| number(codec, &self.header, name).and_then(|n| u8::try_from(n).ok()));
        let codec = &match version {
            [Some(major), Some(minor)] => Codec { version: (major, minor), ..*codec },
            _ => *codec,
        };
        let mut header = Item::clone(&self.header);
        let mut file = Vec::new();
        codec.encode(&header, &mut file);
        // Functions precede kernels.
        for (table, routines) in [(TABLES[1].0, &self.functions), (TABLES[0].0, &self.kernels)] {
            let Some(table) = codec.field(header.shape, table) else { continue };
            let Some(Value::Items(rows)) = header.values.get_mut(table) else { continue };
            for (row, routine) in
                Arc::make_mut(rows).iter_mut().zip(routines).filter(|(row, _)| !is_extern(codec, row))
            {
                let (bytes, inputs) = routine.bytes(codec);
                let place = [file.len(), bytes.len(), file.len() + inputs];
                for (name, value) in PLACE.iter().zip(place) {
                    let added =
                        if *name == PLACE[0] { 0 } else { number(codec, row, name).unwrap_or_default() };
                    set(codec, row, name, u64::from((value as u32).wrapping_add(added as u32)));
                }
                file.extend(bytes);
            }
        }
        let mut first = Vec::new();
        codec.encode(&header, &mut first);
        file.splice(..first.len(), first);
        file
    }
}

/// Whether another file has the function of a row.
pub fn is_extern(codec: &Codec<'_>, row: &Item) -> bool {
    has_linkage(codec, row, "Extern")
}

/// Whether the linkage of a row of the header has a name.
pub fn has_linkage(codec: &Codec<'_>, row: &Item, name: &str) -> bool {
    let Some(field) = codec.field(row.shape, "linkage") else { return false };
    let groups = codec.fields(row.shape).get(field).map_or(&[][..], |field| &field.bits);
    let raw = codec.int(row, field).unwrap_or_default();
    groups.iter().any(|group| {
        let code = range(raw, group.hi, group.lo);
        group.values.iter().any(|known| known.code == code && known.name == name)
    })
}

impl Routine {
    fn read(codec: &Codec<'_>, file: &[u8], offset: u64, structure: &str) -> Option<Self> {
        let object = file.get(usize::try_from(offset).ok()?..)?;
        let mut data = codec.decode(codec.shape(structure)?, &mut &*object)?;
        let [entry, size] = CODE.map(|name| number(codec, &data, name));
        let (entry, size) = (usize::try_from(entry?).ok()?, usize::try_from(size?).ok()?);
        let mut code = object.get(entry..entry.checked_add(size)?)?;
        let mut body = Vec::new();
        while !code.is_empty() {
            body.push(Arc::new(instruction(codec, &mut code)?));
        }
        CODE.iter().for_each(|name| set(codec, &mut data, name, 0));
        Some(Self { data: Arc::new(data), body })
    }

    /// The bytes, and the place of the table of inputs in them.
    fn bytes(&self, codec: &Codec<'_>) -> (Vec<u8>, usize) {
        let shape = self.data.shape;
        let mut begins = Vec::new();
        let mut bytes = Vec::new();
        codec.encode_with(&self.data, &mut bytes, |_, at| begins.push(at));
        let begin = |name: &str| {
            let field = codec.field(shape, name)?;
            Some((*begins.get(field)?, codec.width(shape, field).unwrap_or_default() as usize / 8))
        };
        let entry = bytes.len();
        self.body.iter().for_each(|one| codec.encode(one, &mut bytes));
        let place = [entry, bytes.len() - entry];
        for (name, value) in CODE.iter().zip(place) {
            let Some((at, len)) = begin(name) else { continue };
            let field = bytes.get_mut(at..at + len).into_iter().flatten();
            field.zip(value.to_le_bytes()).for_each(|(byte, new)| *byte = new);
        }
        let inputs = begin(INPUTS).map_or(0, |(at, _)| at);
        (bytes, inputs)
    }
}

/// Reads an instruction. Only the opcodes are read with `genvisa`, because its table of them is the one of the pages.
fn instruction(codec: &Codec<'_>, from: &mut &[u8]) -> Option<Item> {
    let (major, minor) = codec.version;
    let known = Instruction::decode(from, Version::new(major, minor)).ok()?.0;
    let n = codec.spec.isa.instructions.iter().position(|one| one.name == known.info().name)?;
    codec.decode(super::tree::Shape::Instruction(n), from)
}

fn number(codec: &Codec<'_>, item: &Item, name: &str) -> Option<u64> {
    codec.int(item, codec.field(item.shape, name)?)
}

fn set(codec: &Codec<'_>, item: &mut Item, name: &str, value: u64) {
    let field = codec.field(item.shape, name).and_then(|field| item.values.get_mut(field));
    if let Some(Value::Int(raw)) = field {
        *raw = value;
    }
}
