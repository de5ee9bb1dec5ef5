//! vISA pages in, source text out.
//!
//! `page` (Markdown → blocks with byte spans) → `lower` (the only place that reads English) → [`isa`] (plain data) →
//! `render` (Isa → Rust declarations) and [`diff`] (Isa × Isa → what changed). One direction, no way back.

pub mod diff;
pub mod isa;
pub mod solve;

/// The command that brings generated files up to date.
pub const REGEN_COMMAND: &str = "cargo xtask regen";

/// How the first line of every generated file ends, behind the page that it is generated from. A file without it is
/// not ours to touch.
pub const GENERATED_MARKER: &str = "by `cargo xtask regen`; do not edit.";
