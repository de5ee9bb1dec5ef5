//! Progress with a long input, on a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::Duration;

/// Bytes of input from which on progress is shown.
const LONG: usize = 1 << 20;

/// A line on the terminal with the current step. It disappears at the end of the work.
pub struct Progress(Option<ProgressBar>);

impl Progress {
    /// For an input of a number of bytes. Shows nothing for a short input, or if standard error is not a terminal.
    pub fn new(name: &str, bytes: usize) -> Self {
        let is_worth_it = bytes > LONG && io::stderr().is_terminal();
        Self(is_worth_it.then(|| {
            let what = format!("{name}, {} MB", bytes.div_ceil(1_000_000));
            let bar = ProgressBar::new_spinner().with_prefix(what).with_message("reading");
            if let Ok(style) = ProgressStyle::with_template("{spinner} {prefix}: {msg} ({elapsed})") {
                bar.set_style(style);
            }
            bar.enable_steady_tick(Duration::from_millis(100));
            bar
        }))
    }

    /// Shows the next step. The first step is reading.
    pub fn shows(&self, what: &'static str) {
        if let Some(bar) = &self.0 {
            bar.set_message(what);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
