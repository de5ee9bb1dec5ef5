//! Words that cannot name variables.

use foldhash::HashSet;
use genvisa::tables::RESERVED_WORDS;
use std::sync::LazyLock;

/// Each declaration asks for its name, several times.
static RESERVED: LazyLock<HashSet<&str>> = LazyLock::new(|| RESERVED_WORDS.iter().copied().collect());

/// Whether finalizers read a word as an instruction or as a part of one, so that it cannot name a variable.
pub fn is_reserved(word: &str) -> bool {
    RESERVED.contains(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words() {
        assert!(RESERVED_WORDS.len() > 150);
        assert!(RESERVED_WORDS.iter().all(|word| is_reserved(word)));
        assert!(!is_reserved("") && !is_reserved(&"a".repeat(1000)));
        assert!(is_reserved("FILE") && is_reserved("lsc_fence") && !is_reserved("FIL"));
    }
}
