//! `genvisa.h` is valid C and C++, and a program that follows its tables writes the same bytes as our encoder. `genvisa.hpp`
//! passes the suite.

use genvisa::execution::{ExecSize, ExecSizeBits, Mask};
use genvisa::instructions::Add;
use genvisa::operands::{ConstOpnd, GenOpnd, PredBits, RegionBits};
use genvisa::{DataType, Instruction, Module, Platform, Version};
use genvisa_conformance::outputs::same_output;
use genvisa_conformance::vectors::Vectors;
use genvisa_runner::record::Verdict;
use genvisa_runner::request::Operation;
use genvisa_runner::run::{Adapter, Limits, Options, Selection, Started, measure};
use genvisa_runner::score::Means;
use genvisa_testing::program_test;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The bytes of `add (M5, 16) V34(1,4)<1> V32(0,0)<8;8,1> 7:w`, which `header/add.c` writes.
fn expected() -> Vec<u8> {
    let region = |vertical: u16, width: u16, horizontal: u16| {
        RegionBits::from_raw(vertical | width << 4 | horizontal << 8)
    };
    let mut seven = ConstOpnd::default();
    seven.data_type = seven.data_type.with_data_type(DataType::W);
    seven.low = 7;
    let add = Add {
        exec_size: ExecSizeBits::new(ExecSize::Simd16, Mask::M5),
        pred: PredBits::default(),
        dst: GenOpnd { id: 34, row_offset: 1, col_offset: 4, region: region(0, 0, 2) }.into(),
        src0: GenOpnd { id: 32, region: region(5, 5, 2), ..GenOpnd::default() }.into(),
        src1: seven.into(),
    };
    let mut bytes = vec![0; 64];
    let length = add.encode(Version::new(4, 1), &mut bytes).expect("64 bytes are enough");
    bytes.truncate(length);
    bytes
}

/// Compiles a program of `header` with a compiler that must accept a standard, and runs it.
fn written_by(compiler: &str, standard: &str, language: &str, name: &str) -> String {
    let program: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{language}"));
    let build = Command::new(compiler)
        .args([standard, "-Wall", "-Wextra", "-pedantic", "-Werror", "-x", language])
        .arg(repository(&format!("conformance/tests/main/header/{name}.c")))
        .arg("-I")
        .arg(repository("generated/include"))
        .arg("-o")
        .arg(&program)
        .output()
        .expect("the compiler runs");
    assert!(build.status.success(), "{compiler}: {}", String::from_utf8_lossy(&build.stderr));
    let run = Command::new(&program).output().expect("the program runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).expect("UTF-8")
}

fn check(compiler: &str, standard: &str, language: &str) {
    let ours: String = expected().iter().map(|byte| format!("{byte:02x}")).collect();
    let theirs = written_by(compiler, standard, language, "add");
    assert_eq!(theirs.trim(), ours, "{compiler} {standard}");
}

#[program_test("gcc")]
fn a_program_in_c_that_follows_the_tables_writes_our_bytes() {
    check("gcc", "-std=c11", "c");
}

#[program_test("g++")]
fn a_program_in_cpp_that_follows_the_tables_writes_our_bytes() {
    check("g++", "-std=c++17", "c++");
}

/// The bit ranges and text forms in the tables are those of the reflection of `genvisa`.
#[program_test("gcc")]
fn tables_have_the_bit_ranges_and_text_forms() {
    // A set of all platforms has bits of future ones, too.
    let all = (1u32 << Platform::ALL.len()) - 1;
    let mut ours = String::new();
    for info in Instruction::ALL {
        for form in info.text {
            ours += &format!("{}: {form}\n", info.name);
        }
        let fields =
            info.fields.iter().flat_map(|field| field.bit_ranges.iter().map(move |range| (field, range)));
        for (field, range) in fields {
            ours += &format!("{} {} {} {} {}", info.name, field.name, range.name, range.hi, range.lo);
            for value in range.values {
                ours += &format!(", {} {} {:x}", value.name, value.code, value.platforms.0 & all);
            }
            ours.push('\n');
        }
    }
    let theirs = written_by("gcc", "-std=c11", "c", "tables");
    let [mut theirs, mut ours] = [&theirs, &ours].map(|text| text.lines().collect::<Vec<_>>());
    theirs.sort_unstable();
    ours.sort_unstable();
    assert_eq!(theirs.iter().zip(&ours).find(|(theirs, ours)| theirs != ours), None);
    assert!(theirs.len() == ours.len() && ours.len() > 800, "{} and {}", theirs.len(), ours.len());
}

/// The conditions that pages state are in the header, beside the bit ranges and in the tables.
#[test]
fn conditions_of_fields_are_stated() {
    let header =
        std::fs::read_to_string(repository("generated/include/genvisa.h")).expect("the header is generated");
    let isa = &crate::all_cases::spec().expect("the model").isa;
    let fields = isa.instructions.iter().flat_map(|instruction| &instruction.fields);
    let fields = fields.chain(isa.records.iter().flat_map(|record| &record.fields));
    let (mut present, mut used) = (0, 0);
    for field in fields {
        let quoted = |condition: &str| format!("\"{}\"", condition.replace('"', "\\\""));
        if let Some(condition) = &field.when {
            present += 1;
            assert!(header.contains(&format!(", {}, 0, ", quoted(condition))), "{condition}");
            let comment = format!("/* Present only if {condition}. */\n#define ");
            assert!(field.bits.is_empty() || header.contains(&comment), "{condition}");
        }
        if let Some(condition) = &field.used_if {
            used += 1;
            assert!(header.contains(&format!(", 0, {}, ", quoted(condition))), "{condition}");
        }
    }
    assert!(present >= 10 && used >= 2, "{present} {used}");
}

/// A file of this repository.
fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

#[program_test("g++")]
fn the_decoder_in_cpp_passes_all_cases_of_decode_and_encode() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("adapter");
    let script = repository("conformance/implementations/genvisa-hpp/build.sh");
    assert!(Command::new(script).arg(&program).status().unwrap().success());
    let vectors = Vectors::load().unwrap();
    let adapter = Adapter::new(program.to_str().unwrap(), Limits::default()).unwrap();
    for operation in [Operation::Decode, Operation::Encode] {
        let selection = Selection { operation: Some(operation), ..Selection::default() };
        let planned = selection.plan(&vectors.all).unwrap();
        let means = Means { compare: &same_output, ..Means::default() };
        let (mut passed, mut others) = (0, Vec::new());
        measure(Started::new(&adapter), &planned, &Options::default(), means, &mut |case| {
            match case.verdict {
                Verdict::Pass => passed += 1,
                _ => others.push(format!("{case:?}")),
            }
            Ok(())
        })
        .unwrap();
        assert_eq!((others.first(), others.len()), (None, 0));
        assert_eq!(passed, planned.len());
        assert!(passed > 2_000, "{passed}");
    }
}

