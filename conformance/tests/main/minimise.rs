//! The minimiser finds at most five instructions that show a mistake: implementations with mistakes that were planted here.

use crate::programs::ALL;
use genvisa::{Body, Instruction, Module};
use genvisa_conformance::ours::Ours;
use genvisa_conformance::outputs::same_output;
use genvisa_conformance::shrink::{Smaller, size};
use genvisa_runner::implementation::{Factory, Hello, Implementation};
use genvisa_runner::minimise::{Minimised, Original, minimise_case};
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runner::vector::{Expectation, Vector};
use genvisa_runtime::object::{BodyInstruction, Step};
use genvisa_runtime::{Fields, Refers};
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// The time for a case.
const LIMIT: Duration = Duration::from_secs(30);

/// The most instructions of a minimised case.
const MOST: usize = 5;

/// The programs that are tried until one shows a mistake.
const TRIED: usize = 200;

/// A mistake: whether a module shows it.
type Mistake = fn(&Module) -> bool;

/// The mistakes by name.
const MISTAKES: [(&str, Mistake); 12] = [
    ("a predicate", |module| any(module, |one| pred(one) != 0)),
    ("an inverted predicate", |module| any(module, |one| pred(one) & 0x8000 != 0)),
    ("32 channels", |module| any(module, |one| raw(one, "exec_size").is_some_and(|size| size & 0xf == 5))),
    ("no mask", |module| any(module, |one| raw(one, "exec_size").is_some_and(|size| size >> 4 == 8))),
    ("a loop", |module| module.bodies().any(has_loop)),
    ("a call of a subroutine", |module| any(module, |one| matches!(one.step(), Step::Call(_)))),
    ("a function", |module| !module.functions.is_empty()),
    ("two kernels", |module| module.kernels.len() > 1),
    ("an input", |module| module.kernels.iter().any(|kernel| !kernel.data.input_info.is_empty())),
    ("a surface", |module| any(module, |one| refers(one, Refers::Surface))),
    ("a double", |module| {
        module.kernels.iter().any(|kernel| {
            kernel
                .data
                .var_info
                .iter()
                .any(|info| info.bit_properties.data_type() == Some(genvisa::DataType::Df))
        })
    }),
    ("an address variable with sixteen elements", |module| {
        module
            .kernels
            .iter()
            .any(|kernel| kernel.data.address_info.iter().any(|info| info.num_elements == 16))
    }),
];

/// The programs of each mistake whose sizes are measured.
const MEASURED: usize = 20;

/// The least part of these programs, in percent, that is minimised to [`MOST`] instructions.
const SMALL_PERCENT: usize = 90;

fn any(module: &Module, is_so: fn(&Instruction) -> bool) -> bool {
    module.bodies().any(|body| body.iter().any(|one| is_so(&one)))
}

/// The bits of a field; nothing if the instruction does not have it.
fn raw(one: &Instruction, field: &str) -> Option<u64> {
    let number = one.info().fields.iter().position(|known| known.name == field)?;
    (one.times(number) > 0).then(|| one.field(number, 0)?.raw())?
}

fn pred(one: &Instruction) -> u64 {
    raw(one, "pred").unwrap_or(0)
}

fn refers(one: &Instruction, table: Refers) -> bool {
    one.info().fields.iter().any(|field| field.refers == Some(table))
}

/// Whether a branch goes to a label in front of it.
fn has_loop(body: &Body) -> bool {
    let mut begun = Vec::new();
    body.iter().any(|one| {
        if let Step::Block(label) = one.step() {
            begun.push(u64::from(label));
            return false;
        }
        raw(&one, "label").is_some_and(|label| one.step() == Step::Other && begun.contains(&label))
    })
}

/// The reference with a mistake.
struct Wrong {
    mistake: Mistake,
    /// The outcome for modules that show the mistake.
    outcome: Outcome,
}

impl Factory for Wrong {
    fn name(&self) -> String {
        "wrong".into()
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        Ok(Box::new(Asked(self)))
    }
}

struct Asked<'w>(&'w Wrong);

impl Implementation for Asked<'_> {
    fn hello(&self) -> Hello {
        Ours.hello()
    }

    fn ask(&mut self, request: &Request) -> Outcome {
        let module = match &request.input {
            Data::Base64(bytes) => Module::decode(bytes).ok(),
            Data::Text(text) => genvisa_asm::module::assemble(text).ok(),
        };
        match module {
            Some(module) if (self.0.mistake)(&module) => self.0.outcome.clone(),
            _ => Ours.ask(request),
        }
    }
}

fn rejected() -> Outcome {
    Outcome::Answered(Answer::Reject { phase: None, rules: Vec::new(), message: None })
}

/// A program as a case.
fn case(module: &Module, platform: &str, operation: Operation, input: Data) -> Vector {
    Vector {
        id: "program".into(),
        version: format!("{}.{}", module.version().major, module.version().minor),
        ..Vector::of_program("program", platform, operation, input)
    }
}

fn minimised(wrong: &Wrong, vector: &Vector, counterpart: Option<&Vector>) -> Minimised {
    let original = Original { vector, counterpart };
    minimise_case(wrong, &Smaller, original, &same_output, LIMIT).unwrap().expect("the case fails")
}

