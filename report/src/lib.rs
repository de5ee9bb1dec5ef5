//! Messages about texts: positions ([`Source`]), marked snippets ([`Report`]), near names for mistyped ones ([`nearest`]),
//! and names from files without control characters ([`clipped`]).
//!
//! Pages and programs are arbitrary input: no function here panics, and the cost of a message is bounded for lines and
//! names of any length.

#![cfg_attr(all(doctest, feature = "snippets"), doc = include_str!("../README.md"))]
#![forbid(unsafe_code)]

mod near;
mod shown;
#[cfg(feature = "snippets")]
mod snippet;
#[cfg(feature = "snippets")]
mod source;

pub use near::{closest, nearest};
pub use shown::{clipped, escaped, escaped_json, is_visible, text_of};
#[cfg(feature = "snippets")]
pub use snippet::{Report, Severity};
#[cfg(feature = "snippets")]
pub use source::Source;
