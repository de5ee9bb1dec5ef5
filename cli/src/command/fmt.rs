//! `genvisa fmt`: formats text and keeps its comments.

use crate::output::write;
use crate::program::{bytes, text};
use crate::{Outcome, Unusable};
use genvisa_asm::lines::{Mark, Statements, next_mark};
use genvisa_asm::module::assemble;
use std::path::{Path, PathBuf};

/// Format .visaasm text: indentation, spaces and blank lines; comments are kept
#[derive(clap::Args)]
pub struct Args {
    /// Text file, which is rewritten; - reads standard input and prints to standard output
    input: PathBuf,
    /// Write nothing; exit with 1 if the file is not formatted
    #[arg(long)]
    check: bool,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let (name, bytes) = bytes(&args.input)?;
    let old = text(&name, bytes)?;
    let new = formatted(&old);
    // The formatted text must be the same program, otherwise nothing is written.
    if !is_same(&old, &new) {
        return Err(Unusable(format!(
            "error: {name}: formatting would change the program; the file is left as it is"
        )));
    }
    if args.check {
        return Ok(if new == old { Outcome::Clean } else { Outcome::Findings });
    }
    if args.input == Path::new("-") || new != old {
        write(&args.input, new.as_bytes())?;
    }
    Ok(Outcome::Clean)
}

/// Whether two texts are the same program. A text with mistakes is the same as one that differs from it in blanks only.
fn is_same(old: &str, new: &str) -> bool {
    match assemble(old) {
        Ok(before) => assemble(new).is_ok_and(|after| after == before),
        Err(_) => words(old) == words(new),
    }
}

/// The statements of a text without blanks outside of quotes, except those that separate names.
fn words(text: &str) -> Vec<String> {
    let words = Statements::new(text).map(|statement| {
        let mut shown = TidyText::default();
        let mut at = 0;
        while let Some((Mark::Quoted, range)) = next_mark(statement.text.as_bytes(), at) {
            shown.code(&statement.text[at..range.start]);
            shown.quoted(&statement.text[range.clone()]);
            at = range.end;
        }
        shown.code(&statement.text[at..]);
        shown.line.trim().to_string()
    });
    words.filter(|words| !words.is_empty()).collect()
}

/// Indentation of instructions.
const INDENT: &str = "    ";

/// Bytes that some editors begin a file with.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The formatted text, with the byte order mark and the line ends of the old one.
fn formatted(text: &str) -> String {
    let rest = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let mark = text.strip_suffix(rest).unwrap_or_default();
    let laid_out = laid_out(rest);
    // The first line decides for all.
    let has_carriage_returns = rest.split_once('\n').is_some_and(|(first, _)| first.ends_with('\r'));
    let laid_out = if has_carriage_returns { laid_out.replace('\n', "\r\n") } else { laid_out };
    format!("{mark}{laid_out}")
}

/// The text with single blanks, indented instructions, and at most one blank line in a row.
fn laid_out(text: &str) -> String {
    let mut layout = TidyText { out: String::with_capacity(text.len()), ..TidyText::default() };
    let mut at = 0;
    while let Some((mark, range)) = next_mark(text.as_bytes(), at) {
        layout.code(&text[at..range.start]);
        at = range.end;
        match mark {
            Mark::LineEnd => layout.end_line(),
            Mark::Quoted => layout.quoted(&text[range]),
            _ => layout.comment(&text[range]),
        }
    }
    layout.code(&text[at..]);
    // A text that ends with a line end has no further line, even inside of a comment.
    if !layout.line.is_empty() {
        layout.end_line();
    }
    layout.out
}

/// A text that is being laid out.
#[derive(Default)]
struct TidyText {
    out: String,
    /// The current line, without indentation.
    line: String,
    /// Whether the current line began with a blank.
    was_indented: bool,
    /// Whether the current line begins inside of a comment, and is kept as it is.
    is_in_comment: bool,
    /// Bytes of the current line up to its last code.
    code_len: usize,
    /// Blank lines before the current line.
    blank_lines: usize,
}

