// Generated from spec/instructions/VME_IME.md by `cargo xtask regen`; do not edit.
//! VME_IME: Searches a macro-block in one or two windows of another picture, to whole pixels.

use crate::prelude::*;

/// Searches a macro-block in one or two windows of another picture, to whole pixels.
///
/// ```text
/// vme_ime(<stream_mode>,<search_ctrl>) <surface>  <uniinput> <imeinput> <ref0> <ref1> <cost_center> <output>
/// where stream_mode: VME_STREAM_DISABLE is 0, VME_STREAM_OUT is 1, VME_STREAM_IN is 2, VME_STREAM_IN_OUT is 3
/// where search_ctrl: VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START is 0, VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START\
///      is 1, VME_SEARCH_SINGLE_REF_DUAL_REC is 3, VME_SEARCH_DUAL_REF_DUAL_REC is 7
/// ```
///
/// ```c
/// output = the best vectors of the macro-block that uniinput and imeinput describe,
///   searched in surface from ref0 on (and from ref1 on, if search_ctrl has two references)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_IME", opcode = 0x54, on = "-TGLLP", lines = crate::lines::vme_ime)]
pub struct VmeIme {
    /// Streaming of records in and out.
    pub stream_mode: StreamModeBits,
    /// References, records and starts of the search.
    pub search_ctrl: SearchCtrlBits,
    /// Payload that all motion estimation shares.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of the search.
    #[field(Raw)] pub imeinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Upper left corner of the first window, in pixels from the origin of the first reference.
    #[field(Raw)] pub ref0: RawOperand,
    /// Upper left corner of the second window, in pixels from the origin of the second reference.
    #[field(Raw, used_if = "search_ctrl == VME_SEARCH_DUAL_REF_DUAL_REC")] pub ref1: RawOperand,
    /// Cost centres, relative to the position of the macroblock.
    #[field(Raw)] pub cost_center: RawOperand,
    /// Result.
    #[field(Raw)] pub output: RawOperand,
}

/// The bits of `StreamMode`: streaming of records in and out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct StreamModeBits(
    #[bits(stream_mode = 7..=0, StreamMode)]
    u8,
);

/// The bits of `SearchCtrl`: references, records and starts of the search.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct SearchCtrlBits(
    #[bits(search_ctrl = 7..=0, SearchCtrl)]
    u8,
);

/// `stream_mode`, bits 7..0: streaming of records in and out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum StreamMode {
    #[code(name = "VME_STREAM_DISABLE")] VmeStreamDisable = 0b00000000,
    #[code(name = "VME_STREAM_OUT")] VmeStreamOut = 0b00000001,
    #[code(name = "VME_STREAM_IN")] VmeStreamIn = 0b00000010,
    #[code(name = "VME_STREAM_IN_OUT")] VmeStreamInOut = 0b00000011,
}

/// `search_ctrl`, bits 7..0: references, records and starts of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum SearchCtrl {
    #[code(name = "VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START")] VmeSearchSingleRefSingleRecSingleStart = 0b00000000,
    #[code(name = "VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START")] VmeSearchSingleRefSingleRecDualStart = 0b00000001,
    #[code(name = "VME_SEARCH_SINGLE_REF_DUAL_REC")] VmeSearchSingleRefDualRec = 0b00000011,
    #[code(name = "VME_SEARCH_DUAL_REF_DUAL_REC")] VmeSearchDualRefDualRec = 0b00000111,
}

rules! {
    VmeIme: "VME_IME" at crate::lines::vme_ime;

    /// `opcode` of VME_IME must be 0x54
    "opcode": opcode == 0x54;
    /// `stream_mode` must be `VME_STREAM_DISABLE`, `VME_STREAM_OUT`, `VME_STREAM_IN` or `VME_STREAM_IN_OUT`
    "stream_mode/encoding": matches!(code(stream_mode), 0 | 1 | 2 | 3);
    /// `search_ctrl` must be `VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START`,
    /// `VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START`, `VME_SEARCH_SINGLE_REF_DUAL_REC` or
    /// `VME_SEARCH_DUAL_REF_DUAL_REC`
    "search_ctrl/encoding": matches!(code(search_ctrl), 0 | 1 | 3 | 7);
    /// `uniinput` must have type `ub`
    "uniinput/type": matches!(ty(uniinput), UB);
    /// `imeinput` must have type `ub`
    "imeinput/type": matches!(ty(imeinput), UB);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `ref0` must have type `uw`
    "ref0/type": matches!(ty(ref0), UW);
    /// `ref1` must have type `uw`
    "ref1/type": matches!(ty(ref1), UW);
    /// `cost_center` must have type `uw`
    "cost_center/type": matches!(ty(cost_center), UW);
    /// `output` must have type `ub`
    "output/type": matches!(ty(output), UB);
    /// `opcode` of VME_IME must not execute while some channels wait for others
    "opcode/together" [field, object, warning
        "Execution alone decides whether channels wait: a predicate can be the same for all of them (errata flow-1)."]:
        !diverges();
    /// `uniinput` must not be null
    "uniinput/null": !null(uniinput);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": available(uniinput) >= 128;
    /// `imeinput` must not be null
    "imeinput/null": !null(imeinput);
    /// `imeinput` must provide 64 bytes for `vme_stream_disable`; in other modes 192 bytes for
    /// `vme_search_dual_ref_dual_rec` and 128 bytes otherwise
    "imeinput/size":
        available(imeinput) >= (stream_mode == VME_STREAM_DISABLE) * 64 + (stream_mode != VME_STREAM_DISABLE &&
            search_ctrl != VME_SEARCH_DUAL_REF_DUAL_REC) * 128 + (stream_mode != VME_STREAM_DISABLE && search_ctrl ==
            VME_SEARCH_DUAL_REF_DUAL_REC) * 192;
    /// `ref0` must not be null
    "ref0/null": !null(ref0);
    /// `ref0` must provide 4 bytes: the two words of a corner
    "ref0/size": available(ref0) >= 4;
    /// `ref1` must not be null if `search_ctrl` is `VME_SEARCH_DUAL_REF_DUAL_REC`: a second window has a corner
    "ref1/null": search_ctrl == VME_SEARCH_DUAL_REF_DUAL_REC => !null(ref1);
    /// `ref1` must provide 4 bytes: the two words of a corner
    "ref1/size": available(ref1) >= 4;
    /// `cost_center` must not be null
    "cost_center/null": !null(cost_center);
    /// `cost_center` must provide 32 bytes: sixteen words
    "cost_center/size": available(cost_center) >= 32;
    /// `output` must not be null
    "output/null": !null(output);
    /// `output` must provide 224 bytes for `vme_stream_disable`; in other modes 352 bytes for
    /// `vme_search_dual_ref_dual_rec` and 288 bytes otherwise
    "output/size":
        available(output) >= (stream_mode == VME_STREAM_DISABLE) * 224 + (stream_mode != VME_STREAM_DISABLE &&
            search_ctrl != VME_SEARCH_DUAL_REF_DUAL_REC) * 288 + (stream_mode != VME_STREAM_DISABLE && search_ctrl ==
            VME_SEARCH_DUAL_REF_DUAL_REC) * 352;
    /// VME_IME is available only before TGLLP
    "platform": on("-TGLLP");
}
