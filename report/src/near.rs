//! The known name that a mistyped one is nearest to.

/// Names longer than this, in bytes, are not compared: the cost grows with the square of the length.
const LONGEST: usize = 64;

/// The known name with the fewest letters that are wrong, missing, superfluous or swapped with their neighbour. At most a
/// third of the letters of `name` may differ, and not all of them.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if name.len() > LONGEST {
        return None;
    }
    let count = name.chars().count();
    let letters = Letters::of(name);
    let mut best = None;
    let mut bound = count.div_ceil(3).min(count.saturating_sub(1));
    for known in known {
        // A text may have as many mistakes as there are names, so most names must be cheap to refuse.
        let bytes = if name.is_ascii() && known.is_ascii() { bound } else { 4 * bound };
        if known.len().abs_diff(name.len()) > bytes
            || known.len() > 2 * LONGEST
            || letters.least_distance(&Letters::of(known)) > bound
        {
            continue;
        }
        let distance = strsim::osa_distance(name, known);
        if distance <= bound {
            best = Some(known);
            match distance.checked_sub(1) {
                // The next one must be nearer.
                Some(less) => bound = less,
                None => break,
            }
        }
    }
    best
}

/// The known names in the order of their distance from a name, capital letters or not: `count` at most.
pub fn closest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>, count: usize) -> Vec<&'n str> {
    let name: String = name.chars().take(2 * LONGEST).flat_map(char::to_lowercase).collect();
    let distance = |known: &str| strsim::damerau_levenshtein(&name, &known.to_lowercase());
    let mut near: Vec<(usize, &str)> = known.into_iter().map(|known| (distance(known), known)).collect();
    near.sort_unstable();
    near.into_iter().take(count).map(|(_, known)| known).collect()
}

/// How often a name has each letter; letters share counters modulo 32.
struct Letters([u8; 32]);

impl Letters {
    fn of(name: &str) -> Self {
        let mut counts = [0; 32];
        // Short names have few letters, so that no counter overflows.
        for c in name.chars() {
            counts[(u32::from(c) % 32) as usize] += 1_u8;
        }
        Self(counts)
    }

    /// A mistake changes one letter into another one at most, so two names differ by as many mistakes at least.
    fn least_distance(&self, other: &Self) -> usize {
        let (mut missing, mut superfluous) = (0, 0);
        for (a, b) in self.0.iter().zip(&other.0) {
            missing += u16::from(a.saturating_sub(*b));
            superfluous += u16::from(b.saturating_sub(*a));
        }
        missing.max(superfluous).into()
    }
}

#[cfg(test)]
mod tests {
    use super::{closest, nearest};

    #[test]
    fn near_names_are_found() {
        assert_eq!(nearest("conter", ["other", "counter", "center"]), Some("counter"));
        assert_eq!(nearest("ocunter", ["counter", "conter"]), Some("counter"));
        assert_eq!(nearest("add", ["adc", "add", "ad"]), Some("add"));
        assert_eq!(nearest("größe", ["grösse", "grüße", "große"]), Some("grüße"));
    }

    #[test]
    fn other_names_are_not() {
        assert_eq!(nearest("x", ["counter"]), None);
        assert_eq!(nearest("x", ["a", "y"]), None);
        assert_eq!(nearest("", ["a", "bb"]), None);
        assert_eq!(nearest("kitten", ["sitting"]), None);
        assert_eq!(nearest("kitten", ["sitten"]), Some("sitten"));
    }

    #[test]
    fn the_closest_come_first() {
        assert_eq!(closest("ADD/src", ["MUL/src", "add/Src0", "Add/dst", "x"], 2), ["add/Src0", "Add/dst"]);
        assert!(closest("x", [], 2).is_empty());
    }

    #[test]
    fn long_names_are_refused_at_once() {
        let long = "x".repeat(10_000_000);
        assert_eq!(nearest("xx", [long.as_str()]), None);
        assert_eq!(nearest(&long, ["xx"]), None);
    }
}
