//! Generated programs are valid, are the same for the same seed, and survive every round trip.

use genvisa::{Module, Platform};
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::native;
use genvisa_conformance::programs::{CAUSES, Causes, Generator, Program, Summary};
use genvisa_conformance::properties::{self, InputOutcome};
use genvisa_conformance::spec::Spec;
use genvisa_runtime::Level;
use std::sync::LazyLock;

/// Two platforms with registers of 32 bytes, old and new, and one with registers of 64 bytes.
pub const PLATFORMS: [&str; 3] = ["SKL", "DG2", "PVC"];

/// The number of programs in each test run. `genvisa-conform run --programs COUNT` tries more.
const PROGRAMS: u64 = 240;

const SEED: u64 = 7;

static SPEC: LazyLock<Spec> = LazyLock::new(|| Spec::embedded().unwrap());
static EXCEPTIONS: LazyLock<Exceptions> = LazyLock::new(|| Exceptions::read(exceptions::TEXT).unwrap());

/// The programs of all tests.
pub static ALL: LazyLock<Vec<Program>> = LazyLock::new(|| {
    let generator = generator(SEED);
    (0..PROGRAMS).map(|number| generator.program(number).unwrap()).collect()
});

fn generator(seed: u64) -> Generator<'static> {
    Generator::new(&SPEC, &EXCEPTIONS, &PLATFORMS.map(String::from), seed).unwrap()
}

#[test]
fn programs_break_no_rule_and_consist_of_everything() {
    let mut sum = Summary::default();
    for program in ALL.iter() {
        let broken = program.module.validate_flow(program.platform);
        let error = broken.iter().find(|(_, violation)| violation.rule.level == Level::Error);
        assert!(error.is_none(), "{}: {error:?}", program.name(SEED));
        sum.add(program);
    }
    let programs = ALL.len();
    // A few programs are made again, because they broke a rule about whole modules or because of a warning.
    assert!(sum.refused.len() * 5 < programs, "{:#?}", sum.refused);
    // An address that is taken is that of a function, at the first attempt.
    let kernels = sum.refused.iter().filter(|why| why.contains("FADDR")).count();
    assert!(kernels == 0 && sum.instructions.contains_key("FADDR"), "{:#?}", sum.refused);
    assert!(sum.warnings.values().sum::<usize>() * 20 < programs, "{:?}", sum.warnings);
    assert!(sum.routines[0] > programs && sum.routines[1] > programs / 50, "{:?}", sum.routines);
    let known = |platform: &Platform| {
        let of_platform = |info: &&genvisa::InstructionInfo| info.platforms.contains(*platform as u32);
        genvisa::Instruction::ALL.iter().copied().filter(of_platform).count()
    };
    let platforms: Vec<Platform> = PLATFORMS.iter().map(|name| native::platform(name).unwrap()).collect();
    let most = platforms.iter().map(known).max().unwrap();
    assert!(
        sum.instructions.len() * 10 > most * 8,
        "{} of {most} instructions: {sum}",
        sum.instructions.len()
    );
}

#[test]
fn programs_survive_every_round_trip() {
    for program in ALL.iter() {
        let name = program.name(SEED);
        let object = program.module.encode().unwrap();
        assert_eq!(Module::decode(&object).as_ref(), Ok(&program.module), "{name}");
        program.from_text().unwrap_or_else(|why| panic!("{name}: {why}"));
    }
    // The properties of every input include these round trips, and take longer.
    for program in ALL.iter().step_by(8) {
        let object = program.module.encode().unwrap();
        let name = program.name(SEED);
        assert_eq!(properties::object(&object), Ok(InputOutcome::Converted), "{name}");
        assert_eq!(properties::text(&program.text()), Ok(InputOutcome::Converted), "{name}");
    }
}

#[test]
fn seed_and_number_determine_a_program() {
    let (one, other) = (generator(SEED), generator(SEED + 1));
    // In another order, so that the forms of instructions are made in another order.
    let again: Vec<Program> = (0..6).rev().map(|number| one.program(number).unwrap()).collect();
    assert!(again.iter().rev().eq(ALL.iter().take(6)));
    assert_ne!(other.program(0).unwrap().module, ALL[0].module);
    assert!(one.program(0).unwrap().module != one.program(3).unwrap().module);
}

#[test]
fn an_unknown_platform_is_named() {
    let error = Generator::new(&SPEC, &EXCEPTIONS, &["PDP11".into()], 0).err();
    assert_eq!(error.as_deref(), Some("no platform has the name PDP11"));
}

#[test]
fn the_causes_are_read() {
    Causes::read(CAUSES).unwrap();
    assert!(Causes::read("[[cause]]\nobject = \"crashed\"").is_err());
    let cause = "[[cause]]\nobject = 'crashed'\ntext = 'crashed'\nreason = 'a'\nwithout = ";
    Causes::read(&format!("{cause}'sel'")).unwrap();
    let error = Causes::read(&format!("{cause}'('")).unwrap_err();
    assert!(error.contains("`(`"), "{error}");
}
