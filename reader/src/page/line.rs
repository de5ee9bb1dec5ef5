//! Blocks to entries: the form of each line, and the lines that belong together.

use super::Entry;
use super::block::{Block, BlockKind};
use super::scan::{self, Radix};
use super::table::is_separator;
use std::ops::Range;

/// The kind of an entry. The fields of a variant are the parts of its form, in the order of the form.
#[allow(missing_docs, reason = "the form in the comment of a variant names its fields")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum EntryKind<'a> {
    /// A heading of a level, from 1. The body is its text.
    Heading(u8),
    /// `ADD = 0x01`.
    Opcode { name: &'a str, code: Number<'a> },
    /// `**Name(arg):** text`: an explanation. Without colon if it is alone on its line: `**Type map**`.
    Label { name: &'a str, arg: Option<&'a str> },
    /// `Bit[2..0]: text`, `type (bit 0-3): text`: a bit range, by number or also by name.
    Bits { name: &'a str, hi: u32, lo: u32 },
    /// `0b01: text`, `3: text`, `**General ("000"):** text`: an encoding; the name is empty where the text has it.
    Code { name: &'a str, code: Number<'a> },
    /// `T0 (SLM): no`.
    Surface { index: u32 },
    /// A table row.
    Row,
    /// The line of a table that separates its header from its body.
    Separator,
    /// A line of a drawn table: `+-----+---+`.
    Line,
    /// `gen_opnd { //comment`.
    Open { name: &'a str, comment: &'a str },
    /// `UD name[count]; //comment` in a structure.
    Member { ty: &'a str, name: &'a str, count: Option<&'a str>, comment: &'a str },
    /// `}`.
    Close,
    /// An HTML comment.
    Comment,
    /// The first line of a comment or of fenced code that has no end: what follows is not what it seems.
    Unclosed,
    /// Anything else: sentences, pseudo-code, assembly text.
    Text,
}

/// A number as written.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Number<'a> {
    /// Its notation.
    pub radix: Radix,
    /// The digits.
    pub digits: &'a str,
}

impl EntryKind<'_> {
    /// Whether lines of text that follow go on with the entry.
    fn takes_text(self) -> bool {
        use EntryKind::{Bits, Code, Label, Surface, Text};
        matches!(self, Label { .. } | Bits { .. } | Code { .. } | Surface { .. } | Text)
    }
}

/// The entries of a text.
pub(super) fn entries<'a>(text: &'a str, blocks: &[Block]) -> Vec<Entry<'a>> {
    let mut out =
        Entries { text, list: Vec::with_capacity(blocks.len() * 2), line: 1, counted: 0, fresh: true };
    for block in blocks {
        out.fresh = true;
        match block.kind {
            BlockKind::Heading(level) => out.heading(level, block.span.clone()),
            BlockKind::Html => out.html(block.span.clone()),
            BlockKind::Code => out.code(block.span.clone()),
            BlockKind::Table | BlockKind::Text => out.lines(block.span.clone()),
        }
    }
    out.list
}

struct Entries<'a> {
    text: &'a str,
    list: Vec<Entry<'a>>,
    /// The line of the byte `counted`.
    line: u32,
    counted: usize,
    /// Whether the next line always begins an entry of its own.
    fresh: bool,
}

impl<'a> Entries<'a> {
    /// Counts lines up to a byte.
    fn seek(&mut self, at: usize) {
        let between = self.text.as_bytes().get(self.counted..at).unwrap_or_default();
        self.line += memchr::memchr_iter(b'\n', between).count() as u32;
        self.counted = self.counted.max(at);
    }

    /// Adds an entry that begins on the current line.
    fn add(&mut self, kind: EntryKind<'a>, tag: &'a str, span: Range<usize>, body: usize) {
        self.list.push(Entry { kind, tag, body: body.min(span.end), span, line: self.line });
    }

