//! The templates of `## Text` sections: what an instruction looks like in assembly text.
//!
//! The grammar is in `spec/README.md`. A template is read once and then followed in both directions, by who prints and by
//! who reads.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A line of a `## Text` block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A form of the instruction.
    Form {
        /// What stands in it.
        items: Vec<Item>,
        /// Whether it is read and never printed.
        is_read_only: bool,
    },
    /// How encodings are spelled that are not spelled by their names: `where op: sample is sample_3d`.
    Where {
        /// The run of bits.
        place: Place,
        /// Names and spellings.
        spellings: Vec<(String, String)>,
    },
    /// A comment, or nothing.
    Comment,
}

/// A part of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// Text that stands for itself, without blanks.
    Text(String),
    /// So many blanks.
    Blanks(usize),
    /// `[.sat]`: whether the destination saturates.
    Saturation,
    /// `[ … ]`: left out where everything in it is zero.
    Optional(Vec<Item>),
    /// `<field>`, `<field.run:hex>`…
    Place(Place, Shape),
    /// `<&data>`: several fields that are written in one.
    Group(String),
}

/// A field, or a run of bits in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The field.
    pub field: String,
    /// The run; the main one or all bits where there is none.
    pub run: Option<String>,
}

/// What a value looks like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// As its type says.
    Plain,
    /// `:hex`: hexadecimal digits.
    Hex,
    /// `:0x`: hexadecimal digits behind `0x`.
    Prefixed,
    /// `:RGBA`: a letter for each bit, from the lowest on.
    Letters(String),
    /// `: a|b`: as its type says; only these encodings.
    Only(Vec<String>),
    /// `=a|b`: not at all; only these encodings.
    Silent(Vec<String>),
    /// `?text`: this text for 1, nothing for 0; `!text`: the other way round.
    Flag(String, bool),
    /// ` ...` or `, ...`: all elements, with this between them.
    Each(&'static str),
    /// `:reg`: a raw operand whose offset is left out where it is zero.
    Register,
    /// `:lsc`: a vector operand whose region goes without saying.
    Lsc,
    /// `:quoted`: the name of a label or a string in quotes.
    Quoted,
    /// `:at`: a vector operand by its row and column alone, with the region <1;1,0>.
    At,
    /// `:&`: a vector operand of which the address counts: `&V[4]`.
    AddressOf,
}

/// What is wrong with a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplateError {
    /// Offset in bytes.
    pub at: usize,
    /// What stands there that should not, or what should stand there.
    pub message: String,
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (byte {})", self.message, self.at)
    }
}

impl core::error::Error for TemplateError {}

impl Line {
    /// Reads a line.
    ///
    /// # Errors
    /// Where it is none of the grammar: says where, and what was expected.
    pub fn parse(line: &str) -> Result<Self, TemplateError> {
        let text = line.trim();
        let start = line.len() - line.trim_start().len();
        if text.is_empty() || text.starts_with("//") {
            return Ok(Self::Comment);
        }
        if let Some(rest) = text.strip_prefix("where ") {
            return spellings(rest, start + "where ".len());
        }
        let (form, is_read_only) = match text.strip_prefix("also ") {
            Some(form) => (form.trim_start(), true),
            None => (text, false),
        };
        let at = start + text.len() - form.len();
        let mut parser = Parser { text: form, at: 0, depth: 0 };
        let items = parser.items().map_err(|error| TemplateError { at: at + error.at, ..error })?;
        Ok(Self::Form { items, is_read_only })
    }
}

/// `op: sample is sample_3d, LOD is lod`
fn spellings(text: &str, at: usize) -> Result<Line, TemplateError> {
    let refuse = |message: &str| TemplateError { at, message: message.to_string() };
    let (place, list) =
        text.split_once(':').ok_or_else(|| refuse("expected `where PLACE: NAME is TEXT, …`"))?;
    let pairs = list.split(',').map(|pair| {
        let (name, text) = pair.split_once(" is ")?;
        Some((name.trim().to_string(), text.trim().to_string()))
    });
    let spellings: Option<Vec<_>> = pairs.collect();
    Ok(Line::Where {
        place: Place::parse(place.trim()).ok_or_else(|| refuse("expected the name of a field"))?,
        spellings: spellings.ok_or_else(|| refuse("expected `NAME is TEXT`, with commas between"))?,
    })
}

