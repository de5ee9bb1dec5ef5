//! Tables of rules to data and to the code that evaluates them.

use crate::attr;
use crate::compile::{Compiler, explain};
use crate::sets::Sets;
use crate::subject::Subject;
use crate::table::{Row, Table};
use crate::{bits, instruction, record, tagged};
use genvisa_rule::Expr;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;
use syn::parse::{Parse, ParseStream};
use syn::{DeriveInput, Result, braced, bracketed};

/// The derive of a declaration, which determines the names that its rules may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Declared {
    /// By `Bits`.
    Bits,
    /// By `Instruction`.
    Instruction,
    /// By `Record`.
    Record,
    /// By `Tagged`.
    Tagged,
}

impl Declared {
    const ALL: [(&str, Self); 4] = [
        ("Bits", Self::Bits),
        ("Instruction", Self::Instruction),
        ("Record", Self::Record),
        ("Tagged", Self::Tagged),
    ];

    fn name(self) -> Ident {
        let found = Self::ALL.iter().find(|(_, declared)| *declared == self);
        format_ident!("{}", found.map_or("", |(name, _)| name))
    }

    /// The names that rules about the declaration may use, and statements that evaluate the rules of its parts.
    fn subject(self, input: &DeriveInput, subject: &str) -> Result<(Subject, Parts)> {
        match self {
            Self::Bits => Ok((bits::subject(input, subject), Parts::default())),
            Self::Instruction => instruction::subject(input),
            Self::Record => record::subject(input),
            Self::Tagged => tagged::subject(input),
        }
    }
}

/// Statements that visit the parts of a type which have rules of their own. They have `self`, `cx` and `sink` in scope.
#[derive(Default)]
pub struct Parts {
    check: Vec<TokenStream>,
    explain: Vec<TokenStream>,
    /// For each table, whether `name` is its name or that of a table within it.
    tables: Vec<TokenStream>,
}

impl Parts {
    /// From the statement for each part. It calls the function of the part that it is given: `check` or `explain`.
    pub fn new(statements: impl Fn(&Ident) -> Vec<TokenStream>) -> Self {
        let of = |function: &str| statements(&format_ident!("{function}"));
        Self { check: of("check"), explain: of("explain"), tables: Vec::new() }
    }

    /// With a condition for each table: whether `name` is its name or that of a table within it.
    pub fn with_tables(self, tables: Vec<TokenStream>) -> Self {
        Self { tables, ..self }
    }
}

/// `rules!` does not see the declaration of its type. The derive therefore defines a macro that contains it:
/// `rules_of_Add!` expands `Add: …`.
fn bridge(ident: &Ident) -> Ident {
    format_ident!("rules_of_{ident}")
}

/// The macro that adds the declaration to the rules.
pub fn declaration(declared: Declared, input: &DeriveInput) -> TokenStream {
    let (name, declared) = (bridge(&input.ident), declared.name());
    let bare = without_docs(input);
    quote! {
        #[allow(unused_macros)]
        macro_rules! #name {
            ($($rows:tt)*) => { crate::domain::with_sets! { #declared { #bare } $($rows)* } };
        }
    }
}

fn without_docs(input: &DeriveInput) -> DeriveInput {
    let mut bare = input.clone();
    let strip = |attrs: &mut Vec<syn::Attribute>| attrs.retain(|attr| !attr.path().is_ident("doc"));
    strip(&mut bare.attrs);
    if let syn::Data::Struct(data) = &mut bare.data {
        data.fields.iter_mut().for_each(|field| strip(&mut field.attrs));
    }
    bare
}

/// `rules! { Add: … }`: the type, and all tokens.
pub struct Forward(Ident, TokenStream);

impl Parse for Forward {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        Ok(Self(input.fork().parse()?, input.parse()?))
    }
}

