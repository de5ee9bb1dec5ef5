//! Places in text files.

/// The line of a byte of a text, from 1.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::line_of;

    #[test]
    fn a_byte_is_in_the_line_behind_the_ends_of_lines_in_front_of_it() {
        let at = |at: usize| line_of("a\nb\n\nc", at);
        assert_eq!([at(0), at(1), at(2), at(4), at(5), at(99)], [1, 1, 2, 3, 4, 4]);
    }
}
