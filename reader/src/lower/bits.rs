//! Bit ranges and their encodings.

use super::cx::Cx;
use super::text::plain;
use crate::coverage::States;
use crate::isa::{At, BitGroup, Enumerant, PlatformSet, Range};
use crate::page::{Number, Radix};

/// The most encodings of a bit range, and the most bit ranges of a field. A page with more is no specification.
pub(super) const LIMIT: usize = 1024;

/// A bit range while its entries are read.
pub(super) struct BitRange<'a> {
    pub(super) name: String,
    pub(super) hi: u32,
    pub(super) lo: u32,
    pub(super) platforms: PlatformSet,
    pub(super) doc: String,
    /// The entry that begins it.
    pub(super) text: &'a str,
    pub(super) line: u32,
    pub(super) codes: Vec<Code<'a>>,
    /// The page does not mention bits: the bit range is the whole field.
    pub(super) implied: bool,
    /// The bits have no meaning and must be zero.
    pub(super) reserved: bool,
    /// The limits of its value.
    pub(super) range: Option<Limits<'a>>,
}

/// Limits of a number, and the sentence that states them.
#[derive(Clone, Copy)]
pub(super) struct Limits<'a> {
    pub(super) range: Range,
    pub(super) text: &'a str,
}

/// An encoding as written.
pub(super) struct Code<'a> {
    name: &'a str,
    /// The text after the name.
    rest: &'a str,
    number: Number<'a>,
    pub(super) tag: &'a str,
    pub(super) text: &'a str,
    line: u32,
    /// Whether the page only states that the code must not be used.
    pub(super) is_reserved: bool,
    /// Filled by [`BitRange::resolve`]: the number, where there is one.
    pub(super) value: Option<u64>,
}

impl<'a> BitRange<'a> {
    pub(super) fn new(name: String, hi: u32, lo: u32, text: &'a str, line: u32) -> Self {
        Self {
            name,
            hi,
            lo,
            platforms: PlatformSet::default(),
            doc: String::new(),
            text,
            line,
            codes: Vec::new(),
            implied: false,
            reserved: false,
            range: None,
        }
    }

    /// The number of bits.
    pub(super) fn width(&self) -> u32 {
        self.hi + 1 - self.lo
    }

    /// Its bits in the field.
    pub(super) fn mask(&self) -> u64 {
        ones(self.width()).checked_shl(self.lo).unwrap_or(0)
    }

    pub(super) fn code(
        &mut self,
        name: &'a str,
        number: Number<'a>,
        tag: &'a str,
        body: &'a str,
        text: &'a str,
        line: u32,
    ) {
        let (name, rest) = if name.is_empty() { split_name(body) } else { (name, body.trim()) };
        let is_reserved = is_reserved(name);
        self.codes.push(Code { name, rest, number, tag, text, line, is_reserved, value: None });
    }

    /// Works out the codes, and checks them.
    pub(super) fn resolve(&mut self, cx: &mut Cx<'_, 'a>) {
        if let Some(code) = self.codes.get(LIMIT) {
            cx.error(code.text, format!("more than {LIMIT} encodings"), "");
            self.codes.truncate(LIMIT);
        }
        let width = self.width();
        // `00`, `01`, `10` are binary, `3`, `10`, `12` are not: the list as a whole determines the base.
        let plain = |c: &&Code<'a>| c.number.radix == Radix::Plain;
        let binary = self.codes.iter().filter(plain).all(|c| {
            c.number.digits.len() as u32 == width && c.number.digits.bytes().all(|b| matches!(b, b'0' | b'1'))
        }) && width > 1;
        for code in &mut self.codes {
            let digits = code.number.digits;
            let radix = match code.number.radix {
                Radix::Binary | Radix::Quoted => 2,
                Radix::Hex => 16,
                Radix::Plain => [10, 2][usize::from(binary)],
            };
            let Ok(value) = u64::from_str_radix(digits, radix) else {
                cx.error(digits, "encoding does not fit 64 bits", "");
                continue;
            };
            if width < 64 && value >> width != 0 {
                cx.error(
                    digits,
                    format!("encoding does not fit {}", bits(width)),
                    format!("the bit range is bits {} to {}", self.lo, self.hi),
                );
                continue;
            }
            if radix == 2 && digits.len() as u32 != width && !self.implied {
                cx.error(
                    digits,
                    format!("{} for a bit range of {}", count(digits.len(), "digit"), bits(width)),
                    "write one digit for each bit",
                );
                continue;
            }
            code.value = Some(value);
            if radix == 2 {
                code.number.radix = Radix::Binary;
            }
        }
        self.duplicates(cx);
    }