    fn heading(&mut self, level: u8, span: Range<usize>) {
        let raw = self.text[span.clone()].trim_start_matches('#').trim_start();
        let start = span.end - raw.len();
        let end = memchr::memchr(b'\n', raw.as_bytes()).unwrap_or(raw.len());
        let title = raw[..end].trim_end();
        // `## Text ##` may be closed; `C#` ends with a letter.
        let open = title.trim_end_matches('#');
        let title = if open.len() < title.len() && open.ends_with(' ') { open.trim_end() } else { title };
        self.seek(start);
        self.add(EntryKind::Heading(level), "", start..start + title.len(), start);
    }

    /// Reads a comment and the text after it, or other HTML, which is text.
    fn html(&mut self, span: Range<usize>) {
        let raw = &self.text[span.clone()];
        if !raw.starts_with("<!--") {
            return self.lines(span);
        }
        self.seek(span.start);
        match raw.find("-->") {
            Some(end) => {
                let end = span.start + end + "-->".len();
                self.add(EntryKind::Comment, "", span.start..end, end);
                self.lines(end..span.end);
            }
            None => self.unclosed(span),
        }
    }

    /// Reads the lines of code without its fences.
    fn code(&mut self, span: Range<usize>) {
        let raw = &self.text[span.clone()];
        let Some(first) = raw.split_inclusive('\n').next().filter(|line| scan::is_fence(line)) else {
            return self.lines(span);
        };
        let inner = raw[first.len()..].trim_ascii_end();
        let last = inner.rfind('\n').map_or(0, |n| n + 1);
        let start = span.start + first.len();
        if scan::is_fence(&inner[last..]) {
            self.lines(start..start + last);
        } else {
            self.unclosed(span.clone());
            self.lines(start..span.end);
        }
    }

    fn unclosed(&mut self, span: Range<usize>) {
        self.seek(span.start);
        let first = self.text[span.clone()].lines().next().unwrap_or("").trim_ascii_end();
        let end = span.start + first.len();
        self.add(EntryKind::Unclosed, "", span.start..end, end);
    }

    fn lines(&mut self, span: Range<usize>) {
        self.seek(span.start);
        let mut start = span.start;
        for end in memchr::memchr_iter(b'\n', self.text[span.clone()].as_bytes()) {
            let end = span.start + end + 1;
            self.one_line(start, &self.text[start..end]);
            self.line += 1;
            start = end;
        }
        if start < span.end {
            self.one_line(start, &self.text[start..span.end]);
        }
        if !span.is_empty() {
            self.counted = span.end;
        }
    }

    fn one_line(&mut self, start: usize, raw: &'a str) {
        // Quotes are furniture too.
        let space = |b: u8| b <= b' ' && (b.is_ascii_whitespace() || b == 0);
        let end = raw.bytes().rposition(|b| !space(b)).map_or(0, |n| n + 1);
        let full = &raw[..end];
        let begin = full.bytes().position(|b| !space(b) && b != b'>').unwrap_or(end);
        let mut line = &full[begin..];
        if line.is_empty() {
            self.fresh = true;
            return;
        }
        let mut tag = "";
        let end = start + full.len();
        // `{XEHP+}- 0b01: text`, `- {XEHP+}0b01: text`
        loop {
            if let Some(rest) = scan::marker(line) {
                (line, self.fresh) = (rest, true);
            }
            match scan::tag(line).filter(|_| tag.is_empty()) {
                Some((inner, rest)) => (tag, line, self.fresh) = (inner, rest.trim_ascii_start(), true),
                None => break,
            }
        }
        let at = end - line.len();
        if let Some(found) = classify(line) {
            let tag = if found.tag.is_empty() { tag } else { found.tag };
            self.add(found.kind, tag, at..end, end - found.rest.trim_ascii_start().len());
            self.fresh = !found.kind.takes_text();
        } else if !self.fresh
            && !is_glued(line)
            && let Some(last) = self.list.last_mut().filter(|e| e.kind.takes_text())
        {
            last.span.end = end;
        } else if !line.is_empty() || !tag.is_empty() {
            self.add(EntryKind::Text, tag, at..end, at);
            self.fresh = false;
        }
    }
}

