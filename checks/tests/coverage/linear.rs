//! The time of the coverage grows as the page.

use crate::{Version, ours};
use genvisa_checks::coverage::{ProseList, coverage};
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
