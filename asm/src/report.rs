//! Problems as a person wants to see them: `file:line:column`, and the line with the place marked.

use crate::Problem;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::ops::Range;

/// Problems that are shown; the others are counted.
pub const MOST_SHOWN: usize = 100;
/// Bytes shown before and behind a place on a line that is longer than that.
const MARGIN: usize = 160;
/// Columns are counted in characters up to here, in bytes beyond.
const COLUMNS: usize = 4096;

/// A text with the begins of its lines, so that a position costs a binary search.
#[derive(Debug)]
pub struct Source<'t> {
    path: &'t str,
    text: &'t str,
    lines: Vec<usize>,
}

impl<'t> Source<'t> {
    /// A text, and what the file is called.
    pub fn new(path: &'t str, text: &'t str) -> Self {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { path, text, lines }
    }

    /// The line of a byte and where that begins.
    fn line(&self, at: usize) -> (usize, usize) {
        let line = self.lines.partition_point(|begin| *begin <= at).max(1);
        (line, self.lines.get(line - 1).copied().unwrap_or_default())
    }

    /// Line and column of a byte, from 1. The column counts characters.
    pub fn position(&self, at: usize) -> (usize, usize) {
        let (line, begin) = self.line(at);
        let before = self.text.get(begin..at).unwrap_or_default();
        let column = if before.len() > COLUMNS { before.len() } else { before.chars().count() };
        (line, column + 1)
    }

    /// The first problems, and how many more there are.
    pub fn render(&self, problems: &[Problem], is_colored: bool) -> String {
        let renderer = if is_colored { Renderer::styled() } else { Renderer::plain() };
        let mut out = String::new();
        for problem in problems.iter().take(MOST_SHOWN) {
            out.push_str(&renderer.render(&[self.group(problem)]));
            out.push_str("\n\n");
        }
        if problems.len() > MOST_SHOWN {
            out.push_str(&format!("and {} more\n", problems.len() - MOST_SHOWN));
        }
        out
    }

    fn group<'p>(&'p self, problem: &'p Problem) -> Group<'p> {
        let level = if problem.is_warning { Level::WARNING } else { Level::ERROR };
        let group = Group::with_title(level.primary_title(problem.message.as_str()));
        let group = self.place(group, &problem.span, AnnotationKind::Primary, None);
        let group = match &problem.other {
            Some((span, what)) => self.place(group, span, AnnotationKind::Context, Some(what)),
            None => group,
        };
        match &problem.help {
            Some(help) => group.element(Level::HELP.message(help.as_str())),
            None => group,
        }
    }

    /// Adds a line with a place in it.
    fn place<'p>(
        &'p self,
        group: Group<'p>,
        span: &Range<usize>,
        kind: AnnotationKind,
        what: Option<&'static str>,
    ) -> Group<'p> {
        let window = self.window(span);
        let inside = |at: usize| at.clamp(window.start, window.end) - window.start;
        let (line, begin) = self.line(span.start);
        let text = self.text.get(window.clone()).unwrap_or_default();
        let marked = kind.span(inside(span.start)..inside(span.end)).label(what);
        let snippet = Snippet::source(text).line_start(line).annotation(marked);
        // The column of a snippet is that in its text, so one that begins within a line needs telling.
        if window.start == begin {
            return group.element(snippet.path(self.path));
        }
        let (line, column) = self.position(span.start);
        group.element(Origin::path(self.path).line(line).char_column(column)).element(snippet)
    }

    /// What is shown of the text: the line of the place, a long one cut.
    fn window(&self, span: &Range<usize>) -> Range<usize> {
        let (line, begin) = self.line(span.start);
        let end = self.lines.get(line).map_or(self.text.len(), |next| next - 1);
        let boundary = |mut at: usize| {
            while !self.text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let start = boundary(begin.max(span.start.saturating_sub(MARGIN)).min(self.text.len()));
        start..boundary(end.min(span.end.min(span.start + 2 * MARGIN) + MARGIN).max(start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    #[track_caller]
    fn shows(text: &str, problems: &[Problem], expected: &Expect) {
        expected.assert_eq(&Source::new("k.visaasm", text).render(problems, false));
    }

    #[test]
    fn places() {
        let text = "a é b\nsecond line\n";
        let problems = [
            Problem::new(5..6, "one").with_help("do it"),
            Problem::new(14..18, "two").with_other(0..1, "here").as_warning(),
            Problem::new(text.len()..text.len(), "the end"),
        ];
        shows(
            text,
            &problems,
            &expect![[r#"
            error: one
             --> k.visaasm:1:5
              |
            1 | a é b
              |     ^
              |
              = help: do it

            warning: two
             --> k.visaasm:2:8
              |
            2 | second line
              |        ^^^^
              |
             ::: k.visaasm:1:1
              |
            1 | a é b
              | - here

            error: the end
             --> k.visaasm:3:1
              |
            3 |
              | ^

        "#]],
        );
        assert_eq!(Source::new("", text).position(5), (1, 5));
        shows(
            "",
            &[Problem::new(0..0, "empty")],
            &expect![[r#"
            error: empty
             --> k.visaasm:1:1
              |
            1 |
              | ^

        "#]],
        );
    }

    #[test]
    fn long() {
        let text = format!("{}{}", "é".repeat(5000), "b".repeat(1_000_000));
        let problems = [Problem::new(10_000..1_010_000, "long")];
        shows(
            &text,
            &problems,
            &expect![[r#"
            error: long
             --> k.visaasm:1:10001
              |
             ::: 
            1 | ...ééébbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb...bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
              |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^...^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        "#]],
        );
    }

    #[test]
    fn many() {
        let problems = vec![Problem::new(0..1, "wrong"); 100_000];
        let shown = Source::new("k", "x").render(&problems, false);
        assert!(
            shown.ends_with("\n\nand 99900 more\n") && shown.matches("wrong").count() == MOST_SHOWN,
            "{shown}"
        );
    }
}
