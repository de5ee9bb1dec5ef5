//! Whether two modules are the same program: the same declarations and the same machine code.
//!
//! The order of strings and of labels in their tables has no meaning. Each label of one program must be one label of the
//! other, so that every branch has the same target.

use super::ensure;
use genvisa::object::{AttributeInfo, FunctionData, KernelData, LabelInfo};
use genvisa::{Body, Instruction, Module};
use genvisa_runtime::object::{BodyInstruction, PoolString, Step};
use genvisa_runtime::{Fields, Refers};
use std::collections::HashMap;
use std::fmt::Debug;

/// The parts that must be equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// Everything that has an effect on machine code.
    Meaning,
    /// The names of variables and labels as well.
    Names,
}

/// Fails if two modules are different programs.
pub fn same(one: &Module, other: &Module, kept: Kept) -> Result<(), String> {
    equal("versions", &one.version(), &other.version())?;
    let count = |module: &Module| (module.kernels.len(), module.functions.iter().flatten().count());
    equal("numbers of kernels and functions", &count(one), &count(other))?;
    let kernel_names = |module: &Module| -> Vec<_> {
        module.header.kernel_info.iter().map(|info| info.name.clone()).collect()
    };
    equal("names of kernels", &kernel_names(one), &kernel_names(other))?;
    for (a, b) in one.kernels.iter().zip(&other.kernels) {
        same_object((&a.data, &a.body), (&b.data, &b.body), kept)?;
    }
    for (a, b) in one.functions.iter().flatten().zip(other.functions.iter().flatten()) {
        let sizes = |data: &FunctionData| (data.input_size, data.return_value_size);
        equal("sizes of a function", &sizes(&a.data), &sizes(&b.data))?;
        let (of_a, of_b) = (tables(&a.data), tables(&b.data));
        same_object((&of_a, &a.body), (&of_b, &b.body), kept)?;
    }
    Ok(())
}

fn equal<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    ensure(one == other, || format!("{what} differ: {one:#?}\nis not\n{other:#?}"))
}

/// The tables of a function, as those of a kernel.
fn tables(data: &FunctionData) -> KernelData {
    let data = data.clone();
    KernelData {
        string_pool: data.string_pool,
        var_info: data.var_info,
        address_info: data.address_info,
        predicate_info: data.predicate_info,
        label_info: data.label_info,
        sampler_info: data.sampler_info,
        surface_info: data.surface_info,
        attribute_info: data.attribute_info,
        ..KernelData::default()
    }
}

fn same_object(one: (&KernelData, &Body), other: (&KernelData, &Body), kept: Kept) -> Result<(), String> {
    equal("declarations", &declared(one.0, kept), &declared(other.0, kept))?;
    let (code, others) = (code(one.1), code(other.1));
    equal("numbers of instructions", &code.len(), &others.len())?;
    let mut labels = Pairs::default();
    for (a, b) in code.iter().zip(&others) {
        let (a, b) = (Parts::of(a, one.0), Parts::of(b, other.0));
        equal("instructions", &a.fixed, &b.fixed)?;
        equal("texts of instructions", &a.strings, &b.strings)?;
        equal("numbers of labels of an instruction", &a.labels.len(), &b.labels.len())?;
        a.labels.iter().zip(&b.labels).try_for_each(|(a, b)| labels.add(*a, *b))?;
    }
    equal("numbers of labels", &one.0.label_info.len(), &other.0.label_info.len())?;
    for (a, b) in &labels.there {
        let label = |data: &KernelData, index: &u32| {
            let info = data.label_info.get(*index as usize);
            info.map(|info| label(info, &data.string_pool, kept))
        };
        equal("labels", &label(one.0, a), &label(other.0, b))?;
    }
    Ok(())
}

/// The kind, the attributes and the name of a label.
fn label(info: &LabelInfo, pool: &[PoolString], kept: Kept) -> (u8, Vec<Attribute>, Option<Vec<u8>>) {
    (info.kind.raw(), attributes(&info.attribute_info, pool), name(info.name_index, pool, kept))
}

