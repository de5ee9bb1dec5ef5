//! Properties and type maps of an instruction.

use super::cx::Cx;
use super::text::plain;
use super::words;
use crate::coverage::States;
use crate::isa::{Instruction, Property, TypeMap};
use crate::page::{Entry, EntryKind, sentences};

/// Reads the Properties section.
pub(super) fn properties<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>], isa: &mut Instruction) {
    let mut given: Vec<(words::Property, &'a str)> = Vec::new();
    for entry in entries {
        let EntryKind::Label { name, arg } = entry.kind else {
            cx.list_item(entry, "a property", "**Name:** value");
            continue;
        };
        cx.no_argument(arg);
        let body = cx.page.body(entry).trim();
        let property = words::property(name);
        if let Some(property) = property {
            match given.iter().find(|(other, _)| *other == property) {
                Some((_, first)) => {
                    let (here, there) = (cx.spot(name), cx.spot(first));
                    let help = "keep one of the two";
                    cx.log.conflict(&here, format!("`{name}` given twice"), &there, "first here", help);
                }
                None => given.push((property, name)),
            }
        }
        match property {
            Some(words::Property::SupportedTypes) => {
                cx.fact("supported_types", body);
                if body.is_empty() {
                    let help = "types are listed as `UD,D,F`";
                    cx.error(cx.page.text(entry), "a list of types without types", help);
                }
                isa.supported_types = cx.types(body);
            }
            Some(words::Property::Saturation) if words::answer(body).is_some() => {
                cx.fact("saturation", body);
                isa.saturation = words::answer(body);
            }
            Some(words::Property::SourceModifier) => {
                cx.fact("source_modifier", body);
                isa.source_modifier = words::source_modifier(body);
                if isa.source_modifier.is_none() {
                    cx.error(
                        body,
                        format!("`{body}` is no source modifier"),
                        "expected arithmetic, logic, none or false",
                    );
                }
            }
            Some(words::Property::ControlFlow) => {
                cx.fact("flow", body);
                isa.flow = words::flow(body);
                if isa.flow.is_none() {
                    let known = words::FLOWS.map(|(word, _)| word).join(", ");
                    cx.error(
                        body,
                        format!("`{body}` is no effect on control flow"),
                        format!("expected {known}"),
                    );
                }
            }
            // A condition (`Only when …`) is a sentence with a reading: its rule has the rest of the meaning.
            Some(words::Property::Saturation) => {
                isa.saturation = Some(true);
                if cx.sentence(body).is_none() && !words::is_normative(body) {
                    let help = "expected Yes, No, or a sentence with a reading";
                    cx.error(body, format!("`{body}` is no property of saturation"), help);
                }
            }
            // A sentence with a reading is no property any more.
            None if all_read(cx, body) => cx.statement(States::Label, name),
            None => {
                let help = match words::similar_property(name) {
                    Some(known) => format!("did you mean `{known}`?"),
                    None => format!(
                        "the properties are {}",
                        words::property_names().collect::<Vec<_>>().join(", ")
                    ),
                };
                cx.error(name, format!("unknown property `{name}`"), help);
                isa.properties.push(Property {
                    name: name.to_string(),
                    value: plain(body),
                    at: cx.at(entry),
                });
            }
        }
    }
}

/// Reads the sentences of a property: whether each of them has a reading.
fn all_read<'a>(cx: &mut Cx<'_, 'a>, body: &'a str) -> bool {
    sentences(body)
        .map(|sentence| cx.sentence(sentence).is_some())
        .fold(!body.is_empty(), |all, read| all & read)
}

/// Reads the type maps.
pub(super) fn type_maps<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>], isa: &mut Instruction) {
    let mut open: Option<OpenMap<'a>> = None;
    for entry in entries {
        let text = cx.page.text(entry);
        let EntryKind::Label { name, arg } = entry.kind else {
            cx.list_item(
                entry,
                "a part of a type map",
                "**Type map{PLATFORMS}**, **Dst types:** or **Src types:**",
            );
            open.iter_mut().for_each(|open| open.has_wrong_line = true);
            continue;
        };
        cx.no_argument(arg);
        if name.eq_ignore_ascii_case("type map") {
            close(cx, open.take(), isa);
            let map = TypeMap { platforms: cx.platforms(entry.tag), at: cx.at(entry), ..TypeMap::default() };
            open = Some(OpenMap { map, text, ..OpenMap::default() });
            continue;
        }
        let body = cx.page.body(entry);
        let is_dst = name.eq_ignore_ascii_case("dst types");
        if !is_dst && !name.eq_ignore_ascii_case("src types") {
            cx.error(
                text,
                format!("`{name}` is no part of a type map"),
                "expected `**Dst types:**` and `**Src types:**`",
            );
            open.iter_mut().for_each(|open| open.has_wrong_line = true);
            continue;
        }
        let types = cx.types(body).into_iter().map(|t| t.name).collect::<Vec<_>>();
        let Some(open) = &mut open else {
            cx.error(text, "types without a map", "expected `**Type map**` before");
            continue;
        };
        let (list, has_line) = match is_dst {
            true => (&mut open.map.dst, &mut open.has_dst),
            false => (&mut open.map.src, &mut open.has_src),
        };
        if std::mem::replace(has_line, true) {
            cx.error(text, "the map has these types already", "begin a new `**Type map**`");
        }
        if types.is_empty() {
            let help = "expected types, or no line";
            cx.log.note(&cx.spot(text), "the map has no types here", help);
        }
        *list = types;
    }
    close(cx, open, isa);
}

/// A type map while its lines are read.
#[derive(Default)]
struct OpenMap<'a> {
    map: TypeMap,
    /// Its first line.
    text: &'a str,
    /// Whether the lines of both lists were read.
    has_dst: bool,
    has_src: bool,
    /// Whether a line is reported already: it may be that of a missing list.
    has_wrong_line: bool,
}

fn close(cx: &mut Cx<'_, '_>, open: Option<OpenMap<'_>>, isa: &mut Instruction) {
    let Some(OpenMap { map, text, has_dst, has_src, has_wrong_line }) = open else { return };
    if !has_dst && !has_src {
        cx.error(text, "an empty type map", "expected `**Dst types:**` and `**Src types:**` under it");
        return;
    }
    if has_dst != has_src && !has_wrong_line {
        let missing = if has_dst { "Src types" } else { "Dst types" };
        let help = format!("expected `**{missing}:**` under it, perhaps without types");
        cx.error(text, format!("a type map without `{missing}`"), help);
    }
    if map.dst.is_empty() && map.src.is_empty() {
        return;
    }
    isa.type_maps.push(map);
}
