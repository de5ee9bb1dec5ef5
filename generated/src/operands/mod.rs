// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: operands.

mod addr_opnd;
mod const_opnd;
mod gen_opnd;
mod indirect_opnd;
mod pred;
mod pred_opnd;
mod raw_operand;
mod state_opnd;
mod vec_operand;

pub use addr_opnd::*;
pub use const_opnd::*;
pub use gen_opnd::*;
pub use indirect_opnd::*;
pub use pred::*;
pub use pred_opnd::*;
pub use raw_operand::*;
pub use state_opnd::*;
pub use vec_operand::*;
