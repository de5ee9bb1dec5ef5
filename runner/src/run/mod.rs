//! Runs vectors against an implementation under test.
//!
//! [`Adapter`] starts programs that speak the protocol, and [`Tool`] runs commands that a `conform.toml` describes.
//! [`Selection`] chooses and orders the vectors, and [`run`] asks them: every planned case ends in exactly one outcome.

mod child;
mod group;
mod measure;
mod pool;
mod select;
mod tool;

pub use child::{Adapter, Channel, Child, Limits};
pub use measure::{gather, measure};
pub use pool::{Done, Options, Started, run};
pub use select::{Selection, Shard};
pub use tool::{Condition, Config, Limits as ToolLimits, Task, Tool, Verdict as ToolVerdict};

use crate::implementation::Factory;
use std::path::Path;

/// The implementation that a text names: the path of a `conform.toml`, or the command line of an adapter. Limits and channel
/// are those of an adapter.
///
/// # Errors
/// If the file cannot be read, or the command line has an open quotation mark.
pub fn named(text: &str, limits: Limits, channel: Channel) -> Result<Box<dyn Factory>, String> {
    if Path::new(text).extension().is_some_and(|extension| extension == "toml") {
        Ok(Box::new(Tool::read(Path::new(text))?))
    } else {
        Ok(Box::new(Adapter::new(text, limits)?.over(channel)))
    }
}
