//! `#[rule(…)]` attributes to a table of rules and the code that judges them.

use crate::attr::{self, Args};
use crate::compile;
use crate::subject::Subject;
use genvisa_rule::Expr;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::{Attribute, Result};

/// What can be seen without an execution. What only a whole body tells is unknown to who has one instruction, and so not
/// broken.
const SEEN: [&str; 2] = ["Static", "Object"];

/// The rules of a declaration, expanded.
pub struct Rules {
    /// The elements of the table.
    pub table: Vec<TokenStream>,
    /// Statements that report those that are broken, with `self`, `cx` and `sink` in scope.
    pub judge: Vec<TokenStream>,
}

/// Expands the rules of a declaration: those that can be seen in what is declared are judged, the others are listed.
pub fn expand(attrs: &[Attribute], subject: &Subject) -> Result<Rules> {
    let mut rules = Rules { table: Vec::new(), judge: Vec::new() };
    for (n, args) in attr::all(attrs, "rule")?.iter().enumerate() {
        rules.table.push(row(args)?);
        if args.first_word().is_some_and(|word| SEEN.iter().any(|check| word.is_ident(check))) {
            rules.judge.push(judge(n, args, subject)?);
        }
    }
    Ok(rules)
}

fn row(args: &Args) -> Result<TokenStream> {
    let check = args.first_word().map_or_else(|| format_ident!("Static").into(), Clone::clone);
    let platforms = attr::platforms(&args.text("on").unwrap_or_default());
    let fields = ["id", "page", "kind", "expr", "doc", "sum"].map(|key| args.text(key));
    let [id, page, kind, expr, doc, sum] = fields;
    let (id, page, kind, expr, doc, sum) = (id?, page?, kind?, expr?, doc?, sum?);
    let line = args.number("line")? as u32;
    Ok(quote! {
        ::genvisa_runtime::Rule {
            id: #id,
            page: #page,
            line: #line,
            platforms: #platforms,
            kind: #kind,
            check: ::genvisa_runtime::Check::#check,
            expr: #expr,
            doc: #doc,
            sum: #sum,
        }
    })
}

fn judge(n: usize, args: &Args, subject: &Subject) -> Result<TokenStream> {
    let at = args.get("expr")?.span();
    let text = args.text("expr")?;
    let refuse = |why: String| syn::Error::new(at, format!("{}: {why}", args.text("id").unwrap_or_default()));
    let expr = genvisa_rule::parse(&text).map_err(|error| refuse(error.to_string()))?;
    let truth = compile::truth(&expr, subject).map_err(refuse)?;
    let holds = match args.text("on") {
        Ok(tag) if !tag.is_empty() => {
            let set = attr::platforms(&tag);
            quote!(truth::implies(cx.on(#set), || #truth))
        }
        _ => truth,
    };
    let broken = match each(&expr, subject) {
        None => quote!(#holds == Some(false)),
        Some(len) => quote!((0..#len).any(|at| #holds == Some(false))),
    };
    Ok(quote! {
        if #broken {
            sink(::genvisa_runtime::Violation { rule: &Self::RULES[#n], field: cx.field, element: cx.element });
        }
    })
}

/// How often a rule is judged: it holds of each element of the fields that it names as a whole.
fn each(expr: &Expr, subject: &Subject) -> Option<TokenStream> {
    let names = expr.walk().filter_map(|e| match e {
        Expr::Name(name) => name.path.first(),
        _ => None,
    });
    let fields: BTreeSet<&String> = names.collect();
    let lens = fields.into_iter().filter_map(|name| subject.several(name));
    lens.reduce(|most, len| quote!(#most.max(#len)))
}

/// The implementation of `Checked`: own rules, then those of the parts.
pub fn checked(ident: &syn::Ident, rules: &Rules, parts: &[TokenStream]) -> TokenStream {
    let Rules { table, judge } = rules;
    if table.is_empty() && parts.is_empty() {
        return quote!(impl ::genvisa_runtime::Checked for #ident {});
    }
    quote! {
        impl ::genvisa_runtime::Checked for #ident {
            const RULES: &'static [::genvisa_runtime::Rule] = &[#(#table),*];

            #[allow(unused_imports, unused_variables, clippy::all)]
            fn check(&self, cx: &::genvisa_runtime::Context<'_>, sink: &mut ::genvisa_runtime::Sink<'_>) {
                use ::genvisa_runtime::{Operand, truth};
                #(#judge)*
                #(#parts)*
            }
        }
    }
}
