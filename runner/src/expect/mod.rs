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
//!
//! [[group]]                                            # one reason for many rules
//! status = "protocol_error"
//! expect = "accept"                                    # optional, as are `operation` and `platforms`
//! of = ["GATHER*"]                                     # optional: patterns of rules or instructions
//! kinds = ["size"]                                     # optional: kinds of rules
//! message = "Assertion `.*' failed"                    # optional: a regular expression for the message
//! open = true                                          # optional: nobody can explain it yet
//! reason = "…"
//! link = "…"
//! cases = ["ADD/src0/type/reject/SKL/0123456789abcdef"] # by id
//! [group.rules]
//! "GATHER/dst/size" = 12                               # a rule, and the number of its cases on these conditions
//! ```
//!
//! `of`, `kinds` and `message` state the symptom of a group: an update puts each failing case that no entry declares into the
//! first group whose symptom it shows. A run looks at the lists only.
//!
//! A file of an earlier version of the suite has ids that are renamed or gone: [`upgrade`] gives it those of today.
//!
//! `pairs = 1` before the entries states that the file describes a run with `--pairs 1`, for slow implementations.
//!
//! Everything is run. An entry hides nothing: a case that passes in spite of it, a case with another verdict than the declared
//! one, an entry that matches no case, and a case that two entries match are problems.

mod declarations;
mod entry;
mod group;
mod update;
mod upgrade;
mod wildcard;

pub use declarations::{Declarations, MOST_MATCHES, Subject};
pub use entry::{Entry, Expectations, ExpectationsError, Listed, Scope};
pub use group::Group;
pub use update::{UpdateError, update};
pub use upgrade::upgrade;
pub use wildcard::Wildcard;

/// Replaces a value of a file. Blanks and comments around it stay.
fn replace_value(old: &mut toml_edit::Value, mut new: toml_edit::Value) {
    std::mem::swap(old.decor_mut(), new.decor_mut());
    *old = new;
}
