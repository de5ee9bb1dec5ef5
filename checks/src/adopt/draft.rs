//! Pages under change, addressed by the lines of the pages that the model was read from.

use genvisa_reader::Source;
use genvisa_reader::isa::At;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A line of a page, with the lines that are to follow it.
#[derive(Debug, Clone, Default)]
struct Line {
    /// `None` if the line is to be removed.
    text: Option<String>,
    after: Vec<String>,
}

/// The pages of a specification while they are changed.
#[derive(Debug, Clone, Default)]
pub(super) struct Draft {
    /// Shared: a draft is copied before each change.
    pages: BTreeMap<Arc<str>, Arc<Vec<Line>>>,
}

impl Draft {
    pub(super) fn new(sources: &[Source]) -> Self {
        let line = |text: &str| Line { text: Some(text.to_string()), after: Vec::new() };
        let page = |source: &Source| {
            (source.path.as_str().into(), Arc::new(source.text.lines().map(line).collect()))
        };
        Self { pages: sources.iter().map(page).collect() }
    }

    pub(super) fn sources(&self) -> Vec<Source> {
        self.pages.keys().map(|path| Source { path: path.to_string(), text: self.text(path) }).collect()
    }

    pub(super) fn text(&self, path: &str) -> String {
        let lines = self.pages.get(path).map_or(&[][..], |lines| lines.as_slice());
        lines
            .iter()
            .flat_map(|line| line.text.iter().chain(&line.after))
            .map(|line| format!("{line}\n"))
            .collect()
    }

    /// The text of a line; `None` if it is removed or beyond the end.
    pub(super) fn line(&self, path: &str, number: u32) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.pages.get(path)?.get(index)?.text.as_deref()
    }

    pub(super) fn at(&self, at: &At) -> Option<&str> {
        self.line(&at.page, at.line)
    }

    fn get(&mut self, path: &str, number: u32) -> Option<&mut Line> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        Arc::make_mut(self.pages.get_mut(path)?).get_mut(index)
    }

    pub(super) fn replace(&mut self, at: &At, text: String) -> Option<()> {
        let line = self.get(&at.page, at.line)?;
        line.text.as_ref()?;
        line.text = Some(text);
        Some(())
    }

    /// Replaces a part of a line that occurs in it.
    pub(super) fn replace_part(&mut self, at: &At, old: &str, new: &str) -> Option<()> {
        let text = self.at(at)?;
        if old.is_empty() || !text.contains(old) {
            return None;
        }
        let text = text.replacen(old, new, 1);
        self.replace(at, text)
    }

    pub(super) fn delete(&mut self, at: &At) -> Option<()> {
        self.get(&at.page, at.line)?.text.take().map(drop)
    }

    pub(super) fn insert_after(&mut self, at: &At, lines: impl IntoIterator<Item = String>) -> Option<()> {
        self.get(&at.page, at.line)?.after.extend(lines);
        Some(())
    }

    pub(super) fn add_page(&mut self, path: &str, text: &str) {
        let line = |text: &str| Line { text: Some(text.to_string()), after: Vec::new() };
        self.pages.insert(path.into(), Arc::new(text.lines().map(line).collect()));
    }

    pub(super) fn remove_page(&mut self, path: &str) -> Option<()> {
        self.pages.remove(path).map(drop)
    }

    pub(super) fn paths(&self) -> Vec<Arc<str>> {
        self.pages.keys().cloned().collect()
    }

    /// Brings back the pages that are gone.
    pub(super) fn restore_removed(&mut self, from: &Draft) {
        for (path, lines) in &from.pages {
            self.pages.entry(Arc::clone(path)).or_insert_with(|| Arc::clone(lines));
        }
    }

    /// Undoes all changes of a page.
    pub(super) fn restore(&mut self, path: &str, from: &Draft) {
        match from.pages.get(path) {
            Some(lines) => drop(self.pages.insert(path.into(), Arc::clone(lines))),
            None => drop(self.pages.remove(path)),
        }
    }

    /// The numbers of lines of a page from one on.
    pub(super) fn numbers(&self, path: &str, from: u32) -> impl Iterator<Item = u32> + use<> {
        let count = self.pages.get(path).map_or(0, |lines| lines.len());
        from..=u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// The first line from a number on that passes a test.
    pub(super) fn find(&self, path: &str, from: u32, test: impl Fn(&str) -> bool) -> Option<At> {
        let line = self.numbers(path, from).find(|line| self.line(path, *line).is_some_and(&test))?;
        Some(At { page: path.into(), line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_addressed_by_their_first_numbers() {
        let text = "one\ntwo two\nthree\n".to_string();
        let mut draft = Draft::new(&[Source { path: "a.md".into(), text }]);
        let at = |line: u32| At { page: "a.md".into(), line };
        assert_eq!(draft.replace_part(&at(2), "two", "2"), Some(()));
        assert_eq!(draft.replace_part(&at(2), "", "2"), None);
        assert_eq!(draft.replace_part(&at(2), "three", "2"), None);
        assert_eq!(draft.replace_part(&at(4), "o", "2"), None);
        assert_eq!(draft.replace(&at(3), "3".into()), Some(()));
        let lines = [1, 2, 3, 4, 0].map(|line| draft.line("a.md", line));
        assert_eq!(lines, [Some("one"), Some("2 two"), Some("3"), None, None]);
        assert_eq!(draft.line("b.md", 1), None);
        assert_eq!(draft.text("a.md"), "one\n2 two\n3\n");
    }
}
