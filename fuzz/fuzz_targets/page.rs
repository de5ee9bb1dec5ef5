//! Markdown pages.

#![no_main]

use genvisa_conformance::properties::page;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Err(how) = page(&String::from_utf8_lossy(bytes)) {
        panic!("{how}");
    }
});
