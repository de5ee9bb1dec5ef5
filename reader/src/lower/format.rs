//! The Format tables: the order of the fields on the wire, in one layout or several.

use super::cx::Cx;
use super::section::SectionPart;
use super::text::snake;
use super::words::{self, Section};
use crate::isa::Instruction;
use crate::page::{Entry, EntryKind, Radix, cells, is_word, number};
use foldhash::HashMap;

/// The layouts of an instruction.
#[derive(Default)]
pub(super) struct Format<'a> {
    pub(super) layouts: Vec<TableLayout<'a>>,
    /// The other names of repeated fields, `label0`, each with the name of the field, `label`.
    repeated: HashMap<String, String>,
    /// The cells with other names of a repeated field: `Label0`. Each has a bullet.
    pub(super) other_names: Vec<&'a str>,
}

/// One table, and when it holds.
pub(super) struct TableLayout<'a> {
    pub(super) cells: Vec<Cell<'a>>,
    /// All of them hold; none where the instruction has one layout.
    pub(super) conditions: Vec<Condition<'a>>,
    /// Whether it has more fields than a table can have.
    is_full: bool,
}

/// A field as a cell names it.
pub(super) struct Cell<'a> {
    /// In snake case.
    pub(super) name: String,
    /// As written.
    pub(super) text: &'a str,
    /// For a field that is there several times: the field that counts it.
    pub(super) count: Option<&'a str>,
}

/// `Op.op=ld, ld_lz`, `Op: ld, ld_lz`, `field_operand_type(Si)=UD`.
pub(super) struct Condition<'a> {
    pub(super) about: About<'a>,
    /// Its possible values.
    pub(super) names: Vec<&'a str>,
    pub(super) text: &'a str,
}

/// The topic of a condition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum About<'a> {
    /// An encoding of a field, or of a bit range (empty: its main value).
    Bits { field: &'a str, bit_range: &'a str },
    /// The type of an operand.
    Type(&'a str),
}

impl<'a> Format<'a> {
    /// The spelling of a field in the tables.
    pub(super) fn label_of(&self, field: &str) -> Option<&'a str> {
        let cells = self.layouts.iter().flat_map(|l| &l.cells);
        cells.clone().find(|c| c.name == field).map(|c| c.text)
    }

    /// The field that a bullet of that name in snake case describes, and whether the name is another one than the field's.
    pub(super) fn field_of<'n>(&'n self, name: &'n str) -> Option<(&'n str, bool)> {
        match self.repeated.get(name) {
            Some(field) => Some((field, field != name)),
            None => {
                self.layouts.iter().flat_map(|l| &l.cells).any(|c| c.name == name).then_some((name, false))
            }
        }
    }

    /// Whether a table has more fields than it can have, so that some are left out.
    pub(super) fn is_full(&self) -> bool {
        self.layouts.iter().any(|layout| layout.is_full)
    }

    /// Whether a table has the field of that name in snake case.
    pub(super) fn has_field(&self, name: &str) -> bool {
        self.field_of(name).is_some_and(|(_, is_other)| !is_other)
    }
}

/// Reads the tables of the Format section, and checks that their opcodes are those of the Opcode section.
pub(super) fn read<'a>(cx: &mut Cx<'_, 'a>, parts: &[SectionPart<'_, 'a>], isa: &Instruction) -> Format<'a> {
    let mut format = Format::default();
    let conditional = parts.iter().any(|p| p.section == Some(Section::Condition));
    for part in parts {
        match part.section {
            // The tables are under the conditions.
            Some(Section::Format) if conditional => cx.all_prose(part.entries),
            Some(Section::Format | Section::Condition) => {
                let layout = layout(cx, part, isa, conditional, &mut format);
                format.layouts.push(layout);
            }
            _ => {}
        }
    }
    format
}

fn layout<'a>(
    cx: &mut Cx<'_, 'a>,
    part: &SectionPart<'_, 'a>,
    isa: &Instruction,
    conditional: bool,
    format: &mut Format<'a>,
) -> TableLayout<'a> {
    let mut layout = TableLayout { cells: Vec::new(), conditions: Vec::new(), is_full: false };
    let mut codes = Vec::new();
    for entry in part.entries {
        match entry.kind {
            EntryKind::Row => row(cx, entry, &mut layout, &mut codes, format),
            EntryKind::Separator | EntryKind::Line | EntryKind::Comment => {}
            _ => {
                let text = cx.page.text(entry);
                match condition(text).filter(|_| conditional) {
                    Some(condition) => layout.conditions.push(condition),
                    None if conditional => cx.list_item(entry, "a condition", "Op: ld, ld_lz"),
                    None => cx.prose(text),
                }
            }
        }
    }
    let heading = part.heading.map_or("", |h| cx.page.text(h));
    if conditional && layout.conditions.is_empty() {
        let help = "a list after the heading states when the table holds: `- Op: ld, ld_lz`";
        cx.error(heading, "a layout without a condition", help);
    }
    if conditional && layout.cells.is_empty() {
        cx.error(heading, "a condition without a table", "expected the fields of the layout behind it");
    }
    let required = !layout.cells.is_empty() || !codes.is_empty() || isa.sub_opcode.is_some();
    check_codes(cx, &codes, isa, required);
    layout
}

/// The most fields of a table. The time for a table grows as the square of their number.
const MOST_FIELDS: usize = 256;

type OpcodeCell<'a> = (&'a str, Radix, &'a str, &'a str);

