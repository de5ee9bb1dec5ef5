//! Attributes of objects and variables.

use super::object::Object;
use crate::Problem;
use crate::cursor::Cursor;
use crate::expression::expression;
use crate::module::attributes::{self, Attribute, AttributeValue};
use crate::quote;
use crate::symbols::Names;
use genvisa::object::AttributeInfo;
use genvisa_report::{clipped, text_of};

/// Reads an attribute with its value: `Output`, `Scope=1`, `Target="cm"`. Returns its name too. `own`: its owner, and the attributes
/// that the owner can have. Those of other owners are read as well, and the check reports them.
pub fn attribute(
    cursor: &mut Cursor<'_>,
    (owner, own): (&str, &[Attribute]),
    object: &mut Object,
) -> Result<(&'static str, AttributeInfo), Problem> {
    let span = cursor.next_span();
    let name = cursor.name().ok_or_else(|| cursor.expected("the name of an attribute"))?;
    let Some(attribute) = attributes::of_any_owner(name) else {
        let problem = Problem::new(span, format!("`{}` is not an attribute of {owner}", clipped(name)));
        let list: Vec<&str> = own.iter().map(|known| known.name).collect();
        let problem = problem.with_help(format!("attributes are {}", list.join(", ")));
        return Err(problem.with_nearest(name, list));
    };
    let value = match &attribute.value {
        AttributeValue::Flag => {
            flag(name, span.start, cursor, object)?;
            Vec::new()
        }
        AttributeValue::Number(_) if attribute.is_one_without_value && is_at_end(*cursor) => {
            attributes::bytes(1).unwrap_or_default()
        }
        AttributeValue::Number(words) => {
            value_follows(name, cursor)?;
            let start = cursor.here();
            let number = match cursor.peek() {
                Some(b'"') if !words.is_empty() => {
                    let word = quote::read(cursor)?;
                    let number = words
                        .iter()
                        .position(|known| known.as_bytes() == word)
                        .and_then(|n| i64::try_from(n).ok());
                    number.ok_or_else(|| {
                        Problem::new(
                            cursor.since(start),
                            format!("`{}` is not one of {}", clipped(&text_of(&word)), quoted(words)),
                        )
                    })?
                }
                Some(b) if !words.is_empty() && b.is_ascii_alphabetic() => {
                    return Err(cursor.expected(&format!("a number, or one of {} in quotes", quoted(words))));
                }
                _ => expression(cursor, object)?,
            };
            let wide = || Problem::new(cursor.since(start), format!("{number} has more than 32 bits"));
            attributes::bytes(number).ok_or_else(wide)?
        }
        AttributeValue::Text => {
            value_follows(name, cursor)?;
            let start = cursor.here();
            if cursor.peek() != Some(b'"') {
                return Err(cursor.expected(&format!("text in quotes: `{name}=\"…\"`")));
            }
            let text = quote::read(cursor)?;
            if text.len() > u8::MAX.into() {
                return Err(Problem::new(
                    cursor.since(start),
                    "the text of an attribute has at most 255 bytes",
                ));
            }
            text
        }
    };
    Ok((attribute.name, AttributeInfo { name: object.string(name.as_bytes()), value }))
}

/// Reads the value of an attribute that is present or absent: 1 or none. Finalizers take any number for present, and 0 too.
fn flag(name: &str, start: usize, cursor: &mut Cursor<'_>, object: &Object) -> Result<(), Problem> {
    if !cursor.eat("=") {
        return Ok(());
    }
    if cursor.peek().is_some_and(|b| b.is_ascii_alphabetic()) {
        return Err(cursor.expected(&format!("`{name}` without a value")));
    }
    let at = cursor.here();
    match expression(cursor, object)? {
        1 => Ok(()),
        0 => {
            let message = format!("finalizers ignore the value of `{name}`, so that it is present");
            let problem = Problem::new(start..cursor.offset(), message);
            Err(problem.with_help("remove the attribute if it does not apply"))
        }
        other => {
            let message = format!("{other} is not a value of `{name}`: expected 1 or no value");
            Err(Problem::new(cursor.since(at), message).with_help(format!("write `{name}`")))
        }
    }
}

/// Whether no value follows the name of an attribute.
fn is_at_end(mut cursor: Cursor<'_>) -> bool {
    matches!(cursor.peek(), None | Some(b',' | b'}'))
}

/// Checks that a value follows the name of an attribute.
fn value_follows(name: &str, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    if cursor.eat("=") { Ok(()) } else { Err(cursor.expected(&format!("`=` and the value of `{name}`"))) }
}

/// A list of words in quotes.
fn quoted(words: &[&str]) -> String {
    words.iter().map(|word| format!("`\"{word}\"`")).collect::<Vec<_>>().join(", ")
}
