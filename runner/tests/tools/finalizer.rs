//! The description of Intel's finalizer, with the program.

use crate::file;
use expect_test::expect_file;
use genvisa_runner::implementation::Factory;
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runner::run::Tool;
use std::fs;

/// A valid kernel, one that the verifier rejects, one that the parser rejects, and no kernel at all.
pub fn verdicts() {
    let tool = Tool::read(&file("conformance/implementations/igc-1.0.12504/conform.toml")).unwrap();
    let mut finalizer = tool.start().unwrap();
    let valid = fs::read_to_string(file("conformance/oracle/mov.visaasm")).unwrap();
    let unverified = valid.replacen("num_elts=", "num_elts=100000", 1);
    let unparsed = valid.replacen("mov ", "vom ", 1);
    let text = |text: &str| (Operation::CheckText, Data::Text(text.into()));
    let object = |bytes: &[u8]| (Operation::CheckBin, Data::Base64(bytes.into()));
    let inputs = [
        ("valid", text(&valid)),
        ("unverified", text(&unverified)),
        ("unparsed", text(&unparsed)),
        ("empty", text("")),
        ("no object", object(b"no object at all")),
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
