// Generated from spec/instructions/VME_FBR.md by `cargo xtask regen`; do not edit.
//! VME_FBR: Refines motion vectors to fractions of a pixel, forward, backward or both.

use crate::prelude::*;

/// Refines motion vectors to fractions of a pixel, forward, backward or both.
///
/// ```text
/// vme_fbr ( <fbrmb_mode>, <fbrsub_mb_shape>, <fbrsub_pred_mode>) <surface>  <uniinput> <fbrinput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_FBR", opcode = 0x56, on = "-TGLLP", lines = crate::lines::vme_fbr)]
pub struct VmeFbr {
    /// Payload that all motion estimation has.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of the refinement.
    #[field(Raw)] pub fbrinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// How the macro-block is split.
    #[field(Scalar)] pub fbrmb_mode: VecOperand,
    /// How each of its four blocks is split.
    #[field(Scalar)] pub fbrsub_mb_shape: VecOperand,
    /// From where each of them is predicted.
    #[field(Scalar)] pub fbrsub_pred_mode: VecOperand,
    /// The result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeFbr: "VME_FBR" at crate::lines::vme_fbr;

    /// the code of the instruction
    "opcode": opcode == 0x56;
    /// the types of the operand
    "uniinput/type": matches!(ty(uniinput), UB);
    /// the types of the operand
    "fbrinput/type": matches!(ty(fbrinput), UB);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "fbrmb_mode/type": matches!(ty(fbrmb_mode), UD);
    /// no other codes than the listed ones
    "fbrmb_mode/encoding": matches!(imm(fbrmb_mode), 0 | 1 | 2 | 3);
    /// the types of the operand
    "fbrsub_mb_shape/type": matches!(ty(fbrsub_mb_shape), UD);
    /// the types of the operand
    "fbrsub_pred_mode/type": matches!(ty(fbrsub_pred_mode), UD);
    /// no other codes than the listed ones
    "fbrsub_pred_mode/encoding": matches!(imm(fbrsub_pred_mode) & 0x3, 0b00 | 0b01 | 0b10);
    /// no other codes than the listed ones
    "fbrsub_pred_mode.bits_3_2/encoding": matches!(imm(fbrsub_pred_mode) >> 2 & 0x3, 0b00 | 0b01 | 0b10);
    /// no other codes than the listed ones
    "fbrsub_pred_mode.bits_5_4/encoding": matches!(imm(fbrsub_pred_mode) >> 4 & 0x3, 0b00 | 0b01 | 0b10);
    /// no other codes than the listed ones
    "fbrsub_pred_mode.bits_7_6/encoding": matches!(imm(fbrsub_pred_mode) >> 6 & 0x3, 0b00 | 0b01 | 0b10);
    /// the types of the operand
    "output/type": matches!(ty(output), UB);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": room(uniinput) >= 128;
    /// `fbrinput` must provide 128 bytes
    "fbrinput/size": room(fbrinput) >= 128;
    /// `output` must provide 224 bytes
    "output/size": room(output) >= 224;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
