// Generated from spec/instructions/LSC_FENCE.md by `cargo xtask regen`; do not edit.
//! Lines of LSC_FENCE on its page.

pub const PAGE: &str = "spec/instructions/LSC_FENCE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 24),
    ("pred", 25),
    ("lsc_sfid", 26),
    ("lsc_fence_op", 31),
    ("lsc_scope", 39),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "1d130665c9feeba2"),
    ("lsc_sfid/encoding", PAGE, 27, "0fa292fc2aa73b15"),
    ("lsc_fence_op/encoding", PAGE, 32, "0a2673b2127ccbf6"),
    ("lsc_scope/encoding", PAGE, 40, "68b6873c31119fdd"),
    ("exec_size/scalar", PAGE, 49, "43cf916ebb08fb4b"),
    ("lsc_fence_op/slm", PAGE, 51, "110e93312321bfa6"),
    ("lsc_scope/slm", PAGE, 53, "74883f4832d13781"),
    ("platform", "spec/chapters/index.md", 146, "a99446729cc9ef93"),
];
