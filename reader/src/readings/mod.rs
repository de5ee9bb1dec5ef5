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
//! decided_by = "application"
//!
//! [[reading]]
//! sum = "bdb37d0675eef610"
//! none = "the result has one dword for each channel, too"
//! covered = ["DWORD_ATOMIC/dst/size"]
//!
//! [[reading]]
//! sum = "5a0c7be2a16f4d11"
//! doc = "the field is present if its bit in `mode` is 1"
//! present = "mode.s0a == 1"
//! ```
//!
//! `words = "3f09…"` is the outline of the sentence ([`Outline`]): with it, a sentence that is nearly the same and has
//! no reading is reported. `cargo xtask reading --words` adds it.
//!
//! A rule has the name that our own page gives it; `"dst/room{PVC+}"` holds on some platforms only. Its subject is the
//! instruction, or the structure or shared field of the section of the sentence. A name with two slashes has its own
//! subject (`"gen_opnd/region/row"`); it is required where the sentence is in no such section. `present` is the condition on
//! which the field of the sentence's bullet is present.
//!
//! `replaces = ["src1/type"]` lists the rules of the entry that correct a rule of that name, which follows from another part of the
//! page, such as its list of types.
//!
//! `copies` has rules that the sentence repeats from another subject: `"dst/size" = "ADD/src0/size"` is the rule `ADD/src0/size`,
//! about `dst` in place of `src0`, on the same platforms.
//!
//! Every name in a rule must have a meaning in the model of the pages that are read. An entry can supply some that a page
//! lacks: `definitions` of structures (`"gen_opnd/ty" = "var_ty(id)"`), `values` of bit ranges
//! (`"label_info/kind" = { Composition = 2 }`), and `platforms` (`DG2 = "XEHP"`: DG2 follows XEHP). `otherwise` has rules of
//! the same names (or `present`) for versions of the pages that do not have the names of the first.
//!
//! An entry can also state facts about layouts that the page has in words only: `structures` (`sampler_info = "surface_info"`:
//! the one has the fields of the other), `fields` of structures (`attribute_info = "ub value[size]"`), and the `first` variable
//! that a program declares of a class (`"V32"`), and the bytes of `registers` by platforms (`"*" = 32`, `"PVC+" = 64`). A fact that the page states in its own form has precedence.
//!
//! An entry without a rule has at least one key with the kind of its reason ([`Reason`]):
//!
//! | key | meaning |
//! | --- | --- |
//! | `covered = ["ADD/dst/type"]` | these rules state it. They exist; `*` is any text without a slash |
//! | `layout = ["ADD/dst", "!ADD/carry"]` | these fields exist, or do not |
//! | `no_requirement = "advice"` | it requires nothing: [`NoRequirement`] |
//! | `decided_by = "driver"` | the object file does not contain the facts that decide it: [`Decider`] |
//! | `runtime = ["SVM_ATOMIC/addresses/align"]` | these rules, which are checked at execution, state it |

mod file;
mod outline;
mod reason;

pub(crate) use file::{
    Conditional, CopiedRule, Expression, Flaw, LayoutFact, PageReadings, Reading, StatedRule, StatedValues,
};
pub use outline::Outline;
pub use reason::{Decider, NoRequirement, Reason};

use crate::isa::Checksum;
use crate::source::{LoadError, line_at};
use foldhash::HashMap;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;

/// The folder of the embedded files, for messages.
const FOLDER: &str = "reader/readings";

/// The embedded files: each page with its readings.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/readings.rs"));

/// The readings of all pages, by page.
#[derive(Debug, Clone, Default)]
pub struct Readings(HashMap<String, File>);

/// A file of readings. It is parsed when its page is read: different ones at the same time, and only those of the pages at hand.
#[derive(Debug, Clone)]
struct File {
    path: String,
    text: Cow<'static, str>,
    parsed: OnceLock<Result<PageReadings, Flaw>>,
}

impl File {
    fn readings(&self) -> Result<&PageReadings, &Flaw> {
        self.parsed.get_or_init(|| file::parse(&self.path, &self.text)).as_ref()
    }
}

/// The key of a reading: the name of its file without ending, and the checksum of the sentence.
pub type ReadingKey = (String, Checksum);

