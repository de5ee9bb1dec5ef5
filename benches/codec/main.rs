//! Decoding, encoding and validating a stream of instructions, each as often as in real programs, compared with
//! straight-line Rust, binrw and deku on the same bytes.
//!
//! `cargo bench -p genvisa-benches --bench codec`

#![allow(clippy::expect_used, clippy::panic, reason = "a bench that cannot run has nothing to measure")]

#[rustfmt::skip]
#[allow(clippy::manual_range_patterns, reason = "the pages list encodings one by one")]
mod records;
#[rustfmt::skip]
#[allow(clippy::manual_range_patterns, reason = "the pages list encodings one by one")]
mod straight;

use binrw::{BinRead, BinWrite};
use deku::{DekuReader, DekuWriter};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use genvisa::{Declarations, Instruction, Platform, Version};
use genvisa_conformance::case::Case;
use genvisa_conformance::spec::{self, Spec};
use genvisa_conformance::{native, stream};
use peak_alloc::PeakAlloc;
use std::io::Cursor;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use straight::Field;

/// Counts the bytes that all threads have allocated.
#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The number of runs of each median.
const RUNS: usize = 51;
/// The number of instructions in the stream.
const LEN: usize = 100_000;
/// The number of different cases of each instruction.
const EACH: usize = 32;
const VERSION: Version = Version::new(spec::VERSION.0, spec::VERSION.1);

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let spec = Spec::embedded().expect("the pages of this repository");
    stream::of_each(&spec, EACH).expect("instructions that break nothing")
});

/// The same instructions in all forms.
struct Stream {
    bytes: Vec<u8>,
    instructions: Vec<Instruction>,
    straight: Vec<straight::Record>,
    records: Vec<records::Record>,
    /// The declarations and the platform of each instruction. Equal cases share them, as the instructions of a kernel do.
    scopes: Vec<&'static (Declarations<'static>, Platform)>,
}

/// The declarations and the platform of each case.
static SCOPES: LazyLock<Vec<(Declarations<'static>, Platform)>> = LazyLock::new(|| {
    let scopes = CASES.iter().map(|case| {
        // The declarations of a static need variables that live as long.
        let variables = native::variables(&case.kernel).leak();
        (
            native::scope(&case.kernel, variables),
            native::platform(&case.platform).expect("a platform of genvisa"),
        )
    });
    scopes.collect()
});

static STREAM: LazyLock<Stream> = LazyLock::new(|| {
    let stream = stream::mixed(&CASES, LEN);
    let bytes: Vec<u8> = stream.iter().flat_map(|case| &case.bytes).copied().collect();
    let scopes = stream.iter().map(|case| &SCOPES[CASES.element_offset(case).expect("a case of the stream")]);
    let scopes = scopes.collect();
    let (mut instructions, mut straight, mut records) = (Vec::new(), Vec::new(), Vec::new());
    decode(&bytes, |instruction| instructions.push(*instruction));
    straight_decode(&bytes, |record| straight.push(record.clone()));
    binrw_decode(&bytes, |record| records.push(record.clone()));
    Stream { bytes, instructions, straight, records, scopes }
});

fn decode(bytes: &[u8], mut each: impl FnMut(&Instruction)) {
    let mut at = 0;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let Ok((instruction, len)) = &Instruction::decode(rest, VERSION) else { panic!("valid bytes") };
        each(instruction);
        at += len;
    }
}

fn encode(instructions: &[Instruction], buffer: &mut [u8]) -> usize {
    let mut at = 0;
    for instruction in instructions {
        at += instruction.encode(VERSION, &mut buffer[at..]).expect("enough bytes");
    }
    at
}

type Scopes<'a> = &'a [&'a (Declarations<'a>, Platform)];

fn validate(instructions: &[Instruction], scopes: Scopes<'_>) -> usize {
    let each = instructions.iter().zip(scopes);
    each.map(|(instruction, (scope, platform))| instruction.validate(scope, *platform).len()).sum()
}

/// Validates each instruction as soon as it is decoded.
fn decode_and_validate(bytes: &[u8], scopes: Scopes<'_>) -> usize {
    let (mut scopes, mut violations) = (scopes.iter(), 0);
    decode(bytes, |instruction| {
        let Some((scope, platform)) = scopes.next() else { panic!("a scope for each instruction") };
        violations += instruction.validate(scope, *platform).len();
    });
    violations
}

fn straight_decode(mut bytes: &[u8], mut each: impl FnMut(&straight::Record)) {
    while !bytes.is_empty() {
        let Some(record) = &straight::Record::read(&mut bytes) else { panic!("valid bytes") };
        each(record);
    }
}

