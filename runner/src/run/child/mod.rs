//! Implementations behind a pipe: persistent child processes that speak the protocol.

mod pipes;
mod session;

pub use session::Child;

use crate::implementation::{Factory, Implementation};
use crate::protocol::LINE;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The limits of child processes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The time from the start of a process to its introduction.
    pub start: Duration,
    /// The time of a request.
    pub case: Duration,
    /// The bytes of a line.
    pub line: usize,
    /// The number of processes that may be started in place of others that failed.
    pub restarts: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { start: Duration::from_secs(30), case: Duration::from_secs(2), line: LINE, restarts: 10 }
    }
}

impl Limits {
    /// The same limits with the restarts that a number of cases allows: 2 % of them, and at least 10.
    pub fn for_cases(self, cases: usize) -> Self {
        Self { restarts: (cases / 50).max(10), ..self }
    }
}

/// The way of messages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Channel {
    /// Standard input and output.
    #[default]
    Standard,
    /// Other descriptors, which environment variables name: for implementations that print on standard output.
    Spare,
}

/// Passes the pipes on as descriptors 3 and 4, so that prints on standard output are no messages.
const SPARE: &str = r#"exec "$@" 3<&0 4>&1 </dev/null >&2"#;

/// Starts an adapter: a program that speaks the protocol.
#[derive(Debug)]
pub struct Adapter {
    words: Vec<String>,
    limits: Limits,
    channel: Channel,
    restarts: AtomicUsize,
}

impl Adapter {
    /// An adapter by its command line, which is split as a shell splits it.
    ///
    /// # Errors
    /// If the command line is empty or has an open quotation mark.
    pub fn new(command: &str, limits: Limits) -> Result<Self, String> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| format!("`{command}` is no command line"))?;
        Ok(Self { words, limits, channel: Channel::Standard, restarts: AtomicUsize::new(0) })
    }

    /// Changes the way of messages, which is standard input and output.
    pub fn over(self, channel: Channel) -> Self {
        Self { channel, ..self }
    }

    /// The number of processes that were started in place of others that failed.
    pub fn restarts(&self) -> usize {
        self.restarts.load(Ordering::Relaxed)
    }

    /// The command that starts a process.
    fn command(&self) -> Command {
        use crate::protocol::{INPUT, OUTPUT};
        let mut command;
        if self.channel == Channel::Spare {
            command = Command::new("sh");
            command.args(["-c", SPARE, "sh"]).args(&self.words);
            command.env(INPUT, "/dev/fd/3").env(OUTPUT, "/dev/fd/4");
        } else {
            let (program, arguments) =
                self.words.split_first().map_or(("", &[][..]), |(p, a)| (p.as_str(), a));
            command = Command::new(program);
            command.args(arguments).env_remove(INPUT).env_remove(OUTPUT);
        }
        command
    }

    /// Whether one more process may be started in place of another.
    fn may_restart(&self) -> bool {
        let limit = self.limits.restarts;
        let next = |restarts| (restarts < limit).then_some(restarts + 1);
        self.restarts.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).is_ok()
    }
}

impl Factory for Adapter {
    fn name(&self) -> String {
        self.words.join(" ")
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        Ok(Box::new(Child::start(self)?))
    }
}
