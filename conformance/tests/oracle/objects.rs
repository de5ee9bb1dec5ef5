//! Facts of `spec/errata.md` that only objects show.

use crate::builder::{Builder, NULL, all, always, dst, exec, imm, one, raw};
use crate::kernels::{object, same_code};
use crate::{Oracle, trial};
use genvisa::debug::DebugInfo;
use genvisa::execution::{ExecSize::*, Mask::*};
use genvisa::instructions::{Mov, Ret, SvmGather};
use genvisa::object::{Alignment, VarInfoBitPropertiesBits};
use genvisa::operands::PredBits;
use genvisa::svm_gather::{BlockSize, BlockSizeBits, NumBlocks, NumBlocksBits};
use genvisa::{DataType, Module, Version};
use genvisa_asm::module::assemble;
use genvisa_conformance::finalizer::{Finalizer, Input};
use genvisa_runtime::object::{from_bytes, to_bytes};
use libtest_mimic::{Failed, Trial};

/// A test of one fact. It fails if the finalizer contradicts the fact.
pub type Fact = fn(&Finalizer) -> Result<(), Failed>;

pub const FACTS: [(&str, Fact); 19] = [
    ("svm_gather_block_size", svm_gather_block_size),
    ("inverse_of_no_predicate", inverse_of_no_predicate),
    ("null_source", null_source),
    ("alignment", alignment),
    ("kernel_without_subroutine", kernel_without_subroutine),
    ("old_version", old_version),
    ("unknown_attribute", unknown_attribute),
    ("attribute_of_variable", attribute_of_variable),
    ("attribute_of_kernel", attribute_of_kernel),
    ("header_sizes", header_sizes),
    ("part_before_variable", part_before_variable),
    ("lsc_arg_surface", lsc_arg_surface),
    ("dword_atomic_predec", dword_atomic_predec),
    ("null_va", null_va),
    ("lifetime_predefined", lifetime_predefined),
    ("function_ret", function_ret),
    ("lsc_unused_mask", lsc_unused_mask),
    ("debug_information", debug_information),
    ("debug_subroutine", debug_subroutine),
];

const PLATFORM: &str = "SKL";

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    FACTS.into_iter().map(|(name, check)| trial(oracle, format!("object/{name}"), check)).collect()
}

/// An object of the newest version.
fn newest(build: impl FnOnce(&mut Builder)) -> Vec<u8> {
    object(build, genvisa::NEWEST_VERSION)
}

fn expect(finalizer: &Finalizer, object: &[u8], word: &str) -> Result<(), Failed> {
    let verdict = finalizer.compile(Input::Object(object), PLATFORM)?;
    if verdict.word() == word { Ok(()) } else { Err(format!("expected: {word}, found: {verdict:?}").into()) }
}

/// A kernel as text around declarations and instructions.
fn text(declarations: &str, instructions: &str) -> String {
    format!(
        ".version 4.1\n.kernel \"k\"\n{declarations}\n.kernel_attr Target=\"cm\"\n{instructions}\nret (M1_NM, 1)\n"
    )
}

/// The code of eight bytes is 0b10, not 0b11.
fn svm_gather_block_size(finalizer: &Finalizer) -> Result<(), Failed> {
    let gather = |block_size| {
        newest(|k| {
            let address = k.grf("address", DataType::Uq, 8);
            let result = k.grf("result", DataType::Uq, 8);
            k.push(SvmGather {
                exec_size: exec(Simd8, M1),
                pred: always(),
                block_size,
                num_blocks: NumBlocksBits::new(NumBlocks::Block1),
                addresses: raw(address, 0),
                dst: raw(result, 0),
            });
        })
    };
    let declarations = ".decl address v_type=G type=uq num_elts=8 align=GRF\n\
                        .decl result v_type=G type=uq num_elts=8 align=GRF";
    let text = text(declarations, ".function \"k_main\"\nsvm_gather.8.1 (M1, 8) address.0 result.0");
    same_code(finalizer, &text, &gather(BlockSizeBits::new(BlockSize::Byte8)), PLATFORM)?;
    expect(finalizer, &gather(BlockSizeBits::from_raw(0b11)), "unclear")
}

/// Predicate 0 with the inversion bit is different from no predicate.
fn inverse_of_no_predicate(finalizer: &Finalizer) -> Result<(), Failed> {
    let mov = |pred| {
        newest(|k| {
            let x = k.grf("x", DataType::Ud, 8);
            let (dst, src0) = (dst(x, (0, 0), 1), imm(DataType::Ud, 1));
            k.push(Mov { exec_size: exec(Simd8, M1), pred: PredBits::from_raw(pred), dst, src0 });
        })
    };
    expect(finalizer, &mov(0), "accepted")?;
    expect(finalizer, &mov(0x8000), "crashed")
}

