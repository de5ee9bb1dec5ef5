//! The words of all pages, counted once for all lints.

use super::near;
use foldhash::HashMap;
use genvisa_reader::page::Page;

/// How the pages have a word.
#[derive(Default)]
pub(super) struct Uses<'a> {
    /// On how many places.
    pub(super) all: usize,
    /// On how many of them it is a word of a text: in lower case, with no backtick beside it.
    pub(super) plain: usize,
    /// The number of the page of the first such place, and the place.
    pub(super) first: (usize, &'a str),
}

/// The fewest letters of a word of a text: shorter ones are alike by chance.
const LETTERS: usize = 4;

/// The words of pages.
pub(super) fn count<'a>(pages: &'a [Page<'a>]) -> HashMap<&'a str, Uses<'a>> {
    let mut words = HashMap::<&str, Uses<'_>>::default();
    for (number, page) in pages.iter().enumerate() {
        for word in near::words(page.text) {
            let uses = words.entry(word).or_default();
            uses.all += 1;
            if is_plain(page, word) {
                if uses.plain == 0 {
                    uses.first = (number, word);
                }
                uses.plain += 1;
            }
        }
    }
    words
}

fn is_plain(page: &Page<'_>, word: &str) -> bool {
    let is_beside = |c: Option<char>| c.is_some_and(|c| c == '`' || c.is_alphanumeric());
    word.len() >= LETTERS && word.bytes().all(|byte| byte.is_ascii_lowercase()) && {
        let place = page.span(word);
        !is_beside(page.text[..place.start].chars().next_back())
            && !is_beside(page.text[place.end..].chars().next())
    }
}
