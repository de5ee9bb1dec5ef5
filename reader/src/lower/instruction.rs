//! A page with an Opcode section: an instruction.

use super::cx::{Cx, NewRule};
use super::description::{Described, first_sentence};
use super::format;
use super::kept;
use super::layout::Ordered;
use super::log::{InstructionTag, Opcode};
use super::section::{SectionPart, sections, sections_of_instruction};
use super::text::{plain, snake, split_comment};
use super::words::{self, Section};
use super::{derive, explicit, properties, semantics, sentences};
use crate::isa::{Check, Group, Instruction, PlatformSet, RuleKind, SubOpcode};
use crate::page::{Entry, EntryKind, Page, Radix};
use genvisa_rule::{Int, field};
use genvisa_syntax::Line;

/// Whether a page describes an instruction: it has the section Opcode, or most other sections of such pages.
pub(super) fn is_instruction(page: &Page<'_>) -> bool {
    const TYPICAL: [Section; 5] =
        [Section::Format, Section::Semantics, Section::Description, Section::Properties, Section::Text];
    let found: Vec<Section> = sections(page).filter_map(|part| part.section).collect();
    found.contains(&Section::Opcode)
        || TYPICAL.iter().filter(|section| found.contains(section)).count() > TYPICAL.len() / 2
}

/// The name of the instruction of a page, where it has one.
pub(super) fn name_of(page: &Page<'_>) -> Option<String> {
    let opcodes = sections(page).find(|part| part.section == Some(Section::Opcode))?.entries;
    let mut names = opcodes.iter().filter_map(|e| match e.kind {
        EntryKind::Opcode { name, .. } => Some(name),
        _ => None,
    });
    let first = names.next()?;
    Some(names.next().map_or(first.to_string(), |second| [first, "_", second].concat()))
}

/// The content of the page of an opcode.
pub(super) enum Lowered {
    Instruction(Box<Instruction>),
    /// The opcode of several instructions, each of which has a page of its own.
    Group(Group),
}

/// Reads the page of an instruction.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>) -> Option<Lowered> {
    let page = cx.page;
    let parts = sections_of_instruction(cx);
    once(cx, &parts);
    let mut isa = opcode(cx, &parts)?;
    let heading = |part: &SectionPart<'_, 'a>| part.heading.map_or("", |h| page.text(h));
    let format = format::read(cx, &parts, &isa);
    let mut described = Described::default();
    for part in &parts {
        match part.section {
            Some(Section::Opcode | Section::Format | Section::Condition) => {}
            Some(Section::Semantics) => semantics::lower(cx, part.entries, &mut isa),
            Some(Section::Description) => described.read(cx, part.entries, &format),
            Some(Section::Rules) => explicit::rules(cx, part.entries),
            Some(Section::Definitions) => {
                cx.error(
                    heading(part),
                    "an instruction has no definitions",
                    "definitions are those of structures",
                );
            }
            Some(Section::Properties) => properties::properties(cx, part.entries, &mut isa),
            Some(Section::TypeMaps) => properties::type_maps(cx, part.entries, &mut isa),
            Some(Section::Text) => text(cx, part.entries, &mut isa),
            Some(Section::Notes) => {
                let texts = part.entries.iter().filter(|entry| entry.kind == EntryKind::Text);
                isa.notes.extend(texts.map(|entry| plain(page.text(entry))));
                cx.all_prose(part.entries);
            }
            Some(Section::Examples) => cx.all_prose(part.entries),
            None => {
                let first_text = part.entries.iter().find(|e| e.kind == EntryKind::Text && e.span.len() > 1);
                // The text before the first heading comes from the publisher of the page and is not part of the description.
                if let (Some(entry), Some(_), true) = (first_text, part.heading, isa.doc.is_empty()) {
                    isa.doc = first_sentence(page.text(entry));
                }
                if part.heading.is_some() {
                    cx.all_prose(part.entries);
                }
            }
        }
    }
    if isa.doc.is_empty() {
        isa.doc = std::mem::take(&mut described.doc);
    }
    if let Some(various) = described.various {
        let Some(field) = described.first().filter(|_| isa.sub_opcode.is_none()) else {
            let help = "only the page of a group of instructions has fields of no type";
            cx.error(various, format!("`{various}` is no type of a field"), help);
            return None;
        };
        if !format.has_field(&snake(field)) {
            let message = format!("`{field}` is not in the Format table");
            cx.error(field, message, "the table begins with the field that distinguishes the instructions");
            return None;
        }
        // The other fields are those of the instructions of the group.
        for cell in format.layouts.iter().flat_map(|layout| layout.cells.iter().skip(1)) {
            cx.describes(cell.text);
        }
        cx.rules.retain(|r| *r.subject != *isa.name);
        let Instruction { name, opcode, doc, at, .. } = isa;
        return Some(Lowered::Group(Group { name, opcode, field: snake(field), doc, at }));
    }
    let Ordered { fields, parameters, named } = described.in_order(cx, &format);
    derive::instruction(cx, &isa, &fields);
    derive::parameters(cx, &parameters, &named, &fields);
    isa.fields = fields.into_iter().map(|d| d.field).collect();
    isa.named = named.into_iter().map(|d| d.field).collect();
    isa.parameters = parameters;
    isa.tables = kept::of_instruction(cx, &parts);
    rules_name_fields(cx, &parts, &isa);
    Some(Lowered::Instruction(Box::new(isa)))
}

