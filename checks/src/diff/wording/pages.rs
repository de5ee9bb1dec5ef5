//! Which page of one version is which page of the other.

use super::super::rename;
use super::Version;
use genvisa_reader::Source;
use std::collections::{BTreeMap, VecDeque};

/// A page before and after.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct PagePair<'a> {
    pub(super) name: String,
    pub(super) old: Option<&'a Source>,
    pub(super) new: Option<&'a Source>,
}

/// Pairs pages by the names of their instructions and chapters, then by their titles. A renamed instruction has its new
/// name on both sides, and two single pages are a pair.
pub(super) fn pairs<'a>(old: Version<'a>, new: Version<'a>) -> Vec<PagePair<'a>> {
    let renames = rename::find(&old.outcome.isa, &new.outcome.isa);
    let is_single = old.pages.len() == 1 && new.pages.len() == 1;
    let new_name = |name: String| {
        let renamed =
            renames.iter().map(rename::change).find(|c| c.old.as_ref().is_some_and(|old| *old == *name));
        renamed.map_or(name, |change| change.subject)
    };
    let mut olds: Vec<_> = old.pages.iter().map(|page| (new_name(name(old, page)), page)).collect();
    let mut pairs = Vec::new();
    for page in new.pages {
        let name = name(new, page);
        let found = olds.iter().position(|(other, _)| is_single || *other == name).map(|n| olds.remove(n).1);
        pairs.push(PagePair { name, old: found, new: Some(page) });
    }
    let mut titles = BTreeMap::<String, VecDeque<usize>>::new();
    for (n, (_, page)) in olds.iter().enumerate() {
        titles.entry(title(page)).or_default().push_back(n);
    }
    let mut taken = vec![false; olds.len()];
    for pair in pairs.iter_mut().filter(|pair| pair.old.is_none()) {
        let found = pair.new.and_then(|page| titles.get_mut(&title(page))?.pop_front());
        if let Some(found) = found {
            taken[found] = true;
            pair.old = Some(olds[found].1);
        }
    }
    let gone = olds.into_iter().zip(taken).filter(|(_, taken)| !taken);
    pairs.extend(gone.map(|((name, page), _)| PagePair { name, old: Some(page), new: None }));
    pairs
}

/// The name of the instruction or chapter of a page.
fn name(version: Version<'_>, page: &Source) -> String {
    let known = version.outcome.coverage.pages.iter().find(|known| known.path == page.path);
    known.map_or_else(|| page.path.clone(), |known| known.readings.clone())
}

/// The first line of a page that is not empty.
fn title(page: &Source) -> String {
    let line = page.text.lines().map(str::trim).find(|line| !line.is_empty());
    line.unwrap_or_default().to_string()
}
