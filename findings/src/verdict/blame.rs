//! The part of a violated rule that is false, and the conditions under which it must be true.

use super::captured::{Captured, is_part};
use genvisa_rule::functions::{Answer, Function, InstructionFact};
use genvisa_rule::{BinaryOp, Expr};
use genvisa_runtime::InstructionInfo;

/// The false part of a rule.
#[derive(Debug)]
pub struct Blame<'e> {
    /// The conditions that hold and require the part, from the outside in.
    pub conditions: Vec<&'e Expr>,
    /// The part: no conjunction and no implication.
    pub part: &'e Expr,
}

impl<'e> Blame<'e> {
    /// Descends to the first part that is known to be false.
    pub fn of(expr: &'e Expr, captured: &Captured) -> Self {
        let (mut part, mut conditions) = (expr, Vec::new());
        loop {
            part = match part {
                Expr::Binary { op: BinaryOp::And, left, right } => {
                    if captured.value(left) == Some(0) {
                        left
                    } else {
                        right
                    }
                }
                Expr::Binary { op: BinaryOp::Implies, left, right } => {
                    conditions.extend(left.conjuncts());
                    right
                }
                _ => return Self { conditions, part },
            };
        }
    }
}

/// The parts of an expression that have values, each once, from left to right; without those inside of others, and without
/// the platform and the role, which a program does not choose.
pub fn free_parts(expr: &Expr) -> Vec<&Expr> {
    let mut found: Vec<&Expr> = Vec::new();
    add_parts(expr, &mut found);
    found
}

fn add_parts<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
    match expr {
        Expr::Call { name, args, .. } => match Function::find(name).map(|function| function.answer) {
            Some(Answer::Arithmetic(_)) => args.iter().for_each(|arg| add_parts(arg, found)),
            Some(Answer::Platform | Answer::Instruction(InstructionFact::Role)) => {}
            _ => add(expr, found),
        },
        Expr::Unary { operand, .. } => add_parts(operand, found),
        Expr::Binary { left, right, .. } => {
            add_parts(left, found);
            add_parts(right, found);
        }
        Expr::Matches { subject, .. } => add_parts(subject, found),
        expr if is_part(expr) => add(expr, found),
        _ => {}
    }
}

fn add<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
    if !found.contains(&expr) {
        found.push(expr);
    }
}

/// The field that a part is in, and the number of its element: of `bytes(ty(dst))` it is `dst`. A repeated field without a number
/// means `each`.
pub fn field_of(part: &Expr, instruction: &InstructionInfo, each: usize) -> Option<(&'static str, usize)> {
    part.walk().find_map(|inner| {
        let (name, element) = inner.as_place()?;
        let field = instruction.field(name.path.first()?)?;
        let each = if field.count.is_some() { each } else { 0 };
        Some((field.name, element.map_or(each, usize::from)))
    })
}

/// The sets of platforms that an expression asks for, with the text of the call.
pub fn platform_sets(expr: &Expr) -> Vec<(&str, String)> {
    let calls = expr.walk().filter_map(|expr| match expr {
        Expr::Call { name, args, .. } => match (Function::find(name)?.answer, args.as_slice()) {
            (Answer::Platform, [Expr::Str(set)]) => Some((set.as_str(), expr.to_string())),
            _ => None,
        },
        _ => None,
    });
    calls.collect()
}
