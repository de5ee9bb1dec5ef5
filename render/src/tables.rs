//! Tables of the chapters in `generated/src/tables.rs`: constants for an assembler, and all tables for people.

use crate::RenderError;
use crate::names::literal;
use crate::text::wrap;
use crate::view::{FileView, missing};
use crate::world::{World, pages};
use genvisa_reader::isa::Table;
use serde_json::{Value, json};

/// A table that becomes a constant.
struct Constant {
    name: &'static str,
    /// The heading of the table on its page.
    title: &'static str,
    doc: &'static str,
    /// The columns that the constant has. A single column is a list of words, separated by blanks; it is sorted.
    columns: &'static [&'static str],
}

const CONSTANTS: [Constant; 3] = [
    Constant {
        name: "RESERVED_WORDS",
        title: "Reserved words",
        doc: "Words that cannot name variables, sorted by their bytes",
        columns: &["Reserved words"],
    },
    Constant {
        name: "ATTRIBUTES",
        title: "Known attributes",
        doc: "Attributes: name, owner, values, and the names of the values from 0 on",
        columns: &["Attribute", "Of", "Value", "Value names"],
    },
    Constant {
        name: "UNSUPPORTED_SYNTAX",
        title: "Unsupported syntax",
        doc: "Syntax of newer compilers: begin of the statement, text, and feature",
        columns: &["statement", "text", "feature"],
    },
];

impl World<'_> {
    /// The constants, and a side table with all tables.
    pub(super) fn text_tables(&self) -> [FileView; 2] {
        let constants: Vec<_> = CONSTANTS.iter().map(|constant| self.constant(constant)).collect();
        let file = |path: &str, template, data| FileView {
            path: path.to_string(),
            page: pages(self.isa),
            template,
            data,
        };
        let tables: Vec<_> = self.isa.tables.iter().map(whole).collect();
        [
            file("generated/src/tables.rs", "tables", json!({ "constants": constants })),
            file("generated/src/lines/chapter_tables.rs", "chapter_tables", json!({ "tables": tables })),
        ]
    }

    /// The tables that no page has; their constants are empty.
    pub(super) fn absent_tables(&self) -> impl Iterator<Item = RenderError> {
        let absent = CONSTANTS.iter().filter(|constant| self.columns(constant).is_none());
        absent.map(|Constant { title, columns, .. }| {
            missing(&format!("a table *{title}* with the columns {}", columns.join(", ")))
        })
    }

    /// The page and the columns of a table.
    fn columns(&self, constant: &Constant) -> Option<(&str, Vec<Vec<String>>)> {
        let table = self.isa.tables.iter().find(|table| table.title == *constant.title)?;
        let columns = constant.columns.iter().map(|column| cells(table, column));
        Some((&table.at.page, columns.collect::<Option<_>>()?))
    }

    fn constant(&self, constant: &Constant) -> Value {
        let Constant { name, doc, .. } = constant;
        let (page, columns) = match self.columns(constant) {
            Some((page, columns)) => (format!("`{page}`"), columns),
            None => ("no page has them".to_string(), vec![Vec::new(); constant.columns.len()]),
        };
        let (ty, count, rows) = match columns.as_slice() {
            [cells] => {
                let words = words_of(cells);
                ("&str".to_string(), words.len(), wrap(&words.join(" "), "    "))
            }
            columns => {
                let rows = rows_of(columns);
                (format!("[&str; {}]", columns.len()), rows.len(), rows.concat())
            }
        };
        let docs = wrap(&format!("{doc} ({page})."), "/// ");
        json!({ "name": name, "docs": docs, "ty": ty, "count": count, "rows": rows })
    }
}

/// A table with all its cells.
fn whole(table: &Table) -> Value {
    let row = |cells: &Vec<String>| cells.iter().map(|cell| literal(cell)).collect::<Vec<_>>().join(", ");
    json!({
        "title": literal(&table.title),
        "header": row(&table.header),
        "rows": table.rows.iter().map(row).collect::<Vec<_>>(),
        "page": literal(&table.at.page),
        "line": table.at.line,
    })
}

/// The cells of a column, without the marks of code.
fn cells(table: &Table, column: &str) -> Option<Vec<String>> {
    let number = table.header.iter().position(|header| header == column)?;
    let cell = |row: &Vec<String>| row.get(number).map(|cell| cell.replace('`', "")).unwrap_or_default();
    Some(table.rows.iter().map(cell).collect())
}

/// The words of all cells as elements of an array, sorted.
fn words_of(cells: &[String]) -> Vec<String> {
    let mut words: Vec<&str> = cells.iter().flat_map(|cell| cell.split_whitespace()).collect();
    words.sort_unstable();
    words.dedup();
    words.into_iter().map(|word| format!("{},", literal(word))).collect()
}

/// A line with an array for each row.
fn rows_of(columns: &[Vec<String>]) -> Vec<String> {
    let count = columns.iter().map(Vec::len).max().unwrap_or_default();
    let row = |number: usize| {
        let cells = columns.iter().map(|column| literal(column.get(number).map_or("", String::as_str)));
        format!("    [{}],\n", cells.collect::<Vec<_>>().join(", "))
    };
    (0..count).map(row).collect()
}
