//! The reader, one module for each property: one binary for all, because linking takes longer than the tests.

mod classes;
mod constants;
mod encodings;
mod expressions;
mod index;
mod layouts;
mod problems;
mod readings;
mod sets;
mod slips;
