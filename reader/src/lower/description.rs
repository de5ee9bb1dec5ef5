//! The Description of an instruction: its fields, and what they are for.

use super::cx::Cx;
use super::explicit;
use super::field::{Draft, Drafts};
use super::format::Format;
use super::layout::{self, ByName, Ordered};
use super::log::Same;
use super::similar;
use super::table::Table;
use super::text::{plain, snake};
use super::words;
use crate::isa::Wire;
use crate::page::{Entry, EntryKind};
use foldhash::{HashMap, HashSet};

/// The content of a Description section.
#[derive(Default)]
pub(super) struct Described<'p, 'a> {
    /// The fields, in the order of the bullets.
    drafts: Drafts<'a>,
    /// The place of the first field whose type depends on the object version, by the name of its bullet.
    versioned: HashMap<&'a str, usize>,
    /// The place of the first field of each name in snake case, where the Format table has other names of repeated fields.
    places: HashMap<String, usize>,
    /// Fields whose bullet is wrong; no more problems are reported for them.
    wrong: HashSet<&'a str>,
    /// The other names of repeated fields that have a bullet, in snake case.
    other_names: HashSet<String>,
    /// The first sentence.
    pub(super) doc: String,
    /// The word in place of the type of a field, on the page of a group of instructions.
    pub(super) various: Option<&'a str>,
    /// The last table with encodings that is under no bullet: a bullet may refer to it.
    above: Option<Table<'p, 'a>>,
}

/// A field has the same spelling in its bullet and in the Format table.
fn check_spelling<'a>(cx: &mut Cx<'_, 'a>, format: &Format<'a>, draft: &Draft<'a>) {
    let label = format.label_of(&draft.field.name).filter(|label| *label != draft.field.label);
    if let Some(label) = label {
        let message = format!("`{}` is `{label}` in the Format table", draft.name);
        cx.error(draft.name, message, "a field has one spelling");
    }
}

/// The first sentence of a text.
pub(super) fn first_sentence(text: &str) -> String {
    crate::page::sentences(text).next().map(plain).unwrap_or_default()
}

/// Whether a type is that of the same number in other object versions.
fn in_other_versions(known: &[Wire], wire: &Wire) -> bool {
    known.iter().chain([wire]).all(|w| w.bits().is_some() && !w.versions.is_all())
}

