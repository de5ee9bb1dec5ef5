//! `docs/oracle-report.md` speaks of the rules that there are, and what it says of them is still so.

use crate::generated::all;
use crate::{Oracle, trial};
use genvisa_conformance::co_dependent;
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::finalizer::Finalizer;
use genvisa_conformance::report::{self, Asker};
use genvisa_conformance::spec::Spec;
use libtest_mimic::{Failed, Trial};
use std::fs;
use std::path::Path;

/// What to do about a report that is not up to date.
const REFRESH: &str = "write it again: cargo xtask oracle --rules";

/// Of so many rules one is asked about again, if not all are.
const EVERY: usize = 100;

/// Rules with more cases that do not end are not asked about again, if not all are.
const ENDLESS: usize = 4;

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    vec![
        Trial::test("report/rules", || Ok(rules()?)),
        Trial::test("report/exceptions", || Ok(exceptions()?)),
        trial(oracle, "report/verdicts".into(), verdicts),
    ]
}

fn read() -> Result<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(report::PATH);
    fs::read_to_string(&path).map_err(|e| format!("{}: {e}; {REFRESH}", path.display()))
}

/// Every rule has a row, and every row a rule.
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

/// The exceptions are those that are declared.
fn exceptions() -> Result<(), String> {
    let exceptions = Exceptions::read(exceptions::TEXT)?;
    let fresh = report::render(&[], &[], &exceptions, "");
    let list = |text: &str| text.split_once("\n## Valid instructions").map(|(_, list)| list.to_string());
    if list(&read()?) == list(&fresh) { Ok(()) } else { Err(format!("other exceptions; {REFRESH}")) }
}

/// What is said of some rules is still so: how many of their cases are rejected, and whether one is accepted. Whether the
/// others end in a crash or in no time varies.
fn verdicts(finalizer: &Finalizer) -> Result<(), Failed> {
    let (text, spec) = (read()?, Spec::embedded()?);
    let rows = report::rules(&text);
    let (co_dependent, exceptions) =
        (co_dependent::read(co_dependent::TEXT)?, Exceptions::read(exceptions::TEXT)?);
    let asker = Asker::new(&spec, &co_dependent, exceptions, finalizer);
    let mut wrong = Vec::new();
    for (number, rule) in spec.static_rules().step_by(if all() { 1 } else { EVERY }) {
        let then = rows.get(rule.id.as_str()).copied().unwrap_or_default();
        // What does not end takes its time.
        if report::endless(then) > ENDLESS && !all() {
            continue;
        }
        let now = report::line(&asker.row(number)?);
        if !report::is_alike(&now, then) {
            wrong.push(format!("{then}\n{now}"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{}\n{REFRESH}", wrong.join("\n")).into()) }
}
