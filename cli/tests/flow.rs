//! Rules about the flow of whole programs: each has programs that break it and programs that keep it, as text and as object.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa::Platform;
use genvisa_asm::Target;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Declarations: X is an input, all others have no value.
const DECLARED: &str = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl Y v_type=G type=ud num_elts=16 align=GRF
.decl Z v_type=G type=ud num_elts=16 align=GRF
.decl PART v_type=G type=uw num_elts=2 align=word alias=<Z, 4>
.decl A v_type=A num_elts=1
.decl P v_type=P num_elts=16
.input X offset=32 size=64
.kernel_attr Target=\"cm\"

.function \"k_main\"
";

/// Names of the rules about the flow, behind their last slash.
const NAMES: [&str; 7] = ["written", "used", "reached", "next", "entry", "together", "waiting"];

/// A finding: the id of the broken rule, and the line from 1 behind the declarations.
type Finding = (&'static str, usize);

/// Programs: a title, the findings that are expected, and the body.
const PROGRAMS: &[(&str, &[Finding], &str)] = &[
    ("an input has a value", &[], "add (M1, 16) Y(0,0)<1> X(0,0)<1;1,0> 0x1:ud\nret (M1_NM, 1)"),
    (
        "a source without a value",
        &[("gen_opnd/id/written", 1)],
        "add (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\nret (M1_NM, 1)",
    ),
    (
        "a part is written",
        &[],
        "mov (M1, 1) PART(0,0)<1> 0x1:uw\nadd (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\nret (M1_NM, 1)",
    ),
    (
        "the value comes too late",
        &[("gen_opnd/id/written", 1)],
        "add (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\nmov (M1, 16) Z(0,0)<1> X(0,0)<1;1,0>\nret (M1_NM, 1)",
    ),
    (
        "an instruction reads its own destination",
        &[("gen_opnd/id/written", 1)],
        "add (M1, 16) Z(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\nret (M1_NM, 1)",
    ),
    (
        "a payload without a value",
        &[("raw_operand/id/written", 1)],
        "oword_st (4) %bss 0x0:ud Z.0\nret (M1_NM, 1)",
    ),
    (
        "an output has a value",
        &[],
        "{\n.decl I v_type=G type=ub num_elts=128 align=GRF\n.decl O v_type=G type=ub num_elts=512 align=GRF\n\
         oword_ld (8) %bss 0x0:ud I.0\nvme_idm %bss I.0 I.0 O.0\noword_st (8) %bss 0x0:ud O.0\n}\nret (M1_NM, 1)",
    ),
    (
        "a payload is loaded",
        &[],
        "oword_ld (4) %bss 0x0:ud Z.0\noword_st (4) %bss 0x0:ud Z.0\nret (M1_NM, 1)",
    ),
    (
        "a predicate without a value",
        &[("pred/id/written", 1)],
        "(P) mov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\nret (M1_NM, 1)",
    ),
    (
        "a masked instruction gives a value",
        &[],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) mov (M1, 16) Z(0,0)<1> X(0,0)<1;1,0>\n\
         mov (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0>\nret (M1_NM, 1)",
    ),
    (
        "an address without a value",
        &[("indirect_opnd/id/written", 1)],
        "add (M1, 1) Y(0,0)<1> r[A(0),0]<0;1,0>:ud 0x1:ud\nret (M1_NM, 1)",
    ),
    (
        "an address from one without a value",
        &[("addr_opnd/id/written", 1)],
        "addr_add (M1, 1) A(0)<1> A(0)<1> 0x0:uw\nret (M1_NM, 1)",
    ),
    (
        "a predicate from ones without a value",
        &[("pred_opnd/val/written", 1)],
        "and (M1, 16) P P P\nret (M1_NM, 1)",
    ),
    (
        "code behind a branch per channel",
        &[("GOTO/label/next", 1)],
        "goto (M1, 16) on\nmov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\non:\nret (M1_NM, 1)",
    ),
    (
        "a variable can be written through its address",
        &[],
        "addr_add (M1, 1) A(0)<1> &Z[0] 0x0:uw\nmov (M1, 1) r[A(0),0]<1>:ud 0x1:ud\n\
         mov (M1, 1) Y(0,0)<1> Z(0,0)<0;1,0>\nret (M1_NM, 1)",
    ),
    (
        "the other branch has the value",
        &[("gen_opnd/id/written", 6)],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) jmp (M1, 1) other\n\
         mov (M1, 16) Z(0,0)<1> X(0,0)<1;1,0>\njmp (M1, 1) join\nother:\n\
         add (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\njoin:\nadd (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\n\
         ret (M1_NM, 1)",
    ),
    (
        "an earlier round of the loop has the value",
        &[],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\ntop:\nadd (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\n\
         mov (M1, 16) Z(0,0)<1> X(0,0)<1;1,0>\n(P) goto (M1, 16) top\nret (M1_NM, 1)",
    ),
    (
        "an earlier round of a loop of two blocks has the value",
        &[],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P.any) jmp (M1, 1) middle\ntop:\n\
         add (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\nmiddle:\nmov (M1, 16) Z(0,0)<1> X(0,0)<1;1,0>\n\
         (P) goto (M1, 16) top\nret (M1_NM, 1)",
    ),
    (
        "a subroutine gives a value",
        &[],
        "call (M1_NM, 1) sub\nadd (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\nret (M1_NM, 1)\n.function \"sub\"\n\
         mov (M1, 16) Z(0,0)<1> X(0,0)<1;1,0>\nret (M1_NM, 1)",
    ),
    (
        "the value comes after the call",
        &[("gen_opnd/id/written", 5)],
        "call (M1_NM, 1) sub\nmov (M1, 16) Z(0,0)<1> X(0,0)<1;1,0>\nret (M1_NM, 1)\n.function \"sub\"\n\
         add (M1, 16) Y(0,0)<1> Z(0,0)<1;1,0> 0x1:ud\nret (M1_NM, 1)",
    ),
    (
        "code behind a return",
        &[("RET/exec_size/next", 1), ("LABEL/label/reached", 3)],
        "ret (M1_NM, 1)\nmov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\ndead:\nret (M1_NM, 1)",
    ),
    (
        "code behind a jump",
        &[("JMP/label/next", 1)],
        "jmp (M1, 1) on\nmov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\non:\nret (M1_NM, 1)",
    ),
    (
        "a jump with a predicate goes on",
        &[],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) jmp (M1, 1) on\n\
         mov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\non:\nret (M1_NM, 1)",
    ),
    (
        "nothing calls a subroutine",
        &[("SUBROUTINE/label/reached", 2)],
        "ret (M1_NM, 1)\n.function \"sub\"\nret (M1_NM, 1)",
    ),
    (
        "execution falls into a subroutine",
        &[("SUBROUTINE/label/entry", 4)],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\ncall (M1_NM, 1) sub\n(P) ret (M1, 16)\n.function \"sub\"\n\
         ret (M1, 16)",
    ),
    (
        "a call in front of its own subroutine",
        &[("SUBROUTINE/label/entry", 2)],
        "call (M1_NM, 1) sub\n.function \"sub\"\nret (M1_NM, 1)",
    ),
    (
        "channels wait at a barrier",
        &[("BARRIER/opcode/together", 3)],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) goto (M1, 16) join\nbarrier\njoin:\nbarrier\n\
         (P) jmp (M1, 1) on\nbarrier\non:\nret (M1_NM, 1)",
    ),
    (
        "a jump beyond the label at which channels wait",
        &[("JMP/label/waiting", 3)],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) goto (M1, 16) wait_here\n(P.all) jmp (M1_NM, 1) behind\n\
         wait_here:\nbehind:\nret (M1_NM, 1)",
    ),
    (
        "a jump to the label at which channels wait",
        &[],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) goto (M1, 16) wait_here\n(P.all) jmp (M1_NM, 1) wait_here\n\
         mov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\nwait_here:\nret (M1_NM, 1)",
    ),
    (
        "the channels of a subroutine have not been split",
        &[],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\ncall (M1_NM, 1) sub\nret (M1_NM, 1)\n.function \"sub\"\n\
         (P.any) goto (M1, 16) all_here\n(P.all) jmp (M1_NM, 1) behind\nall_here:\nbehind:\nret (M1_NM, 1)",
    ),
    (
        "channels that were split in front of a subroutine are together in it",
        &[],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) goto (M1, 16) join\nmov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\n\
         join:\ncall (M1_NM, 1) sub\nret (M1_NM, 1)\n.function \"sub\"\n(P.any) goto (M1, 16) all_here\n\
         (P.all) jmp (M1_NM, 1) behind\nall_here:\nbehind:\nret (M1_NM, 1)",
    ),
    (
        "all channels take a branch together",
        &[("BARRIER/opcode/together", 7)],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P.any) goto (M1, 16) join\nbarrier\njoin:\n\
         (P) goto (M1, 16) end\nmov (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>\nbarrier\nend:\nret (M1_NM, 1)",
    ),
    (
        "channels wait at the barrier of the other branch and of a subroutine",
        &[("BARRIER/opcode/together", 6), ("BARRIER/opcode/together", 11)],
        "cmp.eq (M1, 16) P X(0,0)<1;1,0> 0x1:ud\n(P) goto (M1, 16) other\ncall (M1_NM, 1) sub\ngoto (M1, 16) join\n\
         other:\nbarrier\njoin:\nbarrier\nret (M1_NM, 1)\n.function \"sub\"\nbarrier\nret (M1_NM, 1)",
    ),
];

