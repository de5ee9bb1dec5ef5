//! Files of users survive every failure.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output};
use std::time::Instant;
use tempfile::TempDir;

/// A program that `fmt` changes.
const UNTIDY: &str = ".version 4.1\n.kernel \"k\"\n.function \"k_main\"\nret   (M1_NM, 1)\n";
const TIDY: &str = ".version 4.1\n.kernel \"k\"\n.function \"k_main\"\n    ret (M1_NM, 1)\n";

fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("k.visaasm"), UNTIDY).unwrap();
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Runs a line of shell in the folder, with the path of the command as `$0`.
fn sh(folder: &Path, line: &str) -> Output {
    let command = env!("CARGO_BIN_EXE_genvisa");
    Command::new("sh").args(["-c", line, command]).current_dir(folder).output().unwrap()
}

#[test]
fn an_output_that_cannot_be_written_leaves_the_old_file() {
    let folder = folder();
    fs::write(folder.path().join("old.isa"), "old").unwrap();
    // The limit of file sizes is zero: the first byte that is written kills the process by a signal, or is an error where
    // the signal is ignored, as on a full disk.
    for ignored in ["", "trap '' XFSZ; "] {
        for command in ["fmt k.visaasm", "asm k.visaasm -o old.isa"] {
            let output = sh(folder.path(), &format!("{ignored}ulimit -f 0; \"$0\" {command}"));
            assert!(!output.status.success(), "{command}");
            let is_reported = String::from_utf8_lossy(&output.stderr).starts_with("error: ");
            assert_eq!(is_reported, !ignored.is_empty(), "{command}: {output:?}");
        }
    }
    assert_eq!(fs::read_to_string(folder.path().join("k.visaasm")).unwrap(), UNTIDY);
    assert_eq!(fs::read_to_string(folder.path().join("old.isa")).unwrap(), "old");
    // An error removes the temporary file. A signal cannot.
    let others = names(folder.path()).into_iter().filter(|name| name.starts_with(".genvisa-"));
    assert_eq!(others.count(), 2);
}

#[test]
fn an_output_that_is_the_input_is_refused() {
    let folder = folder();
    symlink("k.visaasm", folder.path().join("link")).unwrap();
    for command in [
        "asm k.visaasm -o k.visaasm",
        "asm k.visaasm -o ./k.visaasm",
        "asm link -o k.visaasm",
        "dis link -o link",
    ] {
        let output = sh(folder.path(), &format!("\"$0\" {command}"));
        assert_eq!(output.status.code(), Some(2), "{command}");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.contains("the output is the input"), "{command}: {message}");
    }
    assert_eq!(fs::read_to_string(folder.path().join("k.visaasm")).unwrap(), UNTIDY);
}

/// A hard link is another name of the source. The object takes this name only, and the source keeps its own.
#[test]
fn an_output_that_is_a_hard_link_to_the_input_leaves_the_input() {
    let folder = folder();
    let [source, link] = ["k.visaasm", "link"].map(|name| folder.path().join(name));
    fs::hard_link(&source, &link).unwrap();
    let output = sh(folder.path(), "\"$0\" asm k.visaasm -o link && \"$0\" asm k.visaasm -o expected.isa");
    assert!(output.status.success(), "{output:?}");
    let expected = fs::read(folder.path().join("expected.isa")).unwrap();
    assert_eq!(fs::read(&link).unwrap(), expected);
    assert_eq!(fs::read_to_string(&source).unwrap(), UNTIDY);

    // The same for the way back.
    fs::remove_file(&link).unwrap();
    fs::hard_link(folder.path().join("expected.isa"), &link).unwrap();
    let output = sh(folder.path(), "\"$0\" dis expected.isa -o link && \"$0\" dis expected.isa");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read(&link).unwrap(), output.stdout);
    assert_eq!(fs::read(folder.path().join("expected.isa")).unwrap(), expected);
    assert_eq!(names(folder.path()), ["expected.isa", "k.visaasm", "link"]);
}

