//! Runs over several files: folders, levels, the configuration file, colours, the summary and exit codes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A kernel with some instructions.
fn kernel(body: &str) -> String {
    format!(
        ".version 4.1\n.kernel \"k\"\n.decl X v_type=G type=ud num_elts=16 align=GRF\n.kernel_attr Target=\"cm\"\n\n\
         .function \"k_main\"\n    mov (M1, 16) X(0,0)<1> 0x1:ud\n{body}"
    )
}

/// No findings.
const CLEAN: &str = "    add (M1, 16) X(0,0)<1> X(0,0)<1;1,0> 0x1:ud\n    ret (M1_NM, 1)\n";
/// One note: the mask of the return.
const NOTE: &str = "    add (M1, 16) X(0,0)<1> X(0,0)<1;1,0> 0x1:ud\n    ret (M1, 1)\n";
/// One error: a type.
const ERROR: &str = "    not (M1, 16) X(0,0)<1> 0x1:f\n    ret (M1_NM, 1)\n";
/// One mistake of the text.
const MISTAKE: &str = "    mvo (M1, 16) X(0,0)<1> 0x1:ud\n    ret (M1_NM, 1)\n";

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn command(folder: &Path, args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
    command.args(args.split(' ')).current_dir(folder);
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command
}

/// The exit code, the standard output and the last line of standard error.
fn run(folder: &Path, args: &str) -> (i32, String, String) {
    let Output { status, stdout, stderr } = command(folder, args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let last = text(stderr).lines().next_back().unwrap_or_default().to_string();
    (status.code().unwrap(), text(stdout), last)
}

#[test]
fn folders_are_searched_and_a_summary_ends_the_run() {
    let folder = folder(&[
        ("a.visaasm", &kernel(CLEAN)),
        ("deep/er/b.visaasm", &kernel(NOTE)),
        ("deep/c.VISAASM", &kernel(ERROR)),
        ("deep/readme.txt", "not a program"),
        ("empty/readme.txt", "not a program"),
    ]);
    let run = |args: &str| run(folder.path(), args);
    assert_eq!(run("asm a.visaasm -o deep/a.isa").0, 0);
    let (code, out, last) = run("check -p SKL .");
    assert_eq!((code, last.as_str()), (1, "1 error, 1 note in 4 files"), "{out}");
    assert!(out.contains("c.VISAASM:8:") && out.contains("b.visaasm:9:"), "{out}");
    // The order is that of the names, and a file that is named twice is checked twice.
    assert!(out.find("c.VISAASM").unwrap() < out.find("b.visaasm").unwrap(), "{out}");
    assert_eq!(run("check -p SKL a.visaasm a.visaasm").2, "no findings in 2 files");
    assert_eq!(run("check -p SKL a.visaasm"), (0, String::new(), String::new()));
    assert_eq!(run("check -p SKL deep/er").2, "1 note in 1 file");
    // One log for all files, and no other text.
    let (code, out, last) = run("check -p SKL --sarif .");
    let log: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, last.as_str(), log["runs"][0]["results"].as_array().unwrap().len()), (1, "", 2));
    let (code, _, last) = run("check -p SKL empty");
    assert_eq!((code, last.as_str()), (2, "error: empty: the folder has no .visaasm and no .isa file"));
}

#[test]
fn the_worst_file_determines_the_exit_code() {
    let folder = folder(&[
        ("clean.visaasm", &kernel(CLEAN)),
        ("error.visaasm", &kernel(ERROR)),
        ("mistake.visaasm", &kernel(MISTAKE)),
        ("note.visaasm", &kernel(NOTE)),
        ("cut.isa", "CISA"),
    ]);
    for (files, code, summary) in [
        ("clean.visaasm note.visaasm", 0, "1 note in 2 files"),
        ("note.visaasm error.visaasm clean.visaasm", 1, "1 error, 1 note in 3 files"),
        ("mistake.visaasm error.visaasm", 2, "2 errors in 2 files"),
        ("missing.visaasm clean.visaasm error.visaasm", 2, "1 error in 3 files"),
        ("cut.isa note.visaasm", 2, "1 error, 1 note in 2 files"),
    ] {
        let (found, out, last) = run(folder.path(), &format!("check -p SKL {files}"));
        assert_eq!((found, last.as_str()), (code, summary), "{files}: {out}");
    }
    for command in
        ["asm mistake.visaasm -o x.isa", "dis mistake.visaasm", "diff mistake.visaasm clean.visaasm"]
    {
        let (code, out, last) = run(folder.path(), command);
        assert_eq!((code, last.as_str()), (2, "1 error in 1 file"), "{command}: {out}");
    }
    assert!(!folder.path().join("x.isa").exists());
}

