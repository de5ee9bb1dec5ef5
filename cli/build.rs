//! Links the command at a fixed address on Linux with glibc.
//!
//! The tables of the instruction set hold about 125 000 pointers. In a position-independent executable the dynamic loader
//! relocates each of them at every start, which takes 3 of 4.5 ms and touches 700 pages. At a fixed address the linker does
//! it once. Heap, stack and shared libraries are still placed at random addresses.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| env::var(key).is_ok_and(|actual| actual == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