/// The program of some files beside this one, compiled without a warning into a folder.
fn compiled(folder: &Path, flags: &[&str], sources: &[&str]) -> PathBuf {
    let program = folder.join("program");
    let sources = sources.iter().map(|name| repository("conformance/tests/main/header").join(name));
    let mut compiler = Command::new("g++");
    compiler
        .args(["-std=c++17", "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror"])
        .args(flags)
        .args(sources);
    compiler.arg("-I").arg(repository("generated/include")).arg("-o").arg(&program);
    assert!(compiler.status().unwrap().success());
    program
}

/// Any bytes that it decodes are the bytes that it encodes from the result. Two files of a program can include the header.
#[program_test("g++")]
fn the_decoder_in_cpp_takes_any_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let flags = ["-fno-exceptions", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
    let program = compiled(folder.path(), &flags, &["random.cpp", "other.cpp"]);
    let output = Command::new(&program).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let decoded: u32 = String::from_utf8(output.stdout).unwrap().trim().parse().unwrap();
    assert!(decoded > 10_000, "{decoded}");
}

/// The object versions between whose layouts the decoder must distinguish.
const VERSIONS: [(u8, u8); 11] =
    [(3, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6), (3, 7), (3, 8), (4, 0), (4, 1)];

/// An instruction has the same length for it as for us, in each object version.
#[program_test("g++")]
fn the_decoder_in_cpp_knows_the_layouts_of_all_object_versions() {
    let folder = tempfile::tempdir().unwrap();
    let program = compiled(folder.path(), &[], &["versions.cpp"]);
    let (mut input, mut expected, mut layouts) = (String::new(), Vec::new(), BTreeSet::new());
    let vectors = Vectors::load().unwrap();
    let objects = vectors.all.iter().filter(|vector| vector.operation == Operation::CheckBin);
    let modules = objects.filter_map(|vector| Module::decode(vector.input.bytes()).ok());
    for kernel in modules.flat_map(|module| module.kernels) {
        for instruction in &kernel.body {
            let length = |(major, minor)| instruction.encoded_len(Version::new(major, minor));
            if !layouts.insert((instruction.info().name, VERSIONS.map(length))) {
                continue;
            }
            for (major, minor) in VERSIONS {
                let mut bytes = vec![0; length((major, minor))];
                // Some versions have no field for a value of this instruction.
                if instruction.encode(Version::new(major, minor), &mut bytes).is_err() {
                    continue;
                }
                let hex = bytes.iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
                // Bytes that follow belong to the next instruction.
                writeln!(input, "{major} {minor} {hex}0000000000000000").unwrap();
                expected.push(format!("{} {hex}", bytes.len()));
            }
        }
    }
    let file = folder.path().join("input");
    std::fs::write(&file, input).unwrap();
    let output = Command::new(&program).stdin(std::fs::File::open(&file).unwrap()).output().unwrap();
    let output = String::from_utf8(output.stdout).unwrap();
    let different = output.lines().zip(&expected).find(|(theirs, ours)| theirs != ours);
    assert_eq!(different, None);
    assert_eq!(output.lines().count(), expected.len());
    assert!(
        layouts.len() > Instruction::ALL.len() && expected.len() > 10 * layouts.len(),
        "{}",
        layouts.len()
    );
}
