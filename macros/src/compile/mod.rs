//! Expressions of the rule language to Rust.
//!
//! A truth compiles to one of two plain conditions: that the expression is known to hold, or that it is known to fail.
//! An unknown value satisfies neither. Compiled rules therefore need no three-valued operators. `genvisa_runtime` and the
//! definitions of structures implement the functions of the language; the code here only calls them.

mod calls;
pub mod explain;
mod fields;
mod operators;
mod shared;
mod symbols;
mod value;

use crate::subject::Subject;
use genvisa_rule::Expr;
use proc_macro2::TokenStream;
use quote::quote;
use shared::Shared;
pub use symbols::label_kind;
pub use value::Number;

/// Why an expression does not compile: a message for the author of the page.
pub type Refusal = String;

/// Compiles expressions about one subject. The expanded code has `self` and `cx` in scope.
pub struct Compiler<'a> {
    subject: &'a Subject,
    shared: Shared,
    /// The definitions that are being compiled, from the outside in.
    open: Vec<String>,
    dispatch: Dispatch,
}

/// How compiled code calls the functions of operands.
#[derive(Clone, Copy)]
enum Dispatch {
    /// By their types, so that the functions can be inlined.
    Static,
    /// Through a table of functions: the code is smaller.
    Dynamic,
}

impl Dispatch {
    /// A reference to an operand.
    fn of(self, operand: &TokenStream) -> TokenStream {
        match self {
            Self::Static => operand.clone(),
            Self::Dynamic => quote!((#operand as &dyn Operand)),
        }
    }
}

impl<'a> Compiler<'a> {
    /// Values that occur more than once in `exprs` are computed once, in the [bindings](Self::take_bindings).
    pub fn new(subject: &'a Subject, exprs: &[Expr]) -> Self {
        Self { subject, shared: Shared::among(exprs, subject), open: Vec::new(), dispatch: Dispatch::Static }
    }

    /// Compiles values that are seldom needed, to small code.
    fn small(subject: &'a Subject) -> Self {
        Self { dispatch: Dispatch::Dynamic, ..Self::new(subject, &[]) }
    }

    /// Statements that bind the values that several of the compiled expressions use, and that are not bound yet.
    pub fn take_bindings(&mut self) -> Vec<TokenStream> {
        self.shared.take_bindings()
    }

    /// A `bool`: whether the expression is known to have this truth.
    pub fn is(&mut self, expr: &Expr, truth: bool) -> Result<TokenStream, Refusal> {
        self.truth(expr, truth)
    }

    /// An `Int`: the value of the expression, if it is known.
    pub fn int(&mut self, expr: &Expr) -> Result<TokenStream, Refusal> {
        Ok(self.number(expr)?.int())
    }
}

/// A `bool`: whether the expression is known to hold. Nothing else shares its values.
pub fn condition(expr: &Expr, subject: &Subject) -> Result<TokenStream, Refusal> {
    Compiler::new(subject, &[]).is(expr, true)
}

/// An `Int`: the value of the expression, if it is known. Nothing else shares its values.
pub fn int(expr: &Expr, subject: &Subject) -> Result<TokenStream, Refusal> {
    Compiler::new(subject, &[]).int(expr)
}
