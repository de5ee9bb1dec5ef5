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

#[cfg(test)]
mod tests {
    use super::{Program, Summary};
    use genvisa::Platform;
    use genvisa_asm::Target;

    const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl V v_type=G type=ud num_elts=16 align=GRF
.input V offset=64 size=64
.kernel_attr Target=\"cm\"
.function \"k_main\"
    mov (M1, 1) V(0,0)<1> V(0,0)<0;1,0>
    mov (M1, 1) V(0,0)<1> V(0,0)<0;1,0>
    ret (M1, 1)

.global_function \"f\"
.function \"f\"
    fret (M1, 1)
";

    #[test]
    fn sums_have_the_parts_of_all_programs() {
        let platform = Platform::Skl;
        let module = Target::from(platform).assemble(TEXT).unwrap();
        let program = Program { number: 1, platform, module, refused: vec!["too long".to_string()] };
        let mut one = Summary::default();
        one.add(&program);
        let mut two = one.clone();
        two.add(&program);
        expect_test::expect![[r#"
            3 programs, 3 kernels, 3 functions, 18 instructions of 4 kinds
                   6 MOV
                   6 SUBROUTINE
                   3 FRET
                   3 RET
                   6 warnings of gen_opnd/id/input
            made again: too long
            made again: too long
            made again: too long
        "#]]
        .assert_eq(&one.clone().with(two).to_string());
    }
}
