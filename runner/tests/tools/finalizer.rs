//! The description of Intel's finalizer, with the program.

use crate::file;
use expect_test::expect_file;
use genvisa_runner::implementation::Factory;
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runner::run::Tool;
use serde_json::json;
use std::fs;
use std::path::Path;

/// The kernel `add_int64` as an object.
const VALID: &str = "Q0lTQQQBAQABAGsgAAAAowAAAIYAAAAAAAAAAAAAAAAHAAAAAGsAVlEwAFZEMQBWVVEyAFRhcmdldABrX21haW4AAQAAAAMAAAAC\
    AAAAXUAAAAAAAAAAAAADAAAAUUAAAAAAAAAAAAAEAAAAW0AAAAAAAAAAAAAAAAAAAQAGAAAAAQAAAAAAAAAAJgAAAH0AAAABAAUAAAAEAAAAADAAAAEC\
    AAAAIAAAAAAAAAIAIQAAAAAAIgEAIgAAAAAAIgE0gAAA";

/// The kernel `addr_add_arg` as an object.
const INVALID: &str = "Q0lTQQQBAQABAGsgAAAAagAAAFYAAAAAAAAAAAAAAAAFAAAAAGsAQTAAVGFyZ2V0AGtfbWFpbgABAAAAAAAAAAEAAgAAABAAAAAA\
    AQAEAAAAAQAAAAAAAAAAHQAAAE0AAAABAAMAAAAEAAAAADAAACgDAQAAAAMACAAAAAAAIQEFAhAAAAA0gAAA";

/// Valid and invalid kernels as text and as objects: one that the verifier rejects, one that the parser rejects, and no kernel at all.
pub fn verdicts() {
    let tool = Tool::read(&file("conformance/implementations/igc-1.0.12504/conform.toml")).unwrap();
    let mut finalizer = tool.start().unwrap();
    let valid = fs::read_to_string(file("conformance/oracle/mov.visaasm")).unwrap();
    let unverified = valid.replacen("num_elts=", "num_elts=100000", 1);
    let unparsed = valid.replacen("mov ", "vom ", 1);
    let text = |text: &str| (Operation::CheckText, Data::Text(text.into()));
    let object =
        |base64: &str| (Operation::CheckBin, serde_json::from_value(json!({ "base64": base64 })).unwrap());
    let inputs = [
        ("valid", text(&valid)),
        ("unverified", text(&unverified)),
        ("unparsed", text(&unparsed)),
        ("empty", text("")),
        ("valid object", object(VALID)),
        ("invalid object", object(INVALID)),
        ("no object", (Operation::CheckBin, Data::Base64(b"no object at all".into()))),
    ];
    let mut seen = String::new();
    for (name, (operation, input)) in inputs {
        for platform in ["SKL", "XEHP"] {
            let (version, platform) = ("3.8".into(), platform.to_string());
            let request = Request { id: 0, operation, platform, version, input: input.clone() };
            let outcome = match finalizer.ask(&request) {
                // The rest of messages depends on the release.
                Outcome::Answered(Answer::Reject { phase, .. }) => format!("reject in {phase:?}"),
                other => format!("{other:?}"),
            };
            seen += &format!("{name} {}: {outcome}\n", request.platform);
        }
    }
    expect_file!["finalizer.txt"].assert_eq(&seen);
}

/// The kernels about errata name their platform and their verdict, which other code found.
pub fn errata() {
    let tool = Tool::read(&file("conformance/implementations/igc-1.0.12504/conform.toml")).unwrap();
    let mut finalizer = tool.start().unwrap();
    let mut kernels: Vec<_> =
        fs::read_dir(file("conformance/oracle/errata")).unwrap().map(|e| e.unwrap().path()).collect();
    kernels.retain(|path| path.extension().is_some_and(|extension| extension == "visaasm"));
    kernels.sort();
    assert!(kernels.len() > 400, "{} kernels", kernels.len());
    let mut wrong = Vec::new();
    for path in kernels {
        let text = fs::read_to_string(&path).unwrap();
        let header =
            |key: &str| text.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(key)).unwrap();
        let spelling = header("platform: ");
        let platform = tool.config().platforms.iter().find(|(_, name)| *name == spelling).unwrap().0.clone();
        let (operation, version) = (Operation::CheckText, "4.1".into());
        let input = Data::Text(text.clone());
        let outcome = finalizer.ask(&Request { id: 0, operation, platform, version, input });
        let found = match outcome.kind() {
            "accept" => "accepted",
            "reject" => "rejected",
            "error" => "unclear",
            "timed_out" => "timed out",
            other => other,
        };
        if found != header("verdict: ") {
            wrong.push(format!("{}: {outcome:?}", path.file_name().map(Path::new).unwrap().display()));
        }
    }
    assert!(wrong.is_empty(), "{} verdicts differ:\n{}", wrong.len(), wrong.join("\n"));
}
