//! Checks of a specification: contradictions within one version ([`lint`]), changes between two ([`diff`]), and the
//! interpretation of every block and sentence ([`mod@coverage`]).

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

pub mod coverage;
pub mod diff;
pub mod lint;
