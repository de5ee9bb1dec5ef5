//! Every instruction has a page, an entry of the index and a row of the matrix. Checked where the pages have such a list.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::At;
use genvisa_reader::page::stem;
use std::collections::BTreeMap;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let isa = spec.isa;
    // A page is known by the names of its instruction and of its file: an index may link by either.
    let mut pages: BTreeMap<&str, &At> = BTreeMap::new();
    for (name, at) in
        isa.instructions.iter().map(|i| (&i.name, &i.at)).chain(isa.groups.iter().map(|g| (&g.name, &g.at)))
    {
        pages.insert(stem(&at.page), at);
        pages.insert(name, at);
    }
    let index: BTreeMap<&str, &At> = isa
        .index
        .iter()
        .flat_map(|group| &group.entries)
        .flat_map(|e| [(e.name.as_str(), &e.at), (e.link.as_str(), &e.at)])
        .collect();
    let matrix: BTreeMap<&str, &At> = isa.matrix.iter().map(|row| (row.name.as_str(), &row.at)).collect();
    let mut found = Vec::new();
    for (list, what) in [(&index, "index"), (&matrix, "matrix")] {
        let Some(first) = list.values().min() else { continue };
        let mut missing: Vec<&&At> =
            pages.values().filter(|at| !names_of(&pages, at).any(|n| list.contains_key(n))).collect();
        missing.sort();
        missing.dedup();
        for at in missing {
            let name = names_of(&pages, at).min().unwrap_or_default();
            let message = format!("{name} is not in the {what}");
            let labels =
                vec![spec.label(at, name, ""), spec.label(first, "", format!("the {what} begins here"))];
            found.push(Finding::new("index", name, message, "", labels));
        }
    }
    let entries = isa.index.iter().flat_map(|group| &group.entries);
    let entries = entries.map(|e| (&e.name, Some(e.link.as_str()), &e.at, "the index"));
    let rows = isa.matrix.iter().map(|row| (&row.name, None, &row.at, "the matrix"));
    for (name, link, at, what) in entries.chain(rows) {
        let missing =
            [Some(name.as_str()), link].into_iter().flatten().find(|name| !pages.contains_key(name));
        let Some(missing) = missing.filter(|_| !pages.is_empty()) else { continue };
        let message = format!("{missing} is in {what} and has no page");
        let other = if what == "the matrix" { &index } else { &matrix }.get(name.as_str());
        let page = pages.values().min().map(|at| spec.label(at, "", "the first page"));
        let mut labels = vec![spec.label(at, name, "")];
        labels.extend(other.map(|at| spec.label(at, name, "here too")).or(page));
        found.push(Finding::new("index", name, message, "", labels));
    }
    found.extend(links(spec));
    found.extend(folders(spec));
    found
}

/// An entry links to the page of its instruction, where that has a file of its name.
fn links(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for entry in spec.isa.index.iter().flat_map(|group| &group.entries).filter(|e| e.link != e.name) {
        let of_name = |name: &str| spec.isa.instructions.iter().find(|i| stem(&i.at.page) == name);
        let (Some(own), Some(other)) = (of_name(&entry.name), of_name(&entry.link)) else { continue };
        let message = format!("the entry of {} links to the page of {}", entry.name, other.name);
        let labels =
            vec![spec.label(&entry.at, &entry.link, ""), spec.label(&own.at, &own.name, "its own page")];
        found.push(Finding::new("index", entry.name.as_str(), message, "", labels));
    }
    found
}

/// Each line of the index with a link is an item of its list, has one link, and leads to the folder of most others.
fn folders(spec: &Spec<'_>) -> Vec<Finding> {
    let Some(first) = spec.isa.index.iter().flat_map(|group| &group.entries).next() else {
        return Vec::new();
    };
    let Some(sheet) = spec.sheet(&first.at) else { return Vec::new() };
    let page = sheet.page;
    let mut lines = Vec::new();
    for entry in &page.entries {
        for line in page.text(entry).lines() {
            let mut targets = line.split("](").skip(1).map(|rest| rest.split(')').next().unwrap_or_default());
            let Some(target) = targets.next() else { continue };
            let folder = target.rsplit_once('/').map_or("", |(folder, _)| folder);
            let is_item = page.is_item(entry) && page.text(entry).starts_with(line);
            lines.push((line, folder, is_item && targets.next().is_none()));
        }
    }
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    lines.iter().for_each(|(_, folder, _)| *counts.entry(folder).or_default() += 1);
    let usual = counts.into_iter().find(|(_, count)| count * 2 > lines.len()).map(|(folder, _)| folder);
    let Some(usual) = usual.filter(|_| lines.iter().any(|(.., is_item)| *is_item)) else { return Vec::new() };
    let wrong = lines.iter().filter(|(_, folder, is_item)| *folder != usual || !is_item);
    let finding = |(line, folder, _): &(&str, &str, bool)| {
        let message = match *folder == usual {
            true => "a line of the index is no item with one link".to_string(),
            false => format!("a line of the index links to `{folder}`, and most others to `{usual}`"),
        };
        let here = sheet.label(line, "");
        let labels = vec![here, spec.label(&first.at, "", "the first item")];
        let subject = line.trim_start_matches(['[', '-', ' ']).split(' ').next().unwrap_or_default();
        Finding::new(
            "index",
            subject,
            message,
            "each instruction has an item: `- [ADD - adds](../instructions/ADD.md)`",
            labels,
        )
    };
    wrong.map(finding).collect()
}

/// The names of a page: of its file and of its instruction.
fn names_of<'p>(pages: &'p BTreeMap<&'p str, &'p At>, at: &'p At) -> impl Iterator<Item = &'p str> {
    pages.iter().filter(move |(_, other)| **other == at).map(|(name, _)| *name)
}
