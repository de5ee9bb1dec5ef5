//! Valid instructions that the finalizer treats otherwise than the pages state, from `oracle/generated.toml`. Each is
//! declared with a reason.

use crate::model::Model;
use crate::solve::Formula;
use crate::whole::Frame;
use genvisa_reader::isa::PlatformSet;
use genvisa_rule::{BinaryOp, Expr, UnaryOp};
use serde::Deserialize;

/// The declarations of this repository.
pub const TEXT: &str = include_str!("../oracle/generated.toml");

/// The declarations.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exceptions {
    /// The kernels that instructions need.
    #[serde(default, rename = "frame")]
    pub frames: Vec<Frame>,
    /// The instructions that are not generated.
    #[serde(default, rename = "limit")]
    pub limits: Vec<Limit>,
    /// The instructions with another outcome.
    #[serde(default, rename = "except")]
    pub exceptions: Vec<Exception>,
}

/// A condition that all generated instructions satisfy.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Instructions, structures or fields.
    pub of: Vec<String>,
    /// The condition, in the rule language.
    pub when: String,
    /// Why no other instructions are generated.
    pub reason: String,
}

/// Valid instructions with another outcome than expected.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// Instructions (`VA_*`: all whose names begin with `VA_`), or structures and fields that many instructions have.
    pub of: Vec<String>,
    /// The condition that they satisfy, in the rule language; empty for all of them.
    #[serde(default)]
    pub when: String,
    /// The platforms, as in a tag (`-XEHP`); empty for all.
    #[serde(default)]
    pub on: String,
    /// The outcome.
    #[serde(flatten)]
    pub outcome: OracleOutcome,
    /// A part of the message of the finalizer; empty if there is none.
    #[serde(default)]
    pub message: String,
    /// The reason.
    pub reason: String,
}

/// The outcome for an instruction. An exception can list several alternatives (`unclear | timed out`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct OracleOutcome {
    /// The verdict on its object.
    #[serde(default = "OracleOutcome::accepted")]
    pub object: String,
    /// Whether its text gives the same Gen code: `same`, `other`, the verdict if the text is not accepted, `unread` if the
    /// instruction has no text form.
    #[serde(default = "OracleOutcome::same")]
    pub text: String,
    /// Whether the finalizer prints an accepted object like our disassembler: `same`, `other`, or `none` if it prints
    /// nothing.
    #[serde(default = "OracleOutcome::same")]
    pub printed: String,
}

impl Default for OracleOutcome {
    /// The expected outcome of a valid instruction.
    fn default() -> Self {
        Self { object: Self::accepted(), text: Self::same(), printed: Self::same() }
    }
}

impl OracleOutcome {
    fn accepted() -> String {
        "accepted".into()
    }

    fn same() -> String {
        "same".into()
    }
}

impl OracleOutcome {
    /// Whether the finalizer may exceed its time limit.
    pub fn hangs(&self) -> bool {
        [&self.object, &self.text].iter().any(|words| words.contains("timed out"))
    }

    /// Whether there are several alternatives.
    pub fn varies(&self) -> bool {
        [&self.object, &self.text, &self.printed].iter().any(|words| words.contains('|'))
    }

    /// Whether this outcome is one of the alternatives of an exception.
    pub fn is_among(&self, declared: &Self) -> bool {
        let within = |one: &str, all: &str| all.split(" | ").any(|word| word == one);
        within(&self.object, &declared.object)
            && within(&self.text, &declared.text)
            && within(&self.printed, &declared.printed)
    }
}

impl std::fmt::Display for OracleOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "object {}, text {}, printed {}", self.object, self.text, self.printed)
    }
}

impl Exceptions {
    /// Reads declarations.
    ///
    /// # Errors
    /// If the text is not TOML of this form, or an expression in it cannot be parsed.
    pub fn read(text: &str) -> Result<Self, String> {
        let read: Self = toml::from_str(text).map_err(|e| format!("generated.toml: {e}"))?;
        for limit in &read.limits {
            condition(&limit.when)?;
        }
        for exception in &read.exceptions {
            condition(&exception.when)?;
            if PlatformSet::parse(&exception.on).is_none() && !exception.on.is_empty() {
                return Err(format!("generated.toml: `{}` is not a set of platforms", exception.on));
            }
        }
        Ok(read)
    }

    /// The conditions of instructions that satisfy all limits and to which no exception applies, except `but`.
    pub fn denied(&self, model: &Model<'_>, but: Option<&Exception>) -> Vec<Formula> {
        let others = self.exceptions.iter().filter(|other| but != Some(other));
        let not = |formula| Formula::Unary(UnaryOp::Not, Box::new(formula)).folded();
        let others = others.filter_map(|other| other.applies(model)).map(not);
        let limits = self.limits.iter().flat_map(|limit| instances(&limit.of, &limit.when, model));
        let within = |(guard, holds)| Formula::binary(BinaryOp::Implies, guard, holds).folded();
        others.chain(limits.map(within)).collect()
    }

