//! Test cases for every documented constraint of vISA, and the runner for them.
//!
//! For each rule that a single instruction can violate, and each platform where the rule has another meaning, a small
//! solver finds instructions that violate this rule and no other. Each has a valid counterpart that differs in one place.
//! An implementation of vISA (a compiler, an assembler, `genvisa` itself) has to distinguish them.
//!
//! Each module depends only on those before it: [`solve`] and [`spec`], [`layout`] (slots), [`formulas`] (rules over
//! slots), [`model`] (both as a constraint problem), [`case`], [`generate`], [`suite`]. Beside them are the
//! implementations under test: [`native`] (`genvisa`) and [`finalizer`] (Intel's). The README of the package shows how to
//! test another implementation.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

pub mod account;
pub mod case;
pub mod case_cache;
pub mod co_dependent;
pub mod code;
pub mod corpus;
pub mod details;
mod disk;
pub mod exceptions;
pub mod finalizer;
pub mod formulas;
pub mod generate;
pub mod generated;
#[cfg(feature = "harness")]
mod harness;
pub mod implementation;
pub mod layout;
pub mod lines;
pub mod model;
pub mod native;
pub mod object;
pub mod ours;
pub mod outputs;
pub mod printed;
pub mod programs;
pub mod properties;
pub mod report;
mod same_module;
pub mod shrink;
pub mod solve;
pub mod spec;
pub mod stream;
pub mod suite;
pub mod tombstones;
pub mod valid;
pub mod vectors;
pub mod whole;

pub use genvisa_runner as runner;
#[cfg(feature = "harness")]
pub use harness::{SHARD, VARIABLE, harness, harness_of_adapter};
