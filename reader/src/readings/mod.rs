//! The meanings of sentences of Intel's pages, in the rule language.
//!
//! One file per page: named after the instruction, or for a chapter after the file of the page without the number in
//! front (`2_datatypes.md`: `datatypes.toml`). In it, one entry per sentence, whose key is the checksum of its
//! words. The warning of an unread sentence and `cargo xtask reading PAGE:LINE` print the checksum. The sentences themselves
//! are not ours and are not part of the project.
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
//! none = "depends on the surface, which neither the instruction nor its declarations contain"
//!
//! [[reading]]
//! sum = "5a0c7be2a16f4d11"
//! doc = "the field is present if its bit in `mode` is 1"
//! present = "mode.s0a == 1"
//! ```
//!
//! A rule has the name that our own page gives it; `"dst/room{PVC+}"` holds on some platforms only. Its subject is the
//! instruction, or the structure or shared field of the section of the sentence. A name with two slashes has its own
//! subject (`"gen_opnd/region/row"`); it is required where the sentence is in no such section. `present` is the condition on
//! which the field of the sentence's bullet is present.

use crate::isa::{Check, PlatformSet, Rule, RuleKind};
use crate::lower::kind_of;
use crate::source::LoadError;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use std::sync::OnceLock;

/// The embedded files: each page with its readings.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/readings.rs"));

/// The readings of all pages, by page.
#[derive(Debug, Clone, Default)]
pub struct Readings(HashMap<String, PageReadings>);

/// The key of a reading: the name of its file without ending, and the checksum of the sentence.
pub type ReadingKey = (String, String);

impl Readings {
    /// The embedded readings.
    ///
    /// An invalid file has no readings here, so that its sentences are reported as unread; a test checks all files.
    pub fn embedded() -> &'static Self {
        static ALL: OnceLock<Readings> = OnceLock::new();
        let page = |(page, text): &(&str, &str)| ((*page).to_string(), parse(text).unwrap_or_default());
        ALL.get_or_init(|| Self(FILES.iter().map(page).collect()))
    }

    /// The readings in the `.toml` files of a folder.
    pub fn load(folder: &Path) -> Result<Self, LoadError> {
        let error = |path: &Path, message: String| LoadError { path: path.to_path_buf(), message };
        let entries = std::fs::read_dir(folder).map_err(|e| error(folder, e.to_string()))?;
        let mut all = HashMap::new();
        for entry in entries {
            let path = entry.map_err(|e| error(folder, e.to_string()))?.path();
            if path.extension().is_none_or(|e| e != "toml") {
                continue;
            }
            let text = std::fs::read_to_string(&path).map_err(|e| error(&path, e.to_string()))?;
            let page = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
            all.insert(page, parse(&text).map_err(|e| error(&path, e))?);
        }
        Ok(Self(all))
    }

    /// Every reading.
    pub fn keys(&self) -> BTreeSet<ReadingKey> {
        let sums = |(page, readings): (&String, &PageReadings)| {
            readings.0.keys().map(|sum| (page.clone(), format!("{sum:016x}"))).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(sums).collect()
    }

    /// The readings of a page.
    pub(crate) fn of(&self, page: &str) -> Option<&PageReadings> {
        self.0.get(page)
    }
}

/// The readings of one page.
#[derive(Debug, Clone, Default)]
pub(crate) struct PageReadings(HashMap<u64, Reading>);

/// The meaning of a sentence.
#[derive(Debug, Clone)]
pub(crate) struct Reading {
    /// The rules that it states, possibly none.
    pub(crate) rules: Vec<Stated>,
    /// The condition on which the field of the sentence's bullet is present, as printed by `genvisa_rule`.
    pub(crate) present: Option<String>,
    /// The requirement, or the reason why there is none, in our words.
    pub(crate) doc: String,
}

/// A rule that a sentence states.
#[derive(Debug, Clone)]
pub(crate) struct Stated {
    /// `place/what`, or `SUBJECT/place/what`.
    pub(crate) name: String,
    /// The platforms on which it holds.
    pub(crate) platforms: PlatformSet,
    /// Its kind.
    pub(crate) kind: RuleKind,
    /// The scope in which it can be checked.
    pub(crate) check: Check,
    /// The constraint as printed by `genvisa_rule`.
    pub(crate) expr: String,
}

