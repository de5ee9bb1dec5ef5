//! Random changes of texts, the same in every run.

/// Pseudo-random numbers, the same in every run (xorshift).
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below another.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16).unwrap() % end.max(1)
    }

    /// The offset of a character, or of the end.
    fn offset(&mut self, text: &str) -> usize {
        let at = self.below(text.len() + 1);
        (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
    }

    /// Changes a text once: removes, repeats or inserts a part.
    pub fn damage(&mut self, text: &mut String, pieces: &[&str]) {
        let (from, to) = (self.offset(text), self.offset(text));
        let range = from.min(to)..from.max(to);
        let near = range.start
            ..text[range.start..]
                .char_indices()
                .nth(self.below(12))
                .map_or(text.len(), |(n, _)| range.start + n);
        match self.below(5) {
            0 => text.replace_range(near, ""),
            1 if range.len() < 2000 => {
                let again = text[range.clone()].to_string();
                text.insert_str(range.end, &again);
            }
            2 => text.truncate(range.end),
            3 => text.replace_range(near, pieces[self.below(pieces.len())]),
            _ => text.insert_str(from, pieces[self.below(pieces.len())]),
        }
    }
}

/// An object with one or two bytes changed, the same for each number.
pub fn damaged(object: &[u8], number: usize) -> Vec<u8> {
    let mut numbers = Numbers(0xd1b5_4a32_d192_ed03 ^ (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut bytes = object.to_vec();
    for _ in 0..=numbers.below(2) {
        let at = numbers.below(bytes.len());
        // Small values are more often valid.
        let value = if numbers.below(2) == 0 { 8 } else { 256 };
        bytes[at] = u8::try_from(numbers.below(value)).unwrap();
    }
    bytes
}
