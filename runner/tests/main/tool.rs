//! Commands that a `conform.toml` describes.

use genvisa_runner::implementation::Factory;
use genvisa_runner::outcome::{Answer, Outcome, Phase};
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runner::run::Tool;
use std::path::Path;

/// A shell that reads a script, which is the input of the request.
const SHELL: &str = r#"
name = "shell"
version_command = "echo 1.2"
command = "sh {file} {platform} {version}"
limits = { seconds = 60, processor_seconds = 20, file_bytes = 100_000 }

[operations]
check_text = { file = "input.sh" }
disassemble = { file = "input.sh", output = "*.out" }

[platforms]
XEHP = "XeHP_SDV"

[environment]
COLOUR = "never"

[[answer]]
verdict = "reject"
phase = "check"
exists = ["*errors.txt"]
message = "*errors.txt"
rules = 'E(\d+)'

[[answer]]
verdict = "skip"
stdout = "^no (support|platform)"
message = "stdout"

[[answer]]
verdict = "accept"
exists = ["*.out"]
missing = ["*.tmp"]
stderr = "^$"

[[answer]]
verdict = "reject"
phase = "read"
exit_not = [0, 9]
text = "near line"
"#;

/// The folder of descriptions.
const FOLDER: &str = "/descriptions/shell";

fn tool(text: &str) -> Result<Tool, String> {
    Tool::parse(text, Path::new(FOLDER))
}

fn ask_for(operation: Operation, description: &str, script: &str) -> Outcome {
    let tool = tool(description).unwrap();
    let mut shell = tool.start().unwrap();
    let (platform, version) = ("XEHP".into(), "3.8".into());
    shell.ask(&Request { id: 0, operation, platform, version, input: Data::Text(script.into()) })
}

fn ask_of(description: &str, script: &str) -> Outcome {
    ask_for(Operation::CheckText, description, script)
}

fn ask(script: &str) -> Outcome {
    ask_of(SHELL, script)
}

fn reject(phase: Phase, rules: &[&str], message: &str) -> Outcome {
    let rules = rules.iter().map(ToString::to_string).collect();
    let message = Some(message.to_string()).filter(|message| !message.is_empty());
    Outcome::Answered(Answer::Reject { phase: Some(phase), rules, message })
}

fn accept(output: Option<Data>) -> Outcome {
    Outcome::Answered(Answer::Accept { output, rules: Vec::new() })
}

#[test]
fn messages_have_paths_relative_to_the_description() {
    let script = format!("echo {FOLDER}/bin/tool: {FOLDER}s near line 3 >&2; exit 1");
    assert_eq!(ask(&script), reject(Phase::Read, &[], "bin/tool: /descriptions/shells near line 3"));
}

#[test]
fn the_first_entry_whose_conditions_are_met_decides() {
    assert_eq!(ask("touch k.out"), accept(None));
    assert_eq!(ask("touch k.out; exit 255"), accept(None), "the exit code is no condition of this entry");
    let broken = "echo 'E7: no. E12: no. E7: no.' > .errors.txt; touch k.out; exit 0";
    assert_eq!(ask(broken), reject(Phase::Check, &["12", "7"], "E7: no. E12: no. E7: no."));
    assert_eq!(ask("echo 'near line 3' >&2; exit 2"), reject(Phase::Read, &[], "near line 3"));
    assert_eq!(
        ask("echo no support; exit 1"),
        Outcome::Answered(Answer::Skip { reason: "no support".into() })
    );
}

#[test]
fn everything_else_is_an_error() {
    for script in [
        "exit 0",
        "exit 1",
        "touch k.out k.tmp",
        "touch k.out; echo warning >&2",
        "echo 'near line 3' >&2; exit 0",
        "echo 'near line 3' >&2; exit 9",
    ] {
        let outcome = ask(script);
        assert!(matches!(outcome, Outcome::Answered(Answer::Error { .. })), "{script}: {outcome:?}");
    }
}

#[test]
fn a_signal_is_a_crash_whatever_was_written() {
    let crash = Outcome::Crashed { detail: "signal 11".into() };
    assert_eq!(ask("kill -SEGV $$"), crash);
    assert_eq!(ask("touch k.out .errors.txt; kill -SEGV $$"), crash);
}

