// Generated from spec/chapters/platforms.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: platforms.

use genvisa_macros::Enumeration;
use genvisa_runtime::{Context, PlatformFacts, Scope};

/// Platforms, oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Platform {
    /// Broadwell, version 8.0.
    #[code(name = "BDW")] Bdw = 0,
    /// Cherryview, version 8.0.
    #[code(name = "CHV")] Chv = 1,
    /// Skylake, version 9.0.
    #[code(name = "SKL")] Skl = 2,
    /// Broxton, version 9.3.
    #[code(name = "BXT")] Bxt = 3,
    /// Ice Lake, version 11.0.
    #[code(name = "ICLLP")] Icllp = 4,
    /// Tiger Lake, version 12.0.
    #[code(name = "TGLLP")] Tgllp = 5,
    /// Arctic Sound, version 12.50.
    #[code(name = "XEHP")] Xehp = 6,
    /// Alchemist, version 12.55.
    #[code(name = "DG2")] Dg2 = 7,
    /// Meteor Lake, version 12.70.
    #[code(name = "MTL")] Mtl = 8,
    /// Ponte Vecchio, version 12.60.
    #[code(name = "PVC")] Pvc = 9,
    /// Ponte Vecchio XT, version 12.60.
    #[code(name = "PVC_XT")] PvcXt = 10,
}

impl Platform {
    /// Size of a register of each platform, in bytes.
    pub const GRF_BYTES: &'static [u32] = &[32, 32, 32, 32, 32, 32, 32, 32, 32, 64, 64];
    /// The name of each platform in Intel's finalizer; empty where the finalizer has no such platform.
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

    /// The name of the platform in Intel's finalizer; empty where the finalizer has no such platform.
    pub const fn finalizer_name(self) -> &'static str {
        Self::FINALIZER_NAMES[self as usize]
    }

    /// The context in which rules are evaluated on this platform.
    pub fn context(self, scope: &dyn Scope) -> Context<'_> {
        Context::new(scope, &Self::FACTS[self as usize])
    }

    /// The facts of each platform that rules depend on.
    const FACTS: &'static [PlatformFacts] = &[
        facts(0, 32),
        facts(1, 32),
        facts(2, 32),
        facts(3, 32),
        facts(4, 32),
        facts(5, 32),
        facts(6, 32),
        facts(7, 32),
        facts(8, 32),
        facts(9, 64),
        facts(10, 64),
    ];
}

const fn facts(number: u32, grf: u32) -> PlatformFacts {
    PlatformFacts {
        number,
        grf,
        type_bits: crate::domain::DataType::BITS,
        first: crate::variables::FIRST_DECLARED,
        variables: crate::variables::VARIABLES,
        surfaces: crate::variables::SURFACES,
        samplers: crate::variables::SAMPLERS,
    }
}
