//! The names that a rule may use: fields, bit ranges and definitions of the type that it is about.

use crate::attr;
use crate::compile::{Number, Refusal};
use genvisa_rule::{Expr, Name, WireType};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeMap;
use syn::{Ident, Type};

/// The type that rules are about.
#[derive(Default)]
pub struct Subject {
    /// The attributes of the declaration, as an iterator of names and values; none: those of the kernel or function count.
    pub attributes: Option<TokenStream>,
    fields: BTreeMap<String, Field>,
    definitions: BTreeMap<String, Definition>,
    opcode: Option<u8>,
    sub_opcode: Option<u8>,
}

/// A field, as rules see it.
pub struct Field {
    /// The Rust expression of the field.
    pub access: TokenStream,
    pub ty: Type,
    pub content: FieldContent,
    pub encodings: Encodings,
    pub presence: Presence,
}

/// The content of a field.
pub enum FieldContent {
    /// An integer, and the table that it is an index into.
    Integer(Option<String>),
    /// An integer with bit ranges.
    Bits,
    /// An operand.
    Operand,
}

/// The codes of the main bit range that have a meaning.
pub enum Encodings {
    /// Those of its type.
    OfType,
    /// Fewer than its type has.
    Listed(Vec<syn::Expr>),
    /// Those in the context: each instruction has its own for a shared field.
    OfContext,
}

/// When a field is present.
pub enum Presence {
    Always,
    /// If a condition holds, which is a `bool`.
    If(TokenStream),
    /// Several times: a slice.
    Repeated(TokenStream),
}

/// One element of a repeated field.
#[derive(Clone, Copy)]
pub enum Element {
    /// The one with this number: `params[2]`.
    Nth(u8),
    /// Each of them in turn: `params`. Of other fields, the only one.
    Each,
}

/// A value that a structure defines.
pub enum Definition {
    /// By an expression over its fields.
    Expression(Expr),
    /// By its implementation of `Operand`.
    OfOperand,
}

/// A field, its name, and the bit range of it that a rule uses.
pub struct Found<'a> {
    pub field: &'a Field,
    pub name: &'a str,
    pub range: &'a str,
}

impl Field {
    /// A field that is always present and has all the encodings of its type.
    pub fn new(access: TokenStream, ty: Type, content: FieldContent) -> Self {
        Self { access, ty, content, encodings: Encodings::OfType, presence: Presence::Always }
    }

