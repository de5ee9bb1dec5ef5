//! Fragments: one or several instructions with places for other code between them, and the declarations that they need.

use super::code::Code;
use crate::case::Kernel;
use crate::valid::Whole;
use crate::whole::Frame;
use genvisa::object::KernelData;
use genvisa::{Instruction, LabelKind, Module, NEWEST_VERSION, Platform};
use genvisa_asm::Target;
use genvisa_runtime::flow::{Effect, reads_unset};
use genvisa_runtime::object::{BodyInstruction, Step};
use genvisa_runtime::{Flow, Refers};

/// Labels of texts with names that begin so are places for other code.
const HOLE: &str = "hole";

/// Some instructions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fragment {
    /// The parts in order.
    pub parts: Vec<Part>,
    /// The declarations, in the order of their first use.
    pub needs: Vec<Need>,
    /// The kernel that it needs.
    pub frame: Frame,
    /// The registers of arguments and of results of the function that it calls, or whose address it takes.
    pub call: Option<[u8; 2]>,
}

/// A part of a fragment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// An instruction.
    Code(Code),
    /// A place for other code.
    Hole,
}

/// A declaration that a fragment needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Need {
    /// Its table.
    pub table: Refers,
    /// Its position in the fragment.
    pub position: u32,
    /// The type of a general variable, the kind of a label.
    pub ty: u8,
    /// The number of elements, at least.
    pub elements: u32,
    /// Whether it must have a value.
    pub reads: bool,
    /// Whether it receives a value.
    pub writes: bool,
    /// Whether no other code may use it.
    pub is_own: bool,
}

impl Fragment {
    /// A generated instruction. Behind one that branches there are places for other code and its labels. Nothing if it cannot
    /// be a part of other code: labels and returns belong to the structure of a program.
    pub fn of(whole: &Whole, frame: Frame, platform: Platform) -> Option<Self> {
        let (instruction, length) = Instruction::decode(&whole.case.bytes, NEWEST_VERSION).ok()?;
        let is_it = instruction.info().name == whole.case.instruction && length == whole.case.bytes.len();
        let is_structure = matches!(
            instruction.step(),
            Step::Block(_) | Step::Subroutine(_) | Step::Return | Step::ConditionalReturn
        );
        // A program that reads such a variable has a warning.
        let is_unset = reads_unset(instruction.info(), &instruction, platform);
        if !is_it || is_structure || is_unset {
            return None;
        }
        let code = Code::of(&instruction, platform)?;
        let call = match &instruction {
            Instruction::Fcall(call) => Some([call.arg_size, call.return_size]),
            // The address of a function without arguments and results: a kernel has no address that a program can call.
            Instruction::Faddr(_) => Some([0, 0]),
            _ => None,
        };
        let mut blocks: Vec<u32> = Vec::new();
        for access in code.accesses.iter().filter(|access| access.table == Refers::Label) {
            let kind = whole.case.kernel.labels.get(access.position as usize).copied();
            if kind == Some(LabelKind::Block as u8) && !blocks.contains(&access.position) {
                blocks.push(access.position);
            }
        }
        // Code behind a branch that is always taken is not reached.
        let mut is_reached = code.is_conditional();
        let mut parts = vec![Part::Code(code)];
        for label in blocks {
            parts.extend(is_reached.then_some(Part::Hole));
            let label = genvisa::instructions::Label { label: u16::try_from(label).ok()? };
            parts.push(Part::Code(Code::of(&label.into(), platform)?));
            is_reached = true;
        }
        let kernel = &whole.case.kernel;
        let needs = needs(&parts, |table, position| row(kernel, table, position))?;
        Some(Self { parts, needs, frame, call })
    }

