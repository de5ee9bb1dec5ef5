//! Expressions of the rule language, over four sets of what is known.

#![no_main]

use genvisa_conformance::properties::rule;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    for seed in 0..4 {
        if let Err(how) = rule(&text, seed) {
            panic!("{how}");
        }
    }
});
