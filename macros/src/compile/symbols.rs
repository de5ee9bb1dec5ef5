//! Names of encodings, whose meaning depends on the value that they are compared with.

use super::{Compiler, Refusal};
use crate::subject::{FieldContent, names_const};
use genvisa_rule::functions::{Domain, Function};
use genvisa_rule::{Expr, Name};
use proc_macro2::TokenStream;
use quote::quote;

impl Compiler<'_> {
    /// The code of a named encoding: an `i64`.
    pub(super) fn symbol(&self, name: &Name, compared_with: &Expr) -> Result<TokenStream, Refusal> {
        let text = name.path.first().map(String::as_str).unwrap_or_default();
        let names = self.names(compared_with).ok_or_else(|| {
            format!("`{text}` is not the name of an encoding of the value that it is compared with")
        })?;
        Ok(quote!(const { ::genvisa_runtime::symbol(#names, #text) }))
    }

    /// The table of names that belongs to the value of an expression.
    pub(super) fn names(&self, expr: &Expr) -> Option<TokenStream> {
        match expr {
            Expr::Call { name, .. } => of_function(name),
            Expr::Name(of) | Expr::Index { of, .. } => match self.subject.resolve(of).ok()? {
                Some(found) if matches!(found.field.content, FieldContent::Bits) => {
                    let (ty, names) = (&found.field.ty, names_const(found.range));
                    Some(quote!(<#ty>::#names))
                }
                _ => of_function(of.path.first()?),
            },
            _ => None,
        }
    }
}

/// The code of a kind of labels.
pub fn label_kind(name: &str) -> TokenStream {
    quote!(const { ::genvisa_runtime::symbol(crate::domain::LabelKind::NAMES, #name) })
}

/// The names of a function's values. A definition has the domain of the function of its name, and a field that is called
/// `type` holds a data type.
fn of_function(name: &str) -> Option<TokenStream> {
    let domain = if name == "type" { Domain::Type } else { Function::find(name)?.result };
    match domain {
        Domain::Type => Some(quote!(crate::domain::DataType::NAMES)),
        Domain::Class => Some(quote!(crate::domain::OperandClass::NAMES)),
        Domain::Modifier => Some(quote!(crate::domain::Modifier::NAMES)),
        Domain::LabelKind => Some(quote!(crate::domain::LabelKind::NAMES)),
        Domain::Role => Some(quote!(::genvisa_runtime::Role::NAMES)),
        Domain::Int | Domain::Bool => None,
    }
}
