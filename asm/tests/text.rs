//! The text of operands that the short constructors make: the table in the README of `genvisa`.

use expect_test::{Expect, expect};
use genvisa::build::*;
use genvisa::execution::{ExecSize, Mask};
use genvisa::operands::VecOperand;
use genvisa::{AddrAdd, DataType, Goto, Instruction, Mov, Role, Sel};
use genvisa_asm::Text;

fn prints(instruction: impl Into<Instruction>, expected: Expect) {
    expected.assert_eq(&Text(&instruction.into()).to_string());
}

fn moved(source: impl Into<VecOperand>) -> Mov {
    Mov::new(ExecSize::Simd16, reg(34).stride(1), source)
}

#[test]
fn operands_have_their_text() {
    prints(
        moved(reg(33).at(1, 0).region(8, 8, 1).neg()),
        expect!["mov (M1, 16) V34(0,0)<1> (-)V33(1,0)<8;8,1>"],
    );
    prints(
        moved(reg(33).at(0, 2).region(0, 1, 0).negabs()).sat(),
        expect!["mov.sat (M1, 16) V34(0,0)<1> (-abs)V33(0,2)<0;1,0>"],
    );
    prints(
        moved(indirect(0, DataType::Ud).plus(32)),
        expect!["mov (M1, 16) V34(0,0)<1> r[A0(0),32]<1;1,0>:ud"],
    );
    prints(
        moved(indirect(1, DataType::F).at(2).region(4, 4, 1).abs()),
        expect!["mov (M1, 16) V34(0,0)<1> (abs)r[A1(2),0]<4;4,1>:f"],
    );
    prints(moved(pred(1)), expect!["mov (M1, 16) V34(0,0)<1> P1"]);
    prints(moved(3u32), expect!["mov (M1, 16) V34(0,0)<1> 0x3:ud"]);
    prints(moved(-3i16), expect!["mov (M1, 16) V34(0,0)<1> 0xfffffffd:w"]);
    prints(moved(1.5f32), expect!["mov (M1, 16) V34(0,0)<1> 0x3fc00000:f"]);
    prints(moved(-0.5f64), expect!["mov (M1, 16) V34(0,0)<1> 0xbfe0000000000000:df"]);
    prints(moved(u64::MAX), expect!["mov (M1, 16) V34(0,0)<1> 0xffffffffffffffff:uq"]);
    prints(moved(imm(DataType::V, 0x7654_3210)), expect!["mov (M1, 16) V34(0,0)<1> 0x76543210:v"]);
    prints(
        AddrAdd::new(ExecSize::Simd8, addr(0).width(8), addr(1).at(2).width(4), 16u16),
        expect!["addr_add (M1, 8) A0(0)<8> A1(2)<4> 0x10:uw"],
    );
}

#[test]
fn masks_and_predicates_have_their_text() {
    let sel = Sel::new((ExecSize::Simd8, Mask::M3), reg(32).stride(2), reg(33), 0u32);
    prints(sel.with_pred(pred(1)), expect!["(P1) sel (M3, 8) V32(0,0)<2> V33(0,0)<1;1,0> 0x0:ud"]);
    prints(
        Goto::new(ExecSize::Simd8, 3).with_pred(pred(2).inverse().any()),
        expect!["(!P2.any) goto (M1, 8) L3"],
    );
}

#[test]
fn operands_are_listed_with_their_roles() {
    let one = Instruction::from(moved(reg(33)));
    let operands: Vec<_> =
        one.operands().map(|(field, value)| (field.name, field.role, value.operand().is_some())).collect();
    assert_eq!(operands, [("dst", Role::Destination, true), ("src0", Role::Source, true)]);
}

#[test]
fn a_region_without_an_encoding_is_reported() {
    let reports = |width| {
        let mov = moved(reg(13).region(8, width, 1));
        let found = mov.validate(&genvisa::Declarations::default(), genvisa::Platform::Skl);
        found.iter().any(|violation| violation.rule.id == "gen_opnd/region.width/encoding")
    };
    assert_eq!((reports(3), reports(8)), (true, false));
}
