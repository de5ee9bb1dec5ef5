//! The values of the parts of rules for findings about whole files, and the bytes of their instructions.

use super::header_facts::HeaderFacts;
use super::validate::{BodyFacts, Depth, RoutineScope, begins_another};
use super::{
    BodyInstruction, Declared, Iter, Module, ModuleLocation, ObjectEntry, ObjectFormat, ObjectHeader,
    Routine, TargetPlatform,
};
use crate::flow::FlowFacts;
use crate::{Checked, Explainer};
use alloc::sync::Arc;
use core::fmt::{self, Debug};

/// Explains the findings of [`Module::validate_flow`]. The facts about a body and the position in it are kept, so that findings
/// in the order of the file take one pass.
pub struct Explanations<'m, F: ObjectFormat> {
    module: &'m Module<F>,
    platform: F::Platform,
    header: HeaderFacts<'m>,
    facts: Option<(Owner, BodyFacts)>,
    /// The facts about the flow of the first kernel, if they are known.
    first: Option<Arc<FlowFacts>>,
    walk: Option<(Owner, Walk<'m, F::Instruction>)>,
}

/// A kernel or a function, by its number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Kernel(usize),
    Function(usize),
}

/// An instruction of a body, and the way behind it.
struct Walk<'m, I> {
    /// The number of the instruction.
    position: usize,
    instruction: I,
    /// Bytes from the first instruction to this one.
    offset: usize,
    /// The number of its subroutine.
    subroutine: u32,
    behind: Iter<'m, I>,
}

impl<F: ObjectFormat> Debug for Explanations<'_, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Explanations").finish_non_exhaustive()
    }
}

impl<F: ObjectFormat> Module<F> {
    /// Explains findings for a platform. `first` has the facts that [`Self::first_flow`] returns, if they are known.
    pub fn explanations(&self, platform: F::Platform, first: Option<&Arc<FlowFacts>>) -> Explanations<'_, F> {
        let (header, first) = (HeaderFacts::of(self), first.cloned());
        Explanations { module: self, platform, header, facts: None, first, walk: None }
    }
}

impl<'m, F: ObjectFormat> Explanations<'m, F> {
    /// Visits the rules about a part of the file, with the values of their parts.
    pub fn explain(&mut self, location: ModuleLocation, sink: &mut dyn Explainer) {
        use ModuleLocation::{Function, FunctionInstruction, Header, Kernel, KernelInstruction};
        let module = self.module;
        match location {
            Header => {
                module.header.explain(&self.platform.context(&self.header), sink);
            }
            Kernel(n) => self.explain_data(Owner::Kernel(n), module.kernels.get(n), sink),
            Function(n) => {
                let function = module.functions.get(n).and_then(Option::as_ref);
                self.explain_data(Owner::Function(n), function, sink);
            }
            KernelInstruction(n, at) => {
                self.explain_instruction(Owner::Kernel(n), module.kernels.get(n), at, sink);
            }
            FunctionInstruction(n, at) => {
                let function = module.functions.get(n).and_then(Option::as_ref);
                self.explain_instruction(Owner::Function(n), function, at, sink);
            }
        }
    }

    /// The instruction at a location, and the number of bytes from the start of the file to it.
    pub fn instruction(&mut self, location: ModuleLocation) -> Option<(&F::Instruction, usize)> {
        use ModuleLocation::{FunctionInstruction, KernelInstruction};
        let module = self.module;
        let begin = module.begin_of_code(location)?;
        let walk = match location {
            KernelInstruction(n, at) => self.walk(Owner::Kernel(n), module.kernels.get(n)?, at),
            FunctionInstruction(n, at) => {
                self.walk(Owner::Function(n), module.functions.get(n)?.as_ref()?, at)
            }
            _ => None,
        };
        walk.map(|walk| (&walk.instruction, begin + walk.offset))
    }

    fn explain_data<D: Declared>(
        &mut self,
        owner: Owner,
        routine: Option<&Routine<D, F::Instruction>>,
        sink: &mut dyn Explainer,
    ) {
        let Some(routine) = routine else { return };
        let platform = self.platform;
        self.facts(owner, routine);
        let Some((_, facts)) = &self.facts else { return };
        let header = Some(self.header.of_object(self.number(owner)));
        let scope = RoutineScope { data: &routine.data, facts, header, subroutine: 0, position: 0 };
        routine.data.explain(&platform.context(&scope), sink);
    }

