//! Rows of the tables of chapters.

use super::draft::Draft;
use super::print::marker;
use super::write::Models;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{At, MatrixRow};
use serde_json::Value;

/// The cells of a row, without the blanks around them.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim();
    let line = line.strip_prefix('|').unwrap_or(line);
    let line = line.strip_suffix('|').unwrap_or(line);
    line.split('|').map(|cell| cell.trim().to_string()).collect()
}

fn row_of(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

/// The header of the table that has a line.
fn header(draft: &Draft, at: &At) -> Option<(At, Vec<String>)> {
    let is_row =
        |line: &u32| draft.line(&at.page, *line).is_some_and(|line| line.trim_start().starts_with('|'));
    let first = (1..=at.line).rev().take_while(is_row).last()?;
    let at = At { page: at.page.clone(), line: first };
    let cells = cells(draft.at(&at)?);
    Some((at, cells))
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

/// Any other table: the cells that hold a changed number or name.
pub(super) fn row(draft: &mut Draft, change: &Change) -> Option<()> {
    let (old, new) = (change.old.as_ref()?, change.new.as_ref()?);
    let at = place(change.old_at.as_ref()?)?;
    let mut line = draft.at(&at)?.to_string();
    for (old, new) in leaves(old, new) {
        let found = cells(&line).iter().position(|cell| *cell == old)?;
        let mut all = cells(&line);
        *all.get_mut(found)? = new;
        line = row_of(&all);
    }
    draft.replace(&at, line)
}

/// `page:line`
fn place(text: &str) -> Option<At> {
    let (page, line) = text.rsplit_once(':')?;
    Some(At { page: page.into(), line: line.parse().ok()? })
}

/// The values that differ, as text.
fn leaves(old: &Value, new: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            old.iter().filter_map(|(key, old)| Some(leaves(old, new.get(key)?))).flatten().collect()
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            old.iter().zip(new).flat_map(|(old, new)| leaves(old, new)).collect()
        }
        (old, new) if old == new => Vec::new(),
        (old, new) => vec![(text(old), text(new))],
    }
}
