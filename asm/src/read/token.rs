//! The smallest parts of statements: literal text, spellings, digits, names.

use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::forms::Bits;
use crate::operand::code_of;
use genvisa_report::clipped;
use genvisa_runtime::BitRangeInfo;

/// Reads literal text. Blanks may separate its words and its punctuation.
#[inline]
pub(super) fn literal(text: &str, is_glued: bool, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    // Most literals are written without additional blanks.
    cursor.skip_blanks();
    let is_here = if is_glued { cursor.eat_here(text) } else { cursor.eat_word_here(text) };
    if is_here {
        return Ok(());
    }
    by_word(text, is_glued, cursor).map_err(|left| cursor.expected(&format!("`{left}`")))
}

/// Reads literal text word by word.
///
/// # Errors
/// The missing rest of the text.
pub(super) fn by_word<'w>(text: &'w str, is_glued: bool, cursor: &mut Cursor<'_>) -> Result<(), &'w str> {
    let mut left = text;
    while let Some(first) = left.chars().next() {
        let word = left.bytes().take_while(|b| is_name(*b)).count();
        let (token, behind) = left.split_at_checked(word.max(1)).unwrap_or((left, ""));
        let token = if first.is_ascii() { token } else { left };
        cursor.skip_blanks();
        let is_here = if is_glued && behind.is_empty() { cursor.eat_here(token) } else { cursor.eat(token) };
        if !is_here {
            return Err(left);
        }
        left = left.get(token.len()..).unwrap_or_default();
    }
    Ok(())
}

/// Reads the longest of the spellings that match.
pub(super) fn spelled(
    spellings: &[&[(u64, String)]],
    only: &[u64],
    is_glued: bool,
    cursor: &mut Cursor<'_>,
) -> Result<u64, Problem> {
    cursor.skip_blanks();
    let rest = cursor.rest();
    let matches = |text: &str| {
        rest.strip_prefix(text).is_some_and(|behind| {
            // A number is read to its last digit, whatever may follow it.
            let is_digit = |byte: Option<u8>| byte.is_some_and(|b| b.is_ascii_digit());
            let is_cut = is_digit(text.bytes().last()) && is_digit(behind.bytes().next());
            is_glued && !is_cut
                || !text.bytes().last().is_some_and(is_name)
                || !behind.bytes().next().is_some_and(is_name)
        })
    };
    let found =
        spellings.iter().copied().flatten().filter(|(code, _)| only.is_empty() || only.contains(code));
    let longest = found.clone().filter(|(_, text)| matches(text)).max_by_key(|(_, text)| text.len());
    let found = longest.ok_or(found);
    match found {
        Ok((code, text)) => {
            cursor.advance(text.len());
            Ok(*code)
        }
        Err(found) => {
            // Other names of encodings are read, but not recommended.
            let own = |(code, text): &&(u64, String)| {
                spellings.first().is_some_and(|own| own.iter().any(|one| one.0 == *code && one.1 == *text))
            };
            let mut known: Vec<&str> = found.filter(own).map(|(_, text)| text.as_str()).collect();
            sort_numbers(&mut known);
            let list = known.iter().take(12).map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
            let more = if known.len() > 12 { ", …" } else { "" };
            let word = rest.bytes().take_while(|b| is_name(*b)).count();
            let word = rest.get(..word).unwrap_or_default();
            Err(cursor.expected(&format!("one of {list}{more}")).with_nearest(word, known))
        }
    }
}

/// Sorts spellings that are numbers.
pub fn sort_numbers(spellings: &mut [&str]) {
    let numbers: Option<Vec<u64>> = spellings.iter().map(|spelling| spelling.parse().ok()).collect();
    if numbers.is_some() {
        spellings.sort_by_key(|spelling| spelling.parse::<u64>().unwrap_or_default());
    }
}

/// Reads decimal digits; anything may follow at once.
pub(super) fn digits(cursor: &mut Cursor<'_>) -> Result<u64, Problem> {
    cursor.skip_blanks();
    let digits = cursor.take_while(|b| b.is_ascii_digit());
    digits.parse().map_err(|_| cursor.expected("a decimal number"))
}

/// Reads `M1, 16`.
pub(crate) fn channels(ranges: &[BitRangeInfo], name: &str, cursor: &mut Cursor<'_>) -> Result<u64, Problem> {
    let mut raw = 0;
    let bits = |range: &BitRangeInfo| Bits { hi: range.hi, lo: range.lo };
    if !cursor.peek().is_some_and(|b| b.is_ascii_digit()) {
        let Some(mask) = ranges.iter().find(|range| range.name == "mask") else {
            return Err(cursor.expected("an execution size"));
        };
        let what = "an execution size, or an execution mask (`M1` to `M8`, `M1_NM` to `M8_NM`) before it";
        let Some(written) = cursor.name() else { return Err(cursor.expected(what)) };
        let span = cursor.offset() - written.len()..cursor.offset();
        let written = if written == "NoMask" { "M1_NM" } else { written };
        let code = mask.values.iter().find(|value| value.name == written).map(|value| value.code);
        let code = code.ok_or_else(|| {
            Problem::new(span, format!("`{}` is not an execution mask", clipped(written)))
                .with_help(
                    "execution masks are `M1` to `M8`, and `M1_NM` to `M8_NM` without regard to the dispatch",
                )
                .with_nearest(written, mask.values.iter().map(|value| value.name))
        })?;
        raw = bits(mask).set(raw, code).unwrap_or_default();
        if !cursor.eat(",") {
            return Err(without_size(written, cursor));
        }
    }
    let start = cursor.here();
    let digits = {
        cursor.skip_blanks();
        cursor.take_while(|b| b.is_ascii_digit())
    };
    let range = ranges
        .iter()
        .find(|range| range.name == name)
        .or_else(|| ranges.iter().find(|range| range.name != "mask"));
    let Some(range) = range else { return Err(cursor.expected("an execution size")) };
    let code = digits.parse().ok().and_then(|number| code_of(range.values, number));
    let code = code.ok_or_else(|| {
        let sizes = range.values.iter().filter_map(|value| Some(value.value?.to_string()));
        let sizes = sizes.collect::<Vec<_>>().join(", ");
        match digits {
            "" => cursor.expected(&format!("an execution size, one of {sizes}")),
            _ => Problem::new(
                cursor.since(start),
                format!("{} is not an execution size here: expected one of {sizes}", clipped(digits)),
            ),
        }
    })?;
    Ok(bits(range).set(raw, code).unwrap_or(raw))
}

/// The problem that no comma and execution size follow a mask.
#[cold]
fn without_size(mask: &str, cursor: &mut Cursor<'_>) -> Problem {
    match cursor.peek() {
        Some(b')') | None => {
            Problem::new(cursor.next_span(), format!("the execution size is missing: `({mask}, 16)`"))
        }
        _ => cursor.expected("`,` between execution mask and execution size"),
    }
}

/// Reads a name, or text in quotes.
pub(super) fn quoted_or_bare(cursor: &mut Cursor<'_>, what: &str) -> Result<Vec<u8>, Problem> {
    if cursor.peek() == Some(b'"') {
        return crate::quote::read(cursor);
    }
    let is_part = |b: u8| is_name(b) || matches!(b, b'$' | b'@' | b'?');
    match cursor.take_while(is_part) {
        "" => Err(cursor.expected(what)),
        name => Ok(name.as_bytes().to_vec()),
    }
}
