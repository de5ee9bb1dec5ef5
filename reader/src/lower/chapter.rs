//! A page without an Opcode section: a chapter, with structures, shared fields and tables.

pub(super) mod state;

use super::cx::Cx;
use super::field::Draft;
use super::kept::Titles;
use super::record;
use super::section::{SectionPart, lost_headings, sections};
use super::table::Table;
use super::tables;
use super::text::{plain, snake};
use super::words::{self, Section};
use super::{attributes, derive, explicit, index, near, similar};
use crate::isa::{Definition, Isa, ObjectVersion, Wire};
use crate::page::{Entry, EntryKind, stem};
use state::{Chapter, Current};
use std::sync::Arc;

/// The name of a chapter: that of its file, without the number in front and the ending.
pub(super) fn name_of(path: &str) -> &str {
    let stem = stem(path);
    let name = stem.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('_');
    if name.len() == stem.len() || name.is_empty() { stem } else { name }
}

/// Reads a chapter.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa) {
    let page = cx.page;
    let mut chapter = Chapter {
        isa,
        current: Current::Nothing,
        level: 0,
        title: "",
        titles: Titles::default(),
        in_bullet: false,
        text_before: "",
    };
    for part in sections(page) {
        chapter.begin(cx, &part);
        match part.section {
            Some(Section::Rules) => {
                if let Current::Class(class) = chapter.current {
                    cx.subject = class.into();
                    explicit::rules(cx, part.entries);
                    chapter.check_places(cx, part.entries);
                    cx.subject = Arc::default();
                } else if chapter.has_subject(cx, &part, "rules") {
                    explicit::rules(cx, part.entries);
                    chapter.check_places(cx, part.entries);
                }
            }
            Some(Section::Definitions) => {
                if chapter.has_subject(cx, &part, "definitions") {
                    let list = explicit::definitions(cx, part.entries);
                    match &mut chapter.current {
                        Current::Record(open) => open.record.definitions.extend(list),
                        _ => {
                            let text = part.heading.map_or("", |h| page.text(h));
                            cx.error(
                                text,
                                "a field has no definitions",
                                "definitions are those of structures",
                            );
                        }
                    }
                }
            }
            Some(Section::Format | Section::Semantics | Section::TypeMaps) => {
                let text = part.heading.map_or("", |h| page.text(h));
                let help = "the page of an instruction has a section `Opcode`; this one has none";
                cx.error(text, format!("a chapter has no section `{text}`"), help);
            }
            _ => chapter.entries(cx, part.entries),
        }
    }
    chapter.end(cx);
    lost_headings(cx);
}