/// Whether a line is a list item behind a marker that is none: `-0b10: text`, `– 0b10: text`.
fn is_glued(line: &str) -> bool {
    let item = line.trim_start_matches(MARKS);
    item.len() < line.len() && begins_item(item.trim_ascii_start())
}

/// Whether a text begins like an item of a list: with an encoding, a bit range, an answer for a surface or a name in bold.
pub fn begins_item(text: &str) -> bool {
    classify(text).is_some_and(|found| found.kind.takes_text())
}

/// Characters that mark list items, in Markdown and elsewhere, and those that look like them.
pub const MARKS: [char; 13] = ['-', '*', '+', '–', '—', '•', '−', '‐', '‑', '‒', '―', '·', '∙'];

/// The entry of a line that is more than text.
struct Found<'a> {
    kind: EntryKind<'a>,
    tag: &'a str,
    rest: &'a str,
}

impl<'a> Found<'a> {
    fn new(kind: EntryKind<'a>, rest: &'a str) -> Option<Self> {
        Some(Self { kind, tag: "", rest })
    }
}

/// Classifies a trimmed line; `None` = just text.
fn classify(line: &str) -> Option<Found<'_>> {
    match line.as_bytes()[..] {
        [b'*', b'*', ..] => label(line),
        [b'|', ..] if is_separator(line) => Found::new(EntryKind::Separator, ""),
        [b'+', b'-' | b'=', ..] if is_separator(line) => Found::new(EntryKind::Line, ""),
        [b'|', ..] => Found::new(EntryKind::Row, line),
        [b'}'] | [b'}', b';'] => Found::new(EntryKind::Close, ""),
        [b'0'..=b'9' | b'"' | b'\'', ..] => code(line).or_else(|| opcode(line)),
        [b'<', b'!', b'-', b'-', ..] if line.ends_with("-->") => Found::new(EntryKind::Comment, ""),
        [b'a'..=b'z' | b'A'..=b'Z' | b'_', ..] => match bits(line) {
            Some((hi, lo, rest)) => Found::new(EntryKind::Bits { name: "", hi, lo }, rest),
            None => worded(line),
        },
        _ => None,
    }
}

/// `0b01: text`, `"01": text`.
fn code(line: &str) -> Option<Found<'_>> {
    let (code, rest) = quoted(line).or_else(|| {
        let (radix, digits, rest) = scan::number(line)?;
        Some((Number { radix, digits }, rest))
    })?;
    let rest = rest.trim_ascii_start().strip_prefix(':')?;
    Found::new(EntryKind::Code { name: "", code }, rest)
}

/// `"01"` or `'1'`, and the rest.
pub fn quoted(text: &str) -> Option<(Number<'_>, &str)> {
    let quote = text.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let (digits, rest) = scan::brackets(text, quote, quote)?;
    let binary = !digits.is_empty() && digits.bytes().all(|b| matches!(b, b'0' | b'1'));
    binary.then_some((Number { radix: Radix::Quoted, digits }, rest))
}

/// Verbs that make `bits 0-1 are…` say what the bits are.
const BIT_VERBS: [&str; 6] = ["are ", "is ", "form ", "forms ", "specify ", "specifies "];

/// `Bit[2..0]: text`, `bits 0-1 are …`: highest and lowest bit, and the text.
pub fn bits(line: &str) -> Option<(u32, u32, &str)> {
    let rest = line.strip_prefix("Bit").or_else(|| line.strip_prefix("bit"))?;
    let rest = rest.strip_prefix('s').unwrap_or(rest);
    let (hi, lo, rest) = scan::bit_range(rest)?;
    let rest = rest.trim_ascii_start();
    match rest.strip_prefix(':') {
        Some(rest) => Some((hi, lo, rest)),
        None => BIT_VERBS.iter().any(|v| rest.starts_with(v)).then_some((hi, lo, rest)),
    }
}

