//! Kernels as text and as our objects: the finalizer compiles both to the same Gen code.
//!
//! Each function builds the kernel of the same name in `conformance/oracle`, line by line.

use crate::builder::{
    Builder, NULL, Var, addresses, all, always, at, bits, dst, exec, imm, one, raw, src, unless, when, with,
};
use crate::{Oracle, comment, folder, stem, trial};
use genvisa::DataType::*;
use genvisa::execution::{ExecSize::*, Mask::*};
use genvisa::gather::{EltSize, Mask as GatherMask, NumElts};
use genvisa::gather_scaled::NumBlocks as Bytes;
use genvisa::instructions::*;
use genvisa::object::{Alignment, Category, Kind};
use genvisa::operands::{
    Combine, Inverse,
    Modifiers::{Abs, Neg, NegAbs, Not, Sat},
    PredBits, RawOperand, VecOperand,
};
use genvisa::svm_gather::{BlockSize, NumBlocks};
use genvisa::{Body, Instruction, Module, Platform, Version};
use genvisa_conformance::finalizer::{Finalizer, Input};
use libtest_mimic::{Failed, Trial};
use std::collections::BTreeSet;
use std::fs;

/// Adds the declarations and instructions of a kernel.
type Build = fn(&mut Builder);

/// The kernels, by name.
const KERNELS: [(&str, Build); 25] = [
    ("add", add),
    ("addresses", address_operands),
    ("and", and),
    ("bfloat", bfloat),
    ("cmp", cmp),
    ("declarations", declarations),
    ("dot", dot),
    ("gather", gather),
    ("gather_scaled", gather_scaled),
    ("immediates", immediates),
    ("immediates_64", immediates_64),
    ("indirect", indirect),
    ("label", label),
    ("line", line),
    ("load", load),
    ("mov", mov),
    ("predefined", predefined),
    ("predicates", predicates),
    ("regions", regions),
    ("ret", ret),
    ("sample", sample),
    ("scatter4_typed", scatter4_typed),
    ("sel", sel),
    ("subroutine", subroutine),
    ("svm_gather", svm_gather),
];

/// Object versions with layouts of their own.
const VERSIONS: [Version; 2] = [Version::new(4, 1), Version::new(3, 6)];

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("kernel/complete", complete),
        trial(oracle, "kernel/other_code".to_string(), other_code_is_noticed),
        trial(oracle, "kernel/without_effect".to_string(), an_instruction_without_effect_is_noticed),
    ];
    for (name, build) in KERNELS {
        let text = read(name);
        let platforms =
            comment(&text, "platforms").unwrap_or_else(|| panic!("{name}: no platforms")).to_string();
        let first = platforms.split(' ').next().unwrap_or_default().to_string();
        trials.push(trial(oracle, format!("kernel/{name}/counts"), move |f| {
            let whole = Module::decode(&object(build, VERSIONS[0])).map_err(|e| e.to_string())?;
            every_instruction_counts(f, &whole, &first)
        }));
        for platform in platforms.split(' ') {
            let (violated, known) =
                (comment(&text, "violates").unwrap_or_default().to_string(), platform.to_string());
            trials.push(Trial::test(format!("kernel/{name}/{platform}/rules"), move || {
                rules(build, &violated, &known)
            }));
            for version in VERSIONS {
                let (text, platform) = (text.clone(), platform.to_string());
                trials.push(trial(oracle, format!("kernel/{name}/{platform}/{version}"), move |finalizer| {
                    same_code(finalizer, &text, &object(build, version), &platform)
                }));
            }
        }
    }
    trials
}

