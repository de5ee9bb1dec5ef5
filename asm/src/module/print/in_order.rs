//! Texts that are made side by side and go out one after the other.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Takes texts in any order, gives them on in the order of their numbers.
pub struct InOrder<S> {
    waiting: Mutex<BTreeMap<usize, String>>,
    /// Texts that have gone out: room for others.
    spare: Mutex<Vec<String>>,
    out: Mutex<Out<S>>,
}

struct Out<S> {
    /// The number of the text that is next.
    next: usize,
    sink: S,
    result: io::Result<()>,
}

/// What is behind a lock. Nothing is left half done where a thread ends early.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<S: FnMut(usize, &str) -> io::Result<()>> InOrder<S> {
    /// Into a sink, which is told the number of each text too.
    pub fn new(sink: S) -> Self {
        let out = Out { next: 0, sink, result: Ok(()) };
        Self { waiting: Mutex::default(), spare: Mutex::default(), out: Mutex::new(out) }
    }

    /// An empty text, with room if there is some.
    pub fn room(&self) -> String {
        lock(&self.spare).pop().unwrap_or_default()
    }

    /// Takes a text. Who finds another at the sink leaves it to that one, and goes on.
    pub fn put(&self, number: usize, text: String) {
        lock(&self.waiting).insert(number, text);
        if let Ok(mut out) = self.out.try_lock() {
            self.drain(&mut out);
        }
    }

    /// Gives on all that is next.
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

    /// Gives on what is left.
    ///
    /// # Errors
    /// The first one of the sink.
    pub fn finish(self) -> io::Result<()> {
        self.drain(&mut lock(&self.out));
        self.out.into_inner().unwrap_or_else(PoisonError::into_inner).result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rayon::prelude::*;

    #[test]
    fn texts_go_out_in_order() {
        let mut all = String::new();
        let texts = InOrder::new(|number, text: &str| {
            assert_eq!(text, number.to_string());
            all.push_str(text);
            Ok(())
        });
        (0..1000).into_par_iter().for_each(|number: usize| {
            let mut text = texts.room();
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
