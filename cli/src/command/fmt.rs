//! `genvisa fmt`: formats text and keeps its comments.

use crate::program::{bytes, is_colourful, text, write};
use crate::{Outcome, Unusable};
use genvisa_asm::Problem;
use genvisa_asm::module::assemble;
use genvisa_asm::report::Source;
use std::path::{Path, PathBuf};

/// Format .visaasm text: indentation, spaces and blank lines; comments are kept
#[derive(clap::Args)]
pub struct Args {
    /// Text file, which is rewritten; - reads standard input and prints to standard output
    input: PathBuf,
    /// Write nothing; exit with 1 if the file is not formatted
    #[arg(long)]
    check: bool,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let (name, bytes) = bytes(&args.input)?;
    let old = text(&name, bytes)?;
    let unusable =
        |problems: Vec<Problem>| Unusable(Source::new(&name, &old).render(&problems, is_colourful()));
    let before = assemble(&old).map_err(unusable)?;
    let new = laid_out(&old);
    // The formatted text must assemble to the same program, otherwise nothing is written.
    match assemble(&new) {
        Ok(after) if after == before => {}
        _ => {
            return Err(Unusable(format!(
                "error: {name}: formatting would change the program; the file is left as it is"
            )));
        }
    }
    if args.check {
        return Ok(if new == old { Outcome::Clean } else { Outcome::Findings });
    }
    if args.input == Path::new("-") || new != old {
        write(&args.input, new.as_bytes())?;
    }
    Ok(Outcome::Clean)
}

/// Indentation of instructions.
const INDENT: &str = "    ";

/// The text with one blank for several, instructions indented, and one blank line at most between others.
fn laid_out(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut blank_lines = 0;
    let mut in_comment = false;
    for line in text.lines() {
        if in_comment {
            in_comment = !line.contains("*/");
            out.push_str(line.trim_end());
            out.push('\n');
            continue;
        }
        let trimmed = line.trim();
        if trimmed.is_empty() {
            blank_lines += 1;
            continue;
        }
        if blank_lines > 0 && !out.is_empty() {
            out.push('\n');
        }
        blank_lines = 0;
        if !stands_at_the_margin(line, trimmed) {
            out.push_str(INDENT);
        }
        squeeze(trimmed, &mut out);
        out.push('\n');
        in_comment = trimmed.rfind("/*").is_some_and(|at| !trimmed[at..].contains("*/"));
    }
    out
}

/// Directives, labels, scopes and comments that stood there.
fn stands_at_the_margin(line: &str, trimmed: &str) -> bool {
    let is_label = trimmed.split("//").next().is_some_and(|code| code.trim_end().ends_with(':'));
    let is_comment = trimmed.starts_with("//") && !line.starts_with([' ', '\t']);
    trimmed.starts_with(['.', '{', '}']) || is_label || is_comment
}

/// One blank for several, but for quoted text and comments.
fn squeeze(line: &str, out: &mut String) {
    let mut quoted = false;
    let mut escaped = false;
    let mut blanks = false;
    for (at, c) in line.char_indices() {
        let rest = line.get(at..).unwrap_or_default();
        if !quoted && (rest.starts_with("//") || rest.starts_with("/*")) {
            if blanks {
                out.push(' ');
            }
            out.push_str(rest);
            return;
        }
        if !quoted && matches!(c, ' ' | '\t') {
            blanks = true;
            continue;
        }
        if blanks {
            out.push(' ');
            blanks = false;
        }
        out.push(c);
        quoted = if quoted { c != '"' || escaped } else { c == '"' };
        escaped = quoted && c == '\\' && !escaped;
    }
}
