//! Prose. Some sentences could state a fact; a list names each of them that a person has examined and that states none.

use super::model::Model;
use genvisa_reader::is_normative;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;

/// The reason why a sentence states no fact and no rule of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProseKind {
    /// Facts or rules of the pages hold all of it.
    Restates,
    /// It describes the effect of an instruction, or the meaning of a field or an encoding, and requires nothing.
    Describes,
    /// It explains a term or a purpose, or introduces the text behind it.
    Background,
    /// It shows a single case.
    Example,
    /// The hardware, the driver, the finalizer or the application decides it, and an object file does not show it.
    Elsewhere,
    /// It states a fact that the model has no place for.
    Unmodelled,
}

impl ProseKind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Restates, Self::Describes, Self::Background, Self::Example, Self::Elsewhere, Self::Unmodelled];

    /// Its name in the files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Restates => "restates",
            Self::Describes => "describes",
            Self::Background => "background",
            Self::Example => "example",
            Self::Elsewhere => "elsewhere",
            Self::Unmodelled => "unmodelled",
        }
    }
}

/// The entry of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProseEntry {
    /// The reason.
    pub kind: ProseKind,
    /// The path of the fact or the id of the rule that the sentence restates; empty where none is given.
    pub place: String,
}

/// The key of an entry: the name of its file without ending, and the checksum of the sentence.
pub type ProseKey = (String, String);

/// The list of sentences, by page.
///
/// One TOML file for each page, named as its file of readings, with one array for each kind. An element is the checksum of
/// a sentence, with the path of the fact or the id of the rule behind it where the sentence restates one.
#[derive(Debug, Clone, Default)]
pub struct ProseList(HashMap<String, HashMap<String, ProseEntry>>);

impl ProseList {
    /// Reads the files of a folder. A folder that does not exist has none.
    pub fn load(folder: &Path) -> Result<Self, String> {
        let mut pages = HashMap::new();
        if !folder.is_dir() {
            return Ok(Self(pages));
        }
        let of_folder = |e: std::io::Error| format!("{}: {e}", folder.display());
        for entry in fs::read_dir(folder).map_err(of_folder)? {
            let path = entry.map_err(of_folder)?.path();
            if path.extension().is_none_or(|extension| extension != "toml") {
                continue;
            }
            let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            let page = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            pages.insert(page, parse(&text).map_err(|e| format!("{}: {e}", path.display()))?);
        }
        Ok(Self(pages))
    }

    /// The entry of a sentence of a page.
    pub fn find(&self, page: &str, sum: &str) -> Option<&ProseEntry> {
        self.0.get(page)?.get(sum)
    }

    /// Adds the entry of a sentence of a page, in place of the one that it has.
    pub fn insert(&mut self, page: &str, sum: String, entry: ProseEntry) {
        self.0.entry(page.to_string()).or_default().insert(sum, entry);
    }

    /// The text of the file of a page.
    pub fn to_toml(&self, page: &str) -> String {
        let mut out = format!("# Sentences of {page} that state no fact of their own, by reason.\n");
        let entries = self.0.get(page).into_iter().flatten();
        let entries: BTreeMap<&String, &ProseEntry> = entries.collect();
        for kind in ProseKind::ALL {
            let of_kind = entries.iter().filter(|(_, entry)| entry.kind == kind);
            let lines =
                of_kind.map(|(sum, entry)| format!("    \"{}\",\n", format!("{sum} {}", entry.place).trim()));
            let lines: String = lines.collect();
            if !lines.is_empty() {
                out += &format!("{} = [\n{lines}]\n", kind.name());
            }
        }
        out
    }

