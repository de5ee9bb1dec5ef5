// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/debug.md";

/// `call_frame`.
pub mod call_frame {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("befp_valid/range", PAGE, 264, "2418e1a7eba9e71e"),
        ("caller_befp_valid/range", PAGE, 265, "2c59b1e6f6ccf0e8"),
        ("return_address_valid/range", PAGE, 266, "04113bcada47077c"),
    ];
}

/// `debug_info`.
pub mod debug_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("magic_number/value", PAGE, 23, "16af9e1fa623a97e"),
    ];
}

/// `debug_subroutine`.
pub mod debug_subroutine {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("end/order", PAGE, 228, "fb650bf569d32252"),
    ];
}

/// `gen_interval`.
pub mod gen_interval {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("virtual_type/encoding", PAGE, 158, "c98d9a9e1aca4030"),
        ("physical_type/encoding", PAGE, 163, "b588e1dffc7914fe"),
        ("end/order", PAGE, 177, "fb650bf569d32252"),
        ("reg_num/general", PAGE, 178, "760da9c59b19ab91"),
        ("sub_reg_num/general", PAGE, 180, "eb10d7123e030e0d"),
    ];
}

/// `saved_register`.
pub mod saved_register {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("in_register/range", PAGE, 303, "45ad925ea53bf85b"),
    ];
}

/// `visa_interval`.
pub mod visa_interval {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("virtual_type/encoding", PAGE, 116, "c98d9a9e1aca4030"),
        ("physical_type/encoding", PAGE, 121, "b588e1dffc7914fe"),
        ("end/order", PAGE, 135, "fb650bf569d32252"),
        ("reg_num/general", PAGE, 136, "760da9c59b19ab91"),
        ("sub_reg_num/general", PAGE, 138, "eb10d7123e030e0d"),
    ];
}
