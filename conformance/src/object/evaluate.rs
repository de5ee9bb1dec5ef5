//! The rules about whole objects that an object breaks, by the expressions of the pages.

use super::facts::{AtNode, Facts};
use super::file::Object;
use super::node::{Node, Part};
use super::tree::{Codec, Value};
use crate::spec::Spec;
use genvisa_reader::isa::{Check, Level, Rule};
use genvisa_rule::{Expr, eval};
use std::collections::{BTreeMap, BTreeSet};

/// A broken rule and its place in the object.
pub type Broken = (String, String);

/// The rules about whole objects, by subject.
pub struct Rules<'a> {
    spec: &'a Spec,
    by_subject: BTreeMap<&'a str, Vec<usize>>,
    /// Those that ask for the index of a declaration.
    by_index: BTreeSet<usize>,
}

impl<'a> Rules<'a> {
    /// Those of a specification.
    pub fn new(spec: &'a Spec) -> Self {
        Self::that(spec, |_| true)
    }

    /// Those that the module around a case of a single instruction keeps: the errors, and the warnings about declarations of
    /// variables, because finalizers do not compile each program with such a variable.
    pub fn around_cases(spec: &'a Spec) -> Self {
        Self::that(spec, |rule| match rule.level {
            Level::Error => true,
            Level::Warning { .. } => &*rule.subject == "var_info",
            Level::Note { .. } => false,
        })
    }

    fn that(spec: &'a Spec, is_wanted: fn(&Rule) -> bool) -> Self {
        let mut by_subject: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        let rules = spec.isa.rules.iter().enumerate();
        for (n, rule) in rules.filter(|(_, rule)| rule.check == Check::Object && is_wanted(rule)) {
            by_subject.entry(&rule.subject).or_default().push(n);
        }
        let asks = |part: &Expr| matches!(part, Expr::Call { name, .. } if name == "var_index");
        let all = by_subject.values().flatten().copied();
        let by_index = all.filter(|n| spec.rules.get(*n).is_some_and(|expr| expr.walk().any(asks))).collect();
        Self { spec, by_subject, by_index }
    }

    /// The rules of a subject.
    pub fn of(&self, subject: &str) -> &[usize] {
        self.by_subject.get(subject).map_or(&[], Vec::as_slice)
    }

    /// The rules that an object breaks. Without `flow` nothing is known about the flow of its bodies.
    pub fn broken(&self, codec: Codec<'_>, object: &Object, platform: usize, flow: bool) -> BTreeSet<Broken> {
        let facts = Facts::new(codec, object, platform, flow);
        let mut broken = BTreeSet::new();
        self.each_broken(&facts, &object.nodes(&codec), None, &mut |node, rule| {
            broken.insert(self.broken_at(object, node, rule));
            true
        });
        broken
    }

    /// Visits the rules that nodes break, or one of them, until a visit returns false. Returns whether none did.
    pub fn each_broken(
        &self,
        facts: &Facts<'_>,
        nodes: &[Node<'_>],
        only: Option<usize>,
        visit: &mut dyn FnMut(&Node<'_>, usize) -> bool,
    ) -> bool {
        let mut before: Option<(&Node<'_>, Vec<usize>)> = None;
        for node in nodes {
            // A table can have many equal rows. Without the flow, they break the same rules except those about their indexes.
            let same = before.take().filter(|(last, _)| !facts.knows_flow && is_next(last, node));
            let is_known = |rule: &usize| same.is_some() && !self.by_index.contains(rule);
            let known = same.iter().flat_map(|(_, own)| own).copied().filter(is_known);
            let rules = self.of(node.subject).iter().copied();
            let wanted = rules.filter(|rule| only.is_none_or(|only| only == *rule) && !is_known(rule));
            let own: Vec<usize> =
                known.chain(wanted.filter(|rule| self.is_broken(facts, node, *rule))).collect();
            if !own.iter().all(|rule| visit(node, *rule)) {
                return false;
            }
            before = Some((node, own));
        }
        true
    }

    /// The first rule that a node breaks.
    pub fn first_broken(&self, facts: &Facts<'_>, node: &Node<'_>) -> Option<usize> {
        self.of(node.subject).iter().copied().find(|rule| self.is_broken(facts, node, *rule))
    }

    /// A rule with the place of the node that breaks it.
    pub fn broken_at(&self, object: &Object, node: &Node<'_>, rule: usize) -> Broken {
        let id = self.spec.isa.rules.get(rule).map_or_else(String::new, |rule| rule.id.clone());
        (id, place(object, node))
    }

    /// Whether a node breaks a rule.
    pub fn is_broken(&self, facts: &Facts<'_>, node: &Node<'_>, rule: usize) -> bool {
        let (Some(stated), Some(expr)) = (self.spec.isa.rules.get(rule), self.spec.rules.get(rule)) else {
            return false;
        };
        if !self.spec.on(&stated.platforms, facts.platform) {
            return false;
        }
        let at = AtNode { facts, node };
        let is_false = |expr: &Expr| eval(expr, &at) == Some(0);
        if !node.item.values.iter().any(|value| matches!(value, Value::Ints(_))) {
            return is_false(expr);
        }
        // A repeated field means each of its elements.
        let fields = facts.codec.fields(node.item.shape);
        let repeated: BTreeMap<&str, usize> = fields
            .iter()
            .enumerate()
            .filter_map(|(n, field)| match node.item.values.get(n)? {
                Value::Ints(all) => Some((field.name.as_str(), all.len())),
                _ => None,
            })
            .collect();
        let named = genvisa_rule::names(expr).find_map(|name| repeated.get(name.path[0].as_str()));
        match named {
            None => is_false(expr),
            Some(count) => (0..*count)
                .filter_map(|at| u8::try_from(at).ok())
                .any(|at| is_false(&expr.of_element(&|name| repeated.contains_key(name), at))),
        }
    }
}

/// Whether a node is an equal row of the same table.
fn is_next(last: &Node<'_>, node: &Node<'_>) -> bool {
    node.element.is_some()
        && last.subject == node.subject
        && last.field == node.field
        && last.place.part == node.place.part
        && last.item == node.item
}

/// The place of a node, as findings name it: the kernel or function, the instruction, and the table or field.
fn place(object: &Object, node: &Node<'_>) -> String {
    let routine = |n: usize| match n.checked_sub(object.kernels.len()) {
        None => format!("kernel {n}"),
        Some(n) => format!("function {n}"),
    };
    let part = match node.place.part {
        Part::Header => "header".to_string(),
        Part::Data(n) => routine(n),
        Part::Line(n, line) => format!("{} instruction {line}", routine(n)),
    };
    named(&part, node.field, node.element)
}

/// The name of a place.
pub fn named(part: &str, field: &str, element: Option<usize>) -> String {
    let element = element.map_or(String::new(), |n| format!("[{n}]"));
    let blank = if field.is_empty() { "" } else { " " };
    format!("{part}{blank}{field}{element}")
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn a_place_has_its_part_its_field_and_its_element() {
        assert_eq!(named("kernel 0", "var_info", Some(2)), "kernel 0 var_info[2]");
        assert_eq!(named("kernel 0", "size", None), "kernel 0 size");
        assert_eq!(named("the header", "", None), "the header");
    }
}
