//! Generated kernels: valid instructions of every page, on every platform that code is made for here.
//!
//! For each instruction and platform proptest chooses values, a solver makes of them an instruction that breaks no rule,
//! and a module is put around it. The Gen code of our object and of our text of it is the same, and so is the module that
//! the text gives. What the finalizer does not take although the pages allow it stands in `oracle/generated.toml`, and
//! each entry there is seen to be true. `GENVISA_ORACLE=all` tries many of each, otherwise it is a few.

use crate::{Oracle, trial};
use genvisa::{Instruction, Module};
use genvisa_asm::Target;
use genvisa_conformance::exceptions::{self, Exceptions, OracleOutcome};
use genvisa_conformance::finalizer::{Finalizer, Input, Verdict};
use genvisa_conformance::native;
use genvisa_conformance::printed;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::valid::{Valid, Whole};
use genvisa_runtime::Fields;
use libtest_mimic::{Completion, Failed, Trial};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::Cell;
use std::sync::{Arc, LazyLock};

/// The platforms that kernels are made for: the others compile as one of these.
pub const PLATFORMS: [&str; 7] = ["BDW", "SKL", "ICLLP", "TGLLP", "XEHP", "DG2", "PVC"];

/// How many kernels of an instruction on a platform: as a rule, and with `GENVISA_ORACLE=all`.
const KERNELS: [u32; 2] = [3, 60];

/// At most so many choices are made of one instruction; the rules see to the rest.
const CHOICES: usize = 8;

/// How often something is tried until it is seen.
const ATTEMPTS: usize = 16;

static SPEC: LazyLock<Result<Spec, String>> = LazyLock::new(Spec::embedded);

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    let read = || Ok::<_, String>((SPEC.as_ref()?, Arc::new(Exceptions::read(exceptions::TEXT)?)));
    let (spec, exceptions) = match read() {
        Ok(read) => read,
        Err(why) => return vec![Trial::test("generated", move || Err(why.into()))],
    };
    let mut trials = Vec::new();
    for number in 0..spec.isa.instructions.len() {
        for platform in platforms(spec, number) {
            let exceptions = Arc::clone(&exceptions);
            let name = name(spec, number, platform);
            trials.push(trial(oracle, format!("generated/{name}"), move |finalizer| {
                valid(finalizer, spec, number, platform, &exceptions)
            }));
        }
    }
    for number in 0..exceptions.exceptions.len() {
        let exceptions = Arc::clone(&exceptions);
        let this = &exceptions.exceptions[number];
        let name = format!("except/{number}/{}", this.of.join(","));
        if this.outcome.hangs() && !all() {
            let waits =
                || Ok(Completion::ignored_with("what does not end takes its time: GENVISA_ORACLE=all"));
            trials.push(Trial::ignorable_test(name, waits));
            continue;
        }
        trials.push(trial(oracle, name, move |finalizer| exception(finalizer, spec, &exceptions, number)));
    }
    trials
}

/// Whether everything is to be tried.
pub fn all() -> bool {
    std::env::var_os("GENVISA_ORACLE").is_some_and(|value| value == "all")
}

fn name(spec: &Spec, instruction: usize, platform: usize) -> String {
    format!("{}/{}", spec.isa.instructions[instruction].name, spec.isa.platforms[platform].name)
}

/// The platforms that have an instruction.
fn platforms(spec: &Spec, instruction: usize) -> Vec<usize> {
    let has_it = &spec.isa.instructions[instruction].platforms;
    let known = (0..spec.isa.platforms.len()).filter(|n| spec.on(has_it, *n));
    known.filter(|n| PLATFORMS.contains(&spec.isa.platforms[*n].name.as_str())).collect()
}

