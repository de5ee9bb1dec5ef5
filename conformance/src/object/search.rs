//! The search for the cases of a rule: changes of a valid object that break this rule alone, and changes that keep it.

use super::base::Base;
use super::candidates::{Group, asks_body, candidates};
use super::change::Change;
use super::evaluate::{Broken, Rules};
use super::file::Object;
use super::node::NodePlace;
use super::tree::Codec;
use std::collections::{BTreeSet, HashSet};

/// The number of cases of either kind from one place.
const MANY: usize = 300;
/// The number of changes that keep the rule and are no limit, from one place.
const FEW: usize = 6;
/// The number of sites of a rule in one object, of those where a change can break it and of all.
const SITES: (usize, usize) = (2, 6);
/// The number of pairs of changes that are tried, if one change does not break the rule alone.
const PAIRS: usize = 20_000;

/// A rule on a platform.
pub struct Goal<'g> {
    /// The layouts.
    pub codec: Codec<'g>,
    /// The rules.
    pub rules: &'g Rules<'g>,
    /// The number of the rule.
    pub rule: usize,
    /// The rules that a negative case may break as well.
    pub with: &'g [String],
    /// The number of the platform.
    pub platform: usize,
    /// Whether the flow of bodies is known.
    pub flow: bool,
    /// Whether the object keeps the rules about single instructions.
    pub is_sound: &'g (dyn Fn(&Object) -> bool + Sync),
}

/// A valid object, and the objects that are one change away from it.
pub struct Series {
    /// The valid object.
    pub valid: Object,
    /// Its difference from the base of the search; `None` if it is the base.
    pub change: Option<Change>,
    /// The changed objects.
    pub found: Vec<Found>,
}

/// A changed object.
pub struct Found {
    /// The object.
    pub object: Object,
    /// The rules that it breaks.
    pub broken: BTreeSet<Broken>,
    /// The difference from the valid object.
    pub change: Change,
}