impl Place {
    fn parse(text: &str) -> Option<Self> {
        let is_name =
            |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let (field, run) = match text.split_once('.') {
            Some((field, run)) => (field, Some(run)),
            None => (text, None),
        };
        let names = is_name(field) && run.is_none_or(is_name);
        names.then(|| Self { field: field.to_string(), run: run.map(str::to_string) })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.field)?;
        self.run.iter().try_for_each(|run| write!(f, ".{run}"))
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    /// How many brackets are open.
    depth: usize,
}

impl<'t> Parser<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn error(&self, message: &str) -> TemplateError {
        TemplateError { at: self.at, message: message.to_string() }
    }

    fn items(&mut self) -> Result<Vec<Item>, TemplateError> {
        let mut items = Vec::new();
        loop {
            let rest = self.rest();
            let Some(next) = rest.chars().next() else {
                return if self.depth == 0 { Ok(items) } else { Err(self.error("`]` is missing")) };
            };
            match next {
                ']' if self.depth > 0 => return Ok(items),
                ']' => return Err(self.error("`]` without `[`: write `\\]` for the character")),
                '>' => return Err(self.error("`>` without `<`: write `\\>` for the character")),
                ' ' | '\t' => {
                    let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
                    self.at += blanks;
                    items.push(Item::Blanks(blanks));
                }
                '[' => items.push(self.optional()?),
                '<' => items.push(self.place()?),
                _ => items.push(self.literal()?),
            }
        }
    }

    fn literal(&mut self) -> Result<Item, TemplateError> {
        let mut text = String::new();
        while let Some(next) = self.rest().chars().next() {
            let taken = match next {
                '[' | ']' | '<' | '>' | ' ' | '\t' => break,
                '\\' => {
                    self.at += 1;
                    self.rest()
                        .chars()
                        .next()
                        .ok_or_else(|| self.error("a character is missing behind `\\`"))?
                }
                other => other,
            };
            self.at += taken.len_utf8();
            text.push(taken);
        }
        Ok(Item::Text(text))
    }

    fn optional(&mut self) -> Result<Item, TemplateError> {
        if self.rest().starts_with("[.sat]") {
            self.at += "[.sat]".len();
            return Ok(Item::Saturation);
        }
        self.at += 1;
        self.depth += 1;
        let items = self.items()?;
        self.depth -= 1;
        self.at += 1;
        Ok(Item::Optional(items))
    }

    fn place(&mut self) -> Result<Item, TemplateError> {
        let inner = &self.rest()[1..];
        let end = end_of_place(inner).ok_or_else(|| self.error("`>` is missing"))?;
        let inner = &inner[..end];
        let refuse = self.error("expected `<field>`, `<field.run>`, and a shape behind it");
        let place = |text: &str| Place::parse(text.trim()).ok_or_else(|| refuse.clone());
        let codes = |list: &str| list.split('|').map(|code| code.trim().to_string()).collect();
        let item = if let Some(group) = inner.strip_prefix('&') {
            Item::Group(place(group)?.field)
        } else if let Some(at) = inner.find(['?', '!']) {
            let (name, text) = (&inner[..at], &inner[at + 1..]);
            Item::Place(place(name)?, Shape::Flag(unescape(text), inner.as_bytes()[at] == b'?'))
        } else if let Some((name, list)) = inner.split_once('=') {
            Item::Place(place(name)?, Shape::Silent(codes(list)))
        } else if let Some(name) = inner.strip_suffix(", ...") {
            Item::Place(place(name)?, Shape::Each(", "))
        } else if let Some(name) = inner.strip_suffix(" ...") {
            Item::Place(place(name)?, Shape::Each(" "))
        } else if let Some((name, shape)) = inner.split_once(':') {
            let shape =
                match shape {
                    "hex" => Shape::Hex,
                    "0x" => Shape::Prefixed,
                    "reg" => Shape::Register,
                    "lsc" => Shape::Lsc,
                    "quoted" => Shape::Quoted,
                    "at" => Shape::At,
                    "&" => Shape::AddressOf,
                    letters if !letters.is_empty() && letters.bytes().all(|b| b.is_ascii_uppercase()) => {
                        Shape::Letters(letters.to_string())
                    }
                    list if list.starts_with(' ') => Shape::Only(codes(list)),
                    _ => return Err(self.error(
                        "expected `hex`, `0x`, `reg`, `lsc`, `quoted`, `at`, `&`, capital letters, or ` a|b`",
                    )),
                };
            Item::Place(place(name)?, shape)
        } else {
            Item::Place(place(inner)?, Shape::Plain)
        };
        self.at += end + 2;
        Ok(item)
    }
}

