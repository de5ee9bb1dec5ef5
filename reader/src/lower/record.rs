//! Structures: operands and object file records.

use super::cx::Cx;
use super::field::Draft;
use super::log::{Same, Used, Variant};
use super::{derive, explicit, near, words};
use crate::coverage::States;
use crate::isa::{Record, Wire};
use crate::page::{Entry, EntryKind, is_word};
use genvisa_report::nearest;

/// A structure while it is read.
pub(super) struct Open<'a> {
    pub(super) record: Record,
    pub(super) fields: Vec<Draft<'a>>,
    /// The name on the page.
    name: &'a str,
    /// `operand_class` of the comment `//operand_class = General`.
    group: &'a str,
    /// The field whose bullet was read last.
    bullet: Option<usize>,
}

/// Begins a structure at its first line.
pub(super) fn open<'a>(cx: &mut Cx<'_, 'a>, entry: &Entry<'a>, name: &'a str, comment: &'a str) -> Open<'a> {
    let mut record = Record { name: name.to_string(), at: cx.at(entry), ..Record::default() };
    cx.subject = name.into();
    cx.defines(format!("structure {name}"), name);
    let mut group = "";
    match comment.split_once('=').map(|(g, v)| (g.trim(), v.trim())) {
        Some((g, value)) if is_word(g) && is_word(value) => {
            record.variant = Some(value.to_string());
            group = g;
            cx.fact("variant", comment);
        }
        _ => cx.prose(comment),
    }
    Open { record, fields: Vec::new(), name, group, bullet: None }
}

/// Splits entries behind the end of a structure: its lines, and the rest.
pub(super) fn split<'p, 'a>(entries: &'p [Entry<'a>]) -> (&'p [Entry<'a>], &'p [Entry<'a>]) {
    let stop = |e: &Entry<'_>| {
        matches!(e.kind, EntryKind::Close | EntryKind::Label { .. } | EntryKind::Row | EntryKind::Open { .. })
    };
    let end = entries.iter().position(stop).unwrap_or(entries.len());
    let (members, rest) = entries.split_at(end);
    match rest.first() {
        Some(Entry { kind: EntryKind::Close, .. }) => (&entries[..=end], &rest[1..]),
        _ => (members, rest),
    }
}

/// Reads the lines of a structure.
pub(super) fn members<'a>(cx: &mut Cx<'_, 'a>, mut open: Open<'a>, entries: &[Entry<'a>]) -> Open<'a> {
    for entry in entries {
        let text = cx.page.text(entry);
        match entry.kind {
            EntryKind::Member { ty, name, count, comment } => {
                member(cx, &mut open, entry, ty, name, count, comment)
            }
            EntryKind::Close => {}
            _ if text.starts_with("//") => cx.prose(text),
            _ => cx.error(
                text,
                "expected a field of the structure",
                "fields are written `type name;` or `type name[count];`",
            ),
        }
    }
    if !matches!(entries.last(), Some(Entry { kind: EntryKind::Close, .. })) {
        cx.error(open.name, format!("the structure `{}` has no end", open.name), "expected a line `}`");
    }
    open
}

fn member<'a>(
    cx: &mut Cx<'_, 'a>,
    open: &mut Open<'a>,
    entry: &Entry<'a>,
    ty: &'a str,
    name: &'a str,
    count: Option<&'a str>,
    comment: &'a str,
) {
    let text = cx.page.text(entry);
    let declaration = text.strip_suffix(comment).unwrap_or(text);
    match count {
        // The structures that follow the tag replace the bytes behind it.
        Some("") => cx.statement(States::Redundant, declaration),
        _ => cx.fact("fields", declaration),
    }
    if ty.is_empty() && count.is_none() && !words::is_opaque(name) {
        // Intel's pages have one such field.
        let help = "fields are written `type name;` or `type name[count];`";
        cx.log.note(&cx.spot(name), format!("`{name}` has no type"), help);
    }
    count.into_iter().for_each(|count| check_count(cx, open, count));
    let word = ty;
    let ty = match (ty, name) {
        ("", "instructions") => "instructions".to_string(),
        ("", _) => words::UNTYPED.to_string(),
        // Real pages write the types in capitals too.
        _ if words::wire_bits(ty).is_some_and(|bits| bits > 0) => ty.to_lowercase(),
        _ => ty.to_string(),
    };
    if words::wire_bits(&ty).is_none() && !words::is_opaque(&ty) {
        let spot = cx.spot(cx.page.text(entry));
        cx.log.structures.push(Used { word, spot });
    }
    let wire = Wire { ty, versions: cx.versions(entry.tag) };
    let when = when(cx, open, comment);
    let count = count.map(str::to_string);
    if let Some(known) = open.fields.iter_mut().find(|d| d.field.name == name) {
        // The same field of other object versions.
        let apart = known.field.wire.iter().all(|w| !w.versions.is_all()) && !wire.versions.is_all();
        if apart && known.field.count == count && known.field.when == when {
            known.field.wire.push(wire);
        } else {
            let (here, there) = (cx.spot(name), cx.spot(known.name));
            let help = "fields of the same name have tags `{v3.4+}` and `{-v3.4}`";
            cx.log.conflict(
                &here,
                format!("the structure has two fields `{name}`"),
                &there,
                "first here",
                help,
            );
        }
        return;
    }
    let mut draft = Draft::new(cx, entry, name, vec![wire]);
    // Fields of structures are called as they are written.
    draft.field.name = name.to_string();
    (draft.field.count, draft.field.when) = (count, when);
    open.fields.push(draft);
}

