//! The functions of the rule language.

use super::{Translator, UNKNOWN};
use crate::layout::FieldContent;
use crate::solve::Formula;
use crate::spec::platforms;
use genvisa_rule::functions::{Answer, Bits, Chapters, Fact, Function, InstructionFact};
use genvisa_rule::{BinaryOp, Expr, Name};

/// The field with the execution size and the execution mask.
const EXEC_SIZE: &str = "exec_size";
/// The channels between the first channels of two execution masks, M1 and M2 for example.
const CHANNELS_PER_MASK: i64 = 4;
/// The number of execution masks. Each occurs in the field twice, the second time without a mask.
const MASKS: i64 = 8;

impl Translator<'_, '_> {
    /// A call. The source of the function's value determines the formula.
    pub(super) fn call(&self, name: &str, args: &[Expr]) -> Formula {
        let Some(function) = Function::find(name) else { return UNKNOWN };
        let place = match args {
            [arg] => arg.as_place(),
            _ => None,
        };
        match function.answer {
            Answer::Arithmetic(function) => {
                Formula::Function(function, args.iter().map(|arg| self.formula(arg)).collect()).folded()
            }
            Answer::Bits(bits) => match (bits, place) {
                (Bits::Code, Some((of, element))) => match self.here().range(&of.path, element) {
                    Some((field, range)) => self.if_present(field, Formula::Slot(range.slot)),
                    None => UNKNOWN,
                },
                (Bits::Raw, Some((of, element))) => self.raw(&of.path[0], element),
                (Bits::Code | Bits::Raw, None) => UNKNOWN,
            },
            Answer::Operand => self.of_field(place, name, None),
            Answer::OperandOrIndex(fact) | Answer::Index(fact) => self.of_field(place, name, Some(fact)),
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
            Answer::Instruction(InstructionFact::Channels) => self.channels(),
            Answer::Instruction(InstructionFact::FirstChannel) => self.first_channel(),
            Answer::Declaration(table, fact) => match args {
                [index] => self.environment.tables.look_up(table, fact, self.formula(index)),
                _ => UNKNOWN,
            },
            // A case is one instruction with its declarations, without the rest of a module.
            Answer::Module | Answer::Flow | Answer::Attribute | Answer::Execution => UNKNOWN,
        }
    }

    /// The execution size; an instruction without one executes once.
    fn channels(&self) -> Formula {
        let instruction = self.at(0);
        match instruction.here().field(EXEC_SIZE, None) {
            Some(_) => instruction.field(&[EXEC_SIZE.into()], None),
            None => Formula::number(1),
        }
    }

    /// The first channel of the execution mask.
    fn first_channel(&self) -> Formula {
        let instruction = self.at(0);
        let Some((field, range)) = instruction.here().range(&[EXEC_SIZE.into(), "mask".into()], None) else {
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

    /// The value of a function of an operand, or the fact that it is about a declaration whose index a field has; unknown
    /// if the function does not apply to the content of the field.
    fn of_field(&self, place: Option<(&Name, Option<u8>)>, function: &str, fact: Option<Fact>) -> Formula {
        let Some((of, element)) = place else { return UNKNOWN };
        let Some(number) = self.here().position(&of.path[0], element) else { return UNKNOWN };
        let laid_out = &self.here().fields[number];
        match (&laid_out.content, laid_out.refers, fact) {
            (FieldContent::Structure(node), ..) => self.if_present(number, self.at(*node).answer(function)),
            (FieldContent::Integer { .. }, Some(table), Some(fact)) => {
                let index = self.field(&of.path[..1], element);
                self.environment.tables.look_up(table, fact, index)
            }
            _ => UNKNOWN,
        }
    }
}
