//! The parts that a specification supplies for [`Module`](super::Module): its records, its instructions, its platforms.

use super::{Inputs, Step};
use crate::{Checked, Context, Explainer, Fields, InstructionInfo, Scope, Sink, Variable, Version, Wire};

/// The types of one specification that make up an object file.
pub trait ObjectFormat {
    /// The header of a file.
    type Header: ObjectHeader;
    /// The declarations of a kernel.
    type KernelData: Declared;
    /// The declarations of a function.
    type FunctionData: Declared;
    /// Any instruction.
    type Instruction: BodyInstruction<Platform = Self::Platform>;
    /// The platform that a file is validated for.
    type Platform: TargetPlatform;
}

/// A platform that rules are evaluated for.
pub trait TargetPlatform: Copy {
    /// The context for rules about declarations.
    fn context(self, scope: &dyn Scope) -> Context<'_>;
}

/// An instruction of a body.
pub trait BodyInstruction: Wire {
    /// The platform that it is validated for.
    type Platform: Copy;

    /// The effect of the instruction on control flow.
    fn step(&self) -> Step;

    /// The facts of its page, and its fields.
    fn reflect(&self) -> (&'static InstructionInfo, &dyn Fields);

    /// Reports each rule that the instruction breaks.
    fn check(&self, scope: &dyn Scope, platform: Self::Platform, sink: &mut Sink<'_>);

    /// Visits the same rules with the values of their parts.
    fn explain(&self, scope: &dyn Scope, platform: Self::Platform, sink: &mut dyn Explainer);
}

/// The header of a file: the object version and the tables of kernels and functions.
pub trait ObjectHeader: Wire + Checked {
    /// A row of the table of kernels.
    type KernelEntry: ObjectEntry;
    /// A row of the table of functions.
    type FunctionEntry: ObjectEntry;

    /// Bytes from the start of a file to the object version: one byte for the major number, one for the minor number.
    const VERSION_OFFSET: usize;

    /// The header of a file of a version without kernels and functions.
    fn new(version: Version) -> Self;
    /// The object version. It determines the layouts of the file.
    fn version(&self) -> Version;
    /// The table of kernels.
    fn kernels(&self) -> &[Self::KernelEntry];
    /// The table of kernels, to change it.
    fn kernels_mut(&mut self) -> &mut [Self::KernelEntry];
    /// Appends a row of the table of kernels.
    fn add_kernel(&mut self, name: &[u8]);
    /// Appends a row of the table of functions, for a function that other files see.
    fn add_function(&mut self, name: &[u8]);
    /// The names of the functions and file-scope variables that the file defines.
    fn defined(&self) -> impl Iterator<Item = &[u8]>;
    /// The file-scope variables.
    fn variables(&self) -> impl ExactSizeIterator<Item = Variable>;
    /// The table of functions.
    fn functions(&self) -> &[Self::FunctionEntry];
    /// The table of functions, to change it.
    fn functions_mut(&mut self) -> &mut [Self::FunctionEntry];
}

/// A row of the header: the position of a kernel or function in the file.
pub trait ObjectEntry {
    /// The name.
    fn name(&self) -> &[u8];
    /// Bytes from the start of the file to the object.
    fn offset(&self) -> u32;
    /// Bytes of the object: its declarations and its instructions.
    fn size(&self) -> u32;
    /// Whether another file has the object.
    fn is_extern(&self) -> bool;
    /// The file-scope variables in use: for each the index that the object uses, and its position in the table of the file.
    fn variables(&self) -> impl Iterator<Item = (u32, u32)>;
    /// Changes offset and size. `inputs` is the number of bytes from the start of the file to the table of inputs; a
    /// row without such a field ignores it.
    fn place(&mut self, offset: u32, size: u32, inputs: u32);
}

/// The bytes of the instructions within an object.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CodeRange {
    /// Bytes from the start of the object to the first instruction.
    pub entry: u32,
    /// Bytes of all instructions.
    pub size: u32,
}

impl CodeRange {
    /// Bytes from the start of the file to the first instruction of an object at an offset; `None` if they are too many.
    pub fn begin(self, object: u32) -> Option<usize> {
        (object as usize).checked_add(self.entry as usize)
    }
}

/// The declarations of a kernel or function.
pub trait Declared: Wire + Checked + Scope {
    /// Whether all attributes that apply to the instructions are here. A function inherits the attributes of the kernel
    /// that calls it, so the absence of an attribute is unknown there.
    const HAS_ALL_ATTRIBUTES: bool;
    /// The attributes of the specification, each a row that begins with the name.
    const KNOWN_ATTRIBUTES: &'static [[&'static str; 4]];

    /// The name of the kernel or function; empty if the string pool lacks it.
    fn name(&self) -> &[u8];
    /// The position of the instructions.
    fn code(&self) -> CodeRange;
    /// Changes the position of the instructions.
    fn set_code(&mut self, code: CodeRange);
    /// The attributes, in the order of the file: index of the name in the string pool, and value.
    fn attributes(&self) -> impl DoubleEndedIterator<Item = (u32, &[u8])>;
    /// The inputs by their bytes in the register file; `None` for declarations without a table of inputs.
    fn inputs(&self) -> Option<Inputs>;
    /// The indexes of the general variables that are inputs.
    fn given(&self) -> impl Iterator<Item = u32>;
    /// The registers of arguments and of results of a function; `None` for kernels.
    fn own_sizes(&self) -> Option<[u8; 2]>;
    /// Bytes from the start of the object to the table of inputs; `None` for declarations without such a table.
    fn offset_of_inputs(&self, version: Version) -> Option<usize>;
}