#[test]
fn levels_hide_lower_ones() {
    let folder = folder(&[("n.visaasm", &kernel(NOTE)), ("e.visaasm", &kernel(ERROR))]);
    for (options, code, summary) in [
        ("--level note", 1, "1 error, 1 note in 2 files"),
        ("--level warning", 1, "1 error in 2 files"),
        ("--level error", 1, "1 error in 2 files"),
        ("--errors-only", 1, "1 error in 2 files"),
        ("--level error --deny notes", 1, "1 error, 1 note in 2 files"),
        ("--allow NOT --allow RET", 0, "no findings in 2 files"),
    ] {
        let (found, out, last) = run(folder.path(), &format!("check -p SKL . {options}"));
        assert_eq!((found, last.as_str()), (code, summary), "{options}: {out}");
    }
    assert_eq!(run(folder.path(), "check -p SKL . --level errors").0, 2);
}

#[test]
fn a_file_above_a_program_configures_its_check() {
    let folder = folder(&[
        ("genvisa.toml", "platform = \"xehp_sdv\"\nlevel = \"error\"\n"),
        ("a/n.visaasm", &kernel(NOTE)),
        ("b/genvisa.toml", "platform = \"PVCXT\"\ndeny = [\"notes\"]\n"),
        ("b/c/n.visaasm", &kernel(NOTE)),
        ("d/genvisa.toml", "platform = \"SKL\"\nallow = [\"RET/\"]\n"),
        ("d/n.visaasm", &kernel(NOTE)),
    ]);
    let run = |args: &str| run(folder.path(), args);
    assert_eq!(run("check a/n.visaasm"), (0, String::new(), String::new()));
    assert_eq!(run("check a/n.visaasm --level note").2, "1 note in 1 file");
    assert_eq!((run("check b").0, run("check b").2.as_str()), (1, "1 note in 1 file"));
    assert_eq!(run("check d"), (0, String::new(), String::new()));
    assert_eq!((run("check .").0, run("check .").2.as_str()), (1, "1 note in 3 files"));
    // An argument replaces the platform, and adds to the lists.
    assert_eq!(run("check d -p DG2 --deny notes"), (0, String::new(), String::new()));
    assert_eq!(run("check d --allow ADD/"), (0, String::new(), String::new()));
    assert_eq!(run("check b --deny ADD/").0, 1);
    for (text, message) in [
        ("platform = \"SLK\"\n", "platform: expected one of"),
        ("platforms = \"SKL\"\n", "unknown field `platforms`"),
        ("level = \"all\"\n", "unknown variant `all`"),
        ("deny = [\"ADD/nothing\"]\nplatform = \"SKL\"\n", "there is no rule `ADD/nothing`"),
    ] {
        fs::write(folder.path().join("d/genvisa.toml"), text).unwrap();
        let output = command(folder.path(), "check d").output().unwrap();
        let shown = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(shown.contains(message) && shown.contains("genvisa.toml"), "{text}: {shown}");
    }
}

#[test]
fn a_check_needs_a_platform() {
    let folder = folder(&[("n.visaasm", &kernel(NOTE))]);
    let (code, out, last) = run(folder.path(), "check n.visaasm");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(last.contains("pass `--platform`, or set `platform` in genvisa.toml"), "{last}");
}

#[test]
fn platforms_have_the_names_of_the_finalizer_too() {
    let folder = folder(&[("n.visaasm", &kernel(CLEAN))]);
    for platform in genvisa::Platform::ALL {
        let names = [platform.name(), platform.finalizer_name()];
        for name in names
            .iter()
            .filter(|name| !name.is_empty())
            .flat_map(|name| [name.to_string(), name.to_lowercase()])
        {
            assert_eq!(run(folder.path(), &format!("check -p {name} n.visaasm")).0, 0, "{name}");
            assert_eq!(run(folder.path(), &format!("asm -p {name} n.visaasm -o n.isa")).0, 0, "{name}");
        }
    }
}

