//! The page of an instruction is named after it: its title, and its file in the folder of instructions.

use super::cx::Cx;
use super::log::{Log, Misnamed};
use crate::isa::{Instruction, Isa};
use crate::page::{EntryKind, is_of_word, is_word};
use genvisa_syntax::{Token, tokens};

/// The folder whose files are named after instructions, as the links of the index have it.
const FOLDER: &str = "instructions";

/// Reports a title that is none of the names of the instruction, and notes such a file name.
pub(super) fn check(cx: &mut Cx<'_, '_>, isa: &Instruction) {
    let is_name = |text: &str| names(isa).any(|name| name.eq_ignore_ascii_case(text));
    let entries = cx.page.entries.iter();
    let title =
        entries.filter(|entry| entry.kind == EntryKind::Heading(1)).map(|entry| cx.page.text(entry)).next();
    let help = format!("the page describes `{}`", isa.name);
    // Other titles than words come from the publisher of the page.
    if let Some(title) = title.filter(|title| is_word(title) && !is_name(title)) {
        cx.error(title, format!("the title is `{title}`, which is not the name of the instruction"), help);
    }
    let path = cx.path.clone();
    let Some((folder, file)) = path.rsplit_once('/') else { return };
    let stem = file.split('.').next().unwrap_or(file);
    // A file in other letters than the name needs a link, as a file of another name does.
    let is_recased = stem != isa.name && stem.eq_ignore_ascii_case(&isa.name);
    if folder.rsplit('/').next() == Some(FOLDER) && (is_recased || !is_name(stem)) {
        let spot = cx.spot(cx.page.text.lines().next().unwrap_or_default());
        cx.log.misnamed.push(Misnamed { file: stem.to_string(), name: isa.name.clone(), spot });
    }
}

/// Reports the files that do not have the name of their instruction, unless the index links to them.
pub(super) fn files(isa: &Isa, log: &mut Log<'_>) {
    let entries = || isa.index.iter().flat_map(|group| &group.entries);
    for Misnamed { file, name, spot } in std::mem::take(&mut log.misnamed) {
        let of_other = isa.instructions.iter().find(|other| other.name == file);
        if of_other.is_none() && entries().any(|entry| entry.link == file) {
            continue;
        }
        let message =
            format!("the file `{file}` does not have the name of its instruction, which is `{name}`");
        if let Some(other) = of_other {
            log.error(&spot, message, format!("`{}` describes `{file}`", other.at.page));
        } else if entries().next().is_none() {
            log.note(&spot, message, "an index could link to it");
        } else {
            log.error(&spot, message, "no entry of the index links to it");
        }
    }
}

/// The names of an instruction: in full, without its group, and in text.
fn names(isa: &Instruction) -> impl Iterator<Item = &str> {
    let sub = isa.sub_opcode.iter().map(|sub| sub.name.as_str());
    std::iter::once(isa.name.as_str()).chain(sub).chain(isa.text.iter().filter_map(|form| mnemonic(form)))
}

/// The first word of a form that is no placeholder and not optional.
fn mnemonic(form: &str) -> Option<&str> {
    let mut depth = 0;
    tokens(form).find_map(|(_, token)| match token {
        Token::Open => {
            depth += 1;
            None
        }
        Token::Close => {
            depth -= 1;
            None
        }
        Token::Text(text) if depth == 0 => text
            .split(|c: char| !is_of_word(c))
            .find(|word| word.starts_with(|c: char| c.is_ascii_alphabetic())),
        _ => None,
    })
}
