//! Builds kernels: functions for declarations and operands, and the instructions of `genvisa`.

use genvisa::execution::{ExecSize, ExecSizeBits, Mask};
use genvisa::instructions::Subroutine;
use genvisa::object::{
    AddressInfo, AliasScopeSpecifier, Alignment, AttributeInfo, Category, CommonIsaHeader, InputInfo,
    KernelData, KernelInfo, Kind, LabelInfo, PredicateInfo, SamplerInfo, SurfaceInfo, VarInfo,
};
use genvisa::operands::{
    AddrOpnd, AddrOpndWidth, Combine, ConstOpnd, GenOpnd, HorizontalStride, IndirectOpnd, Inverse, Modifiers,
    PredBits, PredOpnd, RawOperand, RegionBits, VecOperand, VerticalStride, Width,
};
use genvisa::variables::FIRST_DECLARED;
use genvisa::{Body, DataType, Instruction, Kernel, Module, Version};

/// A kernel that is being built.
pub struct Builder {
    data: KernelData,
    body: Vec<Instruction>,
}

/// A declared general variable, or a predefined one.
#[derive(Clone, Copy)]
pub struct Var(pub u32);

/// The null variable.
pub const NULL: Var = Var(0);

impl Builder {
    /// A kernel called `k`, for the media target.
    pub fn empty() -> Self {
        let mut kernel = Self { data: KernelData::default(), body: Vec::new() };
        kernel.string("");
        kernel.data.name_index = kernel.string("k");
        kernel.attribute("Target", 0);
        kernel
    }

    /// The same, which begins with its SUBROUTINE.
    pub fn new() -> Self {
        let mut kernel = Self::empty();
        let label = kernel.label("k_main", Kind::Subroutine);
        kernel.push(Subroutine { label });
        kernel
    }

    fn string(&mut self, text: &str) -> u32 {
        self.data.string_pool.push(text.into());
        index(self.data.string_pool.len() - 1)
    }

    fn named(&mut self, name: &str, value: &[u8]) -> AttributeInfo {
        AttributeInfo { name: self.string(name), value: value.to_vec() }
    }

    /// An attribute of the kernel.
    pub fn attribute(&mut self, name: &str, value: u32) {
        let attribute = self.named(name, &value.to_le_bytes());
        self.data.attribute_info.push(attribute);
    }

    /// A general variable.
    pub fn var(&mut self, name: &str, ty: DataType, elements: u16, alignment: Alignment) -> Var {
        let name_index = self.string(name);
        let mut info = VarInfo { name_index, num_elements: elements, ..VarInfo::default() };
        info.bit_properties = info.bit_properties.with_data_type(ty).with_alignment(alignment);
        self.data.var_info.push(info);
        Var(FIRST_DECLARED.variable + index::<u32>(self.data.var_info.len() - 1))
    }

    /// A general variable at a register.
    pub fn grf(&mut self, name: &str, ty: DataType, elements: u16) -> Var {
        self.var(name, ty, elements, Alignment::Grf)
    }

    /// Makes a variable an alias of a part of another.
    pub fn alias(&mut self, var: Var, of: Var, offset: u16) {
        let info = self.info(var);
        (info.alias_index, info.alias_offset) = (of.0, offset);
        info.alias_scope_specifier =
            info.alias_scope_specifier.with_alias_scope_specifier(AliasScopeSpecifier::Local);
    }

    /// Keeps a variable live at the end of the kernel.
    pub fn output(&mut self, var: Var) {
        let attribute = self.named("Output", &[]);
        self.info(var).attribute_info.push(attribute);
    }

    /// The declaration of a variable, for all its other fields.
    pub fn info(&mut self, var: Var) -> &mut VarInfo {
        &mut self.data.var_info[(var.0 - FIRST_DECLARED.variable) as usize]
    }

    /// An address variable.
    pub fn address(&mut self, name: &str, elements: u16) -> u16 {
        let name_index = self.string(name);
        self.data.address_info.push(AddressInfo { name_index, num_elements: elements, ..Default::default() });
        index(self.data.address_info.len() - 1)
    }

    /// A predicate variable.
    pub fn predicate(&mut self, name: &str, elements: u16) -> u16 {
        let name_index = self.string(name);
        self.data.predicate_info.push(PredicateInfo {
            name_index,
            num_elements: elements,
            ..Default::default()
        });
        index(FIRST_DECLARED.predicate as usize + self.data.predicate_info.len() - 1)
    }

    /// A surface variable.
    pub fn surface(&mut self, name: &str, elements: u16) -> u8 {
        let name_index = self.string(name);
        self.data.surface_info.push(SurfaceInfo { name_index, num_elements: elements, ..Default::default() });
        index(FIRST_DECLARED.surface as usize + self.data.surface_info.len() - 1)
    }

    /// A sampler variable.
    pub fn sampler(&mut self, name: &str, elements: u16) -> u8 {
        let name_index = self.string(name);
        self.data.sampler_info.push(SamplerInfo { name_index, num_elements: elements, ..Default::default() });
        index(FIRST_DECLARED.sampler as usize + self.data.sampler_info.len() - 1)
    }

    /// A label.
    pub fn label(&mut self, name: &str, kind: Kind) -> u16 {
        let name_index = self.string(name);
        let mut info = LabelInfo { name_index, ..LabelInfo::default() };
        info.kind = info.kind.with_kind(kind);
        self.data.label_info.push(info);
        index(self.data.label_info.len() - 1)
    }

