//! The name that two things have, for rules about different names.

use genvisa::{Module, ModuleLocation, Rule};
use genvisa_runtime::object::{Declared, ObjectHeader};
use std::collections::BTreeSet;

/// The functions of the rule language about different names.
const DIFFER: [&str; 2] = ["attributes_differ()", "file_names_differ()"];

/// The name of two attributes of a kernel or function, or of two functions or variables of the file at its header, if the rule is
/// about such names.
pub fn of(rule: &Rule, module: &Module, object: ModuleLocation) -> Option<String> {
    if !DIFFER.iter().any(|function| rule.expr.contains(function)) {
        return None;
    }
    let name = match object {
        ModuleLocation::Kernel(n) => attribute(&module.kernels.get(n)?.data),
        ModuleLocation::Function(n) => attribute(&module.functions.get(n)?.as_ref()?.data),
        _ => repeated(module.header.defined()),
    };
    name.map(|name| String::from_utf8_lossy(name).into_owned())
}

fn attribute(data: &impl Declared) -> Option<&[u8]> {
    repeated(data.attributes().filter_map(|(index, _)| data.string(index)))
}

/// The first name that an earlier one equals.
fn repeated<'n>(mut names: impl Iterator<Item = &'n [u8]>) -> Option<&'n [u8]> {
    let mut known = BTreeSet::new();
    names.find(|name| !known.insert(*name))
}
