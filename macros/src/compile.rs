//! Expressions of the rule language to Rust, three-valued.
//!
//! What each function means is in `genvisa_runtime::Context` and in the structures' definitions; this file only calls.

use crate::attr;
use crate::record::is_operand_function;
use crate::subject::{Element, Field, Holds, Subject, code_fn, names_const};
use genvisa_rule::functions::{Answer, Bits, Domain, Function, InstructionFact};
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
        return Ok(if is_operand_function(first) {
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

/// A call. Who answers the function determines the code; [`genvisa_rule::functions::FUNCTIONS`] states it.
fn call(name: &str, args: &[Expr], subject: &Subject) -> Result<Code, Refusal> {
    let function = Function::find(name).ok_or_else(|| format!("no function is called `{name}`"))?;
    let ident = format_ident!("{name}");
    let ints = || args.iter().map(|arg| int(arg, subject)).collect::<Result<Vec<_>, _>>();
    let of_result = |code: TokenStream| match function.result {
        Domain::Bool => Code::Truth(code),
        Domain::Int | Domain::Type | Domain::Class | Domain::Modifier | Domain::Role | Domain::LabelKind => {
            Code::Int(code)
        }
    };
    Ok(match function.answer {
        Answer::Arithmetic(_) => {
            let args = ints()?;
            Code::Int(quote!(truth::#ident(#(#args),*)))
        }
        Answer::Chapters(_)
        | Answer::Declaration
        | Answer::Module
        | Answer::Instruction(InstructionFact::Role) => {
            let args = ints()?;
            of_result(quote!(cx.#ident(#(#args),*)))
        }
        Answer::Instruction(InstructionFact::Channels | InstructionFact::FirstChannel) => {
            Code::Int(quote!(cx.#ident))
        }
        Answer::Platform => match args {
            [Expr::Str(tag)] => {
                let set = attr::platforms(tag);
                Code::Truth(quote!(cx.#ident(#set)))
            }
            _ => return Err(format!("`{name}` takes a platform set in quotes")),
        },
        Answer::Attribute => match args {
            [Expr::Str(attribute)] => of_result(quote!(cx.#ident(#attribute))),
            _ => return Err(format!("`{name}` takes the name of an attribute in quotes")),
        },
        Answer::Bits(bits) => bits_of(name, bits, args, subject)?,
        Answer::Operand | Answer::Label => of_operand(function, args, subject)?,
        Answer::Execution => return Err(format!("`{name}` is known only at execution")),
    })
}

/// `code(x)`, `raw(x)`.
fn bits_of(name: &str, bits: Bits, args: &[Expr], subject: &Subject) -> Result<Code, Refusal> {
    let (field, first, run, element) = argument(name, args, subject)?;
    match &field.holds {
        Holds::Bits => {
            let code = code_fn(run);
            field.ask(element, |access| match bits {
                Bits::Code => quote!(#access.#code()),
                Bits::Raw => quote!(Some(#access.raw() as i64)),
            })
        }
        Holds::Integer(_) => field.ask(element, |access| quote!(Some(#access as i64))),
        Holds::Operand => Err(format!("`{first}` is an operand and has no bits of its own")),
    }
    .map(Code::Int)
}

/// A function of an operand, or of an index.
fn of_operand(function: &Function, args: &[Expr], subject: &Subject) -> Result<Code, Refusal> {
    let name = function.name;
    let (field, first, _, element) = argument(name, args, subject)?;
    match &field.holds {
        Holds::Operand if function.answer == Answer::Operand => {
            let ident = format_ident!("{name}");
            field.ask(element, |access| quote!(Operand::#ident(&#access, cx))).map(Code::Int)
        }
        Holds::Integer(Some(refers)) => {
            let value = field.ask(element, |access| quote!(Some(#access as i64)))?;
            index(name, refers, &value)
        }
        _ => Err(format!("`{name}` has no meaning for `{first}`")),
    }
}

/// What a function says of an index into one of the tables of declarations.
fn index(function: &str, refers: &str, value: &TokenStream) -> Result<Code, Refusal> {
    let declared = match refers {
        "Variable" => "var_declared",
        "Address" => "addr_declared",
        "Predicate" => "pred_declared",
        "Surface" => "surface_declared",
        "Sampler" => "sampler_declared",
        "Label" => "label_declared",
        _ => return Err(format!("an index into `{refers}` is not resolved by a scope")),
    };
    let declared = format_ident!("{declared}");
    match (function, refers) {
        ("declared", _) => Ok(Code::Truth(quote!(cx.#declared(#value)))),
        ("kind", "Label") => Ok(Code::Int(quote!(cx.label_kind(#value)))),
        ("elems", "Predicate") => Ok(Code::Int(quote!(cx.pred_elems(#value)))),
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

/// The code of a kind of labels.
pub fn label_kind(name: &String) -> TokenStream {
    quote!(const { ::genvisa_runtime::symbol(crate::domain::LabelKind::NAMES, #name) })
}

/// The table of names that belongs to an expression's value.
fn domain(expr: &Expr, subject: &Subject) -> Option<TokenStream> {
    let of_domain = |domain: Domain| match domain {
        Domain::Type => Some(quote!(crate::domain::DataType::NAMES)),
        Domain::Class => Some(quote!(crate::domain::OperandClass::NAMES)),
        Domain::Modifier => Some(quote!(crate::domain::Modifier::NAMES)),
        Domain::LabelKind => Some(quote!(crate::domain::LabelKind::NAMES)),
        Domain::Role => Some(quote!(::genvisa_runtime::Role::NAMES)),
        Domain::Int | Domain::Bool => None,
    };
    // A field that is called `type` holds a data type; a definition has the domain of the function of its name.
    let by_name = |name: &str| match name {
        "type" => of_domain(Domain::Type),
        _ => of_domain(Function::find(name)?.result),
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
