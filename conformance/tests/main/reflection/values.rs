//! Every value of every field: each code, numbers at their limits, operands of each class.

use super::VERSIONS;
use super::assemble::{Assembled, Numbers, Plan, width};
use genvisa::{Fault, FieldInfo, Instruction, InstructionInfo, Version};
use genvisa_reader::isa::structure;
use std::collections::BTreeSet;

/// Instructions encode to the bytes that they were decoded from. More elements than a field can have are an error.
fn is_kept(info: &InstructionInfo, assembled: &Assembled, version: Version) {
    let bytes = &assembled.bytes();
    let decoded = Instruction::decode(bytes, version);
    let message = || format!("{} {bytes:02x?} in {version}: {decoded:?}", info.name);
    if let Some((field, count)) = &assembled.too_many {
        let error = decoded.unwrap_err();
        assert!(
            matches!(error.fault, Fault::TooMany { count: found, .. } if found == *count),
            "{}",
            message()
        );
        assert_eq!((error.path.names(), error.offset), (&[info.name, *field][..], bytes.len()));
        return;
    }
    let (instruction, len) = decoded.unwrap_or_else(|_| panic!("{}", message()));
    assert_eq!(len, bytes.len(), "{}", message());
    assert_eq!(instruction.encoded_len(version), len, "{}", message());
    assert_eq!(instruction.info().name, info.same_as.unwrap_or(info.name), "{}", message());
    let mut buffer = vec![0xEE; len];
    assert_eq!(crate::encode(&instruction, version, &mut buffer), Ok(len), "{}", message());
    assert_eq!(&buffer, bytes, "{}", message());
    // Bytes that end too early, and buffers that are too short, are errors.
    if let Some(short) = len.checked_sub(1) {
        assert!(matches!(
            Instruction::decode(&bytes[..short], version).unwrap_err().fault,
            Fault::End { .. }
        ));
        assert!(matches!(
            crate::encode(&instruction, version, &mut buffer[..short]).unwrap_err().fault,
            Fault::Full { .. }
        ));
    }
}