    /// Declarations and instructions as text, for a platform. Labels with names that begin with `hole` are places for other
    /// code. Variables that the text writes first belong to it alone.
    ///
    /// # Errors
    /// If the text cannot be assembled, with the first problem.
    pub fn from_text(declarations: &str, code: &str, platform: Platform) -> Result<Self, String> {
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n{declarations}\n.kernel_attr Target=\"cm\"\n\n.function \"k_main\"\n{code}\n"
        );
        let problem = |message: String| format!("{message} in\n{text}");
        let read = Target::from(platform).assemble(&text);
        let module: Module = read.map_err(|problems| {
            problem(problems.into_iter().next().map(|first| first.message.to_string()).unwrap_or_default())
        })?;
        let kernel = module.kernels.first().ok_or_else(|| problem("no kernel".into()))?;
        let mut parts = Vec::new();
        let mut begun = None;
        for instruction in kernel.body.iter() {
            match instruction.step() {
                Step::Subroutine(label) => begun = Some(label),
                Step::Block(label) if begun == Some(label) => {}
                Step::Block(label) if is_hole(&kernel.data, label) => parts.push(Part::Hole),
                _ => {
                    let code = Code::of(&instruction, platform);
                    parts.push(Part::Code(
                        code.ok_or_else(|| {
                            problem(format!("{} has other indexes", instruction.info().name))
                        })?,
                    ));
                }
            }
        }
        let declared = declared(&kernel.data);
        let mut needs = needs(&parts, |table, position| row(&declared, table, position))
            .ok_or_else(|| problem("a declaration is missing".into()))?;
        for need in &mut needs {
            need.is_own = !need.reads && need.writes;
        }
        Ok(Self { parts, needs, frame: Frame::default(), call: None })
    }

    /// Whether a part of the fragment has an effect on control flow.
    pub fn branches(&self) -> bool {
        self.parts.iter().any(|part| match part {
            Part::Code(code) => !matches!(code.flow, Flow::Next | Flow::NoCode),
            Part::Hole => true,
        })
    }
}

/// The declarations of some parts. A declaration must have a value if it is read before it is written.
fn needs(parts: &[Part], row: impl Fn(Refers, u32) -> Option<(u8, u32)>) -> Option<Vec<Need>> {
    let mut needs: Vec<Need> = Vec::new();
    let codes = parts.iter().filter_map(|part| match part {
        Part::Code(code) => Some(code),
        Part::Hole => None,
    });
    for access in codes.flat_map(|code| &code.accesses) {
        let (table, position) = (access.table, access.position);
        let known = needs.iter_mut().find(|need| (need.table, need.position) == (table, position));
        let need = match known {
            Some(need) => need,
            None => {
                let (ty, elements) = row(table, position)?;
                let reads = access.effect == Effect::Read;
                needs.push(Need { table, position, ty, elements, reads, writes: false, is_own: false });
                needs.last_mut()?
            }
        };
        need.writes |= access.effect == Effect::Write;
    }
    Some(needs)
}

/// Type or kind, and number of elements, of a declaration.
fn row(kernel: &Kernel, table: Refers, position: u32) -> Option<(u8, u32)> {
    let position = usize::try_from(position).ok()?;
    let elements = |list: &[u32]| list.get(position).map(|elements| (0, *elements));
    match table {
        Refers::Variable => kernel.variables.get(position).copied(),
        Refers::Address => elements(&kernel.addresses),
        Refers::Predicate => elements(&kernel.predicates),
        Refers::Surface => elements(&kernel.surfaces),
        Refers::Sampler => elements(&kernel.samplers),
        Refers::Label => kernel.labels.get(position).map(|kind| (*kind, 1)),
        Refers::String => Some((0, 1)),
    }
}

/// The declarations of a kernel as those of a case.
fn declared(data: &KernelData) -> Kernel {
    let variable = |info: &genvisa::object::VarInfo| {
        (info.bit_properties.data_type().map_or(0, |ty| ty as u8), info.num_elements.into())
    };
    Kernel {
        variables: data.var_info.iter().map(variable).collect(),
        addresses: data.address_info.iter().map(|info| info.num_elements.into()).collect(),
        predicates: data.predicate_info.iter().map(|info| info.num_elements.into()).collect(),
        surfaces: data.surface_info.iter().map(|info| info.num_elements.into()).collect(),
        samplers: data.sampler_info.iter().map(|info| info.num_elements.into()).collect(),
        labels: data.label_info.iter().map(|info| info.kind.raw()).collect(),
    }
}

/// Whether a label marks a place for other code.
fn is_hole(data: &KernelData, label: u32) -> bool {
    let info = usize::try_from(label).ok().and_then(|label| data.label_info.get(label));
    let name = info.and_then(|info| data.string_pool.get(usize::try_from(info.name_index).ok()?));
    name.is_some_and(|name| name.0.starts_with(HOLE.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_needs_a_value_only_if_it_is_read_first() {
        let declarations =
            ["A", "B", "C"].map(|name| format!(".decl {name} v_type=G type=f num_elts=16 align=GRF"));
        let code = "mov (M1, 16) A(0,0)<1> B(0,0)<1;1,0>\nadd (M1, 16) C(0,0)<1> A(0,0)<1;1,0> C(0,0)<1;1,0>";
        let fragment = Fragment::from_text(&declarations.join("\n"), code, Platform::Skl).unwrap();
        let needs = fragment.needs.iter().map(|need| (need.position, need.reads, need.writes, need.is_own));
        assert!(
            needs.eq([(1, true, false, false), (0, false, true, true), (2, true, true, false)]),
            "{:?}",
            fragment.needs
        );
    }
}
