//! Calls of functions. [`genvisa_rule::functions::FUNCTIONS`] states the source of each value, which determines the code.

use super::value::{Number, Value};
use super::{Compiler, Refusal};
use crate::attr;
use crate::subject::{Element, FieldContent, Found, code_fn};
use genvisa_rule::Expr;
use genvisa_rule::functions::{
    Answer, Arithmetic, Bits, Chapters, Domain, Fact, Function, InstructionFact, Table,
};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Compiler<'_> {
    pub(super) fn call(&mut self, name: &str, args: &[Expr]) -> Result<Value, Refusal> {
        let function = Function::find(name).ok_or_else(|| format!("no function is called `{name}`"))?;
        let ident = format_ident!("{name}");
        match function.answer {
            Answer::Arithmetic(arithmetic) => self.of_numbers(name, arithmetic, args),
            Answer::Declaration(..) | Answer::Module | Answer::Flow | Answer::Chapters(Chapters::Bytes) => {
                let values = args.iter().map(|arg| self.int(arg)).collect::<Result<Vec<_>, _>>()?;
                let code = match (args, variable_fact(function.answer)) {
                    ([index], Some(fact)) if !self.subject.is_about_each(index) => {
                        let variable = self.shared.variable(index, &quote!(#(#values)*));
                        quote!(#variable.#fact)
                    }
                    _ => quote!(cx.#ident(#(#values),*)),
                };
                Ok(of_context(function, code))
            }
            Answer::Chapters(Chapters::Grf) => Ok(Value::Number(Number::Maybe(quote!(cx.platform.grf())))),
            Answer::Instruction(InstructionFact::Role) => {
                Ok(Value::Number(Number::Known(quote!((role as i64)))))
            }
            Answer::Instruction(InstructionFact::Channels | InstructionFact::FirstChannel) => {
                Ok(Value::Number(Number::Maybe(quote!(cx.#ident))))
            }
            Answer::Platform => match args {
                [Expr::Str(tag)] => {
                    let set = attr::platforms(tag);
                    Ok(Value::Condition(quote!(cx.on(#set))))
                }
                _ => Err(format!("`{name}` takes a platform set in quotes")),
            },
            Answer::Attribute => match args {
                [Expr::Str(attribute)] => {
                    let value = self.subject.attribute(attribute);
                    Ok(of_context(function, quote!(cx.#ident(#value))))
                }
                _ => Err(format!("`{name}` takes the name of an attribute in quotes")),
            },
            Answer::Bits(bits) => self.bits_of(name, bits, args),
            Answer::Operand | Answer::OperandOrIndex(_) | Answer::Index(_) => self.of_field(function, args),
            Answer::Execution => Err(format!("`{name}` is known only at execution")),
        }
    }

    /// `min(a, b)`, `ones(x)`.
    fn of_numbers(&mut self, name: &str, function: Arithmetic, args: &[Expr]) -> Result<Value, Refusal> {
        let numbers = args.iter().map(|arg| self.number(arg)).collect::<Result<Vec<_>, _>>()?;
        let ident = format_ident!("{name}");
        Ok(Value::Number(match (function, numbers.as_slice()) {
            (Arithmetic::Ones, [Number::Known(bits)]) => {
                Number::Known(quote!(i64::from((#bits).count_ones())))
            }
            _ => {
                let numbers = numbers.into_iter().map(Number::int);
                Number::Maybe(quote!(truth::#ident(#(#numbers),*)))
            }
        }))
    }

    /// `code(x)`, `raw(x)`.
    fn bits_of(&self, function: &str, bits: Bits, args: &[Expr]) -> Result<Value, Refusal> {
        let (Found { field, name, range }, element) = self.argument(function, args)?;
        let number = match &field.content {
            FieldContent::Bits => {
                let code = code_fn(range);
                field.read(element, |access| {
                    Number::Known(match bits {
                        Bits::Code => quote!(#access.#code()),
                        Bits::Raw => quote!((#access.raw() as i64)),
                    })
                })
            }
            FieldContent::Integer(_) => field.read(element, |access| Number::Known(quote!((#access as i64)))),
            FieldContent::Operand => Err(format!("`{name}` is an operand and has no bits of its own")),
        };
        number.map(Value::Number)
    }

    /// A function of an operand, or of an index.
    fn of_field(&self, function: &Function, args: &[Expr]) -> Result<Value, Refusal> {
        let (Found { field, name, .. }, element) = self.argument(function.name, args)?;
        match &field.content {
            FieldContent::Operand if function.is_of_operand() => {
                let ident = format_ident!("{}", function.name);
                field
                    .read(element, |access| {
                        let operand = self.dispatch.of(&quote!(&#access));
                        Number::Maybe(quote!(Operand::#ident(#operand, cx)))
                    })
                    .map(Value::Number)
            }
            FieldContent::Integer(Some(refers)) => {
                let index = field.read(element, |access| Number::Known(quote!((#access as i64))))?;
                of_index(function, refers, &index.int())
            }
            _ => Err(format!("`{}` has no meaning for `{name}`", function.name)),
        }
    }

    /// The field, and the element of it, that a function takes as its argument.
    fn argument<'b>(&'b self, function: &str, args: &'b [Expr]) -> Result<(Found<'b>, Element), Refusal> {
        let (of, at) = match args {
            [arg] => arg.as_place(),
            _ => None,
        }
        .ok_or_else(|| format!("`{function}` takes the name of a field"))?;
        let found = self.subject.resolve(of)?.ok_or_else(|| format!("no field is called `{of}`"))?;
        Ok((found, at.map_or(Element::Each, Element::Nth)))
    }
}

/// The field of `VariableFacts` for a function of a general variable. One look-up gives all of them.
fn variable_fact(answer: Answer) -> Option<Ident> {
    let fact = match answer {
        Answer::Declaration(Table::Variable, Fact::Declared) => "declared",
        Answer::Declaration(Table::Variable, Fact::Type) => "ty",
        Answer::Declaration(Table::Variable, Fact::Bytes) => "bytes",
        Answer::Declaration(Table::Variable, Fact::Writable) => "writable",
        _ => return None,
    };
    Some(format_ident!("{fact}"))
}

/// The result of a method of the context.
fn of_context(function: &Function, code: TokenStream) -> Value {
    match function.result {
        Domain::Bool => Value::Truth(code),
        Domain::Int | Domain::Type | Domain::Class | Domain::Modifier | Domain::Role | Domain::LabelKind => {
            Value::Number(Number::Maybe(code))
        }
    }
}

/// A function of an index into one of the tables of declarations: the function of the table that answers the same fact.
fn of_index(function: &Function, refers: &str, index: &TokenStream) -> Result<Value, Refusal> {
    let of_table = match function.answer {
        Answer::OperandOrIndex(fact) | Answer::Index(fact) => {
            Table::parse(refers).and_then(|table| Function::of_declaration(table, fact))
        }
        _ => None,
    };
    let name = function.name;
    let of_table = of_table.ok_or_else(|| format!("`{name}` has no meaning for an index into `{refers}`"))?;
    let ident = format_ident!("{}", of_table.name);
    Ok(of_context(of_table, quote!(cx.#ident(#index))))
}