/// All values of a byte. Of wider integers, all codes of their bit ranges, and all powers of two with their neighbours.
fn numbers(field: &FieldInfo) -> Vec<u64> {
    let bits = field.bits.unwrap();
    let all = u64::MAX >> (u64::BITS - bits);
    if bits <= 8 {
        return (0..=all).collect();
    }
    let mut numbers: Vec<u64> =
        (0..bits).flat_map(|bit| [1 << bit, (1 << bit) - 1, !(1 << bit) & all]).collect();
    numbers.push(all);
    for range in field.bit_ranges.iter().filter(|range| range.hi - range.lo < 8) {
        numbers.extend((0..1 << (range.hi - range.lo + 1)).map(|code: u64| code << range.lo));
    }
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Classes of vector operands, and the bytes behind the tag of the newest and of the oldest layout.
const CLASSES: [(u8, usize, usize); 5] =
    [(0b000, 8, 6), (0b001, 4, 4), (0b010, 2, 2), (0b011, 8, 8), (0b110, 4, 4)];
const IMMEDIATE: u8 = 0b101;
/// Types of 64-bit constants.
const LONG: [u8; 3] = [0b0110, 0b1011, 0b1101];

/// The bytes of operands of all classes, with all modifiers, and for constants with all types.
fn operands(ty: &str, version: Version) -> Vec<Vec<u8>> {
    let is_new = version.at_least(3, 4);
    let patterns = |len: usize| [vec![0; len], vec![0xFF; len], (1..=len as u8).collect()];
    match structure(ty).unwrap_or(ty) {
        "raw_operand" => patterns(if is_new { 6 } else { 4 }).into(),
        "vec_operand" => {
            let mut found: Vec<_> = CLASSES
                .iter()
                .flat_map(|(class, new, old)| {
                    patterns(if is_new { *new } else { *old }).map(|body| [vec![*class], body].concat())
                })
                .collect();
            let general = found[0].clone();
            found.extend((0..=u8::MAX).step_by(8).map(|tag| [&[tag], &general[1..]].concat()));
            for ty in (0..16).chain(0xF0..=0xFF) {
                let bodies = patterns(if LONG.contains(&(ty & 0xF)) { 8 } else { 4 });
                found.extend(bodies.map(|body| [vec![IMMEDIATE, ty], body].concat()));
            }
            found
        }
        other => panic!("the tests know no operand called {other}"),
    }
}

/// The bytes of every value of an element.
fn elements(field: &FieldInfo, version: Version) -> Vec<Vec<u8>> {
    match width(field, version) {
        Some(len) => numbers(field).into_iter().map(|number| number.to_le_bytes()[..len].to_vec()).collect(),
        None => operands(field.ty, version),
    }
}

/// The bytes of the fields that are not under test.
fn plain(field: &FieldInfo, version: Version) -> Vec<u8> {
    match width(field, version) {
        Some(len) => vec![0; len],
        None => operands(field.ty, version).swap_remove(0),
    }
}

/// Numbers with which the field is there as often as asked for; nothing where there are none.
fn given(plan: &Plan, n: usize, times: usize, version: Version) -> Option<Numbers> {
    let deciding = plan.deciding(n);
    let choices: Vec<Vec<u64>> = deciding.iter().map(|field| decisions(field, times)).collect();
    let total: usize = choices.iter().map(Vec::len).product();
    (0..total).find_map(|mut choice| {
        let mut numbers = Numbers::new();
        for (field, choices) in deciding.iter().zip(&choices) {
            numbers.insert(field.name, choices[choice % choices.len()]);
            choice /= choices.len();
        }
        let assembled = plan.assemble(version, &numbers, &|n, _| plain(&plan.info.fields[n], version));
        (assembled.times.get(n) == Some(&times)).then_some(numbers)
    })
}

/// The numbers that a field which decides about others is tried with: one for each of its documented codes, or all of few
/// bits.
fn decisions(field: &FieldInfo, count: usize) -> Vec<u64> {
    let mut found = vec![0, count as u64];
    for range in field.bit_ranges {
        let codes = 0..1u64 << (range.hi - range.lo + 1).min(8);
        let is_known =
            |code: &u64| range.values.is_empty() || range.values.iter().any(|known| known.code == *code);
        found.extend(codes.filter(is_known).map(|code| code << range.lo));
    }
    if field.bit_ranges.is_empty() {
        found.extend(0..=16);
    }
    found.sort_unstable();
    found.dedup();
    found
}

#[test]
fn every_value_of_every_field_is_kept() {
    let mut tried = 0;
    for info in Instruction::ALL {
        let plan = Plan::new(info);
        for version in VERSIONS {
            for n in (0..info.fields.len()).filter(|n| info.fields[*n].is_in(version)) {
                tried += field(&plan, n, version);
            }
        }
    }
    assert!(tried > 10_000, "only {tried} values");
}

/// Tries all values of one field, and gives how many there were.
fn field(plan: &Plan, n: usize, version: Version) -> usize {
    let (info, field) = (plan.info, &plan.info.fields[n]);
    let (values, plain): (_, Vec<_>) =
        (elements(field, version), info.fields.iter().map(|field| self::plain(field, version)).collect());
    let mut often = vec![1];
    if field.count.is_some() {
        often.extend([0, field.most, field.most + 1]);
    }
    let mut tried = 0;
    for times in often {
        let Some(mut numbers) = given(plan, n, times, version) else {
            // The counting field may be too narrow for more elements than there can be.
            let message = format!("{}.{} never has {times} elements in {version}", info.name, field.name);
            assert!(times > field.most, "{message}");
            continue;
        };
        if field.bits.is_some() && field.count.is_none() {
            for number in self::numbers(field) {
                numbers.insert(field.name, number);
                is_kept(info, &plan.assemble(version, &numbers, &|n, _| plain[n].clone()), version);
                tried += 1;
            }
            continue;
        }
        for value in &values {
            for at in BTreeSet::from([0, times.saturating_sub(1)]) {
                let element = |m, k| if (m, k) == (n, at) { value.clone() } else { plain[m].clone() };
                is_kept(info, &plan.assemble(version, &numbers, &element), version);
                tried += 1;
            }
        }
    }
    tried
}
