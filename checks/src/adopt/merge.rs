//! Carries a change of code over to lines that state the same in another layout.
//!
//! The tokens between the old and the new code that differ are sought in our code between the same neighbours. A change of
//! a few tokens is a fact; more of them are code, which a person writes.

use super::draft::Draft;
use crate::diff::canonical_form;
use genvisa_reader::isa::At;
use genvisa_reader::page::is_fence;
use genvisa_syntax::tokens as form_tokens;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::ops::Range;

/// The number of tokens from which a change is code and no fact.
const FEW: usize = 8;

/// A token of a line.
#[derive(Debug, Clone)]
struct Token {
    /// Equal for tokens that mean the same.
    key: String,
    /// The index of the line.
    line: usize,
    /// The bytes of the token in its line.
    span: Range<usize>,
}

/// The language of a passage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Language {
    /// Statements of the Semantics.
    Semantics,
    /// Forms of assembly text.
    Form,
}

/// Lines of code with their tokens.
pub(super) struct Passage<'a> {
    lines: Vec<&'a str>,
    tokens: Vec<Token>,
    /// The counters of loops, in the order of their first use.
    counters: Vec<String>,
    language: Language,
}

impl<'a> Passage<'a> {
    pub(super) fn of(lines: &'a [String], language: Language) -> Self {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let mut passage = Passage { tokens: Vec::new(), counters: Vec::new(), lines, language };
        for (line, text) in passage.lines.iter().enumerate() {
            let token = |(key, span): (String, Range<usize>)| Token { key, line, span };
            match language {
                Language::Form => passage.tokens.extend(form(text).map(token)),
                Language::Semantics => passage.tokens.extend(words(text).map(token)),
            }
        }
        if language == Language::Semantics {
            passage.number_counters();
        }
        passage
    }

    /// The counter of a loop may have any name.
    fn number_counters(&mut self) {
        for window in self.tokens.windows(4) {
            if let [word, open, counter, is] = window
                && (word.key.as_str(), open.key.as_str(), is.key.as_str()) == ("for", "(", "=")
                && !self.counters.contains(&counter.key)
            {
                self.counters.push(counter.key.clone());
            }
        }
        for token in &mut self.tokens {
            if let Some(number) = self.counters.iter().position(|counter| *counter == token.key) {
                token.key = format!("#{number}");
            }
        }
    }

    /// The text of some tokens, with the counters of another passage.
    fn text(&self, range: &Range<usize>, counters: &[String]) -> Option<String> {
        let tokens = self.tokens.get(range.clone())?;
        let mut out = String::new();
        let mut end = tokens.first()?.span.start;
        for token in tokens {
            let line = self.lines.get(token.line)?;
            out += line.get(end..token.span.start)?;
            let number = token.key.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
            let written = line.get(token.span.clone())?;
            match number.and_then(|number| counters.get(number)) {
                Some(counter) => out += counter,
                None if self.language == Language::Form && !written.starts_with('\\') => out += &token.key,
                None => out += written,
            }
            end = token.span.end;
        }
        Some(out)
    }

    /// The blanks before a token.
    fn gap(&self, index: usize) -> Option<&str> {
        let token = self.tokens.get(index)?;
        let before = self.lines.get(token.line)?.get(..token.span.start)?;
        before.get(before.trim_end().len()..)
    }

    fn keys(&self) -> Vec<&str> {
        self.tokens.iter().map(|token| token.key.as_str()).collect()
    }

    /// Whether tokens are in one line.
    fn is_in_one_line(&self, range: &Range<usize>) -> bool {
        let lines = |index: usize| self.tokens.get(index).map(|token| token.line);
        range.is_empty() || lines(range.start) == lines(range.end - 1)
    }
}

/// Words, numbers and operators. Braces are layout.
fn words(line: &str) -> impl Iterator<Item = (String, Range<usize>)> {
    const OPERATORS: [&str; 10] = [">>", "<<", "==", "!=", "<=", ">=", "&&", "||", "++", "+="];
    let line = line.split_once("//").map_or(line, |(code, _)| code);
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = line.get(at..)?;
            let first = rest.chars().next()?;
            let is_word = |c: char| c.is_alphanumeric() || c == '_';
            let len = if is_word(first) {
                rest.find(|c| !is_word(c)).unwrap_or(rest.len())
            } else if OPERATORS.iter().any(|operator| rest.starts_with(operator)) {
                2
            } else {
                first.len_utf8()
            };
            let span = at..at + len;
            at = span.end;
            if !first.is_whitespace() && !"{}".contains(first) {
                return Some((line.get(span.clone())?.to_lowercase(), span));
            }
        }
    })
}

