//! The places of findings, as an editor needs them: ranges in bytes and UTF-16, related places, edits, and all names.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use genvisa::Platform;
use genvisa_asm::symbols::{Named, Symbol};
use genvisa_findings::fragment::check;
use genvisa_findings::program::Program;
use genvisa_findings::source::{Language, Options, statements};
use genvisa_findings::{Edit, Finding};

#[test]
fn a_finding_in_a_text_leads_to_the_declaration() {
    let text = ".version 3.8\n.kernel \"k\"\n/* 🎼 */ .decl V32 v_type=G type=f num_elts=8 align=GRF\n.decl V33 v_type=G type=f num_elts=16 \
                align=GRF\n.function \"k_main\"\n/* 🎼 */ add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:f\nret (M1, 1)\n";
    let program = Program::text("k.visaasm", text, Platform::Skl);
    let (findings, mut rows) = (program.findings(), program.rows());
    let mut found = findings.iter().map(|finding| (finding, rows.row(finding)));
    let (finding, row) = found.find(|(_, row)| row.rule == Some("gen_opnd/region/destination_room")).unwrap();
    assert_eq!(&text[finding.span.clone()], "V32(0,0)<1>");
    assert_eq!(
        (row.found.as_str(), row.allowed.as_slice()),
        ("`dst` has 32 bytes from its offset", &["64 or more".to_string()][..])
    );
    let related = row.related.unwrap();
    assert_eq!((&text[related.span.clone()], related.label), ("V32", "declared here"));
    let source = program.source().unwrap();
    // The note needs two units of UTF-16.
    assert_eq!(
        [finding.span.start, related.span.start].map(|at| source.utf16_position(at)),
        [(5, 22), (2, 15)]
    );
    assert_eq!((related.region.line, related.region.column), (3, 15));

    let ret =
        findings.iter().map(|finding| rows.row(finding)).find(|row| row.rule == Some("RET/exec_size/scalar"));
    let fix = ret.unwrap().fix.unwrap();
    assert_eq!((fix.replacement.as_deref(), fix.region.map(|region| region.line)), (Some("M1_NM"), Some(7)));

    let names = &program.spans().kernels[0].names;
    let of = |index| names.iter().filter(move |name| name.named == Named::Variable(Symbol::Variable(index)));
    assert!(
        of(32).map(|name| (&text[name.span.clone()], name.is_definition)).eq([("V32", true), ("V32", false)])
    );
    assert_eq!(of(33).count(), 2);
}

/// A rule about each parameter marks the one that breaks it, whether the instruction has the rule or the operand.
#[test]
fn a_repeated_operand_is_marked_where_it_breaks_the_rule() {
    let text = ".version 4.1\n.kernel \"k\"\n.decl d v_type=G type=f num_elts=64 align=GRF\n.decl p v_type=G type=ud num_elts=8 align=GRF\n\
                .decl y v_type=G type=ud num_elts=4 align=GRF\n.decl z v_type=G type=ud num_elts=8 align=GRF\n.decl T v_type=T num_elts=1\n\
                .function \"k_main\"\nmov (M1, 8) p(0,0)<1> 1:ud\nmov (M1, 4) y(0,0)<1> 1:ud\n\
                load_3d.RGBA (M1, 8) 0x0:uw T d.0 p.0 y.0 p.0 z.0\nret (M1_NM, 1)\n";
    let program = Program::text("k.visaasm", text, Platform::Skl);
    let (findings, mut rows) = (program.findings(), program.rows());
    let rows: Vec<_> = findings.iter().map(|finding| rows.row(finding)).collect();
    for (rule, operand) in [("3D_LOAD/params/size", "y.0"), ("raw_operand/id/written", "z.0")] {
        let row = rows.iter().find(|row| row.rule == Some(rule)).unwrap();
        assert_eq!(&text[row.span.clone()], operand, "{rule}");
        let related = row.related.as_ref().map(|related| &text[related.span.clone()]);
        assert_eq!(related, (operand == "y.0").then_some("y"), "{rule}");
    }
}

#[test]
fn a_name_that_is_declared_twice_leads_to_the_first() {
    let decl = ".decl V32 v_type=G type=f num_elts=8 align=GRF\n";
    let text = format!(".version 3.8\n.kernel \"k\"\n{decl}{decl}ret (M1_NM, 1)\n");
    let program = Program::text("k.visaasm", &text, Platform::Skl);
    let rows: Vec<_> = program.findings().iter().map(|finding| program.rows().row(finding)).collect();
    let related = rows.iter().find_map(|row| row.related.clone().filter(|_| row.code.is_some())).unwrap();
    assert_eq!((related.region.line, &text[related.span]), (3, "V32"));
}

#[test]
fn a_variable_may_reach_to_the_last_byte_of_the_one_that_holds_it() {
    let decl = "v_type=G type=ud num_elts=16 align=GRF";
    let text = format!(
        ".version 3.8\n.kernel \"k\"\n.decl X {decl}\n.decl W {decl} alias=<X, 32>\nret (M1_NM, 1)\n"
    );
    let program = Program::text("k.visaasm", &text, Platform::Skl);
    let (findings, mut rows) = (program.findings(), program.rows());
    let mut found = findings.iter().map(|finding| rows.row(finding));
    let row = found.find(|row| row.rule == Some("var_info/alias_offset/room")).unwrap();
    assert_eq!(
        (row.message.as_ref(), row.allowed.as_slice()),
        (
            "variable `W` reaches from byte 32 to byte 95; `X` has 64 bytes",
            &["up to byte 63".to_string()][..]
        )
    );
}

/// The findings about the one statement of a C file.
fn in_c(source: &str) -> Vec<Finding> {
    let options = Options { sub_group: Some(16), ..Options::default() };
    check(&statements(source, Language::C, &options).fragments[0], Platform::Dg2)
}

#[test]
fn a_finding_in_c_leads_to_the_operand() {
    let source = "void f(char x) {\n  float y;\n  asm(\"mov (M1, 16) %0(0,0)<1> \"\n      \"%1(2,0)<1;1,0>\" : \"=rw\"(y) : \"rw\"(x));\n}\n";
    let found = in_c(source);
    let read_beyond = found.iter().find(|finding| finding.code == "gen_opnd/region/source_room").unwrap();
    assert_eq!(&source[read_beyond.span.clone()], "%1(2,0)<1;1,0>");
    let (related, label) = read_beyond.related.clone().unwrap();
    assert_eq!((&source[related], label), ("\"rw\"(x)", "declared here"));
    assert!(read_beyond.found.contains("%1") || read_beyond.found.contains("src0"), "{}", read_beyond.found);
}

#[test]
fn an_edit_of_c_replaces_text_of_the_file() {
    let source = "void f() {\n  float y;\n  asm(\"mov (M1, 1) %0(0,0)<1> 0x0:f\\n\"\n      \"ret (M1, 1)\" : \"=rw\"(y));\n}\n";
    let found = in_c(source);
    let ret = found.iter().find(|finding| finding.code == "RET/exec_size/scalar").unwrap();
    let Edit { span, replacement } = ret.edit.clone().unwrap();
    assert_eq!((&source[span.clone()], replacement.as_str()), ("M1", "M1_NM"));
    let mut edited = source.to_string();
    edited.replace_range(span, &replacement);
    assert!(
        edited.contains("\"ret (M1_NM, 1)\"") && in_c(&edited).iter().all(|finding| finding.code != ret.code)
    );
}
