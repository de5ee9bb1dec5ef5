//! A message with marked snippets, in the layout of rustc.

use crate::{Source, escaped};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::borrow::Cow;
use std::ops::Range;

/// The severity of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The input cannot be used as it is.
    Error,
    /// The input can be used, but part of it is suspect or was not understood.
    Warning,
    /// Information only.
    Note,
}

impl Severity {
    fn level(self) -> Level<'static> {
        match self {
            Self::Error => Level::ERROR,
            Self::Warning => Level::WARNING,
            Self::Note => Level::NOTE,
        }
    }
}

/// A message: a headline, marked places, notes and advice, in the order in which they are added.
#[derive(Debug)]
pub struct Report<'a> {
    group: Group<'a>,
    /// The first mark is the place of the problem itself.
    is_marked: bool,
}

impl<'a> Report<'a> {
    /// A message with its headline.
    pub fn new(severity: Severity, message: &'a str) -> Self {
        Self { group: Group::with_title(severity.level().primary_title(message)), is_marked: false }
    }

    /// Marks a span of a text. The first mark is the problem itself, further ones explain it; an empty label prints nothing.
    #[must_use]
    pub fn mark(mut self, source: &'a Source<'_>, span: &Range<usize>, label: &'a str) -> Self {
        let window = source.window(span);
        let inside = |at: usize| source.boundary(at.clamp(window.start, window.end)) - window.start;
        let kind = if self.is_marked { AnnotationKind::Context } else { AnnotationKind::Primary };
        let label = (!label.is_empty()).then_some(label);
        let mark = kind.span(inside(span.start)..inside(span.end)).label(label);
        let (line, column) = source.position(span.start);
        let text = source.text().get(window.clone()).unwrap_or_default();
        let snippet: Snippet<'_, Annotation<'_>> = Snippet::source(text).line_start(line).annotation(mark);
        self.is_marked = true;
        // The renderer counts columns from the start of the snippet, so a snippet that begins within a line needs the column.
        self.group = if source.is_line_start(window.start) {
            self.group.element(snippet.path(escaped(source.path())))
        } else {
            let origin = Origin::path(escaped(source.path())).line(line).char_column(column);
            self.group.element(origin).element(snippet)
        };
        self
    }

    /// Names a file without a snippet of it.
    #[must_use]
    pub fn file(mut self, path: &'a str) -> Self {
        self.group = self.group.element(Origin::path(escaped(path)));
        self
    }

    /// Adds a fact that explains the message.
    #[must_use]
    pub fn note(mut self, note: impl Into<Cow<'a, str>>) -> Self {
        self.group = self.group.element(Level::NOTE.message(note));
        self
    }

    /// Adds advice: the action that solves the problem. Empty advice prints nothing.
    #[must_use]
    pub fn help(mut self, help: impl Into<Cow<'a, str>>) -> Self {
        let help = help.into();
        if !help.is_empty() {
            self.group = self.group.element(Level::HELP.message(help));
        }
        self
    }

    /// The message as text, with a blank line after it.
    pub fn render(self, is_colored: bool) -> String {
        let renderer = if is_colored { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[self.group]) + "\n\n"
    }
}
