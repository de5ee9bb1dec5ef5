//! Tables of predefined variables, surfaces and samplers.

use crate::isa::{At, Elements, Isa, PlatformSet, PlatformTerm, Predefined, Space};
use crate::lower::chapter::state::Chapter;
use crate::lower::cx::Cx;
use crate::lower::table::{Row, Table};
use crate::lower::text::{begins_with, plain};
use crate::lower::words;
use crate::page::{Entry, tag};

/// The table of general variables. A row with an empty first cell goes on with the one before it.
pub(super) fn variables<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, table: &Table<'_, 'a>) {
    let (size, ty, access) = (table.column(&["size"]), table.column(&["type"]), table.column(&["r/w"]));
    let (aliasable, unset) = (table.column(&["can be aliased", "aliased"]), table.column(&["unset"]));
    let doc = table.column(&["description"]);
    let mut open: Option<Predefined> = None;
    for row in &table.rows {
        cx.prose(row.cell(doc));
        if row.goes_on() {
            if let Some(variable) = &mut open {
                variable.writable |= written(cx, row.cell(access));
                variable.doc = [&variable.doc, " ", &plain(row.cell(doc))].concat().trim().to_string();
            }
            continue;
        }
        isa.predefined.extend(open.take());
        let Some(mut variable) = named(cx, row, row.cell(Some(0)), Space::Variable) else { continue };
        variable.ty = Some(row.cell(ty)).filter(|t| *t != "N/A" && !t.is_empty()).map(str::to_string);
        variable.writable = written(cx, row.cell(access));
        variable.aliasable = yes(cx, row.cell(aliasable));
        variable.unset = yes(cx, row.cell(unset));
        variable.elements = elements(cx, row.cell(size), row.cell(doc));
        variable.doc = plain(row.cell(doc));
        open = Some(variable);
    }
    isa.predefined.extend(open);
}

/// A table of surfaces or samplers: an index, a name, whether kernels may write it, a description.
pub(super) fn states<'a>(
    cx: &mut Cx<'_, 'a>,
    isa: &mut Isa,
    table: &Table<'_, 'a>,
    index: &str,
    space: Space,
) {
    let (index, name) = (table.column(&[index]), table.column(&["name"]));
    let (access, doc) = (table.column(&["r/w"]), table.column(&["description"]));
    for row in &table.rows {
        cx.prose(row.cell(doc));
        let Some(variable) = named(cx, row, row.cell(name), space) else { continue };
        if row.cell(index) != variable.index.to_string() {
            cx.error(
                row.cell(name),
                "name and index differ",
                "the index follows the letter: `T5` has the index 5",
            );
        }
        let writable = written(cx, row.cell(access));
        isa.predefined.push(Predefined { writable, doc: plain(row.cell(doc)), ..variable });
    }
}

/// The words of a column of accesses, and whether kernels may write.
const ACCESSES: [(&str, bool); 5] = [("R", false), ("W", true), ("R/W", true), ("N/A", false), ("", false)];

/// Whether `R/W`, `W` or `R` lets kernels write it. A cell may list parts: `low: R high: R/W`.
pub(super) fn written<'a>(cx: &mut Cx<'_, 'a>, cell: &'a str) -> bool {
    let first_word = |part: &'a str| part.split_whitespace().next().unwrap_or_default();
    let parts: Vec<&str> = match cell.split_once(':') {
        Some((_, parts)) => parts.split(':').map(first_word).collect(),
        None => vec![cell],
    };
    let mut writes = false;
    let mut at = 0;
    for access in parts {
        // The names of parts are words for people.
        let end = cell[at..].find(access).map_or(at, |n| at + n);
        cx.describes(&cell[at..end]);
        at = end + access.len();
        match ACCESSES.iter().find(|(name, _)| *name == access) {
            Some((_, known)) => writes |= known,
            None => cx.error(cell, format!("`{access}` is no access"), "expected R, W or R/W"),
        }
    }
    writes
}

/// The answer of a cell: `Yes`, `N`. An empty one is no.
pub(super) fn yes<'a>(cx: &mut Cx<'_, 'a>, cell: &'a str) -> bool {
    let answer = words::answer(cell);
    if answer.is_none() && !cell.is_empty() {
        cx.error(cell, format!("`{cell}` is neither yes nor no"), "expected Yes or No");
    }
    answer.unwrap_or_default()
}

