//! Execution sizes in the text of a fragment.

/// The largest execution size that a text names: 32 in `add (M1, 32)`.
pub fn widest(text: &str) -> Option<u32> {
    text.match_indices('(').filter_map(|(at, _)| size(text.get(at + 1..)?)).max()
}

/// The execution size of `M1, 16)` or `16)`.
fn size(inside: &str) -> Option<u32> {
    let (inside, _) = inside.split_once(')')?;
    let number = match inside.split_once(',') {
        None => inside,
        Some((mask, number)) => {
            mask.trim().strip_prefix('M')?.starts_with(|c: char| c.is_ascii_digit()).then_some(number)?
        }
    };
    number.trim().parse().ok().filter(|size| [1, 2, 4, 8, 16, 32].contains(size))
}

#[cfg(test)]
mod tests {
    use super::widest;

    #[test]
    fn sizes() {
        assert_eq!(widest("add (M1, 16) V(0,0)<1>\nmov (M1_NM,8) V(0,32)<1>"), Some(16));
        assert_eq!(widest("(P1) add (M5, 32) V(0,8)<1>"), Some(32));
        assert_eq!(widest("oword_ld (4) %bss 0x0:ud V.0"), Some(4));
        assert_eq!(widest("barrier"), None);
    }
}
