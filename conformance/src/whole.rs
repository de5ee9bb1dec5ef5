//! A case as a whole module: the declarations of its kernel, its instruction, and the instructions that it requires.

use crate::case::{Case, Kernel};
use genvisa::execution::{ExecSize, ExecSizeBits, Mask};
use genvisa::instructions::{Fcall, Fret, Label, Ret, Subroutine};
use genvisa::object::{
    AddressInfo, Alignment, AttributeInfo, CommonIsaHeader, FunctionData, FunctionInfo, KernelData,
    KernelInfo, Kind, KindBits, LabelInfo, Linkage, LinkageBits, PredicateInfo, SamplerInfo, SurfaceInfo,
    VarInfo, VarInfoBitPropertiesBits,
};
use genvisa::operands::PredBits;
use genvisa::{Body, Function, Instruction, LabelKind, Module, Version};
use genvisa_runtime::Fields;
use genvisa_runtime::object::{PoolString, to_bytes};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The kernel that instructions need, beyond their rules.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The instructions.
    pub of: Vec<String>,
    /// Whether they must be in a function rather than in a kernel.
    #[serde(default)]
    pub in_function: bool,
    /// Attributes of the kernel and their numbers.
    #[serde(default)]
    pub attributes: BTreeMap<String, u32>,
    /// Whether a function that is called is in another file.
    #[serde(default)]
    pub calls_elsewhere: bool,
    /// The reason.
    pub reason: String,
}

/// The index of the string with the name of the called function.
pub const CALLEE: u16 = 2;

/// The first strings of every object: the empty string, the kernel, the function.
const STRINGS: [&str; 3] = ["", "k", "f"];

/// The largest number of samplers of an object.
const SAMPLERS: usize = 31;

/// The module of a case. Bytes that are not an instruction are included as they are.
///
/// # Errors
/// If an object cannot contain the declarations of the case.
pub fn module(case: &Case, frame: &Frame) -> Result<Module, String> {
    let version = Version::new(case.version.0, case.version.1);
    let known = Instruction::decode(&case.bytes, version).ok().map(|(instruction, _)| instruction);
    let call = match &known {
        Some(Instruction::Fcall(call)) => Some(call),
        _ => None,
    };
    // The function has the registers that its caller states.
    let sizes = call.map_or([1, 1], |call| [call.arg_size, call.return_size]);

    let mut own = Object::new(&case.kernel)?;
    let end = if frame.in_function { fret() } else { ret() };
    let body = own.body(known.as_ref(), &case.bytes, &end, version)?;
    let ((mut data, body), function) = match frame.in_function {
        true => (caller(version)?, Some((own.data, body))),
        false if call.is_some() && !frame.calls_elsewhere => {
            ((own.data, body), Some(simple(&[begin(0), fret()], version)?))
        }
        false => ((own.data, body), None),
    };
    attribute(&mut data, "Target", frame.attributes.get("Target").copied().unwrap_or_default())?;
    for (name, value) in frame.attributes.iter().filter(|(name, _)| *name != "Target") {
        attribute(&mut data, name, *value)?;
    }

    let named = |index: u16| STRINGS[usize::from(index)].as_bytes().to_vec();
    let mut module = Module {
        header: CommonIsaHeader {
            magic_number: u32::from_le_bytes(*b"CISA"),
            major_version: version.major,
            minor_version: version.minor,
            kernel_info: vec![KernelInfo { name: named(1), ..KernelInfo::default() }],
            ..CommonIsaHeader::default()
        },
        kernels: vec![genvisa::Kernel { data, body }],
        ..Module::default()
    };
    if let Some((data, body)) = function {
        let linkage = LinkageBits::new(Linkage::Global);
        let info = FunctionInfo { linkage, name: named(CALLEE), ..FunctionInfo::default() };
        module.header.function_info.push(info);
        module.functions.push(Some(Function { data: function_data(data, sizes)?, body }));
    }
    module.lay_out().map_err(|e| e.to_string())?;
    Ok(module)
}

/// An object without declarations, except for the label of its first subroutine, 0.
fn simple(instructions: &[Instruction], version: Version) -> Result<(KernelData, Body), String> {
    let object = Object::new(&Kernel::default())?;
    let mut bytes = Vec::new();
    for instruction in instructions {
        bytes.extend(encoded(instruction, version)?);
    }
    Ok((object.data, Body::read(&bytes, 0..bytes.len(), version)))
}

/// A kernel that calls the function.
fn caller(version: Version) -> Result<(KernelData, Body), String> {
    let (exec_size, pred) = (once(), PredBits::default());
    let call = Fcall { exec_size, pred, func_id: CALLEE, arg_size: 1, return_size: 1 };
    simple(&[begin(0), call.into(), ret()], version)
}

