//! Generated from spec/instructions/IFCALL.md by `cargo xtask regen`; do not edit.
//! IFCALL from `spec/instructions/IFCALL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Calls a function by address.
///
/// `spec/instructions/IFCALL.md:7`
///
/// ```text
/// [(<pred>) ]ifcall (<exec_size>) <func_addr> <arg_size> <return_size>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "IFCALL",
    opcode = 0x4f,
    text = ["[(<pred>) ]ifcall (<exec_size>) <func_addr> <arg_size> <return_size>"],
    page = "spec/instructions/IFCALL.md",
    line = 7
)]
#[rule(
    Static,
    id = "IFCALL/opcode",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4f",
    doc = "the code of the instruction",
    sum = "7cbac2532e4d8d11"
)]
#[rule(
    Static,
    id = "IFCALL/exec_size/reserved",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 30,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "IFCALL/exec_size/encoding",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 31,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "IFCALL/func_addr/type",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(func_addr), UD | UQ)",
    doc = "the types of the operand",
    sum = "052074f54779767f"
)]
#[rule(
    Static,
    id = "IFCALL/exec_size/scalar",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 61,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
#[rule(
    Static,
    id = "IFCALL/arg_size/range",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 63,
    kind = "field",
    expr = "matches!(arg_size, 0..=32)",
    doc = "`arg_size` must be from 0 to 32 registers, the size of %arg",
    sum = "904c93f1ebd6ef5c"
)]
#[rule(
    Static,
    id = "IFCALL/return_size/range",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 64,
    kind = "field",
    expr = "matches!(return_size, 0..=12)",
    doc = "`return_size` must be from 0 to 12 registers, the size of %retval",
    sum = "714d23f52a22d14c"
)]
#[rule(
    Runtime,
    id = "IFCALL/func_addr/bounds",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 65,
    kind = "access",
    expr = "!out_of_bounds(func_addr)",
    doc = "`func_addr` must be the address of a function",
    sum = "9051ae7ddcca9bda"
)]
pub struct Ifcall {
    /// execution size and execution mask
    ///
    /// `spec/instructions/IFCALL.md:30`
    #[field("ub", line = 30)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels that call
    ///
    /// `spec/instructions/IFCALL.md:55`
    #[field("uw", line = 55)]
    pub pred: PredBits,
    /// address of the function
    ///
    /// `spec/instructions/IFCALL.md:56`
    #[field("scalar", line = 56, role = Scalar)]
    pub func_addr: VecOperand,
    /// number of registers with arguments
    ///
    /// `spec/instructions/IFCALL.md:57`
    #[field("ub", line = 57)]
    pub arg_size: u8,
    /// number of registers with results
    ///
    /// `spec/instructions/IFCALL.md:58`
    #[field("ub", line = 58)]
    pub return_size: u8,
}
