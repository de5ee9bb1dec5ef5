//! A version of the pages that nobody has seen: copies of Intel's pages with one thing changed each. What is lost, moved
//! or new is reported where it stands, and no fact changes in silence.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what a test cannot do fails it")]

use genvisa_codegen::diff::{compare, essential};
use genvisa_codegen::isa::Isa;
use genvisa_codegen::lint::lint;
use genvisa_codegen::{Readings, Source, load, read_with};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A change of a page: what it is, and the new text. `None` where the page has nothing to change in this way.
type Mutation = (&'static str, fn(&str) -> Vec<String>);

const MUTATIONS: [Mutation; 8] = [
    ("a section is deleted", without_section),
    ("two columns are swapped", swapped_columns),
    ("a column is deleted", without_column),
    ("a field has another name in its bullet", renamed_bullet),
    ("a field has another name in the table", renamed_cell),
    ("a tag names a new platform", new_platform),
    ("the line under the header of the table is gone", without_separator),
    ("a bullet has another type", other_type),
];

/// Sections that a page may lack: nothing shows that one has been there.
const OPTIONAL: [&str; 2] = ["Notes", "Examples"];

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
    let name = line.strip_prefix("## ").or_else(|| line.strip_prefix("#### "))?.trim();
    (name != "Operand type maps").then_some(name)
}

/// The lines of the Format tables that name fields, with their offsets.
fn rows(text: &str) -> Vec<(usize, &str)> {
    let mut inside = false;
    let mut at = 0;
    let mut found = Vec::new();
    for line in text.split_inclusive('\n') {
        if line.starts_with("## ") {
            inside = line.trim() == "## Format";
        }
        if inside && line.starts_with('|') && line.contains(|c: char| c.is_ascii_alphabetic()) {
            found.push((at, line));
        }
        at += line.len();
    }
    found
}

/// Changes the cells of the first row that names fields.
fn edit_cells(text: &str, edit: impl Fn(&mut Vec<String>) -> bool) -> Vec<String> {
    let Some((at, line)) = rows(text).into_iter().next() else { return Vec::new() };
    let mut cells: Vec<String> = line.trim().trim_matches('|').split('|').map(str::to_string).collect();
    if !edit(&mut cells) {
        return Vec::new();
    }
    vec![[&text[..at], "|", &cells.join("|"), "|\n", &text[at + line.len()..]].concat()]
}

/// The cells that name fields: those behind the opcodes that are not empty.
fn names(cells: &[String]) -> Vec<usize> {
    let is_name = |c: &str| c.starts_with(|c: char| c.is_ascii_alphabetic()) && !c.contains(['(', '[']);
    (0..cells.len()).filter(|&n| is_name(cells[n].trim())).collect()
}

fn swapped_columns(text: &str) -> Vec<String> {
    // Where layouts differ by condition, their order is told by no bullet.
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

fn renamed_cell(text: &str) -> Vec<String> {
    edit_cells(text, |cells| match names(cells)[..] {
        [first, ..] => {
            cells[first] = format!(" {}Other ", cells[first].trim());
            true
        }
        _ => false,
    })
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

fn new_platform(text: &str) -> Vec<String> {
    ["XEHP", "PVC", "TGLLP", "ICLLP"]
        .iter()
        .flat_map(|name| replaced(text, &format!("{{{name}+}}"), &format!("{{{name}_NEXT+}}")))
        .collect()
}

fn without_separator(text: &str) -> Vec<String> {
    let line = text.lines().find(|line| line.starts_with("| ---") || line.starts_with("|---"));
    line.into_iter().flat_map(|line| replaced(text, &format!("{line}\n"), "")).collect()
}

/// What a page says, and every message about it.
struct Read {
    isa: Isa,
    messages: BTreeSet<String>,
}

fn read(page: &Source, others: &[Source]) -> Read {
    let others = others.iter().filter(|other| other.path != page.path);
    let pages: Vec<Source> = others.chain([page]).cloned().collect();
    let outcome = read_with(&pages, Readings::embedded());
    let (_, found) = lint(&pages, &outcome, None);
    let mut messages = BTreeSet::new();
    for problems in [&outcome.diagnostics, &found] {
        for problem in problems {
            let label = problem.labels.first().expect("every message has a place");
            let (line, column) = problems.position(label);
            let text = &pages.iter().find(|p| *p.path == *label.path).expect("the place is on a page").text;
            assert!(line >= 1 && line <= text.lines().count() + 1 && column >= 1, "{}: {line}", label.path);
            messages.insert(problem.message.to_string());
        }
    }
    Read { isa: outcome.isa, messages }
}

#[test]
#[ignore = "minutes on a busy machine: `cargo test -p genvisa-codegen --test third_version -- --ignored`"]
fn no_change_of_a_page_is_silent() {
    let Some(upstream) = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from).filter(|f| f.is_dir())
    else {
        eprintln!("skipped: no upstream pages");
        return;
    };
    let mut silent = Vec::new();
    let mut made = [0; MUTATIONS.len()];
    for version in ["2025-02", "2021-06"] {
        // Beside the platforms a few small pages, which show what pages have in common.
        let pages = load(&[upstream.join(version).join("instructions")]).unwrap();
        let mut others = load(&[upstream.join(version).join("1_introduction.md")]).unwrap();
        let mut small = pages.clone();
        small.sort_by_key(|page| page.text.len());
        others.extend(small.into_iter().take(12));
        for page in pages {
            let before = read(&page, &others);
            for (n, (what, mutate)) in MUTATIONS.iter().enumerate() {
                for text in mutate(&page.text) {
                    let after = read(&Source { text, ..page.clone() }, &others);
                    made[n] += 1;
                    let changes = compare(&before.isa, &after.isa);
                    let is_silent =
                        after.messages.is_subset(&before.messages) && !essential(&changes).is_empty();
                    if is_silent {
                        silent.push(format!(
                            "{}: {what}: {}",
                            page.path,
                            genvisa_codegen::diff::to_brief(&changes)
                        ));
                    }
                }
            }
        }
    }
    assert!(made.iter().all(|n| *n > 5), "{made:?}");
    assert!(silent.is_empty(), "{} changes in silence:\n{}", silent.len(), silent.join("\n"));
}