fn read(name: &str) -> String {
    let path = folder().join(name).with_extension("visaasm");
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The object that a function builds.
pub fn object(build: impl FnOnce(&mut Builder), version: Version) -> Vec<u8> {
    let mut kernel = Builder::new();
    build(&mut kernel);
    kernel.push(Ret { exec_size: exec(Simd1, M1Nm), pred: always() });
    kernel.finish(version)
}

/// Fails unless text and object give the same Gen code.
pub fn same_code(finalizer: &Finalizer, text: &str, object: &[u8], platform: &str) -> Result<(), Failed> {
    let expected =
        finalizer.compile(Input::Text(text), platform)?.code().map_err(|e| format!("text: {e}"))?;
    let found =
        finalizer.compile(Input::Object(object), platform)?.code().map_err(|e| format!("object: {e}"))?;
    if expected != found {
        let (expected, found) = (expected.len(), found.len());
        return Err(format!("different code: {expected} bytes from text, {found} from the object").into());
    }
    Ok(())
}

/// Fails unless the kernel violates exactly the rules that its text names.
fn rules(build: Build, expected: &str, platform: &str) -> Result<(), Failed> {
    let module = Module::decode(&object(build, VERSIONS[0])).map_err(|e| e.to_string())?;
    let found = Platform::ALL.iter().find(|p| p.finalizer_name() == platform);
    let violations =
        module.kernels[0].validate(*found.ok_or("the specification does not have this platform")?);
    let violated: BTreeSet<&str> = violations.iter().map(|(_, violation)| violation.rule.id).collect();
    if violated == expected.split_whitespace().collect() {
        return Ok(());
    }
    let list: Vec<String> = violations.iter().map(|(n, v)| format!("instruction {n}, {v}")).collect();
    Err(format!("expected violations: [{expected}], found:\n{}", list.join("\n")).into())
}

/// Fails unless the removal of any instruction changes the Gen code. A kernel whose instructions the finalizer removes
/// would test nothing. Labels have no code.
pub fn every_instruction_counts(finalizer: &Finalizer, whole: &Module, platform: &str) -> Result<(), Failed> {
    let code = |module: &Module| -> Result<Vec<u8>, Failed> {
        let bytes = module.encode().map_err(|e| e.to_string())?;
        Ok(finalizer.compile(Input::Object(&bytes), platform)?.code()?)
    };
    let expected = code(whole)?;
    let all: Vec<Instruction> = whole.kernels[0].body.iter().collect();
    for (n, instruction) in all.iter().enumerate() {
        if matches!(instruction, Instruction::Subroutine(_) | Instruction::Label(_) | Instruction::Ret(_)) {
            continue;
        }
        let mut less = whole.clone();
        let others = all.iter().enumerate().filter(|(other, _)| *other != n).map(|(_, one)| one);
        less.kernels[0].body = Body::of(whole.version(), others).map_err(|e| e.to_string())?;
        less.lay_out().map_err(|e| e.to_string())?;
        if code(&less)? == expected {
            return Err(format!("instruction {n} makes no difference: {instruction:?}").into());
        }
    }
    Ok(())
}

/// The text of one kernel does not have the code of another, nor that of an object with another constant.
fn other_code_is_noticed(finalizer: &Finalizer) -> Result<(), Failed> {
    let constant = |value| move |k: &mut Builder| constant_output(k, value);
    let text = genvisa_asm::module::disassemble(
        &Module::decode(&object(constant(1), VERSIONS[0])).map_err(|e| e.to_string())?,
    );
    same_code(finalizer, &text, &object(constant(1), VERSIONS[0]), "SKL")?;
    for other in [object(constant(2), VERSIONS[0]), object(add, VERSIONS[0])] {
        if same_code(finalizer, &text, &other, "SKL").is_ok() {
            return Err("another object has the same code".into());
        }
    }
    Ok(())
}

/// The only output of the kernel is a constant.
fn constant_output(k: &mut Builder, value: u64) {
    let x = k.grf("x", Ud, 8);
    k.output(x);
    k.push(copy(Simd8, M1, dst(x, (0, 0), 1), imm(Ud, value)));
}

/// A kernel with an instruction that the finalizer removes fails.
fn an_instruction_without_effect_is_noticed(finalizer: &Finalizer) -> Result<(), Failed> {
    let kernel = |has_line: bool| {
        move |k: &mut Builder| {
            constant_output(k, 1);
            if has_line {
                k.push(Loc { line_number: 1 });
            }
        }
    };
    let check = |has_line| -> Result<bool, Failed> {
        let whole = Module::decode(&object(kernel(has_line), VERSIONS[0])).map_err(|e| e.to_string())?;
        Ok(every_instruction_counts(finalizer, &whole, "SKL").is_ok())
    };
    match (check(false)?, check(true)?) {
        (true, false) => Ok(()),
        found => Err(format!("without a line number and with one: {found:?}, expected (true, false)").into()),
    }
}

/// Every kernel of the folder is built here, and every instruction is in one of them or in the list of those whose bytes no
/// kernel proves yet.
fn complete() -> Result<(), Failed> {
    let files: Vec<String> = crate::kernels(&folder()).iter().map(|path| stem(path)).collect();
    if files != KERNELS.map(|(name, _)| name) {
        return Err(format!("kernels in {} are {files:?}", folder().display()).into());
    }
    let mut missing: BTreeSet<&str> = Instruction::ALL.iter().map(|info| info.name).collect();
    for (_, build) in KERNELS {
        let module = Module::decode(&object(build, VERSIONS[0])).map_err(|e| e.to_string())?;
        for instruction in module.kernels.iter().flat_map(|kernel| &kernel.body) {
            missing.remove(instruction.info().name);
        }
    }
    let list = fs::read_to_string(folder().join("without.txt")).map_err(|e| format!("without.txt: {e}"))?;
    let listed: BTreeSet<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    if missing == listed {
        return Ok(());
    }
    let unlisted: Vec<_> = missing.difference(&listed).collect();
    let proven: Vec<_> = listed.difference(&missing).collect();
    Err(format!("no kernel has {unlisted:?}; without.txt lists {proven:?}, which a kernel has").into())
}

fn add(k: &mut Builder) {
    let [sum, left, right] = ["sum", "left", "right"].map(|name| k.grf(name, F, 32));
    let integer = k.grf("integer", D, 32);
    let short = k.grf("short", W, 32);
    let half = k.grf("half", Hf, 32);
    let byte = k.grf("byte", Ub, 128);
    let p1 = k.predicate("P1", 16);
    k.push(Add {
        exec_size: exec(Simd16, M1),
        pred: when(p1),
        dst: with(Sat, dst(sum, (0, 0), 1)),
        src0: with(Neg, all(left)),
        src1: with(Abs, all(right)),
    });
    k.push(Add {
        exec_size: exec(Simd8, M1),
        pred: always(),
        dst: dst(sum, (1, 0), 1),
        src0: with(NegAbs, src(left, (0, 0), [8, 8, 1])),
        src1: imm(F, 0x3fc0_0000),
    });
    k.push(Add {
        exec_size: exec(Simd4, M5),
        pred: always(),
        dst: dst(integer, (0, 4), 2),
        src0: all(short),
        src1: imm(D, 0xffff_fff0),
    });
    k.push(Add {
        exec_size: exec(Simd2, M2Nm),
        pred: always(),
        dst: dst(integer, (0, 0), 1),
        src0: src(integer, (0, 2), [2, 2, 1]),
        src1: one(short, (0, 1)),
    });
    k.push(Add {
        exec_size: exec(Simd1, M1Nm),
        pred: always(),
        dst: dst(half, (0, 0), 1),
        src0: one(half, (0, 1)),
        src1: one(half, (0, 2)),
    });
    k.push(Add {
        exec_size: exec(Simd32, M1),
        pred: always(),
        dst: with(Sat, dst(byte, (0, 0), 1)),
        src0: all(byte),
        src1: src(byte, (1, 0), [1, 1, 0]),
    });
}

fn and(k: &mut Builder) {
    let result = k.grf("result", Ud, 16);
    let left = k.grf("left", Ud, 16);
    let right = k.grf("right", D, 16);
    let word = k.grf("word", Uw, 16);
    let [p1, p2, p3] = ["P1", "P2", "P3"].map(|name| k.predicate(name, 32));
    let mut push = |size, mask, pred, dst, src0, src1| {
        k.push(And { exec_size: exec(size, mask), pred, dst, src0, src1 });
    };
    push(Simd16, M1, unless(p1), dst(result, (0, 0), 1), all(left), with(Not, all(right)));
    push(Simd8, M1, always(), dst(result, (0, 0), 1), with(Not, all(left)), imm(Ud, 0x1234));
    push(Simd16, M1, always(), dst(word, (0, 0), 1), all(word), imm(Uw, 7));
    push(Simd16, M1, always(), bits(p2), bits(p1), bits(p3));
    push(Simd16, M5Nm, always(), bits(p3), bits(p1), bits(p2));
}

fn cmp(k: &mut Builder) {
    use genvisa::cmp::RelOp::*;
    let left = k.grf("left", D, 32);
    let right = k.grf("right", D, 32);
    let answer = k.grf("answer", D, 16);
    let float = k.grf("float", F, 32);
    let p1 = k.predicate("P1", 16);
    let p2 = k.predicate("P2", 32);
    let mut push = |size, mask, relation, dst, src0, src1| {
        let rel_op = genvisa::cmp::RelOpBits::new(relation);
        k.push(Cmp { exec_size: exec(size, mask), rel_op, dst, src0, src1 });
    };
    push(Simd16, M1, Eq, bits(p1), all(left), all(right));
    push(Simd16, M1, Ne, bits(p2), all(left), imm(D, 42));
    push(Simd16, M5, Gt, bits(p2), all(float), with(Neg, one(float, (0, 0))));
    push(Simd8, M1, Ge, dst(answer, (0, 0), 1), all(left), all(right));
    let second = with(Abs, src(float, (1, 0), [1, 1, 0]));
    push(Simd8, M1Nm, Lt, dst(float, (0, 0), 1), second, imm(F, 0x4000_0000));
    push(Simd4, M1, Le, bits(p1), src(left, (0, 0), [4, 4, 1]), src(right, (1, 0), [1, 1, 0]));
}

fn mov(k: &mut Builder) {
    let dword = k.grf("dword", Ud, 16);
    let word = k.grf("word", Uw, 16);
    let byte = k.grf("byte", Ub, 32);
    let float = k.grf("float", F, 16);
    let half = k.grf("half", Hf, 16);
    let p1 = k.predicate("P1", 32);
    let p2 = k.predicate("P2", 16);
    let to = |var| dst(var, (0, 0), 1);
    let mut push = |size, mask, pred, dst, src0| k.push(Mov { exec_size: exec(size, mask), pred, dst, src0 });
    push(Simd16, M1, always(), to(word), all(dword));
    push(Simd16, M1, always(), with(Sat, to(byte)), all(float));
    push(Simd8, M1, always(), to(float), with(Neg, all(dword)));
    push(Simd8, M1, always(), to(half), all(float));
    push(Simd8, M3, when(p1), to(dword), all(word));
    push(Simd1, M1Nm, always(), to(dword), bits(p1));
    push(Simd1, M1Nm, always(), to(word), bits(p2));
}

fn sel(k: &mut Builder) {
    let [result, left, right] = ["result", "left", "right"].map(|name| k.grf(name, D, 16));
    let float = k.grf("float", F, 16);
    let p1 = k.predicate("P1", 32);
    let mut push = |size, mask, pred, dst, src0, src1| {
        k.push(Sel { exec_size: exec(size, mask), pred, dst, src0, src1 });
    };
    push(Simd16, M1, when(p1), dst(result, (0, 0), 1), all(left), all(right));
    let saturated = with(Sat, dst(float, (0, 0), 1));
    push(Simd16, M1, unless(p1), saturated, with(Abs, all(float)), imm(F, 0x3f00_0000));
    push(Simd4, M5Nm, when(p1), dst(result, (0, 0), 2), imm(D, 1), imm(D, 0xffff_ffff));
}

fn gather(k: &mut Builder) {
    use genvisa::gather::{EltSizeBits, NumEltsBits};
    let offset = k.grf("offset", Ud, 32);
    let result = k.grf("result", Ud, 32);
    let float = k.grf("float", F, 16);
    let base = k.grf("base", Ud, 8);
    let buffer = k.surface("buffer", 1);
    let mut push = |elt_size, num_elts, mask, surface, global_offset, element_offset, dst| {
        k.push(Gather {
            elt_size: EltSizeBits::new(elt_size),
            is_modified: 0,
            num_elts: NumEltsBits::new(num_elts, mask),
            surface,
            global_offset,
            element_offset,
            dst,
        });
    };
    let (slm, stateless) = (0, 5);
    let ud = |n| imm(Ud, n);
    push(EltSize::Byte4, NumElts::Element16, GatherMask::M1, buffer, ud(0), raw(offset, 0), raw(result, 0));
    push(EltSize::Byte2, NumElts::Element8, GatherMask::M3, buffer, ud(16), raw(offset, 0), raw(result, 0));
    let second = one(base, (0, 1));
    push(
        EltSize::Byte1,
        NumElts::Element1,
        GatherMask::M1Nm,
        buffer,
        second,
        raw(offset, 32),
        raw(result, 64),
    );
    let first = one(base, (0, 0));
    push(EltSize::Byte4, NumElts::Element8, GatherMask::M1, slm, first, raw(offset, 0), raw(float, 0));
    push(
        EltSize::Byte4,
        NumElts::Element16,
        GatherMask::M5,
        stateless,
        ud(0),
        raw(offset, 0),
        raw(result, 0),
    );
}

fn gather_scaled(k: &mut Builder) {
    let offset = k.grf("offset", Ud, 64);
    let result = k.grf("result", D, 64);
    let float = k.grf("float", F, 16);
    let base = k.grf("base", Ud, 8);
    let buffer = k.surface("buffer", 1);
    let other = k.surface("other", 1);
    let p1 = k.predicate("P1", 32);
    let mut push = |exec_size, pred, num_blocks, surface, offset, element_offset, dst| {
        k.push(GatherScaled {
            exec_size,
            pred,
            block_size: 0,
            num_blocks: genvisa::gather_scaled::NumBlocksBits::new(num_blocks),
            scale: 0,
            surface,
            offset,
            element_offset,
            dst,
        });
    };
    let ud = |n| imm(Ud, n);
    push(exec(Simd16, M1), always(), Bytes::Block4, buffer, ud(0), raw(offset, 0), raw(result, 0));
    push(exec(Simd8, M1), when(p1), Bytes::Block2, buffer, ud(64), raw(offset, 64), raw(result, 64));
    let second = one(base, (0, 1));
    push(exec(Simd16, M5), unless(p1), Bytes::Block1, other, second, raw(offset, 0), raw(result, 0));
    push(exec(Simd1, M1Nm), always(), Bytes::Block4, 0, ud(0), raw(offset, 0), raw(float, 0));
    push(exec(Simd16, M1), always(), Bytes::Block4, 5, ud(0), raw(offset, 0), raw(result, 0));
}

fn scatter4_typed(k: &mut Builder) {
    let [u, v, r, lod] = ["u", "v", "r", "lod"].map(|name| k.grf(name, Ud, 32));
    let pixel = k.grf("pixel", Ud, 128);
    let float = k.grf("float", F, 16);
    let image = k.surface("image", 1);
    let p1 = k.predicate("P1", 16);
    let mut push = |mask, pred, channels, [u, v, r, lod]: [RawOperand; 4], src| {
        k.push(Scatter4Typed {
            exec_size: genvisa::scatter4_typed::ExecSizeBits::from_raw(exec(Simd8, mask).raw()),
            pred,
            channels: genvisa::scatter4_typed::ChannelsBits::new(channels),
            surface: image,
            u,
            v,
            r,
            lod,
            src,
        });
    };
    let null = raw(NULL, 0);
    push(M1, always(), 0b1111, [u, v, r, lod].map(|var| raw(var, 0)), raw(pixel, 0));
    push(M1, when(p1), 0b1001, [raw(u, 64), raw(v, 0), null, null], raw(pixel, 64));
    push(M3Nm, always(), 0b0100, [raw(u, 0), null, null, null], raw(float, 0));
}

fn svm_gather(k: &mut Builder) {
    use genvisa::svm_gather::{BlockSizeBits, NumBlocksBits};
    let address = k.grf("address", Uq, 32);
    let dword = k.grf("dword", Ud, 64);
    let byte = k.grf("byte", Ub, 64);
    let qword = k.grf("qword", Uq, 32);
    let p1 = k.predicate("P1", 16);
    let mut push = |exec_size, pred, block_size, num_blocks, addresses, dst| {
        k.push(SvmGather {
            exec_size,
            pred,
            block_size: BlockSizeBits::new(block_size),
            num_blocks: NumBlocksBits::new(num_blocks),
            addresses: raw(address, addresses),
            dst: raw(dst, 0),
        });
    };
    let eight = exec(Simd8, M1);
    push(eight, always(), BlockSize::Byte4, NumBlocks::Block1, 0, dword);
    push(eight, always(), BlockSize::Byte1, NumBlocks::Block4, 0, byte);
    push(eight, when(p1), BlockSize::Byte8, NumBlocks::Block1, 64, qword);
    push(eight, always(), BlockSize::Byte4, NumBlocks::Block8, 0, dword);
    push(exec(Simd8, M3Nm), always(), BlockSize::Byte8, NumBlocks::Block2, 0, qword);
    push(exec(Simd16, M1), always(), BlockSize::Byte4, NumBlocks::Block4, 0, dword);
}

fn dot(k: &mut Builder) {
    let [product, left, right] = ["product", "left", "right"].map(|name| k.grf(name, F, 32));
    let a0 = k.address("a0", 8);
    let p1 = k.predicate("P1", 32);
    let to = |row| dst(product, (row, 0), 1);
    k.push(Dp2 { exec_size: exec(Simd8, M1), pred: always(), dst: to(0), src0: all(left), src1: all(right) });
    k.push(Dp3 {
        exec_size: exec(Simd16, M1),
        pred: when(p1),
        dst: with(Sat, to(0)),
        src0: with(Neg, all(left)),
        src1: with(Abs, all(right)),
    });
    k.push(Dp4 {
        exec_size: exec(Simd8, M3),
        pred: always(),
        dst: to(1),
        src0: at(a0, 1, 32, [Some(8), Some(8), Some(1)], F),
        src1: src(right, (1, 0), [8, 8, 1]),
    });
    k.push(Dph {
        exec_size: exec(Simd4, M1Nm),
        pred: unless(p1),
        dst: to(2),
        src0: all(left),
        src1: imm(F, 0x3fc0_0000),
    });
}

fn line(k: &mut Builder) {
    let [height, line, point] = ["height", "slope", "point"].map(|name| k.grf(name, F, 32));
    let p1 = k.predicate("P1", 32);
    let mut push = |size, mask, pred, dst, src0, src1| {
        k.push(Line { exec_size: exec(size, mask), pred, dst, src0, src1 });
    };
    push(Simd16, M1, always(), dst(height, (0, 0), 1), one(line, (0, 0)), all(point));
    let saturated = with(Sat, dst(height, (1, 0), 2));
    push(Simd4, M2, when(p1), saturated, with(Neg, one(line, (0, 4))), with(Abs, all(point)));
    push(Simd8, M1Nm, unless(p1), dst(height, (2, 0), 1), one(line, (1, 0)), imm(F, 0x4000_0000));
}

fn load(k: &mut Builder) {
    use genvisa::load::{Channels::*, ModeBits};
    let [u, v, r] = ["u", "v", "r"].map(|name| k.grf(name, Ud, 32));
    let texel = k.grf("texel", F, 128);
    let image = k.surface("image", 1);
    for (set, channels, offset) in [(0b1111, Channel8, 0), (0b0011, Channel16, 32), (0b1000, Channel8, 64)] {
        k.push(Load {
            mode: ModeBits::new(set, channels),
            surface: image,
            u_offset: raw(u, offset),
            v_offset: raw(v, 0),
            r_offset: raw(r, 0),
            dst: raw(texel, offset),
        });
    }
}

fn sample(k: &mut Builder) {
    use genvisa::sample::{Channels::*, ModeBits};
    let [u, v, r] = ["u", "v", "r"].map(|name| k.grf(name, F, 32));
    let color = k.grf("color", F, 128);
    let image = k.surface("image", 1);
    let filter = k.sampler("filter", 1);
    for (set, channels, offset) in [(0b1111, Channel8, 0), (0b0110, Channel16, 32), (0b0001, Channel8, 64)] {
        k.push(Sample {
            mode: ModeBits::new(set, channels),
            sampler: filter,
            surface: image,
            u_offset: raw(u, offset),
            v_offset: raw(v, 0),
            r_offset: raw(r, 0),
            dst: raw(color, offset),
        });
    }
}

fn label(k: &mut Builder) {
    let x = k.grf("x", Ud, 8);
    let first = k.label("first", Kind::Block);
    let second = k.label("second", Kind::Block);
    k.push(copy(Simd8, M1, dst(x, (0, 0), 1), imm(Ud, 1)));
    for (label, n) in [(first, 1), (second, 2)] {
        k.push(Label { label });
        k.push(Add {
            exec_size: exec(Simd8, M1),
            pred: always(),
            dst: dst(x, (0, 0), 1),
            src0: all(x),
            src1: imm(Ud, n),
        });
    }
}

fn ret(k: &mut Builder) {
    let x = k.grf("x", Ud, 8);
    let p1 = k.predicate("P1", 16);
    k.push(copy(Simd8, M1, dst(x, (0, 0), 1), imm(Ud, 1)));
    k.push(Ret { exec_size: exec(Simd8, M1), pred: when(p1) });
    k.push(copy(Simd8, M1, dst(x, (0, 0), 1), imm(Ud, 2)));
    k.push(Ret { exec_size: exec(Simd16, M1), pred: always() });
}

fn subroutine(k: &mut Builder) {
    let x = k.grf("x", Ud, 8);
    k.push(copy(Simd8, M1, dst(x, (0, 0), 1), imm(Ud, 1)));
}

/// A MOV without predicate.
fn copy(
    size: genvisa::execution::ExecSize,
    mask: genvisa::execution::Mask,
    dst: VecOperand,
    src0: VecOperand,
) -> Mov {
    Mov { exec_size: exec(size, mask), pred: always(), dst, src0 }
}

fn immediates(k: &mut Builder) {
    let declared = [
        ("ud", Ud, 8),
        ("d", D, 8),
        ("uw", Uw, 16),
        ("w", W, 16),
        ("ub", Ub, 32),
        ("b", B, 32),
        ("f", F, 8),
        ("hf", Hf, 16),
    ];
    let [ud, d, uw, w, ub, b, f, hf] = declared.map(|(name, ty, elements)| k.grf(name, ty, elements));
    let copies = [
        (Simd8, ud, Ud, 0xdead_beef),
        (Simd8, d, D, 0x8000_0000),
        (Simd8, uw, Uw, 0xbeef),
        (Simd8, w, W, 0x8000),
        (Simd8, ub, Ub, 0xef),
        (Simd8, b, B, 0x7f),
        (Simd8, f, F, 0x3fc0_0000),
        (Simd8, hf, Hf, 0x3c00),
        (Simd8, w, V, 0x7654_3210),
        (Simd8, uw, Uv, 0xfedc_ba98),
        (Simd4, f, Vf, 0x4030_2010),
    ];
    for (size, var, ty, value) in copies {
        k.push(copy(size, M1, dst(var, (0, 0), 1), imm(ty, value)));
    }
}

fn immediates_64(k: &mut Builder) {
    let [uq, q, df] = [("uq", Uq), ("q", Q), ("df", Df)].map(|(name, ty)| k.grf(name, ty, 4));
    let copies =
        [(uq, Uq, 0x1234_5678_9abc_def0), (q, Q, 0xfedc_ba98_7654_3210), (df, Df, 0x3ff8_0000_0000_0000)];
    for (var, ty, value) in copies {
        k.push(copy(Simd4, M1, dst(var, (0, 0), 1), imm(ty, value)));
    }
}

fn bfloat(k: &mut Builder) {
    let bf = k.grf("bf", Bf, 16);
    let f = k.grf("f", F, 8);
    k.push(copy(Simd8, M1, dst(f, (0, 0), 1), all(bf)));
    k.push(Add {
        exec_size: exec(Simd8, M1),
        pred: always(),
        dst: dst(f, (0, 0), 1),
        src0: all(bf),
        src1: all(f),
    });
    k.push(copy(Simd8, M1, dst(bf, (0, 0), 1), all(f)));
}

fn regions(k: &mut Builder) {
    let x = k.grf("x", Ud, 64);
    let y = k.grf("y", Ud, 64);
    let w = k.grf("w", Uw, 128);
    k.push(copy(Simd16, M1, dst(x, (0, 0), 1), one(y, (0, 0))));
    k.push(copy(Simd16, M1, dst(x, (0, 0), 1), src(y, (1, 0), [1, 1, 0])));
    k.push(copy(Simd8, M1, dst(x, (0, 0), 1), src(y, (0, 4), [4, 4, 1])));
    k.push(copy(Simd8, M1, dst(x, (1, 0), 2), src(y, (2, 1), [8, 4, 2])));
    k.push(copy(Simd4, M1, dst(x, (0, 1), 4), src(y, (0, 0), [2, 1, 0])));
    k.push(copy(Simd16, M1, dst(w, (0, 0), 1), src(w, (1, 1), [16, 8, 2])));
    k.push(copy(Simd16, M1, dst(w, (0, 8), 1), src(w, (0, 1), [32, 16, 0])));
    k.push(copy(Simd4, M1, dst(x, (3, 0), 1), src(w, (0, 0), [16, 2, 4])));
}

fn indirect(k: &mut Builder) {
    let x = k.grf("x", Ud, 16);
    let a0 = k.address("a0", 4);
    let a1 = k.address("a1", 16);
    let to = || dst(x, (0, 0), 1);
    let row = |vertical: u8, width, horizontal| [Some(vertical), Some(width), Some(horizontal)];
    let rows = |width, horizontal| [None, Some(width), Some(horizontal)];
    let stride = |n| [None, None, Some(n)];
    k.push(copy(Simd8, M1, to(), at(a0, 0, 0, row(8, 8, 1), Ud)));
    k.push(copy(Simd8, M1, to(), at(a0, 2, -512, row(0, 1, 0), D)));
    k.push(copy(Simd8, M1, to(), at(a1, 0, 511, rows(1, 0), Ub)));
    k.push(copy(Simd8, M1, to(), at(a1, 1, 4, rows(4, 1), F)));
    k.push(copy(Simd8, M1, at(a0, 1, 16, stride(1), Ud), all(x)));
    k.push(Add {
        exec_size: exec(Simd4, M1),
        pred: always(),
        dst: with(Sat, at(a1, 3, 0, stride(2), F)),
        src0: with(Neg, at(a0, 0, 8, row(4, 4, 1), F)),
        src1: with(Abs, at(a0, 1, 0, row(0, 1, 0), F)),
    });
}

fn address_operands(k: &mut Builder) {
    let word = k.grf("word", Uw, 16);
    let a0 = k.address("a0", 8);
    let a1 = k.address("a1", 4);
    k.push(copy(Simd8, M1, addresses(a0, 0, 1), all(word)));
    k.push(copy(Simd4, M1, dst(word, (0, 0), 1), addresses(a0, 4, 4)));
    k.push(copy(Simd1, M1, dst(word, (0, 0), 1), addresses(a1, 3, 1)));
}

fn predicates(k: &mut Builder) {
    let x = k.grf("x", Ud, 32);
    let [p1, p2] = ["P1", "P2"].map(|name| k.predicate(name, 32));
    let controls = [
        (when(p1), Simd16, M1),
        (unless(p1), Simd16, M5),
        (PredBits::new(p1, Combine::Any, Inverse::Normal), Simd8, M1),
        (PredBits::new(p1, Combine::All, Inverse::Normal), Simd4, M2),
        (PredBits::new(p2, Combine::Any, Inverse::Inverse), Simd8, M3),
        (PredBits::new(p2, Combine::All, Inverse::Inverse), Simd4, M4),
        (when(p2), Simd4, M6Nm),
        (when(p2), Simd8, M7),
        (when(p2), Simd4, M8Nm),
    ];
    for ((pred, size, mask), n) in controls.into_iter().zip(1..) {
        let mov = copy(size, mask, dst(x, (0, 0), 1), imm(Ud, n));
        k.push(Mov { pred, ..mov });
    }
}

fn predefined(k: &mut Builder) {
    let x = k.grf("x", Ud, 8);
    let predefined = |name: &str| {
        let found = genvisa::variables::VARIABLES.iter().find(|v| v.name == name);
        Var(found.unwrap_or_else(|| panic!("no variable %{name}")).index)
    };
    k.push(copy(Simd8, M1, dst(x, (0, 0), 1), all(predefined("r0"))));
    for (name, element) in [("tsc", 1), ("sr0", 2), ("thread_x", 0), ("group_id_z", 0)] {
        k.push(copy(Simd1, M1, dst(x, (0, 0), 1), one(predefined(name), (0, element))));
    }
    let cr0 = predefined("cr0");
    k.push(And {
        exec_size: exec(Simd1, M1),
        pred: always(),
        dst: dst(cr0, (0, 0), 1),
        src0: one(cr0, (0, 0)),
        src1: imm(Ud, 0xffff_fb0e),
    });
    k.push(copy(Simd1, M1, dst(NULL, (0, 0), 1), one(x, (0, 0))));
}

fn declarations(k: &mut Builder) {
    let argument = k.grf("argument", Ud, 16);
    let scalar = k.var("scalar", Ud, 1, Alignment::Dword);
    let out = k.var("out", Ud, 16, Alignment::Grf2);
    let part = k.var("part", Uw, 8, Alignment::Word);
    k.alias(part, out, 32);
    let aligned = k.var("aligned", Uw, 8, Alignment::Oword);
    let kept = k.var("kept", Ud, 16, Alignment::Word32);
    k.output(kept);
    let surfaces = k.surface("surfaces", 4);
    let sampler = k.sampler("sampler", 1);
    k.input(Category::General, argument.0, 64, 64);
    k.input(Category::General, scalar.0, 128, 4);
    k.input(Category::Surface, surfaces.into(), 132, 16);
    k.input(Category::Sampler, sampler.into(), 148, 4);
    k.attribute("SimdSize", 16);
    k.attribute("SLMSize", 4);
    k.push(Add {
        exec_size: exec(Simd16, M1),
        pred: always(),
        dst: dst(out, (0, 0), 1),
        src0: all(argument),
        src1: one(scalar, (0, 0)),
    });
    k.push(Add {
        exec_size: exec(Simd8, M1),
        pred: always(),
        dst: dst(part, (0, 0), 1),
        src0: all(part),
        src1: all(aligned),
    });
    k.push(copy(Simd8, M1, dst(kept, (0, 0), 1), all(part)));
    k.push(GatherScaled {
        exec_size: exec(Simd16, M1),
        pred: always(),
        block_size: 0,
        num_blocks: genvisa::gather_scaled::NumBlocksBits::new(Bytes::Block4),
        scale: 0,
        surface: surfaces,
        offset: imm(Ud, 0),
        element_offset: raw(argument, 0),
        dst: raw(out, 0),
    });
}
