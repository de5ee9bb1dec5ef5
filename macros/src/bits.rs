//! `Bits`: an integer field and its bit ranges.

use crate::access;
use crate::attr::{self, number};
use crate::rules::{self, Declared};
use crate::subject::{Subject, code_fn, names_const, value_fn};
use crate::wire;
use genvisa_rule::WireType;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Expr, Fields, Ident, Result, Type};

/// One bit range.
struct BitRange {
    name: String,
    hi: u32,
    lo: u32,
    /// The enum of its encodings, if the page lists them.
    ty: Option<syn::Path>,
    /// The codes that the page lists, if they are fewer than the enum has.
    only: Vec<Expr>,
}

/// ```text
/// impl ExecSizeBits {
///     pub const fn new(exec_size: ExecSize, mask: Mask) -> Self;
///     pub const fn from_raw(raw: u8) -> Self;
///     pub const fn raw(self) -> u8;
///     pub const fn exec_size(self) -> Option<ExecSize>;
///     pub const fn with_exec_size(self, value: ExecSize) -> Self;
///     pub const fn with_exec_size_of(self, number: i64) -> Self;
/// }
/// impl From<u8> for ExecSizeBits {}
/// impl From<ExecSize> for ExecSizeBits {}                  // the main bit range
/// impl From<(ExecSize, Mask)> for ExecSizeBits {}
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let field = integer(input)?;
    let raw = &field.ty;
    let width = width(raw)?;
    let ranges = attr::all(&field.attrs, "bits")?;
    let ranges = ranges.iter().map(|args| bit_range(args, width)).collect::<Result<Vec<_>>>()?;
    let parts = [
        access::bits(ident, raw),
        methods(ident, &ranges, raw),
        conversions(ident, &ranges, raw),
        rules::declaration(Declared::Bits, input),
        debug(ident, &ranges),
        binary(ident),
    ];
    Ok(quote!(#(#parts)*))
}

/// The integer field of the newtype.
fn integer(input: &DeriveInput) -> Result<&syn::Field> {
    let field = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Unnamed(fields) => fields.unnamed.first(),
            Fields::Named(_) | Fields::Unit => None,
        },
        Data::Enum(_) | Data::Union(_) => None,
    };
    field.ok_or_else(|| syn::Error::new(input.ident.span(), "`Bits` is for newtypes over an integer"))
}

fn methods(ident: &Ident, ranges: &[BitRange], raw: &Type) -> TokenStream {
    let wire = wire::name(raw);
    let infos = ranges.iter().map(BitRange::info);
    let constructor = constructor(ranges, raw);
    let accessors = ranges.iter().map(|range| accessors(range, raw));
    quote! {
        impl #ident {
            /// The type on the wire.
            pub const WIRE: &'static str = #wire;
            /// The bit ranges.
            pub const BIT_RANGES: &'static [::genvisa_runtime::BitRangeInfo] = &[#(#infos),*];

            #constructor

            /// From all bits, documented or not.
            #[inline]
            pub const fn from_raw(raw: #raw) -> Self {
                Self(raw)
            }

            /// All bits, documented or not.
            #[inline]
            pub const fn raw(self) -> #raw {
                self.0
            }

            #(#accessors)*
        }
    }
}

/// From all bits, from the encoding of the main bit range, and from the values of all bit ranges.
fn conversions(ident: &Ident, ranges: &[BitRange], raw: &Type) -> TokenStream {
    let main = ranges.iter().filter(|range| range.is_main(ident, ranges));
    let main = main.filter_map(|range| Some((&range.name, range.ty.as_ref()?)));
    let from_main = main.take(1).map(|(name, ty)| {
        let with = format_ident!("with_{name}");
        quote! {
            impl From<#ty> for #ident {
                fn from(value: #ty) -> Self {
                    Self(0).#with(value)
                }
            }
        }
    });
    let from_all = (ranges.len() > 1).then(|| {
        let names: Vec<_> = ranges.iter().map(|range| attr::ident(&range.name)).collect();
        let types: Vec<_> = ranges.iter().zip(&names).map(|(range, name)| range.value(raw, name).0).collect();
        quote! {
            impl From<(#(#types),*)> for #ident {
                fn from((#(#names),*): (#(#types),*)) -> Self {
                    Self::new(#(#names),*)
                }
            }
        }
    });
    quote! {
        impl From<#raw> for #ident {
            fn from(raw: #raw) -> Self {
                Self(raw)
            }
        }

        #(#from_main)*
        #from_all
    }
}

