//! Output that a closed pipe does not kill.

use crate::Unusable;
use serde::Serialize;
use std::io::{self, ErrorKind, Write};

/// Writes results to standard output. A reader that has seen enough (`| head`) is no error.
pub(crate) fn say(text: &str) -> Result<(), Unusable> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => Err(Unusable(format!("standard output: {e}"))),
        _ => Ok(()),
    }
}

/// Writes what is wrong to standard error. There is no one to tell when that fails.
pub(crate) fn complain(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// One line of JSON for each item.
pub(crate) fn json_lines<T: Serialize>(items: &[T]) -> Result<String, Unusable> {
    let line = |item| serde_json::to_string(item).map(|json| json + "\n");
    items.iter().map(line).collect::<Result<_, _>>().map_err(|e| Unusable(format!("JSON: {e}")))
}
