//! Ways in which the page of an instruction can change: each gives the pages with one thing changed.

/// A change of a page: its description, and the changed texts. There are none if the change does not apply to the page.
pub struct Mutation {
    pub what: &'static str,
    pub make: fn(&str) -> Vec<String>,
}

pub const MUTATIONS: [Mutation; 16] = [
    Mutation { what: "a section is deleted", make: without_section },
    Mutation { what: "two columns are swapped", make: swapped_columns },
    Mutation { what: "a column is deleted", make: without_column },
    Mutation { what: "a column is there twice", make: doubled_column },
    Mutation { what: "a field has another name in its bullet", make: renamed_bullet },
    Mutation { what: "a field has another name in the table", make: renamed_cell },
    Mutation { what: "a bar between two cells is lost", make: joined_cells },
    Mutation { what: "the line under the header of the table is gone", make: without_separator },
    Mutation { what: "the table is one of HTML", make: html_table },
    Mutation { what: "a bullet has another type", make: other_type },
    Mutation { what: "a bullet is deleted", make: without_bullet },
    Mutation { what: "a bullet is new", make: new_bullet },
    Mutation { what: "a tag names a new platform", make: new_platform },
    Mutation { what: "an encoding is listed twice", make: doubled_encoding },
    Mutation { what: "an encoding has a bit more", make: wider_encoding },
    Mutation { what: "a second opcode", make: second_opcode },
];

/// Sections that a page may lack: nothing shows that one has been there.
const OPTIONAL: [&str; 4] = ["Notes", "Examples", "Rules", "Operand type maps"];

fn without_section(text: &str) -> Vec<String> {
    let starts: Vec<usize> =
        text.match_indices("\n#").map(|(n, _)| n + 1).filter(|&n| heading(text, n).is_some()).collect();
    let part = |(n, start): (usize, &usize)| {
        let name = heading(text, *start)?;
        let end = starts.get(n + 1).copied().unwrap_or(text.len());
        (!OPTIONAL.contains(&name)).then(|| [&text[..*start], &text[end..]].concat())
    };
    starts.iter().enumerate().filter_map(|(n, start)| part((n, start))).collect()
}

/// The name of a section of the page, where its heading begins here.
fn heading(text: &str, at: usize) -> Option<&str> {
    let line = text[at..].lines().next()?;
    line.strip_prefix("## ").or_else(|| line.strip_prefix("#### ")).map(str::trim)
}

/// A line of the text with its offset.
type Line<'t> = (usize, &'t str);

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        at += line.len();
        (at - line.len(), line)
    })
}

/// The text with a line replaced.
fn with_line(text: &str, (at, line): Line<'_>, new: &str) -> String {
    [&text[..at], new, &text[at + line.len()..]].concat()
}

/// The rows of the Format tables that name fields.
fn rows(text: &str) -> Vec<Line<'_>> {
    let mut inside = false;
    lines(text)
        .filter(|(_, line)| {
            if line.starts_with("## ") {
                inside = line.trim() == "## Format";
            }
            inside && line.starts_with('|') && line.contains(|c: char| c.is_ascii_alphabetic())
        })
        .collect()
}

/// Changes the cells of each row that names fields, one row at a time. False: the row has nothing to change.
fn edit_cells(text: &str, edit: impl Fn(&mut Vec<String>) -> bool) -> Vec<String> {
    let row = |row: Line<'_>| {
        let line = row.1.trim();
        let line = line.strip_prefix('|')?.strip_suffix('|')?;
        let mut cells: Vec<String> = line.split('|').map(str::to_string).collect();
        edit(&mut cells).then(|| with_line(text, row, &format!("|{}|\n", cells.join("|"))))
    };
    rows(text).into_iter().filter_map(row).collect()
}

/// The cells that name fields: those behind the opcodes that are not empty.
fn names(cells: &[String]) -> Vec<usize> {
    let is_name = |c: &str| c.starts_with(|c: char| c.is_ascii_alphabetic()) && !c.contains(['(', '[']);
    (0..cells.len()).filter(|&n| is_name(cells[n].trim())).collect()
}

fn swapped_columns(text: &str) -> Vec<String> {
    // The order of conditional layouts follows from no bullet.
    if text.contains("CONDITION") {
        return Vec::new();
    }
    edit_cells(text, |cells| match names(cells)[..] {
        [first, second, ..] => {
            cells.swap(first, second);
            true
        }
        _ => false,
    })
}

fn without_column(text: &str) -> Vec<String> {
    if text.contains("CONDITION") {
        return Vec::new();
    }
    edit_cells(text, |cells| names(cells).first().map(|&n| cells.remove(n)).is_some())
}

fn doubled_column(text: &str) -> Vec<String> {
    edit_cells(text, |cells| match names(cells)[..] {
        [first, ..] => {
            cells.push(cells[first].clone());
            true
        }
        _ => false,
    })
}

