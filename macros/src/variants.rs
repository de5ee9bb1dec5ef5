//! `Variants`: the enum of the structures that a tag selects, one variant per selecting encoding.

use crate::attr;
use genvisa_rule::functions::operand_functions;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Result, Type};

/// `#[variants(OperandClass)] enum VecInfo { General(GenOpnd), … }`
struct Variants<'a> {
    ident: &'a Ident,
    /// The enum of the encodings.
    selector: syn::Path,
    names: Vec<&'a Ident>,
    types: Vec<&'a Type>,
}

/// ```text
/// impl VecInfo { pub const fn selector(&self) -> OperandClass; }
/// impl From<GenOpnd> for VecInfo { … }
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let variants = Variants::read(input)?;
    let parts = [
        variants.selection(),
        variants.members(),
        variants.wire(),
        variants.lengths(),
        variants.fast()?,
        variants.rules()?,
    ];
    Ok(quote!(#(#parts)*))
}

impl<'a> Variants<'a> {
    fn read(input: &'a DeriveInput) -> Result<Self> {
        let ident = &input.ident;
        let Data::Enum(data) = &input.data else {
            return Err(syn::Error::new(ident.span(), "`Variants` is for enums of structures"));
        };
        let args = attr::get(&input.attrs, "variants", ident.span())?;
        let Some(selector) = args.first_word().cloned() else {
            return Err(syn::Error::new(ident.span(), "expected `#[variants(SelectingEnum)]`"));
        };
        let (mut names, mut types) = (Vec::new(), Vec::new());
        for variant in &data.variants {
            let field = match &variant.fields {
                Fields::Unnamed(fields) if fields.unnamed.len() == 1 => fields.unnamed.first(),
                _ => None,
            };
            let field = field.ok_or_else(|| syn::Error::new(variant.span(), "expected `Name(Structure)`"))?;
            names.push(&variant.ident);
            types.push(&field.ty);
        }
        Ok(Self { ident, selector, names, types })
    }

    fn is_empty(&self) -> syn::Error {
        syn::Error::new(self.ident.span(), "a tag selects at least one structure")
    }

    /// The encoding of each structure, and conversions.
    fn selection(&self) -> TokenStream {
        let Self { ident, selector, names, types } = self;
        quote! {
        impl #ident {
            /// The encoding that selects this structure.
            #[inline]
            pub const fn selector(&self) -> #selector {
                match self {
                    #(Self::#names(_) => #selector::#names,)*
                }
            }
        }

        #(impl From<#types> for #ident {
            fn from(info: #types) -> Self {
                Self::#names(info)
            }
        })*
        }
    }

    /// Access to the numbers of the selected structure.
    fn members(&self) -> TokenStream {
        let Self { ident, selector, names, types } = self;
        quote! {
        impl #ident {
            /// The structure that a code selects, with all fields zero.
            fn blank(code: u64) -> Option<Self> {
                match #selector::from_code(code) {
                    #(Some(#selector::#names) => Some(Self::#names(<#types as ::core::default::Default>::default())),)*
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }

            fn members(&self, visit: &mut dyn FnMut(&'static str, u64)) {
                match self {
                    #(Self::#names(info) => ::genvisa_runtime::FieldValue::members(info, visit),)*
                }
            }

            fn set_member(&mut self, name: &str, raw: u64) -> bool {
                match self {
                    #(Self::#names(info) => ::genvisa_runtime::FieldValue::set_member(info, name, raw),)*
                }
            }
        }
        }
    }

    /// The binary form with errors.
    fn wire(&self) -> TokenStream {
        let Self { ident, selector, names, types } = self;
        quote! {
        impl #ident {
            fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                match self {
                    #(Self::#names(info) => ::genvisa_runtime::Wire::encoded_len(info, version),)*
                }
            }

            #[inline]
            fn encode(
                &self,
                to: &mut ::genvisa_runtime::Writer<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<(), ::genvisa_runtime::Fault> {
                match self {
                    #(Self::#names(info) => ::genvisa_runtime::Wire::encode(info, to, version),)*
                }
            }

            #[inline]
            fn decode(
                code: u64,
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Option<Self>, ::genvisa_runtime::Fault> {
                Ok(match #selector::from_code(code) {
                    #(Some(#selector::#names) => {
                        Some(Self::#names(<#types as ::genvisa_runtime::Wire>::decode(from, version)?))
                    })*
                    #[allow(unreachable_patterns)]
                    _ => None,
                })
            }
        }
        }
    }

    /// The lengths of the structures.
    fn lengths(&self) -> TokenStream {
        let Self { ident, selector, names, types } = self;
        quote! {
        impl #ident {
            /// The first version with the newest layouts of all structures.
            const SINCE: ::genvisa_runtime::Version =
                ::genvisa_runtime::Version::latest(&[#(<#types as ::genvisa_runtime::Fast>::SINCE),*]);

            /// Number of bytes of the largest structure.
            const MAX_LEN: usize = {
                let mut max = 0;
                #(
                    if <#types as ::genvisa_runtime::Packable>::MAX_LEN > max {
                        max = <#types as ::genvisa_runtime::Packable>::MAX_LEN;
                    }
                )*
                max
            };

            /// Number of bytes of each structure in the newest layout, by code; 0 where no structure is known.
            const LENS: [u8; 256] = {
                let mut lens = [0; 256];
                #(lens[#selector::#names as usize] = <#types as ::genvisa_runtime::Packable>::LEN as u8;)*
                lens
            };

            /// Number of bytes in the newest layout. A table takes less time than a match, whose jumps a processor predicts badly.
            #[inline(always)]
            fn len(code: u64, bytes: &[u8]) -> Option<usize> {
                match usize::from(*Self::LENS.get(code as usize)?) {
                    0 => None,
                    len => Some(len + Self::more(code, bytes)),
                }
            }

            /// Number of bytes of the optional fields that are present.
            #[inline(always)]
            fn more(code: u64, bytes: &[u8]) -> usize {
                #(
                    if <#types as ::genvisa_runtime::Packable>::MAX_LEN != <#types as ::genvisa_runtime::Packable>::LEN
                        && code == #selector::#names as u64
                    {
                        return <#types as ::genvisa_runtime::Packable>::more(bytes);
                    }
                )*
                0
            }
        }
        }
    }

    /// The fast binary form.
    fn fast(&self) -> Result<TokenStream> {
        let Self { ident, selector, names, types } = self;
        let Some(first) = names.first() else { return Err(self.is_empty()) };
        Ok(quote! {
        impl #ident {
            /// The structure; the default of the first one for an unknown code.
            #[inline]
            fn read(code: u64, bytes: &[u8]) -> Self {
                match Self::get(code, bytes) {
                    Some((info, _)) => info,
                    None => Self::none(),
                }
            }

            /// The replacement of an unknown structure.
            #[cold]
            fn none() -> Self {
                Self::#first(Default::default())
            }

            fn put(&self, buffer: &mut [u8]) -> Option<usize> {
                match self {
                    #(Self::#names(info) => {
                        ::genvisa_runtime::Fast::put(&::genvisa_runtime::Packable::present(*info), buffer)
                    })*
                }
            }

            #[inline(always)]
            fn get(code: u64, bytes: &[u8]) -> Option<(Self, usize)> {
                match #selector::from_code(code) {
                    #(Some(#selector::#names) => {
                        let (info, len) = <#types as ::genvisa_runtime::Fast>::get(bytes)?;
                        Some((Self::#names(info), len))
                    })*
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
        }
        })
    }

    /// The values that rules ask an operand for, and the rules of the structures, from the selecting code and the bytes of
    /// the structure. Only the structure is decoded: the enum would be written to memory in pieces and read back whole, for
    /// which a processor waits until all pieces have been written.
    fn rules(&self) -> Result<TokenStream> {
        let Self { ident, selector, names, types } = self;
        let Some(first) = types.first() else { return Err(self.is_empty()) };
        let evaluate = |call: &dyn Fn(&Type, TokenStream) -> TokenStream| {
            let calls = types.iter().map(|ty| call(ty, quote!(info)));
            let of_unknown = call(first, quote!(<#first>::default()));
            quote! {
                match #selector::from_code(code) {
                    #(Some(#selector::#names) => {
                        if let Some((info, _)) = <#types as ::genvisa_runtime::Fast>::get(bytes) {
                            return #calls;
                        }
                    })*
                    #[allow(unreachable_patterns)]
                    _ => {}
                }
                #of_unknown
            }
        };
        let functions = operand_functions().map(|name| {
            let name = format_ident!("{name}");
            let body = evaluate(&|ty, info| quote!(<#ty as ::genvisa_runtime::Operand>::#name(&#info, cx)));
            quote! {
                #[inline(always)]
                fn #name(code: u64, bytes: &[u8], cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
                    #body
                }
            }
        });
        let visit = |function: &Ident| {
            evaluate(&|ty, info| quote!(<#ty as ::genvisa_runtime::Checked>::#function(&#info, cx, sink)))
        };
        let (check, explain) = (visit(&format_ident!("check")), visit(&format_ident!("explain")));
        Ok(quote! {
            impl #ident {
                #(#functions)*

                #[inline(always)]
                fn check(
                    code: u64,
                    bytes: &[u8],
                    cx: &::genvisa_runtime::Context<'_>,
                    sink: &mut ::genvisa_runtime::Sink<'_>,
                ) {
                    #check
                }

                fn explain(
                    code: u64,
                    bytes: &[u8],
                    cx: &::genvisa_runtime::Context<'_>,
                    sink: &mut dyn ::genvisa_runtime::Explainer,
                ) {
                    #explain
                }
            }
        })
    }
}
