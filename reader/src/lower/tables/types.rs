//! The table of data types.

use crate::isa::{At, DataType, Isa};
use crate::lower::cx::Cx;
use crate::lower::table::Table;
use crate::lower::text::plain;
use crate::page::{Radix, number};

pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, table: &Table<'_, 'a>) {
    let code = table.column(&["binary format"]);
    let text = table.column(&["text format"]);
    let doc = table.column(&["data type"]);
    let range = table.column(&["range"]);
    let saturation = table.column(&["saturation range"]);
    let size = table.header.iter().position(|h| h.to_ascii_lowercase().starts_with("size"));
    for row in &table.rows {
        let (name, code, size) = (row.cell(text), row.cell(code), row.cell(size));
        let binary = number(code)
            .filter(|(radix, digits, rest)| *radix == Radix::Binary && digits.len() == 4 && rest.is_empty());
        let Some(value) = binary.and_then(|(_, digits, _)| u8::from_str_radix(digits, 2).ok()) else {
            cx.error(
                cx.page.text(row.entry),
                "a data type without code",
                "expected four binary digits under `Binary format`: `0b0101`",
            );
            continue;
        };
        let Ok(bits) = size.parse() else {
            cx.error(
                cx.page.text(row.entry),
                "a data type without size",
                "expected a number of bits under `Size`",
            );
            continue;
        };
        if name.is_empty() {
            cx.error(
                cx.page.text(row.entry),
                "a data type without name",
                "expected its short name under `Text format`",
            );
            continue;
        }
        cx.describes(row.cell(doc));
        cx.defines(format!("data type {name}"), name);
        cx.defines(format!("data type 0b{value:04b}"), code);
        isa.types.push(DataType {
            name: name.to_string(),
            code: value,
            bits,
            range: formula(row.cell(range)),
            saturation: formula(row.cell(saturation)),
            doc: plain(row.cell(doc)),
            at: At { page: cx.path.clone(), line: row.entry.line },
        });
    }
}

/// A formula without its markup: `2<sup>32</sup>-1` and ``2\ :sup:`32` - 1`` are `2^32-1`.
fn formula(text: &str) -> String {
    let text =
        text.replace("<sup>", "^").replace("</sup>", "").replace("\\ :sup:`", "^").replace(['`', '\\'], "");
    plain(&text).replace(" - ", "-")
}
