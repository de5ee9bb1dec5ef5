//! The choice and the order of vectors.

use crate::request::Operation;
use crate::vector::Vector;
use glob::Pattern;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::str::FromStr;

/// A part of all cases, `m/n`: those whose hash has the remainder m − 1 modulo n. The hash is the first eight bytes of the
/// SHA-256 of the id, as a number with the most significant byte first. The part depends on nothing but the id of a case, so that the parts
/// are the same in every front and stay the same when cases are added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    part: u64,
    of: u64,
}

impl Shard {
    /// Whether a case belongs to the part.
    pub fn contains(self, id: &str) -> bool {
        hashes(id).0 % self.of == self.part - 1
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers =
            text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((part, of)) if 0 < part && part <= of => Ok(Self { part, of }),
            _ => Err(format!("`{text}` is no part: write 1/4 for the first of four")),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

/// The choice and the order of the cases of a run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    /// Parts of ids, or patterns of whole ids with `*`, `?` or `[`. A case is chosen if one of them matches; all cases are
    /// chosen if the list is empty.
    pub filters: Vec<String>,
    /// The operation of the cases.
    pub operation: Option<Operation>,
    /// The part of the cases.
    pub shard: Option<Shard>,
    /// The most negative cases of each rule on each platform for each operation, with their counterparts, and as many valid
    /// cases with an output, which have no negative ones: for slow implementations.
    pub pairs: Option<usize>,
    /// The seed of the order.
    pub seed: u64,
}

impl Selection {
    /// The ids that a filter matches; all of them without filters.
    ///
    /// # Errors
    /// If a filter is no pattern.
    pub fn filtered<'i>(&self, ids: &'i [String]) -> Result<Vec<&'i str>, String> {
        let filters = self.filters()?;
        let matches = |id: &&str| filters.is_empty() || filters.iter().any(|filter| filter.matches(id));
        Ok(ids.iter().map(String::as_str).filter(matches).collect())
    }

    fn filters(&self) -> Result<Vec<Filter<'_>>, String> {
        self.filters.iter().map(|text| Filter::new(text)).collect()
    }

    /// The chosen vectors in the order of the seed. The counterparts of chosen negative cases are chosen, too, because a negative
    /// case counts only together with its counterpart. A pair is in one shard: that of the counterpart.
    ///
    /// # Errors
    /// If a filter is no pattern, or matches no id.
    pub fn plan<'v>(&self, vectors: &'v [Vector]) -> Result<Vec<&'v Vector>, String> {
        let filters = self.filters()?;
        let unused = filters.iter().find(|filter| !vectors.iter().any(|vector| filter.matches(&vector.id)));
        if let Some(filter) = unused {
            return Err(format!("the filter `{}` matches no case", filter.text()));
        }
        let matches = |vector: &&Vector| {
            self.operation.is_none_or(|operation| operation == vector.operation)
                && (filters.is_empty() || filters.iter().any(|filter| filter.matches(&vector.id)))
        };
        let mut first: Vec<&Vector> = vectors.iter().filter(matches).collect();
        if let Some(most) = self.pairs {
            keep_pairs(&mut first, most);
        }
        let counterparts = first.iter().filter_map(|vector| vector.counterpart.as_deref());
        let ids: HashSet<&str> = first.iter().map(|vector| vector.id.as_str()).chain(counterparts).collect();
        let mut chosen = Vec::new();
        for vector in vectors {
            let is_chosen = ids.contains(vector.id.as_str());
            let pair = vector.counterpart.as_deref().unwrap_or(&vector.id);
            if is_chosen && self.shard.is_none_or(|part| part.contains(pair)) {
                chosen.push((scatter(hashes(&vector.id).1 ^ scatter(self.seed)), vector));
            }
        }
        chosen.sort_by(|(a, left), (b, right)| a.cmp(b).then_with(|| left.id.cmp(&right.id)));
        Ok(chosen.into_iter().map(|(_, vector)| vector).collect())
    }
}

/// Keeps some negative cases and some with an output, of each rule on each platform, for each operation. Which ones depends on
/// nothing but their ids.
fn keep_pairs(vectors: &mut Vec<&Vector>, most: usize) {
    vectors.retain(|vector| vector.counterpart.is_some() || vector.output.is_some());
    vectors.sort_by_cached_key(|vector| hashes(&vector.id).1);
    let mut counts: HashMap<(&str, &str, Operation, bool), usize> = HashMap::new();
    vectors.retain(|vector| {
        let key = (vector.rule.as_str(), vector.platform.as_str(), vector.operation, vector.is_negative());
        let count = counts.entry(key).or_default();
        *count += 1;
        *count <= most
    });
}

/// A condition on ids.
enum Filter<'a> {
    Part(&'a str),
    Whole(Pattern),
}

impl<'a> Filter<'a> {
    fn new(text: &'a str) -> Result<Self, String> {
        match text.contains(['*', '?', '[']) {
            false => Ok(Self::Part(text)),
            true => Pattern::new(text).map(Self::Whole).map_err(|error| format!("filter `{text}`: {error}")),
        }
    }

    fn matches(&self, id: &str) -> bool {
        match self {
            Self::Part(part) => id.contains(part),
            Self::Whole(pattern) => pattern.matches(id),
        }
    }

    fn text(&self) -> &str {
        match self {
            Self::Part(part) => part,
            Self::Whole(pattern) => pattern.as_str(),
        }
    }
}

/// Two independent numbers that depend on an id only: the first and the second eight bytes of its SHA-256.
fn hashes(id: &str) -> (u64, u64) {
    let digest = Sha256::digest(id.as_bytes());
    let number = |bytes: &[u8]| bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
    (number(digest.get(..8).unwrap_or_default()), number(digest.get(8..16).unwrap_or_default()))
}

/// Splitmix64: numbers that differ in one bit become unrelated ones.
fn scatter(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
