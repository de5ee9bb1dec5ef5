//! The commands as people run them: the built binary, in workspaces of their own.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

mod coverage;
mod diff;
mod dist;
mod documents;
mod help;
mod knockout;
mod lint;
mod model;
mod oracle;
mod package;
mod packages;
mod reading;
mod regen;
mod rules;
mod workspace;
