//! The functions of the rule language.

use super::{Translator, UNKNOWN};
use crate::layout::FieldContent;
use crate::solve::Formula;
use crate::spec::{platforms, table_prefix};
use genvisa_rule::functions::{Answer, Arithmetic, Bits, Chapters, Function, InstructionFact};
use genvisa_rule::{BinaryOp, Expr};

/// The channels between the first channels of two execution masks, M1 and M2 for example.
const CHANNELS_PER_MASK: i64 = 4;
/// The number of execution masks. Each occurs in the field twice, the second time without a mask.
const MASKS: i64 = 8;

impl Translator<'_, '_> {
    /// A call. Who answers the function determines the formula; [`genvisa_rule::functions::FUNCTIONS`] states it.
    pub(super) fn call(&self, name: &str, args: &[Expr]) -> Formula {
        let Some(function) = Function::find(name) else { return UNKNOWN };
        let place = match args {
            [arg] => arg.as_place(),
            _ => None,
        };
        match function.answer {
            Answer::Arithmetic(function) => self.arithmetic(function, args),
            Answer::Bits(bits) => match (bits, place) {
                (Bits::Code, Some((of, element))) => match self.here().range(&of.path, element) {
                    Some((field, range)) => self.if_present(field, Formula::Slot(range.slot)),
                    None => UNKNOWN,
                },
                (Bits::Raw, Some((of, element))) => self.raw(&of.path[0], element),
                (Bits::Code | Bits::Raw, None) => UNKNOWN,
            },
            Answer::Operand | Answer::Label => {
                let answer = place.and_then(|(of, element)| self.of_field(&of.path[0], element, name));
                answer.unwrap_or(UNKNOWN)
            }
            Answer::Platform => {
                let set = platforms(args).map(|set| self.layout.spec.on(&set, self.layout.platform));
                Formula::Known(set.map(i64::from))
            }
            Answer::Chapters(Chapters::Grf) => {
                Formula::Known(self.layout.spec.isa.platforms.get(self.layout.platform).map(|p| p.grf.into()))
            }
            Answer::Chapters(Chapters::Bytes) => match args {
                [ty] => self.layout.bytes(self.formula(ty)),
                _ => UNKNOWN,
            },
            Answer::Instruction(InstructionFact::Role) => self.role(),
            Answer::Instruction(InstructionFact::Channels) => self.at(0).field(&["exec_size".into()], None),
            Answer::Instruction(InstructionFact::FirstChannel) => self.first_channel(),
            // A case is one instruction with its declarations: of the rest of a module, nothing is declared.
            Answer::Declaration | Answer::Module => match args {
                [index] => self.environment.tables.look_up(name, self.formula(index)),
                _ => UNKNOWN,
            },
            Answer::Attribute | Answer::Execution => UNKNOWN,
        }
    }

    fn arithmetic(&self, function: Arithmetic, args: &[Expr]) -> Formula {
        let both = |a: &Expr, b: &Expr| Box::new([self.formula(a), self.formula(b)]);
        match (function, args) {
            (Arithmetic::Min, [a, b]) => Formula::Min(both(a, b)).folded(),
            (Arithmetic::Max, [a, b]) => Formula::Max(both(a, b)).folded(),
            (Arithmetic::Ones, [x]) => Formula::Ones(Box::new(self.formula(x))).folded(),
            (Arithmetic::Min | Arithmetic::Max | Arithmetic::Ones, _) => UNKNOWN,
        }
    }

    /// The first channel of the execution mask.
    fn first_channel(&self) -> Formula {
        let instruction = self.at(0);
        let Some((field, range)) = instruction.here().range(&["exec_size".into(), "mask".into()], None)
        else {
            return UNKNOWN;
        };
        let number = |n: i64| Formula::number(n);
        let mask = Formula::binary(BinaryOp::Rem, Formula::Slot(range.slot), number(MASKS));
        instruction.if_present(field, Formula::binary(BinaryOp::Mul, mask, number(CHANNELS_PER_MASK)))
    }

    /// All bits of an integer field.
    fn raw(&self, field: &str, element: Option<u8>) -> Formula {
        let Some(number) = self.here().position(field, element) else { return UNKNOWN };
        let all = match self.here().fields[number].ranges() {
            [] => return UNKNOWN,
            [range] if range.signed || range.shift == 0 => Formula::Slot(range.slot),
            ranges => ranges.iter().fold(Formula::number(0), |all, range| {
                let by = Formula::number(range.shift.into());
                let bits = Formula::binary(BinaryOp::Shl, Formula::Slot(range.slot), by);
                Formula::binary(BinaryOp::BitOr, all, bits)
            }),
        };
        self.if_present(number, all)
    }

    /// The value of a function of a field; `None` if the function does not apply to the content of the field.
    fn of_field(&self, field: &str, element: Option<u8>, function: &str) -> Option<Formula> {
        let number = self.here().position(field, element)?;
        let laid_out = &self.here().fields[number];
        match (&laid_out.content, laid_out.refers) {
            (FieldContent::Structure(node), _) => {
                Some(self.if_present(number, self.at(*node).answer(function)))
            }
            (FieldContent::Integer { .. }, Some(table)) => {
                if !matches!(function, "declared" | "elems" | "kind") {
                    return None;
                }
                let prefix = table_prefix(table)?;
                let index = self.field(&[field.to_string()], element);
                Some(self.environment.tables.look_up(&format!("{prefix}_{function}"), index))
            }
            _ => None,
        }
    }
}
