//! The instructions of the stream as plain records of bytes, in the way of binrw and of deku.

use crate::VERSION;
use binrw::{BinRead, BinWrite};
use deku::{DekuRead, DekuWrite};
use genvisa::operands::{
    AddrOpnd, ConstOpnd, GenOpnd, IndirectOpnd, PredOpnd, RawOperand, StateOpnd, VecOperand, VecOperandInfo,
};
use genvisa::{
    Add, And, Cmp, Gather, GatherScaled, Instruction, Label, Mov, Ret, Scatter4Typed, Sel, Subroutine,
    SvmGather,
};
use genvisa_runtime::{Reader, Wire};

#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[brw(little)]
#[br(return_unexpected_error)]
#[deku(id_type = "u8", endian = "little")]
pub enum Record {
    #[brw(magic(0x01u8))]
    #[deku(id = "0x01")]
    Add { exec_size: u8, pred: u16, dst: Vector, src0: Vector, src1: Vector },
    #[brw(magic(0x20u8))]
    #[deku(id = "0x20")]
    And { exec_size: u8, pred: u16, dst: Vector, src0: Vector, src1: Vector },
    #[brw(magic(0x2cu8))]
    #[deku(id = "0x2c")]
    Cmp { exec_size: u8, rel_op: u8, dst: Vector, src0: Vector, src1: Vector },
    #[brw(magic(0x39u8))]
    #[deku(id = "0x39")]
    Gather {
        elt_size: u8,
        is_modified: u8,
        num_elts: u8,
        surface: u8,
        global_offset: Vector,
        element_offset: Raw,
        dst: Raw,
    },
    #[brw(magic(0x78u8))]
    #[deku(id = "0x78")]
    GatherScaled {
        exec_size: u8,
        pred: u16,
        block_size: u8,
        num_blocks: u8,
        scale: u16,
        surface: u8,
        offset: Vector,
        element_offset: Raw,
        dst: Raw,
    },
    #[brw(magic(0x31u8))]
    #[deku(id = "0x31")]
    Label { label: u16 },
    #[brw(magic(0x29u8))]
    #[deku(id = "0x29")]
    Mov { exec_size: u8, pred: u16, dst: Vector, src0: Vector },
    #[brw(magic(0x34u8))]
    #[deku(id = "0x34")]
    Ret { exec_size: u8, pred: u16 },
    #[brw(magic(0x4cu8))]
    #[deku(id = "0x4c")]
    Scatter4Typed {
        exec_size: u8,
        pred: u16,
        channels: u8,
        surface: u8,
        u: Raw,
        v: Raw,
        r: Raw,
        lod: Raw,
        src: Raw,
    },
    #[brw(magic(0x2au8))]
    #[deku(id = "0x2a")]
    Sel { exec_size: u8, pred: u16, dst: Vector, src0: Vector, src1: Vector },
    #[brw(magic(0x30u8))]
    #[deku(id = "0x30")]
    Subroutine { label: u16 },
    #[brw(magic(0x4eu8))]
    #[deku(id = "0x4e")]
    SvmGather {
        #[br(assert(sub_opcode == 0x03))]
        #[deku(assert_eq = "0x03")]
        sub_opcode: u8,
        exec_size: u8,
        pred: u16,
        block_size: u8,
        num_blocks: u8,
        addresses: Raw,
        dst: Raw,
    },
}

#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[deku(endian = "endian", ctx = "endian: deku::ctx::Endian")]
pub struct Vector {
    tag: u8,
    #[br(args(tag & 7))]
    #[deku(ctx = "*tag & 7")]
    info: Info,
}

