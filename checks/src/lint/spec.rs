//! The pages and their model, and the text at a position.

use super::tables::{Table, tables};
use super::uses::{self, Uses};
use foldhash::{HashMap, HashSet};
use genvisa_reader::Label;
use genvisa_reader::Outcome;
use genvisa_reader::Severity;
use genvisa_reader::Source;
use genvisa_reader::isa::{At, Field, Instruction, Isa, Platform, PlatformSet, Record, Rule};
use genvisa_reader::page::{Entry, Page, stem};
use genvisa_rule::Expr;
use rayon::prelude::*;
use std::ops::Range;

/// The input of lints.
pub(super) struct Spec<'a> {
    pub(super) outcome: &'a Outcome,
    pub(super) isa: &'a Isa,
    pub(super) sheets: Vec<Sheet<'a>>,
    /// The words of all pages.
    pub(super) words: HashMap<&'a str, Uses<'a>>,
    /// The numbers of the pages by path.
    numbers: HashMap<&'a str, usize>,
    instructions: HashMap<&'a str, &'a Instruction>,
    records: HashMap<&'a str, &'a Record>,
    /// The expressions of rules, conditions and definitions by their texts, without those that are not valid. Half of the rules
    /// have the expression of another one.
    exprs: HashMap<&'a str, Expr>,
}

/// A page, parsed once for all lints.
pub(super) struct Sheet<'a> {
    pub(super) path: &'a str,
    pub(super) page: &'a Page<'a>,
    pub(super) tables: Vec<Table<'a>>,
    /// The byte offset of each line.
    lines: Vec<usize>,
}

impl<'a> Sheet<'a> {
    /// The name of the file, without its folder and ending.
    pub(super) fn name(&self) -> &'a str {
        stem(self.path)
    }

    /// The position of an entry.
    pub(super) fn at(&self, entry: &Entry<'_>) -> At {
        At { page: self.path.into(), line: entry.line }
    }

    /// A label of a part of the page.
    pub(super) fn label(&self, part: &str, text: &'static str) -> Label {
        Label { path: self.path.into(), span: self.page.span(part), text: text.into() }
    }
}

/// The texts of the expressions of rules, conditions and definitions.
fn expressions(isa: &Isa) -> HashSet<&str> {
    let fields = isa.instructions.iter().flat_map(|one| &one.fields);
    let fields = fields.chain(isa.records.iter().flat_map(|one| &one.fields));
    let conditions = fields.flat_map(|field| field.when.iter().chain(&field.used_if));
    let layouts = isa.instructions.iter().flat_map(|one| &one.parameters).map(|layout| &layout.when);
    let definitions = isa.records.iter().flat_map(|one| &one.definitions).map(|one| &one.expr);
    let rules = isa.rules.iter().map(|rule| &rule.expr);
    rules.chain(conditions).chain(layouts).chain(definitions).map(String::as_str).collect()
}

impl<'a> Spec<'a> {
    pub(super) fn new(sources: &'a [Source], blocks: &'a [Page<'a>], outcome: &'a Outcome) -> Self {
        let sheet = |(source, page): (&'a Source, &'a Page<'a>)| {
            let ends = memchr::memchr_iter(b'\n', source.text.as_bytes());
            let lines = std::iter::once(0).chain(ends.map(|end| end + 1)).collect();
            Sheet { path: &source.path, page, tables: tables(page).collect(), lines }
        };
        let numbers = sources.iter().enumerate().map(|(n, source)| (source.path.as_str(), n)).collect();
        let isa = &outcome.isa;
        // Of several with a name, the first one counts.
        let instructions = isa.instructions.iter().rev().map(|one| (one.name.as_str(), one)).collect();
        let records = isa.records.iter().rev().map(|one| (one.name.as_str(), one)).collect();
        let parse = |text: &'a str| Some((text, genvisa_rule::parse(text).ok()?));
        let (words, exprs) = rayon::join(
            || uses::count(blocks),
            || expressions(isa).into_par_iter().filter_map(parse).collect(),
        );
        let sheets = sources.iter().zip(blocks).map(sheet).collect();
        Self { outcome, isa, sheets, words, numbers, instructions, records, exprs }
    }

    /// The rules and their expressions, without those that are not valid, which the reader reports.
    pub(super) fn rules(&self) -> impl Iterator<Item = (&'a Rule, &Expr)> {
        self.isa.rules.iter().filter_map(|rule| Some((rule, self.expr(&rule.expr)?)))
    }

    /// The expression with a text; `None` if it is not valid, which the reader reports.
    pub(super) fn expr(&self, text: &str) -> Option<&Expr> {
        self.exprs.get(text)
    }

    /// The instruction of that name.
    pub(super) fn instruction(&self, name: &str) -> Option<&'a Instruction> {
        self.instructions.get(name).copied()
    }

