//! Problems as a person reads them: `file:line:column` and the marked line.

use crate::Problem;
use genvisa_report::Report;

/// The number of problems that are printed. Further ones are counted.
pub const MOST_SHOWN: usize = 100;

/// A program text and the name of its file. A position costs a binary search.
#[derive(Debug)]
pub struct Source<'t>(genvisa_report::Source<'t>);

impl<'t> Source<'t> {
    /// A text of the file `path`; the path is only printed.
    pub fn new(path: &'t str, text: &'t str) -> Self {
        Self(genvisa_report::Source::new(path, text))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.text()
    }

    /// Line and column of a byte, from 1. The column counts characters.
    pub fn position(&self, at: usize) -> (usize, usize) {
        self.0.position(at)
    }

    /// Line and column of a byte, from 0. The column counts UTF-16 code units, as editors do.
    pub fn utf16_position(&self, at: usize) -> (usize, usize) {
        self.0.utf16_position(at)
    }

    /// The first problems, and the number of the others.
    pub fn render(&self, problems: &[Problem], is_colored: bool) -> String {
        let first = problems.iter().take(MOST_SHOWN).map(|problem| (problem.clone(), Vec::new()));
        let mut out = self.render_explained(first, is_colored);
        if problems.len() > MOST_SHOWN {
            out.push_str(&format!("and {} more\n", problems.len() - MOST_SHOWN));
        }
        out
    }

    /// All of some problems, each with facts that explain it.
    pub fn render_explained(
        &self,
        problems: impl IntoIterator<Item = (Problem, Vec<String>)>,
        is_colored: bool,
    ) -> String {
        let problems = problems.into_iter();
        problems.map(|(problem, notes)| self.report(&problem, &notes).render(is_colored)).collect()
    }

    fn report<'p>(&'p self, problem: &'p Problem, notes: &'p [String]) -> Report<'p> {
        let report = Report::new(problem.severity, &problem.message).mark(&self.0, &problem.span, "");
        let report = match &problem.other {
            Some((span, label)) => report.mark(&self.0, span, label),
            None => report,
        };
        let report = notes.iter().fold(report, |report, note| report.note(note.as_str()));
        report.help(problem.help.as_deref().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};
    use genvisa_report::Severity;

    #[track_caller]
    fn shows(text: &str, problems: &[Problem], expected: &Expect) {
        expected.assert_eq(&Source::new("k.visaasm", text).render(problems, false));
    }

    #[test]
    fn places() {
        let text = "a é b\nsecond line\n";
        let problems = [
            Problem::new(5..6, "one").with_help("do it"),
            Problem::new(14..18, "two").with_other(0..1, "here").with_severity(Severity::Warning),
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
    fn many() {
        let problems = vec![Problem::new(0..1, "wrong"); 100_000];
        let shown = Source::new("k", "x").render(&problems, false);
        assert!(
            shown.ends_with("\n\nand 99900 more\n") && shown.matches("wrong").count() == MOST_SHOWN,
            "{shown}"
        );
    }
}