    fn explain_instruction<D: Declared>(
        &mut self,
        owner: Owner,
        routine: Option<&'m Routine<D, F::Instruction>>,
        at: usize,
        sink: &mut dyn Explainer,
    ) {
        let Some(routine) = routine else { return };
        let platform = self.platform;
        self.facts(owner, routine);
        self.walk(owner, routine, at);
        let (Some((_, facts)), Some((_, walk))) = (&self.facts, &self.walk) else { return };
        let Walk { subroutine, position, instruction, .. } = walk;
        let header = Some(self.header.of_object(self.number(owner)));
        let (subroutine, position) = (*subroutine, *position);
        let scope = RoutineScope { data: &routine.data, facts, header, subroutine, position };
        instruction.explain(&scope, platform, sink);
    }

    /// The number of a kernel or function. The numbers of functions follow those of kernels.
    fn number(&self, owner: Owner) -> usize {
        match owner {
            Owner::Kernel(n) => n,
            Owner::Function(n) => self.module.kernels.len().saturating_add(n),
        }
    }

    /// Computes the facts about a body, unless they are those that are known.
    fn facts<D: Declared>(&mut self, owner: Owner, routine: &Routine<D, F::Instruction>) {
        let platform = self.platform;
        if self.facts.as_ref().is_none_or(|(known, _)| *known != owner) {
            self.facts = None;
        }
        let first = self.first.as_ref().filter(|_| owner == Owner::Kernel(0));
        let depth = || first.cloned().map_or(Depth::Flow, Depth::KnownFlow);
        self.facts.get_or_insert_with(|| (owner, BodyFacts::to_depth(routine, platform, depth())));
    }

    /// The instruction with a number; `None` if the body does not have it.
    fn walk<D: Declared>(
        &mut self,
        owner: Owner,
        routine: &'m Routine<D, F::Instruction>,
        at: usize,
    ) -> Option<&Walk<'m, F::Instruction>> {
        let is_ahead = |(known, walk): &(Owner, Walk<'_, _>)| *known == owner && walk.position <= at;
        if !self.walk.as_ref().is_some_and(is_ahead) {
            self.walk = Walk::begin(routine.body.iter()).map(|walk| (owner, walk));
        }
        while self.walk.as_ref().is_some_and(|(_, walk)| walk.position < at) {
            self.walk = self.walk.take().and_then(|(owner, walk)| Some((owner, walk.next()?)));
        }
        self.walk.as_ref().map(|(_, walk)| walk)
    }
}

impl<'m, I: BodyInstruction> Walk<'m, I> {
    fn begin(mut behind: Iter<'m, I>) -> Option<Self> {
        Some(Self { position: 0, instruction: behind.next()?, offset: 0, subroutine: 0, behind })
    }

    fn next(mut self) -> Option<Self> {
        let offset = self.behind.offset();
        let instruction = self.behind.next()?;
        let position = self.position + 1;
        let subroutine = self.subroutine + u32::from(begins_another(position, &instruction));
        Some(Self { position, instruction, offset, subroutine, behind: self.behind })
    }
}

impl<F: ObjectFormat> Module<F> {
    /// Bytes from the start of the file to a part of it: for an instruction, to the first one of its body.
    fn begin_of_code(&self, location: ModuleLocation) -> Option<usize> {
        let (object, code) = match location {
            ModuleLocation::KernelInstruction(n, _) => {
                (self.header.kernels().get(n)?.offset(), self.kernels.get(n)?.data.code())
            }
            ModuleLocation::FunctionInstruction(n, _) => {
                (self.header.functions().get(n)?.offset(), self.functions.get(n)?.as_ref()?.data.code())
            }
            _ => return None,
        };
        code.begin(object)
    }

    /// Bytes from the start of the file to a kernel, to a function or to its declarations; 0 for the header.
    pub fn offset_of(&self, location: ModuleLocation) -> Option<usize> {
        use ModuleLocation::{Function, FunctionInstruction, Header, Kernel, KernelInstruction};
        let offset = match location {
            Header => 0,
            Kernel(n) | KernelInstruction(n, _) => self.header.kernels().get(n)?.offset(),
            Function(n) | FunctionInstruction(n, _) => self.header.functions().get(n)?.offset(),
        };
        usize::try_from(offset).ok()
    }
}