#[test]
fn codes_of_shells_are_no_rejections() {
    let crash = |code| Outcome::Crashed { detail: format!("exit code {code}") };
    assert_eq!(ask("echo near line >&2; exit 139"), crash(139));
    assert_eq!(ask("echo near line >&2; sh -c 'kill -ABRT $$'"), crash(134));
    for code in [126, 127] {
        let outcome = ask(&format!("echo near line >&2; exit {code}"));
        assert!(
            matches!(&outcome, Outcome::Answered(Answer::Error { message }) if message.contains("did not run"))
        );
    }
    let named = SHELL.replace("exit_not = [0, 9]", "exit = [127, 139]");
    assert_eq!(ask_of(&named, "echo near line >&2; exit 127"), reject(Phase::Read, &[], "near line"));
    assert_eq!(ask_of(&named, "echo near line >&2; exit 139"), reject(Phase::Read, &[], "near line"));
    assert_eq!(ask_of(&named, "echo near line >&2; exit 134"), crash(134));
}

#[test]
fn the_size_of_files_is_limited() {
    let outcome = ask("exec head -c 200000 /dev/zero");
    assert!(
        matches!(&outcome, Outcome::Answered(Answer::Error { message }) if message.contains("100000 bytes"))
    );
}

#[test]
fn time_limits_end_runs_with_their_children() {
    let limit = Outcome::TimedOut { limit_ms: 1000 };
    let sleeps =
        ask_of(&SHELL.replace("{ seconds = 60", "{ seconds = 1"), "touch k.out; sleep 600 & sleep 600");
    assert_eq!(sleeps, limit, "elapsed time");
    let computes =
        ask_of(&SHELL.replace("processor_seconds = 20", "processor_seconds = 1"), "while :; do :; done");
    assert_eq!(computes, limit, "processor time");
}

#[test]
fn placeholders_and_variables_reach_the_command() {
    let print = r#"echo "$0 $1 $2 $COLOUR" > k.out"#;
    let output = Some(Data::Text("input.sh XeHP_SDV 3.8 never\n".into()));
    assert_eq!(ask_for(Operation::Disassemble, SHELL, print), accept(output));
}

#[test]
fn the_input_is_no_file_of_the_command() {
    let accepts = |pattern| ask_of(&SHELL.replace("*.tmp", pattern), "touch k.out");
    assert_eq!(accepts("*.sh"), accept(None));
    assert_ne!(accepts("*.o*"), accept(None));
}

#[test]
fn runs_do_not_see_each_other() {
    let alone = r#"test "$(ls -A)" = input.sh && touch k.out"#;
    assert_eq!(ask(alone), accept(None));
    assert_eq!(ask(alone), accept(None));
}

#[test]
fn the_hello_follows_from_the_description() {
    let tool = tool(SHELL).unwrap();
    let hello = tool.start().unwrap().hello();
    assert_eq!((hello.name.as_str(), hello.version.as_str()), ("shell", "1.2"));
    assert_eq!(hello.operations, [Operation::CheckText, Operation::Disassemble]);
    assert_eq!(hello.platforms, ["XEHP"]);
    assert_eq!(hello.features, ["phases", "rules"]);
}

#[test]
fn an_absent_program_is_reported_with_the_hint() {
    let text = SHELL
        .replace("sh {file}", "no-such-program {file}")
        .replace("[operations]", "hint = 'build it'\n[operations]");
    // A key behind a table of one line still belongs to the top.
    let tool = tool(&text).unwrap();
    let error = tool.start().err().unwrap();
    assert_eq!(error, "there is no program `no-such-program` (build it)");
}

#[test]
fn wrong_descriptions_are_refused() {
    for (right, wrong, error) in [
        ("sh {file}", "sh", "has no {file}"),
        ("sh {file}", "sh '{file}", "is no command line"),
        ("\"input.sh\" }", "\"a/input.sh\" }", "is no name of a file"),
        ("'E(\\d+)'", "'E('", "open group"),
        ("\"*.tmp\"", "\"a[\"", "range pattern"),
        ("verdict = \"accept\"", "verdict = \"maybe\"", "unknown variant"),
        ("{ seconds = 60", "{ hours = 1", "unknown field"),
        ("exists = [\"*errors.txt\"]\n", "", "has no condition"),
        ("check_text =", "check =", "unknown variant"),
    ] {
        assert!(SHELL.contains(right), "{right}");
        let found = tool(&SHELL.replace(right, wrong)).unwrap_err();
        assert!(found.to_lowercase().contains(error), "{wrong}: {found}");
    }
}
