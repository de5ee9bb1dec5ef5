//! The values that are tried for a number.

/// Numbers from all over a range, dense at small ones and at powers of two.
pub fn sample(preferred: i64, low: i64, high: i64) -> Vec<i64> {
    let powers = (0..63).map(|n| 1i64 << n).take_while(|p| *p - 1 <= high);
    let near = powers.flat_map(|p| [p - 1, p, p + 1]);
    let mut domain: Vec<i64> = near.flat_map(|n| [n, -n]).chain([low, high]).collect();
    domain.retain(|n| (low..=high).contains(n));
    domain.sort_by_key(|n| (n.unsigned_abs(), *n < 0));
    distinct([vec![preferred], domain].concat())
}

/// Drops what was there before.
pub fn distinct(mut values: Vec<i64>) -> Vec<i64> {
    let mut seen = std::collections::HashSet::new();
    values.retain(|value| seen.insert(*value));
    values
}
