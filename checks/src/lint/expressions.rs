//! Expressions that have no sense for their names: an operand as a number, a value that a field cannot have, a value of
//! the wrong kind, a rule that does not name its place, a function of an index about a field that is none, a name that
//! nothing defines.

mod indexes;
mod kinds;
mod places;
mod scope;

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, BitGroup, Field, Isa};
use genvisa_rule::{BinaryOp, Expr, Int, Name, Pattern};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (rule, expr) in spec.rules() {
        let Some(fields) = spec.fields_of(&rule.subject) else { continue };
        let stated = Stated { spec, fields, subject: &rule.id, at: &rule.at() };
        stated.check(expr, &mut found);
    }
    let instructions = spec.isa.instructions.iter().map(|i| (i.name.as_str(), &i.fields));
    let records = spec.isa.records.iter().map(|r| (r.name.as_str(), &r.fields));
    for (owner, fields) in instructions.chain(records) {
        for field in fields {
            for condition in field.when.iter().chain(&field.used_if) {
                let Some(expr) = spec.expr(condition) else { continue };
                let subject = [owner, "/", &field.name].concat();
                Stated { spec, fields, subject: &subject, at: &field.at }.check(expr, &mut found);
            }
        }
    }
    found.extend(indexes::run(spec));
    found.extend(kinds::run(spec));
    found.extend(places::run(spec));
    found
}

/// An expression at its place, with the fields that it can name.
struct Stated<'s> {
    spec: &'s Spec<'s>,
    fields: &'s [Field],
    subject: &'s str,
    at: &'s At,
}

impl Stated<'_> {
    fn check(&self, expr: &Expr, found: &mut Vec<Finding>) {
        for part in expr.walk() {
            match part {
                Expr::Binary { op, left, right } => {
                    for side in [left, right] {
                        found.extend(self.operand(side));
                    }
                    if matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
                        found.extend(self.value(left, right));
                        found.extend(self.value(right, left));
                        found.extend(self.masked(left, right));
                    }
                }
                Expr::Matches { subject, patterns } => {
                    found.extend(self.operand(subject));
                    for pattern in patterns {
                        if let Pattern::Int(int) = pattern {
                            found.extend(self.listed_value(subject, *int));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// An operand is no number: functions give numbers about it.
    fn operand(&self, expr: &Expr) -> Option<Finding> {
        let name = expr.as_field().filter(|name| name.path.len() == 1)?;
        let field =
            self.fields.iter().find(|f| name.path.first() == Some(&f.name)).filter(|f| f.is_operand())?;
        let message = format!("{} has the operand `{}` as a number", self.subject, field.name);
        let help = format!("functions give numbers about operands: `ty({0})`, `imm({0})`", field.name);
        Some(self.finding(message, help, &field.at, &field.label))
    }

    fn value(&self, name: &Expr, number: &Expr) -> Option<Finding> {
        let Expr::Int(int) = number else { return None };
        self.listed_value(name, *int)
    }

    /// A field whose encodings are all numbers has no other value.
    fn listed_value(&self, name: &Expr, int: Int) -> Option<Finding> {
        let group = self.bits(name.as_field()?)?;
        let mut values = group.values.iter();
        if group.values.is_empty() || values.any(|v| v.value.is_none_or(|value| value == int.value)) {
            return None;
        }
        let known: Vec<String> = group.values.iter().filter_map(|v| v.value).map(|v| v.to_string()).collect();
        let message = format!("{} compares `{name}` with {}, which it never is", self.subject, int.value);
        Some(self.finding(message, format!("its values are {}", known.join(", ")), &group.at, &group.name))
    }

    /// Masked bits have no value with a bit outside of the mask: `x & 0xf0f == 0x111` is never true.
    fn masked(&self, masked: &Expr, number: &Expr) -> Option<Finding> {
        let (Expr::Binary { op: BinaryOp::BitAnd, right, .. }, Expr::Int(number)) = (masked, number) else {
            return None;
        };
        let Expr::Int(mask) = &**right else { return None };
        if number.value & !mask.value == 0 {
            return None;
        }
        let message = format!("{} compares `{masked}` with {number}, which it never is", self.subject);
        let labels =
            vec![self.spec.label(self.at, "", ""), self.spec.label(self.at, &mask.to_string(), "the mask")];
        Some(Finding::new(
            "expressions",
            self.subject,
            message,
            "the number has bits of the mask only",
            labels,
        ))
    }

    /// The bits of a name.
    fn bits(&self, name: &Name) -> Option<&BitGroup> {
        let isa: &Isa = self.spec.isa;
        let field = self.fields.iter().find(|f| name.path.first() == Some(&f.name))?;
        isa.bit_range(field, name.path.last()?)
    }

    fn finding(&self, message: String, help: String, other: &At, word: &str) -> Finding {
        let labels = vec![self.spec.label(self.at, "", ""), self.spec.label(other, word, "the field")];
        Finding::new("expressions", self.subject, message, help, labels)
    }
}