/// Where the `>` of a place stands that no `\` is in front of.
fn end_of_place(text: &str) -> Option<usize> {
    let is_end = |(at, _): &(usize, &str)| !text[..*at].ends_with('\\');
    text.match_indices('>').find(is_end).map(|(at, _)| at)
}

fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut is_escaped = false;
    for c in text.chars() {
        match c {
            '\\' if !is_escaped => is_escaped = true,
            c => {
                out.push(c);
                is_escaped = false;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    fn place(field: &str, shape: Shape) -> Item {
        Item::Place(Place { field: field.into(), run: None }, shape)
    }

    fn form(line: &str) -> Vec<Item> {
        match Line::parse(line) {
            Ok(Line::Form { items, .. }) => items,
            other => unreachable!("{other:?}"),
        }
    }

    #[test]
    fn a_form_has_text_blanks_places_and_optional_parts() {
        assert_eq!(
            form("[(<pred>) ]add[.sat] (<exec_size>)  <dst>"),
            [
                Item::Optional(vec![
                    Item::Text("(".into()),
                    place("pred", Shape::Plain),
                    Item::Text(")".into()),
                    Item::Blanks(1),
                ]),
                Item::Text("add".into()),
                Item::Saturation,
                Item::Blanks(1),
                Item::Text("(".into()),
                place("exec_size", Shape::Plain),
                Item::Text(")".into()),
                Item::Blanks(2),
                place("dst", Shape::Plain),
            ]
        );
    }

    #[test]
    fn places_have_shapes() {
        let run = Item::Place(
            Place { field: "op".into(), run: Some("null_mask".into()) },
            Shape::Flag(".pixel_null_mask".into(), true),
        );
        assert_eq!(
            form(
                r"<op: a|b><op=a | b><op.null_mask?.pixel_null_mask><c:RGBA><n:hex><n:0x><label, ...><p ...><&data>\[<m?\<O\>><m!x>"
            ),
            [
                place("op", Shape::Only(vec!["a".into(), "b".into()])),
                place("op", Shape::Silent(vec!["a".into(), "b".into()])),
                run,
                place("c", Shape::Letters("RGBA".into())),
                place("n", Shape::Hex),
                place("n", Shape::Prefixed),
                place("label", Shape::Each(", ")),
                place("p", Shape::Each(" ")),
                Item::Group("data".into()),
                Item::Text("[".into()),
                place("m", Shape::Flag("<O>".into(), true)),
                place("m", Shape::Flag("x".into(), false)),
            ]
        );
    }

    #[test]
    fn other_lines() {
        assert_eq!(Line::parse("// <x"), Ok(Line::Comment));
        assert!(matches!(Line::parse("also a <b>"), Ok(Line::Form { is_read_only: true, .. })));
        let spelled = Line::parse("where op: sample is sample_3d, LOD is lod");
        let pairs = [("sample", "sample_3d"), ("LOD", "lod")].map(|(a, b)| (a.into(), b.into()));
        assert_eq!(
            spelled,
            Ok(Line::Where { place: Place { field: "op".into(), run: None }, spellings: pairs.into() })
        );
    }

    #[test]
    fn errors_say_where() {
        for (line, at, part) in [
            ("add <dst", 4, "`>` is missing"),
            ("add [<dst>", 10, "`]` is missing"),
            ("also add ]", 9, "`]` without"),
            ("add <dst:foo>", 4, "expected `hex`"),
            ("add <d t>", 4, "expected `<field>`"),
            ("where op sample", 6, "expected `where"),
        ] {
            match Line::parse(line) {
                Err(error) => assert!(error.at == at && error.message.contains(part), "{line}: {error}"),
                read => unreachable!("{line}: {read:?}"),
            }
        }
    }
}
