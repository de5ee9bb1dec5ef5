//! The functions of the rule language.

use super::{Translator, UNKNOWN};
use crate::layout::FieldContent;
use crate::solve::Formula;
use crate::spec::{platforms, table_prefix};
use genvisa_rule::{BinaryOp, Expr};

/// The channels between the first channels of two execution masks, M1 and M2 for example.
const CHANNELS_PER_MASK: i64 = 4;
/// The number of execution masks. Each occurs in the field twice, the second time without a mask.
const MASKS: i64 = 8;

impl Translator<'_, '_> {
    pub(super) fn call(&self, function: &str, args: &[Expr]) -> Formula {
        if let [Some((name, element))] = args.iter().map(Expr::as_place).collect::<Vec<_>>()[..] {
            match function {
                "code" => {
                    return match self.here().range(&name.path, element) {
                        Some((field, range)) => self.if_present(field, Formula::Slot(range.slot)),
                        None => UNKNOWN,
                    };
                }
                "raw" => return self.raw(&name.path[0], element),
                _ => {}
            }
            if let Some(answer) = self.of_field(&name.path[0], element, function) {
                return answer;
            }
        }
        let both = |a: &Expr, b: &Expr| Box::new([self.formula(a), self.formula(b)]);
        match (function, args) {
            ("min", [a, b]) => Formula::Min(both(a, b)).folded(),
            ("max", [a, b]) => Formula::Max(both(a, b)).folded(),
            ("ones", [x]) => Formula::Ones(Box::new(self.formula(x))).folded(),
            ("grf", []) => {
                Formula::Known(self.layout.spec.isa.platforms.get(self.layout.platform).map(|p| p.grf.into()))
            }
            ("role", []) => self.role(),
            ("channels", []) => self.at(0).field(&["exec_size".into()], None),
            ("first_channel", []) => self.first_channel(),
            ("on", args) => {
                let set = platforms(args).map(|set| self.layout.spec.on(&set, self.layout.platform));
                Formula::Known(set.map(i64::from))
            }
            ("bytes", [ty]) => self.layout.bytes(self.formula(ty)),
            (_, [index]) => self.environment.tables.look_up(function, self.formula(index)),
            _ => UNKNOWN,
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
