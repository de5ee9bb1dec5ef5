//! The subcommands, one file each.

pub mod asm;
pub mod check;
pub mod diff;
pub mod dis;
pub mod explain;
pub mod extract;
pub mod fmt;
pub mod info;
mod inputs;
pub mod platforms;
pub mod select;