#[test]
fn permissions_links_and_devices_stay() {
    let folder = folder();
    let path = folder.path().join("k.visaasm");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    symlink("k.visaasm", folder.path().join("link")).unwrap();
    assert!(sh(folder.path(), "\"$0\" fmt link").status.success());
    assert_eq!(fs::read_to_string(&path).unwrap(), TIDY);
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(folder.path().join("link")).unwrap().is_symlink());
    // A pipe rather than a device: a mistake would replace the device for all programs of this machine.
    let commands = [
        "umask 022; \"$0\" asm k.visaasm -o new.isa || exit",
        "mkfifo pipe; cat pipe > copy.isa & \"$0\" asm link -o pipe; wait; cmp new.isa copy.isa",
    ];
    let output = sh(folder.path(), &commands.join("\n"));
    assert!(output.status.success(), "{output:?}");
    assert!(fs::symlink_metadata(folder.path().join("pipe")).unwrap().file_type().is_fifo());
    let new = fs::metadata(folder.path().join("new.isa")).unwrap();
    assert_eq!(new.permissions().mode() & 0o777, 0o644);
    assert_eq!(names(folder.path()), ["copy.isa", "k.visaasm", "link", "new.isa", "pipe"]);
}

/// The new file would take the place of the old one, whose permissions it does not ask for.
#[test]
fn a_file_that_must_not_be_written_stays() {
    let folder = folder();
    let path = folder.path().join("k.visaasm");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    let output = sh(folder.path(), "\"$0\" fmt k.visaasm");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), UNTIDY);
    assert_eq!(names(folder.path()), ["k.visaasm"]);
}

#[test]
fn the_format_of_a_file_stays() {
    let folder = folder();
    let path = folder.path().join("k.visaasm");
    for tidy in [format!("\u{feff}{TIDY}"), TIDY.replace('\n', "\r\n")] {
        fs::write(&path, &tidy).unwrap();
        let output = sh(folder.path(), "\"$0\" fmt --check k.visaasm && \"$0\" fmt k.visaasm");
        assert!(output.status.success(), "{output:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), tidy);
    }
}

#[test]
fn an_error_is_inside_of_the_file() {
    let folder = folder();
    sh(folder.path(), "\"$0\" asm k.visaasm -o k.isa");
    let path = folder.path().join("k.isa");
    let mut object = fs::read(&path).unwrap();
    // The offset of the kernel follows its name in the header.
    let name = object.iter().position(|byte| *byte == b'k').unwrap();
    object[name + 1..name + 5].fill(0xff);
    fs::write(&path, &object).unwrap();
    let message = String::from_utf8(sh(folder.path(), "\"$0\" dis k.isa").stderr).unwrap();
    let expected = format!(
        "error: k.isa: byte {}: the file ends here, and an object begins at byte 4294967295\n",
        object.len()
    );
    assert_eq!(message, expected);
}

/// Standard output is full or not writable.
#[test]
#[cfg(target_os = "linux")]
fn a_standard_output_that_cannot_be_written_is_an_error() {
    let folder = folder();
    let made = sh(folder.path(), "\"$0\" asm k.visaasm -o k.isa");
    assert!(made.status.success(), "{made:?}");
    let dis = "\"$0\" dis k.isa";
    let commands = [
        dis,
        "\"$0\" asm k.visaasm -o -",
        "\"$0\" explain NOT/dst/type",
        "\"$0\" platforms",
        "\"$0\" check k.isa -p SKL",
        "\"$0\" asm --help",
        "\"$0\" --version",
    ];
    for command in commands {
        let closed = if cfg!(target_os = "linux") { Some((">&-", "Bad file descriptor")) } else { None };
        let targets = [(">/dev/full", "No space left"), ("1</dev/null", "Bad file descriptor")];
        for (target, why) in targets.into_iter().chain(closed) {
            let output = sh(folder.path(), &format!("{command} {target}"));
            let error = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{command} {target}: {error}");
            assert!(error.contains(why), "{command} {target}: {error}");
        }
        // A file that must not grow can be opened, and takes no byte. A clean check prints none.
        let is_silent = sh(folder.path(), command).stdout.is_empty();
        let output = sh(folder.path(), &format!("trap '' XFSZ; ulimit -f 0; {command} > small"));
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.success(), is_silent, "{command}: {error}");
        assert!(is_silent || error.contains("File too large"), "{command}: {error}");
        let output = sh(folder.path(), &format!("{command} >/dev/null"));
        assert!(output.stderr.is_empty(), "{output:?}");
    }
}

