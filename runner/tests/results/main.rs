//! Scores, expected results, reports, matrix, diff and merge, on handmade vectors.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

mod changes;
mod exit;
mod expect;
mod group;
mod html;
mod mapping;
mod merge;
mod minimise;
mod reading;
mod reports;
mod schemas;
mod score;
#[path = "../support/mod.rs"]
mod support;