fn straight_encode(records: &[straight::Record], buffer: &mut [u8]) -> usize {
    let len = buffer.len();
    let mut rest = buffer;
    for record in records {
        record.write(&mut rest).expect("enough bytes");
    }
    len - rest.len()
}

fn binrw_decode(bytes: &[u8], mut each: impl FnMut(&records::Record)) {
    let mut from = Cursor::new(bytes);
    while from.position() < bytes.len() as u64 {
        let Ok(record) = &records::Record::read_le(&mut from) else { panic!("valid bytes") };
        each(record);
    }
}

fn binrw_derived_decode(bytes: &[u8], mut each: impl FnMut(&records::Derived)) {
    let mut from = Cursor::new(bytes);
    while from.position() < bytes.len() as u64 {
        let Ok(record) = &records::Derived::read_le(&mut from) else { panic!("valid bytes") };
        each(record);
    }
}

fn binrw_encode(records: &[records::Record], buffer: &mut [u8]) -> usize {
    let mut to = Cursor::new(buffer);
    for record in records {
        record.write_le(&mut to).expect("enough bytes");
    }
    to.position() as usize
}

fn deku_decode(bytes: &[u8], mut each: impl FnMut(&records::Record)) {
    let mut from = Cursor::new(bytes);
    let mut reader = deku::reader::Reader::new(&mut from);
    let mut left = bytes.len();
    while left > 0 {
        let before = reader.bits_read;
        let Ok(record) = &records::Record::from_reader_with_ctx(&mut reader, ()) else {
            panic!("valid bytes")
        };
        each(record);
        left -= (reader.bits_read - before) / 8;
    }
}

fn deku_encode(records: &[records::Record], buffer: &mut [u8]) -> usize {
    let mut to = Cursor::new(buffer);
    let mut writer = deku::writer::Writer::new(&mut to);
    for record in records {
        record.to_writer(&mut writer, ()).expect("enough bytes");
    }
    writer.finalize().expect("enough bytes");
    to.position() as usize
}

/// Checks that all codecs decode the same number of instructions from the stream and encode the same bytes again, and that
/// the instructions are valid.
fn agree() {
    let Stream { bytes, instructions, straight, records, scopes } = &*STREAM;
    assert_eq!([instructions.len(), straight.len(), records.len()], [scopes.len(); 3]);
    let mut derived = 0;
    binrw_derived_decode(bytes, |_| derived += 1);
    assert_eq!(derived, records.len(), "binrw");
    let mut deku = Vec::new();
    deku_decode(bytes, |record| deku.push(record.clone()));
    assert_eq!(deku, *records, "deku");
    let written = |encode: &dyn Fn(&mut [u8]) -> usize| {
        let mut buffer = vec![0; bytes.len()];
        assert_eq!((encode(&mut buffer), &buffer), (bytes.len(), bytes));
    };
    written(&|buffer| encode(instructions, buffer));
    written(&|buffer| straight_encode(straight, buffer));
    written(&|buffer| binrw_encode(records, buffer));
    written(&|buffer| deku_encode(records, buffer));
    assert_eq!(validate(instructions, scopes), 0, "violated rules");
}

#[divan::bench_group]
mod decoding {
    use super::*;

    fn bench(bencher: Bencher<'_, '_>, run: impl Fn(&[u8])) {
        let Stream { bytes, instructions, .. } = &*STREAM;
        bencher
            .counter(BytesCount::new(bytes.len()))
            .counter(ItemsCount::new(instructions.len()))
            .bench_local(|| run(bytes));
    }

    #[divan::bench]
    fn genvisa(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| decode(bytes, |x| _ = black_box(x)));
    }

    #[divan::bench]
    fn straight(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| straight_decode(bytes, |x| _ = black_box(x)));
    }

    #[divan::bench]
    fn binrw(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| binrw_decode(bytes, |x| _ = black_box(x)));
    }

    #[divan::bench(sample_count = 10)]
    fn binrw_derived(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| binrw_derived_decode(bytes, |x| _ = black_box(x)));
    }

    #[divan::bench]
    fn deku(bencher: Bencher<'_, '_>) {
        bench(bencher, |bytes| deku_decode(bytes, |x| _ = black_box(x)));
    }
}

#[divan::bench_group]
mod encoding {
    use super::*;

    fn bench(bencher: Bencher<'_, '_>, run: impl Fn(&mut [u8]) -> usize) {
        let mut buffer = STREAM.bytes.clone();
        let counts = (BytesCount::new(buffer.len()), ItemsCount::new(STREAM.instructions.len()));
        bencher.counter(counts.0).counter(counts.1).bench_local(|| run(black_box(&mut buffer)));
    }

