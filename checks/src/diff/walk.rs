//! Walks two models side by side, led by [`shape`](super::shape).

use super::canonical::canonical;
use super::forms::canonical_form;
use super::shape::{EXPRESSIONS, FORMS, ISA, List, NO_FACTS, SETS, Shape, text};
use super::{Change, ChangeKind, FactKind};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The subject of facts about the specification as a whole.
const WHOLE: &str = "specification";

/// Every difference between two models, each given as the tree that it serialises to.
pub(super) fn compare(mut old: Value, mut new: Value) -> Vec<Change> {
    normalise(&mut old);
    normalise(&mut new);
    let mut changes = Vec::new();
    object(&mut changes, "", &ISA, Side::root(&old), Side::root(&new));
    changes
}

/// Sorts the names of every set and brings rules and text into canonical form, so that equal facts are equal values.
fn normalise(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(normalise),
        Value::Object(map) => map.iter_mut().for_each(|(attribute, value)| match value {
            Value::String(text) if EXPRESSIONS.contains(&attribute.as_str()) => *text = canonical(text),
            Value::String(names) if SETS.contains(&attribute.as_str()) => {
                let terms: BTreeSet<_> = names.split(',').collect();
                *names = terms.into_iter().collect::<Vec<_>>().join(",");
            }
            Value::Array(forms) if FORMS.contains(&attribute.as_str()) => {
                forms.iter_mut().for_each(|form| {
                    if let Value::String(form) = form {
                        *form = canonical_form(form);
                    }
                });
            }
            Value::Array(names)
                if SETS.contains(&attribute.as_str()) && names.iter().all(Value::is_string) =>
            {
                names.sort_by_key(Value::to_string);
            }
            _ => normalise(value),
        }),
        _ => {}
    }
}

/// A part of one of the two models.
#[derive(Clone, Copy)]
struct Side<'a> {
    value: &'a Value,
    /// The innermost part around it that has a position.
    stands_in: &'a Value,
}

impl<'a> Side<'a> {
    fn root(value: &'a Value) -> Self {
        Side { value, stands_in: value }
    }

    fn member(self, value: &'a Value) -> Self {
        let placed = value.get("at").or(value.get("line")).is_some();
        Side { value, stands_in: if placed { value } else { self.stands_in } }
    }

    fn attribute(self, name: &str) -> &'a Value {
        self.value.get(name).unwrap_or(&Value::Null)
    }

    fn list(self, name: &str) -> &'a [Value] {
        self.attribute(name).as_array().map_or(&[], Vec::as_slice)
    }

    fn attributes(self) -> impl Iterator<Item = &'a str> {
        self.value.as_object().into_iter().flatten().map(|(name, _)| name.as_str())
    }

    /// Several attributes as one value: bare where it is one, an object of those that are stated otherwise.
    fn fact(self, group: &[&str]) -> Option<Value> {
        let stated = |name: &str| self.value.get(name).and_then(facts);
        match group {
            [name] => stated(name),
            _ => Some(
                group.iter().filter_map(|n| Some((n.to_string(), stated(n)?))).collect::<Map<_, _>>().into(),
            ),
        }
    }

    /// Its position, as `page:line`.
    fn at(self) -> Option<String> {
        let part = self.stands_in;
        match part.get("line") {
            Some(line) => Some(format!("{}:{line}", text(part, "page"))),
            None => part.get("at")?.as_str().map(str::to_string),
        }
    }
}

/// The facts in a value; `None` for a value that is not stated.
fn facts(value: &Value) -> Option<Value> {
    match value {
        Value::Null => None,
        Value::Array(list) => Some(list.iter().filter_map(facts).collect()),
        Value::Object(map) => {
            let stated = map.iter().filter(|(name, _)| !NO_FACTS.contains(&name.as_str()));
            Some(Value::Object(stated.filter_map(|(n, v)| Some((n.clone(), facts(v)?))).collect()))
        }
        _ => Some(value.clone()),
    }
}

/// Compares a member of a list with itself on the other side. One without attributes is a fact as a whole.
fn member(out: &mut Vec<Change>, path: &str, list: &List, old: Side, new: Side) {
    // Most members are equal, and collecting their facts would cost far more than this.
    if old.value == new.value {
        return;
    }
    let (before, after) = (facts(old.value), facts(new.value));
    if !old.value.is_object() && before != after {
        out.push(change(ChangeKind::Changed, list.kind, path, (old, before), (new, after)));
    }
    object(out, path, list.shape, old, new);
}

/// Compares one thing with itself on the other side: its facts, then its lists.
fn object(out: &mut Vec<Change>, path: &str, shape: &Shape, old: Side, new: Side) {
    for (kind, group) in shape.facts {
        let (before, after) = (old.fact(group), new.fact(group));
        if before != after {
            let path = if path.is_empty() { WHOLE } else { path };
            out.push(change(ChangeKind::Changed, *kind, path, (old, before), (new, after)));
        }
    }
    for name in old.attributes().chain(new.attributes()).collect::<BTreeSet<_>>() {
        let (before, after) = (facts(old.attribute(name)), facts(new.attribute(name)));
        if before != after && !shape.knows(name) {
            out.push(change(
                ChangeKind::Changed,
                FactKind::Other,
                &join(path, name),
                (old, before),
                (new, after),
            ));
        }
    }
    for list in shape.lists {
        members(out, path, list, old, new);
    }
}

