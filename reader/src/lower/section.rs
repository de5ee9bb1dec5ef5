//! Sections of a page: the entries under each heading.

use super::cx::Cx;
use super::words::{self, Section};
use crate::page::{Entry, EntryKind, Page};

/// The entries under a heading, up to the next one.
#[derive(Clone, Copy)]
pub struct SectionPart<'p, 'a> {
    /// The heading; none before the first.
    pub heading: Option<&'p Entry<'a>>,
    /// The topic that the heading names; `None` for titles.
    pub section: Option<Section>,
    /// The entries below the heading.
    pub entries: &'p [Entry<'a>],
}

/// The sections of a page, in order.
pub fn sections<'p, 'a>(page: &'p Page<'a>) -> impl Iterator<Item = SectionPart<'p, 'a>> {
    let mut rest = &page.entries[..];
    std::iter::from_fn(move || {
        let (first, behind) = rest.split_first()?;
        let heading = matches!(first.kind, EntryKind::Heading(_)).then_some(first);
        let body = if heading.is_some() { behind } else { rest };
        let end = body.iter().position(|e| matches!(e.kind, EntryKind::Heading(_))).unwrap_or(body.len());
        let (entries, behind) = body.split_at(end);
        rest = behind;
        let section = heading.and_then(|h| words::section(page.text(h).trim_end_matches(':')));
        Some(SectionPart { heading, section, entries })
    })
}

/// The sections of the page of an instruction. Only its title is under a heading that names no section; any other heading is
/// an error. The section that its name resembles is read, so that one mistake has one message.
pub(super) fn sections_of_instruction<'p, 'a>(cx: &mut Cx<'p, 'a>) -> Vec<SectionPart<'p, 'a>> {
    let mut parts: Vec<SectionPart<'p, 'a>> = sections(cx.page).collect();
    for part in &mut parts {
        let Some(heading) =
            part.heading.filter(|h| part.section.is_none() && h.kind != EntryKind::Heading(1))
        else {
            continue;
        };
        let name = cx.page.text(heading);
        let similar = words::similar_section(name);
        part.section = similar.as_ref().map(|(_, section)| *section);
        let help = match similar {
            Some((known, _)) => format!("did you mean `{known}`?"),
            None => format!("the sections are {}", words::section_names().collect::<Vec<_>>().join(", ")),
        };
        cx.error(name, format!("unknown section `{name}`"), help);
    }
    lost_headings(cx);
    parts
}

/// Reports the names of sections that are no headings: `##Text`, `Rules`.
pub(super) fn lost_headings(cx: &mut Cx<'_, '_>) {
    for entry in cx.page.entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Text)) {
        let text = cx.page.text(entry);
        if let Some(name) = glued_heading(text).filter(|_| !cx.page.is_code(entry.span.start)) {
            let line = text.lines().next().unwrap_or_default();
            cx.error(line, "this is not a heading", format!("expected a blank before `{name}`"));
            continue;
        }
        // Most texts are long.
        if text.as_bytes().get(..LONGEST_HEADING + 2).is_some_and(|start| !start.contains(&b'\n')) {
            continue;
        }
        let line = text.lines().next().unwrap_or_default();
        if line.len() > LONGEST_HEADING || cx.page.is_code(entry.span.start) {
            continue;
        }
        let name = line.trim_start_matches(|c: char| !c.is_alphanumeric());
        let is_marked = line.contains('#') && name.len() < line.len();
        if (is_marked || name.len() == line.len()) && words::section(name).is_some() {
            cx.error(line, "this is not a heading", format!("expected `## {name}`"));
        }
    }
}

/// The name of a heading that has no blank between its marks and its name: `##Labels`.
fn glued_heading(text: &str) -> Option<&str> {
    let name = text.strip_prefix("##")?.trim_start_matches('#').lines().next()?;
    name.starts_with(|c: char| c.is_alphanumeric() || c == '.').then_some(name)
}

/// The length of the longest line that can be the heading of a section.
const LONGEST_HEADING: usize = 32;
