//! `.visaasm` text.

#![no_main]

use genvisa_conformance::properties::text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Err(how) = text(&String::from_utf8_lossy(bytes)) {
        panic!("{how}");
    }
});