/// The first part of the name of a rule is a field or a bit range.
fn rules_name_fields<'a>(cx: &mut Cx<'_, 'a>, parts: &[SectionPart<'_, 'a>], isa: &Instruction) {
    let fields = isa.fields.iter().chain(&isa.named);
    let names = fields.flat_map(|f| f.bits.iter().map(|b| &b.name).chain([&f.name])).map(String::as_str);
    let known: Vec<&str> = names.chain(["opcode", "sub_opcode"]).collect();
    for entry in parts.iter().filter(|p| p.section == Some(Section::Rules)).flat_map(|p| p.entries) {
        if let EntryKind::Label { name, .. } = entry.kind {
            explicit::check_place(cx, name, &isa.name, &known);
        }
    }
}

/// Every section is on the page once, except conditions: each layout has one.
fn once<'a>(cx: &mut Cx<'_, 'a>, parts: &[SectionPart<'_, 'a>]) {
    let mut seen: Vec<(Section, &Entry<'a>)> = Vec::new();
    for part in parts {
        let (Some(section), Some(heading)) = (part.section, part.heading) else { continue };
        match seen.iter().find(|(s, _)| *s == section) {
            _ if section == Section::Condition => {}
            None => seen.push((section, heading)),
            Some((_, first)) => {
                let (here, there) = (cx.spot(cx.page.text(heading)), cx.spot(cx.page.text(first)));
                let message = format!("the page has two sections `{}`", cx.page.text(heading));
                cx.log.conflict(&here, message, &there, "first here", "a page describes one instruction");
            }
        }
    }
}

