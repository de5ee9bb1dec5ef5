//! Expected results of an implementation: the deviations that its owner knows and explains.
//!
//! ```toml
//! [[entry]]
//! case = "ADD/src0/type/reject/SKL/0123456789abcdef"  # `*` matches any characters, of at most 20 cases
//! status = "fail"
//! platforms = ["SKL"]                                  # optional
//! reason = "Version 1.0 does not check the type."
//! link = "https://example.org/issues/1"
//!
//! [[entry]]
//! rule = "ADD/exec_size/encoding"                      # all cases of a rule
//! expect = "reject"                                    # optional: only its cases with this expectation
//! operation = "check_bin"                              # optional: only its cases of this operation
//! count = 12                                           # the number of these cases in the suite
//! status = "crash"
//! reason = "…"
//! link = "…"
//! ```
//!
//! Everything is run. An entry hides nothing: a case that passes in spite of it, a case with another verdict than the declared
//! one, an entry that matches no case, and a case that two entries match are problems.

mod declarations;
mod entry;
mod update;
mod wildcard;

pub use declarations::{Declarations, MOST_MATCHES, Subject};
pub use entry::{Entry, Expectations, ExpectationsError, Scope};
pub use update::{UpdateError, update};
pub use wildcard::Wildcard;
