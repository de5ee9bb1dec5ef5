//! The data types that rules allow for operands.

use genvisa_reader::isa::Isa;
use genvisa_rule::{BinaryOp, Expr, Pattern};
use schemars::JsonSchema;
use serde::Serialize;

/// The types that a rule allows for an operand.
#[derive(Serialize, JsonSchema)]
pub(super) struct Types {
    /// The rule, which has the platforms.
    rule: String,
    /// The condition, in the rule language; `true` if there is none.
    pub(super) when: String,
    /// The types.
    types: Vec<Type>,
}

/// A type that an operand can have.
#[derive(Serialize, JsonSchema)]
struct Type {
    /// Its name.
    name: String,
    /// The platforms on which the operand can have it; absent for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    platforms: Option<String>,
}

/// The types that a rule allows, each with the operand; none for a rule that requires something else.
pub(super) fn of(isa: &Isa, rule: &str, expr: &str) -> Vec<(String, Types)> {
    let Ok(expr) = genvisa_rule::parse(expr) else { return Vec::new() };
    let of_one = |(when, required): (Option<Expr>, Expr)| {
        let (operand, types) = allowed(isa, &required)?;
        let when = when.map_or("true".to_string(), |when| when.to_string());
        Some((operand, Types { rule: rule.to_string(), when, types }))
    };
    requirements(expr, None).into_iter().filter_map(of_one).collect()
}

/// The requirements of a rule, each with its condition: `a => b` has one, and `(a => b) && (c => d)` has two.
fn requirements(expr: Expr, when: Option<Expr>) -> Vec<(Option<Expr>, Expr)> {
    match expr {
        Expr::Binary { op: BinaryOp::Implies, left, right } => {
            let when = match when {
                Some(when) => Expr::Binary { op: BinaryOp::And, left: Box::new(when), right: left },
                None => *left,
            };
            requirements(*right, Some(when))
        }
        Expr::Binary { op: BinaryOp::And, left, right } if arguments(&left, "on").is_none() => {
            let mut all = requirements(*left, when.clone());
            all.extend(requirements(*right, when));
            all
        }
        required => vec![(when, required)],
    }
}

/// The operand and the types of a requirement with alternatives.
fn allowed(isa: &Isa, required: &Expr) -> Option<(String, Vec<Type>)> {
    let (mut field, mut types) = (None, Vec::new());
    let mut open = vec![required];
    while let Some(part) = open.pop() {
        if let Expr::Binary { op: BinaryOp::Or, left, right } = part {
            open.extend([&**right, &**left]);
            continue;
        }
        let (operand, names, platforms) = alternative(isa, part)?;
        if *field.get_or_insert_with(|| operand.clone()) != operand {
            return None;
        }
        types.extend(names.into_iter().map(|name| Type { name, platforms: platforms.clone() }));
    }
    Some((field?, types))
}

/// `matches!(ty(dst), UD | D)`, `ty(dst) == BF` or `bytes(ty(dst)) == 8`, with or without `on("XEHP+")`: the operand, the types and
/// the platforms.
fn alternative(isa: &Isa, expr: &Expr) -> Option<(String, Vec<String>, Option<String>)> {
    match expr {
        Expr::Binary { op: BinaryOp::And, left, right } => {
            let (operand, types, None) = alternative(isa, right)? else { return None };
            let [Expr::Str(platforms)] = arguments(left, "on")? else { return None };
            Some((operand, types, Some(platforms.clone())))
        }
        Expr::Matches { subject, patterns } => {
            let name = |pattern: &Pattern| match pattern {
                Pattern::Name(name) => Some(name.to_string()),
                Pattern::Int(_) | Pattern::Range(..) => None,
            };
            Some((of_type(subject)?, patterns.iter().map(name).collect::<Option<_>>()?, None))
        }
        Expr::Binary { op: BinaryOp::Eq, left, right } => match (arguments(left, "bytes"), &**right) {
            (Some([inner]), Expr::Int(bytes)) => {
                let has_size = |bits: u32| i64::from(bits) == bytes.value * 8;
                let types = isa.types.iter().filter(|ty| has_size(ty.bits));
                Some((of_type(inner)?, types.map(|ty| ty.name.clone()).collect(), None))
            }
            _ => Some((of_type(left)?, vec![right.as_symbol()?.to_string()], None)),
        },
        _ => None,
    }
}

/// The operand of `ty(dst)`.
fn of_type(expr: &Expr) -> Option<String> {
    match arguments(expr, "ty")? {
        [Expr::Name(name)] => Some(name.to_string()),
        _ => None,
    }
}

/// The arguments of a call of a function.
fn arguments<'e>(expr: &'e Expr, function: &str) -> Option<&'e [Expr]> {
    match expr {
        Expr::Call { name, args, .. } if name == function => Some(args),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_reader::isa::DataType;

    /// Types of 4, 8 and 8 bytes.
    fn sized() -> Isa {
        let ty = |(name, bits): (&str, u32)| DataType { name: name.to_string(), bits, ..DataType::default() };
        Isa { types: [("F", 32), ("DF", 64), ("Q", 64)].map(ty).into(), ..Isa::default() }
    }

    #[test]
    fn rules_become_types() {
        let isa = sized();
        let shown = |expr: &str| -> String {
            let of_one = |(operand, types): (String, Types)| {
                let named = |ty: &Type| match &ty.platforms {
                    Some(platforms) => format!("{} on {platforms}", ty.name),
                    None => ty.name.clone(),
                };
                format!(
                    "{operand} if {}: {}. ",
                    types.when,
                    types.types.iter().map(named).collect::<Vec<_>>().join(", ")
                )
            };
            of(&isa, "ADD/a/type", expr).into_iter().map(of_one).collect()
        };
        assert_eq!(shown("matches!(ty(a), UD | D)"), "a if true: UD, D. ");
        assert_eq!(
            shown("x == 1 => ty(a) == F || on(\"XEHP+\") && ty(a) == BF"),
            "a if x == 1: F, BF on XEHP+. "
        );
        assert_eq!(
            shown("(x == 1 => ty(a) == F) && (x == 2 || x == 3 => ty(b) == D)"),
            "a if x == 1: F. b if x == 2 || x == 3: D. "
        );
        assert_eq!(shown("x == 1 => bytes(ty(a)) == 8"), "a if x == 1: DF, Q. ");
        assert_eq!(shown("x || y => (z => ty(a) == F)"), "a if (x || y) && z: F. ");
        for other in [
            "ty(a) == ty(b)",
            "matches!(ty(a), UD) || ty(b) == D",
            "x == 1",
            "ty(a) != F",
            "x || ty(a) == F",
            "(",
        ] {
            assert_eq!(shown(other), "", "{other}");
        }
    }
}
