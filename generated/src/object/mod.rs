// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: object.
//!
//! Known attributes
//!
//! - Attribute: OutputAsmPath; Of: kernel, function; Value: string; Bytes: 1 to 256; Meaning: name of the files that
//!   a finalizer writes
//! - Attribute: AsmName; Of: kernel, function; Value: string; Bytes: 1 to 256; Meaning: the same, under its older
//!   name
//! - Attribute: Target; Of: kernel, function; Value: 0, 1; Value names: cm, 3d; Bytes: 0 to 4; Meaning: 0: media
//!   (CM), 1: 3D and compute
//! - Attribute: SimdSize; Of: kernel, function; Value: 8, 16, 32; Bytes: 0 to 4; Meaning: channels that are
//!   dispatched
//! - Attribute: SLMSize; Of: kernel, function; Value: 0 to 64; Bytes: 0 to 4; Meaning: kilobytes of shared local
//!   memory: 0 or a power of two; other numbers are rounded up to one
//! - Attribute: SpillMemOffset; Of: kernel, function; Value: bytes; Bytes: 0 to 4; Meaning: start of the scratch
//!   memory; a multiple of a register
//! - Attribute: PerThreadInputSize; Of: kernel, function; Value: bytes; Bytes: 0 to 4; Meaning: size of the inputs
//!   that each thread has of its own
//! - Attribute: NBarrierCnt; Of: kernel, function; Value: number; Bytes: 0 to 4; Meaning: named barriers of a thread
//!   group
//! - Attribute: NumGRF; Of: kernel, function; Value: number; Bytes: 0 to 4; Meaning: registers of a thread
//! - Attribute: NoBarrier; Of: kernel, function; Value: none; Bytes: 0 to 4; Meaning: the kernel waits at no barrier
//! - Attribute: AllLaneActive; Of: kernel, function; Value: none; Bytes: 0 to 4; Meaning: all channels are enabled at
//!   the start
//! - Attribute: Caller; Of: kernel, function; Value: none; Bytes: 0 to 4; Meaning: the kernel calls kernels of other
//!   objects
//! - Attribute: Composable; Of: kernel, function; Value: none; Bytes: 0 to 4; Meaning: kernels of other objects call
//!   the kernel
//! - Attribute: Entry; Of: kernel, function; Value: none; Bytes: 0 to 4; Meaning: the kernel is the entry of a
//!   program of several objects
//! - Attribute: ArgSize; Of: kernel; Value: 0 to 32; Bytes: 0 to 4; Meaning: registers of V8
//! - Attribute: ArgSize; Of: function; Value: 0 to 32; Bytes: 0 to 4; Required: Yes; Meaning: registers of V8
//! - Attribute: RetValSize; Of: kernel; Value: 0 to 12; Bytes: 0 to 4; Meaning: registers of V9
//! - Attribute: RetValSize; Of: function; Value: 0 to 12; Bytes: 0 to 4; Required: Yes; Meaning: registers of V9
//! - Attribute: Extern; Of: function; Value: none; Bytes: 0 to 4; Meaning: the function is in another object
//! - Attribute: Scope; Of: general variable; Value: 0, 1; Bytes: 0 to 4; Meaning: 0: kernel, 1: subroutine
//! - Attribute: Input; Of: general variable; Value: none; Bytes: 0 to 4; Meaning: live at the start of the kernel
//! - Attribute: Output; Of: general variable; Value: none; Bytes: 0 to 4; Meaning: live at the end of the kernel
//! - Attribute: Input_Output; Of: general variable; Value: none; Bytes: 0 to 4; Meaning: live at the start and at the
//!   end of the kernel
//! - Attribute: PayloadLiveOut; Of: general variable; Value: none; Bytes: 0 to 4; Meaning: part of the payload that
//!   is live at the end of the kernel
//! - Attribute: NoWidening; Of: general variable; Value: none; Bytes: 0 to 4; Meaning: a finalizer keeps the type as
//!   it is
//! - Attribute: DoNotSpill; Of: general variable; Value: none; Bytes: 0 to 4; Meaning: a finalizer keeps the variable
//!   in registers

mod address_info;
mod attribute_info;
mod common_isa_header;
mod file_scope_var_info;
mod function_data;
mod function_info;
mod function_reloc_symtab;
mod gen_binary_info;
mod input_info;
mod kernel_data;
mod kernel_info;
mod label_info;
mod predicate_info;
mod sampler_info;
mod surface_info;
mod var_info;
mod variable_reloc_symtab;
mod vme_info;

pub use address_info::*;
pub use attribute_info::*;
pub use common_isa_header::*;
pub use file_scope_var_info::*;
pub use function_data::*;
pub use function_info::*;
pub use function_reloc_symtab::*;
pub use gen_binary_info::*;
pub use input_info::*;
pub use kernel_data::*;
pub use kernel_info::*;
pub use label_info::*;
pub use predicate_info::*;
pub use sampler_info::*;
pub use surface_info::*;
pub use var_info::*;
pub use variable_reloc_symtab::*;
pub use vme_info::*;
