//! Errata: the entries of a page that explain why facts differ from those of other pages.

use genvisa_reader::isa::Rule;
use std::collections::{BTreeMap, BTreeSet};

/// The changes that an entry explains: `SUBJECT SIGN KIND PLACE @SUM`, where a place that ends in `*` matches all that
/// begin like it. The checksum binds the claim to our values, so that a second change at the same place is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim<'a> {
    /// The title of the entry.
    pub entry: &'a str,
    /// The change.
    pub text: &'a str,
    /// The checksum of our values; `None` where it is not written, as for a change that leaves no value.
    pub sum: Option<&'a str>,
    /// The line of the claim, from 1.
    pub line: usize,
}

/// The digits of the checksum of a claim.
const SUM_DIGITS: usize = 8;

impl Claim<'_> {
    /// The checksum of the values of all changes that the claim explains; `None` where they have no value.
    pub fn expected_sum(&self, values: &BTreeMap<String, String>) -> Option<String> {
        let explained = values.iter().filter(|(change, _)| self.explains(change));
        let text: String = explained.map(|(change, value)| format!("{change}\n{value}")).collect();
        (!text.is_empty()).then(|| Rule::checksum(&text)[..SUM_DIGITS].to_string())
    }

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
        let Some(written) = line.strip_prefix("    ").filter(|_| !entry.is_empty()).map(str::trim) else {
            continue;
        };
        let sum = written.rsplit_once(" @").filter(|(_, sum)| is_sum(sum));
        let (text, sum) = sum.map_or((written, None), |(text, sum)| (text, Some(sum)));
        let sign = text.split(' ').nth(1).unwrap_or_default();
        if ["+", "-", "~", ">"].contains(&sign) && text.split(' ').count() > 2 {
            claims.push(Claim { entry, text, sum, line: n + 1 });
        } else {
            wrong.push(format!("{}: `{text}` is not `SUBJECT SIGN KIND PLACE`", n + 1));
        }
    }
    (claims, wrong)
}

fn is_sum(text: &str) -> bool {
    text.len() == SUM_DIGITS
        && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// The claims whose checksum is not that of our values, each with the line that would be right.
pub fn other_values<'a>(values: &BTreeMap<String, String>, claims: &[Claim<'a>]) -> Vec<(Claim<'a>, String)> {
    let right = |claim: &Claim<'a>| {
        let sum = claim.expected_sum(values);
        let line = sum.iter().fold(claim.text.to_string(), |line, sum| format!("{line} @{sum}"));
        (claim.sum != sum.as_deref()).then_some((*claim, line))
    };
    claims.iter().filter_map(right).collect()
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
    ADD + rule dst/* @0123abcd
    what is this

## How to repeat it

    cp a b c
";
        let (claims, wrong) = claims(errata);
        assert_eq!(
            claims.iter().map(|c| (c.entry, c.text, c.sum, c.line)).collect::<Vec<_>>(),
            [("ADD-1", "ADD ~ type_map", None, 11), ("ADD-1", "ADD + rule dst/*", Some("0123abcd"), 12)]
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

    #[test]
    fn a_second_change_of_a_claimed_value_is_noticed() {
        let values = |pairs: [(&str, &str); 3]| {
            pairs.into_iter().map(|(change, value)| (change.to_string(), value.to_string())).collect()
        };
        let first: BTreeMap<_, _> =
            values([("A ~ encoding x/0b0", "\"one\""), ("A + rule x/a", "1"), ("A + rule x/b", "2")]);
        let unbound = "### A-1\n\n    A ~ encoding x/0b0\n    A + rule x/*\n    A - rule y\n";
        let right = |errata: &str, values: &BTreeMap<String, String>| -> Vec<String> {
            other_values(values, &claims(errata).0).into_iter().map(|(_, line)| line).collect()
        };
        let lines = right(unbound, &first);
        assert_eq!(lines.len(), 2, "a removed fact has no value: {lines:?}");
        let bound = format!("### A-1\n\n    {}\n    {}\n    A - rule y\n", lines[0], lines[1]);
        assert_eq!(right(&bound, &first), [""; 0]);
        for (place, value) in [(0, "\"two\""), (1, "3"), (2, "3")] {
            let mut second = first.clone();
            *second.values_mut().nth(place).unwrap() = value.to_string();
            assert_eq!(right(&bound, &second).len(), 1, "{place}");
        }
        let superfluous = format!("{bound}    A - rule z @0123abcd\n");
        assert_eq!(right(&superfluous, &first), ["A - rule z"]);
    }
}
