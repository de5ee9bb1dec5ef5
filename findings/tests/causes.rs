//! A declaration that violates a rule is one finding: its uses follow from it.

use genvisa::{Level, Platform};
use genvisa_findings::program::Program;

/// A kernel with a declaration and the statements that use it.
fn program(declaration: &str) -> String {
    format!(
        "\
.version 4.1
.kernel \"k\"
.decl Y v_type=G type=d num_elts=16 align=GRF
.decl Z v_type=G type=d num_elts=64 align=GRF
.decl P1 v_type=P num_elts=16
.decl T6 v_type=T num_elts=1
{declaration}
.input Y offset=64 size=64
.kernel_attr Target=\"cm\"
.function \"k_0\"
    mov (M1, 16) X(0,0)<1> Y(0,0)<8;8,1>
    add (M1, 16) Z(0,0)<1> X(0,0)<8;8,1> Y(0,0)<8;8,1>
    oword_st (4) T6 0x0:ud X.0
    oword_st (4) T6 0x0:ud Z.0
    ret (M1_NM, 1)
"
    )
}

/// The rules that a program violates as errors and warnings; empty for a mistake in the text.
fn found(text: &str) -> Vec<&'static str> {
    let program = Program::text("k", text, Platform::Skl);
    let findings = program.findings();
    let found = findings.iter().filter(|finding| !matches!(finding.level(), Level::Note { .. }));
    found.map(|finding| finding.rule().map_or("", |rule| rule.id)).collect()
}

#[test]
fn uses_of_a_declaration_with_an_error_are_no_findings() {
    let of = |declaration: &str| found(&program(declaration));
    assert_eq!(of(".decl X v_type=G type=d num_elts=16 align=GRF"), [""; 0]);
    assert_eq!(of(".decl X v_type=G type=d num_elts=0 align=GRF"), ["var_info/num_elements/range"]);
    // The offset within the other variable is wrong, and where the uses lie follows from it.
    assert_eq!(of(".decl X v_type=G type=d num_elts=16 alias=<Z, 2>"), ["var_info/alias_offset/align"]);
}

/// The size is wrong at the uses, and the declaration violates no rule.
#[test]
fn uses_of_a_declaration_without_an_error_are_findings() {
    let found = found(&program(".decl X v_type=G type=d num_elts=8 align=GRF"));
    assert!(
        found.len() >= 3 && found.iter().all(|rule| rule.ends_with("_room") || rule.contains("size")),
        "{found:?}"
    );
}

/// Another mistake at a use stays a finding.
#[test]
fn other_findings_at_a_use_stay() {
    let text =
        program(".decl X v_type=G type=d num_elts=0 align=GRF").replace("X(0,0)<8;8,1>", "X(0,0)<8;8,8>");
    let found = found(&text);
    assert!(found.contains(&"gen_opnd/horizontal_stride/legal"), "{found:?}");
    assert!(!found.iter().any(|rule| rule.ends_with("_room")), "{found:?}");
}

#[test]
fn a_name_that_cannot_be_declared_is_one_mistake() {
    for name in ["V4", "P0", "add"] {
        let text = program(&format!(".decl {name} v_type=G type=d num_elts=16 align=GRF"));
        let text = text.replace(" X(", &format!(" {name}(")).replace(" X.", &format!(" {name}."));
        assert_eq!(found(&text), [""], "{name}");
    }
}

/// The messages about an attribute.
fn about(attribute: &str, text: &str) -> Vec<String> {
    let program = Program::text("k", text, Platform::Tgllp);
    let (findings, mut rows) = (program.findings(), program.rows());
    let rows = findings.iter().map(|finding| rows.row(finding).message.into_owned());
    rows.filter(|message| message.contains(attribute)).collect()
}

/// An attribute that fits no instruction is the cause of one finding, which counts the instructions.
#[test]
fn a_wrong_attribute_is_one_finding() {
    let text = program(".decl X v_type=G type=d num_elts=16 align=GRF");
    let add = "    add (M1, 16) Z(0,0)<1> X(0,0)<8;8,1> Y(0,0)<8;8,1>\n";
    let of = |count: usize| {
        let text =
            text.replace(".function", ".kernel_attr SimdSize=8\n.function").replace(add, &add.repeat(count));
        about("SimdSize", &text)
    };
    assert_eq!(of(2).len(), 3);
    let message = "the instruction uses channels 0 to 15; the attribute `SimdSize` is 8";
    assert_eq!(of(9), [format!("{message}; the same holds for 9 more instructions")]);
}

#[test]
fn few_findings_about_an_attribute_stay_beside_many_about_another() {
    let text = program(".decl X v_type=G type=d num_elts=16 align=GRF").replace(" T6 0x0", " T0 0x0");
    let add = "    add (M1, 16) Z(0,0)<1> X(0,0)<8;8,1> Y(0,0)<8;8,1>\n";
    let text = text.replace(".function", ".kernel_attr SimdSize=8\n.kernel_attr SLMSize=0\n.function");
    let text = text.replace(add, &add.repeat(3));
    assert_eq!(about("SimdSize", &text).len(), 1);
    let message = "the attribute `SLMSize` is 0; it must not be 0, because `surface` is `%slm`";
    assert_eq!(about("SLMSize", &text), [message, message]);
}

/// A caller that hides the rule of the declaration sees what follows from it.
#[test]
fn a_hidden_rule_explains_nothing() {
    let text = program(".decl X v_type=G type=d num_elts=0 align=GRF");
    let program = Program::text("k", &text, Platform::Skl);
    let [shown, hidden] = [true, false].map(|is_shown| program.findings_with(&|_| is_shown).len());
    assert!(hidden > shown + 2, "{shown} {hidden}");
}

