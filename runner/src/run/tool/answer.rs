//! The answer of a run.

use super::config::{Condition, Config, Task, Verdict};
use super::process::Run;
use crate::outcome::{Answer, Outcome};
use crate::request::{Data, Operation};
use crate::run::group::describe;
use std::ops::RangeInclusive;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;
use std::{fs, io};

/// The signal that ends a process at its limit of processor time (`SIGXCPU`).
const OUT_OF_TIME: i32 = 24;

/// The signal that ends a process that writes too large a file (`SIGXFSZ`).
const FILE_TOO_LARGE: i32 = 25;

/// Exit codes by which a shell reports that it cannot run a program, and a loader that a library is absent.
const NOT_RUN: [i32; 2] = [126, 127];

/// Exit codes by which a shell reports that a signal ended a program.
const ENDED_BY_SIGNAL: RangeInclusive<i32> = 129..=159;

/// The characters of a message that are kept.
const MESSAGE: usize = 4096;

/// The outcome of a run that ended with a status.
pub(super) fn outcome(
    config: &Config,
    task: &Task,
    operation: Operation,
    status: ExitStatus,
    run: &Run,
) -> io::Result<Outcome> {
    let error = |message: String| Ok(Outcome::Answered(Answer::Error { message: shorten(message) }));
    match (status.signal(), config.limits.processor_seconds) {
        (Some(OUT_OF_TIME), Some(seconds)) => {
            return Ok(Outcome::TimedOut { limit_ms: u64::from(seconds) * 1000 });
        }
        (Some(FILE_TOO_LARGE), _) => {
            return error(format!("it wrote a file of more than {} bytes", config.limits.file_bytes));
        }
        (Some(_), _) => return Ok(Outcome::Crashed { detail: describe(status) }),
        (None, _) => {}
    }
    // Neither of these is an answer of the implementation, unless the description names the code.
    let code = status.code().filter(|code| !config.answer.iter().any(|condition| condition.names(*code)));
    let errors = run.text("stderr")?.unwrap_or_default();
    if code.is_some_and(|code| NOT_RUN.contains(&code)) {
        return error(format!("{}: the command did not run: {errors}", describe(status)));
    }
    if code.is_some_and(|code| ENDED_BY_SIGNAL.contains(&code)) {
        return Ok(Outcome::Crashed { detail: describe(status) });
    }
    for condition in &config.answer {
        if is_met(condition, status, run)? {
            return answer(condition, task, operation, run).map(Outcome::Answered);
        }
    }
    error(format!("{}, and no answer of the description applies: {errors}", describe(status)))
}

/// Whether all conditions of an answer are met.
fn is_met(condition: &Condition, status: ExitStatus, run: &Run) -> io::Result<bool> {
    let code = status.code().unwrap_or(-1);
    if condition.exit.as_ref().is_some_and(|codes| !codes.contains(&code))
        || condition.exit_not.contains(&code)
    {
        return Ok(false);
    }
    for pattern in &condition.exists {
        if run.matching(pattern)?.is_none() {
            return Ok(false);
        }
    }
    for pattern in &condition.missing {
        if run.matching(pattern)?.is_some() {
            return Ok(false);
        }
    }
    let texts =
        [("stdout", &condition.stdout), ("stderr", &condition.stderr), (source(condition), &condition.text)];
    for (source, expression) in texts {
        if let Some(expression) = expression
            && !run.text(source)?.is_some_and(|text| expression.is_match(&text))
        {
            return Ok(false);
        }
    }
    Ok(true)
}

fn source(condition: &Condition) -> &str {
    condition.message.as_deref().unwrap_or("stderr")
}

/// The answer of a condition that is met.
fn answer(condition: &Condition, task: &Task, operation: Operation, run: &Run) -> io::Result<Answer> {
    let message = run.text(source(condition))?.unwrap_or_default();
    let rules = match &condition.rules {
        None => Vec::new(),
        Some(expression) => {
            let named = expression.captures_iter(&message).filter_map(|found| found.get(1));
            let mut rules: Vec<String> = named.map(|rule| rule.as_str().to_string()).collect();
            rules.sort();
            rules.dedup();
            rules
        }
    };
    Ok(match condition.verdict {
        Verdict::Accept => Answer::Accept { output: output(task, operation, run)?, rules },
        Verdict::Reject => {
            let message = Some(shorten(message)).filter(|message| !message.is_empty());
            Answer::Reject { phase: condition.phase, rules, message }
        }
        Verdict::Skip => Answer::Skip { reason: shorten(message) },
        Verdict::Error => Answer::Error { message: shorten(message) },
    })
}

/// The output of an operation that has one.
fn output(task: &Task, operation: Operation, run: &Run) -> io::Result<Option<Data>> {
    let Some(pattern) = &task.output else { return Ok(None) };
    let Some(path) = run.matching(pattern)? else { return Ok(None) };
    let bytes = fs::read(path)?;
    Ok(Some(match operation {
        Operation::Disassemble | Operation::Decode => {
            Data::Text(String::from_utf8_lossy(&bytes).into_owned())
        }
        _ => Data::Base64(bytes),
    }))
}

fn shorten(message: String) -> String {
    match message.char_indices().nth(MESSAGE) {
        None => message,
        Some((end, _)) => message.get(..end).unwrap_or_default().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{MESSAGE, shorten};

    #[test]
    fn a_message_keeps_as_many_characters_as_it_may_have() {
        for (characters, kept) in
            [(0, 0), (MESSAGE - 1, MESSAGE - 1), (MESSAGE, MESSAGE), (MESSAGE + 1, MESSAGE)]
        {
            assert_eq!(shorten("é".repeat(characters)), "é".repeat(kept), "{characters}");
        }
    }
}
