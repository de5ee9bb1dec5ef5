//! A word or a line that is there twice in a row.

use super::super::Finding;
use super::super::spec::{Sheet, Spec};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    spec.sheets.iter().flat_map(of_page).collect()
}

fn of_page(sheet: &Sheet<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut last = "";
    for line in sheet.page.text.lines() {
        // A row of a table is found as a duplicate there, and a member of a list as one of two.
        if line == last && line.contains(|c: char| c.is_ascii_alphanumeric()) && !line.starts_with('|') {
            let labels = vec![sheet.label(line, ""), sheet.label(last, "first here")];
            let message = "the line is there twice in a row";
            found.push(Finding::new("repeated", sheet.name(), message, "remove one of them", labels));
        }
        last = line;
        let mut before = "";
        for word in line.split(' ') {
            // Bytes are enough, and faster than characters: letters are ASCII.
            let start = word.bytes().position(|b| b.is_ascii_alphabetic()).unwrap_or(word.len());
            let word = &word[start..];
            let end = word.bytes().position(|b| !b.is_ascii_alphabetic() && b != b'_').unwrap_or(word.len());
            let (bare, behind) = word.split_at(end);
            // A variable may have the name of a word, and a field that of a structure: `element v at at;`, `info info[count];`.
            if bare.len() > 1 && bare == before && !behind.starts_with([';', '[']) {
                let labels = vec![sheet.label(bare, ""), sheet.label(before, "first here")];
                let message = format!("`{bare}` is there twice in a row");
                found.push(Finding::new("repeated", sheet.name(), message, "remove one of them", labels));
            }
            before = if behind.is_empty() { bare } else { "" };
        }
    }
    found
}
