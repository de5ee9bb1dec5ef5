//! Placeholders of the Text that are no field. The reader reports a field with two names in the Format table and its bullet.

use super::Finding;
use super::spec::{Sheet, Spec};
use genvisa_reader::isa::{Field, Instruction};
use genvisa_reader::page::EntryKind;
use genvisa_reader::{Section, sections, snake};
use genvisa_syntax::{FieldPath, Item, Token, tokens};

/// Placeholders of assembly text that are not fields: `<P>` is the predicate with its modes.
const PLACEHOLDERS: [&str; 1] = ["p"];

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for instruction in spec.isa.instructions.iter().filter(|i| !i.fields.is_empty()) {
        let Some(sheet) = spec.sheet(&instruction.at) else { continue };
        let page = &sheet.page;
        for part in sections(page).filter(|part| part.section == Some(Section::Text)) {
            let entries = part.entries.iter().filter(|e| e.kind != EntryKind::Comment);
            let texts: Vec<&str> = entries.map(|e| page.text(e)).collect();
            let mut seen: Vec<&str> = texts.iter().flat_map(|text| explained(text)).collect();
            for word in texts.iter().flat_map(|text| placeholders(text)) {
                if !seen.contains(&word) {
                    seen.push(word);
                    found.extend(text(spec, sheet, instruction, word));
                }
            }
        }
    }
    found
}

/// A placeholder of the Text is a field, a bit range or a parameter.
fn text(spec: &Spec<'_>, sheet: &Sheet<'_>, instruction: &Instruction, word: &str) -> Option<Finding> {
    let name = snake(word);
    let mut fields = instruction.fields.iter().chain(&instruction.named);
    let has_run = |field: &Field, name: &str| field.bits.iter().any(|run| run.name == name);
    let is_field = match word.split_once('.') {
        // A chapter describes the bit ranges of a field that instructions share.
        Some((field, run)) => {
            let (field, run) = (snake(field), snake(run));
            fields.chain(&spec.isa.fields).any(|f| f.name == field && has_run(f, &run))
        }
        None => fields.any(|f| f.name == name || has_run(f, &name)),
    };
    // A name in another style has no two underscores in a row.
    if is_field && !word.contains("__") || PLACEHOLDERS.contains(&name.as_str()) {
        return None;
    }
    let message = format!("the Text of {} has `<{word}>`, which is no field of it", instruction.name);
    let here = sheet.label(word, "");
    let first = instruction.fields.first()?;
    let labels = vec![here, spec.label(&first.at, "", "the first field")];
    Some(Finding::new("names", format!("{}/{name}", instruction.name), message, "", labels))
}

/// The names that lines begin with to explain them: `//<mods>: the modifier`. A form may end in a colon.
fn explained(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(|line| line.trim_start().trim_start_matches('/').trim());
    let lines = lines.filter(|line| line.starts_with('<') && !line.ends_with(">:"));
    lines.filter_map(|line| placeholders(line).next())
}

/// The names of fields and bit ranges in a text: `dst` in `<dst>` and `<dst:hex>`, `op.word` in `<op.word?.16>` and
/// `where op.word: ...`. Groups of fields (`<&data>`) have names of their own.
fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    let spelled = text.lines().filter_map(|line| line.trim_start().strip_prefix("where ")?.split_once(':'));
    let spelled = spelled.map(|(name, _)| name).filter(|name| FieldPath::parse(name).is_some());
    spelled.chain(text.lines().flat_map(tokens).filter_map(|(_, token)| match token {
        Token::Placeholder(inner) => name(inner),
        _ => None,
    }))
}

/// The part of a placeholder that names the field.
fn name(inner: &str) -> Option<&str> {
    let Ok(Item::Field(path, _)) = Item::parse_placeholder(inner) else { return None };
    inner.get(..path.to_string().len())
}
