//! `Tagged` and `Variants`: a structure whose tag selects what follows it.

use crate::attr::{self, plain};
use crate::record;
use crate::rules;
use crate::subject::{Holds, Subject, code_fn};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Result};

/// The first half: `struct VecOperand { tag: TagBits, info: VecInfo }`, both private, so that they always agree.
///
/// ```text
/// impl VecOperand {
///     pub fn new(info: impl Into<VecInfo>) -> Self;
///     pub const fn tag(self) -> TagBits;
///     pub const fn info(self) -> VecInfo;
///     pub fn with_tag(self, tag: TagBits) -> Self;       // keeps the selecting run
/// }
/// ```
pub fn tagged(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let wrong = || syn::Error::new(ident.span(), "`Tagged` is for structs of a tag and what it selects");
    let Data::Struct(data) = &input.data else { return Err(wrong()) };
    let Fields::Named(named) = &data.fields else { return Err(wrong()) };
    let mut fields = named.named.iter();
    let (Some(tag), Some(info), None) = (fields.next(), fields.next(), fields.next()) else {
        return Err(wrong());
    };
    let (Some(tag_ident), Some(info_ident)) = (&tag.ident, &info.ident) else { return Err(wrong()) };
    let (tag_ty, info_ty) = (&tag.ty, &info.ty);
    let args = attr::get(&input.attrs, "tagged", ident.span())?;
    let by = match args.get("by")? {
        syn::Expr::Path(path) => plain(path.path.require_ident()?),
        other => return Err(syn::Error::new(other.span(), "expected the name of a run")),
    };
    let (code, with_by) = (code_fn(&by), format_ident!("with_{by}"));
    let (tag_name, info_name) = (plain(tag_ident), plain(info_ident));

    let mut subject = Subject::default();
    subject.field(tag_ident, tag_ty, Holds::Bits);
    let defined = record::defined(&input.attrs)?;
    for name in record::OPERAND.iter().copied().chain(defined.iter().map(String::as_str)) {
        subject.definition(name);
    }
    let (mut functions, own) = record::operand_functions(&input.attrs, &subject)?;
    for name in record::OPERAND.iter().filter(|name| !defined.iter().any(|d| d == *name)) {
        let name = format_ident!("{name}");
        functions.push(quote! {
            #[inline]
            fn #name(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
                ::genvisa_runtime::Operand::#name(&self.#info_ident, cx)
            }
        });
    }
    let rules = rules::expand(&input.attrs, &subject)?;
    let parts = [quote!(::genvisa_runtime::Checked::check(&self.#info_ident, cx, sink);)];
    let checked = rules::checked(ident, &rules, &parts);
    Ok(quote! {
        impl #ident {
            /// With a tag that selects `info` and is zero otherwise.
            pub fn new(info: impl Into<#info_ty>) -> Self {
                let info = info.into();
                Self { #tag_ident: <#tag_ty>::from_raw(0).#with_by(info.selector()), #info_ident: info }
            }

            #(#own)*

            /// The tag.
            #[inline]
            pub const fn #tag_ident(self) -> #tag_ty {
                self.#tag_ident
            }

            /// What follows the tag.
            #[inline]
            pub const fn #info_ident(self) -> #info_ty {
                self.#info_ident
            }

            /// The same with another tag, as far as it does not select something else.
            #[must_use]
            pub fn with_tag(self, tag: #tag_ty) -> Self {
                Self { #tag_ident: tag.#with_by(self.#info_ident.selector()), ..self }
            }
        }

        impl<T: Into<#info_ty>> From<T> for #ident {
            fn from(info: T) -> Self {
                Self::new(info)
            }
        }

        impl ::genvisa_runtime::Wire for #ident {
            #[inline]
            fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                ::genvisa_runtime::Wire::encoded_len(&self.#tag_ident, version) + self.#info_ident.encoded_len(version)
            }

            #[inline]
            fn encode(
                &self,
                to: &mut ::genvisa_runtime::Writer<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<(), ::genvisa_runtime::Fault> {
                if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.#tag_ident, to, version) {
                    return Err(to.within(fault, #tag_name));
                }
                self.#info_ident.encode(to, version)
            }

            #[inline]
            fn decode(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                let tag = match <#tag_ty as ::genvisa_runtime::Wire>::decode(from, version) {
                    Ok(tag) => tag,
                    Err(fault) => return Err(from.within(fault, #tag_name)),
                };
                match <#info_ty>::decode(tag.#code().unwrap_or_default() as u64, from, version) {
                    Ok(Some(info)) => Ok(Self { #tag_ident: tag, #info_ident: info }),
                    Ok(None) => {
                        from.back(size_of::<#tag_ty>());
                        let fault = ::genvisa_runtime::Fault::UnknownVariant(tag.raw());
                        Err(from.within(fault, #tag_name))
                    }
                    Err(fault) => Err(from.within(fault, #info_name)),
                }
            }
        }

        impl ::genvisa_runtime::Operand for #ident { #(#functions)* }

        #checked
    })
}

/// The second half: `enum VecInfo { General(GenOpnd), … }`, one variant per selecting encoding.
pub fn variants(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new(ident.span(), "`Variants` is for enums of structures"));
    };
    let args = attr::get(&input.attrs, "variants", ident.span())?;
    let Some(selector) = args.first_word() else {
        return Err(syn::Error::new(ident.span(), "expected `#[variants(SelectingEnum)]`"));
    };
    let names: Vec<_> = data.variants.iter().map(|variant| &variant.ident).collect();
    let mut types = Vec::new();
    for variant in &data.variants {
        match &variant.fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => types.extend(fields.unnamed.first()),
            _ => return Err(syn::Error::new(variant.span(), "expected `Name(Structure)`")),
        }
    }
    let types: Vec<_> = types.iter().map(|field| &field.ty).collect();
    let functions = record::OPERAND.iter().map(|name| {
        let name = format_ident!("{name}");
        quote! {
            fn #name(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
                match self {
                    #(Self::#names(info) => ::genvisa_runtime::Operand::#name(info, cx),)*
                }
            }
        }
    });
    Ok(quote! {
        impl #ident {
            /// The encoding that selects this structure.
            #[inline]
            pub const fn selector(&self) -> #selector {
                match self {
                    #(Self::#names(_) => #selector::#names,)*
                }
            }

            #[inline]
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

        #(impl From<#types> for #ident {
            fn from(info: #types) -> Self {
                Self::#names(info)
            }
        })*

        impl ::genvisa_runtime::Operand for #ident { #(#functions)* }

        impl ::genvisa_runtime::Checked for #ident {
            fn check(&self, cx: &::genvisa_runtime::Context<'_>, sink: &mut ::genvisa_runtime::Sink<'_>) {
                match self {
                    #(Self::#names(info) => ::genvisa_runtime::Checked::check(info, cx, sink),)*
                }
            }
        }
    })
}
