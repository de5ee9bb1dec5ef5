//! Generated programs as vectors: every implementation accepts them.

use super::{Generator, Program};
use crate::vectors::id;
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::vector::Vector;
#[cfg(feature = "parallel")]
use rayon::prelude::*;
use std::ops::Range;

/// The name that the vectors of programs have in place of a rule.
const RULE: &str = "program";

impl Generator<'_> {
    /// The vectors of the programs of a range: each as an object, and as text if its text means the same module.
    ///
    /// # Errors
    /// If a program is not made.
    pub fn vectors(&self, numbers: Range<u64>) -> Result<Vec<Vector>, String> {
        let one = |number: u64| vectors(&self.program(number)?, self.seed);
        #[cfg(feature = "parallel")]
        let all: Result<Vec<Vec<Vector>>, String> = numbers.into_par_iter().map(one).collect();
        #[cfg(not(feature = "parallel"))]
        let all: Result<Vec<Vec<Vector>>, String> = numbers.map(one).collect();
        Ok(all?.concat())
    }
}

/// The vectors of a program.
fn vectors(program: &Program, seed: u64) -> Result<Vec<Vector>, String> {
    let name = program.name(seed);
    let object = program.module.encode().map_err(|error| format!("{name}: {error}"))?;
    let vector = |operation: Operation, input: Data, output: Option<Data>| Vector {
        id: id::of(RULE, true, program.platform.name(), operation.name(), &name),
        version: format!("{}.{}", program.module.version().major, program.module.version().minor),
        output,
        ..Vector::of_program(RULE, program.platform.name(), operation, input)
    };
    let mut all = vec![vector(Operation::CheckBin, Data::Base64(object), None)];
    // The assembler numbers strings and labels in an order of its own.
    if let Ok(module) = program.from_text() {
        let object = Data::Base64(module.encode().map_err(|error| format!("{name}: {error}"))?);
        let text = Data::Text(program.text());
        all.push(vector(Operation::CheckText, text.clone(), None));
        all.push(vector(Operation::Assemble, text.clone(), Some(object.clone())));
        all.push(vector(Operation::Disassemble, object, Some(text)));
    }
    Ok(all)
}
