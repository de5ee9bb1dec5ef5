//! The interpretation of every normative sentence: nothing is dropped in silence.

use crate::isa::{Checksum, Rule};
use crate::readings::{ReadingKey, Reason};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// The interpretations of the sentences of all pages.
#[derive(Debug, Clone, Default)]
pub struct SentenceCoverage {
    /// Page by page, in the order of the sources.
    pub pages: Vec<PageCoverage>,
}

/// The interpretations of the sentences of one page.
#[derive(Debug, Clone, Default)]
pub struct PageCoverage {
    /// The path of the page, as in its source.
    pub path: String,
    /// The name of the file with its readings, without ending.
    pub readings: String,
    /// The normative sentences and those with a reading, in the order in which they were read.
    pub sentences: Vec<Sentence>,
    /// The bytes of all texts that were examined as words rather than as a form, normative or not, in ascending order.
    pub prose: Vec<Range<usize>>,
    /// The parts with a form of their own, in ascending order.
    pub statements: Vec<Statement>,
    /// The lines with a rule of a class of declarations, each with the ids of the rules of fields that follow from it.
    pub class_rules: Vec<(u32, Vec<String>)>,
}

/// A part of a page that has a form of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Its bytes in the page.
    pub span: Range<usize>,
    /// Its meaning.
    pub states: States,
}

/// The meaning of a part of a page that has a form of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum States {
    /// An attribute of the fact on its line (`types`, `range`).
    Attribute(&'static str),
    /// It repeats a fact: reserved bits and encodings, a bit range of the whole field. A page without it has the same meaning.
    Redundant,
    /// The name in front of the description of a fact that is elsewhere on the page.
    Label,
}

/// A sentence that is normative or has a reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// The line of its first byte, from 1.
    pub line: u32,
    /// Its bytes in the page.
    pub span: Range<usize>,
    /// Its checksum, the key of its reading.
    pub sum: Checksum,
    /// The meaning that was found for it.
    pub interpretation: Interpretation,
}

/// The meaning that was found for a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Interpretation {
    /// A reading states rules. The list is empty where the reading states the condition on which a field is present.
    Rules {
        /// Ids of rules of the model. Several sentences may state the same rule.
        rules: Vec<String>,
    },
    /// A reading gives the reason why the sentence states no rule.
    NoRule {
        /// The reason, in words.
        why: String,
        /// The kinds of the reason, at least one.
        reasons: Arc<[Reason]>,
    },
    /// No reading exists. A warning reports the sentence.
    Unread,
}

impl SentenceCoverage {
    /// The readings that were used. A key of [`crate::Readings::keys`] that no version of the pages uses is stale.
    pub fn used(&self) -> BTreeSet<ReadingKey> {
        let is_read = |s: &&Sentence| s.interpretation != Interpretation::Unread;
        let keys = |p: &PageCoverage| {
            let sums = p.sentences.iter().filter(is_read).map(|s| (p.readings.clone(), s.sum));
            sums.collect::<Vec<_>>()
        };
        self.pages.iter().flat_map(keys).collect()
    }

    /// The sentences that state a rule.
    pub fn sentences_of<'a>(
        &'a self,
        rule: &'a Rule,
    ) -> impl Iterator<Item = (&'a PageCoverage, &'a Sentence)> {
        let states = |s: &&Sentence| matches!(&s.interpretation, Interpretation::Rules { rules } if rules.contains(&rule.id));
        self.pages.iter().flat_map(move |p| p.sentences.iter().filter(states).map(move |s| (p, s)))
    }
}