/// Passes the rules to the macro that contains the declaration.
pub fn forward(Forward(ident, rows): Forward) -> Result<TokenStream> {
    let bridge = bridge(&ident);
    Ok(quote!(#bridge! { #rows }))
}

/// Sets, declaration and rules.
pub struct Ruled {
    sets: Sets,
    declared: Declared,
    input: DeriveInput,
    table: Table,
}

impl Parse for Ruled {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let (sets, item);
        bracketed!(sets in input);
        let sets = sets.parse()?;
        let name: Ident = input.parse()?;
        let declared = Declared::ALL.iter().find(|(text, _)| name == text);
        let declared =
            declared.ok_or_else(|| syn::Error::new(name.span(), "expected the name of a derive"))?.1;
        braced!(item in input);
        Ok(Self { sets, declared, input: item.parse()?, table: input.parse()? })
    }
}

/// `impl Checked`: the rules as a table, and their evaluation.
pub fn expand(Ruled { sets, declared, input, table }: Ruled) -> Result<TokenStream> {
    let (subject, parts) = declared.subject(&input, &table.subject.value())?;
    let exprs = table.rows.iter().map(|row| row.expr(&sets)).collect::<Result<Vec<_>>>()?;
    let mut rules = Rules::default();
    for (n, (row, expr)) in table.rows.iter().zip(&exprs).enumerate() {
        rules.table.push(entry(n, row, expr, &table));
        rules.ids.push(row.name.value());
    }
    let is_evaluated = |(_, (row, _)): &(usize, (&Row, &Expr))| row.check != "Runtime";
    let evaluated: Vec<_> = table.rows.iter().zip(&exprs).enumerate().filter(is_evaluated).collect();
    let compiled: Vec<_> = evaluated.iter().map(|(_, (_, expr))| (*expr).clone()).collect();
    let mut compiler = Compiler::new(&subject, &compiled);
    let (alone, of_object): (Vec<_>, Vec<_>) =
        evaluated.into_iter().partition(|(_, (_, expr))| genvisa_rule::can_fail_alone(expr));
    // The values of rules that can fail alone are bound first: the other rules share them.
    for (rules_of, evaluations) in [(alone, &mut rules.alone), (of_object, &mut rules.of_object)] {
        for (n, (row, expr)) in rules_of {
            evaluations.reports.push(report(n, row, expr, &subject, &mut compiler)?);
        }
        evaluations.bindings = compiler.take_bindings();
    }
    rules.explanations = explain::arms(&compiled, &subject).map_err(|why| refuse(&table, why))?;
    rules.depend_on_role = compiled.iter().any(depends_on_role);
    Ok(checked(&table.ident, &rules, &parts))
}

/// The error about an expression that does not compile.
fn refuse(table: &Table, why: String) -> syn::Error {
    syn::Error::new(table.ident.span(), why)
}

/// `Checked` of a type without rules of its own. Its attributes and fields show which derive it has.
pub fn unruled(input: &DeriveInput) -> Result<TokenStream> {
    let declared = |name: &str| input.attrs.iter().any(|attr| attr.path().is_ident(name));
    let parts = match &input.data {
        _ if declared("visa") => instruction::subject(input)?.1,
        _ if declared("tagged") => tagged::subject(input)?.1,
        syn::Data::Struct(data) if matches!(data.fields, syn::Fields::Named(_)) => record::subject(input)?.1,
        _ => Parts::default(),
    };
    Ok(checked(&input.ident, &Rules::default(), &parts))
}

/// The rules of a declaration, expanded. The statements have `self`, `cx`, `role` and `sink` in scope.
#[derive(Default)]
struct Rules {
    ids: Vec<String>,
    /// The elements of the table.
    table: Vec<TokenStream>,
    /// Those that an instruction can break while its kernel or function is unknown.
    alone: Evaluations,
    /// The others.
    of_object: Evaluations,
    depend_on_role: bool,
    /// The arms of a `match` of the text of a part.
    explanations: Vec<TokenStream>,
}

/// The evaluation of some rules.
#[derive(Default)]
struct Evaluations {
    /// Statements that compute the values that several rules use.
    bindings: Vec<TokenStream>,
    /// Statements that report violations.
    reports: Vec<TokenStream>,
}

impl Rules {
    /// The statements that evaluate all of them.
    fn statements(&self) -> TokenStream {
        let Evaluations { bindings, reports } = &self.alone;
        let alone = quote!(#(#bindings)* #(#reports)*);
        let Evaluations { bindings, reports } = &self.of_object;
        if reports.is_empty() {
            return alone;
        }
        quote!(#alone if cx.has_object { #(#bindings)* #(#reports)* })
    }
}

fn entry(n: usize, row: &Row, expr: &Expr, table: &Table) -> TokenStream {
    let id = format!("{}/{}", table.subject.value(), row.name.value());
    let (check, platforms) = (format_ident!("{}", row.check), attr::platforms(&row.platforms));
    let level = match &row.level {
        None => quote!(Error),
        Some((name, reason)) => {
            let name = format_ident!("{name}");
            quote!(#name { reason: #reason })
        }
    };
    let (Row { kind, doc, .. }, expr, lines) = (row, expr.to_string(), &table.lines);
    quote! {
        ::genvisa_runtime::Rule {
            id: #id,
            page: #lines::RULES[#n].1,
            line: #lines::RULES[#n].2,
            sum: #lines::RULES[#n].3,
            platforms: #platforms,
            kind: #kind,
            check: ::genvisa_runtime::Check::#check,
            level: ::genvisa_runtime::Level::#level,
            expr: #expr,
            doc: #doc,
        }
    }
}

/// A statement that reports a rule if it is violated.
fn report(
    n: usize,
    row: &Row,
    expr: &Expr,
    subject: &Subject,
    compiler: &mut Compiler<'_>,
) -> Result<TokenStream> {
    let fails = compiler.is(expr, false).map_err(|why| row.refuse(why))?;
    let fails = match row.platforms.as_str() {
        "" => fails,
        tag => {
            let set = attr::platforms(tag);
            quote!((cx.on(#set) && #fails))
        }
    };
    let violated = match repetitions(expr, subject) {
        None => fails,
        Some(len) => quote!((0..#len).any(|at| #fails)),
    };
    Ok(quote! {
        if #violated {
            cx.report(&Self::RULES[#n], sink);
        }
    })
}

/// The number of evaluations of a rule about each element of the repeated fields that it names.
fn repetitions(expr: &Expr, subject: &Subject) -> Option<TokenStream> {
    let names = expr.walk().filter_map(|e| match e {
        Expr::Name(name) => name.path.first(),
        _ => None,
    });
    let fields: BTreeSet<&String> = names.collect();
    let lens = fields.into_iter().filter_map(|name| subject.repetitions(name));
    lens.reduce(|most, len| quote!(#most.max(#len)))
}

fn depends_on_role(expr: &Expr) -> bool {
    expr.walk().any(|part| matches!(part, Expr::Call { name, .. } if name == "role"))
}

/// The implementation of `Checked`: own rules, then those of the parts.
fn checked(ident: &Ident, rules: &Rules, parts: &Parts) -> TokenStream {
    let Rules { ids, table, explanations, .. } = rules;
    let Parts { check, explain, tables } = parts;
    if table.is_empty() && check.is_empty() {
        return quote!(impl ::genvisa_runtime::Checked for #ident {});
    }
    let len = table.len();
    let mut by_id: Vec<usize> = (0..len).collect();
    by_id.sort_by_key(|n| ids.get(*n));
    let (function, call) = evaluation(ident, rules);
    quote! {
        #function

        impl ::genvisa_runtime::Checked for #ident {
            const RULES: &'static [::genvisa_runtime::Rule] = {
                static RULES: [::genvisa_runtime::Rule; #len] = [#(#table),*];
                &RULES
            };
            const BY_ID: &'static [&'static ::genvisa_runtime::Rule] = &[#(&Self::RULES[#by_id]),*];

            #[allow(unused_imports, unused_variables, clippy::all)]
            fn check(&self, cx: &::genvisa_runtime::Context<'_>, sink: &mut ::genvisa_runtime::Sink<'_>) {
                use ::genvisa_runtime::{Operand, truth};
                #call
                #(#check)*
            }

            #[allow(unused_imports, unused_variables, clippy::all)]
            fn explain(&self, cx: &::genvisa_runtime::Context<'_>, sink: &mut dyn ::genvisa_runtime::Explainer) {
                use ::genvisa_runtime::{Names, Operand, Part, truth};
                let role = cx.role;
                sink.visit(Self::RULES, cx, &|part: &str, at: usize| match part {
                    #(#explanations)*
                    _ => None,
                });
                #(#explain)*
            }

            #[allow(unused_variables, clippy::all)]
            fn has_table(name: &str) -> bool {
                false #(|| #tables)*
            }
        }
    }
}

/// A function that evaluates own rules, and its call. Rules that depend on the role are compiled once for each role of most
/// operands, so that nothing is computed for another role.
fn evaluation(ident: &Ident, rules: &Rules) -> (TokenStream, TokenStream) {
    let statements = rules.statements();
    if !rules.depend_on_role {
        return (TokenStream::new(), statements);
    }
    let function = quote! {
        #[allow(unused_imports, unused_variables, clippy::all)]
        #[inline(always)]
        fn evaluate_as(
            &self,
            role: ::genvisa_runtime::Role,
            cx: &::genvisa_runtime::Context<'_>,
            sink: &mut ::genvisa_runtime::Sink<'_>,
        ) {
            use ::genvisa_runtime::{Checked, Operand, truth};
            #statements
        }
    };
    let call = quote! {
        match cx.role {
            ::genvisa_runtime::Role::Source => self.evaluate_as(::genvisa_runtime::Role::Source, cx, sink),
            ::genvisa_runtime::Role::Destination => self.evaluate_as(::genvisa_runtime::Role::Destination, cx, sink),
            role => self.evaluate_as(role, cx, sink),
        }
    };
    (quote!(impl #ident { #function }), call)
}
