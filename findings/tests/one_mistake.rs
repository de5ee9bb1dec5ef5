//! One mistake in the text of a program gives one error: each byte is removed, doubled, swapped with the next one or replaced.
//! A text that can be read may violate several rules.

#![allow(clippy::expect_used, reason = "a failure fails the test")]

use genvisa::{Level, Platform};
use genvisa_findings::program::Program;
use std::fmt::Write;

/// Declarations of all classes, inputs, attributes, a branch, a loop, a subroutine and a function.
const PROGRAM: &str = "\
.version 4.1
.kernel \"sums\"
.decl V40 v_type=G type=ud num_elts=16 align=GRF
.decl V41 v_type=G type=ud num_elts=16 align=GRF
.decl V42 v_type=G type=uw num_elts=8 alias=<V41, 16>
.decl V43 v_type=G type=uq num_elts=1 align=qword
.decl A0 v_type=A num_elts=16
.decl P1 v_type=P num_elts=16
.decl P2 v_type=P num_elts=1
.decl T6 v_type=T num_elts=1
.input V40 offset=64 size=64
.input V43 offset=128 size=8
.kernel_attr Target=\"cm\"
.kernel_attr SimdSize=16
.function \"sums_main\"
    mov (M1, 16) V41(0,0)<1> 0x0:ud
    svm_block_ld (4) V43(0,0)<0;1,0> V41.0
loop_1:
    add (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0> V41(0,0)<1;1,0>
    cmp.lt (M1, 16) P1 V41(0,0)<1;1,0> 0x64:ud
    (P1) goto (M1, 16) loop_1
    setp (M1_NM, 1) P2 0x1:ud
    (!P2) jmp (M1, 1) done_2
    addr_add (M1, 8) A0(0)<8> &V41[0] V42(0,0)<8;8,1>
    mov (M1, 8) V40(0,0)<1> r[A0(0),0]<1,0>:ud
    call (M1_NM, 1) twice
done_2:
    ret (M1, 1)
.function \"twice\"
    shl (M1_NM, 16) V41(0,0)<1> V41(0,0)<1;1,0> 0x1:ud
    oword_st (4) T6 0x0:ud V41.0
    ret (M1, 1)
";

/// The errors of a program: line, and the violated rule or nothing for a mistake in the text.
fn errors(text: &str) -> Vec<(usize, Option<&'static str>)> {
    let program = Program::text("sums", text, Platform::Skl);
    let findings = program.findings();
    let errors = findings.iter().filter(|finding| finding.level() == Level::Error);
    let line = |at: usize| program.source().expect("a text").position(at).0;
    errors.map(|finding| (line(finding.span.start), finding.rule().map(|rule| rule.id))).collect()
}

/// The line with a mistake at a byte, for each kind of mistake.
fn mistakes(line: &str, at: usize) -> Vec<String> {
    let (before, here) = line.split_at(at);
    let rest = here.get(1..).unwrap_or_default();
    let byte = here.get(..1).unwrap_or_default();
    let mut all = vec![format!("{before}{rest}"), format!("{before}{byte}{here}")];
    if let Some(next) = rest.get(..1) {
        all.push(format!("{before}{next}{byte}{}", rest.get(1..).unwrap_or_default()));
    }
    all.extend(["x", "7", ".", ",", "(", " "].map(|other| format!("{before}{other}{rest}")));
    all.retain(|mistaken| mistaken != line);
    all
}

#[test]
fn a_mistake_gives_one_error() {
    assert_eq!(errors(PROGRAM), [], "the program without a mistake");
    let (mut several, mut count) = (String::new(), 0);
    let lines: Vec<&str> = PROGRAM.lines().collect();
    for (number, line) in lines.iter().enumerate() {
        for mistaken in (0..line.len()).flat_map(|at| mistakes(line, at)) {
            let mut changed = lines.clone();
            changed[number] = &mistaken;
            let found = errors(&(changed.join("\n") + "\n"));
            let is_unread = found.iter().any(|(_, rule)| rule.is_none());
            count += usize::from(is_unread);
            // Another name in a declaration or label is a mistake where the name is used.
            let is_name = line.starts_with(".decl") || line.ends_with(':') || line.starts_with(".function");
            let is_here = is_name || found.iter().all(|(at, _)| *at == number + 1);
            if is_unread && (found.len() > 1 || !is_here) {
                writeln!(several, "{line}\n{mistaken}\n    {found:?}").expect("a string takes all");
            }
        }
    }
    println!("{count} mistakes in the text");
    assert!(count > 5000, "{count} mistakes");
    assert!(several.is_empty(), "several errors, or one in another line:\n{several}");
}
