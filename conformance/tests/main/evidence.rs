//! The kernels that `spec/errata.md` gives as evidence, read by our assembler and checked by our rules. The finalizer compiles the
//! same kernels in the test `oracle`; the list beside them has our result, which may be stricter.

use crate::files::{comment, folder, kernels, stem};
use expect_test::expect_file;
use genvisa::Platform;
use genvisa_asm::Target;
use genvisa_reader::isa::Rule;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

/// The digits of a checksum of an object.
const SUM_DIGITS: usize = 8;

/// The checksum of the object and the violated rules, or the message of the first problem.
fn result(text: &str, platform: Platform) -> String {
    let target = Target::from(platform);
    let module = match target.assemble(text) {
        Ok(module) => module,
        Err(problems) => return format!("refused: {}", problems[0].message),
    };
    let object = module.encode().unwrap();
    let printed = target.disassemble(&module);
    assert!(target.assemble(&printed).is_ok(), "the print is not read:\n{printed}");
    let hex: Vec<String> = object.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut line = Rule::checksum(&hex.concat())[..SUM_DIGITS].to_string();
    let rules: BTreeSet<&str> =
        module.validate_flow(platform).iter().map(|(_, violation)| violation.rule.id).collect();
    rules.iter().for_each(|rule| line.extend([" ", *rule]));
    line
}

#[test]
fn our_result_for_each_kernel() {
    let folder = folder().join("errata");
    let mut lines = String::new();
    for path in kernels(&folder) {
        let (text, name) = (fs::read_to_string(&path).unwrap(), stem(&path));
        let comment =
            |key| comment(&text, key).unwrap_or_else(|| panic!("{name}: there is no line `// {key}: …`"));
        let on = comment("platform");
        let platform = Platform::ALL.iter().find(|platform| platform.finalizer_name() == on);
        let platform = *platform.unwrap_or_else(|| panic!("{name}: there is no platform {on}"));
        let _ = writeln!(lines, "{name} ({}): {}", comment("verdict"), result(&text, platform));
    }
    expect_file![folder.join("ours.txt")].assert_eq(&lines);
}
