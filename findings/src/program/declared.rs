//! The declaration of an object that a violated rule is about, and its byte in the file.

use crate::verdict::{noun, repeated_name};
use genvisa::{Module, ModuleLocation, Violation};
use genvisa_runtime::Wire;
use genvisa_runtime::object::{Declared, PoolString};

/// The table of attributes.
const ATTRIBUTES: &str = "attribute_info";

/// A part of the header, or of the declarations of a kernel or function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeclaredPart {
    /// The first byte in the file.
    pub byte: usize,
    /// The noun for the element of a table, and its number; `None` for another part.
    pub element: Option<(&'static str, usize)>,
}

/// The part that a violated rule is about; `None` if it is about no part of its own, or about an instruction.
pub fn of(module: &Module, location: ModuleLocation, violation: &Violation) -> Option<DeclaredPart> {
    use ModuleLocation::{Function, Header, Kernel};
    let (header, version) = (&module.header, module.version());
    let named = violation.rule.id.split('/').nth(1)?;
    let (part, element) = match (violation.field, violation.element) {
        ("", _) if named == ATTRIBUTES => (ATTRIBUTES, attribute(module, location, violation)),
        ("", _) => (named, None),
        (table, element) => (table, element.and_then(|n| usize::try_from(n).ok())),
    };
    let offset = match location {
        Header => header.offset_of_part(part, element, version),
        Kernel(n) => module.kernels.get(n)?.data.offset_of_part(part, element, version),
        Function(n) => module.functions.get(n)?.as_ref()?.data.offset_of_part(part, element, version),
        _ => None,
    };
    let byte = module.offset_of(location)?.checked_add(offset?)?;
    Some(DeclaredPart { byte, element: noun(part).zip(element) })
}

/// The number of the attribute that a rule names. The last one of a name counts.
fn attribute(module: &Module, location: ModuleLocation, violation: &Violation) -> Option<usize> {
    let repeated = repeated_name(violation.rule, module, location);
    // Strings of the rule language are names of attributes and sets of platforms.
    let named = violation.rule.expr.split('"').skip(1).step_by(2);
    let names: Vec<&str> = repeated.as_deref().into_iter().chain(named).collect();
    match location {
        ModuleLocation::Kernel(n) => {
            let data = &module.kernels.get(n)?.data;
            last(data, &data.string_pool, &names)
        }
        ModuleLocation::Function(n) => {
            let data = &module.functions.get(n)?.as_ref()?.data;
            last(data, &data.string_pool, &names)
        }
        _ => None,
    }
}

fn last(data: &impl Declared, pool: &[PoolString], names: &[&str]) -> Option<usize> {
    let is_named = |index: u32| {
        let name = usize::try_from(index).ok().and_then(|index| pool.get(index));
        name.is_some_and(|name| names.iter().any(|known| known.as_bytes() == name.0))
    };
    let numbered: Vec<u32> = data.attributes().map(|(name, _)| name).collect();
    numbered.iter().rposition(|name| is_named(*name))
}
