//! `impl Fast`: the binary form without errors. In all of its code `at` counts the bytes so far.

use crate::layout;
use crate::record::{Condition, Field, Form};
use crate::subject::is_operand;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Ident, Type};

/// Of a structure of integers, with `impl Packable`, which [tagged structures](crate::tagged) need; `None` for others.
pub fn record(ident: &Ident, fields: &[Field]) -> Option<TokenStream> {
    let (mut puts, mut gets) = (Vec::new(), Vec::new());
    let (mut since, mut lens, mut holds_all) = (Vec::new(), Vec::new(), Vec::new());
    let (mut more, mut absent) = (Vec::new(), Vec::new());
    for Field { ident, ty, form, .. } in fields {
        let value = quote!(self.#ident);
        match form {
            Form::Plain if is_operand(ty) => return None,
            Form::Table(_) => return None,
            Form::Plain => {
                since.push(quote!(<#ty as ::genvisa_runtime::Fast>::SINCE));
                lens.push(quote!(size_of::<#ty>()));
                puts.push(put(&value));
                gets.push(get(ty));
            }
            Form::Versioned(wires) => {
                let (newest, (major, minor)) = (&wires.newest, wires.since);
                since.push(quote!(::genvisa_runtime::Version::new(#major, #minor)));
                lens.push(quote!(size_of::<#newest>()));
                holds_all.push(quote!(size_of::<#newest>() == size_of::<#ty>()));
                puts.push(wires.put(&value));
                gets.push(wires.get(ty));
            }
            Form::When(Condition { own, local }) => {
                let (put, get) = (put(&value), get(ty));
                more.push(quote!(size_of::<#ty>()));
                absent.push(quote!(if !#own { #value = Default::default(); }));
                puts.push(quote! {
                    if #own { #put } else if #value == Default::default() { 0 } else { return None; }
                });
                gets.push(quote!(if #local { #get } else { (Default::default(), 0) }));
            }
        }
    }
    let idents: Vec<_> = fields.iter().map(|field| &field.ident).collect();
    let types = fields.iter().map(|field| &field.ty);
    let sometimes = (!absent.is_empty()).then(|| {
        quote! {
            #[inline(always)]
            fn more(bytes: &[u8]) -> usize {
                <Self as ::genvisa_runtime::Fast>::get(bytes).map_or(0, |(_, len)| len - Self::LEN)
            }

            #[inline(always)]
            fn present(mut self) -> Self {
                #(#absent)*
                self
            }
        }
    });
    Some(quote! {
        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::Fast for #ident {
            const SINCE: ::genvisa_runtime::Version = ::genvisa_runtime::Version::latest(&[#(#since),*]);

            #[inline(always)]
            fn put(&self, buffer: &mut [u8]) -> Option<usize> {
                let at = 0;
                #(let at = at + #puts;)*
                Some(at)
            }

            #[inline(always)]
            fn get(bytes: &[u8]) -> Option<(Self, usize)> {
                let at = 0;
                #(let (#idents, len): (#types, usize) = #gets; let at = at + len;)*
                Some((Self { #(#idents),* }, at))
            }
        }

        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::Packable for #ident {
            const LEN: usize = {
                #(assert!(#holds_all, "the newest layout holds less than older ones do");)*
                0 #(+ #lens)*
            };
            const MAX_LEN: usize = Self::LEN #(+ #more)*;
            #sometimes
        }
    })
}

/// Writes a value at `at` and gives its length.
fn put(value: &TokenStream) -> TokenStream {
    quote!(::genvisa_runtime::Fast::put(&#value, buffer.get_mut(at..)?)?)
}

/// Reads a value at `at`; gives it and its length.
fn get(ty: &Type) -> TokenStream {
    quote!(<#ty as ::genvisa_runtime::Fast>::get(bytes.get(at..)?)?)
}

/// Of an instruction: one check of the length for the opcode and all fields of one size, and one for each operand and each
/// optional field.
pub fn instruction(ident: &Ident, head: &[u8], fields: &[layout::Field]) -> TokenStream {
    let head_len = head.len();
    let (first, rest) = fields.split_at(fields.iter().take_while(|f| f.is_fixed()).count());
    let (first_types, first_locals): (Vec<_>, Vec<_>) = first.iter().map(|f| (&f.ty, f.local())).unzip();
    let first: Vec<_> = first.iter().map(|field| &field.ident).collect();
    let spilling = rest.iter().map(|f| &f.ty).filter(|ty| is_operand(ty));
    let len = quote!(#head_len #(+ size_of::<#first_types>())*);
    let (puts, gets) = (rest.iter().map(layout::Field::put), rest.iter().map(layout::Field::get));
    let (idents, locals): (Vec<_>, Vec<_>) = fields.iter().map(|f| (&f.ident, f.local())).unzip();
    let since = fields.iter().map(layout::Field::newest_since);
    quote! {
        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::Fast for #ident {
            const SINCE: ::genvisa_runtime::Version = ::genvisa_runtime::Version::latest(&[#(#since),*]);

            #[inline]
            fn put(&self, buffer: &mut [u8]) -> Option<usize> {
                let mut first = [0; #len];
                *first.first_chunk_mut()? = [#(#head),*];
                let at = #head_len;
                #(let at = at + ::genvisa_runtime::Fast::put(&self.#first, first.get_mut(at..)?)?;)*
                *buffer.first_chunk_mut()? = first;
                // Operands may overwrite bytes after the instruction, which are restored. Without enough bytes after it, operands
                // write no more than their own.
                let spills = false #(|| <#spilling as ::genvisa_runtime::Fast>::SPILLS)*;
                let version = ::genvisa_runtime::Version::LAST;
                let len = if spills { ::genvisa_runtime::Wire::encoded_len(self, version) } else { buffer.len() };
                let behind = buffer.get(len..)?.first_chunk::<{ ::genvisa_runtime::Packed::SIZE }>().copied();
                let buffer = if behind.is_some() { buffer } else { buffer.get_mut(..len)? };
                #(let at = at + #puts;)*
                if let Some(behind) = behind {
                    *buffer.get_mut(len..)?.first_chunk_mut()? = behind;
                }
                Some(at)
            }

            #[inline]
            fn get(bytes: &[u8]) -> Option<(Self, usize)> {
                let first = bytes.first_chunk::<{ #len }>()?;
                if first.first_chunk() != Some(&[#(#head),*]) {
                    return None;
                }
                let at = #head_len;
                #(
                    let (#first_locals, len) = <#first_types as ::genvisa_runtime::Fast>::get(first.get(at..)?)?;
                    let at = at + len;
                )*
                #(#gets let at = at + len;)*
                Some((Self { #(#idents: #locals),* }, at))
            }
        }
    }
}

/// Reading any instruction: statements that return it, made where it is to be. Instructions are large, and most of the time
/// would go into moving them from one result to the next.
pub fn read_any(names: &[&Ident], types: &[&Type], codes: &[(u8, Option<u8>)]) -> TokenStream {
    let patterns = codes.iter().map(|(first, second)| match second {
        Some(second) => quote!([#first, #second, ..]),
        None => quote!([#first, ..]),
    });
    quote! {
        match bytes {
            #(#patterns => {
                if let Some((instruction, len)) = <#types as ::genvisa_runtime::Fast>::get(bytes) {
                    return Ok((Self::#names(instruction), len));
                }
            })*
            _ => {}
        }
    }
}

/// Of the enum over all instructions.
pub fn instructions(ident: &Ident, names: &[&Ident], types: &[&Type]) -> TokenStream {
    quote! {
        impl ::genvisa_runtime::Fast for #ident {
            const SINCE: ::genvisa_runtime::Version =
                ::genvisa_runtime::Version::latest(&[#(<#types as ::genvisa_runtime::Fast>::SINCE),*]);

            #[inline]
            fn put(&self, buffer: &mut [u8]) -> Option<usize> {
                match self {
                    #(Self::#names(instruction) => ::genvisa_runtime::Fast::put(instruction, buffer),)*
                }
            }

            #[inline]
            fn get(bytes: &[u8]) -> Option<(Self, usize)> {
                Self::decode(bytes, ::genvisa_runtime::Version::LAST).ok()
            }
        }
    }
}