/// The null variable cannot be a source.
fn null_source(finalizer: &Finalizer) -> Result<(), Failed> {
    let object = newest(|k| {
        let x = k.grf("x", DataType::Ud, 8);
        let (dst, src0) = (dst(x, (0, 0), 1), one(NULL, (0, 0)));
        k.push(Mov { exec_size: exec(Simd8, M1), pred: always(), dst, src0 });
    });
    expect(finalizer, &object, "crashed")
}

/// Alignment has four bits: 9 is the largest code, 10 is refused.
fn alignment(finalizer: &Finalizer) -> Result<(), Failed> {
    let aligned = |bits: VarInfoBitPropertiesBits| {
        newest(|k| {
            let x = k.grf("x", DataType::Ud, 64);
            k.info(x).bit_properties = bits;
            let dst = dst(x, (0, 0), 1);
            k.push(Mov { exec_size: exec(Simd8, M1), pred: always(), dst, src0: all(x) });
        })
    };
    let largest = VarInfoBitPropertiesBits::new(DataType::Ud, Alignment::Word64);
    let text = text(
        ".decl x v_type=G type=ud num_elts=64 align=wordx64",
        ".function \"k_main\"\nmov (M1, 8) x(0,0)<1> x(0,0)<1;1,0>",
    );
    same_code(finalizer, &text, &aligned(largest), PLATFORM)?;
    expect(finalizer, &aligned(VarInfoBitPropertiesBits::from_raw(largest.raw() + 0x10)), "rejected")
}

/// Without a SUBROUTINE before the kernel its RET does not end the thread: the code is that of the text without
/// `.function`, and not that of the kernel with both.
fn kernel_without_subroutine(finalizer: &Finalizer) -> Result<(), Failed> {
    let whole = newest(|_| {});
    let mut bare = Builder::empty();
    bare.push(Ret { exec_size: exec(Simd1, M1Nm), pred: always() });
    let bare = bare.finish(genvisa::NEWEST_VERSION);
    same_code(finalizer, &text("", ""), &bare, PLATFORM)?;
    let codes = (
        finalizer.compile(Input::Object(&whole), PLATFORM)?.code()?,
        finalizer.compile(Input::Object(&bare), PLATFORM)?.code()?,
    );
    if codes.0 == codes.1 { Err("the thread ends anyway".into()) } else { Ok(()) }
}

/// The finalizer does not read objects of versions before 3.0.
fn old_version(finalizer: &Finalizer) -> Result<(), Failed> {
    let mut file = object(|_| {}, Version::new(3, 0));
    expect(finalizer, &file, "accepted")?;
    // Magic number, then the version.
    file[4..6].copy_from_slice(&[2, 9]);
    expect(finalizer, &file, "crashed")
}

/// The finalizer does not compile a kernel with an attribute that it does not know.
fn unknown_attribute(finalizer: &Finalizer) -> Result<(), Failed> {
    let file = newest(|_| {});
    expect(finalizer, &file, "accepted")?;
    expect(finalizer, &renamed(&file, "Target", "Uarget")?, "unclear")
}

/// The finalizer crashes on a kernel with an attribute of variables.
fn attribute_of_variable(finalizer: &Finalizer) -> Result<(), Failed> {
    let file = newest(|_| {});
    expect(finalizer, &renamed(&file, "Target", "Output")?, "crashed")
}

/// The finalizer compiles a variable with an attribute of kernels.
fn attribute_of_kernel(finalizer: &Finalizer) -> Result<(), Failed> {
    let variable = ".decl V v_type=G type=ud num_elts=8 align=GRF attrs={Output}";
    let module = assemble(&text(variable, ".function \"k_main\"")).map_err(|why| format!("{why:?}"))?;
    let file = module.encode().map_err(|why| why.to_string())?;
    expect(finalizer, &renamed(&file, "Output", "Caller")?, "accepted")
}

/// An object with another name in place of the first one.
fn renamed(file: &[u8], old: &str, new: &str) -> Result<Vec<u8>, Failed> {
    let at = file.windows(old.len()).position(|bytes| bytes == old.as_bytes());
    let at = at.ok_or_else(|| format!("the object has no name {old}"))?;
    let mut other = file.to_vec();
    other.splice(at..at + old.len(), new.bytes());
    Ok(other)
}

/// The finalizer does not read the size of a kernel and the place of its inputs in the header.
fn header_sizes(finalizer: &Finalizer) -> Result<(), Failed> {
    let file = newest(|_| {});
    let mut module = Module::decode(&file).map_err(|why| why.to_string())?;
    let row = module.header.kernel_info.first_mut().ok_or("no kernel")?;
    (row.size, row.input_offset) = (u32::MAX, 0);
    let other = module.encode().map_err(|why| why.to_string())?;
    expect(finalizer, &other, "accepted")
}

