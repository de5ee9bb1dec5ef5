//! Encoding, decoding and validating instructions allocate no memory, even if the crate has an allocator.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use genvisa::{Declarations, Instruction, Platform, Version};
use genvisa_conformance::spec::{self, Spec};
use genvisa_conformance::{native, stream};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Cases of each instruction.
const EACH: usize = 4;

/// The bytes that a function allocates at most at a time; 0 if it never allocates. Other threads must not allocate meanwhile,
/// and so all measurements are in one test.
fn peak(run: impl FnOnce()) -> usize {
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage();
    run();
    MEMORY.peak_usage() - before
}

#[test]
fn decoding_encoding_and_validating_allocate_nothing() {
    a_measurement_sees_an_allocation();
    refusing_unknown_bytes_allocates_nothing();
    valid_instructions_allocate_nothing();
}

fn valid_instructions_allocate_nothing() {
    let spec = Spec::embedded().unwrap();
    let cases = stream::of_each(&spec, EACH).unwrap();
    assert_eq!(cases.len(), EACH * spec.isa.instructions.iter().filter(|i| i.same_as.is_none()).count());
    let version = Version::new(spec::VERSION.0, spec::VERSION.1);
    let mut violated_elsewhere = 0;
    for case in &cases {
        let platform = native::platform(&case.platform).unwrap();
        let variables = native::variables(&case.kernel);
        let scope = native::scope(&case.kernel, &variables);
        let mut buffer = vec![0; case.bytes.len()];
        let len = buffer.len();
        let (mut violated, mut faults) = (usize::MAX, 0);
        let allocated = peak(|| {
            let Ok((instruction, read)) = Instruction::decode(&case.bytes, version) else { return };
            assert_eq!((read, instruction.encode(version, &mut buffer)), (len, Ok(len)));
            violated = instruction.validate(&scope, platform).len();
            // Errors allocate nothing, too.
            violated_elsewhere += instruction.validate(&Declarations::default(), Platform::Skl).len();
            faults += usize::from(Instruction::decode(&case.bytes[..len - 1], version).is_err());
            faults += usize::from(instruction.encode(version, &mut buffer[..len - 1]).is_err());
        });
        assert_eq!(allocated, 0, "{case}");
        assert_eq!(
            (&buffer, violated, faults),
            (&case.bytes, 0, 2),
            "{case}, violated elsewhere: {violated_elsewhere}"
        );
    }
}

fn refusing_unknown_bytes_allocates_nothing() {
    let mut is_refused = false;
    let allocated = peak(|| is_refused = Instruction::decode(&[0xFF], genvisa::NEWEST_VERSION).is_err());
    assert_eq!((allocated, is_refused), (0, true));
}

fn a_measurement_sees_an_allocation() {
    let allocated = peak(|| drop(std::hint::black_box(vec![1_u8, 2, 3])));
    assert_eq!(allocated, 3);
}
