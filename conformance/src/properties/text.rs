//! The text of a program.

use super::{InputOutcome, PropertyResult, ensure};
use genvisa::object::{AttributeInfo, FunctionData, KernelData};
use genvisa::{Body, Instruction, Module};
use genvisa_asm::Target;
use genvisa_asm::module::{assemble, disassemble};
use genvisa_asm::report::Source;

/// Text is read, or refused with problems that are sorted by position and inside of it. A text that is read gives the same
/// program as an object and as printed text.
pub fn text(text: &str) -> PropertyResult {
    let module = match assemble(text) {
        Ok(module) => module,
        Err(problems) => {
            ensure(!problems.is_empty(), || "the text is refused without a problem".into())?;
            ensure(Target::default().assemble_to_bytes(text.as_bytes()).is_none(), || {
                "direct assembly does not refuse the text".into()
            })?;
            ensure(problems.is_sorted_by_key(|problem| problem.span.start), || {
                format!("problems are out of order: {problems:#?}")
            })?;
            for problem in &problems {
                let spans =
                    std::iter::once(&problem.span).chain(problem.other.as_ref().map(|(span, _)| span));
                let outside = spans.filter(|span| text.get((*span).clone()).is_none()).count();
                ensure(outside == 0, || format!("{problem:?} is outside of the text"))?;
            }
            let rendered = Source::new("k.visaasm", text).render(&problems, false);
            ensure(!rendered.is_empty(), || "the problems are not rendered".into())?;
            return Ok(InputOutcome::Refused);
        }
    };
    let bytes = module.to_bytes().map_err(|error| format!("the module is not written: {error}"))?;
    let pieces = Target::default().assemble_to_bytes(text.as_bytes()).map(|pieces| pieces.concat());
    ensure(pieces.as_ref() == Some(&bytes), || {
        format!("direct assembly gives {pieces:02x?}, not {bytes:02x?}")
    })?;
    let object = Module::from_bytes(&bytes).map_err(|error| format!("the object is not read: {error}"))?;
    ensure(object == module, || format!("{module:#?}\nis read from its object as\n{object:#?}"))?;
    let printed = disassemble(&module);
    let again = read_again(&printed)?;
    alike(&module, &again).map_err(|what| format!("{what}, printed as\n{printed}"))?;
    // A name that the text form cannot represent is in a comment of the first text only.
    let named = disassemble(&again);
    printed_again(&read_again(&named)?, &named)?;
    Ok(InputOutcome::Converted)
}

fn read_again(printed: &str) -> Result<Module, String> {
    assemble(printed).map_err(|problems| {
        let problems = Source::new("printed.visaasm", printed).render(&problems, false);
        format!("the printed text is not read:\n{printed}\n{problems}")
    })
}

/// A module that was read from a printed text is printed like it.
pub(super) fn printed_again(module: &Module, printed: &str) -> Result<(), String> {
    let again = disassemble(module);
    ensure(again == printed, || format!("the text\n{printed}\nis printed again as\n{again}"))
}

/// Two modules are the same program: they have the same declarations and instructions, except for the indexes of strings and
/// labels.
pub(super) fn alike(one: &Module, other: &Module) -> Result<(), String> {
    ensure(one.version() == other.version(), || "the version differs".into())?;
    let count = |module: &Module| (module.kernels.len(), module.functions.iter().flatten().count());
    ensure(count(one) == count(other), || "kernels or functions are missing".into())?;
    for (a, b) in one.kernels.iter().zip(&other.kernels) {
        same_declarations(a.data.clone(), b.data.clone())?;
        same_instructions(&a.body, &b.body)?;
    }
    for (a, b) in one.functions.iter().flatten().zip(other.functions.iter().flatten()) {
        let sizes = |data: &FunctionData| (data.input_size, data.return_value_size);
        ensure(sizes(&a.data) == sizes(&b.data), || "sizes of a function differ".into())?;
        same_declarations(declarations(&a.data), declarations(&b.data))?;
        same_instructions(&a.body, &b.body)?;
    }
    Ok(())
}

/// The declarations of a function, as those of a kernel.
fn declarations(data: &FunctionData) -> KernelData {
    let data = data.clone();
    KernelData {
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

fn same_declarations(mut one: KernelData, mut other: KernelData) -> Result<(), String> {
    forget_strings(&mut one);
    forget_strings(&mut other);
    ensure(one == other, || format!("{one:#?}\nis not\n{other:#?}"))
}

/// Removes the indexes of strings, which differ between string pools.
fn forget_strings(data: &mut KernelData) {
    data.string_pool.clear();
    (data.name_index, data.entry, data.size) = (0, 0, 0);
    for info in &mut data.var_info {
        info.name_index = 0;
        same_form(&mut info.attribute_info);
    }
    data.address_info.iter_mut().for_each(|info| info.name_index = 0);
    data.predicate_info.iter_mut().for_each(|info| info.name_index = 0);
    data.sampler_info.iter_mut().for_each(|info| info.name_index = 0);
    data.surface_info.iter_mut().for_each(|info| info.name_index = 0);
    data.label_info.iter_mut().for_each(|info| info.name_index = 0);
    same_form(&mut data.attribute_info);
}

/// Gives the values of attributes the form that assembly gives them: an empty value becomes 1, and numbers have four bytes.
fn same_form(attributes: &mut [AttributeInfo]) {
    for attribute in attributes {
        attribute.name = 0;
        match attribute.value[..] {
            [] => attribute.value = vec![1, 0, 0, 0],
            [byte] => attribute.value = i32::from(byte.cast_signed()).to_le_bytes().to_vec(),
            [a, b] => attribute.value = i32::from(i16::from_le_bytes([a, b])).to_le_bytes().to_vec(),
            _ => {}
        }
    }
}

fn same_instructions(one: &Body, other: &Body) -> Result<(), String> {
    ensure(one.iter().filter(is_fixed).eq(other.iter().filter(is_fixed)), || {
        let differs = one.iter().filter(is_fixed).zip(other.iter().filter(is_fixed)).find(|(a, b)| a != b);
        format!("instructions differ: {differs:#?}")
    })
}

/// Whether an instruction names no label and no string, whose indexes may differ.
fn is_fixed(one: &Instruction) -> bool {
    !one.info()
        .fields
        .iter()
        .any(|field| field.refers.is_some_and(genvisa_runtime::Refers::is_named_by_programs))
}
