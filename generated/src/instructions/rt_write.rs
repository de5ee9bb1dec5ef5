// Generated from spec/instructions/RT_WRITE.md by `cargo xtask regen`; do not edit.
//! RT_WRITE: Writes the color of a pixel to a render target for each channel of a pixel shader.

use crate::prelude::*;

/// Writes the color of a pixel to a render target for each channel of a pixel shader.
///
/// ```text
/// [(<pred>) ]rt_write_3d[.<mode.rti?\<RTI\>><mode.s0a?\<A\>><mode.om?\<O\>><mode.z?\<Z\>><mode.s?\<ST\>>\
///     <mode.lrtw?\<LRTW\>><mode.cps?\<CPS\>><mode.ps?\<PS\>><mode.cm?\<CM\>><mode.si?\<SI\>><mode.nullrt?\<NULLRT\>>]\
///      (<exec_size>) <surface> <header>[ <si>][ <cps>][ <rti>][ <source0_alpha>][ <o_mask>] <r> <g> <b> <a>[\
///      <source_depth>][ <stencil>]
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     pixel that the thread works on in channel n, in target rti = (r[n], g[n], b[n], a[n]),
///       with those of source0Alpha[n], oMask[n], sourceDepth[n] and stencil[n] that are present;
/// ```
///
/// # Notes
///
/// The dispatch of the thread determines the pixels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RT_WRITE", opcode = 0x71, on = "-PVC", lines = crate::lines::rt_write)]
pub struct RtWrite {
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Operands that are present, and properties of the write.
    #[field(optional)] pub mode: ModeBits,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Header of the message, or V0.
    #[field(Raw)] pub header: RawOperand,
    /// Index of the sample.
    #[field(Source, when = "mode.si == 1")] pub si: VecOperand,
    /// Counter of coarse pixels.
    #[field(Source, when = "mode.cps == 1")] pub cps: VecOperand,
    /// Index of the target.
    #[field(Scalar, when = "mode.rti == 1")] pub rti: VecOperand,
    /// Alpha of source 0.
    #[field(Raw, when = "mode.s0a == 1")] pub source0_alpha: RawOperand,
    /// Mask of samples.
    #[field(Raw, when = "mode.om == 1")] pub o_mask: RawOperand,
    /// Red value of each pixel.
    #[field(Raw)] pub r: RawOperand,
    /// Green value of each pixel.
    #[field(Raw)] pub g: RawOperand,
    /// Blue value of each pixel.
    #[field(Raw)] pub b: RawOperand,
    /// Alpha value of each pixel.
    #[field(Raw)] pub a: RawOperand,
    /// Depth of each pixel.
    #[field(Raw, when = "mode.z == 1")] pub source_depth: RawOperand,
    /// Stencil value of each pixel, packed.
    #[field(Raw, when = "mode.s == 1")] pub stencil: RawOperand,
}

/// The bits of `Mode`: operands that are present, and properties of the write.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[bits(rti = 2..=2)]
    #[bits(s0a = 3..=3)]
    #[bits(om = 4..=4)]
    #[bits(z = 5..=5)]
    #[bits(s = 6..=6)]
    #[bits(lrtw = 7..=7)]
    #[bits(cps = 8..=8)]
    #[bits(ps = 9..=9)]
    #[bits(cm = 10..=10)]
    #[bits(si = 11..=11)]
    #[bits(nullrt = 12..=12)]
    u16,
);

rules! {
    RtWrite: "RT_WRITE" at crate::lines::rt_write;

    /// `opcode` of RT_WRITE must be 0x71
    "opcode": opcode == 0x71;
    /// RT_WRITE is available only before PVC
    "platform": on("-PVC");
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits 0, 1 and 13 to 15 of `mode` are reserved and must be zero
    "mode/reserved": raw(mode) & 0b1110000000000011 == 0;
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `si` must be a general, indirect or immediate operand
    "si/class": matches!(class(si), General | Indirect | Immediate);
    /// `si` must have no modifier
    "si/modifier": matches!(modifier(si), None);
    /// `cps` must be a general, indirect or immediate operand
    "cps/class": matches!(class(cps), General | Indirect | Immediate);
    /// `cps` must have no modifier
    "cps/modifier": matches!(modifier(cps), None);
    /// the value of `rti` must be in the range 0 to 7
    "rti/range": matches!(imm(rti), 0..=7);
    /// `rti` must have type `ub`
    "rti/type": matches!(ty(rti), UB);
    /// `source0_alpha` must have type `hf` or `f`
    "source0_alpha/type": matches!(ty(source0_alpha), HF | F);
    /// `o_mask` must have type `uw`
    "o_mask/type": matches!(ty(o_mask), UW);
    /// `r` must have type `hf` or `f`
    "r/type": matches!(ty(r), HF | F);
    /// `g` must have type `hf` or `f`
    "g/type": matches!(ty(g), HF | F);
    /// `b` must have type `hf` or `f`
    "b/type": matches!(ty(b), HF | F);
    /// `a` must have type `hf` or `f`
    "a/type": matches!(ty(a), HF | F);
    /// `source_depth` must have type `f`
    "source_depth/type": matches!(ty(source_depth), F);
    /// `stencil` must have type `ub`
    "stencil/type": matches!(ty(stencil), UB);
    /// `source0_alpha` must have the type of `r`
    "source0_alpha/same" [type]: ty(source0_alpha) == ty(r);
    /// `g` must have the type of `r`
    "g/same" [type]: ty(g) == ty(r);
    /// `b` must have the type of `r`
    "b/same" [type]: ty(b) == ty(r);
    /// `a` must have the type of `r`
    "a/same" [type]: ty(a) == ty(r);
    /// `source0_alpha` must not be null
    "source0_alpha/null": !null(source0_alpha);
    /// `source0_alpha` must provide an element for each channel
    "source0_alpha/size": available(source0_alpha) >= exec_size * bytes(ty(source0_alpha));
    /// `o_mask` must not be null
    "o_mask/null": !null(o_mask);
    /// `o_mask` must provide an element for each channel
    "o_mask/size": available(o_mask) >= exec_size * bytes(ty(o_mask));
    /// `r` must be null or provide an element for each channel
    "r/size": available(r) >= exec_size * bytes(ty(r));
    /// `g` must be null or provide an element for each channel
    "g/size": available(g) >= exec_size * bytes(ty(g));
    /// `b` must be null or provide an element for each channel
    "b/size": available(b) >= exec_size * bytes(ty(b));
    /// `a` must be null or provide an element for each channel
    "a/size": available(a) >= exec_size * bytes(ty(a));
    /// `source_depth` must not be null
    "source_depth/null": !null(source_depth);
    /// `source_depth` must provide an element for each channel
    "source_depth/size": available(source_depth) >= exec_size * bytes(ty(source_depth));
    /// `stencil` must not be null
    "stencil/null": !null(stencil);
    /// `stencil` must provide 4 bytes for every 8 channels
    "stencil/size": available(stencil) >= exec_size / 2;
}
