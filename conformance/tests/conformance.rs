//! `cargo test -p genvisa-conformance --test conformance`: one test for each rule and each platform where it makes a
//! difference. A failing test lists the cases by id.

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
    let judged = Arc::new(AtomicUsize::new(0));
    let mut trials = vec![declarations(&suite)];
    trials.extend(suite.topics.clone().into_iter().map(|topic| {
        let (name, suite, judged) = (suite.name(&topic), Arc::clone(&suite), Arc::clone(&judged));
        Trial::test(name, move || {
            judged.fetch_add(suite.run(&topic, &Genvisa::default())?, Ordering::Relaxed);
            Ok(())
        })
    }));
    let elsewhere = suite.spec.isa.rules.iter().filter_map(|rule| match rule.check {
        Check::Static => None,
        Check::Object => Some((&rule.id, "object", "seen in a whole module: tests/objects.rs")),
        Check::Runtime => Some((&rule.id, "runtime", "seen at execution")),
    });
    trials.extend(elsewhere.map(|(id, kind, reason)| {
        Trial::ignorable_test(id.clone(), move || Ok(Completion::ignored_with(reason))).with_kind(kind)
    }));

    let conclusion = libtest_mimic::run(&arguments, trials);
    if arguments.list {
        return ExitCode::SUCCESS;
    }
    let cases = judged.load(Ordering::Relaxed);
    let static_rules = suite.spec.static_rules().count();
    eprintln!(
        "{cases} cases judged, of {static_rules} static rules; {} declared co_dependent",
        suite.co_dependent.len()
    );
    let is_whole = arguments.filter.is_none() && arguments.skip.is_empty() && !arguments.ignored;
    if is_whole && cases == 0 {
        eprintln!("nothing was judged: that is a failure");
        return ExitCode::FAILURE;
    }
    conclusion.exit_code()
}

/// `co_dependent.toml` speaks of rules and platforms that exist.
fn declarations(suite: &Arc<Suite<'_>>) -> Trial {
    let wrong = suite.wrong_declarations();
    Trial::test("co_dependent.toml", move || match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n").into()),
    })
}
