//! Platforms: our table of them, and the glossary of Intel's pages that lists them among other words.

use crate::isa::{At, Isa, Platform};
use crate::lower::cx::Cx;
use crate::lower::table::Table;
use crate::lower::text::{find_words, plain};

/// `| Platform | Version | GRF bytes | Finalizer name | Processors |`.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, table: &Table<'_, 'a>) {
    let (name, version) = (table.column(&["platform"]), table.column(&["version"]));
    let (grf, finalizer) = (table.column(&["grf bytes"]), table.column(&["finalizer name"]));
    let doc = table.column(&["processors"]);
    for row in &table.rows {
        let Ok(bytes) = row.cell(grf).parse::<u32>() else {
            cx.error(
                cx.page.text(row.entry),
                "a platform without a size of registers",
                "expected a number of bytes under `GRF bytes`",
            );
            continue;
        };
        cx.describes(row.cell(doc));
        add(cx, isa, row.cell(name), row.entry.line, |platform| Platform {
            version: row.cell(version).to_string(),
            grf: bytes,
            finalizer: row.cell(finalizer).to_string(),
            doc: plain(row.cell(doc)),
            ..platform
        });
    }
}

/// An entry of a glossary of platforms.
const PROCESSOR: &str = "processor microarchitecture";

/// Whether a table without header explains words, platforms among them.
pub(super) fn is_glossary(table: &Table<'_, '_>) -> bool {
    table.header.iter().all(|h| h.is_empty())
        && table.rows.iter().any(|r| r.cells.iter().any(|c| find_words(c, PROCESSOR).is_some()))
}

/// Reads the glossary. The platforms are together: another row between or behind them is a platform in other words.
pub(super) fn glossary<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, table: &Table<'_, 'a>) {
    let before = isa.platforms.len();
    for row in &table.rows {
        let [name, text, ..] = row.cells[..] else { continue };
        let found = find_words(text, PROCESSOR).map(|at| &text[at..at + PROCESSOR.len()]);
        match found {
            None => row.cells.iter().for_each(|cell| cx.describes(cell)),
            Some(phrase) => cx.describes_around(text, phrase),
        }
        if found.is_none() && isa.platforms.len() > before {
            let help = format!("a platform is explained as `{PROCESSOR}`; other words precede the platforms");
            cx.warning(cx.page.text(row.entry), format!("`{name}` is no platform"), help);
        }
        if found.is_some() {
            add(cx, isa, name, row.entry.line, |p| Platform { doc: plain(text), ..p });
        }
    }
}

fn add<'a>(
    cx: &mut Cx<'_, 'a>,
    isa: &mut Isa,
    name: &'a str,
    line: u32,
    with: impl FnOnce(Platform) -> Platform,
) {
    cx.defines(format!("platform {name}"), name);
    let at = At { page: cx.path.clone(), line };
    isa.platforms.push(with(Platform { name: name.to_string(), at, ..Platform::default() }));
}
