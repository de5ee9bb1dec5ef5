//! What became of the text of pages: nothing is dropped in silence.

use crate::isa::Rule;
use crate::readings::ReadingKey;
use std::collections::BTreeSet;
use std::ops::Range;

/// The account of a reading.
#[derive(Debug, Clone, Default)]
pub struct Account {
    /// Page by page, in the order of the sources.
    pub pages: Vec<PageAccount>,
}

/// The account of one page.
#[derive(Debug, Clone, Default)]
pub struct PageAccount {
    /// The page, as its source names it.
    pub path: String,
    /// The file of its readings, without ending.
    pub readings: String,
    /// The sentences that constrain something, in the order they were read.
    pub sentences: Vec<Sentence>,
    /// Where the sentences begin that were looked at, constraining or not; sorted.
    pub(crate) prose: Vec<usize>,
}

/// A sentence that constrains something, or that has a reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// The line that it begins on, from 1.
    pub line: u32,
    /// Bytes of the page.
    pub span: Range<usize>,
    /// Its checksum ([`Rule::checksum`]).
    pub sum: String,
    /// What became of it.
    pub became: Became,
}

/// What became of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Became {
    /// It has a reading that states rules, by id, or (none) that a field is not always there.
    Read {
        /// Ids of rules of the model. Several sentences may state the same one.
        rules: Vec<String>,
    },
    /// It has a reading that says why it states no rule.
    NoRule {
        /// Why.
        why: String,
    },
    /// Nobody has read it; there is a warning of it.
    Unread,
}

impl Account {
    /// The readings that were used. Those of [`crate::Readings::keys`] that no reading of any version of the pages uses
    /// are stale.
    pub fn used(&self) -> BTreeSet<ReadingKey> {
        let read = |s: &&Sentence| s.became != Became::Unread;
        let keys = |p: &PageAccount| {
            let sums = p.sentences.iter().filter(read).map(|s| (p.readings.clone(), s.sum.clone()));
            sums.collect::<Vec<_>>()
        };
        self.pages.iter().flat_map(keys).collect()
    }

    /// The sentences that state a rule.
    pub fn sentences_of<'a>(
        &'a self,
        rule: &'a Rule,
    ) -> impl Iterator<Item = (&'a PageAccount, &'a Sentence)> {
        let states = |s: &&Sentence| matches!(&s.became, Became::Read { rules } if rules.contains(&rule.id));
        self.pages.iter().flat_map(move |p| p.sentences.iter().filter(states).map(move |s| (p, s)))
    }
}
