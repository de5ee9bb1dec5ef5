//! Rows of the tables of chapters.

use super::draft::Draft;
use super::print::{is_prose, marker, row as row_of};
use super::write::Models;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{At, Isa, MatrixRow, Platform};

/// The cells of a row, to be changed.
pub(super) fn cells(line: &str) -> Vec<String> {
    genvisa_reader::page::cells(line).map(str::to_string).collect()
}

/// The header of the table that has a line.
pub(super) fn header(draft: &Draft, at: &At) -> Option<(At, Vec<String>)> {
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
        // The cell must be a number. The marker of the row names it for a person.
        "grf bytes" => before.grf.to_string(),
        "finalizer name" => platform.finalizer.clone(),
        _ => match platform.grf {
            0 => format!("{}, and the register size, here that of {}", marker(&platform.at), before.name),
            _ => marker(&platform.at),
        },
    };
    let cells: Vec<_> = columns.iter().enumerate().map(cell).collect();
    draft.insert_after(&before.at, [row_of(&cells)])?;
    let is_complete = |p: &Platform| models.spec.matrix_columns.contains(&p.name);
    match models.spec.platforms.iter().all(is_complete) && !models.spec.matrix.is_empty() {
        true => matrix_column(draft, models, change),
        false => Some(()),
    }
}

