//! `docs/oracle-report.md` lists exactly the rules of the specification, and its verdicts are up to date.

use crate::generated::all;
use crate::{Oracle, trial};
use genvisa_conformance::co_dependent;
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::finalizer::Finalizer;
use genvisa_conformance::report::{self, Reporter, Row};
use genvisa_conformance::spec::Spec;
use genvisa_reader::isa::Check;
use libtest_mimic::{Failed, Trial};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The advice for a report that is not up to date.
const REFRESH: &str = "write it again: cargo xtask oracle --rules";

/// One in so many rules is tried again, unless `GENVISA_ORACLE=all` is set.
const EVERY: usize = 100;

/// Rules with more cases that exceed the time limit are not tried again, unless `GENVISA_ORACLE=all` is set.
const MANY_TIMEOUTS: usize = 4;

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    vec![
        Trial::test("report/rules", || Ok(rules()?)),
        Trial::test("report/counts", || Ok(counts()?)),
        Trial::test("report/sections", || Ok(sections()?)),
        Trial::test("report/exceptions", || Ok(exceptions()?)),
        trial(oracle, "report/verdicts".into(), verdicts),
    ]
}

fn read() -> Result<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(report::PATH);
    fs::read_to_string(&path).map_err(|e| format!("{}: {e}; {REFRESH}", path.display()))
}

/// Every rule has a row, and every row has a rule.
fn rules() -> Result<(), String> {
    let (text, spec) = (read()?, Spec::embedded()?);
    let rows = report::rules(&text);
    let missing = spec.isa.rules.iter().find(|rule| !rows.contains_key(rule.id.as_str()));
    if let Some(rule) = missing {
        return Err(format!("{} has no row for {}; {REFRESH}", report::PATH, rule.id));
    }
    let exists = |id: &str| spec.isa.rules.iter().any(|rule| rule.id == id);
    match rows.keys().find(|id| !exists(id)) {
        Some(id) => Err(format!("{}: there is no rule {id} any more; {REFRESH}", report::PATH)),
        None => Ok(()),
    }
}

/// The rows of each section of a report, by its title.
fn sections_of(text: &str) -> BTreeMap<&str, Vec<&str>> {
    let titled = text.split("\n## ").skip(1).filter_map(|section| section.split_once('\n'));
    titled
        .map(|(title, rest)| (title, rest.lines().filter(|line| line.starts_with("| `")).collect()))
        .collect()
}

/// The table at the beginning has the number of rows of each section.
fn agree(text: &str) -> Result<(), String> {
    let sections = sections_of(text);
    let mut counted = 0;
    for line in text.lines().take_while(|line| !line.starts_with("## ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, title, number, _] = cells[..] else { continue };
        let Ok(number) = number.parse::<usize>() else { continue };
        let rows = sections.get(title).map(Vec::len);
        if rows != Some(number) {
            return Err(format!("{title}: the table has {number}, the section {rows:?}"));
        }
        counted += 1;
    }
    if counted == 4 { Ok(()) } else { Err(format!("the table counts {counted} sections, not 4")) }
}

fn counts() -> Result<(), String> {
    agree(&read()?).map_err(|e| format!("{}: {e}; {REFRESH}", report::PATH))
}

/// The worst outcome of its cases decides the section of a rule; a rule about a whole object has no case.
fn sections() -> Result<(), String> {
    let row = |rule: &str, counts: &[(&'static str, usize)]| Row {
        rule: rule.into(),
        counts: counts.iter().copied().collect(),
    };
    let rows = [
        row("a/accepted", &[("accepted", 1), ("rejected", 9), ("counterpart refused", 9)]),
        row("b/rejected", &[("rejected", 1), ("counterpart refused", 9)]),
        row("c/crashed", &[("crashed", 2)]),
        row("d/refused", &[("counterpart refused", 3)]),
        row("e/none", &[]),
    ];
    let spec = Spec::embedded()?;
    let other =
        spec.isa.rules.iter().find(|rule| rule.check == Check::Object).ok_or("no rule about objects")?;
    let other_row = format!("| `{}` | a whole file |", other.id);
    let text = report::render(&rows, &[other], &Exceptions::read("")?, "");
    agree(&text)?;
    let found: Vec<_> =
        sections_of(&text).into_iter().filter(|(title, _)| title.starts_with("Rules")).collect();
    let expected = [
        ("Rules that the finalizer does not enforce", vec!["| `a/accepted` | 1 | 9 | | | | 9 |"]),
        (
            "Rules that the finalizer enforces",
            vec!["| `b/rejected` | | 1 | | | | 9 |", "| `c/crashed` | | | 2 | | | |"],
        ),
        ("Rules whose valid cases the finalizer does not accept", vec!["| `d/refused` | | | | | | 3 |"]),
        ("Rules without a case", vec![other_row.as_str(), "| `e/none` | a single instruction |"]),
    ];
    if found == expected { Ok(()) } else { Err(format!("{found:#?}")) }
}

/// The report lists the declared exceptions.
fn exceptions() -> Result<(), String> {
    let exceptions = Exceptions::read(exceptions::TEXT)?;
    let fresh = report::render(&[], &[], &exceptions, "");
    let list = |text: &str| text.split_once("\n## Valid instructions").map(|(_, list)| list.to_string());
    if list(&read()?) == list(&fresh) { Ok(()) } else { Err(format!("the exceptions differ; {REFRESH}")) }
}

/// The verdicts on some rules are up to date: the number of rejected cases, and whether any case is accepted. The outcomes of
/// the others vary.
fn verdicts(finalizer: &Finalizer) -> Result<(), Failed> {
    let (text, spec) = (read()?, Spec::embedded()?);
    let rows = report::rules(&text);
    let (co_dependent, exceptions) =
        (co_dependent::read(co_dependent::TEXT)?, Exceptions::read(exceptions::TEXT)?);
    let reporter = Reporter::new(&spec, &co_dependent, exceptions, finalizer);
    let mut wrong = Vec::new();
    for (number, rule) in spec.static_rules().step_by(if all() { 1 } else { EVERY }) {
        let then = rows.get(rule.id.as_str()).copied().unwrap_or_default();
        // Cases that exceed the time limit are slow.
        if report::timeouts(then) > MANY_TIMEOUTS && !all() {
            continue;
        }
        let now = report::line(&reporter.row(number)?);
        if !report::is_alike(&now, then) {
            wrong.push(format!("{then}\n{now}"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{}\n{REFRESH}", wrong.join("\n")).into()) }
}
