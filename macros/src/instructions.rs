//! `Instructions`: the enum over all instructions, and the dispatch by opcode and sub-opcode.

use crate::attr;
use crate::fast;
use crate::methods;
use crate::wire;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Result};

/// `#[opcode(0x4e, 0x03)]`
struct Opcode(u8, Option<u8>);

impl syn::parse::Parse for Opcode {
    fn parse(input: syn::parse::ParseStream<'_>) -> Result<Self> {
        let codes = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated(input)?;
        let mut codes = codes.iter().map(attr::opcode);
        match (codes.next(), codes.next(), codes.next()) {
            (Some(first), second, None) => Ok(Self(first?, second.transpose()?)),
            _ => Err(input.error("expected an opcode, and optionally a sub-opcode")),
        }
    }
}

/// ```text
/// impl Instruction {
///     pub const ALL: &'static [&'static InstructionInfo];
///     pub fn info(&self) -> &'static InstructionInfo;
///     // and what `methods` lists
/// }
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new(ident.span(), "`Instructions` is for the enum over all instructions"));
    };
    let (mut names, mut types, mut codes) = (Vec::new(), Vec::new(), Vec::new());
    let mut plain: BTreeMap<u8, &Ident> = BTreeMap::new();
    let mut grouped: BTreeMap<u8, BTreeMap<u8, &Ident>> = BTreeMap::new();
    for variant in &data.variants {
        let (Fields::Unnamed(fields), name) = (&variant.fields, &variant.ident) else {
            return Err(syn::Error::new(variant.span(), "expected `Name(Instruction)`"));
        };
        let Some(field) = fields.unnamed.first() else {
            return Err(syn::Error::new(variant.span(), "expected `Name(Instruction)`"));
        };
        let Some(attr) = variant.attrs.iter().find(|a| a.path().is_ident("opcode")) else {
            return Err(syn::Error::new(variant.span(), "expected `#[opcode(…)]`"));
        };
        let Opcode(first, second) = attr.parse_args()?;
        let taken = match second {
            Some(second) => grouped.entry(first).or_default().insert(second, name).is_some(),
            None => plain.insert(first, name).is_some(),
        };
        if taken || (plain.contains_key(&first) && grouped.contains_key(&first)) {
            return Err(syn::Error::new(attr.span(), "another instruction has the same opcode"));
        }
        names.push(name);
        types.push(&field.ty);
        codes.push((first, second));
    }
    let also: Vec<_> = attr::all(&input.attrs, "also")?
        .iter()
        .flat_map(|args| args.words().cloned().collect::<Vec<_>>())
        .collect();
    let fast_read = fast::read_any(&names, &types, &codes);
    let fast = fast::instructions(ident, &names);
    let type_of = |name: &Ident| names.iter().position(|n| *n == name).and_then(|n| types.get(n));
    let plain_arms = plain.iter().map(|(code, name)| {
        let ty = type_of(name);
        quote!(#code => <#ty>::decode_fields(from, version).map(Self::#name),)
    });
    let grouped_arms = grouped.iter().map(|(code, subs)| {
        let arms = subs.iter().map(|(sub, name)| {
            let ty = type_of(name);
            quote!(#sub => <#ty>::decode_fields(from, version).map(Self::#name),)
        });
        quote! {
            #code => {
                let [sub] = from.take()?;
                match sub {
                    #(#arms)*
                    other => {
                        from.back(1);
                        Err(::genvisa_runtime::Fault::UnknownSubOpcode(other))
                    }
                }
            }
        }
    });
    let check = quote! {
        match self {
            #(Self::#names(instruction) => instruction.check(scope, platform, sink),)*
        }
    };
    let wire = wire::implement(
        ident,
        &quote! {
            match self {
                #(Self::#names(instruction) => ::genvisa_runtime::Wire::encoded_len(instruction, version),)*
            }
        },
        &quote! {
            if to.fast(self, version).is_some() {
                return Ok(());
            }
            match self {
                #(Self::#names(instruction) => ::genvisa_runtime::Wire::encode(instruction, to, version),)*
            }
        },
        &quote! {
            match from.fast(version) {
                Some(instruction) => Ok(instruction),
                None => Self::decode_field_by_field(from, version),
            }
        },
    );
    let methods = methods::expand(ident, &fast_read, &quote!(Self::decode_field_by_field), &check);
    Ok(quote! {
        impl #ident {
            /// The reflection of each instruction: first of those that are variants, then of those whose bytes are
            /// decoded as one of them.
            pub const ALL: &'static [&'static ::genvisa_runtime::InstructionInfo] =
                &[#(<#types>::INFO,)* #(<#also>::INFO),*];

            /// An instruction with all fields zero, by its number in [`Self::ALL`]. An instruction that is decoded as another one
            /// is that other one.
            pub fn blank(number: usize) -> Option<Self> {
                const BLANK: &[fn() -> #ident] = &[#(|| #ident::#names(<#types>::blank())),*];
                let same = Self::ALL.get(number)?.same_as;
                let number = same.map_or(Some(number), |name| Self::ALL.iter().position(|info| info.name == name));
                BLANK.get(number?).map(|blank| blank())
            }

            fn as_fields(&self) -> &dyn ::genvisa_runtime::Fields {
                match self {
                    #(Self::#names(instruction) => instruction,)*
                }
            }

            fn as_fields_mut(&mut self) -> &mut dyn ::genvisa_runtime::Fields {
                match self {
                    #(Self::#names(instruction) => instruction,)*
                }
            }

            /// The reflection of the instruction.
            pub const fn info(&self) -> &'static ::genvisa_runtime::InstructionInfo {
                match self {
                    #(Self::#names(_) => <#types>::INFO,)*
                }
            }
        }

        #methods
        #fast

        impl ::genvisa_runtime::Fields for #ident {
            fn times(&self, field: usize) -> usize {
                self.as_fields().times(field)
            }

            fn field(&self, field: usize, element: usize) -> Option<&dyn ::genvisa_runtime::FieldValue> {
                self.as_fields().field(field, element)
            }

            fn field_mut(
                &mut self,
                field: usize,
                element: usize,
            ) -> Option<&mut dyn ::genvisa_runtime::FieldValue> {
                self.as_fields_mut().field_mut(field, element)
            }
        }

        impl #ident {
            fn decode_field_by_field(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                let [opcode] = from.take()?;
                match opcode {
                    #(#plain_arms)*
                    #(#grouped_arms)*
                    other => {
                        from.back(1);
                        Err(::genvisa_runtime::Fault::UnknownOpcode(other))
                    }
                }
            }
        }

        #(impl From<#types> for #ident {
            fn from(instruction: #types) -> Self {
                Self::#names(instruction)
            }
        })*

        #wire
    })
}
