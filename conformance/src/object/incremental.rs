//! The rules that a changed object breaks, by those that its base breaks: only rules that read a changed part are evaluated again.

use super::change::Change;
use super::evaluate::{Broken, Rules};
use super::excluded::{Excluded, Meanings};
use super::facts::Facts;
use super::file::Object;
use super::node::{Node, NodePlace};
use super::reads::Read;
use super::tree::Codec;
use foldhash::HashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A rule at a node, by their numbers.
type Pair = (usize, usize);

/// The rules that an object breaks, the parts of it that each rule reads, and the results of changes of it: many rules are decided
/// by the same changes.
#[derive(Debug, Default)]
pub struct Readers {
    by_part: BTreeMap<Read, Vec<Pair>>,
    broken: BTreeSet<Pair>,
    /// The changes that break a rule, perhaps on another platform.
    pub excluded: Arc<Excluded>,
    results: Mutex<HashMap<Change, Known>>,
    sound: Mutex<HashMap<Change, bool>>,
}

/// The rules that a changed object breaks, as far as they are known.
#[derive(Debug, Clone)]
enum Known {
    /// All of them.
    All(Arc<BTreeMap<Broken, usize>>),
    /// One of them, by its number.
    One(usize),
}

impl Readers {
    /// Evaluates all rules.
    pub fn of(rules: &Rules<'_>, codec: Codec<'_>, object: &Object, platform: usize, flow: bool) -> Self {
        let facts = Facts::new(codec, object, platform, flow).noting();
        let mut own = Self::default();
        for (n, node) in object.nodes(&codec).iter().enumerate() {
            for rule in rules.of(node.subject) {
                if rules.is_broken(&facts, node, *rule) {
                    own.broken.insert((n, *rule));
                }
                for part in facts.take_reads() {
                    own.by_part.entry(part).or_default().push((n, *rule));
                }
            }
        }
        own
    }

    /// The same, with the excluded changes of the same object on all platforms.
    #[must_use]
    pub fn sharing(self, excluded: Arc<Excluded>) -> Self {
        Self { excluded, ..self }
    }

    /// Whether the object keeps all rules.
    pub fn is_valid(&self) -> bool {
        self.broken.is_empty()
    }

    /// Whether a changed object keeps the rules about single instructions, computed once.
    pub fn is_sound(&self, change: &Change, compute: impl FnOnce() -> bool) -> bool {
        if let Some(known) = locked(&self.sound).get(change) {
            return *known;
        }
        let is_sound = compute();
        locked(&self.sound).insert(change.clone(), is_sound);
        is_sound
    }

    fn result(&self, change: &Change) -> Option<Known> {
        locked(&self.results).get(change).cloned()
    }
}

/// An object that is changed.
pub struct Base<'b> {
    /// The rules.
    pub rules: &'b Rules<'b>,
    /// The layouts.
    pub codec: Codec<'b>,
    /// The object.
    pub object: &'b Object,
    /// Its nodes.
    pub nodes: Vec<Node<'b>>,
    /// The number of the platform.
    pub platform: usize,
    /// Whether the flow of bodies is known.
    pub flow: bool,
    /// The evaluated rules.
    pub readers: &'b Readers,
    /// The platforms on which each rule means the same.
    pub meanings: &'b Meanings,
}

