//! The coverage of whole pages: the interpretation of every part and of every normative sentence.
//!
//! It is computed from the text and from the outcome of the reader, and does not rely on the reader's own list: a sentence
//! that the reader never examined is counted as unread. The experiment of [`crate::knockout`] tests it.

mod item;
mod model;
mod prose;
mod spans;
mod split;

pub use item::{Form, Item, Meaning, Why};
pub use prose::{FactSign, ProseEntry, ProseKey, ProseKind, ProseList};

use genvisa_reader::isa::{Check, Rule};
use genvisa_reader::page::{Page, sentences};
use genvisa_reader::{
    Diagnostic, Diagnostics, Interpretation, Label, NO_PLATFORM, Outcome, Sentence, Severity, Source, UNREAD,
    is_normative, sections,
};
use model::Model;
use spans::Spans;
pub(crate) use split::OPERATORS;
use split::{Interpreted, Splitter};
use std::collections::{BTreeMap, HashMap};
use std::ops::{AddAssign, Range};

/// The items of one page, and their numbers by interpretation.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize)]
pub struct Coverage {
    /// The path of the page.
    pub page: String,
    /// The name of its file in the list of prose, without ending.
    pub name: String,
    /// The numbers of its items.
    pub counts: Counts,
    /// The numbers of its normative sentences.
    pub sentences: Sentences,
    /// Its items, in the order of the page.
    #[serde(skip)]
    pub items: Vec<Item>,
}

impl Coverage {
    /// The entries of the list of prose that the page uses.
    pub fn listed<'a>(&'a self, source: &'a Source) -> impl Iterator<Item = ProseKey> + 'a {
        let listed = |item: &&Item| matches!(item.meaning, Meaning::Prose { why: Why::Listed { .. } });
        let text = |item: &Item| source.text.get(item.span.clone()).unwrap_or_default();
        self.items.iter().filter(listed).map(move |item| (self.name.clone(), Rule::checksum(text(item))))
    }
}

/// Numbers of items by interpretation.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize)]
pub struct Counts {
    /// Facts of the model.
    pub facts: usize,
    /// Rules: explicit ones, and those of readings.
    pub rules: usize,
    /// Statements of the Semantics.
    pub semantics: usize,
    /// Assembly forms.
    pub text: usize,
    /// Prose with a reason.
    pub prose: usize,
    /// The part of the prose that the list of prose names, by kind.
    pub listed: BTreeMap<ProseKind, usize>,
    /// Prose that could state a fact and has no reason.
    pub unlisted: usize,
    /// Items with an error or a warning of the reader.
    pub unread: usize,
}

/// Numbers of normative sentences.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize)]
pub struct Sentences {
    /// Sentences that state a rule which one instruction and its declarations can break.
    pub r#static: usize,
    /// Sentences that state a rule which only a module can break.
    pub object: usize,
    /// Sentences that state a rule which only a running program can break.
    pub runtime: usize,
    /// Sentences that state a fact of the model (`Must have type UD`, `Reserved`), with the rules that follow from it.
    pub fact: usize,
    /// Sentences with a reading that gives the reason why they state no rule.
    pub no_rule: usize,
    /// Sentences without an interpretation.
    pub unread: usize,
}

impl Counts {
    /// The sum of all interpretations.
    pub fn total(&self) -> usize {
        self.facts + self.rules + self.semantics + self.text + self.prose + self.unlisted + self.unread
    }

    fn add(&mut self, meaning: &Meaning) {
        match meaning {
            Meaning::Fact { .. } => self.facts += 1,
            Meaning::Rule { .. } => self.rules += 1,
            Meaning::Semantics => self.semantics += 1,
            Meaning::Text => self.text += 1,
            Meaning::Prose { why } => {
                self.prose += 1;
                if let Why::Listed { kind, .. } = why {
                    *self.listed.entry(*kind).or_default() += 1;
                }
            }
            Meaning::Unlisted { .. } => self.unlisted += 1,
            Meaning::Unread => self.unread += 1,
        }
    }
}

impl Sentences {
    /// The sum of all kinds.
    pub fn total(&self) -> usize {
        self.r#static + self.object + self.runtime + self.fact + self.no_rule + self.unread
    }

    fn rule(&mut self, check: Check) {
        match check {
            Check::Static => self.r#static += 1,
            Check::Object => self.object += 1,
            Check::Runtime => self.runtime += 1,
        }
    }
}

impl AddAssign<&Coverage> for Coverage {
    fn add_assign(&mut self, other: &Coverage) {
        let (all, more) = (&mut self.counts, &other.counts);
        all.facts += more.facts;
        all.rules += more.rules;
        all.semantics += more.semantics;
        all.text += more.text;
        all.prose += more.prose;
        all.unlisted += more.unlisted;
        all.unread += more.unread;
        for (kind, count) in &more.listed {
            *all.listed.entry(*kind).or_default() += count;
        }
        let (all, more) = (&mut self.sentences, other.sentences);
        all.r#static += more.r#static;
        all.object += more.object;
        all.runtime += more.runtime;
        all.fact += more.fact;
        all.no_rule += more.no_rule;
        all.unread += more.unread;
    }
}

