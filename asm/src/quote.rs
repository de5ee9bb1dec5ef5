//! Text in quotes.

use crate::Problem;
use crate::cursor::Cursor;
use std::fmt::Write;

/// Escapes of a single letter, and their characters.
const ESCAPES: [(char, char); 12] = [
    ('a', '\x07'),
    ('b', '\x08'),
    ('e', '\x1b'),
    ('f', '\x0c'),
    ('n', '\n'),
    ('r', '\r'),
    ('t', '\t'),
    ('v', '\x0b'),
    ('\'', '\''),
    ('"', '"'),
    ('?', '?'),
    ('\\', '\\'),
];

/// Reads text in quotes, with the escapes of C.
pub fn read(cursor: &mut Cursor<'_>) -> Result<String, Problem> {
    let start = cursor.here();
    cursor.expect("\"")?;
    let mut text = String::new();
    loop {
        let Some(next) = cursor.rest().chars().next() else {
            return Err(Problem::new(cursor.since(start), "the closing quote is missing"));
        };
        cursor.advance(next.len_utf8());
        match next {
            '"' => return Ok(text),
            '\\' => text.push(escape(cursor)?),
            other => text.push(other),
        }
    }
}

fn escape(cursor: &mut Cursor<'_>) -> Result<char, Problem> {
    let start = cursor.offset() - 1;
    let next = cursor.rest().chars().next();
    if let Some((_, stands_for)) = ESCAPES.iter().find(|(letter, _)| Some(*letter) == next) {
        cursor.advance(1);
        return Ok(*stands_for);
    }
    let (radix, most) = if next == Some('x') { (16, 2) } else { (8, 3) };
    cursor.advance(usize::from(radix == 16));
    let digits: String = cursor.rest().chars().take(most).take_while(|c| c.is_digit(radix)).collect();
    cursor.advance(digits.len());
    let code = u32::from_str_radix(&digits, radix).ok().and_then(|code| u8::try_from(code).ok());
    code.map(char::from).ok_or_else(|| {
        Problem::new(cursor.since(start), "this escape has no meaning")
            .with_help("use \\a \\b \\e \\f \\n \\r \\t \\v \\' \\\" \\? \\\\, \\101 and \\x41")
    })
}

/// Prints text in quotes.
pub fn print(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match ESCAPES.iter().find(|(letter, stands_for)| *stands_for == c && !matches!(letter, '\'' | '?')) {
            Some((letter, _)) => {
                out.push('\\');
                out.push(*letter);
            }
            None if (c as u32) < 0x100 && (c.is_control() || !c.is_ascii()) => {
                let _ = write!(out, "\\{:03o}", c as u32);
            }
            None => out.push(c),
        }
    }
    out.push('"');
}
