//! Whole object files.

use super::bytes::{Random, any_instruction};
use super::{OLD, VERSIONS};
use genvisa::execution::ExecSizeBits;
use genvisa::object::{
    AddressInfo, AttributeInfo, CommonIsaHeader, FileScopeVarInfo, FunctionData, FunctionInfo,
    FunctionRelocSymtab, GenBinaryInfo, InputInfo, KernelData, KernelInfo, LabelInfo, Linkage, PredicateInfo,
    SamplerInfo, SurfaceInfo, VarInfo, VariableRelocSymtab,
};
use genvisa::{Body, Fault, Function, Instruction, Kernel, Module, Platform, Ret, Version};
use genvisa_conformance::properties::{InputOutcome, object};
use genvisa_runtime::object::{Gap, PoolString, from_bytes};
use genvisa_runtime::{Reader, Wire};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rayon::prelude::*;

/// Makes modules that have all parts, with random numbers in them.
struct Maker {
    random: Random,
    runner: TestRunner,
    version: Version,
}

impl Maker {
    fn new(seed: u64, version: Version) -> Self {
        Self { random: Random(seed), runner: TestRunner::deterministic(), version }
    }

    /// A value with any bits.
    fn raw<T: Wire>(&mut self) -> T {
        let bytes = self.random.next().to_le_bytes();
        T::decode(&mut Reader::new(&bytes), self.version).unwrap()
    }

    /// An index that fits the version.
    fn index(&mut self) -> u32 {
        if self.version.at_least(3, 4) { self.raw() } else { u32::from(self.raw::<u16>()) }
    }

    fn some<T>(&mut self, one: impl Fn(&mut Self) -> T) -> Vec<T> {
        (0..self.random.below(4)).map(|_| one(self)).collect()
    }

    fn bytes(&mut self) -> Vec<u8> {
        let len = self.random.below(12);
        self.random.bytes(len)
    }

    fn attributes(&mut self) -> Vec<AttributeInfo> {
        self.some(|m| AttributeInfo { name: m.index(), value: m.bytes() })
    }

    fn strings(&mut self) -> Vec<PoolString> {
        self.some(|m| PoolString(m.bytes().into_iter().map(|byte| byte.max(1)).collect()))
    }

    fn variable(&mut self) -> VarInfo {
        VarInfo {
            name_index: self.index(),
            bit_properties: self.raw(),
            num_elements: self.raw(),
            alias_index: self.index(),
            alias_offset: self.raw(),
            alias_scope_specifier: self.raw(),
            attribute_info: self.attributes(),
        }
    }

    fn address(&mut self) -> AddressInfo {
        let (name_index, num_elements) = (self.index(), self.raw());
        AddressInfo { name_index, num_elements, attribute_info: self.attributes() }
    }

    fn predicate(&mut self) -> PredicateInfo {
        let (name_index, num_elements) = (self.index(), self.raw());
        PredicateInfo { name_index, num_elements, attribute_info: self.attributes() }
    }

    fn sampler(&mut self) -> SamplerInfo {
        let (name_index, num_elements) = (self.index(), self.raw());
        SamplerInfo { name_index, num_elements, attribute_info: self.attributes() }
    }

    fn surface(&mut self) -> SurfaceInfo {
        let (name_index, num_elements) = (self.index(), self.raw());
        SurfaceInfo { name_index, num_elements, attribute_info: self.attributes() }
    }

    fn label(&mut self) -> LabelInfo {
        LabelInfo { name_index: self.index(), kind: self.raw(), attribute_info: self.attributes() }
    }

    fn input(&mut self) -> InputInfo {
        InputInfo { kind: self.raw(), id: self.index(), offset: self.raw(), size: self.raw() }
    }

    fn kernel(&mut self) -> Kernel {
        let data = KernelData {
            string_pool: self.strings(),
            name_index: self.index(),
            var_info: self.some(Self::variable),
            address_info: self.some(Self::address),
            predicate_info: self.some(Self::predicate),
            label_info: self.some(Self::label),
            sampler_info: self.some(Self::sampler),
            surface_info: self.some(Self::surface),
            input_info: self.some(Self::input),
            attribute_info: self.attributes(),
            ..KernelData::default()
        };
        Kernel { data, body: self.body() }
    }

