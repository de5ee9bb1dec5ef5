//! Instructions: opcodes, sub-opcodes, reflection.

use crate::bits::SizeBits;
use crate::layout::Operand;
use genvisa_macros::{Instruction, Instructions, Unruled};
use genvisa_runtime::{DecodeError, EncodeError, Fault, PlatformSet, Version};

const OLD: Version = Version::new(3, 3);

#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "ADD", opcode = 0x01, on = "New+", lines = crate::lines::add)]
pub struct Add {
    pub size: SizeBits,
    pub surface: u16,
    #[field(Source)]
    pub src0: Operand,
}

#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "SVM_READ", opcode = 0x4e, sub_opcode = 0x03, lines = crate::lines::svm_read)]
pub struct SvmRead {
    pub size: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "SVM_WRITE", opcode = 0x4e, sub_opcode = 0x04, lines = crate::lines::svm_write)]
pub struct SvmWrite;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Instructions)]
pub enum AnyInstruction {
    #[opcode(0x01)]
    Add(Add),
    #[opcode(0x4e, 0x03)]
    SvmRead(SvmRead),
    #[opcode(0x4e, 0x04)]
    SvmWrite(SvmWrite),
}

type Decoded = Result<(AnyInstruction, usize), DecodeError>;

fn decode(bytes: &[u8]) -> Decoded {
    AnyInstruction::decode(bytes, OLD)
}

/// The parts of an error: fault, offset, path.
fn story(decoded: Decoded) -> (Fault, usize, String) {
    let error = decoded.unwrap_err();
    (error.fault, error.offset, error.path.to_string())
}

const ADD: [u8; 8] = [0x01, 0x03, 0x34, 0x12, 0x00, 0x07, 0x00, 0x09];

#[test]
fn instructions_are_found_by_opcode_and_sub_opcode() {
    let Ok((AnyInstruction::Add(add), 8)) = decode(&ADD) else { panic!("{:?}", decode(&ADD)) };
    assert_eq!((add.size.raw(), add.surface), (3, 0x1234));
    assert_eq!(decode(&[0x4e, 0x03, 0x05, 0xFF]), Ok((SvmRead { size: 5 }.into(), 3)));
    assert_eq!(decode(&[0x4e, 0x04]), Ok((SvmWrite.into(), 2)));
}

#[test]
fn decoded_bytes_are_encoded_again() {
    for bytes in [&ADD[..], &[0x4e, 0x03, 0x05], &[0x4e, 0x04]] {
        let (instruction, len) = decode(bytes).unwrap();
        assert_eq!((len, instruction.encoded_len(OLD)), (bytes.len(), bytes.len()));
        let mut buffer = [0xEE; 16];
        assert_eq!(instruction.encode(OLD, &mut buffer), Ok(len));
        assert_eq!(buffer[..len], *bytes);
        for short in 0..len {
            let EncodeError { fault, path } = instruction.encode(OLD, &mut buffer[..short]).unwrap_err();
            assert!(matches!(fault, Fault::Full { .. }));
            assert_eq!(path.names().first(), Some(&instruction.info().name));
        }
    }
}

#[test]
fn failures_name_their_place() {
    let end = |needed| Fault::End { needed };
    assert_eq!(story(decode(&[])), (end(1), 0, String::new()));
    assert_eq!(story(decode(&[0xFF, 0])), (Fault::UnknownOpcode(0xFF), 0, String::new()));
    assert_eq!(story(decode(&[0x4e])), (end(1), 1, String::new()));
    assert_eq!(story(decode(&[0x4e, 0xFF])), (Fault::UnknownSubOpcode(0xFF), 1, String::new()));
    let at = |len: usize| story(decode(&ADD[..len]));
    assert_eq!(at(1), (end(1), 1, "ADD.size".into()));
    assert_eq!(at(2), (end(2), 2, "ADD.surface".into()));
    assert_eq!(at(3), (end(2), 2, "ADD.surface".into()));
    assert_eq!(at(4), (end(1), 4, "ADD.src0.tag".into()));
    assert_eq!(at(5), (end(2), 5, "ADD.src0.info.id".into()));
    assert_eq!(at(6), (end(2), 5, "ADD.src0.info.id".into()));
    assert_eq!(at(7), (end(1), 7, "ADD.src0.info.offset".into()));
    let mut unknown = ADD;
    unknown[4] = 1;
    assert_eq!(story(decode(&unknown)), (Fault::UnknownVariant(1), 4, "ADD.src0.tag".into()));
}

#[test]
fn one_instruction_does_not_read_another() {
    let error = Add::decode(&[0x4e, 0x03, 0x05], OLD).unwrap_err();
    assert_eq!((error.fault, error.offset), (Fault::OtherInstruction(0x4e), 0));
    let error = SvmRead::decode(&[0x4e, 0x04, 0x05], OLD).unwrap_err();
    assert_eq!((error.fault, error.offset), (Fault::UnknownSubOpcode(0x04), 1));
    assert_eq!(SvmRead::decode(&[0x4e, 0x03, 0x05], OLD), Ok((SvmRead { size: 5 }, 3)));
}

#[test]
fn reflection_agrees_with_the_page() {
    let infos = AnyInstruction::ALL.iter().map(|info| (info.name, info.opcode, info.sub_opcode));
    let all = [("ADD", 1, None), ("SVM_READ", 0x4e, Some(3)), ("SVM_WRITE", 0x4e, Some(4))];
    assert_eq!(infos.collect::<Vec<_>>(), all);
    let fields = Add::INFO.fields.iter().map(|field| (field.name, field.ty, field.bits, field.line));
    let expected =
        [("size", "ub", Some(8), 4), ("surface", "uw", Some(16), 5), ("src0", "vec_operand", None, 6)];
    assert_eq!(fields.collect::<Vec<_>>(), expected);
    assert_eq!((Add::INFO.page, Add::INFO.line), ("ADD.md", 3));
    assert_eq!((Add::INFO.platforms, SvmRead::INFO.platforms), (PlatformSet::from(1), PlatformSet::ALL));
    let allowed = |platform| {
        let size = Add::INFO.field("size").unwrap();
        size.allowed(platform).map(|encoding| encoding.name).collect::<Vec<_>>()
    };
    assert_eq!(allowed(0), ["1 element", "Null"]);
    assert_eq!(allowed(1), ["1 element", "8 elements", "Null"]);
}