/// A pager may end before it has read everything.
#[test]
fn a_pipe_that_its_reader_closed_is_no_error() {
    let folder = folder();
    assert!(sh(folder.path(), "\"$0\" asm k.visaasm -o k.isa; mkfifo pipe").status.success());
    let commands = [
        ("dis k.isa", 0),
        ("asm k.visaasm -o -", 0),
        ("explain NOT/dst/type", 0),
        ("platforms", 0),
        ("check k.isa -p SKL --json --deny RET/exec_size/scalar", 0),
        ("man", 0),
    ];
    for (command, code) in commands {
        // The reader has ended when the command writes.
        let line = format!("true < pipe & exec > pipe; wait; \"$0\" {command}");
        let output = sh(folder.path(), &line);
        assert_eq!(output.status.code(), Some(code), "{command}: {output:?}");
        assert!(output.stderr.is_empty(), "{command}: {output:?}");
    }
}

/// The memory for findings is bounded by a multiple of the program.
#[test]
#[cfg(target_os = "linux")]
fn many_findings_take_little_memory() {
    let folder = folder();
    for (format, lines, kilobytes) in [("", 150_000, 110_000), ("--json", 25_000, 45_000)] {
        let input = ".input V offset=32 size=4\n".repeat(lines);
        let text = format!(".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=1\n{input}");
        fs::write(folder.path().join("many.visaasm"), text).unwrap();
        // One thread and one arena: others reserve address space that they do not use.
        let limit = format!("export RAYON_NUM_THREADS=1 MALLOC_ARENA_MAX=1; ulimit -v {kilobytes}");
        let command = format!("{limit}; \"$0\" check -p SKL {format} many.visaasm > found");
        let output = sh(folder.path(), &command);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(fs::metadata(folder.path().join("found")).unwrap().len() > 10_000);
    }
}

/// A program of many lines, untidy and tidy.
fn long_program(folder: &Path) -> (String, String) {
    let path = folder.join("long.visaasm");
    let untidy = UNTIDY.replace("ret ", &format!("{}ret ", "barrier   \n".repeat(20_000)));
    fs::write(&path, &untidy).unwrap();
    assert!(sh(folder, "\"$0\" fmt long.visaasm").status.success());
    let tidy = fs::read_to_string(&path).unwrap();
    assert_ne!(tidy, untidy);
    (untidy, tidy)
}

#[test]
fn a_signal_at_any_time_leaves_a_whole_file_and_readers_see_whole_files() {
    const TIMES: u32 = 24;
    let folder = folder();
    let path = folder.path().join("long.visaasm");
    let (untidy, tidy) = long_program(folder.path());
    let start = |text: &str| {
        fs::write(&path, text).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
        command.args(["fmt", "long.visaasm"]).current_dir(folder.path()).spawn().unwrap()
    };
    let is_whole = || {
        let text = fs::read_to_string(&path).unwrap();
        assert!(text == untidy || text == tidy, "{} bytes of {} or {}", text.len(), untidy.len(), tidy.len());
        text == tidy
    };
    let begin = Instant::now();
    let mut child = start(&untidy);
    let mut reads = 0;
    while child.try_wait().unwrap().is_none() {
        is_whole();
        reads += 1;
    }
    assert!(reads > 0 && is_whole());
    let whole = begin.elapsed();
    for time in 0..TIMES {
        let mut child = start(&untidy);
        std::thread::sleep(whole * time / TIMES);
        let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
        let ended = child.wait().unwrap();
        assert!(killed.success() || ended.success());
        assert!(is_whole() || !ended.success(), "the command succeeded without an effect");
    }
}
