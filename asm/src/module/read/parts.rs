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
