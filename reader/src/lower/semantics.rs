//! The pseudo-code of the Semantics section of an instruction.

use super::cx::Cx;
use super::text::{plain, push_single_spaced, single_spaced, split_comment};
use super::words;
use crate::isa::Instruction;
use crate::page::{Entry, EntryKind, is_fence};

/// The Semantics: lines of code are facts; other text is prose, and so are comments in code. The blocks of code are also kept as
/// they are, and the text between them as notes.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, entries: &[Entry<'a>], isa: &mut Instruction) {
    let page = cx.page;
    for entry in entries {
        match entry.kind {
            EntryKind::Comment | EntryKind::Unclosed | EntryKind::Separator | EntryKind::Line => {}
            EntryKind::Label { .. } | EntryKind::Row => cx.all_prose(std::slice::from_ref(entry)),
            _ => statements(cx, cx.page.text(entry), isa),
        }
    }
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return };
    let code = page.code.iter().filter(|span| span.end > first.span.start && span.start < last.span.end);
    isa.pseudo_code = code.flat_map(|span| pseudo_code(&page.text[span.clone()])).collect();
    let prose = entries.iter().filter(|e| e.kind == EntryKind::Text && !page.is_code(e.span.start));
    isa.notes.extend(prose.map(|entry| plain(page.text(entry))));
}

/// Lines of the Semantics. Consecutive lines of prose are one text: a sentence may extend over several.
fn statements<'a>(cx: &mut Cx<'_, 'a>, text: &'a str, isa: &mut Instruction) {
    let mut open: Option<(usize, usize)> = None;
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        let (code, comment) = split_comment(line);
        if words::is_code(code) || !comment.is_empty() {
            if let Some((from, to)) = open.take() {
                cx.prose(&text[from..to]);
            }
            cx.prose(comment);
            if !code.trim().is_empty() {
                isa.semantics.push(single_spaced(code));
            }
        } else {
            open = Some((open.map_or(start, |o| o.0), end));
        }
        start = end;
    }
    if let Some((from, to)) = open {
        cx.prose(&text[from..to]);
    }
}

/// Lines of code as a page has them, with comments. Each deeper indentation is two blanks more: pages differ in its width.
fn pseudo_code(text: &str) -> Vec<String> {
    let (mut lines, mut widths) = (Vec::new(), Vec::new());
    for line in text.lines() {
        let content = line.trim_start();
        if content.is_empty() || is_fence(content) {
            continue;
        }
        let width = line.len() - content.len();
        widths.retain(|outer| *outer < width);
        let mut indented = String::with_capacity(widths.len() * 2 + content.len());
        indented.extend(widths.iter().map(|_| "  "));
        push_single_spaced(&mut indented, line);
        widths.push(width);
        lines.push(indented);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::pseudo_code;

    #[test]
    fn indentation_is_that_of_the_page_in_steps_of_two_blanks() {
        let page = "```\n    for (a)\n       * b   +\tc;   // d\n\n           e\n\n       f\n    g\n  h\n```";
        let lines = pseudo_code(page);
        assert_eq!(lines, ["for (a)", "  * b + c; // d", "    e", "  f", "g", "h"]);
    }
}
