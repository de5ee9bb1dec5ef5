//! Sums over many programs.

use super::{Generator, Program};
#[cfg(feature = "parallel")]
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fmt;

/// The parts of some programs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    /// The number of programs.
    pub programs: usize,
    /// The number of kernels and of functions.
    pub routines: [usize; 2],
    /// The occurrences of each instruction.
    pub instructions: BTreeMap<&'static str, usize>,
    /// The violations of each rule that are no errors but warnings.
    pub warnings: BTreeMap<&'static str, usize>,
    /// The attempts that broke a rule whose violation is an error.
    pub refused: Vec<String>,
}

impl Summary {
    /// Adds a program.
    pub fn add(&mut self, program: &Program) {
        self.programs += 1;
        let module = &program.module;
        self.routines[0] += module.kernels.len();
        self.routines[1] += module.functions.iter().flatten().count();
        for instruction in module.bodies().flatten() {
            *self.instructions.entry(instruction.info().name).or_default() += 1;
        }
        for (_, violation) in program.warnings() {
            *self.warnings.entry(violation.rule.id).or_default() += 1;
        }
        self.refused.extend(program.refused.iter().cloned());
    }

    /// Adds the sums of other programs.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        self.programs += other.programs;
        self.routines = [self.routines[0] + other.routines[0], self.routines[1] + other.routines[1]];
        for (name, count) in other.instructions {
            *self.instructions.entry(name).or_default() += count;
        }
        for (rule, count) in other.warnings {
            *self.warnings.entry(rule).or_default() += count;
        }
        self.refused.extend(other.refused);
        self
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [kernels, functions] = self.routines;
        let instructions: usize = self.instructions.values().sum();
        writeln!(
            f,
            "{} programs, {kernels} kernels, {functions} functions, {instructions} instructions of {} kinds",
            self.programs,
            self.instructions.len()
        )?;
        let mut sorted: Vec<_> = self.instructions.iter().collect();
        sorted.sort_by_key(|(name, count)| (usize::MAX - **count, **name));
        sorted.iter().try_for_each(|(name, count)| writeln!(f, "{count:8} {name}"))?;
        self.warnings.iter().try_for_each(|(rule, count)| writeln!(f, "{count:8} warnings of {rule}"))?;
        self.refused.iter().try_for_each(|why| writeln!(f, "made again: {why}"))
    }
}

impl Generator<'_> {
    /// Calls a function for each program with one of some numbers, on several processors, and sums the programs up.
    ///
    /// # Errors
    /// The first one of the generator or of the function.
    pub fn each(
        &self,
        numbers: &[u64],
        done: &(dyn Fn(&Program) -> Result<(), String> + Sync),
    ) -> Result<Summary, String> {
        let one = |number: &u64| {
            let program = self.program(*number)?;
            done(&program)?;
            let mut summary = Summary::default();
            summary.add(&program);
            Ok(summary)
        };
        #[cfg(feature = "parallel")]
        let sum = numbers.par_iter().map(one).try_reduce(Summary::default, |a, b| Ok(a.with(b)));
        #[cfg(not(feature = "parallel"))]
        let sum = numbers.iter().map(one).try_fold(Summary::default(), |a, b| b.map(|b| a.with(b)));
        sum
    }
}
