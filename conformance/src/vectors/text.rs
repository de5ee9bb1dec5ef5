//! Vectors whose input or output is text: the modules of the other vectors, written by the disassembler of this project.
//!
//! A text is a vector only if it means the same module, so that its verdict is that of the module.

use super::{Made, named, with_operation};
use crate::ours::platform;
use crate::same_module::mean_the_same;
use genvisa::Module;
use genvisa_asm::Target;
use genvisa_report::Severity;
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::vector::Vector;
use std::collections::{HashMap, HashSet};

/// The reason for instructions and declarations that only objects can contain.
const NO_FORM: &str = "no text has this form";

/// Adds the vectors of a rule whose input or output is text. Modules without such a text are left out with a reason.
pub(super) fn add(made: &mut Made) {
    // By the id of the vector of the module.
    let mut texts: HashMap<String, Data> = HashMap::new();
    let mut left_out = Vec::new();
    for vector in &made.vectors {
        match text_of(vector) {
            Ok(text) => _ = texts.insert(vector.id.clone(), Data::Text(text)),
            Err(why) => left_out.push((named(vector, Operation::CheckText), why)),
        }
    }
    let mut more = Vec::new();
    let mut has_output: HashSet<&str> = HashSet::new();
    for vector in &made.vectors {
        let Some(text) = texts.get(&vector.id) else { continue };
        match &vector.counterpart {
            Some(counterpart) if !texts.contains_key(counterpart) => {
                left_out.push((named(vector, Operation::CheckText), "its counterpart has no text".into()));
            }
            _ => more.push(with_operation(vector, Operation::CheckText, text.clone(), None)),
        }
        // Outputs of one valid module are enough: they do not depend on the rule.
        if !vector.is_negative() && has_output.insert(&vector.platform) {
            let object = &vector.input;
            more.push(with_operation(vector, Operation::Assemble, text.clone(), Some(object.clone())));
            more.push(with_operation(vector, Operation::Disassemble, object.clone(), Some(text.clone())));
        }
    }
    made.vectors.extend(more);
    made.left_out.extend(left_out);
}

/// The text of the module of a vector.
///
/// # Errors
/// If no text means this module, with the reason.
fn text_of(vector: &Vector) -> Result<String, String> {
    let bytes = vector.input.bytes();
    let target = Target::from(platform(&vector.platform)?);
    let Ok(module) = Module::decode(bytes) else {
        return Err("its bytes are no module, so that it has no text".into());
    };
    let text = target.disassemble(&module);
    // The assembler of this project reads instructions as bytes, and others do not.
    if text.lines().any(|line| line.trim_start().starts_with(".bytes ")) {
        return Err(NO_FORM.into());
    }
    let read = target.read(&text);
    if read.problems.iter().any(|problem| problem.severity == Severity::Error) {
        return Err(NO_FORM.into());
    }
    match mean_the_same(&module, &read.module) {
        true => Ok(text),
        false => Err("its text is another module".into()),
    }
}
