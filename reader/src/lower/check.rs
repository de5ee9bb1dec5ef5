//! Checks that need all pages.

use super::log::{Defined, Log, Used};
use super::{near, page_name};
use crate::diagnostics::{NO_PLATFORM, Severity};
use crate::isa::{Isa, ObjectVersion};
use foldhash::{HashMap, HashMapExt};
use genvisa_rule::{Function, WIRE_TYPES};

/// Checks pages against one another. A platform that only a reading supplies is not among those that the pages list.
pub(super) fn all(isa: &Isa, platforms: &[String], log: &mut Log<'_>) {
    once(log);
    described(isa, log);
    versions(isa, log);
    page_name::files(isa, log);
    definitions(log);
    if !platforms.is_empty() {
        let used = std::mem::take(&mut log.platforms);
        known(log, Severity::Warning, &used, NO_PLATFORM, platforms.iter().map(String::as_str));
    }
    if !isa.types.is_empty() {
        let used = std::mem::take(&mut log.types);
        known(log, Severity::Error, &used, "is no data type", isa.types.iter().map(|t| t.name.as_str()));
    }
}

/// Every structure that a field has is described.
fn described(isa: &Isa, log: &mut Log<'_>) {
    for used in std::mem::take(&mut log.structures) {
        if isa.record(used.word).is_none() {
            let message = format!("no page describes the structure `{}`", used.word);
            let records = isa.records.iter().map(|record| record.name.as_str());
            let mut known = records.chain(WIRE_TYPES.iter().map(|ty| ty.name));
            match known.find(|known| near::is_slip(used.word, known)) {
                Some(known) => log.error(&used.spot, message, format!("did you mean `{known}`?")),
                // The page may describe it in words only; rendering refuses what cannot be read.
                None => log.note(&used.spot, message, "without it nothing behind the field can be read"),
            }
        }
    }
}

/// No tag has an object version that is newer than the newest one.
fn versions(isa: &Isa, log: &mut Log<'_>) {
    let used = std::mem::take(&mut log.versions);
    let Some(newest) = isa.newest_version else { return };
    for (set, spot) in &used {
        for (major, minor) in [set.from, set.before].into_iter().flatten() {
            if (ObjectVersion { major, minor }) > newest {
                let message = format!("no object has the version {major}.{minor}");
                log.error(spot, message, format!("the newest version is {newest}"));
            }
        }
    }
}

/// No definition has a slip of the name that a function, or definitions of other structures, have.
fn definitions(log: &mut Log<'_>) {
    let all = std::mem::take(&mut log.definition_names);
    let is_known = |word: &str| {
        Function::find(word).is_some() || all.iter().filter(|other| other.word == word).count() > 1
    };
    let is_meant = |word: &str, known: &str| near::is_slip(word, known) || word.eq_ignore_ascii_case(known);
    for used in all.iter().filter(|used| !is_known(used.word)) {
        let functions = genvisa_rule::functions::FUNCTIONS.iter().map(|function| function.name);
        let others = all.iter().map(|other| other.word).filter(|word| is_known(word));
        if let Some(meant) = functions.chain(others).find(|known| is_meant(used.word, known)) {
            let message = format!("`{}` is no name of a definition", used.word);
            log.error(&used.spot, message, format!("did you mean `{meant}`?"));
        }
    }
}

/// Nothing is defined twice.
fn once(log: &mut Log<'_>) {
    let all = std::mem::take(&mut log.defined);
    let mut first: HashMap<&str, &Defined> = HashMap::with_capacity(all.len());
    for defined in &all {
        if let Some(other) = first.get(defined.what.as_str()) {
            let message = format!("{} is defined twice", defined.what);
            log.conflict(&defined.spot, message, &other.spot, "first here", "keep one of the two");
        } else {
            first.insert(&defined.what, defined);
        }
    }
}

/// Every word is one of a list.
fn known<'w>(
    log: &mut Log<'_>,
    severity: Severity,
    used: &[Used<'_>],
    what: &str,
    words: impl Iterator<Item = &'w str>,
) {
    let words: Vec<&str> = words.collect();
    for used in used.iter().filter(|u| !words.contains(&u.word)) {
        let message = format!("`{}` {what}", used.word);
        let help = format!("known are {}", words.join(", "));
        match severity {
            Severity::Error => log.error(&used.spot, message, help),
            _ => log.warning(&used.spot, message, help),
        }
    }
}
