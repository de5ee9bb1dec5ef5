//! Splits a text into parts that can be read in parallel, as it comes from a file. Only the parts that are being read are
//! in memory.

use super::division::is_begin;
use crate::lines::are_lines;
use memchr::memrchr;
use std::io::{self, Read};

/// The approximate size of a part in bytes. It is small, so that parts reuse the memory of others.
const LEN: usize = 1 << 16;

/// The parts of a text: each but the first begins with a kernel or function.
pub struct Parts<R> {
    from: R,
    /// The begin of the next part.
    rest: Vec<u8>,
}

impl<R: Read> Parts<R> {
    /// The parts of a text.
    pub fn of(from: R) -> Self {
        Self { from, rest: Vec::new() }
    }

    fn part(&mut self) -> io::Result<Vec<u8>> {
        let mut part = Vec::with_capacity(self.rest.len() + LEN);
        part.append(&mut self.rest);
        loop {
            // The longer the part, the more is read at a time, so that little is searched again.
            let more = part.len().max(LEN) as u64;
            if self.from.by_ref().take(more).read_to_end(&mut part)? == 0 {
                return Ok(part);
            }
            let Some(end) = last_begin(&part) else { continue };
            // A comment over several lines may contain the begin that was found.
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

/// The offset of the last complete line that begins a kernel or function, unless it is the first line.
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

    /// The number of parts of a text. Together they must be the text.
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
        // Kernels longer than a part.
        let long = format!(".kernel long\n{}", "ret (M1, 1)\n".repeat(LEN));
        assert!(count(&format!("{kernel}{long}{kernel}{long}")) > 1);
        // A comment or a joined line may contain a begin.
        assert_eq!(count(&format!("/*\n{text}")), 1);
        assert_eq!(count(&text.replace("k\n", "k\\\n")), 1);
    }
}
