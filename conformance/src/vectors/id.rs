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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_case_has_its_rule_polarity_platform_and_hash() {
        let id = of("ADD/dst/type", true, "SKL", "check_bin", "ADD dst");
        let hash = id.strip_prefix("ADD/dst/type/positive/SKL/").unwrap();
        assert!(hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{id}");
        assert_eq!(rule(&id), "ADD/dst/type");
        assert_eq!(parameters("ADD/dst/type", &id), hash);
        assert_ne!(of("ADD/dst/type", true, "SKL", "check_bin", "ADD src0"), id);
        assert_ne!(of("ADD/dst/type", true, "SKL", "check_text", "ADD dst"), id);
        assert_eq!(with_end("ADD/opcode", false, "PVC", "7"), "ADD/opcode/negative/PVC/7");
    }

    #[test]
    fn another_operation_gives_another_end() {
        let id = with_end("ADD/opcode", false, "PVC", "7");
        let other = of_operation(&id, "decode");
        assert!(other.starts_with("ADD/opcode/negative/PVC/") && other != id, "{other}");
        assert_eq!(of_operation(&id, "decode"), other);
        assert_ne!(of_operation(&id, "encode"), other);
    }

    #[test]
    fn parameters_may_have_slashes_and_an_id_may_lack_parts() {
        assert_eq!(parameters("ADD/opcode", "ADD/opcode/negative/PVC/a/b"), "a/b");
        assert_eq!(parameters("ADD/opcode", "ADD/opcode/negative/PVC"), "");
        assert_eq!(rule("negative/PVC/7"), "");
        assert_eq!(rule("ADD/negative/PVC/7"), "ADD");
    }
}
