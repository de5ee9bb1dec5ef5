//! Facts that the source does not state, as they are guessed.

use crate::finding::Finding;
use crate::fragment::constraint::Kind;
use crate::fragment::operand::{Elements, Value};
use crate::fragment::placeholder::Part;
use crate::fragment::program::Program;
use crate::fragment::types::Type;
use crate::fragment::{Backend, Fragment, Operand, execution};
use genvisa::DataType::{B, Bf, D, Df, F, Hf, Q, Ud, W};
use genvisa::{Level, ModuleLocation, Platform, Violation};
use genvisa_asm::Target;
use genvisa_asm::module::ReadText;
use genvisa_report::Severity;

/// The types that a variable of unknown type is tried with, the usual ones first.
const CANDIDATES: [Type; 9] =
    [Type(D), Type(F), Type(Ud), Type(Hf), Type(Q), Type(Df), Type(W), Type(Bf), Type(B)];
/// More operands of unknown types are not tried.
const MOST_TRIED: usize = 8;

/// The types of all operands. Those that are unknown get the types with the fewest mistakes: first one type for all, and then
/// one after the other.
pub fn types(fragment: &Fragment, parts: &[Part], platform: Platform) -> Vec<Type> {
    let known = |operand: &Operand| match operand.value {
        Value::Variable(ty, _) => ty,
        Value::Unknown | Value::Number(_) => Type(D),
    };
    let mut types: Vec<Type> = fragment.operands.iter().map(known).collect();
    let unknown: Vec<usize> = unknown(fragment).take(MOST_TRIED).collect();
    let alone: Vec<Vec<usize>> =
        unknown.iter().filter(|_| unknown.len() > 1).map(|number| vec![*number]).collect();
    let mut fewest = usize::MAX;
    for some in std::iter::once(unknown).filter(|all| !all.is_empty()).chain(alone) {
        for candidate in CANDIDATES {
            if fewest == 0 {
                return types;
            }
            let mut tried = types.clone();
            for number in &some {
                if let Some(ty) = tried.get_mut(*number) {
                    *ty = candidate;
                }
            }
            let mistakes = mistakes(&Program::of(fragment, parts, &tried, platform, |_| true), platform);
            if mistakes < fewest {
                (fewest, types) = (mistakes, tried);
            }
        }
    }
    types
}

/// The operands that are variables of unknown types.
fn unknown(fragment: &Fragment) -> impl Iterator<Item = usize> {
    let operands = fragment.operands.iter().enumerate();
    let is_unknown = |(_, operand): &(usize, &Operand)| {
        operand.value == Value::Unknown && !matches!(operand.constraint.kind, Kind::Number | Kind::Tied(_))
    };
    operands.filter(is_unknown).map(|(number, _)| number)
}

/// The number of errors in a program.
fn mistakes(program: &Program, platform: Platform) -> usize {
    let ReadText { module, problems, .. } = Target::from(platform).read(program.text.text());
    let is_error = |(_, violation): &(ModuleLocation, Violation)| violation.rule.level == Level::Error;
    problems.len() + module.validate(platform).into_iter().filter(is_error).count()
}

/// Notes about facts that the source does not state.
pub fn notes(fragment: &Fragment, types: &[Type]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let begin = fragment.span.start..fragment.span.start;
    let guessed: Vec<String> = unknown(fragment)
        .filter_map(|number| Some(format!("operand {number} as `{}`", types.get(number)?.name())))
        .collect();
    if !guessed.is_empty() {
        let message = format!("the types of some operands are unknown; checked with {}", guessed.join(", "));
        let help = "state them: `--operand 0=rw:float[16]`";
        findings.push(
            Finding::new(Severity::Note, "inline/operand/type", begin.clone(), message).with_help(help),
        );
    }
    let depends = |operand: &Operand| {
        operand.constraint.kind == Kind::Variable
            && matches!(operand.value, Value::Variable(_, Elements::OfChannel(_)))
    };
    if fragment.backend == Backend::Scalar
        && fragment.sub_group.is_none()
        && fragment.operands.iter().any(depends)
        && execution::widest(fragment.template.text()).is_some()
    {
        let message = format!(
            "the size of the sub-group is not stated; checked with {} channels, the largest execution size of the text",
            fragment.channels()
        );
        let help =
            "fix it in the kernel with `reqd_sub_group_size`: a smaller sub-group makes the operands smaller";
        findings.push(Finding::new(Severity::Note, "inline/sub_group", begin, message).with_help(help));
    }
    findings
}
