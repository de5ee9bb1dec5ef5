// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Object files: the types of [`Module`] and the positions of its parts in the records of the object chapter.
use alloc::vec::Vec;
use crate::domain::Platform;
use crate::instructions::Instruction;
use crate::object::{CommonIsaHeader, FunctionInfo, KernelInfo, Linkage};
use crate::object::KernelData;
use crate::object::FunctionData;
use genvisa_runtime::object::{
    BodyInstruction, CodeRange, Declared, Inputs, Instructions, ObjectEntry,
    ObjectFormat, ObjectHeader, Routine, Step, TargetPlatform,
};
use genvisa_runtime::{
    Context, Explainer, Fields, InstructionInfo, Scope, Sink, Variable, Version,
};
pub use genvisa_runtime::flow::{Access, Effect};
pub use genvisa_runtime::object::{ModuleLocation, NoLocation};
use genvisa_runtime::flow::variables;
/// Explains the violations of a file.
pub type Explanations<'m> = genvisa_runtime::object::Explanations<'m, Format>;
/// The types of vISA object files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Format;
/// A vISA object file.
pub type Module = genvisa_runtime::object::Module<Format>;
/// A kernel: declarations and instructions.
pub type Kernel = Routine<KernelData, Instruction>;
/// A function: declarations and instructions.
pub type Function = Routine<FunctionData, Instruction>;
/// The instructions of a kernel or function.
pub type Body = Instructions<Instruction>;
/// A kernel of a file that is being read.
pub type ReadKernel = genvisa_runtime::object::ReadKernel<Format>;
impl ObjectFormat for Format {
    type Header = CommonIsaHeader;
    type KernelData = KernelData;
    type FunctionData = FunctionData;
    type Instruction = Instruction;
    type Platform = Platform;
}
impl TargetPlatform for Platform {
    fn context(self, scope: &dyn Scope) -> Context<'_> {
        Self::context(self, scope)
    }
}
impl BodyInstruction for Instruction {
    type Platform = Platform;
    fn step(&self) -> Step {
        Step::of(self.info(), self)
    }
    fn reflect(&self) -> (&'static InstructionInfo, &dyn Fields) {
        (self.info(), self)
    }
    fn check(&self, scope: &dyn Scope, platform: Platform, sink: &mut Sink<'_>) {
        Self::check(self, scope, platform, sink);
    }
    fn explain(&self, scope: &dyn Scope, platform: Platform, sink: &mut dyn Explainer) {
        Self::explain(self, scope, platform, sink);
    }
}
impl ObjectHeader for CommonIsaHeader {
    type KernelEntry = KernelInfo;
    type FunctionEntry = FunctionInfo;
    const VERSION_OFFSET: usize = 4;
    fn new(version: Version) -> Self {
        Self {
            magic_number: 0x41534943,
            major_version: version.major,
            minor_version: version.minor,
            ..Self::default()
        }
    }
    fn add_kernel(&mut self, name: &[u8]) {
        self.kernel_info
            .push(KernelInfo {
                name: name.to_vec(),
                ..KernelInfo::default()
            });
    }
    fn add_function(&mut self, name: &[u8]) {
        self.function_info
            .push(FunctionInfo {
                linkage: Linkage::Global.into(),
                name: name.to_vec(),
                ..FunctionInfo::default()
            });
    }
    fn version(&self) -> Version {
        Version::new(self.major_version, self.minor_version)
    }
    fn kernels(&self) -> &[KernelInfo] {
        &self.kernel_info
    }
    fn kernels_mut(&mut self) -> &mut [KernelInfo] {
        &mut self.kernel_info
    }
    fn defined(&self) -> impl Iterator<Item = &[u8]> {
        let is_here = |linkage: Option<Linkage>| {
            linkage.is_some_and(|linkage| linkage != Linkage::Extern)
        };
        let functions = self
            .function_info
            .iter()
            .filter(move |row| is_here(row.linkage.linkage()));
        let variables = self
            .file_scope_var_info
            .iter()
            .filter(move |row| is_here(row.linkage.linkage()));
        functions.map(|row| &row.name[..]).chain(variables.map(|row| &row.name[..]))
    }
    fn variables(&self) -> impl ExactSizeIterator<Item = Variable> {
        self.file_scope_var_info
            .iter()
            .map(|info| Variable {
                ty: info.bit_properties.rule_code_data_type() as u8,
                elements: info.num_elements.into(),
            })
    }
    fn functions(&self) -> &[FunctionInfo] {
        &self.function_info
    }
    fn functions_mut(&mut self) -> &mut [FunctionInfo] {
        &mut self.function_info
    }
}
impl ObjectEntry for KernelInfo {
    fn name(&self) -> &[u8] {
        &self.name
    }
    fn offset(&self) -> u32 {
        self.offset
    }
    fn size(&self) -> u32 {
        self.size
    }
    fn is_extern(&self) -> bool {
        false
    }
    fn variables(&self) -> impl Iterator<Item = (u32, u32)> {
        self.variable_reloc_symtab
            .iter()
            .map(|row| (row.symbolic_index.into(), row.resolved_index.into()))
    }
    fn place(&mut self, offset: u32, size: u32, inputs: u32) {
        (self.offset, self.size, self.input_offset) = (offset, size, inputs);
    }
}
impl ObjectEntry for FunctionInfo {
    fn name(&self) -> &[u8] {
        &self.name
    }
    fn offset(&self) -> u32 {
        self.offset
    }
    fn size(&self) -> u32 {
        self.size
    }
    fn is_extern(&self) -> bool {
        self.linkage.linkage() == Some(Linkage::Extern)
    }
    fn variables(&self) -> impl Iterator<Item = (u32, u32)> {
        self.variable_reloc_symtab
            .iter()
            .map(|row| (row.symbolic_index.into(), row.resolved_index.into()))
    }
    fn place(&mut self, offset: u32, size: u32, _: u32) {
        (self.offset, self.size) = (offset, size);
    }
}
impl Declared for KernelData {
    const HAS_ALL_ATTRIBUTES: bool = true;
    const KNOWN_ATTRIBUTES: &'static [[&'static str; 4]] = &crate::tables::ATTRIBUTES;
    fn name(&self) -> &[u8] {
        self.string_pool.get(self.name_index as usize).map_or(&[], |name| &name.0)
    }
    fn code(&self) -> CodeRange {
        CodeRange {
            entry: self.entry,
            size: self.size,
        }
    }
    fn set_code(&mut self, code: CodeRange) {
        (self.entry, self.size) = (code.entry, code.size);
    }
    fn attributes(&self) -> impl DoubleEndedIterator<Item = (u32, &[u8])> {
        self.attribute_info
            .iter()
            .map(|attribute| (attribute.name, &attribute.value[..]))
    }
    fn own_sizes(&self) -> Option<[u8; 2]> {
        None
    }
    fn inputs(&self) -> Option<Inputs> {
        Some(
            Inputs::new(
                self
                    .input_info
                    .iter()
                    .map(|input| (input.offset.into(), input.size.into())),
            ),
        )
    }
    fn given(&self) -> impl Iterator<Item = u32> {
        let general = self
            .input_info
            .iter()
            .filter(|input| input.kind.rule_code_category() == 0);
        general.map(|input| input.id)
    }
    fn offset_of_inputs(&self, version: Version) -> Option<usize> {
        Some(self.offset_of_input_info(version))
    }
}
impl Scope for KernelData {
    fn variable(&self, position: u32) -> Option<Variable> {
        let info = self.var_info.get(position as usize)?;
        Some(Variable {
            ty: info.bit_properties.rule_code_data_type() as u8,
            elements: info.num_elements.into(),
        })
    }
    fn address(&self, position: u32) -> Option<u32> {
        self.address_info.get(position as usize).map(|info| info.num_elements.into())
    }
    fn predicate(&self, position: u32) -> Option<u32> {
        self.predicate_info.get(position as usize).map(|info| info.num_elements.into())
    }
    fn surface(&self, position: u32) -> Option<u32> {
        self.surface_info.get(position as usize).map(|info| info.num_elements.into())
    }
    fn sampler(&self, position: u32) -> Option<u32> {
        self.sampler_info.get(position as usize).map(|info| info.num_elements.into())
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
    fn alias_offset(&self, position: u32) -> Option<u32> {
        self.var_info.get(position as usize).map(|info| info.alias_offset.into())
    }
    fn alignment(&self, position: u32) -> Option<u8> {
        self.var_info
            .get(position as usize)
            .map(|info| info.bit_properties.rule_code_alignment() as u8)
    }
    fn in_function(&self) -> Option<bool> {
        Some(false)
    }
    fn inputs_at(&self, range: core::ops::Range<u64>) -> Option<u32> {
        u32::try_from(self.inputs()?.at(range)).ok()
    }
    fn user_inputs_first(&self) -> Option<bool> {
        Some(
            self
                .input_info
                .iter()
                .map(|input| input.kind.rule_code_provenance() != 0)
                .is_sorted(),
        )
    }
}
impl Declared for FunctionData {
    const HAS_ALL_ATTRIBUTES: bool = false;
    const KNOWN_ATTRIBUTES: &'static [[&'static str; 4]] = &crate::tables::ATTRIBUTES;
    fn name(&self) -> &[u8] {
        self.string_pool.get(self.name_index as usize).map_or(&[], |name| &name.0)
    }
    fn code(&self) -> CodeRange {
        CodeRange {
            entry: self.entry,
            size: self.size,
        }
    }
    fn set_code(&mut self, code: CodeRange) {
        (self.entry, self.size) = (code.entry, code.size);
    }
    fn attributes(&self) -> impl DoubleEndedIterator<Item = (u32, &[u8])> {
        self.attribute_info
            .iter()
            .map(|attribute| (attribute.name, &attribute.value[..]))
    }
    fn own_sizes(&self) -> Option<[u8; 2]> {
        Some([self.input_size, self.return_value_size])
    }
    fn inputs(&self) -> Option<Inputs> {
        None
    }
    fn given(&self) -> impl Iterator<Item = u32> {
        core::iter::empty()
    }
    fn offset_of_inputs(&self, _: Version) -> Option<usize> {
        None
    }
}
impl Scope for FunctionData {
    fn variable(&self, position: u32) -> Option<Variable> {
        let info = self.var_info.get(position as usize)?;
        Some(Variable {
            ty: info.bit_properties.rule_code_data_type() as u8,
            elements: info.num_elements.into(),
        })
    }
    fn address(&self, position: u32) -> Option<u32> {
        self.address_info.get(position as usize).map(|info| info.num_elements.into())
    }
    fn predicate(&self, position: u32) -> Option<u32> {
        self.predicate_info.get(position as usize).map(|info| info.num_elements.into())
    }
    fn surface(&self, position: u32) -> Option<u32> {
        self.surface_info.get(position as usize).map(|info| info.num_elements.into())
    }
    fn sampler(&self, position: u32) -> Option<u32> {
        self.sampler_info.get(position as usize).map(|info| info.num_elements.into())
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
    fn alias_offset(&self, position: u32) -> Option<u32> {
        self.var_info.get(position as usize).map(|info| info.alias_offset.into())
    }
    fn alignment(&self, position: u32) -> Option<u8> {
        self.var_info
            .get(position as usize)
            .map(|info| info.bit_properties.rule_code_alignment() as u8)
    }
    fn in_function(&self) -> Option<bool> {
        Some(true)
    }
}
impl Instruction {
    /// The variables, surfaces, samplers and labels that the instruction names, reads before writes.
    pub fn accesses(&self) -> Vec<Access> {
        variables(self.info(), self)
    }
}