/// Kernels of one instruction on one platform: all is well with them.
fn valid(
    finalizer: &Finalizer,
    spec: &Spec,
    number: usize,
    platform: usize,
    exceptions: &Exceptions,
) -> Result<(), Failed> {
    let instruction = &spec.isa.instructions[number];
    let valid = Valid::new(spec, instruction, platform, exceptions, None);
    let cases = KERNELS[usize::from(all())];
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 16, ..Config::default() };
    // The same in every run, and another one for each instruction.
    let mut seed = [0; 32];
    seed[..2].copy_from_slice(&[instruction.opcode, platform as u8]);
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let choices = prop::collection::vec((any::<u16>(), any::<u16>()), 0..=CHOICES);
    let made = Cell::new(0);
    let result = runner.run(&choices, |choices| {
        let choices: Vec<_> = choices.iter().map(|(slot, value)| ((*slot).into(), (*value).into())).collect();
        let Some(whole) = valid.choose(&choices, None) else { return Ok(()) };
        made.set(made.get() + 1);
        check(finalizer, spec, &whole).map_err(TestCaseError::fail)
    });
    // Where an exception leaves nothing, its own trial shows what there is.
    let is_whole = || exceptions.exceptions.iter().any(|exception| exception.is_whole(&instruction.name));
    match result {
        Ok(()) if made.get() == 0 && !is_whole() => {
            Err("nothing is left that exceptions do not speak of".into())
        }
        Ok(()) => Ok(()),
        Err(TestError::Fail(why, _)) => Err(why.message().into()),
        Err(TestError::Abort(why)) => Err(why.message().into()),
    }
}

fn check(finalizer: &Finalizer, spec: &Spec, whole: &Whole) -> Result<(), String> {
    let (seen, said, text) = see(finalizer, spec, whole)?;
    if seen == OracleOutcome::default() { Ok(()) } else { Err(format!("{seen}\n{said}\n{text}")) }
}

/// An exception is true of what it speaks of.
fn exception(
    finalizer: &Finalizer,
    spec: &Spec,
    exceptions: &Exceptions,
    number: usize,
) -> Result<(), Failed> {
    let this = &exceptions.exceptions[number];
    // What hangs takes long: once is enough.
    let enough = if all() && !this.outcome.hangs() { usize::MAX } else { 1 };
    let (mut tried, mut seen) = (0, 0);
    let numbers = 0..spec.isa.instructions.len();
    for (number, platform) in numbers.flat_map(|n| platforms(spec, n).into_iter().map(move |p| (n, p))) {
        let instruction = &spec.isa.instructions[number];
        if seen == enough || !this.concerns(&instruction.name) {
            continue;
        }
        let valid = Valid::new(spec, instruction, platform, exceptions, Some(this));
        let Some(applies) = this.applies(valid.model()).filter(|applies| valid.can_be(applies)) else {
            continue;
        };
        // Where it varies, all may be well with the first of them.
        for attempt in 0..ATTEMPTS {
            let choices: Vec<_> = (0..attempt).map(|n| (7 * n + attempt, 13 * n + attempt)).collect();
            let Some(whole) = valid.choose(&choices, Some(&applies)) else { continue };
            let (found, said, text) = see(finalizer, spec, &whole)?;
            tried += 1;
            let is_so = found.is_among(&this.outcome) && said.contains(&this.says);
            if is_so && found != OracleOutcome::default() {
                seen += 1;
                break;
            }
            let may_be = is_so || this.outcome.varies() && found == OracleOutcome::default();
            if !may_be {
                let name = name(spec, number, platform);
                let declared = format!("declared: {}, {}", this.outcome, this.says);
                return Err(format!("{name}: {declared}\nfound: {found}\n{said}\n{text}").into());
            }
        }
    }
    match seen {
        0 => Err(format!("of {tried} kernels nothing is so: remove the entry").into()),
        _ => Ok(()),
    }
}