/// Rules about the flow that `check` reports, with the lines behind the declarations. Unused declarations and labels are
/// left out.
fn broken(folder: &Path, file: &str) -> BTreeSet<(String, Option<usize>)> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
    let output = command.current_dir(folder).args(["check", "--json", "-p", "SKL", file]).output().unwrap();
    let shown = String::from_utf8(output.stdout).unwrap();
    let above = DECLARED.lines().count();
    let finding = |line: &str| {
        let finding: serde_json::Value = serde_json::from_str(line).unwrap();
        let rule = finding["rule"].as_str().unwrap_or("syntax").to_string();
        assert!(finding["level"] != "error", "{file}: {line}");
        let at = finding["line"].as_u64().map(|line| usize::try_from(line).unwrap());
        let is_flow = NAMES.contains(&rule.rsplit('/').next().unwrap());
        let is_declared = at.is_some_and(|at| at <= above) || rule.ends_with("/used");
        (is_flow && !is_declared).then(|| (rule, at.map(|at| at - above)))
    };
    shown.lines().filter_map(finding).collect()
}

#[test]
fn programs_break_the_rules_that_they_should_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    for (title, expected, body) in PROGRAMS {
        std::fs::write(folder.path().join("k.visaasm"), format!("{DECLARED}{body}\n")).unwrap();
        let expected: BTreeSet<_> =
            expected.iter().map(|(rule, line)| ((*rule).to_string(), Some(*line))).collect();
        assert_eq!(broken(folder.path(), "k.visaasm"), expected, "{title}");
        let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
        let args = ["asm", "k.visaasm", "-o", "k.isa"];
        assert!(command.current_dir(folder.path()).args(args).status().unwrap().success(), "{title}");
        let expected: BTreeSet<_> = expected.into_iter().map(|(rule, _)| (rule, None)).collect();
        assert_eq!(broken(folder.path(), "k.isa"), expected, "{title}, as object");
    }
    let broken: BTreeSet<&str> =
        PROGRAMS.iter().flat_map(|(_, rules, _)| rules.iter().map(|(rule, _)| *rule)).collect();
    assert_eq!(broken.len(), 14, "{broken:?}");
}