/// Reports a count that is a slip of a field before it.
fn check_count<'a>(cx: &mut Cx<'_, 'a>, open: &Open<'a>, count: &'a str) {
    let mut names = open.fields.iter().map(|draft| draft.name);
    if names.clone().any(|name| name == count) {
        return;
    }
    if let Some(meant) = names.find(|name| near::is_slip(count, name)) {
        let message = format!("the structure has no field `{count}`");
        cx.error(count, message, format!("did you mean `{meant}`?"));
    }
}

/// The start of a comment that states when a field is present.
const PRESENT_IF: &str = "present only if";
/// The first word of such comments.
const PRESENT: &str = "present";
const PRESENT_FOR: &str = "present only for";

/// The condition of a comment: `present only if type == DF`, `present only for A, B, and C type`.
fn when<'a>(cx: &mut Cx<'_, 'a>, open: &Open<'a>, comment: &'a str) -> Option<String> {
    if let Some(expr) = comment.strip_prefix(PRESENT_IF) {
        cx.fact("when", comment);
        return explicit::condition(cx, expr.trim().trim_matches('`')).map(|e| e.to_string());
    }
    if let Some((list, field)) = comment.strip_prefix(PRESENT_FOR).and_then(|c| c.trim().rsplit_once(' '))
        && open.fields.iter().any(|d| d.field.name == field)
    {
        let words = list.split([',', ' ']).map(str::trim);
        let names: Vec<&str> = words.filter(|w| !matches!(*w, "" | "and" | "or")).collect();
        let expr = format!("matches!({field}, {})", names.join(" | "));
        if let Ok(expr) = genvisa_rule::parse(&expr) {
            cx.fact("when", comment);
            return Some(expr.to_string());
        }
    }
    let first = comment.split_whitespace().next().unwrap_or_default();
    let is_like = first.eq_ignore_ascii_case(PRESENT) || near::is_slip(first, PRESENT);
    if is_like && !cx.is_read(comment) {
        cx.error(comment, "this is no condition", format!("expected `//{PRESENT_IF} CONDITION`"));
        return None;
    }
    cx.prose(comment);
    None
}

impl<'a> Open<'a> {
    /// Reads the bullet of a field. False: no field has that name.
    pub(super) fn describe(&mut self, cx: &mut Cx<'_, 'a>, entry: &Entry<'a>, name: &'a str) -> bool {
        let Some(n) = self.fields.iter().position(|d| d.name == name) else { return false };
        self.bullet = Some(n);
        let draft = &mut self.fields[n];
        draft.field.at = cx.at(entry);
        draft.text = cx.page.text(entry);
        let body = cx.page.body(entry);
        cx.statement(States::Label, draft.text.strip_suffix(body).unwrap_or(draft.text));
        draft.text(cx, body);
        if let Some(like) = words::same_layout(body) {
            cx.fact("bits", like);
            let (record, field) = (self.record.name.as_str().into(), draft.field.name.clone());
            let same = Same { record, field, like: like.to_string(), line: entry.line, spot: cx.spot(like) };
            cx.log.same.push(same);
        }
        true
    }

    /// The field with the most similar name.
    pub(super) fn similar_field(&self, name: &str) -> Option<&'a str> {
        nearest(name, self.fields.iter().map(|draft| draft.name))
    }

    /// The field whose bullet was read last.
    pub(super) fn described(&mut self) -> Option<&mut Draft<'a>> {
        self.fields.get_mut(self.bullet?)
    }
}

/// Finishes a structure.
pub(super) fn close<'a>(cx: &mut Cx<'_, 'a>, open: Open<'a>) -> Option<Record> {
    let mut record = open.record;
    if let Some(value) = &record.variant {
        let spot = cx.spot(open.group);
        cx.log.variants.push(Variant { group: open.group, value: value.clone(), spot });
    }
    for mut draft in open.fields {
        draft.finish(cx);
        derive::bit_ranges(cx, &draft, derive::Naming::Own);
        derive::ranges(cx, &draft, derive::Naming::Own);
        record.fields.push(draft.field);
    }
    Some(record)
}
