//! `genvisa diff`: compares two programs as text.

use crate::json::object;
use crate::program::{For, Program};
use crate::{Outcome, Unusable, say};
use serde_json::{Value, json};
use similar::{DiffTag, TextDiff};
use std::ops::Range;
use std::path::PathBuf;

/// Compare two programs as disassembled text
#[derive(clap::Args)]
pub struct Args {
    /// First program; - is standard input
    old: PathBuf,
    /// Second program
    new: PathBuf,
    /// Print one JSON object with the changed lines of both texts
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    platform: For,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let target = args.platform.target();
    let (old, new) = (Program::read(&args.old, target)?, Program::read(&args.new, target)?);
    let texts = [&old, &new].map(|program| target.disassemble(&program.module));
    let diff = TextDiff::from_lines(&texts[0], &texts[1]);
    let outcome = if texts[0] == texts[1] { Outcome::Clean } else { Outcome::Findings };
    if args.json {
        let value = json!({ "old": old.name.0, "new": new.name.0, "changes": changes(&diff) });
        say(&object(value)?)?;
        return Ok(outcome);
    }
    if outcome == Outcome::Clean {
        return Ok(outcome);
    }
    say(&diff.unified_diff().header(&old.name.to_string(), &new.name.to_string()).to_string())?;
    Ok(Outcome::Findings)
}

/// The changed lines: the number of the first one in each disassembled text, from 1, and the lines without their ends.
fn changes(diff: &TextDiff<'_, '_, str>) -> Vec<Value> {
    let side = |line: Range<usize>, lines: Vec<&str>| {
        let lines: Vec<&str> = lines.into_iter().map(str::trim_end).collect();
        json!({ "line": line.start + 1, "lines": lines })
    };
    let changed = diff.ops().iter().filter(|op| op.tag() != DiffTag::Equal);
    let both = changed.map(|op| {
        let (old, new) = (op.old_range(), op.new_range());
        json!({
            "old": side(old.clone(), old.filter_map(|at| diff.old_slice(at)).collect()),
            "new": side(new.clone(), new.filter_map(|at| diff.new_slice(at)).collect()),
        })
    });
    both.collect()
}
