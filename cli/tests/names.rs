//! Names from files and from arguments cannot control a terminal or fill the screen.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A kernel with control characters, a forged finding and a mark of direction in its name. It violates a rule.
const HOSTILE: &str = ".version 4.1
.kernel \"\\e[31mRED\\e]0;pwn\\a\\nfine.isa: header: error: FORGED\\342\\200\\256\"
.decl P v_type=P num_elts=8
.kernel_attr Target=\"cm\"
.function \"k_main\"
    (P) ret (M1, 16)
    goto (M1, 16) \"L\\e[2J\"
";

fn run(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_genvisa")).args(args).current_dir(folder).output().unwrap()
}

/// Everything that a command prints.
fn printed(folder: &Path, args: &[&str]) -> String {
    let Output { stdout, stderr, .. } = run(folder, args);
    String::from_utf8([stdout, stderr].concat()).unwrap()
}

#[track_caller]
fn is_safe(printed: &str) {
    let unsafe_char = |c: char| c.is_control() && c != '\n' || ('\u{202a}'..='\u{202e}').contains(&c);
    assert!(!printed.contains(unsafe_char), "{printed:?}");
    assert!(!printed.lines().any(|line| line.starts_with("fine.isa")), "{printed}");
}

/// A folder with an object whose kernel has a hostile name.
fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    let valid = HOSTILE.split_inclusive('\n').filter(|line| !line.contains("2J")).collect::<String>();
    fs::write(folder.path().join("k.visaasm"), valid).unwrap();
    assert!(run(folder.path(), &["asm", "k.visaasm", "-o", "k.isa"]).status.success());
    folder
}

#[test]
fn names_of_kernels_are_escaped() {
    let folder = folder();
    let found = printed(folder.path(), &["check", "-p", "SKL", "k.isa"]);
    assert!(found.contains(r"kernel \u{1b}[31mRED\u{1b}]0;pwn\u{7}\nfine.isa"), "{found}");
    is_safe(&found);
    // The name is whole in JSON, which has escapes of its own.
    let json = printed(folder.path(), &["check", "-p", "SKL", "--json", "k.isa"]);
    assert!(json.contains(r"\u001b[31mRED\u001b]0;pwn\u0007\nfine.isa: header: error: FORGED"), "{json}");
    is_safe(&printed(folder.path(), &["dis", "k.isa"]));
}

/// JSON escapes only control characters of ASCII. Terminals obey others too.
#[test]
fn names_in_json_are_escaped() {
    let folder = TempDir::new().unwrap();
    let hostile = HOSTILE
        .replace("\\e[31m", "\\302\\233\\177\\342\\200\\256")
        .replace("    goto (M1, 16) \"L\\e[2J\"\n", "");
    fs::write(folder.path().join("k.visaasm"), hostile.replace("\"L\\e[2J\":\n", "")).unwrap();
    assert!(run(folder.path(), &["asm", "k.visaasm", "-o", "k.isa"]).status.success());
    for form in ["--json", "--sarif"] {
        let found = printed(folder.path(), &["check", "-p", "SKL", form, "k.isa"]);
        assert!(found.contains(r"\u009b\u007f\u202eRED"), "{found}");
        is_safe(&found);
    }
}

#[test]
fn wrong_arguments_in_messages_are_escaped() {
    let folder = TempDir::new().unwrap();
    for name in ["\x1b[31m\nfine.isa: FORGED", "a\rb", "\u{9b}31m", "\u{202e}a"] {
        let text = printed(folder.path(), &["check", "--platform", name]);
        assert!(text.contains("invalid value"), "{text}");
        is_safe(&text);
        is_safe(&printed(folder.path(), &[name, "a"]));
        is_safe(&printed(folder.path(), &["asm", &format!("--{name}")]));
    }
}

#[test]
fn names_of_labels_in_messages_are_escaped() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("k.visaasm"), HOSTILE).unwrap();
    let message = printed(folder.path(), &["asm", "k.visaasm", "-o", "k.isa"]);
    assert!(message.contains(r"`L\u{1b}[2J`"), "{message}");
    is_safe(&message);
}

#[test]
#[cfg(unix)]
fn names_of_files_are_escaped() {
    let folder = folder();
    let name = "\x1b[31m\nfine.isa: FORGED.isa";
    fs::copy(folder.path().join("k.isa"), folder.path().join(name)).unwrap();
    fs::write(folder.path().join("\x1b[31m.visaasm"), "mvo").unwrap();
    fs::write(folder.path().join("k2.visaasm"), ".version 4.1\n.kernel \"k\"\n").unwrap();
    for args in [
        &["check", "-p", "SKL", name][..],
        &["check", "-p", "SKL", "\x1b[31m.visaasm"],
        &["dis", "-o", name, name],
        &["asm", "\x1b[31m.visaasm", "-o", "x.isa"],
        &["fmt", "\x1b[31m.absent"],
        &["diff", name, "k2.visaasm"],
        &["info", "\x1b[31mmov"],
        &["explain", "\x1b[31mmov"],
    ] {
        let printed = printed(folder.path(), args);
        assert!(printed.contains(r"\u{1b}[31m"), "{args:?}: {printed}");
        is_safe(&printed);
    }
}

#[test]
fn long_words_are_cut() {
    let folder = TempDir::new().unwrap();
    let long = "x".repeat(1_000_000);
    let digits = "9".repeat(1_000_000);
    for line in [
        format!("{long} (M1, 16)"),
        format!("mov ({long}, 16) V1 V2"),
        format!("mov (M1, {digits}) V1 V2"),
        format!("mov (M1, 16) {long}(0,0)<1> V2(0,0)<1;1,0>"),
        format!("mov (M1, 16) V(0,0)<1> 0x1:{long}"),
        format!(".decl V v_type=G type={long}"),
        format!(".decl V v_type=G type=ud num_elts=%sizeof({long})"),
        format!(".decl V v_type=G type=ud num_elts=1 align={long}"),
        format!(".kernel_attr {long}=1"),
        format!(".kernel_attr Target=\"{long}\""),
        format!(".implicit_{long} V"),
        format!(".{long}"),
        format!(".input {long}"),
        format!("goto (M1, 16) {long}"),
        format!("goto (M1, 16) \"{long}\""),
        format!(".bytes {long}"),
        format!(".loc {digits}"),
    ] {
        let text = format!(".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=1\n{line}\n");
        fs::write(folder.path().join("k.visaasm"), text).unwrap();
        let message = printed(folder.path(), &["asm", "k.visaasm", "-o", "k.isa"]);
        let shown = &line[..50.min(line.len())];
        assert!(message.starts_with("error") && message.len() < 3000, "{shown}: {} bytes", message.len());
    }
}
