//! Slips in the literal text of a form: a bracket without its partner, two separators in a row, a missing separator, a word
//! that is the name of a field and no placeholder, a flag that prints no word.

use super::super::Finding;
use super::super::spec::Spec;
use super::{Form, Placeholder, mnemonic};
use genvisa_syntax::{Item, Shape, Token};

const BRACKETS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

pub(super) fn run(spec: &Spec<'_>, form: &Form<'_>) -> Vec<Finding> {
    let found = [unbalanced(spec, form), separators(spec, form), placeholder(spec, form), joined(spec, form)];
    found.into_iter().flatten().chain(flags(spec, form)).collect()
}

fn is_separator(c: char) -> bool {
    matches!(c, '.' | ',' | ':')
}

/// Each bracket of the literal text has its partner.
fn unbalanced(spec: &Spec<'_>, form: &Form<'_>) -> Option<Finding> {
    let mut open = Vec::new();
    let texts = form.tokens.iter().filter_map(|token| match token {
        Token::Text(text) | Token::Escaped(text) => Some(*text),
        _ => None,
    });
    let mut stray = None;
    for c in texts.flat_map(str::chars) {
        if BRACKETS.iter().any(|(left, _)| *left == c) {
            open.push(c);
        } else if let Some((left, _)) = BRACKETS.iter().find(|(_, right)| *right == c)
            && open.pop() != Some(*left)
        {
            stray = Some(c);
            break;
        }
    }
    let bracket = stray.or(open.pop())?;
    let message = format!("`{bracket}` has no partner in the form");
    Some(form.finding(spec, "brackets", message, "brackets in the text of an instruction are closed"))
}

/// A separator is between two parts, and a comma is behind no name of an instruction.
fn separators(spec: &Spec<'_>, form: &Form<'_>) -> Option<Finding> {
    let doubled =
        |text: &str| text.chars().zip(text.chars().skip(1)).any(|(a, b)| is_separator(a) && is_separator(b));
    let own = mnemonic(form.text).map(|word| [word, ","].concat());
    for text in form.texts() {
        if doubled(text) || own.as_ref().is_some_and(|own| text.starts_with(own)) {
            let message = format!("`{text}` has another separator than one point");
            return Some(form.finding(spec, "separators", message, "a point is between the parts of a name"));
        }
    }
    None
}

/// A word of the literal text is no name of a field: that is written as a placeholder.
fn placeholder(spec: &Spec<'_>, form: &Form<'_>) -> Option<Finding> {
    let own = mnemonic(form.text);
    let mut words =
        form.texts().flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    let is_field = |word: &str| {
        let mut fields = form.instruction.fields.iter().chain(&form.instruction.named);
        fields.any(|field| field.name == word)
    };
    let word = words.find(|word| Some(*word) != own && is_field(word))?;
    let message = format!("`{word}` is a field and is written as a word");
    Some(form.finding(spec, word, message, format!("a placeholder is written `<{word}>`")))
}

/// A value is apart from the word or the value in front of it. A word between two values separates them: `8x16`.
fn joined(spec: &Spec<'_>, form: &Form<'_>) -> Option<Finding> {
    let ends_word = |text: &str| text.ends_with(|c: char| c.is_ascii_alphanumeric());
    let is_word = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric());
    let mut before = [None; 2];
    for token in form.tokens.iter().copied() {
        let is_joined = match before {
            [Some(Token::Placeholder(_)), Some(Token::Text(text))] if is_word(text) => false,
            [_, Some(Token::Text(text))] => ends_word(text),
            [_, last] => matches!(last, Some(Token::Placeholder(_))),
        };
        if let Token::Placeholder(inner) = token
            && is_joined
            && let Ok(Item::Field(path, Shape::Plain)) = Item::parse_placeholder(inner)
        {
            let message = format!("nothing is between `<{path}>` and the part in front of it");
            return Some(form.finding(
                spec,
                &path.field,
                message,
                "a point or a blank is in front of a value",
            ));
        }
        before = [before[1], Some(token)];
    }
    None
}

/// A flag prints a word.
fn flags(spec: &Spec<'_>, form: &Form<'_>) -> Option<Finding> {
    form.placeholders.iter().find_map(|Placeholder { item, .. }| match item {
        Item::Field(path, Shape::Flag { text, .. }) if text.chars().all(is_separator) => {
            let message = format!("the flag `{path}` prints no word");
            Some(form.finding(
                spec,
                &path.field,
                message,
                "the word is behind the sign: `<op.uniform?.uniform>`",
            ))
        }
        _ => None,
    })
}
