//! Generated from spec/instructions/FENCE.md by `cargo xtask regen`; do not edit.
//! FENCE from `spec/instructions/FENCE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// `local`, bits 5..5: memory that the fence orders
///
/// `spec/instructions/FENCE.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Local {
    /// GLOBAL: surfaces and virtual addresses
    ///
    /// `spec/instructions/FENCE.md:35`
    #[code(name = "GLOBAL")]
    Global = 0b0,
    /// LOCAL: shared local memory
    ///
    /// `spec/instructions/FENCE.md:36`
    #[code(name = "LOCAL")]
    Local = 0b1,
}
/// The bits of `Mask`: effects of the fence
///
/// `spec/instructions/FENCE.md:28`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct MaskBits(
    #[run(mask = 0..= 0)]
    #[run(instruction_cache = 1..= 1)]
    #[run(sampler_cache = 2..= 2)]
    #[run(constant_cache = 3..= 3)]
    #[run(data_cache = 4..= 4)]
    #[run(local = 5..= 5, Local)]
    #[run(l1_cache = 6..= 6)]
    #[run(software = 7..= 7)]
    u8,
);
/// Orders accesses to memory, and empties caches.
///
/// `spec/instructions/FENCE.md:7`
///
/// ```text
/// fence_global<mask.local=GLOBAL><mask.software=0>[.<mask?E><mask.instruction_cache?I><mask.sampler_cache?S><mask.constant_cache?C><mask.data_cache?R><mask.l1_cache?L1>]
/// fence_local<mask.local=LOCAL><mask.software=0>[.<mask?E><mask.instruction_cache?I><mask.sampler_cache?S><mask.constant_cache?C><mask.data_cache?R><mask.l1_cache?L1>]
/// fence_sw<mask.software=1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "FENCE",
    opcode = 0x5c,
    text = ["fence_global<mask.local=GLOBAL><mask.software=0>[.<mask?E><mask.instruction_cache?I><mask.sampler_cache?S><mask.constant_cache?C><mask.data_cache?R><mask.l1_cache?L1>]",
    "fence_local<mask.local=LOCAL><mask.software=0>[.<mask?E><mask.instruction_cache?I><mask.sampler_cache?S><mask.constant_cache?C><mask.data_cache?R><mask.l1_cache?L1>]",
    "fence_sw<mask.software=1>"],
    page = "spec/instructions/FENCE.md",
    line = 7
)]
#[rule(
    Static,
    id = "FENCE/opcode",
    on = "",
    page = "spec/instructions/FENCE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x5c",
    doc = "the code of the instruction",
    sum = "a4df8d16faf423af"
)]
#[rule(
    Static,
    id = "FENCE/mask.local/reserved",
    on = "",
    page = "spec/instructions/FENCE.md",
    line = 34,
    kind = "reserved",
    expr = "on(\"ICLLP+\") || raw(mask) & 0b00100000 == 0",
    doc = "bits are zero where they have no meaning",
    sum = "3b1743025dd828da"
)]
pub struct Fence {
    /// effects of the fence
    ///
    /// `spec/instructions/FENCE.md:28`
    #[field("ub", line = 28)]
    pub mask: MaskBits,
}
