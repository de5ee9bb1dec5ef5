//! Whole programs: what Intel's compiler wrote and what finalizers accept, through our assembler and disassembler.
//!
//! The Gen code of the text, of our object of it and of our text of that is the same, and the finalizer prints the object as we
//! do. The programs are no part of this
//! repository; they are read where `GENVISA_UPSTREAM` names a folder that lies beside them.

use crate::printed::instructions;
use crate::{Oracle, kernels, said, stem};
use genvisa_asm::Target;
use genvisa_asm::report::Source;
use genvisa_conformance::finalizer::{Finalizer, Input, Verdict};
use genvisa_conformance::printed;
use libtest_mimic::{Completion, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Folders of the corpus, and what the finalizer calls their platforms.
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

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    let Some(upstream) = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from) else {
        eprintln!("skipped: no upstream pages, and so no programs beside them");
        return Vec::new();
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
            let platform = said(&fs::read_to_string(&path).ok()?, "platform")?.to_string();
            Some((platform, path))
        }));
    }
    let trials = found.into_iter().map(|(platform, path)| {
        let oracle = Arc::clone(oracle);
        let folder =
            path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
        Trial::ignorable_test(format!("program/{folder}/{}", stem(&path)), move || {
            let text = fs::read_to_string(&path)?;
            let written = there_and_back(&path, &text, target(&platform))?;
            match &*oracle {
                Ok(finalizer) => compare(finalizer, &platform, &text, &written),
                Err(why) => Ok(Completion::ignored_with(why)),
            }
        })
    });
    trials.collect()
}

/// What text leaves to a platform, which is spelled as the finalizer spells it.
fn target(platform: &str) -> Target {
    let known = genvisa::Platform::ALL.iter().find(|known| known.name().eq_ignore_ascii_case(platform));
    known.copied().map_or_else(Target::default, Target::from)
}

/// A program as we write it.
struct Written {
    object: Vec<u8>,
    text: String,
}

/// Text to module to text to module: both modules are equal, and so is the one that the object gives.
fn there_and_back(path: &Path, text: &str, target: Target) -> Result<Written, String> {
    let name = path.display().to_string();
    let read = |text: &str| {
        target.assemble(text).map_err(|problems| Source::new(&name, text).render(&problems, false))
    };
    let module = read(text)?;
    let printed = target.disassemble(&module);
    if read(&printed)? != module {
        return Err(format!("printed and read again it is another program:\n{printed}"));
    }
    let object = module.to_bytes().map_err(|e| e.to_string())?;
    let from_object = genvisa::Module::from_bytes(&object).map_err(|e| e.to_string())?;
    if from_object != module {
        return Err("the object is another program".into());
    }
    Ok(Written { object, text: printed })
}

/// The Gen code of all three. Where the finalizer does not accept the original it may still compile our object of it, and
/// prints it as the compiler did.
fn compare(finalizer: &Finalizer, platform: &str, text: &str, ours: &Written) -> Result<Completion, Failed> {
    let code = match finalizer.compile(Input::Text(text), platform)? {
        Verdict::Accepted(code) => code,
        other => return as_object(finalizer, platform, text, ours, &other),
    };
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

fn as_object(
    finalizer: &Finalizer,
    platform: &str,
    text: &str,
    ours: &Written,
    verdict: &Verdict,
) -> Result<Completion, Failed> {
    let outcome = finalizer.print(&ours.object, platform)?;
    let (Verdict::Accepted(_), Some(printed)) = (outcome.verdict, outcome.printed) else {
        let why = format!("the finalizer does not accept it: {}", verdict.word());
        return Ok(Completion::ignored_with(why));
    };
    let (written, printed) = (instructions(text), instructions(&printed));
    match written.iter().zip(&printed).find(|(a, b)| a != b) {
        Some((a, b)) => Err(format!("the compiler wrote: {a}\nthe finalizer prints: {b}").into()),
        None if written.len() != printed.len() => Err("the finalizer prints another program".into()),
        None => Ok(Completion::Completed),
    }
}
