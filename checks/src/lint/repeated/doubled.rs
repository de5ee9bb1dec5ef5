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
        // Bytes are enough, and faster than characters: letters and blanks are ASCII.
        let mut before: &[u8] = &[];
        for word in line.as_bytes().split(|byte| *byte == b' ') {
            if let Some((first, second)) = doubled(before, word) {
                let labels = vec![sheet.label(second, ""), sheet.label(first, "first here")];
                let message = format!("`{first}` is there twice in a row");
                found.push(Finding::new("repeated", sheet.name(), message, "remove one of them", labels));
            }
            before = word;
        }
    }
    found
}

/// The same word in two texts without blanks: at the end of the first one, and in the second one.
fn doubled<'t>(first: &'t [u8], second: &'t [u8]) -> Option<(&'t str, &'t str)> {
    // Most pairs of words differ in the first letter.
    let letter = |text: &[u8]| text.iter().copied().find(u8::is_ascii_alphabetic);
    if letter(first) != letter(second) {
        return None;
    }
    let (first, second) = (str::from_utf8(first).ok()?, str::from_utf8(second).ok()?);
    let ((first, ""), (second, behind)) = (bare(first), bare(second)) else { return None };
    // A variable may have the name of a word, and a field that of a structure: `element v at at;`, `info info[count];`.
    (first.len() > 1 && first == second && !behind.starts_with([';', '['])).then_some((first, second))
}

/// The first word of a text, and the text behind it.
fn bare(text: &str) -> (&str, &str) {
    let text = text.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
    text.split_at(text.find(|c: char| !c.is_ascii_alphabetic() && c != '_').unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_two_letters_are_doubled_and_names_of_one_are_not() {
        let found = |first: &'static str, second: &'static str| doubled(first.as_bytes(), second.as_bytes());
        assert_eq!(found("is", "is"), Some(("is", "is")));
        assert_eq!(found("(the", "the)"), Some(("the", "the")));
        assert_eq!(found("a", "a"), None);
        assert_eq!(found("is,", "is"), None);
        assert_eq!(found("at", "at;"), None);
        assert_eq!(found("info", "info[count]"), None);
    }
}