/// The instructions without the labels that text does not repeat: those of a subroutine, directly at its begin.
fn code(body: &Body) -> Vec<Instruction> {
    let mut begun = None;
    let kept = body.iter().filter(|instruction| {
        let step = instruction.step();
        let is_repeated = matches!(step, Step::Block(label) if begun == Some(label));
        begun = match step {
            Step::Subroutine(label) => Some(label),
            _ => None,
        };
        !is_repeated
    });
    kept.collect()
}

/// An instruction without its labels and strings, which have other indexes in another program.
struct Parts {
    fixed: Instruction,
    labels: Vec<u32>,
    strings: Vec<Option<Vec<u8>>>,
}

impl Parts {
    fn of(instruction: &Instruction, data: &KernelData) -> Self {
        let mut parts = Self { fixed: *instruction, labels: Vec::new(), strings: Vec::new() };
        for (field, info) in instruction.info().fields.iter().enumerate() {
            let Some(table @ (Refers::Label | Refers::String)) = info.refers else { continue };
            for element in 0..instruction.times(field) {
                let Some(value) = parts.fixed.field_mut(field, element) else { continue };
                let index = value.raw().and_then(|raw| u32::try_from(raw).ok()).unwrap_or(u32::MAX);
                value.set_raw(0);
                match table {
                    Refers::Label => parts.labels.push(index),
                    _ => parts.strings.push(data.string_pool.get(index as usize).map(|s| s.0.clone())),
                }
            }
        }
        parts
    }
}

/// Labels of two programs, each with its counterpart.
#[derive(Default)]
struct Pairs {
    there: HashMap<u32, u32>,
    back: HashMap<u32, u32>,
}

impl Pairs {
    fn add(&mut self, a: u32, b: u32) -> Result<(), String> {
        let known = (*self.there.entry(a).or_insert(b), *self.back.entry(b).or_insert(a));
        ensure(known == (b, a), || {
            format!("label {a} becomes label {b}, and label {} becomes label {}", known.1, known.0)
        })
    }
}

type Attribute = (Option<Vec<u8>>, Vec<u8>);

fn attributes(attributes: &[AttributeInfo], pool: &[PoolString]) -> Vec<Attribute> {
    let attributes = attributes
        .iter()
        .map(|attribute| (name(attribute.name, pool, Kept::Names), as_assembled(&attribute.value)));
    attributes.collect()
}

/// The value of an attribute as assembly writes it: an empty value becomes 1, and numbers have four bytes.
fn as_assembled(value: &[u8]) -> Vec<u8> {
    match *value {
        [] => vec![1, 0, 0, 0],
        [byte] => i32::from(byte.cast_signed()).to_le_bytes().to_vec(),
        [a, b] => i32::from(i16::from_le_bytes([a, b])).to_le_bytes().to_vec(),
        _ => value.to_vec(),
    }
}

fn name(index: u32, pool: &[PoolString], kept: Kept) -> Option<Vec<u8>> {
    pool.get(index as usize).filter(|_| kept == Kept::Names).map(|string| string.0.clone())
}

/// The declarations without indexes of strings, and the names and attributes that the indexes lead to.
#[derive(Debug, PartialEq)]
struct Declared {
    tables: KernelData,
    names: Vec<Option<Vec<u8>>>,
    attributes: Vec<Vec<Attribute>>,
}

fn declared(data: &KernelData, kept: Kept) -> Declared {
    let (mut tables, pool) = (data.clone(), data.string_pool.clone());
    tables.string_pool.clear();
    tables.label_info.clear();
    (tables.name_index, tables.entry, tables.size) = (0, 0, 0);
    let mut names = Vec::new();
    let mut all = vec![attributes(&std::mem::take(&mut tables.attribute_info), &pool)];
    macro_rules! forget_strings {
        ($($table:ident)*) => {$(
            for info in &mut tables.$table {
                names.push(name(std::mem::take(&mut info.name_index), &pool, kept));
                all.push(attributes(&std::mem::take(&mut info.attribute_info), &pool));
            }
        )*};
    }
    forget_strings!(var_info address_info predicate_info sampler_info surface_info);
    Declared { tables, names, attributes: all }
}