/// A function with the declarations of a kernel, and with some registers for arguments and for results.
pub(crate) fn function_data(mut data: KernelData, sizes: [u8; 2]) -> Result<FunctionData, String> {
    for (name, size) in ["ArgSize", "RetValSize"].into_iter().zip(sizes) {
        attribute(&mut data, name, size.into())?;
    }
    let [input_size, return_value_size] = sizes.map(Into::into);
    Ok(FunctionData {
        string_pool: data.string_pool,
        name_index: CALLEE.into(),
        var_info: data.var_info,
        address_info: data.address_info,
        predicate_info: data.predicate_info,
        label_info: data.label_info,
        sampler_info: data.sampler_info,
        surface_info: data.surface_info,
        attribute_info: data.attribute_info,
        input_size,
        return_value_size,
        ..FunctionData::default()
    })
}

pub(crate) fn attribute(data: &mut KernelData, name: &str, value: u32) -> Result<(), String> {
    let name = string(&mut data.string_pool, name)?;
    data.attribute_info.push(AttributeInfo { name, value: value.to_le_bytes().to_vec() });
    Ok(())
}

pub(crate) fn string(pool: &mut Vec<PoolString>, text: &str) -> Result<u32, String> {
    pool.push(text.into());
    fits(pool.len() - 1)
}

fn fits<T: Copy + std::fmt::Display, U: TryFrom<T>>(number: T) -> Result<U, String> {
    U::try_from(number).map_err(|_| format!("{number} does not fit into its field"))
}

/// An object that is being built.
pub(crate) struct Object {
    /// The declarations.
    pub(crate) data: KernelData,
    /// The label of its first subroutine, after those of the case.
    pub(crate) main: u16,
}

impl Object {
    /// The declarations of a kernel.
    pub(crate) fn new(kernel: &Kernel) -> Result<Self, String> {
        let mut data = KernelData { name_index: 1, ..KernelData::default() };
        data.string_pool.extend(STRINGS.map(PoolString::from));
        let pool = &mut data.string_pool;
        for (n, (ty, elements)) in kernel.variables.iter().enumerate() {
            let (name_index, num_elements) = (string(pool, &format!("v{n}"))?, fits(*elements)?);
            let aligned = VarInfoBitPropertiesBits::default().with_alignment(Alignment::Grf);
            let bit_properties = VarInfoBitPropertiesBits::from_raw(aligned.raw() | *ty);
            data.var_info.push(VarInfo { name_index, bit_properties, num_elements, ..VarInfo::default() });
        }
        for (n, elements) in kernel.addresses.iter().enumerate() {
            let (name_index, num_elements) = (string(pool, &format!("a{n}"))?, fits(*elements)?);
            data.address_info.push(AddressInfo { name_index, num_elements, ..AddressInfo::default() });
        }
        for (n, elements) in kernel.predicates.iter().enumerate() {
            let (name_index, num_elements) = (string(pool, &format!("p{n}"))?, fits(*elements)?);
            data.predicate_info.push(PredicateInfo { name_index, num_elements, ..PredicateInfo::default() });
        }
        for (n, elements) in kernel.samplers.iter().take(SAMPLERS).enumerate() {
            let (name_index, num_elements) = (string(pool, &format!("s{n}"))?, fits(*elements)?);
            data.sampler_info.push(SamplerInfo { name_index, num_elements, ..SamplerInfo::default() });
        }
        for (n, elements) in kernel.surfaces.iter().enumerate() {
            let (name_index, num_elements) = (string(pool, &format!("t{n}"))?, fits(*elements)?);
            data.surface_info.push(SurfaceInfo { name_index, num_elements, ..SurfaceInfo::default() });
        }
        for (n, kind) in kernel.labels.iter().enumerate() {
            let (name_index, kind) = (string(pool, &format!("l{n}"))?, KindBits::from_raw(*kind));
            data.label_info.push(LabelInfo { name_index, kind, ..LabelInfo::default() });
        }
        let main = fits(data.label_info.len())?;
        let (name_index, kind) = (string(pool, "main")?, KindBits::default().with_kind(Kind::Subroutine));
        data.label_info.push(LabelInfo { name_index, kind, ..LabelInfo::default() });
        Ok(Self { data, main })
    }