    /// The kernel that an instruction needs.
    pub fn frame(&self, instruction: &str) -> Frame {
        let has = |frame: &&Frame| frame.of.iter().any(|name| name == instruction);
        self.frames.iter().find(has).cloned().unwrap_or_default()
    }
}

impl Exception {
    /// Whether it applies to all forms of an instruction.
    pub fn is_whole(&self, instruction: &str) -> bool {
        self.when.is_empty() && self.of.iter().any(|subject| names(subject, instruction))
    }

    /// Whether it may apply to an instruction, by name alone.
    pub fn concerns(&self, instruction: &str) -> bool {
        let is_shared = |subject: &str| subject.chars().all(|c| c.is_lowercase() || c == '_');
        self.of.iter().any(|subject| names(subject, instruction) || is_shared(subject))
    }

    /// The condition on which it applies to an instruction; `None` if it never does.
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

/// Parses a condition. The empty condition is always true.
fn condition(when: &str) -> Result<Expr, String> {
    let text = if when.is_empty() { "true" } else { when };
    genvisa_rule::parse(text).map_err(|e| format!("generated.toml: `{text}`: {e}"))
}

/// The instances of subjects in an instruction: for each, the conditions on which it is present and the expression is true.
fn instances(of: &[String], when: &str, model: &Model<'_>) -> Vec<(Formula, Formula)> {
    let Ok(condition) = condition(when) else { return Vec::new() };
    let name = &model.layout.instruction.name;
    let subjects = of.iter().map(|subject| if names(subject, name) { name } else { subject });
    let nodes = subjects.flat_map(|subject| model.layout.instances(subject));
    nodes.map(|(node, _)| (model.environment.guard(node).clone(), model.formula(&condition, node))).collect()
}

/// Whether a name, possibly with a star at its end, matches an instruction.
fn names(subject: &str, instruction: &str) -> bool {
    subject.strip_suffix('*').map_or(subject == instruction, |begin| instruction.starts_with(begin))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::VariableTypes;
    use crate::solve::{Outcome, Terms};
    use crate::spec::{Spec, VERSION};
    use crate::whole::CALLEE;

    /// Whether a valid instruction can have a part in a state: first any, then one that the declarations allow.
    fn can_be(spec: &Spec, instruction: &str, part: &str, state: &str) -> [bool; 2] {
        let instruction = spec.isa.instruction(instruction).unwrap();
        let newest = (0..spec.isa.platforms.len()).rev().find(|n| spec.on(&instruction.platforms, *n));
        let platform = newest.unwrap();
        let model = || Model::new(spec, instruction, platform, VERSION, VariableTypes::Declarable);
        let denied = Exceptions::read(TEXT).unwrap().denied(&model(), None);
        [model(), model().and(denied)].map(|model| {
            let parts = instances(&[part.into()], state, &model).into_iter();
            let parts = parts.map(|(guard, state)| Formula::binary(BinaryOp::And, guard, state));
            let state = parts.reduce(|a, b| Formula::binary(BinaryOp::Or, a, b)).unwrap();
            let terms = Terms { premise: Some(&state), limit: 5_000, ..Terms::default() };
            matches!(model.problem.satisfy(terms, &[]), Outcome::Found(_))
        })
    }

    #[test]
    fn an_exception_with_a_condition_is_not_about_the_whole_instruction() {
        let whole =
            Exceptions::read(TEXT).unwrap().exceptions.into_iter().find(|e| e.when.is_empty()).unwrap();
        let name = whole.of[0].trim_end_matches('*').to_string();
        assert!(whole.is_whole(&name) && !whole.is_whole("NO_INSTRUCTION"));
        let limited = Exception { when: "exec_size == 1".into(), ..whole };
        assert!(!limited.is_whole(&name) && limited.concerns(&name));
    }

    #[test]
    fn declarations_leave_out_parts_that_generated_modules_lack() {
        let spec = Spec::embedded().unwrap();
        let (callee, other) = (format!("func_id == {CALLEE}"), format!("func_id != {CALLEE}"));
        for (instruction, part, allowed, left_out) in [
            // A variable of more than 64 registers leaves none for others.
            ("DWORD_ATOMIC", "raw_operand", "offset > 0 && offset < 2048", "offset >= 2048"),
            // A module has one function.
            ("FCALL", "FCALL", &callee, &other),
            // The text of the null variable has no offset.
            ("DWORD_ATOMIC", "raw_operand", "id == 0 && offset == 0", "id == 0 && offset != 0"),
        ] {
            assert_eq!(can_be(&spec, instruction, part, allowed), [true, true], "{instruction}: {allowed}");
            assert_eq!(
                can_be(&spec, instruction, part, left_out),
                [true, false],
                "{instruction}: {left_out}"
            );
        }
    }
}