impl Readings {
    /// The embedded readings.
    ///
    /// An invalid file is an error of the page whose readings it has.
    pub fn embedded() -> &'static Self {
        static ALL: OnceLock<Readings> = OnceLock::new();
        let page = |(page, text): &(&str, &'static str)| {
            let path = format!("{FOLDER}/{page}.toml");
            ((*page).to_string(), File { path, text: Cow::Borrowed(text), parsed: OnceLock::new() })
        };
        ALL.get_or_init(|| Self(FILES.iter().map(page).collect()))
    }

    /// The readings in the `.toml` files of a folder. The error has the problems of all files.
    pub fn load(folder: &Path) -> Result<Self, LoadError> {
        let error = |path: &Path, message: String| LoadError { path: path.to_path_buf(), message };
        let entries = std::fs::read_dir(folder).map_err(|e| error(folder, e.to_string()))?;
        let mut all = HashMap::default();
        let mut errors: Vec<LoadError> = Vec::new();
        for entry in entries {
            let path = entry.map_err(|e| error(folder, e.to_string()))?.path();
            if path.extension().is_none_or(|e| e != "toml") {
                continue;
            }
            let text = std::fs::read_to_string(&path).map_err(|e| error(&path, e.to_string()))?;
            let page = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
            let name = path.to_string_lossy().into_owned();
            match file::parse(&name, &text) {
                Ok(parsed) => {
                    let parsed = Ok(parsed).into();
                    all.insert(page, File { path: name, text: text.into(), parsed });
                }
                Err(flaw) => errors.push(error(&path, flaw.in_text(&text))),
            }
        }
        errors.sort_by(|a, b| a.path.cmp(&b.path));
        let mut errors = errors.into_iter();
        let Some(LoadError { path, mut message }) = errors.next() else { return Ok(Self(all)) };
        for other in errors {
            message.push('\n');
            message.push_str(&other.to_string());
        }
        Err(LoadError { path, message })
    }

    /// Every reading.
    pub fn keys(&self) -> BTreeSet<ReadingKey> {
        let sums = |(page, file): (&String, &File)| {
            let sums = file.readings().into_iter().flat_map(|readings| readings.by_sum.keys());
            sums.map(|sum| (page.clone(), *sum)).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(sums).collect()
    }

    /// The outline of the sentence of a reading; `None` where there is no such reading, or no outline in its entry.
    pub fn outline(&self, page: &str, sum: Checksum) -> Option<&Outline> {
        let reading = self.of(page)?.ok()?.by_sum.get(&sum)?;
        Some(&reading.outline).filter(|outline| **outline != Outline::default())
    }

    /// The entry of a reading as its file has it.
    pub fn entry(&self, page: &str, sum: &str) -> Option<&str> {
        find_entry(&self.0.get(page)?.text, sum).map(|(_, text)| text)
    }

    /// These readings with one more entry for a page.
    ///
    /// # Errors
    /// If the entry is not valid.
    pub fn with(&self, page: &str, entry: &str) -> Result<Self, String> {
        let mut all = self.clone();
        let path = format!("{FOLDER}/{page}.toml");
        let empty = File { path, text: Cow::Borrowed(""), parsed: OnceLock::new() };
        let file = all.0.entry(page.to_string()).or_insert(empty);
        let text = format!("{}\n{entry}\n", file.text);
        file.parsed = Ok(file::parse(&file.path, &text).map_err(|flaw| flaw.in_text(&text))?).into();
        file.text = text.into();
        Ok(all)
    }

    /// The files, as path and text.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.values().map(|file| (&*file.path, &*file.text))
    }

    /// The readings of a page, or the error of their file.
    pub(crate) fn of(&self, page: &str) -> Option<Result<&PageReadings, &Flaw>> {
        self.0.get(page).map(File::readings)
    }
}

