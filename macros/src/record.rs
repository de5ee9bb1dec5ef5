//! `Record`: a structure, field after field without padding.

use crate::access;
use crate::attr::{self, plain};
use crate::compile::{self, Compiler};
use crate::fast;
use crate::rules::{self, Declared, Parts};
use crate::subject::{self, Definition, FieldContent, Subject, content, is_operand};
use crate::wire::{self, Wires};
use genvisa_rule::functions::operand_functions;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::fmt::Display;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Result, Type};

/// The binary form of a field.
pub enum Form {
    /// That of its Rust type.
    Plain,
    /// An integer whose width depends on the object version.
    Versioned(Wires),
    /// A counted table.
    Table(Wires),
    /// Present only if a condition holds.
    When(Condition),
}

/// Two `bool`s that state the same of the fields of a structure.
pub struct Condition {
    /// Over the fields of `self`.
    pub own: TokenStream,
    /// Over local variables, while the fields are read.
    pub local: TokenStream,
}

/// A field of a structure.
pub struct Field {
    pub ident: Ident,
    pub name: String,
    pub ty: Type,
    pub form: Form,
    /// The name of the number of elements of a table, if it has one.
    pub count: Option<String>,
}

/// ```text
/// impl Wire for GenOpnd { … }
/// impl Operand for GenOpnd { … }    // the definitions in #[define(…)]
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let (fields, subject) = read(input)?;
    let declaration = rules::declaration(Declared::Record, input);
    let operand = operand(ident, &input.attrs, &subject)?;
    let wire = expand_wire(ident, &fields);
    let fast = fast::record(ident, &fields);
    let access = access::operand(ident, &members(&fields));
    Ok(quote!(#wire #fast #operand #declaration #access))
}

/// Access to the numbers of a structure. One with tables or other structures in it is no operand, and has no such access.
fn members(fields: &[Field]) -> TokenStream {
    let number = |field: &Field| !is_operand(&field.ty) && !matches!(field.form, Form::Table(_));
    if !fields.iter().all(number) {
        return TokenStream::new();
    }
    let numbers = fields.iter().map(|field| {
        let is_present = match &field.form {
            Form::When(condition) => condition.own.clone(),
            Form::Plain | Form::Versioned(_) | Form::Table(_) => quote!(true),
        };
        (&field.ident, field.name.clone(), is_present)
    });
    access::members(&numbers.collect::<Vec<_>>())
}

/// The names that rules about the structure may use, and statements that visit the rules of its parts.
pub fn subject(input: &DeriveInput) -> Result<(Subject, Parts)> {
    let (fields, subject) = read(input)?;
    Ok((subject, Parts::new(|function| parts(&fields, function)).with_tables(tables(&fields))))
}

fn read(input: &DeriveInput) -> Result<(Vec<Field>, Subject)> {
    let wrong = || syn::Error::new(input.ident.span(), "`Record` is for structs with named fields");
    let Data::Struct(data) = &input.data else { return Err(wrong()) };
    let Fields::Named(named) = &data.fields else { return Err(wrong()) };
    let mut own = seen(&named.named, |ident| quote!(self.#ident))?;
    let local = seen(&named.named, |ident| quote!(#ident))?;
    for (name, text) in definitions(&input.attrs)? {
        let expr = genvisa_rule::parse(&text.value()).map_err(|error| refuse(&name, &text, error))?;
        own.define(&name, Definition::Expression(expr));
    }
    let mut fields = Vec::new();
    for field in &named.named {
        let Some(ident) = field.ident.clone() else { return Err(wrong()) };
        let form = form(field, &own, &local)?;
        let count = attr::find(&field.attrs, "table")?.and_then(|args| args.text("count").ok());
        fields.push(Field { name: plain(&ident), ident, ty: field.ty.clone(), form, count });
    }
    Ok((fields, own))
}

/// The table of attributes of a declaration.
const ATTRIBUTES: &str = "attribute_info";

/// The fields that rules may use: integers, bits, and the numbers of elements of tables.
fn seen(
    fields: &Punctuated<syn::Field, syn::Token![,]>,
    access: impl Fn(&Ident) -> TokenStream,
) -> Result<Subject> {
    let mut subject = Subject::default();
    for field in fields {
        let Some(ident) = &field.ident else { continue };
        match attr::find(&field.attrs, "table")? {
            Some(args) => {
                if plain(ident) == ATTRIBUTES {
                    let access = access(ident);
                    subject.attributes = Some(quote!(#access.iter().map(|one| (one.name, &one.value[..]))));
                }
                if let Ok(count) = args.text("count") {
                    subject.length(&count, &access(ident));
                }
            }
            None if is_operand(&field.ty) => {}
            None => {
                let content = content(&field.ty, subject::refers(&field.attrs)?);
                let field = subject::Field::new(access(ident), field.ty.clone(), content);
                subject.add(&plain(ident), field);
            }
        }
    }
    Ok(subject)
}

fn form(field: &syn::Field, own: &Subject, local: &Subject) -> Result<Form> {
    let span = field.span();
    if let Some(args) = attr::find(&field.attrs, "wire")? {
        Ok(Form::Versioned(Wires::parse(args.first_text()?, span)?))
    } else if let Some(args) = attr::find(&field.attrs, "table")? {
        Ok(Form::Table(Wires::parse(args.first_text()?, span)?))
    } else if let Some(args) = attr::find(&field.attrs, "when")? {
        let expr = genvisa_rule::parse(args.first_text()?).map_err(|error| syn::Error::new(span, error))?;
        let condition =
            |subject| compile::condition(&expr, subject).map_err(|why| syn::Error::new(span, why));
        Ok(Form::When(Condition { own: condition(own)?, local: condition(local)? }))
    } else {
        Ok(Form::Plain)
    }
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

/// `impl Operand`.
pub fn operand(ident: &Ident, attrs: &[syn::Attribute], subject: &Subject) -> Result<TokenStream> {
    let functions = operand_answers(attrs, subject)?;
    Ok(quote!(impl ::genvisa_runtime::Operand for #ident { #(#functions)* }))
}

/// One function for each definition that rules about other types may use. Rules about the structure itself contain its
/// definitions, so all others need no function.
pub fn operand_answers(attrs: &[syn::Attribute], subject: &Subject) -> Result<Vec<TokenStream>> {
    let mut functions = Vec::new();
    for (name, text) in definitions(attrs)? {
        let expr = genvisa_rule::parse(&text.value()).map_err(|error| refuse(&name, &text, error))?;
        let mut compiler = Compiler::new(subject, std::slice::from_ref(&expr));
        let body = compiler.int(&expr).map_err(|why| refuse(&name, &text, why))?;
        if !is_operand_function(&name) {
            continue;
        }
        let (ident, bindings) = (attr::ident(&name), compiler.take_bindings());
        functions.push(quote! {
            #[allow(unused_imports, unused_variables, clippy::all)]
            fn #ident(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
                use ::genvisa_runtime::{Operand, truth};
                let role = cx.role;
                #(#bindings)*
                #body
            }
        });
    }
    Ok(functions)
}

fn refuse(name: &str, text: &syn::LitStr, why: impl Display) -> syn::Error {
    syn::Error::new(text.span(), format!("{name}: {why}"))
}

/// The names of the definitions.
pub fn defined(attrs: &[syn::Attribute]) -> Result<Vec<String>> {
    Ok(definitions(attrs)?.into_iter().map(|(name, _)| name).collect())
}

/// For each table, whether `name` is its name or that of a table within it.
fn tables(fields: &[Field]) -> Vec<TokenStream> {
    let tables = fields.iter().filter(|field| matches!(field.form, Form::Table(_)));
    let has = |Field { name, ty, .. }: &Field| quote!(name == #name || <#ty as ::genvisa_runtime::Checked>::has_table(name));
    tables.map(has).collect()
}

/// Statements that visit the rules of the parts.
fn parts(fields: &[Field], function: &Ident) -> Vec<TokenStream> {
    let part = |field: &Field| {
        let Field { ident, .. } = field;
        match (&field.form, content(&field.ty, None)) {
            (Form::Plain, FieldContent::Bits) => {
                Some(quote!(::genvisa_runtime::Checked::#function(&self.#ident, cx, sink);))
            }
            (Form::Plain, FieldContent::Operand) => {
                let name = &field.name;
                Some(
                    quote!(::genvisa_runtime::Checked::#function(&self.#ident, &cx.part(#name, None), sink);),
                )
            }
            (Form::Table(_), _) => {
                let (name, ty) = (&field.name, &field.ty);
                let elements = match function == "explain" {
                    true => quote! {{
                        let range = sink.elements(#name, self.#ident.len(), <#ty as ::genvisa_runtime::Checked>::has_table);
                        self.#ident.iter().enumerate().skip(range.start).take(range.len())
                    }},
                    false => quote!(self.#ident.iter().enumerate()),
                };
                Some(quote! {
                    for (n, part) in #elements {
                        ::genvisa_runtime::Checked::#function(part, &cx.part(#name, Some(n)), sink);
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
        &offset_of_part(fields),
    );
    quote!(#offsets #wire)
}

/// Functions that give the position of each table: files contain offsets of some.
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

/// `Wire::offset_of_part` of a structure with tables. Messages about other structures give the place of the whole.
fn offset_of_part(fields: &[Field]) -> TokenStream {
    if !fields.iter().any(|field| matches!(field.form, Form::Table(_))) {
        return TokenStream::new();
    }
    let parts = fields.iter().enumerate().map(|(n, Field { ident, name, form, count, .. })| {
        let before = fields.iter().take(n).map(len);
        let names = [name].into_iter().chain(count);
        let within = match form {
            Form::Table(wires) => {
                let count = wires.len();
                quote! {
                    element.map_or(0, |element| {
                        let (count, before) = (#count, self.#ident.iter().take(element));
                        count + before.map(|one| ::genvisa_runtime::Wire::encoded_len(one, version)).sum::<usize>()
                    })
                }
            }
            _ => quote!(0),
        };
        quote!(#(#names)|* => Some(0 #(+ #before)* + #within),)
    });
    quote! {
        fn offset_of_part(
            &self,
            part: &str,
            element: Option<usize>,
            version: ::genvisa_runtime::Version,
        ) -> Option<usize> {
            match part {
                #(#parts)*
                _ => None,
            }
        }
    }
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
        Form::When(Condition { own, .. }) => quote!(if #own { size_of::<#ty>() } else { 0 }),
    }
}

fn encode(field: &Field) -> TokenStream {
    let Field { ident, name, .. } = field;
    let body = match &field.form {
        Form::Plain => quote!(::genvisa_runtime::Wire::encode(&self.#ident, to, version)),
        Form::Versioned(wires) => wires.encode(&quote!(self.#ident)),
        Form::Table(wires) => wires
            .choose(|ty| quote!(::genvisa_runtime::object::write_table::<#ty, _>(&self.#ident, to, version))),
        Form::When(Condition { own, .. }) => quote! {
            if #own {
                ::genvisa_runtime::Wire::encode(&self.#ident, to, version)
            } else if self.#ident == Default::default() {
                Ok(())
            } else {
                Err(::genvisa_runtime::Fault::Absent)
            }
        },
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
        Form::When(Condition { local, .. }) => quote! {
            if #local { <#ty as ::genvisa_runtime::Wire>::decode(from, version) } else { Ok(Default::default()) }
        },
    };
    quote! {
        let #ident: #ty = match #body {
            Ok(value) => value,
            Err(fault) => return Err(from.within(fault, #name)),
        };
    }
}
