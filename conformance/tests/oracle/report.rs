//! `docs/oracle-report.md` lists exactly the rules of the specification, and its verdicts are up to date.

use crate::generated::all;
use crate::{Oracle, trial};
use genvisa_conformance::co_dependent;
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::finalizer::Finalizer;
use genvisa_conformance::report::{self, Reporter};
use genvisa_conformance::spec::Spec;
use libtest_mimic::{Failed, Trial};
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
