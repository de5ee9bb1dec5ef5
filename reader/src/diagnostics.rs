//! Problems of pages: message, places and advice.

use crate::isa::Rule;
use genvisa_report::{Report, Source};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

pub use genvisa_report::Severity;

/// The message about a normative sentence without a reading. The checksum of the sentence, the key of a reading, is printed
/// with it.
pub const UNREAD: &str = "unread normative sentence";

/// The message about a sentence without a reading that is nearly one with a reading. Its checksum is printed as well.
pub const NEARLY_READ: &str = "a sentence without a reading that is nearly one with a reading";

/// The end of the message about a tag with a platform that no page lists. The tagged text is read nevertheless.
pub const NO_PLATFORM: &str = "is no platform";

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
    files: Vec<Source<'static>>,
}

impl Diagnostics {
    /// Problems with the texts (path, text) that they point into.
    pub fn of<'a>(
        list: impl IntoIterator<Item = Diagnostic>,
        sources: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        Self::new(list.into_iter().collect(), Vec::new(), sources)
    }

    /// Problems with copies of some texts. The others are copied where a problem points into them.
    pub(crate) fn new<'a>(
        mut list: Vec<Diagnostic>,
        mut files: Vec<Source<'static>>,
        sources: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        fn place(problem: &Diagnostic) -> Option<(&str, usize)> {
            problem.labels.first().map(|l| (&*l.path, l.span.start))
        }
        list.sort_by(|a, b| place(a).cmp(&place(b)));
        let mut paths: Vec<&str> = list.iter().flat_map(|d| &d.labels).map(|l| &*l.path).collect();
        paths.sort_unstable();
        paths.dedup();
        files.sort_by(|a, b| a.path().cmp(b.path()));
        let is_copied = |path: &str| files.binary_search_by(|file| file.path().cmp(path)).is_ok();
        let others: Vec<Source<'static>> = sources
            .into_iter()
            .filter(|(path, _)| paths.binary_search(path).is_ok() && !is_copied(path))
            .map(|(path, text)| Source::new(path.to_string(), text.to_string()))
            .collect();
        files.extend(others);
        files.sort_by(|a, b| a.path().cmp(b.path()));
        Self { list, files }
    }

    /// Each problem, in the order of the pages.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// The number of errors.
    pub fn errors(&self) -> usize {
        self.list.iter().filter(|d| d.severity == Severity::Error).count()
    }

    /// The number of warnings.
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

    /// The problems whose first place is in a file that passes a test.
    #[must_use]
    pub fn about(mut self, is_wanted: impl Fn(&str) -> bool) -> Self {
        self.list.retain(|problem| problem.labels.first().is_some_and(|label| is_wanted(&label.path)));
        self
    }

    /// The problems that other pages do not have: those with the same message about the same text of a page with the same file
    /// name are left out, one for one.
    #[must_use]
    pub fn without(mut self, others: &Self) -> Self {
        let mut left: BTreeMap<_, usize> = BTreeMap::new();
        for problem in others {
            *left.entry(others.identity(problem)).or_default() += 1;
        }
        let is_other: Vec<bool> = self
            .iter()
            .map(|problem| match left.get_mut(&self.identity(problem)) {
                Some(number) if *number > 0 => {
                    *number -= 1;
                    false
                }
                _ => true,
            })
            .collect();
        let mut is_other = is_other.into_iter();
        self.list.retain(|_| is_other.next().unwrap_or(true));
        self
    }

    /// The parts of a problem that do not depend on its place: severity, message, help, and the file name and marked text of
    /// its first label.
    fn identity<'p>(
        &'p self,
        problem: &'p Diagnostic,
    ) -> (Severity, &'p str, &'p str, Option<(&'p str, &'p str)>) {
        let place = problem.labels.first().map(|label| {
            let name = label.path.rsplit('/').next().unwrap_or_default();
            (name, self.file(&label.path).and_then(|f| f.text().get(label.span.clone())).unwrap_or_default())
        });
        (problem.severity, &problem.message, &problem.help, place)
    }

    /// Line and column of a label, from 1. The column counts characters.
    pub fn position(&self, label: &Label) -> (usize, usize) {
        self.file(&label.path).map_or((1, 1), |f| f.position(label.span.start))
    }

    /// All problems as text: `file:line:column`, and the line with the place marked.
    pub fn render(&self, color: bool) -> String {
        self.list.iter().map(|diagnostic| self.report(diagnostic).render(color)).collect()
    }

    /// The first problems as [`Self::render`] gives them, at most `limit` bytes and at least one, and the number of the others.
    pub fn render_first(&self, color: bool, limit: usize) -> (String, usize) {
        let mut out = String::new();
        for (shown, diagnostic) in self.list.iter().enumerate() {
            let report = self.report(diagnostic).render(color);
            if shown > 0 && out.len() + report.len() > limit {
                return (out, self.list.len() - shown);
            }
            out.push_str(&report);
        }
        (out, 0)
    }

    fn file(&self, path: &str) -> Option<&Source<'static>> {
        self.files.binary_search_by(|file| file.path().cmp(path)).ok().and_then(|n| self.files.get(n))
    }

    fn report<'a>(&'a self, diagnostic: &'a Diagnostic) -> Report<'a> {
        let mut report = Report::new(diagnostic.severity, &diagnostic.message);
        for label in &diagnostic.labels {
            report = match self.file(&label.path) {
                Some(file) => report.mark(file, &label.span, &label.text),
                None => report.file(&label.path),
            };
        }
        if (diagnostic.message == UNREAD || diagnostic.message == NEARLY_READ)
            && let Some(label) = diagnostic.labels.first()
            && let Some(sentence) = self.file(&label.path).and_then(|f| f.text().get(label.span.clone()))
        {
            report = report.note(format!("its checksum is {}", Rule::checksum(sentence)));
        }
        report.help(&*diagnostic.help)
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