/// The finalizer compiles a kernel with a part of a variable that is declared behind it.
fn part_before_variable(finalizer: &Finalizer) -> Result<(), Failed> {
    let file = newest(|k| {
        let part = k.grf("part", DataType::Ud, 8);
        let whole = k.grf("whole", DataType::Ud, 8);
        k.alias(part, whole, 0);
    });
    expect(finalizer, &file, "accepted")
}

/// The address type `arg` takes no surface but 0. Text has no other one.
fn lsc_arg_surface(finalizer: &Finalizer) -> Result<(), Failed> {
    let load = |surface: u8| format!("lsc_load.ugm (M1, 16) D:d32 arg({surface})[A]:a32");
    let declarations =
        ".decl A v_type=G type=uq num_elts=32 align=GRF\n.decl D v_type=G type=ud num_elts=64 align=GRF";
    let verdict = |surface| assembled(finalizer, "PVC", declarations, &load(surface));
    same([verdict(0)?, verdict(3)?], ["accepted", "rejected"])
}

/// The operation predec takes no value. The finalizer reads no text of it.
fn dword_atomic_predec(finalizer: &Finalizer) -> Result<(), Failed> {
    let declarations = ".decl V v_type=G type=ud num_elts=64 align=GRF\n.decl T v_type=T num_elts=1";
    let atomic = |value: &str| format!("dword_atomic.predec (M1, 8) T V.0 {value}.0 %null.0 V.64");
    let verdict = |value| assembled(finalizer, PLATFORM, declarations, &atomic(value));
    same([verdict("%null")?, verdict("V")?], ["accepted", "rejected"])
}

/// Video analysis writes its result to registers, which the null variable has not. The finalizer reads no text of it.
fn null_va(finalizer: &Finalizer) -> Result<(), Failed> {
    let declarations = "\
        .decl F v_type=G type=f num_elts=8 align=GRF\n.decl D v_type=G type=ud num_elts=32 align=GRF\n\
        .decl T6 v_type=T num_elts=1\n.decl S0 v_type=S num_elts=1";
    let centroid = |dst: &str| format!("va.centroid T6 F(0,0)<0;1,0> F(0,1)<0;1,0> 0x4:ub {dst}.0");
    let verdict = |dst| assembled(finalizer, PLATFORM, declarations, &centroid(dst));
    same([verdict("D")?, verdict("%null")?], ["accepted", "crashed"])
}

/// A predefined variable has no lifetime. The finalizer reads no text of it.
fn lifetime_predefined(finalizer: &Finalizer) -> Result<(), Failed> {
    let declarations = ".decl V v_type=G type=ud num_elts=8 align=GRF";
    let start = |variable: &str| format!("lifetime.start {variable}\nmov (M1, 8) V(0,0)<1> 0x1:ud");
    let verdict = |variable| assembled(finalizer, PLATFORM, declarations, &start(variable));
    same([verdict("V")?, verdict("%r0")?], ["accepted", "crashed"])
}

/// A mask of channels in an instruction that is no quad. No text has it.
fn lsc_unused_mask(finalizer: &Finalizer) -> Result<(), Failed> {
    let declarations =
        ".decl A v_type=G type=uq num_elts=32 align=GRF\n.decl D v_type=G type=ud num_elts=32 align=GRF";
    let load = |mask: &str| {
        format!(
            ".bytes 89 00 05 00 00 00 00 00 01 01 00 00 00 00 00 03 03 01 01 {mask} \
             05 00 00 00 00 00 21 00 00 00 00 00 20 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00"
        )
    };
    let verdict = |mask| assembled(finalizer, "PVC", declarations, &load(mask));
    same([verdict("00")?, verdict("05")?], ["accepted", "accepted"])
}

/// A function ends by FRET: RET returns from a subroutine.
fn function_ret(finalizer: &Finalizer) -> Result<(), Failed> {
    let verdict = |end: &str| {
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n.kernel_attr Target=\"cm\"\n.function \"k_main\"\n\
             fcall (M1_NM, 1) f 0 0\nret (M1_NM, 1)\n\
             .global_function \"f\"\n.kernel_attr ArgSize=0\n.kernel_attr RetValSize=0\n.function \"f_main\"\n\
             {end} (M1_NM, 1)\n"
        );
        let module = assemble(&text).map_err(|problems| format!("{problems:?}"))?;
        let object = module.encode().map_err(|why| why.to_string())?;
        Ok::<_, Failed>(finalizer.compile(Input::Object(&object), PLATFORM)?.word())
    };
    same([verdict("fret")?, verdict("ret")?], ["accepted", "crashed"])
}

