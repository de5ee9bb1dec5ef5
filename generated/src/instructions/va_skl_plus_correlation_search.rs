// Generated from spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_CORRELATION_SEARCH: Searches for a block of pixels.

use crate::prelude::*;

/// Searches for a block of pixels.
///
/// ```text
/// va_skl_plus.CORRELATION_SEARCH <surface> <u> <v> <vorigin> <horigin> <xsize> <ysize> <xsearch> <ysearch> <dst>
/// ```
///
/// ```c
/// dst = the correlation of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. How large results are is not known.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_CORRELATION_SEARCH",
    opcode = 0x4d,
    sub_opcode = 0x0f,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_correlation_search,
)]
pub struct VaSklPlusCorrelationSearch {
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Y coordinate of the search area.
    #[field(Scalar)] pub vorigin: VecOperand,
    /// X coordinate of the search area.
    #[field(Scalar)] pub horigin: VecOperand,
    /// Width of the block.
    #[field(Scalar)] pub xsize: VecOperand,
    /// Height of the block.
    #[field(Scalar)] pub ysize: VecOperand,
    /// Width of the search area.
    #[field(Scalar)] pub xsearch: VecOperand,
    /// Height of the search area.
    #[field(Scalar)] pub ysearch: VecOperand,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

rules! {
    VaSklPlusCorrelationSearch: "VA_SKL_PLUS_CORRELATION_SEARCH" at crate::lines::va_skl_plus_correlation_search;

    /// `opcode` of VA_SKL_PLUS_CORRELATION_SEARCH must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_CORRELATION_SEARCH must be 0x0f
    "sub_opcode": sub_opcode == 0x0f;
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface]: surface != 0;
    /// `surface` must not be 5 (T5)
    "surface/t5" [surface]: surface != 5;
    /// `u` must have type `f`
    "u/type": matches!(ty(u), F);
    /// `v` must have type `f`
    "v/type": matches!(ty(v), F);
    /// `vorigin` must have type `f`
    "vorigin/type": matches!(ty(vorigin), F);
    /// `horigin` must have type `f`
    "horigin/type": matches!(ty(horigin), F);
    /// `xsize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "xsize/type": matches!(ty(xsize), SHORT_INTEGERS);
    /// `ysize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "ysize/type": matches!(ty(ysize), SHORT_INTEGERS);
    /// `xsearch` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "xsearch/type": matches!(ty(xsearch), SHORT_INTEGERS);
    /// `ysearch` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "ysearch/type": matches!(ty(ysearch), SHORT_INTEGERS);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// VA_SKL_PLUS_CORRELATION_SEARCH is available only on SKL and later
    "platform": on("SKL+");
}
