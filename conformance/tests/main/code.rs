//! Instructions with their fields, as JSON: the compiled `genvisa` against the model.

use genvisa::{Instruction, Module, NEWEST_VERSION, Version};
use genvisa_conformance::code::{decode, encode};
use genvisa_conformance::ours::Ours;
use genvisa_conformance::outputs::same_output;
use genvisa_conformance::vectors::Vectors;
use genvisa_runner::code::Code;
use genvisa_runner::implementation::Implementation;
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::vector::Vector;
use std::collections::BTreeSet;

/// The output of our implementation for a vector.
fn output(vector: &Vector) -> Data {
    match Ours.ask(&vector.request(0)) {
        Outcome::Answered(Answer::Accept { output: Some(output), .. }) => output,
        other => panic!("{}: {other:?}", vector.id),
    }
}

/// The vectors follow from the model, and the answers from the compiled declarations.
#[test]
fn the_fields_of_all_instructions_are_those_of_the_model() {
    let vectors = Vectors::load().unwrap();
    let mut seen = BTreeSet::new();
    for operation in [Operation::Decode, Operation::Encode] {
        for vector in vectors.all.iter().filter(|vector| vector.operation == operation) {
            let output = output(vector);
            let expected = vector.output.as_ref().unwrap();
            assert_eq!(same_output(vector, expected, &output), Ok(()), "{}", vector.id);
            if operation == Operation::Decode {
                let code: Code = output.text().unwrap().parse().unwrap();
                seen.extend(code.0.into_iter().map(|one| one.instruction));
            }
        }
    }
    let all = Instruction::ALL.iter().filter(|info| info.same_as.is_none());
    let missing: Vec<&str> = all.map(|info| info.name).filter(|name| !seen.contains(*name)).collect();
    assert_eq!(missing, [""; 0]);
}

/// Invalid instructions keep their bits, too.
#[test]
fn decoded_bytes_are_the_same_when_encoded() {
    let vectors = Vectors::load().unwrap();
    let mut count = 0;
    let objects = vectors.all.iter().filter(|vector| vector.operation == Operation::CheckBin).step_by(7);
    for vector in objects {
        let version: Version = vector.version.parse().unwrap();
        let Ok(module) = Module::decode(vector.input.bytes()) else { continue };
        for instruction in module.kernels.iter().flat_map(|kernel| &kernel.body) {
            let mut bytes = vec![0; instruction.encoded_len(version)];
            instruction.encode(version, &mut bytes).unwrap();
            let code = decode(&bytes, version).unwrap();
            assert_eq!(encode(&code, version).as_deref(), Ok(&bytes[..]), "{}: {code}", vector.id);
            count += 1;
        }
    }
    assert!(count > 30_000, "{count}");
}

#[test]
fn fields_that_no_instruction_has_are_refused() {
    let valid = r#"[{"instruction":"MOV","fields":{"exec_size":4,"pred":0,
        "dst":{"tag":0,"id":32,"row_offset":0,"col_offset":0,"region":256},
        "src0":{"tag":5,"data_type":1,"low":7}}}]"#;
    let result = |text: &str| encode(&text.parse().unwrap(), NEWEST_VERSION);
    assert_eq!(decode(&result(valid).unwrap(), NEWEST_VERSION).unwrap(), valid.parse().unwrap());
    for (from, to, message) in [
        ("MOV", "MOVE", "instruction 0, MOVE: no instruction has that name"),
        (r#""exec_size":4,"#, "", "instruction 0, MOV: the field `exec_size` is missing"),
        (r#""pred":0"#, r#""pred":65536"#, "instruction 0, MOV: `pred`: 65536 does not fit"),
        (r#""pred":0"#, r#""pred":[0]"#, "instruction 0, MOV: `pred`: an array is no element"),
        (r#""pred":0"#, r#""pred":{"tag":0}"#, "instruction 0, MOV: `pred`: the operand has no `tag`"),
        (
            r#""pred":0"#,
            r#""pred":0,"src1":0"#,
            "instruction 0, MOV: the instruction has no field `src1` in this form and version",
        ),
        (r#""tag":0"#, r#""tag":7"#, "instruction 0, MOV: `dst`: 7 does not fit into `tag`"),
        (r#""id":32"#, r#""di":32"#, "instruction 0, MOV: `dst`: the operand has no `di`"),
        (r#""low":7"#, r#""low":7,"high":0"#, "instruction 0, MOV: `src0`: the operand has no `high`"),
        (r#""low":7"#, r#""low":-1"#, "instruction 0, MOV: `src0`: -1 does not fit into `low`"),
    ] {
        assert_ne!(valid.replace(from, to), valid, "{from}");
        assert_eq!(result(&valid.replace(from, to)), Err(message.to_string()), "{to}");
    }
    assert_eq!(
        decode(&[0x28, 0], NEWEST_VERSION).unwrap_err().split(':').next(),
        Some("instruction at byte 0")
    );
}