fn renamed_cell(text: &str) -> Vec<String> {
    edit_cells(text, |cells| match names(cells)[..] {
        [first, ..] => {
            cells[first] = format!(" {}Other ", cells[first].trim().trim_end_matches(['*', '\\']));
            true
        }
        _ => false,
    })
}

fn joined_cells(text: &str) -> Vec<String> {
    edit_cells(text, |cells| match names(cells)[..] {
        [first, second, ..] if second == first + 1 => {
            cells[first] = [cells[first].as_str(), &cells[second]].concat();
            cells.remove(second);
            true
        }
        _ => false,
    })
}

fn without_separator(text: &str) -> Vec<String> {
    let separator = |line: &Line<'_>| line.1.starts_with("| ---") || line.1.starts_with("|---");
    lines(text).filter(separator).map(|line| with_line(text, line, "")).collect()
}

/// The rows of the Format tables as HTML.
fn html_table(text: &str) -> Vec<String> {
    let mut html = text.to_string();
    for (at, line) in rows(text).into_iter().rev() {
        let cells: String =
            line.trim().trim_matches('|').split('|').map(|c| format!("<td>{}</td>", c.trim())).collect();
        html.replace_range(at..at + line.len(), &format!("<tr>{cells}</tr>\n"));
    }
    (html != text).then_some(html).into_iter().collect()
}

/// Replaces the first of some texts that the page has.
fn replaced(text: &str, find: &str, with: &str) -> Vec<String> {
    text.contains(find).then(|| text.replacen(find, with, 1)).into_iter().collect()
}

fn renamed_bullet(text: &str) -> Vec<String> {
    ["(ub):**", "(vec_operand):**", "(raw_operand):**", "(scalar):**"]
        .iter()
        .flat_map(|end| replaced(text, end, &["_other", end].concat()))
        .collect()
}

fn other_type(text: &str) -> Vec<String> {
    ["(ub):**", "(vec_operand):**", "(raw_operand):**"]
        .iter()
        .flat_map(|end| replaced(text, end, "(something):**"))
        .collect()
}

/// The bullets of fields: each from its line to the next bullet or heading. A bullet with a tag is present in some object
/// versions only, and its removal is no mistake.
fn bullets(text: &str) -> Vec<(usize, usize)> {
    let begins = |line: &str| line.starts_with("- **") && line.contains("):**");
    let starts: Vec<usize> =
        lines(text).filter(|(_, l)| begins(l) || l.starts_with('#')).map(|(at, _)| at).collect();
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    let untagged = |start: usize| {
        begins(text[start..].lines().next().unwrap_or_default()) && !text[start..].starts_with("- **{")
    };
    starts.iter().copied().zip(ends).filter(|(start, _)| untagged(*start)).collect()
}

fn without_bullet(text: &str) -> Vec<String> {
    bullets(text).into_iter().map(|(start, end)| [&text[..start], &text[end..]].concat()).collect()
}

fn new_bullet(text: &str) -> Vec<String> {
    let at = bullets(text).first().map(|(start, _)| *start);
    let new = "- **Something(ub):** what nobody has seen before\n\n";
    at.map(|at| [&text[..at], new, &text[at..]].concat()).into_iter().collect()
}

fn new_platform(text: &str) -> Vec<String> {
    ["XEHP", "PVC", "TGLLP", "ICLLP"]
        .iter()
        .flat_map(|name| replaced(text, &format!("{{{name}+}}"), &format!("{{{name}_NEXT+}}")))
        .collect()
}

/// The first line of each list of encodings.
fn first_encodings(text: &str) -> Vec<Line<'_>> {
    let is_code = |line: &str| line.trim_start().starts_with("- 0b");
    let mut before = false;
    lines(text)
        .filter(|(_, line)| {
            let first = is_code(line) && !before;
            before = is_code(line);
            first
        })
        .collect()
}

fn doubled_encoding(text: &str) -> Vec<String> {
    let doubled = |line: Line<'_>| with_line(text, line, &line.1.repeat(2));
    first_encodings(text).into_iter().map(doubled).collect()
}

fn wider_encoding(text: &str) -> Vec<String> {
    let wider = |line: Line<'_>| with_line(text, line, &line.1.replacen("0b", "0b1", 1));
    first_encodings(text).into_iter().map(wider).collect()
}

fn second_opcode(text: &str) -> Vec<String> {
    let opcode =
        lines(text).skip_while(|(_, l)| !l.starts_with("## Opcode")).find(|(_, l)| l.contains("= 0x"));
    let twice =
        |line: Line<'_>| with_line(text, line, &[line.1, &line.1.replacen(" =", "_TOO =", 1)].concat());
    opcode.map(twice).into_iter().collect()
}