impl Goal<'_> {
    fn id(&self) -> &str {
        &self.codec.spec.isa.rules[self.rule].id
    }

    fn breaks(&self, object: &Object) -> bool {
        self.rules.breaks(self.codec, object, self.platform, self.flow, self.rule)
    }

    /// The broken rules, if they are none, or this one and those that may be broken as well.
    /// Only the changed kernel or function is read, because the base keeps all rules elsewhere.
    fn verdict_of(&self, object: &Object, changed: Option<usize>) -> Option<BTreeSet<Broken>> {
        let broken = self.rules.broken_in(self.codec, object, self.platform, self.flow, changed);
        let is_rule = |(id, _): &Broken| id == self.id();
        let fits = broken.iter().all(|one| is_rule(one) || self.with.contains(&one.0))
            && (broken.is_empty() || broken.iter().any(is_rule));
        (fits && (self.is_sound)(object)).then_some(broken)
    }

    /// The cases that are one change away from a base.
    pub fn cases(&self, base: &Object) -> Option<Series> {
        Some(Series { valid: base.clone(), change: None, found: self.near(base, false, None) })
    }

    /// The cases that are two changes away from a base: the first one keeps the rule. A search takes long, so that it is for
    /// rules that no change of any base breaks alone.
    pub fn cases_of_two_changes(&self, base: &Object) -> Option<Series> {
        let expr = &self.codec.spec.rules[self.rule];
        // Two changes of instructions are too many to try.
        if asks_body(expr) {
            return None;
        }
        let subject = &self.codec.spec.isa.rules[self.rule].subject;
        let mut left = PAIRS;
        for node in base.nodes(&self.codec).iter().filter(|node| node.subject == subject) {
            for change in
                candidates(&self.codec, base, self.platform, expr, node).into_iter().flat_map(|g| g.changes)
            {
                let Some(changed) = change.apply(&self.codec, base) else { continue };
                if left == 0 || self.breaks(&changed) || !self.keeps(&changed) {
                    continue;
                }
                if self.can_break(&changed, &node.place, &mut left) {
                    let found = self.near(&changed, true, Some(&node.place));
                    return Some(Series { valid: changed, change: Some(change), found });
                }
            }
        }
        None
    }

    /// Whether an object keeps all rules, except those that a negative case may break as well.
    fn keeps(&self, object: &Object) -> bool {
        let broken = self.rules.broken(self.codec, object, self.platform, self.flow);
        broken.iter().all(|(id, _)| self.with.contains(id)) && (self.is_sound)(object)
    }

    /// Whether one more change breaks the rule alone.
    fn can_break(&self, base: &Object, place: &NodePlace, left: &mut usize) -> bool {
        let expr = &self.codec.spec.rules[self.rule];
        let nodes = base.nodes(&self.codec);
        let Some(node) = nodes.iter().find(|node| node.place == *place) else { return false };
        for change in
            candidates(&self.codec, base, self.platform, expr, node).into_iter().flat_map(|g| g.changes)
        {
            let Some(rest) = left.checked_sub(1) else { return false };
            *left = rest;
            let changed = change.apply(&self.codec, base).filter(|changed| self.breaks(changed));
            if changed
                .and_then(|changed| self.verdict_of(&changed, None))
                .is_some_and(|broken| !broken.is_empty())
            {
                return true;
            }
        }
        false
    }

    /// The cases that are one change away, from all sites of the rule or from one of them. `is_changed` states whether an
    /// earlier change may have broken co-dependent rules anywhere.
    fn near(&self, base: &Object, is_changed: bool, only: Option<&NodePlace>) -> Vec<Found> {
        let expr = &self.codec.spec.rules[self.rule];
        let subject = &self.codec.spec.isa.rules[self.rule].subject;
        let nodes = base.nodes(&self.codec);
        let mut found = Vec::new();
        let mut seen: BTreeSet<NodePlace> = BTreeSet::new();
        let (mut full, mut all) = (0, 0);
        let mut known: HashSet<Change> = HashSet::new();
        for node in nodes.iter().filter(|node| node.subject == subject) {
            if only.is_some_and(|only| *only != node.place) || !seen.insert(node.place.clone()) {
                continue;
            }
            if full == SITES.0 || all == SITES.1 {
                break;
            }
            all += 1;
            let old = found.len();
            for mut group in candidates(&self.codec, base, self.platform, expr, node) {
                group.changes.retain(|change| known.insert(change.clone()));
                self.group(base, is_changed, &group, if full == 0 { MANY } else { FEW }, &mut found);
            }
            full += usize::from(found[old..].iter().any(|found| !found.broken.is_empty()));
        }
        found
    }

    fn group(&self, base: &Object, is_changed: bool, group: &Group, many: usize, found: &mut Vec<Found>) {
        let mut tried: Vec<(Change, Object, bool)> = Vec::new();
        for change in &group.changes {
            let Some(object) = change.apply(&self.codec, base) else { continue };
            let breaks = self.breaks(&object);
            tried.push((change.clone(), object, breaks));
        }
        let mut limits = BTreeSet::new();
        if let Some(bits) = &group.bits {
            self.tighten(base, bits, &mut tried, &mut limits);
        }
        let is_wide = group.bits.as_ref().is_some_and(|bits| bits.range.0 - bits.range.1 > 7);
        let (mut bad, mut good) = (0, 0);
        let among = |routine: Option<usize>| routine.filter(|_| !is_changed);
        for (n, (change, object, breaks)) in tried.into_iter().enumerate() {
            let is_limit = limits.contains(&n);
            let (count, most) = match breaks {
                true => (&mut bad, if is_wide && !is_limit { FEW } else { many }),
                false => (&mut good, if is_limit { many } else { FEW }),
            };
            if *count >= most {
                continue;
            }
            if let Some(broken) =
                self.verdict_of(&object, among(change.routine())).filter(|broken| broken.is_empty() != breaks)
            {
                *count += 1;
                found.push(Found { object, broken, change });
            }
        }
    }

    /// Adds the values on both sides of each limit, by bisection.
    fn tighten(
        &self,
        base: &Object,
        bits: &super::change::Bits,
        tried: &mut Vec<(Change, Object, bool)>,
        limits: &mut BTreeSet<usize>,
    ) {
        let value = |change: &Change| match change {
            Change::Int(_, value) => Some(*value),
            _ => None,
        };
        let known: Vec<(u64, bool)> =
            tried.iter().filter_map(|(change, _, breaks)| Some((value(change)?, *breaks))).collect();
        let mut edges = BTreeSet::new();
        for pair in known.windows(2) {
            let [(low, breaks), (high, other)] = pair else { continue };
            let (mut low, mut high) = (*low, *high);
            if breaks == other {
                continue;
            }
            while high - low > 1 {
                let middle = low.midpoint(high);
                let change = Change::Int(bits.clone(), middle);
                // The present value of the base keeps the rule.
                let object = change.apply(&self.codec, base).unwrap_or_else(|| base.clone());
                match self.breaks(&object) == *breaks {
                    true => low = middle,
                    false => high = middle,
                }
            }
            edges.extend([low, high]);
        }
        for edge in edges {
            match tried.iter().position(|(change, ..)| value(change) == Some(edge)) {
                Some(n) => _ = limits.insert(n),
                None => {
                    let change = Change::Int(bits.clone(), edge);
                    if let Some(object) = change.apply(&self.codec, base) {
                        let breaks = self.breaks(&object);
                        limits.insert(tried.len());
                        tried.push((change, object, breaks));
                    }
                }
            }
        }
    }
}

/// Whether a base has a part that a rule is about.
pub fn has_subject(base: &Base, subject: &str) -> bool {
    base.subjects.contains(subject)
}
