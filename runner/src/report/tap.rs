//! The results in the Test Anything Protocol, version 14.

use super::describe;
use crate::record::Verdict;
use crate::results::Results;
use std::io::{self, Write};

/// Writes the results. Skipped cases have the directive `SKIP`, declared failures `TODO`, and each problem of the run is a failure
/// behind the cases.
///
/// # Errors
/// If writing fails.
pub fn tap(results: &Results, mut to: impl Write) -> io::Result<()> {
    let problems = &results.summary.problems;
    writeln!(to, "TAP version 14\n1..{}", results.cases.len() + problems.len())?;
    for (at, case) in results.cases.iter().enumerate() {
        let ok = if case.verdict.is_failure() { "not ok" } else { "ok" };
        let directive = match case.verdict {
            Verdict::Skip | Verdict::NotApplicable => format!(" # SKIP {}", one_line(&describe(case))),
            verdict if verdict.is_failure() && case.declared == Some(verdict) => {
                let line = case.expected_by.unwrap_or_default();
                format!(" # TODO declared in line {line} of the expected results")
            }
            _ => String::new(),
        };
        writeln!(to, "{ok} {} - {}{directive}", at + 1, one_line(&case.id))?;
        if case.verdict.is_failure() {
            let message = serde_json::to_string(&describe(case))?;
            writeln!(to, "  ---\n  verdict: {}\n  message: {message}\n  ...", case.verdict.name())?;
        }
    }
    let numbers = results.cases.len() + 1..;
    numbers.zip(problems).try_for_each(|(number, problem)| {
        writeln!(to, "not ok {number} - {}", one_line(&problem.to_string()))
    })
}

/// Text without line ends and without the sign that begins a directive.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('#', "\\#")
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn a_message_is_one_line_without_a_directive() {
        assert_eq!(one_line("a\nb\rc # TODO \\"), "a b c \\# TODO \\\\");
    }
}
