//! Integer types on the wire, and their choice by object version: `uw{-v3.4}, ud{v3.4+}`.

use genvisa_rule::WireType;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Result, Type};

/// Wire types with the versions that use them.
pub struct Wires {
    all: Vec<(Ident, Versions)>,
    /// The type of the newest object version.
    pub newest: Ident,
    /// The first version that uses it.
    pub since: (u8, u8),
}

enum Versions {
    All,
    From(u8, u8),
    Before(u8, u8),
}

impl Versions {
    /// The first of them.
    fn since(&self) -> (u8, u8) {
        match self {
            Self::All | Self::Before(..) => (0, 0),
            Self::From(major, minor) => (*major, *minor),
        }
    }
}

/// The Rust type of an integer wire type.
pub fn integer(name: &str) -> Option<Ident> {
    WireType::find(name).map(|ty| format_ident!("{}", ty.rust))
}

/// The wire type of a Rust integer; empty for other types.
pub fn name(ty: &Type) -> &'static str {
    let Type::Path(path) = ty else { return "" };
    let found = path.path.get_ident().and_then(|ident| WireType::of_rust(&ident.to_string()));
    found.map_or("", |ty| ty.name)
}

impl Wires {
    pub fn parse(text: &str, span: proc_macro2::Span) -> Result<Self> {
        let wrong =
            || syn::Error::new(span, format!("`{text}` is not of the form `uw{{-v3.4}}, ud{{v3.4+}}`"));
        let one = |item: &str| {
            let (name, tag) = match item.trim().split_once('{') {
                Some((name, rest)) => (name, rest.strip_suffix('}')?),
                None => (item.trim(), ""),
            };
            let version = |v: &str| {
                let (major, minor) = v.strip_prefix('v')?.split_once('.')?;
                Some((major.parse().ok()?, minor.parse().ok()?))
            };
            let versions = if tag.is_empty() {
                Versions::All
            } else if let Some(v) = tag.strip_suffix('+') {
                let (major, minor) = version(v)?;
                Versions::From(major, minor)
            } else {
                let (major, minor) = version(tag.strip_prefix('-')?)?;
                Versions::Before(major, minor)
            };
            Some((integer(name)?, versions))
        };
        let all = text.split(',').map(one).collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
        let (newest, versions) = all.iter().max_by_key(|(_, versions)| versions.since()).ok_or_else(wrong)?;
        Ok(Self { newest: newest.clone(), since: versions.since(), all })
    }

    /// Number of bytes.
    pub fn len(&self) -> TokenStream {
        self.choose(|wire| quote!(size_of::<#wire>()))
    }

    /// Writing a value: a `Result<(), Fault>`.
    pub fn encode(&self, value: &TokenStream) -> TokenStream {
        self.choose(|wire| {
            quote! {
                match <#wire>::try_from(#value) {
                    Ok(value) => ::genvisa_runtime::Wire::encode(&value, to, version),
                    Err(_) => Err(::genvisa_runtime::Fault::TooWide { value: #value as u64, bits: <#wire>::BITS }),
                }
            }
        })
    }

    /// Reading a value: a `Result<T, Fault>`.
    pub fn decode(&self, ty: &Type) -> TokenStream {
        self.choose(|wire| quote!(<#wire as ::genvisa_runtime::Wire>::decode(from, version).map(<#ty>::from)))
    }

    /// The fast form of writing a value at `at`, in the newest layout: its length.
    pub fn put(&self, value: &TokenStream) -> TokenStream {
        let wire = &self.newest;
        let narrow = quote!(<#wire>::try_from(#value).ok()?);
        quote!(::genvisa_runtime::Fast::put(&#narrow, buffer.get_mut(at..)?)?)
    }

    /// The fast form of reading a value at `at`, in the newest layout: the value and its length.
    pub fn get(&self, ty: &Type) -> TokenStream {
        let wire = &self.newest;
        quote!({
            let (value, len) = <#wire as ::genvisa_runtime::Fast>::get(bytes.get(at..)?)?;
            (<#ty>::from(value), len)
        })
    }

    /// `if version… { … } else { … }` with the expression for each type. The last alternative needs no condition: a
    /// page gives each version exactly one type.
    pub fn choose(&self, each: impl Fn(&Ident) -> TokenStream) -> TokenStream {
        let mut chosen = TokenStream::new();
        for (n, (ty, versions)) in self.all.iter().enumerate() {
            let expr = each(ty);
            let condition = match versions {
                _ if n + 1 == self.all.len() => None,
                Versions::All => None,
                Versions::From(major, minor) => Some(quote!(version.at_least(#major, #minor))),
                Versions::Before(major, minor) => Some(quote!(!version.at_least(#major, #minor))),
            };
            match condition {
                Some(condition) => chosen.extend(quote!(if #condition { #expr } else)),
                None => {
                    chosen.extend(quote!({ #expr }));
                    break;
                }
            }
        }
        chosen
    }
}

/// `impl Wire`, from the bodies of its three functions. None is `#[inline]`: a crate that uses an instruction would compile
/// a copy of the code of all instructions.
pub fn implement(
    ident: &Ident,
    len: &TokenStream,
    encode: &TokenStream,
    decode: &TokenStream,
    offset_of_part: &TokenStream,
) -> TokenStream {
    quote! {
        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::Wire for #ident {
            fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                #len
            }

            fn encode(
                &self,
                to: &mut ::genvisa_runtime::Writer<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<(), ::genvisa_runtime::Fault> {
                #encode
            }

            fn decode(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                #decode
            }

            #offset_of_part
        }
    }
}