#[test]
fn colours_follow_the_option_and_the_environment() {
    let folder = folder(&[("n.visaasm", &kernel(NOTE)), ("m.visaasm", &kernel(MISTAKE))]);
    let is_coloured = |args: &str, environment: &[(&str, &str)]| {
        let output = command(folder.path(), args).envs(environment.iter().copied()).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        String::from_utf8(text).unwrap().contains('\x1b')
    };
    for args in ["check -p SKL n.visaasm", "asm m.visaasm -o m.isa"] {
        assert!(!is_coloured(args, &[]), "{args}: a pipe");
        assert!(is_coloured(&format!("{args} --color always"), &[]), "{args}");
        assert!(is_coloured(&format!("{args} --color always"), &[("NO_COLOR", "1")]), "{args}");
        assert!(is_coloured(args, &[("CLICOLOR_FORCE", "1")]), "{args}");
        assert!(!is_coloured(args, &[("CLICOLOR_FORCE", "")]), "{args}");
        assert!(!is_coloured(&format!("{args} --color never"), &[("CLICOLOR_FORCE", "1")]), "{args}");
    }
}

#[test]
fn text_with_mistakes_is_laid_out() {
    let mistake = "  .version  4.1\r\n.kernel \"k\"\r\nmvo   (M1, 16)  x  // \"a  b\"\r\n";
    let folder = folder(&[("m.visaasm", mistake)]);
    let run = |args: &str| run(folder.path(), args);
    assert_eq!(run("fmt --check m.visaasm").0, 1);
    assert_eq!(run("fmt m.visaasm"), (0, String::new(), String::new()));
    let laid_out = fs::read_to_string(folder.path().join("m.visaasm")).unwrap();
    assert_eq!(laid_out, ".version 4.1\r\n.kernel \"k\"\r\n    mvo (M1, 16) x // \"a  b\"\r\n");
    assert_eq!(run("fmt --check m.visaasm").0, 0);
}

#[test]
fn a_missing_return_points_at_the_end_of_the_body() {
    let folder = folder(&[("n.visaasm", &kernel("    add (M1, 16) X(0,0)<1> X(0,0)<1;1,0> 0x1:ud\n"))]);
    let (code, out, _) = run(folder.path(), "check -p SKL n.visaasm --level error --json");
    let finding: serde_json::Value = serde_json::from_str(out.trim()).unwrap();
    assert_eq!((code, &finding["rule"]), (1, &"kernel_data/instructions/past_end".into()));
    assert_eq!((&finding["line"], &finding["column"]), (&8.into(), &48.into()), "{out}");
}

/// An instruction that the platform lacks has one error, and none that follows from it.
#[test]
fn a_platform_without_the_instruction_is_reported_once() {
    let program = kernel("    dpasw.s8.u8.8.8 (M1, 8) X.0 X.0 X.0 X(0,0)\n    ret (M1_NM, 1)\n");
    let folder = folder(&[("d.visaasm", &program)]);
    let (_, out, _) = run(folder.path(), "check -p PVC d.visaasm --json --level error");
    let rules: Vec<String> = out
        .lines()
        .map(|line| {
            serde_json::from_str::<serde_json::Value>(line).unwrap()["rule"].as_str().unwrap().to_string()
        })
        .filter(|rule| rule.ends_with("/platform") || rule.ends_with("/encoding"))
        .collect();
    assert_eq!(rules, ["DPASW/platform"]);
}

#[test]
fn many_findings_of_one_rule_hide_none_of_another() {
    let nots = "    not (M1, 16) X(0,0)<1> 0x1:f\n".repeat(25);
    let folder = folder(&[("a.visaasm", &kernel(&format!("{nots}{NOTE}")))]);
    let run = |args: &str| run(folder.path(), args);
    assert_eq!(run("asm a.visaasm -o a.isa").0, 0);
    for file in ["a.visaasm", "a.isa"] {
        let headlines = |out: &str, rule: &str| out.lines().filter(|line| line.contains(rule)).count();
        let (code, out, last) = run(&format!("check -p SKL {file}"));
        assert_eq!((code, last.as_str()), (1, "25 errors, 1 note in 1 file"), "{out}");
        assert_eq!((headlines(&out, "error: NOT/"), headlines(&out, "note: RET/")), (20, 1), "{out}");
        let end = "and 5 more of NOT/src0/type\nhelp: --all prints all findings\n";
        assert!(out.ends_with(end), "{file}: {out}");
        let (_, out, last) = run(&format!("check -p SKL --all {file}"));
        assert_eq!((headlines(&out, "error: NOT/"), headlines(&out, "note: RET/")), (25, 1), "{out}");
        assert!(!out.contains("more of") && last == "25 errors, 1 note in 1 file", "{file}: {out}");
        let (_, out, _) = run(&format!("check -p SKL --json {file}"));
        assert_eq!(out.lines().count(), 26, "{file}: {out}");
    }
}
