//! The coverage of whole pages: the interpretation of every block and of every normative sentence.
//!
//! It is computed from the text and from the outcome of the reader, and does not rely on the reader's own list: a sentence
//! that the reader never examined is counted as unread.

use genvisa_reader::isa::{Check, Rule};
use genvisa_reader::page::{Entry, EntryKind, Page, sentences};
use genvisa_reader::{
    Diagnostic, Diagnostics, Interpretation, Label, NO_PLATFORM, Outcome, PageCoverage, Section, SectionPart,
    Sentence, Severity, Source, UNREAD, is_normative, sections,
};
use std::collections::HashMap;
use std::ops::{AddAssign, Range};

/// Numbers of blocks and of normative sentences of one page, by their interpretation.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize)]
pub struct Coverage {
    /// The path of the page.
    pub page: String,
    /// Its blocks.
    pub blocks: Blocks,
    /// Its normative sentences.
    pub sentences: Sentences,
}

/// Numbers of blocks: paragraphs, list items, table rows and lines of structures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize)]
pub struct Blocks {
    /// Facts of the model.
    pub facts: usize,
    /// Rules: explicit ones, and those of readings.
    pub rules: usize,
    /// Sentences and pseudo-code that state no fact.
    pub prose: usize,
    /// Blocks with an error or a warning of the reader.
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

impl Blocks {
    /// The sum of all kinds.
    pub fn total(&self) -> usize {
        self.facts + self.rules + self.prose + self.unread
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
        let (all, more) = (&mut self.blocks, other.blocks);
        all.facts += more.facts;
        all.rules += more.rules;
        all.prose += more.prose;
        all.unread += more.unread;
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
pub fn coverage(sources: &[Source], outcome: &Outcome) -> (Vec<Coverage>, Diagnostics) {
    let rules = Rules::new(&outcome.isa.rules);
    let mut problems: HashMap<&str, Vec<Range<usize>>> = HashMap::new();
    // A tag with an unlisted platform is read nevertheless; a lint reports it.
    let is_problem = |d: &&Diagnostic| d.severity <= Severity::Warning && !d.message.ends_with(NO_PLATFORM);
    for problem in outcome.diagnostics.iter().filter(is_problem) {
        if let Some(label) = problem.labels.first() {
            problems.entry(&label.path).or_default().push(label.span.clone());
        }
    }
    let mut passed_over = Vec::new();
    let pages = sources.iter().zip(&outcome.coverage.pages).map(|(source, interpreted)| {
        let mut counter = Counter {
            interpreted,
            rules: &rules,
            problems: problems.get(source.path.as_str()).map_or(&[], Vec::as_slice),
            found: Coverage { page: source.path.clone(), ..Coverage::default() },
            passed_over: &mut passed_over,
        };
        let page = Page::read(&source.text);
        for part in sections(&page) {
            part.entries.iter().for_each(|entry| counter.entry(&page, &part, entry));
        }
        counter.found
    });
    let pages = pages.collect();
    (pages, Diagnostics::of(passed_over, sources.iter().map(|s| (s.path.as_str(), s.text.as_str()))))
}

/// The scope in which each rule can be checked, by id and by position.
struct Rules<'a> {
    by_id: HashMap<&'a str, Check>,
    by_line: HashMap<(&'a str, u32), Check>,
}

impl<'a> Rules<'a> {
    fn new(rules: &'a [Rule]) -> Self {
        Self {
            by_id: rules.iter().map(|r| (r.id.as_str(), r.check)).collect(),
            by_line: rules.iter().map(|r| ((&*r.page, r.line), r.check)).collect(),
        }
    }
}

/// The interpretation of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Fact,
    Rule(Check),
    Prose,
    Unread,
}

/// Counts the blocks and sentences of one page.
struct Counter<'r> {
    interpreted: &'r PageCoverage,
    rules: &'r Rules<'r>,
    problems: &'r [Range<usize>],
    found: Coverage,
    passed_over: &'r mut Vec<Diagnostic>,
}

impl Counter<'_> {
    fn entry(&mut self, page: &Page<'_>, part: &SectionPart<'_, '_>, entry: &Entry<'_>) {
        let text = page.text(entry);
        let frame = matches!(
            entry.kind,
            EntryKind::Heading(_) | EntryKind::Separator | EntryKind::Line | EntryKind::Close
        );
        if frame || !text.bytes().any(|b| b.is_ascii_alphanumeric()) {
            return;
        }
        let read: Vec<&Sentence> =
            self.interpreted.sentences.iter().filter(|s| overlap(&s.span, &entry.span)).collect();
        let block = self.block(page, part, entry, &read);
        match block {
            Block::Fact => self.found.blocks.facts += 1,
            Block::Rule(_) => self.found.blocks.rules += 1,
            Block::Prose => self.found.blocks.prose += 1,
            Block::Unread => self.found.blocks.unread += 1,
        }
        // A sentence that extends over two blocks is counted in the first.
        for sentence in read.iter().filter(|s| s.span.start >= entry.span.start) {
            self.read(sentence);
        }
        if entry.kind == EntryKind::Comment {
            return;
        }
        let is_code = part.section == Some(Section::Semantics);
        let texts: Vec<&str> = if is_code { comments(text).collect() } else { vec![text] };
        for sentence in texts.into_iter().flat_map(sentences).filter(|s| is_normative(s)) {
            let span = page.span(sentence);
            if !read.iter().any(|r| overlap(&r.span, &span)) {
                self.stated(block, span);
            }
        }
    }

