// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `vme_info`: [`VmeInfo`].

use crate::prelude::*;

/// No structure is known; files have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct VmeInfo {
}
