//! `genvisa.h` is valid C and C++, and a program that follows its tables writes the same bytes as our encoder.

use genvisa::execution::{ExecSize, ExecSizeBits, Mask};
use genvisa::instructions::Add;
use genvisa::operands::{ConstOpnd, GenOpnd, PredBits, RegionBits};
use genvisa::{DataType, Version};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compilers, each with the standard that it must accept.
const COMPILERS: [(&str, &str, &str); 2] = [("gcc", "-std=c11", "c"), ("g++", "-std=c++17", "c++")];

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

/// Compiles `header/add.c` and runs it; `None` if the compiler is not installed.
fn written_by(compiler: &str, standard: &str, language: &str) -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("add-{language}"));
    let build = Command::new(compiler)
        .args([standard, "-Wall", "-Wextra", "-pedantic", "-Werror", "-x", language])
        .arg(root.join("tests/main/header/add.c"))
        .arg("-I")
        .arg(root.join("../generated/include"))
        .arg("-o")
        .arg(&program)
        .output();
    let build = match build {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return None,
        build => build.expect("the compiler runs"),
    };
    assert!(build.status.success(), "{compiler}: {}", String::from_utf8_lossy(&build.stderr));
    let run = Command::new(&program).output().expect("the program runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    Some(String::from_utf8(run.stdout).expect("hexadecimal digits"))
}

#[test]
fn a_program_that_follows_the_tables_writes_our_bytes() {
    let ours: String = expected().iter().map(|byte| format!("{byte:02x}")).collect();
    for (compiler, standard, language) in COMPILERS {
        match written_by(compiler, standard, language) {
            Some(theirs) => assert_eq!(theirs.trim(), ours, "{compiler} {standard}"),
            None => println!("skipped: no {compiler}"),
        }
    }
}
