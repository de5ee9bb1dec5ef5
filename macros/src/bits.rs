//! `Bits`: an integer field and the runs of bits in it.

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

/// One run.
struct Run {
    name: String,
    hi: u32,
    lo: u32,
    /// The enum of its encodings, where the page lists them.
    ty: Option<syn::Path>,
    /// The codes that the page lists, where they are fewer than the enum has.
    only: Vec<Expr>,
}

/// ```text
/// impl ExecSizeBits {
///     pub const fn new(exec_size: ExecSize, mask: Mask) -> Self;
///     pub const fn from_raw(raw: u8) -> Self;
///     pub const fn raw(self) -> u8;
///     pub const fn exec_size(self) -> Option<ExecSize>;
///     pub const fn with_exec_size(self, value: ExecSize) -> Self;
/// }
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let Data::Struct(data) = &input.data else {
        return Err(syn::Error::new(ident.span(), "`Bits` is for newtypes over an integer"));
    };
    let Fields::Unnamed(fields) = &data.fields else {
        return Err(syn::Error::new(ident.span(), "`Bits` is for newtypes over an integer"));
    };
    let Some(field) = fields.unnamed.first() else {
        return Err(syn::Error::new(ident.span(), "`Bits` is for newtypes over an integer"));
    };
    let raw = &field.ty;
    let width = width(raw)?;
    let runs =
        attr::all(&field.attrs, "run")?.iter().map(|args| run(args, width)).collect::<Result<Vec<_>>>()?;

    let declaration = rules::declaration(Declared::Bits, input);
    let accessors = runs.iter().map(|run| accessors(run, raw));
    let constructor = constructor(&runs, raw);
    let from = match runs.as_slice() {
        [Run { ty: Some(ty), name, .. }] => {
            let with = format_ident!("with_{name}");
            quote! {
                impl From<#ty> for #ident {
                    fn from(value: #ty) -> Self {
                        Self(0).#with(value)
                    }
                }
            }
        }
        _ => TokenStream::new(),
    };
    let infos = runs.iter().map(|run| {
        let Run { name, hi, lo, ty, .. } = run;
        let values = ty.as_ref().map_or_else(|| quote!(&[]), |ty| quote!(<#ty>::INFO));
        quote!(::genvisa_runtime::BitRangeInfo { name: #name, hi: #hi, lo: #lo, values: #values })
    });
    let parts = runs.iter().map(|run| {
        let (name, function) = (&run.name, attr::ident(&run.name));
        quote!(.field(#name, &self.#function()))
    });
    let access = access::bits(ident, raw);
    let wire = wire::name(raw);
    Ok(quote! {
        #access

        impl #ident {
            /// The type on the wire.
            pub const WIRE: &'static str = #wire;
            /// The runs of bits.
            pub const RUNS: &'static [::genvisa_runtime::BitRangeInfo] = &[#(#infos),*];

            #constructor

            /// From all bits as they are, documented or not.
            #[inline]
            pub const fn from_raw(raw: #raw) -> Self {
                Self(raw)
            }

            /// All bits as they are.
            #[inline]
            pub const fn raw(self) -> #raw {
                self.0
            }

            #(#accessors)*
        }

        #from
        #declaration

        impl ::core::fmt::Debug for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(stringify!(#ident))
                    .field("raw", &format_args!("{:#x}", self.0))
                    #(#parts)*
                    .finish()
            }
        }

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
            fn put(&self, room: &mut [u8], version: ::genvisa_runtime::Version) -> Option<usize> {
                ::genvisa_runtime::Fast::put(&self.0, room, version)
            }
            #[inline(always)]
            fn get(bytes: &[u8], version: ::genvisa_runtime::Version) -> Option<(Self, usize)> {
                ::genvisa_runtime::Fast::get(bytes, version).map(|(raw, len)| (Self(raw), len))
            }
        }
    })
}

/// What rules about the integer see: themselves, under the name of the field that they are about (`pred.combine`).
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

/// `#[run(mask = 7..=4, Mask)]`, `#[run(data_type = 3..=0, DataType, only = [0, 1, 2])]`
fn run(args: &attr::Args, width: u64) -> Result<Run> {
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
    Ok(Run { name, hi: hi as u32, lo: lo as u32, ty, only })
}

impl Run {
    fn mask(&self) -> u64 {
        u64::MAX >> (63 - (self.hi - self.lo))
    }

    /// The type of the run's values, and how to make bits of one.
    fn value(&self, raw: &Type, value: &Ident) -> (TokenStream, TokenStream) {
        match &self.ty {
            Some(ty) => (quote!(#ty), quote!(#value.code() as #raw)),
            None => (quote!(#raw), quote!(#value)),
        }
    }
}

fn constructor(runs: &[Run], raw: &Type) -> TokenStream {
    let names: Vec<_> = runs.iter().map(|run| attr::ident(&run.name)).collect();
    let types = runs.iter().zip(&names).map(|(run, name)| run.value(raw, name).0);
    let withs = runs.iter().map(|run| format_ident!("with_{}", run.name));
    quote! {
        /// All runs together; bits that no run covers are zero.
        #[inline]
        #[allow(clippy::too_many_arguments)]
        pub const fn new(#(#names: #types),*) -> Self {
            Self(0)#(.#withs(#names))*
        }
    }
}

fn accessors(run: &Run, raw: &Type) -> TokenStream {
    let Run { name, hi, lo, ty, only } = run;
    let get = attr::ident(name);
    let set = format_ident!("with_{name}");
    let (code, value, names) = (code_fn(name), value_fn(name), names_const(name));
    let mask = run.mask();
    let bits = quote!((self.0 >> #lo) as u64 & #mask);
    let (ty_out, to_bits) = run.value(raw, &format_ident!("value"));
    let listed = |known: TokenStream| match only.as_slice() {
        [] => known,
        only => quote!(match #bits { #(#only)|* => #known, _ => None }),
    };
    let (getter, rule_value, name_table) = match ty {
        Some(ty) => {
            let (known, value) = (
                listed(quote!(<#ty>::from_code(#bits))),
                listed(quote!(match <#ty>::from_code(#bits) { Some(x) => Some(x.value()), None => None })),
            );
            let getter = quote! {
                #[doc = concat!("`", #name, "` (bits ", #hi, "..", #lo, "); `None` where the page lists no such encoding.")]
                #[inline]
                #[allow(clippy::manual_range_patterns)]
                pub const fn #get(self) -> Option<#ty> {
                    #known
                }
            };
            (getter, value, quote!(<#ty>::NAMES))
        }
        None => (
            quote! {
                #[doc = concat!("`", #name, "` (bits ", #hi, "..", #lo, ").")]
                #[inline]
                pub const fn #get(self) -> #raw {
                    (#bits) as #raw
                }
            },
            quote!(Some((#bits) as i64)),
            // A run called `type` without a list holds a data type.
            if name == "type" { quote!(crate::domain::DataType::NAMES) } else { quote!(&[]) },
        ),
    };
    quote! {
        #getter

        #[doc = concat!("The same with another `", #name, "`; a value wider than the run loses its upper bits.")]
        #[inline]
        #[must_use]
        pub const fn #set(self, value: #ty_out) -> Self {
            Self((self.0 & !((#mask as #raw) << #lo)) | ((#to_bits & #mask as #raw) << #lo))
        }

        #[doc(hidden)]
        #[inline]
        pub const fn #code(self) -> i64 {
            (#bits) as i64
        }

        #[doc(hidden)]
        #[inline]
        #[allow(clippy::manual_range_patterns)]
        pub const fn #value(self) -> Option<i64> {
            #rule_value
        }

        #[doc(hidden)]
        pub const #names: &'static [(&'static str, i64)] = #name_table;
    }
}
