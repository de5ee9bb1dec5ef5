//! The files of crates of a few pages.

#![allow(clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

mod operands;
mod small;

use expect_test::Expect;
use genvisa_render::Packaged;

/// The text of a file of a crate.
fn text_of(packaged: Packaged, path: &str) -> String {
    let found = packaged.files.into_iter().find(|file| file.path == path);
    found.unwrap_or_else(|| panic!("no file {path}")).text
}

/// The part of a text from some words to others, or to the end.
fn part<'a>(text: &'a str, first: &str, last: &str) -> &'a str {
    let start = text.find(first).unwrap_or_else(|| panic!("no `{first}` in {text}"));
    match last {
        "" => &text[start..],
        _ => text[start..].split(last).next().unwrap_or_default(),
    }
}

#[track_caller]
fn has(packaged: Packaged, path: &str, expected: &Expect) {
    expected.assert_eq(&text_of(packaged, path));
}

#[track_caller]
fn has_part(packaged: Packaged, path: &str, first: &str, last: &str, expected: &Expect) {
    expected.assert_eq(part(&text_of(packaged, path), first, last));
}
