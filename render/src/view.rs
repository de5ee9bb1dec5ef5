//! What the templates print: plain values, ready to stand in Rust.

use crate::RenderError;
use crate::names::literal;
use genvisa_reader::isa::{At, Field, PlatformSet, Refers, Rule, Wire};
use serde::Serialize;
use serde_json::Value;

/// A file to be rendered.
pub(crate) struct FileView {
    pub path: String,
    pub page: String,
    pub template: &'static str,
    pub data: Value,
}

/// A rule, as an attribute.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct RuleView {
    pub(super) check: String,
    pub(super) id: String,
    pub(super) on: String,
    pub(super) page: String,
    pub(super) line: u32,
    pub(super) kind: Value,
    pub(super) expr: String,
    pub(super) doc: String,
    pub(super) sum: String,
}

/// A field of an instruction or structure.
#[derive(Debug, Serialize)]
pub(super) struct FieldView {
    pub(super) ident: String,
    pub(super) ty: String,
    pub(super) docs: Vec<String>,
    /// The attribute, ready to print.
    pub(super) attr: String,
}

/// Documentation lines, ready for `#[doc = …]`: the text, and the place in the page.
pub(crate) fn doc_lines(text: &str, at: &At) -> Vec<String> {
    let text = text.trim();
    let mut lines = Vec::new();
    if !text.is_empty() {
        lines.push(literal(&format!(" {}", escape(text))));
        lines.push(literal(""));
    }
    lines.push(literal(&format!(" `{at}`")));
    lines
}

/// Text of a page inside documentation: brackets are no links, angles no markup.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut code = false;
    for c in text.chars() {
        match c {
            '`' => code = !code,
            '[' | ']' | '<' | '>' if !code => out.push('\\'),
            _ => {}
        }
        out.push(if c == '\n' { ' ' } else { c });
    }
    out
}

pub(super) fn rule(rule: &Rule) -> RuleView {
    RuleView {
        check: format!("{:?}", rule.check),
        id: literal(&rule.id),
        on: on(&rule.platforms),
        page: literal(&rule.page),
        line: rule.line,
        kind: serde_json::to_value(rule.kind).unwrap_or_default(),
        expr: literal(&rule.expr),
        doc: literal(&rule.doc),
        sum: literal(&rule.sum),
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

pub(super) fn refers_name(refers: Refers) -> String {
    serde_json::to_value(refers).ok().and_then(|v| v.as_str().map(str::to_string)).unwrap_or_default()
}

/// `#[field(refers = surface)]` of a structure's field.
pub(super) fn refers_attr(field: &Field) -> String {
    field.refers.map(|r| format!("#[field(refers = {})]", refers_name(r))).unwrap_or_default()
}

pub(super) fn folder(page: &str) -> String {
    page.rsplit_once('/').map_or_else(|| page.to_string(), |(folder, _)| folder.to_string())
}

pub(super) fn missing(what: &str) -> RenderError {
    RenderError { what: "the specification".to_string(), why: format!("no page states {what}") }
}
