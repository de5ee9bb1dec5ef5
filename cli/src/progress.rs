//! What is being done with a long input, for who waits at a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::Duration;

/// Bytes of input from which on there is something to wait for.
const LONG: usize = 1 << 20;

/// A line on the terminal that says what goes on. It is gone when the work is done.
pub struct Progress(Option<ProgressBar>);

impl Progress {
    /// For an input of so many bytes; says nothing where that is little, or where nobody looks.
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

    /// What is done now; reading is what begins.
    pub fn says(&self, what: &'static str) {
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
