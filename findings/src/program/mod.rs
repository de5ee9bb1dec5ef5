//! Findings about whole programs, as text or as objects.
//!
//! ```
//! use genvisa::Platform;
//! use genvisa_findings::program::Program;
//!
//! let text = ".version 3.8
//! .kernel \"k\"
//! .decl V32 v_type=G type=f num_elts=8 align=GRF
//! kernel_0:
//!   add (M1, 16) V32(0,0)<1> V32(0,0)<1;1,0> 0x1:f
//!   ret (M1, 1)
//! ";
//! let program = Program::text("k.visaasm", text, Platform::Skl);
//! let (findings, mut rows) = (program.findings(), program.rows());
//! let mut found = findings.iter().map(|finding| rows.row(finding));
//! let row = found.find(|row| row.region.is_some_and(|region| region.line == 5)).ok_or("no finding")?;
//! assert_eq!(row.rule, Some("gen_opnd/region/destination_room"));
//! # Ok::<(), &str>(())
//! ```

mod causes;
mod declared;
mod finding;
mod row;
mod unused;

pub(crate) use causes::causes;
pub(crate) use finding::UNUSED;
pub use finding::{Cause, Finding};
pub(crate) use row::with_others;
pub use row::{ObjectPlace, Region, Related, Replacement, Row, Rows};

use crate::place::{is_within_any, line};
use crate::related::{Faulty, declaration, names_any};
use crate::verdict::Verdicts;
use crate::violations;
use genvisa::{Body, DecodeError, Module, ModuleLocation, Platform, Rule};
use genvisa_asm::module::{ModuleSpans, ReadText};
use genvisa_asm::report::Source;
use genvisa_asm::{Problem, Target, validate_flow_with};
use genvisa_runtime::flow::FlowFacts;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::{Arc, OnceLock};
use unused::unused;

/// A program that has been read for a platform.
pub struct Program<'t> {
    name: &'t str,
    /// The text; `None` for an object.
    source: Option<Source<'t>>,
    module: Module,
    problems: Vec<Problem>,
    /// The statements about which nothing is known, because the declaration of a variable has a mistake.
    uncertain: Vec<Range<usize>>,
    platform: Platform,
    /// The spans of the parts of the text; none for an object.
    spans: ModuleSpans,
    /// The facts about the flow of the first kernel, after their first use: findings and their explanations need them.
    flow: OnceLock<Option<Arc<FlowFacts>>>,
}

impl<'t> Program<'t> {
    /// Reads a text of the file `name`. Its mistakes are findings.
    pub fn text(name: &'t str, text: &'t str, platform: Platform) -> Self {
        let ReadText { module, spans, problems, uncertain } = Target::from(platform).read_with_spans(text);
        let source = Some(Source::new(name, text));
        Self { name, source, module, problems, uncertain, platform, spans, flow: OnceLock::new() }
    }

    /// Reads an object of the file `name`.
    ///
    /// # Errors
    /// If the declarations cannot be read. An instruction that cannot be read is a finding.
    pub fn object(name: &'t str, bytes: &[u8], platform: Platform) -> Result<Self, DecodeError> {
        Ok(Self::module(name, Module::decode(bytes)?, platform))
    }

    /// A module of the file `name`.
    pub fn module(name: &'t str, module: Module, platform: Platform) -> Self {
        let (problems, uncertain) = (Vec::new(), Vec::new());
        let (spans, flow) = (ModuleSpans::default(), OnceLock::new());
        Self { name, source: None, module, problems, uncertain, platform, spans, flow }
    }

