//! The Rust types of integer fields: newtypes over their bits, enums of their encodings.

use crate::RenderError;
use crate::names::{binary, camel, ident, literal, variant};
use crate::text::{self, docs};
use genvisa_reader::isa::{BitGroup, DataType, Enumerant, Field, Isa};
use genvisa_rule::WireType;
use serde::Serialize;
use std::collections::BTreeMap;

/// An enum of encodings.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct EnumView {
    pub ty: String,
    pub repr: &'static str,
    pub docs: String,
    /// Whether some encodings have no documentation besides their name.
    pub bare: bool,
    /// The structure or shared field that has it.
    pub owner: String,
    pub variants: Vec<VariantView>,
}

impl EnumView {
    pub(crate) fn new(
        ty: String,
        repr: &'static str,
        docs: String,
        owner: String,
        variants: Vec<VariantView>,
    ) -> Self {
        let bare = variants.iter().any(|variant| variant.docs.is_empty());
        Self { ty, repr, docs, owner, bare, variants }
    }
}

/// One encoding.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct VariantView {
    pub ident: String,
    pub code: String,
    pub name: String,
    pub value: Option<i64>,
    pub on: String,
    /// `#[code(…)] ` before the identifier; empty if the identifier determines the name.
    pub attribute: String,
    pub docs: String,
}

/// A newtype over the bits of a field.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct BitsView {
    pub ty: String,
    pub raw: &'static str,
    pub docs: String,
    /// The structure or shared field that has it.
    pub owner: String,
    pub bit_ranges: Vec<BitRangeView>,
    /// The rules about it, ready to print.
    pub rules: String,
}

/// A bit range.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct BitRangeView {
    pub name: String,
    pub hi: u32,
    pub lo: u32,
    pub ty: Option<String>,
    /// The codes that the page lists, if they are fewer than those of the enum.
    pub only: Option<Vec<String>>,
    /// `#[bits(…)]`.
    pub attribute: String,
}

/// The types of one file, named so that equal ones are shared and different ones do not clash.
#[derive(Debug)]
pub(crate) struct Types<'a> {
    /// The data types, which have an enum of their own.
    data_types: &'a [DataType],
    pub enums: Vec<EnumView>,
    pub bits: Vec<BitsView>,
    /// The names of the newtypes, by owner and field.
    names: BTreeMap<(String, String), String>,
    /// The names of the enums, by owner, field and bit range.
    enum_names: BTreeMap<(String, String, String), String>,
}

/// The Rust integer of a wire type.
pub(crate) fn integer(wire: &str) -> Option<&'static str> {
    WireType::find(wire).map(|ty| ty.rust)
}

impl<'a> Types<'a> {
    /// An empty collection.
    pub(crate) fn new(isa: &'a Isa) -> Self {
        Self {
            data_types: &isa.types,
            enums: Vec::new(),
            bits: Vec::new(),
            names: BTreeMap::new(),
            enum_names: BTreeMap::new(),
        }
    }

    /// Adds the types of a field with bit ranges. `owner` is the instruction or structure.
    pub(crate) fn add(&mut self, owner: &str, field: &Field) -> Result<(), RenderError> {
        let refuse = |why: &str| RenderError {
            what: format!("{owner}.{}", field.name),
            why: format!("{why} ({})", field.at),
        };
        let [wire] = field.wire.as_slice() else {
            return Err(refuse("bits in a field whose width depends on the object version"));
        };
        let raw = wire.integer().ok_or_else(|| refuse("bits in a field that is no integer"))?.raw;
        let mut bit_ranges = Vec::new();
        for group in &field.bits {
            let ty = if group.values.is_empty() { None } else { Some(self.add_enum(owner, field, group)) };
            let only = self.narrowed(group);
            let name = ident(&group.name);
            let mut args = vec![format!("{name} = {}..={}", group.hi, group.lo)];
            args.extend(ty.clone());
            args.extend(only.iter().map(|codes| text::list("only", codes, 4)));
            let attribute = text::attribute("bits", &args, 4);
            bit_ranges.push(BitRangeView { name, hi: group.hi, lo: group.lo, ty, only, attribute });
        }
        let mut view = BitsView {
            ty: String::new(),
            raw,
            docs: docs(&format!("The bits of `{}`: {}", field.label, field.doc), "/// "),
            owner: unit(owner, field),
            bit_ranges,
            rules: String::new(),
        };
        let candidates = candidates(owner, &field.name, &field.name);
        let named = candidates.into_iter().map(|name| format!("{name}Bits"));
        for name in named {
            view.ty = name.clone();
            match self.bits.iter().find(|b| b.ty == name) {
                None => {
                    self.bits.push(view);
                    self.names.insert((owner.to_string(), field.name.clone()), name);
                    return Ok(());
                }
                Some(same) if same.bit_ranges == view.bit_ranges && same.raw == view.raw => {
                    self.names.insert((owner.to_string(), field.name.clone()), name);
                    return Ok(());
                }
                Some(_) => {}
            }
        }
        Err(refuse("no free name for its type"))
    }

