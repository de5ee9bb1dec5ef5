//! Declarations, inputs and attributes.

use super::object::Printer;
use super::{comment_name, comment_original};
use crate::digits::{self, decimal};
use crate::module::attributes::{self, AttributeValue};
use crate::module::read::{ALIGNMENTS, IMPLICIT, PROVENANCES, UNDEFINED};
use crate::operand::name_of_type;
use crate::quote;
use crate::symbols::{Naming, Symbol};
use genvisa::object::{AliasScopeSpecifier, AttributeInfo, Category, InputInfo, InputInfoKindBits, VarInfo};
use genvisa::variables::FIRST_DECLARED;
use std::fmt::Write;

impl Printer<'_> {
    pub(super) fn declarations(&self, out: &mut String) {
        let (t, first) = (self.tables, FIRST_DECLARED);
        for (info, index) in t.variables.iter().zip(first.variable..) {
            self.declare(Symbol::Variable(index), 'G', out);
            self.general(info, out);
            self.declared(Symbol::Variable(index), &info.attribute_info, out);
        }
        for (info, index) in t.addresses.iter().zip(0..) {
            self.elements(Symbol::Address(index), 'A', info.num_elements, &info.attribute_info, out);
        }
        for (info, index) in t.predicates.iter().zip(first.predicate..) {
            self.elements(Symbol::Predicate(index), 'P', info.num_elements, &info.attribute_info, out);
        }
        for (info, index) in t.samplers.iter().zip(first.sampler..) {
            self.elements(Symbol::Sampler(index), 'S', info.num_elements, &info.attribute_info, out);
        }
        for (info, index) in t.surfaces.iter().zip(first.surface..) {
            self.elements(Symbol::Surface(index), 'T', info.num_elements, &info.attribute_info, out);
        }
    }

    fn elements(
        &self,
        symbol: Symbol,
        class: char,
        elements: u16,
        attributes: &[AttributeInfo],
        out: &mut String,
    ) {
        self.declare(symbol, class, out);
        out.push_str(" num_elts=");
        decimal(elements, out);
        self.declared(symbol, attributes, out);
    }

    /// Prints `.decl V32 v_type=G`.
    fn declare(&self, symbol: Symbol, class: char, out: &mut String) {
        out.push_str(".decl ");
        out.push_str(&self.names.name(symbol));
        out.push_str(" v_type=");
        out.push(class);
    }

    /// Prints ` type=ud num_elts=8 align=GRF alias=<V32, 0>`.
    fn general(&self, info: &VarInfo, out: &mut String) {
        out.push_str(" type=");
        out.push_str(info.bit_properties.data_type().map_or("?", name_of_type));
        out.push_str(" num_elts=");
        decimal(info.num_elements, out);
        let alignment = info.bit_properties.alignment();
        match ALIGNMENTS.iter().find(|(_, known)| Some(*known) == alignment) {
            Some(("byte", _)) => {}
            Some((name, _)) => {
                out.push_str(" align=");
                out.push_str(name);
            }
            None => out.push_str(" align=?"),
        }
        if (info.alias_index, info.alias_offset, info.alias_scope_specifier.raw()) != (0, 0, 0) {
            let scope = info.alias_scope_specifier.alias_scope_specifier();
            let name = match scope == Some(AliasScopeSpecifier::Local) {
                true => self.names.name(Symbol::Variable(info.alias_index)),
                false => format!("%file_{}", info.alias_index).into(),
            };
            out.push_str(" alias=<");
            out.push_str(&name);
            out.push_str(", ");
            decimal(info.alias_offset, out);
            out.push('>');
        }
    }

    /// Prints the end of a declaration: attributes, and the name in the object if it differs.
    fn declared(&self, symbol: Symbol, attributes: &[AttributeInfo], out: &mut String) {
        let mut list = String::new();
        let mut others = String::new();
        for attribute in attributes {
            let to = if list.is_empty() { "" } else { ", " };
            match self.attribute(attribute) {
                Some(text) => {
                    let _ = write!(list, "{to}{text}");
                }
                None => others.push_str(&self.unknown_attribute(attribute)),
            }
        }
        if !list.is_empty() {
            let _ = write!(out, " attrs={{{list}}}");
        }
        if let Some(name) = self.names.declared(symbol) {
            comment_original(name.original, out);
        }
        if !others.is_empty() {
            let _ = write!(out, " //{others}");
        }
        out.push('\n');
    }

    /// `NAME`, `NAME=1` or `NAME="text"`; `None` if text cannot represent the attribute.
    fn attribute(&self, attribute: &AttributeInfo) -> Option<String> {
        let name = self.tables.text(attribute.name)?;
        let known = attributes::of_any_owner(name)?;
        let mut text = name.to_string();
        match &known.value {
            AttributeValue::Flag => {
                attributes::number_in(&attribute.value).filter(|value| *value != 0)?;
            }
            AttributeValue::Number(words) => {
                let value = attributes::number_in(&attribute.value)?;
                let word = usize::try_from(value).ok().and_then(|value| words.get(value));
                let _ = match word {
                    Some(word) => write!(text, "=\"{word}\""),
                    None => write!(text, "={value}"),
                };
            }
            AttributeValue::Text => {
                text.push('=');
                quote::print(&attribute.value, &mut text);
            }
        }
        Some(text)
    }

    pub(super) fn object_attribute(&self, attribute: &AttributeInfo, out: &mut String) {
        match self.attribute(attribute) {
            Some(text) => {
                let _ = writeln!(out, ".kernel_attr {text}");
            }
            None => {
                let _ = writeln!(out, "//{}", self.unknown_attribute(attribute));
            }
        }
    }

    /// An attribute that assemblers do not know, as a comment.
    pub(super) fn unknown_attribute(&self, attribute: &AttributeInfo) -> String {
        let mut text = " attribute ".to_string();
        comment_name(&self.names.string(attribute.name), &mut text);
        digits::bytes(&attribute.value, &mut text);
        text
    }

    /// Prints `.input V32 offset=32 size=64`.
    pub(super) fn input(&self, input: &InputInfo, out: &mut String) {
        let provenance = input.kind.provenance();
        let _ = match PROVENANCES.iter().find(|(_, number)| *number == provenance) {
            _ if provenance == 0 => write!(out, ".input "),
            Some((name, _)) => write!(out, ".{IMPLICIT}{name} "),
            None => write!(out, ".{IMPLICIT}{UNDEFINED}{provenance} "),
        };
        // One bit of the kind has no meaning and is zero.
        let known = InputInfoKindBits::default().with_provenance(provenance);
        let category = input.kind.category().filter(|category| known.with_category(*category) == input.kind);
        let name = match category {
            Some(Category::General) => self.names.name(Symbol::Variable(input.id)),
            Some(Category::Sampler) => self.names.name(Symbol::Sampler(input.id)),
            Some(Category::Surface) => self.names.name(Symbol::Surface(input.id)),
            None => format!("%undeclared_{}", input.id).into(),
        };
        let _ = writeln!(out, "{name} offset={} size={}", input.offset, input.size);
    }
}
