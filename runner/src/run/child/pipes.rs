//! The pipes of a child process, with limits of time and size.

use super::super::group::{Group, describe};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::ioctl_fionbio;
use std::io::{self, ErrorKind, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The bytes of standard error that are kept.
const TAIL: usize = 4096;

/// The bytes that are read at once.
const CHUNK: usize = 1 << 14;

/// The time between two looks whether a process has ended whose pipes stay open, because another process has them.
const LOOK: Duration = Duration::from_millis(50);

/// The time in which a process must end after it closed its output, or after its input was closed.
const GRACE: Duration = Duration::from_secs(1);

/// The next thing that a process does.
#[derive(Debug)]
pub(super) enum Event {
    /// It writes a line.
    Line(Vec<u8>),
    /// It writes more than the limit without the end of a line. Holds the start.
    TooLong(Vec<u8>),
    /// It closes its output, or ends.
    Closed,
    /// It does nothing until the time limit.
    Nothing,
}

/// The end of a process.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Exit code 0.
    Success,
    /// A signal, or another exit code, for people.
    Failure(String),
    /// It did not end by itself, and was killed.
    Killed,
}

/// The pipes on which something can be done.
#[derive(Debug, Default, PartialEq, Eq)]
struct Ready {
    output: bool,
    errors: bool,
    input: bool,
}

/// A child process with its pipes.
#[derive(Debug)]
pub(super) struct Process {
    group: Group,
    input: Option<ChildStdin>,
    output: ChildStdout,
    errors: Option<ChildStderr>,
    /// Bytes that the process has not read yet.
    unsent: Vec<u8>,
    /// Bytes of lines that were not taken yet.
    received: Vec<u8>,
    /// The number of received bytes without the end of a line.
    searched: usize,
    tail: Vec<u8>,
    /// The longest line.
    longest: usize,
    /// The place of bytes that were just read.
    chunk: Box<[u8]>,
}

