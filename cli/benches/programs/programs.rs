//! The programs: one of real kernels, and as many instructions for the commands that ours is compared with.

use crate::{Job, job};
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// One program of the kernels of a platform, again and again, under names of their own, until there are `len` lines of
/// instructions.
pub fn of_corpus(platform: &str, len: usize) -> Option<String> {
    let folder = PathBuf::from(std::env::var_os("GENVISA_UPSTREAM")?).join("../corpus").join(platform);
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).ok()?.filter_map(|e| Some(e.ok()?.path())).collect();
    paths.sort();
    let texts: Vec<String> = paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    let version = texts.first()?.lines().find(|line| line.starts_with(".version"))?.to_string();
    // Functions are called by name: kernels that come with some stay single.
    let plain = texts.iter().filter(|text| !text.contains(".global_function"));
    let plain: Vec<(&String, usize)> = plain.map(|text| (text, instructions(text))).collect();
    let (mut program, mut count, mut n) = (version, 0, 0);
    while count < len {
        let (text, own) = plain.get(n % plain.len().max(1))?;
        let text = text.split_once('\n').filter(|(first, _)| first.starts_with(".version"))?.1;
        program.push('\n');
        program.push_str(&text.replacen(".kernel \"", &format!(".kernel \"k{n}_"), 1));
        (count, n) = (count + own, n + 1);
    }
    Some(program)
}

/// Lines that are neither directives nor comments nor blank.
fn instructions(text: &str) -> usize {
    let lines = text.lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with(['.', '/', '{', '}'])).count()
}

/// Commands of other assemblers.
pub enum Rival {
    SpirvTools,
    Iga,
}

/// One with its program: as text, and as what it made of it.
pub struct Prepared {
    rival: &'static Rival,
    text: PathBuf,
    binary: PathBuf,
    out: PathBuf,
    instructions: usize,
}

impl Rival {
    pub const ALL: [Self; 2] = [Self::SpirvTools, Self::Iga];

    /// Writes and assembles a program of `len` instructions; nothing where the command is not installed.
    pub fn prepare(&'static self, folder: &Path, len: usize) -> Option<Prepared> {
        let (name, (program, instructions)) = match self {
            Self::SpirvTools => ("spirv.text", spirv(len)),
            Self::Iga => ("gen9.text", gen9(len)),
        };
        let text = folder.join(name);
        fs::write(&text, program).ok()?;
        let (binary, out) = (text.with_extension("bin"), text.with_extension("out"));
        let prepared = Prepared { rival: self, text, binary, out, instructions };
        let Job { name, mut command, .. } =
            prepared.job(prepared.assembler(), &prepared.text, &prepared.binary);
        match command.stdin(Stdio::null()).status() {
            Ok(status) => assert!(status.success(), "{name} refuses what it is compared with"),
            Err(why) => {
                println!("left out: {name}: {why}");
                return None;
            }
        }
        Some(prepared)
    }
}

impl Prepared {
    fn assembler(&self) -> (&'static str, &'static [&'static str]) {
        match self.rival {
            Rival::SpirvTools => ("spirv-as", &[]),
            Rival::Iga => ("iga64", &["-a", "-p=9"]),
        }
    }

    fn job(&self, (program, options): (&str, &[&str]), from: &Path, to: &Path) -> Job {
        let options = options.iter().map(OsStr::new);
        let files = [from.as_os_str(), OsStr::new("-o"), to.as_os_str()];
        job(self.instructions, program, &options.chain(files).collect::<Vec<_>>())
    }

    pub fn assemble(&self) -> Job {
        self.job(self.assembler(), &self.text, &self.out)
    }

    pub fn disassemble(&self) -> Job {
        let program: (&str, &[&str]) = match self.rival {
            Rival::SpirvTools => ("spirv-dis", &[]),
            Rival::Iga => ("iga64", &["-d", "-p=9"]),
        };
        self.job(program, &self.binary, &self.out)
    }

    /// Only SPIRV-Tools check without doing something else.
    pub fn check(&self) -> Option<Job> {
        match self.rival {
            Rival::SpirvTools => Some(job(self.instructions, "spirv-val", &[self.binary.as_os_str()])),
            Rival::Iga => None,
        }
    }
}

/// Instructions of a function of a program, as many as kernels have on average.
const FUNCTION: usize = 200;

/// A SPIR-V module for OpenCL: arithmetic mostly, loads, stores and branches.
fn spirv(len: usize) -> (String, usize) {
    let mut text = "\
        OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        %void = OpTypeVoid\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n\
        %two = OpConstant %uint 2\n%uints = OpTypePointer CrossWorkgroup %uint\n\
        %floats = OpTypePointer CrossWorkgroup %float\n%fn = OpTypeFunction %void %uints %floats\n"
        .to_string();
    let (mut count, mut n) = (0, 0);
    while count < len {
        let _ = write!(
            text,
            "%f{n} = OpFunction %void None %fn\n%p{n} = OpFunctionParameter %uints\n\
             %q{n} = OpFunctionParameter %floats\n%l{n} = OpLabel\n"
        );
        let begin = count;
        while count < begin + FUNCTION {
            n += 1;
            let first = n - 1 - (count - begin) / 13;
            let _ = write!(
                text,
                "%a{n} = OpLoad %uint %p{first} Aligned 4\n%b{n} = OpIAdd %uint %a{n} %a{n}\n\
                 %c{n} = OpIMul %uint %b{n} %a{n}\n%d{n} = OpULessThan %bool %c{n} %b{n}\n\
                 %e{n} = OpSelect %uint %d{n} %c{n} %b{n}\n%g{n} = OpShiftLeftLogical %uint %e{n} %two\n\
                 %h{n} = OpBitwiseAnd %uint %g{n} %a{n}\n%i{n} = OpConvertUToF %float %h{n}\n\
                 %j{n} = OpFAdd %float %i{n} %i{n}\n%k{n} = OpFMul %float %j{n} %i{n}\n\
                 OpStore %q{first} %k{n} Aligned 4\nOpBranch %m{n}\n%m{n} = OpLabel\n"
            );
            count += 13;
        }
        text.push_str("OpReturn\nOpFunctionEnd\n");
        n += 1;
    }
    (text, count)
}

/// Instructions of Gen9.
const GEN9: [&str; 8] = [
    "         add (8|M0)              r10.0<1>:f    r11.0<8;8,1>:f    r12.0<8;8,1>:f",
    "         mov (16|M0)             r20.0<1>:d    r11.0<8;8,1>:d",
    "         mul (8|M0)              r10.0<1>:f    r11.0<8;8,1>:f    r12.0<0;1,0>:f",
    "(W)      and (1|M0)              r10.0<1>:ud   r11.3<0;1,0>:ud   0xFF:ud",
    "         shl (8|M0)              r10.0<1>:d    r11.0<8;8,1>:d    2:w",
    "         cmp (8|M0)   (lt)f0.0   null<1>:d     r11.0<8;8,1>:d    r12.0<8;8,1>:d",
    "(f0.0)   sel (8|M0)              r10.0<1>:d    r11.0<8;8,1>:d    r12.0<8;8,1>:d",
    "         mad (8|M0)              r10.0<1>:f    r11.0<8;1>:f      r12.0<8;1>:f      r13.0<1>:f",
];

fn gen9(len: usize) -> (String, usize) {
    let lines = GEN9.iter().cycle().take(len);
    (lines.fold(String::new(), |text, line| text + line + "\n"), len)
}
