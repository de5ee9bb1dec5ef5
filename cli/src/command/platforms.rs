//! `genvisa platforms`: lists the platforms.

use crate::json::object;
use crate::{Outcome, Unusable, say};
use genvisa::{Instruction, Platform, PlatformSet};
use serde_json::json;
use std::fmt::Write;

/// List the platforms that programs can be checked for
#[derive(clap::Args)]
pub struct Args {
    /// Print one JSON object for each platform
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let mut out = String::new();
    if !args.json {
        out += "platform  register  instructions  name in Intel's finalizer\n";
    }
    for info in Platform::INFO {
        let Some(platform) = Platform::from_code(info.code) else { continue };
        let exists = |info: &&&genvisa::InstructionInfo| info.platforms.contains(platform as u32);
        let (name, grf) = (platform.name(), platform.grf_bytes());
        let (count, finalizer) = (Instruction::ALL.iter().filter(exists).count(), platform.finalizer_name());
        match args.json {
            true => {
                let value = json!({"name": name, "register_bytes": grf, "instructions": count, "finalizer": finalizer});
                out += &object(value)?;
            }
            false => {
                let _ = writeln!(out, "{name:<8}  {grf:>2} bytes  {count:>12}  {finalizer}");
            }
        }
    }
    say(&out)
}

/// The names of the platforms in a set, or `all`.
pub fn names(set: PlatformSet) -> String {
    let all = Platform::INFO.iter().filter(|info| set.contains(info.code as u32));
    let names: Vec<&str> = all.map(|info| info.name).collect();
    if names.len() == Platform::INFO.len() { "all".to_string() } else { names.join(", ") }
}
