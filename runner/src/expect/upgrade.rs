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
    let before = document.to_string();
    if let Some(entries) = document.get_mut("entry").and_then(Item::as_array_of_tables_mut) {
        entries.retain(|table| !is_gone(table, tombstones));
        for table in entries.iter_mut() {
            for key in ["case", "rule"] {
                if let Some(id) = table.get_mut(key).and_then(Item::as_value_mut) {
                    rename(id, tombstones);
                }
            }
        }
    }
    if let Some(groups) = document.get_mut("group").and_then(Item::as_array_of_tables_mut) {
        for table in groups.iter_mut() {
            for key in ["of", "cases"] {
                if let Some(list) = table.get_mut(key).and_then(Item::as_array_mut) {
                    rename_list(list, tombstones);
                }
            }
            if let Some(rules) = table.get_mut("rules").and_then(Item::as_table_mut) {
                rename_rules(rules, tombstones);
            }
        }
    }
    // A document has line feeds alone, and the text may have other ends of lines.
    let after = document.to_string();
    Ok(if after == before { text.to_string() } else { after })
}

/// Whether the rule or the case of an entry is gone.
fn is_gone(table: &Table, tombstones: &Tombstones) -> bool {
    let id = ["case", "rule"].into_iter().find_map(|key| table.get(key)?.as_str());
    id.is_some_and(|id| matches!(tombstones.fate(id), Fate::Removed(_)))
}

/// Gives an id its new name.
fn rename(id: &mut Value, tombstones: &Tombstones) {
    let Some(Fate::Renamed(now)) = id.as_str().map(|id| tombstones.fate(id)) else { return };
    super::replace_value(id, now.into());
}

/// Renames and drops ids of a list.
fn rename_list(list: &mut Array, tombstones: &Tombstones) {
    list.retain(|one| one.as_str().is_none_or(|id| !matches!(tombstones.fate(id), Fate::Removed(_))));
    list.iter_mut().for_each(|one| rename(one, tombstones));
}

/// Renames and drops rules with their numbers of cases. The numbers of two rules that became one are added.
fn rename_rules(rules: &mut Table, tombstones: &Tombstones) {
    let old: Vec<String> = rules.iter().map(|(rule, _)| rule.to_string()).collect();
    for rule in old {
        let now = match tombstones.fate(&rule) {
            Fate::Kept => continue,
            Fate::Renamed(now) => Some(now),
            Fate::Removed(_) => None,
        };
        let count = rules.remove(&rule).and_then(|item| item.as_integer()).unwrap_or_default();
        if let Some(now) = now {
            let known = rules.get(&now).and_then(Item::as_integer).unwrap_or_default();
            rules.insert(&now, value(count.saturating_add(known)));
        }
    }
}
