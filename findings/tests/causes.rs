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

/// An attribute that fits no instruction is the cause of one finding, which counts the instructions.
#[test]
fn a_wrong_attribute_is_one_finding() {
    let text = program(".decl X v_type=G type=d num_elts=16 align=GRF");
    let add = "    add (M1, 16) Z(0,0)<1> X(0,0)<8;8,1> Y(0,0)<8;8,1>\n";
    let of = |count: usize| {
        let text =
            text.replace(".function", ".kernel_attr SimdSize=8\n.function").replace(add, &add.repeat(count));
        let program = Program::text("k", &text, Platform::Skl);
        let (findings, mut rows) = (program.findings(), program.rows());
        let rows = findings.iter().map(|finding| rows.row(finding).message.into_owned());
        rows.filter(|message| message.contains("SimdSize")).collect::<Vec<_>>()
    };
    assert_eq!(of(2).len(), 3);
    let message = "the instruction uses channels 0 to 15; the attribute `SimdSize` is 8";
    assert_eq!(of(9), [format!("{message}; the same holds for 9 more instructions")]);
}

/// A caller that hides the rule of the declaration sees what follows from it.
#[test]
fn a_hidden_rule_explains_nothing() {
    let text = program(".decl X v_type=G type=d num_elts=0 align=GRF");
    let program = Program::text("k", &text, Platform::Skl);
    let [shown, hidden] = [true, false].map(|is_shown| program.findings_with(&|_| is_shown).len());
    assert!(hidden > shown + 2, "{shown} {hidden}");
}