/// Lines that begin with a word: opcodes, surfaces, named bit ranges and codes, structures.
fn worded(line: &str) -> Option<Found<'_>> {
    let (name, behind) = scan::identifier(line)?;
    let rest = behind.trim_start();
    match rest.bytes().next()? {
        b'(' => {
            let (arg, rest) = scan::brackets(rest, '(', ')')?;
            let rest = rest.trim_ascii_start().strip_prefix(':')?;
            with_argument(name, arg, rest)
        }
        b'=' => opcode(line),
        b'{' => {
            let comment = rest[1..].trim();
            let comment = if comment.is_empty() { comment } else { comment.strip_prefix("//")?.trim() };
            let code = matches!(name, "else" | "do");
            (!code).then_some(Found { kind: EntryKind::Open { name, comment }, tag: "", rest: "" })
        }
        _ => member(line),
    }
}

/// `ADD = 0x01`. Names may begin with a digit: `3D_LOAD = 0x6d`.
fn opcode(line: &str) -> Option<Found<'_>> {
    let (name, code) = line.split_once('=')?;
    let name = name.trim_end();
    let (radix, digits, rest) = scan::number(code.trim())?;
    (scan::is_word(name) && rest.is_empty()).then_some(Found {
        kind: EntryKind::Opcode { name, code: Number { radix, digits } },
        tag: "",
        rest: "",
    })
}

/// `T0 (SLM): no`, `type (bit 0-3): text`, `Block ('0'): text`.
fn with_argument<'a>(name: &'a str, arg: &'a str, rest: &'a str) -> Option<Found<'a>> {
    if let Some(range) = arg.strip_prefix("bits").or_else(|| arg.strip_prefix("bit")) {
        let (hi, lo, behind) = scan::bit_range(range)?;
        return behind.trim().is_empty().then_some(Found {
            kind: EntryKind::Bits { name, hi, lo },
            tag: "",
            rest,
        });
    }
    if let Some((code, "")) = quoted(arg) {
        return Found::new(EntryKind::Code { name, code }, rest);
    }
    let index = name.strip_prefix('T')?.parse().ok()?;
    Found::new(EntryKind::Surface { index }, rest)
}

/// `UD name[count]; //comment`, `instructions;`.
fn member(line: &str) -> Option<Found<'_>> {
    // Most lines are sentences.
    memchr::memchr(b';', line.as_bytes())?;
    let (Declaration { ty, name, count }, rest) = declaration(line)?;
    let behind = rest.trim_ascii_start().strip_prefix(';')?.trim_ascii_start();
    let comment = if behind.is_empty() { behind } else { behind.strip_prefix("//")?.trim_ascii() };
    let first = if ty.is_empty() { name } else { ty };
    let code = matches!(first, "return" | "goto");
    (!code).then_some(Found { kind: EntryKind::Member { ty, name, count, comment }, tag: "", rest: "" })
}

/// A field of a structure: its type (possibly empty), its name, and how many of them follow each other.
pub(crate) struct Declaration<'a> {
    pub(crate) ty: &'a str,
    pub(crate) name: &'a str,
    pub(crate) count: Option<&'a str>,
}

/// `UD name[count]`, and the text behind it.
pub(crate) fn declaration(line: &str) -> Option<(Declaration<'_>, &str)> {
    let (first, rest) = scan::identifier(line)?;
    let (ty, name, rest) = match scan::identifier(rest.trim_ascii_start()) {
        Some((name, behind)) => (first, name, behind),
        None => ("", first, rest),
    };
    let rest = rest.trim_ascii_start();
    let (count, rest) = match scan::brackets(rest, '[', ']') {
        Some((count, behind)) => (Some(count.trim_ascii()), behind),
        None => (None, rest),
    };
    Some((Declaration { ty, name, count }, rest))
}

