// Generated from spec/instructions/RT_WRITE.md by `cargo xtask regen`; do not edit.
//! RT_WRITE: Writes the color of a pixel to a render target for each channel of a pixel shader.

use crate::prelude::*;

/// Writes the color of a pixel to a render target for each channel of a pixel shader.
///
/// ```text
/// [(<pred>) ]rt_write_3d[.<mode.rti?\<RTI\>><mode.s0a?\<A\>><mode.om?\<O\>><mode.z?\<Z\>><mode.s?\<ST\>>
///     <mode.lrtw?\<LRTW\>><mode.cps?\<CPS\>><mode.ps?\<PS\>><mode.cm?\<CM\>><mode.si?\<SI\>><mode.nullrt?\<NULLRT\>>]
///      (<exec_size>) <surface> <header>[ <si>][ <cps>][ <rti>][ <source0_alpha>][ <o_mask>] <r> <g> <b> <a>[
///      <source_depth>][ <stencil>]
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RT_WRITE", opcode = 0x71, on = "-PVC", lines = crate::lines::rt_write)]
pub struct RtWrite {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// What is written, and which operands are there.
    pub mode: ModeBits,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
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
    /// Red of each pixel.
    #[field(Raw)] pub r: RawOperand,
    /// Green of each pixel.
    #[field(Raw)] pub g: RawOperand,
    /// Blue of each pixel.
    #[field(Raw)] pub b: RawOperand,
    /// Alpha of each pixel.
    #[field(Raw)] pub a: RawOperand,
    /// Depth of each pixel.
    #[field(Raw, when = "mode.z == 1")] pub source_depth: RawOperand,
    /// Stencil of each pixel, packed.
    #[field(Raw, when = "mode.s == 1")] pub stencil: RawOperand,
}

/// The bits of `Mode`: what is written, and which operands are there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[run(rti = 2..=2)]
    #[run(s0a = 3..=3)]
    #[run(om = 4..=4)]
    #[run(z = 5..=5)]
    #[run(s = 6..=6)]
    #[run(lrtw = 7..=7)]
    #[run(cps = 8..=8)]
    #[run(ps = 9..=9)]
    #[run(cm = 10..=10)]
    #[run(si = 11..=11)]
    #[run(nullrt = 12..=12)]
    u16,
);

rules! {
    RtWrite: "RT_WRITE" at crate::lines::rt_write;

    /// the code of the instruction
    "opcode": opcode == 0x71;
    /// the platforms that have the instruction
    "platform": on("-PVC");
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits without a meaning are zero
    "mode/reserved": raw(mode) & 0b1110000000000011 == 0;
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the modifiers of sources
    "si/modifier": matches!(modifier(si), None);
    /// the modifiers of sources
    "cps/modifier": matches!(modifier(cps), None);
    /// the number is within its limits
    "rti/range": matches!(imm(rti), 0..=7);
    /// the types of the operand
    "rti/type": matches!(ty(rti), UB);
    /// the types of the operand
    "source0_alpha/type": matches!(ty(source0_alpha), HF | F);
    /// the types of the operand
    "o_mask/type": matches!(ty(o_mask), UW);
    /// the types of the operand
    "r/type": matches!(ty(r), HF | F);
    /// the types of the operand
    "g/type": matches!(ty(g), HF | F);
    /// the types of the operand
    "b/type": matches!(ty(b), HF | F);
    /// the types of the operand
    "a/type": matches!(ty(a), HF | F);
    /// the types of the operand
    "source_depth/type": matches!(ty(source_depth), F);
    /// the types of the operand
    "stencil/type": matches!(ty(stencil), UB);
    /// `source0_alpha` must have the type of `r`
    "source0_alpha/same" [type]: ty(source0_alpha) == ty(r);
    /// `g` must have the type of `r`
    "g/same" [type]: ty(g) == ty(r);
    /// `b` must have the type of `r`
    "b/same" [type]: ty(b) == ty(r);
    /// `a` must have the type of `r`
    "a/same" [type]: ty(a) == ty(r);
}
