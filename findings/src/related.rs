//! The declaration that explains a finding.

use crate::verdict::Value;
use genvisa::ModuleLocation;
use genvisa_asm::module::ModuleSpans;
use genvisa_asm::symbols::Named;
use genvisa_rule::functions::{Answer, Fact, Function, Table, Topic};
use std::ops::Range;

/// The label of a declaration that explains a finding.
pub const DECLARED: &str = "declared here";

/// The declaration of the variable that a finding is about, if a value in the rule depends on it. `span` is the range of the
/// finding in the text of `spans`.
pub fn declaration(
    spans: &ModuleSpans,
    location: ModuleLocation,
    span: &Range<usize>,
    values: &[Value],
) -> Option<Range<usize>> {
    if !values.iter().any(|value| reads_declaration(&value.part)) {
        return None;
    }
    let object = spans.object(location)?;
    let mut variables = object.names_in(span).iter().filter_map(|name| match name.named {
        Named::Variable(symbol) => Some(symbol),
        Named::Label(_) | Named::Text(_) => None,
    });
    let variable = variables.next()?;
    // Of several variables, it is unknown which one is meant.
    if variables.any(|other| other != variable) {
        return None;
    }
    let declared = object.declaration(variable)?;
    // The finding may be about the declaration itself.
    (declared.start < span.start).then(|| declared.clone())
}

/// Whether the value of a part of a rule depends on the declaration of a variable, beside its index.
fn reads_declaration(part: &str) -> bool {
    let function = part.split_once('(').and_then(|(name, _)| Function::find(name));
    function.is_some_and(|function| match function.answer {
        Answer::Declaration(table, fact) => {
            !matches!(table, Table::Label | Table::String) && fact != Fact::Declared
        }
        Answer::OperandOrIndex(fact) => fact != Fact::Declared,
        Answer::Operand => matches!(function.topic, Some(Topic::Type | Topic::Size | Topic::Alignment)),
        _ => false,
    })
}
