//! The Format table: the order of the fields on the wire.

use super::cx::{Cx, snake};
use crate::isa::Instruction;
use crate::page::{Entry, Kind, Radix, cells, number};
use std::collections::HashSet;

/// The fields of a Format table.
#[derive(Default)]
pub(super) struct Format<'a> {
    pub(super) fields: Vec<Cell<'a>>,
    /// A cell that stands for several fields: `Label(Num_labels-1)`.
    pub(super) repeated: Option<&'a str>,
    names: HashSet<String>,
}

/// A field as a cell names it.
pub(super) struct Cell<'a> {
    /// In snake case.
    pub(super) name: String,
    /// As written.
    pub(super) text: &'a str,
}

impl Format<'_> {
    /// Whether the table has a field of that name.
    pub(super) fn has(&self, name: &str) -> bool {
        !self.names.is_empty() && self.names.contains(&snake(name))
    }

    /// Whether the table has the field of that name in snake case.
    pub(super) fn has_field(&self, name: &str) -> bool {
        self.names.contains(name)
    }
}

/// Reads the table of the Format section, and checks that its opcodes are those of the Opcode section.
pub(super) fn read<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>], isa: &Instruction) -> Format<'a> {
    let mut format = Format::default();
    let mut codes = Vec::new();
    for entry in entries {
        if entry.kind != Kind::Row {
            if !matches!(entry.kind, Kind::Separator | Kind::Line) {
                cx.prose(cx.page.text(entry));
            }
            continue;
        }
        for text in cells(cx.page.text(entry)).filter(|c| !c.is_empty()) {
            if let Some((radix, digits, rest)) = number(text).filter(|_| format.fields.is_empty()) {
                codes.push((text, radix, digits, rest));
                continue;
            }
            let bare = text.trim_end_matches(['*', '\\']).trim();
            let name = snake(bare);
            let word = bare.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            if bare.contains('(') {
                format.repeated = Some(text);
            } else if !word || name.is_empty() {
                cx.error(text, "expected the name of a field", "names are letters, digits and underscores");
            } else if !format.names.insert(name.clone()) {
                cx.error(text, format!("`{text}` is in the table twice"), "");
            } else {
                format.fields.push(Cell { name, text: bare });
            }
        }
    }
    check_codes(cx, &codes, isa, !format.fields.is_empty());
    format
}

fn check_codes<'a>(
    cx: &mut Cx<'_, 'a>,
    codes: &[(&'a str, Radix, &'a str, &'a str)],
    isa: &Instruction,
    required: bool,
) {
    let sub = isa.sub_opcode.as_ref();
    let first = (isa.opcode, sub.map_or(isa.name.as_str(), |s| s.group.as_str()));
    let expected = std::iter::once(first).chain(sub.map(|s| (s.code, s.name.as_str())));
    let mut found = codes.iter();
    for (code, name) in expected {
        let written = format!("0x{code:02x}({name})");
        match found.next() {
            None if !required => {}
            None => {
                let place = cx.page.entries.first().map_or("", |e| cx.page.text(e));
                let place = codes.last().map_or(place, |c| c.0);
                cx.error(
                    place,
                    format!("the Format table lacks `{written}`"),
                    "it begins with the opcode of the Opcode section",
                );
            }
            Some((text, radix, digits, rest)) => {
                let radix = [10, 16][usize::from(*radix == Radix::Hex)];
                let same = u8::from_str_radix(digits, radix).is_ok_and(|n| n == code);
                let given = rest.trim().trim_start_matches('(').trim_end_matches(')').trim();
                if !same || !(given.is_empty() || given.eq_ignore_ascii_case(name)) {
                    cx.error(
                        text,
                        "the Format table and the Opcode section differ",
                        format!("the Opcode section says `{written}`"),
                    );
                }
            }
        }
    }
    if let Some((text, ..)) = found.next() {
        cx.error(text, "a code that the Opcode section does not have", "");
    }
}