impl PageReadings {
    /// The reading of a sentence.
    pub(crate) fn find(&self, sentence: &str) -> Option<&Reading> {
        self.0.get(&Rule::hash(sentence))
    }
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
    /// Rules by name (`place/what`, `place/what{PVC+}`, `SUBJECT/place/what`).
    #[serde(default)]
    rules: BTreeMap<String, String>,
    /// The condition on which the field of the sentence's bullet is present.
    present: Option<String>,
    /// The requirement of the rules, in words.
    doc: Option<String>,
    /// The reason why the sentence states no rule.
    none: Option<String>,
}

/// Reads a file of readings.
fn parse(text: &str) -> Result<PageReadings, String> {
    let file: File = toml::from_str(text).map_err(|e| e.to_string())?;
    let mut readings = HashMap::new();
    for written in file.reading {
        let of = |e: String| format!("{}: {e}", written.sum);
        let sum = u64::from_str_radix(&written.sum, 16).map_err(|e| of(e.to_string()))?;
        let has_meaning = !written.rules.is_empty() || written.present.is_some();
        let doc = match (has_meaning, &written.doc, &written.none) {
            (true, Some(doc), None) | (false, None, Some(doc)) => doc.clone(),
            _ => return Err(of("either `rules` or `present`, and `doc`; or `none`".to_string())),
        };
        let rules = written.rules.iter().map(|(name, expr)| stated(name, expr));
        let rules = rules.collect::<Result<_, _>>().map_err(of)?;
        let present = written.present.as_deref().map(expression).transpose().map_err(of)?;
        let present = present.map(|e| e.to_string());
        if readings.insert(sum, Reading { rules, present, doc }).is_some() {
            return Err(of("there is another entry for this sentence".to_string()));
        }
    }
    Ok(PageReadings(readings))
}

fn stated(name: &str, expr: &str) -> Result<Stated, String> {
    let (name, platforms) = match name.strip_suffix('}').and_then(|n| n.split_once('{')) {
        Some((name, tag)) => (name, PlatformSet::parse(tag).ok_or_else(|| format!("{{{tag}}} is no tag"))?),
        None => (name, PlatformSet::default()),
    };
    let expr = expression(expr)?;
    let (kind, check) = kind_of(&expr);
    Ok(Stated { name: name.to_string(), platforms, kind, check, expr: expr.to_string() })
}

fn expression(text: &str) -> Result<genvisa_rule::Expr, String> {
    let expr = genvisa_rule::parse(text).map_err(|e| format!("{text}: {e}"))?;
    genvisa_rule::check(&expr)
        .map_err(|e| e.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    Ok(expr)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_file_is_valid() {
        for (page, text) in super::FILES {
            if let Err(message) = super::parse(text) {
                panic!("readings/{page}.toml: {message}");
            }
        }
    }

    #[test]
    fn the_program_has_the_files_of_the_folder() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("readings");
        let loaded = super::Readings::load(&folder).expect("the folder has valid files");
        let (loaded, embedded) = (loaded.keys(), super::Readings::embedded().keys());
        let differ: Vec<_> = loaded.symmetric_difference(&embedded).collect();
        assert!(differ.is_empty() && !loaded.is_empty(), "{differ:?}");
    }

    #[test]
    fn entries_without_a_meaning_are_errors() {
        let parse = |text: &str| super::parse(text).map(|r| r.0.len());
        assert_eq!(parse("[[reading]]\nsum = \"01\"\nnone = \"a greeting\"\n"), Ok(1));
        assert_eq!(parse("[[reading]]\nsum = \"01\"\ndoc = \"a\"\npresent = \"mode.z == 1\"\n"), Ok(1));
        let failure = |text: &str| parse(text).expect_err("the file is wrong");
        assert!(failure("[[reading]]\nsum = \"01\"\n").contains("`rules` or `present`"));
        assert!(
            failure("[[reading]]\nsum = \"01\"\ndoc = \"a\"\npresent = \"mode ==\"\n").contains("mode ==")
        );
        assert!(failure("[[reading]]\nsum = \"0x\"\nnone = \"a\"\n").starts_with("0x:"));
        let twice = "[[reading]]\nsum = \"01\"\nnone = \"a\"\n".repeat(2);
        assert_eq!(failure(&twice), "01: there is another entry for this sentence");
    }
}
