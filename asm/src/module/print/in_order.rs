//! Puts texts that are made in parallel into their order.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Accepts texts in any order and writes them in the order of their numbers.
pub struct InOrder<S> {
    waiting: Mutex<BTreeMap<usize, String>>,
    /// Buffers of texts that have been written.
    spare: Mutex<Vec<String>>,
    out: Mutex<Out<S>>,
}

struct Out<S> {
    /// The number of the next text.
    next: usize,
    sink: S,
    result: io::Result<()>,
}

/// The value of a mutex. A panic leaves no value inconsistent here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<S: FnMut(usize, &str) -> io::Result<()>> InOrder<S> {
    /// Writes into a sink, which also gets the number of each text.
    pub fn new(sink: S) -> Self {
        let out = Out { next: 0, sink, result: Ok(()) };
        Self { waiting: Mutex::default(), spare: Mutex::default(), out: Mutex::new(out) }
    }

    /// An empty buffer for the next text.
    pub fn buffer(&self) -> String {
        lock(&self.spare).pop().unwrap_or_default()
    }

    /// Accepts a text. If another thread is writing, that thread writes this text too.
    pub fn put(&self, number: usize, text: String) {
        lock(&self.waiting).insert(number, text);
        if let Ok(mut out) = self.out.try_lock() {
            self.drain(&mut out);
        }
    }

    /// Writes the texts that are next.
    fn drain(&self, out: &mut Out<S>) {
        loop {
            let Some(mut text) = lock(&self.waiting).remove(&out.next) else { return };
            if out.result.is_ok() {
                out.result = (out.sink)(out.next, &text);
            }
            out.next += 1;
            text.clear();
            lock(&self.spare).push(text);
        }
    }

    /// Writes the remaining texts.
    ///
    /// # Errors
    /// The first error of the sink.
    pub fn finish(self) -> io::Result<()> {
        self.drain(&mut lock(&self.out));
        self.out.into_inner().unwrap_or_else(PoisonError::into_inner).result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_go_out_in_order() {
        let mut all = String::new();
        let texts = InOrder::new(|number, text: &str| {
            assert_eq!(text, number.to_string());
            all.push_str(text);
            Ok(())
        });
        crate::parallel::for_each(0..1000, |number: usize| {
            let mut text = texts.buffer();
            text.push_str(&number.to_string());
            texts.put(number, text);
        });
        texts.finish().unwrap();
        assert_eq!(all, (0..1000).map(|number| number.to_string()).collect::<String>());
    }

    #[test]
    fn the_first_error_is_the_last_text() {
        let mut count = 0;
        let texts = InOrder::new(|number, _: &str| {
            count += 1;
            if number < 3 { Ok(()) } else { Err(io::Error::other("full")) }
        });
        (0..9).rev().for_each(|number| texts.put(number, String::new()));
        assert_eq!(texts.finish().unwrap_err().to_string(), "full");
        assert_eq!(count, 4);
    }
}
