//! Lists and structures that pages refer to and that no page describes: they are lost, or written in a form that is not
//! read. Checked where the pages have an index, because the pages of a few instructions need not be a whole specification.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, Field, OPERANDS, Refers, Space};

/// The structures of which a file consists.
const FILE: [&str; 3] = ["common_isa_header", "kernel_data", "function_data"];
/// Fields that pages of instructions name and that a chapter describes.
const SHARED: [&str; 1] = ["pred"];
/// The classes of variables, and whether a class has predefined members.
const CLASSES: [(Refers, Space, &str, bool); 5] = [
    (Refers::Variable, Space::Variable, "general variables", true),
    (Refers::Address, Space::Address, "address variables", false),
    (Refers::Predicate, Space::Predicate, "predicate variables", false),
    (Refers::Surface, Space::Surface, "surfaces", true),
    (Refers::Sampler, Space::Sampler, "samplers", true),
];

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let Some(index) = spec.isa.index.first() else { return Vec::new() };
    let missing = [lists(spec), structures(spec), variables(spec), versions(spec)].into_iter().flatten();
    let finding = |missing: Missing<'_>| {
        let message = format!("no page has {}", missing.what);
        let labels = vec![
            spec.label(missing.at, missing.word, ""),
            spec.label(&index.at, "", "the index of all pages"),
        ];
        let help = "it is lost, or written in a form that is not read";
        Finding::new("missing", missing.subject, message, help, labels)
    };
    missing.map(finding).collect()
}

/// Something that pages use and none describes.
struct Missing<'a> {
    subject: &'a str,
    what: String,
    /// The place of its use, and the word on the line that names it.
    at: &'a At,
    word: &'a str,
}

/// The lists of platforms, types and instructions.
fn lists<'a>(spec: &'a Spec<'_>) -> Vec<Missing<'a>> {
    let isa = spec.isa;
    let entries = || isa.index.iter().flat_map(|group| &group.entries);
    let mut found = Vec::new();
    if let Some(entry) = entries().find(|e| !e.platforms.is_all()).filter(|_| isa.platforms.is_empty()) {
        let what = "a table of the platforms".to_string();
        found.push(Missing { subject: "platforms", what, at: &entry.at, word: &entry.name });
    }
    let typed = |f: &&Field| !f.types.is_empty();
    let mut fields = isa.instructions.iter().flat_map(|i| &i.fields);
    if let Some(field) = fields.find(typed).filter(|_| isa.types.is_empty()) {
        let what = "a table of the data types".to_string();
        found.push(Missing { subject: "types", what, at: &field.at, word: &field.label });
    }
    if let Some(entry) = entries().next().filter(|_| isa.matrix.is_empty()) {
        let what = "a table of instructions by platform".to_string();
        found.push(Missing { subject: "matrix", what, at: &entry.at, word: &entry.name });
    }
    found
}

/// The structures of operands and files, and the fields that instructions share.
fn structures<'a>(spec: &'a Spec<'_>) -> Vec<Missing<'a>> {
    let isa = spec.isa;
    let fields = || isa.instructions.iter().flat_map(|i| &i.fields);
    let mut found = Vec::new();
    for (ty, structure) in OPERANDS {
        let used = fields().find(|f| f.wire.iter().any(|w| w.ty == ty));
        if let Some(field) = used.filter(|_| isa.record(structure).is_none()) {
            let what = format!("the structure `{structure}` of a `{ty}`");
            found.push(Missing { subject: structure, what, at: &field.at, word: &field.label });
        }
    }
    for name in SHARED {
        let described = isa.fields.iter().any(|f| f.name == name);
        if let Some(field) = fields().find(|f| f.name == name && f.bits.is_empty()).filter(|_| !described) {
            let what = format!("the bits of `{}`, which instructions share", field.label);
            found.push(Missing { subject: name, what, at: &field.at, word: &field.label });
        }
    }
    for record in &isa.records {
        let Some(selector) = &record.selector else { continue };
        let runs = record.fields.iter().flat_map(|f| &f.bits).filter(|run| run.name == *selector);
        for value in runs.flat_map(|run| &run.values) {
            if !isa.records.iter().any(|r| r.variant.as_ref() == Some(&value.name)) {
                let what =
                    format!("the structure behind `{}` whose `{selector}` is {}", record.name, value.name);
                found.push(Missing { subject: &value.name, what, at: &value.at, word: &value.name });
            }
        }
    }
    let first = isa.records.first();
    for name in FILE.into_iter().filter(|name| isa.record(name).is_none()) {
        let what = format!("the structure `{name}`, without which no file can be read");
        found.extend(first.map(|r| Missing { subject: name, what, at: &r.at, word: &r.name }));
    }
    found
}

/// The newest object version, where members depend on the version and the pages name the variables that files declare: pages
/// of another style have neither.
fn versions<'a>(spec: &'a Spec<'_>) -> Vec<Missing<'a>> {
    let isa = spec.isa;
    let has_first = isa.classes.iter().any(|class| class.first.is_some());
    let mut fields = isa.records.iter().flat_map(|record| &record.fields);
    let versioned = fields.find(|field| field.wire.iter().any(|wire| !wire.versions.is_all()));
    let missing = versioned.filter(|_| has_first && isa.newest_version.is_none());
    let what = "the newest object version".to_string();
    missing
        .map(|field| Missing { subject: "version", what, at: &field.at, word: &field.label })
        .into_iter()
        .collect()
}

/// The classes of variables, and the predefined variables of those that have some.
fn variables<'a>(spec: &'a Spec<'_>) -> Vec<Missing<'a>> {
    let isa = spec.isa;
    let mut found = Vec::new();
    for (refers, space, subject, some) in CLASSES {
        let own = isa.instructions.iter().flat_map(|i| &i.fields);
        let mut fields = own.chain(isa.records.iter().flat_map(|r| &r.fields));
        let used = fields.find(|f| f.refers == Some(refers)).map(|f| (&f.at, f.label.as_str()));
        // The list has all classes or is none.
        let Some((at, word)) = used.or(isa.classes.first().map(|class| (&class.at, ""))) else { continue };
        let missing = |what: &str| Missing { subject, what: format!("{what} of {subject}"), at, word };
        if !isa.classes.iter().any(|class| class.space == space) {
            found.push(missing("the greatest number"));
        }
        if some && !isa.predefined.iter().any(|variable| variable.space == space) {
            found.push(missing("the predefined ones"));
        }
    }
    found
}
