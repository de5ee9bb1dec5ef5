//! Objects and texts of a user as vectors.
//!
//! Nobody wrote an expectation for them. `genvisa` gives the rules that each file breaks, so that another answer is a disagreement
//! about these rules, and two implementations can be compared rule by rule.

use crate::native;
use crate::ours::Ours;
use crate::spec::Spec;
use crate::vectors::{id, kind, severity};
use genvisa::Platform;
use genvisa_asm::Target;
use genvisa_runner::implementation::Implementation;
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::vector::{Expectation, Vector};
use std::fs;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// The name that the vectors of files that break no rule have in place of a rule.
const RULE: &str = "corpus";

/// The name that the vectors of files that `genvisa` cannot read have in place of a rule. They have no expectation.
const UNREAD: &str = "corpus/unread";

/// The end of the names of objects.
const OBJECT: &str = "isa";

/// The ends of the names of programs.
const PROGRAMS: [&str; 2] = [OBJECT, "visaasm"];

/// A program that breaks no rule, the counterpart of the files that break one.
const VALID: &str = "\
.version 4.1
.kernel \"k\"
.kernel_attr Target=\"cm\"
.function \"k_main\"
k_main:
    ret (M1, 1)
";

/// The vectors of the objects (`*.isa`) and texts (`*.visaasm`) in a folder and in the folders in it, for a platform.
///
/// # Errors
/// If no platform has the name, or a file cannot be read.
pub fn vectors(folder: &Path, platform: &str) -> Result<Vec<Vector>, String> {
    let known = native::platform(platform).ok_or_else(|| format!("no platform has the name {platform}"))?;
    let spec = Spec::embedded()?;
    let paths = files(folder).map_err(|error| error.to_string())?;
    if paths.is_empty() {
        return Err(format!("{}: the folder has no file `*.isa` or `*.visaasm`", folder.display()));
    }
    let corpus = Corpus { spec: &spec, platform: known };
    let mut all: Vec<Vector> = corpus.valid()?.into();
    for path in &paths {
        let name = path.strip_prefix(folder).unwrap_or(path).display().to_string();
        let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        all.push(match has_end(path, OBJECT) {
            true => corpus.vector(&name, Operation::CheckBin, Data::Base64(bytes)),
            false => {
                let text =
                    String::from_utf8(bytes).map_err(|error| format!("{}: {error}", path.display()))?;
                corpus.vector(&name, Operation::CheckText, Data::Text(text))
            }
        });
    }
    Ok(all)
}

/// Whether a name ends with a dot and some letters, in capitals or not.
fn has_end(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end))
}

/// The objects and texts in a folder and in the folders in it, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, walkdir::Error> {
    let is_program = |path: &Path| PROGRAMS.iter().any(|end| has_end(path, end));
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter();
    let is_file = |entry: &walkdir::DirEntry| !entry.file_type().is_dir() && is_program(entry.path());
    let found = entries.filter(|entry| entry.as_ref().map_or(true, is_file));
    found.map(|entry| Ok(entry?.into_path())).collect()
}

struct Corpus<'s> {
    spec: &'s Spec,
    platform: Platform,
}

impl Corpus<'_> {
    /// The valid program as an object and as a text.
    fn valid(&self) -> Result<[Vector; 2], String> {
        let module =
            Target::from(self.platform).assemble(VALID).map_err(|problems| format!("{problems:?}"))?;
        let object = module.encode().map_err(|error| error.to_string())?;
        Ok([
            self.vector("valid", Operation::CheckBin, Data::Base64(object)),
            self.vector("valid", Operation::CheckText, Data::Text(VALID.into())),
        ])
    }

    /// The vector of a file: it is valid, or breaks the rules that `genvisa` names.
    fn vector(&self, name: &str, operation: Operation, input: Data) -> Vector {
        let mut vector = Vector::of_program(RULE, self.platform.name(), operation, input);
        match Ours.ask(&vector.request(0)) {
            Outcome::Answered(Answer::Accept { .. }) => {}
            Outcome::Answered(Answer::Reject { phase, rules, .. }) if !rules.is_empty() => {
                if let Some(rule) = self.spec.isa.rules.iter().find(|rule| rule.id == rules[0]) {
                    vector.rule.clone_from(&rule.id);
                    vector.kind = kind(rule.kind);
                    vector.page = rule.page.to_string();
                    vector.line = rule.line;
                    vector.level = severity(&rule.level);
                }
                vector.expect = Expectation::Reject;
                vector.phase = phase;
                vector.violates = rules;
                vector.counterpart = Some(self.id(RULE, true, operation, "valid"));
            }
            _ => {
                vector.rule = UNREAD.into();
                vector.expect = Expectation::Either;
            }
        }
        vector.id = self.id(&vector.rule, vector.expect == Expectation::Accept, operation, name);
        vector
    }

    /// The id of a file. It ends with the name of the file, in which a path has `:` between its parts.
    fn id(&self, rule: &str, is_valid: bool, operation: Operation, name: &str) -> String {
        let name = format!("{} {}", operation.name(), name.replace(['/', '\\'], ":"));
        id::with_end(rule, is_valid, self.platform.name(), &name)
    }
}

#[cfg(test)]
mod tests {
    use super::files;
    use std::fs;

    #[test]
    fn the_files_of_a_corpus_are_objects_and_texts_in_all_folders() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::create_dir_all(path("b.isa/c")).unwrap();
        for name in ["a.isa", "A.VISAASM", "b.isa/k.visaasm", "b.isa/c/d.ISA", "isa", "e.isa.txt", "f.dbg"] {
            fs::write(path(name), "").unwrap();
        }
        let found = files(folder.path()).unwrap();
        let expected = ["A.VISAASM", "a.isa", "b.isa/c/d.ISA", "b.isa/k.visaasm"].map(path);
        assert_eq!(found, expected);
    }
}
