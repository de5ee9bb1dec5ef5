//! The text between `<` and `>`: `dst`, `op.word?.16`, `params, ...`, `&data`.

use crate::{FieldPath, Item, Shape, TemplateError};

const SHAPES: &str =
    "expected `hex`, `0x`, `reg`, `lsc`, `quoted`, `at`, `&`, capital letters, letters in quotes, or ` a|b`";
const FIELD: &str = "expected `<field>` or `<field.bits>`, optionally followed by a shape";

impl FieldPath {
    /// Reads `field` or `field.bits`. `None` if the text is not a name, or two names with a point between them.
    pub fn parse(text: &str) -> Option<Self> {
        let is_name =
            |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let (field, bits) = match text.split_once('.') {
            Some((field, bits)) => (field, Some(bits)),
            None => (text, None),
        };
        let are_names = is_name(field) && bits.is_none_or(is_name);
        are_names.then(|| Self { field: field.to_string(), bits: bits.map(str::to_string) })
    }
}

impl Item {
    /// Reads the text between `<` and `>`.
    ///
    /// # Errors
    /// If the name or the shape is not one of the grammar. The offset is 0.
    pub fn parse_placeholder(inner: &str) -> Result<Self, TemplateError> {
        let path = |text: &str| FieldPath::parse(text.trim()).ok_or_else(|| TemplateError::new(0, FIELD));
        if let Some(group) = inner.strip_prefix('&') {
            return Ok(Self::Group(path(group)?.field));
        }
        let (name, shape) = split(inner)?;
        Ok(Self::Field(path(name)?, shape))
    }
}

/// The name and the shape.
fn split(inner: &str) -> Result<(&str, Shape), TemplateError> {
    if let Some((name, text)) = inner.split_once(['?', '!']) {
        let is_for_one = inner.as_bytes().get(name.len()) == Some(&b'?');
        return Ok((name, Shape::Flag { text: unescape(text), is_for_one }));
    }
    if let Some((name, list)) = inner.split_once('=') {
        return Ok((name, Shape::Silent(codes(list))));
    }
    for (end, separator) in [(", ...", ", "), (" ...", " ")] {
        if let Some(name) = inner.strip_suffix(end) {
            return Ok((name, Shape::Each(separator)));
        }
    }
    match inner.split_once(':') {
        Some((name, shape)) => Ok((name, named(shape).ok_or_else(|| TemplateError::new(0, SHAPES))?)),
        None => Ok((inner, Shape::Plain)),
    }
}

/// A shape by the text after the colon.
fn named(shape: &str) -> Option<Shape> {
    Some(match shape {
        "hex" => Shape::Hex,
        "0x" => Shape::Prefixed,
        "reg" => Shape::Register,
        "lsc" => Shape::Lsc,
        "quoted" => Shape::Quoted,
        "at" => Shape::At,
        "&" => Shape::AddressOf,
        list if list.starts_with(' ') => Shape::Only(codes(list)),
        shape => Shape::Letters(letters(shape)?.to_string()),
    })
}

/// `RGBA` or, with small letters, `'xyzw'`. Quotes keep small letters apart from the names of shapes.
fn letters(shape: &str) -> Option<&str> {
    let quoted = shape.strip_prefix('\'').and_then(|shape| shape.strip_suffix('\''));
    let letters = quoted.unwrap_or(shape);
    let is_letter = |b: u8| if quoted.is_some() { b.is_ascii_alphabetic() } else { b.is_ascii_uppercase() };
    (!letters.is_empty() && letters.bytes().all(is_letter)).then_some(letters)
}

fn codes(list: &str) -> Vec<String> {
    list.split('|').map(|code| code.trim().to_string()).collect()
}

fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => out.extend(rest.next()),
            c => out.push(c),
        }
    }
    out
}