/// `**Name(type){tag}:** text`, `**name**: text`, `**Type map{XEHP+}**`.
fn label(line: &str) -> Option<Found<'_>> {
    let inner = &line[2..];
    let is_end = |at: &usize| inner.as_bytes().get(at + 1) == Some(&b'*');
    let end = memchr::memchr_iter(b'*', inner.as_bytes()).find(is_end).filter(|&n| n > 0 && n <= 96)?;
    let (head, rest) = (&inner[..end], &inner[end + 2..]);
    if let Some((tag, "")) = scan::tag(head.trim()) {
        // `**{ICLLP+}** text`: a tag and nothing else.
        return Some(Found { kind: EntryKind::Text, tag, rest });
    }
    // `**{v3.6+}Name(type):**`: the tag in front.
    let (front, head) = scan::tag(head.trim_start()).unwrap_or(("", head));
    // Real pages have `**<tag:**>`.
    let bare = head.trim().trim_matches(|c| matches!(c, ':' | '<' | '>')).trim_end();
    let rest = rest.strip_prefix('>').unwrap_or(rest);
    let colon = head.trim_end().ends_with(':') || rest.starts_with(':');
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    if !colon && !rest.trim().is_empty() {
        return None;
    }
    let (bare, tag) = match bare.rfind('{').and_then(|n| Some((n, scan::tag(&bare[n..])?))) {
        Some((n, (tag, ""))) => (bare[..n].trim_end(), tag),
        _ => (bare, front),
    };
    let (name, arg) = match bare.strip_suffix(')').and_then(|b| b.rsplit_once('(')) {
        Some((name, arg)) => (name.trim_end(), Some(arg)),
        None => (bare, None),
    };
    let special = arg.and_then(|arg| with_argument(name, arg, rest));
    let kind = special.map_or(EntryKind::Label { name, arg }, |f| f.kind);
    Some(Found { kind, tag, rest })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kind of a line, with its tag and the text behind it.
    fn of(line: &str) -> Option<(EntryKind<'_>, &str, &str)> {
        classify(line).map(|found| (found.kind, found.tag, found.rest))
    }

    fn number(radix: Radix, digits: &str) -> Number<'_> {
        Number { radix, digits }
    }

    #[test]
    fn a_line_with_a_code_or_bits_is_an_item() {
        let code = |name, radix, digits| EntryKind::Code { name, code: number(radix, digits) };
        let bits = |name, hi, lo| EntryKind::Bits { name, hi, lo };
        for (line, expected) in [
            ("0b01: near", Some((code("", Radix::Binary, "01"), "", " near"))),
            ("12 : x", Some((code("", Radix::Plain, "12"), "", " x"))),
            ("\"01\": x", Some((code("", Radix::Quoted, "01"), "", " x"))),
            ("'1': x", Some((code("", Radix::Quoted, "1"), "", " x"))),
            ("Block ('0'): x", Some((code("Block", Radix::Quoted, "0"), "", " x"))),
            ("\"\": x", None),
            ("\"02\": x", None),
            ("0b01 x", None),
            ("Bit[2..0]: x", Some((bits("", 2, 0), "", " x"))),
            ("bits 0-1 are x", Some((bits("", 1, 0), "", "are x"))),
            ("type (bit 0-3): x", Some((bits("type", 3, 0), "", " x"))),
            ("type (bits 4): x", Some((bits("type", 4, 4), "", " x"))),
            ("type (bit 0-3 x): x", None),
            ("bits 0-1 have x", None),
            ("T5 (stateless): yes", Some((EntryKind::Surface { index: 5 }, "", " yes"))),
            ("X5 (stateless): yes", None),
            ("T5 (stateless) yes", None),
        ] {
            assert_eq!(of(line), expected, "{line}");
        }
    }

    #[test]
    fn a_line_with_an_equals_sign_can_be_an_opcode() {
        let opcode = |name, radix, digits| EntryKind::Opcode { name, code: number(radix, digits) };
        for (line, expected) in [
            ("ADD = 0x01", Some((opcode("ADD", Radix::Hex, "01"), "", ""))),
            ("3D_LOAD=0x6d", Some((opcode("3D_LOAD", Radix::Hex, "6d"), "", ""))),
            ("ADD = 0x01 x", None),
            ("A B = 1", None),
            ("ADD = x", None),
        ] {
            assert_eq!(of(line), expected, "{line}");
        }
    }

    #[test]
    fn a_line_of_a_structure_opens_it_closes_it_or_is_a_member() {
        let member = |ty, name, count, comment| EntryKind::Member { ty, name, count, comment };
        for (line, expected) in [
            ("one {", Some(EntryKind::Open { name: "one", comment: "" })),
            ("one { // text ", Some(EntryKind::Open { name: "one", comment: "text" })),
            ("one { text", None),
            ("else {", None),
            ("do {", None),
            ("}", Some(EntryKind::Close)),
            ("};", Some(EntryKind::Close)),
            ("} x", None),
            ("UD name[count]; //text", Some(member("UD", "name", Some("count"), "text"))),
            ("ud a [ b ] ;", Some(member("ud", "a", Some("b"), ""))),
            ("instructions;", Some(member("", "instructions", None, ""))),
            ("ud a; text", None),
            ("return a;", None),
            ("goto a;", None),
            ("a + b;", None),
        ] {
            assert_eq!(of(line).map(|found| found.0), expected, "{line}");
        }
    }

    #[test]
    fn a_line_in_bold_is_a_label() {
        let label = |name, arg| EntryKind::Label { name, arg };
        for (line, expected) in [
            ("**Dst(ub):** x", Some((label("Dst", Some("ub")), "", " x"))),
            ("**Dst (ub)**: x", Some((label("Dst", Some("ub")), "", " x"))),
            ("**Dst(ub){XEHP+}:** x", Some((label("Dst", Some("ub")), "XEHP+", " x"))),
            ("**{v3.6+}Dst(ub):** x", Some((label("Dst", Some("ub")), "v3.6+", " x"))),
            ("**{ICLLP+}** x", Some((EntryKind::Text, "ICLLP+", " x"))),
            ("**Type map{XEHP+}**", Some((label("Type map", None), "XEHP+", ""))),
            ("**<tag:**> x", Some((label("tag", None), "", " x"))),
            ("**name** x", None),
            ("****", None),
            ("**name", None),
            ("**type (bit 0-3):** x", Some((EntryKind::Bits { name: "type", hi: 3, lo: 0 }, "", " x"))),
        ] {
            assert_eq!(of(line), expected, "{line}");
        }
        let long = |length: usize| format!("**{}:** x", "a".repeat(length));
        assert!(classify(&long(95)).is_some() && classify(&long(96)).is_none());
    }

    #[test]
    fn a_line_of_a_table_is_a_row_or_separates() {
        for (line, expected) in [
            ("| a |", Some(EntryKind::Row)),
            ("| --- |", Some(EntryKind::Separator)),
            ("+---+", Some(EntryKind::Line)),
            ("+===+", Some(EntryKind::Line)),
            ("+ a", None),
            ("+-- a", None),
            ("<!-- a -->", Some(EntryKind::Comment)),
            ("<!-- a", None),
            ("a sentence", None),
            ("", None),
        ] {
            assert_eq!(of(line).map(|found| found.0), expected, "{line}");
        }
    }

    #[test]
    fn an_item_behind_a_wrong_marker_is_glued() {
        assert!(is_glued("-0b10: text") && is_glued("– Bit[0]: text"));
        assert!(!is_glued("0b10: text") && !is_glued("-text") && !is_glued("-"));
        assert!(begins_item("**a:** b") && !begins_item("ADD = 1") && !begins_item("| a |"));
    }
}
