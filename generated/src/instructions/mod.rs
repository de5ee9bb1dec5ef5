//! Generated from spec/instructions by `cargo xtask regen`; do not edit.
//! All instructions, and the dispatch by opcode.
use genvisa_macros::Instructions;
pub mod add;
pub mod and;
pub mod cmp;
pub mod gather;
pub mod gather_scaled;
pub mod label;
pub mod mov;
pub mod ret;
pub mod scatter4_typed;
pub mod sel;
pub mod subroutine;
pub mod svm_gather;
#[doc(inline)]
pub use add::Add;
#[doc(inline)]
pub use and::And;
#[doc(inline)]
pub use cmp::Cmp;
#[doc(inline)]
pub use gather::Gather;
#[doc(inline)]
pub use gather_scaled::GatherScaled;
#[doc(inline)]
pub use label::Label;
#[doc(inline)]
pub use mov::Mov;
#[doc(inline)]
pub use ret::Ret;
#[doc(inline)]
pub use scatter4_typed::Scatter4Typed;
#[doc(inline)]
pub use sel::Sel;
#[doc(inline)]
pub use subroutine::Subroutine;
#[doc(inline)]
pub use svm_gather::SvmGather;
/// Any instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Instructions)]
pub enum Instruction {
    /// Adds two values per channel.
    ///
    /// `spec/instructions/ADD.md:7`
    #[opcode(0x01)]
    Add(Add),
    /// Bitwise conjunction per channel.
    ///
    /// `spec/instructions/AND.md:7`
    #[opcode(0x20)]
    And(And),
    /// Compares two values per channel.
    ///
    /// `spec/instructions/CMP.md:7`
    #[opcode(0x2c)]
    Cmp(Cmp),
    /// Reads one element of a surface for each channel.
    ///
    /// `spec/instructions/GATHER.md:7`
    #[opcode(0x39)]
    Gather(Gather),
    /// Reads one, two or four bytes of a surface for each channel.
    ///
    /// `spec/instructions/GATHER_SCALED.md:7`
    #[opcode(0x78)]
    GatherScaled(GatherScaled),
    /// Begins a basic block.
    ///
    /// `spec/instructions/LABEL.md:7`
    #[opcode(0x31)]
    Label(Label),
    /// Copies values per channel and converts their type.
    ///
    /// `spec/instructions/MOV.md:7`
    #[opcode(0x29)]
    Mov(Mov),
    /// Returns from a subroutine; in the kernel itself, ends the thread.
    ///
    /// `spec/instructions/RET.md:7`
    #[opcode(0x34)]
    Ret(Ret),
    /// Writes one to four values for each channel to a typed surface.
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:7`
    #[opcode(0x4c)]
    Scatter4Typed(Scatter4Typed),
    /// Picks one of two values per channel.
    ///
    /// `spec/instructions/SEL.md:7`
    #[opcode(0x2a)]
    Sel(Sel),
    /// Begins a subroutine.
    ///
    /// `spec/instructions/SUBROUTINE.md:7`
    #[opcode(0x30)]
    Subroutine(Subroutine),
    /// Reads one or more blocks of one, four or eight bytes at a virtual address for each channel.
    ///
    /// `spec/instructions/SVM_GATHER.md:7`
    #[opcode(0x4e, 0x03)]
    SvmGather(SvmGather),
}
