//! Cells of a table row, as the row is written.

/// The cells of a row, trimmed. Pipes escaped by a backslash separate nothing. Markdown would drop cells that the
/// header has no column for; here every cell counts.
pub fn cells(row: &str) -> impl Iterator<Item = &str> {
    let row = row.trim_ascii();
    let row = row.strip_prefix('|').unwrap_or(row);
    let row = row.strip_suffix('|').filter(|r| !r.ends_with('\\')).unwrap_or(row);
    let bytes = row.as_bytes();
    let is_escaped = |at: usize| at.checked_sub(1).is_some_and(|before| bytes[before] == b'\\');
    let mut ends = memchr::memchr_iter(b'|', bytes).filter(move |&at| !is_escaped(at));
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let start = next?;
        let end = ends.next();
        next = end.map(|end| end + 1);
        Some(row[start..end.unwrap_or(row.len())].trim_ascii())
    })
}

/// Whether a line of a table only separates: `| --- | :-: |`, `+-----+---+`, `+=====+`.
pub(super) fn is_separator(line: &str) -> bool {
    line.bytes().all(|b| matches!(b, b'-' | b'=' | b'|' | b'+' | b':' | b' ' | b'\t'))
        && line.bytes().any(|b| matches!(b, b'-' | b'='))
}

#[cfg(test)]
mod tests {
    use super::{cells, is_separator};

    #[test]
    fn cells_are_between_bars_that_are_not_escaped() {
        for (row, expected) in [
            ("| a | b |", &["a", "b"][..]),
            ("a|b", &["a", "b"]),
            (" | a |  ", &["a"]),
            ("| a \\| b | c |", &["a \\| b", "c"]),
            ("| a \\|", &["a \\|"]),
            ("| | |", &["", ""]),
            ("||", &[""]),
            ("", &[""]),
        ] {
            assert_eq!(cells(row).collect::<Vec<_>>(), expected, "{row}");
        }
    }

    #[test]
    fn a_separator_has_a_dash_or_an_equals_sign_and_no_text() {
        for (line, expected) in [
            ("| --- | :-: |", true),
            ("+====+", true),
            ("-", true),
            ("| : | + |", false),
            ("", false),
            ("| --- | a |", false),
        ] {
            assert_eq!(is_separator(line), expected, "{line}");
        }
    }
}
