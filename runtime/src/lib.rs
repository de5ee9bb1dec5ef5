//! The small hand-written core that the expanded code of `genvisa` calls.
//!
//! Everything here is vISA mechanism without vISA facts: cursors over bytes, three-valued truth, platform sets, rules,
//! reflection. Facts (opcodes, layouts, encodings, rules) are in the generated crate.
//!
//! Deliberately absent: any comparison with a particular opcode, version or platform, and any allocation outside
//! [`object`].

#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod access;
mod check;
mod cursor;
mod error;
mod explain;
mod named;
mod packed;
mod platform;
mod reflect;
pub mod rule;
mod scope;
pub mod several;
pub mod truth;
mod version;
mod wire;

#[cfg(feature = "alloc")]
pub mod flow;
#[cfg(feature = "alloc")]
pub mod object;

pub use access::{FieldValue, Fields};
pub use check::{Checked, Context, Operand, Role, Sink, Violation, Violations};
pub use cursor::{Reader, Writer};
pub use error::{DecodeError, EncodeError, Fault, Path};
pub use explain::{Explainer, Names, Part};
pub use named::{UnknownName, named};
pub use packed::{Packable, Packed};
pub use platform::{PlatformFacts, PlatformSet};
pub use reflect::{
    BitRangeInfo, EnumerantInfo, FieldInfo, Flow, InstructionInfo, ParametersInfo, Refers, TableInfo,
    first_channel,
};
pub use rule::{Check, Level, Rule};
pub use scope::{Declarations, FirstDeclared, Predefined, Scope, Variable};
pub use truth::{Int, Truth};
pub use version::{NoVersion, Version};
pub use wire::{Fast, Wire};

/// Compares two strings in a constant.
pub const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut n = 0;
    while n < a.len() {
        if a[n] != b[n] {
            return false;
        }
        n += 1;
    }
    true
}

/// The code of the enumerant called `name`, for constants in expanded rules.
///
/// # Panics
/// When there is none, that is: while the crate that holds the rule compiles.
#[expect(clippy::panic, reason = "evaluated by the compiler: an unknown name must stop the build")]
pub const fn symbol(names: &[(&str, i64)], name: &str) -> i64 {
    let mut n = 0;
    while n < names.len() {
        if same(names[n].0, name) {
            return names[n].1;
        }
        n += 1;
    }
    panic!("a rule names an encoding that its page does not list");
}