/// The tokens of a form, without blanks.
fn form(line: &str) -> impl Iterator<Item = (String, Range<usize>)> {
    let starts: Vec<usize> = form_tokens(line).map(|(start, _)| start).chain([line.len()]).collect();
    let spans: Vec<Range<usize>> = starts.windows(2).filter_map(|w| Some(*w.first()?..*w.last()?)).collect();
    let is_text = |span: &Range<usize>| line.get(span.clone()).is_some_and(|text| !text.trim().is_empty());
    let key = |span: Range<usize>| {
        let text = line.get(span.clone()).unwrap_or_default();
        (canonical_form(text), span)
    };
    spans.into_iter().filter(is_text).map(key).collect::<Vec<_>>().into_iter()
}

/// A change of our code: these tokens of ours become those of the new code.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Edit {
    ours: Range<usize>,
    new: Range<usize>,
}

/// The changes that our code lacks; `None` if a change has no place in our code.
pub(super) fn edits(old: &Passage<'_>, new: &Passage<'_>, ours: &Passage<'_>) -> Option<Vec<Edit>> {
    let (old_in_ours, new_in_ours) = (partners(old, ours), partners(new, ours));
    let mut edits = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &old.keys(), &new.keys()) {
        if matches!(op, DiffOp::Equal { .. }) {
            continue;
        }
        if place(&new_in_ours, &op.new_range(), ours.tokens.len()).is_some() {
            continue;
        }
        let place = place(&old_in_ours, &op.old_range(), ours.tokens.len())?;
        edits.push(Edit { ours: place, new: op.new_range() });
    }
    Some(edits)
}

/// The counterpart of each token in the other passage.
fn partners(one: &Passage<'_>, other: &Passage<'_>) -> Vec<Option<usize>> {
    let mut partners = vec![None; one.tokens.len()];
    for op in capture_diff_slices(Algorithm::Myers, &one.keys(), &other.keys()) {
        if matches!(op, DiffOp::Equal { .. }) {
            for (from, to) in op.old_range().zip(op.new_range()) {
                if let Some(partner) = partners.get_mut(from) {
                    *partner = Some(to);
                }
            }
        }
    }
    partners
}

/// The tokens of ours that are those of a range, between the same neighbours.
fn place(partners: &[Option<usize>], range: &Range<usize>, end: usize) -> Option<Range<usize>> {
    let left = match range.start.checked_sub(1) {
        Some(before) => (*partners.get(before)?)? + 1,
        None => 0,
    };
    let right = match partners.get(range.end) {
        Some(after) => (*after)?,
        None => end,
    };
    let is_same = range.clone().zip(left..).all(|(n, at)| partners.get(n) == Some(&Some(at)));
    (is_same && right.checked_sub(left) == Some(range.len())).then_some(left..right)
}

/// Our lines after the changes; `None` for a line that is gone. Nothing if a change is more than a few tokens of one line.
pub(super) fn apply(edits: &[Edit], new: &Passage<'_>, ours: &Passage<'_>) -> Option<Vec<Option<String>>> {
    let mut lines: Vec<String> = ours.lines.iter().map(|line| (*line).to_string()).collect();
    for Edit { ours: place, new: come } in edits.iter().rev() {
        if come.len() > FEW || !new.is_in_one_line(come) || !ours.is_in_one_line(place) {
            return None;
        }
        let text = if come.is_empty() { String::new() } else { new.text(come, &ours.counters)? };
        let (line, span, text) = match (ours.tokens.get(place.clone())?, place.start.checked_sub(1)) {
            ([first, .., last], _) => (first.line, first.span.start..last.span.end, text),
            ([only], _) => (only.line, only.span.clone(), text),
            ([], Some(before)) => {
                // A token that begins a line belongs behind the last one of the line before.
                let before = ours.tokens.get(before)?;
                let gap = new.gap(come.start)?;
                (before.line, before.span.end..before.span.end, format!("{gap}{text}"))
            }
            ([], None) => {
                let first = ours.tokens.first()?;
                (first.line, first.span.start..first.span.start, text)
            }
        };
        let old = lines.get(line)?;
        let (before, after) = (old.get(..span.start)?, old.get(span.end..)?);
        let is_cut = text.is_empty() && after.starts_with([' ', ';', ',', ')', ']']);
        let before = if is_cut && !before.trim().is_empty() { before.trim_end() } else { before };
        let joined = format!("{before}{text}{after}");
        *lines.get_mut(line)? = joined;
    }
    let had_text = |n: usize| ours.lines.get(n).is_some_and(|line| !line.trim().is_empty());
    let line = |(n, line): (usize, String)| {
        (!line.trim().is_empty() || !had_text(n)).then(|| line.trim_end().to_string())
    };
    Some(lines.into_iter().enumerate().map(line).collect())
}

