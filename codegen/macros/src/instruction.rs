//! `Instruction`: one instruction, opcode and fields.

use crate::attr::{self, plain};
use crate::fast;
use crate::methods;
use crate::rules;
use crate::subject::{Holds, Subject, holds, refers};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Fields, Ident, Result, Type};

struct Field {
    ident: Ident,
    name: String,
    ty: Type,
    wire: String,
    line: u32,
    role: Option<TokenStream>,
    /// The codes of the main run that the instruction accepts, where they are fewer than the shared type has.
    only: Option<syn::Expr>,
}

/// ```text
/// impl GatherScaled {
///     pub const INFO: &'static InstructionInfo;
///     // and what `methods` lists
/// }
/// ```
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let visa = attr::get(&input.attrs, "visa", ident.span())?;
    let (name, page) = (visa.text("name")?, visa.text("page")?);
    let (opcode, line) = (attr::opcode(visa.get("opcode")?)?, visa.number("line")? as u32);
    let sub_opcode = visa.find("sub_opcode").map(attr::opcode).transpose()?;
    let platforms = attr::platforms(&visa.text("on").unwrap_or_default());
    let (fields, subject) = read(input, opcode, sub_opcode)?;

    let rules = rules::expand(&input.attrs, &subject)?;
    let parts: Vec<_> = fields.iter().filter_map(part).collect();
    let checked = rules::checked(ident, &rules, &parts);
    let info = info(&name, opcode, sub_opcode, &platforms, &fields, &page, line);
    let wire = wire(ident, opcode, sub_opcode, &fields);
    let fast =
        fast::instruction(ident, opcode, sub_opcode, fields.iter().map(|field| (&field.ident, &field.ty)));
    // The execution size, where the instruction has one, is what operands are judged against.
    let channels = fields.iter().find(|field| field.name == "exec_size" && is_bits(field)).map(|field| {
        let Field { ident, ty, name, .. } = field;
        let value = subject.get(name).map(|f| f.value(name, name));
        quote! {
            cx.channels = #value;
            cx.first_channel = ::genvisa_runtime::first_channel(<#ty>::RUNS, self.#ident.raw() as u64);
        }
    });
    let judge = quote! {
        #[allow(unused_mut)]
        let mut cx = platform.context(scope);
        #channels
        ::genvisa_runtime::Checked::check(self, &cx, sink);
    };
    let methods = methods::expand(ident, &judge);
    Ok(quote! {
        impl #ident {
            /// What the page says.
            pub const INFO: &'static ::genvisa_runtime::InstructionInfo = &#info;
        }

        #methods
        #wire
        #fast
        #checked
    })
}

fn is_bits(field: &Field) -> bool {
    matches!(holds(&field.ty, None), Holds::Bits)
}

