//! `Tagged` and `Variants`: a structure whose tag selects what follows it.

use crate::access;
use crate::attr::{self, plain};
use crate::record;
use crate::rules::{self, Declared};
use crate::subject::{Definition, Subject, code_fn};
use genvisa_rule::functions::operand_functions;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Result};

/// The first half: `struct VecOperand(Packed)`, private, so that tag and structure always agree.
///
/// ```text
/// impl VecOperand {
///     pub fn new(info: impl Into<VecInfo>) -> Self;
///     pub fn tag(self) -> TagBits;
///     pub fn info(self) -> VecInfo;
///     pub fn with_tag(self, tag: TagBits) -> Self;       // keeps the selecting run
/// }
/// ```
pub fn tagged(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    match &input.data {
        Data::Struct(data) if matches!(&data.fields, Fields::Unnamed(f) if f.unnamed.len() == 1) => {}
        _ => return Err(syn::Error::new(ident.span(), "`Tagged` is for newtypes over `Packed`")),
    }
    let args = attr::get(&input.attrs, "tagged", ident.span())?;
    let path = |key: &str, what: &str| match args.get(key)? {
        syn::Expr::Path(path) => Ok(&path.path),
        other => Err(syn::Error::new(other.span(), format!("expected {what}"))),
    };
    let (tag, info) = (path("tag", "the type of the tag")?, path("info", "the type of what follows")?);
    let by = plain(path("by", "the name of a run")?.require_ident()?);
    let (code, with_by) = (code_fn(&by), format_ident!("with_{by}"));

    let (subject, _) = subject(input)?;
    let defined = record::defined(&input.attrs)?;
    let mut functions = record::operand_answers(&input.attrs, &subject)?;
    for name in operand_functions().filter(|name| !defined.iter().any(|d| d == name)) {
        let name = format_ident!("{name}");
        functions.push(quote! {
            #[inline]
            fn #name(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
                ::genvisa_runtime::Operand::#name(&self.selected(), cx)
            }
        });
    }
    let declaration = rules::declaration(Declared::Tagged, input);
    let wire = wire(ident, tag, info, &code);
    let access = access::operand(ident);
    Ok(quote! {
        #access

        const _: () = assert!(
            size_of::<#tag>() + <#info>::MAX_LEN <= ::genvisa_runtime::Packed::ROOM,
            "a structure does not fit",
        );

        impl #ident {
            /// With a tag that selects `info` and is zero otherwise. What other parts of `info` say is not there is
            /// dropped.
            pub fn new(info: impl Into<#info>) -> Self {
                let info = info.into();
                Self::pack(<#tag>::from_raw(0).#with_by(info.selector()), info)
            }

            fn pack(tag: #tag, info: #info) -> Self {
                Self(::genvisa_runtime::Packed::new(|room| {
                    let at = ::genvisa_runtime::Fast::put(&tag, room, ::genvisa_runtime::Version::LAST)?;
                    Some(at + info.put(room.get_mut(at..)?, ::genvisa_runtime::Version::LAST)?)
                }))
            }

            /// The tag.
            #[inline]
            pub fn tag(self) -> #tag {
                let tag = ::genvisa_runtime::Fast::get(&self.0.bytes(), ::genvisa_runtime::Version::LAST);
                tag.map_or(<#tag>::from_raw(0), |(tag, _)| tag)
            }

            /// The structure that follows the tag.
            #[inline]
            pub fn info(self) -> #info {
                self.selected()
            }

            /// Rules look at one field of the structure each, so the compiler should see which.
            #[inline(always)]
            fn selected(self) -> #info {
                let code = self.tag().#code() as u64;
                let bytes = self.0.bytes();
                let behind = bytes.split_at(size_of::<#tag>()).1;
                <#info>::get(code, behind, ::genvisa_runtime::Version::LAST).map_or_else(<#info>::none, |(info, _)| info)
            }

            /// The same with another tag, as far as it does not select something else.
            #[must_use]
            pub fn with_tag(self, tag: #tag) -> Self {
                let info = self.info();
                Self::pack(tag.#with_by(info.selector()), info)
            }
        }

        impl Default for #ident {
            fn default() -> Self {
                Self::new(<#info>::none())
            }
        }

        impl<T: Into<#info>> From<T> for #ident {
            fn from(info: T) -> Self {
                Self::new(info)
            }
        }

        impl ::core::fmt::Debug for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(stringify!(#ident)).field("tag", &self.tag()).field("info", &self.info()).finish()
            }
        }

        impl ::genvisa_runtime::Operand for #ident { #(#functions)* }

        #wire
        #declaration
    })
}

