//! A cache of the cases of the suite, which take long to generate.
//!
//! Cases follow from the pages and from the source of the suite alone, so that their digest names the folder of the cache.
//! The folder is in the one that `GENVISA_CASES` names; nothing is cached if that variable is empty. Without the variable it is
//! in `target/case-cache` of the repository, and in the cache folder of the user outside of it. The folder can be deleted
//! at any time, and damaged files in it are ignored.

use crate::disk::{build_folder, hexadecimal, replace};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The environment variable with the folder of the cache.
pub const VARIABLE: &str = "GENVISA_CASES";

/// The digest of the pages and of the source of the suite, in hexadecimal digits.
pub const DIGEST: &str = env!("GENVISA_SUITE_DIGEST");

/// The number of digests that are kept.
const KEPT: usize = 3;

/// The cases of this version of the suite.
#[derive(Debug, Clone)]
pub struct CaseCache {
    folder: PathBuf,
}

impl CaseCache {
    /// The cache; `None` if nothing is to be cached.
    pub fn find() -> Option<Self> {
        let all = match std::env::var_os(VARIABLE) {
            Some(folder) if folder.is_empty() => return None,
            Some(folder) => PathBuf::from(folder),
            None => match build_folder() {
                Some(folder) => folder.join("case-cache"),
                None => of_user()?.join("genvisa"),
            },
        };
        let folder = all.join(DIGEST);
        if !folder.is_dir() {
            fs::create_dir_all(&folder).ok()?;
            remove_old(&all);
        }
        Some(Self { folder })
    }

    /// A cache in a folder that exists.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The path of a file of the cache.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// A lock of the whole cache, which ends with the file. `None` if there is none, in which case work is done twice.
    pub fn lock(&self) -> Option<File> {
        let file = File::create(self.path("lock")).ok()?;
        file.lock().ok()?;
        Some(file)
    }

    /// The value of a name: from the cache, or computed and cached.
    pub fn get<T: Serialize + DeserializeOwned>(&self, name: &str, compute: impl FnOnce() -> T) -> T {
        if let Some(known) = self.known(name) {
            return known;
        }
        let value = compute();
        // If that fails, the next run computes it again.
        let _ = write(&self.path(&file_name(name)), &value);
        value
    }

    /// The value of a name that is in the cache.
    pub fn known<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        read(&self.path(&file_name(name)))
    }
}

fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    let bytes = fs::read(path).ok()?;
    let (sum, value) = bytes.split_at_checked(32)?;
    (sum == Sha256::digest(value).as_slice()).then(|| rmp_serde::from_slice(value).ok())?
}

fn write<T: Serialize>(path: &Path, value: &T) -> Option<()> {
    let value = rmp_serde::to_vec(value).ok()?;
    let sum = Sha256::digest(&value);
    replace(path, &|to| to.write_all(&sum).and_then(|()| to.write_all(&value))).ok()
}

/// A file name for any name.
fn file_name(name: &str) -> String {
    hexadecimal(&Sha256::digest(name.as_bytes())[..12])
}

/// The folder for caches of the user.
fn of_user() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache")))
}

/// Removes the oldest folders, except the newest ones.
fn remove_old(all: &Path) {
    let Ok(entries) = fs::read_dir(all) else { return };
    let age = |path: &PathBuf| fs::metadata(path).and_then(|known| known.modified()).ok();
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort_by_key(age);
    folders.iter().rev().skip(KEPT).for_each(|old| _ = fs::remove_dir_all(old));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_computed_once_and_again_if_its_file_is_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let cache = CaseCache::at(folder.path().to_path_buf());
        let never = || -> u32 { unreachable!("the value is known") };
        assert_eq!(cache.get("a", || 1), 1);
        assert_eq!(cache.get("a", never), 1);
        assert_eq!(cache.get("b", || 2), 2);
        let path = cache.path(&file_name("a"));
        let mut bytes = fs::read(&path).unwrap();
        *bytes.last_mut().unwrap() ^= 1;
        fs::write(&path, bytes).unwrap();
        assert_eq!(cache.get("a", || 3), 3);
        fs::write(&path, [0; 5]).unwrap();
        assert_eq!(cache.get("a", || 4), 4);
    }

    #[test]
    fn the_newest_folders_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a", "b", "c", "d", "e"] {
            fs::create_dir(folder.path().join(name)).unwrap();
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        // A file is no folder of cases.
        fs::write(folder.path().join("file"), "").unwrap();
        remove_old(folder.path());
        let left: Vec<_> =
            ["a", "b", "c", "d", "e"].into_iter().filter(|n| folder.path().join(n).exists()).collect();
        assert_eq!(left, ["c", "d", "e"]);
    }
}
