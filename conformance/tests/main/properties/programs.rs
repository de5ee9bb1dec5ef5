//! Damaged programs, as text and as objects.

use super::damage::{Numbers, damaged};
use super::outcome;
use genvisa::object::{AttributeInfo, CommonIsaHeader, InputInfo, KernelData, KernelInfo, VarInfo};
use genvisa::{Body, Kernel, Module};
use genvisa_asm::module::{assemble, disassemble};
use genvisa_asm::report::Source;
use genvisa_conformance::properties::{InputOutcome, object, text};
use genvisa_runtime::object::PoolString;
use rayon::prelude::*;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// Pieces of programs.
const PIECES: [&str; 24] = [
    "{",
    "}",
    "(",
    ")",
    "<",
    ">",
    ",",
    ":",
    "\"",
    "\\",
    "\n",
    "/*",
    "*/",
    "//",
    "%",
    ".",
    "=",
    "-",
    "0x",
    " \\\n",
    "é",
    "\0",
    ".decl x v_type=G type=ud num_elts=1 alias=<x, 0>\n",
    "%sizeof(",
];

/// The kernels of the oracle tests.
fn kernels() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "visaasm"));
    paths.sort();
    assert!(paths.len() > 10, "the kernels are there");
    paths.iter().map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn whole() {
    for (path, text) in kernels() {
        let module = assemble(&text)
            .unwrap_or_else(|problems| panic!("{}", Source::new(&path, &text).render(&problems, false)));
        let printed = disassemble(&module);
        assert_eq!(disassemble(&assemble(&printed).unwrap()), printed, "{path}");
    }
}

#[test]
fn damaged_texts() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let (mut read, mut refused) = (0, 0);
    for (path, kernel) in kernels() {
        for _ in 0..1000 {
            let mut damaged = kernel.clone();
            for _ in 0..=numbers.below(3) {
                numbers.damage(&mut damaged, &PIECES);
            }
            match text(&damaged).unwrap_or_else(|how| panic!("{path}, damaged:\n{damaged}\n{how}")) {
                InputOutcome::Refused => refused += 1,
                InputOutcome::Read | InputOutcome::Converted => read += 1,
            }
        }
    }
    assert!(read > 500 && refused > 500, "{read} are read, {refused} refused");
}

#[test]
fn damaged_objects() {
    let [refused, read, converted] = try_damaged_objects(20_000);
    assert!(
        converted > 2000 && read > 2000 && refused > 2000,
        "{converted} converted, {read} only read, {refused} refused"
    );
}

/// Changes a few bytes of the objects of all kernels, `count` times in all. Returns the numbers of objects that are refused,
/// read, and converted to text without loss.
fn try_damaged_objects(count: usize) -> [usize; 3] {
    let objects: Vec<_> =
        kernels().into_iter().map(|(_, text)| assemble(&text).unwrap().encode().unwrap()).collect();
    let outcomes = (0..count).into_par_iter().map(|number| {
        let bytes = damaged(&objects[number % objects.len()], number);
        match object(&bytes).unwrap_or_else(|why| panic!("object {number}: {why}")) {
            InputOutcome::Refused => [1, 0, 0],
            InputOutcome::Read => [0, 1, 0],
            InputOutcome::Converted => [0, 0, 1],
        }
    });
    outcomes.reduce(|| [0; 3], |[a, b, c], [d, e, f]| [a + d, b + e, c + f])
}

/// An object with one kernel.
fn object_of(data: KernelData) -> Vec<u8> {
    let header = CommonIsaHeader {
        major_version: 4,
        minor_version: 1,
        kernel_info: vec![KernelInfo::default()],
        ..CommonIsaHeader::default()
    };
    let kernels = vec![Kernel { data, body: Body::default() }];
    let mut module = Module { header, kernels, ..Module::default() };
    module.lay_out().unwrap();
    module.encode().unwrap()
}

/// The time for an object of many parts is linear in their number, and so is that for its text.
#[test]
fn large_objects_take_linear_time() {
    let input = |n: u16| InputInfo { offset: n, size: 4, ..InputInfo::default() };
    let long = || vec![PoolString(Vec::new()), PoolString(vec![b'x'; 50_000])];
    let named = VarInfo { name_index: 1, ..VarInfo::default() };
    let attribute = AttributeInfo { name: 1, value: Vec::new() };
    let objects = [
        ("inputs", KernelData { input_info: (0..50_000).map(input).collect(), ..KernelData::default() }),
        (
            "one name",
            KernelData { string_pool: long(), var_info: vec![named; 5_000], ..KernelData::default() },
        ),
        (
            "one attribute",
            KernelData {
                string_pool: long(),
                attribute_info: vec![attribute; 5_000],
                ..KernelData::default()
            },
        ),
    ];
    objects.into_par_iter().for_each(|(what, data)| {
        let bytes = object_of(data);
        let started = Instant::now();
        assert_ne!(outcome(object(&bytes)), InputOutcome::Refused, "{what}");
        let took = started.elapsed();
        assert!(took < Duration::from_secs(20), "{what}: {took:?}");
        let printed = disassemble(&Module::decode(&bytes).unwrap()).len();
        assert!(printed < 200 * bytes.len(), "{what}: {} bytes are printed as {printed}", bytes.len());
    });
}
