//! The spans of the parts of a module in its text.

use crate::read::FieldSpan;
use crate::symbols::{Named, Symbol};
use genvisa::ModuleLocation;
use genvisa::Violation;
use genvisa::variables::FIRST_DECLARED;
use std::collections::BTreeMap;
use std::ops::Range;

/// The spans of the parts of a module in the text that it was read from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ModuleSpans {
    /// The spans of each kernel.
    pub kernels: Vec<ObjectSpans>,
    /// The spans of each function.
    pub functions: Vec<ObjectSpans>,
}

/// The spans of the parts of a kernel or function.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ObjectSpans {
    /// The statement that begins the kernel or function.
    pub begin: Range<usize>,
    /// The statement of each instruction.
    pub instructions: Vec<Range<usize>>,
    /// The location of each field, by the number of its instruction. Empty unless the text was read for locations.
    pub fields: BTreeMap<usize, Vec<FieldSpan>>,
    /// The entries of each table: the name in a declaration, the whole statement of an input, the name of a label in its
    /// definition.
    pub entries: BTreeMap<&'static str, Vec<Range<usize>>>,
    /// The name and span of each attribute.
    pub attributes: Vec<(&'static str, Range<usize>)>,
    /// The names of variables, labels and strings, in the order of the text. Empty unless the text was read for locations.
    pub names: Vec<NameSpan>,
}

/// A name in a text. A statement with a mistake has the names before the mistake, without labels that no other statement names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameSpan {
    /// The bearer of the name, in the kernel or function.
    pub named: Named,
    /// The bytes of the name in the text, with its quotes if it has some.
    pub span: Range<usize>,
    /// Whether the bearer is declared or defined here; otherwise it is used. Predefined variables are only used.
    pub is_definition: bool,
}

/// The text before the name of an attribute in the expression of a rule.
const ATTRIBUTE: &str = "attribute(\"";

/// The rule about attributes with one name.
const ATTRIBUTES_DIFFER: &str = "attributes_differ()";

/// The ends of the ids of rules about the last instruction of a body.
const AT_END: [&str; 2] = ["/instructions/end", "/instructions/past_end"];

impl ModuleSpans {
    /// The span that a violation is about: the field of an instruction, the entry of a table or an attribute; otherwise the
    /// whole instruction, or the start of the object.
    pub fn of(&self, place: ModuleLocation, violation: &Violation) -> Option<Range<usize>> {
        match place {
            ModuleLocation::Header => Some(0..0),
            ModuleLocation::Kernel(_) | ModuleLocation::Function(_) => {
                Some(self.object(place)?.of(violation))
            }
            ModuleLocation::KernelInstruction(_, at) | ModuleLocation::FunctionInstruction(_, at) => {
                self.object(place)?.of_instruction(at, violation)
            }
        }
    }
}

impl ModuleSpans {
    /// The spans of the kernel or function that a location is in.
    pub fn object(&self, place: ModuleLocation) -> Option<&ObjectSpans> {
        match place {
            ModuleLocation::Header => None,
            ModuleLocation::Kernel(n) | ModuleLocation::KernelInstruction(n, _) => self.kernels.get(n),
            ModuleLocation::Function(n) | ModuleLocation::FunctionInstruction(n, _) => self.functions.get(n),
        }
    }

    /// The statement of an instruction.
    pub fn statement(&self, place: ModuleLocation) -> Option<Range<usize>> {
        self.object(place)?.instructions.get(number(place)?).cloned()
    }

    /// The span of a field of an instruction, or of one of its elements. The only element has the number 0.
    pub fn field(&self, place: ModuleLocation, field: &str, element: usize) -> Option<&Range<usize>> {
        self.object(place)?.field(number(place)?, field, element)
    }
}

/// The number of an instruction in its body; `None` for another location.
fn number(place: ModuleLocation) -> Option<usize> {
    match place {
        ModuleLocation::KernelInstruction(_, at) | ModuleLocation::FunctionInstruction(_, at) => Some(at),
        ModuleLocation::Header | ModuleLocation::Kernel(_) | ModuleLocation::Function(_) => None,
    }
}

/// The field to change to fix a violation: the middle of the id of the rule.
fn named_by(violation: &Violation) -> &'static str {
    let place = violation.rule.id.split('/').nth(1).unwrap_or_default();
    place.split('.').next().unwrap_or_default()
}

impl ObjectSpans {
    /// The names that begin within a range of the text.
    pub fn names_in(&self, range: &Range<usize>) -> &[NameSpan] {
        let [from, to] =
            [range.start, range.end].map(|end| self.names.partition_point(|name| name.span.start < end));
        self.names.get(from..to).unwrap_or_default()
    }

    /// The name of a variable in its declaration; `None` for a predefined variable.
    pub fn declaration(&self, variable: Symbol) -> Option<&Range<usize>> {
        let (table, index, first) = match variable {
            Symbol::Variable(index) => ("var_info", index, FIRST_DECLARED.variable),
            Symbol::Address(index) => ("address_info", index, 0),
            Symbol::Predicate(index) => ("predicate_info", index, FIRST_DECLARED.predicate),
            Symbol::Surface(index) => ("surface_info", index, FIRST_DECLARED.surface),
            Symbol::Sampler(index) => ("sampler_info", index, FIRST_DECLARED.sampler),
        };
        self.entries.get(table)?.get(index.checked_sub(first)? as usize)
    }

    /// The second of two attributes with one name.
    fn repeated_attribute(&self) -> Option<&Range<usize>> {
        let mut attributes = self.attributes.iter().enumerate();
        let is_known = |n: usize, name: &str| self.attributes[..n].iter().any(|(known, _)| *known == name);
        attributes.find(|(n, (name, _))| is_known(*n, name)).map(|(_, (_, span))| span)
    }

    fn of(&self, violation: &Violation) -> Range<usize> {
        let table = if violation.field.is_empty() { named_by(violation) } else { violation.field };
        let entry = violation.element.unwrap_or_default() as usize;
        let entry = || self.entries.get(table)?.get(entry);
        // The last attribute of a name counts.
        let attribute = || {
            let (_, behind) = violation.rule.expr.split_once(ATTRIBUTE)?;
            let (name, _) = behind.split_once('"')?;
            self.attributes.iter().rev().find(|(known, _)| *known == name).map(|(_, span)| span)
        };
        if AT_END.iter().any(|end| violation.rule.id.ends_with(end)) {
            // Something is missing behind the last instruction.
            return self.instructions.last().map_or_else(|| self.begin.clone(), |last| last.end..last.end);
        }
        if violation.rule.expr == ATTRIBUTES_DIFFER {
            return self.repeated_attribute().unwrap_or(&self.begin).clone();
        }
        entry().or_else(attribute).unwrap_or(&self.begin).clone()
    }

    fn of_instruction(&self, at: usize, violation: &Violation) -> Option<Range<usize>> {
        let name = if violation.field.is_empty() { named_by(violation) } else { violation.field };
        let element = violation.element.unwrap_or_default() as usize;
        self.field(at, name, element).or_else(|| self.instructions.get(at)).cloned()
    }

    fn field(&self, at: usize, field: &str, element: usize) -> Option<&Range<usize>> {
        let is_it = |place: &&FieldSpan| (place.field, place.element) == (field, element);
        self.fields.get(&at)?.iter().find(is_it).map(|place| &place.span)
    }
}
