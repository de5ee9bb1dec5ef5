//! The position and the bytes of each instruction, as comments.

use crate::digits;
use genvisa::{Instruction, Version};
use genvisa_runtime::object::to_bytes;
use std::fmt::Write;

/// The facts about the encoding that follow each instruction as a comment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Bytes from the start of the object to the instruction.
    pub offsets: bool,
    /// The bytes of the instruction.
    pub bytes: bool,
}

impl Annotations {
    /// Whether there are any.
    pub fn any(self) -> bool {
        self.offsets || self.bytes
    }

    /// Ends the line of an instruction, which `out` ends with, with a comment: ` // 0x00a4: 01 04 00`. `at` counts from the
    /// start of the object.
    pub(super) fn add(self, at: usize, one: &Instruction, version: Version, out: &mut String) {
        if !self.any() {
            return;
        }
        if out.ends_with('\n') {
            out.pop();
        }
        out.push_str(" //");
        if self.offsets {
            let _ = write!(out, " {at:#06x}");
        }
        if self.offsets && self.bytes {
            out.push(':');
        }
        if self.bytes {
            digits::bytes(&to_bytes(one, version).unwrap_or_default(), out);
        }
        out.push('\n');
    }
}
