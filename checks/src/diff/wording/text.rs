//! Changed text for people: page by page, one line for each unit.

use super::{PageWording, TextChange, Unit};
use crate::diff::ChangeKind;
use crate::diff::text::{count, from_to, sign};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The number of pages from which a shared change is printed once for all.
const SEVERAL: usize = 3;

/// A summary and the changes without a changed fact: first those that several pages share, then the others by page.
pub(in crate::diff) fn to_text(pages: &[PageWording], has_facts: bool) -> String {
    let Some(counts) = counts(pages, has_facts) else { return String::new() };
    let mut out = format!("{counts}\n");
    let mut shared = BTreeMap::<String, Vec<&str>>::new();
    for page in pages.iter().filter(|page| page.is_on_both_sides()) {
        for change in listed(page) {
            shared.entry(line(change)).or_default().push(&page.name);
        }
    }
    shared.values_mut().for_each(Vec::dedup);
    shared.retain(|_, names| names.len() >= SEVERAL);
    if !shared.is_empty() {
        out.push_str("\nin several\n");
    }
    for (line, names) in &shared {
        let _ = writeln!(out, "  {line}\n      {}", names.join(", "));
    }
    for page in pages {
        page_to_text(page, &shared, &mut out);
    }
    out
}

/// A page on one side only has one line, unless a fact came or went with it.
fn page_to_text(page: &PageWording, shared: &BTreeMap<String, Vec<&str>>, out: &mut String) {
    let (Some(_), Some(path)) = (&page.old, &page.new) else {
        if !page.is_mere_text() {
            return;
        }
        let (sign, path) = if page.new.is_some() { ('+', &page.new) } else { ('-', &page.old) };
        let text = count(page.changes.len(), "unit of text", "units of text");
        let _ =
            writeln!(out, "\n{sign} page {}: {text}  ({})", page.name, path.as_deref().unwrap_or_default());
        return;
    };
    let lines: Vec<_> = listed(page).map(|change| (change, line(change))).collect();
    let moved = page.changes.iter().filter(|change| change.what == ChangeKind::Moved).count();
    let own: Vec<_> = lines.iter().filter(|(_, line)| !shared.contains_key(line)).collect();
    if own.is_empty() && moved == 0 {
        return;
    }
    let _ = writeln!(out, "\n{}  {path}", page.name);
    for (change, line) in own {
        let at = match (&change.old_at, &change.new_at) {
            (_, Some(at)) => format!(":{}", line_of(at)),
            (Some(at), None) => format!("was :{}", line_of(at)),
            (None, None) => String::new(),
        };
        let _ = writeln!(out, "  {line}  ({at})");
    }
    if moved > 0 {
        let _ = writeln!(out, "  {} {moved} moved", sign(ChangeKind::Moved));
    }
}

fn line_of(at: &str) -> &str {
    at.rsplit_once(':').map_or(at, |(_, line)| line)
}

/// The changes of a page that no fact repeats.
fn listed(page: &PageWording) -> impl Iterator<Item = &TextChange> {
    page.changes.iter().filter(|change| !change.has_fact && change.what != ChangeKind::Moved)
}

/// The numbers of changed units and pages; `None` where every changed text is on the line of a changed fact.
pub(in crate::diff) fn counts(pages: &[PageWording], has_facts: bool) -> Option<String> {
    let mut parts = Vec::new();
    let both = || pages.iter().filter(|page| page.is_on_both_sides());
    for (unit, one, many) in [
        (Unit::Sentence, "sentence", "sentences"),
        (Unit::Row, "row", "rows"),
        (Unit::Code, "line of code", "lines of code"),
        (Unit::Heading, "heading", "headings"),
    ] {
        let n = both().flat_map(listed).filter(|change| change.unit == unit).count();
        if n > 0 {
            parts.push(count(n, one, many));
        }
    }
    let facts = if has_facts { "on lines without a changed fact" } else { "no fact changed" };
    let changed = (!parts.is_empty()).then(|| format!("{} changed, {facts}", parts.join(", ")));
    let is_moved = |change: &&TextChange| change.what == ChangeKind::Moved;
    let number = |n: usize, what: &str| (n > 0).then(|| format!("{n} {what}"));
    let pages_with = |has: fn(&PageWording) -> bool| pages.iter().filter(|page| has(page)).count();
    let rest = [
        number(both().flat_map(|page| &page.changes).filter(is_moved).count(), "moved"),
        number(pages_with(|page| page.is_mere_text() && page.new.is_some()), "new pages of text"),
        number(pages_with(|page| page.is_mere_text() && page.old.is_some()), "removed pages of text"),
    ];
    let all: Vec<_> = changed.into_iter().chain(rest.into_iter().flatten()).collect();
    (!all.is_empty()).then(|| all.join("; "))
}

