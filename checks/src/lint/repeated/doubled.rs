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
        // Bytes are enough, and faster than characters: letters are ASCII.
        let bytes = line.as_bytes();
        let (mut before, mut at) = ("", 0);
        while at < bytes.len() {
            let start = at + length(&bytes[at..], |b| !b.is_ascii_alphabetic() && b != b' ');
            let end = start + length(&bytes[start..], |b| b.is_ascii_alphabetic() || b == b'_');
            let (bare, behind) = (&line[start..end], bytes.get(end));
            // A variable may have the name of a word, and a field that of a structure: `element v at at;`, `info info[count];`.
            if bare.len() > 1 && bare == before && !matches!(behind, Some(b';' | b'[')) {
                let labels = vec![sheet.label(bare, ""), sheet.label(before, "first here")];
                let message = format!("`{bare}` is there twice in a row");
                found.push(Finding::new("repeated", sheet.name(), message, "remove one of them", labels));
            }
            before = if matches!(behind, None | Some(b' ')) { bare } else { "" };
            at = end + length(&bytes[end..], |b| b != b' ') + 1;
        }
    }
    found
}

/// The number of bytes at the start that pass a test.
fn length(bytes: &[u8], is_part: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|byte| !is_part(*byte)).unwrap_or(bytes.len())
}
