//! What sentences of Intel's pages say, in the rule language.
//!
//! One file per page, named after the instruction; in it, one entry per sentence, found by the checksum of its words
//! (which the warning of an unread sentence prints). The sentences themselves are not ours and are not here.
//!
//! ```toml
//! [[reading]]
//! sum = "c62fc226a23627fb"
//! doc = "several blocks are read for eight channels or more"
//! [reading.rules]
//! "num_blocks/many" = "num_blocks > 1 => exec_size >= 8"
//!
//! [[reading]]
//! sum = "11b695430c6797a1"
//! none = "what a surface is, its owner decides: neither the instruction nor its declarations tell"
//! ```
//!
//! A rule has the name that our own page gives it; `"dst/room{PVC+}"` holds on some platforms only.

mod table;

use crate::isa::{Check, Kind, PlatformSet, Rule};
use crate::lower::kind_of;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

/// The readings of one page.
#[derive(Debug, Default)]
pub(crate) struct Readings(HashMap<u64, Reading>);

/// What a sentence says: the rules that it states, possibly none.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The rules.
    pub(crate) rules: Vec<Stated>,
    /// In our words.
    pub(crate) doc: String,
}

/// A rule that a sentence states.
#[derive(Debug)]
pub(crate) struct Stated {
    /// `place/what`.
    pub(crate) name: String,
    /// Where it holds.
    pub(crate) platforms: PlatformSet,
    /// What it is about.
    pub(crate) kind: Kind,
    /// When it can be seen.
    pub(crate) check: Check,
    /// The constraint as printed by `genvisa_rule`.
    pub(crate) expr: String,
}

impl Readings {
    /// What a sentence is known to say.
    pub(crate) fn find(&self, sentence: &str) -> Option<&Reading> {
        self.0.get(&Rule::hash(sentence))
    }
}

/// The readings of the page of an instruction.
pub(crate) fn of(page: &str) -> Option<&'static Readings> {
    static ALL: OnceLock<HashMap<&'static str, Readings>> = OnceLock::new();
    // The files are part of the program, and a test reads them all: a file that is not valid reads as empty here.
    let all = ALL.get_or_init(|| {
        table::FILES.iter().map(|(page, text)| (*page, parse(text).unwrap_or_default())).collect()
    });
    all.get(page)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    reading: Vec<Written>,
}

/// An entry of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Checksum of the sentence.
    sum: String,
    /// Rules by name (`place/what`, `place/what{PVC+}`).
    #[serde(default)]
    rules: BTreeMap<String, String>,
    /// What the rules say.
    doc: Option<String>,
    /// Why the sentence states no rule.
    none: Option<String>,
}

/// Reads a file of readings.
fn parse(text: &str) -> Result<Readings, String> {
    let file: File = toml::from_str(text).map_err(|e| e.to_string())?;
    let mut readings = HashMap::new();
    for written in file.reading {
        let sum = u64::from_str_radix(&written.sum, 16).map_err(|e| format!("{}: {e}", written.sum))?;
        let doc = match (written.rules.is_empty(), written.doc, written.none) {
            (false, Some(doc), None) | (true, None, Some(doc)) => doc,
            _ => return Err(format!("{}: either `rules` and `doc`, or `none`", written.sum)),
        };
        let rules = written.rules.iter().map(|(name, expr)| stated(name, expr));
        let rules = rules.collect::<Result<_, _>>().map_err(|e| format!("{}: {e}", written.sum))?;
        if readings.insert(sum, Reading { rules, doc }).is_some() {
            return Err(format!("{}: read twice", written.sum));
        }
    }
    Ok(Readings(readings))
}

fn stated(name: &str, expr: &str) -> Result<Stated, String> {
    let (name, platforms) = match name.strip_suffix('}').and_then(|n| n.split_once('{')) {
        Some((name, tag)) => (name, PlatformSet::parse(tag).ok_or_else(|| format!("{{{tag}}} is no tag"))?),
        None => (name, PlatformSet::default()),
    };
    let expr = genvisa_rule::parse(expr).map_err(|e| format!("{expr}: {e}"))?;
    genvisa_rule::check(&expr)
        .map_err(|e| e.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    let (kind, check) = kind_of(&expr);
    Ok(Stated { name: name.to_string(), platforms, kind, check, expr: expr.to_string() })
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_file_is_part_of_the_program() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("readings");
        let name = |e: std::fs::DirEntry| e.file_name().into_string().unwrap();
        let mut files: Vec<String> = std::fs::read_dir(folder).unwrap().map(|e| name(e.unwrap())).collect();
        files.sort();
        let known: Vec<String> = super::table::FILES.iter().map(|(page, _)| format!("{page}.toml")).collect();
        assert_eq!(files, known, "list every file of codegen/readings in codegen/src/readings/table.rs");
    }

    #[test]
    fn every_file_is_valid() {
        for (page, text) in super::table::FILES {
            if let Err(message) = super::parse(text) {
                panic!("readings/{page}.toml: {message}");
            }
        }
    }
}