    /// Every entry.
    pub fn keys(&self) -> BTreeSet<ProseKey> {
        let sums = |(page, entries): (&String, &HashMap<String, ProseEntry>)| {
            entries.keys().map(|sum| (page.clone(), sum.clone())).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(sums).collect()
    }

    /// The number of entries of each kind.
    pub fn counts(&self) -> BTreeMap<ProseKind, usize> {
        let mut counts: BTreeMap<_, _> = ProseKind::ALL.map(|kind| (kind, 0)).into();
        for entry in self.0.values().flat_map(HashMap::values) {
            *counts.entry(entry.kind).or_default() += 1;
        }
        counts
    }
}

fn parse(text: &str) -> Result<HashMap<String, ProseEntry>, String> {
    let lists: BTreeMap<ProseKind, Vec<String>> = toml::from_str(text).map_err(|e| e.to_string())?;
    let mut entries = HashMap::new();
    for (kind, list) in lists {
        for element in list {
            let (sum, place) = element.split_once(' ').unwrap_or((&element, ""));
            if u64::from_str_radix(sum, 16).is_err() || sum.len() != 16 {
                return Err(format!("`{sum}` is no checksum"));
            }
            let entry = ProseEntry { kind, place: place.to_string() };
            if entries.insert(sum.to_string(), entry).is_some() {
                return Err(format!("{sum} is listed twice"));
            }
        }
    }
    Ok(entries)
}

/// The part of a sentence that could be a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FactSign {
    /// A number in digits or words.
    Number,
    /// A field, an encoding, an instruction, a type, a structure or a platform.
    Name,
    /// A word that compares.
    Comparison,
    /// A word that requires or forbids.
    Norm,
}

/// Numbers in words. `one` is mostly a pronoun.
const NUMBERS: [&str; 16] = [
    "zero", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "sixteen", "half",
    "twice", "double", "both", "pair",
];

/// Words that compare two values.
const COMPARISONS: [&str; 22] = [
    "above",
    "after",
    "before",
    "below",
    "between",
    "beyond",
    "equal",
    "equals",
    "exactly",
    "fewer",
    "greater",
    "identical",
    "larger",
    "less",
    "lower",
    "more",
    "most",
    "multiple",
    "multiples",
    "smaller",
    "than",
    "within",
];

/// Signs that compare two values.
const SIGNS: [&str; 6] = ["<=", ">=", "==", "!=", " < ", " > "];

/// The part of a sentence that could be a fact; `None` where nothing in it could be one.
pub(super) fn holds(sentence: &str, page: &str, model: &Model<'_>) -> Option<FactSign> {
    let words = || sentence.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let is_any =
        |list: &[&str]| words().any(|word| list.iter().any(|known| word.eq_ignore_ascii_case(known)));
    if is_normative(sentence) {
        return Some(FactSign::Norm);
    }
    if words().any(|word| word.starts_with(|c: char| c.is_ascii_digit())) || is_any(&NUMBERS) {
        return Some(FactSign::Number);
    }
    if words().any(|word| model.is_name(page, word)) {
        return Some(FactSign::Name);
    }
    let compares = is_any(&COMPARISONS) || SIGNS.iter().any(|sign| sentence.contains(sign));
    compares.then_some(FactSign::Comparison)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_as_it_is_read() {
        let text = "# Sentences of ADD that state no fact of their own, by reason.\n\
            restates = [\n    \"00000000000000ab dst/type\",\n    \"00000000000000cd\",\n]\n\
            example = [\n    \"0000000000000001\",\n]\n";
        let mut list = ProseList::default();
        for (sum, entry) in parse(text).expect("the file is valid") {
            list.insert("ADD", sum, entry);
        }
        assert_eq!(list.to_toml("ADD"), text);
        assert_eq!(list.counts()[&ProseKind::Restates], 2);
    }

    #[test]
    fn entries_without_a_checksum_and_repeated_ones_are_errors() {
        let failure = |text: &str| parse(text).expect_err("the file is wrong");
        assert_eq!(failure("example = [\"no\"]"), "`no` is no checksum");
        let twice = "example = [\"0000000000000001\"]\nrestates = [\"0000000000000001\"]";
        assert_eq!(failure(twice), "0000000000000001 is listed twice");
        assert!(failure("unknown = []").contains("unknown"));
    }
}
