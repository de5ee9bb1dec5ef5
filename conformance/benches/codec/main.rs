//! Decoding, encoding and validating a mixed stream of instructions; the same records in binrw and deku beside it.
//! Goal: at least three times as fast as binrw, and no allocation.
//!
//! `cargo bench -p genvisa-conformance --bench codec`

#![allow(clippy::expect_used, reason = "a bench that cannot run has nothing to measure")]

mod records;
mod stream;

use allocation_counter::measure;
use binrw::{BinRead, BinWrite};
use deku::{DekuReader, DekuWriter};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use genvisa::{Instruction, Platform, Version};
use records::Record;
use std::io::Cursor;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// How often ours should fit into binrw.
const GOAL: f64 = 3.0;
/// Runs behind each median.
const RUNS: usize = 51;
/// Instructions of the stream.
const LEN: usize = 100_000;
const VERSION: Version = Version::new(4, 1);

/// The same instructions in every form.
struct Stream {
    instructions: Vec<Instruction>,
    records: Vec<Record>,
    bytes: Vec<u8>,
    /// Those that break no rule.
    valid: Vec<Instruction>,
}

static STREAM: LazyLock<Stream> = LazyLock::new(|| {
    let instructions: Vec<_> = stream::instructions(LEN);
    let mut bytes = vec![0; instructions.iter().map(|i| i.encoded_len(VERSION)).sum()];
    let len = encode(&instructions, &mut bytes);
    assert_eq!(len, bytes.len());
    let mut records = Vec::with_capacity(LEN);
    binrw_decode(&bytes, |record| records.push(record.clone()));
    let valid = instructions.iter().filter(|i| i.validate(&stream::SCOPE, Platform::Skl).is_empty());
    let valid = valid.copied().collect();
    Stream { instructions, records, bytes, valid }
});

fn decode(bytes: &[u8], mut each: impl FnMut(&Instruction)) {
    let mut at = 0;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let (instruction, len) = Instruction::decode(rest, VERSION).expect("valid bytes");
        each(&instruction);
        at += len;
    }
}

fn encode(instructions: &[Instruction], buffer: &mut [u8]) -> usize {
    let mut at = 0;
    for instruction in instructions {
        at += instruction.encode(VERSION, &mut buffer[at..]).expect("room");
    }
    at
}

fn validate(instructions: &[Instruction]) -> usize {
    instructions.iter().map(|i| i.validate(&stream::SCOPE, Platform::Skl).len()).sum()
}

fn binrw_decode(bytes: &[u8], mut each: impl FnMut(&Record)) {
    let mut from = Cursor::new(bytes);
    while from.position() < bytes.len() as u64 {
        each(&Record::read_le(&mut from).expect("valid bytes"));
    }
}

fn binrw_encode(records: &[Record], buffer: &mut [u8]) -> usize {
    let mut to = Cursor::new(buffer);
    for record in records {
        record.write_le(&mut to).expect("room");
    }
    to.position() as usize
}

fn deku_decode(bytes: &[u8], mut each: impl FnMut(&Record)) {
    let mut from = Cursor::new(bytes);
    let mut reader = deku::reader::Reader::new(&mut from);
    let mut left = bytes.len();
    while left > 0 {
        let before = reader.bits_read;
        each(&Record::from_reader_with_ctx(&mut reader, ()).expect("valid bytes"));
        left -= (reader.bits_read - before) / 8;
    }
}

fn deku_encode(records: &[Record], buffer: &mut [u8]) -> usize {
    let mut to = Cursor::new(buffer);
    let mut writer = deku::writer::Writer::new(&mut to);
    for record in records {
        record.to_writer(&mut writer, ()).expect("room");
    }
    writer.finalize().expect("room");
    to.position() as usize
}

/// All three read the same content from the same bytes, and write the same bytes again.
fn agree() {
    let Stream { instructions, records, bytes, .. } = &*STREAM;
    let mut ours = Vec::new();
    decode(bytes, |instruction| ours.push(*instruction));
    assert_eq!(ours, *instructions, "genvisa");
    let binrw: Vec<_> = records.iter().map(Instruction::from).collect();
    assert_eq!(binrw, *instructions, "binrw");
    let mut deku = Vec::new();
    deku_decode(bytes, |record| deku.push(record.clone()));
    assert_eq!(deku, *records, "deku");
    for encode in [binrw_encode, deku_encode] {
        let mut buffer = vec![0; bytes.len()];
        assert_eq!((encode(records, &mut buffer), &buffer), (bytes.len(), bytes));
    }
}

#[divan::bench_group]
mod decode {
    use super::*;

    fn bench(bencher: Bencher<'_, '_>, run: impl Fn(&[u8])) {
        let bytes = &STREAM.bytes;
        bencher
            .counter(BytesCount::new(bytes.len()))
            .counter(ItemsCount::new(LEN))
            .bench_local(|| run(bytes));
    }

