//! Validation of whole files: rules about the header, the declarations and the instructions.

use super::header_facts::{HeaderFacts, HeaderOf};
use super::{
    BodyInstruction, Declared, Inputs, Instructions, Module, ModuleLocation, ObjectFormat, Outline, Routine,
    Step, TargetPlatform,
};
use crate::flow::FlowFacts;
use crate::{Checked, Refers, Scope, Variable, Violation};
use alloc::collections::BTreeSet;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

impl<F: ObjectFormat> Module<F> {
    /// The rules that the file breaks on a platform: in its header, its declarations and its instructions. Rules about the flow
    /// of bodies are not evaluated.
    pub fn validate(&self, platform: F::Platform) -> Vec<(ModuleLocation, Violation)> {
        self.validate_by(platform, Depth::Instructions)
    }

    /// As [`Self::validate`], with the rules about the flow of bodies: code that is not reached, variables without a value or a
    /// use, and instructions that channels must not wait for.
    pub fn validate_flow(&self, platform: F::Platform) -> Vec<(ModuleLocation, Violation)> {
        self.validate_by(platform, Depth::Flow)
    }

    /// As [`Self::validate_flow`], with the kernels and functions in an order of the caller's choice, for instance in parallel.
    /// `validate_all` receives their number and a function that validates one of them. It returns all results in ascending
    /// order. `first` has the facts that [`Self::first_flow`] returns, if they are known.
    pub fn validate_flow_by(
        &self,
        platform: F::Platform,
        first: Option<&Arc<FlowFacts>>,
        validate_all: impl FnOnce(
            usize,
            &(dyn Fn(usize) -> Vec<(ModuleLocation, Violation)> + Sync),
        ) -> Vec<Vec<(ModuleLocation, Violation)>>,
    ) -> Vec<(ModuleLocation, Violation)>
    where
        Self: Sync,
        F::Platform: Sync,
    {
        let (header, mut found) = self.validate_header(platform);
        let one = |number| {
            let known = first.filter(|_| number == 0).cloned();
            self.validate_one(number, platform, known.map_or(Depth::Flow, Depth::KnownFlow), &header)
        };
        let others = validate_all(self.kernels.len() + self.functions.len(), &one);
        found.extend(others.into_iter().flatten());
        found
    }

    fn validate_by(&self, platform: F::Platform, depth: Depth) -> Violations {
        let (header, mut found) = self.validate_header(platform);
        for number in 0..self.kernels.len() + self.functions.len() {
            found.extend(self.validate_one(number, platform, depth.clone(), &header));
        }
        found
    }

    /// The facts about the flow of the first kernel, for a validation and for [`Self::explanations`]. Most files have one kernel
    /// only. `None` if the module has no kernel, or an instruction of it cannot be decoded.
    pub fn first_flow(&self, platform: F::Platform) -> Option<Arc<FlowFacts>> {
        BodyFacts::to_depth(self.kernels.first()?, platform, Depth::Flow).flow
    }

    fn validate_header(&self, platform: F::Platform) -> (HeaderFacts<'_>, Violations) {
        let (header, mut found) = (HeaderFacts::of(self), Vec::new());
        let mut report = |violation| found.push((ModuleLocation::Header, violation));
        self.header.check(&platform.context(&header), &mut report);
        (header, found)
    }

    /// The violations of a kernel or function. The numbers of functions follow those of kernels.
    fn validate_one(
        &self,
        number: usize,
        platform: F::Platform,
        depth: Depth,
        header: &HeaderFacts<'_>,
    ) -> Violations {
        use ModuleLocation::{Function, FunctionInstruction, Kernel, KernelInstruction};
        let mut found = Vec::new();
        let header = header.of_object(number);
        if let Some(kernel) = self.kernels.get(number) {
            let location = |at: Option<usize>| at.map_or(Kernel(number), |at| KernelInstruction(number, at));
            let report = |at, violation| found.push((location(at), violation));
            kernel.validate_all(platform, depth, header, report);
            return found;
        }
        let number = number - self.kernels.len();
        if let Some(Some(function)) = self.functions.get(number) {
            let location =
                |at: Option<usize>| at.map_or(Function(number), |at| FunctionInstruction(number, at));
            let report = |at, violation| found.push((location(at), violation));
            function.validate_all(platform, depth, header, report);
        }
        found
    }
}

/// Broken rules, each with its location in the file.
type Violations = Vec<(ModuleLocation, Violation)>;

/// Whether rules about the flow of bodies are evaluated.
#[derive(Clone)]
pub(super) enum Depth {
    Instructions,
    Flow,
    /// The facts about the flow of the body are known.
    KnownFlow(Arc<FlowFacts>),
}