/// The lines of the first block of code behind a heading of a page: between fences, or indented.
pub(super) fn block(draft: &Draft, page: &str, is_heading: impl Fn(&str) -> bool) -> Option<Vec<At>> {
    let heading = draft.find(page, 1, is_heading)?;
    let open = draft.find(page, heading.line + 1, |line| is_fence(line) || line.starts_with('#'))?;
    let is_fenced = is_fence(draft.at(&open)?);
    let (from, to) = match is_fenced {
        true => (open.line + 1, draft.find(page, open.line + 1, is_fence)?.line),
        false => (heading.line + 1, open.line),
    };
    let is_code = |line: &str| is_fenced || line.starts_with(' ') && !line.trim().is_empty();
    let lines = (from..to).map(|line| At { page: page.into(), line });
    Some(lines.filter(|at| draft.at(at).is_some_and(is_code)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carried(language: Language, old: &str, new: &str, ours: &str) -> Option<String> {
        let lines = |text: &str| text.lines().map(str::to_string).collect::<Vec<_>>();
        let (old, new, ours) = (lines(old), lines(new), lines(ours));
        let passage = |lines| Passage::of(lines, language);
        let (old, new, ours) = (passage(&old), passage(&new), passage(&ours));
        let edits = edits(&old, &new, &ours)?;
        let lines = apply(&edits, &new, &ours)?;
        Some(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
    }

    #[test]
    fn a_change_of_few_tokens_is_carried_over_to_another_layout() {
        const OURS: &str =
            "for (n = 0; n < exec_size; ++n)\n  if (ChEn[n])\n    dst[n] = (a[n] + b[n] + 1) >> 1;";
        const OLD: &str =
            "for (i = 0; i < exec_size; ++i) {\n if (ChEn[i]) {\n dst[i] = ( a[i] + b[i] + 1 ) >> 1;\n }\n}";
        for (old, new, is, becomes) in [
            ("+ 1 )", "+ 2 )", "+ 1)", "+ 2)"),
            ("a[i] + b", "a[i] - b", "a[n] + b", "a[n] - b"),
            ("dst[i]", "dst[i+1]", "dst[n]", "dst[n+1]"),
            ("b[i] + 1", "b[i] + c[i] + 1", "b[n] + 1", "b[n] + c[n] + 1"),
            (" >> 1", "", ") >> 1", ")"),
        ] {
            let carried = carried(Language::Semantics, OLD, &OLD.replace(old, new), OURS);
            assert_eq!(carried, Some(OURS.replace(is, becomes)), "{new}");
        }
        let is_there = OLD.replace("+ 1", "+ 2");
        let ours = OURS.replace("+ 1", "+ 2");
        assert_eq!(carried(Language::Semantics, OLD, &is_there, &ours), Some(ours));
    }

    #[test]
    fn a_change_without_a_place_or_of_whole_lines_is_left() {
        let other = "x = y;";
        assert_eq!(carried(Language::Semantics, "a = b + c;", "a = b - c;", other), None);
        let (old, new) = ("a = b;", "a = b;\nif (c)\n  d = e;");
        assert_eq!(carried(Language::Semantics, old, new, old), None);
    }

    #[test]
    fn a_form_keeps_the_shapes_of_its_placeholders() {
        for (old, new, ours, becomes) in [
            (
                "[(<P>)] AVG[.sat] (<e>) <dst>",
                "[(<P>)] AVG (<e>) <dst>",
                "[(<pred>) ]avg[.sat] (<e>) <dst>",
                "[(<pred>) ]avg (<e>) <dst>",
            ),
            (
                "LD.<channels> <dst>",
                "LD.<channels> <dst> <src>",
                "ld.<channels:RGBA> <dst>",
                "ld.<channels:RGBA> <dst> <src>",
            ),
            ("A <x>", "B <x>", "a <x>", "b <x>"),
        ] {
            assert_eq!(carried(Language::Form, old, new, ours).as_deref(), Some(becomes));
        }
    }
}
