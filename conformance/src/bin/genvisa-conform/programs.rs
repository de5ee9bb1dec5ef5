//! `programs`: valid whole programs.

use crate::Done;
use clap::Args;
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::finalizer::Finalizer;
use genvisa_conformance::programs::{self, Causes, Compared, Comparison, Generator, Program};
use genvisa_conformance::spec::Spec;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

/// The file of the results of the finalizer.
const REPORT: &str = "report.txt";

/// The number of programs after which it is written again.
const STEP: usize = 500;

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
    /// The number of a program, in place of a range; several with commas.
    #[arg(long, value_delimiter = ',', conflicts_with_all = ["first", "count"])]
    number: Vec<u64>,
    /// A platform; several take turns, and all of them without this option.
    #[arg(long)]
    platform: Vec<String>,
    /// The folder for the objects and texts. It is made if it does not exist. Without it, the programs are only counted.
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Compiles each program with Intel's finalizer, from its object and from its text, and counts the results by cause. Fails
    /// if one has none; its smallest program with that result is written to the folder.
    #[arg(long)]
    finalizer: bool,
    /// The file of causes, in place of the known ones.
    #[arg(long, value_name = "FILE", requires = "finalizer")]
    causes: Option<PathBuf>,
}

impl Programs {
    /// Makes the programs, and prints the sums of their instructions.
    pub fn run(self) -> Done {
        let (spec, exceptions) = (Spec::embedded()?, Exceptions::read(exceptions::TEXT)?);
        let generator = Generator::new(&spec, &exceptions, &self.platform, self.seed)?;
        if let Some(folder) = &self.output {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let end = self.first.checked_add(self.count).ok_or("there are no programs with such numbers")?;
        let numbers = if self.number.is_empty() { (self.first..end).collect() } else { self.number.clone() };
        if self.finalizer {
            return self.compare(&generator, &numbers);
        }
        let summary = generator.each(&numbers, &|program| self.write(program, &program.name(self.seed)))?;
        print!("{summary}");
        Ok(ExitCode::SUCCESS)
    }

    /// Compiles the programs with some numbers, and reports the results.
    fn compare(&self, generator: &Generator<'_>, numbers: &[u64]) -> Done {
        let finalizer = Finalizer::find()?;
        let causes = match &self.causes {
            Some(path) => {
                let text =
                    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
                Causes::read(&text)?
            }
            None => Causes::read(programs::CAUSES)?,
        };
        let comparison = Mutex::new(Comparison::default());
        let lock = || comparison.lock().unwrap_or_else(PoisonError::into_inner);
        for numbers in numbers.chunks(STEP) {
            generator.each(numbers, &|program| {
                let found = Compared::of(&finalizer, program)?;
                let reason = match found.is_expected() {
                    true => None,
                    false => causes.reason(&finalizer, &found, program)?,
                };
                lock().add(found, reason, program);
                Ok(())
            })?;
            // Many programs take hours: the file has the results so far.
            if let Some(folder) = &self.output {
                let path = folder.join(REPORT);
                let report = lock().to_string();
                fs::write(&path, report).map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
        let comparison = lock();
        print!("{comparison}");
        let mut is_explained = true;
        for (found, program) in comparison.unexplained() {
            is_explained = false;
            if self.output.is_some() {
                let smallest = found.smallest(&finalizer, &causes, program);
                self.write(&smallest, &format!("unexplained-{}", program.name(self.seed)))?;
            }
        }
        Ok(if is_explained { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Writes the object and the text of a program.
    fn write(&self, program: &Program, name: &str) -> Result<(), String> {
        let Some(folder) = &self.output else { return Ok(()) };
        let write = |ending: &str, content: &[u8]| {
            let path = folder.join(format!("{name}.{ending}"));
            fs::write(&path, content).map_err(|error| format!("{}: {error}", path.display()))
        };
        write("isa", &program.module.encode().map_err(|error| error.to_string())?)?;
        write("visaasm", program.text().as_bytes())
    }
}
