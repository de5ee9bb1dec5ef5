//! Generated from spec/instructions/VME_IME.md by `cargo xtask regen`; do not edit.
//! VME_IME from `spec/instructions/VME_IME.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
/// `stream_mode`, bits 7..0: streaming of records in and out
///
/// `spec/instructions/VME_IME.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum StreamMode {
    /// VME_STREAM_DISABLE
    ///
    /// `spec/instructions/VME_IME.md:26`
    #[code(name = "VME_STREAM_DISABLE")]
    VmeStreamDisable = 0b00000000,
    /// VME_STREAM_OUT
    ///
    /// `spec/instructions/VME_IME.md:27`
    #[code(name = "VME_STREAM_OUT")]
    VmeStreamOut = 0b00000001,
    /// VME_STREAM_IN
    ///
    /// `spec/instructions/VME_IME.md:28`
    #[code(name = "VME_STREAM_IN")]
    VmeStreamIn = 0b00000010,
    /// VME_STREAM_IN_OUT
    ///
    /// `spec/instructions/VME_IME.md:29`
    #[code(name = "VME_STREAM_IN_OUT")]
    VmeStreamInOut = 0b00000011,
}
/// `search_ctrl`, bits 7..0: references, records and starts of the search
///
/// `spec/instructions/VME_IME.md:31`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum SearchCtrl {
    /// VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START
    ///
    /// `spec/instructions/VME_IME.md:31`
    #[code(name = "VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START")]
    VmeSearchSingleRefSingleRecSingleStart = 0b00000000,
    /// VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START
    ///
    /// `spec/instructions/VME_IME.md:32`
    #[code(name = "VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START")]
    VmeSearchSingleRefSingleRecDualStart = 0b00000001,
    /// VME_SEARCH_SINGLE_REF_DUAL_REC
    ///
    /// `spec/instructions/VME_IME.md:33`
    #[code(name = "VME_SEARCH_SINGLE_REF_DUAL_REC")]
    VmeSearchSingleRefDualRec = 0b00000011,
    /// VME_SEARCH_DUAL_REF_DUAL_REC
    ///
    /// `spec/instructions/VME_IME.md:34`
    #[code(name = "VME_SEARCH_DUAL_REF_DUAL_REC")]
    VmeSearchDualRefDualRec = 0b00000111,
}
/// The bits of `StreamMode`: streaming of records in and out
///
/// `spec/instructions/VME_IME.md:25`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct StreamModeBits(#[run(stream_mode = 7..= 0, StreamMode)] u8);
/// The bits of `SearchCtrl`: references, records and starts of the search
///
/// `spec/instructions/VME_IME.md:30`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct SearchCtrlBits(#[run(search_ctrl = 7..= 0, SearchCtrl)] u8);
/// Searches a macro-block in one or two windows of another picture, to whole pixels.
///
/// `spec/instructions/VME_IME.md:7`
///
/// ```text
/// vme_ime(<stream_mode>,<search_ctrl>) <surface>  <uniinput> <imeinput> <ref0> <ref1> <cost_center> <output>
/// where stream_mode: VME_STREAM_DISABLE is 0, VME_STREAM_OUT is 1, VME_STREAM_IN is 2, VME_STREAM_IN_OUT is 3
/// where search_ctrl: VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START is 0, VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START is 1, VME_SEARCH_SINGLE_REF_DUAL_REC is 3, VME_SEARCH_DUAL_REF_DUAL_REC is 7
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VME_IME",
    opcode = 0x54,
    on = "-TGLLP",
    text = ["vme_ime(<stream_mode>,<search_ctrl>) <surface>  <uniinput> <imeinput> <ref0> <ref1> <cost_center> <output>",
    "where stream_mode: VME_STREAM_DISABLE is 0, VME_STREAM_OUT is 1, VME_STREAM_IN is 2, VME_STREAM_IN_OUT is 3",
    "where search_ctrl: VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START is 0, VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START is 1, VME_SEARCH_SINGLE_REF_DUAL_REC is 3, VME_SEARCH_DUAL_REF_DUAL_REC is 7"],
    page = "spec/instructions/VME_IME.md",
    line = 7
)]
#[rule(
    Static,
    id = "VME_IME/opcode",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x54",
    doc = "`opcode` of VME_IME must be 0x54",
    sum = "4bfc3423a8f5ee3f"
)]
#[rule(
    Static,
    id = "VME_IME/stream_mode/encoding",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 26,
    kind = "encoding",
    expr = "matches!(code(stream_mode), 0 | 1 | 2 | 3)",
    doc = "`stream_mode` must be `VME_STREAM_DISABLE`, `VME_STREAM_OUT`, `VME_STREAM_IN` or `VME_STREAM_IN_OUT`",
    sum = "2925febdf2443d65"
)]
#[rule(
    Static,
    id = "VME_IME/search_ctrl/encoding",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 31,
    kind = "encoding",
    expr = "matches!(code(search_ctrl), 0 | 1 | 3 | 7)",
    doc = "`search_ctrl` must be `VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START`, `VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START`, `VME_SEARCH_SINGLE_REF_DUAL_REC` or `VME_SEARCH_DUAL_REF_DUAL_REC`",
    sum = "7be2bfa27c36dabf"
)]
#[rule(
    Static,
    id = "VME_IME/uniinput/type",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 35,
    kind = "type",
    expr = "matches!(ty(uniinput), UB)",
    doc = "`uniinput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_IME/imeinput/type",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 36,
    kind = "type",
    expr = "matches!(ty(imeinput), UB)",
    doc = "`imeinput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Object,
    id = "VME_IME/surface/slm",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 37,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where `Target` is 0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_IME/surface/declared",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 37,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_IME/ref0/type",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 38,
    kind = "type",
    expr = "matches!(ty(ref0), UW)",
    doc = "`ref0` must have type `uw`",
    sum = "0e242e4d17346c62"
)]
#[rule(
    Static,
    id = "VME_IME/ref1/type",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 39,
    kind = "type",
    expr = "matches!(ty(ref1), UW)",
    doc = "`ref1` must have type `uw`",
    sum = "0e242e4d17346c62"
)]
#[rule(
    Static,
    id = "VME_IME/cost_center/type",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 41,
    kind = "type",
    expr = "matches!(ty(cost_center), UW)",
    doc = "`cost_center` must have type `uw`",
    sum = "0e242e4d17346c62"
)]
#[rule(
    Static,
    id = "VME_IME/output/type",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(output), UB)",
    doc = "`output` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_IME/uniinput/size",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 45,
    kind = "size",
    expr = "room(uniinput) >= 128",
    doc = "`uniinput` must provide 128 bytes",
    sum = "8453ae25258ade09"
)]
#[rule(
    Static,
    id = "VME_IME/imeinput/size",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 46,
    kind = "size",
    expr = "room(imeinput) >= (stream_mode == VME_STREAM_DISABLE) * 64 + (stream_mode != VME_STREAM_DISABLE && search_ctrl != VME_SEARCH_DUAL_REF_DUAL_REC) * 128 + (stream_mode != VME_STREAM_DISABLE && search_ctrl == VME_SEARCH_DUAL_REF_DUAL_REC) * 192",
    doc = "`imeinput` must provide 64 bytes for `vme_stream_disable`; in other modes 192 bytes for `vme_search_dual_ref_dual_rec` and 128 bytes otherwise",
    sum = "234b5c34772f8bc2"
)]
#[rule(
    Static,
    id = "VME_IME/ref0/size",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 49,
    kind = "size",
    expr = "room(ref0) >= 4",
    doc = "`ref0` must provide 4 bytes: the two words of a corner",
    sum = "f7faf0e5d34d043f"
)]
#[rule(
    Static,
    id = "VME_IME/ref1/size",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 50,
    kind = "size",
    expr = "room(ref1) >= 4",
    doc = "`ref1` must provide 4 bytes: the two words of a corner",
    sum = "37dbfa92ad48e87e"
)]
#[rule(
    Static,
    id = "VME_IME/cost_center/size",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 51,
    kind = "size",
    expr = "room(cost_center) >= 32",
    doc = "`cost_center` must provide 32 bytes: sixteen words",
    sum = "d822a6a7b9cd2f83"
)]
#[rule(
    Static,
    id = "VME_IME/output/size",
    on = "",
    page = "spec/instructions/VME_IME.md",
    line = 52,
    kind = "size",
    expr = "room(output) >= (stream_mode == VME_STREAM_DISABLE) * 224 + (stream_mode != VME_STREAM_DISABLE && search_ctrl != VME_SEARCH_DUAL_REF_DUAL_REC) * 288 + (stream_mode != VME_STREAM_DISABLE && search_ctrl == VME_SEARCH_DUAL_REF_DUAL_REC) * 352",
    doc = "`output` must provide 224 bytes for `vme_stream_disable`; in other modes 352 bytes for `vme_search_dual_ref_dual_rec` and 288 bytes otherwise",
    sum = "28a14bde52446cac"
)]
#[rule(
    Static,
    id = "VME_IME/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 155,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "VME_IME is available only before TGLLP",
    sum = "d3c8d9e50619920b"
)]
pub struct VmeIme {
    /// streaming of records in and out
    ///
    /// `spec/instructions/VME_IME.md:25`
    #[field("ub", line = 25)]
    pub stream_mode: StreamModeBits,
    /// references, records and starts of the search
    ///
    /// `spec/instructions/VME_IME.md:30`
    #[field("ub", line = 30)]
    pub search_ctrl: SearchCtrlBits,
    /// payload that all motion estimation shares
    ///
    /// `spec/instructions/VME_IME.md:35`
    #[field("raw_operand", line = 35, role = Raw)]
    pub uniinput: RawOperand,
    /// payload of the search
    ///
    /// `spec/instructions/VME_IME.md:36`
    #[field("raw_operand", line = 36, role = Raw)]
    pub imeinput: RawOperand,
    /// index of the surface variable
    ///
    /// `spec/instructions/VME_IME.md:37`
    #[field("ub", line = 37, refers = surface)]
    pub surface: u8,
    /// upper left corner of the first window, in pixels from the origin of the first reference
    ///
    /// `spec/instructions/VME_IME.md:38`
    #[field("raw_operand", line = 38, role = Raw)]
    pub ref0: RawOperand,
    /// upper left corner of the second window, in pixels from the origin of the second reference; unused by a search in one window
    ///
    /// `spec/instructions/VME_IME.md:39`
    #[field("raw_operand", line = 39, role = Raw)]
    pub ref1: RawOperand,
    /// cost centres, relative to the position of the macroblock
    ///
    /// `spec/instructions/VME_IME.md:41`
    #[field("raw_operand", line = 41, role = Raw)]
    pub cost_center: RawOperand,
    /// result
    ///
    /// `spec/instructions/VME_IME.md:42`
    #[field("raw_operand", line = 42, role = Raw)]
    pub output: RawOperand,
}