    /// Whether a list of encodings is one of data types.
    fn is_data_type(&self, group: &BitGroup) -> bool {
        group.values.iter().all(|value| {
            let same = |t: &DataType| u64::from(t.code) == value.code && t.name == value.name;
            value.platforms.is_all() && self.data_types.iter().any(same)
        })
    }

    /// The codes of a list of data types that does not have all of them.
    fn narrowed(&self, group: &BitGroup) -> Option<Vec<String>> {
        let some = !group.values.is_empty() && group.values.len() < self.data_types.len();
        let codes = group.values.iter().map(|v| binary(v.code, group.hi - group.lo + 1));
        (some && self.is_data_type(group)).then(|| codes.collect())
    }

    fn add_enum(&mut self, owner: &str, field: &Field, group: &BitGroup) -> String {
        if self.is_data_type(group) {
            return "crate::domain::DataType".to_string();
        }
        let width = group.hi - group.lo + 1;
        let variants: Vec<_> = group
            .values
            .iter()
            .map(|value| VariantView {
                ident: variant(value, &group.name),
                code: binary(value.code, width),
                name: literal(&value.name),
                value: value.value,
                on: value.platforms.to_string(),
                attribute: attribute(value, &group.name),
                docs: docs(&value.doc, "    /// "),
            })
            .collect();
        let repr = match width {
            0..=8 => "u8",
            9..=16 => "u16",
            17..=32 => "u32",
            _ => "u64",
        };
        let what = if group.doc.is_empty() { &field.doc } else { &group.doc };
        let docs = docs(&format!("`{}`, bits {}..{}: {what}", group.name, group.hi, group.lo), "/// ");
        let mut names = candidates(owner, &field.name, &group.name);
        names.retain(|name| !RESERVED.contains(&name.as_str()));
        let last = names.pop().unwrap_or_default();
        let facts = |variants: &[VariantView]| -> Vec<_> {
            variants.iter().map(|v| (v.ident.clone(), v.code.clone(), v.value, v.on.clone())).collect()
        };
        let free = names.into_iter().find(|name| {
            self.enums.iter().find(|e| e.ty == *name).is_none_or(|e| facts(&e.variants) == facts(&variants))
        });
        let ty = free.unwrap_or(last);
        if !self.enums.iter().any(|e| e.ty == ty) {
            self.enums.push(EnumView::new(ty.clone(), repr, docs, unit(owner, field), variants));
        }
        self.enum_names.insert((owner.to_string(), field.name.clone(), group.name.clone()), ty.clone());
        ty
    }

    /// The type of a field's bits.
    pub(crate) fn bits_of(&self, owner: &str, field: &str) -> Option<&str> {
        self.names.get(&(owner.to_string(), field.to_string())).map(String::as_str)
    }

    /// The enum of a bit range.
    pub(crate) fn enum_of(&self, owner: &str, field: &str, range: &str) -> Option<&str> {
        self.enum_names.get(&(owner.to_string(), field.to_string(), range.to_string())).map(String::as_str)
    }
}

/// The item that the types of a field are declared with: the structure of the field, or the field itself if it is shared.
fn unit(owner: &str, field: &Field) -> String {
    if owner.is_empty() { field.name.clone() } else { owner.to_string() }
}

/// `#[code(name = "8 elements", value = 8)]`: the parts that the identifier does not determine.
fn attribute(enumerant: &Enumerant, range: &str) -> String {
    let mut args = Vec::new();
    if variant(enumerant, range) != enumerant.name {
        args.push(format!("name = {}", literal(&enumerant.name)));
    }
    args.extend(enumerant.value.map(|value| format!("value = {value}")));
    if !enumerant.platforms.is_all() {
        args.push(format!("on = {}", literal(&enumerant.platforms.to_string())));
    }
    if args.is_empty() { String::new() } else { format!("#[code({})] ", args.join(", ")) }
}

/// Candidate names for a type, the shortest first. The last one is always free.
fn candidates(owner: &str, field: &str, range: &str) -> Vec<String> {
    let mut names = vec![camel(range)];
    if range != field {
        names.push(camel(&format!("{field}_{range}")));
    }
    names.push(camel(&format!("{owner}_{range}")));
    names.push(camel(&format!("{owner}_{field}_{range}")));
    names
}

/// Names that have another meaning in the whole generated crate.
const RESERVED: [&str; 4] = ["DataType", "Instruction", "Module", "Platform"];
