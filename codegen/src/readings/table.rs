//! The files.

/// Each page with its readings.
pub(super) const FILES: &[(&str, &str)] = &[
    ("AND", include_str!("../../readings/AND.toml")),
    ("CMP", include_str!("../../readings/CMP.toml")),
    ("GATHER", include_str!("../../readings/GATHER.toml")),
    ("GATHER_SCALED", include_str!("../../readings/GATHER_SCALED.toml")),
    ("LABEL", include_str!("../../readings/LABEL.toml")),
    ("MOV", include_str!("../../readings/MOV.toml")),
    ("RET", include_str!("../../readings/RET.toml")),
    ("SCATTER4_TYPED", include_str!("../../readings/SCATTER4_TYPED.toml")),
    ("SEL", include_str!("../../readings/SEL.toml")),
    ("SUBROUTINE", include_str!("../../readings/SUBROUTINE.toml")),
    ("SVM_GATHER", include_str!("../../readings/SVM_GATHER.toml")),
];
