//! The structure that a rule is about: an operand of an instruction, or a declaration by its name.

use super::words::{code, element};
use genvisa::object::{Category, InputInfo};
use genvisa::variables::FIRST_DECLARED;
use genvisa::{Module, ModuleLocation, Violation};
use genvisa_asm::symbols::{Naming, Symbol};
use genvisa_report::{clipped, text_of};

/// The nouns for the elements of tables.
const NOUNS: &[(&str, &str)] = &[
    ("string_pool", "string"),
    ("var_info", "variable"),
    ("address_info", "address variable"),
    ("predicate_info", "predicate"),
    ("label_info", "label"),
    ("sampler_info", "sampler"),
    ("surface_info", "surface"),
    ("vme_info", "VME variable"),
    ("input_info", "input"),
    ("attribute_info", "attribute"),
    ("kernel_info", "kernel"),
    ("function_info", "function"),
    ("file_scope_var_info", "file-scope variable"),
    ("gen_binary_info", "Gen binary"),
    ("variable_reloc_symtab", "variable relocation"),
    ("function_reloc_symtab", "function relocation"),
];

/// The noun for the elements of a table.
pub fn noun(table: &str) -> Option<&'static str> {
    NOUNS.iter().find(|(name, _)| *name == table).map(|(_, noun)| *noun)
}

/// The structure as a noun, with the name of a declaration. `input` is the variable of an input with a number.
pub fn of(
    violation: &Violation,
    naming: Option<&dyn Naming>,
    input: &dyn Fn(usize) -> Option<Symbol>,
) -> Option<String> {
    let field = violation.field;
    let n = match (field, violation.element) {
        ("", _) => return None,
        (field, None) => return Some(code(field)),
        (_, Some(n)) => n,
    };
    let first = FIRST_DECLARED;
    let symbol = match field {
        "var_info" => Some(Symbol::Variable(first.variable.saturating_add(n))),
        "address_info" => Some(Symbol::Address(n)),
        "predicate_info" => Some(Symbol::Predicate(first.predicate.saturating_add(n))),
        "surface_info" => Some(Symbol::Surface(first.surface.saturating_add(n))),
        "sampler_info" => Some(Symbol::Sampler(first.sampler.saturating_add(n))),
        "input_info" => input(n as usize),
        _ => None,
    };
    let name = naming.and_then(|naming| match (field, symbol) {
        (_, Some(symbol)) => Some(naming.name(symbol).into_owned()),
        ("label_info", None) => Some(text_of(&naming.label(n)).into_owned()),
        _ => None,
    });
    let Some(noun) = noun(field) else { return Some(element(field, n)) };
    Some(match name.filter(|name| !name.is_empty() && !name.starts_with('%')) {
        Some(name) => format!("{noun} {}", code(&clipped(&name))),
        None => format!("{noun} {n}"),
    })
}

/// The variable of an input of a kernel.
pub fn input(module: &Module, location: ModuleLocation, element: usize) -> Option<Symbol> {
    let ModuleLocation::Kernel(n) = location else { return None };
    let InputInfo { id, kind, .. } = module.kernels.get(n)?.data.input_info.get(element)?;
    Some(match kind.category()? {
        Category::General => Symbol::Variable(*id),
        Category::Sampler => Symbol::Sampler(*id),
        Category::Surface => Symbol::Surface(*id),
    })
}
