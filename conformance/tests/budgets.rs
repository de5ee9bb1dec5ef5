//! The CPU time of starts and of the whole suite, in a build without optimisation of most crates. Wall time would depend on
//! the other work of the machine.

#![allow(clippy::unwrap_used, reason = "a test that cannot start its program fails")]

#[path = "command/gate.rs"]
mod gate;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const PROGRAM: &str = env!("CARGO_BIN_EXE_genvisa-conform");
/// The number of starts of which the mean is taken.
const STARTS: u32 = 20;
/// The ticks of a second in `/proc`, which Linux fixes for all programs.
const TICKS: u64 = 100;

/// The CPU time of the processes that have ended and that this process waited for.
fn cpu_of_children() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    // The name in brackets may contain blanks. Field 16 and 17 of the line are the times of children, in ticks.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    let ticks: u64 = fields[13..15].iter().map(|field| field.parse::<u64>().unwrap()).sum();
    Duration::from_millis(ticks * 1000 / TICKS)
}

fn succeed(command: &mut Command) {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    assert!(status.success(), "{command:?}: {status}");
}

/// The mean CPU time of a start, after one that fills the cache.
fn start(mut command: Command) -> Duration {
    succeed(&mut command);
    let before = cpu_of_children();
    (0..STARTS).for_each(|_| succeed(&mut command));
    (cpu_of_children() - before) / STARTS
}

/// One test, so that no other test starts children meanwhile. The limits are three times the goals where a start takes
/// milliseconds, because a tick has 10 of them and other work slows processes down.
#[test]
fn starts_and_the_whole_suite_keep_their_budgets() {
    let conform = |arguments: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.args(arguments);
        command
    };
    let list = start(conform(&["list"]));
    assert!(list <= Duration::from_millis(150), "`list` takes {list:?}");

    let mut exact = gate::command();
    exact.args(["--exact", "conformance::ADD/exec_size/encoding::PVC_XT"]);
    let exact = start(exact);
    assert!(exact <= Duration::from_millis(15), "one trial takes {exact:?}");

    let folder = tempfile::tempdir().unwrap();
    let results = |name: &str| Path::join(folder.path(), name).display().to_string();
    let before = cpu_of_children();
    succeed(&mut conform(&["run", "-o", &results("all.jsonl")]));
    let all = cpu_of_children() - before;
    // 10 s on four cores.
    assert!(all <= Duration::from_secs(40), "all cases take {all:?} of CPU time");
    println!("list {list:?}, one trial {exact:?}, all cases {all:?}");
}
