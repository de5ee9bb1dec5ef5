//! Words that begin no statement and that people try: names of instructions whose text begins with another word, and words of
//! machine code and of other instruction sets.

use super::word::MOST_NAMED;
use crate::forms::{FORMS, Form, Node};
use genvisa::{Instruction, InstructionInfo};
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// Words, and the way in which vISA writes the same.
const OTHERS: &[(&[&str], &str)] = &[
    (&["sub", "fsub", "isub", "sub_sat"], "`add` with a negated source subtracts: `(-)B(0,0)<1;1,0>`"),
    (
        &["neg", "fneg", "abs", "fabs"],
        "`mov` takes a source modifier: `(-)`, `(abs)` or `(-abs)` before the operand",
    ),
    (&["fma", "fmad", "mac", "mla", "ffma"], "vISA has `mad`"),
    (&["mach", "mul_hi", "mulhi", "umulh"], "vISA has `mulh`"),
    (&["rcp", "recip"], "vISA has `inv`"),
    (&["rsq", "rsqt"], "vISA has `rsqrt`"),
    (&["lg2", "log2"], "vISA has `log`"),
    (&["ex2", "exp2"], "vISA has `exp`"),
    (
        &["math"],
        "the functions are instructions: `inv`, `log`, `exp`, `sqrt`, `rsqrt`, `pow`, `sin`, `cos`, `div`, `mod`",
    ),
    (&["pln"], "vISA has `plane`"),
    (&["popc", "popcnt", "popcount", "bcnt", "bitcount"], "vISA has `cbit`"),
    (&["clz", "ctlz"], "vISA has `lzd`"),
    (&["brev", "bitreverse", "bitrev"], "vISA has `bfrev`"),
    (&["rem", "frem", "irem"], "vISA has `mod`"),
    (
        &["cvt", "conv", "convert", "itof", "ftoi"],
        "`mov` converts from the type of its source to that of its destination",
    ),
    (&["csel", "select", "selp", "cmov"], "vISA has `sel`"),
    (&["cmpn", "icmp", "fcmp"], "vISA has `cmp`"),
    (&["dp4add", "dot4"], "vISA has `dp4a`"),
    (
        &["jmpi", "bra", "br", "b", "branch", "brd"],
        "vISA has `jmp` for all channels and `goto` for each channel",
    ),
    (
        &["if", "else", "endif", "while", "do", "for", "break", "cont", "continue", "brc", "join", "halt"],
        "control flow is `goto` for each channel and `jmp` for all channels, to labels",
    ),
    (&["calla", "bl"], "vISA has `call`"),
    (&["exit", "eot", "end", "endpgm", "s_endpgm"], "a kernel ends with `ret`"),
    (&["bar", "syncthreads", "s_barrier"], "vISA has `barrier`"),
    (
        &["membar", "memfence", "memory_fence"],
        "vISA has `lsc_fence`, before DG2 `fence_global` and `fence_local`",
    ),
    (&["ld", "ldg", "load_global"], "vISA has `lsc_load`, before DG2 `svm_gather`, `gather` and others"),
    (
        &["st", "stg", "store", "store_global"],
        "vISA has `lsc_store`, before DG2 `svm_scatter`, `scatter` and others",
    ),
    (
        &["atom", "atomic_add", "red"],
        "vISA has `lsc_atomic_iadd` and others, before DG2 `svm_atomic` and `dword_atomic`",
    ),
    (&["sendc"], "vISA has `raw_sendc`"),
    (&["sendsc"], "vISA has `raw_sendsc`"),
    (
        &["nop", "sync", "illegal"],
        "it is an instruction of machine code: the finalizer adds it where the hardware needs it",
    ),
];

/// The help for a word in lower case that begins no statement.
pub(super) fn help(word: &str) -> Option<String> {
    let other =
        || OTHERS.iter().find(|(words, _)| words.contains(&word)).map(|(_, help)| (*help).to_string());
    of_instruction(word).or_else(other)
}

/// The help for the name of an instruction or of its page: the words of its statements, or their form.
fn of_instruction(word: &str) -> Option<String> {
    let (info, words) = BY_NAME.get(word)?;
    if words.is_empty() {
        return Some(format!("the statement of `{}` is `{}`", info.name, info.text.first()?));
    }
    let more = if words.len() > MOST_NAMED { ", …" } else { "" };
    let words: Vec<String> = words.iter().take(MOST_NAMED).map(|word| format!("`{word}`")).collect();
    Some(format!("statements of `{}` begin with {}{more}", info.name, words.join(", ")))
}

/// The instructions by their names and those of their pages, in lower case, with the words that begin their statements in the
/// order of the forms on the page.
static BY_NAME: LazyLock<HashMap<String, (&InstructionInfo, Vec<&str>)>> = LazyLock::new(|| {
    let mut words: HashMap<usize, BTreeMap<&str, usize>> = HashMap::new();
    for word in FORMS.words() {
        for form in FORMS.by_word(word).iter().filter_map(|form| FORMS.all.get(*form)) {
            words.entry(form.instruction).or_default().entry(whole(form, word)).or_insert(form.number);
        }
    }
    let mut names = HashMap::new();
    for (place, info) in Instruction::ALL.iter().enumerate() {
        let mut words: Vec<(&str, usize)> = words.remove(&place).unwrap_or_default().into_iter().collect();
        words.sort_by_key(|(_, form)| *form);
        let words: Vec<&str> = words.into_iter().map(|(word, _)| word).collect();
        for name in info.names() {
            names.entry(name.to_lowercase()).or_insert((*info, words.clone()));
        }
    }
    names
});

/// The word of a statement with the suffix that the form always has: `add3.o`.
fn whole<'f>(form: &'f Form, word: &'f str) -> &'f str {
    let first = form.nodes.iter().find(|node| !matches!(node, Node::Optional(_)));
    let Some(Node::Text(text, _)) = first else { return word };
    let end =
        text.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '.')).unwrap_or(text.len());
    let begin = text.get(..end).unwrap_or_default().trim_end_matches('.');
    if begin.starts_with(word) { begin } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word that begins a statement never gets here, and a word that is listed twice has one help.
    #[test]
    fn words_begin_no_statement_and_are_listed_once() {
        let words: Vec<&str> = OTHERS.iter().flat_map(|(words, _)| words.iter().copied()).collect();
        for word in &words {
            assert!(FORMS.by_word(word).is_empty(), "{word} begins statements");
            assert!(words.iter().filter(|other| *other == word).count() == 1, "{word} is listed twice");
        }
    }

    /// Help names statements that exist: each text in backquotes that is one word begins a statement.
    #[test]
    fn help_names_words_that_begin_statements() {
        for (words, help) in OTHERS {
            let named: Vec<&str> = help.split('`').skip(1).step_by(2).collect();
            for word in
                named.iter().filter(|text| text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'))
            {
                assert!(!FORMS.by_word(word).is_empty(), "{words:?}: {word}");
            }
        }
    }

    #[test]
    fn names_of_instructions_and_of_pages_lead_to_their_statements() {
        assert_eq!(help("label").as_deref(), Some("the statement of `LABEL` is `<label>:`"));
        assert_eq!(
            help("subroutine").as_deref(),
            Some("the statement of `SUBROUTINE` is `.function <label:quoted>`")
        );
        assert!(help("3d_sample").is_some_and(|help| help.contains("`sample_3d`")));
        assert!(help("lsc_untyped").is_some_and(|help| help.ends_with(", …")));
        assert_eq!(help("add3o").as_deref(), Some("statements of `ADD3O` begin with `add3.o`"));
        assert_eq!(help("sub_"), None);
    }
}
