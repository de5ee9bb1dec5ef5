//! Every word of a page is in an item.

use crate::versions;

#[test]
fn every_word_is_in_an_item() {
    for version in versions() {
        for (source, page) in version.sources.iter().zip(&version.covered) {
            let mut covered = vec![false; source.text.len()];
            for item in &page.items {
                covered[item.span.clone()].fill(true);
            }
            let lost = source.text.char_indices().filter(|(at, c)| c.is_alphanumeric() && !covered[*at]);
            let lost: String = lost.map(|(_, c)| c).collect();
            assert!(lost.is_empty(), "{}: {lost}", source.path);
        }
    }
}

#[test]
fn the_lines_of_items_are_those_of_their_bytes() {
    for version in versions() {
        let (source, page) =
            version.sources.iter().zip(&version.covered).max_by_key(|(s, _)| s.text.len()).unwrap();
        for item in &page.items {
            let line = source.text[..item.span.start].matches('\n').count() + 1;
            assert_eq!(item.line as usize, line, "{}", source.path);
        }
    }
}
