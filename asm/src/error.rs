//! What is wrong with a text.

use std::ops::Range;

/// Something wrong at a place of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The bytes of the text that it is about; empty between two of them.
    pub span: Range<usize>,
    /// What stands there that cannot, and what was expected.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
    /// Another place that explains it, and what stands there.
    pub other: Option<(Range<usize>, &'static str)>,
    /// Whether it is no more than a warning.
    pub is_warning: bool,
}

impl Problem {
    /// Without advice.
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), help: None, other: None, is_warning: false }
    }

    /// With advice.
    #[must_use]
    pub fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..self }
    }

    /// With another place that explains it.
    #[must_use]
    pub fn with_other(self, span: Range<usize>, what: &'static str) -> Self {
        Self { other: Some((span, what)), ..self }
    }

    /// As no more than a warning.
    #[must_use]
    pub fn as_warning(self) -> Self {
        Self { is_warning: true, ..self }
    }

    /// With the known name nearest to `name`, where one is near.
    #[must_use]
    pub fn with_nearest<'n>(self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Self {
        match nearest(name, known) {
            Some(near) => self.with_help(format!("did you mean `{near}`?")),
            None => self,
        }
    }
}

/// Who writes names longer than that did not mistype one of ours.
const LONGEST: usize = 64;

/// The known name that differs least, if it differs little.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if name.len() > LONGEST {
        return None;
    }
    // A third of the letters, and not all of them.
    let count = name.chars().count();
    let most = count.div_ceil(3).min(count.saturating_sub(1));
    let (len, letters) = (name.len(), letters(name));
    let mut best = None;
    let mut most = Some(most);
    for known in known {
        let Some(bound) = most else { break };
        // What differs by more in its length or its letters is not compared: a text may have as many mistakes as names.
        if known.len().abs_diff(len) > bound
            || (self::letters(known) ^ letters).count_ones() as usize > 2 * bound
        {
            continue;
        }
        if let Some(distance) = distance(name.as_bytes(), known.as_bytes(), bound) {
            // The next one must be nearer.
            (best, most) = (Some(known), distance.checked_sub(1));
        }
    }
    best
}

/// How many letters are wrong, missing, too many or swapped with the next: `most` at most. Without an allocation, because
/// it is asked for every known name at every mistake.
fn distance(a: &[u8], b: &[u8], most: usize) -> Option<usize> {
    const ROOM: usize = 2 * LONGEST;
    if a.len() >= ROOM || b.len() >= ROOM {
        return None;
    }
    // The last three rows of the table, in turns.
    let [mut before, mut above, mut row] = [&mut [0; ROOM], &mut [0; ROOM], &mut [0; ROOM]];
    (0..).zip(row.iter_mut()).for_each(|(n, distance)| *distance = n);
    for (i, x) in a.iter().enumerate() {
        (before, above, row) = (above, row, before);
        row[0] = above[0] + 1;
        let mut least = row[0];
        for (j, y) in b.iter().enumerate() {
            let changed = above[j] + u8::from(x != y);
            let mut here = changed.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                here = here.min(before[j - 1] + 1);
            }
            row[j + 1] = here;
            least = least.min(here);
        }
        if usize::from(least) > most {
            return None;
        }
    }
    row.get(b.len()).map(|distance| usize::from(*distance)).filter(|distance| *distance <= most)
}

/// A bit for each letter that a name has. A typing error changes two of them at most.
fn letters(name: &str) -> u32 {
    name.bytes().fold(0, |letters, b| letters | 1 << (b % 32))
}

/// A text as messages show it: not all of a long one.
pub fn clipped(text: &str) -> std::borrow::Cow<'_, str> {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.into(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near() {
        assert_eq!(nearest("conter", ["other", "counter", "center"]), Some("counter"));
        assert_eq!(nearest("ocunter", ["counter", "conter"]), Some("counter"));
        assert_eq!(nearest("x", ["counter"]), None);
        assert_eq!(nearest("x", ["a", "y"]), None);
        assert_eq!(nearest("", ["a", "bb"]), None);
        let long = "x".repeat(10_000_000);
        assert_eq!(nearest("xx", [long.as_str()]), None);
        assert_eq!(nearest(&long, ["xx"]), None);
    }

    #[test]
    fn distances() {
        let is = |a: &str, b: &str, expected| {
            assert_eq!(distance(a.as_bytes(), b.as_bytes(), 3), expected, "{a} {b}")
        };
        is("", "", Some(0));
        is("abc", "abc", Some(0));
        is("abc", "acb", Some(1));
        is("abc", "ab", Some(1));
        is("abc", "xabc", Some(1));
        is("", "abc", Some(3));
        is("", "abcd", None);
        is("abcd", "wxyz", None);
        is("kitten", "sitting", Some(3));
    }

    #[test]
    fn long() {
        assert_eq!(clipped("short"), "short");
        assert_eq!(clipped(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
