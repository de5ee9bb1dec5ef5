//! The results as JUnit XML.

use super::describe;
use crate::record::{Case, Verdict};
use crate::results::Results;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

/// Writes the results. A page is a suite. The cases of a rule that pass are one test case with their number, every other case
/// is a test case of its own, and the problems of the run are a suite of their own.
///
/// # Errors
/// If writing fails.
pub fn junit(results: &Results, to: impl Write) -> io::Result<()> {
    let mut report = Report::new(results.name());
    let mut pages: BTreeMap<&str, BTreeMap<&str, Vec<&Case>>> = BTreeMap::new();
    for case in &results.cases {
        pages.entry(&case.page).or_default().entry(&case.rule).or_default().push(case);
    }
    for (page, rules) in pages {
        let mut suite = TestSuite::new(page);
        for (rule, cases) in rules {
            let (passed, others): (Vec<&Case>, Vec<&Case>) =
                cases.into_iter().partition(|case| case.verdict == Verdict::Pass);
            if !passed.is_empty() {
                let mut test =
                    TestCase::new(format!("{rule}: {} passed", passed.len()), TestCaseStatus::success());
                test.set_time(Duration::from_micros(passed.iter().map(|case| case.micros).sum()));
                suite.add_test_case(test);
            }
            suite.add_test_cases(others.into_iter().map(test_case));
        }
        report.add_test_suite(suite);
    }
    if !results.summary.problems.is_empty() {
        let mut suite = TestSuite::new("problems of the run");
        for (at, problem) in results.summary.problems.iter().enumerate() {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(problem.to_string());
            suite.add_test_case(TestCase::new(format!("problem {}", at + 1), status));
        }
        report.add_test_suite(suite);
    }
    report.serialize(to).map_err(io::Error::other)
}

/// A case that does not pass. A declared failure is skipped, because tools count failures.
fn test_case(case: &Case) -> TestCase {
    let is_declared = case.declared == Some(case.verdict);
    let mut status = match case.verdict {
        verdict if !verdict.is_failure() || is_declared => TestCaseStatus::skipped(),
        verdict => {
            let kind = match verdict {
                Verdict::Fail | Verdict::Unpaired => NonSuccessKind::Failure,
                _ => NonSuccessKind::Error,
            };
            let mut status = TestCaseStatus::non_success(kind);
            status.set_type(verdict.name());
            status
        }
    };
    let declared = match case.expected_by {
        Some(line) if is_declared => format!("declared in line {line} of the expected results: "),
        _ => String::new(),
    };
    status.set_message(format!("{declared}{}", describe(case)));
    let mut test = TestCase::new(case.id.as_str(), status);
    test.set_classname(case.rule.as_str());
    test.set_time(Duration::from_micros(case.micros));
    test
}
