//! The reference adapters.

use crate::file;
use crate::vectors::{table, vectors};
use expect_test::expect_file;
use genvisa_runner::run::{Adapter, Channel, Limits, Options, Selection, Started, run};
use genvisa_runner::score::equal_bytes;
use std::fs;
use std::process::Command;
use std::time::Duration;

/// The most lines of an adapter beside the part that its users write.
const MOST: usize = 100;

pub fn rust() {
    works(env!("CARGO_BIN_EXE_conform-adapter"));
}

pub fn cpp() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("adapter");
    let mut compiler = Command::new("g++");
    compiler.args(["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&program);
    let output = compiler.arg(file("conformance/adapters/cpp/adapter.cpp")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    works(program.to_str().unwrap());
}

pub fn python() {
    works(&format!("python3 {}", file("conformance/adapters/python/adapter.py").display()));
}

/// The adapter answers as the fake without a fault, over standard input and output and over the spare descriptors.
fn works(command: &str) {
    let limits = Limits { case: Duration::from_secs(60), ..Limits::default() };
    let vectors = vectors();
    let planned = Selection::default().plan(&vectors).unwrap();
    let adapter = || Adapter::new(command, limits).unwrap();
    for adapter in [adapter(), adapter().over(Channel::Spare)] {
        let mut all = Vec::new();
        run(Started::new(&adapter), &planned, &Options::default(), &equal_bytes, &mut |done| all.push(done));
        expect_file!["../main/outcomes/honest.txt"].assert_eq(&table(&all));
    }
}

pub fn lines() {
    for path in ["rust/src/main.rs", "cpp/adapter.cpp", "python/adapter.py"] {
        let text = fs::read_to_string(file("conformance/adapters").join(path)).unwrap();
        let marks =
            |mark: &str| text.lines().position(|line| line.ends_with(&format!("---- {mark} here. ----")));
        let (start, end) = (marks("Fill in from").unwrap(), marks("Fill in up to").unwrap());
        let lines = text.lines().count() - (end - start + 1);
        assert!(start < end && lines <= MOST, "{path}: {lines} lines beside the part of its users");
    }
}
