// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/debug.md";

/// `debug_info`.
pub mod debug_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("magic_number/value", PAGE, 23, "16af9e1fa623a97e"),
    ];
}

/// `gen_interval`.
pub mod gen_interval {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("virtual_type/encoding", PAGE, 151, "c98d9a9e1aca4030"),
        ("physical_type/encoding", PAGE, 156, "b588e1dffc7914fe"),
    ];
}

/// `visa_interval`.
pub mod visa_interval {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("virtual_type/encoding", PAGE, 116, "c98d9a9e1aca4030"),
        ("physical_type/encoding", PAGE, 121, "b588e1dffc7914fe"),
    ];
}
