//! Operators, comparisons and sets.

use super::value::Number;
use super::{Compiler, Refusal};
use genvisa_rule::{BinaryOp, Expr, Pattern, UnaryOp};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

impl Compiler<'_> {
    /// A `bool`: whether the expression is known to have this truth.
    pub(super) fn truth(&mut self, expr: &Expr, truth: bool) -> Result<TokenStream, Refusal> {
        match expr {
            Expr::Bool(value) => {
                let is = *value == truth;
                Ok(quote!(#is))
            }
            Expr::Unary { op: UnaryOp::Not, operand } => self.truth(operand, !truth),
            Expr::Binary { op, left, right } if op.is_truth() => match op {
                BinaryOp::And => self.both(truth, (left, truth), (right, truth)),
                BinaryOp::Or => self.both(!truth, (left, truth), (right, truth)),
                BinaryOp::Implies => self.both(!truth, (left, !truth), (right, truth)),
                _ => self.comparison(*op, left, right, truth),
            },
            Expr::Matches { subject, patterns } => self.matches(subject, patterns, truth),
            _ => Ok(self.value(expr)?.is(truth)),
        }
    }

    /// Whether both sides, or either of them, are known to have their truths.
    fn both(
        &mut self,
        both: bool,
        (left, left_truth): (&Expr, bool),
        (right, right_truth): (&Expr, bool),
    ) -> Result<TokenStream, Refusal> {
        let (left, right) = (self.truth(left, left_truth)?, self.truth(right, right_truth)?);
        Ok(if both { quote!((#left && #right)) } else { quote!((#left || #right)) })
    }

    fn comparison(
        &mut self,
        op: BinaryOp,
        left: &Expr,
        right: &Expr,
        truth: bool,
    ) -> Result<TokenStream, Refusal> {
        let op = match (op, truth) {
            (BinaryOp::Eq, true) | (BinaryOp::Ne, false) => quote!(==),
            (BinaryOp::Ne, true) | (BinaryOp::Eq, false) => quote!(!=),
            (BinaryOp::Lt, true) | (BinaryOp::Ge, false) => quote!(<),
            (BinaryOp::Ge, true) | (BinaryOp::Lt, false) => quote!(>=),
            (BinaryOp::Gt, true) | (BinaryOp::Le, false) => quote!(>),
            (BinaryOp::Le, true) | (BinaryOp::Gt, false) => quote!(<=),
            _ => return Err(format!("`{}` does not compare numbers", op.symbol())),
        };
        let (left, right) = (self.side(left, right)?, self.side(right, left)?);
        Ok(Number::both_known_and(left, right, |left, right| quote!((#left #op #right))))
    }

    /// One side of a comparison: the name of an encoding means its code.
    fn side(&mut self, this: &Expr, other: &Expr) -> Result<Number, Refusal> {
        match this.as_symbol() {
            Some(name) => self.symbol(name, other).map(Number::Known),
            None => self.number(this),
        }
    }

    fn matches(&mut self, subject: &Expr, patterns: &[Pattern], truth: bool) -> Result<TokenStream, Refusal> {
        let number = self.number(subject)?;
        let tests = patterns.iter().map(|pattern| match pattern {
            Pattern::Int(literal) => {
                let value = literal.value;
                Ok(quote!(number == #value))
            }
            Pattern::Range(low, high) => {
                let (low, high) = (low.value, high.value);
                Ok(quote!((#low..=#high).contains(&number)))
            }
            Pattern::Name(name) => self.symbol(name, subject).map(|code| quote!(number == #code)),
        });
        let tests = tests.collect::<Result<Vec<_>, _>>()?;
        let is_member = if truth { quote!((#(#tests)||*)) } else { quote!(!(#(#tests)||*)) };
        Ok(match number {
            Number::Known(code) => quote!({ let number: i64 = #code; #is_member }),
            Number::Maybe(code) => quote!(#code.is_some_and(|number: i64| #is_member)),
        })
    }

    /// The value of an arithmetic operator.
    pub(super) fn arithmetic(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Result<Number, Refusal> {
        let (left, right) = (self.number(left)?, self.number(right)?);
        let function = match op {
            BinaryOp::BitOr => "bit_or",
            BinaryOp::BitAnd => "bit_and",
            BinaryOp::Shl => "shl",
            BinaryOp::Shr => "shr",
            BinaryOp::Add => "add",
            BinaryOp::Sub => "sub",
            BinaryOp::Mul => "mul",
            BinaryOp::Div => "div",
            BinaryOp::Rem => "rem",
            _ => return Err(format!("`{}` has no number as its value", op.symbol())),
        };
        Ok(match (op, left, right) {
            (BinaryOp::BitAnd, Number::Known(left), Number::Known(right)) => {
                Number::Known(quote!((#left & #right)))
            }
            (BinaryOp::BitOr, Number::Known(left), Number::Known(right)) => {
                Number::Known(quote!((#left | #right)))
            }
            (_, left, right) => {
                let (function, left, right) = (format_ident!("{function}"), left.int(), right.int());
                Number::Maybe(quote!(truth::#function(#left, #right)))
            }
        })
    }
}
