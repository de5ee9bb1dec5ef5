//! Text to the bytes of an object, without a module in between: a kernel or function is encoded as soon as it is read, and
//! its tables are freed.

use super::fit::header;
use super::object::{Object, name};
use super::parts::Parts;
use super::{Assembler, undefined_labels};
use crate::Target;
use crate::lines::Statements;
use crate::parallel::try_map;
use genvisa::Version;
use genvisa::object::{FunctionInfo, KernelInfo, Linkage, LinkageBits};
use genvisa_runtime::object::{Declared, ObjectSize, lay_out_file, lay_out_object, to_bytes};
use std::io::Read;

/// A kernel or function in its binary form.
pub struct Encoded {
    is_function: bool,
    name: Vec<u8>,
    bytes: Vec<u8>,
    size: ObjectSize,
}

impl Encoded {
    /// Encodes a kernel or function; `None` if it has a mistake.
    pub fn of(object: Object, version: Version) -> Option<Self> {
        if object.unclosed().is_some() || undefined_labels(&object, "").next().is_some() {
            return None;
        }
        let is_function = object.is_function;
        let name = name(&object.data);
        let (arguments, results) = object.sizes();
        let body_len = object.body.encoded_len(version);
        let (mut bytes, size) = if is_function {
            let data = Object::function_data(object.data, arguments, results);
            declarations(data, body_len, version)?
        } else {
            declarations(object.data, body_len, version)?
        };
        let body = object.body.to_bytes(version).ok()?;
        bytes.reserve_exact(body.len());
        bytes.extend_from_slice(&body);
        Some(Self { is_function, name, bytes, size })
    }
}

/// The bytes of declarations in front of instructions of some length, and the sizes of the object.
fn declarations(mut data: impl Declared, body_len: usize, version: Version) -> Option<(Vec<u8>, ObjectSize)> {
    let size = lay_out_object(&mut data, body_len, version).ok()?;
    Some((to_bytes(&data, version).ok()?, size))
}

/// Assembles a program to its object, in pieces; `None` if it has a mistake.
pub(crate) fn to_bytes_with(text: impl Read + Send, target: Target) -> Option<Vec<Vec<u8>>> {
    let mut parts = Parts::of(text);
    let first = parts.next()?;
    let version = version(str::from_utf8(first.as_ref().ok()?).ok()?)?;
    let parts = std::iter::once(first).chain(parts).enumerate();
    let parts = parts.map(|(number, part)| (number, ((number > 0).then_some(version), part)));
    let read = try_map(parts, |(known, part)| objects(str::from_utf8(&part.ok()?).ok()?, known, target));
    let objects: Vec<Encoded> = read?.into_iter().flatten().collect();
    if objects.is_empty() { None } else { pieces(version, objects) }
}

/// The version that a program begins with.
fn version(text: &str) -> Option<Version> {
    let mut assembler = Assembler::default();
    for statement in Statements::new(text) {
        assembler.statement(&statement.text, statement.start);
        if assembler.version.is_some() {
            break;
        }
    }
    assembler.version
}

/// The kernels and functions of a part of a program. The first part states the version; the others get it.
fn objects(part: &str, version: Option<Version>, target: Target) -> Option<Vec<Encoded>> {
    let encoded = Some(Vec::new());
    let mut assembler = Assembler { version, target, encoded, ..Assembler::default() };
    assembler.part(part, 0..part.len());
    if assembler.problems.is_empty() { assembler.encoded?.into_iter().collect() } else { None }
}

/// The header, the functions and the kernels, in the order of the object.
fn pieces(version: Version, objects: Vec<Encoded>) -> Option<Vec<Vec<u8>>> {
    let mut header = header(version);
    let (functions, kernels): (Vec<_>, Vec<_>) = objects.into_iter().partition(|object| object.is_function);
    for Encoded { name, .. } in &functions {
        let linkage = LinkageBits::new(Linkage::Global);
        header.function_info.push(FunctionInfo { linkage, name: name.clone(), ..FunctionInfo::default() });
    }
    for Encoded { name, .. } in &kernels {
        header.kernel_info.push(KernelInfo { name: name.clone(), ..KernelInfo::default() });
    }
    let sizes_of_functions: Vec<_> = functions.iter().map(|function| Some(function.size)).collect();
    let sizes_of_kernels: Vec<_> = kernels.iter().map(|kernel| kernel.size).collect();
    lay_out_file(&mut header, &sizes_of_functions, &sizes_of_kernels).ok()?;
    let header = to_bytes(&header, version).ok()?;
    let objects = functions.into_iter().chain(kernels).map(|object| object.bytes);
    Some(std::iter::once(header).chain(objects).collect())
}
