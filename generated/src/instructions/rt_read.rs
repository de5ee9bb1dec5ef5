// Generated from spec/instructions/RT_READ.md by `cargo xtask regen`; do not edit.
//! RT_READ: Reads the color of a pixel from a render target for each channel of a pixel shader.

use crate::prelude::*;

/// Reads the color of a pixel from a render target for each channel of a pixel shader.
///
/// ```text
/// [(<pred>) ]rt_read[.<mode.ps?\<PS\>><mode.si?\<SI\>>] (<exec_size>) <surface>[ <si>] <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RT_READ", opcode = 0x90, lines = crate::lines::rt_read)]
pub struct RtRead {
    /// Channels and the mask over them.
    #[field(only = [0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// What is read.
    pub mode: ModeBits,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Index of the sample.
    #[field(Source, when = "mode.si == 1")] pub si: VecOperand,
    /// All of R, then all of G, B and A.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Mode`: what is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[run(ps = 0..=0)]
    #[run(si = 1..=1)]
    u16,
);

rules! {
    RtRead: "RT_READ" at crate::lines::rt_read;

    /// the code of the instruction
    "opcode": opcode == 0x90;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b100 | 0b101);
    /// no other codes than the listed ones
    "exec_size.mask/encoding" [mask]: matches!(code(exec_size.mask), 0b0000 | 0b0100 | 0b1000 | 0b1100);
    /// bits without a meaning are zero
    "mode/reserved": raw(mode) & 0b1111111111111100 == 0;
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the modifiers of sources
    "si/modifier": matches!(modifier(si), None);
    /// `dst` must provide one register for every 4 channels
    "dst/size": room(dst) >= exec_size / 4 * grf();
}
