//! Violations in the terms of users: the facts that were found, those that are allowed, and the values in the rule.
//!
//! `captured` takes the values of the parts of a violated rule from the check itself. `blame` finds the part that is false,
//! `words` and `phrases` name things, and `headline` makes the
//! sentence.

mod bits;
mod blame;
mod captured;
mod comparison;
mod facts;
mod fix;
mod headline;
mod holder;
mod needs;
mod phrases;
mod places;
mod reason;
mod sums;
mod twice;
mod words;

use blame::{Blame, free_parts};
use captured::{Capture, parsed};
pub(crate) use facts::{Fact, deciding, follows};
pub use fix::{Fix, find_word_in};
use genvisa::{Declarations, Explanations, Instruction, Module, ModuleLocation, Platform, Rule, Violation};
use genvisa_asm::Target;
use genvisa_asm::symbols::Naming;
use genvisa_report::text_of;
use genvisa_runtime::Checked;
use genvisa_runtime::flow::FlowFacts;
use headline::Choice;
pub(crate) use holder::noun;
use serde::Serialize;
use std::borrow::Cow;
use std::sync::Arc;
use words::Words;
pub(crate) use words::{code, list};

/// A violation, explained.
#[derive(Debug, Default)]
pub struct Verdict {
    /// The facts that were found and those that are allowed, as one sentence.
    pub message: String,
    /// The facts that were found; empty if the rule has no value.
    pub found: String,
    /// The values that are allowed in place of the one that was found, if they are a list.
    pub allowed: Vec<String>,
    /// The parts of the rule and their values.
    pub values: Vec<Value>,
    /// The parts that the false requirement of the rule has values of.
    pub(crate) blamed: Vec<String>,
    /// The field of the instruction that the message is about, and the number of its element; `None` if it is that of the violation.
    pub field: Option<(&'static str, usize)>,
    /// The change of the instruction that satisfies the rule, if no other one could be meant.
    pub fix: Option<Fix>,
}

impl Verdict {
    /// The sentence of a rule, for a violation about which nothing else is known.
    pub(crate) fn of_sentence(rule: &Rule) -> Self {
        Self { message: rule.doc.to_string(), ..Self::default() }
    }

    /// A violation in words, and the choice that would satisfy the rule.
    fn made(rule: &'static Rule, words: &Words<'_>) -> (Self, Option<Choice>) {
        let captured = words.captured;
        let blame = Blame::of(&captured.expr, captured);
        let mut headline = headline::of(rule, &blame, words);
        let choice = Choice::of(&mut headline, &blame);
        let parts = captured.parts.keys().filter_map(|text| parsed(text));
        let of_rule = Words { is_spelled: false, holder: words.holder.clone(), ..*words };
        let values = parts.map(|part| Value { value: of_rule.in_rule(&part), part: part.to_string() });
        let verdict = Self {
            message: headline.text,
            found: headline.found,
            allowed: headline.allowed.iter().map(|one| plain(one)).collect(),
            values: values.collect(),
            blamed: free_parts(blame.part).iter().map(ToString::to_string).collect(),
            field: headline.field,
            fix: None,
        };
        (verdict, choice)
    }
}

/// Explains a violation in a structure that depends on nothing outside of it.
pub(crate) fn of_record(record: &impl Checked, platform: Platform, violation: &Violation) -> Verdict {
    let mut capture = Capture::of(*violation);
    record.explain(&platform.context(&Declarations::default()), &mut capture);
    match capture.captured {
        None => Verdict::of_sentence(violation.rule),
        Some(captured) => {
            let words = Words::of(&captured, violation, holder::of(violation, None, &|_| None), platform);
            Verdict::made(violation.rule, &words).0
        }
    }
}

/// A part of a rule and its value.
#[derive(Debug, Clone, Serialize)]
pub struct Value {
    /// The part in the rule language.
    pub part: String,
    /// Its value. An encoding is its name, and behind a number if the part is its code: `0x5 (32)`.
    pub value: String,
}

/// An instruction of an object.
#[derive(Debug)]
pub struct At {
    /// Bytes from the start of the file.
    pub byte: usize,
    /// Its line in the disassembly.
    pub text: String,
}

/// Explains the violations of a module.
pub struct Verdicts<'m> {
    module: &'m Module,
    platform: Platform,
    explanations: Explanations<'m>,
    /// The names in the kernel or function of the last location.
    naming: Option<(ModuleLocation, Option<Box<dyn Naming + 'm>>)>,
}

impl<'m> Verdicts<'m> {
    /// Explanations for a module on a platform. `first` has the facts that [`Module::first_flow`] returns, if they are known.
    pub fn of(module: &'m Module, platform: Platform, first: Option<&Arc<FlowFacts>>) -> Self {
        Self { module, platform, explanations: module.explanations(platform, first), naming: None }
    }

