//! Reading the helper attributes of declarations.

use proc_macro2::{Span, TokenStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ExprLit, Lit, Meta, Result, Token};

/// The arguments of one attribute: flags, strings and `key = value`.
pub struct Args {
    span: Span,
    items: Vec<Item>,
}

enum Item {
    Word(syn::Path),
    Text(String),
    Pair(String, Expr),
}

impl syn::parse::Parse for Item {
    fn parse(input: syn::parse::ParseStream<'_>) -> Result<Self> {
        if input.peek(syn::LitStr) {
            return Ok(Self::Text(input.parse::<syn::LitStr>()?.value()));
        }
        match input.parse()? {
            Meta::Path(path) => Ok(Self::Word(path)),
            Meta::NameValue(pair) => Ok(Self::Pair(plain(pair.path.require_ident()?), pair.value)),
            Meta::List(list) => {
                Err(syn::Error::new(list.span(), "expected a word, a string or `key = value`"))
            }
        }
    }
}

impl Args {
    fn read(attr: &Attribute) -> Result<Self> {
        let items = attr.parse_args_with(Punctuated::<Item, Token![,]>::parse_terminated)?;
        Ok(Self { span: attr.span(), items: items.into_iter().collect() })
    }

    /// The arguments of an absent attribute: none.
    pub fn none(span: Span) -> Self {
        Self { span, items: Vec::new() }
    }

    /// An error about the attribute as a whole.
    pub fn error(&self, message: impl std::fmt::Display) -> syn::Error {
        syn::Error::new(self.span, message)
    }

    /// The value of a key, where it is given.
    pub fn find(&self, key: &str) -> Option<&Expr> {
        self.items.iter().find_map(|item| match item {
            Item::Pair(name, value) if name == key => Some(value),
            _ => None,
        })
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Result<&Expr> {
        self.find(key).ok_or_else(|| self.error(format_args!("`{key} = …` is missing")))
    }

    /// A string value.
    pub fn text(&self, key: &str) -> Result<String> {
        match self.get(key)? {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Ok(text.value()),
            other => Err(syn::Error::new(other.span(), format!("`{key}` must be a string"))),
        }
    }

    /// A path.
    pub fn path(&self, key: &str) -> Result<&syn::Path> {
        match self.get(key)? {
            Expr::Path(path) => Ok(&path.path),
            other => Err(syn::Error::new(other.span(), format!("`{key}` must be a path"))),
        }
    }

    /// The elements of a list; none where the key is not given.
    pub fn list(&self, key: &str) -> Result<Vec<Expr>> {
        match self.find(key) {
            None => Ok(Vec::new()),
            Some(Expr::Array(array)) => Ok(array.elems.iter().cloned().collect()),
            Some(other) => Err(syn::Error::new(other.span(), format!("`{key}` must be a list"))),
        }
    }

    /// The first string that has no key.
    pub fn first_text(&self) -> Result<&str> {
        let text = self.items.iter().find_map(|item| match item {
            Item::Text(text) => Some(text.as_str()),
            _ => None,
        });
        text.ok_or_else(|| self.error("expected a string"))
    }

    /// The words that have no value.
    pub fn words(&self) -> impl Iterator<Item = &syn::Path> {
        self.items.iter().filter_map(|item| match item {
            Item::Word(word) => Some(word),
            _ => None,
        })
    }

    /// Whether a word is among those that have no value.
    pub fn has(&self, word: &str) -> bool {
        self.words().any(|path| path.is_ident(word))
    }

    /// The first word that has no value.
    pub fn first_word(&self) -> Option<&syn::Path> {
        self.words().next()
    }

    /// All `key = value` pairs.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &Expr)> {
        self.items.iter().filter_map(|item| match item {
            Item::Pair(key, value) => Some((key.as_str(), value)),
            _ => None,
        })
    }
}

/// An integer literal.
pub fn number(expr: &Expr) -> Result<u64> {
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Int(int), .. }) => int.base10_parse(),
        other => Err(syn::Error::new(other.span(), "expected an integer literal")),
    }
}

/// A byte of an opcode.
pub fn opcode(expr: &Expr) -> Result<u8> {
    u8::try_from(number(expr)?).map_err(|_| syn::Error::new(expr.span(), "an opcode is one byte"))
}

/// All attributes of that name.
pub fn all(attrs: &[Attribute], name: &str) -> Result<Vec<Args>> {
    attrs.iter().filter(|a| a.path().is_ident(name)).map(Args::read).collect()
}

/// The lines of documentation comments.
pub fn docs(attrs: &[Attribute]) -> Result<Vec<String>> {
    let line = |attr: &Attribute| match &attr.meta {
        Meta::NameValue(syn::MetaNameValue {
            value: Expr::Lit(ExprLit { lit: Lit::Str(text), .. }), ..
        }) => Ok(text.value()),
        other => Err(syn::Error::new(other.span(), "expected a documentation comment")),
    };
    attrs.iter().filter(|attr| attr.path().is_ident("doc")).map(line).collect()
}

/// The sentences before the first blank line of documentation, without the escapes of Markdown.
pub fn sentences(docs: &[String]) -> String {
    let lines = docs.iter().map(|line| line.trim()).take_while(|line| !line.is_empty());
    let text = lines.collect::<Vec<_>>().join(" ");
    let parts = text.split('`').enumerate();
    // Code has no escapes.
    let plain = parts.map(|(n, part)| if n % 2 == 0 { part.replace('\\', "") } else { part.to_string() });
    plain.collect::<Vec<_>>().join("`")
}

/// The first attribute of that name.
pub fn find(attrs: &[Attribute], name: &str) -> Result<Option<Args>> {
    Ok(all(attrs, name)?.into_iter().next())
}

/// The attribute of that name.
pub fn get(attrs: &[Attribute], name: &str, span: Span) -> Result<Args> {
    find(attrs, name)?
        .ok_or_else(|| syn::Error::new(span, format!("the attribute `#[{name}(…)]` is missing")))
}

/// An identifier without `r#`.
pub fn plain(ident: &syn::Ident) -> String {
    let text = ident.to_string();
    text.strip_prefix("r#").map(str::to_string).unwrap_or(text)
}

/// The set of platforms that a tag (`XEHP+,SKL`; empty = all) means, as a constant expression.
pub fn platforms(tag: &str) -> TokenStream {
    if tag.is_empty() {
        return quote::quote!(::genvisa_runtime::PlatformSet::ALL);
    }
    let terms = tag.split(',').map(|term| {
        let (function, name) = if let Some(name) = term.strip_suffix('+') {
            ("from", name)
        } else if let Some(name) = term.strip_prefix('-') {
            ("before", name)
        } else {
            ("only", term)
        };
        let function = quote::format_ident!("{function}");
        quote::quote! {
            .or(::genvisa_runtime::PlatformSet::#function(
                ::genvisa_runtime::symbol(crate::domain::Platform::NAMES, #name),
            ))
        }
    });
    quote::quote!(const { ::genvisa_runtime::PlatformSet::NONE #(#terms)* })
}

/// A name of a page as an identifier: `type` becomes `r#type`.
pub fn ident(name: &str) -> syn::Ident {
    syn::parse_str(name).unwrap_or_else(|_| syn::Ident::new_raw(name, Span::call_site()))
}
