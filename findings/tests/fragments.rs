//! Facts of inline vISA that decide which findings it has: directions, guessed types, and the size of a sub-group.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use genvisa::Platform;
use genvisa_findings::fragment::{Backend, Fragment, check};
use genvisa_findings::source::{Language, Options, statements};

/// The codes and messages of the findings about the one statement of a C file.
fn in_c(source: &str) -> Vec<(String, String)> {
    let options = Options { sub_group: Some(16), ..Options::default() };
    let found = check(&statements(source, Language::C, &options).fragments[0], Platform::Dg2);
    found.into_iter().map(|finding| (finding.code, finding.message)).collect()
}

#[test]
fn a_too_wide_instruction_that_the_platform_lacks_has_one_finding() {
    let source = "void f(float x) { float y; asm(\"lrp (M1, 32) %0(0,0)<1> %1(0,0)<1;1,0> %1(0,0)<1;1,0> %1(0,0)<1;1,0>\" : \
                  \"=rw\"(y) : \"rw\"(x)); }";
    let message = "`LRP` needs a platform before ICLLP; this is DG2".to_string();
    assert_eq!(in_c(source), [("LRP/platform".to_string(), message)]);
}

#[test]
fn an_output_that_is_only_read_is_a_finding() {
    let of = |constraint: &str| {
        let source = format!(
            "void f(float x) {{ float y, z; asm(\"add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x1:f\" : \
             \"=rw\"(y), \"{constraint}rw\"(z)); }}"
        );
        in_c(&source).iter().filter(|(code, _)| code == "inline/operand/unwritten").count()
    };
    assert_eq!((of("="), of("+")), (1, 1));
}

#[test]
fn an_input_in_the_place_of_an_output_has_its_type() {
    let source =
        "void f() { asm(\"add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x1:f\" : \"=rw\"(a.y) : \"0\"(a.z)); }";
    let found = in_c(source);
    let note = found.iter().find(|(code, _)| code == "inline/operand/type");
    let (_, message) = note.unwrap();
    assert!(message.contains("operand 0 as `f`") && !message.contains("operand 1"), "{message}");
}

#[test]
fn a_uniform_operand_has_one_element() {
    let of = |constraint: &str| {
        let source = format!(
            "void f(float x) {{ float y; asm(\"mov (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0>\" : \"=rw\"(y) : \"{constraint}\"(x)); }}"
        );
        in_c(&source)
    };
    assert_eq!(of("rw"), []);
    let [(code, message)] = of("rw.u").try_into().unwrap();
    assert_eq!(code, "gen_opnd/region/source_room");
    assert!(message.starts_with("`src0` has 4 bytes from its offset; 16 channels of `f`"), "{message}");
}

#[test]
fn a_name_in_a_file_is_one_operand() {
    let text = "add (M1, 16) %[sum](0,0)<1> %[x](0,0)<1;1,0> %[x](0,0)<1;1,0>";
    let fragment = Fragment::of_file(text, &[], Backend::Scalar, None);
    let names: Vec<_> = fragment.operands.iter().map(|operand| operand.name.as_deref()).collect();
    assert_eq!(names, [Some("sum"), Some("x")]);
}

#[test]
fn functions_with_sub_groups_of_several_sizes_state_none() {
    let source = |second: u32| {
        format!(
            "define void @f(float %x) !intel_reqd_sub_group_size !5 {{\n  %1 = call float asm \"add (M1, 16) \
             $0(0,0)<1> $1(0,0)<1;1,0> 0x1:f\", \"=rw,rw\"(float %x)\n}}\n\
             define void @g() !intel_reqd_sub_group_size !6 {{\n}}\n!5 = !{{i32 16}}\n!6 = !{{i32 {second}}}\n"
        )
    };
    let size = |second: u32| {
        let found = statements(&source(second), Language::Llvm, &Options::default());
        assert_eq!(found.fragments.len(), 1, "{found:?}");
        found.fragments[0].sub_group
    };
    assert_eq!((size(16), size(8)), (Some(16), None));
}