impl<D: Declared, I: BodyInstruction> Routine<D, I> {
    /// The rules that the instructions break on a platform, each with the position of its instruction.
    pub fn validate(&self, platform: I::Platform) -> Vec<(usize, Violation)> {
        let mut found = Vec::new();
        let mut report = |position, violation| found.push((position, violation));
        self.validate_body(&BodyFacts::of(self), None, platform, &mut report);
        found
    }

    /// Reports the broken rules about the declarations, then those about each instruction with its position.
    fn validate_all(
        &self,
        platform: I::Platform,
        depth: Depth,
        header: HeaderOf<'_>,
        mut report: impl FnMut(Option<usize>, Violation),
    ) where
        I::Platform: TargetPlatform,
    {
        let facts = BodyFacts::to_depth(self, platform, depth);
        let header = Some(header);
        let scope = RoutineScope { data: &self.data, facts: &facts, header, subroutine: 0, position: 0 };
        self.data.check(&platform.context(&scope), &mut |violation| report(None, violation));
        self.validate_body(&facts, header, platform, &mut |at, violation| report(Some(at), violation));
    }

    fn validate_body(
        &self,
        facts: &BodyFacts,
        header: Option<HeaderOf<'_>>,
        platform: I::Platform,
        report: &mut dyn FnMut(usize, Violation),
    ) {
        let mut scope = RoutineScope { data: &self.data, facts, header, subroutine: 0, position: 0 };
        for (position, instruction) in self.body.iter().enumerate() {
            scope.subroutine += u32::from(begins_another(position, &instruction));
            scope.position = position;
            instruction.check(&scope, platform, &mut |violation| report(position, violation));
        }
    }
}

/// Whether an instruction begins a subroutine in addition to the one that the body begins with.
pub(super) fn begins_another(position: usize, instruction: &impl BodyInstruction) -> bool {
    position > 0 && matches!(instruction.step(), Step::Subroutine(_))
}

/// Facts about a whole kernel or function that many rules ask for, computed once.
pub(super) struct BodyFacts {
    /// `None` if some instructions cannot be decoded: they may contain labels and returns.
    outline: Option<Outline>,
    inputs: Option<Inputs>,
    /// The general variables that are inputs, by index.
    given: BTreeSet<u32>,
    flow: Option<Arc<FlowFacts>>,
}

impl BodyFacts {
    fn of<D: Declared, I: BodyInstruction>(routine: &Routine<D, I>) -> Self {
        let body: &Instructions<I> = &routine.body;
        let is_known = body.rest.is_none();
        let outline = is_known.then(|| Outline::of(body.iter().map(|instruction| instruction.step())));
        Self { outline, inputs: routine.data.inputs(), given: routine.data.given().collect(), flow: None }
    }

    pub(super) fn to_depth<D: Declared, I: BodyInstruction>(
        routine: &Routine<D, I>,
        platform: I::Platform,
        depth: Depth,
    ) -> Self
    where
        I::Platform: TargetPlatform,
    {
        let mut facts = Self::of(routine);
        // Nothing is known about instructions that cannot be decoded.
        facts.flow = match depth {
            Depth::KnownFlow(flow) => Some(flow),
            Depth::Flow if routine.body.rest.is_none() => Some(Arc::new(FlowFacts::of(routine, platform))),
            Depth::Flow | Depth::Instructions => None,
        };
        facts
    }
}

/// The scope for rules about one instruction of a kernel or function.
pub(super) struct RoutineScope<'a, D> {
    pub data: &'a D,
    pub facts: &'a BodyFacts,
    /// `None` where the file is unknown.
    pub header: Option<HeaderOf<'a>>,
    /// The number of the subroutine that contains the instruction.
    pub subroutine: u32,
    /// The number of the instruction.
    pub position: usize,
}

impl<D> RoutineScope<'_, D> {
    fn flow(&self) -> Option<&FlowFacts> {
        self.facts.flow.as_deref()
    }

    fn outline(&self) -> Option<&Outline> {
        self.facts.outline.as_ref()
    }
}

