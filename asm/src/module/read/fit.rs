//! Objects to a module, if objects of the version can hold them.

use super::object::{Object, name};
use crate::Problem;
use genvisa::object::{CommonIsaHeader, FunctionInfo, KernelInfo, Linkage, LinkageBits};
use genvisa::{EncodeError, Function, Kernel, Module, NEWEST_VERSION, Version};
use genvisa_runtime::Wire;
use genvisa_runtime::object::to_bytes;
use std::ops::Range;

#[allow(clippy::vec_box, reason = "as the reader collects them")]
/// The module of all objects. Kernels and functions are in tables of their own, each in the order of the text.
pub(super) fn module(version: Version, objects: Vec<Box<Object>>) -> Result<Module, Problem> {
    let mut module = Module { header: header(version), ..Module::default() };
    // Tables that grow would be copied, with free space for as many entries again.
    let functions = objects.iter().filter(|object| object.is_function).count();
    let kernels = objects.len() - functions;
    module.header.function_info.reserve_exact(functions);
    module.functions.reserve_exact(functions);
    module.kernels.reserve_exact(kernels);
    for object in objects {
        let object = *object;
        let (arguments, results) = object.sizes();
        let body = object.body;
        if object.is_function {
            let linkage = LinkageBits::new(Linkage::Global);
            module.header.function_info.push(FunctionInfo {
                linkage,
                name: name(&object.data),
                ..FunctionInfo::default()
            });
            let data = Object::function_data(object.data, arguments, results);
            fits(&data, version, 0..0, "a function")?;
            module.functions.push(Some(Function { data, body }));
        } else {
            object.unfit.map_or(Ok(()), |why| Err(*why))?;
            module.kernels.push(Kernel { data: object.data, body });
        }
    }
    // The rows of the header follow when the objects are gone, so that less is in memory at a time.
    let row = |kernel: &Kernel| KernelInfo { name: name(&kernel.data), ..KernelInfo::default() };
    module.header.kernel_info = module.kernels.iter().map(row).collect();
    fits(&module.header, version, 0..0, "the header")?;
    module.lay_out().map_err(|why| Problem::new(0..0, format!("the object cannot be laid out: {why}")))?;
    Ok(module)
}

/// The header of an object without kernels and functions.
pub(super) fn header(version: Version) -> CommonIsaHeader {
    CommonIsaHeader {
        magic_number: u32::from_le_bytes(*b"CISA"),
        major_version: version.major,
        minor_version: version.minor,
        ..CommonIsaHeader::default()
    }
}

/// Checks that objects of a version can hold a value.
pub(super) fn fits<T: Wire>(
    value: &T,
    version: Version,
    span: Range<usize>,
    what: &str,
) -> Result<(), Problem> {
    to_bytes(value, version).map(|_| ()).map_err(|why| cannot_hold(version, span, what, why))
}

/// Advice for a missing version, or one that is too old.
pub(super) fn newest() -> String {
    format!("use `.version {NEWEST_VERSION}`, which can hold everything")
}

/// The problem that objects of a version cannot hold something.
pub(super) fn cannot_hold(version: Version, span: Range<usize>, what: &str, why: EncodeError) -> Problem {
    let problem = Problem::new(span, format!("objects of version {version} cannot hold {what}: {why}"));
    if version == NEWEST_VERSION { problem } else { problem.with_help(newest()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_runtime::{Fault, Path};

    #[test]
    fn a_newer_version_is_proposed_where_there_is_one() {
        let problem = |version| {
            let why = EncodeError { fault: Fault::Absent, path: Path::EMPTY };
            cannot_hold(version, 0..4, "`Scope`", why)
        };
        let old = problem(Version { major: 3, minor: 0 });
        assert_eq!(old.help, Some(newest()));
        assert!(old.message.starts_with("objects of version 3.0 cannot hold `Scope`: "), "{}", old.message);
        assert_eq!(problem(NEWEST_VERSION).help, None, "no version is newer");
    }
}
