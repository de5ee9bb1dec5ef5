//! The test vectors: every case of the suite as a whole module with its expected result.
//!
//! [`single`] makes them from the cases of rules about instructions, [`module`] from those of rules about modules.
//! [`text`] adds those whose input or output is assembly text, and [`code`] those about the fields of instructions.

mod code;
pub(crate) mod id;
mod lookup;
mod module;
pub(crate) mod shrink;
mod single;
mod store;
mod text;

pub use store::{FILE, Index, Vectors, version};

use crate::case_cache::CaseCache;
use crate::co_dependent;
use crate::exceptions::{self, Exceptions};
use crate::object::evaluate::Rules;
use crate::object::suite::{ObjectSuite, ObjectTopic};
use crate::spec::Spec;
use crate::suite::{Suite, Topic};
use genvisa_reader::isa::{Level, Rule, RuleKind};
use genvisa_runner::outcome::Phase;
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::vector::{Expectation, Severity, Vector};
use serde::Deserialize;

/// The kinds of rules and their phases.
const PHASES: &str = include_str!("../../phases.toml");

/// The suite as a source of vectors.
pub struct Source<'a> {
    spec: &'a Spec,
    suite: Suite<'a>,
    objects: ObjectSuite<'a>,
    exceptions: Exceptions,
    /// The rules about modules that no module of a case may break.
    around_cases: Rules<'a>,
    phases: Phases,
}

/// A rule on the platforms where it has the same meaning.
#[derive(Debug, Clone, Copy)]
pub enum Subject<'s> {
    /// A rule about single instructions.
    Single(&'s Topic),
    /// A rule about modules.
    Module(&'s ObjectTopic),
}

/// The vectors of a rule.
#[derive(Debug, Default)]
pub struct Made {
    /// The vectors.
    pub vectors: Vec<Vector>,
    /// The cases that are no vectors: id and reason.
    pub left_out: Vec<(String, String)>,
}

/// `phases.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Phases {
    read: Vec<String>,
}

impl<'a> Source<'a> {
    /// The suite of the embedded specification.
    ///
    /// # Errors
    /// If a file of this package is not as it must be, with the reason.
    pub fn new(spec: &'a Spec, cache: Option<CaseCache>) -> Result<Self, String> {
        let declared = co_dependent::read(co_dependent::TEXT)?;
        Ok(Self {
            spec,
            suite: Suite::new(spec, declared.clone()).cached(cache.clone()),
            objects: ObjectSuite::new(spec, declared)?.cached(cache),
            exceptions: Exceptions::read(exceptions::TEXT)?,
            around_cases: Rules::around_cases(spec),
            phases: toml::from_str(PHASES).map_err(|error| format!("phases.toml: {error}"))?,
        })
    }

    /// The subjects of the suite, in the order of the rules.
    pub fn subjects(&self) -> Vec<Subject<'_>> {
        let single = self.suite.topics.iter().map(Subject::Single);
        let mut all: Vec<_> = single.chain(self.objects.topics.iter().map(Subject::Module)).collect();
        all.sort_by_key(|subject| subject.rule());
        all
    }

    /// The vectors of a subject.
    pub fn vectors(&self, subject: Subject<'_>) -> Made {
        let mut made = match subject {
            Subject::Single(topic) => self.single(topic),
            Subject::Module(topic) => self.module(topic),
        };
        text::add(&mut made);
        code::add(self.spec, &mut made);
        made
    }

    /// A vector without its counterpart. `is_readable` states whether the input can be decoded.
    fn vector(&self, rule: &Rule, platform: &str, input: Vec<u8>, violates: Vec<String>) -> Vector {
        let (kind, level) = (kind(rule.kind), severity(&rule.level));
        let is_valid = violates.is_empty();
        let phase = if self.phases.read.contains(&kind) { Phase::Read } else { Phase::Check };
        Vector {
            id: String::new(),
            rule: rule.id.clone(),
            phase: (!is_valid).then_some(phase),
            kind,
            page: rule.page.to_string(),
            line: rule.line,
            level,
            instruction: None,
            platform: platform.to_string(),
            version: format!("{}.{}", crate::spec::VERSION.0, crate::spec::VERSION.1),
            operation: Operation::CheckBin,
            input: Data::Base64(input),
            expect: match level {
                _ if is_valid => Expectation::Accept,
                Severity::Error => Expectation::Reject,
                Severity::Warning | Severity::Note => Expectation::Either,
            },
            output: None,
            violates,
            counterpart: None,
            differs: Vec::new(),
        }
    }
}

impl Subject<'_> {
    /// The number of its rule.
    pub fn rule(self) -> usize {
        match self {
            Self::Single(topic) => topic.rule,
            Self::Module(topic) => topic.rule,
        }
    }
}

/// The vector of another operation about the same module.
fn with_operation(vector: &Vector, operation: Operation, input: Data, output: Option<Data>) -> Vector {
    let counterpart = vector.counterpart.as_ref();
    Vector {
        id: named(vector, operation),
        counterpart: counterpart.map(|valid| id::of_operation(valid, operation.name())),
        operation,
        input,
        output,
        ..vector.clone()
    }
}

/// The id of the vector of another operation about the same module.
fn named(vector: &Vector, operation: Operation) -> String {
    id::of_operation(&vector.id, operation.name())
}

pub(crate) fn severity(level: &Level) -> Severity {
    match level {
        Level::Error => Severity::Error,
        Level::Warning { .. } => Severity::Warning,
        Level::Note { .. } => Severity::Note,
    }
}

/// The name of a kind, as in the model.
pub(crate) fn kind(kind: RuleKind) -> String {
    match serde_json::to_value(kind) {
        Ok(serde_json::Value::String(name)) => name,
        _ => format!("{kind:?}"),
    }
}
