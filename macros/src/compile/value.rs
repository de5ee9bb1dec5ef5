//! Compiled values, with the Rust type that represents each.

use proc_macro2::TokenStream;
use quote::quote;

/// A number.
#[derive(Clone)]
pub enum Number {
    /// An `i64`.
    Known(TokenStream),
    /// An `Int`, which may be unknown.
    Maybe(TokenStream),
}

/// The value of a function.
pub enum Value {
    /// A number; as a truth, anything but zero.
    Number(Number),
    /// A `Truth`, which may be unknown.
    Truth(TokenStream),
    /// A `bool`.
    Condition(TokenStream),
}

impl Number {
    /// An `Int`.
    pub fn int(self) -> TokenStream {
        match self {
            Self::Known(code) => quote!(Some(#code)),
            Self::Maybe(code) => code,
        }
    }

    /// A `bool`: whether the number is known and passes a test, which sees it as an `i64`.
    pub fn known_and(self, test: impl FnOnce(&TokenStream) -> TokenStream) -> TokenStream {
        match self {
            Self::Known(code) => test(&code),
            Self::Maybe(code) => {
                let test = test(&quote!(number));
                quote!(#code.is_some_and(|number: i64| #test))
            }
        }
    }

    /// A `bool`: whether both numbers are known and pass a test.
    pub fn both_known_and(
        left: Self,
        right: Self,
        test: impl FnOnce(&TokenStream, &TokenStream) -> TokenStream,
    ) -> TokenStream {
        match (left, right) {
            (Self::Known(left), right) => right.known_and(|right| test(&left, right)),
            (left, Self::Known(right)) => left.known_and(|left| test(left, &right)),
            (Self::Maybe(left), Self::Maybe(right)) => {
                let test = test(&quote!(left), &quote!(right));
                quote!(#left.zip(#right).is_some_and(|(left, right): (i64, i64)| #test))
            }
        }
    }
}

impl Value {
    /// A `bool`: whether the value is known to have this truth.
    pub fn is(self, truth: bool) -> TokenStream {
        match self {
            Self::Number(number) => {
                number.known_and(|number| if truth { quote!((#number != 0)) } else { quote!((#number == 0)) })
            }
            Self::Truth(code) => quote!((#code == Some(#truth))),
            Self::Condition(code) if truth => code,
            Self::Condition(code) => quote!(!#code),
        }
    }

    /// The value as a number; a truth is 1 or 0.
    pub fn number(self) -> Number {
        match self {
            Self::Number(number) => number,
            Self::Truth(code) => Number::Maybe(quote!(truth::int(#code))),
            Self::Condition(code) => Number::Known(quote!(i64::from(#code))),
        }
    }
}
