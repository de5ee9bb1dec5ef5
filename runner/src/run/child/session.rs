//! A session with a child process: who is blamed for a failure, and how it goes on.

use super::Adapter;
use super::pipes::{End, Event, Process};
use crate::implementation::{Answered, Hello, Implementation, PROTOCOL, micros};
use crate::outcome::Outcome;
use crate::protocol::{FromImplementation, FromRunner, Reply, Start, line};
use crate::request::Request;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The characters of a line that a message quotes.
const EXCERPT: usize = 80;

/// The time for messages behind the last reply.
const LATE: Duration = Duration::from_secs(1);

/// An implementation in a child process.
#[derive(Debug)]
pub struct Child<'a> {
    adapter: &'a Adapter,
    hello: Hello,
    /// Absent after a failure, until the next request.
    process: Option<Process>,
}

/// A request without a reply.
#[derive(Debug)]
struct Asked {
    request: Request,
    sent: Instant,
}

/// The state of a session.
#[derive(Debug, Default)]
struct Session {
    /// Requests that were sent, oldest first.
    asked: VecDeque<Asked>,
    /// Requests that are asked again, one at a time, because one of them made a process fail.
    again: VecDeque<Request>,
    /// The number of requests that have to be answered before several are sent at once.
    careful: usize,
    /// The request that is blamed if none of those fails alone, with the outcome.
    suspect: Option<(u64, Outcome)>,
    /// The time of the last reply.
    heard: Option<Instant>,
    /// The last answer. It waits for the next one, because a second reply would make it wrong.
    last: Option<Answered>,
}

/// The cause of the end of a process.
#[derive(Debug)]
enum Failure {
    /// It failed while it worked on the oldest request.
    Oldest(Outcome),
    /// It answered the last request twice.
    Last(Outcome),
}

impl<'a> Child<'a> {
    /// Starts a process.
    ///
    /// # Errors
    /// If it does not start, or does not introduce itself in time.
    pub fn start(adapter: &'a Adapter) -> Result<Self, String> {
        let (process, hello) = start(adapter)?;
        Ok(Self { adapter, hello, process: Some(process) })
    }

    /// The process, or one in its place.
    fn process(&mut self) -> Result<&mut Process, String> {
        if self.process.is_none() {
            if !self.adapter.may_restart() {
                return Err(format!("{} restarts, which is the limit", self.adapter.limits.restarts));
            }
            let (process, hello) = start(self.adapter)?;
            if hello != self.hello {
                return Err("a new process introduced itself differently".into());
            }
            self.process = Some(process);
        }
        self.process.as_mut().ok_or_else(|| "no process".into())
    }

    /// Sends requests until the window is full. False if nothing is left to wait for.
    fn fill(
        &mut self,
        session: &mut Session,
        requests: &mut dyn Iterator<Item = Request>,
    ) -> Result<bool, String> {
        loop {
            let window = if session.careful > 0 { 1 } else { self.hello.window.max(1) };
            if session.asked.len() >= window {
                return Ok(true);
            }
            let Some(request) = session.again.pop_front().or_else(|| requests.next()) else {
                return Ok(!session.asked.is_empty());
            };
            // The start of a process does not count as time of the request.
            let process = match self.process() {
                Ok(process) => process,
                Err(reason) => {
                    session.again.push_front(request);
                    return Err(reason);
                }
            };
            let bytes = line(&FromRunner::Request(Cow::Borrowed(&request)));
            if session.asked.is_empty() {
                process.forget();
            }
            session.asked.push_back(Asked { request, sent: Instant::now() });
            process.send(&bytes);
        }
    }

