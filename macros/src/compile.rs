//! Expressions of the rule language to Rust, three-valued.
//!
//! What each function means is in `genvisa_runtime::Context` and in the structures' definitions; this file only calls.

use crate::attr;
use crate::record::OPERAND;
use crate::subject::{Element, Field, Holds, Subject, code_fn, names_const};
use genvisa_rule::{BinaryOp, Expr, Name, Pattern, UnaryOp};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// A compiled expression: tokens of type `Int` or `Truth`.
enum Code {
    Int(TokenStream),
    Truth(TokenStream),
}

impl Code {
    fn int(self) -> TokenStream {
        match self {
            Self::Int(code) => code,
            Self::Truth(code) => quote!(truth::int(#code)),
        }
    }

    fn truth(self) -> TokenStream {
        match self {
            Self::Int(code) => quote!(truth::of(#code)),
            Self::Truth(code) => code,
        }
    }
}

/// Why an expression does not compile: a message for the author of the page.
pub type Refusal = String;

/// An expression as a `Truth`, with `self` and `cx` in scope.
pub fn truth(expr: &Expr, subject: &Subject) -> Result<TokenStream, Refusal> {
    compile(expr, subject).map(Code::truth)
}

/// An expression as an `Int`, with `self` and `cx` in scope.
pub fn int(expr: &Expr, subject: &Subject) -> Result<TokenStream, Refusal> {
    compile(expr, subject).map(Code::int)
}

fn compile(expr: &Expr, subject: &Subject) -> Result<Code, Refusal> {
    Ok(match expr {
        Expr::Int(literal) => {
            let value = literal.value;
            Code::Int(quote!(Some(#value)))
        }
        Expr::Bool(value) => Code::Truth(quote!(Some(#value))),
        Expr::Name(of) => Code::Int(name(of, Element::Any, subject)?),
        Expr::Index { of, at } => Code::Int(name(of, Element::Nth(*at), subject)?),
        Expr::Str(_) => return Err("a string stands only in `on(\"…\")`".to_string()),
        Expr::Call { name, args, .. } => call(name, args, subject)?,
        Expr::Unary { op: UnaryOp::Not, operand } => {
            let operand = truth(operand, subject)?;
            Code::Truth(quote!(truth::not(#operand)))
        }
        Expr::Unary { op: UnaryOp::Neg, operand } => {
            let operand = int(operand, subject)?;
            Code::Int(quote!(truth::neg(#operand)))
        }
        Expr::Binary { op, left, right } => binary(*op, left, right, subject)?,
        Expr::Matches { subject: what, patterns } => {
            let value = int(what, subject)?;
            let tests = patterns.iter().map(|pattern| match pattern {
                Pattern::Int(literal) => {
                    let value = literal.value;
                    Ok(quote!(x == #value))
                }
                Pattern::Range(low, high) => {
                    let (low, high) = (low.value, high.value);
                    Ok(quote!((#low..=#high).contains(&x)))
                }
                Pattern::Name(name) => symbol(name, what, subject).map(|code| quote!(x == #code)),
            });
            let tests = tests.collect::<Result<Vec<_>, _>>()?;
            Code::Truth(quote!((#value).map(|x: i64| #(#tests)||*)))
        }
    })
}

fn binary(op: BinaryOp, left: &Expr, right: &Expr, subject: &Subject) -> Result<Code, Refusal> {
    let lazy = |function: &str| -> Result<Code, Refusal> {
        let function = format_ident!("{function}");
        let (left, right) = (truth(left, subject)?, truth(right, subject)?);
        Ok(Code::Truth(quote!(truth::#function(#left, || #right))))
    };
    let side = |this: &Expr, other: &Expr| match this.as_symbol() {
        Some(name) => symbol(name, other, subject).map(|code| quote!(Some(#code))),
        None => int(this, subject),
    };
    let strict = |function: &str| -> Result<TokenStream, Refusal> {
        let function = format_ident!("{function}");
        let (left, right) = (side(left, right)?, side(right, left)?);
        Ok(quote!(truth::#function(#left, #right)))
    };
    let function = match op {
        BinaryOp::Implies => return lazy("implies"),
        BinaryOp::Or => return lazy("or"),
        BinaryOp::And => return lazy("and"),
        BinaryOp::Eq => "eq",
        BinaryOp::Ne => "ne",
        BinaryOp::Lt => "lt",
        BinaryOp::Le => "le",
        BinaryOp::Gt => "gt",
        BinaryOp::Ge => "ge",
        BinaryOp::BitOr => "bit_or",
        BinaryOp::BitAnd => "bit_and",
        BinaryOp::Shl => "shl",
        BinaryOp::Shr => "shr",
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::Div => "div",
        BinaryOp::Rem => "rem",
    };
    strict(function).map(if op.is_truth() { Code::Truth } else { Code::Int })
}

/// A field, the run of it that is meant, and the element.
fn place<'a>(of: &'a Name, subject: &'a Subject) -> Result<Option<(&'a Field, &'a str, &'a str)>, Refusal> {
    let (first, run) = match of.path.as_slice() {
        [field] => (field, field),
        [field, run] => (field, run),
        _ => return Err(format!("`{of}` has too many parts")),
    };
    Ok(subject.get(first).map(|field| (field, first.as_str(), run.as_str())))
}

/// The value of a field, a run or a definition.
fn name(of: &Name, element: Element, subject: &Subject) -> Result<TokenStream, Refusal> {
    let is_whole = of.path.len() == 1;
    if let Some((field, first, run)) = place(of, subject)? {
        return match &field.holds {
            Holds::Bits => field.ask(element, |access| field.value(access, first, run)),
            Holds::Integer(_) if is_whole => field.ask(element, |access| quote!(Some(#access as i64))),
            Holds::Integer(_) => Err(format!("`{first}` has no runs of bits")),
            Holds::Operand => {
                Err(format!("`{first}` is an operand: ask for `ty({first})`, `class({first})`…"))
            }
        };
    }
    let first = of.path.first().map(String::as_str).unwrap_or_default();
    if subject.defines(first) && is_whole && matches!(element, Element::Any) {
        return Ok(if OPERAND.contains(&first) {
            let definition = attr::ident(first);
            quote!(Operand::#definition(self, cx))
        } else {
            let definition = own_definition(first);
            quote!(self.#definition(cx))
        });
    }
    match subject.constant(first) {
        Some(value) if is_whole && matches!(element, Element::Any) => {
            let value = i64::from(value);
            Ok(quote!(Some(#value)))
        }
        _ => Err(format!("no field, run or definition is called `{of}`")),
    }
}

/// The function for a definition that only the structure's own rules use.
pub fn own_definition(name: &str) -> syn::Ident {
    format_ident!("rule_{name}")
}

/// A field that a function takes as its argument, the run that is meant, and the element.
fn argument<'a>(
    function: &str,
    args: &'a [Expr],
    subject: &'a Subject,
) -> Result<(&'a Field, &'a str, &'a str, Element), Refusal> {
    let (of, at) = match args {
        [arg] => arg.as_place(),
        _ => None,
    }
    .ok_or_else(|| format!("`{function}` takes the name of a field"))?;
    let (field, first, run) = place(of, subject)?.ok_or_else(|| format!("no field is called `{of}`"))?;
    Ok((field, first, run, at.map_or(Element::Any, Element::Nth)))
}

fn call(function: &str, args: &[Expr], subject: &Subject) -> Result<Code, Refusal> {
    let ident = format_ident!("{function}");
    let ints = || args.iter().map(|arg| int(arg, subject)).collect::<Result<Vec<_>, _>>();
    Ok(match function {
        "min" | "max" | "ones" => {
            let args = ints()?;
            Code::Int(quote!(truth::#ident(#(#args),*)))
        }
        "bytes" | "var_ty" | "var_bytes" | "var_alias" | "addr_elems" | "pred_elems" | "label_kind"
        | "string_bytes" | "inputs_at" | "label_places" | "grf" | "role" => {
            let args = ints()?;
            Code::Int(quote!(cx.#ident(#(#args),*)))
        }
        "var_declared" | "addr_declared" | "pred_declared" | "surface_declared" | "sampler_declared"
        | "string_declared" | "string_printable" | "user_inputs_first" | "same_subroutine" | "calls_back"
        | "begins_subroutine" | "ends_subroutines" => {
            let args = ints()?;
            Code::Truth(quote!(cx.#ident(#(#args),*)))
        }
        "channels" | "first_channel" => Code::Int(quote!(cx.#ident)),
        "on" => match args {
            [Expr::Str(tag)] => {
                let set = attr::platforms(tag);
                Code::Truth(quote!(cx.on(#set)))
            }
            _ => return Err("`on` takes a platform set in quotes".to_string()),
        },
        "attribute" | "has_attribute" => match args {
            [Expr::Str(name)] if function == "attribute" => Code::Int(quote!(cx.attribute(#name))),
            [Expr::Str(name)] => Code::Truth(quote!(cx.has_attribute(#name))),
            _ => return Err(format!("`{function}` takes the name of an attribute in quotes")),
        },
        "code" | "raw" => {
            let (field, first, run, element) = argument(function, args, subject)?;
            let question = match &field.holds {
                Holds::Bits if function == "code" => code_fn(run),
                Holds::Bits => format_ident!("raw"),
                Holds::Integer(_) => {
                    return Ok(Code::Int(field.ask(element, |access| quote!(Some(#access as i64)))?));
                }
                Holds::Operand => return Err(format!("`{first}` is an operand and has no bits of its own")),
            };
            Code::Int(field.ask(element, |access| match function {
                "code" => quote!(#access.#question()),
                _ => quote!(Some(#access.#question() as i64)),
            })?)
        }
        _ if function == "kind" || OPERAND.contains(&function) => {
            let (field, first, _, element) = argument(function, args, subject)?;
            match &field.holds {
                Holds::Operand if function != "kind" => {
                    Code::Int(field.ask(element, |access| quote!(Operand::#ident(&#access, cx)))?)
                }
                Holds::Integer(Some(refers)) => {
                    let value = field.ask(element, |access| quote!(Some(#access as i64)))?;
                    index(function, refers, &value)?
                }
                _ => return Err(format!("`{function}` has no meaning for `{first}`")),
            }
        }
        _ => return Err(format!("no function is called `{function}`, or it is known only at execution")),
    })
}

/// What a function says of an index into one of the tables of declarations.
fn index(function: &str, refers: &str, value: &TokenStream) -> Result<Code, Refusal> {
    let declared = match refers {
        "variable" => "var_declared",
        "address" => "addr_declared",
        "predicate" => "pred_declared",
        "surface" => "surface_declared",
        "sampler" => "sampler_declared",
        "label" => "label_declared",
        _ => return Err(format!("an index into `{refers}` is not resolved by a scope")),
    };
    let declared = format_ident!("{declared}");
    match (function, refers) {
        ("declared", _) => Ok(Code::Truth(quote!(cx.#declared(#value)))),
        ("kind", "label") => Ok(Code::Int(quote!(cx.label_kind(#value)))),
        ("elems", "predicate") => Ok(Code::Int(quote!(cx.pred_elems(#value)))),
        _ => Err(format!("`{function}` has no meaning for an index into `{refers}`")),
    }
}

/// The code of a named encoding, by what it is compared with.
fn symbol(name: &Name, compared_with: &Expr, subject: &Subject) -> Result<TokenStream, Refusal> {
    let text = name.path.first().map(String::as_str).unwrap_or_default();
    let names = domain(compared_with, subject)
        .ok_or_else(|| format!("what `{text}` is compared with has no named encodings"))?;
    Ok(quote!(const { ::genvisa_runtime::symbol(#names, #text) }))
}

/// The table of names that belongs to an expression's value.
fn domain(expr: &Expr, subject: &Subject) -> Option<TokenStream> {
    let by_name = |name: &str| match name {
        "ty" | "type" | "var_ty" => Some(quote!(crate::domain::DataType::NAMES)),
        "class" => Some(quote!(crate::domain::OperandClass::NAMES)),
        "modifier" => Some(quote!(crate::domain::Modifier::NAMES)),
        "kind" | "label_kind" => Some(quote!(crate::domain::LabelKind::NAMES)),
        "role" => Some(quote!(::genvisa_runtime::Role::NAMES)),
        _ => None,
    };
    match expr {
        Expr::Call { name, .. } => by_name(name),
        Expr::Name(of) | Expr::Index { of, .. } => match place(of, subject).ok()? {
            Some((field, _, run)) if matches!(field.holds, Holds::Bits) => {
                let (ty, names) = (&field.ty, names_const(run));
                Some(quote!(<#ty>::#names))
            }
            _ => by_name(of.path.first()?),
        },
        _ => None,
    }
}
