//! `sets!`: named sets of encodings.
//!
//! A set is known to all tables of rules through a macro of the crate that declares it: proc macros see nothing but their own
//! tokens, so each `rules!` goes through `crate::domain::with_sets!`, which puts the sets before it.

use genvisa_rule::{Expr, Pattern};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Ident, Result, Token};

/// Named sets: `INTEGERS = UB | B; FLOATS = HF | F | DF;`
#[derive(Default)]
pub struct Sets(Vec<Set>);

struct Set {
    name: Ident,
    members: Punctuated<Ident, Token![|]>,
}

impl Parse for Set {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Self { name, members: Punctuated::parse_separated_nonempty(input)? })
    }
}

impl ToTokens for Set {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { name, members } = self;
        tokens.extend(quote!(#name = #members;));
    }
}

impl Parse for Sets {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        Ok(Self(input.parse_terminated(Set::parse, Token![;])?.into_iter().collect()))
    }
}

/// ```text
/// macro_rules! with_sets { … }    // `with_sets!(x)` is `expand_rules!([INTEGERS = UB | B;] x)`
/// ```
pub fn expand(Sets(sets): Sets) -> Result<TokenStream> {
    Ok(quote! {
        macro_rules! with_sets {
            ($($rest:tt)*) => { ::genvisa_macros::expand_rules! { [#(#sets)*] $($rest)* } };
        }
        pub(crate) use with_sets;
    })
}

impl Sets {
    /// The expression with the members of each set in place of its name.
    pub fn resolve(&self, expr: Expr) -> Expr {
        let inner = |expr: Box<Expr>| Box::new(self.resolve(*expr));
        match expr {
            Expr::Matches { subject, patterns } => {
                let patterns = patterns.into_iter().flat_map(|pattern| self.members(pattern)).collect();
                Expr::Matches { subject: inner(subject), patterns }
            }
            Expr::Unary { op, operand } => Expr::Unary { op, operand: inner(operand) },
            Expr::Binary { op, left, right } => Expr::Binary { op, left: inner(left), right: inner(right) },
            other => other,
        }
    }

    fn members(&self, pattern: Pattern) -> Vec<Pattern> {
        let Pattern::Name(name) = &pattern else { return vec![pattern] };
        match self.0.iter().find(|set| name.path.iter().eq([&set.name.to_string()])) {
            None => vec![pattern],
            Some(set) => {
                let member = |member: &Ident| {
                    let path = vec![member.to_string()];
                    Pattern::Name(genvisa_rule::Name { path, span: name.span })
                };
                set.members.iter().map(member).collect()
            }
        }
    }
}
