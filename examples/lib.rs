//! The Rust code of the README, which `cargo test --doc` compiles and runs.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