    /// The outcome of an event that is no line.
    fn outcome(&mut self, event: Event) -> Outcome {
        let process = self.process.take();
        match event {
            Event::Closed => match process.map(Process::end) {
                Some((End::Success, _)) | None => Outcome::ExitedEarly,
                Some((End::Failure(detail), errors)) if errors.is_empty() => Outcome::Crashed { detail },
                Some((End::Failure(detail), errors)) => {
                    Outcome::Crashed { detail: format!("{detail}; standard error: {errors}") }
                }
                Some((End::Killed, _)) => violation("the process closed its output and did not end".into()),
            },
            Event::Nothing => {
                let limit = self.adapter.limits.case.as_millis();
                Outcome::TimedOut { limit_ms: u64::try_from(limit).unwrap_or(u64::MAX) }
            }
            Event::TooLong(line) | Event::Line(line) => {
                let most = self.adapter.limits.line;
                violation(format!("a line of more than {most} bytes: {}", excerpt(&line)))
            }
        }
    }

    /// Asks until nothing is left.
    fn converse(
        &mut self,
        session: &mut Session,
        requests: &mut dyn Iterator<Item = Request>,
        answered: &mut dyn FnMut(Answered),
    ) -> Result<(), String> {
        while self.fill(session, requests)? {
            let until = session.since() + self.adapter.limits.case;
            let failure = match self.process()?.next(until) {
                Event::Line(line) => session.accept(&line, answered).err(),
                event => Some(Failure::Oldest(self.outcome(event))),
            };
            if let Some(failure) = failure {
                self.process = None;
                session.fail(failure, answered);
            }
        }
        Ok(())
    }

    /// Ends the process. A message behind the last reply makes that reply wrong.
    fn finish(&mut self, session: &mut Session) {
        let Some(mut process) = self.process.take() else { return };
        process.close();
        let until = Instant::now() + LATE;
        while let Event::Line(line) | Event::TooLong(line) = process.next(until) {
            if let Some(last) = &mut session.last {
                last.outcome = violation(format!("a message behind the last reply: {}", excerpt(&line)));
            }
        }
    }
}

impl Session {
    /// The time since which the process works on the oldest request.
    fn since(&self) -> Instant {
        let sent = self.asked.front().map(|asked| asked.sent);
        sent.into_iter().chain(self.heard).max().unwrap_or_else(Instant::now)
    }

    /// Takes a line, which must be the reply to a request that waits for one.
    fn accept(&mut self, line: &[u8], answered: &mut dyn FnMut(Answered)) -> Result<(), Failure> {
        let wrong = |detail: &str| Failure::Oldest(violation(format!("{detail}: {}", excerpt(line))));
        let message = serde_json::from_slice(line).map_err(|_| wrong("a line that is no message"))?;
        let FromImplementation::Reply(Reply { id, answer }) = message else {
            return Err(wrong("a message that is no reply"));
        };
        let Some(at) = self.asked.iter().position(|asked| asked.request.id == id) else {
            let is_last = self.last.as_ref().is_some_and(|last| last.id == id);
            return Err(match is_last {
                true => Failure::Last(violation(format!("a second reply: {}", excerpt(line)))),
                false => wrong("a reply to no open request"),
            });
        };
        self.heard = Some(Instant::now());
        if let Some(asked) = self.asked.remove(at) {
            let outcome = match self.suspect.take_if(|(suspect, _)| *suspect == id) {
                Some((_, outcome)) => outcome,
                None => Outcome::Answered(answer),
            };
            self.flush(answered);
            self.last = Some(asked.end(outcome));
            self.careful = self.careful.saturating_sub(1);
        }
        Ok(())
    }

    /// Blames a request, and asks the others again.
    fn fail(&mut self, failure: Failure, answered: &mut dyn FnMut(Answered)) {
        let is_alone = self.asked.len() == 1;
        match failure {
            Failure::Last(outcome) => {
                if let Some(last) = &mut self.last {
                    last.outcome = outcome;
                }
            }
            Failure::Oldest(outcome) => {
                if let Some(oldest) = self.asked.pop_front() {
                    if is_alone {
                        // This failure explains the one of several requests, if there was one.
                        self.suspect = None;
                        self.flush(answered);
                        answered(oldest.end(outcome));
                        self.careful = self.careful.saturating_sub(1);
                        return;
                    }
                    self.suspect = Some((oldest.request.id, outcome));
                    self.asked.push_back(oldest);
                }
            }
        }
        self.flush(answered);
        for asked in self.asked.drain(..).rev() {
            self.again.push_front(asked.request);
        }
        self.careful = self.again.len();
    }

