//! `Instructions`: the enum over all instructions, and the dispatch by opcode and sub-opcode.

use crate::attr;
use crate::fast;
use crate::methods;
use crate::wire;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Path, Result, Type};

/// `#[opcode(0x4e, 0x03)]`
struct Opcode(u8, Option<u8>);

impl Opcode {
    /// Whether the bytes of an instruction can begin with both.
    fn conflicts_with(&self, other: &Self) -> bool {
        let (Self(first, second), Self(other_first, other_second)) = (self, other);
        first == other_first && (second.is_none() || other_second.is_none() || second == other_second)
    }
}

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

/// The enum over all instructions.
struct Instructions<'a> {
    ident: &'a Ident,
    names: Vec<&'a Ident>,
    types: Vec<&'a Type>,
    opcodes: Vec<Opcode>,
    /// The instructions whose bytes are decoded as another one.
    also: Vec<Path>,
}

/// ```text
/// impl Instruction {
///     pub const ALL: &'static [&'static InstructionInfo];
///     pub fn info(&self) -> &'static InstructionInfo;
///     pub fn operands(&self) -> impl Iterator<Item = (&'static FieldInfo, &dyn FieldValue)>;
///     // and the methods that `methods` lists
/// }
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let all = Instructions::read(input)?;
    let parts = [
        all.reflection(),
        all.methods(),
        fast::instructions(all.ident, &all.names, &all.types),
        all.fields(),
        all.decoding(),
        all.conversions(),
        all.wire(),
    ];
    Ok(quote!(#(#parts)*))
}

impl<'a> Instructions<'a> {
    fn read(input: &'a DeriveInput) -> Result<Self> {
        let ident = &input.ident;
        let Data::Enum(data) = &input.data else {
            let message = "`Instructions` is for the enum over all instructions";
            return Err(syn::Error::new(ident.span(), message));
        };
        let mut all =
            Self { ident, names: Vec::new(), types: Vec::new(), opcodes: Vec::new(), also: Vec::new() };
        for variant in &data.variants {
            let expected = |what: &str| syn::Error::new(variant.span(), format!("expected {what}"));
            let field = match &variant.fields {
                Fields::Unnamed(fields) => fields.unnamed.first(),
                Fields::Named(_) | Fields::Unit => None,
            };
            let field = field.ok_or_else(|| expected("`Name(Instruction)`"))?;
            let attr = variant.attrs.iter().find(|attr| attr.path().is_ident("opcode"));
            let attr = attr.ok_or_else(|| expected("`#[opcode(…)]`"))?;
            let opcode: Opcode = attr.parse_args()?;
            if all.opcodes.iter().any(|other| other.conflicts_with(&opcode)) {
                return Err(syn::Error::new(attr.span(), "another instruction has the same opcode"));
            }
            all.names.push(&variant.ident);
            all.types.push(&field.ty);
            all.opcodes.push(opcode);
        }
        for args in attr::all(&input.attrs, "also")? {
            all.also.extend(args.words().cloned());
        }
        Ok(all)
    }

    fn reflection(&self) -> TokenStream {
        let Self { ident, names, types, also, .. } = self;
        quote! {
        impl #ident {
            /// The reflection of each instruction. Variants are first. Behind them are the instructions whose bytes are decoded as a
            /// variant.
            pub const ALL: &'static [&'static ::genvisa_runtime::InstructionInfo] =
                &[#(<#types>::INFO,)* #(<#also>::INFO),*];

            /// An instruction with all fields zero, by its number in [`Self::ALL`]. An instruction that is decoded as another one
            /// is that other one.
            pub fn blank(number: usize) -> Option<Self> {
                const BLANK: &[fn() -> #ident] = &[#(|| #ident::#names(<#types>::default())),*];
                let same = Self::ALL.get(number)?.same_as;
                let number = same.map_or(Some(number), |name| Self::ALL.iter().position(|info| info.name == name));
                BLANK.get(number?).map(|blank| blank())
            }

            /// The reflection of the instruction.
            pub const fn info(&self) -> &'static ::genvisa_runtime::InstructionInfo {
                match self {
                    #(Self::#names(_) => <#types>::INFO,)*
                }
            }
        }
        }
    }

    fn methods(&self) -> TokenStream {
        let Self { ident, names, types, opcodes, .. } = self;
        let codes: Vec<_> = opcodes.iter().map(|Opcode(first, second)| (*first, *second)).collect();
        let visit = |function: &Ident| {
            quote! {
                match self {
                    #(Self::#names(instruction) => instruction.#function(scope, platform, sink),)*
                }
            }
        };
        let fast_read = fast::read_any(names, types, &codes);
        methods::expand(ident, &fast_read, &quote!(Self::decode_field_by_field), &visit)
    }

    /// Access to fields by number.
    fn fields(&self) -> TokenStream {
        let Self { ident, names, .. } = self;
        quote! {
            impl #ident {
            /// Each operand that is present, with its reflection, which states its role.
            pub fn operands(
                &self,
            ) -> impl Iterator<Item = (&'static ::genvisa_runtime::FieldInfo, &dyn ::genvisa_runtime::FieldValue)> {
                let operands = self.info().fields.iter().enumerate();
                let operands = operands.filter(|(_, field)| field.role != ::genvisa_runtime::Role::None);
                operands.flat_map(move |(number, info)| {
                    let elements = 0..self.as_fields().times(number);
                    elements.filter_map(move |element| Some((info, self.as_fields().field(number, element)?)))
                })
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
            }

        impl ::genvisa_runtime::Fields for #ident {
            fn times(&self, field: usize) -> usize {
                self.as_fields().times(field)
            }

            fn is_used(&self, field: usize) -> bool {
                self.as_fields().is_used(field)
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
        }
    }

    /// The decoder that reports errors: the dispatch by opcode and sub-opcode.
    fn decoding(&self) -> TokenStream {
        let Self { ident, names, types, opcodes, .. } = self;
        let mut arms: BTreeMap<u8, Arms> = BTreeMap::new();
        for ((name, ty), Opcode(first, second)) in names.iter().zip(types).zip(opcodes) {
            let decode = quote!(<#ty>::decode_fields(from, version).map(Self::#name));
            let arms = arms.entry(*first).or_default();
            match second {
                None => arms.whole = Some(decode),
                Some(second) => arms.by_sub_opcode.push(quote!(#second => #decode,)),
            }
        }
        let arms = arms.iter().map(|(code, arms)| arms.expand(*code));
        quote! {
        impl #ident {
            fn decode_field_by_field(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                let [opcode] = from.take()?;
                match opcode {
                    #(#arms)*
                    other => {
                        from.back(1);
                        Err(::genvisa_runtime::Fault::UnknownOpcode(other))
                    }
                }
            }
        }
        }
    }

    fn conversions(&self) -> TokenStream {
        let Self { ident, names, types, .. } = self;
        quote! {
        #(impl From<#types> for #ident {
            fn from(instruction: #types) -> Self {
                Self::#names(instruction)
            }
        })*
        }
    }

    fn wire(&self) -> TokenStream {
        let Self { ident, names, .. } = self;
        wire::implement(
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
            &TokenStream::new(),
        )
    }
}

/// The decoders of the instructions with one opcode.
#[derive(Default)]
struct Arms {
    whole: Option<TokenStream>,
    by_sub_opcode: Vec<TokenStream>,
}

impl Arms {
    fn expand(&self, code: u8) -> TokenStream {
        let Self { whole, by_sub_opcode } = self;
        if let Some(decode) = whole {
            return quote!(#code => #decode,);
        }
        quote! {
            #code => {
                let [sub] = from.take()?;
                match sub {
                    #(#by_sub_opcode)*
                    other => {
                        from.back(1);
                        Err(::genvisa_runtime::Fault::UnknownSubOpcode(other))
                    }
                }
            }
        }
    }
}
