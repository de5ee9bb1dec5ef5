//! Integer types on the wire, and their choice by object version: `uw{-v3.4}, ud{v3.4+}`.

use genvisa_rule::WireType;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Result, Type};

/// Wire types with the versions that use them, widest last.
pub struct Wires(Vec<(Ident, Versions)>);

enum Versions {
    All,
    From(u8, u8),
    Before(u8, u8),
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
        let wires = text.split(',').map(one).collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
        if wires.is_empty() { Err(wrong()) } else { Ok(Self(wires)) }
    }

    /// The first version with the newest layout, and the type that it uses.
    pub fn newest(&self) -> Option<(TokenStream, &Ident)> {
        let since = |versions: &Versions| match versions {
            Versions::All => (0, 0),
            Versions::From(major, minor) => (*major, *minor),
            Versions::Before(..) => (0, 0),
        };
        let (ty, versions) = self.0.iter().max_by_key(|(_, versions)| since(versions))?;
        let (major, minor) = since(versions);
        Some((quote!(::genvisa_runtime::Version::new(#major, #minor)), ty))
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

    /// The fast form of writing a value at `at`: its length.
    pub fn put(&self, value: &TokenStream) -> TokenStream {
        self.choose(|wire| {
            let narrow = quote!(<#wire>::try_from(#value).ok()?);
            quote!(::genvisa_runtime::Fast::put(&#narrow, buffer.get_mut(at..)?, version)?)
        })
    }

    /// The fast form of reading a value at `at`: the value and its length.
    pub fn get(&self, ty: &Type) -> TokenStream {
        self.choose(|wire| {
            quote!({
                let (value, len) = <#wire as ::genvisa_runtime::Fast>::get(bytes.get(at..)?, version)?;
                (<#ty>::from(value), len)
            })
        })
    }

    /// `if version… { … } else { … }` with the expression for each type. The last alternative needs no condition: a
    /// page gives each version exactly one type.
    pub fn choose(&self, each: impl Fn(&Ident) -> TokenStream) -> TokenStream {
        let mut chosen = TokenStream::new();
        for (n, (ty, versions)) in self.0.iter().enumerate() {
            let expr = each(ty);
            let condition = match versions {
                _ if n + 1 == self.0.len() => None,
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

/// `impl Wire`, from the bodies of its three functions.
pub fn implement(
    ident: &Ident,
    len: &TokenStream,
    encode: &TokenStream,
    decode: &TokenStream,
) -> TokenStream {
    quote! {
        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::Wire for #ident {
            #[inline]
            fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                #len
            }

            #[inline]
            fn encode(
                &self,
                to: &mut ::genvisa_runtime::Writer<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<(), ::genvisa_runtime::Fault> {
                #encode
            }

            #[inline]
            fn decode(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                #decode
            }
        }
    }
}
