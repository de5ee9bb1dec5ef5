//! Properties of every input: object files, assembly texts, pages and rule expressions, one module each.
//!
//! The tests in `tests/main/properties` try them for seconds in each run, the targets in `fuzz/` for as long as desired. A
//! property returns an error if it does not hold. A panic is a failure as well.

mod again;
mod object;
mod page;
mod rule;
mod same;
mod text;

pub use again::{Again, again};
pub use object::object;
pub use page::page;
pub use rule::{Draw, rule};
pub(crate) use same::{Kept, same};
pub use text::text;

use std::fmt::{self, Write};

/// The outcome for an input that has the property.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputOutcome {
    /// The input is refused, with messages.
    Refused,
    /// The input is read.
    Read,
    /// The input is read and can be converted to the other form without loss.
    Converted,
}

/// The outcome for an input, or how it violates the property.
pub type PropertyResult = Result<InputOutcome, String>;

/// The message of a value is not empty. It is written and not kept, because millions of them are checked.
fn has_message(value: &dyn fmt::Display) -> bool {
    struct Length(usize);
    impl fmt::Write for Length {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 += text.len();
            Ok(())
        }
    }
    let mut length = Length(0);
    write!(length, "{value}").is_ok() && length.0 > 0
}

/// Fails with a message unless a condition is true.
fn ensure(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}
