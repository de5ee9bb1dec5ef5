// Generated from spec/instructions/FILE.md by `cargo xtask regen`; do not edit.
//! FILE: Names the source file of the following instructions.

use crate::prelude::*;

/// Names the source file of the following instructions.
///
/// ```text
/// FILE <file_name:quoted>
/// also .file <file_name:quoted>
/// ```
///
/// ```c
/// no effect; debuggers read it
/// ```
///
/// # Notes
///
/// It holds until the next FILE.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FILE", opcode = 0x51, flow = NoCode, lines = crate::lines::file)]
pub struct File {
    /// Index of the string with the file name.
    #[field("uw{-v3.4}, ud{v3.4+}", refers = String)] pub file_name: u32,
}

rules! {
    File: "FILE" at crate::lines::file;

    /// `opcode` of FILE must be 0x51
    "opcode": opcode == 0x51;
    /// `file_name` must be the index of a string of the pool
    "file_name/declared" [object]: string_declared(file_name);
    /// `file_name` must be the index of a string of at least 1 byte
    "file_name/some" [field, object, warning
        "The finalizer takes a name without characters (errata FILE-2)."]:
        string_bytes(file_name) >= 1;
    /// `file_name` must refer to a string of at most 255 bytes
    "file_name/length" [field, object]: string_bytes(file_name) <= 255;
}