    /// An input of the kernel.
    pub fn input(&mut self, category: Category, id: u32, offset: u16, size: u16) {
        let mut info = InputInfo { id, offset, size, ..InputInfo::default() };
        info.kind = info.kind.with_category(category);
        self.data.input_info.push(info);
    }

    /// The next instruction.
    pub fn push(&mut self, instruction: impl Into<Instruction>) {
        self.body.push(instruction.into());
    }

    /// The object file, of an object version.
    pub fn finish(self, version: Version) -> Vec<u8> {
        let header = CommonIsaHeader {
            magic_number: u32::from_le_bytes(*b"CISA"),
            major_version: version.major,
            minor_version: version.minor,
            kernel_info: vec![KernelInfo { name: b"k".to_vec(), ..KernelInfo::default() }],
            ..CommonIsaHeader::default()
        };
        let body = Body::of(version, &self.body).expect("a layout of the version");
        let kernel = Kernel { data: self.data, body };
        let mut module = Module { header, kernels: vec![kernel], ..Module::default() };
        module.lay_out().expect("a layout");
        let bytes = module.encode().expect("bytes");
        assert_eq!(Module::decode(&bytes).as_ref(), Ok(&module), "the object is read as the same module");
        bytes
    }
}

fn index<T: TryFrom<usize>>(n: usize) -> T {
    T::try_from(n).ok().expect("few declarations")
}

/// Execution size and mask.
pub fn exec(size: ExecSize, mask: Mask) -> ExecSizeBits {
    ExecSizeBits::new(size, mask)
}

/// No predication.
pub fn always() -> PredBits {
    PredBits::from_raw(0)
}

/// Predication by a variable.
pub fn when(id: u16) -> PredBits {
    PredBits::new(id, Combine::Each, Inverse::Normal)
}

/// Predication by the inverse of a variable.
pub fn unless(id: u16) -> PredBits {
    PredBits::new(id, Combine::Each, Inverse::Inverse)
}

/// A region: vertical stride, width, horizontal stride; `None` is Null.
fn region(numbers: [Option<u8>; 3]) -> RegionBits {
    let code = |n: Option<u8>| n.map_or(0, |n| u64::from(1 + u8::BITS - n.leading_zeros()));
    let [vertical, width, horizontal] = numbers.map(code);
    RegionBits::new(
        VerticalStride::from_code(vertical).expect("a vertical stride"),
        Width::from_code(width).expect("a width"),
        HorizontalStride::from_code(horizontal).expect("a horizontal stride"),
    )
}

/// `var(row,col)<stride>`
pub fn dst(var: Var, (row, col): (u8, u8), stride: u8) -> VecOperand {
    let region = region([None, None, Some(stride)]);
    GenOpnd { id: var.0, row_offset: row, col_offset: col, region }.into()
}

/// `var(row,col)<vertical;width,horizontal>`
pub fn src(var: Var, (row, col): (u8, u8), shape: [u8; 3]) -> VecOperand {
    let region = region(shape.map(Some));
    GenOpnd { id: var.0, row_offset: row, col_offset: col, region }.into()
}

/// `var(row,col)<0;1,0>`: one element for all.
pub fn one(var: Var, at: (u8, u8)) -> VecOperand {
    src(var, at, [0, 1, 0])
}

/// `var(0,0)<1;1,0>`: one element after the other.
pub fn all(var: Var) -> VecOperand {
    src(var, (0, 0), [1, 1, 0])
}

/// `r[a(first),offset]<vertical;width,horizontal>:type`
pub fn at(a: u16, first: u8, offset: i16, shape: [Option<u8>; 3], ty: DataType) -> VecOperand {
    let mut operand = IndirectOpnd {
        id: a,
        addr_offset: first,
        indirect_offset: offset,
        region: region(shape),
        ..IndirectOpnd::default()
    };
    operand.bit_properties = operand.bit_properties.with_data_type(ty);
    operand.into()
}

/// `a(first)<width>`
pub fn addresses(a: u16, first: u8, width: u8) -> VecOperand {
    let mut operand = AddrOpnd { id: a, offset: first, ..AddrOpnd::default() };
    let width = AddrOpndWidth::from_code(u64::from(width.trailing_zeros())).expect("a width");
    operand.width = operand.width.with_width(width);
    operand.into()
}

/// A predicate variable as an operand.
pub fn bits(id: u16) -> VecOperand {
    let mut operand = PredOpnd::default();
    operand.val = operand.val.with_id(id);
    operand.into()
}

/// A constant by its bits.
pub fn imm(ty: DataType, value: u64) -> VecOperand {
    let mut operand = ConstOpnd::default();
    operand.data_type = operand.data_type.with_data_type(ty);
    operand.low = value as u32;
    // `high` is present for 64-bit types only. It must be zero otherwise, because it is not encoded.
    operand.high = (value >> 32) as u32;
    operand.into()
}

/// The same operand with a modifier.
pub fn with(modifier: Modifiers, operand: VecOperand) -> VecOperand {
    operand.with_tag(operand.tag().with_modifiers(modifier))
}

/// `var.offset`
pub fn raw(var: Var, offset: u16) -> RawOperand {
    RawOperand { id: var.0, offset }
}
