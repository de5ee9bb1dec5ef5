//! Checks of a specification against itself. A finding is a contradiction, with both places.
//!
//! Each lint has a file and an entry in [`LINTS`]. Accepted findings are listed with the reason in `lint.toml` beside the
//! pages; an entry there that allows nothing is a finding itself.

mod allow;
mod bits;
mod chapters;
mod conditions;
mod encodings;
mod expressions;
mod flow;
mod forms;
mod index;
mod items;
mod layout;
mod limits;
mod messages;
mod missing;
mod names;
mod near;
mod notes;
mod opcodes;
mod platforms;
mod repeated;
mod restate;
mod semantics;
mod spec;
mod tables;
mod types;
mod uses;
mod versions;

use genvisa_reader::Outcome;
use genvisa_reader::Source;
use genvisa_reader::blocks;
use genvisa_reader::page::{Page, stem};
use genvisa_reader::{Diagnostic, Diagnostics, Label, Severity, UNREAD};
use rayon::prelude::*;
use spec::Spec;
use std::borrow::Cow;

pub use allow::ALLOW_FILE;

/// A contradiction in the pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The lint that found it.
    pub lint: &'static str,
    /// The subject (`ADD`, `SVM_GATHER/block_size`), by which entries of the allow-list name it.
    pub subject: String,
    /// The problem and its places.
    pub problem: Diagnostic,
    /// The reason why it is allowed; `None` where it is not allowed.
    pub allowed: Option<String>,
}

/// A check.
pub struct Lint {
    /// The name in findings and allow-lists.
    pub name: &'static str,
    /// The findings that it gives, as a noun phrase.
    pub about: &'static str,
    run: fn(&Spec<'_>) -> Vec<Finding>,
}

/// Every check.
pub static LINTS: [Lint; 25] = [
    Lint { name: "page", about: "problems that the reader reports on a page", run: page },
    Lint { name: "opcodes", about: "instructions with the same bytes", run: opcodes::run },
    Lint {
        name: "layout",
        about: "sections and bullets that are missing, bullets in another order",
        run: layout::run,
    },
    Lint {
        name: "conditions",
        about: "encodings that no layout has, or that a list has twice",
        run: conditions::run,
    },
    Lint {
        name: "versions",
        about: "object versions in which a field is missing or twice",
        run: versions::run,
    },
    Lint {
        name: "tables",
        about: "rows with a cell too many or too few, rows listed twice",
        run: tables::run,
    },
    Lint {
        name: "expressions",
        about: "values of the wrong kind, values that a field cannot have, rules about another field",
        run: expressions::run,
    },
    Lint { name: "forms", about: "forms of the Text that disagree with the fields", run: forms::run },
    Lint { name: "repeated", about: "facts that differ from those of nearly all others", run: repeated::run },
    Lint { name: "names", about: "names in the Text that are no field", run: names::run },
    Lint { name: "encodings", about: "codes or names listed twice, lists that differ", run: encodings::run },
    Lint { name: "bits", about: "bits that two bit ranges cover, bit ranges of two widths", run: bits::run },
    Lint { name: "uncovered", about: "bits that no bit range covers", run: bits::uncovered },
    Lint {
        name: "platforms",
        about: "tags that contradict the matrix or their instruction",
        run: platforms::run,
    },
    Lint {
        name: "index",
        about: "pages, index and matrix that do not have the same instructions",
        run: index::run,
    },
    Lint {
        name: "items",
        about: "items of lists that differ in kind from the others, lists with an empty item",
        run: items::run,
    },
    Lint {
        name: "missing",
        about: "lists and structures that pages use and none describes",
        run: missing::run,
    },
    Lint { name: "limits", about: "limits that disagree", run: limits::run },
    Lint {
        name: "chapters",
        about: "cells of the tables of chapters that contradict other facts",
        run: chapters::run,
    },
    Lint { name: "types", about: "supported types that no type map covers", run: types::run },
    Lint { name: "messages", about: "rules whose sentence cannot be understood alone", run: messages::run },
    Lint {
        name: "semantics",
        about: "slips of names in the Semantics, brackets that are not closed",
        run: semantics::run,
    },
    Lint {
        name: "flow",
        about: "instructions that do not state their effect on control flow",
        run: flow::run,
    },
    Lint { name: "notes", about: "constraints in Notes, which are not normative", run: notes::run },
    Lint { name: "restate", about: "sentences that `cargo xtask adopt` left to a person", run: restate::run },
];

/// All findings in pages, in the order of the lints, and the findings that are not allowed as diagnostics.
pub fn lint(sources: &[Source], outcome: &Outcome, allow: Option<&Source>) -> (Vec<Finding>, Diagnostics) {
    lint_blocks(sources, &blocks(sources), outcome, allow)
}

/// As [`lint`], of pages whose blocks are known: each source has its page at the same place of `blocks`.
pub fn lint_blocks(
    sources: &[Source],
    blocks: &[Page<'_>],
    outcome: &Outcome,
    allow: Option<&Source>,
) -> (Vec<Finding>, Diagnostics) {
    let spec = Spec::new(sources, blocks, outcome);
    // A processor without work takes the next lint, not a half of all.
    let mut findings: Vec<Finding> =
        LINTS.par_iter().with_max_len(1).flat_map_iter(|lint| (lint.run)(&spec)).collect();
    if let Some(list) = allow {
        let more = allow::apply(list, &mut findings);
        findings.extend(more);
    }
    let shown = findings.iter().filter(|f| f.allowed.is_none());
    let problems = shown.map(|f| {
        let message = format!("{}: {}", f.lint, f.problem.message);
        Diagnostic { message: message.into(), ..f.problem.clone() }
    });
    let texts = sources.iter().chain(allow).map(|s| (s.path.as_str(), s.text.as_str()));
    let diagnostics = Diagnostics::of(problems, texts);
    (findings, diagnostics)
}

impl Finding {
    fn new(
        lint: &'static str,
        subject: impl Into<String>,
        message: impl Into<Cow<'static, str>>,
        help: impl Into<Cow<'static, str>>,
        labels: Vec<Label>,
    ) -> Self {
        let problem =
            Diagnostic { severity: Severity::Warning, message: message.into(), help: help.into(), labels };
        Self { lint, subject: subject.into(), problem, allowed: None }
    }
}

/// The problems that the reader reports, except unread sentences, which are in the coverage.
fn page(spec: &Spec<'_>) -> Vec<Finding> {
    let reported = spec.outcome.diagnostics.iter().filter(|d| d.message != UNREAD);
    reported
        .map(|problem| {
            let path = problem.labels.first().map_or("", |l| &l.path);
            let subject = stem(path).to_string();
            Finding { lint: "page", subject, problem: problem.clone(), allowed: None }
        })
        .collect()
}
