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

/// The platform of a name, as the specification, Intel's finalizer or Intel's offline compiler `ocloc` has it: letters may be
/// small, and underscores and hyphens do not count.
///
/// ```
/// use genvisa::Platform;
/// use genvisa_asm::platform_named;
///
/// assert_eq!((platform_named("pvc-xt"), platform_named("PVCXT")), (Ok(Platform::PvcXt), Ok(Platform::PvcXt)));
/// assert_eq!((platform_named("xe_hp_sdv"), platform_named("XeHP")), (Ok(Platform::Xehp), Ok(Platform::Xehp)));
/// assert!(platform_named("GEN13").is_err_and(|message| message.starts_with("expected one of BDW, ")));
/// ```
///
/// # Errors
/// The names of all platforms, as a message.
pub fn platform_named(name: &str) -> Result<Platform, String> {
    let plain = |name: &str| name.replace(['_', '-'], "").to_ascii_uppercase();
    let name = plain(name);
    let is = |known: &str| !known.is_empty() && plain(known) == name;
    let found = Platform::ALL.iter().find(|one| is(one.name()) || is(one.finalizer_name()));
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = Platform::ALL.iter().map(|platform| platform.name()).collect();
        format!("expected one of {}", names.join(", "))
    })
}
