//! The module of the generated kernels and functions.

use super::routine::{FIRST_FUNCTION, OWN_NAME, Routine, bytes};
use crate::whole::{self, Object};
use genvisa::object::{
    AttributeInfo, Category, CommonIsaHeader, FunctionInfo, InputInfo, InputInfoKindBits, KernelData,
    KernelInfo, Linkage, LinkageBits,
};
use genvisa::{Body, Function, Instruction, Kernel, Module, NEWEST_VERSION, Platform};
use genvisa_runtime::object::PoolString;

/// The attribute with the name of the files that a finalizer writes for a kernel.
const OUTPUT: &str = "OutputAsmPath";

/// The name of a kernel.
fn kernel_name(number: usize) -> String {
    format!("kernel{number}")
}

/// The name of a function.
fn function_name(number: usize) -> String {
    format!("function{number}")
}

/// The module. `functions` are the functions with the registers of their arguments and results, in their order.
///
/// # Errors
/// If a number does not fit into its field.
pub fn module(
    kernels: &[Routine],
    functions: &[(Routine, [u8; 2])],
    platform: Platform,
) -> Result<Module, String> {
    let mut module = Module {
        header: CommonIsaHeader {
            magic_number: u32::from_le_bytes(*b"CISA"),
            major_version: NEWEST_VERSION.major,
            minor_version: NEWEST_VERSION.minor,
            ..CommonIsaHeader::default()
        },
        ..Module::default()
    };
    for (number, kernel) in kernels.iter().enumerate() {
        let name = kernel_name(number);
        let (mut data, body) = routine(kernel, &name, functions.len(), platform)?;
        let path = whole::string(&mut data.string_pool, OUTPUT)?;
        data.attribute_info.push(AttributeInfo { name: path, value: name.clone().into_bytes() });
        module.header.kernel_info.push(KernelInfo { name: name.into_bytes(), ..KernelInfo::default() });
        module.kernels.push(Kernel { data, body });
    }
    for (number, (function, sizes)) in functions.iter().enumerate() {
        let name = function_name(number);
        let (data, body) = routine(function, &name, functions.len(), platform)?;
        let mut data = whole::function_data(data, *sizes)?;
        data.name_index = OWN_NAME;
        let linkage = LinkageBits::new(Linkage::Global);
        let info = FunctionInfo { linkage, name: name.into_bytes(), ..FunctionInfo::default() };
        module.header.function_info.push(info);
        module.functions.push(Some(Function { data, body }));
    }
    module.lay_out().map_err(|error| error.to_string())?;
    Ok(module)
}

/// The declarations and the instructions of a routine.
fn routine(
    routine: &Routine,
    name: &str,
    functions: usize,
    platform: Platform,
) -> Result<(KernelData, Body), String> {
    let Object { mut data, main } = Object::new(&routine.kernel)?;
    // The first strings are the empty one, the own name, and the names of the functions.
    let rest = data.string_pool.split_off(FIRST_FUNCTION as usize);
    data.string_pool.truncate(1);
    data.string_pool.push(PoolString::from(name));
    data.string_pool.extend((0..functions).map(|number| PoolString::from(function_name(number).as_str())));
    // One string was in front of the others, that of the callee of single cases.
    let moved = u32::try_from(functions).map_err(|error| error.to_string())?;
    data.string_pool.extend(rest.into_iter().skip(1));
    rename(&mut data, |index| if index > FIRST_FUNCTION { index - 1 + moved } else { index });
    for (name, value) in &routine.attributes {
        whole::attribute(&mut data, name, *value)?;
    }
    inputs(&mut data, routine, platform)?;
    let mut all = whole::encoded(&whole::begin(main), NEWEST_VERSION)?;
    all.extend_from_slice(&routine.bytes);
    Ok((data, Body::read(&all, 0..all.len(), NEWEST_VERSION)))
}

/// Gives the names of declarations other indexes.
fn rename(data: &mut KernelData, to: impl Fn(u32) -> u32) {
    data.var_info.iter_mut().for_each(|info| info.name_index = to(info.name_index));
    data.address_info.iter_mut().for_each(|info| info.name_index = to(info.name_index));
    data.predicate_info.iter_mut().for_each(|info| info.name_index = to(info.name_index));
    data.label_info.iter_mut().for_each(|info| info.name_index = to(info.name_index));
    data.sampler_info.iter_mut().for_each(|info| info.name_index = to(info.name_index));
    data.surface_info.iter_mut().for_each(|info| info.name_index = to(info.name_index));
}

/// Places the inputs one behind the other, each at the start of a register. Register 0 has the header of the thread.
fn inputs(data: &mut KernelData, routine: &Routine, platform: Platform) -> Result<(), String> {
    let register = platform.grf_bytes();
    let first = platform.context(&genvisa::Declarations::default()).platform.first.variable;
    let mut at = register;
    for position in &routine.inputs {
        let variable = usize::try_from(*position).ok().and_then(|at| routine.kernel.variables.get(at));
        let size = variable.and_then(|(ty, elements)| bytes(platform, *ty, *elements));
        let size = size.ok_or_else(|| format!("input {position} has no size"))?;
        let fits =
            |number: u32| u16::try_from(number).map_err(|_| format!("{number} is too large for an input"));
        let (offset, size_field) = (fits(at)?, fits(size)?);
        let kind = InputInfoKindBits::default().with_category(Category::General);
        data.input_info.push(InputInfo { kind, id: first + position, offset, size: size_field });
        at += size.next_multiple_of(register);
    }
    Ok(())
}

/// The end of a kernel or subroutine, or of a function.
pub fn end(is_function: bool) -> Instruction {
    if is_function { whole::fret() } else { whole::ret() }
}