fn read(input: &DeriveInput, opcode: u8, sub_opcode: Option<u8>) -> Result<(Vec<Field>, Subject)> {
    let wrong = || syn::Error::new(input.ident.span(), "`Instruction` is for structs with named fields");
    let Data::Struct(data) = &input.data else { return Err(wrong()) };
    let mut subject = Subject::default().with_opcode(opcode, sub_opcode);
    let mut fields = Vec::new();
    let named = match &data.fields {
        Fields::Named(named) => named.named.iter().collect(),
        Fields::Unit => Vec::new(),
        Fields::Unnamed(_) => return Err(wrong()),
    };
    for field in named {
        let Some(ident) = field.ident.clone() else { return Err(wrong()) };
        let args = attr::get(&field.attrs, "field", ident.span())?;
        let held = holds(&field.ty, refers(&field.attrs)?);
        subject.narrowed(&ident, &field.ty, held, args.list("only")?);
        fields.push(Field {
            name: plain(&ident),
            ty: field.ty.clone(),
            wire: args.first_text()?.to_string(),
            line: args.number("line")? as u32,
            only: args.find("only").cloned(),
            role: args.find("role").map(|role| quote!(::genvisa_runtime::Role::#role)),
            ident,
        });
    }
    Ok((fields, subject))
}

/// Judging a field: operands by their structures' rules, bits by those of shared fields.
fn part(field: &Field) -> Option<TokenStream> {
    let Field { ident, name, .. } = field;
    let role = match (&field.role, holds(&field.ty, None)) {
        (Some(role), _) => role.clone(),
        (None, Holds::Bits) => quote!(::genvisa_runtime::Role::None),
        (None, _) => return None,
    };
    let only = field.only.as_ref().map(|only| quote!(.only(&#only)));
    Some(quote!(::genvisa_runtime::Checked::check(&self.#ident, &cx.operand(#name, #role)#only, sink);))
}

fn info(
    name: &str,
    opcode: u8,
    sub_opcode: Option<u8>,
    platforms: &TokenStream,
    fields: &[Field],
    page: &str,
    line: u32,
) -> TokenStream {
    let sub_opcode = sub_opcode.map_or_else(|| quote!(None), |code| quote!(Some(#code)));
    let fields = fields.iter().map(|field| {
        let Field { name, ty, wire, line, only, .. } = field;
        let only = only.as_ref().map_or_else(|| quote!(None), |codes| quote!(Some(&#codes)));
        let (bits, runs) = match holds(ty, None) {
            Holds::Integer(_) => (quote!(Some(<#ty>::BITS)), quote!(&[])),
            Holds::Bits => (quote!(Some(8 * size_of::<#ty>() as u32)), quote!(<#ty>::RUNS)),
            Holds::Operand => (quote!(None), quote!(&[])),
        };
        quote! {
            ::genvisa_runtime::FieldInfo {
                name: #name,
                ty: #wire,
                bits: #bits,
                runs: #runs,
                only: #only,
                line: #line,
            }
        }
    });
    quote! {
        ::genvisa_runtime::InstructionInfo {
            name: #name,
            opcode: #opcode,
            sub_opcode: #sub_opcode,
            platforms: #platforms,
            fields: &[#(#fields),*],
            rules: <Self as ::genvisa_runtime::Checked>::RULES,
            page: #page,
            line: #line,
        }
    }
}

fn wire(ident: &Ident, opcode: u8, sub_opcode: Option<u8>, fields: &[Field]) -> TokenStream {
    let head: Vec<u8> = std::iter::once(opcode).chain(sub_opcode).collect();
    let head_len = head.len();
    let idents: Vec<_> = fields.iter().map(|field| &field.ident).collect();
    let lens = idents.iter().map(|ident| quote!(::genvisa_runtime::Wire::encoded_len(&self.#ident, version)));
    let (encodes, decodes): (Vec<_>, Vec<_>) = fields.iter().map(steps).unzip();
    let expected = match head.as_slice() {
        [_, sub] => quote! {
            [#opcode, #sub] => {}
            [#opcode, other] => {
                from.back(1);
                return Err(from.within(::genvisa_runtime::Fault::UnknownSubOpcode(other), Self::INFO.name));
            }
        },
        _ => quote!([#opcode] => {}),
    };
    let decode_fields = format_ident!("decode_fields");
    quote! {
        #[allow(unused_variables, clippy::all)]
        impl #ident {
            /// The fields behind the opcode bytes.
            #[doc(hidden)]
            #[inline]
            pub fn #decode_fields(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                #(#decodes)*
                Ok(Self { #(#idents),* })
            }
        }

        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::Wire for #ident {
            #[inline]
            fn encoded_len(&self, version: ::genvisa_runtime::Version) -> usize {
                #head_len #(+ #lens)*
            }

            #[inline]
            fn encode(
                &self,
                to: &mut ::genvisa_runtime::Writer<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<(), ::genvisa_runtime::Fault> {
                if let Err(fault) = to.put([#(#head),*]) {
                    return Err(to.within(fault, Self::INFO.name));
                }
                #(#encodes)*
                Ok(())
            }

            #[inline]
            fn decode(
                from: &mut ::genvisa_runtime::Reader<'_>,
                version: ::genvisa_runtime::Version,
            ) -> Result<Self, ::genvisa_runtime::Fault> {
                match from.take::<#head_len>() {
                    Ok(head) => match head {
                        #expected
                        other => {
                            from.back(#head_len);
                            let fault = ::genvisa_runtime::Fault::OtherInstruction(other[0]);
                            return Err(from.within(fault, Self::INFO.name));
                        }
                    },
                    Err(fault) => return Err(from.within(fault, Self::INFO.name)),
                }
                Self::#decode_fields(from, version)
            }
        }
    }
}

/// Writing and reading one field.
fn steps(field: &Field) -> (TokenStream, TokenStream) {
    let Field { ident, name, ty, .. } = field;
    let encode = quote! {
        if let Err(fault) = ::genvisa_runtime::Wire::encode(&self.#ident, to, version) {
            let fault = to.within(fault, #name);
            return Err(to.within(fault, Self::INFO.name));
        }
    };
    let decode = quote! {
        let #ident = match <#ty as ::genvisa_runtime::Wire>::decode(from, version) {
            Ok(value) => value,
            Err(fault) => {
                let fault = from.within(fault, #name);
                return Err(from.within(fault, Self::INFO.name));
            }
        };
    };
    (encode, decode)
}
