//! The pages and their model, and the text at a position.

use foldhash::{HashMap, HashSet};
use genvisa_reader::Label;
use genvisa_reader::Outcome;
use genvisa_reader::Severity;
use genvisa_reader::Source;
use genvisa_reader::isa::{At, Isa, Platform, PlatformSet, Rule};
use genvisa_reader::page::{Entry, Page, stem};
use genvisa_rule::Expr;
use rayon::prelude::*;
use std::ops::Range;

/// The input of lints.
pub(super) struct Spec<'a> {
    pub(super) outcome: &'a Outcome,
    pub(super) isa: &'a Isa,
    pub(super) sheets: Vec<Sheet<'a>>,
    /// Their numbers by path.
    numbers: HashMap<&'a str, usize>,
    /// The expressions of the rules by their texts, without those that are not valid. Half of the rules have the expression of
    /// another one.
    exprs: HashMap<&'a str, Expr>,
}

/// A page, parsed once for all lints.
pub(super) struct Sheet<'a> {
    pub(super) path: &'a str,
    pub(super) page: &'a Page<'a>,
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

impl<'a> Spec<'a> {
    pub(super) fn new(sources: &'a [Source], blocks: &'a [Page<'a>], outcome: &'a Outcome) -> Self {
        let sheet = |(source, page): (&'a Source, &'a Page<'a>)| {
            let starts = std::iter::once(0).chain(source.text.match_indices('\n').map(|(n, _)| n + 1));
            Sheet { path: &source.path, page, lines: starts.collect() }
        };
        let numbers = sources.iter().enumerate().map(|(n, source)| (source.path.as_str(), n)).collect();
        let isa = &outcome.isa;
        let texts: HashSet<&str> = isa.rules.iter().map(|rule| &*rule.expr).collect();
        let exprs = texts.into_par_iter().filter_map(|text| Some((text, genvisa_rule::parse(text).ok()?)));
        let exprs = exprs.collect();
        Self { outcome, isa, sheets: sources.iter().zip(blocks).map(sheet).collect(), numbers, exprs }
    }

    /// The expression of a rule; `None` if it is not valid, which the reader reports.
    pub(super) fn expr(&self, rule: &Rule) -> Option<&Expr> {
        self.exprs.get(&*rule.expr)
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
