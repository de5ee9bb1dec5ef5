//! Fragments: instructions without declarations of their operands, as `asm` statements hold them.
//!
//! `placeholder` finds the places of operands, `program` puts the operands there and adds what a program needs, `check`
//! reports the findings, and `usage` compares the constraints with the operands that the instructions read and write.

mod check;
mod constraint;
mod execution;
mod operand;
mod placeholder;
mod program;
mod types;
mod usage;

pub use check::{check, check_all};
pub use constraint::{Backend, Constraint, Direction, Kind};
pub use operand::{Elements, Operand, Value};
pub use placeholder::Style;
pub use types::{Type, of_c as c_type};

use crate::mapped::Mapped;
use placeholder::Part;
use std::ops::Range;

/// Instructions, and the operands that take the places in their text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fragment {
    /// The text with placeholders, and the way back to the file that it is from.
    pub template: Mapped,
    /// How the text writes placeholders.
    pub style: Style,
    /// The operands by number.
    pub operands: Vec<Operand>,
    /// The part of the compiler that it is for.
    pub backend: Backend,
    /// The number of channels of a sub-group, if it is known.
    pub sub_group: Option<u32>,
    /// The whole statement in the source.
    pub span: Range<usize>,
    /// Whether the operands are guesses, since the source does not list them.
    pub is_guessed: bool,
}

impl Fragment {
    /// A fragment in a file of its own. Operands that are not given are guessed.
    pub fn of_file(
        text: &str,
        given: &[(String, Operand)],
        backend: Backend,
        sub_group: Option<u32>,
    ) -> Self {
        let template = Mapped::copy(text);
        let mut operands = Vec::new();
        let mut place = |number: usize| {
            while operands.len() <= number && operands.len() < MOST_OPERANDS {
                operands.push(Operand::unknown());
            }
        };
        let parts = placeholder::parts(&template, Style::Any);
        let mut names: Vec<&String> = Vec::new();
        for part in &parts {
            match part {
                Part::Numbered(number, _) => place(*number),
                Part::Named(name, _) if !names.contains(&name) => names.push(name),
                _ => {}
            }
        }
        given.iter().filter_map(|(given, _)| given.parse().ok()).for_each(&mut place);
        for name in names {
            operands.push(Operand { name: Some(name.clone()), ..Operand::unknown() });
        }
        let mut is_guessed = false;
        for (number, operand) in operands.iter_mut().enumerate() {
            let is_it = |(place, _): &&(String, Operand)| {
                place.parse() == Ok(number) || operand.name.as_ref() == Some(place)
            };
            match given.iter().find(is_it) {
                Some((_, known)) => {
                    let name = operand.name.take();
                    *operand = Operand { name, ..known.clone() };
                }
                None => is_guessed = true,
            }
        }
        Self { template, style: Style::Any, operands, backend, sub_group, span: 0..text.len(), is_guessed }
    }

    /// The operand of a placeholder.
    fn number_of(&self, part: &Part) -> Option<usize> {
        match part {
            Part::Numbered(number, _) => (*number < self.operands.len()).then_some(*number),
            Part::Named(name, _) => {
                self.operands.iter().position(|operand| operand.name.as_deref() == Some(name))
            }
            Part::Text(_) | Part::Made(..) | Part::Stray(_) => None,
        }
    }

    /// The number of channels: of the sub-group, or else of the widest instruction.
    fn channels(&self) -> u32 {
        self.sub_group.unwrap_or_else(|| execution::widest(self.template.text()).unwrap_or(16))
    }
}

/// The largest number of operands of an `asm` statement.
const MOST_OPERANDS: usize = 64;
