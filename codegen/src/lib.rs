//! vISA pages in, source text out.
//!
//! `page` (Markdown → blocks with byte spans) → `lower` (the only place that reads English) → [`isa`] (plain data) →
//! `render` (Isa → Rust declarations) and [`diff`] (Isa × Isa → what changed). One direction, no way back.

mod account;
mod diagnostics;
pub mod diff;
pub mod isa;
pub mod lint;
mod lower;
mod page;
mod readings;
mod render;
pub mod solve;
mod source;

pub use account::{Account, Became, PageAccount, Sentence};
pub use diagnostics::{Diagnostic, Diagnostics, Label, Severity};
pub use lower::{Blocks, Coverage, Outcome, Sentences, coverage, read, read_with};
pub use readings::{ReadingKey, Readings};
pub use render::{Output, RenderError, render, render_each};
pub use source::{LoadError, Source, load};

/// The command that brings generated files up to date.
pub const REGEN_COMMAND: &str = "cargo xtask regen";

/// How the first line of every generated file ends, behind the page that it is generated from. A file without it is
/// not ours to touch.
pub const GENERATED_MARKER: &str = "by `cargo xtask regen`; do not edit.";
