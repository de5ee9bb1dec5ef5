//! Generated from spec/chapters/variables.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/variables.md`.
//! - Variable: first declared 32, at most 65536; can be: written, inputs, indexed (`spec/chapters/variables.md:7`)
//! - Address: first declared 0, at most 4096; can be: written (`spec/chapters/variables.md:8`)
//! - Predicate: first declared 1, at most 4096; can be: written (`spec/chapters/variables.md:9`)
//! - Sampler: first declared 0, at most 32; can be: written, inputs, indexed (`spec/chapters/variables.md:10`)
//! - Surface: first declared 6, at most 256; can be: written, inputs, indexed (`spec/chapters/variables.md:11`)
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Record, Tagged, Variants};
#[allow(unused_imports)]
use genvisa_runtime::{Context, FirstDeclared, PlatformSet, Predefined, Scope};
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use genvisa_runtime::object::PoolString;
/// The index of the first declared variable of each class.
pub const FIRST_DECLARED: FirstDeclared = FirstDeclared {
    variable: 32,
    predicate: 1,
    surface: 6,
    sampler: 0,
};
/// Predefined general variables.
///
/// 0 `null`: No variable at all; read only, cannot be aliased (`spec/chapters/variables.md:25`)
///
/// 1 `thread_x`: Media: x of the thread in the thread space; read only, cannot be aliased (`spec/chapters/variables.md:26`)
///
/// 2 `thread_y`: Media: y of the thread in the thread space; read only, cannot be aliased (`spec/chapters/variables.md:27`)
///
/// 3 `group_id_x`: GPGPU: x of the thread group; read only, cannot be aliased (`spec/chapters/variables.md:28`)
///
/// 4 `group_id_y`: GPGPU: y of the thread group; read only, cannot be aliased (`spec/chapters/variables.md:29`)
///
/// 5 `group_id_z`: GPGPU: z of the thread group; read only, cannot be aliased (`spec/chapters/variables.md:30`)
///
/// 6 `tsc`: Timestamp: low and high dword, event bit, unused, pause counter {ICLLP+}, the one part that can be written: for how long the thread pauses, in bits 9 to 0, of which 4 to 0 are zero; read and written, cannot be aliased (`spec/chapters/variables.md:31`)
///
/// 7 `r0`: Header of the thread payload; read only, can be aliased (`spec/chapters/variables.md:32`)
///
/// 8 `arg`: Arguments of functions, in 32 registers; read and written, can be aliased (`spec/chapters/variables.md:33`)
///
/// 9 `retval`: Results of functions, in 12 registers; read and written, can be aliased (`spec/chapters/variables.md:34`)
///
/// 10 `sp`: Stack pointer; read and written, cannot be aliased (`spec/chapters/variables.md:35`)
///
/// 11 `fp`: Frame pointer; read and written, cannot be aliased (`spec/chapters/variables.md:36`)
///
/// 12 `hw_id`: Number of the hardware thread; read only, cannot be aliased (`spec/chapters/variables.md:37`)
///
/// 13 `sr0`: State register; element 2 is the mask of the channels that were dispatched; read and written, cannot be aliased (`spec/chapters/variables.md:38`)
///
/// 14 `cr0`: Control register: bit 0 float mode (0 IEEE, 1 ALT), bits 5 and 4 rounding (00 nearest or even, 01 up, 10 down, 11 toward zero), bits 6, 7 and 10 keep denormals of DF, F and HF; the others are kept for later; read and written, cannot be aliased (`spec/chapters/variables.md:39`)
///
/// 15 `ce0`: Channels that execute; read only, cannot be aliased (`spec/chapters/variables.md:40`)
///
/// 16 `dbg0`: Debug register; read and written, cannot be aliased (`spec/chapters/variables.md:41`)
///
/// 17 `color`: Media: colour of the thread; read only, cannot be aliased (`spec/chapters/variables.md:42`)
///
/// 18 `impl_arg_buf_ptr`: Address of the implicit arguments, before XEHP; read and written, can be aliased (`spec/chapters/variables.md:43`)
///
/// 19 `local_id_buf_ptr`: Address of the local ids, before XEHP; read and written, can be aliased (`spec/chapters/variables.md:44`)
///
/// 20 `msg0`: Message register; read only, cannot be aliased (`spec/chapters/variables.md:45`)
pub const VARIABLES: &[Predefined] = &[
    Predefined {
        index: 0,
        name: "null",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
    Predefined {
        index: 1,
        name: "thread_x",
        platforms: PlatformSet::ALL,
        ty: Some(2),
        elements: 1,
    },
    Predefined {
        index: 2,
        name: "thread_y",
        platforms: PlatformSet::ALL,
        ty: Some(2),
        elements: 1,
    },
    Predefined {
        index: 3,
        name: "group_id_x",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 4,
        name: "group_id_y",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 5,
        name: "group_id_z",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 6,
        name: "tsc",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 5,
    },
    Predefined {
        index: 7,
        name: "r0",
        platforms: PlatformSet(0b00111111111),
        ty: Some(0),
        elements: 8,
    },
    Predefined {
        index: 7,
        name: "r0",
        platforms: PlatformSet(0b11000000000),
        ty: Some(0),
        elements: 16,
    },
    Predefined {
        index: 8,
        name: "arg",
        platforms: PlatformSet(0b00111111111),
        ty: Some(0),
        elements: 256,
    },
    Predefined {
        index: 8,
        name: "arg",
        platforms: PlatformSet(0b11000000000),
        ty: Some(0),
        elements: 512,
    },
    Predefined {
        index: 9,
        name: "retval",
        platforms: PlatformSet(0b00111111111),
        ty: Some(0),
        elements: 96,
    },
    Predefined {
        index: 9,
        name: "retval",
        platforms: PlatformSet(0b11000000000),
        ty: Some(0),
        elements: 192,
    },
    Predefined {
        index: 10,
        name: "sp",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 11,
        name: "fp",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 12,
        name: "hw_id",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 13,
        name: "sr0",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 4,
    },
    Predefined {
        index: 14,
        name: "cr0",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 15,
        name: "ce0",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 1,
    },
    Predefined {
        index: 16,
        name: "dbg0",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 2,
    },
    Predefined {
        index: 17,
        name: "color",
        platforms: PlatformSet::ALL,
        ty: Some(2),
        elements: 1,
    },
    Predefined {
        index: 18,
        name: "impl_arg_buf_ptr",
        platforms: PlatformSet::ALL,
        ty: Some(11),
        elements: 1,
    },
    Predefined {
        index: 19,
        name: "local_id_buf_ptr",
        platforms: PlatformSet::ALL,
        ty: Some(11),
        elements: 1,
    },
    Predefined {
        index: 20,
        name: "msg0",
        platforms: PlatformSet::ALL,
        ty: Some(0),
        elements: 4,
    },
];
/// Predefined surfaces.
///
/// 0 `slm`: Shared local memory; read only, cannot be aliased (`spec/chapters/variables.md:53`)
///
/// 1 ``: ; read only, cannot be aliased (`spec/chapters/variables.md:54`)
///
/// 2 ``: ; read only, cannot be aliased (`spec/chapters/variables.md:55`)
///
/// 3 `TSS`: ; read only, cannot be aliased (`spec/chapters/variables.md:56`)
///
/// 4 `bss`: Bindless: the surface whose state is at the address in this variable; read and written, cannot be aliased (`spec/chapters/variables.md:57`)
///
/// 5 `scratch`: Stateless; read only, cannot be aliased (`spec/chapters/variables.md:58`)
pub const SURFACES: &[Predefined] = &[
    Predefined {
        index: 0,
        name: "slm",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
    Predefined {
        index: 1,
        name: "",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
    Predefined {
        index: 2,
        name: "",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
    Predefined {
        index: 3,
        name: "TSS",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
    Predefined {
        index: 4,
        name: "bss",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
    Predefined {
        index: 5,
        name: "scratch",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
];
/// Predefined samplers.
///
/// 31 ``: Bindless: the sampler whose state is at the address in this variable; read and written, cannot be aliased (`spec/chapters/variables.md:64`)
pub const SAMPLERS: &[Predefined] = &[
    Predefined {
        index: 31,
        name: "",
        platforms: PlatformSet::ALL,
        ty: None,
        elements: 1,
    },
];
