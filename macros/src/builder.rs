//! Builders of instructions: `new` takes the members that every text form names, and each other member has a setter.

use crate::layout::{Field, Several};
use crate::subject::{FieldContent, content};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Ident;

/// ```text
/// impl Add {
///     pub fn new(exec_size: impl Into<ExecSizeBits>, dst: impl Into<VecOperand>, …) -> Self;
///     pub fn with_pred(self, value: impl Into<PredBits>) -> Self;
///     pub fn sat(self) -> Self;                      // if the destination can saturate
/// }
/// impl Default for Add { … }                         // with all fields zero
/// ```
/// The length of a repeated field sets the number that counts its elements, which is no member of its own.
pub fn expand(ident: &Ident, fields: &[Field]) -> TokenStream {
    let counts: Vec<&Ident> =
        fields.iter().filter_map(|field| Some(&counter(field, fields)?.ident)).collect();
    let members = fields.iter().filter(|field| !counts.contains(&&field.ident));
    let (optional, required): (Vec<_>, Vec<_>) = members.partition(|field| field.is_optional);
    let setters = fields
        .iter()
        .filter(|field| field.several.is_some() || optional.iter().any(|o| o.name == field.name));
    let setters = setters.map(|field| setter(field, fields));
    let saturation = fields.iter().find(|field| field.saturates).map(saturation);
    let constructor = constructor(&required, &optional, fields);
    let idents = fields.iter().map(|field| &field.ident);
    let zeros = fields.iter().map(|field| match &field.several {
        Some(_) => quote!(::core::array::from_fn(|_| ::core::default::Default::default())),
        None => quote!(::core::default::Default::default()),
    });
    quote! {
        impl Default for #ident {
            /// With all fields zero.
            fn default() -> Self {
                Self { #(#idents: #zeros),* }
            }
        }

        #[allow(clippy::all)]
        impl #ident {
            #constructor
            #(#setters)*
            #saturation
        }
    }
}

/// The number that counts the elements of a repeated field. One with bit ranges has other meanings too, and is a member.
fn counter<'f>(field: &Field, fields: &'f [Field]) -> Option<&'f Field> {
    let name = &field.several.as_ref()?.count.text;
    let counter = fields.iter().find(|other| other.name == *name);
    counter.filter(|counter| matches!(content(&counter.ty, None), FieldContent::Integer(_)))
}

fn constructor(required: &[&Field], optional: &[&Field], fields: &[Field]) -> TokenStream {
    let names: Vec<String> = optional.iter().map(|field| format!("[`Self::with_{}`]", field.name)).collect();
    let others = match names.as_slice() {
        [] => String::new(),
        names => format!(" The other members are zero: {} set them.", names.join(", ")),
    };
    let docs = format!("From the members that the instruction has in all of its forms.{others}");
    let parameters = required.iter().map(|field| {
        let (ident, ty) = (&field.ident, parameter(field, fields));
        quote!(#ident: #ty)
    });
    let (several, single): (Vec<&&Field>, Vec<_>) =
        required.iter().partition(|field| field.several.is_some());
    let singles = single.iter().map(|field| {
        let (ident, value) = (&field.ident, value(field, &field.ident));
        quote!(instruction.#ident = #value;)
    });
    let lists = several.iter().map(|field| {
        let (ident, with) = (&field.ident, with(field));
        quote!(.#with(#ident))
    });
    quote! {
        #[doc = #docs]
        pub fn new(#(#parameters),*) -> Self {
            #[allow(unused_mut)]
            let mut instruction = Self::default();
            #(#singles)*
            instruction #(#lists)*
        }
    }
}

/// The type of a parameter: a plain number, or anything that converts to a number with bit ranges or to an operand.
fn parameter(field: &Field, fields: &[Field]) -> TokenStream {
    let ty = &field.ty;
    match (&field.several, content(ty, None)) {
        (Some(_), _) if counter(field, fields).is_some() => quote!(&[#ty]),
        (Some(Several { most, .. }), _) => quote!([#ty; #most]),
        (None, FieldContent::Integer(_)) => quote!(#ty),
        (None, FieldContent::Bits | FieldContent::Operand) => quote!(impl Into<#ty>),
    }
}

/// The value of a parameter that is no list.
fn value(field: &Field, parameter: &Ident) -> TokenStream {
    match content(&field.ty, None) {
        FieldContent::Integer(_) => quote!(#parameter),
        FieldContent::Bits | FieldContent::Operand => quote!(#parameter.into()),
    }
}

fn with(field: &Field) -> Ident {
    format_ident!("with_{}", field.name)
}

fn setter(field: &Field, fields: &[Field]) -> TokenStream {
    let Field { ident, name, .. } = field;
    let (with, ty, value) = (with(field), parameter(field, fields), value(field, &format_ident!("value")));
    let (docs, assignment) = match (&field.several, counter(field, fields)) {
        (Some(several), Some(counter)) => (
            format!("The same with these `{name}`. [`Self::encode`] reports it if they are too many."),
            list(field, several, counter),
        ),
        (Some(_), None) => {
            (format!("The same with other `{name}`; absent elements are zero."), quote!(self.#ident = value;))
        }
        (None, _) => (format!("The same with another `{name}`."), quote!(self.#ident = #value;)),
    };
    quote! {
        #[doc = #docs]
        #[must_use]
        pub fn #with(mut self, value: #ty) -> Self {
            #assignment
            self
        }
    }
}

/// Sets the elements of a list and the number that counts them.
fn list(field: &Field, several: &Several, counter: &Field) -> TokenStream {
    let (ident, most) = (&field.ident, &several.most);
    let Field { ident: counter, ty, .. } = counter;
    quote! {
        // A count that is larger than the array is an error of encoding, so no element is lost silently.
        const { assert!((#most as u64) < #ty::MAX as u64, "the count cannot show that there are too many elements") };
        self.#counter = #ty::try_from(value.len()).unwrap_or(#ty::MAX);
        self.#ident = ::core::array::from_fn(|n| value.get(n).copied().unwrap_or_default());
    }
}

fn saturation(field: &Field) -> TokenStream {
    let Field { ident, name, .. } = field;
    let docs = format!("The same with a `{name}` that saturates.");
    quote! {
        #[doc = #docs]
        #[must_use]
        pub fn sat(mut self) -> Self {
            self.#ident = self.#ident.sat();
            self
        }
    }
}