    /// Hands out the last answer.
    fn flush(&mut self, answered: &mut dyn FnMut(Answered)) {
        self.last.take().into_iter().for_each(answered);
    }

    /// Ends the requests that were taken and not answered.
    fn abandon(&mut self, reason: &str, answered: &mut dyn FnMut(Answered)) {
        let asked = self.asked.drain(..).map(|asked| asked.request);
        for request in asked.chain(self.again.drain(..)) {
            let outcome = Outcome::NeverRun { reason: reason.into() };
            answered(Answered { id: request.id, outcome, micros: 0 });
        }
    }
}

impl Asked {
    fn end(self, outcome: Outcome) -> Answered {
        Answered { id: self.request.id, outcome, micros: micros(self.sent) }
    }
}

impl Implementation for Child<'_> {
    fn hello(&self) -> Hello {
        self.hello.clone()
    }

    /// Answers a request. A second reply is noticed only with the next request; [`Self::ask_all`] notices it always.
    fn ask(&mut self, request: &Request) -> Outcome {
        let mut session = Session::default();
        let mut outcome = None;
        let mut keep = |answered: Answered| outcome = Some(answered.outcome);
        if let Err(reason) = self.converse(&mut session, &mut std::iter::once(request.clone()), &mut keep) {
            session.abandon(&reason, &mut keep);
        }
        session.flush(&mut keep);
        outcome.unwrap_or_else(|| Outcome::NeverRun { reason: "the request got no answer".into() })
    }

    fn ask_all(
        &mut self,
        requests: &mut dyn Iterator<Item = Request>,
        answered: &mut dyn FnMut(Answered),
    ) -> Result<(), String> {
        let mut session = Session::default();
        let ended = self.converse(&mut session, requests, answered);
        self.finish(&mut session);
        session.flush(answered);
        if let Err(reason) = &ended {
            session.abandon(reason, answered);
        }
        ended
    }
}

/// Starts a process and lets it introduce itself.
fn start(adapter: &Adapter) -> Result<(Process, Hello), String> {
    let limits = &adapter.limits;
    let fail = |error: String| format!("`{}` does not start: {error}", adapter.words.join(" "));
    let spawned = Process::spawn(&mut adapter.command(), limits.line);
    let mut process = spawned.map_err(|error| fail(error.to_string()))?;
    process.send(&line(&FromRunner::Start(Start { protocol: PROTOCOL })));
    match process.next(Instant::now() + limits.start) {
        Event::Line(line) => match serde_json::from_slice(&line) {
            Ok(FromImplementation::Hello(hello)) if hello.protocol == PROTOCOL => Ok((process, hello)),
            Ok(FromImplementation::Hello(hello)) => {
                Err(fail(format!("it speaks version {} of the protocol, not {PROTOCOL}", hello.protocol)))
            }
            Ok(_) | Err(_) => Err(fail(format!("its first line is no hello: {}", excerpt(&line)))),
        },
        Event::TooLong(line) => Err(fail(format!("its first line is no hello: {}", excerpt(&line)))),
        Event::Nothing => Err(fail(format!("no hello within {} ms", limits.start.as_millis()))),
        Event::Closed => {
            let (end, errors) = process.end();
            let end = match end {
                End::Success => "it ended with exit code 0 before its hello".to_string(),
                End::Failure(detail) => format!("it ended with {detail} before its hello"),
                End::Killed => "it closed its output before its hello".to_string(),
            };
            Err(fail(if errors.is_empty() { end } else { format!("{end}; standard error: {errors}") }))
        }
    }
}

fn violation(detail: String) -> Outcome {
    Outcome::ProtocolError { detail }
}

/// The start of a line, for messages.
fn excerpt(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line.get(..EXCERPT * 4).unwrap_or(line)).into_owned();
    let start: String = text.trim_end().chars().take(EXCERPT).collect();
    format!("{start:?}")
}
