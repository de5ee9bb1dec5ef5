//! The side of an implementation.

use super::{FromImplementation, FromRunner, INPUT, OUTPUT, Reply, line};
use crate::implementation::Implementation;
use crate::outcome::{Answer, Outcome};
use std::env;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Error, ErrorKind, Write};

/// Answers the requests of the runner until it ends the session. Uses the spare descriptors if the runner offers them, and
/// otherwise standard input and output.
///
/// # Errors
/// If a message is not of the protocol, or a pipe breaks. A program should end with an exit code other than 0 then.
pub fn serve(implementation: &mut dyn Implementation) -> io::Result<()> {
    match (env::var_os(INPUT), env::var_os(OUTPUT)) {
        (Some(input), Some(output)) => {
            let output = OpenOptions::new().write(true).open(output)?;
            serve_on(implementation, BufReader::new(File::open(input)?), output)
        }
        _ => serve_on(implementation, io::stdin().lock(), io::stdout().lock()),
    }
}

/// Answers the requests of a runner behind any pair of streams.
///
/// # Errors
/// As of [`serve`].
pub fn serve_on(
    implementation: &mut dyn Implementation,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut text = Vec::new();
    while input.read_until(b'\n', &mut text)? > 0 {
        let message = serde_json::from_slice(&text).map_err(|e| Error::new(ErrorKind::InvalidData, e))?;
        let reply = match message {
            FromRunner::Start(_) => FromImplementation::Hello(implementation.hello()),
            FromRunner::Request(request) => {
                let answer = answer(implementation.ask(&request));
                FromImplementation::Reply(Reply { id: request.id, answer })
            }
        };
        output.write_all(&line(&reply))?;
        output.flush()?;
        text.clear();
    }
    Ok(())
}

/// The answer that an outcome becomes on the wire. Only the runner states the others.
fn answer(outcome: Outcome) -> Answer {
    match outcome {
        Outcome::Answered(answer) => answer,
        Outcome::NotApplicable { reason } => Answer::Skip { reason },
        other => Answer::Error { message: format!("{other:?}") },
    }
}
