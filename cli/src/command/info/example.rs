//! A program with an instruction, for `genvisa info`.

use crate::examples::{self, Pair};
use genvisa::{InstructionInfo, Level, Platform};
use genvisa_asm::Target;
use genvisa_findings::program::Program;
use serde::Serialize;

/// A program without errors.
#[derive(Serialize)]
pub struct Example {
    /// The platform that it is for.
    pub platform: &'static str,
    /// Its text.
    pub program: String,
}

impl Example {
    /// A program with an instruction: the shortest valid example of its rules, or the frame of all examples, which has calls and
    /// returns.
    pub fn of(info: &InstructionInfo) -> Option<Self> {
        let mut pairs: Vec<Pair> =
            info.rules.iter().filter_map(|rule| examples::of(rule.id).example).collect();
        pairs.sort_by_key(|pair| pair.valid.len());
        let of_pairs = pairs.iter().filter_map(|pair| {
            Some((genvisa_asm::platform_named(&pair.platform).ok()?, pair.valid_programs()))
        });
        let frame = Platform::ALL.last().map(|platform| (*platform, examples::framed(&[]).to_vec()));
        of_pairs.chain(frame).find_map(|(platform, programs)| {
            let is_it = |text: &String| has(text, platform, info.name) && passes(text, platform);
            let program = programs.into_iter().find(is_it)?;
            Some(Self { platform: platform.name(), program })
        })
    }
}

fn passes(text: &str, platform: Platform) -> bool {
    let program = Program::text("example", text, platform);
    program.problems().is_empty() && program.findings().iter().all(|found| found.level() != Level::Error)
}

/// Whether a program has an instruction with a name.
fn has(text: &str, platform: Platform, name: &str) -> bool {
    let module = Target::from(platform).read(text).module;
    module.bodies().flatten().any(|instruction| instruction.info().name == name)
}
