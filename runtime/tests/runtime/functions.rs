//! The functions of the rule language: the code that rules compile to calls them by name.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use genvisa_rule::functions::{Answer, Chapters, FUNCTIONS, InstructionFact};
use std::path::{Path, PathBuf};

/// The source files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// A rule that uses a function without its method does not compile, but pages need not use every function.
#[test]
fn every_function_of_the_rule_language_has_its_method() {
    let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let source: String = files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    for function in FUNCTIONS {
        let name = function.name;
        let declaration = match function.answer {
            Answer::Arithmetic(_) => format!("pub fn {name}("),
            Answer::Operand | Answer::OperandOrIndex(_) => {
                format!("    fn {name}(&self, _: &Context<'_>) -> Int")
            }
            Answer::Platform
            | Answer::Chapters(Chapters::Bytes)
            | Answer::Declaration(..)
            | Answer::Module
            | Answer::Flow
            | Answer::Attribute => format!("    pub fn {name}(&self"),
            Answer::Instruction(InstructionFact::Channels | InstructionFact::FirstChannel) => {
                format!("    pub {name}: Int")
            }
            // The compiler writes these without a call of the name.
            Answer::Bits(_)
            | Answer::Index(_)
            | Answer::Chapters(Chapters::Grf)
            | Answer::Instruction(InstructionFact::Role)
            | Answer::Execution => continue,
        };
        assert!(
            source.contains(&declaration),
            "no file in `runtime/src` has `{}…`",
            declaration.trim_start()
        );
    }
}
