//! The rule language: constraints of the specification as expressions that can be read, printed and evaluated.
//!
//! Rust expression syntax with `=>` for "requires" (loosest of all, right associative). Values are 64-bit integers,
//! truth is 1 or 0, and a value can be unknown; `spec/README.md` describes the language by example.
//!
//! ```
//! let rule = genvisa_rule::parse("num_blocks > 1 => matches!(exec_size, 8 | 16)").unwrap();
//! assert_eq!(genvisa_rule::check(&rule), Ok(()));
//! assert_eq!(genvisa_rule::names(&rule).map(|n| n.path.join(".")).collect::<Vec<_>>(), ["num_blocks", "exec_size"]);
//! assert_eq!(rule.to_string(), "num_blocks > 1 => matches!(exec_size, 8 | 16)");
//! ```

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod ast;
mod bounds;
mod build;
mod eval;
pub mod functions;
mod parse;
mod print;
mod tokens;
mod wire;

pub use ast::{BinaryOp, Expr, Int, Name, Pattern, Radix, Span, UnaryOp};
pub use bounds::Bound;
pub use build::{Value, Written, all, any, attribute, attribute_bytes, element, field, has_attribute, on};
pub use eval::{Env, eval};
pub use functions::{
    Domain, Function, Known, Topic, can_fail_alone, check, is_of_body, is_runtime, names, symbols, topic,
};
pub use parse::{ParseError, parse, parse_tokens};
pub use wire::{WIRE_TYPES, WireType};