impl<'a> Chapter<'_, 'a> {
    /// Begins a section: the sections under headings of the same or a lower level end.
    fn begin(&mut self, cx: &mut Cx<'_, 'a>, part: &SectionPart<'_, 'a>) {
        let Some(Entry { kind: EntryKind::Heading(level), .. }) = part.heading else { return };
        (self.in_bullet, self.text_before) = (false, "");
        let belongs = matches!(part.section, Some(Section::Rules | Section::Definitions));
        if !belongs || *level <= self.level {
            self.end(cx);
            self.level = *level;
        }
        // A heading without text (`##` behind an underlined one) titles nothing.
        let title = part.heading.map_or("", |h| cx.page.text(h));
        if !belongs && !title.is_empty() {
            self.title = title;
        }
    }

    /// Finishes the structure or field that is being read.
    fn end(&mut self, cx: &mut Cx<'_, 'a>) {
        match std::mem::replace(&mut self.current, Current::Nothing) {
            Current::Nothing | Current::Class(_) => {}
            Current::Record(open) => self.isa.records.extend(record::close(cx, *open)),
            Current::Field(mut draft) => {
                draft.finish(cx);
                derive::bit_ranges(cx, &draft, derive::Naming::Shared);
                derive::ranges(cx, &draft, derive::Naming::Shared);
                self.isa.fields.push(draft.field);
            }
        }
        cx.subject = Arc::default();
    }

    fn has_subject(&self, cx: &mut Cx<'_, 'a>, part: &SectionPart<'_, 'a>, what: &str) -> bool {
        let found = !matches!(self.current, Current::Nothing);
        if !found {
            let text = part.heading.map_or("", |h| cx.page.text(h));
            cx.error(
                text,
                format!("{what} of nothing"),
                "they belong under the heading of a structure or a shared field",
            );
        }
        found
    }

    fn entries(&mut self, cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>]) {
        let mut rest = entries;
        while let Some((entry, behind)) = rest.split_first() {
            rest = behind;
            match entry.kind {
                EntryKind::Open { name, comment } => {
                    self.end(cx);
                    let open = record::open(cx, entry, name, comment);
                    let (members, behind) = record::split(rest);
                    rest = behind;
                    self.current = Current::Record(Box::new(record::members(cx, open, members)));
                    self.in_bullet = false;
                }
                EntryKind::Label { name, arg } => self.label(cx, entry, name, arg),
                EntryKind::Bits { .. } | EntryKind::Code { .. } | EntryKind::Surface { .. } => {
                    self.part_of_bullet(cx, entry)
                }
                EntryKind::Row | EntryKind::Separator | EntryKind::Line => {
                    let all = Table::first(&entries[entries.len() - rest.len() - 1..]);
                    rest = &rest[all.len() - 1..];
                    match Table::new(cx.page, all) {
                        Some(table) => tables::lower(cx, self, &table),
                        None => cx.all_prose(all),
                    }
                    self.in_bullet = false;
                }
                EntryKind::Text if index::entry(cx, self, entry) => self.in_bullet = false,
                EntryKind::Text if self.attribute(cx, entry) => {}
                EntryKind::Text if self.is_near_miss(cx, entry) => {}
                EntryKind::Text => {
                    self.text(cx, entry);
                    // An item does not end the bullet that its list belongs to, unless a list of its own follows.
                    let announces = crate::page::sentences(cx.page.text(entry)).any(words::announces_list);
                    self.in_bullet &= cx.page.is_item(entry) && !announces;
                }
                _ => cx.all_prose(std::slice::from_ref(entry)),
            }
        }
    }

    /// Reads an item about an attribute of the structure that the section describes.
    fn attribute(&mut self, cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) -> bool {
        match &self.current {
            Current::Record(open) => attributes::item(cx, self.isa, entry, &open.record.name),
            _ => false,
        }
    }

    fn text(&mut self, cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) {
        let text = cx.page.text(entry);
        self.text_before = text;
        match &mut self.current {
            Current::Record(open) if open.record.doc.is_empty() => open.record.doc = plain(text),
            Current::Field(draft) if draft.field.doc.is_empty() => draft.field.doc = plain(text),
            _ => {}
        }
        for sentence in crate::page::sentences(text) {
            if !tables::predefined_range(cx, self, entry, sentence) || cx.is_read(sentence) {
                cx.sentence(sentence);
            }
        }
    }

    /// Reports an item that is nearly a field, a bit range or an encoding of the structure or field that is described.
    fn is_near_miss(&self, cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) -> bool {
        let describes = self.in_bullet
            || matches!(self.current, Current::Record(_))
            || cx.page.text(entry).starts_with(['*', '_']);
        let is_field = |name: &str| {
            let mut known = self.fields().chain([NEWEST_VERSION, tables::FIRST_DECLARED]);
            known.any(|known| known.eq_ignore_ascii_case(name) || near::is_slip(name, known))
        };
        describes && similar::is_reported(cx, entry, is_field)
    }

    /// A bullet: of a field of the structure, of a shared field, or just something that is explained.
    fn label(&mut self, cx: &mut Cx<'_, 'a>, entry: &Entry<'a>, name: &'a str, arg: Option<&'a str>) {
        self.in_bullet = true;
        if let Some(ty) = arg.map(str::trim).filter(|ty| words::wire_bits(ty).is_some()) {
            self.end(cx);
            let wire = vec![Wire { ty: words::wire_name(ty), ..Wire::default() }];
            let mut draft = Draft::new(cx, entry, name, wire);
            cx.subject = draft.field.name.as_str().into();
            cx.defines(format!("field {}", draft.field.name), name);
            if snake(self.title) == draft.field.name && self.title != name {
                let message = format!("`{name}` is `{}` in the heading", self.title);
                cx.error(name, message, "a field has one spelling");
            }
            draft.text(cx, cx.page.body(entry));
            self.current = Current::Field(Box::new(draft));
            return;
        }
        if let Current::Record(open) = &mut self.current
            && open.describe(cx, entry, name)
        {
            return;
        }
        self.in_bullet = false;
        if explicit::is_rule(cx, entry) {
            let help = "rules are under a heading `#### Rules`";
            cx.error(cx.page.text(entry), "a rule outside of a section of rules", help);
            return;
        }
        if let Some(known) = self.meant(name) {
            cx.error(name, format!("`{name}` explains nothing"), format!("did you mean `{known}`?"));
        }
        if !tables::first_declared(cx, self.isa, entry, name) && !newest_version(cx, self.isa, entry, name) {
            cx.all_prose(std::slice::from_ref(entry));
        }
    }

    /// Reports rules whose place is a slip of a field, a bit range, a definition or a class of declarations. Rules of structures
    /// may have other places.
    fn check_places(&self, cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>]) {
        let (drafts, definitions, class): (&[Draft<'a>], &[Definition], _) = match &self.current {
            Current::Record(open) => (&open.fields, &open.record.definitions, None),
            Current::Field(draft) => (std::slice::from_ref(&**draft), &[], None),
            Current::Class(class) => (&[], &[], Some(*class)),
            Current::Nothing => return,
        };
        let names = drafts.iter().flat_map(Draft::names).chain(class);
        let known: Vec<&str> = names.chain(definitions.iter().map(|d| d.name.as_str())).collect();
        let is_slip = |place: &str| {
            known.iter().any(|name| near::is_slip(place, name) || place.eq_ignore_ascii_case(name))
        };
        let subject = cx.subject.clone();
        for entry in entries {
            let EntryKind::Label { name, .. } = entry.kind else { continue };
            let place = name.split('/').next().unwrap_or_default();
            if !known.contains(&place) && is_slip(place) {
                explicit::check_place(cx, name, &subject, &known);
            }
        }
    }

    /// The field of the structure, or the property of the chapter, that the name of a bullet is a slip of.
    fn meant(&self, name: &str) -> Option<String> {
        if let Current::Record(open) = &self.current
            && let Some(known) = open.similar_field(name)
        {
            return Some(known.to_string());
        }
        let mut known = self.fields().chain([NEWEST_VERSION, tables::FIRST_DECLARED]);
        known.find(|known| near::is_slip(name, known)).map(str::to_string)
    }

    /// The names of the fields of the structure.
    fn fields(&self) -> impl Iterator<Item = &'a str> {
        let fields: &[Draft<'a>] = match &self.current {
            Current::Record(open) => &open.fields,
            _ => &[],
        };
        fields.iter().map(|draft| draft.name)
    }

    /// Bits and encodings, which belong to the bullet before, if there is one.
    fn part_of_bullet(&mut self, cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) {
        let draft = match &mut self.current {
            Current::Record(open) => open.described(),
            Current::Field(draft) => Some(&mut **draft),
            Current::Nothing | Current::Class(_) => None,
        };
        let taken = self.in_bullet && draft.is_some_and(|d| d.entry(cx, entry));
        if !taken {
            cx.all_prose(std::slice::from_ref(entry));
        }
    }
}

/// The name of the bullet of the newest object version.
const NEWEST_VERSION: &str = "newest version";

/// Reads `**Newest version:** 4.1`. False: the bullet has another name.
fn newest_version<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, entry: &Entry<'a>, name: &str) -> bool {
    if !name.eq_ignore_ascii_case(NEWEST_VERSION) {
        return false;
    }
    let body = cx.page.body(entry).trim();
    cx.fact("newest_version", cx.page.text(entry));
    cx.defines("the newest object version".to_string(), body);
    match ObjectVersion::parse(body.split_whitespace().next().unwrap_or_default().trim_end_matches('.')) {
        Some(version) => isa.newest_version = Some(version),
        None => cx.error(body, format!("`{body}` is no object version"), "write it as `4.1`"),
    }
    true
}