/// One change without its position.
fn line(change: &TextChange) -> String {
    let TextChange { what, unit, old, new, .. } = change;
    let text = match (old, new) {
        (Some(old), Some(new)) => from_to(old, new),
        (old, new) => old.as_ref().or(new.as_ref()).cloned().unwrap_or_default(),
    };
    format!("{} {}: {text}", sign(*what), name(*unit))
}

fn name(unit: Unit) -> &'static str {
    match unit {
        Unit::Heading => "heading",
        Unit::Sentence => "sentence",
        Unit::Row => "row",
        Unit::Code => "code",
    }
}

/// The number of words before and behind the difference of two texts that are shown.
const AROUND: usize = 8;

/// One change in a few words with both positions, to be listed beside a fact.
pub(in crate::diff) fn beside(change: &TextChange) -> String {
    let TextChange { what, unit, old, new, old_at, new_at, .. } = change;
    let file = |at: &Option<String>| at.as_deref().map(|at| at.rsplit('/').next().unwrap_or(at).to_string());
    let both = |old: Option<String>, new: Option<String>| match (old, new) {
        (Some(old), Some(new)) => from_to(&old, &new),
        (old, new) => old.or(new).unwrap_or_default(),
    };
    let words = |text: &str| text.split(' ').map(str::to_string).collect::<Vec<_>>();
    let (old, new) = (old.as_deref().map(words), new.as_deref().map(words));
    let (one, other) = (old.as_deref().unwrap_or_default(), new.as_deref().unwrap_or_default());
    let first = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let rest = one[first..].iter().rev().zip(other[first..].iter().rev());
    let last = rest.take_while(|(one, other)| one == other).count();
    let short = |words: &Vec<String>| shortened(words, first, words.len() - last);
    let text = both(old.as_ref().map(short), new.as_ref().map(short)).replace("\n", "\n    ");
    let at = both(file(old_at), file(new_at));
    format!("      {} {}: {text}  ({at})\n", sign(*what), name(*unit))
}

/// The words from `first` up to `end` with those around them.
fn shortened(words: &[String], first: usize, end: usize) -> String {
    let from = first.saturating_sub(AROUND);
    let to = (end.max(first) + AROUND).min(words.len());
    let text = words.get(from..to).unwrap_or_default().join(" ");
    let (before, behind) = (if from > 0 { "… " } else { "" }, if to < words.len() { " …" } else { "" });
    format!("{before}{text}{behind}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diff::Version;
    use crate::diff::wording::{Unit, compare};
    use genvisa_reader::{Outcome, Source};

    fn pages(names: &[&str], text: &str) -> Vec<Source> {
        let page = |name: &&str| Source { path: format!("{name}.md"), text: text.to_string() };
        names.iter().map(page).collect()
    }

    fn printed(names: &[&str]) -> String {
        let outcome = Outcome::default();
        let version = |pages| Version { pages, outcome: &outcome };
        let (old, new) = (pages(names, "# A\n\nOne is here.\n"), pages(names, "# A\n\nTwo are here.\n"));
        let changed = compare(version(&old), version(&new), &[]);
        assert!(changed.iter().all(|page| page.changes.iter().all(|change| change.unit == Unit::Sentence)));
        to_text(&changed, false)
    }

    #[test]
    fn a_change_of_three_pages_is_printed_once() {
        let line = "One is here.";
        let (two, three) = (printed(&["A", "B"]), printed(&["A", "B", "C"]));
        assert!(!two.contains("in several") && two.matches(line).count() == 2, "{two}");
        assert!(three.contains("in several") && three.matches(line).count() == 1, "{three}");
        assert!(three.contains("\n      A.md, B.md, C.md\n"), "{three}");
    }
}
