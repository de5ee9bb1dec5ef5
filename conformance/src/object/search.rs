//! The search for the cases of a rule: changes of a valid object that break this rule alone, and changes that keep it.

use super::base;
use super::candidates::{Group, asks_body, candidates};
use super::change::Change;
use super::evaluate::{Broken, Rules};
use super::excluded::Meanings;
use super::facts::{AtNode, Facts};
use super::file::Object;
use super::incremental::{Base, Readers};
use super::node::{Node, NodePlace};
use super::tree::Codec;
use foldhash::HashSet;
use genvisa_rule::{BinaryOp, Expr, eval};
use std::collections::BTreeSet;

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
    /// The platforms on which each rule means the same.
    pub meanings: &'g Meanings,
    /// Whether an object keeps the rules about single instructions.
    pub soundness: &'g (dyn Fn(&Object) -> Soundness + Sync),
}

/// Whether an object keeps the rules about single instructions; if not, one that it breaks, or `None` if it cannot be read.
pub type Soundness = Result<(), Option<usize>>;

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

    /// A base, whose rules are evaluated.
    pub(super) fn base<'b>(&'b self, object: &'b Object, readers: &'b Readers) -> Base<'b> {
        let Self { codec, rules, platform, flow, meanings, .. } = *self;
        Base { rules, codec, object, nodes: object.nodes(&codec), platform, flow, readers, meanings }
    }

    pub(super) fn breaks(&self, base: &Base<'_>, change: &Change, changed: &Object) -> bool {
        base.breaks(change, changed, self.rule)
    }

    fn is_sound(&self, base: &Base<'_>, change: &Change, changed: &Object) -> bool {
        base.readers.is_sound(change, || match (self.soundness)(changed) {
            Ok(()) => true,
            Err(rule) => {
                rule.into_iter().for_each(|rule| base.readers.excluded.note(change, rule, self.platform));
                false
            }
        })
    }

    /// Whether a negative case may break a rule besides its own one.
    fn may_break(&self, rule: usize) -> bool {
        self.codec.spec.isa.rules.get(rule).is_some_and(|rule| self.with.contains(&rule.id))
    }

    /// The broken rules, if they are none, or this one and those that may be broken as well.
    pub(super) fn verdict_of(
        &self,
        base: &Base<'_>,
        change: &Change,
        changed: &Object,
    ) -> Option<BTreeSet<Broken>> {
        let is_allowed = |rule: usize| rule == self.rule || self.may_break(rule);
        let broken = base.broken(change, changed, &is_allowed)?;
        let fits = broken.is_empty() || broken.iter().any(|(id, _)| id == self.id());
        (fits && self.is_sound(base, change, changed)).then_some(broken)
    }

    /// The cases that are one change away from a base.
    pub fn cases(&self, object: &Object, readers: &Readers) -> Option<Series> {
        let found = self.near(&self.base(object, readers), &|_| true);
        Some(Series { valid: object.clone(), change: None, found })
    }

    /// Those at the sites where the condition in front of the rule is true, which can be the last ones of many.
    pub fn cases_where_it_applies(&self, object: &Object, readers: &Readers) -> Option<Series> {
        let Expr::Binary { op: BinaryOp::Implies, left, .. } = &self.codec.spec.rules[self.rule] else {
            return None;
        };
        let facts = Facts::new(self.codec, object, self.platform, self.flow);
        let applies = |node: &Node<'_>| eval(left, &AtNode { facts: &facts, node }) == Some(1);
        let found = self.near(&self.base(object, readers), &applies);
        Some(Series { valid: object.clone(), change: None, found })
    }

    /// The cases of a change that breaks one more rule: an earlier change, where that rule is broken, makes it keep the rule.
    pub fn cases_behind_a_repair(&self, object: &Object, readers: &Readers) -> Option<Series> {
        let base = self.base(object, readers);
        let subject = &*self.codec.spec.isa.rules[self.rule].subject;
        let mut left = PAIRS;
        for node in base.nodes.iter().filter(|node| node.subject == subject) {
            let changes = self.changes(&base, node);
            for repair in changes.flat_map(|change| self.repairs(&base, &change).unwrap_or_default()) {
                left = left.checked_sub(1)?;
                let Some(valid) = repair.apply(&self.codec, object) else { continue };
                if !self.keeps(&base, &repair, &valid) {
                    continue;
                }
                let readers = self.readers(&valid);
                let next = self.base(&valid, &readers);
                let found = self.near(&next, &|site| site.place == node.place);
                if found.iter().any(|found| !found.broken.is_empty()) {
                    return Some(Series { valid, change: Some(repair), found });
                }
            }
        }
        None
    }

    /// The changes at the place where a change breaks one other rule; `None` if it does not break both rules.
    fn repairs(&self, base: &Base<'_>, change: &Change) -> Option<Vec<Change>> {
        let changed = change.apply(&self.codec, base.object)?;
        let changed = Some(changed).filter(|changed| self.breaks(base, change, changed))?;
        let (other, rule) = self.only_other(base, change, &changed)?;
        let other = base.nodes.iter().find(|node| node.place == other)?;
        let groups = candidates(&self.codec, base.object, self.platform, &self.codec.spec.rules[rule], other);
        Some(groups.into_iter().flat_map(|group| group.changes).collect())
    }

    /// The parts of an object that rules read.
    pub(super) fn readers(&self, object: &Object) -> Readers {
        let Self { codec, rules, platform, flow, .. } = *self;
        Readers::of(rules, codec, object, platform, flow)
    }

    /// The other rule that a changed object breaks, with its place; `None` if it breaks none, or several.
    fn only_other(&self, base: &Base<'_>, change: &Change, changed: &Object) -> Option<(NodePlace, usize)> {
        let mut others =
            base.broken_nodes(change, changed).into_iter().filter(|(_, rule)| *rule != self.rule);
        others.next().filter(|_| others.next().is_none())
    }

    /// The cases that are two changes away from a base: the first one keeps the rule. A search takes long, so that it is for
    /// rules that no change of any base breaks alone.
    pub fn cases_of_two_changes(&self, object: &Object, readers: &Readers) -> Option<Series> {
        let expr = &self.codec.spec.rules[self.rule];
        // Two changes of instructions are too many to try.
        if asks_body(expr) {
            return None;
        }
        let base = self.base(object, readers);
        let subject = &*self.codec.spec.isa.rules[self.rule].subject;
        let mut left = PAIRS;
        for node in base.nodes.iter().filter(|node| node.subject == subject) {
            for change in self.changes(&base, node) {
                let Some(changed) = change.apply(&self.codec, object) else { continue };
                if left == 0 || self.breaks(&base, &change, &changed) || !self.keeps(&base, &change, &changed)
                {
                    continue;
                }
                let readers = self.readers(&changed);
                let next = self.base(&changed, &readers);
                if self.can_break(&next, &node.place, &mut left) {
                    let found = self.near(&next, &|site| site.place == node.place);
                    return Some(Series { valid: changed, change: Some(change), found });
                }
            }
        }
        None
    }

    /// The changes that can decide the rule at a node.
    fn changes(&self, base: &Base<'_>, node: &Node<'_>) -> impl Iterator<Item = Change> {
        let expr = &self.codec.spec.rules[self.rule];
        let groups = candidates(&self.codec, base.object, self.platform, expr, node);
        groups.into_iter().flat_map(|group| group.changes)
    }

    /// Whether a changed object keeps all rules, except those that a negative case may break as well.
    pub(super) fn keeps(&self, base: &Base<'_>, change: &Change, changed: &Object) -> bool {
        base.broken(change, changed, &|rule| self.may_break(rule)).is_some()
            && self.is_sound(base, change, changed)
    }

    /// Whether one more change breaks the rule alone.
    fn can_break(&self, base: &Base<'_>, place: &NodePlace, left: &mut usize) -> bool {
        let Some(node) = base.nodes.iter().find(|node| node.place == *place) else { return false };
        for change in self.changes(base, node) {
            let Some(rest) = left.checked_sub(1) else { return false };
            *left = rest;
            let changed = change.apply(&self.codec, base.object);
            let changed = changed.filter(|changed| self.breaks(base, &change, changed));
            let verdict = changed.and_then(|changed| self.verdict_of(base, &change, &changed));
            if verdict.is_some_and(|broken| !broken.is_empty()) {
                return true;
            }
        }
        false
    }

    /// The cases that are one change away, from the first sites of the rule that are wanted.
    fn near(&self, base: &Base<'_>, is_wanted: &dyn Fn(&Node<'_>) -> bool) -> Vec<Found> {
        let expr = &self.codec.spec.rules[self.rule];
        let subject = &*self.codec.spec.isa.rules[self.rule].subject;
        let mut found = Vec::new();
        let mut seen: BTreeSet<NodePlace> = BTreeSet::new();
        let (mut full, mut all) = (0, 0);
        let mut known: HashSet<Change> = HashSet::default();
        for node in base.nodes.iter().filter(|node| node.subject == subject) {
            if !is_wanted(node) || !seen.insert(node.place.clone()) {
                continue;
            }
            if full == SITES.0 || all == SITES.1 {
                break;
            }
            all += 1;
            let old = found.len();
            for mut group in candidates(&self.codec, base.object, self.platform, expr, node) {
                group.changes.retain(|change| known.insert(change.clone()));
                self.group(base, &group, if full == 0 { MANY } else { FEW }, &mut found);
            }
            full += usize::from(found[old..].iter().any(|found| !found.broken.is_empty()));
        }
        found
    }

    fn group(&self, base: &Base<'_>, group: &Group, many: usize, found: &mut Vec<Found>) {
        let mut tried: Vec<(Change, Object, bool)> = Vec::new();
        for change in &group.changes {
            let Some(object) = change.apply(&self.codec, base.object) else { continue };
            let breaks = self.breaks(base, change, &object);
            tried.push((change.clone(), object, breaks));
        }
        let mut limits = BTreeSet::new();
        if let Some(bits) = &group.bits {
            self.tighten(base, bits, &mut tried, &mut limits);
        }
        let is_wide = group.bits.as_ref().is_some_and(|bits| bits.range.0 - bits.range.1 > 7);
        let (mut bad, mut good) = (0, 0);
        for (n, (change, object, breaks)) in tried.into_iter().enumerate() {
            let is_limit = limits.contains(&n);
            let (count, most) = match breaks {
                true => (&mut bad, if is_wide && !is_limit { FEW } else { many }),
                false => (&mut good, if is_limit { many } else { FEW }),
            };
            if *count >= most {
                continue;
            }
            let verdict = self.verdict_of(base, &change, &object);
            if let Some(broken) = verdict.filter(|broken| broken.is_empty() != breaks) {
                *count += 1;
                found.push(Found { object, broken, change });
            }
        }
    }

    /// Adds the values on both sides of each limit, by bisection.
    fn tighten(
        &self,
        base: &Base<'_>,
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
                let object = change.apply(&self.codec, base.object);
                match object.is_some_and(|object| self.breaks(base, &change, &object)) == *breaks {
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
                    if let Some(object) = change.apply(&self.codec, base.object) {
                        let breaks = self.breaks(base, &change, &object);
                        limits.insert(tried.len());
                        tried.push((change, object, breaks));
                    }
                }
            }
        }
    }
}

/// Whether a base has a part that a rule is about.
pub fn has_subject(base: &base::Base, subject: &str) -> bool {
    base.subjects.contains(subject)
}