/// `V1(%thread_x)`, `T5`.
fn named<'a>(cx: &mut Cx<'_, 'a>, row: &Row<'_, 'a>, cell: &'a str, space: Space) -> Option<Predefined> {
    let (head, name) = cell.split_once('(').map_or((cell, ""), |(h, n)| (h, n));
    let index = head.trim().strip_prefix(space.letter()).and_then(|n| n.parse().ok());
    // The sign of a name is no part of it.
    cx.describes(name.get(..1).filter(|sign| *sign == "%").unwrap_or_default());
    let name = name.trim_end_matches(':').trim().trim_end_matches(')').trim_start_matches('%');
    let Some(index) = index else {
        let place = if cell.is_empty() { cx.page.text(row.entry) } else { cell };
        cx.error(place, "expected a variable", format!("written `{0}1` or `{0}1 (%name)`", space.letter()));
        return None;
    };
    cx.defines(format!("predefined {}{index}", space.letter()), cell);
    let at = At { page: cx.path.clone(), line: row.entry.line };
    Some(Predefined { space, index, name: name.to_string(), at, ..Predefined::default() })
}

/// `5`; `256 {-PVC}, 512 {PVC+}`; `256/512`, with the platforms in the description.
fn elements<'a>(cx: &mut Cx<'_, 'a>, cell: &'a str, doc: &'a str) -> Vec<Elements> {
    let mut list = Vec::new();
    for part in cell.split([',', '/']).map(str::trim) {
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = part.split_at(digits);
        let Ok(count) = number.parse() else {
            cx.error(
                cell,
                "expected a number of elements",
                "the platforms follow the number: `256 {-PVC}, 512 {PVC+}`",
            );
            return list;
        };
        let platforms = match tag(rest.trim()) {
            Some((inner, "")) => cx.platforms(inner),
            _ if part.contains(['{', '}']) => {
                let help = "the platforms follow the number: `256 {-PVC}, 512 {PVC+}`";
                cx.error(cell, "a tag of platforms that is not closed", help);
                PlatformSet::default()
            }
            _ if cell.contains('/') => in_words(cx, doc, number).unwrap_or_else(|| {
                cx.warning(cell, format!("no tag states which platforms have {number} elements"), "");
                PlatformSet::default()
            }),
            _ => PlatformSet::default(),
        };
        list.push(Elements { count, platforms });
    }
    list
}

/// `8 elements for PreX`, `16 elements for X+`.
fn in_words<'a>(cx: &mut Cx<'_, 'a>, doc: &'a str, number: &str) -> Option<PlatformSet> {
    let (_, behind) = doc.split_once(&format!("{number} elements for "))?;
    let end = behind.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(behind.len());
    let (word, rest) = behind.split_at(end);
    let name = word.strip_prefix("Pre").unwrap_or(word);
    let known = |name: &str| name.starts_with(|c: char| c.is_ascii_uppercase());
    let term = match (name.len() < word.len(), rest.starts_with('+')) {
        (true, _) => PlatformTerm::Before(name.to_string()),
        (false, true) => PlatformTerm::From(name.to_string()),
        (false, false) => PlatformTerm::Only(name.to_string()),
    };
    let spot = cx.spot(name);
    cx.log.platforms.push(crate::lower::log::Used { word: name, spot });
    known(name).then(|| PlatformSet(vec![term]))
}

/// Reads `T0-T5 are pre-defined …`. False: the sentence is not that.
pub(in crate::lower) fn range<'a>(
    cx: &mut Cx<'_, 'a>,
    chapter: &mut Chapter<'_, 'a>,
    entry: &Entry<'a>,
    sentence: &'a str,
) -> bool {
    let found = || {
        let (names, rest) = sentence.split_once(' ')?;
        let space = [Space::Surface, Space::Sampler].into_iter().find(|s| names.starts_with(s.letter()))?;
        let (from, to) = names.split_once('-')?;
        let index = |n: &str| n.strip_prefix(space.letter())?.parse::<u32>().ok().filter(|n| *n < 256);
        let words = ["are pre-defined", "are predefined"];
        words.iter().find(|words| begins_with(rest, words))?;
        Some((space, index(from)?, index(to)?, rest))
    };
    let Some((space, from, to, rest)) = found() else { return false };
    cx.describes(rest);
    for index in from..=to {
        cx.defines(format!("predefined {}{index}", space.letter()), sentence);
        let at = At { page: cx.path.clone(), line: entry.line };
        chapter.isa.predefined.push(Predefined { space, index, at, ..Predefined::default() });
    }
    true
}
