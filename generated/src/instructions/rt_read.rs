// Generated from spec/instructions/RT_READ.md by `cargo xtask regen`; do not edit.
//! RT_READ: Reads the color of a pixel from a render target for each channel of a pixel shader.

use crate::prelude::*;

/// Reads the color of a pixel from a render target for each channel of a pixel shader.
///
/// ```text
/// [(<pred>) ]rt_read[.<mode.ps?\<PS\>><mode.si?\<SI\>>] (<exec_size>) <surface>[ <si>] <dst>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     for (c = 0; c < 4; ++c)
///       value n of part c of dst = value c of the pixel that the thread works on in channel n;
/// ```
///
/// # Notes
///
/// The dispatch of the thread determines the pixels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RT_READ", opcode = 0x90, lines = crate::lines::rt_read)]
pub struct RtRead {
    /// Execution size and execution mask.
    #[field(only = [0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Selection of samples.
    #[field(optional)] pub mode: ModeBits,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Index of the sample.
    #[field(Source, when = "mode.si == 1")] pub si: VecOperand,
    /// Values that were read: all of R, then all of G, B and A.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Mode`: selection of samples.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[bits(ps = 0..=0)]
    #[bits(si = 1..=1)]
    u16,
);

rules! {
    RtRead: "RT_READ" at crate::lines::rt_read;

    /// `opcode` of RT_READ must be 0x90
    "opcode": opcode == 0x90;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b100 | 0b101);
    /// `exec_size.mask` must be `M1`, `M5`, `M1_NM` or `M5_NM`
    "exec_size.mask/encoding" [mask]: matches!(code(exec_size.mask), 0b0000 | 0b0100 | 0b1000 | 0b1100);
    /// bits 2 to 15 of `mode` are reserved and must be zero
    "mode/reserved": raw(mode) & 0b1111111111111100 == 0;
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
    /// `dst` must not be null: it receives the values
    "dst/null": !null(dst);
    /// `dst` must provide one register for every 4 channels
    "dst/size": available(dst) >= exec_size / 4 * grf();
}