    /// The structure of that name.
    pub(super) fn record(&self, name: &str) -> Option<&'a Record> {
        self.records.get(name).copied()
    }

    /// The fields of the instruction or structure of that name.
    pub(super) fn fields_of(&self, subject: &str) -> Option<&'a [Field]> {
        let instruction = self.instruction(subject).map(|one| &one.fields[..]);
        instruction.or_else(|| self.record(subject).map(|one| &one.fields[..]))
    }

    /// The page that a position is on.
    pub(super) fn sheet(&self, at: &At) -> Option<&Sheet<'a>> {
        self.sheets.get(*self.numbers.get(&*at.page)?)
    }

    /// Whether the reader reports errors of a page.
    pub(super) fn has_errors(&self, page: &str) -> bool {
        let mut errors = self.outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error);
        errors.any(|error| error.labels.first().is_some_and(|label| *label.path == *page))
    }

    /// The entry that begins on the line of a position, and its page.
    pub(super) fn entry(&self, at: &At) -> Option<(&'a Entry<'a>, &'a Page<'a>)> {
        let page = self.sheet(at)?.page;
        let entry = page.entries.get(page.entries.partition_point(|entry| entry.line < at.line))?;
        (entry.line == at.line).then_some((entry, page))
    }

    /// The span of a word on the line of a position, or of the whole line where the word is not on it.
    pub(super) fn label(
        &self,
        at: &At,
        word: &str,
        text: impl Into<std::borrow::Cow<'static, str>>,
    ) -> Label {
        Label { path: at.page.clone(), span: self.span(at, word), text: text.into() }
    }

    fn span(&self, at: &At, word: &str) -> Range<usize> {
        let Some(Sheet { page, lines, .. }) = self.sheet(at) else { return 0..0 };
        let number = (at.line as usize).saturating_sub(1);
        let Some(&start) = lines.get(number) else { return 0..0 };
        let line = page.text[start..].split('\n').next().unwrap_or_default();
        if let Some(n) = line.find(word).filter(|_| !word.is_empty()) {
            return start + n..start + n + word.len();
        }
        let indent = line.len() - line.trim_start().len();
        start + indent..start + line.trim_end().len().max(indent)
    }

    /// The numbers of the platforms in a set; `None` where it names an unknown one.
    pub(super) fn members(&self, set: &PlatformSet) -> Option<Vec<usize>> {
        let platforms: &[Platform] = &self.isa.platforms;
        let all = 0..platforms.len();
        all.filter_map(|n| match set.contains(platforms, n) {
            Some(true) => Some(Some(n)),
            Some(false) => None,
            None => Some(None),
        })
        .collect()
    }

    /// Whether two sets have no platform in common. Unknown platforms may be anything.
    pub(super) fn disjoint(&self, a: &PlatformSet, b: &PlatformSet) -> bool {
        match (self.members(a), self.members(b)) {
            (Some(a), Some(b)) if !self.isa.platforms.is_empty() => !a.iter().any(|n| b.contains(n)),
            _ => false,
        }
    }

    /// The names of platforms.
    pub(super) fn names(&self, platforms: &[usize]) -> String {
        let name = |n: &usize| self.isa.platforms.get(*n).map_or("", |p| p.name.as_str());
        platforms.iter().map(name).collect::<Vec<_>>().join(", ")
    }
}
