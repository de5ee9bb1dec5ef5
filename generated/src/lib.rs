// Generated from spec by `cargo xtask regen`; do not edit.
//! GEN Virtual ISA (vISA): encoders, decoders, validators and reflection, generated from its specification.
//!
//! - [`Instruction`] is any instruction; each has a type of its own in [`mod@instructions`].
//! - Each instruction has `new`, for the members that all of its text forms have, and a setter for each other member.
//!   [`build`] has the operands: `reg(33).region(8, 8, 1).neg()` is a source.
//!   [`instructions!`] makes an array of several.
//! - `Module` (feature `alloc`) is a whole object file: `Module::decode` reads and `Module::encode` writes one.
//!   `Module::new` begins one, and `KernelData::named` the declarations of a kernel.
//!   `Instruction::accesses` lists the variables that an instruction reads and writes.
//! - [`Platform`] is the target that instructions are validated for; a [`Scope`] holds the declarations of a kernel.
//! - [`Instruction::operands`] are the operands of an instruction with their roles.
//! - Text is one crate away: `genvisa_asm::Text` displays an instruction, and `genvisa_asm::module` whole programs.
//! - [`RULES`] are all documented constraints; [`rule`] finds one by its id.
//!
//! ```
//! use genvisa::{Declarations, Instruction, NEWEST_VERSION, Platform};
//!
//! // `cache_flush` is a single byte.
//! let (cache_flush, len) = Instruction::decode(&[0x5a], NEWEST_VERSION).unwrap();
//! assert_eq!((cache_flush.info().name, len), ("CACHE_FLUSH", 1));
//!
//! // It violates no rule, whatever its kernel declares.
//! assert!(cache_flush.validate(&Declarations::default(), Platform::PvcXt).is_empty());
//! ```
//!
//! Encoding is lossless in both directions: undocumented encodings and reserved bits survive. Each violation that
//! `validate` reports names its rule, and through the rule the page that states it.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
// Without an allocator, the files of structures with tables are nearly empty.
#![cfg_attr(not(feature = "alloc"), allow(dead_code, unused_imports))]

#[cfg(feature = "alloc")]
extern crate alloc;

pub mod assembly;
pub mod data_types;
pub mod debug;
pub mod execution;
pub mod object;
pub mod operands;
pub mod platforms;
pub mod variables;

pub mod build;
pub mod instructions;
mod lines;
mod rules;
pub mod tables;
#[cfg(feature = "alloc")]
mod declare;
#[cfg(feature = "alloc")]
pub mod module;

/// The enums that names in rules belong to, under the names that expanded rules use.
#[doc(hidden)]
pub mod domain {
    pub(crate) use crate::data_types::with_sets;
    pub use crate::operands::OperandClass;
    pub use crate::operands::Modifiers as Modifier;
    pub use crate::object::Kind as LabelKind;
    pub use crate::platforms::Platform;
    pub use crate::data_types::DataType;
}

#[doc(inline)]
pub use operands::OperandClass;
#[doc(inline)]
pub use operands::Modifiers as Modifier;
#[doc(inline)]
pub use object::Kind as LabelKind;
#[doc(inline)]
pub use platforms::Platform;
#[doc(inline)]
pub use data_types::DataType;

// The names that all files of the crate use. Files of a few pages may need fewer.
#[allow(unused_imports)]
mod prelude {
    pub use crate::execution::ExecSizeBits;
    pub use crate::operands::PredBits;
    pub use crate::operands::RawOperand;
    pub use crate::operands::VecOperand;
    pub use genvisa_macros::{Bits, Enumeration, Instruction, Record, Tagged, Unruled, Variants, rules};
}

#[doc(inline)]
pub use instructions::*;
pub use rules::{RULES, rule};
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use module::{Access, Body, Effect, Explanations, Function, Kernel, Module, ModuleLocation, ReadKernel};
pub use genvisa_runtime::{
    BitRangeInfo, Check, Declarations, DecodeError, EncodeError, EnumerantInfo, Explainer, Fault, FieldInfo,
    FieldValue, Fields, Flow, InstructionInfo, Level, Names, NoVersion, ParametersInfo, Part, PlatformSet,
    Predefined, Refers, Role, Rule, Scope, TableInfo, UnknownName, Variable, Version, Violation, Violations,
};

/// An array of instructions, each as its builder takes it. The names are those of [`instructions`](mod@instructions).
///
/// ```
/// let code = genvisa::instructions![CacheFlush(), CacheFlush()];
/// assert_eq!(code[1].info().name, "CACHE_FLUSH");
/// ```
#[macro_export]
macro_rules! instructions {
    ($($ty:ident($($value:expr),* $(,)?)$(.$setter:ident($($argument:expr),* $(,)?))*),* $(,)?) => {
        [$($crate::Instruction::from($crate::$ty::new($($value),*)$(.$setter($($argument),*))*)),*]
    };
}

/// The newest object version. Its layouts hold every value.
pub const NEWEST_VERSION: Version = Version::new(4, 1);
