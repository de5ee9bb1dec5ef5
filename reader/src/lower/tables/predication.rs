//! The table of the predication control: bits, names, values.

use crate::coverage::States;
use crate::isa::{Field, Wire};
use crate::lower::bits::BitRange;
use crate::lower::chapter::state::{Chapter, Current};
use crate::lower::cx::Cx;
use crate::lower::field::Draft;
use crate::lower::table::Table;
use crate::lower::text::{plain, snake};
use crate::lower::words;
use crate::page::{bit_range, quoted};

/// Reads the table: the field `pred`, which instructions share.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, chapter: &mut Chapter<'_, 'a>, table: &Table<'_, 'a>) {
    let Some(name) = words::shared_field(chapter.title) else {
        let text = table.rows.first().map_or("", |r| cx.page.text(r.entry));
        cx.warning(text, "bits of no known field", "the table is not read");
        return;
    };
    let Some(ty) = single_type(chapter.text_before) else {
        let text = table.rows.first().map_or("", |r| cx.page.text(r.entry));
        cx.warning(text, "the width of the field is not known", "expected `a single UW` before the table");
        return;
    };
    let (bits, label) = (table.column(&["bit(s)"]), table.column(&["name"]));
    let value = table.column(&["value"]);
    let Some(first) = table.rows.first() else { return };
    cx.subject = name.into();
    cx.defines(format!("field {name}"), chapter.title);
    let wire = vec![Wire { ty, ..Wire::default() }];
    let mut draft = Draft::new(cx, first.entry, chapter.title, wire);
    draft.field = Field { name: name.to_string(), label: chapter.title.to_string(), ..draft.field };
    let mut reserved = false;
    for row in &table.rows {
        let text = cx.page.text(row.entry);
        if !row.goes_on() {
            let Some((hi, lo, _)) = bit_range(row.cell(bits)).filter(|b| b.2.is_empty()) else {
                cx.error(text, "expected bits in the first cell", "written `15` or `0-11`");
                continue;
            };
            let label = row.cell(label);
            reserved = label.eq_ignore_ascii_case("reserved");
            if reserved {
                cx.statement(States::Redundant, text);
                draft.reserved.push(BitRange::new(snake(label), hi, lo, text, row.entry.line));
                continue;
            }
            let part = label.strip_prefix("Predicate ").unwrap_or(label);
            draft.bit_ranges.push(BitRange::new(snake(part), hi, lo, text, row.entry.line));
        }
        let cell = row.cell(value);
        match (quoted(cell), draft.bit_ranges.last_mut()) {
            (Some((code, rest)), Some(bit_range)) => {
                let name = rest.trim_start().strip_prefix('-').unwrap_or(rest);
                bit_range.code("", code, "", name, text, row.entry.line);
            }
            (None, Some(bit_range)) if !reserved => {
                bit_range.doc = plain(cell);
                cx.prose(cell);
            }
            _ => {}
        }
    }
    chapter.current = Current::Field(Box::new(draft));
}

/// `a single UW`.
fn single_type(text: &str) -> Option<String> {
    let (_, behind) = text.split_once("single ")?;
    let word = behind.split(|c: char| !c.is_ascii_alphanumeric()).next()?;
    words::wire_bits(word).filter(|bits| *bits > 0).map(|_| word.to_ascii_lowercase())
}
