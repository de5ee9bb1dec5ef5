//! Fields by number, and the types that fields have.

use crate::layout::Field;
use proc_macro2::TokenStream;
use quote::quote;
use syn::Ident;

/// ```text
/// impl Fields for GatherScaled { … }
/// ```
pub fn fields(ident: &Ident, fields: &[Field]) -> TokenStream {
    let times = fields.iter().enumerate().map(|(n, field)| {
        let times = field.present();
        quote!(#n => #times,)
    });
    let used = fields.iter().enumerate().filter_map(|(n, field)| {
        let is_used = &field.used_if.as_ref()?.own;
        Some(quote!(#n => #is_used,))
    });
    let used: Vec<_> = used.collect();
    let is_used = (!used.is_empty()).then(|| {
        quote! {
            fn is_used(&self, field: usize) -> bool {
                match field {
                    #(#used)*
                    _ => true,
                }
            }
        }
    });
    let place = |access: fn(&Ident) -> TokenStream, get: TokenStream| {
        let arms = fields.iter().enumerate().map(move |(n, field)| {
            let (ident, access) = (&field.ident, access(&field.ident));
            match field.several {
                Some(_) => quote!(#n => Some(self.#ident.#get(element)?),),
                None => quote!(#n if element == 0 => Some(#access),),
            }
        });
        arms.collect::<TokenStream>()
    };
    let shared = place(|ident| quote!(&self.#ident), quote!(get));
    let unique = place(|ident| quote!(&mut self.#ident), quote!(get_mut));
    quote! {
        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::Fields for #ident {
            fn times(&self, field: usize) -> usize {
                match field {
                    #(#times)*
                    _ => 0,
                }
            }

            #is_used

            fn field(&self, field: usize, element: usize) -> Option<&dyn ::genvisa_runtime::FieldValue> {
                match field {
                    #shared
                    _ => None,
                }
            }

            fn field_mut(
                &mut self,
                field: usize,
                element: usize,
            ) -> Option<&mut dyn ::genvisa_runtime::FieldValue> {
                match field {
                    #unique
                    _ => None,
                }
            }
        }
    }
}

/// `FieldValue` of an operand, which is no number. `members` has the functions for the numbers in it.
pub fn operand(ident: &Ident, members: &TokenStream) -> TokenStream {
    let operand = quote! {
        fn operand(&self) -> Option<&dyn ::genvisa_runtime::Operand> {
            Some(self)
        }

        #members
    };
    value(ident, &quote!(None), &quote!(false), &operand)
}

/// `members` and `set_member` of a structure of numbers, each of which is there if the expression beside it holds.
pub fn members(numbers: &[(&Ident, String, TokenStream)]) -> TokenStream {
    let (visits, sets): (Vec<_>, Vec<_>) = numbers
        .iter()
        .map(|(ident, name, is_present)| {
            let visit = quote! {
                if let (true, Some(raw)) = (#is_present, ::genvisa_runtime::FieldValue::raw(&self.#ident)) {
                    visit(#name, raw);
                }
            };
            let set = quote! {
                #name => #is_present && ::genvisa_runtime::FieldValue::set_raw(&mut self.#ident, raw),
            };
            (visit, set)
        })
        .unzip();
    quote! {
        fn members(&self, visit: &mut dyn FnMut(&'static str, u64)) {
            #(#visits)*
        }

        fn set_member(&mut self, name: &str, raw: u64) -> bool {
            match name {
                #(#sets)*
                _ => false,
            }
        }
    }
}

/// `FieldValue` of a number that has bit ranges.
pub fn bits(ident: &Ident, raw: &syn::Type) -> TokenStream {
    let set_raw = quote!(#raw::try_from(raw).map(|raw| self.0 = raw).is_ok());
    value(ident, &quote!(Some(self.0 as u64)), &set_raw, &TokenStream::new())
}

fn value(ident: &Ident, raw: &TokenStream, set_raw: &TokenStream, operand: &TokenStream) -> TokenStream {
    quote! {
        #[allow(unused_variables, clippy::all)]
        impl ::genvisa_runtime::FieldValue for #ident {
            fn raw(&self) -> Option<u64> {
                #raw
            }

            fn set_raw(&mut self, raw: u64) -> bool {
                #set_raw
            }

            #operand

            fn as_any(&self) -> &dyn ::core::any::Any {
                self
            }

            fn as_any_mut(&mut self) -> &mut dyn ::core::any::Any {
                self
            }
        }
    }
}
