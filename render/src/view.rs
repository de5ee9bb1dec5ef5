//! The data of the templates: plain values that are ready to print.

use crate::RenderError;
use crate::names::ident;
use crate::text::{WIDTH, docs_or};
use genvisa_reader::isa::{Field, PlatformSet, Wire};
use serde::Serialize;
use serde_json::Value;

/// A file to be rendered.
pub(crate) struct FileView {
    pub path: String,
    pub page: String,
    pub template: &'static str,
    pub data: Value,
}

/// A field of an instruction or structure.
#[derive(Debug, Serialize)]
pub(super) struct FieldView {
    pub(super) ty: String,
    /// The lines of the declaration.
    pub(super) text: String,
}

impl FieldView {
    /// `attr` is ready to print, or empty.
    pub(super) fn new(field: &Field, ty: String, attr: &str) -> Self {
        let declared = format!("pub {}: {ty},", ident(&field.name));
        let docs = docs_or(&field.doc, || format!("the field `{}`", field.label), "    /// ");
        let one_line = attr.len() + declared.len() + 5 <= WIDTH && !attr.contains('\n');
        let text = match (attr, one_line) {
            ("", _) => format!("{docs}    {declared}"),
            (_, true) => format!("{docs}    {attr} {declared}"),
            (_, false) => format!("{docs}    {attr}\n    {declared}"),
        };
        Self { ty, text }
    }
}

pub(super) fn on(platforms: &PlatformSet) -> String {
    platforms.to_string()
}

/// `uw{-v3.4}, ud{v3.4+}`: the widest last.
pub(super) fn wires(wires: &[Wire]) -> String {
    let mut wires: Vec<_> = wires.iter().collect();
    wires.sort_by_key(|wire| wire.bits());
    let one = |wire: &&Wire| {
        if wire.versions.is_all() { wire.ty.clone() } else { format!("{}{{{}}}", wire.ty, wire.versions) }
    };
    wires.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The Rust type that holds every alternative of an integer field.
pub(super) fn widest(wires: &[Wire]) -> Option<&'static str> {
    let widest = wires.iter().max_by_key(|wire| wire.bits())?;
    crate::types::integer(&widest.ty)
}

/// The arguments `refers = Label` and `kind = Block` of `#[field(…)]`.
pub(super) fn refers_args(field: &Field) -> Vec<String> {
    let refers = field.refers.map(|refers| format!("refers = {refers:?}"));
    refers.into_iter().chain(field.label_kind.as_ref().map(|kind| format!("kind = {kind}"))).collect()
}

/// `#[field(refers = Surface)]` of a structure's field.
pub(super) fn refers_attr(field: &Field) -> String {
    match &refers_args(field)[..] {
        [] => String::new(),
        args => format!("#[field({})]", args.join(", ")),
    }
}

pub(super) fn folder(page: &str) -> String {
    page.rsplit_once('/').map_or_else(|| page.to_string(), |(folder, _)| folder.to_string())
}

pub(super) fn missing(what: &str) -> RenderError {
    RenderError { what: "the specification".to_string(), why: format!("no page states {what}") }
}
