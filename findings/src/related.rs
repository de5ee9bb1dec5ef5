//! The declaration that explains a finding.

use crate::program::{Cause, Finding};
use crate::verdict::Value;
use genvisa::{Level, ModuleLocation};
use genvisa_asm::module::ModuleSpans;
use genvisa_asm::symbols::Named;
use genvisa_rule::functions::{Answer, Fact, Function, Table, Topic};
use std::ops::Range;

/// The label of a declaration that explains a finding.
pub const DECLARED: &str = "declared here";

/// The range of the field that a message is about; that of the finding if the text does not have the field.
pub fn field_span(
    spans: &ModuleSpans,
    location: ModuleLocation,
    field: Option<(&'static str, usize)>,
    span: &Range<usize>,
) -> Range<usize> {
    let known = field.and_then(|(field, element)| spans.field(location, field, element));
    known.unwrap_or(span).clone()
}

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

/// The parts of a declaration, and the facts about the variable that depend on them.
const DEPENDENT: [(&str, &[Fact]); 3] = [
    ("num_elements", &[Fact::Bytes, Fact::Elements]),
    ("alias_offset", &[Fact::Place]),
    ("alias_index", &[Fact::Alias, Fact::Root, Fact::Place]),
];

/// A declaration that violates a rule.
#[derive(Debug)]
pub struct Faulty {
    /// The name in the declaration.
    pub span: Range<usize>,
    /// The facts that depend on the part that violates the rule.
    facts: &'static [Fact],
}

impl Faulty {
    /// The declaration that a finding is about, if its rule is about a part that other rules depend on. The uses of a variable
    /// follow from an error only.
    pub fn of(finding: &Finding<'_>) -> Option<Self> {
        let Cause::Violated(ModuleLocation::Kernel(_) | ModuleLocation::Function(_), violation) =
            &finding.cause
        else {
            return None;
        };
        violation.element?;
        let part = violation.rule.id.strip_prefix(violation.field)?.split('/').nth(1)?;
        let (_, facts) = DEPENDENT.iter().find(|(name, _)| *name == part)?;
        (finding.level() == Level::Error).then(|| Self { span: finding.span.clone(), facts })
    }

    /// Whether a violated rule with these values depends on the part.
    pub fn explains(&self, values: &[Value]) -> bool {
        let functions = values.iter().filter_map(|value| Function::find(value.part.split_once('(')?.0));
        functions.into_iter().any(|function| match function.answer {
            Answer::Declaration(_, fact) | Answer::OperandOrIndex(fact) => self.facts.contains(&fact),
            Answer::Operand => function.topic == Some(Topic::Size) && self.facts.contains(&Fact::Bytes),
            _ => false,
        })
    }
}

/// Whether the text of a finding names a variable of one of the declarations.
pub fn names_any(
    spans: &ModuleSpans,
    location: ModuleLocation,
    span: &Range<usize>,
    faulty: &[Faulty],
) -> bool {
    let Some(object) = spans.object(location) else { return false };
    object.names_in(span).iter().any(|name| match name.named {
        Named::Variable(symbol) => {
            let declared = object.declaration(symbol);
            faulty.iter().any(|one| declared == Some(&one.span))
        }
        Named::Label(_) | Named::Text(_) => false,
    })
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
