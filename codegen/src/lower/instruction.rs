//! A page with an Opcode section: an instruction.

use super::cx::{Cx, NewRule, plain};
use super::field::Draft;
use super::format::{self, Format};
use super::log::Opcode;
use super::section::{Part, sections};
use super::words::{self, Section};
use super::{derive, explicit, properties};
use crate::isa::{Check, Instruction, Kind as RuleKind, PlatformSet, SubOpcode, Wire};
use crate::page::{Entry, Kind, Page, Radix};
use std::collections::HashMap;

/// Whether a page describes an instruction.
pub(super) fn is_instruction(page: &Page<'_>) -> bool {
    sections(page).any(|part| part.section == Some(Section::Opcode))
}

/// The name of the instruction of a page, where it has one.
pub(super) fn name_of(page: &Page<'_>) -> Option<String> {
    let opcodes = sections(page).find(|part| part.section == Some(Section::Opcode))?.entries;
    let mut names = opcodes.iter().filter_map(|e| match e.kind {
        Kind::Opcode { name, .. } => Some(name),
        _ => None,
    });
    let first = names.next()?;
    Some(names.next().map_or(first.to_string(), |second| [first, "_", second].concat()))
}

/// Reads the page of an instruction.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>) -> Option<Instruction> {
    let page = cx.page;
    let parts: Vec<Part<'_, 'a>> = sections(page).collect();
    let mut isa = opcode(cx, &parts)?;
    let conditional = parts.iter().find(|p| p.section == Some(Section::Condition));
    let heading = |part: &Part<'_, 'a>| part.heading.map_or("", |h| page.text(h));
    let mut unread = conditional.map(|part| Unread { text: heading(part), why: "depends on a condition" });
    let mut format = Format::default();
    let mut drafts = Vec::new();
    let mut described = String::new();
    for part in &parts {
        match part.section {
            Some(Section::Opcode) => {}
            Some(Section::Format) if conditional.is_none() => format = format::read(cx, part.entries, &isa),
            Some(Section::Format | Section::Condition | Section::Semantics) => {}
            Some(Section::Description) => {
                drafts.extend(fields(cx, part.entries, &format, &mut unread, &mut described));
            }
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
            Some(Section::Notes | Section::Examples) => all_prose(cx, part.entries),
            None => {
                let said = part.entries.iter().find(|e| e.kind == Kind::Text && e.span.len() > 1);
                // What stands before the first heading is furniture of whoever delivered the page.
                if let (Some(entry), Some(_), true) = (said, part.heading, isa.doc.is_empty()) {
                    isa.doc = first_sentence(page.text(entry));
                }
                if part.heading.is_some() {
                    all_prose(cx, part.entries);
                }
            }
        }
    }
    if isa.doc.is_empty() {
        isa.doc = described;
    }
    unread = unread.or(format.repeated.map(|text| Unread { text, why: "has fields that repeat" }));
    if let Some(Unread { text, why }) = unread {
        let message = format!("the layout {why}, which is not read");
        cx.warning(text, message, "the instruction is listed without fields");
        return Some(isa);
    }
    let fields = in_order(cx, drafts, &format);
    derive::instruction(cx, &isa, &fields);
    isa.fields = fields.into_iter().map(|d| d.field).collect();
    Some(isa)
}

/// Why the layout of an instruction is not understood.
struct Unread<'a> {
    text: &'a str,
    why: &'static str,
}

/// The opcode lines.
fn opcode<'a>(cx: &mut Cx<'_, 'a>, parts: &[Part<'_, 'a>]) -> Option<Instruction> {
    let part = parts.iter().find(|p| p.section == Some(Section::Opcode))?;
    let heading = part.heading.map_or("", |h| cx.page.text(h));
    let mut codes = Vec::new();
    for entry in part.entries {
        let Kind::Opcode { name, code } = entry.kind else {
            cx.prose(cx.page.text(entry));
            continue;
        };
        let radix = [10, 16][usize::from(code.radix == Radix::Hex)];
        match u8::from_str_radix(code.digits, radix).ok().filter(|_| code.radix != Radix::Binary) {
            Some(value) => codes.push((entry, name, value)),
            None => cx.error(code.digits, "an opcode is a byte", "write it as `NAME = 0x78`"),
        }
    }
    let mut isa = Instruction::default();
    match codes[..] {
        [(entry, name, code)] => {
            isa = Instruction { name: name.to_string(), opcode: code, at: cx.at(entry), ..isa };
            cx.defines(format!("instruction {name}"), name);
            cx.defines(format!("opcode 0x{code:02x}"), cx.page.text(entry));
        }
        [(entry, group, code), (sub, name, sub_code)] => {
            let full = [group, "_", name].concat();
            cx.defines(format!("instruction {full}"), cx.page.text(sub));
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
        let (name, spot) = (name.to_string(), cx.spot(cx.page.text(entry)));
        cx.log.opcodes.push(Opcode { code: *code, name, is_group: codes.len() == 2, spot });
    }
    cx.subject.clone_from(&isa.name);
    isa.platforms =
        codes.iter().find(|c| !c.0.tag.is_empty()).map(|c| cx.platforms(c.0.tag)).unwrap_or_default();
    for ((entry, _, code), (rule, kind)) in
        codes.iter().zip([("opcode", RuleKind::Opcode), ("sub_opcode", RuleKind::SubOpcode)])
    {
        let new = NewRule {
            name: rule,
            platforms: PlatformSet::default(),
            kind,
            check: Check::Static,
            expr: format!("{rule} == 0x{code:02x}"),
            doc: "the code of the instruction".to_string(),
            source: cx.page.text(entry),
        };
        cx.rule(entry.line, new);
    }
    Some(isa)
}

