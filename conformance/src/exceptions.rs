//! Where the finalizer does not do what the pages say, from `oracle/generated.toml`: declared with the reason, never hidden.

use crate::model::Model;
use crate::solve::Formula;
use crate::whole::Frame;
use genvisa_reader::isa::PlatformSet;
use genvisa_rule::{BinaryOp, Expr, UnaryOp};
use serde::Deserialize;

/// The declarations of this repository.
pub const TEXT: &str = include_str!("../oracle/generated.toml");

/// What is declared.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exceptions {
    /// What instructions need around them.
    #[serde(default, rename = "frame")]
    pub frames: Vec<Frame>,
    /// What is not tried.
    #[serde(default, rename = "limit")]
    pub limits: Vec<Limit>,
    /// What is different.
    #[serde(default, rename = "except")]
    pub exceptions: Vec<Exception>,
}

/// What is true of all instructions that are tried.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Instructions, structures or fields.
    pub of: Vec<String>,
    /// What they keep, in the rule language.
    pub when: String,
    /// Why nothing else is tried.
    pub reason: String,
}

/// Valid instructions of which the finalizer, or text, makes something else.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// Instructions (`VA_*`: all whose names begin so), or structures and fields that many instructions have.
    pub of: Vec<String>,
    /// Which of them, in the rule language; empty for all.
    #[serde(default)]
    pub when: String,
    /// The platforms, as in a tag (`-XEHP`); empty for all.
    #[serde(default)]
    pub on: String,
    /// What becomes of it.
    #[serde(flatten)]
    pub seen: Seen,
    /// What the finalizer says, in part; empty where it says nothing.
    #[serde(default)]
    pub says: String,
    /// Why it is so.
    pub reason: String,
}

/// What becomes of an instruction; in an exception, words between which it varies (`unclear | timed out`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Seen {
    /// The verdict on its object.
    #[serde(default = "Seen::accepted")]
    pub object: String,
    /// Whether its text gives the same Gen code: `same`, `other`, the verdict where it is refused, `unread` where the
    /// instruction has no text.
    #[serde(default = "Seen::same")]
    pub text: String,
    /// Whether the finalizer prints an accepted object as our disassembler does: `same`, `other`, or `none`.
    #[serde(default = "Seen::same")]
    pub printed: String,
}

impl Default for Seen {
    /// All is well.
    fn default() -> Self {
        Self { object: Self::accepted(), text: Self::same(), printed: Self::same() }
    }
}

impl Seen {
    fn accepted() -> String {
        "accepted".into()
    }

    fn same() -> String {
        "same".into()
    }
}

impl Seen {
    /// Whether it can be that nothing comes of it before the time is up.
    pub fn hangs(&self) -> bool {
        [&self.object, &self.text].iter().any(|words| words.contains("timed out"))
    }

    /// Whether there is more than one.
    pub fn varies(&self) -> bool {
        [&self.object, &self.text, &self.printed].iter().any(|words| words.contains('|'))
    }

    /// Whether this is among what an exception says.
    pub fn is_among(&self, declared: &Self) -> bool {
        let within = |one: &str, all: &str| all.split(" | ").any(|word| word == one);
        within(&self.object, &declared.object)
            && within(&self.text, &declared.text)
            && within(&self.printed, &declared.printed)
    }
}

impl std::fmt::Display for Seen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "object {}, text {}, printed {}", self.object, self.text, self.printed)
    }
}

impl Exceptions {
    /// Reads declarations.
    ///
    /// # Errors
    /// Where the text is none, or an expression in it cannot be read.
    pub fn read(text: &str) -> Result<Self, String> {
        let read: Self = toml::from_str(text).map_err(|e| format!("generated.toml: {e}"))?;
        for limit in &read.limits {
            condition(&limit.when)?;
        }
        for exception in &read.exceptions {
            condition(&exception.when)?;
            if PlatformSet::parse(&exception.on).is_none() && !exception.on.is_empty() {
                return Err(format!("generated.toml: `{}` are no platforms", exception.on));
            }
        }
        Ok(read)
    }

    /// The limits, and that no exception speaks of an instruction, but one that may.
    pub fn denied(&self, model: &Model<'_>, but: Option<&Exception>) -> Vec<Formula> {
        let others = self.exceptions.iter().filter(|other| but != Some(other));
        let not = |formula| Formula::Unary(UnaryOp::Not, Box::new(formula)).folded();
        let others = others.filter_map(|other| other.applies(model)).map(not);
        let limits = self.limits.iter().flat_map(|limit| instances(&limit.of, &limit.when, model));
        let within = |(guard, holds)| Formula::binary(BinaryOp::Implies, guard, holds).folded();
        others.chain(limits.map(within)).collect()
    }

    /// What an instruction needs around it.
    pub fn frame(&self, instruction: &str) -> Frame {
        let has = |frame: &&Frame| frame.of.iter().any(|name| name == instruction);
        self.frames.iter().find(has).cloned().unwrap_or_default()
    }
}

impl Exception {
    /// Whether it speaks of all forms of an instruction.
    pub fn is_whole(&self, instruction: &str) -> bool {
        self.when.is_empty() && self.of.iter().any(|subject| names(subject, instruction))
    }

    /// Whether it may speak of an instruction, without a closer look.
    pub fn concerns(&self, instruction: &str) -> bool {
        let is_shared = |subject: &str| subject.chars().all(|c| c.is_lowercase() || c == '_');
        self.of.iter().any(|subject| names(subject, instruction) || is_shared(subject))
    }

    /// When it is so in an instruction; nothing where it never is.
    pub fn applies(&self, model: &Model<'_>) -> Option<Formula> {
        let platforms =
            if self.on.is_empty() { PlatformSet::default() } else { PlatformSet::parse(&self.on)? };
        if !model.layout.spec.on(&platforms, model.layout.platform) {
            return None;
        }
        let holds = instances(&self.of, &self.when, model)
            .into_iter()
            .map(|(guard, holds)| Formula::binary(BinaryOp::And, guard, holds));
        holds.reduce(|a, b| Formula::binary(BinaryOp::Or, a, b))
    }
}

/// An expression of the rule language; nothing is always true.
fn condition(when: &str) -> Result<Expr, String> {
    let text = if when.is_empty() { "true" } else { when };
    genvisa_rule::parse(text).map_err(|e| format!("generated.toml: `{text}`: {e}"))
}

/// Where subjects are in an instruction: when each is there, and when the expression is true of it.
fn instances(of: &[String], when: &str, model: &Model<'_>) -> Vec<(Formula, Formula)> {
    let Ok(condition) = condition(when) else { return Vec::new() };
    let name = &model.layout.instruction.name;
    let subjects = of.iter().map(|subject| if names(subject, name) { name } else { subject });
    let nodes = subjects.flat_map(|subject| model.layout.instances(subject));
    nodes.map(|(node, _)| (model.environment.guard(node).clone(), model.formula(&condition, node))).collect()
}

/// Whether a name with a star at its end, or without, is that of an instruction.
fn names(subject: &str, instruction: &str) -> bool {
    subject.strip_suffix('*').map_or(subject == instruction, |begin| instruction.starts_with(begin))
}
