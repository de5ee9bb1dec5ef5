//! The text forms of instructions as trees.

use genvisa_reader::isa::Isa;
use genvisa_syntax::{FieldPath, Item, Line, Shape};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A line of the text of an instruction.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Form {
    /// A form. One that is `read_only` is read and never printed.
    Form { items: Vec<Part>, read_only: bool },
    /// The spellings of encodings whose text is not their name: pairs of a name and its spelling.
    Spellings { of: Vec<String>, list: Vec<(String, String)> },
}

/// A part of a form.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Part {
    /// Text as it is.
    Text(String),
    /// A number of blanks.
    Blanks(usize),
    /// `.sat` if the destination saturates.
    Saturation,
    /// Left out if all values in it are zero.
    Optional(Vec<Part>),
    /// A field, or a field and a bit range in it.
    Field { name: Vec<String>, spelling: Spelling },
    /// Several fields that are written together.
    Group(String),
}

/// The text of a value.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Spelling {
    /// As the type of the field determines.
    Plain,
    /// Hexadecimal digits.
    Hex,
    /// Hexadecimal digits after `0x`.
    Prefixed,
    /// A letter for each bit that is set, from the lowest on.
    Letters(String),
    /// As the type determines; the form is for these encodings only.
    Only(Vec<String>),
    /// No text; the form is for these encodings only.
    Silent(Vec<String>),
    /// The text for 1 and nothing for 0, or the reverse.
    Flag { text: String, is_for_one: bool },
    /// All elements of a repeated field with this separator.
    Each(&'static str),
    /// A raw operand whose offset is left out if it is zero.
    Register,
    /// A vector operand with an implied region.
    ImpliedRegion,
    /// The name of a label or a string, in quotes.
    Quoted,
    /// A vector operand by row and column, with the region <1;1,0>.
    At,
    /// The address of a vector operand.
    AddressOf,
}

/// The forms of all instructions, by their lines.
pub(super) fn all(isa: &Isa) -> BTreeMap<&str, Form> {
    let lines = isa.instructions.iter().flat_map(|instruction| &instruction.text);
    lines.filter_map(|line| Some((line.as_str(), form(Line::parse(line).ok()?)?))).collect()
}

fn form(line: Line) -> Option<Form> {
    match line {
        Line::Form { items, is_read_only } => {
            Some(Form::Form { items: parts(items), read_only: is_read_only })
        }
        Line::Spellings { path, list } => Some(Form::Spellings { of: name(path), list }),
        Line::Comment => None,
    }
}

fn parts(items: Vec<Item>) -> Vec<Part> {
    let part = |item| match item {
        Item::Text(text) => Part::Text(text),
        Item::Blanks(count) => Part::Blanks(count),
        Item::Saturation => Part::Saturation,
        Item::Optional(items) => Part::Optional(parts(items)),
        Item::Field(path, shape) => Part::Field { name: name(path), spelling: spelling(shape) },
        Item::Group(group) => Part::Group(group),
    };
    items.into_iter().map(part).collect()
}

fn name(path: FieldPath) -> Vec<String> {
    [Some(path.field), path.bits].into_iter().flatten().collect()
}

fn spelling(shape: Shape) -> Spelling {
    match shape {
        Shape::Plain => Spelling::Plain,
        Shape::Hex => Spelling::Hex,
        Shape::Prefixed => Spelling::Prefixed,
        Shape::Letters(letters) => Spelling::Letters(letters),
        Shape::Only(names) => Spelling::Only(names),
        Shape::Silent(names) => Spelling::Silent(names),
        Shape::Flag { text, is_for_one } => Spelling::Flag { text, is_for_one },
        Shape::Each(separator) => Spelling::Each(separator),
        Shape::Register => Spelling::Register,
        Shape::Lsc => Spelling::ImpliedRegion,
        Shape::Quoted => Spelling::Quoted,
        Shape::At => Spelling::At,
        Shape::AddressOf => Spelling::AddressOf,
    }
}