#[test]
fn a_program_is_minimised_to_few_instructions_that_show_the_same_mistake() {
    for (number, (name, mistake)) in MISTAKES.into_iter().enumerate() {
        let shows = |program: &&genvisa_conformance::programs::Program| mistake(&program.module);
        let program = ALL.iter().take(TRIED).find(shows);
        let program = program.unwrap_or_else(|| panic!("no program has {name}"));
        let outcome =
            if number % 2 == 0 { rejected() } else { Outcome::Crashed { detail: "signal 11".into() } };
        let wrong = Wrong { mistake, outcome: outcome.clone() };
        let input = Data::Base64(program.module.encode().unwrap());
        let vector = case(&program.module, program.platform.name(), Operation::CheckBin, input);
        let found = minimised(&wrong, &vector, None);
        let count = size(&found.vector).unwrap();
        assert!(count <= MOST && found.is_finished, "{name}: {count} instructions, {found:?}");
        assert_eq!(found.outcome, outcome, "{name}");
        // The smaller program is valid, and still shows the mistake.
        assert_eq!(Ours.ask(&found.vector.request(0)).kind(), "accept", "{name}");
        assert!(mistake(&Module::decode(found.vector.input.bytes()).unwrap()), "{name}");
    }
}

#[test]
fn planted_mistakes_in_many_programs_are_minimised_to_few_instructions() {
    let shown = MISTAKES.into_iter().enumerate().flat_map(|(number, (name, mistake))| {
        let shows = ALL.iter().filter(move |program| mistake(&program.module)).take(MEASURED);
        shows.map(move |program| (number, name, mistake, program))
    });
    let shown: Vec<_> = shown.collect();
    let measured = shown.par_iter().map(|(number, name, mistake, program)| {
        let outcome =
            if number % 2 == 0 { rejected() } else { Outcome::Crashed { detail: "signal 11".into() } };
        let wrong = Wrong { mistake: *mistake, outcome };
        let input = Data::Base64(program.module.encode().unwrap());
        let vector = case(&program.module, program.platform.name(), Operation::CheckBin, input);
        let begin = Instant::now();
        let found = minimised(&wrong, &vector, None);
        let time = begin.elapsed();
        assert!(
            found.outcome == wrong.outcome && mistake(&Module::decode(found.vector.input.bytes()).unwrap())
        );
        (size(&found.vector).unwrap(), size(&vector).unwrap(), time, *name)
    });
    let mut measured: Vec<_> = measured.collect();
    measured.sort();
    let small = measured.iter().filter(|(count, ..)| *count <= MOST).count();
    let (all, largest) = (measured.len(), measured.last().unwrap());
    let mut before: Vec<usize> = measured.iter().map(|(_, before, ..)| *before).collect();
    before.sort_unstable();
    let slowest = measured.iter().map(|(_, _, time, _)| *time).max().unwrap();
    println!(
        "{small} of {all} programs have at most {MOST} instructions, before {} in the median; the slowest took {:.1} s; the largest: {largest:?}",
        before[all / 2],
        slowest.as_secs_f64()
    );
    assert!(all >= MISTAKES.len() * MEASURED / 2, "{all} programs");
    assert!(small * 100 >= all * SMALL_PERCENT && slowest < LIMIT + LIMIT / 10, "{measured:?}");
}

#[test]
fn a_text_is_minimised_as_text() {
    let (_, mistake) = MISTAKES[0];
    let program = ALL.iter().find(|program| mistake(&program.module)).unwrap();
    let wrong = Wrong { mistake, outcome: rejected() };
    let vector =
        case(&program.module, program.platform.name(), Operation::CheckText, Data::Text(program.text()));
    let found = minimised(&wrong, &vector, None);
    assert!(matches!(&found.vector.input, Data::Text(text) if text.lines().count() < 20), "{found:?}");
    assert!(size(&found.vector).unwrap() <= MOST);
}

#[test]
fn an_accepted_invalid_case_is_minimised_and_breaks_the_same_rule() {
    // A kernel without its last instruction, which is a return.
    let program = ALL.iter().find(|program| program.module.kernels[0].body.len() > 20).unwrap();
    let (platform, operation) = (program.platform.name(), Operation::CheckBin);
    let input = |module: &Module| Data::Base64(module.encode().unwrap());
    let counterpart = case(&program.module, platform, operation, input(&program.module));
    let mut broken = program.module.clone();
    let body = &mut broken.kernels[0].body;
    let instructions: Vec<Instruction> = body.iter().take(body.len() - 1).collect();
    *body = Body::of(program.module.version(), &instructions).unwrap();
    broken.lay_out().unwrap();
    let mut vector = case(&broken, platform, operation, input(&broken));
    vector.expect = Expectation::Reject;
    vector.violates = broken_rules(&vector);
    assert!(!vector.violates.is_empty());
    let accepted = Outcome::Answered(Answer::Accept { output: None, rules: Vec::new() });
    let wrong = Wrong { mistake: |_| true, outcome: accepted };
    let found = minimised(&wrong, &vector, Some(&counterpart));
    assert!(size(&found.vector).unwrap() <= MOST, "{found:?}");
    assert_eq!(broken_rules(&found.vector), vector.violates);
}

/// The rules whose violation is the reason for the rejection of a case.
fn broken_rules(vector: &Vector) -> Vec<String> {
    match Ours.ask(&vector.request(0)) {
        Outcome::Answered(Answer::Reject { rules, .. }) => rules,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_case_that_passes_is_not_minimised() {
    let program = &ALL[0];
    let input = Data::Base64(program.module.encode().unwrap());
    let vector = case(&program.module, program.platform.name(), Operation::CheckBin, input);
    let original = Original { vector: &vector, counterpart: None };
    assert_eq!(minimise_case(&Ours, &Smaller, original, &same_output, LIMIT), Ok(None));
}
