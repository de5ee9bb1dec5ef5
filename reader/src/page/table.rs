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
