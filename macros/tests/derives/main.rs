//! What the derives expand to, on declarations as small as they can be.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod bits;
mod dispatch;
mod domain;
mod fields;
mod layout;
mod lines;
mod rules;