/// The verdict on the object that our assembler makes.
fn assembled(
    finalizer: &Finalizer,
    platform: &str,
    declarations: &str,
    instruction: &str,
) -> Result<&'static str, Failed> {
    let text = text(declarations, &format!(".function \"k_main\"\n{instruction}"));
    let module = assemble(&text).map_err(|problems| format!("{problems:?}"))?;
    let object = module.encode().map_err(|why| why.to_string())?;
    Ok(finalizer.compile(Input::Object(&object), platform)?.word())
}

fn same(found: [&str; 2], expected: [&str; 2]) -> Result<(), Failed> {
    if found == expected { Ok(()) } else { Err(format!("expected: {expected:?}, found: {found:?}").into()) }
}

/// The debug information of a kernel that calls a function, which calls another one, decodes completely as the structures of
/// the chapter. The frame pointer of the caller is 12 bytes into the frame of a function; bit 31 is the base. The saved
/// register is in memory (code 0), 64 bytes into the frame.
fn debug_information(finalizer: &Finalizer) -> Result<(), Failed> {
    let kernel = "\
.version 4.1
.kernel \"k\"
.kernel_attr Target=\"cm\"
.function \"k_main\"
fcall (M1_NM, 1) f 1 1
ret (M1_NM, 1)
.global_function \"f\"
.decl X v_type=G type=ud num_elts=8 align=GRF
.kernel_attr ArgSize=1
.kernel_attr RetValSize=1
mov (M1, 8) X(0,0)<1> %arg(0,0)<1;1,0>
fcall (M1_NM, 1) g 1 1
add (M1, 8) %retval(0,0)<1> %retval(0,0)<1;1,0> X(0,0)<1;1,0>
fret (M1, 1)
.global_function \"g\"
.kernel_attr ArgSize=1
.kernel_attr RetValSize=1
mov (M1, 8) %retval(0,0)<1> %arg(0,0)<1;1,0>
fret (M1, 1)
";
    let info = debug_file(finalizer, kernel)?;
    let names: Vec<&[u8]> = info.object.iter().map(|object| &object.name[..]).collect();
    let frames = info.object.iter().flat_map(|object| &object.frame.caller_befp);
    let offsets: Vec<u32> = frames.flat_map(|list| &list.interval).map(|interval| interval.memory).collect();
    let saves = info.object.iter().flat_map(|object| &object.frame.callee_save).flat_map(|saves| &saves.data);
    let saved: Vec<(u8, u32)> = saves.map(|saved| (saved.in_register, saved.memory)).collect();
    if names == [b"k", b"f", b"g"] && offsets == [12, 12] && saved == [(0, 64)] {
        Ok(())
    } else {
        Err(format!("{names:?}, {offsets:?}, {saved:?}").into())
    }
}

/// The return address of a subroutine is in a register from the first instruction of the kernel to its last one.
fn debug_subroutine(finalizer: &Finalizer) -> Result<(), Failed> {
    let kernel = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=8 align=GRF
.input X offset=32 size=32
.kernel_attr Target=\"cm\"
.function \"k_main\"
call (M1_NM, 1) twice
ret (M1_NM, 1)
.function \"twice\"
add (M1, 8) X(0,0)<1> X(0,0)<1;1,0> X(0,0)<1;1,0>
ret (M1_NM, 1)
";
    let info = debug_file(finalizer, kernel)?;
    let mut subs = info.object.iter().flat_map(|object| &object.sub);
    let [Some(sub), None] = [subs.next(), subs.next()] else { return Err("not one subroutine".into()) };
    let intervals = sub.return_address.interval.iter();
    let intervals: Vec<(u16, u16)> = intervals.map(|interval| (interval.start, interval.end)).collect();
    if sub.name == b"twice" && sub.end == 5 && intervals == [(0, 5)] {
        Ok(())
    } else {
        Err(format!("{:?}, {}, {intervals:?}", sub.name, sub.end).into())
    }
}

/// The debug information that the finalizer writes for a text, which our layouts read to the last byte and write again.
fn debug_file(finalizer: &Finalizer, kernel: &str) -> Result<DebugInfo, Failed> {
    let file = finalizer.debug_information(Input::Text(kernel), PLATFORM)?.ok_or("no debug information")?;
    let version = genvisa::NEWEST_VERSION;
    let (info, range) = from_bytes::<DebugInfo>(&file, 0, version).map_err(|e| e.to_string())?;
    if range != (0..file.len()) || to_bytes(&info, version).map_err(|e| e.to_string())? != file {
        return Err(format!("read {range:?} of {} bytes", file.len()).into());
    }
    Ok(info)
}
