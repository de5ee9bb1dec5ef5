//! Errata: the entries of a page that explain why facts differ from those of other pages.

use std::collections::BTreeSet;

/// The changes that an entry explains: `SUBJECT SIGN KIND PLACE`, where a place that ends in `*` matches all that
/// begin like it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim<'a> {
    /// The title of the entry.
    pub entry: &'a str,
    /// The change.
    pub text: &'a str,
}

impl Claim<'_> {
    /// Whether the claim explains a change.
    pub fn explains(&self, change: &str) -> bool {
        match self.text.strip_suffix('*') {
            Some(start) => change.starts_with(start),
            None => change == self.text,
        }
    }
}

/// The claims of all entries, and the lines of their blocks that are not claims, as `LINE: TEXT`.
pub fn claims(errata: &str) -> (Vec<Claim<'_>>, Vec<String>) {
    let (mut claims, mut wrong) = (Vec::new(), Vec::new());
    let mut entry = "";
    for (n, line) in errata.lines().enumerate() {
        if let Some(title) = line.strip_prefix("### ") {
            entry = title;
        } else if line.starts_with("## ") {
            entry = "";
        }
        let Some(text) = line.strip_prefix("    ").filter(|_| !entry.is_empty()).map(str::trim) else {
            continue;
        };
        let sign = text.split(' ').nth(1).unwrap_or_default();
        if ["+", "-", "~", ">"].contains(&sign) && text.split(' ').count() > 2 {
            claims.push(Claim { entry, text });
        } else {
            wrong.push(format!("{}: `{text}` is not `SUBJECT SIGN KIND PLACE`", n + 1));
        }
    }
    (claims, wrong)
}

/// The changes without a claim.
pub fn unclaimed<'c>(changes: &BTreeSet<&'c str>, claims: &[Claim<'_>]) -> Vec<&'c str> {
    changes.iter().copied().filter(|change| !claims.iter().any(|claim| claim.explains(change))).collect()
}

/// The claims without a change.
pub fn stale<'a>(changes: &BTreeSet<&str>, claims: &[Claim<'a>]) -> Vec<Claim<'a>> {
    claims.iter().copied().filter(|claim| !changes.iter().any(|change| claim.explains(change))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_are_read_from_entries_only() {
        let errata = "\
Repeat with

    cp a b

## Instructions

### ADD-1

Some words, and code `x`.

    ADD ~ type_map
    ADD + rule dst/*
    what is this
";
        let (claims, wrong) = claims(errata);
        assert_eq!(
            claims.iter().map(|c| (c.entry, c.text)).collect::<Vec<_>>(),
            [("ADD-1", "ADD ~ type_map"), ("ADD-1", "ADD + rule dst/*")]
        );
        assert_eq!(wrong, ["13: `what is this` is not `SUBJECT SIGN KIND PLACE`"]);

        let all = BTreeSet::from(["ADD ~ type_map", "ADD + rule dst/size", "ADD + rule dst/null"]);
        assert!(unclaimed(&all, &claims).is_empty() && stale(&all, &claims).is_empty());
        let other = BTreeSet::from(["ADD - type_map", "ADD + rule dst/size"]);
        assert_eq!(unclaimed(&other, &claims), ["ADD - type_map"]);
        assert_eq!(
            stale(&other, &claims).iter().map(|claim| claim.text).collect::<Vec<_>>(),
            ["ADD ~ type_map"]
        );
    }
}
