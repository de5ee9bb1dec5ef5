//! `genvisa extract`: writes the programs that an object file of a GPU driver carries.

use crate::output::write;
use crate::program::{FileName, bytes};
use crate::{Outcome, Unusable, say};
use genvisa_report::{clipped, escaped};
use object::{Object, ObjectSection};
use std::path::{Path, PathBuf};

/// Write the vISA programs that a zebin carries to files
///
/// A zebin is the ELF file of Intel's GPU drivers. The compiler adds the text of each kernel to it on request, as with `ocloc compile
/// --format zebin -internal_options -ze-emit-zebin-visa-sections`. The text of the kernel NAME is in a section .visaasm.NAME, and goes
/// to NAME.visaasm. Older compilers leave the name out; then the sections .text.NAME give it. The name of each written file is printed.
#[derive(clap::Args)]
pub struct Args {
    /// Zebin; - is standard input
    input: PathBuf,
    /// Folder to write to
    #[arg(short, long, default_value = ".")]
    output: PathBuf,
}

/// The begin of the names of sections with text.
const SECTION: &str = ".visaasm";

/// The begin of the names of sections with machine code.
const CODE: &str = ".text.";

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let (name, bytes) = bytes(&args.input)?;
    let unusable = |error: object::Error| Unusable(format!("error: {name}: {error}"));
    let file = object::read::File::parse(&*bytes).map_err(unusable)?;
    let (mut texts, mut kernels) = (Vec::new(), Vec::new());
    for section in file.sections() {
        let name = section.name_bytes().map_err(unusable)?;
        kernels.extend(name.strip_prefix(CODE.as_bytes()).map(<[u8]>::to_vec));
        texts.extend(name.strip_prefix(SECTION.as_bytes()).map(|kernel| (kernel.to_vec(), section)));
    }
    // The compiler writes code and text of the kernels in one order.
    if texts.len() == kernels.len() && texts.iter().all(|(kernel, _)| kernel.is_empty()) {
        texts.iter_mut().zip(kernels).for_each(|((kernel, _), name)| *kernel = name);
    }
    let mut written: Vec<PathBuf> = Vec::new();
    for (kernel, section) in texts {
        let path = unused(&args.output, &file_name(&kernel), &written);
        write(&path, section.data().map_err(unusable)?)?;
        say(&format!("{}\n", FileName::of(&path)))?;
        written.push(path);
    }
    if written.is_empty() {
        let names: Vec<&str> = file
            .sections()
            .filter_map(|section| section.name().ok())
            .filter(|name| !name.is_empty())
            .collect();
        return Err(Unusable(format!(
            "error: {name}: no section {SECTION}.* has a program; the sections are {}. ocloc adds \
             them with `--format zebin -internal_options -ze-emit-zebin-visa-sections`",
            clipped(&names.join(", "))
        )));
    }
    Ok(Outcome::Clean)
}

/// A name of a file for a kernel: its characters that are safe in all file systems.
fn file_name(kernel: &[u8]) -> String {
    let kernel = String::from_utf8_lossy(kernel);
    let kernel = escaped(kernel.strip_prefix('.').unwrap_or(&kernel)).into_owned();
    let is_safe = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '$');
    let name: String =
        kernel.chars().take(MOST_CHARACTERS).map(|c| if is_safe(c) { c } else { '_' }).collect();
    match name.trim_start_matches('.') {
        "" => "kernel".to_string(),
        name => name.to_string(),
    }
}

/// The longest name that is used, so that file systems take it.
const MOST_CHARACTERS: usize = 100;

/// A path that no other program of the file has.
fn unused(folder: &Path, name: &str, written: &[PathBuf]) -> PathBuf {
    let numbered = |n: usize| match n {
        1 => folder.join(format!("{name}{SECTION}")),
        n => folder.join(format!("{name}-{n}{SECTION}")),
    };
    // There are fewer written paths than numbers, so that one is free.
    (1..).map(numbered).find(|path| !written.contains(path)).unwrap_or_else(|| numbered(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe() {
        assert_eq!(file_name(b".add"), "add");
        assert_eq!(file_name(b"._Z3addPf"), "_Z3addPf");
        assert_eq!(file_name(b".../../etc/x\n"), "_.._etc_x_n");
        assert_eq!(file_name(b""), "kernel");
        assert!(file_name(&[b'a'; 5000]).len() <= MOST_CHARACTERS);
    }

    #[test]
    fn paths_differ() {
        let first = unused(Path::new("d"), "k", &[]);
        assert_eq!(first, Path::new("d/k.visaasm"));
        assert_eq!(unused(Path::new("d"), "k", &[first]), Path::new("d/k-2.visaasm"));
    }
}
