//! Results files.

use crate::support::{correct, faulty, large, run, suite};
use genvisa_runner::record::{Head, Verdict};
use genvisa_runner::results::{Results, ResultsError, Writer};
use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

fn text(results: &Results) -> String {
    let mut bytes = Vec::new();
    results.write(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn results_survive_writing_and_reading() {
    let results = run("faulty", &suite(), faulty);
    assert_eq!(Results::read(text(&results).as_bytes()).unwrap(), results);
}

/// Bytes that are visible only after `flush`.
#[derive(Clone, Default)]
struct Flushed {
    waiting: Vec<u8>,
    visible: Arc<Mutex<Vec<u8>>>,
}

impl Write for Flushed {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.waiting.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.visible.lock().unwrap().append(&mut self.waiting);
        Ok(())
    }
}

#[test]
fn each_case_is_flushed() {
    let results = run("correct", &suite(), correct);
    let to = Flushed::default();
    let lines = || to.visible.lock().unwrap().iter().filter(|byte| **byte == b'\n').count();
    let mut writer = Writer::new(to.clone(), &results.head).unwrap();
    for (at, case) in results.cases.iter().enumerate() {
        assert_eq!(lines(), at + 1);
        writer.case(case).unwrap();
    }
    writer.finish(&results.summary).unwrap();
    assert_eq!(lines(), results.cases.len() + 2);
}

#[test]
fn results_without_summary_are_refused_and_salvaged() {
    let results = run("correct", &suite(), correct);
    let text = text(&results);
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..20].join("\n");
    assert!(matches!(Results::read(cut.as_bytes()), Err(ResultsError::NoSummary)));
    assert_eq!(Results::salvage(cut.as_bytes()).unwrap().cases, results.cases[..19]);
    // A process that is killed can leave a part of a line.
    let torn = format!("{cut}\n{}", &lines[20][..30]);
    assert!(matches!(Results::read(torn.as_bytes()), Err(ResultsError::Line { line: 21, .. })));
    assert_eq!(Results::salvage(torn.as_bytes()).unwrap().cases, results.cases[..19]);
    let within = format!("{cut}\n{}\n{}\n", &lines[20][..30], lines[21]);
    assert!(matches!(Results::salvage(within.as_bytes()), Err(ResultsError::Line { line: 21, .. })));
}

#[test]
fn wrong_results_are_refused() {
    let results = run("correct", &suite(), correct);
    let text = text(&results);
    let lines: Vec<&str> = text.lines().collect();
    let (first, last) = (lines[0], lines[lines.len() - 1]);
    let refused = |lines: &[&str]| Results::read(lines.join("\n").as_bytes()).unwrap_err().to_string();
    assert_eq!(refused(&[]), "the results are empty");
    assert_eq!(refused(&[lines[1]]), "line 1: the first record is no head");
    assert_eq!(refused(&[first, first]), "line 2: the results have two heads");
    assert_eq!(refused(&[first, last, lines[1]]), "line 3: a record follows the summary");
    let twice = format!("line 3: the case {} has two results", results.cases[0].id);
    assert_eq!(refused(&[first, lines[1], lines[1], last]), twice);
    assert!(
        refused(&[first, "", last]).starts_with("line 2: EOF while parsing"),
        "{}",
        refused(&[first, "", last])
    );
    let future = first.replace("\"format_version\":1", "\"format_version\":2");
    assert_eq!(refused(&[&future, last]), "line 1: the version of the format is 2");
    // A summary that does not belong to the cases.
    assert_eq!(refused(&[&lines[..20], &[last]].concat()), "the summary does not fit the cases");
    let mut silent = run("faulty", &suite(), faulty);
    silent.summary.problems.clear();
    assert_eq!(
        refused(&self::text(&silent).lines().collect::<Vec<_>>()),
        "the summary does not fit the cases"
    );
}

#[test]
fn verdicts_have_the_names_of_the_format() {
    for verdict in Verdict::ALL {
        assert_eq!(serde_json::to_value(verdict).unwrap(), verdict.name());
    }
}

#[test]
fn the_head_names_the_implementation() {
    let results = run("correct", &suite(), correct);
    let Head { implementation, .. } = &results.head;
    assert_eq!(results.name(), format!("{} {}", implementation.name, implementation.version));
}

#[test]
fn results_of_a_large_suite_are_scored_written_and_read_in_time() {
    let start = Instant::now();
    let results = run("correct", large(), correct);
    let scored = start.elapsed();
    let text = text(&results);
    let written = start.elapsed() - scored;
    assert_eq!(Results::read(text.as_bytes()).unwrap().cases.len(), 151_000);
    let read = start.elapsed() - scored - written;
    println!("{} bytes; scored in {scored:?}, written in {written:?}, read in {read:?}", text.len());
    // The machine may have other work.
    assert!(start.elapsed() < Duration::from_secs(60));
}
