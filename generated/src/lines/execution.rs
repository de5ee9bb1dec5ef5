// Generated from spec/chapters/execution.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/execution.md";

/// `exec_size`.
pub mod exec_size {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("mask/offset", PAGE, 55, "96db83a041b84904"),
        ("mask/dispatch", PAGE, 57, "7201319f0a0a5a2b"),
    ];
}
