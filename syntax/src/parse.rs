//! The strict reader of lines.

use crate::token::{Token, tokens};
use crate::{FieldPath, Item, Line, TemplateError};
use std::iter::Peekable;

impl Line {
    /// Reads a line.
    ///
    /// # Errors
    /// If the line does not follow the grammar: the offset of the mistake and the expected text.
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
        let items = items(form).map_err(|error| TemplateError { at: at + error.at, ..error })?;
        Ok(Self::Form { items, is_read_only })
    }
}

/// `op: sample is sample_3d, LOD is lod`
fn spellings(text: &str, at: usize) -> Result<Line, TemplateError> {
    let refuse = |message: &str| TemplateError::new(at, message);
    let (path, list) =
        text.split_once(':').ok_or_else(|| refuse("expected `where FIELD: NAME is TEXT, …`"))?;
    let path = FieldPath::parse(path.trim()).ok_or_else(|| refuse("expected the name of a field"))?;
    let pairs = list.split(',').map(|pair| {
        let (name, text) = pair.split_once(" is ")?;
        Some((name.trim().to_string(), text.trim().to_string()))
    });
    let list: Option<Vec<_>> = pairs.collect();
    let list = list.ok_or_else(|| refuse("expected `NAME is TEXT`, separated by commas"))?;
    Ok(Line::Spellings { path, list })
}

/// The items of most forms, at most.
const ITEMS: usize = 16;

fn items(form: &str) -> Result<Vec<Item>, TemplateError> {
    let mut tokens = tokens(form).peekable();
    // The items outside of brackets, and for each open bracket those inside it so far.
    let mut open = vec![Vec::with_capacity(ITEMS)];
    while let Some((at, token)) = tokens.next() {
        let item = match token {
            Token::Open if is_saturation(form, at) => {
                // `.sat` and `]`
                tokens.by_ref().take(2).for_each(drop);
                Item::Saturation
            }
            Token::Open => {
                open.push(Vec::new());
                continue;
            }
            Token::Close => match open.pop() {
                Some(items) if !open.is_empty() => Item::Optional(items),
                _ => return Err(TemplateError::new(at, "`]` without `[`: write `\\]` for the character")),
            },
            Token::Blanks(blanks) => Item::Blanks(blanks),
            Token::Placeholder(inner) => {
                Item::parse_placeholder(inner).map_err(|error| TemplateError { at, ..error })?
            }
            Token::Stray("<") => return Err(TemplateError::new(at, "`>` is missing")),
            Token::Stray(_) => {
                return Err(TemplateError::new(at, "`>` without `<`: write `\\>` for the character"));
            }
            Token::Text(_) | Token::Escaped(_) => Item::Text(literal((at, token), &mut tokens)?),
        };
        if let Some(items) = open.last_mut() {
            items.push(item);
        }
    }
    match (open.pop(), open.is_empty()) {
        (Some(items), true) => Ok(items),
        _ => Err(TemplateError::new(form.len(), "`]` is missing")),
    }
}

fn is_saturation(form: &str, at: usize) -> bool {
    form.get(at..).is_some_and(|rest| rest.starts_with("[.sat]"))
}

/// Joins text and escaped characters that follow each other.
fn literal<'t>(
    first: (usize, Token<'t>),
    tokens: &mut Peekable<impl Iterator<Item = (usize, Token<'t>)>>,
) -> Result<String, TemplateError> {
    let mut text = String::new();
    let mut next = Some(first);
    while let Some((at, token)) = next {
        match token {
            Token::Escaped("") => {
                return Err(TemplateError::new(at + 1, "a character is missing after `\\`"));
            }
            Token::Text(part) | Token::Escaped(part) => text.push_str(part),
            _ => {}
        }
        next = tokens.next_if(|(_, token)| matches!(token, Token::Text(_) | Token::Escaped(_)));
    }
    Ok(text)
}
