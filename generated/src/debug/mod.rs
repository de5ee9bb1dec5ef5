// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: debug.

mod call_frame;
mod debug_info;
mod debug_object;
mod debug_subroutine;
mod debug_var;
mod gen_interval;
mod gen_intervals;
mod mapping;
mod mapping_table;
mod saved_register;
mod saved_registers;
mod visa_interval;
mod visa_intervals;

pub use call_frame::*;
pub use debug_info::*;
pub use debug_object::*;
pub use debug_subroutine::*;
pub use debug_var::*;
pub use gen_interval::*;
pub use gen_intervals::*;
pub use mapping::*;
pub use mapping_table::*;
pub use saved_register::*;
pub use saved_registers::*;
pub use visa_interval::*;
pub use visa_intervals::*;
