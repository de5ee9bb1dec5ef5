//! Folders of pages for `cargo xtask adopt`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A change of one page of the newer version: all occurrences of a text.
pub(crate) struct Edit {
    pub(crate) page: &'static str,
    pub(crate) old: &'static str,
    pub(crate) new: &'static str,
}

pub(crate) const fn edit(page: &'static str, old: &'static str, new: &'static str) -> Edit {
    Edit { page, old, new }
}

/// Folders of the old pages, the new pages, the specification and the readings.
pub(crate) struct Folders(TempDir);

impl Folders {
    pub(crate) fn new(old: &Path, spec: &Path) -> Self {
        let folders = Folders(TempDir::new().unwrap());
        copy(old, &folders.path("old"));
        copy(old, &folders.path("new"));
        copy(spec, &folders.path("spec"));
        copy(&root().join("reader/readings"), &folders.path("readings"));
        let _ = fs::remove_file(folders.path("spec/followed.toml"));
        folders
    }

    /// Versions of one page, of an instruction ADD.
    pub(crate) fn of_page(text: &str) -> Self {
        let given = TempDir::new().unwrap();
        for folder in ["old", "spec/instructions"] {
            fs::create_dir_all(given.path().join(folder)).unwrap();
            fs::write(given.path().join(folder).join("ADD.md"), text).unwrap();
        }
        Self::new(&given.path().join("old"), &given.path().join("spec"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    #[track_caller]
    pub(crate) fn edit(&self, Edit { page, old, new }: &Edit) {
        let path = self.path("new").join(page);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(old), "{old:?} in {page}");
        fs::write(path, text.replace(old, new)).unwrap();
    }

    /// The exit code, the report and the messages.
    pub(crate) fn adopt(&self, arguments: &[&str]) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command
            .args(["--readings"])
            .arg(self.path("readings"))
            .args(["adopt"])
            .arg(self.path("new"))
            .args(["--spec"])
            .arg(self.path("spec"))
            .args(arguments)
            .current_dir(self.0.path())
            .env_remove("GENVISA_UPSTREAM");
        let run = command.output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (code, out, err) = (run.status.code().unwrap(), text(run.stdout), text(run.stderr));
        assert!(!err.contains("panicked"), "{err}");
        (code, out, err)
    }

    pub(crate) fn adopt_from_old(&self) -> String {
        let old = self.path("old");
        let (code, out, err) = self.adopt(&["--from", old.to_str().unwrap()]);
        assert!(code < 2, "{err}");
        out
    }

    /// The pages of instructions that are as in the specification before.
    pub(crate) fn expect_unchanged(&self, spec: &Path, names: &[&str]) {
        for name in names {
            let page = format!("instructions/{name}.md");
            let before = fs::read_to_string(spec.join(&page)).unwrap();
            assert_eq!(self.read(&format!("spec/{page}")), before, "{name}");
        }
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() { copy(&path, &target) } else { assert!(fs::copy(&path, target).is_ok()) }
    }
}

/// A line of the report begins with the fate and has these words in this order.
#[track_caller]
pub(crate) fn expect(report: &str, fate: &str, words: &[&str]) {
    let has = |line: &str| {
        let mut rest = line;
        line.trim_start().starts_with(fate)
            && words.iter().all(|word| match rest.split_once(word) {
                Some((_, after)) => {
                    rest = after;
                    true
                }
                None => false,
            })
    };
    assert!(report.lines().any(has), "no line `{fate} {words:?}` in\n{report}");
}