/// The fields of the Description, in its order.
fn fields<'a>(
    cx: &mut Cx<'_, 'a>,
    entries: &[Entry<'a>],
    format: &Format<'a>,
    unread: &mut Option<Unread<'a>>,
    described: &mut String,
) -> Vec<Draft<'a>> {
    let mut drafts: Vec<Draft<'a>> = Vec::new();
    for entry in entries {
        if let Kind::Label { name, arg } = entry.kind {
            match arg.map(str::trim) {
                Some(ty) if words::wire_bits(ty).is_some() => {
                    let wire = vec![Wire { ty: ty.to_string(), ..Wire::default() }];
                    let mut draft = Draft::new(cx, entry, name, wire);
                    draft.text(cx, cx.page.body(entry));
                    drafts.push(draft);
                    continue;
                }
                Some(ty) if words::is_unknown(ty) => {
                    *unread = Some(Unread { text: ty, why: "has fields without a type" });
                }
                Some(ty) if format.has(name) || !ty.contains(char::is_whitespace) && unread.is_none() => {
                    cx.error(
                        ty,
                        format!("`{ty}` is no type of a field"),
                        "types are ub, b, uw, w, ud, d, uq, q, vec_operand, scalar and raw_operand",
                    );
                    continue;
                }
                None if format.has(name) => {
                    cx.error(
                        name,
                        format!("`{name}` has no type"),
                        format!("write it behind the name: `**{name}(ub):**`"),
                    );
                    continue;
                }
                _ => {}
            }
        }
        let taken = drafts.last_mut().is_some_and(|draft| draft.entry(cx, entry));
        if taken {
            continue;
        }
        if let Kind::Bits { .. } | Kind::Code { .. } | Kind::Surface { .. } = entry.kind {
            let help = "they belong under a bullet `**Name(type):**`";
            cx.warning(cx.page.text(entry), "bits or encodings without a field", help);
            continue;
        }
        if described.is_empty() && entry.kind == Kind::Text {
            *described = first_sentence(cx.page.text(entry));
        }
        all_prose(cx, std::slice::from_ref(entry));
    }
    for draft in &mut drafts {
        draft.finish(cx);
    }
    drafts
}

fn first_sentence(text: &str) -> String {
    crate::page::sentences(text).next().map(plain).unwrap_or_default()
}

/// The fields in the order of the Format table; both must have the same.
fn in_order<'a>(cx: &mut Cx<'_, 'a>, drafts: Vec<Draft<'a>>, format: &Format<'a>) -> Vec<Draft<'a>> {
    let mut by_name: HashMap<String, Draft<'a>> = HashMap::with_capacity(drafts.len());
    let mut extra = Vec::new();
    for draft in drafts {
        if !format.has(draft.name) {
            extra.push(draft.name);
        } else if let Some(first) = by_name.get(&draft.field.name) {
            let (here, there) = (cx.spot(draft.name), cx.spot(first.name));
            cx.log.conflict(&here, format!("`{}` is described twice", draft.name), &there, "first here", "");
        } else {
            by_name.insert(draft.field.name.clone(), draft);
        }
    }
    for name in extra {
        cx.error(
            name,
            format!("`{name}` is not in the Format table"),
            "the table lists the fields in the order of the wire",
        );
    }
    let mut ordered = Vec::with_capacity(format.fields.len());
    for cell in &format.fields {
        match by_name.remove(&cell.name) {
            Some(draft) => ordered.push(draft),
            None => {
                let name = cell.text;
                cx.error(
                    name,
                    format!("`{name}` is not described"),
                    format!("expected a bullet `- **{name}(type):** …` under Description"),
                );
            }
        }
    }
    ordered
}

/// The assembly forms of the Text section; comments are prose.
fn text<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>], isa: &mut Instruction) {
    let page = cx.page;
    for entry in entries.iter().filter(|e| e.kind != Kind::Comment) {
        for line in page.text(entry).lines().map(str::trim).filter(|l| !l.is_empty()) {
            let (form, comment) = line.find("//").map_or((line, ""), |n| (&line[..n], &line[n + 2..]));
            if !form.trim().is_empty() {
                isa.text.push(plain(form));
            }
            cx.prose(comment);
        }
    }
}

/// Entries without a form of their own: sentences.
pub(super) fn all_prose<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>]) {
    for entry in entries {
        match entry.kind {
            Kind::Comment | Kind::Separator | Kind::Heading(_) => {}
            Kind::Row => {
                for cell in crate::page::cells(cx.page.text(entry)) {
                    cx.prose(cell);
                }
            }
            _ => cx.prose(cx.page.text(entry)),
        }
    }
}