impl TidyText {
    /// Adds text that is neither quoted nor a comment: one blank for several.
    fn code(&mut self, code: &str) {
        self.was_indented |= self.line.is_empty() && code.starts_with([' ', '\t']);
        for c in code.trim_end_matches('\r').chars() {
            match c {
                ' ' | '\t' if self.line.is_empty() || self.line.ends_with(' ') => {}
                ' ' | '\t' => self.line.push(' '),
                c => {
                    self.line.push(c);
                    self.code_len = self.line.len();
                }
            }
        }
    }

    fn quoted(&mut self, text: &str) {
        self.line.push_str(text);
        self.code_len = self.line.len();
    }

    /// Adds a comment. Lines that begin inside of it keep their indentation.
    fn comment(&mut self, comment: &str) {
        for (n, line) in comment.split('\n').enumerate() {
            if n > 0 {
                self.end_line();
                self.is_in_comment = true;
            }
            self.line.push_str(line.trim_end_matches('\r'));
        }
    }

    fn end_line(&mut self) {
        let line = self.line.trim_end();
        if line.is_empty() && !self.is_in_comment {
            self.blank_lines += 1;
        } else {
            if self.blank_lines > 0 && !self.out.is_empty() {
                self.out.push('\n');
            }
            self.blank_lines = 0;
            if !self.is_in_comment && !self.is_at_the_margin() {
                self.out.push_str(INDENT);
            }
            self.out.push_str(line);
            self.out.push('\n');
        }
        self.line.clear();
        (self.was_indented, self.is_in_comment, self.code_len) = (false, false, 0);
    }

    /// Whether the current line is a directive, a scope, a label, or a comment that was not indented.
    fn is_at_the_margin(&self) -> bool {
        let is_label = self.line.get(..self.code_len).is_some_and(|code| code.ends_with(':'));
        let is_comment = self.line.starts_with("//") && !self.was_indented;
        self.line.starts_with(['.', '{', '}']) || is_label || is_comment
    }
}

#[cfg(test)]
mod tests {
    use super::{formatted, is_same, laid_out};

    #[track_caller]
    fn becomes(text: &str, expected: &str) {
        assert_eq!(laid_out(text), expected);
        assert_eq!(laid_out(expected), expected);
    }

    #[test]
    fn blanks_and_blank_lines() {
        becomes("\n\n  .version  4.1\r\n\n\n\nmov \t a  b  \r\n", ".version 4.1\n\n    mov a b\n");
        becomes("  BB_1: // a:\n\t{\nmov a", "BB_1: // a:\n{\n    mov a\n");
        becomes("", "");
    }

    #[test]
    fn texts_with_mistakes_differ_in_blanks_only() {
        assert!(is_same("mvo  a \"x  y\" // c\n", "    mvo a \"x  y\"\n"));
        assert!(!is_same("mvo a \"x y\"\n", "mvo a \"x  y\"\n"));
        assert!(!is_same("mvo a b\n", "mvo ab\n"));
    }

    #[test]
    fn byte_order_marks_and_line_ends_stay() {
        for text in ["\u{feff}.version 4.1\n", ".version 4.1\r\n    /* a\r\n b */\r\n    ret // c\r\n"] {
            assert_eq!(formatted(text), text);
        }
        assert_eq!(formatted("\u{feff}  .version 4.1\r\n"), "\u{feff}.version 4.1\r\n");
        assert_eq!(formatted("ret\r\nret\n"), "    ret\r\n    ret\r\n");
        assert_eq!(formatted("ret\nret\r\n"), "    ret\n    ret\n");
        // A joined line stays joined.
        assert_eq!(formatted("mov a \\\r\n b\r\n"), "    mov a \\\r\n    b\r\n");
    }

    #[test]
    fn quotes_and_comments_stay() {
        becomes("FILE \"a  //  /* b\"  //  c  d\n", "    FILE \"a  //  /* b\" //  c  d\n");
        becomes("// a  b\n  // c /* d\nmov  e\n", "// a  b\n    // c /* d\n    mov e\n");
        becomes("mov /* a  b */  c   d\n", "    mov /* a  b */ c d\n");
        becomes("a  /*\n\n  b  \n   c */  d  e\n\n\nf", "    a /*\n\n  b\n   c */ d e\n\n    f\n");
        becomes("a /* b", "    a /* b\n");
    }
}
