//! The time for a page grows as the page, for any kind of line that there are many of.

use crate::{Version, ours};
use genvisa_checks::coverage::{ProseList, coverage};
use genvisa_checks::lint::lint;
use genvisa_reader::{Readings, Source, read_with};
use std::time::{Duration, Instant};

/// The time of the coverage of one page that consists of some copies of a page: the least of three.
fn time(page: &Source, copies: usize) -> (Duration, usize) {
    let text = format!("{}\n\n", page.text).repeat(copies);
    let sources = [Source { path: page.path.clone(), text }];
    let outcome = read_with(&sources, Readings::embedded());
    let prose = ProseList::default();
    let run = || {
        let start = Instant::now();
        let (covered, _) = coverage(&sources, &outcome, &prose);
        (start.elapsed(), covered[0].items.len())
    };
    (0..3).map(|_| run()).min().unwrap()
}

/// Four times the page takes about four times the time; a quadratic look-up would take sixteen times.
#[test]
fn the_time_grows_as_the_page() {
    let Version { sources, .. } = ours();
    let page = sources.iter().find(|source| source.path.ends_with("operands.md")).unwrap();
    let ((short, items), (long, more)) = (time(page, 8), time(page, 32));
    assert!(more >= items * 4 - 32, "{items} and {more} items");
    assert!(long < short * 10, "{short:?} for 8 copies, {long:?} for 32");
}

/// The copies of a line: equal ones, or each with another number in its first word.
#[derive(Debug, Clone, Copy)]
enum Copies {
    Equal,
    Numbered,
}

impl Copies {
    fn copy(self, line: &str, n: usize) -> String {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let start = line.find(is_word).unwrap_or(line.len());
        let rest = &line[start..];
        let (word, behind) = rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(rest.len()));
        match self {
            Self::Equal => line.to_string(),
            Self::Numbered if word.starts_with("0x") => format!("{}0x{n:x}{behind}", &line[..start]),
            Self::Numbered if word.starts_with("0b") => format!("{}0b{n:b}{behind}", &line[..start]),
            Self::Numbered if word.starts_with(|c: char| c.is_ascii_digit()) => {
                format!("{}{n}{behind}", &line[..start])
            }
            Self::Numbered => format!("{}{word}{n}{behind}", &line[..start]),
        }
    }
}

/// The time in which a page with many copies of one of its lines is read, linted and covered.
fn time_of_copies(page: &Source, line: usize, copies: Copies, count: usize) -> Duration {
    let mut text = String::new();
    for (n, old) in page.text.split_inclusive('\n').enumerate() {
        match n == line {
            true => (0..count).for_each(|n| text += &copies.copy(old, n)),
            false => text += old,
        }
    }
    let sources = [Source { path: page.path.clone(), text }];
    let start = Instant::now();
    let outcome = read_with(&sources, Readings::embedded());
    let _ = lint(&sources, &outcome, None);
    let _ = coverage(&sources, &outcome, &ProseList::default());
    start.elapsed()
}

/// The lines that take more than in proportion to their number, of each `part`th line that is not empty.
fn slow_lines(part: usize, [few, many]: [usize; 2]) -> (usize, Vec<String>) {
    let lines = ours().sources.iter().flat_map(|page| page.text.lines().enumerate().map(move |l| (page, l)));
    let lines = lines.filter(|(_, (_, text))| !text.trim().is_empty()).skip(part / 2).step_by(part);
    let (mut tried, mut slow) = (0, Vec::new());
    for (page, (line, text)) in lines {
        for copies in [Copies::Equal, Copies::Numbered] {
            let time = |count| time_of_copies(page, line, copies, count);
            tried += 1;
            // A quadratic part is twice the linear one at least. A time that something else has disturbed is measured again.
            let is_slow = || time(many) > time(few) * u32::try_from(3 * many / few).unwrap();
            if (0..5).all(|_| is_slow()) {
                let place = format!("{}:{}", page.path, line + 1);
                slow.push(format!("{place}: {copies:?}: {:?}, {:?}: {text}", time(few), time(many)));
            }
        }
    }
    (tried, slow)
}

#[test]
fn many_copies_of_a_line_take_time_in_proportion() {
    let (tried, slow) = slow_lines(997, [500, 4000]);
    assert!(tried > 15, "{tried}");
    assert!(slow.is_empty(), "{} of {tried}:\n{}", slow.len(), slow.join("\n"));
}

#[test]
#[ignore = "takes minutes: each line of one part in GENVISA_PART (40) is tried"]
fn many_copies_of_any_line_take_time_in_proportion() {
    let part = std::env::var("GENVISA_PART").ok().and_then(|part| part.parse().ok()).unwrap_or(40);
    let (tried, slow) = slow_lines(part, [1000, 8000]);
    println!("{tried} pages tried");
    assert!(slow.is_empty(), "{} of {tried}:\n{}", slow.len(), slow.join("\n"));
}