    /// Explains a violation.
    pub fn verdict(&mut self, location: ModuleLocation, violation: &Violation) -> Verdict {
        let mut capture = Capture::of(*violation);
        self.explanations.explain(location, &mut capture);
        let instruction = self.explanations.instruction(location).map(|(instruction, _)| *instruction);
        let rule = violation.rule;
        let Some(captured) = capture.captured else { return Verdict::of_sentence(rule) };
        let platform = self.platform;
        let version = self.module.version();
        let header_name = header_name(self.module, location);
        let twice = repeated_name(rule, self.module, location);
        let module = self.module;
        let naming = self.naming(location);
        let info = instruction.as_ref().map(Instruction::info);
        let repeated = info
            .filter(|_| violation.element.is_none())
            .and_then(|info| words::repeated(info, violation.field));
        let repeated = repeated.map(|field| (field, captured.element));
        let holder = match repeated {
            Some((field, n)) => Some(words::element(field, n)),
            None => holder::of(violation, naming, &|element| holder::input(module, location, element)),
        };
        let words = Words {
            instruction: info,
            naming,
            is_spelled: true,
            header_name: header_name.as_deref(),
            twice: twice.as_deref(),
            ..Words::of(&captured, violation, holder, platform)
        };
        let (verdict, choice) = Verdict::made(rule, &words);
        let field = verdict.field.or(repeated);
        let fix = choice.as_ref().zip(instruction.as_ref());
        let fix = fix.and_then(|(choice, instruction)| fix::of(choice, &words, instruction, version));
        Verdict { fix, field, ..verdict }
    }

    /// The instruction at a location.
    pub fn instruction(&mut self, location: ModuleLocation) -> Option<At> {
        self.naming(location);
        let (instruction, byte) = self.explanations.instruction(location)?;
        let naming = self.naming.as_ref().and_then(|(_, naming)| naming.as_deref());
        Some(At { byte, text: text(instruction, naming) })
    }

    fn naming(&mut self, location: ModuleLocation) -> Option<&dyn Naming> {
        let object = object(location);
        if self.naming.as_ref().is_none_or(|(known, _)| *known != object) {
            let target = Target::from(self.platform);
            self.naming = Some((object, target.naming(self.module, location)));
        }
        self.naming.as_ref().and_then(|(_, naming)| naming.as_deref())
    }
}

/// A value for programs, which need no quotes.
fn plain(value: &str) -> String {
    value.replace('`', "")
}

/// The name that two things have, if a rule is about different names.
pub(crate) fn repeated_name(rule: &Rule, module: &Module, location: ModuleLocation) -> Option<String> {
    twice::of(rule, module, object(location))
}

/// The kernel or function of a location.
fn object(location: ModuleLocation) -> ModuleLocation {
    use ModuleLocation::{Function, FunctionInstruction, Header, Kernel, KernelInstruction};
    match location {
        Header => Header,
        Kernel(n) | KernelInstruction(n, _) => Kernel(n),
        Function(n) | FunctionInstruction(n, _) => Function(n),
    }
}

/// The name that the header gives the kernel or function of a location.
fn header_name(module: &Module, location: ModuleLocation) -> Option<Cow<'_, str>> {
    let header = &module.header;
    let name = match object(location) {
        ModuleLocation::Kernel(n) => &header.kernel_info.get(n)?.name,
        ModuleLocation::Function(n) => &header.function_info.get(n)?.name,
        _ => return None,
    };
    Some(text_of(name))
}

/// The line of an instruction in the disassembly; its name if no text represents it.
fn text(instruction: &Instruction, naming: Option<&dyn Naming>) -> String {
    let mut line = String::new();
    let printed = naming.map(|naming| genvisa_asm::print::instruction(instruction, naming, &mut line));
    match printed {
        Some(Ok(())) => line,
        _ => instruction.info().name.to_string(),
    }
}
