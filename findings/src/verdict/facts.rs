//! The facts of an instruction that a rule is about. A rule that one fact alone violates explains the other rules that read it:
//! the bytes that an operand reads are unknown while its region is none.

use super::blame::free_parts;
use super::captured::parsed;
use super::{Value, Verdict};
use genvisa::Violation;
use genvisa_rule::functions::{Answer, Function, InstructionFact, Topic};
use genvisa_rule::{BinaryOp, Expr};

/// A kind of facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The class of an operand, which all of its other facts depend on.
    Class,
    /// The type of an operand.
    Type,
    /// The modifier of an operand.
    Modifier,
    /// The region of an operand.
    Region,
    /// The number in a field that is no operand.
    Number,
    /// The execution size with its mask.
    Channels,
    /// The kernel, function or subroutine with the instruction.
    Routine,
    /// The places that execution reaches.
    Flow,
}

/// A fact: its field, empty for a fact of the whole instruction, and its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    field: String,
    kind: Kind,
}

/// The fields with the execution size.
const CHANNELS: [&str; 2] = ["exec_size", "num_elts"];

/// The names of fields of operands, and the kinds of facts that they are.
const KINDS: [(&str, Kind); 6] = [
    ("tag.modifiers", Kind::Modifier),
    ("region", Kind::Region),
    ("ty", Kind::Type),
    ("bit_properties.data_type", Kind::Type),
    ("tag.operand_class", Kind::Class),
    ("operand_class", Kind::Class),
];

/// The facts that decide a violated rule, if all are about one field and none is about anything else; empty otherwise. `verdict` is
/// asked for the false one of several requirements.
pub fn deciding(violation: &Violation, verdict: impl FnOnce() -> Verdict) -> Vec<Fact> {
    let Some(expr) = parsed(violation.rule.expr) else { return Vec::new() };
    let mut required = &*expr;
    while let Expr::Binary { op: BinaryOp::Implies, right, .. } = required {
        required = right;
    }
    let facts: Option<Vec<Fact>> = match required {
        Expr::Binary { op: BinaryOp::And, .. } => {
            let parts = verdict().blamed;
            parts.iter().map(|part| of_part(&*parsed(part)?, violation.field)).collect()
        }
        _ => free_parts(required).into_iter().map(|part| of_part(part, violation.field)).collect(),
    };
    let facts = facts.unwrap_or_default();
    let is_one = facts.windows(2).all(|pair| matches!(pair, [a, b] if a.field == b.field));
    if is_one { facts } else { Vec::new() }
}

/// Whether a violated rule follows from facts that violate another one.
pub fn follows(values: &[Value], violation: &Violation, from: &[Fact]) -> bool {
    let parts = values.iter().filter_map(|value| parsed(&value.part));
    parts
        .filter_map(|part| of_part(&part, violation.field))
        .any(|fact| from.iter().any(|cause| cause.explains(&fact)))
}

impl Fact {
    /// Whether another fact is the same, or depends on this one.
    pub fn explains(&self, other: &Self) -> bool {
        match self.kind {
            Kind::Class => self.field == other.field,
            Kind::Routine => other.kind == Kind::Flow,
            kind => kind == other.kind && self.field == other.field,
        }
    }
}

/// The fact that a part of a rule is; `None` for any other part. `field` has the structure that the rule is about.
fn of_part(part: &Expr, field: &str) -> Option<Fact> {
    let fact = |field: &str, kind| Some(Fact { field: field.to_string(), kind });
    match part {
        Expr::Call { name, args, .. } => {
            let known = Function::find(name)?;
            let operand = args.first().map(ToString::to_string);
            match (known.answer, known.topic, operand) {
                (Answer::Instruction(InstructionFact::Channels | InstructionFact::FirstChannel), ..) => {
                    fact("", Kind::Channels)
                }
                (Answer::Module, _, None) if matches!(name.as_str(), "in_function" | "in_subroutine") => {
                    fact("", Kind::Routine)
                }
                // Those with an argument are about a variable.
                (Answer::Flow, _, None) => fact("", Kind::Flow),
                (Answer::Bits(_), ..) => of_part(args.first()?, field),
                (_, Some(Topic::Type), Some(operand)) if name == "ty" => fact(&operand, Kind::Type),
                (_, Some(Topic::Class), Some(operand)) => fact(&operand, Kind::Class),
                (_, Some(Topic::Modifier), Some(operand)) => fact(&operand, Kind::Modifier),
                (.., Some(operand)) if name == "region" => fact(&operand, Kind::Region),
                // `bytes(ty(dst))`
                (Answer::Chapters(_), ..) => args.first().and_then(|arg| of_part(arg, field)),
                _ => None,
            }
        }
        Expr::Name(_) => {
            let text = part.to_string();
            let first = text.split('.').next().unwrap_or_default();
            if CHANNELS.contains(&first) {
                return fact("", Kind::Channels);
            }
            let is_it = |name: &str| text == name || (name == first && name == "region");
            match KINDS.iter().find(|(name, _)| is_it(name)) {
                Some((_, kind)) => fact(field, *kind),
                // A name in a rule about an operand is a part of the operand, and has other rules that limit it.
                None => {
                    if field.is_empty() {
                        fact(&text, Kind::Number)
                    } else {
                        None
                    }
                }
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The field and the kind of the fact that a part is.
    fn of(part: &str, field: &str) -> Option<(String, String)> {
        let fact = of_part(&genvisa_rule::parse(part).unwrap(), field)?;
        Some((fact.field, format!("{:?}", fact.kind)))
    }

    #[test]
    fn parts_of_rules_are_facts() {
        for (part, field, expected) in [
            ("ty(src0)", "", Some(("src0", "Type"))),
            ("bytes(ty(src0))", "", Some(("src0", "Type"))),
            ("class(src0)", "", Some(("src0", "Class"))),
            ("modifier(dst)", "", Some(("dst", "Modifier"))),
            ("region(dst)", "", Some(("dst", "Region"))),
            ("in_function()", "", Some(("", "Routine"))),
            ("diverges()", "", Some(("", "Flow"))),
            ("exec_size", "", Some(("", "Channels"))),
            ("exec_size.mask", "dst", Some(("", "Channels"))),
            ("channels()", "", Some(("", "Channels"))),
            ("region.width", "dst", Some(("dst", "Region"))),
            ("num_labels", "", Some(("num_labels", "Number"))),
            ("offset", "dst", None),
            ("1 + 2", "", None),
        ] {
            let expected = expected.map(|(field, kind)| (field.to_string(), kind.to_string()));
            assert_eq!(of(part, field), expected, "{part} of {field:?}");
        }
    }

    #[test]
    fn a_class_explains_all_facts_of_its_operand() {
        let fact = |field: &str, kind| Fact { field: field.to_string(), kind };
        let (class, ty) = (fact("dst", Kind::Class), fact("dst", Kind::Type));
        assert!(class.explains(&ty) && !ty.explains(&class) && ty.explains(&ty.clone()));
        assert!(!class.explains(&fact("src0", Kind::Type)) && !ty.explains(&fact("src0", Kind::Type)));
        assert!(fact("", Kind::Routine).explains(&fact("", Kind::Flow)));
        assert!(!fact("", Kind::Flow).explains(&fact("", Kind::Routine)));
    }
}
