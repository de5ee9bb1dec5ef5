//! The parts of rules with their values, which explanations of violations contain.

use super::{Compiler, Refusal};
use crate::subject::{Definition, FieldContent, Subject, names_const};
use genvisa_rule::functions::{Answer, Argument, Bits, Function};
use genvisa_rule::{Expr, Name};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;

/// An arm for each part of some expressions: its text, and an `Option<Part>`. The code has `self`, `cx`, `role` and `at` in
/// scope.
pub fn arms(exprs: &[Expr], subject: &Subject) -> Result<Vec<TokenStream>, Refusal> {
    let mut parts = BTreeMap::new();
    exprs.iter().for_each(|expr| collect(expr, subject, &mut parts));
    let arm = |(text, expr): (&String, &Expr)| {
        let part = part(expr, subject)?;
        Ok(quote!(#text => Some(#part),))
    };
    parts.iter().map(arm).collect()
}

/// Adds the parts of an expression that are no operators, and those of the definitions that it uses.
fn collect(expr: &Expr, subject: &Subject, parts: &mut BTreeMap<String, Expr>) {
    match expr {
        Expr::Name(name) if name.is_symbol() => {}
        Expr::Name(_) | Expr::Index { .. } => {
            // A definition that uses itself does not compile, and is visited once here.
            let is_new = parts.insert(expr.to_string(), expr.clone()).is_none();
            if let Some(definition) = definition(expr, subject).filter(|_| is_new) {
                collect(definition, subject, parts);
            }
        }
        Expr::Call { name, args, .. } => {
            let Some(function) = Function::find(name) else { return };
            if !matches!(function.answer, Answer::Arithmetic(_)) {
                parts.insert(expr.to_string(), expr.clone());
            }
            let has_value = |(arg, parameter): &(&Expr, &Argument)| match parameter {
                Argument::Int | Argument::Type => true,
                // An operand has no value of its own, an index has one.
                Argument::OperandOrIndex => is_integer(arg, subject),
                Argument::Field | Argument::Operand | Argument::PlatformSet | Argument::Attribute => false,
            };
            let values = args.iter().zip(function.arguments).filter(has_value);
            values.for_each(|(arg, _)| collect(arg, subject, parts));
        }
        Expr::Unary { operand, .. } => collect(operand, subject, parts),
        Expr::Binary { left, right, .. } => {
            collect(left, subject, parts);
            collect(right, subject, parts);
        }
        Expr::Matches { subject: value, .. } => collect(value, subject, parts),
        Expr::Int(_) | Expr::Bool(_) | Expr::Str(_) => {}
    }
}

/// Whether an expression names a field that is an integer.
fn is_integer(expr: &Expr, subject: &Subject) -> bool {
    let found = expr.as_place().and_then(|(name, _)| subject.resolve(name).ok().flatten());
    found.is_some_and(|found| matches!(found.field.content, FieldContent::Integer(_)))
}

/// The expression that defines a name which is no field.
fn definition<'a>(expr: &Expr, subject: &'a Subject) -> Option<&'a Expr> {
    let Expr::Name(Name { path, .. }) = expr else { return None };
    match path.as_slice() {
        [name] if subject.get(name).is_none() => match subject.definition(name)? {
            Definition::Expression(expr) => Some(expr),
            Definition::OfOperand => None,
        },
        _ => None,
    }
}

/// A `Part`.
fn part(expr: &Expr, subject: &Subject) -> Result<TokenStream, Refusal> {
    let mut compiler = Compiler::small(subject);
    let value = compiler.int(expr)?;
    let names = names(expr, subject, &compiler);
    // Facts about a variable are looked up by statements in front of the value.
    let bindings = compiler.take_bindings();
    let definition = definition(expr, subject).map(ToString::to_string).unwrap_or_default();
    Ok(quote!({
        #(#bindings)*
        Part { value: #value, names: #names, definition: #definition }
    }))
}

/// The `Names` of the values of a part.
fn names(expr: &Expr, subject: &Subject, compiler: &Compiler<'_>) -> TokenStream {
    let of_bits = |of: &Expr, constructor: TokenStream| {
        let found = subject.resolve(of.as_place()?.0).ok()??;
        let (ty, range) = (&found.field.ty, found.range);
        let listed = names_const(range);
        let is_bits = matches!(found.field.content, FieldContent::Bits);
        is_bits.then(|| quote!(Names::#constructor(<#ty>::BIT_RANGES, #range, <#ty>::#listed)))
    };
    let of_range = match expr {
        Expr::Call { name, args, .. } => match (Function::find(name).map(|f| f.answer), args.as_slice()) {
            (Some(Answer::Bits(Bits::Code)), [of]) => of_bits(of, quote!(of_code)),
            _ => None,
        },
        _ => of_bits(expr, quote!(of_value)),
    };
    let listed = || compiler.names(expr).map(|names| quote!(Names::Listed(#names)));
    of_range.or_else(listed).unwrap_or_else(|| quote!(Names::None))
}
