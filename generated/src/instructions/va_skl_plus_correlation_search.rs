// Generated from spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_CORRELATION_SEARCH: Searches for a block of pixels.

use crate::prelude::*;

/// Searches for a block of pixels.
///
/// ```text
/// va_skl_plus.CORRELATION_SEARCH <surface> <u> <v> <vorigin> <horigin> <xsize> <ysize> <xsearch> <ysearch> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_CORRELATION_SEARCH", opcode = 0x4d, sub_opcode = 0x0f, on = "SKL+", lines = crate::lines::va_skl_plus_correlation_search)]
pub struct VaSklPlusCorrelationSearch {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// Y coordinate of where to search.
    #[field(Scalar)] pub vorigin: VecOperand,
    /// Its x coordinate.
    #[field(Scalar)] pub horigin: VecOperand,
    /// Width of the block.
    #[field(Scalar)] pub xsize: VecOperand,
    /// Its height.
    #[field(Scalar)] pub ysize: VecOperand,
    /// Width of where to search.
    #[field(Scalar)] pub xsearch: VecOperand,
    /// Its height.
    #[field(Scalar)] pub ysearch: VecOperand,
    /// What was found.
    #[field(Raw)] pub dst: RawOperand,
}

rules! {
    VaSklPlusCorrelationSearch: "VA_SKL_PLUS_CORRELATION_SEARCH" at crate::lines::va_skl_plus_correlation_search;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x0f;
    /// what it names exists
    "surface/declared": declared(surface);
    /// the surface cannot be accessed
    "surface/t0" [surface]: surface != 0;
    /// the surface cannot be accessed
    "surface/t5" [surface]: surface != 5;
    /// the types of the operand
    "u/type": matches!(ty(u), F);
    /// the types of the operand
    "v/type": matches!(ty(v), F);
    /// the types of the operand
    "vorigin/type": matches!(ty(vorigin), F);
    /// the types of the operand
    "horigin/type": matches!(ty(horigin), F);
    /// the types of the operand
    "xsize/type": matches!(ty(xsize), SHORT_INTEGERS);
    /// the types of the operand
    "ysize/type": matches!(ty(ysize), SHORT_INTEGERS);
    /// the types of the operand
    "xsearch/type": matches!(ty(xsearch), SHORT_INTEGERS);
    /// the types of the operand
    "ysearch/type": matches!(ty(ysearch), SHORT_INTEGERS);
    /// the platforms that have the instruction
    "platform": on("SKL+");
}
