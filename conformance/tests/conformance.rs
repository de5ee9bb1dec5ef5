//! `cargo test conformance`: one trial for each rule and each platform on which it has another meaning. A failing trial lists
//! its cases by id.
//!
//! The cases are those of single instructions and modules, and `genvisa` answers with the places of violations. With
//! `GENVISA_IUT="command arguments"` the vectors are asked of that program instead.

use genvisa_conformance::case_cache::CaseCache;
use genvisa_conformance::co_dependent;
use genvisa_conformance::native::Genvisa;
use genvisa_conformance::object::suite::ObjectSuite;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::suite::Suite;
use genvisa_reader::isa::Check;
use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// The search for cases makes many small objects: with the allocator of glibc it takes a tenth longer.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    if let Ok(command) = std::env::var(genvisa_conformance::VARIABLE) {
        return genvisa_conformance::harness_of_adapter(&command);
    }
    let arguments = Arguments::from_args();
    if let Some(trial) = known_trial(&arguments) {
        return libtest_mimic::run(&arguments, vec![trial]).exit_code();
    }
    static SPEC: LazyLock<Result<Spec, String>> = LazyLock::new(Spec::embedded);
    let suites = SPEC.as_ref().map_err(Clone::clone).and_then(|spec| {
        let declared = co_dependent::read(co_dependent::TEXT)?;
        let (suite, objects) = (Suite::new(spec, declared.clone()), ObjectSuite::new(spec, declared)?);
        Ok((suite.cached(CaseCache::find()), objects.cached(CaseCache::find())))
    });
    let (suite, objects) = match suites {
        Ok((suite, objects)) => (Arc::new(suite), Arc::new(objects)),
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let checked = Arc::new(AtomicUsize::new(0));
    let mut trials = vec![declarations(&suite)];
    trials.extend(suite.topics.clone().into_iter().map(|topic| {
        let (name, suite, checked) = (name(suite.name(&topic)), Arc::clone(&suite), Arc::clone(&checked));
        Trial::test(name, move || {
            checked.fetch_add(suite.run(&topic, &Genvisa::default())?, Ordering::Relaxed);
            Ok(())
        })
    }));
    trials.extend(objects.topics.clone().into_iter().map(|topic| {
        let (name, objects, checked) =
            (name(objects.name(&topic)), Arc::clone(&objects), Arc::clone(&checked));
        let run = move || {
            checked.fetch_add(objects.run(&topic, &Genvisa::default())?, Ordering::Relaxed);
            Ok(())
        };
        Trial::test(name, run).with_kind(OBJECT)
    }));
    // nextest counts a trial as ignored if the list of ignored trials has it. Otherwise its success is a pass.
    let runtime = suite.spec.isa.rules.iter().filter(|rule| rule.check == Check::Runtime);
    trials.extend(runtime.map(|rule| {
        let reason = "needs an execution";
        Trial::ignorable_test(name(rule.id.clone()), move || Ok(Completion::ignored_with(reason)))
            .with_kind("runtime")
            .with_ignored_flag(true)
    }));

    let conclusion = libtest_mimic::run(&arguments, trials);
    if arguments.list {
        return ExitCode::SUCCESS;
    }
    let cases = checked.load(Ordering::Relaxed);
    let rules = |check: Check| suite.spec.isa.rules.iter().filter(|rule| rule.check == check).count();
    eprintln!(
        "{cases} cases checked, of {} static rules and {} object rules; {} declared co-dependent",
        rules(Check::Static),
        rules(Check::Object),
        suite.co_dependent.len()
    );
    let is_whole = arguments.filter.is_none() && arguments.skip.is_empty() && !arguments.ignored;
    if is_whole && cases == 0 {
        eprintln!("error: no case was checked");
        return ExitCode::FAILURE;
    }
    conclusion.exit_code()
}

/// The begin of the names of all trials. The filter `conformance` selects all of them, and nothing else in the workspace.
const PREFIX: &str = "conformance::";

/// The kind of the trials of rules about objects.
const OBJECT: &str = "object";

/// The name of a trial.
fn name(about: String) -> String {
    format!("{PREFIX}{about}")
}

/// The trial that `--exact` names, if an earlier process left its cases in the cache. It needs neither the pages nor the other
/// trials. nextest starts a process for each trial.
fn known_trial(arguments: &Arguments) -> Option<Trial> {
    let filter = arguments.filter.as_deref().filter(|_| arguments.exact)?;
    let cache = CaseCache::find()?;
    // The list of trials has the kind in front of the name, and a filter may omit it.
    let without_kind = filter.strip_prefix(&format!("[{OBJECT}] "));
    let name = without_kind.unwrap_or(filter);
    let about = name.strip_prefix(PREFIX)?;
    if let (None, Some(cases)) = (without_kind, Suite::known(&cache, about)) {
        return Some(Trial::test(name, move || Ok(_ = cases.run(&Genvisa::default())?)));
    }
    let cases = ObjectSuite::known(&cache, about)?;
    Some(Trial::test(name, move || Ok(_ = cases.run(&Genvisa::default())?)).with_kind(OBJECT))
}

/// The rules and platforms in `co_dependent.toml` exist.
fn declarations(suite: &Arc<Suite<'_>>) -> Trial {
    let wrong = suite.wrong_declarations();
    Trial::test(name("co_dependent.toml".into()), move || match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n").into()),
    })
}
