//! The entry of each reading has the outline of its sentence, without which a slip in the sentence gives no message.

use crate::{Version, intels, ours};
use genvisa_reader::{Interpretation, Outline, Readings};
use genvisa_testing::upstream_test;
use std::path::Path;

fn readings_have_outlines(version: &Version) {
    let readings = Readings::embedded();
    for (source, page) in version.sources.iter().zip(&version.outcome.coverage.pages) {
        for sentence in page.sentences.iter().filter(|s| s.interpretation != Interpretation::Unread) {
            let outline = Outline::of(&source.text[sentence.span.clone()]);
            let known = readings.outline(&page.readings, sentence.sum);
            let run = "`cargo xtask reading --words` with the folder of the pages adds it";
            assert_eq!(known, Some(&outline), "{} {}: {run}", page.readings, sentence.sum);
        }
    }
}

#[test]
fn every_reading_has_the_outline_of_its_sentence() {
    readings_have_outlines(ours());
}

#[upstream_test]
fn every_reading_has_the_outline_of_its_sentence_of_intels_pages(upstream: &Path) {
    intels(upstream).iter().for_each(readings_have_outlines);
}

#[test]
fn every_reading_has_an_outline() {
    let readings = Readings::embedded();
    for (page, sum) in readings.keys() {
        assert!(readings.outline(&page, sum).is_some(), "{page} {sum}");
    }
}
