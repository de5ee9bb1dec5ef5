//! `cargo xtask`. 
fn main() {}