    /// A number that is read from the field or from one of its elements; unknown if the field is absent.
    pub fn read(
        &self,
        element: Element,
        read: impl FnOnce(&TokenStream) -> Number,
    ) -> Result<Number, Refusal> {
        match (&self.presence, element) {
            (Presence::Always, Element::Each) => Ok(read(&self.access)),
            (Presence::If(condition), Element::Each) => {
                let number = read(&self.access).int();
                Ok(Number::Maybe(quote!((if #condition { #number } else { None }))))
            }
            (Presence::Repeated(slice), element) => {
                let at = match element {
                    Element::Nth(at) => usize::from(at).into_token_stream(),
                    Element::Each => quote!(at),
                };
                let number = read(&quote!((*element))).int();
                Ok(Number::Maybe(quote!(#slice.get(#at).and_then(|element| #number))))
            }
            (_, Element::Nth(at)) => {
                Err(format!("the field is present at most once and has no element {at}"))
            }
        }
    }

    /// The value of a bit range: an `Int`, unknown if its code has no meaning.
    pub fn value(&self, access: &TokenStream, name: &str, range: &str) -> TokenStream {
        let (value, code) = (value_fn(range), code_fn(range));
        match &self.encodings {
            Encodings::Listed(codes) if name == range => quote!((match #access.#code() {
                #(#codes)|* => #access.#value(),
                _ => None,
            })),
            Encodings::OfContext if name == range => quote!(cx.known(#access.#code(), #access.#value())),
            Encodings::OfType | Encodings::Listed(_) | Encodings::OfContext => quote!(#access.#value()),
        }
    }
}

impl Subject {
    /// The opcode bytes of an instruction, as `opcode` and `sub_opcode`.
    pub fn with_opcode(mut self, opcode: u8, sub_opcode: Option<u8>) -> Self {
        (self.opcode, self.sub_opcode) = (Some(opcode), sub_opcode);
        self
    }

    /// The value of an attribute, as the functions of the context take it.
    pub fn attribute(&self, name: &str) -> TokenStream {
        match &self.attributes {
            Some(attributes) => quote!(cx.find_attribute(#attributes, #name)),
            None => quote!(cx.scope.attribute(#name)),
        }
    }

    /// Adds a field.
    pub fn add(&mut self, name: &str, field: Field) {
        self.fields.insert(name.to_string(), field);
    }

    /// Adds the number of elements of a table.
    pub fn length(&mut self, name: &str, table: &TokenStream) {
        let content = FieldContent::Integer(None);
        self.add(name, Field::new(quote!(#table.len()), syn::parse_quote!(usize), content));
    }

    /// Adds the value itself under a name: the rules of a shared field use the name of the field.
    pub fn itself(&mut self, name: &str, ty: Type) {
        let field = Field::new(quote!(self), ty, FieldContent::Bits);
        self.add(name, Field { encodings: Encodings::OfContext, ..field });
    }

    /// Adds `self.name()`.
    pub fn called(&mut self, name: &str, ty: Type) {
        let function = attr::ident(name);
        self.add(name, Field::new(quote!(self.#function()), ty, FieldContent::Bits));
    }

    /// Adds a definition.
    pub fn define(&mut self, name: &str, definition: Definition) {
        self.definitions.insert(name.to_string(), definition);
    }

    /// The field that a name begins with, and the bit range: the main one if the name has no second part.
    pub fn resolve<'a>(&'a self, of: &'a Name) -> Result<Option<Found<'a>>, Refusal> {
        let (name, range) = match of.path.as_slice() {
            [name] => (name, name),
            [name, range] => (name, range),
            _ => return Err(format!("`{of}` has too many parts")),
        };
        Ok(self.fields.get(name).map(|field| Found { field, name, range }))
    }

    /// The field of that name.
    pub fn get(&self, name: &str) -> Option<&Field> {
        self.fields.get(name)
    }

    /// The number of elements of the field of that name, if it is a repeated field.
    pub fn repetitions(&self, name: &str) -> Option<TokenStream> {
        match &self.get(name)?.presence {
            Presence::Repeated(slice) => Some(quote!(#slice.len())),
            Presence::Always | Presence::If(_) => None,
        }
    }

    /// Whether an expression is about each element of a repeated field.
    pub fn is_about_each(&self, expr: &Expr) -> bool {
        expr.walk().any(|part| match part {
            Expr::Name(name) => name.path.first().is_some_and(|name| self.repetitions(name).is_some()),
            _ => false,
        })
    }

    /// The definition of a name.
    pub fn definition(&self, name: &str) -> Option<&Definition> {
        self.definitions.get(name)
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

/// The content of a type, by its name: primitive integers, `…Bits` newtypes, or operands.
pub fn content(ty: &Type, refers: Option<String>) -> FieldContent {
    let name = match ty {
        Type::Path(path) => path.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default(),
        _ => String::new(),
    };
    match name.as_str() {
        name if WireType::of_rust(name).is_some() => FieldContent::Integer(refers),
        name if name.ends_with("Bits") => FieldContent::Bits,
        _ => FieldContent::Operand,
    }
}

/// Whether a type is that of an operand.
pub fn is_operand(ty: &Type) -> bool {
    matches!(content(ty, None), FieldContent::Operand)
}

/// Whether a type is an integer with bit ranges.
pub fn is_bits(ty: &Type) -> bool {
    matches!(content(ty, None), FieldContent::Bits)
}

/// The hidden function of a `Bits` type that gives the value of a bit range to rules.
pub fn value_fn(range: &str) -> Ident {
    format_ident!("rule_value_{range}")
}

/// The hidden function of a `Bits` type that gives the code of a bit range to rules.
pub fn code_fn(range: &str) -> Ident {
    format_ident!("rule_code_{range}")
}

/// The hidden constant of a `Bits` type that names the encodings of a bit range.
pub fn names_const(range: &str) -> Ident {
    format_ident!("RULE_NAMES_{}", range.to_uppercase())
}

/// The table that a field is an index into, from its `#[field(…, refers = Surface)]`.
pub fn refers(attrs: &[syn::Attribute]) -> syn::Result<Option<String>> {
    let Some(args) = attr::find(attrs, "field")? else { return Ok(None) };
    Ok(args.find("refers").map(|value| quote!(#value).to_string()))
}