/// The findings of a statement on a platform: rules and messages, without notes about what is unused.
fn of_statement(platform: Platform, statement: &str) -> Vec<String> {
    let text = format!(
        "\
.version 4.1
.kernel \"k\"
.decl D v_type=G type=d num_elts=64 align=GRF
.decl E v_type=G type=d num_elts=64 align=GRF
.decl F v_type=G type=f num_elts=64 align=GRF
.decl G v_type=G type=f num_elts=64 align=GRF
.decl P v_type=P num_elts=16
.decl S v_type=S num_elts=1
.decl T6 v_type=T num_elts=1
.decl Q v_type=G type=q num_elts=32 align=GRF
.input D offset=64 size=256
.input F offset=512 size=256
.input Q offset=1024 size=256
.kernel_attr Target=\"cm\"
.function \"k_0\"
    cmp.lt (M1, 16) P D(0,0)<0;1,0> D(0,0)<1;1,0>
    {statement}
    ret (M1_NM, 1)
"
    );
    let program = Program::text("k", &text, platform);
    let (findings, mut rows) = (program.findings(), program.rows());
    let shown = findings.iter().map(|finding| rows.row(finding));
    let shown = shown.filter(|row| !row.rule.is_some_and(|rule| rule.ends_with("/used")));
    shown.map(|row| format!("{}: {}", row.rule.unwrap_or_default(), row.message)).collect()
}

/// The bytes of an operand are unknown without a region, and those of all operands without an execution size.
#[test]
fn findings_that_follow_from_a_wrong_fact_are_left_out() {
    for (statement, found) in [
        (
            "mov (M1, 8) E(0,0)<8> D(0,0)<1;1,0>",
            "gen_opnd/horizontal_stride/legal: the horizontal stride of `dst` is 8; it must be 1, 2 or 4",
        ),
        (
            "mov (M5, 32) E(0,0)<1> D(0,0)<1;1,0>",
            "exec_size/mask/offset: `M5` begins at channel 16; 32 channels must begin at a multiple of 32",
        ),
        (
            "fret (M1_NM, 1)",
            "FRET/exec_size/function: the instruction is in a kernel; it must be in a function",
        ),
        (
            "add (M1, 8) E(0,0)<1> P D(0,0)<1;1,0>",
            "ADD/src0/class: `src0` is a predicate operand; `ADD` takes a general, indirect or immediate operand",
        ),
    ] {
        assert_eq!(of_statement(Platform::Skl, statement), [found], "{statement}");
    }
}

#[test]
fn one_message_about_several_operands_is_one_finding() {
    let found = of_statement(Platform::Tgllp, "shl (M1, 8) E(0,0)<1> Q(0,0)<1;1,0> Q(0,0)<1;1,0>");
    assert_eq!(
        found,
        [
            "SHL/src0/int64: `src0` has type `q`; `SHL` takes neither `uq` nor `q` on ICLLP, TGLLP, DG2 or MTL; the same holds for `src1`"
        ]
    );
    // Different types are different mistakes.
    let found = of_statement(Platform::Skl, "dp4 (M1, 8) F(0,0)<1> Q(0,0)<1;1,0> D(0,0)<1;1,0>");
    assert_eq!(found.iter().filter(|message| message.starts_with("DP4/")).count(), 2, "{found:?}");
}

/// The word bit is reserved, and is why the operation is not allowed: the first of two errors about the same bits stays.
#[test]
fn of_two_errors_about_one_fact_the_first_stays() {
    let found = of_statement(Platform::Skl, "dword_atomic.cmpxchg.16 (M1, 16) T6 D.0 D.0 D.0 E.0");
    let rules = found.iter().filter_map(|finding| finding.split(": ").next());
    let rules: Vec<&str> = rules.filter(|rule| rule.starts_with("DWORD_ATOMIC/op")).collect();
    assert_eq!(rules, ["DWORD_ATOMIC/op.word/reserved"], "{found:?}");
}

/// One finding is about all elements of a repeated operand with one mistake, and names the first.
#[test]
fn a_repeated_operand_is_not_the_same_as_itself() {
    let found = of_statement(Platform::Skl, "sample_b_c.cps.RGBA (M1, 8) 0x0:uw S T6 F.0 G.0 G.32 G.64 G.96");
    let of_params: Vec<&String> =
        found.iter().filter(|finding| finding.contains("element 0 of `params` reads")).collect();
    assert_eq!(of_params.len(), 1, "{found:?}");
    assert!(!of_params[0].contains("the same holds"), "{found:?}");
}

/// The operation has letters in the text, and its null mask is a bit beside them.
#[test]
fn bits_without_letters_are_numbers() {
    let declarations = ".decl X v_type=G type=ud num_elts=8 align=GRF\n.decl S v_type=S num_elts=1\n.decl T v_type=T num_elts=1";
    let use_of_x = "    add (M1, 16) Z(0,0)<1> X(0,0)<8;8,1> Y(0,0)<8;8,1>\n";
    let sample = "    sample_3d.pixel_null_mask.R (M1, 8) 0x0:uw S T X.0 Z.0 Z.0 Z.0\n";
    let text = program(declarations).replace(use_of_x, sample);
    let program = Program::text("k", &text, Platform::Skl);
    let (findings, mut rows) = (program.findings(), program.rows());
    let is_it = |id: Option<&str>| id == Some("3D_SAMPLE/dst/null_mask");
    let found = findings.iter().find(|finding| is_it(finding.rule().map(|rule| rule.id))).unwrap();
    let message = rows.row(found).message;
    assert!(message.ends_with("because the null mask of `op` is 1"), "{message}");
}
