//! Kernels in `conformance/oracle/printed` whose text the finalizer prints but does not read.
//!
//! It compiles and prints the objects that our assembler makes of them. A comment `// printed: …` before a line states how
//! the finalizer prints that line if it prints it in another way.

use crate::kernels::every_instruction_counts;
use crate::{Oracle, comment, folder, stem, trial};
use genvisa::Module;
use genvisa_asm::module::assemble;
use genvisa_asm::report::Source;
use genvisa_conformance::finalizer::Finalizer;
use libtest_mimic::{Failed, Trial};
use std::fs;

pub fn trials(oracle: &Oracle) -> Vec<Trial> {
    let mut trials = Vec::new();
    for path in crate::kernels(&folder().join("printed")) {
        let text = fs::read_to_string(&path).expect("a kernel");
        let platforms = comment(&text, "platforms").expect("platforms").to_string();
        for platform in platforms.split(' ').map(str::to_string) {
            let text = text.clone();
            let name = format!("printed/{}/{platform}", stem(&path));
            trials.push(trial(oracle, name, move |finalizer| check(finalizer, &text, &platform)));
        }
    }
    trials
}

fn check(finalizer: &Finalizer, text: &str, platform: &str) -> Result<(), Failed> {
    let module = assemble(text).map_err(|problems| Source::new("printed", text).render(&problems, false))?;
    let object = module.encode().map_err(|e| e.to_string())?;
    if Module::decode(&object).map_err(|e| e.to_string())? != module {
        return Err("the object is another program".into());
    }
    every_instruction_counts(finalizer, &module, platform)?;
    let printed = finalizer.print(&object, platform)?.printed.ok_or("nothing is printed")?;
    let (expected, found) = (expected(text), instructions(&printed));
    match expected.iter().zip(&found).find(|(a, b)| a != b) {
        Some((a, b)) => Err(format!("expected: {a}\nprinted:  {b}").into()),
        None if expected.len() != found.len() => Err(format!("printed: {found:#?}").into()),
        None => Ok(()),
    }
}

/// The expected printed lines of a kernel.
fn expected(text: &str) -> Vec<String> {
    let mut lines = instructions(text);
    let mut n = 0;
    for line in text.lines().map(str::trim) {
        if let Some(other) = line.strip_prefix("// printed: ") {
            lines[n] = other.to_string();
        } else if is_instruction(line) {
            n += 1;
        }
    }
    lines
}

/// The instructions of a kernel, without comments and with single blanks.
pub fn instructions(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    let lines = lines.filter(|line| is_instruction(line));
    lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn is_instruction(line: &str) -> bool {
    !line.is_empty() && !line.starts_with(['.', '/']) && !line.ends_with(':')
}
