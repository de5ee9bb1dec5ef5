//! Generated from spec/chapters/platforms.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/platforms.md`.
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
/// Platforms, oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Platform {
    /// Broadwell, version 8.0
    ///
    /// `spec/chapters/platforms.md:9`
    #[code(name = "BDW")]
    Bdw = 0,
    /// Cherryview, version 8.0
    ///
    /// `spec/chapters/platforms.md:10`
    #[code(name = "CHV")]
    Chv = 1,
    /// Skylake, version 9.0
    ///
    /// `spec/chapters/platforms.md:11`
    #[code(name = "SKL")]
    Skl = 2,
    /// Broxton, version 9.3
    ///
    /// `spec/chapters/platforms.md:12`
    #[code(name = "BXT")]
    Bxt = 3,
    /// Ice Lake, version 11.0
    ///
    /// `spec/chapters/platforms.md:13`
    #[code(name = "ICLLP")]
    Icllp = 4,
    /// Tiger Lake, version 12.0
    ///
    /// `spec/chapters/platforms.md:14`
    #[code(name = "TGLLP")]
    Tgllp = 5,
    /// Arctic Sound, version 12.50
    ///
    /// `spec/chapters/platforms.md:15`
    #[code(name = "XEHP")]
    Xehp = 6,
    /// Alchemist, version 12.55
    ///
    /// `spec/chapters/platforms.md:16`
    #[code(name = "DG2")]
    Dg2 = 7,
    /// Meteor Lake, version 12.70
    ///
    /// `spec/chapters/platforms.md:17`
    #[code(name = "MTL")]
    Mtl = 8,
    /// Ponte Vecchio, version 12.60
    ///
    /// `spec/chapters/platforms.md:18`
    #[code(name = "PVC")]
    Pvc = 9,
    /// Ponte Vecchio XT, version 12.60
    ///
    /// `spec/chapters/platforms.md:19`
    #[code(name = "PVC_XT")]
    PvcXt = 10,
}
impl Platform {
    /// Size of a register of each platform, in bytes.
    pub const GRF_BYTES: &'static [u32] = &[32, 32, 32, 32, 32, 32, 32, 32, 32, 64, 64];
    /// What Intel's finalizer calls each platform; empty where it knows none.
    pub const FINALIZER_NAMES: &'static [&'static str] = &[
        "BDW",
        "CHV",
        "SKL",
        "BXT",
        "ICLLP",
        "TGLLP",
        "XeHP_SDV",
        "DG2",
        "MTL",
        "PVC",
        "PVCXT",
    ];
    /// Size of a register, in bytes.
    pub const fn grf_bytes(self) -> u32 {
        Self::GRF_BYTES[self as usize]
    }
    /// What Intel's finalizer calls the platform; empty where it knows none.
    pub const fn finalizer_name(self) -> &'static str {
        Self::FINALIZER_NAMES[self as usize]
    }
    /// What rules are evaluated in on this platform.
    pub fn context(self, scope: &dyn Scope) -> Context<'_> {
        Context {
            scope,
            platform: self as u32,
            grf: self.grf_bytes(),
            type_bits: crate::domain::DataType::BITS,
            first: crate::variables::FIRST_DECLARED,
            variables: crate::variables::VARIABLES,
            surfaces: crate::variables::SURFACES,
            samplers: crate::variables::SAMPLERS,
            role: genvisa_runtime::Role::None,
            channels: None,
            first_channel: None,
            only: &[],
            field: "",
            element: None,
        }
    }
}
