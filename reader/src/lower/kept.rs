//! Tables and drawings of no known form: their cells are kept, so that a changed cell is a changed fact.

use super::cx::Cx;
use super::section::SectionPart;
use super::table::{Cells, Table};
use super::text::plain_words;
use super::words::Section;
use crate::isa::{self, At};
use crate::page::{Entry, EntryKind, cells, tag};
use foldhash::HashMap;

/// The numbers of tables with a title.
#[derive(Default)]
pub(super) struct Titles(HashMap<String, usize>);

impl Titles {
    /// Keeps a table under a title. Several tables with one title are numbered from 2 on.
    pub(super) fn keep(
        &mut self,
        tables: &mut Vec<isa::Table>,
        title: &str,
        header: &[&str],
        rows: &[&[&str]],
        at: At,
    ) {
        let count = self.0.entry(title.to_string()).or_default();
        *count += 1;
        let title = match *count {
            1 => title.to_string(),
            number => format!("{title} ({number})"),
        };
        let shown = |cells: &[&str]| cells.iter().map(|c| cell(c)).collect();
        let (header, rows) = (shown(header), rows.iter().map(|cells| shown(cells)).collect());
        tables.push(isa::Table { title, header, rows, at });
    }
}

/// The tables of the page of an instruction. A title consists of the heading and the first cell, which tell tables apart. Those
/// that other modules read are left out: layouts, operand types, encodings of a field.
pub(super) fn of_instruction<'a>(cx: &mut Cx<'_, 'a>, parts: &[SectionPart<'_, 'a>]) -> Vec<isa::Table> {
    let (mut kept, mut titles) = (Vec::new(), Titles::default());
    for part in parts {
        let heading = part.heading.map_or("", |heading| cx.page.text(heading));
        let may_have = matches!(part.section, Some(Section::Notes | Section::Description) | None);
        if !may_have || heading.is_empty() {
            continue;
        }
        let mut rest = part.entries;
        while let Some(start) = rest.iter().position(is_part_of_table) {
            let entries = Table::first(&rest[start..]);
            rest = &rest[start + entries.len()..];
            let is_read = Table::any(cx.page, entries).is_some_and(|table| table.encodings().is_some());
            let lines = entries.iter().filter(|e| e.kind == EntryKind::Row);
            let lines: Vec<Cells<'a>> = lines.map(|e| cells(cx.page.text(e)).collect()).collect();
            let first = entries.iter().find(|e| e.kind == EntryKind::Row);
            let is_read = is_read || lines.iter().flatten().all(|text| text.is_empty());
            if let (false, Some(first), Some((header, rows))) = (is_read, first, lines.split_first()) {
                lines.iter().flatten().for_each(|text| tags(cx, text));
                let rows: Vec<&[&str]> = rows.iter().map(|row| &row[..]).collect();
                let first_cell = header.iter().find(|text| !text.is_empty());
                let title = [Some(heading.to_string()), first_cell.map(|text| cell(text))];
                let title: Vec<String> = title.into_iter().flatten().collect();
                let title = title.join(", ");
                titles.keep(&mut kept, &title, header, &rows, cx.at(first));
            }
        }
    }
    kept
}

/// Reports tags in a cell with an unknown platform.
fn tags<'a>(cx: &mut Cx<'_, 'a>, cell: &'a str) {
    for (at, _) in cell.match_indices('{') {
        if let Some((platforms, _)) = tag(&cell[at..]) {
            cx.platforms(platforms);
        }
    }
}

fn is_part_of_table(entry: &Entry<'_>) -> bool {
    matches!(entry.kind, EntryKind::Row | EntryKind::Line)
}

/// Characters that Markdown and HTML have other spellings for.
const SPELLINGS: [(&str, &str); 6] =
    [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&"), ("\\|", "|"), ("\\#", "#")];

/// A cell as people see it.
fn cell(text: &str) -> String {
    let text = plain_words(text);
    let mut out = String::new();
    let mut done = 0;
    for at in memchr::memchr2_iter(b'&', b'\\', text.as_bytes()) {
        if let Some((spelt, is)) = SPELLINGS.iter().find(|(spelt, _)| text[at..].starts_with(spelt)) {
            out.reserve(text.len());
            out.push_str(&text[done..at]);
            out.push_str(is);
            done = at + spelt.len();
        }
    }
    if done == 0 {
        return text.into_owned();
    }
    out.push_str(&text[done..]);
    out.trim().to_string()
}
