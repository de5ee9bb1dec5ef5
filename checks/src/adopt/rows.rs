//! Rows of the tables of chapters.

use super::draft::Draft;
use super::print::marker;
use super::write::Models;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{At, Isa, MatrixRow};
use std::collections::BTreeSet;

/// The cells of a row, to be changed.
fn cells(line: &str) -> Vec<String> {
    genvisa_reader::page::cells(line).map(str::to_string).collect()
}

fn row_of(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

/// The header of the table that has a line.
fn header(draft: &Draft, at: &At) -> Option<(At, Vec<String>)> {
    let is_row =
        |line: &u32| draft.line(&at.page, *line).is_some_and(|line| line.trim_start().starts_with('|'));
    let first = (1..=at.line).rev().take_while(is_row).last()?;
    // Some tables begin with an empty row.
    (first..at.line).find_map(|line| {
        let at = At { page: at.page.clone(), line };
        let cells = cells(draft.at(&at)?);
        cells.iter().any(|cell| !cell.trim_matches(['-', ':']).is_empty()).then_some((at, cells))
    })
}

/// A platform: a row with the facts that the new pages have.
pub(super) fn platform(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    if change.what != ChangeKind::Added {
        return None;
    }
    let all = &models.new.platforms;
    let position = all.iter().position(|p| p.name == change.place)?;
    let known = |name: &str| models.spec.platforms.iter().find(|p| p.name == name);
    let before = all.get(..position)?.iter().rev().find_map(|p| known(&p.name))?;
    let platform = all.get(position)?;
    let (_, columns) = header(draft, &before.at)?;
    let cell = |(n, column): (usize, &String)| match column.to_lowercase().as_str() {
        _ if n == 0 => platform.name.clone(),
        "version" => platform.version.clone(),
        "grf bytes" if platform.grf > 0 => platform.grf.to_string(),
        // A register has the size of the platform before, until a person states it.
        "grf bytes" => before.grf.to_string(),
        "finalizer name" => platform.finalizer.clone(),
        _ => marker(&platform.at),
    };
    let cells: Vec<_> = columns.iter().enumerate().map(cell).collect();
    draft.insert_after(&before.at, [row_of(&cells)])
}

/// A row of the matrix of instructions and platforms.
pub(super) fn matrix(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let find = |rows: &'_ [MatrixRow]| rows.iter().find(|row| row.name == change.place).cloned();
    let (ours, new) = (find(&models.spec.matrix), find(&models.new.matrix));
    match (ours, new) {
        (Some(old), None) => draft.delete(&old.at),
        (old, Some(new)) => {
            let before = models.spec.matrix.iter().rfind(|row| row.name < new.name);
            let at = old.as_ref().map(|row| &row.at).or(before.map(|row| &row.at))?;
            let (_, columns) = header(draft, at)?;
            let text = draft.at(at)?.to_string();
            let present = cells(&text);
            let cell = |(n, column): (usize, &String)| match n {
                0 => new.name.clone(),
                _ if models.new.matrix_columns.contains(column) => {
                    if new.platforms.contains(column) { "Y" } else { " " }.to_string()
                }
                _ if old.is_some() => present.get(n).cloned().unwrap_or_default(),
                _ => if has(models, &new.name, column) { "Y" } else { " " }.to_string(),
            };
            let row = row_of(&columns.iter().enumerate().map(cell).collect::<Vec<_>>());
            match old {
                Some(old) => draft.replace(&old.at, row),
                None => draft.insert_after(at, [row]),
            }
        }
        (None, None) => None,
    }
}

/// Whether the index of the new pages gives an instruction to a platform of ours.
fn has(models: Models<'_>, name: &str, platform: &str) -> bool {
    let number = models.spec.platforms.iter().position(|p| p.name == platform);
    let instruction = models.new.instruction(name);
    number.zip(instruction).is_some_and(|(number, instruction)| {
        instruction.platforms.contains(&models.spec.platforms, number).unwrap_or(false)
    })
}

/// A row of another table: its cells, where both tables have the same column.
pub(super) fn row(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let theirs = change.new_at.as_deref().and_then(place);
    let ours = change.old_at.as_deref().and_then(place);
    let sibling = position(models.spec, models.new, change);
    match (change.what, theirs, sibling) {
        (ChangeKind::Removed, _, _) => {
            let at = ours?;
            draft.at(&at)?.trim_start().starts_with('|').then(|| draft.delete(&at))?
        }
        (_, Some(theirs), Some(Position::Row(at))) => rewrite(draft, models, &theirs, &at),
        (ChangeKind::Added, Some(theirs), Some(Position::After(at))) => {
            let (_, columns) = header(draft, &at)?;
            let cells = transplanted(models, &theirs, &columns, None)?;
            draft.insert_after(&at, [row_of(&cells)])
        }
        (ChangeKind::Changed, Some(theirs), None) => rewrite(draft, models, &theirs, &ours?),
        _ => None,
    }
}

fn rewrite(draft: &mut Draft, models: Models<'_>, theirs: &At, ours: &At) -> Option<()> {
    let (_, columns) = header(draft, ours)?;
    let present = cells(draft.at(ours)?);
    let cells = transplanted(models, theirs, &columns, Some(&present))?;
    draft.replace(ours, row_of(&cells))
}

/// Where a row belongs in the specification.
enum Position {
    /// The specification has the row.
    Row(At),
    /// It follows this one.
    After(At),
}

/// The rows of a list of the model, by name.
fn listed<'a>(isa: &'a Isa, subject: &str) -> Vec<(&'a str, &'a At)> {
    match subject {
        "types" => isa.types.iter().map(|ty| (ty.name.as_str(), &ty.at)).collect(),
        "predefined" => isa.predefined.iter().map(|p| (p.name.as_str(), &p.at)).collect(),
        _ => Vec::new(),
    }
}