/// Compares the members of a list: the members of both sides in the new order, then the removed ones.
fn members(out: &mut Vec<Change>, path: &str, list: &List, old: Side, new: Side) {
    let (olds, news) = (old.list(list.name), new.list(list.name));
    let (partners, gone) = pair(list, old, new);
    let path = if list.table { &join(path, list.name) } else { path };
    let path_of = |owner: Side, member| join(path, &(list.key)(owner.value, member));
    let stays = if list.ordered { longest_rising(&partners) } else { Vec::new() };

    for (n, each) in news.iter().enumerate() {
        let path = path_of(new, each);
        let here = new.member(each);
        match partners[n] {
            None => out.push(change(ChangeKind::Added, list.kind, &path, (old, None), (here, facts(each)))),
            Some(o) => {
                let there = old.member(&olds[o]);
                if list.ordered && !stays.contains(&n) {
                    let (before, after) = (behind(list, old, olds, o), behind(list, new, news, n));
                    out.push(change(ChangeKind::Moved, list.kind, &path, (there, before), (here, after)));
                }
                member(out, &path, list, there, here);
            }
        }
    }
    for member in gone.into_iter().map(|o| &olds[o]) {
        let there = old.member(member);
        out.push(change(
            ChangeKind::Removed,
            list.kind,
            &path_of(old, member),
            (there, facts(member)),
            (new, None),
        ));
    }
}

/// The old counterpart of each new member, and the removed members. Members with one name are paired where they are equal,
/// first at both ends, then in order.
fn pair(list: &List, old: Side, new: Side) -> (Vec<Option<usize>>, Vec<usize>) {
    let (olds, news) = (old.list(list.name), new.list(list.name));
    let equal = |o: usize, n: usize| {
        let mut changes = Vec::new();
        member(&mut changes, "", list, old.member(&olds[o]), new.member(&news[n]));
        changes.is_empty()
    };
    let mut groups = BTreeMap::<String, (Vec<usize>, Vec<usize>)>::new();
    for (o, member) in olds.iter().enumerate() {
        groups.entry((list.key)(old.value, member)).or_default().0.push(o);
    }
    for (n, member) in news.iter().enumerate() {
        groups.entry((list.key)(new.value, member)).or_default().1.push(n);
    }
    let mut partners = vec![None; news.len()];
    let mut gone = Vec::new();
    for (mut left, mut wanted) in groups.into_values() {
        if left.len() > 1 || wanted.len() > 1 {
            // Equal members at both ends keep their places: a member that becomes equal to its neighbour moves none.
            let first = left.iter().zip(&wanted).take_while(|(o, n)| equal(**o, **n)).count();
            for (o, n) in left.drain(..first).zip(wanted.drain(..first)) {
                partners[n] = Some(o);
            }
            let ends = left.iter().rev().zip(wanted.iter().rev());
            let last = ends.take_while(|(o, n)| equal(**o, **n)).count();
            let (rest, others) = (left.len() - last, wanted.len() - last);
            for (o, n) in left.drain(rest..).zip(wanted.drain(others..)) {
                partners[n] = Some(o);
            }
            wanted.retain(|n| {
                let found = left.iter().position(|o| equal(*o, *n));
                partners[*n] = found.map(|i| left.remove(i));
                found.is_none()
            });
        }
        let both = left.len().min(wanted.len());
        for (o, n) in left.drain(..both).zip(wanted) {
            partners[n] = Some(o);
        }
        gone.append(&mut left);
    }
    gone.sort_unstable();
    (partners, gone)
}

/// The new members of a longest subsequence that kept its order: all others moved.
fn longest_rising(partners: &[Option<usize>]) -> Vec<usize> {
    // best[n]: the longest run that ends with n, as its length and the member before n.
    let mut best: Vec<Option<(usize, Option<usize>)>> = Vec::with_capacity(partners.len());
    for (n, partner) in partners.iter().enumerate() {
        best.push(partner.map(|o| {
            let before = (0..n).filter(|m| partners[*m].is_some_and(|p| p < o));
            let last = before.max_by_key(|m| (best[*m].map(|b| b.0), std::cmp::Reverse(*m)));
            (1 + last.and_then(|m| best[m]).map_or(0, |b| b.0), last)
        }));
    }
    let mut run = Vec::new();
    let mut next =
        (0..best.len()).filter(|n| best[*n].is_some()).max_by_key(|n| (best[*n], std::cmp::Reverse(*n)));
    while let Some(n) = next {
        run.push(n);
        next = best[n].and_then(|b| b.1);
    }
    run
}

/// The predecessor of a member.
fn behind(list: &List, owner: Side, members: &[Value], index: usize) -> Option<Value> {
    let name = |m: &Value| (list.key)(owner.value, m);
    Some(match index.checked_sub(1).and_then(|i| members.get(i)) {
        Some(member) => format!("after {}", name(member)).into(),
        None => "first".into(),
    })
}

fn change(
    what: ChangeKind,
    kind: FactKind,
    path: &str,
    (old_side, old): (Side, Option<Value>),
    (new_side, new): (Side, Option<Value>),
) -> Change {
    let (subject, place) = path.split_once('/').unwrap_or((path, ""));
    Change {
        what,
        kind,
        subject: subject.to_string(),
        place: place.to_string(),
        old_at: (what != ChangeKind::Added).then(|| old_side.at()).flatten(),
        new_at: (what != ChangeKind::Removed).then(|| new_side.at()).flatten(),
        old,
        new,
    }
}

/// `path/name`; either may be empty.
fn join(path: &str, name: &str) -> String {
    let slash = if path.is_empty() || name.is_empty() { "" } else { "/" };
    format!("{path}{slash}{name}")
}
