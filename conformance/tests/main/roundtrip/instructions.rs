//! Single instructions.

use super::bytes::{Encoded, Random, UNKNOWN_CLASSES, all, any_instruction, instruction};
use super::{NEW, OLD, VERSIONS};
use genvisa::{Declarations, EncodeError, Fault, FieldInfo, Instruction, InstructionInfo, Platform, Version};
use genvisa_reader::isa::structure;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};

/// Encodes into a buffer of exactly [`Instruction::encoded_len`] bytes.
fn encode(instruction: &Instruction, version: Version) -> Vec<u8> {
    let mut bytes = vec![0xEE; instruction.encoded_len(version)];
    assert_eq!(crate::encode(instruction, version, &mut bytes), Ok(bytes.len()));
    bytes
}

/// Decodes an instruction and checks that it encodes to the same bytes and has the stated length.
fn is_lossless(bytes: &[u8], version: Version) -> Option<Instruction> {
    let (instruction, len) = Instruction::decode(bytes, version).ok()?;
    assert_eq!(encode(&instruction, version), bytes[..len], "{instruction:?} in {version}");
    assert_eq!(Instruction::decode(&bytes[..len], version), Ok((instruction, len)));
    Some(instruction)
}

fn sample(runner: &mut TestRunner, strategy: impl Strategy<Value = Encoded>) -> Encoded {
    strategy.new_tree(runner).unwrap().current()
}

/// The first bytes of every instruction.
fn heads() -> Vec<Vec<u8>> {
    let head = |info: &&InstructionInfo| std::iter::once(info.opcode).chain(info.sub_opcode).collect();
    all().map(|info| head(&info)).collect()
}

#[test]
fn random_bytes_never_panic_and_survive() {
    let heads = heads();
    for version in VERSIONS {
        let mut random = Random(u64::from(version.minor));
        let mut decoded = vec![0; heads.len()];
        for n in 0..200_000 {
            let len = random.below(160);
            let mut bytes = random.bytes(len);
            // Three of four begin with the opcode of an instruction.
            if n % 4 != 0 {
                let head = &heads[random.below(heads.len())];
                bytes.splice(0..0, head.iter().copied());
            }
            if let Some(instruction) = is_lossless(&bytes, version) {
                let name = instruction.info().name;
                decoded[all().position(|info| info.name == name).unwrap()] += 1;
                // Validation does not panic either.
                instruction.validate(&Declarations::default(), Platform::Skl);
                let _ = format!("{instruction:?}");
            }
        }
        // In few of them the number of parameters is in range.
        assert!(decoded.iter().all(|count| *count > 10), "{version}: {decoded:?} of each instruction");
    }
}

proptest! {
    #![proptest_config(Config::with_cases(4096))]

    #[test]
    fn instructions_are_their_bytes(
        (version, encoded) in prop::sample::select(&VERSIONS[..])
            .prop_flat_map(|version| (Just(version), any_instruction(version))),
        behind in prop::collection::vec(any::<u8>(), 0..4),
    ) {
        let bytes = encoded.bytes();
        let (instruction, len) = Instruction::decode(&[&bytes[..], &behind].concat(), version).unwrap();
        prop_assert_eq!(len, bytes.len());
        prop_assert_eq!(instruction.encoded_len(version), bytes.len());
        prop_assert_eq!(instruction.info().name, encoded.info.name);
        prop_assert_eq!(encode(&instruction, version), bytes.clone());
        prop_assert_eq!(Instruction::decode(&bytes, version), Ok((instruction, len)));
    }

    /// The layouts of 4.1 can represent all instructions of 3.3, except for fields that only 3.3 has.
    #[test]
    fn old_instructions_fit_new_layouts(encoded in any_instruction(OLD)) {
        let (instruction, _) = Instruction::decode(&encoded.bytes(), OLD).unwrap();
        let mut bytes = vec![0; instruction.encoded_len(NEW)];
        match crate::encode(&instruction, NEW, &mut bytes) {
            Ok(len) => {
                prop_assert_eq!(Instruction::decode(&bytes, NEW), Ok((instruction, len)));
                prop_assert_eq!(encode(&instruction, OLD), encoded.bytes());
            }
            Err(error) => prop_assert!(error.fault == Fault::Absent && !is_in(&encoded, &error, NEW), "{}", error),
        }
    }

    /// The layouts of 3.3 cannot represent all instructions of 4.1. Values that do not fit are errors and never truncated.
    #[test]
    fn new_instructions_fit_old_layouts_or_are_refused(encoded in any_instruction(NEW)) {
        let (instruction, _) = Instruction::decode(&encoded.bytes(), NEW).unwrap();
        let mut buffer = [0; 512];
        match crate::encode(&instruction, OLD, &mut buffer) {
            Ok(len) => prop_assert_eq!(Instruction::decode(&buffer, OLD), Ok((instruction, len))),
            Err(error) => {
                prop_assert_eq!(error.path.names()[0], encoded.info.name);
                let is_narrow = matches!(error.fault, Fault::TooWide { bits: 16, .. });
                let is_absent = error.fault == Fault::Absent && !is_in(&encoded, &error, OLD);
                prop_assert!(is_narrow || is_absent, "{}", error);
                let named = field(&encoded, &error);
                let is_id = error.path.names().last() == Some(&"id");
                prop_assert!(is_absent || is_id || named.ty.contains('{'), "{}", error);
            }
        }
    }
}

