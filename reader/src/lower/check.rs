//! Checks that need all pages.

use super::log::{Defined, Log, Used};
use crate::diagnostics::{NO_PLATFORM, Severity};
use crate::isa::Isa;
use std::collections::HashMap;

/// Checks pages against one another.
pub(super) fn all(isa: &Isa, log: &mut Log<'_>) {
    once(log);
    described(isa, log);
    if !isa.platforms.is_empty() {
        let used = std::mem::take(&mut log.platforms);
        known(log, Severity::Warning, &used, NO_PLATFORM, isa.platforms.iter().map(|p| p.name.as_str()));
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
            // The page may describe it in words only; rendering refuses what cannot be read.
            log.note(&used.spot, message, "without it nothing behind the field can be read");
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
