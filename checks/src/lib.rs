//! Checks of a specification: contradictions within one version ([`lint`]), changes between two ([`diff`]), and the
//! interpretation of every block and sentence ([`mod@coverage`]), and the parts of pages without effect ([`knockout`]).

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

pub mod adopt;
pub mod coverage;
pub mod diff;
pub mod errata;
mod fingerprint;
pub mod followed;
pub mod knockout;
pub mod lint;

pub use fingerprint::fingerprint;
