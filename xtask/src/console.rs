//! Output of commands. A closed pipe is no error.

use crate::Unusable;
use serde::Serialize;
use std::io::{self, Write};

/// Writes results to standard output. A reader that stops early (`| head`) is no error.
pub(crate) fn print(text: &str) -> Result<(), Unusable> {
    let write = |mut out: io::Stdout| out.write_all(text.as_bytes()).and_then(|()| out.flush());
    let printed = genvisa_stdio::unless_closed(genvisa_stdio::stdout().and_then(write));
    printed.map_err(|error| Unusable(format!("standard output: {error}")))
}

/// Writes problems to standard error. A failure to do so cannot be reported.
pub(crate) fn print_error(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Serialises each item as one line of JSON.
pub(crate) fn json_lines<T: Serialize>(items: &[T]) -> Result<String, Unusable> {
    let line = |item| serde_json::to_string(item).map(|json| json + "\n");
    items.iter().map(line).collect::<Result<_, _>>().map_err(|e| Unusable(format!("JSON: {e}")))
}
