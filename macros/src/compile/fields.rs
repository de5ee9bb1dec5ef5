//! Values: fields, bit ranges, definitions, and the choice between all kinds of values.

use super::value::{Number, Value};
use super::{Compiler, Refusal};
use crate::attr;
use crate::subject::{Definition, Element, FieldContent};
use genvisa_rule::{Expr, Name, UnaryOp};
use quote::quote;

impl Compiler<'_> {
    /// The value of an expression as a number.
    pub(super) fn number(&mut self, expr: &Expr) -> Result<Number, Refusal> {
        Ok(self.value(expr)?.number())
    }

    /// The value of an expression. A value that several expressions share is bound to a variable first.
    pub(super) fn value(&mut self, expr: &Expr) -> Result<Value, Refusal> {
        let Some(key) = self.shared.key(expr) else { return self.compute(expr) };
        if let Some(bound) = self.shared.bound(&key) {
            return Ok(Value::Number(bound));
        }
        let number = self.compute(expr)?.number();
        Ok(Value::Number(self.shared.bind(key, number)))
    }

    fn compute(&mut self, expr: &Expr) -> Result<Value, Refusal> {
        let number = match expr {
            Expr::Int(literal) => {
                let value = literal.value;
                Number::Known(quote!(#value))
            }
            Expr::Str(_) => return Err("only `on(\"…\")` has an argument in quotes".to_string()),
            Expr::Name(of) => self.name(of, Element::Each)?,
            Expr::Index { of, at } => self.name(of, Element::Nth(*at))?,
            Expr::Call { name, args, .. } => return self.call(name, args),
            Expr::Unary { op: UnaryOp::Neg, operand } => {
                let operand = self.int(operand)?;
                Number::Maybe(quote!(truth::neg(#operand)))
            }
            Expr::Binary { op, left, right } if !op.is_truth() => self.arithmetic(*op, left, right)?,
            Expr::Bool(_) | Expr::Unary { .. } | Expr::Binary { .. } | Expr::Matches { .. } => {
                let (holds, fails) = (self.truth(expr, true)?, self.truth(expr, false)?);
                Number::Maybe(quote!(truth::number(#holds, #fails)))
            }
        };
        Ok(Value::Number(number))
    }

    /// The value of a field, of a bit range in it, of a definition or of a constant.
    fn name(&mut self, of: &Name, element: Element) -> Result<Number, Refusal> {
        let is_whole = of.path.len() == 1;
        if let Some(found) = self.subject.resolve(of)? {
            let (field, name) = (found.field, found.name);
            return match &field.content {
                FieldContent::Bits => {
                    field.read(element, |access| Number::Maybe(field.value(access, name, found.range)))
                }
                FieldContent::Integer(_) if is_whole => {
                    field.read(element, |access| Number::Known(quote!((#access as i64))))
                }
                FieldContent::Integer(_) => Err(format!("`{name}` has no bit ranges")),
                FieldContent::Operand => Err(format!(
                    "`{name}` is an operand and has no value; a rule asks for `ty({name})`, `class({name})`…"
                )),
            };
        }
        let first = of.path.first().map(String::as_str).unwrap_or_default();
        let is_bare = is_whole && matches!(element, Element::Each);
        match self.subject.definition(first) {
            Some(definition) if is_bare => return self.definition(first, definition),
            _ => {}
        }
        match self.subject.constant(first) {
            Some(value) if is_bare => {
                let value = i64::from(value);
                Ok(Number::Known(quote!(#value)))
            }
            _ => Err(format!("no field, bit range or definition is called `{of}`")),
        }
    }

    /// A definition is replaced by its expression, so that rules share the parts of definitions too.
    fn definition(&mut self, name: &str, definition: &Definition) -> Result<Number, Refusal> {
        match definition {
            Definition::OfOperand => {
                let function = attr::ident(name);
                let operand = self.dispatch.of(&quote!(self));
                Ok(Number::Maybe(quote!(Operand::#function(#operand, cx))))
            }
            Definition::Expression(_) if self.open.iter().any(|open| open == name) => {
                Err(format!("the definition of `{name}` uses itself"))
            }
            Definition::Expression(expr) => {
                self.open.push(name.to_string());
                let number = self.number(expr);
                self.open.pop();
                number
            }
        }
    }
}
