//! Valid whole programs, which nobody wrote: several kernels and functions, branches, loops and calls, instructions of all pages
//! and operands of all classes, in the mix of real programs.
//!
//! A program follows from a seed, its number and its platform. [`stock`] makes its pieces: instructions that the
//! solver of the suite finds ([`Valid`](crate::valid::Valid)), and the loops and branches of `programs.toml`. [`routine`] gives
//! them declarations that have a value where one is read, and [`emit`] the module around them. Every program keeps all rules
//! whose violation is an error, which [`Generator::program`] checks.

mod cases;
mod code;
mod emit;
mod finalized;
mod fragment;
mod routine;
mod stock;
mod summary;
mod templates;

pub use code::Code;
pub use finalized::{Causes, Compared, Comparison, TEXT as CAUSES};
pub use summary::Summary;

use crate::exceptions::Exceptions;
use crate::native;
use crate::properties::{Kept, same};
use crate::spec::Spec;
use fastrand::Rng;
use genvisa::{Module, ModuleLocation, Platform};
use genvisa_asm::Target;
use genvisa_asm::report::Source;
use genvisa_runtime::{Level, Violation};
use routine::Routine;
use stock::{Stock, seeded};
use templates::Templates;

/// The most kernels of a program.
const KERNELS: usize = 3;

/// The fewest and the most fragments of a kernel or function, and of a subroutine.
const FRAGMENTS: [usize; 2] = [2, 24];
const FEW_FRAGMENTS: [usize; 2] = [1, 6];

/// The attempts to make a program that keeps the rules about whole modules as well, and the first of them that must not break
/// rules whose violation is a warning either.
const ATTEMPTS: u64 = 8;
const STRICT_ATTEMPTS: u64 = 3;

/// Makes programs.
pub struct Generator<'a> {
    stocks: Vec<Stock<'a>>,
    seed: u64,
}

/// A valid program.
#[derive(Debug, Clone, PartialEq)]
pub struct Program {
    /// Its number.
    pub number: u64,
    /// The platform.
    pub platform: Platform,
    /// The module.
    pub module: Module,
    /// The programs that were made in its place before and broke a rule, with the rule.
    pub refused: Vec<String>,
}

impl Program {
    /// Its name: seed, number and platform determine it.
    pub fn name(&self, seed: u64) -> String {
        format!("program-{seed}-{}-{}", self.number, self.platform.name())
    }

    /// Its text.
    pub fn text(&self) -> String {
        Target::from(self.platform).disassemble(&self.module)
    }

    /// The module that its text gives.
    ///
    /// # Errors
    /// If the text is refused, or means another program.
    pub fn from_text(&self) -> Result<Module, String> {
        let text = self.text();
        let read = Target::from(self.platform).assemble(&text);
        let module =
            read.map_err(|problems| Source::new("program.visaasm", &text).render(&problems, false))?;
        same(&self.module, &module, Kept::Names).map_err(|why| format!("{why}, printed as\n{text}"))?;
        Ok(module)
    }

    /// The broken rules whose violation is no error.
    pub fn warnings(&self) -> Vec<(ModuleLocation, Violation)> {
        let mut found = self.module.validate_flow(self.platform);
        found.retain(|(_, violation)| matches!(violation.rule.level, Level::Warning { .. }));
        found
    }
}

impl<'a> Generator<'a> {
    /// A generator for some platforms, by name; for all of them if there is no name. Instructions to which an exception
    /// applies are left out.
    ///
    /// # Errors
    /// If a platform or a file of this package is unknown, with the reason.
    pub fn new(
        spec: &'a Spec,
        exceptions: &'a Exceptions,
        platforms: &[String],
        seed: u64,
    ) -> Result<Self, String> {
        let templates = Templates::read(templates::TEXT)?;
        let known = spec.isa.platforms.iter().map(|platform| platform.name.clone());
        let names: Vec<String> = if platforms.is_empty() { known.collect() } else { platforms.to_vec() };
        let stock = |name: &String| {
            let number = spec.isa.platforms.iter().position(|known| known.name == *name);
            let platform = native::platform(name);
            let (Some(number), Some(platform)) = (number, platform) else {
                return Err(format!("no platform has the name {name}"));
            };
            Stock::new(spec, number, platform, &templates, exceptions, seed)
        };
        Ok(Self { stocks: names.iter().map(stock).collect::<Result<_, _>>()?, seed })
    }

    /// The program with a number. The platforms take turns.
    ///
    /// # Errors
    /// If no attempt gives a valid program, with the broken rules.
    pub fn program(&self, number: u64) -> Result<Program, String> {
        let count = u64::try_from(self.stocks.len()).unwrap_or(u64::MAX).max(1);
        let stock = usize::try_from(number % count).ok().and_then(|at| self.stocks.get(at));
        let stock = stock.ok_or("a generator needs a platform")?;
        let mut refused = Vec::new();
        for attempt in 0..ATTEMPTS {
            let mut rng = seeded(&(self.seed, stock.platform.name(), number, attempt));
            let module = module(stock, &mut rng)?;
            let broken = module.validate_flow(stock.platform);
            let is_refused = |level: &Level| match level {
                Level::Error => true,
                Level::Warning { .. } => attempt < STRICT_ATTEMPTS,
                Level::Note { .. } => false,
            };
            match broken.into_iter().find(|(_, violation)| is_refused(&violation.rule.level)) {
                Some((place, violation)) => refused.push(format!("{place:?}: {violation}")),
                None => return Ok(Program { number, platform: stock.platform, module, refused }),
            }
        }
        Err(format!("program {number} for {}: {}", stock.platform.name(), refused.join("; ")))
    }
}

/// A module, which may break rules about whole modules.
fn module(stock: &Stock<'_>, rng: &mut Rng) -> Result<Module, String> {
    let mut functions: Vec<[u8; 2]> = Vec::new();
    let mut kernels = Vec::new();
    // Half of all programs have one kernel.
    let count = if rng.bool() { 1 } else { rng.usize(1..=KERNELS) };
    for _ in 0..count {
        let mut kernel = Routine::new(functions, None);
        kernel.attributes.insert("Target".into(), u32::from(rng.u8(0..4) == 0));
        complete(&mut kernel, stock, rng)?;
        functions = kernel.functions.clone();
        kernels.push(kernel);
    }
    let mut made: Vec<(Routine, [u8; 2])> = Vec::new();
    while let Some(sizes) = functions.get(made.len()).copied() {
        let mut function = Routine::new(functions, Some(made.len()));
        complete(&mut function, stock, rng)?;
        functions = function.functions.clone();
        made.push((function, sizes));
    }
    emit::module(&kernels, &made, stock.platform)
}

/// Generates the instructions of a routine and of the subroutines that it calls.
fn complete(routine: &mut Routine, stock: &Stock<'_>, rng: &mut Rng) -> Result<(), String> {
    let is_function = routine.function.is_some();
    let count = rng.usize(FRAGMENTS[0]..=FRAGMENTS[1]);
    routine.fill(stock, rng, count, 0);
    routine.end(&emit::end(is_function))?;
    let mut number = 0;
    while number < routine.subroutines.len() {
        routine.begin(number)?;
        let count = rng.usize(FEW_FRAGMENTS[0]..=FEW_FRAGMENTS[1]);
        routine.fill(stock, rng, count, 0);
        routine.end(&emit::end(false))?;
        number += 1;
    }
    Ok(())
}
