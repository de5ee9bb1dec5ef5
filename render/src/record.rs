//! Structures: operands, and records of object files.

use crate::RenderError;
use crate::names::{camel, literal, snake};
use crate::text::{docs_or, long_literal};
use crate::types::integer;
use crate::view::{FieldView, refers_attr, widest, wires};
use crate::world::World;
use genvisa_reader::isa::{Field, Record};
use serde::Serialize;
use std::collections::BTreeSet;

/// A structure.
#[derive(Debug, Serialize)]
pub(super) struct RecordView {
    pub(super) ty: String,
    pub(super) docs: String,
    pub(super) copy: bool,
    pub(super) definitions: Vec<(String, String)>,
    /// The rules about it, ready to print.
    pub(super) rules: String,
    pub(super) fields: Vec<FieldView>,
    pub(super) tagged: Option<TaggedView>,
}

/// The structures that a tag selects from.
#[derive(Debug, Serialize)]
pub(super) struct TaggedView {
    pub(super) tag: String,
    pub(super) by: String,
    pub(super) selector: String,
    pub(super) info: String,
    pub(super) variants: Vec<(String, String)>,
}

impl World<'_> {
    pub(super) fn record(&self, record: &Record, module: &str) -> Result<RecordView, RenderError> {
        let fields = if record.selector.is_some() { Vec::new() } else { self.record_fields(record, module)? };
        let definitions = record
            .definitions
            .iter()
            .map(|d| (snake(&d.name), long_literal(&d.expr, 12 + d.name.len(), 20)))
            .collect::<Vec<_>>();
        Ok(RecordView {
            ty: camel(&record.name),
            docs: docs_or(&record.doc, || format!("the structure `{}`", record.name), "/// "),
            copy: !self.tables.contains(&record.name),
            definitions,
            rules: self.rules(
                &camel(&record.name),
                &record.name,
                &Self::place(&record.at.page, &record.name),
            ),
            fields,
            tagged: self.tagged(record, module)?,
        })
    }

    fn tagged(&self, record: &Record, module: &str) -> Result<Option<TaggedView>, RenderError> {
        let Some(by) = &record.selector else { return Ok(None) };
        let refuse =
            |why: &str| RenderError { what: record.name.clone(), why: format!("{why} ({})", record.at) };
        let [tag] = record.fields.as_slice() else {
            return Err(refuse("it has another field beside its tag"));
        };
        let types = self.chapters.get(module).ok_or_else(|| refuse("its page has no types"))?;
        let selector =
            types.enum_of(&record.name, &tag.name, by).ok_or_else(|| refuse("its tag has no encodings"))?;
        let variants: Vec<_> = self
            .structures()
            .filter_map(|r| r.variant.as_ref().map(|v| (camel(v), camel(&r.name))))
            .collect();
        if variants.is_empty() {
            return Err(refuse("its tag selects no structure"));
        }
        let tag = types.bits_of(&record.name, &tag.name).ok_or_else(|| refuse("its tag has no type"))?;
        Ok(Some(TaggedView {
            tag: tag.to_string(),
            by: snake(by),
            selector: selector.to_string(),
            info: format!("{}Info", camel(&record.name)),
            variants,
        }))
    }

    fn record_fields(&self, record: &Record, module: &str) -> Result<Vec<FieldView>, RenderError> {
        let mut views = Vec::new();
        let counts: BTreeSet<_> = record.fields.iter().filter_map(|f| f.count.as_deref()).collect();
        for (n, field) in record.fields.iter().enumerate() {
            // A count is the length of the next table. Users of a module read the instructions of a body.
            let instructions = field.wire.iter().any(|w| w.ty == "instructions");
            if counts.contains(field.name.as_str()) || instructions {
                continue;
            }
            let before = n.checked_sub(1).and_then(|n| record.fields.get(n));
            views.push(self.record_field(record, field, before, module)?);
        }
        Ok(views)
    }

    /// The reason why the crate has no structure of a name.
    fn absence(&self, name: &str) -> &'static str {
        match self.isa.record(name).is_some() {
            true => "is left out itself",
            false if name == "bytes" => "is no type of a fixed size",
            false => "no page describes",
        }
    }

    fn record_field(
        &self,
        record: &Record,
        field: &Field,
        before: Option<&Field>,
        module: &str,
    ) -> Result<FieldView, RenderError> {
        let refuse = |why: &str| RenderError {
            what: format!("{}.{}", record.name, field.name),
            why: format!("{why} ({})", field.at),
        };
        let view = |ty: String, attr: String| Ok(FieldView::new(field, ty, &attr));
        if let Some(count) = &field.count {
            let counter = before
                .filter(|f| f.name == *count)
                .ok_or_else(|| refuse("the field before it is not its count"))?;
            let [wire] = field.wire.as_slice() else {
                return Err(refuse("a table of elements whose type depends on the object version"));
            };
            let element = match wire.ty.as_str() {
                "bytes" => "u8".to_string(),
                "string_pool" => "PoolString".to_string(),
                ty => match integer(ty) {
                    Some(ty) => ty.to_string(),
                    None if self.structure(ty).is_some() => camel(ty),
                    None => return Err(refuse(&format!("a table of {ty}, which {}", self.absence(ty)))),
                },
            };
            let attr = format!("#[table({}, count = {})]", literal(&wires(&counter.wire)), literal(count));
            return view(format!("Vec<{element}>"), attr);
        }
        if let Some(when) = &field.when {
            let ty = widest(&field.wire).ok_or_else(|| refuse("a conditional field that is no integer"))?;
            return view(ty.to_string(), format!("#[when({})]", long_literal(when, 11, 11)));
        }
        if let Some(bits) = self.chapters.get(module).and_then(|t| t.bits_of(&record.name, &field.name)) {
            return view(bits.to_string(), String::new());
        }
        match field.wire.as_slice() {
            [one] => match integer(&one.ty) {
                Some(ty) => view(ty.to_string(), refers_attr(field)),
                None if self.structure(&one.ty).is_some() => view(camel(&one.ty), String::new()),
                None => Err(refuse(&format!("its type is {}, which {}", one.ty, self.absence(&one.ty)))),
            },
            many => {
                let ty = widest(many).ok_or_else(|| refuse("alternatives that are not all integers"))?;
                view(
                    ty.to_string(),
                    format!("#[wire({})] {}", literal(&wires(many)), refers_attr(field))
                        .trim_end()
                        .to_string(),
                )
            }
        }
    }
}
