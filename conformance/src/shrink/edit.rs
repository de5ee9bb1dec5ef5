//! One way to make a module smaller.

use super::part::{self, Part, with_data};
use super::unused;
use genvisa::{Instruction, Module, NEWEST_VERSION, Platform};
use genvisa_runtime::object::{BodyInstruction, Step, to_bytes};
use genvisa_runtime::{Fields, Refers};
use std::collections::BTreeSet;
use std::ops::Range;

/// The numbers of elements that are tried for a variable.
const ELEMENTS: [u16; 6] = [1, 2, 4, 8, 16, 64];

/// A change of a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Edit {
    /// Without a kernel or function.
    Part(Part),
    /// Without some instructions.
    Instructions(Part, Range<usize>),
    /// Without all instructions that name a label, and without the subroutine that begins there.
    Label(Part, u32),
    /// Without the declarations of some tables that nothing uses.
    Unused(Part, &'static [Refers]),
    /// Without an attribute.
    Attribute(Part, usize),
    /// Without an input.
    Input(Part, usize),
    /// With a smaller variable.
    Elements(Part, usize, u16),
    /// With zero in a field of an instruction: number of the instruction, of the field and of the element.
    Zero(Part, usize, usize, usize),
    /// With other bytes of an instruction.
    Bytes(Part, usize, Vec<u8>),
}

/// The tables whose unused declarations are removed at once.
const TABLES: &[&[Refers]] = &[
    &[Refers::Variable, Refers::Address, Refers::Predicate, Refers::Surface, Refers::Sampler, Refers::Label],
    &[Refers::Variable],
    &[Refers::Address],
    &[Refers::Predicate],
    &[Refers::Surface],
    &[Refers::Sampler],
    &[Refers::Label],
];

/// All changes of a module, the largest steps first.
pub(super) fn all(module: &Module, toward: Option<&Module>) -> Vec<Edit> {
    let parts = part::all(module);
    let mut edits = Vec::new();
    if parts.len() > 1 {
        edits.extend(parts.iter().copied().map(Edit::Part));
    }
    let bodies: Vec<(Part, Vec<Instruction>)> = parts
        .iter()
        .filter_map(|part| Some((*part, part::body(module, *part)?)))
        .filter(|(_, body)| body.rest.is_none())
        .map(|(part, body)| (part, body.iter().collect()))
        .collect();
    let longest = bodies.iter().map(|(_, body)| body.len()).max().unwrap_or_default();
    let mut size = longest.next_power_of_two() / 2;
    while size > 0 {
        for (part, body) in bodies.iter().filter(|(_, body)| body.len() >= size) {
            // The last instructions are the first to go: those in front give them values.
            let starts = (0..body.len()).step_by(size).collect::<Vec<_>>();
            let ranges = starts.into_iter().rev().map(|start| start..(start + size).min(body.len()));
            edits.extend(ranges.map(|range| Edit::Instructions(*part, range)));
        }
        if size <= 4 {
            for (part, body) in &bodies {
                edits.extend(labels(body).into_iter().map(|label| Edit::Label(*part, label)));
            }
        }
        size /= 2;
    }
    for part in &parts {
        edits.extend(TABLES.iter().map(|tables| Edit::Unused(*part, tables)));
        edits.extend((0..attributes(module, *part)).map(|number| Edit::Attribute(*part, number)));
        if let Part::Kernel(number) = part {
            let inputs = module.kernels.get(*number).map_or(0, |kernel| kernel.data.input_info.len());
            edits.extend((0..inputs).map(|number| Edit::Input(*part, number)));
        }
        for (number, elements) in elements(module, *part).into_iter().enumerate() {
            let fewer = ELEMENTS.into_iter().filter(|fewer| *fewer < elements);
            edits.extend(fewer.map(|fewer| Edit::Elements(*part, number, fewer)));
        }
    }
    for (part, body) in &bodies {
        for (number, instruction) in body.iter().enumerate() {
            edits.extend(
                toward
                    .and_then(|other| counterpart(other, *part, instruction, number))
                    .map(|bytes| Edit::Bytes(*part, number, bytes)),
            );
            edits
                .extend(zeros(instruction).map(|(field, element)| Edit::Zero(*part, number, field, element)));
        }
    }
    edits
}

/// The fields of an instruction that are numbers other than zero.
fn zeros(instruction: &Instruction) -> impl Iterator<Item = (usize, usize)> + '_ {
    let fields = 0..instruction.info().fields.len();
    let elements =
        fields.flat_map(|field| (0..instruction.times(field)).map(move |element| (field, element)));
    elements.filter(|(field, element)| {
        let is_label =
            instruction.info().fields.get(*field).is_some_and(|info| info.refers == Some(Refers::Label));
        let raw = instruction.field(*field, *element).and_then(|value| value.raw());
        !is_label && raw.is_some_and(|raw| raw != 0)
    })
}

/// The labels that instructions name.
fn labels(body: &[Instruction]) -> BTreeSet<u32> {
    body.iter().flat_map(named_labels).collect()
}

