//! Findings about vISA: violated rules in the terms of users, and fragments of vISA in other languages.
//!
//! [`program`] checks whole programs, and [`verdict`] explains a violation of a rule. [`fragment`] checks instructions without
//! the declarations of their operands, as `asm` statements of C, C++, OpenCL, Python and LLVM IR hold them, and [`source`] finds
//! these statements in a file. [`debug`] checks debug information. [`documentation`] has the addresses of Intel's pages.
//!
//! ```
//! use genvisa::Platform;
//! use genvisa_findings::source::{Language, Options, statements};
//! use genvisa_findings::fragment::check;
//!
//! let source = r#"
//! void scale(float x) {
//!     float y;
//!     asm("mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x2:f" : "=rw"(y) : "rw"(x));
//! }
//! "#;
//! let options = Options { sub_group: Some(8), ..Options::default() };
//! let found = statements(source, Language::C, &options);
//! let fragment = found.fragments.first().ok_or("no statement")?;
//! let findings = check(fragment, Platform::Dg2);
//! assert!(findings.iter().any(|finding| finding.code == "exec_size/mask/dispatch"));
//! # Ok::<(), &str>(())
//! ```

pub mod debug;
pub mod documentation;
mod finding;
pub mod fragment;
mod mapped;
mod place;
pub mod program;
mod related;
pub mod source;
pub mod verdict;
mod violations;

pub use finding::{Edit, Finding, severity};
pub use mapped::Mapped;
