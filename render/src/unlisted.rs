//! Tags that name a platform which no page lists.
//!
//! Its place in the order of platforms is unknown. A fact with such a tag holds on every platform then, and a rule is never
//! violated because of such a tag.

use crate::RenderError;
use genvisa_reader::isa::{Isa, Platform, PlatformSet, PlatformTerm};
use genvisa_rule::{BinaryOp, Expr, UnaryOp};
use std::collections::BTreeSet;

/// The function of the rule language that takes a tag.
const ON: &str = "on";

/// The model with tags of listed platforms only, and the platforms that no page lists.
pub(crate) fn without_unlisted_platforms(mut isa: Isa) -> (Isa, Vec<RenderError>) {
    let mut list = List { platforms: std::mem::take(&mut isa.platforms), unlisted: BTreeSet::new() };
    for instruction in &mut isa.instructions {
        list.fact(&mut instruction.platforms);
    }
    let instructions = isa.instructions.iter_mut().flat_map(|i| &mut i.fields);
    let records = isa.records.iter_mut().flat_map(|r| &mut r.fields);
    let fields = instructions.chain(records).chain(&mut isa.fields);
    for value in fields.flat_map(|f| &mut f.bits).flat_map(|group| &mut group.values) {
        list.fact(&mut value.platforms);
    }
    for elements in isa.predefined.iter_mut().flat_map(|p| &mut p.elements) {
        list.fact(&mut elements.platforms);
    }
    isa.rules.retain_mut(|rule| {
        let on = list.known(&rule.platforms);
        let expr = genvisa_rule::parse(&rule.expr).ok().and_then(|expr| list.expression(expr, Some(true)));
        let holds = on.as_ref().is_some_and(|on| on.0.is_empty() == rule.platforms.is_all());
        if let (Some(on), Some(expr)) = (on, &expr) {
            rule.platforms = on;
            rule.expr = expr.to_string();
        }
        holds && expr.is_some_and(|expr| expr != Expr::Bool(true))
    });
    isa.platforms = list.platforms;
    let why = "no page lists it: facts with its tag hold on every platform, and rules with its tag are not violated";
    let error = |name| RenderError { what: format!("the platform {name}"), why: why.to_string() };
    (isa, list.unlisted.into_iter().map(error).collect())
}

/// The listed platforms, and those that tags name besides.
struct List {
    platforms: Vec<Platform>,
    unlisted: BTreeSet<String>,
}

impl List {
    fn lists(&mut self, name: &str) -> bool {
        let is_listed = self.platforms.iter().any(|p| p.name == name);
        if !is_listed {
            self.unlisted.insert(name.to_string());
        }
        is_listed
    }

    /// The listed platforms of a set; `None` if they depend on the place of an unlisted one. A set of unlisted platforms
    /// alone has no terms left.
    fn known(&mut self, set: &PlatformSet) -> Option<PlatformSet> {
        let mut terms = Vec::new();
        for term in &set.0 {
            match term {
                PlatformTerm::Only(name) if !self.lists(name) => {}
                PlatformTerm::From(name) | PlatformTerm::Before(name) if !self.lists(name) => return None,
                term => terms.push(term.clone()),
            }
        }
        Some(PlatformSet(terms))
    }

    /// The platforms of a fact.
    fn fact(&mut self, set: &mut PlatformSet) {
        *set = match (self.known(set), self.platforms.first()) {
            // It holds on none of the listed platforms.
            (Some(known), Some(first)) if known.is_all() && !set.is_all() => {
                PlatformSet(vec![PlatformTerm::Before(first.name.clone())])
            }
            (Some(known), _) => known,
            (None, _) => PlatformSet::default(),
        };
    }

    /// The expression without unlisted platforms. A condition that depends on one gets the value `otherwise`, so that the
    /// whole is true; `None` if no value makes it true.
    fn expression(&mut self, expr: Expr, otherwise: Option<bool>) -> Option<Expr> {
        let not = otherwise.map(|value| !value);
        Some(match expr {
            Expr::Call { name, args, span } if name == ON => match &args[..] {
                [Expr::Str(tag)] => self.condition(tag, otherwise)?,
                _ => Expr::Call { name, args, span },
            },
            Expr::Unary { op: UnaryOp::Not, operand } => {
                Expr::Unary { op: UnaryOp::Not, operand: Box::new(self.expression(*operand, not)?) }
            }
            Expr::Binary { op, left, right } => {
                let (of_left, of_right) = match op {
                    BinaryOp::Implies => (not, otherwise),
                    BinaryOp::And | BinaryOp::Or => (otherwise, otherwise),
                    _ => (None, None),
                };
                let left = Box::new(self.expression(*left, of_left)?);
                let right = Box::new(self.expression(*right, of_right)?);
                Expr::Binary { op, left, right }
            }
            other => other,
        })
    }

    fn condition(&mut self, tag: &str, otherwise: Option<bool>) -> Option<Expr> {
        let set = PlatformSet::parse(tag)?;
        match self.known(&set) {
            Some(known) if known.is_all() => Some(Expr::Bool(false)),
            Some(known) => {
                let args = vec![Expr::Str(known.to_string())];
                Some(Expr::Call { name: ON.to_string(), args, span: Default::default() })
            }
            None => otherwise.map(Expr::Bool),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> List {
        let platform = |name: &str| Platform { name: name.to_string(), ..Platform::default() };
        List { platforms: vec![platform("OLD"), platform("NEW")], unlisted: BTreeSet::new() }
    }

    #[test]
    fn facts_of_unlisted_platforms_hold_everywhere_or_nowhere() {
        for (tag, expected) in [("NEW+", "NEW+"), ("X+", ""), ("-X", ""), ("X,NEW", "NEW"), ("X", "-OLD")] {
            let mut set = PlatformSet::parse(tag).unwrap();
            list().fact(&mut set);
            assert_eq!(set.to_string(), expected, "{tag}");
        }
    }

    #[test]
    fn conditions_on_unlisted_platforms_violate_nothing() {
        let mut list = list();
        let mut read = |text: &str| {
            let expr = genvisa_rule::parse(text).unwrap();
            list.expression(expr, Some(true)).map(|expr| expr.to_string())
        };
        let cases = [
            ("on(\"NEW+\")", Some("on(\"NEW+\")")),
            ("on(\"X+\")", Some("true")),
            ("on(\"X,NEW\")", Some("on(\"NEW\")")),
            ("on(\"X\") => a == 1", Some("false => a == 1")),
            ("on(\"X+\") => a == 1", Some("false => a == 1")),
            ("a == 1 || !on(\"-X\")", Some("a == 1 || !false")),
            ("on(\"X+\") == 1", None),
        ];
        for (text, expected) in cases {
            assert_eq!(read(text).as_deref(), expected, "{text}");
        }
    }
}