impl Process {
    /// Starts a command.
    pub(super) fn spawn(command: &mut Command, longest: usize) -> io::Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut group = Group::spawn(command)?;
        let missing = || io::Error::other("a pipe is missing");
        let input = group.leader.stdin.take().ok_or_else(missing)?;
        let output = group.leader.stdout.take().ok_or_else(missing)?;
        let errors = group.leader.stderr.take().ok_or_else(missing)?;
        ioctl_fionbio(&input, true)?;
        ioctl_fionbio(&output, true)?;
        ioctl_fionbio(&errors, true)?;
        Ok(Self {
            group,
            input: Some(input),
            output,
            errors: Some(errors),
            unsent: Vec::new(),
            received: Vec::new(),
            searched: 0,
            tail: Vec::new(),
            longest,
            chunk: vec![0; CHUNK].into(),
        })
    }

    /// Sends bytes, as many as the pipe takes at once. [`Self::next`] sends the rest.
    pub(super) fn send(&mut self, bytes: &[u8]) {
        self.unsent.extend_from_slice(bytes);
        self.write();
    }

    /// Forgets the messages on standard error.
    pub(super) fn forget(&mut self) {
        self.tail.clear();
    }

    /// Waits for the next event, at most until an instant.
    pub(super) fn next(&mut self, until: Instant) -> Event {
        loop {
            if let Some(event) = self.take() {
                return event;
            }
            // The bytes that are there are read even if the time is over: this process may have had no processor.
            let left = until.saturating_duration_since(Instant::now());
            match self.wait(left.min(LOOK)) {
                Ok(ready) => {
                    if ready.errors {
                        self.read_errors();
                    }
                    if ready.input {
                        self.write();
                    }
                    // Another process may have the pipes of one that has ended, so that they stay open.
                    let has_ended = ready == Ready::default() && self.group.has_ended();
                    let is_open = !(ready.output || has_ended) || matches!(self.read(), Ok(true));
                    if has_ended || !is_open {
                        return self.take().unwrap_or(Event::Closed);
                    }
                }
                Err(_) => return Event::Closed,
            }
            // A process that writes on standard error forever has the same limit.
            if left.is_zero() {
                return self.take().unwrap_or(Event::Nothing);
            }
        }
    }

    /// Closes the input.
    pub(super) fn close(&mut self) {
        self.input = None;
    }

    /// Waits a little for the process to end, and kills its group. Returns the messages on standard error too.
    pub(super) fn end(mut self) -> (End, String) {
        self.close();
        self.group.wait(Instant::now() + GRACE);
        self.stop()
    }

    /// Kills the group of the process at once.
    pub(super) fn stop(mut self) -> (End, String) {
        let status = self.group.end();
        self.read_errors();
        let end = match status {
            Ok(Some(status)) if status.success() => End::Success,
            Ok(Some(status)) => End::Failure(describe(status)),
            Ok(None) => End::Killed,
            Err(error) => End::Failure(error.to_string()),
        };
        (end, String::from_utf8_lossy(&self.tail).trim().to_string())
    }

    /// The next line of the received bytes.
    fn take(&mut self) -> Option<Event> {
        let Some(end) = self.received.iter().skip(self.searched).position(|byte| *byte == b'\n') else {
            self.searched = self.received.len();
            let is_long = self.searched > self.longest;
            return is_long.then(|| Event::TooLong(std::mem::take(&mut self.received)));
        };
        let rest = self.received.split_off(self.searched + end + 1);
        let line = std::mem::replace(&mut self.received, rest);
        self.searched = 0;
        Some(if line.len() > self.longest { Event::TooLong(line) } else { Event::Line(line) })
    }

    /// Waits until a pipe is ready, or a time has passed.
    fn wait(&self, limit: Duration) -> rustix::io::Result<Ready> {
        let limit = Timespec { tv_sec: 0, tv_nsec: limit.as_nanos().try_into().unwrap_or(0) };
        let mut pipes = Vec::with_capacity(3);
        pipes.push(PollFd::new(&self.output, PollFlags::IN));
        if let Some(errors) = &self.errors {
            pipes.push(PollFd::new(errors, PollFlags::IN));
        }
        let at_input = pipes.len();
        if let (Some(input), false) = (&self.input, self.unsent.is_empty()) {
            pipes.push(PollFd::new(input, PollFlags::OUT));
        }
        match poll(&mut pipes, Some(&limit)) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error),
        }
        let is_ready = |at: usize| pipes.get(at).is_some_and(|pipe| !pipe.revents().is_empty());
        Ok(Ready { output: is_ready(0), errors: at_input > 1 && is_ready(1), input: is_ready(at_input) })
    }

    /// Writes as much as the pipe takes.
    fn write(&mut self) {
        while let (Some(input), false) = (&mut self.input, self.unsent.is_empty()) {
            match input.write(&self.unsent) {
                Ok(count) => drop(self.unsent.drain(..count)),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                // The process has closed its input. It may have written an answer before.
                Err(_) => self.unsent.clear(),
            }
        }
    }

    /// Reads the bytes that are there, up to the limit of a line; false at the end of the output.
    fn read(&mut self) -> io::Result<bool> {
        loop {
            match self.output.read(&mut self.chunk) {
                Ok(0) => return Ok(false),
                Ok(count) => {
                    self.received.extend_from_slice(self.chunk.get(..count).unwrap_or_default());
                    if count < CHUNK || self.received.len() > self.longest {
                        return Ok(true);
                    }
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(true),
                Err(error) => return Err(error),
            }
        }
    }

    /// Reads the messages on standard error that are there, and keeps the last of them.
    fn read_errors(&mut self) {
        let mut chunk = [0; TAIL];
        // The number of rounds is limited, because a process may write faster than this one reads.
        for _ in 0..16 {
            let Some(errors) = &mut self.errors else { return };
            match errors.read(&mut chunk) {
                Ok(0) => self.errors = None,
                Ok(count) => {
                    self.tail.extend_from_slice(chunk.get(..count).unwrap_or_default());
                    let surplus = self.tail.len().saturating_sub(TAIL);
                    self.tail.drain(..surplus);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                Err(_) => self.errors = None,
            }
        }
    }
}
