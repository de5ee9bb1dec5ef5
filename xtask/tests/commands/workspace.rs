//! A workspace for one test, with the specification of this one in it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The root of the workspace that the tests belong to.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// The pages of a small specification: commands take a tenth of the time that they take with all pages.
const PAGES: [&str; 6] = ["ADD.md", "BARRIER.md", "DPAS.md", "GATHER_SCALED.md", "JMP.md", "SEL.md"];

pub(crate) struct Workspace {
    folder: TempDir,
    /// A script in place of cargo, with what it does: the second stage of `regen` cannot be compiled here.
    cargo: TempDir,
}

/// The exit code and the output of a command.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Workspace {
    /// A workspace with a copy of some pages of `spec/` and without generated files.
    pub(crate) fn new() -> Self {
        let workspace = Self::empty();
        let (spec, chapters) = (repository().join("spec"), "spec/chapters");
        copy(&spec.join("chapters"), &workspace.path(chapters));
        // It names rules of pages that are left out.
        fs::remove_file(workspace.path(chapters).join("levels.md")).unwrap();
        for page in PAGES {
            let text = fs::read(spec.join("instructions").join(page)).unwrap();
            workspace.write(&format!("spec/instructions/{page}"), text);
        }
        workspace
    }

    /// A workspace with a copy of `spec/` and without generated files.
    pub(crate) fn whole() -> Self {
        let workspace = Self::empty();
        copy(&repository().join("spec"), &workspace.path("spec"));
        workspace
    }

    /// The same with the list of prose.
    pub(crate) fn with_prose() -> Self {
        let workspace = Self::whole();
        copy(&repository().join("checks/prose"), &workspace.path("checks/prose"));
        workspace
    }

    /// A workspace without pages, with a copy of the readings.
    pub(crate) fn with_readings() -> Self {
        let workspace = Self::empty();
        copy(&repository().join("reader/readings"), &workspace.path("reader/readings"));
        workspace
    }

    /// A workspace without pages.
    pub(crate) fn empty() -> Self {
        let workspace = Workspace { folder: TempDir::new().unwrap(), cargo: TempDir::new().unwrap() };
        workspace.second_stage("", 0);
        workspace
    }

    /// Has the second stage of `regen` print these lines and end with this code.
    pub(crate) fn second_stage(&self, lines: &str, code: i32) {
        let folder = self.cargo.path().display();
        fs::write(self.cargo.path().join("lines"), lines).unwrap();
        self.cargo_does(&format!("echo \"$@\" > {folder}/started\ncat {folder}/lines\nexit {code}"));
    }

    /// Has a script of the shell run in place of cargo.
    pub(crate) fn cargo_does(&self, script: &str) {
        let cargo = self.cargo.path().join("cargo");
        fs::write(&cargo, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// The arguments that the second stage was started with, if it was.
    pub(crate) fn started(&self) -> Option<String> {
        fs::read_to_string(self.cargo.path().join("started")).ok()
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    pub(crate) fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Replaces a text that occurs in the file exactly once.
    #[track_caller]
    pub(crate) fn edit(&self, path: &str, old: &str, new: &str) {
        let text = self.read(path);
        assert_eq!(text.matches(old).count(), 1, "{old:?} in {path}");
        self.write(path, text.replace(old, new));
    }

    /// Every file below a folder with its text, sorted.
    pub(crate) fn files(&self, folder: &str) -> Vec<(String, String)> {
        let mut files = Vec::new();
        collect(&self.path(folder), &mut files);
        files.sort();
        let name = |path: &Path| path.strip_prefix(self.folder.path()).unwrap().to_str().unwrap().to_string();
        files.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
    }

    /// `cargo xtask` with these words, from a folder of the workspace.
    pub(crate) fn command(&self, from: &str, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command
            .args(arguments.split_whitespace())
            .current_dir(self.path(from))
            .env("CARGO_MANIFEST_DIR", self.path("xtask"))
            .env("CARGO", self.cargo.path().join("cargo"))
            .env_remove("GENVISA_UPSTREAM")
            .stdin(Stdio::null());
        command
    }

    pub(crate) fn run_from(&self, from: &str, arguments: &str) -> Run {
        let Output { status, stdout, stderr } = self.command(from, arguments).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let run = Run { code: status.code().expect("ended by itself"), out: text(stdout), err: text(stderr) };
        assert!(!run.err.contains("panicked"), "{}", run.err);
        run
    }

    pub(crate) fn run(&self, arguments: &str) -> Run {
        self.run_from("", arguments)
    }

    /// Runs a command that must end with a certain code.
    #[track_caller]
    pub(crate) fn expect(&self, code: i32, arguments: &str) -> Run {
        let run = self.run(arguments);
        assert_eq!(run.code, code, "cargo xtask {arguments}\n{}\n{}", run.out, run.err);
        run
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

fn copy(from: &Path, to: &Path) {
    let mut files = Vec::new();
    collect(from, &mut files);
    for file in files {
        let target = to.join(file.strip_prefix(from).unwrap());
        fs::create_dir_all(target.parent().unwrap()).unwrap();
        fs::copy(&file, target).unwrap();
    }
}
