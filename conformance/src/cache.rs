//! Answers of the finalizer that are known already.
//!
//! An answer is kept under a checksum of all that it depends on: the input, byte for byte, the platform, the options, and
//! which program it is (its path, size and time of change). So a changed input is another question, and a new release knows
//! nothing. The answers are in `target/oracle-cache`, or where `GENVISA_CACHE` says; with that set to nothing, none are
//! kept. The folder can be deleted at any time, and a file in it that is damaged is no answer.

use crate::finalizer::Outcome;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The environment variable that says where.
pub const VARIABLE: &str = "GENVISA_CACHE";

/// How answers come about; counted up when that changes.
const MADE: &str = "3";

/// What is known of one program.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: PathBuf,
    /// Which program it is.
    program: String,
}

/// The checksum of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key(String);

impl Cache {
    /// The answers of a program; nothing where none are to be kept.
    pub fn of(program: &Path) -> Option<Self> {
        let folder = match std::env::var_os(VARIABLE) {
            Some(folder) if folder.is_empty() => return None,
            Some(folder) => PathBuf::from(folder),
            None => {
                let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
                let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
                target.unwrap_or_else(own).join("oracle-cache")
            }
        };
        Self::at(folder, program)
    }

    /// The answers of a program in a folder.
    fn at(folder: PathBuf, program: &Path) -> Option<Self> {
        let known = fs::metadata(program).ok()?;
        let changed = known.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        let program = format!("{} {} {changed}", program.display(), known.len());
        Some(Self { folder, program })
    }

    /// The key of a question.
    pub fn key(&self, file: &str, input: &[u8], platform: &str, options: &[&str]) -> Key {
        let mut all = Sha256::new();
        // Each part with its length in front: no two questions run together to the same bytes.
        let words = [MADE, self.program.as_str(), file, platform].into_iter().chain(options.iter().copied());
        for part in words.map(str::as_bytes).chain([input]) {
            all.update((part.len() as u64).to_le_bytes());
            all.update(part);
        }
        Key(hexadecimal(&all.finalize()))
    }

    /// The answer, where it is known.
    pub fn read(&self, key: &Key) -> Option<Outcome> {
        let kept = fs::read_to_string(self.path(key)).ok()?;
        let (sum, answer) = kept.split_once('\n')?;
        if sum != checksum(answer) {
            return None;
        }
        serde_json::from_str(answer).ok()
    }

    /// Keeps an answer. Where that fails, the question is asked again the next time.
    pub fn write(&self, key: &Key, outcome: &Outcome) {
        let path = self.path(key);
        let keep = || -> Option<()> {
            let answer = serde_json::to_string(outcome).ok()?;
            let folder = path.parent()?;
            fs::create_dir_all(folder).ok()?;
            // Whoever reads meanwhile finds the whole answer or none.
            let file = tempfile::NamedTempFile::new_in(folder).ok()?;
            fs::write(file.path(), format!("{}\n{answer}", checksum(&answer))).ok()?;
            file.persist(&path).ok().map(|_| ())
        };
        let _ = keep();
    }

    fn path(&self, Key(key): &Key) -> PathBuf {
        let (folder, file) = key.split_at(2);
        self.folder.join(folder).join(file)
    }
}

fn checksum(answer: &str) -> String {
    hexadecimal(&Sha256::digest(answer.as_bytes()))
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finalizer::Verdict;

    fn cache(folder: &Path) -> Cache {
        Cache::at(folder.join("cache"), Path::new(env!("CARGO_MANIFEST_PATH"))).unwrap()
    }

    fn answer() -> Outcome {
        Outcome { verdict: Verdict::Accepted(vec![1, 2]), printed: Some("text".into()) }
    }

    #[test]
    fn what_was_answered_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        let key = cache.key("kernel.isa", b"one", "SKL", &["-binary"]);
        assert_eq!(cache.read(&key), None);
        cache.write(&key, &answer());
        assert_eq!(cache.read(&key), Some(answer()));
    }

    #[test]
    fn another_question_is_another_one() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        let other = Cache { program: "another release".into(), ..cache.clone() };
        let keys = [
            cache.key("kernel.isa", b"one", "SKL", &["-binary"]),
            cache.key("kernel.isa", b"two", "SKL", &["-binary"]),
            cache.key("kernel.visaasm", b"one", "SKL", &["-binary"]),
            cache.key("kernel.isa", b"one", "PVC", &["-binary"]),
            cache.key("kernel.isa", b"one", "SKL", &["-binary", "-output"]),
            cache.key("kernel.isa", b"one", "SKL", &["-binary-", "output"]),
            other.key("kernel.isa", b"one", "SKL", &["-binary"]),
        ];
        for (n, key) in keys.iter().enumerate() {
            assert!(!keys[..n].contains(key), "{n}");
        }
    }

    #[test]
    fn damaged_answers_are_none() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        let key = cache.key("kernel.isa", b"one", "SKL", &["-binary"]);
        cache.write(&key, &answer());
        let whole = fs::read_to_string(cache.path(&key)).unwrap();
        for damaged in [&whole[..whole.len() - 1], &whole.replace("[1,2]", "[1,3]"), "", "\u{0}", "x\n{}"] {
            fs::write(cache.path(&key), damaged).unwrap();
            assert_eq!(cache.read(&key), None, "{damaged}");
        }
    }
}
