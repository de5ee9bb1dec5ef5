//! Encoding, decoding and validating instructions allocate no memory, even if the crate has an allocator.

use allocation_counter::measure;
use genvisa::{Declarations, Instruction, Platform, Version};
use genvisa_conformance::spec::{self, Spec};
use genvisa_conformance::{native, stream};

/// Cases of each instruction.
const EACH: usize = 4;

#[test]
fn decoding_encoding_and_validating_allocate_nothing() {
    let spec = Spec::embedded().unwrap();
    let cases = stream::of_each(&spec, EACH).unwrap();
    assert_eq!(cases.len(), EACH * spec.isa.instructions.iter().filter(|i| i.same_as.is_none()).count());
    let version = Version::new(spec::VERSION.0, spec::VERSION.1);
    let mut violated_elsewhere = 0;
    for case in &cases {
        let platform = native::platform(case).unwrap();
        let variables = native::variables(&case.kernel);
        let scope = native::scope(&case.kernel, &variables);
        let mut buffer = vec![0; case.bytes.len()];
        let len = buffer.len();
        let (mut violated, mut faults) = (usize::MAX, 0);
        let allocations = measure(|| {
            let Ok((instruction, read)) = Instruction::decode(&case.bytes, version) else { return };
            assert_eq!((read, instruction.encode(version, &mut buffer)), (len, Ok(len)));
            violated = instruction.validate(&scope, platform).len();
            // Errors allocate nothing, too.
            violated_elsewhere += instruction.validate(&Declarations::default(), Platform::Skl).len();
            faults += usize::from(Instruction::decode(&case.bytes[..len - 1], version).is_err());
            faults += usize::from(instruction.encode(version, &mut buffer[..len - 1]).is_err());
        });
        assert_eq!(allocations.count_total, 0, "{case}");
        assert_eq!(
            (&buffer, violated, faults),
            (&case.bytes, 0, 2),
            "{case}, violated elsewhere: {violated_elsewhere}"
        );
    }
}

#[test]
fn refusing_unknown_bytes_allocates_nothing() {
    let mut is_refused = false;
    let allocations = measure(|| is_refused = Instruction::decode(&[0xFF], genvisa::NEWEST_VERSION).is_err());
    assert_eq!((allocations.count_total, is_refused), (0, true));
}

#[test]
fn the_counter_counts_an_allocation() {
    let counted = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(counted.count_total, 1);
}