/// What becomes of a module; what the finalizer says to it; and its text.
fn see(finalizer: &Finalizer, spec: &Spec, whole: &Whole) -> Result<(OracleOutcome, String, String), String> {
    let Whole { case, module } = whole;
    let object = module.to_bytes().map_err(|e| e.to_string())?;
    if Module::from_bytes(&object).as_ref() != Ok(module) {
        return Err(format!("{case}\nis another module when it is read again"));
    }
    let platform = spec.finalizer_name(&case.platform);
    let target = native::platform(case).map_or_else(Target::default, Target::from);
    let text = target.disassemble(module);
    let own = finalizer.print(&object, platform).map_err(|e| e.to_string())?;
    let mut said = vec![self::said(&own.verdict)];
    let mut seen = OracleOutcome { object: own.verdict.word().into(), ..OracleOutcome::default() };
    if let Verdict::Accepted(_) = own.verdict {
        let difference = own.printed.as_deref().map(|theirs| printed::difference(&text, theirs));
        seen.printed = match &difference {
            None => "none".into(),
            Some(None) => "same".into(),
            Some(Some(_)) => "other".into(),
        };
        said.extend(difference.flatten());
    }
    seen.text = match target.assemble(&text) {
        Err(_) => "unread".into(),
        Ok(again) => {
            is_same(module, &again, target).map_err(|why| format!("{case}\n{text}\nfrom text: {why}"))?;
            let theirs = finalizer.compile(Input::Text(&text), platform).map_err(|e| e.to_string())?;
            said.push(self::said(&theirs));
            match (&own.verdict, &theirs) {
                (Verdict::Accepted(ours), Verdict::Accepted(theirs)) if ours == theirs => "same".into(),
                (Verdict::Accepted(_), Verdict::Accepted(_)) => "other".into(),
                _ => theirs.word().into(),
            }
        }
    };
    said.retain(|said| !said.is_empty());
    Ok((seen, said.join("\n"), text))
}

/// What the finalizer has to say: of a report only the messages.
fn said(verdict: &Verdict) -> String {
    let (Verdict::Rejected(said) | Verdict::Unclear(said)) = verdict else { return String::new() };
    let messages: Vec<&str> =
        said.lines().filter_map(|line| line.split_once("Error Message: ")).map(|(_, m)| m.trim()).collect();
    if messages.is_empty() { said.clone() } else { messages.join("\n") }
}

/// Whether a module that was read from text is the same, but for the numbers of its labels and strings.
fn is_same(module: &Module, again: &Module, target: Target) -> Result<(), String> {
    let (text, other) = (target.disassemble(module), target.disassemble(again));
    if text != other {
        return Err(format!("printed again it is\n{other}"));
    }
    let (bodies, others) = (instructions(module)?, instructions(again)?);
    match bodies.iter().zip(&others).find(|(one, other)| one != other) {
        Some((one, other)) => Err(format!("{one:?}\nbecomes {other:?}")),
        None if bodies.len() != others.len() => Err(format!("{} instructions", others.len())),
        None => Ok(()),
    }
}

/// All instructions, one after the other.
fn instructions(module: &Module) -> Result<Vec<Instruction>, String> {
    let kernels = module.kernels.iter().map(|kernel| &kernel.body);
    let functions = module.functions.iter().flatten().map(|function| &function.body);
    let mut all = Vec::new();
    for body in kernels.chain(functions) {
        let bytes = body.to_bytes(module.version()).map_err(|e| e.to_string())?;
        let mut rest = &bytes[..];
        while !rest.is_empty() {
            let (one, len) = Instruction::decode(rest, module.version()).map_err(|e| e.to_string())?;
            all.push(unnumbered(one));
            rest = &rest[len..];
        }
    }
    Ok(all)
}

/// The instruction without the numbers of labels and strings, which name the same all the same.
fn unnumbered(mut one: Instruction) -> Instruction {
    let fields = one.info().fields.iter().enumerate();
    let numbers: Vec<usize> = fields
        .filter(|(_, field)| matches!(field.refers, Some("label" | "string")))
        .map(|(n, _)| n)
        .collect();
    for number in numbers {
        for element in 0..one.times(number) {
            if let Some(value) = one.field_mut(number, element) {
                value.set_raw(0);
            }
        }
    }
    one
}
