//! `cargo test -p genvisa-conformance --test conformance`: one test for each rule and each platform on which it
//! has another meaning. A failing test lists the cases by id.

use genvisa_conformance::co_dependent;
use genvisa_conformance::native::Genvisa;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::suite::Suite;
use genvisa_reader::isa::Check;
use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    static SPEC: LazyLock<Result<Spec, String>> = LazyLock::new(Spec::embedded);
    let suite = match SPEC
        .as_ref()
        .map_err(Clone::clone)
        .and_then(|spec| Ok(Suite::new(spec, co_dependent::read(co_dependent::TEXT)?)))
    {
        Ok(suite) => Arc::new(suite),
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let checked = Arc::new(AtomicUsize::new(0));
    let mut trials = vec![declarations(&suite)];
    trials.extend(suite.topics.clone().into_iter().map(|topic| {
        let (name, suite, checked) = (suite.name(&topic), Arc::clone(&suite), Arc::clone(&checked));
        Trial::test(name, move || {
            checked.fetch_add(suite.run(&topic, &Genvisa::default())?, Ordering::Relaxed);
            Ok(())
        })
    }));
    let others = suite.spec.isa.rules.iter().filter_map(|rule| match rule.check {
        Check::Static => None,
        Check::Object => Some((&rule.id, "object", "needs a whole module: tests/main/objects.rs")),
        Check::Runtime => Some((&rule.id, "runtime", "needs an execution")),
    });
    trials.extend(others.map(|(id, kind, reason)| {
        Trial::ignorable_test(id.clone(), move || Ok(Completion::ignored_with(reason))).with_kind(kind)
    }));

    let conclusion = libtest_mimic::run(&arguments, trials);
    if arguments.list {
        return ExitCode::SUCCESS;
    }
    let cases = checked.load(Ordering::Relaxed);
    let static_rules = suite.spec.static_rules().count();
    eprintln!(
        "{cases} cases checked, of {static_rules} static rules; {} declared co-dependent",
        suite.co_dependent.len()
    );
    let is_whole = arguments.filter.is_none() && arguments.skip.is_empty() && !arguments.ignored;
    if is_whole && cases == 0 {
        eprintln!("error: no case was checked");
        return ExitCode::FAILURE;
    }
    conclusion.exit_code()
}

/// The rules and platforms in `co_dependent.toml` exist.
fn declarations(suite: &Arc<Suite<'_>>) -> Trial {
    let wrong = suite.wrong_declarations();
    Trial::test("co_dependent.toml", move || match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n").into()),
    })
}
