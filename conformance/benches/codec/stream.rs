//! A mixed stream: each instruction equally often, operands of all classes, documented encodings only.

use crate::VERSION;
use genvisa::operands::{
    AddrOpnd, ConstOpnd, GenOpnd, IndirectOpnd, PredOpnd, RawOperand, StateOpnd, VecOperand,
};
use genvisa::{
    Add, And, Cmp, Declarations, Gather, GatherScaled, Instruction, Label, Mov, Ret, Scatter4Typed, Sel,
    Subroutine, SvmGather, Variable,
};
use genvisa_runtime::{Reader, Wire};

/// What the instructions refer to: a large variable of each type, in the order of their codes, and some of the rest.
pub const SCOPE: Declarations<'static> = Declarations {
    variables: &VARIABLES,
    addresses: &[16; 4],
    predicates: &[32; 4],
    surfaces: &[1; 4],
    samplers: &[1; 4],
    labels: &[0, 0, 1, 1],
};

const VARIABLES: [Variable; 16] = {
    let mut variables = [Variable { ty: 0, elements: 512 }; 16];
    let mut ty = 0;
    while ty < variables.len() {
        variables[ty].ty = ty as u8;
        ty += 1;
    }
    variables
};

/// Codes of data types.
const UD: u8 = 0;
const UB: u8 = 4;
const UQ: u8 = 11;
/// Integer types that go together: UD, D, UW, W, UB, B.
const INTEGERS: [u8; 6] = [UD, 1, 2, 3, UB, 5];

/// The stream, the same in every run.
pub fn instructions(len: usize) -> Vec<Instruction> {
    let mut make = Make(42);
    (0..len).map(|_| make.instruction()).collect()
}

/// Pseudo-random numbers (SplitMix64), and what is made of them.
struct Make(u64);

impl Make {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn instruction(&mut self) -> Instruction {
        // Code of the execution size: 1, 2, 4, 8, 16 channels; with or without regard to the mask.
        let size = self.below(5);
        let exec_size = bits(size | [0x00, 0x80][self.below(2) as usize]);
        let pred = bits(self.predicate());
        let surface = self.surface();
        match self.below(12) {
            0 => Add { exec_size, pred, dst: self.dst(), src0: self.src(size), src1: self.src(size) }.into(),
            1 => And { exec_size, pred, dst: self.dst(), src0: self.src(size), src1: self.src(size) }.into(),
            2 => {
                let rel_op = bits(self.below(6));
                Cmp { exec_size, rel_op, dst: self.dst(), src0: self.src(size), src1: self.src(size) }.into()
            }
            3 => Gather {
                elt_size: bits(self.below(3)),
                is_modified: 0,
                num_elts: bits(self.below(3)),
                surface,
                global_offset: self.offset(),
                element_offset: self.raw(UD),
                dst: self.raw(UD),
            }
            .into(),
            4 => GatherScaled {
                exec_size,
                pred,
                block_size: 0,
                num_blocks: bits(self.below(3)),
                scale: 0,
                surface,
                offset: self.offset(),
                element_offset: self.raw(UD),
                dst: self.raw(UD),
            }
            .into(),
            5 => Label { label: self.below(2) as u16 }.into(),
            6 => Mov { exec_size, pred, dst: self.dst(), src0: self.src(size) }.into(),
            7 => Ret { exec_size: bits(size | 0x80), pred }.into(),
            8 => Scatter4Typed {
                exec_size: bits(0b011),
                pred,
                channels: bits(1 + self.below(15)),
                surface,
                u: self.raw(UD),
                v: self.raw(UD),
                r: self.raw(UD),
                lod: self.raw(UD),
                src: self.raw(UD),
            }
            .into(),
            9 => Sel { exec_size, pred, dst: self.dst(), src0: self.src(size), src1: self.src(size) }.into(),
            10 => Subroutine { label: 2 + self.below(2) as u16 }.into(),
            _ => {
                let block_size = self.below(3);
                SvmGather {
                    exec_size,
                    pred,
                    block_size: bits(block_size),
                    num_blocks: bits(0),
                    addresses: self.raw(UQ),
                    dst: self.raw([UB, UD, UQ][block_size as usize]),
                }
                .into()
            }
        }
    }

    /// None, or one of those that are declared, maybe inverted.
    fn predicate(&mut self) -> u64 {
        [0, 0, 1 + self.below(4), (1 + self.below(4)) | 0x8000][self.below(4) as usize]
    }

    fn surface(&mut self) -> u8 {
        6 + self.below(4) as u8
    }

    fn integer(&mut self) -> u8 {
        INTEGERS[self.below(INTEGERS.len() as u64) as usize]
    }

    /// Any class but constants, which nothing can be written to.
    fn dst(&mut self) -> VecOperand {
        const ELEMENTS_IN_A_ROW: u64 = 0x0200;
        let class = self.below(5);
        self.operand(class, ELEMENTS_IN_A_ROW)
    }

    /// Any class; one element for all channels, or as many in a row as there are channels.
    fn src(&mut self, size: u64) -> VecOperand {
        const ONE_ELEMENT: u64 = 0x0121;
        let in_a_row = 0x0200 | (2 + size) << 4 | (2 + size);
        let (class, region) = (self.below(6), [ONE_ELEMENT, in_a_row][self.below(2) as usize]);
        self.operand(class, region)
    }

    /// A scalar UD.
    fn offset(&mut self) -> VecOperand {
        let ty = bits(u64::from(UD));
        match self.below(2) {
            0 => VecOperand::new(self.general(UD, 0x0121)),
            _ => VecOperand::new(ConstOpnd { data_type: ty, low: self.next() as u32, high: 0 }),
        }
    }

    fn operand(&mut self, class: u64, region: u64) -> VecOperand {
        let ty = self.integer();
        match class {
            0 => VecOperand::new(self.general(ty, region)),
            1 => {
                let (id, width) = (self.below(4) as u16, bits(self.below(5)));
                VecOperand::new(AddrOpnd { id, offset: 0, width })
            }
            2 => VecOperand::new(PredOpnd { val: bits(1 + self.below(4)) }),
            3 => VecOperand::new(IndirectOpnd {
                id: self.below(4) as u16,
                addr_offset: self.below(4) as u8,
                indirect_offset: self.below(512) as i16,
                bit_properties: bits(u64::from(ty)),
                region: bits(region),
            }),
            4 => VecOperand::new(StateOpnd { class: bits(0), id: 6 + self.below(4) as u16, offset: 0 }),
            _ => {
                let ty = [ty, UQ][self.below(2) as usize];
                let high = if ty == UQ { self.next() as u32 } else { 0 };
                VecOperand::new(ConstOpnd { data_type: bits(u64::from(ty)), low: self.next() as u32, high })
            }
        }
    }

    fn general(&mut self, ty: u8, region: u64) -> GenOpnd {
        let id = 32 + u32::from(ty);
        GenOpnd { id, row_offset: self.below(4) as u8, col_offset: 0, region: bits(region) }
    }

    fn raw(&mut self, ty: u8) -> RawOperand {
        RawOperand { id: 32 + u32::from(ty), offset: 64 * self.below(4) as u16 }
    }
}

/// An integer field with these bits.
fn bits<T: Wire>(bits: u64) -> T {
    T::decode(&mut Reader::new(&bits.to_le_bytes()), VERSION).expect("eight bytes are enough")
}