fn debug(ident: &Ident, ranges: &[BitRange]) -> TokenStream {
    let parts = ranges.iter().map(|range| {
        let (name, function) = (&range.name, attr::ident(&range.name));
        quote!(.field(#name, &self.#function()))
    });
    quote! {
        impl ::core::fmt::Debug for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(stringify!(#ident))
                    .field("raw", &format_args!("{:#x}", self.0))
                    #(#parts)*
                    .finish()
            }
        }
    }
}

/// Both binary forms: those of the integer.
fn binary(ident: &Ident) -> TokenStream {
    quote! {
        impl ::genvisa_runtime::Wire for #ident {
            #[inline(always)]
            fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                ::genvisa_runtime::Wire::encoded_len(&self.0, version)
            }
            #[inline(always)]
            fn encode(
                &self,
                to: &mut ::genvisa_runtime::Writer<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<(), ::genvisa_runtime::Fault> {
                ::genvisa_runtime::Wire::encode(&self.0, to, version)
            }
            #[inline(always)]
            fn decode(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                ::genvisa_runtime::Wire::decode(from, version).map(Self)
            }
        }

        impl ::genvisa_runtime::Fast for #ident {
            #[inline(always)]
            fn put(&self, buffer: &mut [u8]) -> Option<usize> {
                ::genvisa_runtime::Fast::put(&self.0, buffer)
            }
            #[inline(always)]
            fn get(bytes: &[u8]) -> Option<(Self, usize)> {
                ::genvisa_runtime::Fast::get(bytes).map(|(raw, len)| (Self(raw), len))
            }
        }
    }
}

