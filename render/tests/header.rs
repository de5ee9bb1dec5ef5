//! The C header: masks, shifts and names.

#![allow(clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use genvisa_reader::isa::{BitGroup, Isa};
use genvisa_render::Examples;
use std::collections::BTreeMap;
use std::path::Path;

/// The model of our pages.
fn model() -> Isa {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let sources = genvisa_reader::load(&[spec]).expect("the pages of this repository");
    genvisa_reader::read(&sources).0
}

/// The header of our pages.
fn header() -> String {
    header_of(&model())
}

fn header_of(isa: &Isa) -> String {
    let outputs = genvisa_render::render(isa, &Examples::default()).expect("a model that can be rendered");
    outputs.into_iter().find(|output| output.path.ends_with(".h")).expect("the header").text
}

/// The macros of the header that have numbers, without the prefix and the `u` of their values.
fn macros() -> BTreeMap<String, String> {
    let define = |line: &str| {
        let (name, value) = line.trim().strip_prefix("#define GENVISA_")?.split_once(' ')?;
        Some((name.to_string(), value.trim_end_matches('u').to_string()))
    };
    let constant = |line: &str| {
        let (name, value) = line.trim().strip_prefix("GENVISA_")?.split_once(" = ")?;
        Some((name.to_string(), value.trim_end_matches(',').to_string()))
    };
    header().lines().filter_map(|line| define(line).or_else(|| constant(line))).collect()
}

#[test]
fn masks_have_the_bits_of_their_ranges() {
    let macros = macros();
    // Three bits from bit 0, and four from bit 4.
    for (name, value) in [
        ("EXEC_SIZE_MASK", "0x7"),
        ("EXEC_SIZE_SHIFT", "0"),
        ("EXEC_SIZE_MASK_MASK", "0xf0"),
        ("EXEC_SIZE_MASK_SHIFT", "4"),
        ("EXEC_SIZE_MASK_M1_NM", "8"),
    ] {
        assert_eq!(macros.get(name).map(String::as_str), Some(value), "{name}");
    }
    // Every mask is a run of bits that begins at its shift.
    let mut count = 0;
    for (name, mask) in &macros {
        let Some(field) = name.strip_suffix("_MASK") else { continue };
        let Some(shift) = macros.get(&format!("{field}_SHIFT")) else { continue };
        let mask = u64::from_str_radix(mask.trim_start_matches("0x"), 16).expect("a number");
        let shift: u32 = shift.parse().expect("a number");
        let bits = mask >> shift;
        assert!(
            bits & 1 == 1 && bits & bits.wrapping_add(1) == 0 && mask.trailing_zeros() == shift,
            "{name}"
        );
        count += 1;
    }
    assert!(count > 50, "{count} masks");
}

#[test]
fn the_condition_of_a_field_precedes_its_first_bit_range() {
    let header = header();
    let before = |name: &str| {
        let define = format!("#define GENVISA_{name}_MASK ");
        let lines: Vec<&str> = header.lines().collect();
        let at = lines.iter().position(|line| line.starts_with(&define)).expect("the mask");
        lines[at - 1].to_string()
    };
    assert_eq!(before("VISA_INTERVAL_MEMORY_OFFSET"), "/* Present only if physical_type == Memory. */");
    assert_eq!(
        before("VISA_INTERVAL_MEMORY_ABSOLUTE"),
        "#define GENVISA_VISA_INTERVAL_MEMORY_OFFSET_SHIFT 0"
    );
}

/// The bits of an operand are those of the structure of its value.
#[test]
fn an_operand_has_no_bit_ranges_of_its_own() {
    let mut isa = model();
    let add = isa.instructions.iter_mut().find(|instruction| instruction.name == "ADD").expect("ADD");
    let fields = add.fields.iter_mut().filter(|field| ["dst", "src0"].contains(&&*field.name));
    let bits = || vec![BitGroup { name: "extra".into(), hi: 6, lo: 5, ..BitGroup::default() }];
    assert_eq!(fields.map(|field| field.bits = bits()).count(), 2);
    let tables = |header: &str| header.matches("static const genvisa_bit_range ").count();
    let (before, after) = (header(), header_of(&isa));
    assert!(tables(&before) > 50, "{} tables", tables(&before));
    assert_eq!(tables(&before), tables(&after));
}

#[test]
fn files_are_in_the_order_of_their_paths() {
    let outputs =
        genvisa_render::render(&model(), &Examples::default()).expect("a model that can be rendered");
    assert!(outputs.is_sorted_by_key(|output| &output.path));
}
