//! Fragments in files of other languages.
//!
//! The modules read the tokens of a language far enough to find the statements with vISA, their operands, and the types of these
//! where the file states them. Nothing is compiled: a type from another file is unknown, and the finding names it.

mod c;
mod literal;
mod llvm;
mod python;
mod token;

use crate::finding::Finding;
use crate::fragment::{Backend, Fragment};
use std::collections::BTreeMap;
use std::path::Path;

/// A language whose files hold fragments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// C, C++, SYCL, OpenCL and CM: `asm` statements.
    C,
    /// Python: calls of `inline_asm_elementwise` of Triton.
    Python,
    /// LLVM IR: calls of `asm`.
    Llvm,
}

/// The endings of files of each language.
const ENDINGS: [(&str, Language); 15] = [
    ("c", Language::C),
    ("cc", Language::C),
    ("cpp", Language::C),
    ("cxx", Language::C),
    ("cl", Language::C),
    ("clcpp", Language::C),
    ("cm", Language::C),
    ("h", Language::C),
    ("hh", Language::C),
    ("hpp", Language::C),
    ("hxx", Language::C),
    ("inc", Language::C),
    ("inl", Language::C),
    ("py", Language::Python),
    ("ll", Language::Llvm),
];

impl Language {
    /// The language of a file, by the end of its name.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        ENDINGS.iter().find(|(known, _)| known.eq_ignore_ascii_case(ending)).map(|(_, language)| *language)
    }
}

/// Facts that a file does not state.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The part of the compiler; by default it follows from the operands.
    pub backend: Option<Backend>,
    /// The number of channels of a sub-group; by default the attribute of the kernel.
    pub sub_group: Option<u32>,
    /// The values of names: of macros and of parameters of templates.
    pub constants: BTreeMap<String, i64>,
}

/// The statements of a file.
#[derive(Debug, Clone, Default)]
pub struct Statements {
    /// The fragments in the order of the source.
    pub fragments: Vec<Fragment>,
    /// Statements that could not be read, and mistakes in operands.
    pub findings: Vec<Finding>,
}

/// Finds the statements of a file that hold vISA.
pub fn statements(source: &str, language: Language, options: &Options) -> Statements {
    match language {
        Language::C => c::statements(source, options),
        Language::Python => python::statements(source, options),
        Language::Llvm => llvm::statements(source, options),
    }
}

/// Whether a text has an execution mask and size, as vISA has: `(M1, 16)`.
fn has_mask(text: &str) -> bool {
    text.match_indices("(M").any(|(at, _)| {
        let rest = text.get(at + 2..).unwrap_or_default();
        let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let behind = behind.strip_prefix("_NM").unwrap_or(behind).trim_start();
        rest.len() > behind.len() && behind.starts_with(',')
    })
}

/// The size of a sub-group from its places in a file: the last one in front of a statement, or the only one of the file.
fn sub_group(stated: &[(usize, u32)], at: usize) -> Option<u32> {
    let before = stated.iter().rev().find(|(place, _)| *place < at);
    let only = || stated.first().filter(|(_, first)| stated.iter().all(|(_, size)| size == first));
    before.or_else(only).map(|(_, size)| *size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_distinguish_visa_from_other_assembly() {
        assert!(has_mask("add (M1, 16) %0(0,0)<1>"));
        assert!(has_mask("mov (M1_NM,8) x"));
        assert!(has_mask("call other; mov (M10 , 8) x"));
        for text in ["mov (Max, 8) x", "mov (M1 8) x", "mov (M, 8) x", "mov (M1_NM) x", "mov M1, 8 x", "(M"] {
            assert!(!has_mask(text), "{text}");
        }
        assert!(!has_mask("addl %eax, %ebx"));
    }

    #[test]
    fn the_nearest_size_counts() {
        assert_eq!(sub_group(&[(5, 8), (20, 16)], 30), Some(16));
        assert_eq!(sub_group(&[(5, 8), (20, 16)], 10), Some(8));
        assert_eq!(sub_group(&[(20, 16)], 10), Some(16));
        assert_eq!(sub_group(&[(20, 16), (30, 32)], 10), None);
    }
}