    #[divan::bench]
    fn genvisa(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| super::decode(bytes, |x| _ = black_box(x)));
    }

    #[divan::bench]
    fn binrw(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| binrw_decode(bytes, |x| _ = black_box(x)));
    }

    #[divan::bench]
    fn deku(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| deku_decode(bytes, |x| _ = black_box(x)));
    }
}

#[divan::bench_group]
mod encode {
    use super::*;

    fn bench(bencher: Bencher<'_, '_>, run: impl Fn(&mut [u8]) -> usize) {
        let mut buffer = STREAM.bytes.clone();
        let count = BytesCount::new(buffer.len());
        bencher.counter(count).counter(ItemsCount::new(LEN)).bench_local(|| run(black_box(&mut buffer)));
    }

    #[divan::bench]
    fn genvisa(bencher: Bencher<'_, '_>) {
        bench(bencher, |buffer| super::encode(&STREAM.instructions, buffer));
    }

    #[divan::bench]
    fn binrw(bencher: Bencher<'_, '_>) {
        bench(bencher, |buffer| binrw_encode(&STREAM.records, buffer));
    }

    #[divan::bench]
    fn deku(bencher: Bencher<'_, '_>) {
        bench(bencher, |buffer| deku_encode(&STREAM.records, buffer));
    }
}

#[divan::bench_group]
mod validate {
    use super::*;

    #[divan::bench]
    fn valid(bencher: Bencher<'_, '_>) {
        let valid = &STREAM.valid;
        bencher.counter(ItemsCount::new(valid.len())).bench(|| super::validate(valid));
    }

    #[divan::bench]
    fn mixed(bencher: Bencher<'_, '_>) {
        bencher.counter(ItemsCount::new(LEN)).bench(|| super::validate(&STREAM.instructions));
    }
}

/// Medians of several functions, measured in turns, so that what disturbs one disturbs the others.
fn medians<const N: usize>(mut runs: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut times: [Vec<Duration>; N] = std::array::from_fn(|_| Vec::with_capacity(RUNS));
    for _ in 0..RUNS {
        for (run, times) in runs.iter_mut().zip(&mut times) {
            let start = Instant::now();
            run();
            times.push(start.elapsed());
        }
    }
    times.map(|mut times| {
        times.sort();
        times[RUNS / 2]
    })
}

fn compare(what: &str, [ours, binrw, deku]: [Duration; 3]) {
    let ratio = |other: Duration| other.as_secs_f64() / ours.as_secs_f64();
    let (binrw_ratio, deku_ratio) = (ratio(binrw), ratio(deku));
    let goal = if binrw_ratio >= GOAL { "met" } else { "missed" };
    println!(
        "{what}: genvisa {ours:.2?}, binrw {binrw:.2?} ({binrw_ratio:.1} times), deku {deku:.2?} ({deku_ratio:.1} times)"
    );
    println!("  goal of {GOAL:.1} times binrw: {goal}");
}

fn summary() {
    let Stream { instructions, records, bytes, valid } = &*STREAM;
    println!(
        "{LEN} instructions, {} bytes, {} of them break no rule; medians of {RUNS} runs",
        bytes.len(),
        valid.len()
    );
    let decoding = medians([
        &mut || decode(bytes, |x| _ = black_box(x)),
        &mut || binrw_decode(bytes, |x| _ = black_box(x)),
        &mut || deku_decode(bytes, |x| _ = black_box(x)),
    ]);
    compare("decode", decoding);
    let [mut a, mut b, mut c] = [bytes.clone(), bytes.clone(), bytes.clone()];
    let encoding = medians([
        &mut || _ = black_box(encode(instructions, black_box(&mut a))),
        &mut || _ = black_box(binrw_encode(records, black_box(&mut b))),
        &mut || _ = black_box(deku_encode(records, black_box(&mut c))),
    ]);
    compare("encode", encoding);
    let [validating] = medians([&mut || _ = black_box(validate(valid))]);
    println!("validate: {:.0} ns per valid instruction", validating.as_nanos() as f64 / valid.len() as f64);
    let allocations = [
        measure(|| decode(bytes, |x| _ = black_box(x))),
        measure(|| _ = black_box(encode(instructions, &mut a))),
        measure(|| _ = black_box(validate(instructions))),
    ];
    let [decode, encode, validate] = allocations.map(|info| info.count_total);
    println!("allocations: decode {decode}, encode {encode}, validate {validate}");
}

fn main() {
    agree();
    divan::main();
    // With arguments divan lists, filters or tests: nothing to compare then. Cargo itself passes `--bench`.
    if std::env::args().skip(1).all(|argument| argument == "--bench") {
        summary();
    }
}