/// The line of the entry for a checksum in the text of a file of readings, and the entry. The other entries need not be valid.
pub fn find_entry<'t>(entries: &'t str, sum: &str) -> Option<(usize, &'t str)> {
    const HEAD: &str = "[[reading]]";
    let key = format!("sum = \"{sum}\"");
    let starts = entries.match_indices(HEAD).map(|(at, _)| at);
    let mut ends = entries.match_indices(HEAD).map(|(at, _)| at).skip(1).chain([entries.len()]);
    let mut found = starts.filter_map(|start| Some((start, entries.get(start..ends.next()?)?)));
    let (start, text) = found.find(|(_, text)| text.lines().any(|line| line.trim() == key))?;
    Some((line_at(entries, start), text.trim_end()))
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_file_is_valid() {
        for (page, text) in super::FILES {
            if let Err(flaw) = super::file::parse("", text) {
                panic!("readings/{page}.toml: {}", flaw.in_text(text));
            }
            assert!(!text.contains("TODO("), "readings/{page}.toml: an entry is marked for review");
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
    fn an_invalid_file_is_an_error_of_its_page() {
        let text = "[[reading]]\nsum = \"01\"\n";
        let file = super::File { path: "ADD.toml".into(), text: text.into(), parsed: Default::default() };
        let readings = super::Readings([("ADD".to_string(), file)].into_iter().collect());
        let source = |page: &str| crate::Source { path: format!("{page}.md"), text: format!("# {page}\n") };
        let problems = |page| crate::read_with(&[source(page)], &readings).diagnostics.render(false);
        assert!(problems("ADD").contains("ADD.toml:2:7"), "{}", problems("ADD"));
        assert!(
            problems("ADD").contains("the readings of ADD are not valid: 01: expected `doc` with `rules`")
        );
        assert!(!problems("SUB").contains("not valid"));
    }

    #[test]
    fn entries_without_a_meaning_are_errors() {
        let parse =
            |text: &str| super::file::parse("", text).map(|r| r.by_sum.len()).map_err(|flaw| flaw.message);
        let none = "[[reading]]\nsum = \"01\"\nnone = \"a greeting\"\nno_requirement = \"document\"\n";
        assert_eq!(parse(none), Ok(1));
        assert_eq!(parse("[[reading]]\nsum = \"01\"\ndoc = \"a\"\npresent = \"mode.z == 1\"\n"), Ok(1));
        let failure = |text: &str| parse(text).expect_err("the file is wrong");
        for text in [
            "[[reading]]\nsum = \"01\"\n",
            "[[reading]]\nsum = \"01\"\nnone = \"a greeting\"\n",
            "[[reading]]\nsum = \"01\"\nnone = \"a greeting\"\ncovered = []\n",
            "[[reading]]\nsum = \"01\"\ndoc = \"a\"\npresent = \"mode.z == 1\"\ndecided_by = \"driver\"\n",
        ] {
            assert!(failure(text).contains("expected `doc` with `rules`"), "{text}");
        }
        let other = none.replace("document", "joke");
        assert!(failure(&other).contains("unknown variant `joke`"), "{}", failure(&other));
        let stray = "[[reading]]\nsum = \"01\"\ndoc = \"a\"\npresent = \"a == 1\"\n[reading.otherwise]\n\"a/b\" = \"true\"\n";
        assert!(failure(stray).contains("`otherwise` replaces `a/b`"));
        assert!(
            failure("[[reading]]\nsum = \"01\"\ndoc = \"a\"\npresent = \"mode ==\"\n").contains("mode ==")
        );
        assert!(failure(&none.replace("01", "0x")).starts_with("0x:"));
        let layout = |key: &str| format!("[[reading]]\nsum = \"01\"\ndoc = \"a\"\n{key}\n");
        assert_eq!(parse(&layout("first = \"V32\"")), Ok(1));
        assert_eq!(parse(&layout("fields = { a = \"ub value[size]\" }")), Ok(1));
        assert_eq!(parse(&layout("structures = { a = \"b\" }")), Ok(1));
        for text in ["first = \"X1\"", "first = \"V\"", "first = \"V-1\""] {
            assert!(failure(&layout(text)).contains("is no variable of a class"), "{text}");
        }
        for text in ["value[size]", "ub", "ub value;", "ub value[size", "vec value", ""] {
            let text = layout(&format!("fields = {{ a = \"{text}\" }}"));
            assert!(failure(&text).contains("a field is `ub name`"), "{text}");
        }
        let twice = none.repeat(2);
        assert_eq!(failure(&twice), "01: there is another entry for this sentence");
    }
}