impl<'p, 'a> Described<'p, 'a> {
    /// Reads the section.
    pub(super) fn read(&mut self, cx: &mut Cx<'_, 'a>, entries: &'p [Entry<'a>], format: &Format<'a>) {
        let mut rest = entries;
        while let Some((entry, behind)) = rest.split_first() {
            if matches!(entry.kind, EntryKind::Row | EntryKind::Line) {
                let table = Table::first(rest);
                rest = &rest[table.len()..];
                self.table(cx, table);
                continue;
            }
            rest = behind;
            let corrected = similar::corrected(cx, entry);
            let entry = corrected.as_ref().unwrap_or(entry);
            if let EntryKind::Label { name, arg } = entry.kind
                && self.bullet(cx, entry, format, name, arg.map(str::trim))
            {
                continue;
            }
            if self.drafts.last_mut().is_some_and(|draft| draft.entry(cx, entry)) {
                continue;
            }
            if let EntryKind::Bits { .. } | EntryKind::Code { .. } | EntryKind::Surface { .. } = entry.kind {
                let help = "they belong under a bullet `**Name(type):**`";
                cx.warning(cx.page.text(entry), "bits or encodings without a field", help);
                continue;
            }
            if explicit::is_rule(cx, entry) {
                let help = "rules are under a heading `#### Rules`";
                cx.error(cx.page.text(entry), "a rule outside of a section of rules", help);
                continue;
            }
            if self.doc.is_empty() && entry.kind == EntryKind::Text {
                self.doc = first_sentence(cx.page.text(entry));
            }
            cx.all_prose(std::slice::from_ref(entry));
        }
    }

    /// A table: the encodings of the field above it, or of one below that refers to it, or no fact.
    fn table(&mut self, cx: &mut Cx<'_, 'a>, entries: &'p [Entry<'a>]) {
        let Some(table) = Table::any(cx.page, entries).filter(|t| t.encodings().is_some()) else {
            return cx.all_prose(entries);
        };
        match self.drafts.last_mut().filter(|d| d.takes_list()) {
            Some(draft) => draft.list(cx, &table),
            None => {
                cx.all_prose(entries);
                self.above = Some(table);
            }
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
        let own = snake(name);
        let known = format.field_of(&own);
        if let Some((_, true)) = known {
            self.other_names.insert(own.clone());
        }
        if let Some((field, true)) = known
            && let Some(draft) = self.places.get(field).and_then(|&place| self.drafts.get_mut(place))
        {
            // Another name of a field that is there several times: its type is that of the first.
            let refers = draft.field.refers.take();
            let given = draft.take_given();
            draft.text(cx, cx.page.body(entry));
            draft.give_back(given);
            if draft.field.refers.is_some_and(|other| Some(other) != refers) {
                let message = format!("`{name}` and `{}` are no indices of one table", draft.field.label);
                cx.error(name, message, "the bullets of a repeated field describe one field");
            }
            draft.field.refers = refers;
            return true;
        }
        let (place, message, help) = match ty {
            Some(ty) if words::wire_bits(ty).is_some() => {
                let wire = Wire { ty: words::wire_name(ty), versions: cx.versions(entry.tag) };
                let first = self.versioned.get(name).and_then(|&place| self.drafts.get_mut(place));
                if let Some(draft) = first.filter(|draft| in_other_versions(&draft.field.wire, &wire)) {
                    draft.field.wire.push(wire);
                    let (text, body) = (cx.page.text(entry), cx.page.body(entry));
                    cx.fact("wire", text.strip_suffix(body).unwrap_or(text));
                    cx.prose(body);
                    return true;
                }
                let place = self.drafts.len();
                if in_other_versions(&[], &wire) {
                    self.versioned.entry(name).or_insert(place);
                }
                let repeated = known.filter(|(_, is_other)| *is_other).map(|(field, _)| field.to_string());
                let text = cx.page.text(entry);
                let mut draft = Box::new(Draft::named(own, name, name, text, vec![wire], cx.at(entry)));
                if let Some(field) = repeated {
                    draft.field.label = format.label_of(&field).unwrap_or(name).to_string();
                    draft.field.name = field;
                }
                if !format.other_names.is_empty() {
                    self.places.entry(draft.field.name.clone()).or_insert(place);
                }
                check_spelling(cx, format, &draft);
                draft.text(cx, cx.page.body(entry));
                if let Some(table) = self.above.as_ref().filter(|_| words::table_above(cx.page.body(entry))) {
                    draft.list(cx, table);
                }
                if let Some(like) = words::same_layout(cx.page.body(entry)) {
                    cx.fact("bits", like);
                    let (record, field) = (cx.subject.clone(), draft.field.name.clone());
                    let same =
                        Same { record, field, like: like.to_string(), line: entry.line, spot: cx.spot(like) };
                    cx.log.same.push(same);
                }
                self.drafts.push(draft);
                return true;
            }
            Some(ty) if words::is_unknown(ty) => {
                self.various = Some(ty);
                cx.prose(cx.page.body(entry));
                return true;
            }
            Some(ty) if known.is_some() || !ty.contains(char::is_whitespace) && self.various.is_none() => {
                let known =
                    "types are ub, b, uw, w, ud, d, uq, q, vec_operand, scalar, block and raw_operand";
                (ty, format!("`{ty}` is no type of a field"), known.to_string())
            }
            None if known.is_some() => {
                let help = format!("write it behind the name: `**{name}(ub):**`");
                (name, format!("`{name}` has no type"), help)
            }
            _ => return false,
        };
        cx.error(place, message, help);
        self.wrong.insert(name);
        true
    }

    /// The name of the first field, as the bullet spells it.
    pub(super) fn first(&self) -> Option<&str> {
        self.drafts.first().map(|d| d.name)
    }

    /// The fields in the order of the Format table; both must have the same.
    pub(super) fn in_order(self, cx: &mut Cx<'_, 'a>, format: &Format<'a>) -> Ordered<'a> {
        let mut by_name: ByName<'a> = ByName::with_capacity_and_hasher(self.drafts.len(), Default::default());
        for mut draft in self.drafts {
            draft.finish(cx);
            if !format.has_field(&draft.field.name) {
                // The fields that a full table leaves out have its message.
                if !format.is_full() {
                    let message = format!("`{}` is not in the Format table", draft.name);
                    cx.error(draft.name, message, "the table lists the fields in the order of the wire");
                }
            } else if let Some(first) = by_name.get(&draft.field.name) {
                let (here, there) = (cx.spot(draft.name), cx.spot(first.name));
                let message = format!("`{}` is described twice", draft.name);
                cx.log.conflict(&here, message, &there, "first here", "");
            } else {
                by_name.insert(draft.field.name.clone(), draft);
            }
        }
        for name in format.other_names.iter().filter(|name| !self.other_names.contains(&snake(name))) {
            let help = format!("expected a bullet `- **{name}(type):** …` under Description");
            cx.error(name, format!("`{name}` is not described"), help);
        }
        let wrong = self.wrong;
        layout::order(cx, format, by_name, &mut |cx, cell| {
            let name = cell.text;
            if !wrong.contains(name) {
                let help = format!("expected a bullet `- **{name}(type):** …` under Description");
                cx.error(name, format!("`{name}` is not described"), help);
            }
        })
    }
}