/// The field that an error is about.
fn field(encoded: &Encoded, error: &EncodeError) -> &'static FieldInfo {
    encoded.info.field(error.path.names()[1]).unwrap()
}

/// Whether an object version has that field.
fn is_in(encoded: &Encoded, error: &EncodeError, version: Version) -> bool {
    field(encoded, error).is_in(version)
}

#[test]
fn every_truncation_is_an_error_that_names_the_field() {
    let mut runner = TestRunner::deterministic();
    for version in VERSIONS {
        for info in all() {
            for _ in 0..20 {
                let encoded = sample(&mut runner, instruction(info, version));
                let bytes = encoded.bytes();
                for len in 0..bytes.len() {
                    truncated(&encoded, &bytes[..len], version);
                }
            }
        }
    }
}

fn truncated(encoded: &Encoded, bytes: &[u8], version: Version) {
    let error = Instruction::decode(bytes, version).unwrap_err();
    let Fault::End { needed } = error.fault else { panic!("{error}") };
    assert!(error.offset <= bytes.len() && error.offset + needed > bytes.len(), "{error}");
    let names = error.path.names();
    match encoded.field_at(bytes.len()) {
        Some(field) => assert_eq!(names[..2], [encoded.info.name, field], "{error}"),
        None => assert!(names.is_empty(), "{error}: which instruction, opcode and sub-opcode will say"),
    }
    // The type of the instruction refuses a buffer that is too small as well.
    let (instruction, _) = Instruction::decode(&encoded.bytes(), version).unwrap();
    let mut short = vec![0; bytes.len()];
    let error = crate::encode(&instruction, version, &mut short).unwrap_err();
    assert!(matches!(error.fault, Fault::Full { .. }), "{error}");
    assert_eq!(error.path.names()[0], encoded.info.name);
}