#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[br(import(class: u8), return_unexpected_error)]
#[deku(id = "class", endian = "endian", ctx = "endian: deku::ctx::Endian, class: u8")]
pub enum Info {
    #[br(pre_assert(class == 0))]
    #[deku(id = 0)]
    General { id: u32, row_offset: u8, col_offset: u8, region: u16 },
    #[br(pre_assert(class == 1))]
    #[deku(id = 1)]
    Address { id: u16, offset: u8, width: u8 },
    #[br(pre_assert(class == 2))]
    #[deku(id = 2)]
    Predicate { val: u16 },
    #[br(pre_assert(class == 3))]
    #[deku(id = 3)]
    Indirect { id: u16, addr_offset: u8, indirect_offset: i16, bit_properties: u8, region: u16 },
    #[br(pre_assert(class == 5))]
    #[deku(id = 5)]
    Immediate {
        data_type: u8,
        low: u32,
        #[br(if(is_long(data_type)))]
        #[deku(cond = "is_long(*data_type)")]
        high: Option<u32>,
    },
    #[br(pre_assert(class == 6))]
    #[deku(id = 6)]
    State { class: u8, id: u16, offset: u8 },
}

#[derive(Clone, PartialEq, Debug, BinRead, BinWrite, DekuRead, DekuWrite)]
#[deku(endian = "endian", ctx = "endian: deku::ctx::Endian")]
pub struct Raw {
    id: u32,
    offset: u16,
}

/// Whether constants of the type have 64 bits.
fn is_long(data_type: u8) -> bool {
    matches!(data_type & 0xF, 0b0110 | 0b1011 | 0b1101)
}

/// The same thing as `genvisa` has it.
trait Same<T> {
    fn same(&self) -> T;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl<T: Wire> Same<T> for $ty {
            fn same(&self) -> T {
                T::decode(&mut Reader::new(&self.to_le_bytes()), VERSION).expect("as many bytes")
            }
        }
    )*};
}
integers!(u8 u16 u32 i16);

impl Same<u32> for Option<u32> {
    fn same(&self) -> u32 {
        self.unwrap_or_default()
    }
}

impl Same<RawOperand> for Raw {
    fn same(&self) -> RawOperand {
        RawOperand { id: self.id, offset: self.offset }
    }
}

macro_rules! same {
    ($record:expr; $($from:ident::$name:ident = $to:ident { $($field:ident),* })*) => {
        match $record {
            $($from::$name { $($field,)* .. } => $to { $($field: $field.same()),* }.into(),)*
        }
    };
}

impl Same<VecOperand> for Vector {
    fn same(&self) -> VecOperand {
        let info: VecOperandInfo = same! { &self.info;
            Info::General = GenOpnd { id, row_offset, col_offset, region }
            Info::Address = AddrOpnd { id, offset, width }
            Info::Predicate = PredOpnd { val }
            Info::Indirect = IndirectOpnd { id, addr_offset, indirect_offset, bit_properties, region }
            Info::Immediate = ConstOpnd { data_type, low, high }
            Info::State = StateOpnd { class, id, offset }
        };
        VecOperand::new(info).with_tag(self.tag.same())
    }
}

impl From<&Record> for Instruction {
    fn from(record: &Record) -> Self {
        same! { record;
            Record::Add = Add { exec_size, pred, dst, src0, src1 }
            Record::And = And { exec_size, pred, dst, src0, src1 }
            Record::Cmp = Cmp { exec_size, rel_op, dst, src0, src1 }
            Record::Gather = Gather { elt_size, is_modified, num_elts, surface, global_offset, element_offset, dst }
            Record::GatherScaled = GatherScaled {
                exec_size, pred, block_size, num_blocks, scale, surface, offset, element_offset, dst
            }
            Record::Label = Label { label }
            Record::Mov = Mov { exec_size, pred, dst, src0 }
            Record::Ret = Ret { exec_size, pred }
            Record::Scatter4Typed = Scatter4Typed { exec_size, pred, channels, surface, u, v, r, lod, src }
            Record::Sel = Sel { exec_size, pred, dst, src0, src1 }
            Record::Subroutine = Subroutine { label }
            Record::SvmGather = SvmGather { exec_size, pred, block_size, num_blocks, addresses, dst }
        }
    }
}