impl Base<'_> {
    /// The rules that the changed object breaks, with their places. `None` if one of the broken rules is not allowed.
    pub fn broken(
        &self,
        change: &Change,
        changed: &Object,
        is_allowed: &dyn Fn(usize) -> bool,
    ) -> Option<BTreeSet<Broken>> {
        match self.readers.result(change) {
            Some(Known::All(all)) => {
                let are_allowed = all.values().all(|rule| is_allowed(*rule));
                return are_allowed.then(|| all.keys().cloned().collect());
            }
            Some(Known::One(rule)) if !is_allowed(rule) => return None,
            Some(Known::One(_)) | None => {}
        }
        let excluded = self.readers.excluded.by(change, self.platform, self.meanings);
        if excluded.is_some_and(|rule| !is_allowed(rule)) {
            return None;
        }
        let (mut all, mut other) = (BTreeMap::new(), None);
        self.each_broken(change, changed, None, &mut |node, rule| {
            other = Some(rule).filter(|rule| !is_allowed(*rule));
            if other.is_none() {
                all.insert(self.rules.broken_at(changed, node, rule), rule);
            }
            other.is_none()
        });
        let (known, broken) = match other {
            Some(rule) => {
                self.readers.excluded.note(change, rule, self.platform);
                (Known::One(rule), None)
            }
            None => {
                let broken = all.keys().cloned().collect();
                (Known::All(Arc::new(all)), Some(broken))
            }
        };
        locked(&self.readers.results).insert(change.clone(), known);
        broken
    }

    /// The rules that the changed object breaks, with the places of the items that break them.
    pub fn broken_nodes(&self, change: &Change, changed: &Object) -> Vec<(NodePlace, usize)> {
        let mut broken = Vec::new();
        self.each_broken(change, changed, None, &mut |node, rule| {
            broken.push((node.place.clone(), rule));
            true
        });
        broken
    }

    /// Whether the changed object breaks a rule.
    pub fn breaks(&self, change: &Change, changed: &Object, rule: usize) -> bool {
        match self.readers.result(change) {
            Some(Known::All(all)) => all.values().any(|broken| *broken == rule),
            Some(Known::One(broken)) if broken == rule => true,
            Some(Known::One(_)) | None => !self.each_broken(change, changed, Some(rule), &mut |_, _| false),
        }
    }

    /// Visits the broken rules, or one of them, until a visit returns false. Returns whether none did.
    fn each_broken(
        &self,
        change: &Change,
        changed: &Object,
        only: Option<usize>,
        visit: &mut dyn FnMut(&Node<'_>, usize) -> bool,
    ) -> bool {
        let facts = Facts::new(self.codec, changed, self.platform, self.flow);
        let wanted = |rule: usize| only.is_none_or(|only| only == rule);
        let is_asked = |subject: &str| self.rules.of(subject).iter().any(|rule| wanted(*rule));
        let touched = changed.nodes_at(&self.codec, &|place| change.reaches(place), &|place, subject| {
            is_asked(subject) && change.touches(place)
        });
        if !self.rules.each_broken(&facts, &touched, only, visit) {
            return false;
        }
        let mut affected: BTreeSet<Pair> = BTreeSet::new();
        for parts in change.writes(&self.codec, self.object, self.flow) {
            let pairs = self.readers.by_part.range(parts).flat_map(|(_, pairs)| pairs);
            affected.extend(pairs.filter(|(_, rule)| wanted(*rule)));
        }
        let others = self.readers.broken.iter().filter(|pair| wanted(pair.1) && !affected.contains(pair));
        for (pair, is_known) in
            affected.iter().map(|pair| (pair, false)).chain(others.map(|pair| (pair, true)))
        {
            let (n, rule) = *pair;
            let Some(node) = self.nodes.get(n) else { continue };
            let Some(place) = change.moved(&node.place).filter(|place| !change.touches(place)) else {
                continue;
            };
            let Some(item) = changed.item(&place) else { continue };
            let node = Node { item, place, ..node.clone() };
            if (is_known || self.rules.is_broken(&facts, &node, rule)) && !visit(&node, rule) {
                return false;
            }
        }
        true
    }
}

/// The contents of a mutex. A thread that failed has left them whole.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::{base, candidates::candidates};
    use super::*;
    use crate::spec::{Spec, VERSION};

    /// The changes of a base that are compared: every one of so many.
    const EACH: usize = 499;

    /// The second label is in another subroutine.
    const SECOND: &str = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.function \"k_main\"
    switchjmp (M1, 1) X(0,0)<0;1,0> (left, right)
left:
    ret (M1_NM, 1)
.function \"sub\"
right:
    ret (M1_NM, 1)
";

    #[test]
    fn a_rule_is_about_each_element_of_a_repeated_field() {
        let spec = Spec::embedded().unwrap();
        let (codec, rules) = (Codec { spec: &spec, version: VERSION }, Rules::new(&spec));
        let is_broken = |text: &str| {
            let bytes = genvisa_asm::module::assemble(text).unwrap().encode().unwrap();
            let object = Object::read(&codec, &bytes).unwrap();
            let broken = rules.broken(codec, &object, spec.isa.platforms.len() - 1, false);
            broken.iter().any(|(rule, _)| rule == "SWITCHJMP/label/subroutine")
        };
        assert!(is_broken(SECOND));
        assert!(!is_broken(&SECOND.replace("(left, right)", "(left, left)")));
    }

    #[test]
    fn a_changed_object_breaks_the_same_rules_as_one_that_is_evaluated_as_a_whole() {
        let spec = Spec::embedded().unwrap();
        let (codec, rules) = (Codec { spec: &spec, version: VERSION }, Rules::new(&spec));
        let (platform, meanings) = (spec.isa.platforms.len() - 1, Meanings::of(&spec));
        let (mut kept, mut broken) = (0, 0);
        for base in base::programs(&codec, &rules).unwrap() {
            for flow in [false, true] {
                let readers = Readers::of(&rules, codec, &base.object, platform, flow);
                let nodes = base.object.nodes(&codec);
                let pairs =
                    nodes.iter().flat_map(|node| rules.of(node.subject).iter().map(move |n| (node, n)));
                let groups = pairs
                    .flat_map(|(node, n)| candidates(&codec, &base.object, platform, &spec.rules[*n], node));
                let changes: Vec<Change> = groups.flat_map(|group| group.changes).step_by(EACH).collect();
                let object = &base.object;
                let (rules, readers, meanings) = (&rules, &readers, &meanings);
                let own = Base { rules, codec, object, nodes, platform, flow, readers, meanings };
                for change in changes {
                    let Some(changed) = change.apply(&codec, object) else { continue };
                    let all = rules.broken(codec, &changed, platform, flow);
                    assert_eq!(own.broken(&change, &changed, &|_| true), Some(all.clone()), "{change}");
                    *if all.is_empty() { &mut kept } else { &mut broken } += 1;
                }
            }
        }
        assert!(kept > 500 && broken > 500, "{kept} {broken}");
    }
}
