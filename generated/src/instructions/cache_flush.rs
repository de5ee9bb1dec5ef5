//! Generated from spec/instructions/CACHE_FLUSH.md by `cargo xtask regen`; do not edit.
//! CACHE_FLUSH from `spec/instructions/CACHE_FLUSH.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// Empties the texture caches of the samplers.
///
/// `spec/instructions/CACHE_FLUSH.md:7`
///
/// ```text
/// sampler_cache_flush
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "CACHE_FLUSH",
    opcode = 0x5a,
    text = ["sampler_cache_flush"],
    page = "spec/instructions/CACHE_FLUSH.md",
    line = 7
)]
#[rule(
    Static,
    id = "CACHE_FLUSH/opcode",
    on = "",
    page = "spec/instructions/CACHE_FLUSH.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x5a",
    doc = "`opcode` of CACHE_FLUSH must be 0x5a",
    sum = "528f696fe6972ff3"
)]
pub struct CacheFlush {}