    fn duplicates(&self, cx: &mut Cx<'_, 'a>) {
        // Most lists are in ascending order.
        if self.codes.is_sorted_by(|a, b| a.value < b.value) {
            return;
        }
        let mut seen: Vec<(u64, &Code<'a>)> = Vec::with_capacity(self.codes.len());
        for code in &self.codes {
            let Some(value) = code.value else { continue };
            // The same code may mean different things on different platforms.
            if let Some((_, other)) = seen.iter().find(|(v, c)| *v == value && c.tag == code.tag) {
                let (here, there) = (cx.spot(code.number.digits), cx.spot(other.number.digits));
                cx.log.conflict(&here, format!("encoding {value} is listed twice"), &there, "first here", "");
            } else {
                seen.push((value, code));
            }
        }
    }

    /// The bit range as a part of the model, which takes its description, without reserved codes: a list without them has the same meaning.
    pub(super) fn group(&mut self, cx: &mut Cx<'_, 'a>) -> BitGroup {
        let mut values: Vec<Enumerant> = Vec::with_capacity(self.codes.len());
        for code in &self.codes {
            let Some(value) = code.value else { continue };
            let Some(mut found) = enumerant(cx, code) else { continue };
            found.code = value;
            if let Some(other) =
                values.iter().find(|v| v.name == found.name && v.platforms == found.platforms)
            {
                let line = other.at.line;
                cx.error(
                    code.text,
                    format!("`{}` is the name of two encodings", found.name),
                    format!("the other is on line {line}"),
                );
                continue;
            }
            values.push(found);
        }
        BitGroup {
            name: self.name.clone(),
            hi: self.hi,
            lo: self.lo,
            platforms: self.platforms.clone(),
            values,
            range: self.range.map(|l| l.range),
            doc: std::mem::take(&mut self.doc),
            at: At { page: cx.path.clone(), line: self.line },
        }
    }

    /// The text of the bit range with its list.
    pub(super) fn whole(&self, page: &'a str, span: impl Fn(&str) -> std::ops::Range<usize>) -> &'a str {
        let start = span(self.text).start;
        let end = self.codes.last().map_or(span(self.text).end, |c| span(c.text).end);
        page.get(start..end).unwrap_or(self.text)
    }
}

/// Splits the text after a code into name and description: `EQ - equal`, `1 element (scalar)`, `8 blocks. Only …`.
fn split_name(body: &str) -> (&str, &str) {
    let body = body.trim();
    let bytes = body.as_bytes();
    // The blank before brackets at the end goes missing at times: `1 element(scalar)`.
    let bracket = body.strip_suffix(')').and_then(|body| body.rfind('(')).filter(|n| *n > 0);
    let separator = |n: &usize| match bytes[*n..] {
        [b' ', b'-', b' ', ..] | [b' ', b'(', ..] | [b'.' | b':' | b';', b' ' | b'\n', ..] => true,
        _ => bracket == Some(*n),
    };
    let Some(end) = (0..bytes.len()).find(separator) else {
        return (body.trim_end_matches(['.', ';', ',']), "");
    };
    let width = match bytes[end..] {
        [b'(', ..] => 1,
        [b' ', b'-', ..] => 3,
        _ => 2,
    };
    (body[..end].trim_end_matches(['.', ';', ',']), &body[end + width..])
}

/// Words for a code that must not be used.
const RESERVED: [&str; 4] = ["reserved", "unused", "invalid", "illegal"];

/// Whether the name of a code only states that the code must not be used.
pub(super) fn is_reserved(name: &str) -> bool {
    let name = name.trim();
    RESERVED.iter().any(|r| name.eq_ignore_ascii_case(r))
}

impl<'a> Code<'a> {
    /// The notation of the code.
    pub(super) fn radix(&self) -> Radix {
        self.number.radix
    }
}

/// Name, value and description of an encoding.
fn enumerant<'a>(cx: &mut Cx<'_, 'a>, code: &Code<'a>) -> Option<Enumerant> {
    if code.is_reserved {
        cx.statement(States::Redundant, code.text);
        return None;
    }
    let (name, rest) = (code.name, code.rest);
    cx.prose(rest);
    if name.is_empty() {
        cx.error(
            code.text,
            "encoding without a name",
            "write its meaning: `0b01: 2 elements`, `0b01: NE - not equal`",
        );
        return None;
    }
    let (name, value) = number_and_unit(name);
    let doc = plain(rest.trim_end_matches(['.', ')']));
    let at = At { page: cx.path.clone(), line: code.line };
    Some(Enumerant { code: 0, name, value, platforms: cx.platforms(code.tag), doc, at })
}

/// `1 element`, `4 byte`, `8 Blocks`: number and unit, in one spelling for each number.
fn number_and_unit(name: &str) -> (String, Option<i64>) {
    let mut words = name.split_ascii_whitespace();
    let number: Option<i64> = words.next().and_then(|w| w.parse().ok());
    let (Some(number), unit, None) = (number, words.next(), words.next()) else { return (plain(name), None) };
    let Some(unit) = unit else { return (number.to_string(), Some(number)) };
    let unit = unit.strip_suffix('s').unwrap_or(unit);
    if unit.is_empty() || !unit.bytes().all(|b| b.is_ascii_alphabetic()) {
        return (plain(name), None);
    }
    let plural = if number == 1 { "" } else { "s" };
    // A unit in capitals (`GRF`) is a name.
    let mut spelled = [&number.to_string(), " ", unit, plural].concat();
    if unit.bytes().any(|b| b.is_ascii_lowercase()) {
        spelled.make_ascii_lowercase();
    }
    (spelled, Some(number))
}

/// Whether some bits, read with the sign that the limits have, cannot go beyond them.
pub(super) fn within(width: u32, range: Range) -> bool {
    let whole: i128 = 1 << width.min(64);
    let (min, max) = if range.min < 0 { (-whole / 2, whole / 2 - 1) } else { (0, whole - 1) };
    i128::from(range.min) <= min && max <= i128::from(range.max)
}

/// Checks that bit ranges lie in their field and not on one another.
pub(super) fn check(cx: &mut Cx<'_, '_>, bit_ranges: &[&BitRange<'_>], width: u32, field: &str) {
    for (n, bit_range) in bit_ranges.iter().enumerate() {
        if bit_range.hi >= width {
            cx.error(
                bit_range.text,
                format!("bit {} is not in `{field}`", bit_range.hi),
                format!("the field has {}", bits(width)),
            );
        }
        // Bit ranges of different platforms may share bits.
        let shared = |o: &&&BitRange<'_>| {
            o.lo <= bit_range.hi && bit_range.lo <= o.hi && o.platforms == bit_range.platforms
        };
        if let Some(other) = bit_ranges[..n].iter().find(shared) {
            let (here, there) = (cx.spot(bit_range.text), cx.spot(other.text));
            cx.log.conflict(&here, "two bit ranges share bits".to_string(), &there, "first here", "");
        }
        if let Some(other) =
            bit_ranges[..n].iter().find(|o| o.name == bit_range.name && o.platforms == bit_range.platforms)
        {
            let (here, there) = (cx.spot(bit_range.text), cx.spot(other.text));
            cx.log.conflict(
                &here,
                format!("two bit ranges are called `{}`", bit_range.name),
                &there,
                "first here",
                "",
            );
        }
    }
}

/// Checks that a field that has reserved bits has no others without a meaning.
pub(super) fn check_rest(cx: &mut Cx<'_, '_>, bit_ranges: &[&BitRange<'_>], width: u32, last: &BitRange<'_>) {
    let rest = bit_ranges.iter().fold(ones(width), |rest, bit_range| rest & !bit_range.mask());
    if rest != 0 {
        let message =
            format!("bit {} is part of no bit range, and not reserved either", rest.trailing_zeros());
        cx.warning(last.text, message, "a page that names reserved bits names all of them");
    }
}

/// Some one bits.
pub(super) fn ones(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn bits(n: u32) -> String {
    count(n as usize, "bit")
}

/// `1 bit`, `3 bits`.
fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}
