//! Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Whole object files: `.isa` bytes to and from a [`Module`], without loss.
//!
//! A [`Module`] is what the structures of the object file chapter say, plus the bytes that they do not describe.
use alloc::vec::Vec;
use crate::domain::Platform;
use crate::instructions::Instruction;
use crate::object::{CommonIsaHeader, Linkage};
use crate::object::{AttributeInfo, InputInfo, KernelData};
use crate::object::FunctionData;
use genvisa_runtime::object::{
    Canvas, Gap, Inputs, Instructions, Outline, Parts, Step, from_bytes, to_bytes,
};
use genvisa_runtime::{
    Checked, Declarations, DecodeError, EncodeError, Fault, Path, Reader, Scope,
    Variable, Version, Violation, Wire,
};
/// The instructions of a kernel or function.
pub type Body = Instructions<Instruction>;
/// A vISA object file.
///
/// Offsets and sizes are fields as all others: reading keeps them, [`Module::lay_out`] computes them for a file whose
/// parts follow each other, and [`Module::to_bytes`] puts the parts where they say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Module {
    /// The header: object version, and where everything is.
    pub header: CommonIsaHeader,
    /// The kernels, one for each entry of the header's table of kernels.
    pub kernels: Vec<Kernel>,
    /// The functions, one for each entry of the header's table of functions; `None` for those of other files.
    pub functions: Vec<Option<Function>>,
    /// Bytes of the file that none of these describe.
    pub gaps: Vec<Gap>,
}
/// A kernel: declarations and instructions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kernel {
    /// Declarations, inputs and attributes.
    pub data: KernelData,
    /// The instructions.
    pub body: Body,
}
/// A function: declarations and instructions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Function {
    /// Declarations and attributes.
    pub data: FunctionData,
    /// The instructions.
    pub body: Body,
}
impl Module {
    /// The object version, which decides layouts.
    pub const fn version(&self) -> Version {
        Version::new(self.header.major_version, self.header.minor_version)
    }
    /// Reads a file.
    ///
    /// # Errors
    /// Where a structure ends behind the end of the file, and where parts overlap so much that they are longer than the
    /// file. Instructions that are not understood are no error: they are kept in [`Body::rest`](Instructions).
    pub fn from_bytes(file: &[u8]) -> Result<Self, DecodeError> {
        let (header, range) = Self::read_header(file)?;
        let version = Version::new(header.major_version, header.minor_version);
        let offsets: Vec<usize> = header
            .kernel_info
            .iter()
            .map(|info| info.offset as usize)
            .collect();
        let kernels = offsets
            .into_iter()
            .map(|offset| ReadKernel::at(file, offset, version));
        Self::from_kernels(file, header, range, kernels)
    }
    /// Reads a file as [`Self::from_bytes`] does, its kernels as the caller likes, who may have several processors:
    /// `all` is given the number of kernels and what reads each of them, and gives all of them in their order.
    ///
    /// # Errors
    /// Those of [`Self::from_bytes`].
    pub fn from_bytes_by(
        file: &[u8],
        all: impl FnOnce(
            usize,
            &(dyn Fn(usize) -> Option<ReadKernel> + Sync),
        ) -> Option<Vec<ReadKernel>>,
    ) -> Result<Self, DecodeError> {
        let (header, range) = Self::read_header(file)?;
        let version = Version::new(header.major_version, header.minor_version);
        let shares = header
            .kernel_info
            .iter()
            .map(|info| u64::from(info.size))
            .sum::<u64>();
        let read = |n: usize| {
            let info = header.kernel_info.get(n)?;
            let offset = info.offset as usize;
            let share = file.get(..offset.checked_add(info.size as usize)?)?;
            ReadKernel::at(share, offset, version)
                .ok()
                .filter(|kernel| kernel.body.is_ok())
        };
        let kernels = if shares <= file.len() as u64 {
            all(header.kernel_info.len(), &read)
        } else {
            None
        };
        match kernels.filter(|kernels| kernels.len() == header.kernel_info.len()) {
            Some(kernels) => {
                Self::from_kernels(file, header, range, kernels.into_iter().map(Ok))
            }
            None => Self::from_bytes(file),
        }
    }
    fn read_header(
        file: &[u8],
    ) -> Result<(CommonIsaHeader, core::ops::Range<usize>), DecodeError> {
        let mut from = Reader::new(file);
        let version = Self::read_version(&mut from).map_err(|fault| from.error(fault))?;
        from_bytes::<CommonIsaHeader>(file, 0, version)
    }
    fn from_kernels(
        file: &[u8],
        header: CommonIsaHeader,
        range: core::ops::Range<usize>,
        read: impl Iterator<Item = Result<ReadKernel, DecodeError>>,
    ) -> Result<Self, DecodeError> {
        let version = Version::new(header.major_version, header.minor_version);
        let mut parts = Parts::of(file);
        parts.add(range)?;
        let mut kernels = Vec::new();
        for kernel in read {
            let ReadKernel { data, range, body } = kernel?;
            parts.add(range)?;
            let (body, range) = body?;
            parts.add(range)?;
            kernels.push(Kernel { data, body });
        }
        let mut functions = Vec::new();
        for info in &header.function_info {
            if info.linkage.linkage() == Some(Linkage::Extern) {
                functions.push(None);
                continue;
            }
            let offset = info.offset as usize;
            let (data, range) = from_bytes::<FunctionData>(file, offset, version)?;
            parts.add(range)?;
            let (body, range) = read_body(file, offset, data.entry, data.size, version)?;
            parts.add(range)?;
            functions.push(Some(Function { data, body }));
        }
        Ok(Self {
            header,
            kernels,
            functions,
            gaps: parts.gaps(),
        })
    }
    fn read_version(from: &mut Reader<'_>) -> Result<Version, Fault> {
        let _magic = from.take::<4>()?;
        let [major, minor] = from.take()?;
        Ok(Version::new(major, minor))
    }
    /// Computes every offset and size for a file whose parts follow each other: header, functions, kernels.
    /// Gaps are dropped, embedded Gen binaries with them.
    ///
    /// # Errors
    /// Where the tables of the header do not match the kernels and functions, or the file would be too large.
    pub fn lay_out(&mut self) -> Result<(), EncodeError> {
        let version = self.version();
        let layout = |fault| EncodeError {
            fault,
            path: Path::EMPTY,
        };
        let small = |value: usize| {
            u32::try_from(value)
                .map_err(|_| layout(Fault::TooWide {
                    value: value as u64,
                    bits: u32::BITS,
                }))
        };
        if self.header.kernel_info.len() != self.kernels.len()
            || self.header.function_info.len() != self.functions.len()
        {
            return Err(layout(Fault::Layout));
        }
        self.gaps.clear();
        let mut at = self.header.encoded_len(version);
        for (info, function) in self
            .header
            .function_info
            .iter_mut()
            .zip(&mut self.functions)
        {
            let Some(function) = function else {
                (info.offset, info.size) = (0, 0);
                continue;
            };
            let (entry, size) = (
                function.data.encoded_len(version),
                function.body.encoded_len(version),
            );
            (function.data.entry, function.data.size) = (small(entry)?, small(size)?);
            (info.offset, info.size) = (small(at)?, small(entry + size)?);
            at += entry + size;
        }
        for (info, kernel) in self.header.kernel_info.iter_mut().zip(&mut self.kernels) {
            let (entry, size) = (
                kernel.data.encoded_len(version),
                kernel.body.encoded_len(version),
            );
            (kernel.data.entry, kernel.data.size) = (small(entry)?, small(size)?);
            (info.offset, info.size) = (small(at)?, small(entry + size)?);
            info.input_offset = small(at + kernel.data.offset_of_input_info(version))?;
            at += entry + size;
        }
        Ok(())
    }
    /// The file, with every part at the offset that the module gives for it.
    ///
    /// # Errors
    /// Where parts overlap, or a layout of this object version cannot hold a value.
    pub fn to_bytes(&self) -> Result<Vec<u8>, EncodeError> {
        let version = self.version();
        let layout = |fault| EncodeError {
            fault,
            path: Path::EMPTY,
        };
        let mut canvas = Canvas::default();
        canvas.place(0, &to_bytes(&self.header, version)?).map_err(layout)?;
        for (info, kernel) in self.header.kernel_info.iter().zip(&self.kernels) {
            let offset = info.offset as usize;
            canvas.place(offset, &to_bytes(&kernel.data, version)?).map_err(layout)?;
            let entry = offset + kernel.data.entry as usize;
            canvas.place(entry, &kernel.body.to_bytes(version)?).map_err(layout)?;
        }
        for (info, function) in self.header.function_info.iter().zip(&self.functions) {
            let Some(function) = function else { continue };
            let offset = info.offset as usize;
            canvas.place(offset, &to_bytes(&function.data, version)?).map_err(layout)?;
            let entry = offset + function.data.entry as usize;
            canvas.place(entry, &function.body.to_bytes(version)?).map_err(layout)?;
        }
        for gap in &self.gaps {
            canvas.place(gap.offset, &gap.bytes).map_err(layout)?;
        }
        Ok(canvas.finish())
    }
}
/// A kernel of a file, and which bytes it is.
#[derive(Debug)]
pub struct ReadKernel {
    data: KernelData,
    range: core::ops::Range<usize>,
    body: Result<(Body, core::ops::Range<usize>), DecodeError>,
}
impl ReadKernel {
    fn at(file: &[u8], offset: usize, version: Version) -> Result<Self, DecodeError> {
        let (data, range) = from_bytes::<KernelData>(file, offset, version)?;
        let body = read_body(file, offset, data.entry, data.size, version);
        Ok(Self { data, range, body })
    }
}
fn read_body(
    file: &[u8],
    object: usize,
    entry: u32,
    size: u32,
    version: Version,
) -> Result<(Body, core::ops::Range<usize>), DecodeError> {
    let start = object.saturating_add(entry as usize);
    let range = start..start.saturating_add(size as usize);
    if range.end > file.len() {
        let fault = Fault::End {
            needed: range.end - file.len(),
        };
        return Err(DecodeError {
            fault,
            offset: file.len(),
            path: Path::EMPTY,
        });
    }
    Ok((Body::read(file, range.clone(), version), range))
}
/// Where in a file a rule is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the header.
    Header,
    /// In the declarations of a kernel, by its number.
    Kernel(usize),
    /// In an instruction of a kernel: the numbers of both.
    KernelInstruction(usize, usize),
    /// In the declarations of a function, by its number.
    Function(usize),
    /// In an instruction of a function: the numbers of both.
    FunctionInstruction(usize, usize),
}
impl Module {
    /// The rules that the file breaks on a platform: in its header, its declarations and its instructions.
    pub fn validate(&self, platform: Platform) -> Vec<(Place, Violation)> {
        let mut found = Vec::new();
        let nothing = Declarations::default();
        self.header
            .check(
                &platform.context(&nothing),
                &mut |violation| found.push((Place::Header, violation)),
            );
        for (n, kernel) in self.kernels.iter().enumerate() {
            let frame = Frame::of(&kernel.data, &kernel.body);
            let scope = Whole {
                data: &kernel.data,
                frame: &frame,
                subroutine: 0,
            };
            kernel
                .data
                .check(
                    &platform.context(&scope),
                    &mut |violation| found.push((Place::Kernel(n), violation)),
                );
            let instructions = kernel.judge(&frame, platform).into_iter();
            found
                .extend(
                    instructions
                        .map(|(at, violation)| (
                            Place::KernelInstruction(n, at),
                            violation,
                        )),
                );
        }
        for (n, function) in self.functions.iter().enumerate() {
            let Some(function) = function else { continue };
            let frame = Frame::of(&function.data, &function.body);
            let scope = Whole {
                data: &function.data,
                frame: &frame,
                subroutine: 0,
            };
            function
                .data
                .check(
                    &platform.context(&scope),
                    &mut |violation| found.push((Place::Function(n), violation)),
                );
            let instructions = function.judge(&frame, platform).into_iter();
            found
                .extend(
                    instructions
                        .map(|(at, violation)| (
                            Place::FunctionInstruction(n, at),
                            violation,
                        )),
                );
        }
        found
    }
}
impl Kernel {
    /// The rules that the instructions break on a platform, each with the position of its instruction.
    pub fn validate(&self, platform: Platform) -> Vec<(usize, Violation)> {
        self.judge(&Frame::of(&self.data, &self.body), platform)
    }
    fn judge(&self, frame: &Frame, platform: Platform) -> Vec<(usize, Violation)> {
        let mut found = Vec::new();
        let mut scope = Whole {
            data: &self.data,
            frame,
            subroutine: 0,
        };
        for (position, instruction) in self.body.iter().enumerate() {
            scope.subroutine
                += u32::from(
                    position > 0 && matches!(instruction, Instruction::Subroutine(_)),
                );
            instruction
                .check(
                    &scope,
                    platform,
                    &mut |violation| found.push((position, violation)),
                );
        }
        found
    }
}
impl Function {
    /// The rules that the instructions break on a platform, each with the position of its instruction.
    pub fn validate(&self, platform: Platform) -> Vec<(usize, Violation)> {
        self.judge(&Frame::of(&self.data, &self.body), platform)
    }
    fn judge(&self, frame: &Frame, platform: Platform) -> Vec<(usize, Violation)> {
        let mut found = Vec::new();
        let mut scope = Whole {
            data: &self.data,
            frame,
            subroutine: 0,
        };
        for (position, instruction) in self.body.iter().enumerate() {
            scope.subroutine
                += u32::from(
                    position > 0 && matches!(instruction, Instruction::Subroutine(_)),
                );
            instruction
                .check(
                    &scope,
                    platform,
                    &mut |violation| found.push((position, violation)),
                );
        }
        found
    }
}
/// What is asked for again and again about a kernel or function as a whole.
struct Frame {
    outline: Outline,
    inputs: Option<Inputs>,
}
impl Frame {
    fn of(data: &impl Declared, body: &Body) -> Self {
        let outline = Outline::of(
            body
                .iter()
                .map(|instruction| match instruction {
                    Instruction::Label(begin) => Step::Block(begin.label.into()),
                    Instruction::Subroutine(begin) => {
                        Step::Subroutine(begin.label.into())
                    }
                    Instruction::Call(call) => Step::Call(call.label.into()),
                    Instruction::Ret(_) | Instruction::Fret(_) => Step::Return,
                    Instruction::File(_)
                    | Instruction::Loc(_)
                    | Instruction::Lifetime(_) => Step::Nothing,
                    _ => Step::Other,
                }),
        );
        Self {
            outline,
            inputs: data.inputs(),
        }
    }
}
/// All that a kernel or function says, for the rules about one of its instructions.
struct Whole<'a, D> {
    data: &'a D,
    frame: &'a Frame,
    /// The number of the subroutine that the instruction is in.
    subroutine: u32,
}
impl<D: Scope + Declared> Scope for Whole<'_, D> {
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
    fn alias(&self, position: u32) -> Option<u32> {
        self.data.alias(position)
    }
    fn inputs_at(&self, range: core::ops::Range<u64>) -> Option<u32> {
        u32::try_from(self.frame.inputs.as_ref()?.at(range)).ok()
    }
    fn user_inputs_first(&self) -> Option<bool> {
        self.data.user_inputs_first()
    }
    fn label_places(&self, position: u32) -> Option<u32> {
        Some(self.frame.outline.places(position))
    }
    fn same_subroutine(&self, position: u32) -> Option<bool> {
        Some(self.frame.outline.subroutine_of(position)? == self.subroutine)
    }
    fn calls_back(&self, position: u32) -> Option<bool> {
        self.frame.outline.calls_back(self.subroutine, position)
    }
    fn begins_subroutine(&self) -> Option<bool> {
        Some(self.frame.outline.begins())
    }
    fn ends_subroutines(&self) -> Option<bool> {
        Some(self.frame.outline.ends())
    }
    fn attribute(&self, name: &str) -> Option<Option<&[u8]>> {
        let is_it = |attribute: &&AttributeInfo| {
            self.string(attribute.name) == Some(name.as_bytes())
        };
        let found = self.data.attributes().iter().rev().find(is_it);
        (D::IS_KERNEL || found.is_some())
            .then_some(found.map(|attribute| &attribute.value[..]))
    }
}
/// What kernels and functions declare, each in its way.
trait Declared {
    const IS_KERNEL: bool;
    fn attributes(&self) -> &[AttributeInfo];
    fn inputs(&self) -> Option<Inputs>;
}
impl Declared for KernelData {
    const IS_KERNEL: bool = true;
    fn attributes(&self) -> &[AttributeInfo] {
        &self.attribute_info
    }
    fn inputs(&self) -> Option<Inputs> {
        let range = |input: &InputInfo| {
            let from = u64::from(input.offset);
            from..from + u64::from(input.size)
        };
        Some(Inputs::of(self.input_info.iter().map(range)))
    }
}
/// The declarations, for the validation of instructions.
impl Scope for KernelData {
    fn variable(&self, position: u32) -> Option<Variable> {
        let info = self.var_info.get(position as usize)?;
        Some(Variable {
            ty: info.bit_properties.rule_code_data_type()? as u8,
            elements: u32::from(info.num_elements),
        })
    }
    fn address(&self, position: u32) -> Option<u32> {
        self.address_info.get(position as usize).map(|info| u32::from(info.num_elements))
    }
    fn predicate(&self, position: u32) -> Option<u32> {
        self.predicate_info
            .get(position as usize)
            .map(|info| u32::from(info.num_elements))
    }
    fn surface(&self, position: u32) -> Option<u32> {
        self.surface_info.get(position as usize).map(|info| u32::from(info.num_elements))
    }
    fn sampler(&self, position: u32) -> Option<u32> {
        self.sampler_info.get(position as usize).map(|info| u32::from(info.num_elements))
    }
    fn label(&self, position: u32) -> Option<u8> {
        self.label_info.get(position as usize).map(|info| info.kind.raw())
    }
    fn string(&self, index: u32) -> Option<&[u8]> {
        self.string_pool.get(index as usize).map(|string| &string.0[..])
    }
    fn alias(&self, position: u32) -> Option<u32> {
        self.var_info.get(position as usize).map(|info| info.alias_index)
    }
    fn inputs_at(&self, range: core::ops::Range<u64>) -> Option<u32> {
        u32::try_from(self.inputs()?.at(range)).ok()
    }
    fn user_inputs_first(&self) -> Option<bool> {
        Some(
            self
                .input_info
                .iter()
                .map(|input| input.kind.rule_code_provenance() != Some(0))
                .is_sorted(),
        )
    }
}
impl Declared for FunctionData {
    const IS_KERNEL: bool = false;
    fn attributes(&self) -> &[AttributeInfo] {
        &self.attribute_info
    }
    fn inputs(&self) -> Option<Inputs> {
        None
    }
}
/// The declarations, for the validation of instructions.
impl Scope for FunctionData {
    fn variable(&self, position: u32) -> Option<Variable> {
        let info = self.var_info.get(position as usize)?;
        Some(Variable {
            ty: info.bit_properties.rule_code_data_type()? as u8,
            elements: u32::from(info.num_elements),
        })
    }
    fn address(&self, position: u32) -> Option<u32> {
        self.address_info.get(position as usize).map(|info| u32::from(info.num_elements))
    }
    fn predicate(&self, position: u32) -> Option<u32> {
        self.predicate_info
            .get(position as usize)
            .map(|info| u32::from(info.num_elements))
    }
    fn surface(&self, position: u32) -> Option<u32> {
        self.surface_info.get(position as usize).map(|info| u32::from(info.num_elements))
    }
    fn sampler(&self, position: u32) -> Option<u32> {
        self.sampler_info.get(position as usize).map(|info| u32::from(info.num_elements))
    }
    fn label(&self, position: u32) -> Option<u8> {
        self.label_info.get(position as usize).map(|info| info.kind.raw())
    }
    fn string(&self, index: u32) -> Option<&[u8]> {
        self.string_pool.get(index as usize).map(|string| &string.0[..])
    }
    fn alias(&self, position: u32) -> Option<u32> {
        self.var_info.get(position as usize).map(|info| info.alias_index)
    }
}
