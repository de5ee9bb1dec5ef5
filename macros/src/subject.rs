//! The names that a rule may use: fields, runs and definitions of what it is stated about.

use crate::attr::{self, plain};
use genvisa_rule::WireType;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};
use syn::{Ident, Type};

/// What rules are stated about.
#[derive(Default)]
pub struct Subject {
    fields: BTreeMap<String, Field>,
    definitions: BTreeSet<String>,
    opcode: Option<u8>,
    sub_opcode: Option<u8>,
}

/// A field, as far as rules see it.
pub struct Field {
    /// How to get at it.
    pub access: TokenStream,
    /// Its Rust type.
    pub ty: Type,
    /// What it holds.
    pub holds: Holds,
    /// The codes of the main run that have a meaning here.
    pub only: Only,
    /// How often it is there.
    pub there: There,
}

/// How often a field is there.
pub enum There {
    /// Once.
    Always,
    /// Once or not at all: a condition.
    When(TokenStream),
    /// Several times: a slice.
    Several(TokenStream),
}

/// The element that is judged, in a rule that holds of each, and what an element of a slice is called.
fn each() -> (TokenStream, TokenStream) {
    (quote!(at), quote!((*element)))
}

/// One element of a field, where the field is there several times.
#[derive(Clone, Copy)]
pub enum Element {
    /// The one with this number: `params[2]`.
    Nth(u8),
    /// No certain one: `params`.
    Any,
}

/// The codes of a run that have a meaning.
pub enum Only {
    /// Those of its type.
    Typed,
    /// Fewer than its type has.
    Listed(Vec<syn::Expr>),
    /// Those that the context says: of a shared field, each instruction has its own.
    OfContext,
}

impl Field {
    /// What one asks the field, or the element of it that is meant; unknown where it is not there.
    pub fn ask(
        &self,
        element: Element,
        question: impl FnOnce(&TokenStream) -> TokenStream,
    ) -> Result<TokenStream, String> {
        let (each, access) = each();
        match (&self.there, element) {
            (There::Always, Element::Any) => Ok(question(&self.access)),
            (There::When(condition), Element::Any) => {
                let answer = question(&self.access);
                Ok(quote!(if #condition { #answer } else { None }))
            }
            (There::Several(slice), element) => {
                let answer = question(&access);
                let at = match element {
                    Element::Nth(at) => usize::from(at).into_token_stream(),
                    Element::Any => each,
                };
                Ok(quote!(#slice.get(#at).and_then(|element| #answer)))
            }
            (_, Element::Nth(at)) => Err(format!("what is there once has no element {at}")),
        }
    }

    /// The value of a run: unknown where its code has no meaning here.
    pub fn value(&self, access: &TokenStream, name: &str, run: &str) -> TokenStream {
        let (value, code) = (value_fn(run), code_fn(run));
        match &self.only {
            Only::Listed(only) if name == run => quote!(match #access.#code() {
                Some(#(#only)|*) => #access.#value(),
                _ => None,
            }),
            Only::OfContext if name == run => quote!(cx.known(#access.#code(), #access.#value())),
            _ => quote!(#access.#value()),
        }
    }
}

/// What a field holds.
pub enum Holds {
    /// An integer; what it is an index into, if it is one.
    Integer(Option<String>),
    /// An integer with runs of bits.
    Bits,
    /// An operand.
    Operand,
}

impl Subject {
    /// The opcode bytes of an instruction, as `opcode` and `sub_opcode`.
    pub fn with_opcode(mut self, opcode: u8, sub_opcode: Option<u8>) -> Self {
        (self.opcode, self.sub_opcode) = (Some(opcode), sub_opcode);
        self
    }

    /// Adds a field.
    pub fn add(&mut self, name: &str, field: Field) {
        self.fields.insert(name.to_string(), field);
    }

    /// Adds `self.name`.
    pub fn field(&mut self, ident: &Ident, ty: &Type, holds: Holds) {
        let (access, ty) = (quote!(self.#ident), ty.clone());
        self.add(&plain(ident), Field { access, ty, holds, only: Only::Typed, there: There::Always });
    }

    /// Adds the number of elements of the table `self.table`.
    pub fn length(&mut self, name: &str, table: &Ident) {
        let (access, ty) = (quote!(self.#table.len()), syn::parse_quote!(usize));
        let holds = Holds::Integer(None);
        self.add(name, Field { access, ty, holds, only: Only::Typed, there: There::Always });
    }

    /// Adds the value itself under a name: for a shared field, whose rules call it by its name.
    pub fn itself(&mut self, name: &str, ty: Type) {
        let field = Field {
            access: quote!(self),
            ty,
            holds: Holds::Bits,
            only: Only::OfContext,
            there: There::Always,
        };
        self.fields.insert(name.to_string(), field);
    }

    /// Adds `self.name()`.
    pub fn called(&mut self, name: &str, ty: Type) {
        let function = attr::ident(name);
        let field = Field {
            access: quote!(self.#function()),
            ty,
            holds: Holds::Bits,
            only: Only::Typed,
            there: There::Always,
        };
        self.fields.insert(name.to_string(), field);
    }

    /// Adds a definition.
    pub fn definition(&mut self, name: &str) {
        self.definitions.insert(name.to_string());
    }

    /// The field of that name.
    pub fn get(&self, name: &str) -> Option<&Field> {
        self.fields.get(name)
    }

    /// How many elements the field of that name has, where it is there several times.
    pub fn several(&self, name: &str) -> Option<TokenStream> {
        match &self.get(name)?.there {
            There::Several(slice) => Some(quote!(#slice.len())),
            There::Always | There::When(_) => None,
        }
    }

    /// Whether the structure defines the name.
    pub fn defines(&self, name: &str) -> bool {
        self.definitions.contains(name)
    }

    /// `opcode` and `sub_opcode`, which are constants of an instruction.
    pub fn constant(&self, name: &str) -> Option<u8> {
        match name {
            "opcode" => self.opcode,
            "sub_opcode" => self.sub_opcode,
            _ => None,
        }
    }
}

/// What a type holds, by its name: primitive integers, `…Bits` newtypes, or operands.
pub fn holds(ty: &Type, refers: Option<String>) -> Holds {
    let name = match ty {
        Type::Path(path) => path.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default(),
        _ => String::new(),
    };
    match name.as_str() {
        name if WireType::of_rust(name).is_some() => Holds::Integer(refers),
        name if name.ends_with("Bits") => Holds::Bits,
        _ => Holds::Operand,
    }
}

/// The hidden function of a `Bits` type that gives a run's value to rules.
pub fn value_fn(run: &str) -> Ident {
    format_ident!("rule_value_{run}")
}

/// The hidden function of a `Bits` type that gives a run's code to rules.
pub fn code_fn(run: &str) -> Ident {
    format_ident!("rule_code_{run}")
}

/// The hidden constant of a `Bits` type that names a run's encodings.
pub fn names_const(run: &str) -> Ident {
    format_ident!("RULE_NAMES_{}", run.to_uppercase())
}

/// What a field refers to, from its `#[field(…, refers = Surface)]`.
pub fn refers(attrs: &[syn::Attribute]) -> syn::Result<Option<String>> {
    let Some(args) = attr::find(attrs, "field")? else { return Ok(None) };
    Ok(args.find("refers").map(|value| quote!(#value).to_string()))
}
