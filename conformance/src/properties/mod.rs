//! What holds of every input, whatever it is: files, texts, pages and expressions, of which each module here states it.
//!
//! The tests in `tests/properties` try them for seconds in each run, the targets in `fuzz/` for as long as one likes.
//! No property panics: what does is what they look for.

mod object;
mod page;
mod rule;
mod text;

pub use object::object;
pub use page::page;
pub use rule::{Draw, rule};
pub use text::text;

/// What became of an input of which the property holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Became {
    /// It is refused, with messages that are fit to print.
    Refused,
    /// It is read.
    Read,
    /// It is read, and can be said in full in the other form.
    Said,
}

/// What became of an input, or how it breaks the property.
pub type Held = Result<Became, String>;

/// A part of a property.
fn holds(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}
