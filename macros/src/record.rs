//! `Record`: a structure, field after field without padding.

use crate::access;
use crate::attr::{self, plain};
use crate::compile;
use crate::fast;
use crate::rules::{self, Declared};
use crate::subject::{self, Holds, Subject, holds};
use crate::wire::{self, Wires};
use genvisa_rule::functions::operand_functions;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Result, Type};

/// How a field stands on the wire.
pub enum Form {
    /// As its Rust type says.
    Plain,
    /// An integer whose width depends on the object version.
    Versioned(Wires),
    /// A counted table.
    Table(Wires),
    /// There only when a condition holds.
    When(TokenStream),
}

/// A field of a structure.
pub struct Field {
    pub ident: Ident,
    pub name: String,
    pub ty: Type,
    pub form: Form,
}

/// ```text
/// impl Wire for GenOpnd { … }
/// impl Operand for GenOpnd { … }    // what #[define(…)] says
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let (fields, subject) = read(input)?;
    let declaration = rules::declaration(Declared::Record, input);
    let operand = operand(ident, &input.attrs, &subject)?;
    let wire = expand_wire(ident, &fields);
    let fast = fast::record(ident, &fields);
    let access = access::operand(ident);
    Ok(quote!(#wire #fast #operand #declaration #access))
}

/// What rules about the structure see, and statements that evaluate those of its parts.
pub fn subject(input: &DeriveInput) -> Result<(Subject, Vec<TokenStream>)> {
    let (fields, subject) = read(input)?;
    Ok((subject, parts(&fields)))
}

fn read(input: &DeriveInput) -> Result<(Vec<Field>, Subject)> {
    let wrong = || syn::Error::new(input.ident.span(), "`Record` is for structs with named fields");
    let Data::Struct(data) = &input.data else { return Err(wrong()) };
    let Fields::Named(named) = &data.fields else { return Err(wrong()) };
    let mut subject = Subject::default();
    for (name, _) in definitions(&input.attrs)? {
        subject.definition(&name);
    }
    for field in &named.named {
        if let Some(ident) = &field.ident {
            let held = holds(&field.ty, subject::refers(&field.attrs)?);
            // Tables are no numbers, but they know how many elements they have; nothing but integers and bits has a value
            // in a rule.
            match attr::find(&field.attrs, "table")? {
                Some(args) => {
                    if let Ok(count) = args.text("count") {
                        subject.length(&count, ident);
                    }
                }
                None if matches!(held, Holds::Operand) => {}
                None => subject.field(ident, &field.ty, held),
            }
        }
    }
    let mut fields = Vec::new();
    for field in &named.named {
        let Some(ident) = field.ident.clone() else { return Err(wrong()) };
        let span = field.span();
        let form = if let Some(args) = attr::find(&field.attrs, "wire")? {
            Form::Versioned(Wires::parse(args.first_text()?, span)?)
        } else if let Some(args) = attr::find(&field.attrs, "table")? {
            Form::Table(Wires::parse(args.first_text()?, span)?)
        } else if let Some(args) = attr::find(&field.attrs, "when")? {
            let text = args.first_text()?;
            let expr = genvisa_rule::parse(text).map_err(|error| syn::Error::new(span, error))?;
            let condition = compile::truth(&expr, &subject).map_err(|why| syn::Error::new(span, why))?;
            Form::When(condition)
        } else {
            Form::Plain
        };
        fields.push(Field { name: plain(&ident), ident, ty: field.ty.clone(), form });
    }
    Ok((fields, subject))
}

/// The `#[define(ty = "…")]` pairs.
fn definitions(attrs: &[syn::Attribute]) -> Result<Vec<(String, syn::LitStr)>> {
    let mut found = Vec::new();
    for args in attr::all(attrs, "define")? {
        for (name, value) in args.pairs() {
            match value {
                syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => {
                    found.push((name.to_string(), text.clone()));
                }
                other => {
                    return Err(syn::Error::new(other.span(), "a definition is an expression in quotes"));
                }
            }
        }
    }
    Ok(found)
}

/// Whether a function is one of the runtime's `Operand`: a structure may answer it to rules of others.
pub fn is_operand_function(name: &str) -> bool {
    operand_functions().any(|function| function == name)
}

/// `impl Operand`, and the definitions that only the structure's own rules use.
pub fn operand(ident: &Ident, attrs: &[syn::Attribute], subject: &Subject) -> Result<TokenStream> {
    let (answers, own) = defined_functions(attrs, subject)?;
    let own = if own.is_empty() { TokenStream::new() } else { quote!(impl #ident { #(#own)* }) };
    Ok(quote! {
        impl ::genvisa_runtime::Operand for #ident { #(#answers)* }
        #own
    })
}

/// One function per definition: answers to rules of others, and those of its own.
pub fn defined_functions(
    attrs: &[syn::Attribute],
    subject: &Subject,
) -> Result<(Vec<TokenStream>, Vec<TokenStream>)> {
    let (mut answers, mut own) = (Vec::new(), Vec::new());
    for (name, text) in definitions(attrs)? {
        let refuse = |why: String| syn::Error::new(text.span(), format!("{name}: {why}"));
        let expr = genvisa_rule::parse(&text.value()).map_err(|error| refuse(error.to_string()))?;
        let body = compile::int(&expr, subject).map_err(refuse)?;
        let answer = is_operand_function(&name);
        let ident = if answer { attr::ident(&name) } else { compile::own_definition(&name) };
        let function = quote! {
            #[allow(unused_imports, unused_variables, clippy::all)]
            fn #ident(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
                use ::genvisa_runtime::{Operand, truth};
                #body
            }
        };
        if answer { answers.push(function) } else { own.push(function) }
    }
    Ok((answers, own))
}

/// The names that definitions give, for those who delegate the rest.
pub fn defined(attrs: &[syn::Attribute]) -> Result<Vec<String>> {
    Ok(definitions(attrs)?.into_iter().map(|(name, _)| name).collect())
}

/// Judging the parts: shared fields have rules of their own.
fn parts(fields: &[Field]) -> Vec<TokenStream> {
    let part = |field: &Field| {
        let Field { ident, .. } = field;
        match (&field.form, holds(&field.ty, None)) {
            (Form::Plain, Holds::Bits) => {
                Some(quote!(::genvisa_runtime::Checked::check(&self.#ident, cx, sink);))
            }
            (Form::Plain, Holds::Operand) => {
                let name = &field.name;
                Some(quote!(::genvisa_runtime::Checked::check(&self.#ident, &cx.part(#name, None), sink);))
            }
            (Form::Table(_), _) => {
                let name = &field.name;
                Some(quote! {
                    for (n, part) in self.#ident.iter().enumerate() {
                        ::genvisa_runtime::Checked::check(part, &cx.part(#name, Some(n)), sink);
                    }
                })
            }
            _ => None,
        }
    };
    fields.iter().filter_map(part).collect()
}

fn expand_wire(ident: &Ident, fields: &[Field]) -> TokenStream {
    let offsets = offsets(ident, fields);
    let lens = fields.iter().map(len);
    let encodes = fields.iter().map(encode);
    let decodes = fields.iter().map(decode);
    let idents = fields.iter().map(|field| &field.ident);
    let wire = wire::implement(
        ident,
        &quote!(0 #(+ #lens)*),
        &quote!(#(#encodes)* Ok(())),
        &quote!(#(#decodes)* Ok(Self { #(#idents),* })),
    );
    quote!(#offsets #wire)
}

/// Where each table begins: files hold offsets to some.
fn offsets(ident: &Ident, fields: &[Field]) -> TokenStream {
    let functions = fields.iter().enumerate().filter(|(_, field)| matches!(field.form, Form::Table(_)));
    let functions = functions.map(|(n, field)| {
        let name = format_ident!("offset_of_{}", field.name);
        let (field_name, before) = (&field.name, fields.iter().take(n).map(len));
        quote! {
            #[doc = concat!("Bytes from the start of the structure to the number of elements of `", #field_name, "`.")]
            #[allow(unused_variables, clippy::all)]
            pub fn #name(&self, version: ::genvisa_runtime::Version) -> usize {
                0 #(+ #before)*
            }
        }
    });
    quote!(impl #ident { #(#functions)* })
}

/// The condition of a field that is not always there, with the other fields in scope as `this.field`.
pub fn there(condition: &TokenStream) -> TokenStream {
    quote!({ use ::genvisa_runtime::truth; #condition == Some(true) })
}

fn len(field: &Field) -> TokenStream {
    let Field { ident, ty, .. } = field;
    match &field.form {
        Form::Plain => quote!(::genvisa_runtime::Wire::encoded_len(&self.#ident, version)),
        Form::Versioned(wires) => wires.len(),
        Form::Table(wires) => {
            let chosen = wires
                .choose(|ty| quote!(::genvisa_runtime::object::table_len::<#ty, _>(&self.#ident, version)));
            quote!(#chosen)
        }
        Form::When(condition) => {
            let there = there(condition);
            quote!(if #there { size_of::<#ty>() } else { 0 })
        }
    }
}

fn encode(field: &Field) -> TokenStream {
    let Field { ident, name, .. } = field;
    let body = match &field.form {
        Form::Plain => quote!(::genvisa_runtime::Wire::encode(&self.#ident, to, version)),
        Form::Versioned(wires) => wires.encode(&quote!(self.#ident)),
        Form::Table(wires) => wires
            .choose(|ty| quote!(::genvisa_runtime::object::write_table::<#ty, _>(&self.#ident, to, version))),
        Form::When(condition) => {
            let there = there(condition);
            quote! {
                if #there {
                    ::genvisa_runtime::Wire::encode(&self.#ident, to, version)
                } else if self.#ident == Default::default() {
                    Ok(())
                } else {
                    Err(::genvisa_runtime::Fault::Absent)
                }
            }
        }
    };
    quote! {
        let done = #body;
        if let Err(fault) = done {
            return Err(to.within(fault, #name));
        }
    }
}

fn decode(field: &Field) -> TokenStream {
    let Field { ident, name, ty, .. } = field;
    let body = match &field.form {
        Form::Plain => quote!(<#ty as ::genvisa_runtime::Wire>::decode(from, version)),
        Form::Versioned(wires) => wires.decode(ty),
        Form::Table(wires) => {
            wires.choose(|wire| quote!(::genvisa_runtime::object::read_table::<#wire, _>(from, version)))
        }
        Form::When(condition) => {
            // The condition is compiled against `self`; here the fields are still locals.
            let condition = replace_self(condition.clone());
            let there = there(&condition);
            quote! {
                if #there { <#ty as ::genvisa_runtime::Wire>::decode(from, version) } else { Ok(Default::default()) }
            }
        }
    };
    quote! {
        let #ident: #ty = match #body {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, #name)),
        };
    }
}

/// `self.field` → `field`, for conditions over fields that have just been read.
pub fn replace_self(tokens: TokenStream) -> TokenStream {
    use proc_macro2::TokenTree;
    let mut out = Vec::new();
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        match token {
            TokenTree::Ident(ident) if ident == "self" => {
                if matches!(rest.peek(), Some(TokenTree::Punct(dot)) if dot.as_char() == '.') {
                    rest.next();
                }
            }
            TokenTree::Group(group) => {
                let inner = replace_self(group.stream());
                out.push(TokenTree::Group(proc_macro2::Group::new(group.delimiter(), inner)));
            }
            other => out.push(other),
        }
    }
    out.into_iter().collect()
}
