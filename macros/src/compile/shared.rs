//! Values that a table of rules uses more than once.

use super::value::Number;
use crate::subject::{Definition, Subject};
use genvisa_rule::Expr;
use genvisa_rule::functions::{Answer, Argument, Function, InstructionFact};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// The values that several expressions use, and the statements that compute those that have been compiled.
#[derive(Default)]
pub struct Shared {
    /// By the text of the expression: the number of uses.
    uses: BTreeMap<String, usize>,
    bound: BTreeMap<String, Number>,
    /// By the text of the index: the general variables that have been looked up.
    variables: BTreeMap<String, Ident>,
    bindings: Vec<TokenStream>,
}

impl Shared {
    /// Counts the uses of each value in several expressions.
    pub fn among(exprs: &[Expr], subject: &Subject) -> Self {
        let mut shared = Self::default();
        exprs.iter().for_each(|expr| shared.count(expr, subject));
        shared
    }

    /// The parts of a value that is used again are not used again themselves.
    fn count(&mut self, expr: &Expr, subject: &Subject) {
        if is_shareable(expr, subject) {
            let uses = self.uses.entry(expr.to_string()).or_default();
            *uses += 1;
            if *uses > 1 {
                return;
            }
        }
        match expr {
            Expr::Name(name) if matches!(subject.resolve(name), Ok(None)) => {
                let definition = name.path.first().and_then(|name| subject.definition(name));
                if let Some(Definition::Expression(expr)) = definition {
                    self.count(expr, subject);
                }
            }
            Expr::Call { name, args, .. } => {
                let parameters = Function::find(name).map_or(&[][..], |function| function.arguments);
                let is_value =
                    |(_, parameter): &(&Expr, &Argument)| matches!(parameter, Argument::Int | Argument::Type);
                args.iter().zip(parameters).filter(is_value).for_each(|(arg, _)| self.count(arg, subject));
            }
            Expr::Unary { operand, .. } => self.count(operand, subject),
            Expr::Binary { left, right, .. } => {
                self.count(left, subject);
                self.count(right, subject);
            }
            Expr::Matches { subject: value, .. } => self.count(value, subject),
            Expr::Name(_) | Expr::Int(_) | Expr::Bool(_) | Expr::Index { .. } | Expr::Str(_) => {}
        }
    }

    /// The key of a value that is used more than once.
    pub fn key(&self, expr: &Expr) -> Option<String> {
        let key = (!self.uses.is_empty()).then(|| expr.to_string())?;
        self.uses.get(&key).is_some_and(|uses| *uses > 1).then_some(key)
    }

    /// The variable that has the value.
    pub fn bound(&self, key: &str) -> Option<Number> {
        self.bound.get(key).cloned()
    }

    /// Binds a value to a variable.
    pub fn bind(&mut self, key: String, number: Number) -> Number {
        let variable = format_ident!("value_{}", self.bound.len());
        let (binding, number) = match number {
            Number::Known(code) => (quote!(let #variable: i64 = #code;), Number::Known(quote!(#variable))),
            Number::Maybe(code) => {
                (quote!(let #variable: ::genvisa_runtime::Int = #code;), Number::Maybe(quote!(#variable)))
            }
        };
        self.bindings.push(binding);
        self.bound.insert(key, number.clone());
        number
    }

    /// A general variable: the Rust variable with the result of its look-up, which is bound if it is not yet. Several facts
    /// about a variable take one look-up.
    pub fn variable(&mut self, index: &Expr, code: &TokenStream) -> Ident {
        let Self { variables, bindings, .. } = self;
        let number = variables.len();
        let bind = || {
            let variable = format_ident!("variable_{number}");
            bindings.push(quote!(let #variable = cx.variable(#code);));
            variable
        };
        variables.entry(index.to_string()).or_insert_with(bind).clone()
    }

    /// The statements since the last call, in the order of their dependencies.
    pub fn take_bindings(&mut self) -> Vec<TokenStream> {
        std::mem::take(&mut self.bindings)
    }
}

/// Whether an expression is a number that takes work and is the same wherever it occurs. A rule about each element of a
/// field has another value for each.
fn is_shareable(expr: &Expr, subject: &Subject) -> bool {
    let takes_work = match expr {
        Expr::Name(name) => !name.is_symbol(),
        Expr::Index { .. } => true,
        Expr::Call { name, .. } => {
            let answer = Function::find(name).map(|function| function.answer);
            !matches!(answer, Some(Answer::Platform | Answer::Instruction(InstructionFact::Role)))
        }
        Expr::Binary { op, .. } => !op.is_truth(),
        Expr::Int(_) | Expr::Bool(_) | Expr::Str(_) | Expr::Unary { .. } | Expr::Matches { .. } => false,
    };
    takes_work && !subject.is_about_each(expr)
}
