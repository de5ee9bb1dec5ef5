//! Problems of pages: message, places and advice.

use crate::isa::Rule;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// The message about a normative sentence without a reading. The checksum of the sentence, the key of a reading, is printed
/// with it.
pub const UNREAD: &str = "unread normative sentence";

/// The end of the message about a tag with a platform that no page lists. The tagged text is read nevertheless.
pub const NO_PLATFORM: &str = "is no platform";

/// The severity of a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The model differs from the page.
    Error,
    /// A part of the page was not understood.
    Warning,
    /// Additional information.
    Note,
}

/// A place in a page, with a remark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// The page, as its path was given.
    pub path: Arc<str>,
    /// Bytes of its text.
    pub span: Range<usize>,
    /// The remark; empty where the message suffices.
    pub text: Cow<'static, str>,
}

/// One problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The message.
    pub message: Cow<'static, str>,
    /// The expected text or the remedy; may be empty.
    pub help: Cow<'static, str>,
    /// The places; the first is the place of the problem itself.
    pub labels: Vec<Label>,
}

/// Problems of pages, with the texts that they point into.
#[derive(Debug, Clone, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    files: Vec<File>,
}

impl Diagnostics {
    /// Problems with the texts (path, text) that they point into.
    pub fn of<'a>(
        list: impl IntoIterator<Item = Diagnostic>,
        sources: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        Self::new(list.into_iter().collect(), sources)
    }

    pub(crate) fn new<'a>(
        mut list: Vec<Diagnostic>,
        sources: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        fn place(problem: &Diagnostic) -> Option<(&str, usize)> {
            problem.labels.first().map(|l| (&*l.path, l.span.start))
        }
        list.sort_by(|a, b| place(a).cmp(&place(b)));
        let mut paths: Vec<&str> = list.iter().flat_map(|d| &d.labels).map(|l| &*l.path).collect();
        paths.sort_unstable();
        paths.dedup();
        let mut files: Vec<File> = sources
            .into_iter()
            .filter(|(path, _)| paths.binary_search(path).is_ok())
            .map(|(path, text)| File::new(path, text))
            .collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Self { list, files }
    }

    /// Each problem, in the order of the pages.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// How many errors there are.
    pub fn errors(&self) -> usize {
        self.list.iter().filter(|d| d.severity == Severity::Error).count()
    }

    /// How many warnings there are.
    pub fn warnings(&self) -> usize {
        self.list.iter().filter(|d| d.severity == Severity::Warning).count()
    }

    /// Whether there are no problems.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The problems without those of lower severity.
    #[must_use]
    pub fn at_least(mut self, severity: Severity) -> Self {
        self.list.retain(|d| d.severity <= severity);
        self
    }

    /// Line and column of a label, from 1. The column counts characters.
    pub fn position(&self, label: &Label) -> (usize, usize) {
        self.file(&label.path).map_or((1, 1), |f| f.position(label.span.start))
    }

    /// All problems as text: `file:line:column`, and the line with the place marked.
    pub fn render(&self, color: bool) -> String {
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        let mut out = String::new();
        for diagnostic in &self.list {
            out.push_str(&renderer.render(&self.report(diagnostic)));
            out.push_str("\n\n");
        }
        out
    }

    fn file(&self, path: &str) -> Option<&File> {
        self.files.binary_search_by(|f| f.path.as_str().cmp(path)).ok().map(|n| &self.files[n])
    }

    fn report<'a>(&'a self, diagnostic: &'a Diagnostic) -> Vec<Group<'a>> {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let mut group = Group::with_title(level.primary_title(&*diagnostic.message));
        for (n, label) in diagnostic.labels.iter().enumerate() {
            let Some(file) = self.file(&label.path) else {
                group = group.element(Origin::path(&*label.path));
                continue;
            };
            let (line, column) = file.position(label.span.start);
            let window = file.window(&label.span);
            let clip = |at: usize| at.clamp(window.start, window.end) - window.start;
            let kind = if n == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
            let text = (!label.text.is_empty()).then_some(&*label.text);
            let marked = kind.span(clip(label.span.start)..clip(label.span.end)).label(text);
            let snippet: Snippet<'_, Annotation<'_>> =
                Snippet::source(&file.text[window.clone()]).line_start(line).annotation(marked);
            // The column of a snippet is that in its text, so one that begins within a line needs telling.
            group = if file.lines().binary_search(&window.start).is_ok() {
                group.element(snippet.path(file.path.as_str()))
            } else {
                let origin = Origin::path(file.path.as_str()).line(line).char_column(column);
                group.element(origin).element(snippet)
            };
        }
        if diagnostic.message == UNREAD
            && let Some(label) = diagnostic.labels.first()
            && let Some(sentence) = self.file(&label.path).and_then(|f| f.text.get(label.span.clone()))
        {
            group =
                group.element(Level::NOTE.message(format!("its checksum is {}", Rule::checksum(sentence))));
        }
        if !diagnostic.help.is_empty() {
            group = group.element(Level::HELP.message(&*diagnostic.help));
        }
        vec![group]
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A page with the starts of its lines, so that a position costs a binary search.
#[derive(Debug, Clone)]
struct File {
    path: String,
    text: String,
    lines: OnceLock<Vec<usize>>,
}

/// Bytes shown before and behind a place on a line that is longer than that.
const MARGIN: usize = 160;
/// Columns are counted in characters up to here, in bytes beyond.
const COLUMNS: usize = 4096;

impl File {
    fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_string(), text: text.to_string(), lines: OnceLock::new() }
    }

    fn lines(&self) -> &[usize] {
        let starts = || std::iter::once(0).chain(self.text.match_indices('\n').map(|(n, _)| n + 1));
        self.lines.get_or_init(|| starts().collect())
    }

    fn line(&self, at: usize) -> usize {
        self.lines().partition_point(|&start| start <= at).max(1)
    }

    fn position(&self, at: usize) -> (usize, usize) {
        let line = self.line(at);
        let before = self.text.get(self.lines()[line - 1]..at).unwrap_or_default();
        let column = if before.len() > COLUMNS { before.len() } else { before.chars().count() };
        (line, column + 1)
    }

    /// The shown part of the text: at most three lines of the place, long ones cut.
    fn window(&self, span: &Range<usize>) -> Range<usize> {
        let line = self.line(span.start);
        let start = self.lines()[line - 1];
        let last = self.line(span.end.saturating_sub(1).max(span.start)).min(line + 2);
        let end = self.lines().get(last).map_or(self.text.len(), |&n| n.saturating_sub(1)).max(start);
        let boundary = |mut at: usize| {
            while !self.text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let start = boundary(start.max(span.start.saturating_sub(MARGIN)).min(self.text.len()));
        let end = boundary(end.min(span.end.min(span.start + 2 * MARGIN) + MARGIN).min(self.text.len()));
        start..end.max(start)
    }
}
