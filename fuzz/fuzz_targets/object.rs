//! `.isa` bytes.

#![no_main]

use genvisa_conformance::properties::object;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Err(how) = object(bytes) {
        panic!("{how}");
    }
});