/// A row of the matrix of instructions and platforms.
pub(super) fn matrix(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let find = |rows: &'_ [MatrixRow]| rows.iter().find(|row| row.name == change.place).cloned();
    let (ours, new) = (find(&models.spec.matrix), find(&models.new.matrix));
    let followed = find(&models.old.matrix);
    match (ours, new) {
        // The row may have another name by now.
        (Some(old), None) if cells(draft.at(&old.at)?).first() == Some(&old.name) => draft.delete(&old.at),
        (Some(_), None) => Some(()),
        (old, Some(new)) => {
            let is_row = |line: &str| line.starts_with('|') && cells(line).first() == Some(&new.name);
            let first = models.spec.matrix.first().map(|row| &row.at);
            if old.is_none() && first.is_some_and(|first| draft.find(&first.page, 1, is_row).is_some()) {
                return Some(());
            }
            let before = models.spec.matrix.iter().rfind(|row| row.name < new.name);
            let at = old.as_ref().map(|row| &row.at).or(before.map(|row| &row.at))?;
            let (_, columns) = header(draft, at)?;
            let text = draft.at(at)?.to_string();
            let present = cells(&text);
            // A cell of ours stays where the pages agree with each other: an erratum may differ from both.
            let is_kept = |column: &String| {
                let had = |row: &MatrixRow| row.platforms.contains(column);
                let is_changed = followed.as_ref().is_none_or(|row| had(row) != had(&new));
                old.is_some() && !(models.new.matrix_columns.contains(column) && is_changed)
            };
            let cell = |(n, column): (usize, &String)| match n {
                0 => new.name.clone(),
                _ if is_kept(column) => present.get(n).cloned().unwrap_or_default(),
                _ if models.new.matrix_columns.contains(column) => mark(new.platforms.contains(column)),
                _ => mark(has(models, models.new, &new.name, column)),
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

/// The cells of an instruction in the columns that the new matrix lacks: there, the tags of the index decide.
pub(super) fn matrix_by_tags(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let name = &change.subject;
    let Some(row) = models.spec.matrix.iter().find(|row| row.name == *name) else { return Some(()) };
    let (_, columns) = header(draft, &row.at)?;
    let present = cells(draft.at(&row.at)?);
    let mut changed = present.clone();
    let others = columns.iter().enumerate().skip(1).filter(|(_, c)| !models.new.matrix_columns.contains(c));
    for (n, column) in others {
        let [had, has] = [models.old, models.new].map(|isa| has(models, isa, name, column));
        if let Some(cell) = changed.get_mut(n).filter(|_| had != has) {
            *cell = mark(has);
        }
    }
    // A row without another cell stays as it is written.
    if changed == present { Some(()) } else { draft.replace(&row.at, row_of(&changed)) }
}

/// The cell of a platform that has an instruction, or has it not.
fn mark(is_there: bool) -> String {
    if is_there { "Y" } else { " " }.to_string()
}

/// A column of the matrix. An instruction that the new matrix lacks has a platform where its tag gives it.
pub(super) fn matrix_column(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let name = &change.place;
    let first = &models.spec.matrix.first()?.at;
    let (_, columns) = header(draft, first)?;
    let position = columns.iter().position(|column| column == name);
    match (change.what, position) {
        (ChangeKind::Added, None) => {
            let is_new = models.new.matrix_columns.contains(name);
            let known = |row: &str| models.new.matrix.iter().find(|r| r.name == row).filter(|_| is_new);
            let cell = |row: &str| match known(row) {
                Some(row) => row.platforms.contains(name),
                None => has(models, models.new, row, name),
            };
            let before = before(models, name, |platform| columns.iter().any(|column| column == platform));
            let after = before.and_then(|before| columns.iter().position(|column| *column == before));
            let place = after.map_or(columns.len(), |after| after + 1);
            insert_column(draft, first, place, name, |row| mark(cell(row)))
        }
        (ChangeKind::Added, Some(_)) => Some(()),
        (ChangeKind::Removed, Some(place)) => remove_column(draft, first, place),
        _ => None,
    }
}

/// The platform of the new pages that precedes another one and passes a test.
fn before(models: Models<'_>, name: &str, test: impl Fn(&str) -> bool) -> Option<String> {
    let all = &models.new.platforms;
    let position = all.iter().position(|p| p.name == name)?;
    all.get(..position)?.iter().rev().map(|p| p.name.clone()).find(|name| test(name))
}

/// The lines of the table that has a line, each with its cells.
fn table(draft: &Draft, at: &At) -> Vec<(At, Vec<String>)> {
    let is_row = |at: &At| draft.at(at).is_some_and(|line| line.trim_start().starts_with('|'));
    let on = |line: u32| At { page: at.page.clone(), line };
    let above = (1..=at.line).rev().map(on).take_while(is_row);
    let below = draft.numbers(&at.page, at.line + 1).map(on).take_while(is_row);
    let row = |at: At| draft.at(&at).map(cells).map(|cells| (at, cells));
    above.chain(below).filter_map(row).collect()
}

/// Inserts a column: the title into the first row with text, a rule, and a cell by the first cell of each other row.
fn insert_column(
    draft: &mut Draft,
    at: &At,
    place: usize,
    title: &str,
    cell: impl Fn(&str) -> String,
) -> Option<()> {
    let (head, _) = header(draft, at)?;
    for (at, mut cells) in table(draft, at) {
        let first = cells.first().map(String::as_str).unwrap_or_default();
        let is_rule = !first.is_empty() && first.trim_matches(['-', ':']).is_empty();
        let new = match at == head {
            true => title.to_string(),
            false if is_rule => "---".to_string(),
            false => cell(first),
        };
        cells.insert(place.min(cells.len()), new);
        draft.replace(&at, row_of(&cells))?;
    }
    Some(())
}

fn remove_column(draft: &mut Draft, at: &At, place: usize) -> Option<()> {
    for (at, mut cells) in table(draft, at) {
        if place < cells.len() {
            cells.remove(place);
            draft.replace(&at, row_of(&cells))?;
        }
    }
    Some(())
}

/// Whether the index of a version of the pages gives an instruction to a platform.
fn has(models: Models<'_>, isa: &Isa, name: &str, platform: &str) -> bool {
    let platforms = [models.spec, models.new].map(|isa| &isa.platforms);
    let is_known = |list: &&&Vec<Platform>| list.iter().any(|p| p.name == platform);
    let instruction = isa.instruction(name).or(models.spec.instruction(name));
    platforms.iter().find(is_known).zip(instruction).is_some_and(|(list, instruction)| {
        let number = list.iter().position(|p| p.name == platform);
        number.and_then(|number| instruction.platforms.contains(list, number)).unwrap_or(false)
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
        (_, Some(theirs), Some(Position::Row(at))) => rewrite(draft, models, change, &theirs, &at),
        (ChangeKind::Added, Some(theirs), Some(Position::After(at))) => {
            let (_, columns) = header(draft, &at)?;
            let cells = transplanted(models, None, &theirs, &columns, None)?;
            draft.insert_after(&at, [row_of(&cells)])
        }
        (ChangeKind::Changed, Some(theirs), None) => rewrite(draft, models, change, &theirs, &ours?),
        _ => None,
    }
}

fn rewrite(draft: &mut Draft, models: Models<'_>, change: &Change, theirs: &At, ours: &At) -> Option<()> {
    let (_, columns) = header(draft, ours)?;
    let present = cells(draft.at(ours)?);
    let name = listed(models.new, &change.subject).into_iter().find(|(_, at)| *at == theirs);
    let old = name.and_then(|(name, _)| {
        listed(models.old, &change.subject).into_iter().find(|(other, _)| *other == name)
    });
    let old = old.map(|(_, at)| at);
    let cells = transplanted(models, old, theirs, &columns, Some(&present))?;
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

/// The cells of a row of other pages, with the titles of their columns.
struct Row {
    cells: Vec<String>,
    titles: Vec<String>,
}

impl Row {
    fn of(pages: &Draft, at: &At) -> Option<Self> {
        let line = pages.at(at).filter(|line| line.trim_start().starts_with('|'))?;
        Some(Row { cells: cells(line), titles: header(pages, at)?.1 })
    }

    /// The cell in one of our columns.
    fn cell(&self, columns: &[String], n: usize) -> Option<&String> {
        let name = |title: &str| title.to_lowercase().split_whitespace().collect::<String>();
        let own = name(columns.get(n)?);
        let place = self.titles.iter().position(|title| name(title) == own);
        self.cells.get(place.or((self.titles.len() == columns.len()).then_some(n))?)
    }
}

/// The cells of a row of the new pages, in our columns. A cell of words becomes a marker, or stays as it is, as does one that is
/// as in the old pages.
fn transplanted(
    models: Models<'_>,
    old: Option<&At>,
    theirs: &At,
    columns: &[String],
    present: Option<&[String]>,
) -> Option<Vec<String>> {
    let new = Row::of(models.text, theirs)?;
    let old = old.and_then(|at| Row::of(models.old_text, at));
    let cell = |n: usize| {
        let text = new.cell(columns, n);
        let is_as_before = old.as_ref().is_some_and(|old| old.cell(columns, n) == text);
        let text = text.filter(|_| !is_as_before || present.is_none());
        match (text, present.and_then(|cells| cells.get(n))) {
            (Some(text), _) if !is_prose(text) => text.clone(),
            (_, Some(present)) => present.clone(),
            (_, None) => marker(theirs),
        }
    };
    Some((0..columns.len()).map(cell).collect())
}

/// `page:line`
fn place(text: &str) -> Option<At> {
    let (page, line) = text.rsplit_once(':')?;
    Some(At { page: page.into(), line: line.parse().ok()? })
}
