//! Ids of vectors.

use crate::disk::hexadecimal;
use sha2::{Digest, Sha256};

/// The id of a case: rule, polarity, platform, and a hash of its parameters. `parameters` name the instruction or the base,
/// and the place that the case is about. They do not depend on other rules, so that the id does not either.
pub fn of(rule: &str, is_valid: bool, platform: &str, operation: &str, parameters: &str) -> String {
    let hash = hexadecimal(&Sha256::digest(format!("{operation}\n{parameters}"))[..8]);
    with_end(rule, is_valid, platform, &hash)
}

/// The id of a case: rule, polarity, platform, and an end that distinguishes it from others.
pub fn with_end(rule: &str, is_valid: bool, platform: &str, end: &str) -> String {
    let polarity = if is_valid { "positive" } else { "negative" };
    format!("{rule}/{polarity}/{platform}/{end}")
}

/// The id of the vector that asks another operation about the module of a vector.
pub fn of_operation(vector: &str, operation: &str) -> String {
    let (start, parameters) = vector.rsplit_once('/').unwrap_or_default();
    let hash = hexadecimal(&Sha256::digest(format!("{operation}\n{parameters}"))[..8]);
    format!("{start}/{hash}")
}

/// The rule of a vector, by its id.
pub fn rule(vector: &str) -> &str {
    vector.rsplitn(4, '/').nth(3).unwrap_or_default()
}

/// The part of the id of a case behind its rule, polarity and platform.
pub fn parameters<'c>(rule: &str, case: &'c str) -> &'c str {
    let behind = case.strip_prefix(rule).unwrap_or(case);
    behind.splitn(4, '/').nth(3).unwrap_or_default()
}