    fn function(&mut self) -> Function {
        let data = FunctionData {
            string_pool: self.strings(),
            name_index: self.index(),
            var_info: self.some(Self::variable),
            address_info: self.some(Self::address),
            predicate_info: self.some(Self::predicate),
            label_info: self.some(Self::label),
            sampler_info: self.some(Self::sampler),
            surface_info: self.some(Self::surface),
            input_size: self.raw(),
            return_value_size: self.raw(),
            attribute_info: self.attributes(),
            ..FunctionData::default()
        };
        Function { data, body: self.body() }
    }

    fn body(&mut self) -> Body {
        let version = self.version;
        let known = self.some(|m| {
            let encoded = any_instruction(version).new_tree(&mut m.runner).unwrap().current();
            Instruction::decode(&encoded.bytes(), version).unwrap().0
        });
        Body::of(version, &known).unwrap()
    }

    fn variable_relocations(&mut self) -> Vec<VariableRelocSymtab> {
        self.some(|m| VariableRelocSymtab { symbolic_index: m.raw(), resolved_index: m.raw() })
    }

    fn function_relocations(&mut self) -> Vec<FunctionRelocSymtab> {
        self.some(|m| FunctionRelocSymtab { symbolic_index: m.raw(), resolved_index: m.raw() })
    }

    fn kernel_info(&mut self) -> KernelInfo {
        KernelInfo {
            name: self.bytes(),
            variable_reloc_symtab: self.variable_relocations(),
            function_reloc_symtab: self.function_relocations(),
            gen_binary_info: self.some(|m| GenBinaryInfo {
                gen_platform: m.raw(),
                binary_offset: m.raw(),
                binary_size: m.raw(),
            }),
            ..KernelInfo::default()
        }
    }

    fn function_info(&mut self, linkage: Linkage) -> FunctionInfo {
        FunctionInfo {
            linkage: linkage.into(),
            name: self.bytes(),
            variable_reloc_symtab: self.variable_relocations(),
            function_reloc_symtab: self.function_relocations(),
            ..FunctionInfo::default()
        }
    }

    fn file_scope_variable(&mut self) -> FileScopeVarInfo {
        FileScopeVarInfo {
            linkage: self.raw(),
            name: self.bytes(),
            bit_properties: self.raw(),
            num_elements: self.raw(),
            attribute_info: self.attributes(),
        }
    }

    /// A module without gaps.
    fn module(&mut self) -> Module {
        let kernels = self.some(Self::kernel);
        let functions = self.some(|m| (m.random.below(3) > 0).then(|| m.function()));
        let linkage =
            |function: &Option<_>| if function.is_some() { Linkage::Static } else { Linkage::Extern };
        let header = CommonIsaHeader {
            magic_number: self.raw(),
            major_version: self.version.major,
            minor_version: self.version.minor,
            kernel_info: kernels.iter().map(|_| self.kernel_info()).collect(),
            file_scope_var_info: self.some(Self::file_scope_variable),
            function_info: functions.iter().map(|f| self.function_info(linkage(f))).collect(),
        };
        let mut module = Module { header, kernels, functions, gaps: Vec::new() };
        module.lay_out().unwrap();
        module
    }

    /// A module with bytes between and after its parts.
    fn module_with_gaps(&mut self) -> Module {
        let mut module = self.module();
        let mut end = module.header.encoded_len(self.version);
        let mut places: Vec<(&mut u32, u32)> = Vec::new();
        let infos = module.header.function_info.iter_mut().zip(&module.functions);
        places.extend(infos.filter(|(_, f)| f.is_some()).map(|(info, _)| (&mut info.offset, info.size)));
        places.extend(module.header.kernel_info.iter_mut().map(|info| (&mut info.offset, info.size)));
        for (offset, size) in places {
            let bytes = self.random.bytes(3);
            *offset = (end + bytes.len()) as u32;
            module.gaps.push(Gap { offset: end, bytes });
            end = *offset as usize + size as usize;
        }
        module.gaps.push(Gap { offset: end, bytes: self.random.bytes(2) });
        module
    }
}

