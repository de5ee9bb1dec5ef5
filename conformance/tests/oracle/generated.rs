//! Generated kernels: valid instructions of every page, on every platform that the finalizer compiles for.
//!
//! For each instruction and platform, proptest chooses values and the solver completes them to a valid instruction in a
//! module. Our object and our text of the module give the same Gen code, and the text gives the same module.
//! `oracle/generated.toml` declares the valid instructions with another outcome, and each entry is confirmed.
//! `GENVISA_ORACLE=all` tries many kernels of each instruction instead of a few.

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

/// The platforms of the kernels. The finalizer compiles the others like one of these.
pub const PLATFORMS: [&str; 7] = ["BDW", "SKL", "ICLLP", "TGLLP", "XEHP", "DG2", "PVC"];

/// The number of kernels of an instruction on a platform: normally, and with `GENVISA_ORACLE=all`.
const KERNELS: [u32; 2] = [3, 60];

/// The largest number of chosen values of one instruction. The rules determine the others.
const CHOICES: usize = 8;

/// The number of attempts to confirm an exception.
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
                || Ok(Completion::ignored_with("the time limit makes it slow: set GENVISA_ORACLE=all"));
            trials.push(Trial::ignorable_test(name, waits));
            continue;
        }
        trials.push(trial(oracle, name, move |finalizer| exception(finalizer, spec, &exceptions, number)));
    }
    trials
}

/// Whether `GENVISA_ORACLE=all` is set.
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

/// Generates kernels of one instruction on one platform, which must all have the expected outcome.
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
    // The same seed in every run, and another one for each instruction.
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
    // If an exception applies to all forms of the instruction, only the trial of the exception tests it.
    let is_whole = || exceptions.exceptions.iter().any(|exception| exception.is_whole(&instruction.name));
    match result {
        Ok(()) if made.get() == 0 && !is_whole() => Err("exceptions apply to all generated kernels".into()),
        Ok(()) => Ok(()),
        Err(TestError::Fail(why, _)) => Err(why.message().into()),
        Err(TestError::Abort(why)) => Err(why.message().into()),
    }
}

fn check(finalizer: &Finalizer, spec: &Spec, whole: &Whole) -> Result<(), String> {
    let (seen, messages, text) = observe(finalizer, spec, whole)?;
    if seen == OracleOutcome::default() { Ok(()) } else { Err(format!("{seen}\n{messages}\n{text}")) }
}

/// Confirms an exception with an instruction that it applies to.
fn exception(
    finalizer: &Finalizer,
    spec: &Spec,
    exceptions: &Exceptions,
    number: usize,
) -> Result<(), Failed> {
    let this = &exceptions.exceptions[number];
    // A kernel that exceeds the time limit is slow: one is enough.
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
        // If the outcome varies, the first kernels may have the expected one.
        for attempt in 0..ATTEMPTS {
            let choices: Vec<_> = (0..attempt).map(|n| (7 * n + attempt, 13 * n + attempt)).collect();
            let Some(whole) = valid.choose(&choices, Some(&applies)) else { continue };
            let (found, messages, text) = observe(finalizer, spec, &whole)?;
            tried += 1;
            let is_so = found.is_among(&this.outcome) && messages.contains(&this.message);
            if is_so && found != OracleOutcome::default() {
                seen += 1;
                break;
            }
            let may_be = is_so || this.outcome.varies() && found == OracleOutcome::default();
            if !may_be {
                let name = name(spec, number, platform);
                let declared = format!("declared: {}, {}", this.outcome, this.message);
                return Err(format!("{name}: {declared}\nfound: {found}\n{messages}\n{text}").into());
            }
        }
    }
    match seen {
        0 => Err(format!("none of {tried} kernels has this outcome: remove the entry").into()),
        _ => Ok(()),
    }
}

/// The outcome for a module, the messages of the finalizer, and the text of the module.
fn observe(
    finalizer: &Finalizer,
    spec: &Spec,
    whole: &Whole,
) -> Result<(OracleOutcome, String, String), String> {
    let Whole { case, module } = whole;
    let object = module.encode().map_err(|e| e.to_string())?;
    if Module::decode(&object).as_ref() != Ok(module) {
        return Err(format!("{case}\nis another module when it is read again"));
    }
    let platform = spec.finalizer_name(&case.platform);
    let target = native::platform(&case.platform).map_or_else(Target::default, Target::from);
    let text = target.disassemble(module);
    let own = finalizer.print(&object, platform).map_err(|e| e.to_string())?;
    let mut messages = vec![self::messages(&own.verdict)];
    let mut seen = OracleOutcome { object: own.verdict.word().into(), ..OracleOutcome::default() };
    if let Verdict::Accepted(_) = own.verdict {
        let difference = own.printed.as_deref().map(|theirs| printed::difference(&text, theirs));
        seen.printed = match &difference {
            None => "none".into(),
            Some(None) => "same".into(),
            Some(Some(_)) => "other".into(),
        };
        messages.extend(difference.flatten());
    }
    seen.text = match target.assemble(&text) {
        Err(_) => "unread".into(),
        Ok(again) => {
            is_same(module, &again, target).map_err(|why| format!("{case}\n{text}\nfrom text: {why}"))?;
            let theirs = finalizer.compile(Input::Text(&text), platform).map_err(|e| e.to_string())?;
            messages.push(self::messages(&theirs));
            match (&own.verdict, &theirs) {
                (Verdict::Accepted(ours), Verdict::Accepted(theirs)) if ours == theirs => "same".into(),
                (Verdict::Accepted(_), Verdict::Accepted(_)) => "other".into(),
                _ => theirs.word().into(),
            }
        }
    };
    messages.retain(|messages| !messages.is_empty());
    Ok((seen, messages.join("\n"), text))
}

/// The messages of the finalizer, without the rest of its report.
fn messages(verdict: &Verdict) -> String {
    let (Verdict::Rejected(report) | Verdict::Unclear(report)) = verdict else { return String::new() };
    let found: Vec<&str> =
        report.lines().filter_map(|line| line.split_once("Error Message: ")).map(|(_, m)| m.trim()).collect();
    if found.is_empty() { report.clone() } else { found.join("\n") }
}

/// Fails unless a module that was read from text is the same, except for the numbers of its labels and strings.
fn is_same(module: &Module, again: &Module, target: Target) -> Result<(), String> {
    let (text, other) = (target.disassemble(module), target.disassemble(again));
    if text != other {
        return Err(format!("printed again, it is\n{other}"));
    }
    let (bodies, others) = (instructions(module)?, instructions(again)?);
    match bodies.iter().zip(&others).find(|(one, other)| one != other) {
        Some((one, other)) => Err(format!("{one:?}\nbecomes {other:?}")),
        None if bodies.len() != others.len() => Err(format!("{} instructions", others.len())),
        None => Ok(()),
    }
}

/// All instructions of a module.
fn instructions(module: &Module) -> Result<Vec<Instruction>, String> {
    let mut all = Vec::new();
    for body in module.bodies() {
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

/// The instruction with 0 in place of the numbers of labels and strings, which may differ.
fn unnumbered(mut one: Instruction) -> Instruction {
    let fields = one.info().fields.iter().enumerate();
    let numbers: Vec<usize> = fields
        .filter(|(_, field)| field.refers.is_some_and(genvisa_runtime::Refers::is_named_by_programs))
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
