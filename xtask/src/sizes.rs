//! `cargo xtask sizes`: every operand with its size, one line of JSON each.

use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::{Readings, sizes};

const EXAMPLES: &str = "\
Examples:
  cargo xtask sizes
  cargo xtask sizes --spec spec

Each line is an object: instruction, operand, ty (the type of the field), written (false: it is read), and sizes, \
with the rule, its platforms (empty: all), the condition (when) and the bytes, both in the rule language of \
spec/README.md. The region of a vector operand without sizes determines its bytes. The last line, on standard error, \
has the number of raw operands and blocks without a size; spec/unsized.toml has the reasons.
Exit code: 0, 1 for pages with errors or for rules that ask for bytes in another form, 2 for pages that cannot be \
read.";

/// Print the size of every operand, one line of JSON each
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let (isa, outcome) = pages::model(args.pages.paths(), readings)?;
    let operands = match sizes(&isa) {
        Ok(operands) => operands,
        Err(rules) => {
            let lines = rules
                .iter()
                .map(|rule| format!("not of the form `condition => available(x) >= bytes`: {rule}\n"));
            console::print_error(&lines.collect::<String>());
            return Ok(Outcome::Findings);
        }
    };
    console::print(&console::json_lines(&operands)?)?;
    let all = operands.iter().filter(|operand| operand.needs_rule()).count();
    let without = operands.iter().filter(|operand| operand.needs_rule() && operand.sizes.is_empty()).count();
    console::print_error(&format!("{all} raw operands and blocks, {without} without a size\n"));
    Ok(outcome)
}
