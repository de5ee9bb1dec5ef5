//! vISA pages in, source text out.
//!
//! `page` (Markdown → blocks with byte spans) → `lower` (the only place that reads English) → [`isa`] (plain data) →
//! `render` (Isa → Rust declarations) and [`diff`](crate) (Isa × Isa → what changed). One direction, no way back.

pub mod isa;
