//! A cache of the results of the finalizer.
//!
//! The key of a result is a checksum of everything that it depends on: the bytes of the input, the platform, the options,
//! and the program (its path, size and time of change). A changed input or another release of the program has another key.
//! The cache is in the folder that `GENVISA_CACHE` names; nothing is cached if that variable is empty. Without the variable
//! it is in `target/oracle-cache` of the repository, and nothing is cached outside of it. The folder can be deleted at any
//! time, and damaged files in it are ignored.

use super::Outcome;
use crate::disk::{build_folder, hexadecimal, replace};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The environment variable with the folder of the cache.
pub const VARIABLE: &str = "GENVISA_CACHE";

/// The version of the code that determines results. A change of that code needs another one.
const VERSION: &str = "3";

/// The cached results of one program.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: PathBuf,
    /// Path, size and time of change of the program.
    program: String,
}

/// The key of a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key(String);

impl Cache {
    /// The cache of a program; `None` if nothing is to be cached.
    pub fn of(program: &Path) -> Option<Self> {
        let folder = match std::env::var_os(VARIABLE) {
            Some(folder) if folder.is_empty() => return None,
            Some(folder) => PathBuf::from(folder),
            None => build_folder()?.join("oracle-cache"),
        };
        Self::at(folder, program)
    }

    /// The cache of a program in a folder.
    fn at(folder: PathBuf, program: &Path) -> Option<Self> {
        let known = fs::metadata(program).ok()?;
        let changed = known.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        let program = format!("{} {} {changed}", program.display(), known.len());
        Some(Self { folder, program })
    }

    /// The key of the result of a run.
    pub fn key(&self, file: &str, input: &[u8], platform: &str, options: &[&str]) -> Key {
        let mut all = Sha256::new();
        // The length before each part distinguishes parts that concatenate to the same bytes.
        let words =
            [VERSION, self.program.as_str(), file, platform].into_iter().chain(options.iter().copied());
        for part in words.map(str::as_bytes).chain([input]) {
            all.update((part.len() as u64).to_le_bytes());
            all.update(part);
        }
        Key(hexadecimal(&all.finalize()))
    }

    /// The cached result of a key, if there is one.
    pub fn read(&self, key: &Key) -> Option<Outcome> {
        let kept = fs::read_to_string(self.path(key)).ok()?;
        let (sum, answer) = kept.split_once('\n')?;
        if sum != checksum(answer) {
            return None;
        }
        serde_json::from_str(answer).ok()
    }

    /// Caches a result. If that fails, the next run computes it again.
    pub fn write(&self, key: &Key, outcome: &Outcome) {
        let path = self.path(key);
        let keep = || -> Option<()> {
            let answer = serde_json::to_string(outcome).ok()?;
            fs::create_dir_all(path.parent()?).ok()?;
            replace(&path, &|to| write!(to, "{}\n{answer}", checksum(&answer))).ok()
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
    fn a_cached_result_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        let key = cache.key("kernel.isa", b"one", "SKL", &["-binary"]);
        assert_eq!(cache.read(&key), None);
        cache.write(&key, &answer());
        assert_eq!(cache.read(&key), Some(answer()));
    }

    #[test]
    fn each_part_of_a_question_changes_its_key() {
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
    fn damaged_files_are_ignored() {
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
