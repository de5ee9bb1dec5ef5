//! Text in quotes. It is bytes: names in objects have no encoding.

use crate::Problem;
use crate::cursor::Cursor;
use genvisa_report::is_visible;
use std::fmt::Write;

/// Escapes of a single letter, and their bytes.
const ESCAPES: [(u8, u8); 12] = [
    (b'a', 0x07),
    (b'b', 0x08),
    (b'e', 0x1b),
    (b'f', 0x0c),
    (b'n', b'\n'),
    (b'r', b'\r'),
    (b't', b'\t'),
    (b'v', 0x0b),
    (b'\'', b'\''),
    (b'"', b'"'),
    (b'?', b'?'),
    (b'\\', b'\\'),
];

/// Reads text in quotes, with the escapes of C. An escape with digits is one byte.
pub fn read(cursor: &mut Cursor<'_>) -> Result<Vec<u8>, Problem> {
    let start = cursor.here();
    if !cursor.eat("\"") {
        return Err(cursor.expected("text in quotes"));
    }
    let mut text = Vec::new();
    loop {
        let plain = cursor.rest().find(['"', '\\']).and_then(|len| cursor.rest().get(..len));
        let Some(plain) = plain else {
            cursor.advance(cursor.rest().len());
            return Err(Problem::new(cursor.since(start), "the closing quote is missing"));
        };
        text.extend_from_slice(plain.as_bytes());
        cursor.advance(plain.len());
        if cursor.eat_here("\"") {
            return Ok(text);
        }
        cursor.advance(1);
        text.push(escape(cursor)?);
    }
}

/// Reads an escape, after its `\`.
fn escape(cursor: &mut Cursor<'_>) -> Result<u8, Problem> {
    let start = cursor.offset() - 1;
    let next = cursor.rest().bytes().next();
    if let Some((_, byte)) = ESCAPES.iter().find(|(letter, _)| Some(*letter) == next) {
        cursor.advance(1);
        return Ok(*byte);
    }
    let (radix, most) = if next == Some(b'x') { (16, 2) } else { (8, 3) };
    cursor.advance(usize::from(radix == 16));
    let digits: String = cursor.rest().chars().take(most).take_while(|c| c.is_digit(radix)).collect();
    cursor.advance(digits.len());
    u8::from_str_radix(&digits, radix).map_err(|_| {
        Problem::new(cursor.since(start), "this escape has no meaning")
            .with_help("use \\a \\b \\e \\f \\n \\r \\t \\v \\' \\\" \\? \\\\, \\101 and \\x41")
    })
}

/// Prints text in quotes. Characters that are not visible and bytes that are not UTF-8 are printed as escapes.
pub fn print(text: &[u8], out: &mut String) {
    out.push('"');
    for chunk in text.utf8_chunks() {
        for c in chunk.valid().chars() {
            let is_it =
                |(letter, byte): &&(u8, u8)| char::from(*byte) == c && !matches!(letter, b'\'' | b'?');
            match ESCAPES.iter().find(is_it) {
                Some((letter, _)) => {
                    out.push('\\');
                    out.push(char::from(*letter));
                }
                None if is_visible(c) => out.push(c),
                None => octal(c.encode_utf8(&mut [0; 4]).as_bytes(), out),
            }
        }
        octal(chunk.invalid(), out);
    }
    out.push('"');
}

fn octal(bytes: &[u8], out: &mut String) {
    for byte in bytes {
        // Writing to a string does not fail.
        let _ = write!(out, "\\{byte:03o}");
    }
}