/// Each value of each byte: exactly the undocumented encodings of the reflection data violate a rule about encodings.
#[test]
fn every_value_of_every_byte_is_kept_and_validated() {
    let version = NEW;
    let mut runner = TestRunner::deterministic();
    let mut seen = 0;
    for info in all() {
        let base = sample(&mut runner, instruction(info, version));
        let bytes = info.fields.iter().enumerate();
        for (n, field) in bytes.filter(|(_, field)| field.bits == Some(8) && field.count.is_none()) {
            let covered = field
                .bit_ranges
                .iter()
                .fold(0, |bits, range| bits | 0xFF >> (7 - range.hi) & 0xFF << range.lo);
            // Other tests try the numbers of elements.
            let counted = info.fields.iter().find(|other| other.count == Some(field.name));
            let most = counted.map_or(u8::MAX, |counted| counted.most as u8);
            for value in 0..=most {
                let encoded = base.with(field.name, value.into());
                if encoded.fields[n].is_empty() {
                    break;
                }
                let instruction = is_lossless(&encoded.bytes(), version).unwrap();
                let mut broken = Vec::new();
                let scope = Declarations::default();
                instruction.check(&scope, Platform::Skl, &mut |violation| broken.push(violation.rule.id));
                let breaks = |what| broken.contains(&format!("{}/{}/{what}", info.name, field.name).as_str());
                let message = format!("{} {} = {value:#04x}: {broken:?}", info.name, field.name);
                let undocumented = field.bit_ranges.first().is_some_and(|range| {
                    let code = u64::from(value >> range.lo & 0xFF >> (7 - (range.hi - range.lo)));
                    let mut allowed = field.allowed(Platform::Skl as u32).peekable();
                    allowed.peek().is_some() && !allowed.any(|encoding| encoding.code == code)
                });
                let own = format!("{}/{}/", info.name, field.name);
                let reserved = !field.bit_ranges.is_empty() && value & !covered != 0;
                for (what, expected) in [("encoding", undocumented), ("reserved", reserved)] {
                    if info.rules.iter().any(|rule| rule.id == format!("{own}{what}")) {
                        assert_eq!(breaks(what), expected, "{what}, {message}");
                    } else {
                        // The page restricts this byte by a rule of its own.
                        assert!(
                            !expected || broken.iter().any(|id| id.starts_with(&own)),
                            "{what}, {message}"
                        );
                    }
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 12 * 256, "{seen} values");
}

#[test]
fn unknown_opcodes_are_named() {
    let known = heads();
    for version in VERSIONS {
        for opcode in 0..=u8::MAX {
            let bytes = [opcode, 0, 0, 0];
            if known.iter().all(|head| head[0] != opcode) {
                let error = Instruction::decode(&bytes, version).unwrap_err();
                assert_eq!((error.fault, error.offset), (Fault::UnknownOpcode(opcode), 0));
            }
        }
    }
    let error = Instruction::decode(&[], NEW).unwrap_err();
    assert_eq!((error.fault, error.offset), (Fault::End { needed: 1 }, 0));
}

#[test]
fn unknown_sub_opcodes_are_named() {
    let known = heads();
    let mut seen = 0;
    for head in known.iter().filter(|head| head.len() == 2) {
        for sub in 0..=u8::MAX {
            if !known.contains(&vec![head[0], sub]) {
                let error = Instruction::decode(&[head[0], sub, 0, 0], NEW).unwrap_err();
                assert_eq!((error.fault, error.offset), (Fault::UnknownSubOpcode(sub), 1));
                seen += 1;
            }
        }
    }
    assert_ne!(seen, 0);
}

#[test]
fn unknown_operand_classes_are_named_with_their_field() {
    let mut runner = TestRunner::deterministic();
    let mut seen = 0;
    for version in VERSIONS {
        for info in all() {
            let base = sample(&mut runner, instruction(info, version));
            let operands = info.fields.iter().enumerate();
            for (n, field) in operands.filter(|(_, field)| structure(field.ty) == Some("vec_operand")) {
                for tag in (0..=u8::MAX).filter(|tag| UNKNOWN_CLASSES.contains(&(tag & 7))) {
                    let mut encoded = base.clone();
                    let Some(first) = encoded.fields[n].first_mut() else { break };
                    *first = tag;
                    let error = Instruction::decode(&encoded.bytes(), version).unwrap_err();
                    assert_eq!(error.fault, Fault::UnknownVariant(tag));
                    assert_eq!(error.offset, encoded.offset_of(n));
                    assert_eq!(error.path.names(), [info.name, field.name, "tag"]);
                    seen += 1;
                }
            }
        }
    }
    assert_ne!(seen, 0);
}

/// An encoder can overwrite an instruction between others.
#[test]
fn bytes_after_an_instruction_do_not_change() {
    let mut runner = TestRunner::deterministic();
    for version in VERSIONS {
        for info in all() {
            for behind in (0..40).cycle().take(80) {
                let bytes = sample(&mut runner, instruction(info, version)).bytes();
                let (instruction, len) = Instruction::decode(&bytes, version).unwrap();
                let mut buffer = vec![0xEE; len + behind];
                assert_eq!(crate::encode(&instruction, version, &mut buffer), Ok(len));
                assert_eq!(buffer[..len], bytes);
                assert!(buffer[len..].iter().all(|byte| *byte == 0xEE), "{instruction:?}, {behind} behind");
            }
        }
    }
}

/// Compilers keep vectors of instructions, so their size must not grow unnoticed.
#[test]
fn an_instruction_is_small() {
    assert_eq!(size_of::<Instruction>(), 216);
}
