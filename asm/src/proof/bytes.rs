//! Sets of ASCII bytes, and the bytes that can follow a part of a form.

/// A set of bytes. Bytes outside of ASCII are in no set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Bytes(u128);

impl Bytes {
    pub fn of(bytes: impl IntoIterator<Item = u8>) -> Self {
        Self(bytes.into_iter().filter(u8::is_ascii).fold(0, |set, byte| set | 1 << byte))
    }

    /// The bytes that meet a condition.
    pub fn that(is_in: impl Fn(u8) -> bool) -> Self {
        Self::of((0..128).filter(|byte| is_in(*byte)))
    }

    /// Whether two sets have a byte in common.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The bytes that can follow a part of a form.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ahead {
    /// At once.
    pub next: Bytes,
    /// After any blanks.
    pub beyond: Bytes,
}

impl Ahead {
    /// The bytes that can follow the part before one that begins with some bytes, or can be empty.
    pub fn before(self, Start { bytes, can_be_empty }: Start) -> Self {
        if can_be_empty {
            Self { next: self.next.with(bytes), beyond: self.beyond.with(bytes) }
        } else {
            Self { next: bytes, beyond: bytes }
        }
    }
}

/// The bytes that a part can begin with.
#[derive(Debug, Clone, Copy)]
pub struct Start {
    pub bytes: Bytes,
    pub can_be_empty: bool,
}

impl Start {
    pub fn of(bytes: Bytes) -> Self {
        Self { bytes, can_be_empty: false }
    }

    pub fn maybe(bytes: Bytes) -> Self {
        Self { bytes, can_be_empty: true }
    }
}