/// The opcode lines.
fn opcode<'a>(cx: &mut Cx<'_, 'a>, parts: &[SectionPart<'_, 'a>]) -> Option<Instruction> {
    let Some(part) = parts.iter().find(|p| p.section == Some(Section::Opcode)) else {
        let title = parts.iter().find_map(|p| p.heading).map_or("", |h| cx.page.text(h));
        cx.error(title, "the page has no section `Opcode`", "expected `## Opcode` and a line `NAME = 0x78`");
        return None;
    };
    let heading = part.heading.map_or("", |h| cx.page.text(h));
    let mut codes = Vec::new();
    let mut wrong = false;
    for entry in part.entries {
        if entry.kind == EntryKind::Row {
            cx.error(
                cx.page.text(entry),
                "a table in the section `Opcode`",
                "the fields are under `## Format`",
            );
            continue;
        }
        let EntryKind::Opcode { name, code } = entry.kind else {
            let text = cx.page.text(entry);
            if text.contains('=') && !cx.is_read(text) && entry.kind != EntryKind::Comment {
                cx.error(text, "this is not an opcode", "expected `NAME = 0x78`");
            }
            cx.prose(text);
            continue;
        };
        let radix = [10, 16][usize::from(code.radix == Radix::Hex)];
        match u8::from_str_radix(code.digits, radix).ok().filter(|_| code.radix != Radix::Binary) {
            Some(value) => codes.push((entry, name, value)),
            None => {
                wrong = true;
                cx.error(code.digits, "an opcode is a byte", "write it as `NAME = 0x78`");
            }
        }
    }
    if wrong {
        return None;
    }
    let mut isa = Instruction::default();
    match codes[..] {
        [(entry, name, code)] => {
            isa = Instruction { name: name.to_string(), opcode: code, at: cx.at(entry), ..isa };
            cx.defines(["instruction ", name].concat(), name);
        }
        [(entry, group, code), (sub, name, sub_code)] => {
            let full = [group, "_", name].concat();
            cx.defines(["instruction ", &full].concat(), cx.page.text(sub));
            cx.defines(format!("opcode 0x{code:02x}, sub-opcode 0x{sub_code:02x}"), cx.page.text(sub));
            let sub_opcode = SubOpcode { group: group.to_string(), name: name.to_string(), code: sub_code };
            isa = Instruction {
                name: full,
                opcode: code,
                sub_opcode: Some(sub_opcode),
                at: cx.at(entry),
                ..isa
            };
        }
        [] => {
            cx.error(heading, "no opcode", "expected a line `NAME = 0x78`");
            return None;
        }
        [_, _, (third, ..), ..] => {
            cx.error(
                cx.page.text(third),
                "more than two opcodes",
                "expected the opcode and, for one of a group, the sub-opcode",
            );
            return None;
        }
    }
    if let Some((entry, name, code)) = codes.first() {
        let spot = cx.spot(cx.page.text(entry));
        let sub = codes.get(1).map(|c| c.2);
        cx.log.opcodes.push(Opcode { code: *code, name, sub, spot });
    }
    cx.subject = isa.name.as_str().into();
    if let Some((tagged, ..)) = codes.iter().find(|c| !c.0.tag.is_empty()) {
        isa.platforms = cx.platforms(tagged.tag);
        let (name, spot) = (isa.name.clone(), cx.spot(tagged.tag));
        cx.log.instruction_tags.push(InstructionTag { name, in_index: false, spot });
    }
    for ((entry, _, code), (rule, kind)) in
        codes.iter().zip([("opcode", RuleKind::Opcode), ("sub_opcode", RuleKind::SubOpcode)])
    {
        let new = NewRule {
            name: &[rule],
            platforms: PlatformSet::default(),
            kind,
            check: Check::Static,
            expr: field(rule).equals(Int::hex(i64::from(*code), 2)),
            doc: sentences::opcode(&isa.name, rule, *code),
            source: cx.page.text(entry),
        };
        cx.rule(entry.line, new);
    }
    Some(isa)
}

/// The assembly forms of the Text section; comments are prose.
fn text<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>], isa: &mut Instruction) {
    let page = cx.page;
    for entry in entries.iter().filter(|e| !matches!(e.kind, EntryKind::Comment | EntryKind::Unclosed)) {
        for line in page.text(entry).lines().map(str::trim).filter(|l| !l.is_empty()) {
            let (form, comment) = split_comment(line);
            if words::announces(form) {
                cx.prose(form);
            } else if !form.trim().is_empty() {
                check_form(cx, form);
                // Blanks of a form are printed unchanged, so plain text is not normalized.
                let is_plain = form.bytes().all(|b| b != b'*' && matches!(b, b' '..=b'~'));
                isa.text.push(if is_plain { form.trim().to_string() } else { plain(form) });
            }
            cx.prose(comment);
        }
    }
}

/// Reports a form that does not follow the grammar of templates, unless a reading explains it.
fn check_form<'a>(cx: &mut Cx<'_, 'a>, form: &'a str) {
    let Err(error) = Line::parse(form) else { return };
    if cx.sentence(form).is_some() {
        return;
    }
    let rest = form.get(error.at..).map(str::trim_end).filter(|rest| !rest.is_empty()).unwrap_or(form);
    let end = rest.find('>').filter(|_| rest.starts_with('<')).map_or(rest.len(), |end| end + 1);
    let message = format!("the form does not follow the grammar of templates: {}", error.message);
    cx.error(&rest[..end], message, "spec/README.md describes the grammar under `## Text`");
}
