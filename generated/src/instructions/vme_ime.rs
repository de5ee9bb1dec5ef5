// Generated from spec/instructions/VME_IME.md by `cargo xtask regen`; do not edit.
//! VME_IME: Searches a macro-block in one or two windows of another picture, to whole pixels.

use crate::prelude::*;

/// Searches a macro-block in one or two windows of another picture, to whole pixels.
///
/// ```text
/// vme_ime(<stream_mode>,<search_ctrl>) <surface>  <uniinput> <imeinput> <ref0> <ref1> <cost_center> <output>
/// where stream_mode: VME_STREAM_DISABLE is 0, VME_STREAM_OUT is 1, VME_STREAM_IN is 2, VME_STREAM_IN_OUT is 3
/// where search_ctrl: VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START is 0, VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START
///      is 1, VME_SEARCH_SINGLE_REF_DUAL_REC is 3, VME_SEARCH_DUAL_REF_DUAL_REC is 7
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_IME", opcode = 0x54, on = "-TGLLP", lines = crate::lines::vme_ime)]
pub struct VmeIme {
    /// Whether records stream in or out.
    pub stream_mode: StreamModeBits,
    /// References, records and starts of the search.
    pub search_ctrl: SearchCtrlBits,
    /// Payload that all motion estimation has.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of the search.
    #[field(Raw)] pub imeinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Left and upper corner of the first window, in pixels from the origin of the first reference.
    #[field(Raw)] pub ref0: RawOperand,
    /// The same of the second; of no account to a search in one window.
    #[field(Raw)] pub ref1: RawOperand,
    /// The centres of the costs, from the place of the macro-block.
    #[field(Raw)] pub cost_center: RawOperand,
    /// The result.
    #[field(Raw)] pub output: RawOperand,
}

/// The bits of `StreamMode`: whether records stream in or out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct StreamModeBits(
    #[run(stream_mode = 7..=0, StreamMode)]
    u8,
);

/// The bits of `SearchCtrl`: references, records and starts of the search.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct SearchCtrlBits(
    #[run(search_ctrl = 7..=0, SearchCtrl)]
    u8,
);

/// `stream_mode`, bits 7..0: whether records stream in or out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum StreamMode {
    #[code(name = "VME_STREAM_DISABLE")] VmeStreamDisable = 0b00000000,
    #[code(name = "VME_STREAM_OUT")] VmeStreamOut = 0b00000001,
    #[code(name = "VME_STREAM_IN")] VmeStreamIn = 0b00000010,
    #[code(name = "VME_STREAM_IN_OUT")] VmeStreamInOut = 0b00000011,
}

/// `search_ctrl`, bits 7..0: references, records and starts of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum SearchCtrl {
    #[code(name = "VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START")] VmeSearchSingleRefSingleRecSingleStart = 0b00000000,
    #[code(name = "VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START")] VmeSearchSingleRefSingleRecDualStart = 0b00000001,
    #[code(name = "VME_SEARCH_SINGLE_REF_DUAL_REC")] VmeSearchSingleRefDualRec = 0b00000011,
    #[code(name = "VME_SEARCH_DUAL_REF_DUAL_REC")] VmeSearchDualRefDualRec = 0b00000111,
}

rules! {
    VmeIme: "VME_IME" at crate::lines::vme_ime;

    /// the code of the instruction
    "opcode": opcode == 0x54;
    /// no other codes than the listed ones
    "stream_mode/encoding": matches!(code(stream_mode), 0 | 1 | 2 | 3);
    /// no other codes than the listed ones
    "search_ctrl/encoding": matches!(code(search_ctrl), 0 | 1 | 3 | 7);
    /// the types of the operand
    "uniinput/type": matches!(ty(uniinput), UB);
    /// the types of the operand
    "imeinput/type": matches!(ty(imeinput), UB);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "ref0/type": matches!(ty(ref0), UW);
    /// the types of the operand
    "ref1/type": matches!(ty(ref1), UW);
    /// the types of the operand
    "cost_center/type": matches!(ty(cost_center), UW);
    /// the types of the operand
    "output/type": matches!(ty(output), UB);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": room(uniinput) >= 128;
    /// `imeinput` must provide 64 bytes for `vme_stream_disable`; in other modes 192 bytes for
    /// `vme_search_dual_ref_dual_rec` and 128 bytes otherwise
    "imeinput/size":
        room(imeinput) >= (stream_mode == VME_STREAM_DISABLE) * 64 + (stream_mode != VME_STREAM_DISABLE && search_ctrl
            != VME_SEARCH_DUAL_REF_DUAL_REC) * 128 + (stream_mode != VME_STREAM_DISABLE && search_ctrl ==
            VME_SEARCH_DUAL_REF_DUAL_REC) * 192;
    /// `ref0` must provide 4 bytes: the two words of a corner
    "ref0/size": room(ref0) >= 4;
    /// `ref1` must provide 4 bytes: the two words of a corner
    "ref1/size": room(ref1) >= 4;
    /// `cost_center` must provide 32 bytes: sixteen words
    "cost_center/size": room(cost_center) >= 32;
    /// `output` must provide 224 bytes for `vme_stream_disable`; in other modes 352 bytes for
    /// `vme_search_dual_ref_dual_rec` and 288 bytes otherwise
    "output/size":
        room(output) >= (stream_mode == VME_STREAM_DISABLE) * 224 + (stream_mode != VME_STREAM_DISABLE && search_ctrl
            != VME_SEARCH_DUAL_REF_DUAL_REC) * 288 + (stream_mode != VME_STREAM_DISABLE && search_ctrl ==
            VME_SEARCH_DUAL_REF_DUAL_REC) * 352;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