    /// The text; `None` for an object.
    pub fn source(&self) -> Option<&Source<'t>> {
        self.source.as_ref()
    }

    /// The spans of the parts of the text: instructions, their fields, declarations and all names. None for an object.
    pub fn spans(&self) -> &ModuleSpans {
        &self.spans
    }

    /// Explanations, with the facts about the flow if findings needed them: those of a text with mistakes do not.
    fn verdicts(&self) -> Verdicts<'_> {
        Verdicts::of(&self.module, self.platform, self.flow.get().and_then(Option::as_ref))
    }

    fn flow(&self) -> Option<&Arc<FlowFacts>> {
        self.flow.get_or_init(|| self.module.first_flow(self.platform)).as_ref()
    }

    /// The mistakes of the text. With one of them, only a part of it was checked.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// The violated rules, and the parts that cannot be read: of a text in its order, and of an object with the parts that cannot
    /// be read first, because they are the cause of others.
    pub fn findings(&self) -> Vec<Finding<'_>> {
        self.findings_with(&|_| true)
    }

    /// The same, where only rules that `is_shown` accepts explain other findings. A finding that follows from a hidden rule stays.
    pub fn findings_with(&self, is_shown: &dyn Fn(&Rule) -> bool) -> Vec<Finding<'_>> {
        match &self.source {
            Some(source) => self.in_text(source.text(), is_shown),
            None => self.in_object(is_shown),
        }
    }

    /// Explains findings.
    pub fn rows(&self) -> Rows<'_> {
        Rows { program: self, verdicts: self.verdicts() }
    }

    fn in_text(&self, text: &str, is_shown: &dyn Fn(&Rule) -> bool) -> Vec<Finding<'_>> {
        let Self { module, problems, uncertain, platform, .. } = self;
        let flow = if problems.is_empty() { self.flow() } else { None };
        let found = violations::of_text(module, problems, *platform, flow);
        // A statement with a mistake gets only the message about the mistake.
        let unreadable: HashSet<&Range<usize>> = problems.iter().map(|problem| &problem.span).collect();
        let has_mistake = |statement: &Range<usize>| {
            let next = problems.partition_point(|problem| problem.span.start < statement.start);
            problems.get(next).is_some_and(|problem| problem.span.start < statement.end)
        };
        let findings = found.into_iter().map(|(place, violation)| {
            let span = self.spans().of(place, &violation).unwrap_or_default();
            let statement = self.spans().statement(place).unwrap_or_default();
            Finding { span, statement, ..Finding::new(Cause::Violated(place, violation)) }
        });
        // Nothing is known about a variable whose declaration has a mistake.
        let is_certain = |finding: &Finding<'_>| {
            let Finding { span, statement, .. } = finding;
            let statement = if statement.is_empty() { &line(text, span.start) } else { statement };
            !unreadable.contains(span) && !has_mistake(statement) && !is_within_any(span, uncertain)
        };
        let mut findings = self.causes_of_declarations(findings.filter(is_certain).collect(), is_shown);
        findings = causes(findings, is_shown, || self.verdicts());
        findings = self.counted(findings);
        findings.extend(problems.iter().enumerate().map(|(number, problem)| Finding {
            span: problem.span.clone(),
            statement: problem.span.clone(),
            ..Finding::new(Cause::Unread(number))
        }));
        findings.sort_by_key(|finding| finding.span.start);
        findings
    }

    /// The findings without those at uses of a variable that follow from the part of its declaration that violates a rule.
    fn causes_of_declarations<'f>(
        &self,
        findings: Vec<Finding<'f>>,
        is_shown: &dyn Fn(&Rule) -> bool,
    ) -> Vec<Finding<'f>> {
        let faulty: Vec<Faulty> = findings
            .iter()
            .filter(|finding| finding.rule().is_some_and(is_shown))
            .filter_map(Faulty::of)
            .collect();
        if faulty.is_empty() {
            return findings;
        }
        let mut verdicts = self.verdicts();
        let mut follows = |finding: &Finding<'_>| match &finding.cause {
            Cause::Violated(place, violation) => {
                // Most findings name none of the variables, and need no verdict.
                let is_use = !finding.statement.is_empty();
                is_use && names_any(self.spans(), *place, &finding.span, &faulty) && {
                    let values = verdicts.verdict(*place, violation).values;
                    let declared = declaration(self.spans(), *place, &finding.span, &values);
                    faulty.iter().any(|one| declared.as_ref() == Some(&one.span) && one.explains(&values))
                }
            }
            _ => false,
        };
        findings.into_iter().filter(|finding| !follows(finding)).collect()
    }

    /// The findings, with one of many about a wrong attribute for all that have the same message about other instructions.
    fn counted<'f>(&self, findings: Vec<Finding<'f>>) -> Vec<Finding<'f>> {
        let mut counts: HashMap<_, usize> = HashMap::new();
        for kind in findings.iter().filter_map(of_attribute) {
            *counts.entry(kind).or_default() += 1;
        }
        if !counts.values().any(|count| *count > MOST_EQUAL) {
            return findings;
        }
        let mut verdicts = self.verdicts();
        let mut known: HashMap<_, usize> = HashMap::new();
        let mut counted: Vec<Finding<'f>> = Vec::new();
        for finding in findings {
            let kind = of_attribute(&finding).filter(|kind| counts.get(kind) > Some(&MOST_EQUAL));
            let (Some(kind), Cause::Violated(place, violation)) = (kind, &finding.cause) else {
                counted.push(finding);
                continue;
            };
            let message = verdicts.verdict(*place, violation).message;
            let first = *known.entry((kind, message)).or_insert(counted.len());
            match counted.get_mut(first) {
                Some(first) => first.others += 1,
                None => counted.push(finding),
            }
        }
        counted
    }

    fn in_object(&self, is_shown: &dyn Fn(&Rule) -> bool) -> Vec<Finding<'_>> {
        let mut findings = undecodable(&self.module);
        let violated = validate_flow_with(&self.module, self.platform, self.flow());
        let violated = violated.into_iter().map(|(place, found)| Finding::new(Cause::Violated(place, found)));
        let violated = causes(violated.collect(), is_shown, || self.verdicts());
        findings.extend(self.counted(violated));
        findings.extend(unused(&self.module).into_iter().map(|bytes| Finding::new(Cause::Unused(bytes))));
        findings
    }
}

