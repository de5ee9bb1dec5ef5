//! Every fault of an implementation has exactly one report.

use crate::vectors::{table, vectors};
use expect_test::expect_file;
use genvisa_runner::outcome::Outcome;
use genvisa_runner::run::{Adapter, Channel, Done, Limits, Options, Selection, Started, run};
use genvisa_runner::score::equal_bytes;
use genvisa_runner::vector::Vector;
use std::time::{Duration, Instant};

/// Limits that a busy machine does not reach, with lines of 64 KiB.
const LIMITS: Limits =
    Limits { start: Duration::from_secs(60), case: Duration::from_secs(60), line: 1 << 16, restarts: 20 };

/// The limit of requests that nobody answers.
const SHORT: Duration = Duration::from_secs(2);

fn fake(fault: &str, limits: Limits) -> Adapter {
    Adapter::new(&format!("{} {fault}", env!("CARGO_BIN_EXE_conform-fake")), limits).unwrap()
}

fn outcomes<'v>(adapter: &Adapter, vectors: &'v [Vector], options: &Options) -> Vec<Done<'v>> {
    let planned = Selection::default().plan(vectors).unwrap();
    let mut all = Vec::new();
    run(Started::new(adapter), &planned, options, &equal_bytes, &mut |done| all.push(done));
    let mut ids: Vec<&str> = all.iter().map(|done| done.vector.id.as_str()).collect();
    ids.sort_unstable();
    let mut expected: Vec<&str> = vectors.iter().map(|vector| vector.id.as_str()).collect();
    expected.sort_unstable();
    assert_eq!(ids, expected, "every case ends once");
    all
}

/// The table of the outcomes of a fake, without the path of the program.
fn report(fault: &str, limits: Limits) -> String {
    let table = table(&outcomes(&fake(fault, limits), &vectors(), &Options::default()));
    table.replace(env!("CARGO_BIN_EXE_conform-fake"), "FAKE")
}

macro_rules! fakes {
    ($($name:ident: $fault:literal, $limits:expr;)*) => {
        $(#[test]
        fn $name() {
            let report = report($fault, $limits);
            expect_file![concat!("outcomes/", stringify!($name), ".txt")].assert_eq(&report);
        })*
    };
}

fakes! {
    honest: "honest", LIMITS;
    // the twelve
    always_accept: "accept", LIMITS;
    always_reject: "reject", LIMITS;
    crash_on_the_fifth: "crash 5", LIMITS;
    hang_on_the_fifth: "hang 5", Limits { case: SHORT, ..LIMITS };
    garbage_line: "garbage 5", LIMITS;
    duplicate_reply: "duplicate 6", LIMITS;
    wrong_id: "wrong-id 5", LIMITS;
    out_of_order: "out-of-order", LIMITS;
    slow_start: "slow-start", Limits { start: SHORT, ..LIMITS };
    prints_on_stdout: "prints", LIMITS;
    exits_early: "exits 5", LIMITS;
    huge_line: "huge 5", LIMITS;
    // more
    exits_with_a_code: "exit-3 5", LIMITS;
    not_utf_8: "not-utf-8 5", LIMITS;
    orphan: "orphan 5", LIMITS;
    noisy: "noisy", LIMITS;
    late_message: "late", LIMITS;
    deaf_to_the_end: "deaf", LIMITS;
    skips: "skip", LIMITS;
    errors: "error", LIMITS;
    narrow: "narrow", LIMITS;
    future: "future", LIMITS;
    restart_limit: "crash 1", Limits { restarts: 3, ..LIMITS };
    blame_in_a_window: "crash-on-DG2", LIMITS;
    blame_by_number: "crash-of-many", LIMITS;
    blame_without_a_culprit: "crash-once", LIMITS;
    depends_on_the_order: "sticky", LIMITS;
}

#[test]
fn prints_are_no_messages_where_the_runner_offers_spare_descriptors() {
    let vectors = vectors();
    let done = outcomes(&fake("prints", LIMITS).over(Channel::Spare), &vectors, &Options::default());
    expect_file!["outcomes/honest.txt"].assert_eq(&table(&done));
}

#[test]
fn the_last_messages_before_a_crash_are_kept() {
    let vectors = vectors();
    for done in outcomes(&fake("loud-crash", LIMITS), &vectors, &Options::default()) {
        let Outcome::Crashed { detail } = done.outcome else { panic!("{:?}", done.outcome) };
        let (_, errors) = detail.split_once("; standard error: ").unwrap();
        // 4096 bytes without the last line break.
        assert_eq!((errors.len(), errors.lines().last()), (4095, Some("panic: 1")));
    }
}

#[test]
fn an_isolated_run_has_no_faults_of_later_requests() {
    let vectors = vectors();
    let options = Options { isolate: true, ..Options::default() };
    for fault in ["crash 2", "hang 2", "garbage 2", "wrong-id 2", "exits 2", "huge 2"] {
        let done = outcomes(&fake(fault, LIMITS), &vectors, &options);
        expect_file!["outcomes/honest.txt"].assert_eq(&table(&done));
    }
}

#[test]
fn a_pool_gives_the_same_outcomes_in_another_order() {
    let vectors = vectors();
    let mut one = outcomes(&fake("honest", LIMITS), &vectors, &Options::default());
    let mut three = outcomes(&fake("honest", LIMITS), &vectors, &Options { jobs: 3, ..Options::default() });
    for all in [&mut one, &mut three] {
        all.sort_by(|a, b| a.vector.id.cmp(&b.vector.id));
    }
    assert_eq!(table(&one), table(&three));
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_of_a_fake_is_left_after_its_end() {
    // A time that no other process sleeps.
    let mark = format!("{}", 1_000_000 + std::process::id());
    let vectors = vectors();
    let options = Options { again: 0, ..Options::default() };
    let done = outcomes(&fake(&format!("orphan 1 {mark}"), LIMITS), &vectors, &options);
    assert!(done.iter().all(|done| done.outcome.kind() == "exited_early"));
    let left = || {
        let processes = std::fs::read_dir("/proc").unwrap().filter_map(|entry| {
            let arguments = std::fs::read(entry.unwrap().path().join("cmdline")).ok()?;
            Some(String::from_utf8_lossy(&arguments).into_owned())
        });
        processes.filter(|arguments| arguments.contains(&mark)).count()
    };
    // A killed process may take a moment to end.
    let end = Instant::now() + Duration::from_secs(60);
    while left() > 0 {
        assert!(Instant::now() < end, "{} processes are left", left());
        std::thread::sleep(Duration::from_millis(20));
    }
}