/// The coverage of pages, page by page, and a warning for each sentence that the reader passed over.
pub fn coverage(sources: &[Source], outcome: &Outcome, prose: &ProseList) -> (Vec<Coverage>, Diagnostics) {
    let model = Model::new(&outcome.isa);
    let mut problems: HashMap<&str, Vec<(Range<usize>, ())>> = HashMap::new();
    // A tag with an unlisted platform is read nevertheless; a lint reports it.
    let is_problem = |d: &&Diagnostic| d.severity <= Severity::Warning && !d.message.ends_with(NO_PLATFORM);
    for problem in outcome.diagnostics.iter().filter(is_problem) {
        if let Some(label) = problem.labels.first() {
            problems.entry(&label.path).or_default().push((label.span.clone(), ()));
        }
    }
    let mut passed_over = Vec::new();
    let pages = sources.iter().zip(&outcome.coverage.pages).map(|(source, read)| {
        let problems = Spans::new(problems.remove(source.path.as_str()).unwrap_or_default());
        let interpreted = Interpreted::new(read, &problems);
        let page = Page::read(&source.text);
        let mut splitter = Splitter::new(&page, &interpreted, &model, prose);
        sections(&page).for_each(|part| splitter.section(&part));
        let mut found =
            Coverage { page: source.path.clone(), name: read.readings.clone(), ..Coverage::default() };
        found.items = splitter.finish();
        found.items.iter().for_each(|item| found.counts.add(&item.meaning));
        let mut counter = Counter { model: &model, interpreted: &interpreted, found: Sentences::default() };
        read.sentences.iter().for_each(|sentence| counter.read(sentence));
        for item in &found.items {
            passed_over.extend(counter.item(&page, item));
        }
        found.sentences = counter.found;
        found
    });
    let pages = pages.collect();
    (pages, Diagnostics::of(passed_over, sources.iter().map(|s| (s.path.as_str(), s.text.as_str()))))
}

/// Counts the normative sentences of one page.
struct Counter<'r> {
    model: &'r Model<'r>,
    interpreted: &'r Interpreted<'r>,
    found: Sentences,
}

impl Counter<'_> {
    /// Counts a sentence that the reader listed.
    fn read(&mut self, sentence: &Sentence) {
        match &sentence.interpretation {
            Interpretation::Unread => self.found.unread += 1,
            Interpretation::NoRule { .. } => self.found.no_rule += 1,
            Interpretation::Rules { rules } => match self.check(rules) {
                Some(check) => self.found.rule(check),
                None => self.found.fact += 1,
            },
        }
    }

    /// The kind of a sentence with rules: that of the rule that needs the least of a program.
    fn check(&self, rules: &[String]) -> Option<Check> {
        rules.iter().filter_map(|id| self.model.check(id)).min()
    }

    /// Counts the normative sentences of an item that the reader did not list: their interpretation is that of the item.
    /// Gives a warning for each that has none.
    fn item(&mut self, page: &Page<'_>, item: &Item) -> Vec<Diagnostic> {
        let mut passed_over = Vec::new();
        let is_frame = matches!(item.form, Form::Markup | Form::Heading);
        if is_frame || matches!(item.meaning, Meaning::Semantics | Meaning::Text) {
            return passed_over;
        }
        let text = page.text.get(item.span.clone()).unwrap_or_default();
        for sentence in sentences(text).filter(|sentence| is_normative(sentence)) {
            let span = page.span(sentence);
            if self.interpreted.sentences.over(&span).next().is_some() {
                continue;
            }
            match &item.meaning {
                Meaning::Rule { ids } => self.found.rule(self.check(ids).unwrap_or(Check::Static)),
                Meaning::Fact { .. } => self.found.fact += 1,
                // The problem of the item is already reported.
                Meaning::Unread => self.found.unread += 1,
                Meaning::Prose { why: Why::Listed { .. } } => self.found.no_rule += 1,
                Meaning::Prose { why: Why::Announcement } => {}
                Meaning::Prose { why: Why::Redundant } => self.found.fact += 1,
                _ => {
                    self.found.unread += 1;
                    passed_over.push(self.warning(span));
                }
            }
        }
        passed_over
    }

    fn warning(&self, span: Range<usize>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Warning,
            message: UNREAD.into(),
            help: "the reader passed over it: state it under Description or Notes, or as a rule".into(),
            labels: vec![Label {
                path: self.interpreted.coverage.path.as_str().into(),
                span,
                text: "".into(),
            }],
        }
    }
}
