//! Whole programs of Intel's compiler, assembled and disassembled.
//!
//! A text, our object of it, and our text of that object give the same Gen code, and the finalizer prints the object as we
//! do. The programs are not part of this repository: they are in the folders `corpus` and `oracle` beside the one that
//! `GENVISA_UPSTREAM` names.

use crate::printed::instructions;
use crate::{Oracle, comment, kernels, stem};
use genvisa_asm::Target;
use genvisa_asm::report::Source;
use genvisa_conformance::finalizer::{Finalizer, Input, Verdict};
use genvisa_conformance::printed;
use libtest_mimic::{Completion, Failed, Trial};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The folders of the corpus, each with its platform in the spelling of the finalizer.
const PLATFORMS: [(&str, &str); 8] = [
    ("bdw", "BDW"),
    ("dg1", "TGLLP"),
    ("dg2", "DG2"),
    ("icllp", "ICLLP"),
    ("pvc", "PVC"),
    ("skl", "SKL"),
    ("tgllp", "TGLLP"),
    ("xe_hp_sdv", "XeHP_SDV"),
];

/// The programs that the finalizer does not compile.
const UNCOMPILED: &str = include_str!("../../oracle/uncompiled.txt");

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    let upstream = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from);
    let Some(upstream) = upstream.filter(|upstream| upstream.join("../corpus").is_dir()) else {
        let missing = || {
            Ok(Completion::ignored_with("the corpus is missing: it is beside the folder GENVISA_UPSTREAM"))
        };
        return vec![Trial::ignorable_test("program/all", missing)];
    };
    let beside = |name: &str| upstream.join("..").join(name);
    let mut found: Vec<(String, PathBuf)> = Vec::new();
    for (folder, platform) in PLATFORMS {
        let folder = beside("corpus").join(folder);
        if folder.is_dir() {
            found.extend(kernels(&folder).into_iter().map(|path| (platform.to_string(), path)));
        }
    }
    let examples = beside("oracle/examples");
    if examples.is_dir() {
        found.extend(kernels(&examples).into_iter().filter_map(|path| {
            let platform = comment(&fs::read_to_string(&path).ok()?, "platform")?.to_string();
            Some((platform, path))
        }));
    }
    let count = found.len();
    let all = move || match count > 460 {
        true => Ok(()),
        false => Err(Failed::from(format!("{count} programs are not all of them"))),
    };
    let uncompiled: HashSet<&str> = UNCOMPILED.lines().filter(|line| !line.starts_with('#')).collect();
    let trials = found.into_iter().map(|(platform, path)| {
        let oracle = Arc::clone(oracle);
        let folder =
            path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("{folder}/{}", stem(&path));
        let is_compiled = !uncompiled.contains(&*name);
        Trial::ignorable_test(format!("program/{name}"), move || {
            let text = fs::read_to_string(&path)?;
            let written = round_trip(&path, &text, target(&platform))?;
            match &*oracle {
                Ok(finalizer) => compare(finalizer, &platform, &text, &written, is_compiled),
                Err(why) => Ok(Completion::ignored_with(why)),
            }
        })
    });
    trials.chain([Trial::test("program/all", all)]).collect()
}

/// The target of a platform in the spelling of the finalizer.
fn target(platform: &str) -> Target {
    let known = genvisa::Platform::ALL.iter().find(|known| known.name().eq_ignore_ascii_case(platform));
    known.copied().map_or_else(Target::default, Target::from)
}

/// The object and the text that we write for a program.
struct Written {
    object: Vec<u8>,
    text: String,
}

/// Assembles a text, disassembles the module and assembles that text. Both modules and that of the object are equal.
fn round_trip(path: &Path, text: &str, target: Target) -> Result<Written, String> {
    let name = path.display().to_string();
    let read = |text: &str| {
        target.assemble(text).map_err(|problems| Source::new(&name, text).render(&problems, false))
    };
    let module = read(text)?;
    let printed = target.disassemble(&module);
    if read(&printed)? != module {
        return Err(format!("printed and read again it is another program:\n{printed}"));
    }
    let object = module.encode().map_err(|e| e.to_string())?;
    let from_object = genvisa::Module::decode(&object).map_err(|e| e.to_string())?;
    if from_object != module {
        return Err("the object is another program".into());
    }
    Ok(Written { object, text: printed })
}

/// Compares the Gen code of all three. If the finalizer does not accept the original text, it may still compile our object,
/// and then prints it as the compiler did.
fn compare(
    finalizer: &Finalizer,
    platform: &str,
    text: &str,
    ours: &Written,
    is_compiled: bool,
) -> Result<Completion, Failed> {
    let listed = "conformance/oracle/uncompiled.txt";
    let code = match finalizer.compile(Input::Text(text), platform)? {
        Verdict::Accepted(code) => code,
        other => {
            let why = format!("the finalizer does not accept it: {}", other.word());
            return match (as_object(finalizer, platform, text, ours)?, is_compiled) {
                (true, true) => Ok(Completion::Completed),
                (false, false) => Ok(Completion::ignored_with(why)),
                (false, true) => Err(format!("{why}, and {listed} does not list it").into()),
                (true, false) => Err(format!("the finalizer compiles it: remove it from {listed}").into()),
            };
        }
    };
    if !is_compiled {
        return Err(format!("the finalizer compiles it: remove it from {listed}").into());
    }
    let object = finalizer.print(&ours.object, platform)?;
    let text = finalizer.compile(Input::Text(&ours.text), platform)?;
    for (what, verdict) in [("object", object.verdict), ("text", text)] {
        let own = verdict.code().map_err(|why| format!("our {what}: {why}"))?;
        if own != code {
            return Err(format!("our {what} gives other Gen code").into());
        }
    }
    let theirs = object.printed.ok_or("our object is not printed")?;
    match printed::difference(&ours.text, &theirs) {
        None => Ok(Completion::Completed),
        Some(difference) => Err(format!("our object is printed in another way\n{difference}").into()),
    }
}

/// Whether the finalizer compiles our object. It prints the object as the compiler did.
fn as_object(finalizer: &Finalizer, platform: &str, text: &str, ours: &Written) -> Result<bool, Failed> {
    let outcome = finalizer.print(&ours.object, platform)?;
    let (Verdict::Accepted(_), Some(printed)) = (outcome.verdict, outcome.printed) else { return Ok(false) };
    let (written, printed) = (instructions(text), instructions(&printed));
    match written.iter().zip(&printed).find(|(a, b)| a != b) {
        Some((a, b)) => Err(format!("the compiler wrote: {a}\nthe finalizer prints: {b}").into()),
        None if written.len() != printed.len() => Err("the finalizer prints another program".into()),
        None => Ok(true),
    }
}
