//! Where things stand in a text.

use crate::read::FieldPlace;
use genvisa::ModuleLocation;
use genvisa::Violation;
use std::collections::BTreeMap;
use std::ops::Range;

/// Where the parts of a module stand in the text that it was read from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Places {
    /// Of each kernel.
    pub kernels: Vec<ObjectPlaces>,
    /// Of each function.
    pub functions: Vec<ObjectPlaces>,
}

/// Where a kernel or function stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ObjectPlaces {
    /// The statement that begins it.
    pub begin: Range<usize>,
    /// The statement of each instruction.
    pub instructions: Vec<Range<usize>>,
    /// The location of each field, by the number of its instruction. Empty unless the text was read for locations.
    pub fields: BTreeMap<usize, Vec<FieldPlace>>,
    /// Each entry of each table: the name in a declaration, all of an input.
    pub entries: BTreeMap<&'static str, Vec<Range<usize>>>,
    /// Each attribute, and its name.
    pub attributes: Vec<(&'static str, Range<usize>)>,
}

/// What names an attribute in the expression of a rule.
const ATTRIBUTE: &str = "attribute(\"";

impl Places {
    /// The bytes of the text that something broken in a place of the module is about: the field of an instruction, the
    /// entry of a table, an attribute, or else the whole instruction or the begin of the object.
    pub fn of(&self, place: ModuleLocation, violation: &Violation) -> Option<Range<usize>> {
        match place {
            ModuleLocation::Header => Some(0..0),
            ModuleLocation::Kernel(n) => Some(self.kernels.get(n)?.of(violation)),
            ModuleLocation::Function(n) => Some(self.functions.get(n)?.of(violation)),
            ModuleLocation::KernelInstruction(n, at) => self.kernels.get(n)?.of_instruction(at, violation),
            ModuleLocation::FunctionInstruction(n, at) => {
                self.functions.get(n)?.of_instruction(at, violation)
            }
        }
    }
}

/// What one would change to mend a mistake: the middle of the id of the rule.
fn named_by(violation: &Violation) -> &'static str {
    let place = violation.rule.id.split('/').nth(1).unwrap_or_default();
    place.split('.').next().unwrap_or_default()
}

impl ObjectPlaces {
    fn of(&self, violation: &Violation) -> Range<usize> {
        let table = if violation.field.is_empty() { named_by(violation) } else { violation.field };
        let entry = violation.element.unwrap_or_default() as usize;
        let entry = || self.entries.get(table)?.get(entry);
        // Of several attributes of a name the last one counts.
        let attribute = || {
            let (_, behind) = violation.rule.expr.split_once(ATTRIBUTE)?;
            let (name, _) = behind.split_once('"')?;
            self.attributes.iter().rev().find(|(known, _)| *known == name).map(|(_, span)| span)
        };
        entry().or_else(attribute).unwrap_or(&self.begin).clone()
    }

    fn of_instruction(&self, at: usize, violation: &Violation) -> Option<Range<usize>> {
        let name = if violation.field.is_empty() { named_by(violation) } else { violation.field };
        let element = violation.element.unwrap_or_default() as usize;
        let is_it = |place: &&FieldPlace| (place.field, place.element) == (name, element);
        let field = self.fields.get(&at).and_then(|places| places.iter().find(is_it));
        field.map(|place| &place.span).or_else(|| self.instructions.get(at)).cloned()
    }
}
