//! What the derives expand to, on declarations as small as they can be.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
#![allow(clippy::duplicated_attributes, reason = "rules share their pages")]

mod bits;
mod dispatch;
mod domain;
mod fields;
mod layout;
mod rules;
