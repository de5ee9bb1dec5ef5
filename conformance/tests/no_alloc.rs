//! Encoding, decoding and validating need no memory but their own: also where the crate has an allocator.

use allocation_counter::measure;
use genvisa::{Declarations, Instruction, Platform, Version};

/// An ADD of general operands: all zero but the opcode. It breaks many rules, which need no memory either.
const BYTES: [u8; 31] = {
    let mut bytes = [0; 31];
    bytes[0] = 0x01;
    bytes
};

#[test]
fn instructions_need_no_allocator() {
    let version = Version::default();
    let mut buffer = [0; BYTES.len()];
    let (mut broken, mut faults) = (0, 0);
    let allocations = measure(|| {
        let Ok((add, len)) = Instruction::decode(&BYTES, version) else { return };
        assert_eq!(add.encode(version, &mut buffer[..len]), Ok(len));
        broken = add.validate(&Declarations::default(), Platform::Pvc).len();
        // What goes wrong needs none, too.
        faults += usize::from(Instruction::decode(&BYTES[..len - 1], version).is_err());
        faults += usize::from(Instruction::decode(&[0xFF], version).is_err());
        faults += usize::from(add.encode(version, &mut buffer[..len - 1]).is_err());
    });
    assert_eq!(allocations.count_total, 0);
    assert_eq!((&buffer, faults), (&BYTES, 3));
    assert!(broken > 0);
}

#[test]
fn the_counter_counts() {
    let counted = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(counted.count_total, 1);
}
