// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `saved_register`: [`SavedRegister`].

use crate::prelude::*;

/// The structure `saved_register`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct SavedRegister {
    /// Bytes from the start of the register file to the saved bytes.
    pub src: u16,
    /// Number of saved bytes.
    pub num_bytes: u16,
    /// 1 if the bytes are saved in registers, 0 if they are saved in memory.
    pub in_register: u8,
    /// Number of the register.
    #[when("in_register == 1")] pub reg_num: u16,
    /// Bytes from the start of the register.
    #[when("in_register == 1")] pub sub_reg_num: u16,
    /// Location of the saved bytes in memory, as for variables.
    #[when("in_register == 0")] pub memory: u32,
}

rules! {
    SavedRegister: "saved_register" at crate::lines::debug::saved_register;

    /// `in_register` must be at most 1
    "in_register/range" [field, object]: in_register <= 1;
}
