// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `vme_info`: [`VmeInfo`].

use crate::prelude::*;

/// The structure of VME variables is not documented, and no known file contains one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct VmeInfo {
}
