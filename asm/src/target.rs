//! The platform facts that text does not state.

use genvisa::Platform;

/// The size of registers. It determines `&V[40]` and `%sizeof(GRF)`, and text does not state it.
///
/// ```
/// use genvisa::Platform;
/// use genvisa_asm::Target;
///
/// assert_eq!(Target::default(), Target::from(Platform::Skl));
/// assert_eq!(Target::from(Platform::Pvc).grf, 64);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// Bytes of a register.
    pub grf: u32,
}

/// Registers of 32 bytes, as on all platforms before PVC.
impl Default for Target {
    fn default() -> Self {
        Self { grf: 32 }
    }
}

impl From<Platform> for Target {
    fn from(platform: Platform) -> Self {
        Self { grf: platform.grf_bytes() }
    }
}
