//! Expected results of an earlier version of the suite.

use super::entry::ExpectationsError;
use crate::tombstone::{Fate, Tombstones};
use toml_edit::{Array, DocumentMut, Item, Table, Value, value};

/// Gives the rules and cases of an expected-results file the ids that they have now, and drops those that are gone. A file without
/// such ids stays as it is.
///
/// # Errors
/// If the file is no TOML.
pub fn upgrade(text: &str, tombstones: &Tombstones) -> Result<String, ExpectationsError> {
    let mut document: DocumentMut =
        text.parse().map_err(|error: toml_edit::TomlError| ExpectationsError(error.to_string()))?;
    let mut is_changed = false;
    if let Some(entries) = document.get_mut("entry").and_then(Item::as_array_of_tables_mut) {
        let before = entries.len();
        entries.retain(|table| !is_gone(table, tombstones));
        is_changed |= entries.len() < before;
        for table in entries.iter_mut() {
            for key in ["case", "rule"] {
                is_changed |= table.get_mut(key).is_some_and(|item| rename(item, tombstones));
            }
        }
    }
    if let Some(groups) = document.get_mut("group").and_then(Item::as_array_of_tables_mut) {
        for table in groups.iter_mut() {
            for key in ["of", "cases"] {
                let list = table.get_mut(key).and_then(Item::as_array_mut);
                is_changed |= list.is_some_and(|list| renamed_list(list, tombstones));
            }
            let rules = table.get_mut("rules").and_then(Item::as_table_mut);
            is_changed |= rules.is_some_and(|rules| renamed_rules(rules, tombstones));
        }
    }
    Ok(if is_changed { document.to_string() } else { text.to_string() })
}

/// Whether the rule or the case of an entry is gone.
fn is_gone(table: &Table, tombstones: &Tombstones) -> bool {
    let id = ["case", "rule"].into_iter().find_map(|key| table.get(key)?.as_str());
    id.is_some_and(|id| matches!(tombstones.fate(id), Fate::Removed(_)))
}

/// Gives an id its new name. Returns whether it has one.
fn rename(item: &mut Item, tombstones: &Tombstones) -> bool {
    let Some(Fate::Renamed(now)) = item.as_str().map(|id| tombstones.fate(id)) else { return false };
    let mut new = value(now);
    if let (Some(new), Some(old)) = (new.as_value_mut(), item.as_value()) {
        *new.decor_mut() = old.decor().clone();
    }
    *item = new;
    true
}

/// Renames and drops ids of a list. Returns whether it changed.
fn renamed_list(list: &mut Array, tombstones: &Tombstones) -> bool {
    let mut is_changed = false;
    list.retain(|one| {
        let is_kept = one.as_str().is_none_or(|id| !matches!(tombstones.fate(id), Fate::Removed(_)));
        is_changed |= !is_kept;
        is_kept
    });
    for one in list.iter_mut() {
        let Some(Fate::Renamed(now)) = one.as_str().map(|id| tombstones.fate(id)) else { continue };
        let mut new = Value::from(now);
        *new.decor_mut() = one.decor().clone();
        *one = new;
        is_changed = true;
    }
    is_changed
}

/// Renames and drops rules with their numbers of cases. The numbers of two rules that became one are added. Returns whether
/// anything changed.
fn renamed_rules(rules: &mut Table, tombstones: &Tombstones) -> bool {
    let old: Vec<String> = rules.iter().map(|(rule, _)| rule.to_string()).collect();
    let mut is_changed = false;
    for rule in old {
        let now = match tombstones.fate(&rule) {
            Fate::Kept => continue,
            Fate::Renamed(now) => Some(now),
            Fate::Removed(_) => None,
        };
        let count = rules.remove(&rule).and_then(|item| item.as_integer()).unwrap_or_default();
        is_changed = true;
        if let Some(now) = now {
            let known = rules.get(&now).and_then(Item::as_integer).unwrap_or_default();
            rules.insert(&now, value(count.saturating_add(known)));
        }
    }
    is_changed
}
