//! The expansion of each derive, on declarations as small as possible.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod bits;
mod builders;
mod dispatch;
mod domain;
mod fields;
mod layout;
mod lines;
mod rules;
