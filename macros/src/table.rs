//! The rows of a table of rules.

use crate::attr;
use crate::sets::Sets;
use genvisa_rule::Expr;
use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Ident, LitStr, Path, Result, Token, bracketed};

/// `Add: "ADD" at crate::lines::add;` and the rows below it.
pub struct Table {
    /// The type.
    pub ident: Ident,
    /// The prefix of the ids of its rules.
    pub subject: LitStr,
    /// The module that has the page, the lines and the checksums.
    pub lines: Path,
    /// The rules, in the order of the page.
    pub rows: Vec<Row>,
}

/// One rule, as it is written.
pub struct Row {
    /// The sentence for people.
    pub doc: String,
    /// The id without its subject.
    pub name: LitStr,
    /// The kind of rule.
    pub kind: String,
    /// The point at which the rule can be evaluated: a variant of `Check`.
    pub check: &'static str,
    /// The platforms that it is about.
    pub platforms: String,
    /// The level of a violation, a variant of `Level`, and the reason; `None` for an error.
    pub level: Option<(&'static str, LitStr)>,
    /// The constraint.
    pub tokens: TokenStream,
}

mod keyword {
    syn::custom_keyword!(at);
    syn::custom_keyword!(note);
    syn::custom_keyword!(object);
    syn::custom_keyword!(on);
    syn::custom_keyword!(runtime);
    syn::custom_keyword!(warning);
}

impl Parse for Table {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let ident = input.parse()?;
        input.parse::<Token![:]>()?;
        let subject = input.parse()?;
        input.parse::<keyword::at>()?;
        let lines = input.parse()?;
        input.parse::<Token![;]>()?;
        let mut rows = Vec::new();
        while !input.is_empty() {
            rows.push(input.parse()?);
        }
        Ok(Self { ident, subject, lines, rows })
    }
}

impl Parse for Row {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let doc = sentence(&input.call(Attribute::parse_outer)?)?;
        let name: LitStr = input.parse()?;
        let text = name.value();
        let kind = text.rsplit('/').next().unwrap_or_default().to_string();
        let (check, platforms) = ("Static", String::new());
        let mut row = Self { doc, name, kind, check, platforms, level: None, tokens: TokenStream::new() };
        if input.peek(syn::token::Bracket) {
            row.options(input)?;
        }
        input.parse::<Token![:]>()?;
        while !input.peek(Token![;]) {
            row.tokens.extend([input.parse::<TokenTree>()?]);
        }
        input.parse::<Token![;]>()?;
        Ok(row)
    }
}

impl Row {
    /// `[size, object, on "XEHP+", warning "compilers emit it"]`
    fn options(&mut self, input: ParseStream<'_>) -> Result<()> {
        let content;
        bracketed!(content in input);
        while !content.is_empty() {
            if content.parse::<Option<keyword::object>>()?.is_some() {
                self.check = "Object";
            } else if content.parse::<Option<keyword::runtime>>()?.is_some() {
                self.check = "Runtime";
            } else if content.parse::<Option<keyword::on>>()?.is_some() {
                self.platforms = content.parse::<LitStr>()?.value();
            } else if content.parse::<Option<keyword::warning>>()?.is_some() {
                self.level = Some(("Warning", content.parse()?));
            } else if content.parse::<Option<keyword::note>>()?.is_some() {
                self.level = Some(("Note", content.parse()?));
            } else {
                self.kind = attr::plain(&content.call(syn::ext::IdentExt::parse_any)?);
            }
            if content.parse::<Option<Token![,]>>()?.is_none() {
                break;
            }
        }
        if content.is_empty() { Ok(()) } else { Err(content.error("expected a comma")) }
    }

    /// The constraint, with the members of sets in place of their names.
    pub fn expr(&self, sets: &Sets) -> Result<Expr> {
        let expr = genvisa_rule::parse_tokens(self.tokens.clone()).map_err(|error| self.refuse_all(error))?;
        Ok(sets.resolve(expr))
    }

    /// An error about the constraint.
    pub fn refuse(&self, why: impl std::fmt::Display) -> syn::Error {
        syn::Error::new_spanned(&self.tokens, format!("{}: {why}", self.name.value()))
    }

    /// An error in the constraint, at its place.
    fn refuse_all(&self, error: syn::Error) -> syn::Error {
        let span = error.span();
        let parts: Vec<String> = error.into_iter().map(|part| part.to_string()).collect();
        syn::Error::new(span, format!("{}: {}", self.name.value(), parts.join(", ")))
    }
}

/// Documentation lines as one line.
fn sentence(attrs: &[Attribute]) -> Result<String> {
    if let Some(other) = attrs.iter().find(|attr| !attr.path().is_ident("doc")) {
        return Err(syn::Error::new_spanned(other, "expected a documentation comment"));
    }
    Ok(attr::docs(attrs)?.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" "))
}
