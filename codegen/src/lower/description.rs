//! The Description of an instruction: its fields, and what they are for.

use super::cx::{Cx, plain};
use super::field::Draft;
use super::format::Format;
use super::instruction::all_prose;
use super::words;
use crate::isa::Wire;
use crate::page::{Entry, Kind};
use std::collections::{HashMap, HashSet};

/// What a Description says.
#[derive(Default)]
pub(super) struct Described<'a> {
    /// The fields, in the order of the bullets.
    drafts: Vec<Draft<'a>>,
    /// Fields whose bullet is wrong; nothing more is said about them.
    wrong: HashSet<&'a str>,
    /// The first sentence.
    pub(super) doc: String,
    /// Why the layout is not understood, where it is not.
    pub(super) unread: Option<Unread<'a>>,
}

/// Why the layout of an instruction is not understood.
pub(super) struct Unread<'a> {
    pub(super) text: &'a str,
    pub(super) why: &'static str,
}

/// The first sentence of a text.
pub(super) fn first_sentence(text: &str) -> String {
    crate::page::sentences(text).next().map(plain).unwrap_or_default()
}

impl<'a> Described<'a> {
    /// Reads the section.
    pub(super) fn read(&mut self, cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>], format: &Format<'a>) {
        for entry in entries {
            if let Kind::Label { name, arg } = entry.kind
                && self.bullet(cx, entry, format, name, arg.map(str::trim))
            {
                continue;
            }
            if self.drafts.last_mut().is_some_and(|draft| draft.entry(cx, entry)) {
                continue;
            }
            if let Kind::Bits { .. } | Kind::Code { .. } | Kind::Surface { .. } = entry.kind {
                let help = "they belong under a bullet `**Name(type):**`";
                cx.warning(cx.page.text(entry), "bits or encodings without a field", help);
                continue;
            }
            if self.doc.is_empty() && entry.kind == Kind::Text {
                self.doc = first_sentence(cx.page.text(entry));
            }
            all_prose(cx, std::slice::from_ref(entry));
        }
    }

    /// Reads the bullet of a field. False: it explains something else.
    fn bullet(
        &mut self,
        cx: &mut Cx<'_, 'a>,
        entry: &Entry<'a>,
        format: &Format<'a>,
        name: &'a str,
        ty: Option<&'a str>,
    ) -> bool {
        let (place, message, help) = match ty {
            Some(ty) if words::wire_bits(ty).is_some() => {
                let wire = vec![Wire { ty: ty.to_string(), ..Wire::default() }];
                let mut draft = Draft::new(cx, entry, name, wire);
                draft.text(cx, cx.page.body(entry));
                self.drafts.push(draft);
                return true;
            }
            Some(ty) if words::is_unknown(ty) => {
                self.unread = Some(Unread { text: ty, why: "has fields without a type" });
                return true;
            }
            Some(ty) if format.has(name) || !ty.contains(char::is_whitespace) && self.unread.is_none() => {
                let known = "types are ub, b, uw, w, ud, d, uq, q, vec_operand, scalar and raw_operand";
                (ty, format!("`{ty}` is no type of a field"), known.to_string())
            }
            None if format.has(name) => {
                let help = format!("write it behind the name: `**{name}(ub):**`");
                (name, format!("`{name}` has no type"), help)
            }
            _ => return false,
        };
        cx.error(place, message, help);
        self.wrong.insert(name);
        true
    }

    /// The fields in the order of the Format table; both must have the same.
    pub(super) fn in_order(self, cx: &mut Cx<'_, 'a>, format: &Format<'a>) -> Vec<Draft<'a>> {
        let mut by_name: HashMap<String, Draft<'a>> = HashMap::with_capacity(self.drafts.len());
        for mut draft in self.drafts {
            draft.finish(cx);
            if !format.has_field(&draft.field.name) {
                let message = format!("`{}` is not in the Format table", draft.name);
                cx.error(draft.name, message, "the table lists the fields in the order of the wire");
            } else if let Some(first) = by_name.get(&draft.field.name) {
                let (here, there) = (cx.spot(draft.name), cx.spot(first.name));
                let message = format!("`{}` is described twice", draft.name);
                cx.log.conflict(&here, message, &there, "first here", "");
            } else {
                by_name.insert(draft.field.name.clone(), draft);
            }
        }
        let mut ordered = Vec::with_capacity(format.fields.len());
        for cell in &format.fields {
            let name = cell.text;
            match by_name.remove(&cell.name) {
                Some(draft) => ordered.push(draft),
                None if self.wrong.contains(name) => {}
                None => {
                    let help = format!("expected a bullet `- **{name}(type):** …` under Description");
                    cx.error(name, format!("`{name}` is not described"), help);
                }
            }
        }
        ordered
    }
}
