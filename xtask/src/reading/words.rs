//! `cargo xtask reading --words`: outlines of sentences, in the entries of their readings.

use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::isa::Checksum;
use genvisa_reader::{Interpretation, Outline, Readings, find_entry, read_with};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Adds the key `words` to each entry of a sentence of some pages that lacks it or has another one.
pub(super) fn add(pages: &[PathBuf], folder: &Path, readings: &Readings) -> Result<Outcome, Unusable> {
    let sources = pages::sources(pages)?;
    let coverage = read_with(&sources, readings).coverage;
    let mut outlines: BTreeMap<&str, BTreeMap<Checksum, String>> = BTreeMap::new();
    for (source, page) in sources.iter().zip(&coverage.pages) {
        for sentence in page.sentences.iter().filter(|s| s.interpretation != Interpretation::Unread) {
            let text = source.text.get(sentence.span.clone()).unwrap_or_default();
            let digits = Outline::of(text).digits();
            outlines.entry(&page.readings).or_default().insert(sentence.sum, digits);
        }
    }
    let mut changed = 0;
    for (page, outlines) in outlines {
        let path = folder.join(format!("{page}.toml"));
        let before = pages::text_if_any(&path)?.unwrap_or_default();
        let mut text = before.clone();
        for (sum, digits) in outlines {
            changed += usize::from(set(&mut text, &sum.to_string(), &digits));
        }
        if text != before {
            fs::write(&path, text).map_err(|e| Unusable(format!("{}: {e}", path.display())))?;
        }
    }
    console::print(&format!("{changed} entries in {} have new words\n", folder.display()))?;
    Ok(Outcome::Clean)
}

/// Sets the key `words` of the entry for a checksum, on the line after the checksum. Whether that changes the entry.
fn set(entries: &mut String, sum: &str, digits: &str) -> bool {
    let Some((_, found)) = find_entry(entries, sum) else { return false };
    let other = |line: &str| !line.trim_start().starts_with(KEY);
    let lines = found.lines().filter(|line| other(line)).flat_map(|line| {
        let is_sum = line.trim_start().starts_with("sum = ");
        let words = is_sum.then(|| format!("{KEY}\"{digits}\""));
        std::iter::once(line.to_string()).chain(words)
    });
    let (old, new) = (found.to_string(), lines.collect::<Vec<_>>().join("\n"));
    let is_changed = old != new;
    if is_changed {
        *entries = entries.replacen(&old, &new, 1);
    }
    is_changed
}

/// The key, up to its value.
const KEY: &str = "words = ";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_behind_the_checksum() {
        let mut text =
            "# A\n\n[[reading]]\nsum = \"0a\"\nnone = \"b\"\n\n[[reading]]\nsum = \"0b\"\n".to_string();
        assert!(set(&mut text, "0a", "1234"));
        assert!(!set(&mut text, "0a", "1234"));
        assert!(set(&mut text, "0b", "56"));
        assert!(!set(&mut text, "0c", "56"));
        let expected = "# A\n\n[[reading]]\nsum = \"0a\"\nwords = \"1234\"\nnone = \"b\"\n\n[[reading]]\nsum = \"0b\"\nwords = \"56\"\n";
        assert_eq!(text, expected);
    }
}
