//! Test cases for every documented constraint of vISA, and the runner for them.
//!
//! For each rule that can be seen to be broken in one instruction, and each platform where it makes a difference, a
//! small solver finds instructions that break this rule and no other, each with a twin that differs in one place and
//! breaks none. Who judges vISA (a compiler, an assembler, `genvisa` itself) is to tell them apart.

pub mod cache;
pub mod case;
pub mod domain;
pub mod entangled;
pub mod exceptions;
pub mod finalizer;
pub mod formulas;
pub mod generate;
pub mod generated;
pub mod judge;
pub mod layout;
pub mod native;
pub mod printed;
pub mod properties;
pub mod report;
pub mod solve;
pub mod spec;
pub mod stream;
pub mod suite;
pub mod valid;
pub mod whole;
