//! Conditions of optional fields as Rust functions of the fields before them.

use super::plain::PlainField;
use genvisa_reader::isa::{BitGroup, Field};
use genvisa_render::names::{ident, snake};
use genvisa_rule::{BinaryOp, Env, Expr, Pattern};
use serde::Serialize;
use std::collections::BTreeSet;

/// A function that evaluates a condition.
#[derive(Debug, Serialize)]
pub(super) struct Function {
    name: String,
    /// Names and types.
    pub(super) parameters: Vec<(String, String)>,
    body: String,
}

/// Adds a function unless an equal one exists, and returns the name of the one that exists.
pub(super) fn declare(function: Function, functions: &mut Vec<Function>) -> String {
    let same = |f: &&Function| f.body == function.body && f.parameters == function.parameters;
    match functions.iter().find(same) {
        Some(known) => known.name.clone(),
        None => {
            let name = function.name.clone();
            functions.push(function);
            name
        }
    }
}

/// The value of a field, or of one of its bit ranges, as Rust.
pub(super) fn bits(field: &Field, range: Option<&BitGroup>) -> String {
    let name = ident(&field.name);
    match range {
        None => name,
        Some(range) if range.lo == 0 && Some(range.hi + 1) == field.width() => name,
        Some(range) => {
            let mask = u64::MAX >> (63 - (range.hi - range.lo).min(63));
            let shifted = if range.lo == 0 { name } else { format!("{name} >> {}", range.lo) };
            format!("{shifted} & {mask:#x}")
        }
    }
}

/// The fields before one that has a condition.
pub(super) struct Before<'a> {
    pub(super) fields: &'a [Field],
}

impl Before<'_> {
    /// The field that a path names, and its bit range. A path without a bit range names the main one, if there is any.
    fn find(&self, path: &[String]) -> Option<(&Field, Option<&BitGroup>)> {
        let field = self.fields.iter().find(|f| Some(&f.name) == path.first())?;
        match path.get(1) {
            Some(range) => Some((field, Some(field.bits.iter().find(|g| g.name == *range)?))),
            None => Some((field, field.main_group())),
        }
    }

    /// The function that evaluates a condition. Its parameters are those of the `plain` fields that the condition names.
    pub(super) fn function(&self, name: &str, condition: &Expr, plain: &[PlainField]) -> Option<Function> {
        let fields = genvisa_rule::names(condition).filter_map(|name| self.find(&name.path));
        let names: BTreeSet<_> = fields.map(|(field, _)| ident(&field.name)).collect();
        let named = plain.iter().filter(|field| names.contains(&field.ident));
        let parameters = named.map(|f| (f.ident.clone(), f.ty.clone())).collect();
        Some(Function { name: snake(name), parameters, body: self.condition(condition)? })
    }

    /// A condition as Rust. Encodings are compared by their codes.
    fn condition(&self, expr: &Expr) -> Option<String> {
        Some(match expr {
            Expr::Int(int) => int.value.to_string(),
            Expr::Name(name) => {
                let (field, range) = self.find(&name.path)?;
                bits(field, range)
            }
            Expr::Call { name, args, .. } if name == "raw" => match args.as_slice() {
                [Expr::Name(name)] => bits(self.find(&name.path)?.0, None),
                _ => return None,
            },
            Expr::Binary { op: op @ (BinaryOp::And | BinaryOp::Or), left, right } => {
                let (left, right) = (self.condition(left)?, self.condition(right)?);
                format!("({left}) {} ({right})", op.symbol())
            }
            Expr::Binary { op, left, right } if op.is_comparison() => {
                format!("{} {} {}", self.condition(left)?, op.symbol(), self.condition(right)?)
            }
            Expr::Matches { subject, patterns } => {
                let Expr::Name(name) = &**subject else { return None };
                let (_, range) = self.find(&name.path)?;
                let code = |pattern: &Pattern| match pattern {
                    Pattern::Int(int) => Some(int.value.to_string()),
                    Pattern::Name(name) => {
                        let known = range?.values.iter().find(|v| Some(&v.name) == name.path.first())?;
                        Some(format!("{:#04x}", known.code))
                    }
                    Pattern::Range(..) => None,
                };
                let codes = patterns.iter().map(code).collect::<Option<Vec<_>>>()?;
                format!("matches!({}, {})", self.condition(subject)?, codes.join(" | "))
            }
            _ => return None,
        })
    }
}

/// The values that are known without an instruction: a field that the newest object version does not have is zero.
impl Env for Before<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        let (field, _) = self.find(path)?;
        field.wire.iter().all(|wire| wire.versions.before.is_some()).then_some(0)
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        match args {
            [Expr::Name(name)] if function == "raw" => self.field(&name.path),
            _ => None,
        }
    }

    fn symbol(&self, _: &Expr, _: &str) -> Option<i64> {
        None
    }
}
