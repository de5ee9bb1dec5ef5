//! Measures the time that the protocol adds to a case: `cargo run --release -p genvisa-runner --example overhead -- COMMAND`
//! for an adapter that does nearly nothing. The input has the size of a usual case.

use genvisa_runner::implementation::{Factory, Implementation};
use genvisa_runner::outcome::Outcome;
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runner::run::{Adapter, Limits};
use std::time::Instant;

/// The bytes of the object.
const SIZE: usize = 500;

/// The cases of a measurement, and the number of measurements.
const CASES: u64 = 20_000;
const TIMES: usize = 5;

fn main() -> Result<(), String> {
    let commands: Vec<String> = std::env::args().skip(1).collect();
    if commands.is_empty() {
        return Err("name at least one command line of an adapter".into());
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
