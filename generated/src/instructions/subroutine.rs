// Generated from spec/instructions/SUBROUTINE.md by `cargo xtask regen`; do not edit.
//! SUBROUTINE: Begins a subroutine.

use crate::prelude::*;

/// Begins a subroutine.
///
/// ```text
/// .function <label:quoted>
/// ```
///
/// ```c
/// no effect; the target of calls
/// ```
///
/// # Notes
///
/// The next SUBROUTINE ends the subroutine, or the end of the kernel. The first one of a kernel is the kernel itself:
/// finalizers end a thread at the RET of that one.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SUBROUTINE", opcode = 0x30, flow = Subroutine, lines = crate::lines::subroutine)]
pub struct Subroutine {
    /// Index of the label.
    #[field(refers = Label, kind = Subroutine)] pub label: u16,
}

rules! {
    Subroutine: "SUBROUTINE" at crate::lines::subroutine;

    /// `opcode` of SUBROUTINE must be 0x30
    "opcode": opcode == 0x30;
    /// `label` must be the index of a declared label
    "label/declared": declared(label);
    /// `label` must have the kind `subroutine`
    "label/kind" [label]: kind(label) == Subroutine;
    /// `label` must be defined at exactly 1 place in the body
    "label/places" [field, object]: label_places(label) == 1;
    /// `label` must begin a subroutine that execution reaches
    "label/reached" [field, object, note
        "Code that is not reached is no defect of a program (errata flow-1)."]:
        reached();
    /// `label` must not begin a subroutine into which execution falls from the code in front
    "label/entry" [field, object, warning
        "The finalizer accepts a subroutine that the code in front runs into (errata flow-1)."]:
        !falls_in();
}
