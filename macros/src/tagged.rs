//! `Tagged`: a structure that begins with a tag, which selects the structure that follows. [`crate::variants`] is the enum of
//! those structures.

use crate::access;
use crate::attr::{self, plain};
use crate::record;
use crate::rules::{self, Declared, Parts};
use crate::subject::{Definition, Subject, code_fn};
use genvisa_rule::functions::operand_functions;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Result};

/// The type of the tag, the enum of the structures, and the bit range of the tag that selects one of them.
struct Tagged<'a> {
    ident: &'a Ident,
    tag: syn::Path,
    info: syn::Path,
    by: String,
}

/// The first half: `struct VecOperand(Packed)`, private, so that tag and structure always agree.
///
/// ```text
/// impl VecOperand {
///     pub fn new(info: impl Into<VecInfo>) -> Self;
///     pub fn tag(self) -> TagBits;
///     pub fn info(self) -> VecInfo;
///     pub fn with_tag(self, tag: TagBits) -> Self;       // keeps the selecting bit range
/// }
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    match &input.data {
        Data::Struct(data) if matches!(&data.fields, Fields::Unnamed(f) if f.unnamed.len() == 1) => {}
        _ => return Err(syn::Error::new(ident.span(), "`Tagged` is for newtypes over `Packed`")),
    }
    let tagged = Tagged::read(input)?;
    let answers = answers(input)?;
    let parts = [
        access::operand(ident, &tagged.members()),
        tagged.methods(),
        tagged.conversions(),
        quote!(impl ::genvisa_runtime::Operand for #ident { #(#answers)* }),
        tagged.wire(),
        tagged.fast(),
        rules::declaration(Declared::Tagged, input),
    ];
    Ok(quote!(#(#parts)*))
}

/// The functions of `Operand`: the definitions of the tagged structure, and for all others those of the selected one.
fn answers(input: &DeriveInput) -> Result<Vec<TokenStream>> {
    let Tagged { info, .. } = Tagged::read(input)?;
    let (subject, _) = subject(input)?;
    let defined = record::defined(&input.attrs)?;
    let mut functions = record::operand_answers(&input.attrs, &subject)?;
    for name in operand_functions().filter(|name| !defined.iter().any(|d| d == name)) {
        let name = format_ident!("{name}");
        functions.push(quote! {
            #[inline]
            fn #name(&self, cx: &::genvisa_runtime::Context<'_>) -> ::genvisa_runtime::Int {
                self.selected(|code, bytes| <#info>::#name(code, bytes, cx))
            }
        });
    }
    Ok(functions)
}

impl<'a> Tagged<'a> {
    /// `#[tagged(by = operand_class, tag = TagBits, info = VecOperandInfo)]`
    fn read(input: &'a DeriveInput) -> Result<Self> {
        let args = attr::get(&input.attrs, "tagged", input.ident.span())?;
        let path = |key: &str, expected: &str| match args.get(key)? {
            syn::Expr::Path(path) => Ok(path.path.clone()),
            other => Err(syn::Error::new(other.span(), format!("expected {expected}"))),
        };
        Ok(Self {
            ident: &input.ident,
            tag: path("tag", "the type of the tag")?,
            info: path("info", "the type of the structures")?,
            by: plain(path("by", "the name of a bit range")?.require_ident()?),
        })
    }

    fn methods(&self) -> TokenStream {
        let Self { ident, tag, info, by } = self;
        let (code, with_by) = (code_fn(by), format_ident!("with_{by}"));
        quote! {
            const _: () = assert!(
                size_of::<#tag>() + <#info>::MAX_LEN <= ::genvisa_runtime::Packed::CAPACITY,
                "a structure does not fit",
            );

            impl #ident {
                /// A tag that selects `info` and is zero otherwise, and `info` without the fields that are absent according to
                /// its other fields.
                pub fn new(info: impl Into<#info>) -> Self {
                    let info = info.into();
                    Self::pack(<#tag>::from_raw(0).#with_by(info.selector()), info)
                }

                fn pack(tag: #tag, info: #info) -> Self {
                    Self(::genvisa_runtime::Packed::new(|buffer| {
                        let at = ::genvisa_runtime::Fast::put(&tag, buffer)?;
                        Some(at + info.put(buffer.get_mut(at..)?)?)
                    }))
                }

                /// The tag.
                #[inline]
                pub fn tag(self) -> #tag {
                    let tag = ::genvisa_runtime::Fast::get(&self.0.bytes());
                    tag.map_or(<#tag>::from_raw(0), |(tag, _)| tag)
                }

                /// The structure that follows the tag.
                #[inline]
                pub fn info(self) -> #info {
                    self.selected(<#info>::read)
                }

                /// Reads from the code that selects the structure and the bytes that follow the tag. Rules look at one field of the
                /// structure each, so the compiler should see which.
                #[inline(always)]
                fn selected<R>(self, read: impl FnOnce(u64, &[u8]) -> R) -> R {
                    let bytes = self.0.bytes();
                    read(self.tag().#code() as u64, bytes.split_at(size_of::<#tag>()).1)
                }

                /// The same with another tag, whose selecting bit range keeps its value.
                #[must_use]
                pub fn with_tag(self, tag: #tag) -> Self {
                    let info = self.info();
                    Self::pack(tag.#with_by(info.selector()), info)
                }
            }
        }
    }

    /// Access to the tag and to the numbers of the structure that it selects.
    fn members(&self) -> TokenStream {
        let Self { info, by, .. } = self;
        let code = code_fn(by);
        quote! {
            fn members(&self, visit: &mut dyn FnMut(&'static str, u64)) {
                visit("tag", self.tag().raw() as u64);
                self.info().members(visit);
            }

            fn set_member(&mut self, name: &str, raw: u64) -> bool {
                let (mut tag, mut info) = (self.tag(), self.info());
                if name != "tag" {
                    let is_set = info.set_member(name, raw);
                    *self = Self::pack(tag, info);
                    return is_set;
                }
                let selector = tag.#code();
                if !::genvisa_runtime::FieldValue::set_raw(&mut tag, raw) {
                    return false;
                }
                if tag.#code() != selector {
                    match <#info>::blank(tag.#code() as u64) {
                        Some(blank) => info = blank,
                        None => return false,
                    }
                }
                *self = Self::pack(tag, info);
                true
            }
        }
    }

    fn conversions(&self) -> TokenStream {
        let Self { ident, info, .. } = self;
        quote! {
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
        }
    }

    /// The binary form with errors.
    fn wire(&self) -> TokenStream {
        let Self { ident, tag, info, by } = self;
        let code = code_fn(by);
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
        }
    }

    /// The fast binary form. In the newest layout the bytes are copied without a change.
    fn fast(&self) -> TokenStream {
        let Self { ident, tag, info, by } = self;
        let code = code_fn(by);
        quote! {
        impl ::genvisa_runtime::Fast for #ident {
            const SINCE: ::genvisa_runtime::Version = <#info>::SINCE;
            const SPILLS: bool = true;

            #[inline]
            fn put(&self, buffer: &mut [u8]) -> Option<usize> {
                self.0.put(buffer)
            }

            #[inline]
            fn get(bytes: &[u8]) -> Option<(Self, usize)> {
                let ahead = ::genvisa_runtime::Packed::read(bytes);
                let code = Self(ahead).tag().#code() as u64;
                let len = <#info>::len(code, ahead.bytes().get(size_of::<#tag>()..)?)?;
                let len = size_of::<#tag>() + len;
                (len <= bytes.len()).then(|| (Self(ahead.first(len)), len))
            }
        }
        }
    }
}

/// The names that rules about the tagged structure may use, and a statement that visits the rules of the structure that
/// the tag selects.
pub fn subject(input: &DeriveInput) -> Result<(Subject, Parts)> {
    let Tagged { tag, info, .. } = Tagged::read(input)?;
    let mut subject = Subject::default();
    subject.called("tag", syn::parse_quote!(#tag));
    let defined = record::defined(&input.attrs)?;
    for name in operand_functions().map(str::to_string).chain(defined) {
        subject.define(&name, Definition::OfOperand);
    }
    let parts = Parts::new(|function| {
        vec![quote!(self.selected(|code, bytes| <#info>::#function(code, bytes, cx, sink));)]
    });
    Ok((subject, parts))
}
