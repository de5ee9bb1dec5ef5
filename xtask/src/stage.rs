//! The two stages of `cargo xtask regen`.
//!
//! The first follows from the model. The second needs the compiled `genvisa`, which `xtask` does not link: xtask would
//! otherwise not build where generated code is broken. So another program makes its files and prints them. One of them
//! has the examples of rules, which are a part of the model in JSON. The first stage is therefore repeated where the second
//! wrote something.

use crate::baselines;
use crate::drift::Owned;
use crate::pages::{self, Pages};
use crate::{Outcome, Unusable, console};
use genvisa_reader::isa::{Isa, Rule};
use genvisa_reader::{Readings, Source};
use genvisa_render::{Examples, GENERATED_MARKER, Output, RenderError, render};
use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::process::{Command, Stdio};

/// The examples of rules.
const EXAMPLES: &str = "cli/src/examples.json";

/// A stage of `cargo xtask regen`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Files that follow from the model of the pages.
    Model,
    /// Files that follow from cases, which need the compiled `genvisa`.
    Cases,
}

impl Stage {
    /// All stages, in their order.
    pub(crate) const ALL: [Self; 2] = [Self::Model, Self::Cases];

    /// The files and folders in which the stage may write.
    pub(crate) fn owned(self) -> Owned {
        match self {
            Self::Model => Owned {
                places: &["generated", "benches/codec"],
                // Nothing but generated files is in this one.
                exclusive: Some("generated/src"),
            },
            Self::Cases => Owned { places: &["conformance/cases.txt", EXAMPLES], exclusive: None },
        }
    }

    /// The files as they should be, or `None` where the pages have faults, which are reported.
    pub(crate) fn outputs(self, pages: &Pages, readings: &Readings) -> Result<Option<Vec<Output>>, Unusable> {
        match self {
            Self::Model => {
                let (isa, outcome) = pages::faultless_model(pages.paths(), readings)?;
                if outcome == Outcome::Findings { Ok(None) } else { from_model(&isa, pages) }
            }
            Self::Cases => from_cases(pages).map(Some),
        }
    }
}

fn from_model(isa: &Isa, pages: &Pages) -> Result<Option<Vec<Output>>, Unusable> {
    let examples = examples()?;
    let (outputs, baselines) =
        rayon::join(|| examples.and_then(|examples| render(isa, &examples)), || baselines::render(isa));
    let (mut outputs, baselines) = match outputs.and_then(|outputs| Ok((outputs, baselines?))) {
        Ok(files) => files,
        Err(e) => {
            console::print_error(&format!("error: {e}\n"));
            return Ok(None);
        }
    };
    outputs.extend(baselines);
    outputs.push(manifest("generated/pages.txt", &pages::sources(pages.paths())?));
    Ok(Some(outputs))
}

/// The examples that are checked in; none before the second stage has written them.
fn examples() -> Result<Result<Examples, RenderError>, Unusable> {
    match fs::read_to_string(pages::root()?.join(EXAMPLES)) {
        Ok(text) => Ok(Examples::parse(EXAMPLES, &text)),
        Err(e) if e.kind() == ErrorKind::NotFound => Ok(Ok(Examples::default())),
        Err(e) => Err(Unusable(format!("{EXAMPLES}: {e}"))),
    }
}

/// The pages that everything was generated from, with checksums of their words: every change of a page, of its prose too,
/// makes the generated files stale.
pub(crate) fn manifest(path: &str, sources: &[Source]) -> Output {
    let mut text = format!("# Generated from spec {GENERATED_MARKER}\n");
    for source in sources {
        let _ = writeln!(text, "{} {}", Rule::checksum(&source.text), source.path);
    }
    Output { path: path.to_string(), text }
}

/// The program that prints the files of the second stage, one JSON object a line. Without `--package`, cargo builds it with
/// the features that the whole workspace needs, as tests do, so that its libraries are not built a second time.
const PROGRAM: [&str; 4] = ["run", "--quiet", "--bin", "generated-files"];

fn from_cases(pages: &Pages) -> Result<Vec<Output>, Unusable> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(PROGRAM).arg("--");
    for path in pages.paths() {
        let folder = fs::canonicalize(path);
        command.arg(folder.map_err(|e| Unusable(format!("{}: {e}", path.display())))?);
    }
    let line = format!("cargo {}", PROGRAM.join(" "));
    let child = command.current_dir(pages::root()?).stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let child = child.map_err(|e| Unusable(format!("`{line}` does not start: {e}")))?;
    if !child.status.success() {
        return Err(Unusable(format!("`{line}` failed ({})", child.status)));
    }
    let files = child.stdout.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let files = files.map(serde_json::from_slice).collect::<Result<Vec<Output>, _>>();
    files.map_err(|e| Unusable(format!("`{line}` printed something else than files: {e}")))
}
