//! Measures the time that the protocol adds to a case, with adapters that do nearly nothing and an input of usual size:
//! `cargo run --release -p genvisa-runner --example overhead`. Without command lines of adapters it measures this program, which
//! is an adapter with `--serve`, and the adapter in Python.

use genvisa_runner::implementation::{Factory, Hello, Implementation};
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::protocol::serve;
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runner::run::{Adapter, Limits};
use std::time::Instant;

/// The bytes of the object.
const SIZE: usize = 500;

/// The cases of a measurement, and the number of measurements.
const CASES: u64 = 20_000;
const TIMES: usize = 5;

fn main() -> Result<(), String> {
    let mut commands: Vec<String> = std::env::args().skip(1).collect();
    if commands == ["--serve"] {
        return serve(&mut Accepts).map_err(|error| error.to_string());
    }
    if commands.is_empty() {
        let this = std::env::current_exe().map_err(|error| error.to_string())?;
        commands.push(format!("{} --serve", this.display()));
        commands.push(format!(
            "python3 {}",
            concat!(env!("CARGO_MANIFEST_DIR"), "/../conformance/adapters/python/adapter.py")
        ));
    }
    for command in commands {
        let adapter = Adapter::new(&command, Limits::default())?;
        let start = Instant::now();
        let first = adapter.start()?;
        let started = start.elapsed();
        drop(first);
        let mut times = Vec::new();
        for _ in 0..TIMES {
            times.push(measure(adapter.start()?)?);
        }
        times.sort_by(f64::total_cmp);
        let list: Vec<String> = times.iter().map(|time| format!("{time:.1}")).collect();
        println!("{command}: {} µs a case; start {} ms", list.join(", "), started.as_millis());
    }
    Ok(())
}

/// Accepts everything.
struct Accepts;

impl Implementation for Accepts {
    fn hello(&self) -> Hello {
        Hello { operations: Operation::ALL.into(), ..Hello::unknown("accepts".into()) }
    }

    fn ask(&mut self, _: &Request) -> Outcome {
        Outcome::Answered(Answer::Accept { output: None, rules: Vec::new() })
    }
}

/// The microseconds of a case.
fn measure(mut implementation: Box<dyn Implementation + '_>) -> Result<f64, String> {
    let input = Data::Base64((0..SIZE).map(|n| n.to_le_bytes()[0]).collect());
    let mut requests = (0..CASES).map(|id| Request {
        id,
        operation: Operation::CheckBin,
        platform: "SKL".into(),
        version: "3.8".into(),
        input: input.clone(),
    });
    let mut answers = 0;
    let start = Instant::now();
    implementation.ask_all(&mut requests, &mut |answered| {
        answers += u64::from(matches!(answered.outcome, Outcome::Answered(_)));
    })?;
    let elapsed = start.elapsed();
    match answers == CASES {
        true => Ok(elapsed.as_secs_f64() * 1e6 / CASES as f64),
        false => Err(format!("{answers} answers to {CASES} requests")),
    }
}
