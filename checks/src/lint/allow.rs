//! Accepted findings: a list beside the pages, with reasons.

use super::Finding;
use genvisa_reader::Source;
use genvisa_reader::{Diagnostic, Label, Severity};
use serde::Deserialize;
use toml::Spanned;

/// The list, in the folder of the pages.
pub const ALLOW_FILE: &str = "lint.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    allow: Vec<Spanned<Entry>>,
}

/// An entry: it allows the findings of a lint about some subjects, each given by its full name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    lint: String,
    subjects: Vec<Spanned<String>>,
    reason: String,
}

/// Marks the findings that the list allows, and returns the problems of the list itself.
pub(super) fn apply(list: &Source, findings: &mut [Finding]) -> Vec<Finding> {
    let wrong = |span: std::ops::Range<usize>, subject: &str, message: String| {
        let span = span.start.min(list.text.len())..span.end.min(list.text.len());
        let label = Label { path: list.path.as_str().into(), span, text: "".into() };
        let problem = Diagnostic {
            severity: Severity::Warning,
            message: message.into(),
            help: "".into(),
            labels: vec![label],
        };
        Finding { lint: "allow", subject: subject.to_string(), problem, allowed: None }
    };
    let file: File = match toml::from_str(&list.text) {
        Ok(file) => file,
        Err(e) => return vec![wrong(e.span().unwrap_or(0..0), "", e.message().to_string())],
    };
    let mut stale = Vec::new();
    for entry in file.allow {
        let span = entry.span();
        let entry = entry.into_inner();
        if entry.reason.trim().is_empty() {
            stale.push(wrong(span, &entry.lint, "an entry without a reason".to_string()));
        }
        for subject in &entry.subjects {
            let name = subject.get_ref();
            let mut used = false;
            for finding in findings.iter_mut().filter(|f| f.lint == entry.lint && f.subject == *name) {
                finding.allowed = Some(entry.reason.clone());
                used = true;
            }
            if !used {
                let message = format!("`{}` finds nothing about `{name}` any more: remove it", entry.lint);
                stale.push(wrong(subject.span(), name, message));
            }
        }
    }
    stale
}