#[test]
fn unused_declarations_are_notes() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("{DECLARED}mov (M1, 1) PART(0,0)<1> 0x1:uw\nlonely:\nret (M1_NM, 1)\n");
    std::fs::write(folder.path().join("k.visaasm"), &text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
    let args = ["check", "--json", "-p", "SKL", "--deny", "warnings", "k.visaasm"];
    let output = command.current_dir(folder.path()).args(args).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let shown = String::from_utf8(output.stdout).unwrap();
    let unused = shown.lines().map(|line| {
        let finding: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(finding["level"], "note");
        let message = finding["message"].as_str().unwrap();
        message.strip_prefix("no instruction uses ").unwrap().to_string()
    });
    // Z is in use through its part, X is an input, and the label 0 is the entry.
    let unused: BTreeSet<String> = unused.collect();
    let expected = ["`A`", "`P`", "`Y`", "the label `lonely`"];
    assert_eq!(unused.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

/// Numbers that look random, the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

fn module(text: &str) -> genvisa::Module {
    let read = Target::from(Platform::Skl).read(text);
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    read.module
}

/// A kernel of blocks that jump to others at random, with a variable for each block.
fn blocks(count: usize) -> genvisa::Module {
    let mut numbers = Numbers(1);
    let mut text = String::from(".version 4.1\n.kernel \"k\"\n.decl P v_type=P num_elts=16\n");
    (0..count).for_each(|n| text += &format!(".decl N{n} v_type=G type=ud num_elts=16 align=GRF\n"));
    text += ".kernel_attr Target=\"cm\"\n\n.function \"k_main\"\n";
    for n in 0..count {
        let [from, to, label] = [(); 3].map(|()| numbers.below(count));
        text += &format!("l{n}:\nadd (M1, 16) N{to}(0,0)<1> N{from}(0,0)<1;1,0> 0x1:ud\n");
        text += &match n % 3 {
            0 => format!("(P) goto (M1, 16) l{label}\n"),
            1 => format!("(P) jmp (M1, 1) l{label}\n"),
            _ => format!("call (M1_NM, 1) s{}\n", label % 100),
        };
    }
    text += "ret (M1_NM, 1)\n";
    (0..100).for_each(|n| text += &format!(".function \"s{n}\"\nret (M1_NM, 1)\n"));
    module(&text)
}

#[test]
fn the_time_is_proportional_to_the_number_of_instructions() {
    let time = |module: &genvisa::Module| {
        let begin = Instant::now();
        assert!(!module.validate_flow(Platform::Skl).is_empty());
        begin.elapsed()
    };
    // In turn, so that other work of the machine slows both.
    let [few, many] = [2000, 32000].map(blocks);
    let times: Vec<_> = (0..7).map(|_| (time(&few), time(&many))).collect();
    let few = times.iter().map(|(few, _)| *few).min().unwrap();
    let many = times.iter().map(|(_, many)| *many).min().unwrap();
    // 16 times the instructions: a quadratic part would take 256 times as long.
    assert!(many < few * 64, "{few:?} and {many:?}");
}

/// A call of a label without a place is a mistake of its own: the code behind it is not blamed.
#[test]
fn execution_continues_behind_a_call_that_leads_nowhere() {
    let body = "call (M1_NM, 1) sub\non:\nret (M1_NM, 1)\n.function \"sub\"\nret (M1_NM, 1)\n";
    let mut module = module(&format!("{DECLARED}{body}"));
    let mut instructions: Vec<_> = module.kernels[0].body.iter().collect();
    let mut calls = instructions.iter_mut().filter_map(|instruction| match instruction {
        genvisa::Instruction::Call(call) => Some(call),
        _ => None,
    });
    calls.next().unwrap().label = 99;
    module.kernels[0].body = genvisa::Body::of(genvisa::Version::new(4, 1), &instructions).unwrap();
    let found = module.validate_flow(Platform::Skl);
    let about = |rule: &str| found.iter().any(|(_, violation)| violation.rule.id == rule);
    assert!(about("CALL/label/declared") && about("SUBROUTINE/label/reached"), "{found:?}");
    assert!(!about("LABEL/label/reached"), "{found:?}");
}

#[test]
fn mutated_objects_do_not_panic() {
    let mut numbers = Numbers(7);
    let mut decoded = 0;
    for (title, _, body) in PROGRAMS {
        let bytes = module(&format!("{DECLARED}{body}\n")).encode().unwrap();
        for _ in 0..60 {
            let mut mutant = bytes.clone();
            for _ in 0..=numbers.below(3) {
                let at = numbers.below(mutant.len());
                mutant[at] = u8::try_from(numbers.below(256)).unwrap();
            }
            if let Ok(module) = genvisa::Module::decode(&mutant) {
                let found = module.validate_flow(Platform::Skl);
                // The rules about the flow come on top of all others.
                assert!(found.len() >= module.validate(Platform::Skl).len(), "{title}");
                decoded += 1;
            }
        }
    }
    assert!(decoded > 600, "{decoded} mutants are not enough");
}