impl<D: Declared> Scope for RoutineScope<'_, D> {
    fn variable(&self, position: u32) -> Option<Variable> {
        self.data.variable(position)
    }
    fn address(&self, position: u32) -> Option<u32> {
        self.data.address(position)
    }
    fn predicate(&self, position: u32) -> Option<u32> {
        self.data.predicate(position)
    }
    fn surface(&self, position: u32) -> Option<u32> {
        self.data.surface(position)
    }
    fn sampler(&self, position: u32) -> Option<u32> {
        self.data.sampler(position)
    }
    fn label(&self, position: u32) -> Option<u8> {
        self.data.label(position)
    }
    fn string(&self, index: u32) -> Option<&[u8]> {
        self.data.string(index)
    }
    fn string_attribute(&self, index: u32) -> Option<bool> {
        let name = self.data.string(index)?;
        Some(D::KNOWN_ATTRIBUTES.iter().any(|[known, ..]| known.as_bytes() == name))
    }
    fn string_kernel(&self, index: u32) -> Option<bool> {
        Some(self.header?.file.has_kernel(self.data.string(index)?))
    }
    fn string_own(&self, index: u32) -> Option<bool> {
        Some(self.header?.row?.name == self.data.string(index)?)
    }
    fn function_sizes(&self, index: u32) -> Option<[u8; 2]> {
        self.header?.file.function_sizes(self.data.string(index)?)
    }
    fn file_variables(&self) -> Option<u32> {
        self.header?.file.file_variables()
    }
    fn file_functions(&self) -> Option<u32> {
        self.header?.file.file_functions()
    }
    fn file_variable(&self, index: u32) -> Option<Option<Variable>> {
        Some(self.header?.variable(index))
    }
    fn input(&self, index: u32) -> Option<bool> {
        Some(self.facts.given.contains(&index))
    }
    fn string_declared(&self, index: u32) -> Option<bool> {
        Some(self.data.string(index).is_some())
    }
    fn alias(&self, position: u32) -> Option<u32> {
        self.data.alias(position)
    }
    fn alias_offset(&self, position: u32) -> Option<u32> {
        self.data.alias_offset(position)
    }
    fn alignment(&self, position: u32) -> Option<u8> {
        self.data.alignment(position)
    }
    fn in_function(&self) -> Option<bool> {
        self.data.in_function()
    }
    fn inputs_at(&self, range: Range<u64>) -> Option<u32> {
        u32::try_from(self.facts.inputs.as_ref()?.at(range)).ok()
    }
    fn user_inputs_first(&self) -> Option<bool> {
        self.data.user_inputs_first()
    }
    fn label_places(&self, position: u32) -> Option<u32> {
        Some(self.outline()?.places(position))
    }
    fn same_subroutine(&self, position: u32) -> Option<bool> {
        Some(self.outline()?.subroutine_of(position)? == self.subroutine)
    }
    fn calls_back(&self, position: u32) -> Option<bool> {
        self.outline()?.calls_back(self.subroutine, position)
    }
    fn in_subroutine(&self) -> Option<bool> {
        // An instruction that cannot be decoded could begin a subroutine.
        self.outline().map(|_| self.subroutine > 0)
    }
    fn begins_subroutine(&self) -> Option<bool> {
        Some(self.outline()?.begins())
    }
    fn ends_subroutines(&self) -> Option<bool> {
        Some(self.outline()?.ends())
    }
    fn runs_past_end(&self) -> Option<bool> {
        Some(self.flow()?.runs_past_end())
    }
    fn calls_functions(&self) -> Option<bool> {
        Some(self.outline()?.calls_functions())
    }
    fn attributes_differ(&self) -> Option<bool> {
        let mut names = BTreeSet::new();
        Some(
            self.data.attributes().all(|(index, _)| self.string(index).is_none_or(|name| names.insert(name))),
        )
    }
    fn reached(&self) -> Option<bool> {
        Some(self.flow()?.reached(self.position))
    }
    fn next_reached(&self) -> Option<bool> {
        self.flow()?.next_reached(self.position)
    }
    fn falls_in(&self) -> Option<bool> {
        Some(self.flow()?.entered(self.position))
    }
    fn diverges(&self) -> Option<bool> {
        Some(self.flow()?.diverges(self.position))
    }
    fn skips_waiting(&self) -> Option<bool> {
        Some(self.flow()?.skips_waiting(self.position))
    }
    fn written(&self, table: Refers, index: u32) -> Option<bool> {
        Some(self.flow()?.is_written(self.position, table, index))
    }
    fn used(&self, table: Refers, position: u32) -> Option<bool> {
        self.flow()?.is_used(table, position)
    }
    fn shared(&self, position: u32) -> Option<bool> {
        self.flow()?.is_shared(position)
    }
    fn attribute(&self, name: &str) -> Option<Option<&[u8]>> {
        // If several attributes have the same name, finalizers use the last one.
        let mut attributes = self.data.attributes().rev();
        let found = attributes.find(|(index, _)| self.string(*index) == Some(name.as_bytes()));
        (D::HAS_ALL_ATTRIBUTES || found.is_some()).then_some(found.map(|(_, value)| value))
    }
}
