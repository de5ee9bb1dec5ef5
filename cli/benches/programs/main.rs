//! A program of 100 000 instructions, put together from what Intel's compiler wrote: assembled, disassembled, checked,
//! read and written. Beside it, as many instructions through the commands of SPIRV-Tools and through `iga64`, Intel's
//! assembler of the sister instruction set: in the same run, in turns.
//!
//! `GENVISA_UPSTREAM=DIR cargo bench -p genvisa-cli --bench programs`. The programs lie beside the folder `DIR`; commands
//! that are not installed (Debian: `spirv-tools`, `libigc-tools`) are left out.

#![allow(clippy::expect_used, clippy::panic, reason = "a bench that cannot run has nothing to measure")]

mod programs;

use genvisa::{Module, Platform};
use genvisa_asm::Target;
use genvisa_asm::module::{assemble, disassemble};
use peak_alloc::PeakAlloc;
use programs::Rival;
use std::ffi::OsStr;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Counts what all threads have at a time.
#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// How often the best of the others should fit into the time of ours, or ours into theirs.
const GOAL: f64 = 3.0;
/// Bytes of memory for an instruction, at most.
const MOST_BYTES: usize = 200;
/// Runs behind each median.
const RUNS: usize = 11;
/// Instructions of each program.
const LEN: usize = 100_000;
/// Whose kernels the program is made of, and what it is checked for.
const PLATFORM: (&str, Platform) = ("skl", Platform::Skl);

/// A command that does a job, and over how many instructions.
struct Job {
    name: String,
    command: Command,
    instructions: usize,
}

fn job(instructions: usize, program: &str, arguments: &[&OsStr]) -> Job {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    let name = Path::new(program).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let verb = arguments.first().filter(|_| name == "genvisa" || name == "iga64");
    let name = verb.map_or(name.clone(), |verb| format!("{name} {}", verb.to_string_lossy()));
    Job { name, command, instructions }
}

/// Medians of jobs that run in turns, so that a disturbance affects all of them. `ends` states whether a job succeeds.
fn medians(jobs: &mut [Job], ends: impl Fn(Option<i32>) -> bool) -> Vec<Duration> {
    let mut times = vec![Vec::with_capacity(RUNS); jobs.len()];
    for _ in 0..RUNS {
        for (job, times) in jobs.iter_mut().zip(&mut times) {
            let start = Instant::now();
            let status = job.command.status().unwrap_or_else(|e| panic!("{}: {e}", job.name));
            times.push(start.elapsed());
            assert!(ends(status.code()), "{}: {status}", job.name);
        }
    }
    times.iter_mut().map(|times| median(times)).collect()
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// Instructions in a second.
fn rate(instructions: usize, time: Duration) -> f64 {
    instructions as f64 / time.as_secs_f64()
}

/// Ours first.
fn compare(what: &str, mut jobs: Vec<Job>, ends: impl Fn(Option<i32>) -> bool) {
    let times = medians(&mut jobs, ends);
    let rates: Vec<f64> = jobs.iter().zip(&times).map(|(job, time)| rate(job.instructions, *time)).collect();
    println!(
        "{what}: {} {:.2?}, {:.2} million instructions a second",
        jobs[0].name,
        times[0],
        rates[0] / 1e6
    );
    for n in 1..jobs.len() {
        let ratio = rates[0] / rates[n];
        let verdict = if ratio >= GOAL { "met" } else { "missed" };
        println!(
            "  {} {:.2?}, {:.2} million: ours is {ratio:.1} times as fast (goal: {GOAL:.0}, {verdict})",
            jobs[n].name,
            times[n],
            rates[n] / 1e6
        );
    }
}

/// A job inside this process: its rate, and its memory.
fn inside(what: &str, instructions: usize, mut run: impl FnMut()) {
    let mut times: Vec<Duration> = Vec::with_capacity(RUNS);
    for _ in 0..RUNS {
        let start = Instant::now();
        run();
        times.push(start.elapsed());
    }
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    run();
    let memory = MEMORY.peak_usage().saturating_sub(before) / instructions;
    let verdict = if memory <= MOST_BYTES { "met" } else { "missed" };
    println!(
        "  {what}: {:.2} million instructions a second, {memory} bytes an instruction (goal: {MOST_BYTES}, {verdict})",
        rate(instructions, median(&mut times)) / 1e6
    );
}

fn main() {
    // Cargo itself passes `--bench`; with `--test` there is nothing to measure.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let Some(text) = programs::of_corpus(PLATFORM.0, LEN) else {
        println!("skipped: no programs beside Intel's pages (GENVISA_UPSTREAM names their folder)");
        return;
    };
    let module = assemble(&text).unwrap_or_else(|problems| panic!("{problems:?}"));
    let object = module.encode().expect("an object");
    let count: usize = module.kernels.iter().map(|kernel| kernel.body.len()).sum();
    println!(
        "{count} instructions in {} kernels, {} bytes of text, {} of object; medians of {RUNS} runs",
        module.kernels.len(),
        text.len(),
        object.len()
    );

    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let (ours, isa, other) = (file("p.visaasm"), file("p.isa"), file("out"));
    fs::write(&ours, &text).expect("a file");
    fs::write(&isa, &object).expect("a file");
    let genvisa = env!("CARGO_BIN_EXE_genvisa");
    let out = [OsStr::new("-o"), other.as_os_str()];
    let rivals = Rival::ALL.iter().filter_map(|rival| rival.prepare(folder.path(), LEN)).collect::<Vec<_>>();
    let jobs = |own: Job, of: fn(&programs::Prepared) -> Option<Job>| {
        std::iter::once(own).chain(rivals.iter().filter_map(of)).collect::<Vec<_>>()
    };
    let well = |code: Option<i32>| code == Some(0);
    let own = job(count, genvisa, &["asm".as_ref(), ours.as_ref(), out[0], out[1]]);
    compare("assemble", jobs(own, |rival| Some(rival.assemble())), well);
    let own = job(count, genvisa, &["dis".as_ref(), isa.as_ref(), out[0], out[1]]);
    compare("disassemble", jobs(own, |rival| Some(rival.disassemble())), well);
    // Real programs violate documented rules: the command reports it and ends with 1.
    let check = ["check", "--platform", PLATFORM.1.name()].map(OsStr::new);
    let own = job(count, genvisa, &[check[0], isa.as_ref(), check[1], check[2]]);
    compare("check", jobs(own, programs::Prepared::check), |code| matches!(code, Some(0 | 1)));

    println!("inside a process:");
    inside("read text", count, || _ = black_box(assemble(black_box(&text))));
    inside("print text", count, || _ = black_box(disassemble(black_box(&module))));
    // The time that the proofs of `genvisa-asm` save.
    inside("print text, each line read back", count, || {
        _ = black_box(Target::default().disassemble_closely(black_box(&module)));
    });
    inside("read .isa", count, || _ = black_box(Module::decode(black_box(&object))));
    inside("write .isa", count, || _ = black_box(module.encode()));
    inside("check", count, || _ = black_box(module.validate(PLATFORM.1)));
}