    #[divan::bench]
    fn genvisa(bencher: Bencher<'_, '_>) {
        bench(bencher, |buffer| encode(&STREAM.instructions, buffer));
    }

    #[divan::bench]
    fn straight(bencher: Bencher<'_, '_>) {
        bench(bencher, |buffer| straight_encode(&STREAM.straight, buffer));
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
mod validating {
    use super::*;

    /// The instructions are in memory, where they take more than the caches have.
    #[divan::bench]
    fn list(bencher: Bencher<'_, '_>) {
        let Stream { instructions, scopes, .. } = &*STREAM;
        bencher.counter(ItemsCount::new(instructions.len())).bench(|| validate(instructions, scopes));
    }

    /// The time of decoding is included.
    #[divan::bench]
    fn while_decoding(bencher: Bencher<'_, '_>) {
        let Stream { bytes, scopes, .. } = &*STREAM;
        bencher.counter(ItemsCount::new(scopes.len())).bench(|| decode_and_validate(bytes, scopes));
    }
}

/// The medians of several functions. They are measured in turns, so that a disturbance affects all of them.
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

/// Prints the time of genvisa, and that of the others with its ratio to genvisa.
fn compare<const N: usize>(operation: &str, names: [&str; N], ours: Duration, others: [Duration; N]) {
    println!("{operation}: genvisa {ours:.2?}");
    for (name, other) in names.into_iter().zip(others) {
        println!("  {name}: {other:.2?}, {:.2} times genvisa", other.as_secs_f64() / ours.as_secs_f64());
    }
}

/// Bytes of memory that a function has allocated at most at a time.
fn peak(run: impl FnOnce()) -> usize {
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage();
    run();
    MEMORY.peak_usage().saturating_sub(before)
}

fn summary() {
    let Stream { bytes, instructions, straight, records, scopes } = &*STREAM;
    let len = instructions.len();
    let kinds = CASES.len() / EACH;
    println!("{len} instructions of {kinds} kinds, {} bytes; medians of {RUNS} runs", bytes.len());
    // Validation is measured in turns with decoding: the summary prints their ratio.
    let [decoding, both, validating, others @ ..] = medians([
        &mut || decode(bytes, |x| _ = black_box(x)),
        &mut || _ = black_box(decode_and_validate(bytes, scopes)),
        &mut || _ = black_box(validate(instructions, scopes)),
        &mut || straight_decode(bytes, |x| _ = black_box(x)),
        &mut || binrw_decode(bytes, |x| _ = black_box(x)),
        &mut || binrw_derived_decode(bytes, |x| _ = black_box(x)),
        &mut || deku_decode(bytes, |x| _ = black_box(x)),
    ]);
    let names = ["straight-line Rust", "binrw with a match over opcodes", "binrw with its own enum", "deku"];
    compare("decode", names, decoding, others);
    let [mut a, mut b, mut c, mut d] = std::array::from_fn(|_| bytes.clone());
    let [ours, others @ ..] = medians([
        &mut || _ = black_box(encode(instructions, black_box(&mut a))),
        &mut || _ = black_box(straight_encode(straight, black_box(&mut b))),
        &mut || _ = black_box(binrw_encode(records, black_box(&mut c))),
        &mut || _ = black_box(deku_encode(records, black_box(&mut d))),
    ]);
    compare("encode", ["straight-line Rust", "binrw", "deku"], ours, others);
    let each = |time: Duration| time.as_nanos() as f64 / len as f64;
    println!("decoding: {:.0} ns per instruction", each(decoding));
    let validation = |of: &str, time: Duration| {
        let times = time.as_secs_f64() / decoding.as_secs_f64();
        println!("validating {of}: {:.0} ns per valid instruction, {times:.1} times decoding", each(time));
    };
    validation("each decoded instruction", both.saturating_sub(decoding));
    validation(
        &format!("a list of {} MB", instructions.len() * size_of::<Instruction>() / 1_000_000),
        validating,
    );
    let memory = [
        peak(|| decode(bytes, |x| _ = black_box(x))),
        peak(|| _ = black_box(encode(instructions, &mut a))),
        peak(|| _ = black_box(validate(instructions, scopes))),
    ];
    let [decode, encode, validate] = memory;
    println!("allocated bytes: decode {decode}, encode {encode}, validate {validate}");
}

fn main() {
    agree();
    divan::main();
    // With other arguments divan lists, filters or tests, and there is nothing to compare. Cargo itself passes `--bench`.
    if std::env::args().skip(1).all(|argument| argument == "--bench") {
        summary();
    }
}
