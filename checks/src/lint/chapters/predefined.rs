//! Predefined variables: their types and accesses, and the indexes that they leave to others.

use super::super::Finding;
use super::super::spec::{Sheet, Spec};
use super::columns;
use genvisa_reader::isa::Space;
use genvisa_reader::page::{Entry, EntryKind};

/// The bullet of the first declared variable of a class.
const FIRST: &str = "first declared";
/// An access of variables that are written and never read, which no variable has.
const WRITTEN: &str = "W";

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = types(spec);
    for sheet in &spec.sheets {
        found.extend(accesses(sheet));
        found.extend(indexes(spec, sheet));
    }
    found
}

fn types(spec: &Spec<'_>) -> Vec<Finding> {
    let types = &spec.isa.types;
    let Some(first) = types.first() else { return Vec::new() };
    let typed = spec.isa.predefined.iter().filter_map(|one| Some((one, one.ty.as_deref()?)));
    let unknown = typed.filter(|(_, ty)| !types.iter().any(|known| known.name == *ty));
    unknown
        .map(|(one, ty)| {
            let message = format!("`{ty}` is no data type");
            let labels =
                vec![spec.label(&one.at, ty, ""), spec.label(&first.at, &first.name, "the data types")];
            Finding::new("chapters", one.name.as_str(), message, "", labels)
        })
        .collect()
}

fn accesses(sheet: &Sheet<'_>) -> Vec<Finding> {
    let written = columns(sheet, ["name", "r/w"]).filter(|([_, access], _)| *access == WRITTEN);
    written
        .map(|([name, _], labels)| {
            let message = format!("`{name}` can be written and not read");
            Finding::new("chapters", name, message, "write `R/W`", labels.to_vec())
        })
        .collect()
}

/// One or several variables that a text names: `P0`, `V21 to V31`.
struct Named<'a> {
    space: Space,
    from: u32,
    to: u32,
    /// The bytes in front of it in the text.
    start: usize,
    text: &'a str,
}

impl Named<'_> {
    fn has(&self, space: Space, index: u32) -> bool {
        self.space == space && (self.from..=self.to).contains(&index)
    }
}

/// The page names the first declared variable of a class nowhere else, and no range of variables, as in `V21 to V31`, has a
/// predefined one in it.
fn indexes(spec: &Spec<'_>, sheet: &Sheet<'_>) -> Vec<Finding> {
    let page = sheet.page;
    let is_first = |entry: &&Entry<'_>| matches!(entry.kind, EntryKind::Label { name, .. } if name.eq_ignore_ascii_case(FIRST));
    if !page.entries.iter().any(|entry| is_first(&entry)) {
        return Vec::new();
    }
    let texts = page.entries.iter().filter(|entry| entry.kind == EntryKind::Text);
    let others: Vec<Named<'_>> = texts.flat_map(|entry| named(page.text(entry))).collect();
    let mut found = Vec::new();
    for entry in page.entries.iter().filter(is_first) {
        let Some(first) = named(page.body(entry)).into_iter().next() else { continue };
        let predefined =
            spec.isa.predefined.iter().find(|one| (one.space, one.index) == (first.space, first.from));
        let other = others.iter().find(|other| other.has(first.space, first.from));
        let there = match (predefined, other) {
            (Some(one), _) => spec.label(&one.at, first.text, "it is predefined"),
            (None, Some(other)) => sheet.label(other.text, "it is another one"),
            (None, None) => continue,
        };
        let message = format!("`{}` is no variable that is declared", first.text);
        found.push(Finding::new(
            "chapters",
            first.text,
            message,
            "",
            vec![sheet.label(first.text, ""), there],
        ));
    }
    for other in others.iter().filter(|other| other.from < other.to) {
        let predefined = spec.isa.predefined.iter().find(|one| other.has(one.space, one.index));
        let Some(one) = predefined else { continue };
        let message = format!("`{}` has a predefined variable in it", other.text);
        let labels = vec![sheet.label(other.text, ""), spec.label(&one.at, "", "the variable")];
        found.push(Finding::new("chapters", other.text, message, "", labels));
    }
    found
}

/// The variables that a text names.
fn named(text: &str) -> Vec<Named<'_>> {
    let mut found: Vec<Named<'_>> = Vec::new();
    for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty()) {
        let Some((space, index)) = Space::of_variable(word) else { continue };
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let last = found.last_mut().filter(|last| {
            let between = text.get(last.start + last.text.len()..start);
            last.space == space && between.is_some_and(|between| between.trim() == "to")
        });
        match last {
            Some(last) => {
                last.to = index;
                last.text = text.get(last.start..start + word.len()).unwrap_or(last.text);
            }
            None => found.push(Named { space, from: index, to: index, start, text: word }),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Space, named};

    #[test]
    fn a_text_names_variables_alone_and_in_ranges() {
        let of = |text: &'static str| {
            named(text).into_iter().map(|one| (one.text, one.space, one.from, one.to)).collect::<Vec<_>>()
        };
        assert_eq!(of("V32, and (P1)."), [("V32", Space::Variable, 32, 32), ("P1", Space::Predicate, 1, 1)]);
        assert_eq!(of("V21 to V31"), [("V21 to V31", Space::Variable, 21, 31)]);
        assert_eq!(
            of("V1 to P2 or V3 too V4"),
            [
                ("V1", Space::Variable, 1, 1),
                ("P2", Space::Predicate, 2, 2),
                ("V3", Space::Variable, 3, 3),
                ("V4", Space::Variable, 4, 4),
            ],
            "a range has one class and the word between its ends"
        );
        assert_eq!(of("T6_x, xV1, V, V1a and v1"), [], "no names of variables");
    }
}
