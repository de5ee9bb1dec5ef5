// Generated from spec/instructions/URB_WRITE.md by `cargo xtask regen`; do not edit.
//! Lines of URB_WRITE on its page.

pub const PAGE: &str = "spec/instructions/URB_WRITE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 28),
    ("pred", 48),
    ("num_out", 49),
    ("channel_mask", 52),
    ("global_offset", 53),
    ("urb_handle", 54),
    ("per_slot_offset", 55),
    ("vertex_data", 56),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "43ce62543deb3bcc"),
    ("platform", "spec/chapters/index.md", 15, "cc8b4c8ec4615f4b"),
    ("exec_size/reserved", PAGE, 28, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 29, "c442eb111e80f60f"),
    ("num_out/reserved", PAGE, 49, "622d2c8ff98c622d"),
    ("num_out/range", PAGE, 50, "f7fdd4ef7f39b5ed"),
    ("channel_mask/type", PAGE, 52, "0e241d4d17344f7f"),
    ("global_offset/range", PAGE, 53, "18f1215985c3e205"),
    ("urb_handle/type", PAGE, 54, "0e241d4d17344f7f"),
    ("per_slot_offset/range", PAGE, 55, "259dd61e4bd94f11"),
    ("per_slot_offset/type", PAGE, 55, "0e241d4d17344f7f"),
    ("vertex_data/type", PAGE, 56, "af361ec82b18f025"),
    ("channel_mask/size", PAGE, 59, "a87e39bb16e72c16"),
    ("urb_handle/null", PAGE, 60, "ffcaee17b24b086a"),
    ("urb_handle/size", PAGE, 61, "a85b28ac31c2a08f"),
    ("per_slot_offset/size", PAGE, 62, "ddb117c34cae2334"),
    ("vertex_data/null", PAGE, 64, "70b6ad6160844b6b"),
    ("vertex_data/size", PAGE, 65, "d6372790aa83f677"),
];
