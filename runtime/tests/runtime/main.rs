//! The runtime that expanded code calls, one module for each part.

mod check;
mod cursor;
mod functions;
#[cfg(feature = "alloc")]
mod object;
mod platform;
mod several;
mod truth;