fn named_labels(instruction: &Instruction) -> Vec<u32> {
    let fields = instruction.info().fields.iter().enumerate();
    let fields = fields.filter(|(_, field)| field.refers == Some(Refers::Label)).map(|(number, _)| number);
    let mut found = Vec::new();
    for field in fields {
        for element in 0..instruction.times(field) {
            let raw = instruction.field(field, element).and_then(|value| value.raw());
            found.extend(raw.and_then(|raw| u32::try_from(raw).ok()));
        }
    }
    found
}

fn attributes(module: &Module, part: Part) -> usize {
    match part {
        Part::Kernel(number) => {
            module.kernels.get(number).map_or(0, |kernel| kernel.data.attribute_info.len())
        }
        Part::Function(number) => {
            let function = module.functions.get(number).and_then(Option::as_ref);
            function.map_or(0, |function| function.data.attribute_info.len())
        }
    }
}

fn elements(module: &Module, part: Part) -> Vec<u16> {
    let variables = match part {
        Part::Kernel(number) => module.kernels.get(number).map(|kernel| &kernel.data.var_info),
        Part::Function(number) => {
            let function = module.functions.get(number).and_then(Option::as_ref);
            function.map(|function| &function.data.var_info)
        }
    };
    variables.into_iter().flatten().map(|info| info.num_elements).collect()
}

/// The bytes of the same instruction of another module, as near to its place as possible.
fn counterpart(other: &Module, part: Part, instruction: &Instruction, number: usize) -> Option<Vec<u8>> {
    let body = part::body(other, part)?;
    let name = instruction.info().name;
    let same = body.iter().enumerate().filter(|(_, other)| other.info().name == name && other != instruction);
    let (_, nearest) = same.min_by_key(|(at, _)| at.abs_diff(number))?;
    to_bytes(&nearest, NEWEST_VERSION).ok()
}

impl Edit {
    /// The changed module. Nothing if it cannot be changed so.
    pub(super) fn apply(&self, mut module: Module, platform: Platform) -> Option<Module> {
        match self {
            Self::Part(Part::Kernel(number)) => {
                module.kernels.remove(*number);
                module.header.kernel_info.remove(*number);
            }
            Self::Part(Part::Function(number)) => {
                module.functions.remove(*number);
                module.header.function_info.remove(*number);
            }
            Self::Instructions(part, range) => {
                let mut number = 0..;
                keep(&mut module, *part, |_| number.next().is_none_or(|at| !range.contains(&at)))?;
            }
            Self::Label(part, label) => {
                let mut is_inside = false;
                keep(&mut module, *part, |instruction| {
                    if let Step::Subroutine(begun) = instruction.step() {
                        is_inside = begun == *label;
                    }
                    !is_inside && !named_labels(instruction).contains(label)
                })?;
            }
            Self::Unused(part, tables) => unused::remove(&mut module, *part, tables, platform)?,
            Self::Attribute(part, number) => {
                with_data!(module, *part, |data| {
                    data.attribute_info.remove(*number);
                });
            }
            Self::Input(Part::Kernel(kernel), number) => {
                module.kernels.get_mut(*kernel)?.data.input_info.remove(*number);
            }
            Self::Input(Part::Function(_), _) => return None,
            Self::Elements(part, number, elements) => {
                let bytes_of = |info: &genvisa::object::VarInfo| {
                    let ty = info.bit_properties.data_type()? as i64;
                    let nothing = genvisa::Declarations::default();
                    let bytes = platform.context(&nothing).bytes(Some(ty))?;
                    u16::try_from(bytes * i64::from(info.num_elements)).ok()
                };
                let size = with_data!(module, *part, |data| {
                    let info = data.var_info.get_mut(*number)?;
                    info.num_elements = *elements;
                    bytes_of(info)
                });
                // An input has the size of its variable.
                if let Part::Kernel(kernel) = part {
                    let id = index(*number, platform)?;
                    let inputs = &mut module.kernels.get_mut(*kernel)?.data.input_info;
                    for input in inputs.iter_mut().filter(|input| input.id == id) {
                        input.size = size.unwrap_or(input.size);
                    }
                }
            }
            Self::Zero(part, number, field, element) => {
                let mut body: Vec<Instruction> = part::body(&module, *part)?.iter().collect();
                body.get_mut(*number)?.field_mut(*field, *element)?.set_raw(0).then_some(())?;
                part::set_body(&mut module, *part, &body)?;
            }
            Self::Bytes(part, number, bytes) => {
                let mut body: Vec<Instruction> = part::body(&module, *part)?.iter().collect();
                *body.get_mut(*number)? = Instruction::decode(bytes, NEWEST_VERSION).ok()?.0;
                part::set_body(&mut module, *part, &body)?;
            }
        }
        Some(module)
    }
}

/// The index that instructions and inputs have for a declared general variable.
pub(super) fn index(position: usize, platform: Platform) -> Option<u32> {
    let first = platform.context(&genvisa::Declarations::default()).platform.first.variable;
    u32::try_from(position).ok()?.checked_add(first)
}

/// Keeps some instructions of a part. Nothing if that changes nothing.
fn keep(module: &mut Module, part: Part, mut keeps: impl FnMut(&Instruction) -> bool) -> Option<()> {
    let body = part::body(module, part)?;
    let before = body.len();
    let kept: Vec<Instruction> = body.iter().filter(|instruction| keeps(instruction)).collect();
    (kept.len() < before).then(|| part::set_body(module, part, &kept))?
}