/// What rules about the tagged structure see, and statements that evaluate those of what the tag selects.
pub fn subject(input: &DeriveInput) -> Result<(Subject, Vec<TokenStream>)> {
    let args = attr::get(&input.attrs, "tagged", input.ident.span())?;
    let tag = match args.get("tag")? {
        syn::Expr::Path(path) => &path.path,
        other => return Err(syn::Error::new(other.span(), "expected the type of the tag")),
    };
    let mut subject = Subject::default();
    subject.called("tag", syn::parse_quote!(#tag));
    let defined = record::defined(&input.attrs)?;
    for name in operand_functions().map(str::to_string).chain(defined) {
        subject.define(&name, Definition::OfOperand);
    }
    Ok((subject, vec![quote!(::genvisa_runtime::Checked::check(&self.selected(), cx, sink);)]))
}

/// Both binary forms: with errors, and fast. In the newest layout the bytes are copied as they are.
fn wire(ident: &syn::Ident, tag: &syn::Path, info: &syn::Path, code: &syn::Ident) -> TokenStream {
    quote! {
        impl ::genvisa_runtime::Wire for #ident {
            #[inline]
            fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                if version < <#info>::SINCE {
                    return size_of::<#tag>() + self.info().encoded_len(version);
                }
                self.0.encoded_len()
            }

            fn encode(
                &self,
                to: &mut ::genvisa_runtime::Writer<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<(), ::genvisa_runtime::Fault> {
                if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.tag(), to, version) {
                    return Err(to.within(fault, "tag"));
                }
                self.info().encode(to, version)
            }

            fn decode(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                let tag = match <#tag as ::genvisa_runtime::Wire>::decode(from, version) {
                    Ok(tag) => tag,
                    Err(fault) => return Err(from.within(fault, "tag")),
                };
                match <#info>::decode(tag.#code() as u64, from, version) {
                    Ok(Some(info)) => Ok(Self::pack(tag, info)),
                    Ok(None) => {
                        from.back(size_of::<#tag>());
                        let fault = ::genvisa_runtime::Fault::UnknownVariant(tag.raw());
                        Err(from.within(fault, "tag"))
                    }
                    Err(fault) => Err(from.within(fault, "info")),
                }
            }
        }

        impl ::genvisa_runtime::Fast for #ident {
            const SPILLS: bool = true;

            #[inline]
            fn put(&self, room: &mut [u8], version: ::genvisa_runtime::Version) -> Option<usize> {
                if version < <#info>::SINCE {
                    let at = ::genvisa_runtime::Fast::put(&self.tag(), room, version)?;
                    return Some(at + self.info().put(room.get_mut(at..)?, version)?);
                }
                self.0.put(room)
            }

            #[inline]
            fn get(bytes: &[u8], version: ::genvisa_runtime::Version) -> Option<(Self, usize)> {
                if version < <#info>::SINCE {
                    let (tag, at) = <#tag as ::genvisa_runtime::Fast>::get(bytes, version)?;
                    let code = tag.#code() as u64;
                    let (info, len) = <#info>::get(code, bytes.get(at..)?, version)?;
                    return Some((Self::pack(tag, info), at + len));
                }
                let ahead = ::genvisa_runtime::Packed::read(bytes);
                let code = Self(ahead).tag().#code() as u64;
                let len = <#info>::len(code, ahead.bytes().get(size_of::<#tag>()..)?)?;
                let len = size_of::<#tag>() + len;
                (len <= bytes.len()).then(|| (Self(ahead.first(len)), len))
            }
        }
    }
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
    let Some(first) = names.first() else {
        return Err(syn::Error::new(ident.span(), "a tag selects at least one structure"));
    };
    let functions = operand_functions().map(|name| {
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

        impl #ident {
            /// The first version with the newest layouts of all structures.
            const SINCE: ::genvisa_runtime::Version =
                ::genvisa_runtime::Version::latest(&[#(<#types as ::genvisa_runtime::Packable>::SINCE),*]);

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

            /// Number of bytes in the newest layout. A table, because a processor guesses jumps badly.
            #[inline(always)]
            fn len(code: u64, bytes: &[u8]) -> Option<usize> {
                match usize::from(*Self::LENS.get(code as usize)?) {
                    0 => None,
                    len => Some(len + Self::more(code, bytes)),
                }
            }

            /// Number of bytes of what is not always there.
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

            /// What stands for a structure that is not known.
            #[cold]
            fn none() -> Self {
                Self::#first(Default::default())
            }

            fn put(&self, room: &mut [u8], version: ::genvisa_runtime::Version) -> Option<usize> {
                match self {
                    #(Self::#names(info) => {
                        ::genvisa_runtime::Fast::put(&::genvisa_runtime::Packable::present(*info), room, version)
                    })*
                }
            }

            #[inline(always)]
            fn get(code: u64, bytes: &[u8], version: ::genvisa_runtime::Version) -> Option<(Self, usize)> {
                match #selector::from_code(code) {
                    #(Some(#selector::#names) => {
                        let (info, len) = <#types as ::genvisa_runtime::Fast>::get(bytes, version)?;
                        Some((Self::#names(info), len))
                    })*
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
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