/// `count` modules of each version.
fn each(count: u64, check: impl Fn(&mut Maker) + Sync) {
    VERSIONS.into_par_iter().for_each(|version| {
        let mut maker = Maker::new(u64::from(version.minor), version);
        for _ in 0..count {
            check(&mut maker);
        }
    });
}

#[test]
fn modules_are_their_bytes() {
    each(200, |maker| {
        for module in [maker.module(), maker.module_with_gaps()] {
            let bytes = module.encode().unwrap();
            let read = Module::decode(&bytes).unwrap();
            assert_eq!(read, module);
            assert_eq!(read.encode().unwrap(), bytes);
        }
    });
}

#[test]
fn offsets_locate_the_parts() {
    each(100, |maker| {
        let module = maker.module();
        let bytes = module.encode().unwrap();
        for (info, kernel) in module.header.kernel_info.iter().zip(&module.kernels) {
            let (data, _) = from_bytes::<KernelData>(&bytes, info.offset as usize, maker.version).unwrap();
            assert_eq!(data, kernel.data);
            // The number of inputs: one byte before 3.5, four since.
            let at = info.input_offset as usize;
            assert_eq!(usize::from(bytes[at]), kernel.data.input_info.len());
            let code = (info.offset + kernel.data.entry) as usize;
            assert_eq!(code + kernel.data.size as usize, (info.offset + info.size) as usize);
        }
        assert_eq!(bytes[4..6], [maker.version.major, maker.version.minor]);
    });
}

#[test]
fn bodies_keep_unknown_bytes() {
    each(100, |maker| {
        let mut module = maker.module();
        if module.kernels.is_empty() {
            return;
        }
        let unknown = [0xFE, 1, 2, 3];
        let body = &mut module.kernels[0].body;
        let known = body.to_bytes(maker.version).unwrap().into_owned();
        *body = Body::read(&[&known[..], &unknown].concat(), 0..known.len() + unknown.len(), maker.version);
        module.lay_out().unwrap();
        let bytes = module.encode().unwrap();
        let read = Module::decode(&bytes).unwrap();
        let rest = read.kernels[0].body.rest.as_ref().unwrap();
        assert_eq!(rest.bytes, unknown);
        assert_eq!(rest.error.fault, Fault::UnknownOpcode(0xFE));
        let info = &module.header.kernel_info[0];
        assert_eq!(rest.error.offset, (info.offset + info.size) as usize - unknown.len(), "in the file");
        assert!(read.kernels[0].body.iter().eq(&module.kernels[0].body));
        assert_eq!(read.encode().unwrap(), bytes);
    });
}

/// Whether bytes are read. The property of object files must hold for them.
fn survives(bytes: &[u8]) -> bool {
    object(bytes).unwrap() != InputOutcome::Refused
}

#[test]
fn truncated_files_never_panic() {
    let mut read = 0;
    for version in VERSIONS {
        let mut maker = Maker::new(7, version);
        for _ in 0..4 {
            let bytes = maker.module_with_gaps().encode().unwrap();
            read += (0..bytes.len()).filter(|len| survives(&bytes[..*len])).count();
            assert!(survives(&bytes));
        }
    }
    assert_ne!(read, 0, "some are cut off in the last gap");
}

#[test]
fn corrupted_files_never_panic() {
    each(40, |maker| {
        let bytes = maker.module_with_gaps().encode().unwrap();
        for _ in 0..100 {
            let mut bytes = bytes.clone();
            for _ in 0..=maker.random.below(3) {
                let at = maker.random.below(bytes.len());
                bytes[at] = maker.random.next() as u8;
            }
            survives(&bytes);
        }
    });
    // The same with each byte of one file, which includes the first and the last one.
    let bytes = Maker::new(3, OLD).module_with_gaps().encode().unwrap();
    let values = [0, 1, 0x7F, 0x80, 0xFF];
    let is_read = |(at, value): (usize, u8)| {
        let mut bytes = bytes.clone();
        bytes[at] = value;
        survives(&bytes)
    };
    let changes = (0..bytes.len()).into_par_iter().flat_map_iter(|at| values.map(|value| (at, value)));
    let (read, refused): (Vec<bool>, Vec<bool>) = changes.map(is_read).partition(|is_read| *is_read);
    let (read, refused) = (read.len(), refused.len());
    assert!(read > 0 && refused > 0, "{read} read, {refused} refused");
}

