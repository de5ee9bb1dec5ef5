//! `programs`: valid whole programs.

use crate::Done;
use clap::Args;
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::programs::Generator;
use genvisa_conformance::spec::Spec;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `programs`.
#[derive(Args)]
pub struct Programs {
    /// The seed: it determines all programs.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The number of programs.
    #[arg(long, default_value_t = 10)]
    count: u64,
    /// The number of the first program.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// A platform; several take turns, and all of them without this option.
    #[arg(long)]
    platform: Vec<String>,
    /// The folder for the objects and texts. It is made if it does not exist. Without it, the programs are only counted.
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

impl Programs {
    /// Makes the programs, and prints what they consist of.
    pub fn run(self) -> Done {
        let (spec, exceptions) = (Spec::embedded()?, Exceptions::read(exceptions::TEXT)?);
        let generator = Generator::new(&spec, &exceptions, &self.platform, self.seed)?;
        if let Some(folder) = &self.output {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let end = self.first.checked_add(self.count).ok_or("there are no programs with such numbers")?;
        let summary = generator.each(self.first..end, &|program| {
            let Some(folder) = &self.output else { return Ok(()) };
            let name = program.name(self.seed);
            let write = |ending: &str, content: &[u8]| {
                let path = folder.join(format!("{name}.{ending}"));
                fs::write(&path, content).map_err(|error| format!("{}: {error}", path.display()))
            };
            write("isa", &program.module.to_bytes().map_err(|error| error.to_string())?)?;
            write("visaasm", program.text().as_bytes())
        })?;
        print!("{summary}");
        Ok(ExitCode::SUCCESS)
    }
}

