//! `Enumeration`: an enum of encodings.

use crate::attr;
use proc_macro2::TokenStream;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Result};

/// ```text
/// impl NumBlocks {
///     pub const ALL: &'static [Self];
///     pub const fn from_code(code: u64) -> Option<Self>;
///     pub const fn from_value(value: i64) -> Option<Self>;
///     pub const fn code(self) -> u64;
///     pub const fn name(self) -> &'static str;
///     pub const fn value(self) -> i64;
/// }
/// impl Display for NumBlocks {}
/// impl FromStr for NumBlocks {}
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new(ident.span(), "`Enumeration` is for enums"));
    };
    let mut variants = Vec::new();
    let (mut codes, mut names, mut values, mut infos) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for variant in &data.variants {
        let Some((_, code)) = &variant.discriminant else {
            return Err(syn::Error::new(variant.span(), "an encoding needs its code: `Name = 0b01`"));
        };
        let args = attr::find(&variant.attrs, "code")?;
        let text = |key| args.as_ref().and_then(|args| args.text(key).ok());
        let name = text("name").unwrap_or_else(|| attr::plain(&variant.ident));
        let platforms = attr::platforms(&text("on").unwrap_or_default());
        let value = match args.as_ref().and_then(|args| args.find("value")) {
            Some(value) => quote!(#value),
            None => quote!(#code),
        };
        let number = match args.as_ref().and_then(|args| args.find("value")) {
            Some(value) => quote!(Some(#value)),
            None => quote!(None),
        };
        infos.push(quote! {
            ::genvisa_runtime::EnumerantInfo { code: #code, name: #name, value: #number, platforms: #platforms }
        });
        variants.push(&variant.ident);
        codes.push(code);
        names.push(name);
        values.push(value);
    }
    Ok(quote! {
        impl #ident {
            /// All encodings, in the order of the page.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];
            /// Their reflection.
            pub const INFO: &'static [::genvisa_runtime::EnumerantInfo] = &[#(#infos),*];
            /// Names and the numbers that rules compare.
            #[doc(hidden)]
            pub const NAMES: &'static [(&'static str, i64)] = &[#((#names, #values)),*];

            /// The encoding with this code; `None` where the page lists none.
            #[inline]
            pub const fn from_code(code: u64) -> Option<Self> {
                match code {
                    #(#codes => Some(Self::#variants),)*
                    _ => None,
                }
            }

            /// The encoding that represents a number; `None` where the page lists none.
            #[inline]
            pub const fn from_value(value: i64) -> Option<Self> {
                let mut n = 0;
                while n < Self::INFO.len() {
                    if matches!(Self::INFO[n].value, Some(number) if number == value) {
                        return Some(Self::ALL[n]);
                    }
                    n += 1;
                }
                None
            }

            /// The bits.
            #[inline]
            pub const fn code(self) -> u64 {
                self as u64
            }

            /// The name, as the page spells it.
            pub const fn name(self) -> &'static str {
                match self {
                    #(Self::#variants => #names,)*
                }
            }

            /// The number that rules compare: the value of the encoding if it has one, or its code.
            #[inline]
            pub const fn value(self) -> i64 {
                match self {
                    #(Self::#variants => #values,)*
                }
            }
        }

        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.name())
            }
        }

        /// Parses a name. Letters may be small or capital where only one name agrees then.
        impl ::core::str::FromStr for #ident {
            type Err = ::genvisa_runtime::UnknownName;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                ::genvisa_runtime::named(Self::ALL, |one| one.name(), text)
                    .ok_or(::genvisa_runtime::UnknownName { of: stringify!(#ident) })
            }
        }
    })
}