/// The names that rules about the integer may use: the integer itself, by the name of the field (`pred.combine`).
pub fn subject(input: &DeriveInput, name: &str) -> Subject {
    let ident = &input.ident;
    let mut subject = Subject::default();
    subject.itself(name, syn::parse_quote!(#ident));
    subject
}

/// Number of bits of an unsigned integer type.
fn width(raw: &Type) -> Result<u64> {
    let name = match raw {
        Type::Path(path) => path.path.get_ident().map(ToString::to_string),
        _ => None,
    };
    let ty = name.and_then(|name| WireType::of_rust(&name)).filter(|ty| !ty.signed);
    let wrong = || syn::Error::new(raw.span(), "`Bits` is for newtypes over an unsigned integer");
    ty.map(|ty| u64::from(ty.bits)).ok_or_else(wrong)
}

/// `#[bits(mask = 7..=4, Mask)]`, `#[bits(data_type = 3..=0, DataType, only = [0, 1, 2])]`
fn bit_range(args: &attr::Args, width: u64) -> Result<BitRange> {
    let Some((name, value)) = args.pairs().next() else {
        return Err(args.error("expected `name = hi..=lo`"));
    };
    let Expr::Range(range) = value else {
        return Err(syn::Error::new(value.span(), "expected `hi..=lo`"));
    };
    let (Some(hi), Some(lo)) = (&range.start, &range.end) else {
        return Err(syn::Error::new(value.span(), "expected `hi..=lo`"));
    };
    let (hi, lo) = (number(hi)?, number(lo)?);
    if hi < lo {
        return Err(syn::Error::new(value.span(), "the first bit is the highest"));
    }
    if hi >= width {
        return Err(syn::Error::new(value.span(), format!("the field has only {width} bits")));
    }
    let (name, ty, only) = (name.to_string(), args.first_word().cloned(), args.list("only")?);
    Ok(BitRange { name, hi: hi as u32, lo: lo as u32, ty, only })
}

impl BitRange {
    fn info(&self) -> TokenStream {
        let Self { name, hi, lo, ty, .. } = self;
        let values = ty.as_ref().map_or_else(|| quote!(&[]), |ty| quote!(<#ty>::INFO));
        quote!(::genvisa_runtime::BitRangeInfo { name: #name, hi: #hi, lo: #lo, values: #values })
    }

    /// Whether the integer has its name, or no other range.
    fn is_main(&self, ident: &Ident, ranges: &[Self]) -> bool {
        let own = self.ty.as_ref().and_then(|ty| ty.segments.last());
        ranges.len() == 1 || own.is_some_and(|own| *ident == format!("{}Bits", own.ident))
    }

    fn mask(&self) -> u64 {
        u64::MAX >> (63 - (self.hi - self.lo))
    }

    /// The bits as a number, of `self`.
    fn bits(&self) -> TokenStream {
        let (lo, mask) = (self.lo, self.mask());
        quote!((self.0 >> #lo) as u64 & #mask)
    }

    /// An `Option`: `known`, or `None` if the code is not among those that the page lists.
    fn documented(&self, known: TokenStream) -> TokenStream {
        let bits = self.bits();
        match self.only.as_slice() {
            [] => known,
            only => quote!(match #bits { #(#only)|* => #known, _ => None }),
        }
    }

    /// The type of the values, and the bits of a value.
    fn value(&self, raw: &Type, value: &Ident) -> (TokenStream, TokenStream) {
        match &self.ty {
            Some(ty) => (quote!(#ty), quote!(#value.code() as #raw)),
            None => (quote!(#raw), quote!(#value)),
        }
    }
}

fn constructor(ranges: &[BitRange], raw: &Type) -> TokenStream {
    let names: Vec<_> = ranges.iter().map(|range| attr::ident(&range.name)).collect();
    let types = ranges.iter().zip(&names).map(|(range, name)| range.value(raw, name).0);
    let withs = ranges.iter().map(|range| format_ident!("with_{}", range.name));
    quote! {
        /// From the values of all bit ranges; all other bits are zero.
        #[inline]
        #[allow(clippy::too_many_arguments)]
        pub const fn new(#(#names: #types),*) -> Self {
            Self(0)#(.#withs(#names))*
        }
    }
}

/// The functions of one bit range.
fn accessors(range: &BitRange, raw: &Type) -> TokenStream {
    let (getter, setter, for_rules) = (getter(range, raw), setter(range, raw), for_rules(range));
    quote!(#getter #setter #for_rules)
}

fn getter(range: &BitRange, raw: &Type) -> TokenStream {
    let BitRange { name, hi, lo, ty, .. } = range;
    let (get, bits) = (attr::ident(name), range.bits());
    let Some(ty) = ty else {
        return quote! {
            #[doc = concat!("`", #name, "` (bits ", #hi, "..", #lo, ").")]
            #[inline]
            pub const fn #get(self) -> #raw {
                (#bits) as #raw
            }
        };
    };
    let documented = range.documented(quote!(<#ty>::from_code(#bits)));
    quote! {
        #[doc = concat!("`", #name, "` (bits ", #hi, "..", #lo, "); `None` if the page lists no such encoding.")]
        #[inline]
        #[allow(clippy::manual_range_patterns)]
        pub const fn #get(self) -> Option<#ty> {
            #documented
        }
    }
}

fn setter(range: &BitRange, raw: &Type) -> TokenStream {
    let BitRange { name, lo, .. } = range;
    let (set, mask) = (format_ident!("with_{name}"), range.mask());
    let (ty, bits) = range.value(raw, &format_ident!("value"));
    let by_number = range.ty.as_ref().map(|ty| {
        let set = format_ident!("{set}_of");
        let docs = format!(
            "The same with the `{name}` that represents a number. A number without an encoding sets all of its bits, which \
            `validate` reports where this is no encoding either."
        );
        quote! {
            #[doc = #docs]
            #[inline]
            #[must_use]
            pub const fn #set(self, number: i64) -> Self {
                let bits = match <#ty>::from_value(number) {
                    Some(value) => value.code(),
                    None => #mask,
                };
                Self((self.0 & !((#mask as #raw) << #lo)) | ((bits & #mask) as #raw) << #lo)
            }
        }
    });
    quote! {
        #[doc = concat!("The same with another `", #name, "`; a value wider than the bit range loses its upper bits.")]
        #[inline]
        #[must_use]
        pub const fn #set(self, value: #ty) -> Self {
            Self((self.0 & !((#mask as #raw) << #lo)) | ((#bits & #mask as #raw) << #lo))
        }

        #by_number
    }
}

/// Code, value and names, which compiled rules use.
fn for_rules(range: &BitRange) -> TokenStream {
    let BitRange { name, ty, .. } = range;
    let (code, value, names) = (code_fn(name), value_fn(name), names_const(name));
    let bits = range.bits();
    let (number, table) = match ty {
        Some(ty) => {
            let value = quote!(match <#ty>::from_code(#bits) { Some(x) => Some(x.value()), None => None });
            (range.documented(value), quote!(<#ty>::NAMES))
        }
        // A bit range called `type` without a list holds a data type.
        None if name == "type" => (quote!(Some((#bits) as i64)), quote!(crate::domain::DataType::NAMES)),
        None => (quote!(Some((#bits) as i64)), quote!(&[])),
    };
    quote! {
        #[doc(hidden)]
        #[inline]
        pub const fn #code(self) -> i64 {
            (#bits) as i64
        }

        #[doc(hidden)]
        #[inline]
        #[allow(clippy::manual_range_patterns)]
        pub const fn #value(self) -> Option<i64> {
            #number
        }

        #[doc(hidden)]
        pub const #names: &'static [(&'static str, i64)] = #table;
    }
}
