//! Implementations with one fault each, for tests of the runner: `conform-fake FAULT [N]`.
//!
//! With a mark (`conform-fake FAULT N MARK`) the process that `orphan` leaves has the mark as an argument.
//!
//! They accept objects that begin with `CISA` and texts that begin with `.version`, and reject everything else. Faults of one
//! request occur at every N-th request of a process.

use genvisa_runner::implementation::{Hello, PROTOCOL};
use genvisa_runner::outcome::{Answer, Phase};
use genvisa_runner::protocol::{FromImplementation, FromRunner, INPUT, OUTPUT, Reply, line};
use genvisa_runner::request::{Data, Operation, Request};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, abort, exit};
use std::thread::sleep;
use std::time::Duration;
use std::{env, str};

/// A time that no test waits for.
const FOREVER: Duration = Duration::from_secs(600);

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let fault = arguments.next().unwrap_or_default();
    let every = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(1);
    let mark = arguments.next().unwrap_or_else(|| "600".into());
    if fault == "slow-start" {
        sleep(FOREVER);
    }
    let (input, mut output): (Box<dyn BufRead>, Box<dyn Write>) = match (env::var(INPUT), env::var(OUTPUT)) {
        (Ok(input), Ok(output)) => {
            let output = OpenOptions::new().write(true).open(output)?;
            (Box::new(BufReader::new(File::open(input)?)), Box::new(output))
        }
        _ => (Box::new(io::stdin().lock()), Box::new(io::stdout())),
    };
    let mut fake = Fake { fault, every, mark, count: 0, first: None, kept_answer: None, kept: None };
    for text in input.lines() {
        let bytes = match serde_json::from_str(&text?).map_err(io::Error::other)? {
            FromRunner::Start(_) => line(&FromImplementation::Hello(hello(&fake.fault))),
            FromRunner::Request(request) => fake.answer(&request)?,
        };
        output.write_all(&bytes)?;
        output.flush()?;
    }
    match fake.fault.as_str() {
        "late" => println!("one more thing"),
        "deaf" => sleep(FOREVER),
        _ => {}
    }
    Ok(())
}

fn hello(fault: &str) -> Hello {
    let mut hello = Hello::unknown(format!("fake {fault}"));
    hello.protocol = if fault == "future" { PROTOCOL + 1 } else { PROTOCOL };
    hello.version = "1".into();
    hello.operations = vec![Operation::CheckBin, Operation::CheckText];
    hello.features = vec!["phases".into()];
    match fault {
        "narrow" => hello.platforms = vec!["SKL".into(), "DG2".into()],
        "out-of-order" | "crash-on-DG2" | "crash-of-many" | "crash-once" => hello.window = 4,
        _ => {}
    }
    hello
}

struct Fake {
    fault: String,
    /// A fault occurs at each request whose number is a multiple of this.
    every: usize,
    /// The time that the process sleeps which `orphan` leaves.
    mark: String,
    /// The number of requests.
    count: usize,
    /// The id of the first request.
    first: Option<u64>,
    /// The answer to the first request.
    kept_answer: Option<Answer>,
    /// A reply that waits for the next one.
    kept: Option<Vec<u8>>,
}

impl Fake {
    /// The bytes that the fake writes for a request.
    fn answer(&mut self, request: &Request) -> io::Result<Vec<u8>> {
        self.count += 1;
        self.first.get_or_insert(request.id);
        let is_due = self.count.is_multiple_of(self.every);
        let right = line(&reply(request.id, correct(request)));
        Ok(match self.fault.as_str() {
            "accept" => line(&reply(request.id, accept())),
            "reject" => line(&reply(request.id, reject())),
            "skip" => line(&reply(request.id, Answer::Skip { reason: "not today".into() })),
            "sticky" => {
                let answer = self.kept_answer.get_or_insert_with(|| correct(request));
                line(&reply(request.id, answer.clone()))
            }
            "error" => line(&reply(request.id, Answer::Error { message: "out of memory".into() })),
            "crash" => {
                eprintln!("working on request {}", self.count);
                if is_due { abort() } else { right }
            }
            "loud-crash" => {
                eprintln!("{}\npanic: {}", "x".repeat(5000), self.count);
                abort()
            }
            "crash-on-DG2" if request.platform == "DG2" => abort(),
            "crash-of-many" if self.count == 3 => abort(),
            "crash-once" if self.count == 3 && self.first == Some(0) => abort(),
            "exit-3" if is_due => exit(3),
            "hang" if is_due => {
                sleep(FOREVER);
                right
            }
            "garbage" if is_due => b"Segmentation fault? No.\n".to_vec(),
            "not-utf-8" if is_due => b"\xff\xfe\n".to_vec(),
            "duplicate" if is_due => [right, line(&reply(request.id, accept()))].concat(),
            "wrong-id" if is_due => line(&reply(request.id + 1000, correct(request))),
            "out-of-order" => match self.kept.take() {
                None => {
                    self.kept = Some(right);
                    Vec::new()
                }
                Some(kept) => [right, kept].concat(),
            },
            "prints" => {
                println!("checking a module of {} bytes", request.input.bytes().len());
                right
            }
            "noisy" => {
                eprintln!("{}", "warning: noise\n".repeat(100_000));
                right
            }
            "exits" if is_due => exit(0),
            "orphan" if is_due => {
                Command::new("sleep").arg(&self.mark).spawn()?;
                exit(0)
            }
            "huge" if is_due => vec![b'x'; 1 << 20],
            _ => right,
        })
    }
}

fn reply(id: u64, answer: Answer) -> FromImplementation {
    FromImplementation::Reply(Reply { id, answer })
}

fn accept() -> Answer {
    Answer::Accept { output: None, rules: Vec::new() }
}

fn reject() -> Answer {
    Answer::Reject { phase: Some(Phase::Read), rules: Vec::new(), message: Some("the start is wrong".into()) }
}

/// The answer of a fake without a fault.
fn correct(request: &Request) -> Answer {
    let is_valid = match &request.input {
        Data::Base64(bytes) => bytes.starts_with(b"CISA"),
        Data::Text(text) => text.starts_with(".version"),
    };
    if is_valid { accept() } else { reject() }
}