#[test]
fn random_files_never_panic() {
    let mut random = Random(11);
    for n in 0..20_000 {
        let len = 6 + random.below(200);
        let mut bytes = random.bytes(len);
        // Small numbers give counts and offsets inside of the file.
        if n % 2 == 0 {
            bytes.iter_mut().for_each(|byte| *byte %= 8);
        }
        let version = VERSIONS[n % 3];
        bytes.splice(4..6, [version.major, version.minor]);
        survives(&bytes);
    }
    assert!(!survives(&[]));
}

#[test]
fn tables_and_headers_must_agree() {
    let mut module = Maker::new(1, VERSIONS[0]).module();
    module.kernels.push(Kernel::default());
    assert_eq!(module.lay_out().map_err(|error| error.fault), Err(Fault::Layout));
}

#[test]
fn parts_must_not_overlap() {
    let ret = Ret { exec_size: ExecSizeBits::default(), pred: Default::default() };
    let body = Body::of(VERSIONS[0], [&ret.into()]).unwrap();
    let kernel = Kernel { body, ..Kernel::default() };
    let header = CommonIsaHeader {
        major_version: 4,
        minor_version: 1,
        kernel_info: vec![KernelInfo::default()],
        ..CommonIsaHeader::default()
    };
    let mut module = Module { header, kernels: vec![kernel], ..Module::default() };
    module.lay_out().unwrap();
    assert!(survives(&module.encode().unwrap()));
    module.header.kernel_info[0].offset = 8;
    assert_eq!(module.encode().map_err(|error| error.fault), Err(Fault::Layout));
}

/// The bytes of a file that belong to no kernel and no function can be a binary.
#[test]
fn a_gen_binary_is_in_the_file_and_in_no_other_part() {
    let kernel_info = KernelInfo { gen_binary_info: vec![GenBinaryInfo::default()], ..KernelInfo::default() };
    let header = CommonIsaHeader {
        major_version: 4,
        minor_version: 1,
        kernel_info: vec![kernel_info],
        ..CommonIsaHeader::default()
    };
    let mut module = Module { header, kernels: vec![Kernel::default()], ..Module::default() };
    module.lay_out().unwrap();
    let end = module.encode().unwrap().len();
    module.gaps.push(Gap { offset: end, bytes: vec![0; 4] });
    let mut broken = |offset: usize, binary_size: u32| {
        let binary = &mut module.header.kernel_info[0].gen_binary_info[0];
        (binary.binary_offset, binary.binary_size) = (offset as u32, binary_size);
        let rules = module.validate(Platform::ALL[0]).into_iter().map(|(_, violation)| violation.rule.id);
        rules.filter(|id| id.starts_with("gen_binary_info/binary")).collect::<Vec<_>>()
    };
    assert_eq!(broken(end, 4), [""; 0]);
    assert_eq!(broken(end, 5), ["gen_binary_info/binary_size/file"]);
    assert_eq!(broken(end - 1, 5), ["gen_binary_info/binary_offset/free"]);
}

/// Parts may overlap if they agree, but a small file cannot become a huge module.
#[test]
fn a_file_is_as_long_as_its_parts() {
    let string = PoolString(vec![b'x'; 5_000]);
    let kernel = Kernel {
        data: KernelData { string_pool: vec![string], ..KernelData::default() },
        body: Body::default(),
    };
    let header = CommonIsaHeader { major_version: 4, minor_version: 1, ..CommonIsaHeader::default() };
    for (count, is_read) in [(1, true), (2, false), (100, false)] {
        let mut module = Module { header: header.clone(), ..Module::default() };
        module.header.kernel_info = vec![KernelInfo::default(); count];
        module.kernels = vec![kernel.clone(); count];
        module.lay_out().unwrap();
        let one = module.header.kernel_info[0].clone();
        module.header.kernel_info.fill(one);
        let bytes = module.encode().unwrap();
        let read = Module::decode(&bytes).map(|_| true).or_else(|error| match error.fault {
            Fault::Layout => Ok(false),
            _ => Err(error),
        });
        assert_eq!(read, Ok(is_read), "{count} kernels in {} bytes", bytes.len());
    }
}