fn row<'a>(
    cx: &mut Cx<'_, 'a>,
    entry: &Entry<'a>,
    layout: &mut TableLayout<'a>,
    codes: &mut Vec<OpcodeCell<'a>>,
    format: &mut Format<'a>,
) {
    let (mut has_cell, mut is_behind_empty) = (false, false);
    for text in cells(cx.page.text(entry)) {
        if text.is_empty() {
            is_behind_empty = has_cell;
            continue;
        }
        has_cell = true;
        if std::mem::take(&mut is_behind_empty) {
            cx.error(text, "an empty cell before this one", "each cell of the Format table is a field");
        }
        if let Some((radix, digits, rest)) = number(text).filter(|_| layout.cells.is_empty()) {
            codes.push((text, radix, digits, rest));
            continue;
        }
        if layout.cells.len() == MOST_FIELDS {
            if !std::mem::replace(&mut layout.is_full, true) {
                let message = format!("more than {MOST_FIELDS} fields in the Format table");
                cx.error(text, message, "a table has the fields of one instruction");
            }
            return;
        }
        let bare = text.trim_end_matches(['*', '\\']).trim();
        let (bare, count) = match repeated(bare) {
            Some(Repeated::Counted { name, count }) => (name, Some(count)),
            Some(Repeated::Last { name, count }) => {
                // `Label0 | LabelN | Label(Num_labels-1)`: one field, with three names.
                let one_of_it = |c: &Cell<'_>| {
                    c.text.strip_prefix(name).is_some_and(|rest| matches!(rest, "0" | "1" | "N" | "n"))
                };
                let first = layout.cells.iter().rposition(|c| !one_of_it(c)).map_or(0, |n| n + 1);
                let others: Vec<&str> =
                    layout.cells.drain(first..).map(|cell| cell.text).chain([text]).collect();
                format.repeated.extend(others.iter().map(|other| (snake(other), snake(name))));
                format.other_names.extend(others);
                (name, Some(count))
            }
            None => (bare, None),
        };
        let name = snake(bare);
        if !is_word(bare) || name.is_empty() {
            cx.error(text, "expected the name of a field", "names are letters, digits and underscores");
        } else if name.starts_with(|first: char| first.is_ascii_digit()) {
            cx.error(text, format!("`{bare}` is not the name of a field"), "names begin with a letter");
        } else if layout.cells.iter().any(|c| c.name == name) {
            cx.error(text, format!("`{text}` is in the table twice"), "");
        } else {
            layout.cells.push(Cell { name, text: bare, count });
        }
    }
}

/// A cell that means several fields.
enum Repeated<'a> {
    /// `Label[Num_labels]`.
    Counted { name: &'a str, count: &'a str },
    /// `Label(Num_labels-1)`, the last one.
    Last { name: &'a str, count: &'a str },
}

fn repeated(text: &str) -> Option<Repeated<'_>> {
    if let Some((name, count)) = text.strip_suffix(']').and_then(|t| t.split_once('[')) {
        return Some(Repeated::Counted { name: name.trim(), count: count.trim() });
    }
    let (name, last) = text.strip_suffix(')')?.split_once('(')?;
    let count = last.trim().strip_suffix('1')?.trim_end().strip_suffix('-')?;
    Some(Repeated::Last { name: name.trim(), count: count.trim() })
}

/// Reads a condition; `None` for other text.
fn condition(text: &str) -> Option<Condition<'_>> {
    let (about, names) = text.split_once(['=', ':'])?;
    let about = match words::operand_type(about.trim()) {
        Some(operand) => About::Type(operand),
        None => {
            let (field, bit_range) = about.trim().split_once('.').unwrap_or((about.trim(), ""));
            // `Op.op` is the main value of `Op`.
            let bit_range = if snake(bit_range) == snake(field) { "" } else { bit_range };
            About::Bits { field, bit_range }
        }
    };
    let is_name = match about {
        About::Bits { field, bit_range } => is_word(field) && (bit_range.is_empty() || is_word(bit_range)),
        About::Type(operand) => is_word(operand),
    };
    let names: Vec<&str> = names.split(',').map(str::trim).filter(|n| !n.is_empty()).collect();
    (is_name && !names.is_empty() && names.iter().all(|n| is_word(n))).then_some(Condition {
        about,
        names,
        text,
    })
}

fn check_codes<'a>(cx: &mut Cx<'_, 'a>, codes: &[OpcodeCell<'a>], isa: &Instruction, required: bool) {
    let sub = isa.sub_opcode.as_ref();
    let first = (isa.opcode, sub.map_or(isa.name.as_str(), |s| s.group.as_str()));
    let expected = std::iter::once(first).chain(sub.map(|s| (s.code, s.name.as_str())));
    let mut found = codes.iter();
    for (code, name) in expected {
        let written = format!("0x{code:02x}({name})");
        match found.next() {
            None => {
                let place = cx.page.entries.first().map_or("", |e| cx.page.text(e));
                let place = cx.spot(codes.last().map_or(place, |c| c.0));
                let message = format!("the Format table lacks `{written}`");
                let help = "it begins with the opcode of the Opcode section";
                // Without fields the table states nothing that the Opcode section does not.
                if required {
                    cx.log.error(&place, message, help);
                } else {
                    cx.log.note(&place, message, help);
                }
            }
            Some((text, radix, digits, rest)) => {
                let radix = [10, 16][usize::from(*radix == Radix::Hex)];
                let same = u8::from_str_radix(digits, radix).is_ok_and(|n| n == code);
                let given = rest.trim().trim_start_matches('(').trim_end_matches(')').trim();
                if !same || !(given.is_empty() || given.eq_ignore_ascii_case(name)) {
                    cx.error(
                        text,
                        "the Format table and the Opcode section differ",
                        format!("the Opcode section has `{written}`"),
                    );
                }
            }
        }
    }
    if let Some((text, ..)) = found.next() {
        cx.error(text, "a code that the Opcode section does not have", "");
    }
}
