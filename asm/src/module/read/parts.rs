//! A text in parts that can be read side by side, as it comes from a file: no more of it is in memory than is being read.

use super::is_begin;
use crate::lines::are_lines;
use memchr::memrchr;
use std::io::{self, Read};

/// Bytes of a part, about: so few that the next one takes the memory of one that has been read.
const LEN: usize = 1 << 16;

/// The parts of a text: each but the first begins with a kernel or function.
pub struct Parts<R> {
    from: R,
    /// What has come of the next part.
    rest: Vec<u8>,
}

impl<R: Read> Parts<R> {
    /// Of a text that nothing has been read of.
    pub fn of(from: R) -> Self {
        Self { from, rest: Vec::new() }
    }

    fn part(&mut self) -> io::Result<Vec<u8>> {
        let mut part = Vec::with_capacity(self.rest.len() + LEN);
        part.append(&mut self.rest);
        loop {
            // The longer it is without an end, the more is asked for: what is looked through again stays little.
            let more = part.len().max(LEN) as u64;
            if self.from.by_ref().take(more).read_to_end(&mut part)? == 0 {
                return Ok(part);
            }
            let Some(end) = last_begin(&part) else { continue };
            // Where a comment goes over line ends, it may be a part of one.
            if !part.get(..end).is_some_and(are_lines) {
                self.from.read_to_end(&mut part)?;
                return Ok(part);
            }
            self.rest.extend(part.drain(end..));
            return Ok(part);
        }
    }
}

impl<R: Read> Iterator for Parts<R> {
    type Item = io::Result<Vec<u8>>;

    fn next(&mut self) -> Option<Self::Item> {
        self.part().map(|part| Some(part).filter(|part| !part.is_empty())).transpose()
    }
}

/// Where the last line begins that begins a kernel or function, if it is not the first line and has come as a whole.
fn last_begin(text: &[u8]) -> Option<usize> {
    let mut end = memrchr(b'\n', text)?;
    loop {
        let start = memrchr(b'\n', text.get(..end)?)? + 1;
        if is_begin(text.get(start..end)?) {
            return Some(start);
        }
        end = start - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many parts a text has; together they are the text.
    fn count(text: &str) -> usize {
        let parts: Vec<Vec<u8>> = Parts::of(text.as_bytes()).collect::<io::Result<_>>().unwrap();
        assert_eq!(parts.concat(), text.as_bytes());
        assert!(parts.iter().skip(1).all(|part| is_begin(part)));
        parts.len()
    }

    #[test]
    fn begins() {
        let last = |text: &str| last_begin(text.as_bytes());
        assert_eq!(last(".kernel a\n.kernel b\n.kernel_attr c\n"), Some(10));
        assert_eq!(last("\n \t.global_function a\n.kernel b"), Some(1));
        assert_eq!(last(".kernel a\n.kernels b\nmov // .kernel\n"), None);
        assert_eq!((last(""), last("\n"), last(".kernel a\n.kernel")), (None, None, None));
    }

    #[test]
    fn cut() {
        let kernel = format!(".kernel k\n{}", ".kernel_attr Target=\"cm\"\n".repeat(LEN / 100));
        assert_eq!((count(""), count(".version 4.1"), count(&kernel)), (0, 1, 1));
        let text = format!(".version 4.1\n{}", kernel.repeat(40));
        assert!(count(&text) > 5);
        // Longer than what is read at a time.
        let long = format!(".kernel long\n{}", "ret (M1, 1)\n".repeat(LEN));
        assert!(count(&format!("{kernel}{long}{kernel}{long}")) > 1);
        // A comment or a line may go over what looks like a begin.
        assert_eq!(count(&format!("/*\n{text}")), 1);
        assert_eq!(count(&text.replace("k\n", "k\\\n")), 1);
    }
}
