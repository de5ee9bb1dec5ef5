//! The expansions of small declarations, as Rust in `tests/expansions/`. `UPDATE_EXPECT=1` writes them.

use crate::rules::{self, Ruled};
use crate::{Expansion, bits, enumeration, instruction, instructions, record, tagged, variants};
use proc_macro2::TokenStream;
use std::path::Path;

/// Compares an expansion with the file of its name.
#[track_caller]
fn check(name: &str, tokens: syn::Result<TokenStream>) {
    let file: syn::File = syn::parse2(tokens.unwrap()).unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expansions").join(name).with_extension("rs");
    expect_test::expect_file![path].assert_eq(&prettyplease::unparse(&file));
}

#[track_caller]
fn expands(name: &str, expansion: Expansion, declaration: &str) {
    check(name, expansion(&syn::parse_str(declaration).unwrap()));
}

#[test]
fn an_enumeration() {
    let size = "enum Size { E1 = 0, #[code(name = \"8 elements\", value = 8)] E8 = 3, #[code(on = \"XEHP+\")] E16 = 4 }";
    expands("enumeration", enumeration::expand, size);
}

#[test]
fn bits_of_a_field() {
    let bits = "struct SizeBits(#[bits(size = 2..=0, Size, only = [0, 3])] #[bits(mask = 7..=4)] u8);";
    expands("bits", bits::expand, bits);
}

#[test]
fn a_structure() {
    let opnd = "
        #[define(ty = \"var_ty(id)\")]
        #[define(available = \"var_bytes(id) - offset\")]
        struct GenOpnd {
            id: u32,
            #[wire(\"ub{-v3.4}, uw{v3.4+}\")] offset: u16,
            region: RegionBits,
            #[when(\"offset > 1\")] high: u16,
        }";
    expands("record", record::expand, opnd);
}

#[test]
fn a_structure_with_tables() {
    let data = "
        struct KernelData {
            #[table(\"uw{-v3.4}, ud{v3.4+}\", count = \"part_count\")] parts: Vec<Part>,
            #[table(\"ub\", count = \"size\")] bytes: Vec<u8>,
            entry: u32,
        }";
    expands("tables", record::expand, data);
}

#[test]
fn a_tagged_structure_and_its_variants() {
    let tagged = "#[define(class = \"tag.class\")] #[define(modifier = \"tag.modifier\")] #[tagged(by = class, tag = TagBits, info = Info)] struct VecOperand(Packed);";
    expands("tagged", tagged::expand, tagged);
    let variants = "#[variants(Class)] enum Info { General(GenOpnd), Immediate(ConstOpnd) }";
    expands("variants", variants::expand, variants);
}

#[test]
fn one_instruction() {
    let declaration = "
        /// Adds.
        #[visa(name = \"X\", opcode = 1, sub_opcode = 2, lines = crate::lines::x)]
        struct X {
            op: OpBits,
            #[field(Destination, saturates)] dst: VecOperand,
            #[field(refers = Surface)] surface: u8,
            #[field(since = \"3.4\", when = \"op.mode == 1\")] number: u8,
            #[field(Source, optional)] src0: VecOperand,
            #[field(refers = Label, kind = Block, count = surface)] label: [u16; 4],
        }";
    expands("instruction", instruction::expand, declaration);
    let all = "enum Instruction { #[opcode(1, 2)] X(X), #[opcode(1, 3)] Y(Y), #[opcode(4)] Z(Z) }";
    expands("instructions", instructions::expand, all);
}

#[test]
fn rules_of_an_instruction_and_of_an_operand() {
    let of = |text: &str| syn::parse_str::<Ruled>(text).and_then(rules::expand);
    let instruction = "[BOTH = UD | D;] Instruction {
            #[visa(name = \"X\", opcode = 1, lines = crate::lines::x)]
            struct X {
                exec_size: ExecSizeBits,
                #[field(refers = Surface)] surface: u8,
                number: u8,
                #[field(Source)] src0: VecOperand,
                #[field(refers = Label, count = number)] label: [u16; 4],
            }
        }
        X: \"X\" at crate::lines::x;
        /// The type is one of two.
        \"src0/type\" [type]: matches!(ty(src0), BOTH);
        /// The size is at most that of the operand.
        \"src0/size\" [size, on \"XEHP+\", warning \"so it is\"]: exec_size > 4 => available(src0) >= exec_size * bytes(ty(src0));
        /// Bytes are enough for each.
        \"number/range\" [range]: number >= 1 && number <= 4 || !declared(surface);
        /// Each label is one of a block.
        \"label/kind\" [kind]: kind(label) == Block;
        /// Each label is behind the number.
        \"label/order\" [range]: label >= number;
        /// Nobody knows.
        \"src0/loaded\" [field, runtime]: loaded(src0) == 0;";
    check("rules_of_instruction", of(instruction));
    let operand = "[] Record { #[define(ty = \"var_ty(id)\")] struct GenOpnd { id: u32, offset: u16 } }
        GenOpnd: \"gen_opnd\" at crate::lines::gen_opnd;
        /// A destination is there.
        \"id/written\" [field]: role() == Destination => offset < var_bytes(id);
        /// It is aligned.
        \"offset/aligned\" [field]: offset % bytes(ty) == 0;";
    check("rules_of_operand", of(operand));
}
