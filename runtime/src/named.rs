//! Values by their names, and numbers in names.

use core::fmt;
use core::str::FromStr;

/// No encoding has the name that was parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownName {
    /// The enum that was expected: `Platform`.
    pub of: &'static str,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is no name of `{0}`; `{0}::ALL` lists them", self.of)
    }
}

impl core::error::Error for UnknownName {}

/// A decimal number. One of the standard library may begin with a plus sign.
pub(crate) fn number<T: FromStr>(digits: &str) -> Option<T> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

/// The value with a name, or the only one with the name in small or capital letters.
pub fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Option<T> {
    if let Some(exact) = all.iter().find(|one| name(**one) == text) {
        return Some(*exact);
    }
    let mut others = all.iter().filter(|one| name(**one).eq_ignore_ascii_case(text));
    others.next().filter(|_| others.next().is_none()).copied()
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn letters_matter_only_where_two_names_differ_in_them_alone() {
        let find = |text| named(&["PVC", "skl", "SKL", "Skl"], |name| name, text);
        assert_eq!((find("pvc"), find("PVC"), find("pv")), (Some("PVC"), Some("PVC"), None));
        assert_eq!((find("SKL"), find("skl"), find("sKL")), (Some("SKL"), Some("skl"), None));
    }
}
