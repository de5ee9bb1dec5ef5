//! Valid instructions as whole modules, for choices that the caller makes.

use crate::case::Case;
use crate::exceptions::{Exception, Exceptions};
use crate::implementation::{CheckResult, Implementation};
use crate::layout::VariableTypes;
use crate::model::Model;
use crate::native::Genvisa;
use crate::native::platform;
use crate::solve::{Formula, Outcome, Terms};
use crate::spec::{Spec, VERSION};
use crate::whole::{self, Frame};
use genvisa::Module;
use genvisa_reader::isa::Instruction;
use genvisa_rule::functions::Table;
use std::collections::BTreeSet;

/// The failures that a search may go through.
const LIMIT: usize = 5_000;

/// The valid forms of one instruction on one platform.
pub struct Valid<'a> {
    model: Model<'a>,
    frame: Frame,
    /// The fixed slots: indexes of strings, for which the module has one string.
    fixed: Vec<(usize, i64)>,
    /// The slots that the caller can choose.
    open: Vec<usize>,
}

/// A valid instruction and the module around it.
pub struct Whole {
    /// The instruction.
    pub case: Case,
    /// The module.
    pub module: Module,
}

impl<'a> Valid<'a> {
    /// All valid forms to which no exception applies, except `but`.
    pub fn new(
        spec: &'a Spec,
        instruction: &'a Instruction,
        platform: usize,
        exceptions: &Exceptions,
        but: Option<&Exception>,
    ) -> Self {
        let model = Model::new(spec, instruction, platform, VERSION, VariableTypes::Declarable);
        let denied = exceptions.denied(&model, but);
        let model = model.and(denied);
        let layout = &model.layout;
        let fields = layout.nodes.iter().flat_map(|node| &node.fields);
        let strings = fields.filter(|field| field.refers == Some(Table::String));
        let ranges = strings.flat_map(|field| field.ranges());
        let fixed: Vec<_> = ranges.map(|range| (range.slot, i64::from(whole::CALLEE))).collect();
        // Sizes are as small as the rules allow. Larger variables show nothing more.
        let declared = layout.declared.iter();
        let sizes = declared
            .flat_map(|own| {
                [own.variable.map(|[_, n]| n), own.address, own.predicate, own.surface, own.sampler]
            })
            .flatten();
        let closed: BTreeSet<usize> = sizes.chain(fixed.iter().map(|(slot, _)| *slot)).collect();
        let open =
            (0..model.slots().len()).filter(|slot| layout.documented[*slot] > 1 && !closed.contains(slot));
        let open = open.collect();
        let frame = exceptions.frame(&instruction.name);
        Self { model, frame, fixed, open }
    }

    /// The instruction and its declarations, as a constraint problem.
    pub fn model(&self) -> &Model<'a> {
        &self.model
    }

    /// A valid instruction with the chosen values, or with as many of them, from the first on, as are valid together. Each
    /// choice is a slot and a value, as numbers modulo the number of slots and of values. `so_that` must be true of it.
    pub fn choose(&self, choices: &[(usize, usize)], so_that: Option<&Formula>) -> Option<Whole> {
        let mut chosen: Vec<(usize, i64)> = self.fixed.clone();
        chosen.extend(choices.iter().filter_map(|(slot, value)| self.choice(*slot, *value)));
        loop {
            let terms = Terms { limit: LIMIT, premise: so_that, ..Terms::default() };
            if let Outcome::Found(values) = self.model.problem.satisfy(terms, &chosen)
                && let Some(whole) = self.whole(&values)
            {
                return Some(whole);
            }
            if chosen.len() == self.fixed.len() {
                return None;
            }
            chosen.pop();
        }
    }

    /// Whether a condition is true of any valid instruction.
    pub fn can_be(&self, so_that: &Formula) -> bool {
        let terms = Terms { limit: LIMIT, premise: Some(so_that), ..Terms::default() };
        matches!(self.model.problem.satisfy(terms, &self.fixed), Outcome::Found(_))
    }

    fn choice(&self, slot: usize, value: usize) -> Option<(usize, i64)> {
        let slot = *self.open.get(slot.checked_rem(self.open.len())?)?;
        let value = value.checked_rem(self.model.layout.documented[slot])?;
        Some((slot, *self.model.slots()[slot].domain.get(value)?))
    }

    /// The module, if it also satisfies the rules about whole modules.
    fn whole(&self, values: &[i64]) -> Option<Whole> {
        let case =
            with_small_variables(Case::new(&self.model, "generated", "", values, BTreeSet::new(), None));
        let module = whole::module(&case, &self.frame).ok()?;
        let is_valid = case.is_readable && module.validate(platform(&case.platform)?).is_empty();
        is_valid.then_some(Whole { case, module })
    }
}

/// The numbers of elements that are tried for a variable.
const ELEMENTS: [u32; 5] = [64, 128, 256, 512, 1024];

/// The same case with the smallest variables that violate the same rules. Many large variables do not fit into the register
/// file, whatever the instruction.
pub fn with_small_variables(case: Case) -> Case {
    with_variables_of(case, &ELEMENTS)
}

/// The same case with the first of some numbers of elements for each variable with which it violates the same rules.
pub fn with_variables_of(mut case: Case, numbers: &[u32]) -> Case {
    for n in 0..case.kernel.variables.len() {
        let elements = case.kernel.variables[n].1;
        for fewer in numbers.iter().copied().filter(|fewer| *fewer < elements) {
            case.kernel.variables[n].1 = fewer;
            match Genvisa::default().check(&case) {
                CheckResult::Decoded(violated) if violated != case.violated => {
                    case.kernel.variables[n].1 = elements
                }
                CheckResult::Decoded(_) | CheckResult::NotDecoded(_) | CheckResult::Lossy(_) => break,
            }
        }
    }
    case
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exceptions;

    #[test]
    fn valid_instructions_are_in_modules_that_break_no_rule() {
        let spec = Spec::embedded().unwrap();
        let exceptions = Exceptions::read(exceptions::TEXT).unwrap();
        let newest = spec.isa.platforms.len() - 1;
        let mut count = 0;
        for instruction in spec.isa.instructions.iter().filter(|one| spec.on(&one.platforms, newest)) {
            let valid = Valid::new(&spec, instruction, newest, &exceptions, None);
            for slot in 0..valid.open.len() {
                let Some(whole) = valid.choose(&[(slot, 1)], None) else { continue };
                count += 1;
                let broken = whole.module.validate(platform(&whole.case.platform).unwrap());
                let first = broken.first().map(|(_, violation)| violation.rule.id);
                assert_eq!(first, None, "{} {slot}", instruction.name);
            }
        }
        assert!(count > 1000, "{count}");
    }
}