    fn block(
        &self,
        page: &Page<'_>,
        part: &SectionPart<'_, '_>,
        entry: &Entry<'_>,
        read: &[&Sentence],
    ) -> Block {
        let states = |s: &&Sentence| match &s.interpretation {
            Interpretation::Rules { rules } => rules.iter().find_map(|id| self.rules.by_id.get(id.as_str())),
            _ => None,
        };
        if self.problems.iter().any(|span| overlap(span, &entry.span)) {
            return Block::Unread;
        }
        if let Some(check) = read.iter().find_map(states) {
            return Block::Rule(*check);
        }
        let own = || self.rules.by_line.get(&(self.interpreted.path.as_str(), entry.line));
        if let Some(check) = (part.section == Some(Section::Rules)).then(own).flatten() {
            return Block::Rule(*check);
        }
        let silent = part.section == Some(Section::Semantics) || part.heading.is_none();
        if entry.kind == EntryKind::Comment || silent || self.is_prose(page, entry) {
            return Block::Prose;
        }
        Block::Fact
    }

    /// Whether the reader examined an entry as sentences from its first word on.
    fn is_prose(&self, page: &Page<'_>, entry: &Entry<'_>) -> bool {
        let prose = &self.interpreted.prose;
        let first = prose.partition_point(|&start| start < entry.span.start);
        prose.get(first).filter(|&&start| start < entry.span.end).is_some_and(|&start| {
            !page.text[entry.span.start..start].bytes().any(|b| b.is_ascii_alphanumeric())
        })
    }

    /// Counts a sentence that the reader listed.
    fn read(&mut self, sentence: &Sentence) {
        let found = &mut self.found.sentences;
        match &sentence.interpretation {
            Interpretation::Unread => found.unread += 1,
            Interpretation::NoRule { .. } => found.no_rule += 1,
            Interpretation::Rules { rules } => {
                let checks = rules.iter().filter_map(|id| self.rules.by_id.get(id.as_str()));
                match checks.min() {
                    Some(check) => found.rule(*check),
                    None => found.fact += 1,
                }
            }
        }
    }

    /// Counts a normative sentence that the reader did not list: the interpretation of its block is its own.
    fn stated(&mut self, block: Block, span: Range<usize>) {
        let found = &mut self.found.sentences;
        match block {
            Block::Rule(check) => found.rule(check),
            Block::Fact => found.fact += 1,
            // The problem of the block is already reported.
            Block::Unread => found.unread += 1,
            Block::Prose => {
                found.unread += 1;
                self.passed_over.push(Diagnostic {
                    severity: Severity::Warning,
                    message: UNREAD.into(),
                    help: "the reader passed over it: state it under Description or Notes, or as a rule"
                        .into(),
                    labels: vec![Label {
                        path: self.interpreted.path.as_str().into(),
                        span,
                        text: "".into(),
                    }],
                });
            }
        }
    }
}

/// The comments behind `//` in the lines of code.
fn comments(code: &str) -> impl Iterator<Item = &str> {
    code.lines().filter_map(|line| line.split_once("//").map(|(_, comment)| comment))
}

fn overlap(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.start < b.end && b.start < a.end
}
