//! The command as its users run it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use expect_test::expect;
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A program that breaks nothing.
const GOOD: &str = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl Y v_type=G type=ud num_elts=16 align=GRF
.input Y offset=64 size=64
.kernel_attr Target=\"cm\"

.function \"k_main\"
    add (M1, 16) X(0,0)<1> Y(0,0)<1;1,0> 0x10:ud  // a sum
    ret (M1_NM, 1)
";

/// Ten mistakes of different kinds.
const TEN: &str = "\
.version 4.1
.kernel \"ten\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl Y v_type=G type=f num_elts=16 align=GRF
.decl W v_type=G type=uw num_elts=4
.decl P v_type=P num_elts=8
.input Z offset=32 size=4
.kernel_attr SimdSiz=16
.function \"ten_main\"
    mov (M1, 16) W(0,0)<1> X(0,0)<1;1,0>
    mvo (M1, 16) X(0,0)<1> X(0,0)<1;1,0>
    (P) mov (M1, 16) X(0,0)<1> X(0,0)<1;1,0>
    mov (M1, 3) X(0,0)<1> X(0,0)<1;1,0>
    not (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>
    goto (M1, 16) nowhere
    cmp.gx (M1, 8) P X(0,0)<1;1,0> 0x1:ud
    ret (M1, 1)
";

/// Ten mistakes that whole programs make.
const WHOLE: &str = "\
.version 4.1
.kernel \"whole\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl Y v_type=G type=f num_elts=16 align=GRF
.decl W v_type=G type=ud num_elts=4 alias=<X, 56>
.decl A v_type=G type=ud num_elts=8 align=GRF
.decl B v_type=G type=ud num_elts=8 align=GRF
.input A offset=32 size=32
.input B offset=32 size=32
.kernel_attr Target=\"cm\"
.kernel_attr SLMSize=65
.function \"whole_main\"
    mvo (M1, 16) X(0,0)<1> X(0,0)<1;1,0>
    not (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>
    mov (M2, 16) X(0,0)<1> X(0,0)<1;1,0>
    mov (M1, 8) X(1,4)<1> X(0,0)<1;1,0>
    goto (M1, 16) inside
again:
    mov (M1, 8) X(0,0)<1> A(0,0)<1;1,0>
again:
    call (M1_NM, 1) callee
    ret (M1_NM, 1)
.function \"callee\"
inside:
    call (M1_NM, 1) callee
    ret (M1_NM, 1)
.kernel \"other\"
.decl O v_type=G type=ud num_elts=16 align=GRF
.kernel_attr Target=\"cm\"
.function \"other_main\"
    gather_scaled.1 (M1, 16) T0 0x0:ud O.0 O.0
    ret (M1_NM, 1)
";

/// Runs the command in a folder, with something on standard input.
fn run(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
    command.args(args).current_dir(folder).env_remove("NO_COLOR");
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that does not read its input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

#[test]
fn text_becomes_an_object_and_text_again() {
    let folder = folder(&[("k.visaasm", GOOD)]);
    let assembled = run(folder.path(), &["asm", "k.visaasm", "-o", "k.isa"], b"");
    assert_eq!((code(&assembled), text(&assembled.stderr)), (0, String::new()));
    let object = std::fs::read(folder.path().join("k.isa")).unwrap();
    assert!(object.starts_with(b"CISA"));
    let printed = run(folder.path(), &["dis", "k.isa"], b"");
    expect![[r#"
        .version 4.1
        .kernel "k"

        .decl X v_type=G type=ud num_elts=16 align=GRF
        .decl Y v_type=G type=ud num_elts=16 align=GRF
        .input Y offset=64 size=64
        .kernel_attr Target="cm"

        .function "k_main"

        k_main:
            add (M1, 16) X(0,0)<1> Y(0,0)<1;1,0> 0x10:ud
            ret (M1_NM, 1)
    "#]]
    .assert_eq(&text(&printed.stdout));
    // Through pipes, and back to the same bytes.
    let again = run(folder.path(), &["asm", "-", "-o", "-"], &printed.stdout);
    assert_eq!(again.stdout, object);
    assert_eq!(run(folder.path(), &["dis", "-"], &object).stdout, printed.stdout);
    assert_eq!(code(&run(folder.path(), &["diff", "k.isa", "k.visaasm"], b"")), 0);
}

/// Text does not say how long registers are: an address is another row of them on PVC.
#[test]
fn programs_are_for_a_platform() {
    let program = ".version 4.1\n.kernel \"k\"\n.decl X v_type=G type=ud num_elts=64 align=GRF\n.decl A v_type=A num_elts=1\n\
        .function \"k_main\"\n    addr_add (M1, 1) A(0)<1> &X[%sizeof(GRF)+8] 0x0:uw\n    ret (M1_NM, 1)\n";
    let folder = folder(&[("k.visaasm", program)]);
    let run = |args: &str| run(folder.path(), &args.split(' ').collect::<Vec<_>>(), b"");
    let mut objects = Vec::new();
    for (platform, other, shown, read_as) in
        [("SKL", "PVC", "&X[40] 0x0:uw", "&X[72] 0x0:uw"), ("PVC", "SKL", "&X[72] 0x0:uw", "&X[40] 0x0:uw")]
    {
        assert_eq!(code(&run(&format!("asm k.visaasm -o k.isa --platform {platform}"))), 0);
        objects.push(std::fs::read(folder.path().join("k.isa")).unwrap());
        assert!(text(&run(&format!("dis k.isa --platform {platform}")).stdout).contains(shown));
        assert!(text(&run(&format!("dis k.isa --platform {other}")).stdout).contains(read_as));
        let found = text(&run(&format!("check k.visaasm --platform {platform}")).stdout);
        assert!(!found.contains("addr_add"), "{found}");
    }
    assert_eq!(objects[0], objects[1], "row 1, column 2 of either");
    assert_eq!(code(&run("asm k.visaasm -o k.isa")), 0);
    assert_eq!(
        std::fs::read(folder.path().join("k.isa")).unwrap(),
        objects[0],
        "SKL has the usual registers"
    );
    let out = run("asm k.visaasm -o k.isa --platform SLK");
    assert!(text(&out.stderr).contains("expected one of"), "{}", text(&out.stderr));
}

/// A file that does not exist is the mistake, also where the platform is missing.
#[test]
fn a_file_that_does_not_exist_needs_no_platform() {
    let folder = folder(&[("k.visaasm", "")]);
    let stderr = |file: &str| text(&run(folder.path(), &["check", file], b"").stderr).to_string();
    for file in ["missing.dbg", "missing.visaasm"] {
        let found = stderr(file);
        assert!(found.starts_with(&format!("error: {file}: ")) && !found.contains("platform"), "{found}");
    }
    assert!(stderr("k.visaasm").contains("the platform is unknown"));
}

#[test]
fn all_of_ten_mistakes_are_shown() {
    let folder = folder(&[("ten.visaasm", TEN)]);
    let checked = run(folder.path(), &["check", "ten.visaasm", "--platform", "SKL", "--json"], b"");
    assert_eq!(code(&checked), 2, "not all of it can be read");
    let findings: Vec<serde_json::Value> =
        text(&checked.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let short = |finding: &serde_json::Value| {
        let what = finding["rule"].as_str().or(finding["message"].as_str()).unwrap().to_string();
        let page = finding["page"].as_str().unwrap_or("-");
        format!("{}:{} {what} {}\n", finding["line"], finding["column"], page.split(':').next().unwrap())
    };
    expect![[r#"
        7:8 there is no variable `Z` -
        8:14 `SimdSiz` is not an attribute of a kernel or function -
        10:18 gen_opnd/region/destination_room spec/chapters/operands.md
        11:5 there is no instruction `mvo` -
        12:6 pred/id/elems spec/chapters/operands.md
        13:14 3 is not an execution size here: expected one of 1, 2, 4, 8, 16, 32 -
        14:18 NOT/dst/type spec/instructions/NOT.md
        15:19 the label `nowhere` is not defined -
        16:9 `rel_op`: expected one of `eq`, `ne`, `gt`, `ge`, `lt`, `le`, found `gx` -
        17:10 RET/exec_size/scalar spec/instructions/RET.md
    "#]]
    .assert_eq(&findings.iter().map(short).collect::<String>());
}

/// The text that `check` marks: between `column` and `end_column`.
fn pointed_at(source: &str, findings: &str) -> String {
    let mut out = String::new();
    for line in findings.lines() {
        let finding: serde_json::Value = serde_json::from_str(line).unwrap();
        let number = |what: &str| usize::try_from(finding[what].as_u64().unwrap()).unwrap() - 1;
        assert_eq!(number("line"), number("end_line"), "{line}");
        let text = source.lines().nth(number("line")).unwrap();
        let text = &text[number("column")..number("end_column")];
        let what = finding["rule"].as_str().or(finding["message"].as_str()).unwrap();
        let (level, page) = (&finding["level"], finding["page"].as_str().unwrap_or("-"));
        let (level, page) = (level.as_str().unwrap(), page.split(':').next().unwrap());
        out += &format!("{}: {text}: {level}: {what} {page}\n", number("line") + 1);
    }
    out
}

#[test]
fn whole_programs_are_checked_and_operands_pointed_at() {
    let folder = folder(&[("whole.visaasm", WHOLE)]);
    let checked = run(folder.path(), &["check", "whole.visaasm", "-p", "SKL", "--json"], b"");
    expect![[r#"
        5: W: error: var_info/alias_offset/room spec/chapters/object.md
        8: A offset=32 size=32: error: input_info/offset/overlap spec/chapters/object.md
        9: B offset=32 size=32: error: input_info/offset/overlap spec/chapters/object.md
        11: SLMSize=65: error: kernel_data/attribute_info/slm_size spec/chapters/object.md
        13: mvo: error: there is no instruction `mvo` -
        14: Y(0,0)<1>: error: NOT/dst/type spec/instructions/NOT.md
        15: M2, 16: error: exec_size/mask/offset spec/chapters/execution.md
        16: X(1,4)<1>: error: gen_opnd/region/destination_room spec/chapters/operands.md
        20: again: error: the label `again` is already defined -
        31: T0: error: GATHER_SCALED/surface/slm spec/instructions/GATHER_SCALED.md
    "#]]
    .assert_eq(&pointed_at(WHOLE, &text(&checked.stdout)));
    let shown = run(folder.path(), &["check", "whole.visaasm", "-p", "SKL"], b"");
    let shown = text(&shown.stdout);
    let place = shown.find("error: NOT/dst/type").expect(&shown);
    expect![[r#"
        error: NOT/dst/type: `dst` has type `f`; `NOT` takes `ud`, `d`, `uw`, `w`, `ub`, `b`, `bool`, `uq` or `q`
          --> whole.visaasm:14:18
           |
        14 |     not (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>
           |                  ^^^^^^^^^
           |
          ::: whole.visaasm:4:7
           |
         4 | .decl Y v_type=G type=f num_elts=16 align=GRF
           |       - declared here
           |
           = note: the rule: `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q` or `bool`
           = note: `matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | BOOL)` (spec/instructions/NOT.md:53)
           = note: here `ty(dst)` is f"#]].assert_eq(shown[place..].split("\n\n").next().unwrap());
}

#[test]
fn fields_are_pointed_at_however_they_are_written() {
    let source = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl S v_type=G type=f num_elts=1
.decl P v_type=P num_elts=8
.decl T v_type=T num_elts=1
.kernel_attr SLMSize=65
.kernel_attr Target=\"cm\"
.function \"k_main\"
    (P)   mov (M1, 16)  X(0,0)<1>  /* the source */  S(0,0)<0;1,0>
    lsc_load.ugm (M1, 16)  X:d32x3  flat[X]:a64
    load_3d.RG (M1, 16) 0x0:uw T X.0 S.0 X.0
    ret (M1_NM, 1)
";
    let folder = folder(&[("k.visaasm", source)]);
    let checked = run(folder.path(), &["check", "k.visaasm", "-p", "DG2", "--json"], b"");
    expect![[r#"
        7: SLMSize=65: error: kernel_data/attribute_info/slm_size spec/chapters/object.md
        10: P: error: pred/id/elems spec/chapters/operands.md
        10: P: warning: pred/id/written spec/chapters/operands.md
        10: S(0,0)<0;1,0>: warning: gen_opnd/id/written spec/chapters/operands.md
        11: X: error: LSC_UNTYPED/dst_data/size spec/instructions/LSC_UNTYPED.md
        11: flat[X]:a64: error: LSC_UNTYPED/src0_addrs/size spec/instructions/LSC_UNTYPED.md
        12: X.0: error: 3D_LOAD/dst/size spec/instructions/3D_LOAD.md
        12: S.0: warning: 3D_LOAD/params/type spec/instructions/3D_LOAD.md
        12: X.0: error: 3D_LOAD/params/same spec/instructions/3D_LOAD.md
        12: S.0: error: 3D_LOAD/params/size spec/instructions/3D_LOAD.md
        12: S.0: warning: raw_operand/id/written spec/chapters/operands.md
    "#]]
    .assert_eq(&pointed_at(source, &text(&checked.stdout)));
}

#[test]
fn violations_that_finalizers_accept_are_warnings() {
    let masked = GOOD.replace("M1_NM", "M1");
    let folder = folder(&[("k.visaasm", &masked)]);
    let check =
        |more: &[&str]| run(folder.path(), &[&["check", "-p", "SKL", "k.visaasm"], more].concat(), b"");
    let shown = text(&check(&[]).stdout);
    assert!(shown.starts_with("note: RET/exec_size/scalar"), "{shown}");
    let log: serde_json::Value = serde_json::from_slice(&check(&["--sarif"]).stdout).unwrap();
    assert_eq!(log["runs"][0]["results"][0]["level"], "note");
    let rules = &log["runs"][0]["tool"]["driver"]["rules"];
    assert_eq!(rules[0]["defaultConfiguration"]["level"], "note");
    let rule = genvisa::RULES.iter().find(|rule| rule.id == "RET/exec_size/scalar").unwrap();
    assert_eq!(rules[0]["shortDescription"]["text"], rule.doc);
    let help = rules[0]["help"]["text"].as_str().unwrap();
    for part in
        [rule.doc, rule.expr, rule.page, rule.level.reason().unwrap(), "genvisa explain RET/exec_size/scalar"]
    {
        assert!(help.contains(part), "{part}: {help}");
    }
    // `--errors-only` and `--allow` omit a note, and only `--deny` makes it fail.
    let clear = |more: &[&str]| {
        let output = check(more);
        (code(&output), output.stdout.is_empty())
    };
    assert_eq!(clear(&[]), (0, false));
    assert_eq!(clear(&["--deny", "warnings"]), (0, false), "a note is no warning");
    for more in [
        &["--errors-only"][..],
        &["--allow", "RET/exec_size/scalar"],
        &["--allow", "RET/exec_size"],
        &["--allow", "ret/"],
        &["--errors-only", "--deny", "ADD"],
        &["--deny", "notes", "--allow", "RET"],
    ] {
        assert_eq!(clear(more), (0, true), "{more:?}");
    }
    for denied in ["notes", "RET/exec_size/scalar", "RET/exec_size", "RET/"] {
        assert_eq!(clear(&["--deny", denied]), (1, false), "{denied}");
        assert_eq!(clear(&["--deny", denied, "--errors-only"]), (1, false), "{denied}");
    }
    for option in ["--allow", "--deny"] {
        let output = check(&[option, "RET/exec_size/scalr"]);
        assert_eq!((code(&output), output.stdout.len()), (2, 0));
        let message = text(&output.stderr);
        assert!(message.contains("there is no rule `RET/exec_size/scalr`"), "{message}");
        assert!(message.contains("\n  RET/exec_size/scalar\n"), "{message}");
    }
}

#[test]
fn warnings_do_not_fail_unless_they_are_denied() {
    // A destination of a signed type breaks SHR/dst/type, which is a warning. A float source is an error.
    let declared =
        GOOD.replace(".kernel_attr", ".decl D v_type=G type=d num_elts=1 align=dword\n.kernel_attr");
    let warned = declared.replace("    ret", "    shr (M1_NM, 1) D(0,0)<1> X(0,0)<0;1,0> 0x1:ud\n    ret");
    let failed = warned.replace("0x1:ud", "0x1:f");
    let folder = folder(&[("warned.visaasm", &warned), ("failed.visaasm", &failed)]);
    for (name, more, expected) in [
        ("warned", &[][..], (0, &["warning"][..])),
        ("warned", &["--deny", "warnings"], (1, &["warning"])),
        ("warned", &["--deny", "SHR/dst/type"], (1, &["warning"])),
        ("warned", &["--deny", "notes"], (0, &["warning"])),
        ("warned", &["--deny", "warnings", "--allow", "SHR"], (0, &[])),
        ("warned", &["--errors-only"], (0, &[])),
        ("failed", &["--allow", "SHR/dst"], (1, &["error"])),
    ] {
        let name = format!("{name}.visaasm");
        let args = [&["check", "--json", "-p", "SKL", &name], more].concat();
        let output = run(folder.path(), &args, b"");
        let shown = text(&output.stdout);
        let levels: Vec<serde_json::Value> =
            shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let mut levels: Vec<&str> = levels.iter().map(|finding| finding["level"].as_str().unwrap()).collect();
        levels.dedup();
        assert_eq!((code(&output), &levels[..]), expected, "{args:?}: {shown}");
    }
}

/// A wait for a named barrier does not use its number of threads, which then has no operand. A signal does.
#[test]
fn operands_that_are_not_used_break_no_rule() {
    let waits = GOOD.replace("    ret", "    nbarrier.wait 0x1:ub\n    ret");
    let folder = folder(&[("waits.visaasm", &waits)]);
    assert_eq!(code(&run(folder.path(), &["asm", "waits.visaasm", "-p", "PVC", "-o", "waits.isa"], b"")), 0);
    let mut object = std::fs::read(folder.path().join("waits.isa")).unwrap();
    let at = object.windows(3).position(|bytes| bytes == [0x60, 0, 5]).unwrap();
    object[at + 1] = 1;
    std::fs::write(folder.path().join("signals.isa"), object).unwrap();
    for (name, expected) in [("waits.visaasm", 0), ("waits.isa", 0), ("signals.isa", 1)] {
        let output = run(folder.path(), &["check", "-p", "PVC", "--errors-only", name], b"");
        let shown = text(&output.stdout);
        assert_eq!(code(&output), expected, "{name}: {shown}");
        assert_eq!(
            shown.contains("gen_opnd/id/null: `num_threads` is `%null`"),
            expected == 1,
            "{name}: {shown}"
        );
    }
}

#[test]
fn commands_that_succeed_print_nothing() {
    let mut long = GOOD.replace("    ret (M1_NM, 1)\n", "");
    let line = "    add (M1, 16) X(0,0)<1> Y(0,0)<1;1,0> 0x10:ud\n";
    long += &line.repeat((3 << 20) / line.len());
    long += "    ret (M1_NM, 1)\n";
    let folder = folder(&[("long.visaasm", &long)]);
    for args in [
        &["asm", "long.visaasm", "-o", "long.isa"][..],
        &["dis", "long.isa", "-o", "again.visaasm"],
        &["check", "-p", "SKL", "long.visaasm"],
    ] {
        let output = run(folder.path(), args, b"");
        assert_eq!(
            (code(&output), text(&output.stdout), text(&output.stderr)),
            (0, String::new(), String::new())
        );
    }
    assert!(
        std::fs::metadata(folder.path().join("long.isa")).unwrap().len() > 1 << 20,
        "it is long either way"
    );
}

#[test]
fn findings_are_for_people_and_for_code_hosts() {
    let broken = GOOD.replace("M1_NM", "M1");
    let folder = folder(&[("k.visaasm", &broken), ("good.visaasm", GOOD)]);
    let checked = run(folder.path(), &["check", "-p", "pvc", "k.visaasm"], b"");
    assert_eq!(code(&checked), 0);
    let shown = text(&checked.stdout);
    assert!(shown.contains("RET/exec_size/scalar") && shown.contains("--> k.visaasm:10:10"), "{shown}");
    assert!(!shown.contains('\u{1b}'), "colours are for terminals");
    let log = run(folder.path(), &["check", "-p", "PVC", "--sarif", "k.visaasm"], b"");
    let log: serde_json::Value = serde_json::from_slice(&log.stdout).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "RET/exec_size/scalar");
    let region = &result["locations"][0]["physicalLocation"]["region"];
    assert_eq!(
        (&region["startLine"], &region["startColumn"], &region["endColumn"]),
        (&10.into(), &10.into(), &15.into())
    );

    let clean = run(folder.path(), &["check", "-p", "PVC", "good.visaasm"], b"");
    assert_eq!((code(&clean), clean.stdout.len()), (0, 0));
    // The object has no lines, but kernels and numbers.
    assert_eq!(code(&run(folder.path(), &["asm", "k.visaasm", "-o", "k.isa"], b"")), 0);
    let object = run(folder.path(), &["check", "-p", "PVC", "k.isa"], b"");
    let output = text(&object.stdout);
    expect![[r#"
        note: RET/exec_size/scalar: the execution mask is `M1`; `RET` takes `M1_NM`, `M2_NM`, `M3_NM`, `M4_NM`, `M5_NM`, `M6_NM`, `M7_NM` or `M8_NM` here, because `exec_size` is 1
        --> k.isa: kernel k, instruction 2, byte 173
         = note: the instruction is `ret (M1, 1)`
         = note: the rule: `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)
         = note: `exec_size == 1 => code(exec_size.mask) >= 0b1000` (spec/instructions/RET.md:57)
         = note: here `code(exec_size.mask)` is 0x0 (M1), `exec_size` is 1
         = help: write `M1_NM`: 80 at byte 174

    "#]]
    .assert_eq(&output);
}

#[test]
fn code_hosts_get_the_meaning_of_a_code_and_a_valid_reference_of_the_file() {
    let folder = folder(&[("a b.visaasm", "add")]);
    let log = run(folder.path(), &["check", "-p", "PVC", "--sarif", "a b.visaasm"], b"");
    let log: serde_json::Value = serde_json::from_slice(&log.stdout).unwrap();
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let syntax = rules.iter().find(|rule| rule["id"] == "syntax").unwrap();
    assert_eq!(syntax["shortDescription"]["text"], "text that is no program");
    let location = &run["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(location["artifactLocation"]["uri"], "a%20b.visaasm");
}

/// The place of the only finding in a SARIF log, and the replacement of its fix.
fn place_and_fix(folder: &Path, file: &str) -> [serde_json::Value; 2] {
    let log = run(folder, &["check", "-p", "PVC", "--sarif", file], b"");
    let log: serde_json::Value = serde_json::from_slice(&log.stdout).unwrap();
    let result = &log["runs"][0]["results"][0];
    [
        result["locations"][0]["physicalLocation"]["region"].clone(),
        result["fixes"][0]["artifactChanges"][0]["replacements"][0].clone(),
    ]
}

#[test]
fn code_hosts_get_the_fix_of_a_text_and_of_an_object() {
    let folder = folder(&[("k.visaasm", &GOOD.replace("M1_NM", "M1"))]);
    assert_eq!(code(&run(folder.path(), &["asm", "k.visaasm", "-o", "k.isa"], b"")), 0);
    let lines = |end: u8| json!({ "startLine": 10, "startColumn": 10, "endLine": 10, "endColumn": end });
    let in_text = json!({ "deletedRegion": lines(12), "insertedContent": { "text": "M1_NM" } });
    assert_eq!(place_and_fix(folder.path(), "k.visaasm"), [lines(15), in_text]);
    let in_object = json!({
        "deletedRegion": { "byteOffset": 174, "byteLength": 1 },
        "insertedContent": { "binary": "gA==" },
    });
    assert_eq!(place_and_fix(folder.path(), "k.isa"), [json!({ "byteOffset": 173 }), in_object]);
}

#[test]
fn the_last_of_several_attributes_counts() {
    let attribute = |kilobytes: u8| format!(".kernel_attr SLMSize={kilobytes}\n");
    let find = |first: u8, last: u8| {
        let both = [attribute(first), attribute(last)].concat();
        let program = GOOD.replace(".function", &format!("{both}.function"));
        let checked = run(Path::new("."), &["check", "-p", "SKL", "--json", "-"], program.as_bytes());
        let found = text(&checked.stdout);
        let rows = found.lines().map(|row| serde_json::from_str(row).unwrap());
        let rule = "kernel_data/attribute_info/slm_size";
        rows.filter(|row: &serde_json::Value| row["rule"] == rule)
            .map(|row| row["line"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(find(65, 64), [json!(null); 0]);
    assert_eq!(find(64, 65), [json!(9)]);
    assert_eq!(find(65, 65), [json!(9)]);
    // An instruction asks for the same one.
    let breaks = |first: u8, last: u8| {
        let program = GOOD.replace(".function", &format!("{}{}.function", attribute(first), attribute(last)));
        let program = program.replace("    ret", "    oword_ld (4) %slm 0x0:ud X.0\n    ret");
        // SKL takes no `%slm` here, and this error would explain the other one.
        let checked = run(Path::new("."), &["check", "-p", "ICLLP", "-"], program.as_bytes());
        text(&checked.stdout).contains("/surface/slm")
    };
    assert!(breaks(64, 0) && !breaks(0, 64));
}

#[test]
fn a_message_gives_three_conditions_that_hold() {
    let kernel = include_bytes!("../../conformance/oracle/errata/lsc_block2d_transposed.visaasm");
    let checked = run(Path::new("."), &["check", "-p", "PVC", "-"], kernel);
    let shown = text(&checked.stdout);
    let because = "because `lsc_sub_op` is `lsc_load_block2d`, `data_order` is `transpose` and `vnni` is 0\n";
    assert!(shown.contains(because), "{shown}");
}

#[test]
fn layout_changes_and_comments_stay() {
    let untidy = GOOD.replace("    add (M1, 16) X", "\tadd   (M1,  16)  X").replace('\n', "\r\n");
    let folder = folder(&[("k.visaasm", &untidy.replace("\r\n", "\n"))]);
    assert_eq!(code(&run(folder.path(), &["fmt", "--check", "k.visaasm"], b"")), 1);
    assert_eq!(code(&run(folder.path(), &["fmt", "k.visaasm"], b"")), 0);
    let tidy = std::fs::read_to_string(folder.path().join("k.visaasm")).unwrap();
    assert_eq!(tidy, GOOD.replace("ud  //", "ud //"));
    assert_eq!(code(&run(folder.path(), &["fmt", "--check", "k.visaasm"], b"")), 0);
}

#[test]
fn fmt_of_standard_input_prints_a_formatted_program_again() {
    let labels = |label: &str| GOOD.replace("    ret", &format!("{label}\n    ret"));
    let tidy = labels("Next: // a label").replace("ud  //", "ud //");
    for program in [&labels("  Next:   // a label"), &tidy] {
        let formatted = run(Path::new("."), &["fmt", "-"], program.as_bytes());
        assert_eq!((code(&formatted), text(&formatted.stdout)), (0, tidy.clone()));
    }
}

#[test]
fn differences_are_shown() {
    let folder = folder(&[("a.visaasm", GOOD), ("b.visaasm", &GOOD.replace("0x10:ud", "0x11:ud"))]);
    let diff = run(folder.path(), &["diff", "a.visaasm", "b.visaasm"], b"");
    assert_eq!(code(&diff), 1);
    let shown = text(&diff.stdout);
    assert!(shown.contains("-    add (M1, 16) X(0,0)<1> Y(0,0)<1;1,0> 0x10:ud"), "{shown}");
}

#[test]
fn parts_of_programs_are_explained() {
    let folder = folder(&[]);
    let info = |arguments: &[&str]| text(&run(folder.path(), &[&["info"], arguments].concat(), b"").stdout);
    let declaration = info(&[".decl"]);
    assert!(
        declaration.contains("  statement: .decl NAME v_type=G ...\n    declares a variable\n"),
        "{declaration}"
    );
    assert!(declaration.contains("  part: num_elts=16\n    number of elements\n"), "{declaration}");
    let operands = info(&["operands"]);
    assert!(operands.starts_with("Operands in text  spec/chapters/assembly.md:"), "{operands}");
    assert!(operands.contains("  form: V1.32; class: raw\n"), "{operands}");
    // Some rows of a table.
    let indirect = info(&["indirect"]);
    assert!(indirect.contains("r[A0(0),16]<8;8,1>:ud") && !indirect.contains("V1.32"), "{indirect}");
    let attribute: serde_json::Value = serde_json::from_str(&info(&["simdsize", "--json"])).unwrap();
    assert_eq!(attribute[0]["title"], "Known attributes");
    assert_eq!(attribute[0]["rows"][0][0], "SimdSize");
    for (name, help) in
        [(".dcl", "did you mean `.decl`?"), ("send", "did you mean `raw_send`?"), ("fma", "vISA has `mad`")]
    {
        let unknown = run(folder.path(), &["info", name], b"");
        assert_eq!(code(&unknown), 2);
        assert!(text(&unknown.stderr).contains(help), "{}", text(&unknown.stderr));
    }
}

#[test]
fn predefined_variables_are_described() {
    let folder = folder(&[]);
    let info = |arguments: &[&str]| text(&run(folder.path(), &[&["info"], arguments].concat(), b"").stdout);
    let header = info(&["%r0"]);
    let sizes: Vec<&str> = header.lines().take(2).map(|line| line.split(" on ").next().unwrap()).collect();
    assert_eq!(
        sizes,
        ["%r0  predefined variable V7, 8 x ud", "%r0  predefined variable V7, 16 x ud"],
        "{header}"
    );
    assert!(header.contains("\n  read only; can be the base of an alias\n"), "{header}");
    assert_eq!(info(&["V6"]), info(&["TSC"]));
    // A kernel may write it, and it has no alias.
    let both: serde_json::Value = serde_json::from_str(&info(&["tsc", "--json"])).unwrap();
    assert_eq!((&both[0]["writable"], &both[0]["aliasable"]), (&true.into(), &false.into()));
    let surface = info(&["t5"]);
    assert!(
        surface.starts_with("%scratch  predefined surface T5\n") && !surface.contains("alias"),
        "{surface}"
    );
    let json: serde_json::Value = serde_json::from_str(&info(&["v8", "--json"])).unwrap();
    assert_eq!((&json[0]["name"], &json[0]["sizes"][1]["elements"]), (&"arg".into(), &512.into()));
    // The index has `PLN`, and so has the name of the page.
    assert!(info(&["pln"]).starts_with("PLANE"));
}

/// The instructions whose description has no example: the decoder returns CALL for the bytes of FCCALL.
const WITHOUT_EXAMPLE: [&str; 1] = ["FCCALL"];

#[test]
fn examples_of_instructions_pass() {
    let names: Vec<&str> = genvisa::Instruction::ALL.iter().map(|info| info.name).collect();
    let folder = folder(&[]);
    let mut without = Vec::new();
    for name in names {
        let info = run(folder.path(), &["info", name, "--json"], b"").stdout;
        let info: serde_json::Value = serde_json::from_slice(&info).unwrap();
        let (Some(program), Some(platform)) =
            (info[0]["example"]["program"].as_str(), info[0]["example"]["platform"].as_str())
        else {
            without.push(name.to_string());
            continue;
        };
        let check = run(folder.path(), &["check", "-p", platform, "-"], program.as_bytes());
        assert_eq!(code(&check), 0, "{name}: {program}\n{}", text(&check.stderr));
        let module =
            genvisa_asm::Target::from(genvisa_asm::platform_named(platform).unwrap()).read(program).module;
        assert!(module.bodies().flatten().any(|one| one.info().name == name), "{name}: {program}");
    }
    assert_eq!(without, WITHOUT_EXAMPLE);
}

#[test]
fn a_function_of_expressions_leads_to_the_rules_that_use_it() {
    let folder = folder(&[]);
    let listed = text(&run(folder.path(), &["explain", "var_align"], b"").stdout);
    assert!(
        listed.starts_with("function   var_align: the code of the alignment of a general variable\n\n"),
        "{listed}"
    );
    let ids: Vec<&str> = listed.lines().skip(2).filter_map(|line| line.split(": ").next()).collect();
    let uses = genvisa::RULES.iter().filter(|rule| rule.expr.contains("var_align(")).map(|rule| rule.id);
    assert!(uses.eq(ids.iter().copied()) && ids.len() > 1, "{ids:?}");
    // The name of another function ends with it.
    let listed = text(&run(folder.path(), &["explain", "var_bytes"], b"").stdout);
    let uses_other = |rule: &&&genvisa::Rule| {
        let without = rule.expr.replace("file_var_bytes(", "");
        without != rule.expr && !without.contains("var_bytes(")
    };
    let other = genvisa::RULES.iter().find(uses_other).unwrap();
    assert!(!listed.contains(&format!("\n{}: ", other.id)), "{}: {listed}", other.id);
    // It is a part of ids as well.
    let listed = text(&run(folder.path(), &["explain", "class"], b"").stdout);
    assert!(listed.contains("\nADD/dst/class: ") && listed.contains("\nMOV/src0/"), "{listed}");
}

#[test]
fn the_layout_of_an_instruction_has_conditions_counts_and_encodings_of_the_platform() {
    let folder = folder(&[]);
    let layout = |arguments: &[&str]| {
        let info = text(&run(folder.path(), &[&["info"], arguments].concat(), b"").stdout);
        let begin = info.find("layout, after the opcode:\n").unwrap();
        info[begin..].split("\nrules").next().unwrap().to_string()
    };
    let sizes = |arguments: &[&str]| {
        let layout = layout(arguments);
        layout.lines().find(|line| line.contains("exec_size bits")).unwrap().trim().to_string()
    };
    let both = "exec_size bits 2..0: 0b011 8 elements, 0b100 16 elements";
    assert_eq!(sizes(&["scatter4_typed"]), format!("{both} {{PVC, PVC_XT}}"));
    assert_eq!(sizes(&["scatter4_typed", "-p", "PVC"]), both);
    assert_eq!(sizes(&["scatter4_typed", "-p", "SKL"]), "exec_size bits 2..0: 0b011 8 elements");
    expect![[r#"
        layout, after the opcode:
          exec_size              ub
            Execution size and execution mask.
            exec_size bits 2..0: 0b000 1 element
            mask bits 7..4: 0b0000 M1, 0b0001 M2, 0b0010 M3, 0b0011 M4, 0b0100 M5, 0b0101 M6, 0b0110 M7, 0b0111 M8, 0b1000 M1_NM, 0b1001 M2_NM, 0b1010 M3_NM, 0b1011 M4_NM, 0b1100 M5_NM, 0b1101 M6_NM, 0b1110 M7_NM, 0b1111 M8_NM
          num_labels             ub
            Number of labels.
          index                  scalar
            Number of the label, counted from 0.
          label                  uw, repeated num_labels times, at most 32
            Index of the label of a block.
    "#]].assert_eq(&layout(&["switchjmp"]));
    expect![[r#"
        layout, after the opcode:
          exec_size              ub
            Execution size and execution mask.
            exec_size bits 2..0: 0b100 16 elements, 0b101 32 elements
            mask bits 7..4: 0b0000 M1, 0b0001 M2, 0b0010 M3, 0b0011 M4, 0b0100 M5, 0b0101 M6, 0b0110 M7, 0b0111 M8, 0b1000 M1_NM, 0b1001 M2_NM, 0b1010 M3_NM, 0b1011 M4_NM, 0b1100 M5_NM, 0b1101 M6_NM, 0b1110 M7_NM, 0b1111 M8_NM
          pred                   uw
            Predicate that selects the channels.
            id bits 11..0
            combine bits 14..13: 0b00 Each, 0b01 Any, 0b10 All
            inverse bit 15: 0b0 Normal, 0b1 Inverse
          mode                   uw
            Selection of samples.
            ps bit 0
            si bit 1
          surface                ub
            Index of the surface variable.
          si                     vec_operand, if mode.si == 1
            Index of the sample.
          dst                    raw_operand
            Values that were read: all of R, then all of G, B and A.
    "#]].assert_eq(&layout(&["RT_READ"]));
}

#[test]
fn instructions_and_rules_are_explained() {
    let folder = folder(&[]);
    let info = text(&run(folder.path(), &["info", "sbarrier"], b"").stdout);
    assert!(info.starts_with("SBARRIER  0x7c  spec/instructions/SBARRIER.md:"), "{info}");
    assert!(info.contains("sbarrier.<mode>") && info.contains("SBARRIER/opcode"), "{info}");
    let info = text(&run(folder.path(), &["info", "add"], b"").stdout);
    let semantics = "semantics:\n  for (n = 0; n < exec_size; ++n)\n    if (ChEn[n])\n      dst[n] = src0[n] + src1[n];\n";
    assert!(info.contains("\nAdds two values per channel.\n") && info.contains(semantics), "{info}");
    assert!(info.contains("  src1                   vec_operand\n    Second summand.\n"), "{info}");
    let info = run(folder.path(), &["info", "cmp.lt", "-p", "SKL", "--json"], b"").stdout;
    let info: serde_json::Value = serde_json::from_slice(&info).unwrap();
    assert_eq!((&info[0]["name"], &info[0]["opcode"]), (&"CMP".into(), &0x2c.into()));
    let named = |list: &serde_json::Value, name: &str| {
        list.as_array().unwrap().iter().find(|one| one["name"] == name).cloned().unwrap_or_default()
    };
    let field = named(&info[0]["fields"], "rel_op");
    assert_eq!(named(&named(&field["bits"], "rel_op")["values"], "LT")["code"], 4, "{field}");
    assert_eq!(named(&info[0]["fields"], "dst")["role"], "Destination");
    assert!(info[0]["rules"].as_array().unwrap().iter().any(|rule| rule["id"] == "CMP/opcode"));
    // An opcode of several instructions, a word of one of several, and one that nobody has.
    assert!(text(&run(folder.path(), &["info", "0x4e"], b"").stdout).matches("\ntext:").count() > 3);
    assert!(text(&run(folder.path(), &["info", "max"], b"").stdout).starts_with("MIN_MAX"));
    let info = text(&run(folder.path(), &["info", "cmp"], b"").stdout);
    assert!(info.contains("\nnotes:\n  There is no predication."), "{info}");
    let unknown = run(folder.path(), &["info", "mvo"], b"");
    assert_eq!(code(&unknown), 2);
    assert!(text(&unknown.stderr).contains("did you mean `mov`?"));

    let rule = text(&run(folder.path(), &["explain", "RET/exec_size/scalar"], b"").stdout);
    expect![[r#"
        RET/exec_size/scalar: `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)

            exec_size == 1 => code(exec_size.mask) >= 0b1000

        function   code: the bits of a bit range, documented or not
        platforms  all
        scope      one instruction and the declarations of its kernel
        level      note: Intel's compiler writes `ret (M1, 1)` in every kernel, and the finalizer generates the same code as for `M1_NM` (errata RET-1).
        page       spec/instructions/RET.md:57
        Intel      https://github.com/intel/intel-graphics-compiler/blob/master/documentation/visa/instructions/RET.md
        more       genvisa info RET

        valid, on PVC_XT
                ret (M1_NM, 1)
        invalid: exec_size.mask 1 instead of 8
                ret (M2, 1)
    "#]]
    .assert_eq(&rule);
    // A rule with a pair of examples; one whose examples text cannot express; one that is never violated alone;
    // those about modules that text can express, that it cannot, and that have no text at all.
    for (rule, expected) in [
        ("GATHER_SCALED/num_blocks/encoding", "invalid: num_blocks"),
        ("GATHER_SCALED/surface/declared", "Text cannot express the whole difference"),
        ("DPAS/dst/type", "not alone  "),
        ("input_info/offset/overlap", "    .function \"k_main\"\n"),
        ("function_info/linkage/encoding", "Only the object has this difference"),
        ("debug_info/magic_number/value", "a file of debug information, which has no text"),
        ("decode/END", "decode/end: the bytes end inside of a field"),
    ] {
        let shown = text(&run(folder.path(), &["explain", rule], b"").stdout);
        assert!(shown.contains(expected), "{shown}");
    }
    let json = run(folder.path(), &["explain", "--json", "NOT/dst/type"], b"").stdout;
    let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!((&json["level"], &json["example"]["assembles"]), (&"error".into(), &true.into()));
    let similar = run(folder.path(), &["explain", "ret/exec_siez/scalar"], b"");
    assert!(code(&similar) == 2 && text(&similar.stderr).contains("RET/exec_size/scalar"));

    let platforms = text(&run(folder.path(), &["platforms"], b"").stdout);
    assert!(platforms.contains("PVC       64 bytes"), "{platforms}");
    let man = text(&run(folder.path(), &["man"], b"").stdout);
    assert!(man.contains(".TH genvisa"), "{man}");
    assert!(text(&run(folder.path(), &["completions", "bash"], b"").stdout).contains("genvisa"));
}

#[test]
fn a_function_that_a_rule_calls_twice_is_described_once() {
    let folder = folder(&[]);
    let rule = genvisa::RULES.iter().find(|rule| rule.id == "GATHER/num_elts/dispatch").unwrap();
    assert_eq!(rule.expr.matches("code(").count(), 2, "{}", rule.expr);
    let shown = text(&run(folder.path(), &["explain", rule.id], b"").stdout);
    assert_eq!(shown.matches("\nfunction   code: ").count(), 1, "{shown}");
}

#[test]
fn unusable_input_is_told_from_broken_rules() {
    let folder = folder(&[("empty", ""), ("bytes", "\u{0}\u{1}")]);
    std::fs::write(folder.path().join("latin"), b".version 4.1\n\xe4").unwrap();
    std::fs::write(folder.path().join("cut.isa"), b"CISA\x04\x01").unwrap();
    for (file, expected) in [
        ("empty", "there is no program here"),
        ("bytes", "expected"),
        ("latin", "latin:2: neither an object"),
        ("cut.isa", "cut.isa: "),
        ("missing", "missing: "),
    ] {
        let output = run(folder.path(), &["dis", file], b"");
        assert_eq!(code(&output), 2, "{file}");
        assert!(text(&output.stderr).contains(expected), "{file}: {}", text(&output.stderr));
    }
}

/// The command prints the text that the README shows. `[…]` replaces omitted lines.
#[test]
fn the_output_in_the_readme_is_real() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    let blocks = readme.split("```console\n$ ").skip(1).filter_map(|block| block.split("```").next());
    let sessions = blocks.flat_map(|block| block.split("\n$ "));
    let folder = folder(&[]);
    let mut seen = 0;
    for (line, shown) in sessions.map(|session| session.split_once('\n').unwrap_or((session, ""))) {
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["cat", name] => std::fs::write(folder.path().join(name), shown).unwrap(),
            ["genvisa", args @ ..] => {
                let output = run(folder.path(), args, b"");
                prints(line, &(text(&output.stdout) + &text(&output.stderr)), shown);
                seen += 1;
            }
            _ => {}
        }
    }
    assert!(seen > 2, "{seen}");
}

#[track_caller]
fn prints(line: &str, printed: &str, shown: &str) {
    let mut rest = printed;
    for part in shown.split("[…]").map(str::trim).filter(|part| !part.is_empty()) {
        let Some((_, behind)) = rest.split_once(part) else { panic!("{line}: not {part}\nbut {printed}") };
        rest = behind;
    }
}

/// A declaration with a mistake is the only finding: nothing follows from the parts that it does not state.
#[test]
fn a_wrong_declaration_is_one_finding() {
    let uses = "\
.decl Y v_type=G type=q num_elts=16 align=GRF alias=<X, 0>
.decl Z v_type=G type=ud num_elts=16 align=GRF alias=<Y, 0>
.input X offset=32 size=64
.kernel_attr Target=\"cm\"
.function \"k_main\"
    mov (M1, 16) X(0,0)<1> Y(0,0)<1;1,0>
    add (M1, 16) Y(0,0)<1> X(1,0)<1;1,0> 0x1:q
    mov (M1, 16) Z(0,0)<1> 0x1:ud
    ret (M1_NM, 1)
";
    let folder = TempDir::new().unwrap();
    for declaration in ["v_zzpe=G type=q num_elts=32 align=GRF", "v_type=G type=q num_elts=x align=GRF"] {
        let text = format!(".version 4.1\n.kernel \"k\"\n.decl X {declaration}\n{uses}");
        let output = run(folder.path(), &["check", "--json", "-p", "SKL", "-"], text.as_bytes());
        let findings = String::from_utf8(output.stdout).unwrap();
        assert_eq!(findings.lines().count(), 1, "{findings}");
        assert!(findings.contains(r#""line":3,"#), "{findings}");
    }
}

#[test]
fn a_destination_is_a_surface_that_can_be_written() {
    let kernel = |surface: &str| {
        format!(
            ".version 4.1\n.kernel \"k\"\n.decl A v_type=G type=ud num_elts=1\n.decl S v_type=T num_elts=1\n\
             .input A offset=64 size=4\n.kernel_attr Target=\"cm\"\n.function \"k_0\"\n    \
             movs (M1_NM, 1) {surface}(0) A(0,0)<0;1,0>\n    ret (M1_NM, 1)\n"
        )
    };
    let about = |surface: &str| {
        let folder = folder(&[("k.visaasm", &kernel(surface))]);
        let output = run(folder.path(), &["check", "-p", "SKL", "k.visaasm"], b"");
        let text = [text(&output.stdout), text(&output.stderr)].concat();
        text.lines().find(|line| line.contains("state_opnd/id/read_only")).map(str::to_string)
    };
    for surface in ["T0", "T2", "T5"] {
        let found = about(surface).unwrap_or_default();
        assert!(found.ends_with("; it must be `%bss` or a declared one"), "{surface}: {found}");
    }
    assert_eq!((about("T4"), about("S")), (None, None));
}
