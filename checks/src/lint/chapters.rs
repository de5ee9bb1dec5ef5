//! Cells of the tables of chapters that contradict other facts: types, ranges, versions of platforms, first declared
//! variables, values of attributes, reserved words.

mod attributes;
mod predefined;
mod types;
mod words;

use super::Finding;
use super::spec::{Sheet, Spec};
use super::tables::Table;
use genvisa_reader::Label;
use genvisa_reader::isa::Platform;
use genvisa_reader::page::{Entry, cells};

pub(super) use words::reserved;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = predefined::run(spec);
    found.extend(types::run(spec));
    found.extend(attributes::run(spec));
    found.extend(words::run(spec));
    found.extend(platforms(spec));
    found.extend(empty(spec));
    found.extend(truths(spec));
    found
}

/// The version of a platform is two numbers with a point between them.
fn platforms(spec: &Spec<'_>) -> Vec<Finding> {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let is_version = |text: &str| text.split_once('.').is_some_and(|(a, b)| is_number(a) && is_number(b));
    let platforms = &spec.isa.platforms;
    let Some(usual) = platforms.iter().find(|one| is_version(&one.version)) else { return Vec::new() };
    let wrong = platforms.iter().filter(|one| !one.version.is_empty() && !is_version(&one.version));
    let wrong = wrong.map(|one| {
        let message = format!("`{}` is no version of a platform", one.version);
        let labels = vec![
            spec.label(&one.at, &one.version, ""),
            spec.label(&usual.at, &usual.version, "the version of another one"),
        ];
        Finding::new("chapters", one.name.as_str(), message, "a version is written `12.1`", labels)
    });
    // Platforms are in the order of their generations, on which tags such as `{SKL+}` depend.
    let generation =
        |one: &Platform| one.version.split_once('.').and_then(|(first, _)| first.parse::<u32>().ok());
    let falls = |pair: &&[Platform]| {
        let [before, after] = [&pair[0], &pair[1]].map(generation);
        before.zip(after).is_some_and(|(before, after)| after < before)
    };
    let older = platforms.windows(2).filter(falls).map(|pair| {
        let message =
            format!("`{}` has an older version than `{}` in front of it", pair[1].name, pair[0].name);
        let labels = vec![
            spec.label(&pair[1].at, &pair[1].version, ""),
            spec.label(&pair[0].at, &pair[0].version, "the platform in front of it"),
        ];
        Finding::new(
            "chapters",
            pair[1].name.as_str(),
            message,
            "newer platforms are below older ones",
            labels,
        )
    });
    wrong.chain(older).collect()
}

/// A platform has a version and a name of the finalizer, where others have.
fn empty(spec: &Spec<'_>) -> Vec<Finding> {
    const NAMES: [&str; 2] = ["version", "finalizer name"];
    let mut found = Vec::new();
    for (sheet, name) in spec.sheets.iter().flat_map(|sheet| NAMES.map(|name| (sheet, name))) {
        let rows: Vec<_> = columns(sheet, ["platform", name]).collect();
        if rows.iter().all(|([_, cell], _)| cell.is_empty()) {
            continue;
        }
        for ([platform, _], labels) in rows.into_iter().filter(|([_, cell], _)| cell.is_empty()) {
            let message = format!("`{platform}` has no {name}");
            found.push(Finding::new(
                "chapters",
                platform,
                message,
                "the other platforms have one",
                labels.to_vec(),
            ));
        }
    }
    found
}

/// A column of Yes and No has no other words.
fn truths(spec: &Spec<'_>) -> Vec<Finding> {
    const NAMES: [&str; 2] = ["aliased", "unset"];
    const WORDS: [&str; 2] = ["Yes", "No"];
    let mut found = Vec::new();
    for (sheet, name) in spec.sheets.iter().flat_map(|sheet| NAMES.map(|name| (sheet, name))) {
        let rows: Vec<_> = columns(sheet, ["name", name]).collect();
        if !rows.iter().any(|([_, cell], _)| WORDS.contains(cell)) {
            continue;
        }
        for ([variable, cell], labels) in rows.into_iter().filter(|([_, cell], _)| !WORDS.contains(cell)) {
            let message = format!("`{cell}` of {variable} is neither Yes nor No");
            found.push(Finding::new("chapters", variable, message, "", labels.to_vec()));
        }
    }
    found
}

/// Two columns of the tables that have both: the cells of each row, with its place and the header.
fn columns<'s>(
    sheet: &'s Sheet<'_>,
    names: [&'s str; 2],
) -> impl Iterator<Item = ([&'s str; 2], [Label; 2])> {
    let text = |entry: &Entry<'_>| sheet.page.text(entry);
    sheet.tables.iter().flat_map(move |Table { header, titles, rows, .. }| {
        let places = names.map(|name| titles.iter().position(|title| title.eq_ignore_ascii_case(name)));
        let [Some(first), Some(second)] = places else { return Vec::new() };
        let row = |entry: &Entry<'_>| {
            let row: Vec<&str> = cells(text(entry)).collect();
            let pair = [*row.get(first)?, *row.get(second)?];
            let label = |span, text: &'static str| Label { path: sheet.path.into(), span, text: text.into() };
            let here = if pair[1].is_empty() { entry.span.clone() } else { sheet.page.span(pair[1]) };
            Some((pair, [label(here, ""), label(header.span.clone(), "the header")]))
        };
        rows.iter().filter_map(row).collect()
    })
}
