//! What newer compilers print and no page describes: it is refused, and a message says what it is.

use crate::Problem;
use crate::cursor::Cursor;

/// Something that is not read.
#[derive(Debug)]
pub struct Newer {
    /// How the statements begin that have it.
    pub statement: &'static str,
    /// What stands where a statement is no longer understood; behind `…`, what stands anywhere from there on.
    pub text: &'static str,
    /// What it is.
    pub what: &'static str,
}

/// A row of the table below.
const fn newer(statement: &'static str, text: &'static str, what: &'static str) -> Newer {
    Newer { statement, text, what }
}

/// All that is known not to be read, as in the table of `spec/chapters/assembly.md`. The first that fits explains.
pub const NEWER: [Newer; 26] = [
    newer("lsc_load_block2d", "+", "an address in a register of its own, with offsets"),
    newer("lsc_store_block2d", "+", "an address in a register of its own, with offsets"),
    newer("lsc_load_block2d", "]", "an address in a register of its own"),
    newer("lsc_store_block2d", "]", "an address in a register of its own"),
    newer("lsc_apndctr", "lsc_apndctr", "a counter of a surface: pages give its code and no text"),
    newer("lsc_ccs_update", "lsc_ccs_update", "an instruction"),
    newer("lsc_", ".", "a third level of caches"),
    newer("lsc_", "a32s", "addresses of 32 bits with a sign, beside a base"),
    newer("lsc_", "a32u", "addresses of 32 bits without a sign, beside a base"),
    newer("lsc_", "surf(", "a surface by its state"),
    newer("lsc_", "…)[", "a base beside the addresses"),
    newer("sample", "%null", "a second surface"),
    newer("load_", "%null", "a second surface"),
    newer("sample", "…>[", "a sampler or surface by its state"),
    newer("load_", "…>[", "a surface by its state"),
    newer("sample_mlod", "sample_mlod", "an operation of samplers"),
    newer("dpas", "8", "a float of eight bits"),
    newer("svm_block_st", "una", "an alignment of what is written"),
    newer("ifcall", ".uniform", "that all channels call one function"),
    newer("nbarrier", "0x", "a barrier with numbers of its producers and consumers"),
    newer("raw_sendg", "raw_sendg", "an instruction"),
    newer("bf_cvt", "bf_cvt", "an instruction"),
    newer("tanh", "tanh", "an instruction"),
    newer("asin", "asin", "an instruction"),
    newer("acos", "acos", "an instruction"),
    newer("atan", "atan", "an instruction"),
];

/// A problem with what it comes from, where a newer compiler may have written the statement.
pub fn explain(word: &str, statement: &Cursor<'_>, problem: Problem) -> Problem {
    let behind = statement.from(problem.span.start);
    let is_it = |newer: &&Newer| {
        word.starts_with(newer.statement)
            && match newer.text.strip_prefix('…') {
                Some(text) => behind.contains(text),
                None => behind.starts_with(newer.text),
            }
    };
    match NEWER.iter().find(is_it) {
        Some(newer) => problem.with_help(format!(
            "newer compilers print this, and no page of spec describes it: {}",
            newer.what
        )),
        None => problem,
    }
}
