//! The rows of the index whose ids begin with a prefix. A process that needs the vectors of one rule reads no other rows.

use std::io::{self, BufRead, Seek, SeekFrom};

/// Rows of an index: first bytes of the lines of vectors, and ids.
pub(super) type Rows = (Vec<u64>, Vec<String>);

/// The digest in the first line, and the rows whose ids begin with a prefix, by bisection: rows are in the order of their ids.
/// `None` if the file is no index.
///
/// # Errors
/// If reading fails.
pub(super) fn rows(file: &mut (impl BufRead + Seek), prefix: &str) -> io::Result<Option<(String, Rows)>> {
    let mut line = String::new();
    file.read_line(&mut line)?;
    let digest = line.trim_end().to_string();
    // Rows that begin in front of `low` are less than the prefix, and those that begin at `high` or behind it are not.
    let (mut low, mut high) = (line.len() as u64, file.seek(SeekFrom::End(0))?);
    while low < high {
        let middle = low.midpoint(high);
        let begin = next_line(file, middle)?;
        line.clear();
        file.read_line(&mut line)?;
        match row(&line) {
            Some((_, id)) if id < prefix => low = begin + line.len() as u64,
            None if !line.is_empty() => return Ok(None),
            _ => high = middle,
        }
    }
    file.seek(SeekFrom::Start(low))?;
    let (mut offsets, mut ids) = (Vec::new(), Vec::new());
    loop {
        line.clear();
        file.read_line(&mut line)?;
        match row(&line) {
            Some((offset, id)) if id.starts_with(prefix) => {
                offsets.push(offset);
                ids.push(id.to_string());
            }
            None if !line.is_empty() => return Ok(None),
            _ => return Ok(Some((digest, (offsets, ids)))),
        }
    }
}

/// The first byte of a vector and its id.
pub(super) fn row(line: &str) -> Option<(u64, &str)> {
    let (offset, id) = line.trim_end().split_once(' ')?;
    Some((offset.parse().ok()?, id))
}

/// Goes to the first line that begins at a byte or behind it, and returns its first byte.
fn next_line(file: &mut (impl BufRead + Seek), at: u64) -> io::Result<u64> {
    let before = at.saturating_sub(1);
    file.seek(SeekFrom::Start(before))?;
    Ok(before + file.skip_until(b'\n')? as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn the_rows_of_each_prefix_are_those_of_a_search_through_all() -> io::Result<()> {
        let ids = ["a", "a/b", "a/b/1", "a/b/22", "a/c", "b", "b/a/333", "b/b"];
        let lines = ids.iter().enumerate().map(|(n, id)| format!("{} {id}\n", n * 7));
        let text = format!("digest\n{}", lines.collect::<String>());
        for prefix in ["", "a", "a/", "a/b/", "a/b/2", "a/bb", "b", "b/b", "c", "0"] {
            let (digest, (offsets, found)) =
                rows(&mut Cursor::new(&text), prefix)?.ok_or_else(|| io::Error::other("no index"))?;
            let expected = ids.iter().enumerate().filter(|(_, id)| id.starts_with(prefix));
            assert_eq!(digest, "digest");
            assert!(expected.clone().map(|(_, id)| *id).eq(found), "{prefix}");
            assert!(expected.map(|(n, _)| n as u64 * 7).eq(offsets), "{prefix}");
        }
        Ok(())
    }

    #[test]
    fn a_file_without_rows_has_none_and_one_with_other_lines_is_no_index() -> io::Result<()> {
        assert_eq!(rows(&mut Cursor::new("digest\n"), "a")?, Some(("digest".into(), Default::default())));
        assert_eq!(rows(&mut Cursor::new("digest\nno row\n"), "a")?, None);
        assert_eq!(rows(&mut Cursor::new("digest\n0 a\n"), "a")?.map(|(_, (_, ids))| ids.len()), Some(1));
        assert_eq!(rows(&mut Cursor::new("digest\n0 a\nno row\n"), "a")?, None);
        Ok(())
    }
}