fn position(spec: &Isa, new: &Isa, change: &Change) -> Option<Position> {
    let (ours, theirs) = (listed(spec, &change.subject), listed(new, &change.subject));
    let at = change.new_at.as_deref().and_then(place)?;
    let number = theirs.iter().position(|(_, other)| **other == at)?;
    let find = |name: &str| ours.iter().find(|(other, _)| *other == name).map(|(_, at)| (*at).clone());
    if let Some(at) = find(theirs.get(number)?.0) {
        return Some(Position::Row(at));
    }
    theirs.get(..number)?.iter().rev().find_map(|(name, _)| find(name)).map(Position::After)
}

/// The cells of a row of the new pages, in our columns. A cell of words becomes a marker, or stays as it is.
fn transplanted(
    models: Models<'_>,
    theirs: &At,
    columns: &[String],
    present: Option<&[String]>,
) -> Option<Vec<String>> {
    let line = models.text.at(theirs).filter(|line| line.trim_start().starts_with('|'))?;
    let (new, (_, titles)) = (cells(line), header(models.text, theirs)?);
    let cell = |(n, column): (usize, &String)| {
        let same = titles.len() == columns.len();
        let title = titles.iter().position(|title| title.eq_ignore_ascii_case(column)).or(same.then_some(n));
        let text = title.and_then(|n| new.get(n));
        match (text, present.and_then(|cells| cells.get(n))) {
            (Some(text), _) if !is_prose(text) => text.clone(),
            (_, Some(present)) => present.clone(),
            (_, None) => marker(theirs),
        }
    };
    Some(columns.iter().enumerate().map(cell).collect())
}

/// Whether a cell is a phrase of a person and no fact.
fn is_prose(cell: &str) -> bool {
    let is_word = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase());
    let words = cell.split(|c: char| !c.is_alphanumeric() && c != '_').filter(is_word);
    // Marks such as `<sup>` occur often.
    words.collect::<BTreeSet<_>>().len() > 1
}

/// `page:line`
fn place(text: &str) -> Option<At> {
    let (page, line) = text.rsplit_once(':')?;
    Some(At { page: page.into(), line: line.parse().ok()? })
}
