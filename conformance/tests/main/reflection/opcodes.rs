//! Every opcode: exactly the instructions of the pages are decoded, encoded, validated and reflected.

use super::VERSIONS;
use super::assemble::{Numbers, Plan, width};
use genvisa::{Declarations, Fault, Fccall, Instruction, InstructionInfo, Platform};
use genvisa_conformance::spec::Spec;
use genvisa_reader::isa::structure;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

type Head = (u8, Option<u8>);

/// The instructions of the pages, by opcode and sub-opcode.
fn documented() -> BTreeMap<Head, Vec<String>> {
    let spec = Spec::embedded().unwrap();
    let mut found = BTreeMap::<Head, Vec<String>>::new();
    for instruction in &spec.isa.instructions {
        let head = (instruction.opcode, instruction.sub_opcode.as_ref().map(|sub| sub.code));
        found.entry(head).or_default().push(instruction.name.clone());
    }
    found
}

/// Every page describes an instruction or a group of instructions.
#[test]
fn every_page_is_reflected() {
    let spec = Spec::embedded().unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/instructions");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let pages: BTreeSet<String> =
        files.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    let groups: BTreeSet<String> = spec.isa.groups.iter().map(|group| group.name.clone()).collect();
    let stem =
        |info: &&InstructionInfo| Path::new(info.page).file_stem().unwrap().to_string_lossy().into_owned();
    let reflected: BTreeSet<String> = Instruction::ALL.iter().map(stem).collect();
    assert_eq!(reflected.len(), Instruction::ALL.len(), "each once");
    let known = &reflected | &groups;
    let missing: Vec<_> = pages.symmetric_difference(&known).collect();
    assert!(missing.is_empty(), "on one side only: {missing:?}");
    assert!(groups.is_disjoint(&reflected));
}

fn described(info: &InstructionInfo) {
    assert!(info.page.starts_with("spec/instructions/") && info.line > 0, "{}", info.name);
    let mut names = BTreeSet::new();
    for field in info.fields {
        assert!(names.insert(field.name) && field.line > 0 && field.most > 0, "{field:?}");
        assert_eq!(field.bits.is_some(), structure(field.ty).is_none(), "{field:?}");
        assert!(field.count.is_none_or(|count| names.contains(count)), "{field:?}");
    }
    let own = format!("{}/", info.name);
    for rule in info.rules {
        // Rules about platforms come from the index of instructions.
        assert!(rule.id.starts_with(&own), "{rule}");
        assert!(rule.page == info.page || rule.kind == "platform", "{rule}");
    }
    let opcode = format!("{}/opcode", info.name);
    assert!(info.rules.iter().any(|rule| rule.id == opcode), "{opcode} is missing");
}

/// Decodes, encodes and validates an instruction whose fields are all zero.
fn works(info: &'static InstructionInfo) {
    described(info);
    let plan = Plan::new(info);
    for version in VERSIONS {
        let zeros = |n: usize, _| match (info.fields[n].ty, width(&info.fields[n], version)) {
            (_, Some(len)) => vec![0; len],
            ("raw_operand", None) => vec![0; if version.at_least(3, 4) { 6 } else { 4 }],
            (_, None) => vec![0; if version.at_least(3, 4) { 9 } else { 7 }],
        };
        let assembled = plan.assemble(version, &Numbers::new(), &zeros);
        let bytes = assembled.bytes();
        let (instruction, len) = Instruction::decode(&bytes, version).unwrap();
        assert_eq!((len, instruction.info().opcode), (bytes.len(), info.opcode));
        let mut buffer = vec![0; len];
        assert_eq!((crate::encode(&instruction, version, &mut buffer), &buffer), (Ok(len), &bytes));
        let shown = format!("{instruction:?}");
        for (field, times) in instruction.info().fields.iter().zip(assembled.times) {
            assert!(times == 0 || shown.contains(&format!("{}: ", field.name)), "{}: {shown}", field.name);
        }
        for platform in Platform::ALL {
            let scope = Declarations::default();
            let mut broken = 0;
            instruction.check(&scope, *platform, &mut |violation| {
                broken += 1;
                let is_own =
                    violation.field.is_empty() || instruction.info().field(violation.field).is_some();
                assert!(is_own && violation.rule.platforms.contains(*platform as u32), "{violation}");
            });
            assert_eq!(instruction.validate(&scope, *platform).len(), broken);
        }
    }
}

#[test]
fn every_opcode() {
    let documented = documented();
    let groups: BTreeSet<u8> =
        documented.keys().filter(|(_, sub)| sub.is_some()).map(|(opcode, _)| *opcode).collect();
    let mut missing: BTreeSet<&str> = documented.values().flatten().map(String::as_str).collect();
    for opcode in 0..=u8::MAX {
        let subs = if groups.contains(&opcode) { 0..=u8::MAX } else { 0..=0 };
        for sub in subs {
            let head = (opcode, groups.contains(&opcode).then_some(sub));
            let found: Vec<_> =
                Instruction::ALL.iter().filter(|info| (info.opcode, info.sub_opcode) == head).collect();
            for info in &found {
                works(info);
                assert!(missing.remove(info.name), "{} is on no page", info.name);
            }
            let decoded = found.iter().filter(|info| info.same_as.is_none()).count();
            match (documented.get(&head), Instruction::decode(&[opcode, sub], VERSIONS[0])) {
                (Some(names), _) => assert_eq!((found.len(), decoded), (names.len(), 1), "{names:?}"),
                (None, Ok((instruction, _))) => panic!("{head:02x?} is {instruction:?}"),
                (None, Err(error)) => {
                    let unknown = match head {
                        (_, Some(sub)) => Fault::UnknownSubOpcode(sub),
                        (opcode, None) => Fault::UnknownOpcode(opcode),
                    };
                    assert_eq!(error.fault, unknown);
                }
            }
        }
    }
    assert!(missing.is_empty(), "not reflected: {missing:?}");
}

/// Instructions with the same opcode have the same layout, and decode as the one that `same_as` names.
#[test]
fn instructions_with_the_same_bytes_have_the_same_fields() {
    for info in Instruction::ALL {
        let Some(other) = info.same_as else { continue };
        let other =
            Instruction::ALL.iter().find(|known| known.name == other && known.same_as.is_none()).unwrap();
        assert_eq!((info.opcode, info.sub_opcode), (other.opcode, other.sub_opcode));
        let layout = |info: &InstructionInfo| info.fields.iter().map(|f| (f.ty, f.most)).collect::<Vec<_>>();
        assert_eq!(layout(info), layout(other));
    }
}

/// A decoder returns another instruction for these bytes, but its own type decodes, encodes and validates them.
#[test]
fn an_instruction_with_the_same_bytes_works_by_itself() {
    let (version, scope) = (VERSIONS[0], Declarations::default());
    let bytes = [0x33, 0x0B, 0, 0, 0, 0];
    let (fccall, len) = Fccall::decode(&bytes, version).unwrap();
    let (call, _) = Instruction::decode(&bytes, version).unwrap();
    assert_eq!((Fccall::INFO.same_as, call.info().name), (Some("CALL"), "CALL"));
    assert_eq!(fccall.encoded_len(version), len);
    let mut buffer = [0; 8];
    assert_eq!((fccall.encode(version, &mut buffer), &buffer[..len]), (Ok(len), &bytes[..len]));
    let broken = fccall.validate(&scope, Platform::Skl);
    assert!(broken.iter().any(|v| v.rule.id == "FCCALL/exec_size/reserved"), "{broken:?}");
}