    /// The instruction between the first and the last one, followed by the labels that it names.
    fn body(
        &mut self,
        known: Option<&Instruction>,
        bytes: &[u8],
        end: &Instruction,
        version: Version,
    ) -> Result<Body, String> {
        let (end, mut all) = (encoded(end, version)?, encoded(&begin(self.main), version)?);
        // The subroutine before another one must end first.
        if matches!(known, Some(Instruction::Subroutine(_))) {
            all.extend_from_slice(&end);
        }
        all.extend_from_slice(bytes);
        let is_label = matches!(known, Some(Instruction::Label(_) | Instruction::Subroutine(_)));
        let labels = known.filter(|_| !is_label).map(labels).unwrap_or_default();
        let of_kind = |kind: LabelKind| {
            let kind = KindBits::default().with_kind(kind);
            let infos = &self.data.label_info;
            labels.iter().filter(move |l| infos.get(usize::from(**l)).is_some_and(|info| info.kind == kind))
        };
        for label in of_kind(LabelKind::Block) {
            all.extend(encoded(&Label { label: *label }.into(), version)?);
            all.extend_from_slice(&end);
        }
        if of_kind(LabelKind::Block).next().is_none() {
            all.extend_from_slice(&end);
        }
        for label in of_kind(LabelKind::Subroutine) {
            all.extend(encoded(&begin(*label), version)?);
            all.extend_from_slice(&end);
        }
        Ok(Body::read(&all, 0..all.len(), version))
    }
}

pub(crate) fn encoded(instruction: &Instruction, version: Version) -> Result<Vec<u8>, String> {
    to_bytes(instruction, version).map_err(|error| error.to_string())
}

/// One channel without a mask: the instruction always executes.
fn once() -> ExecSizeBits {
    ExecSizeBits::new(ExecSize::Simd1, Mask::M1Nm)
}

pub(crate) fn begin(label: u16) -> Instruction {
    Subroutine { label }.into()
}

pub(crate) fn ret() -> Instruction {
    Ret { exec_size: once(), pred: PredBits::default() }.into()
}

pub(crate) fn fret() -> Instruction {
    Fret { exec_size: once(), pred: PredBits::default() }.into()
}

/// The labels that an instruction names, each once.
fn labels(one: &Instruction) -> Vec<u16> {
    let mut found = Vec::new();
    let fields = one
        .info()
        .fields
        .iter()
        .enumerate()
        .filter(|(_, field)| field.refers == Some(genvisa_runtime::Refers::Label));
    for (number, _) in fields {
        for element in 0..one.times(number) {
            let label = one.field(number, element).and_then(|value| value.raw());
            let label = label.and_then(|raw| u16::try_from(raw).ok());
            found.extend(label.filter(|label| !found.contains(label)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{CALLEE, Frame, begin, encoded, labels, module, once, ret};
    use crate::case::{Case, Kernel};
    use genvisa::Instruction;
    use genvisa::instructions::Fcall;
    use genvisa::operands::PredBits;
    use std::collections::BTreeSet;

    fn case(instruction: &Instruction) -> Case {
        Case {
            id: String::new(),
            sum: 0,
            instruction: instruction.info().name.to_string(),
            platform: "SKL".to_string(),
            version: (4, 1),
            bytes: encoded(instruction, genvisa::Version::new(4, 1)).unwrap(),
            kernel: Kernel::default(),
            is_readable: true,
            violated: BTreeSet::new(),
            counterpart: None,
        }
    }

    #[test]
    fn a_module_has_a_function_if_its_instruction_calls_one_or_must_be_in_one() {
        let call = Fcall {
            exec_size: once(),
            pred: PredBits::default(),
            func_id: CALLEE,
            arg_size: 3,
            return_size: 2,
        };
        let functions = |instruction: &Instruction, frame: &Frame| {
            let module = module(&case(instruction), frame).unwrap();
            module.functions.iter().flatten().map(|function| function.data.input_size).collect::<Vec<_>>()
        };
        let frame = Frame::default();
        assert!(functions(&ret(), &frame).is_empty());
        assert_eq!(functions(&call.into(), &frame), [3], "the registers that the caller states");
        let elsewhere = Frame { calls_elsewhere: true, ..Frame::default() };
        assert!(functions(&call.into(), &elsewhere).is_empty());
        let inside = Frame { in_function: true, ..Frame::default() };
        assert_eq!(functions(&begin(1), &inside), [1]);
    }

    #[test]
    fn a_label_that_an_instruction_names_twice_is_listed_once() {
        const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.function \"k_main\"
    switchjmp (M1, 1) 0x0:ud (first, second, first)
first:
second:
    ret (M1_NM, 1)
";
        let module = genvisa_asm::Target::from(genvisa::Platform::Skl).assemble(TEXT).unwrap();
        let body: Vec<Instruction> = module.kernels[0].body.iter().collect();
        let all: Vec<Vec<u16>> = body.iter().map(labels).collect();
        let names: Vec<&str> = body.iter().map(|one| one.info().name).collect();
        let jump = names.iter().position(|name| *name == "SWITCHJMP").unwrap();
        assert_eq!(all[jump].len(), 2, "{all:?}");
    }
}