/// The number of equal findings that are shown one by one.
const MOST_EQUAL: usize = 3;

/// The function of the rule language whose value is that of an attribute.
const ATTRIBUTE: &str = "attribute(";

/// Whether it is a function, the number of the kernel or function, and the rule, of a finding about an instruction that depends on
/// an attribute.
fn of_attribute(finding: &Finding<'_>) -> Option<(bool, usize, &'static str)> {
    let (place, violation) = finding.violated()?;
    let (is_function, number) = match place {
        ModuleLocation::KernelInstruction(n, _) => (false, n),
        ModuleLocation::FunctionInstruction(n, _) => (true, n),
        _ => return None,
    };
    violation.rule.expr.contains(ATTRIBUTE).then_some((is_function, number, violation.rule.id))
}

/// The instructions that cannot be decoded: at most one in each body, because the length of the first one is unknown.
fn undecodable(module: &Module) -> Vec<Finding<'_>> {
    let kernels = module.kernels.iter().enumerate().filter_map(|(n, kernel)| {
        undecoded(ModuleLocation::KernelInstruction(n, kernel.body.len()), &kernel.body)
    });
    let functions = module.functions.iter().enumerate().filter_map(|(n, function)| {
        let body = &function.as_ref()?.body;
        undecoded(ModuleLocation::FunctionInstruction(n, body.len()), body)
    });
    kernels.chain(functions).collect()
}

/// The finding about the bytes of a body that cannot be decoded.
fn undecoded(location: ModuleLocation, body: &Body) -> Option<Finding<'_>> {
    let rest = body.rest.as_deref()?;
    Some(Finding::new(Cause::Undecodable(location, rest)))
}
