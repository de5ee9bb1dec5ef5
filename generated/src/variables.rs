// Generated from spec/chapters/variables.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: variables.
//! - Variable: first declared 32, at most 65536; can be: written, inputs, indexed
//! - Address: first declared 0, at most 4096; can be: written
//! - Predicate: first declared 1, at most 4096; can be: written
//! - Sampler: first declared 0, at most 32; can be: written, inputs, indexed
//! - Surface: first declared 6, at most 256; can be: written, inputs, indexed

use genvisa_runtime::{FirstDeclared, PlatformSet, Predefined};

/// The index of the first declared variable of each class.
pub const FIRST_DECLARED: FirstDeclared = FirstDeclared {
    variable: 32,
    predicate: 1,
    surface: 6,
    sampler: 0,
};

/// Predefined general variables.
///
/// - 0 `null`: Null variable; read only, cannot be aliased
/// - 1 `thread_x`: Media: x of the thread in the thread space; read only, cannot be aliased
/// - 2 `thread_y`: Media: y of the thread in the thread space; read only, cannot be aliased
/// - 3 `group_id_x`: GPGPU: x of the thread group; read only, cannot be aliased
/// - 4 `group_id_y`: GPGPU: y of the thread group; read only, cannot be aliased
/// - 5 `group_id_z`: GPGPU: z of the thread group; read only, cannot be aliased
/// - 6 `tsc`: Timestamp: low and high dword, event bit, unused, pause counter {ICLLP+}. Kernels write the pause
///   counter alone: its bits 9 to 0 are the duration of the pause, and bits 4 to 0 are zero; read and written, cannot
///   be aliased
/// - 7 `r0`: Header of the thread payload; read only, can be aliased
/// - 8 `arg`: Arguments of functions, in 32 registers; read and written, can be aliased, without a value in a kernel
///   that begins
/// - 9 `retval`: Results of functions, in 12 registers; read and written, can be aliased, without a value in a kernel
///   that begins
/// - 10 `sp`: Stack pointer; read and written, cannot be aliased, without a value in a kernel that begins
/// - 11 `fp`: Frame pointer; read and written, cannot be aliased, without a value in a kernel that begins
/// - 12 `hw_id`: Number of the hardware thread; read only, cannot be aliased
/// - 13 `sr0`: State register; element 2 is the mask of the channels that were dispatched; read and written, cannot
///   be aliased
/// - 14 `cr0`: Control register: bit 0 float mode (0 IEEE, 1 ALT), bits 5 and 4 rounding (00 nearest or even, 01 up,
///   10 down, 11 toward zero), bits 6, 7 and 10 keep denormals of DF, F and HF; the other bits are for future use; read
///   and written, cannot be aliased
/// - 15 `ce0`: Channels that execute; read only, cannot be aliased
/// - 16 `dbg0`: Debug register; read and written, cannot be aliased
/// - 17 `color`: Media: colour of the thread; read only, cannot be aliased
/// - 18 `impl_arg_buf_ptr`: Address of the implicit arguments, before XEHP; read and written, can be aliased
/// - 19 `local_id_buf_ptr`: Address of the local ids, before XEHP; read and written, can be aliased
/// - 20 `msg0`: Message register; read only, cannot be aliased
#[rustfmt::skip]
pub const VARIABLES: &[Predefined] = &[
    Predefined { index: 0, name: "null", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Null variable" },
    Predefined { index: 1, name: "thread_x", ty: Some(2), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Media: x of the thread in the thread space" },
    Predefined { index: 2, name: "thread_y", ty: Some(2), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Media: y of the thread in the thread space" },
    Predefined { index: 3, name: "group_id_x", ty: Some(0), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "GPGPU: x of the thread group" },
    Predefined { index: 4, name: "group_id_y", ty: Some(0), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "GPGPU: y of the thread group" },
    Predefined { index: 5, name: "group_id_z", ty: Some(0), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "GPGPU: z of the thread group" },
    Predefined { index: 6, name: "tsc", ty: Some(0), elements: 5,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: false,
        doc: "Timestamp: low and high dword, event bit, unused, pause counter {ICLLP+}. Kernels write the pause \
             counter alone: its bits 9 to 0 are the duration of the pause, and bits 4 to 0 are zero" },
    Predefined { index: 7, name: "r0", ty: Some(0), elements: 8,
        platforms: PlatformSet(0b00111111111), writable: false, divisible: true, unset: false,
        doc: "Header of the thread payload" },
    Predefined { index: 7, name: "r0", ty: Some(0), elements: 16,
        platforms: PlatformSet(0b11000000000), writable: false, divisible: true, unset: false,
        doc: "Header of the thread payload" },
    Predefined { index: 8, name: "arg", ty: Some(0), elements: 256,
        platforms: PlatformSet(0b00111111111), writable: true, divisible: true, unset: true,
        doc: "Arguments of functions, in 32 registers" },
    Predefined { index: 8, name: "arg", ty: Some(0), elements: 512,
        platforms: PlatformSet(0b11000000000), writable: true, divisible: true, unset: true,
        doc: "Arguments of functions, in 32 registers" },
    Predefined { index: 9, name: "retval", ty: Some(0), elements: 96,
        platforms: PlatformSet(0b00111111111), writable: true, divisible: true, unset: true,
        doc: "Results of functions, in 12 registers" },
    Predefined { index: 9, name: "retval", ty: Some(0), elements: 192,
        platforms: PlatformSet(0b11000000000), writable: true, divisible: true, unset: true,
        doc: "Results of functions, in 12 registers" },
    Predefined { index: 10, name: "sp", ty: Some(11), elements: 1,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: true,
        doc: "Stack pointer" },
    Predefined { index: 11, name: "fp", ty: Some(11), elements: 1,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: true,
        doc: "Frame pointer" },
    Predefined { index: 12, name: "hw_id", ty: Some(0), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Number of the hardware thread" },
    Predefined { index: 13, name: "sr0", ty: Some(0), elements: 4,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: false,
        doc: "State register; element 2 is the mask of the channels that were dispatched" },
    Predefined { index: 14, name: "cr0", ty: Some(0), elements: 1,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: false,
        doc: "Control register: bit 0 float mode (0 IEEE, 1 ALT), bits 5 and 4 rounding (00 nearest or even, 01 up, \
             10 down, 11 toward zero), bits 6, 7 and 10 keep denormals of DF, F and HF; the other bits are for future \
             use" },
    Predefined { index: 15, name: "ce0", ty: Some(0), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Channels that execute" },
    Predefined { index: 16, name: "dbg0", ty: Some(0), elements: 2,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: false,
        doc: "Debug register" },
    Predefined { index: 17, name: "color", ty: Some(2), elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Media: colour of the thread" },
    Predefined { index: 18, name: "impl_arg_buf_ptr", ty: Some(11), elements: 1,
        platforms: PlatformSet::ALL, writable: true, divisible: true, unset: false,
        doc: "Address of the implicit arguments, before XEHP" },
    Predefined { index: 19, name: "local_id_buf_ptr", ty: Some(11), elements: 1,
        platforms: PlatformSet::ALL, writable: true, divisible: true, unset: false,
        doc: "Address of the local ids, before XEHP" },
    Predefined { index: 20, name: "msg0", ty: Some(0), elements: 4,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Message register" },
];

/// Predefined surfaces.
///
/// - 0 `slm`: Shared local memory; read only, cannot be aliased
/// - 1 ``: ; read only, cannot be aliased
/// - 2 ``: ; read only, cannot be aliased
/// - 3 `TSS`: ; read only, cannot be aliased
/// - 4 `bss`: Bindless: the surface whose state is at the address in this variable; read and written, cannot be
///   aliased
/// - 5 `scratch`: Stateless; read only, cannot be aliased
#[rustfmt::skip]
pub const SURFACES: &[Predefined] = &[
    Predefined { index: 0, name: "slm", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Shared local memory" },
    Predefined { index: 1, name: "", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "" },
    Predefined { index: 2, name: "", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "" },
    Predefined { index: 3, name: "TSS", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "" },
    Predefined { index: 4, name: "bss", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: false,
        doc: "Bindless: the surface whose state is at the address in this variable" },
    Predefined { index: 5, name: "scratch", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: false, divisible: false, unset: false,
        doc: "Stateless" },
];

/// Predefined samplers.
///
/// - 31 ``: Bindless: the sampler whose state is at the address in this variable; read and written, cannot be aliased
#[rustfmt::skip]
pub const SAMPLERS: &[Predefined] = &[
    Predefined { index: 31, name: "", ty: None, elements: 1,
        platforms: PlatformSet::ALL, writable: true, divisible: false, unset: false,
        doc: "Bindless: the sampler whose state is at the address in this variable" },
];
