//! Rules, conditions and definitions, as the pages state them, translated to formulas over the slots of a layout.
//!
//! Nothing here is shared with the validators of `genvisa`, which are compiled from the same pages: the suite shows that
//! both agree on every case.

mod functions;
mod named;
mod presence;
mod symbols;
mod tables;

pub use named::{coded, named};

use crate::layout::{BitRange, FieldContent, Layout, Node};
use crate::solve::Formula;
use genvisa_reader::isa::Enumerant;
use genvisa_rule::{BinaryOp, Expr, Pattern};
use presence::Presence;
use tables::Tables;

/// A formula that is unknown, whatever is chosen.
const UNKNOWN: Formula = Formula::Known(None);

/// The number of definitions that may refer to each other in a chain.
const MAX_DEPTH: usize = 64;

/// Everything beside the layout that expressions are translated with.
#[derive(Debug, Default)]
pub struct Environment {
    tables: Tables,
    presence: Presence,
}

impl Environment {
    /// The environment of a layout.
    pub fn new(layout: &Layout<'_>) -> Self {
        let mut environment = Self { tables: Tables::new(layout), presence: Presence::default() };
        environment.add_presence(layout);
        environment
    }

    /// The condition on which a node is present.
    pub fn guard(&self, node: usize) -> &Formula {
        self.presence.node(node)
    }

    /// The condition on which a field of a node is present.
    pub fn present(&self, node: usize, field: usize) -> &Formula {
        self.presence.field(node, field)
    }

    /// The requirement of a rule for a node.
    pub fn rule(&self, layout: &Layout<'_>, rule: usize, node: usize) -> Formula {
        let Some(expr) = layout.spec.rules.get(rule) else { return UNKNOWN };
        let here = &layout.nodes[node];
        // A rule that names a repeated field applies to each of its elements.
        let repeated = |name: &str| here.is_repeated(name);
        let mut elements: Vec<u8> = here.fields.iter().filter_map(|field| field.element).collect();
        elements.sort_unstable();
        elements.dedup();
        let names_all = elements.len() > 1 && expr.of_element(&repeated, 0) != *expr;
        let rule = match names_all {
            false => self.formula(layout, expr, node),
            true => elements.into_iter().fold(Formula::number(1), |all, at| {
                let one = self.formula(layout, &expr.of_element(&repeated, at), node);
                Formula::binary(BinaryOp::And, all, one)
            }),
        };
        // A node that is absent violates no rule.
        match self.guard(node) {
            Formula::Known(Some(1)) => rule,
            guard => Formula::case(guard.clone(), vec![(0, Formula::number(1))], rule),
        }
    }

    /// An expression about a node.
    pub fn formula(&self, layout: &Layout<'_>, expr: &Expr, node: usize) -> Formula {
        self.translator(layout, node).formula(expr)
    }

    fn translator<'t, 'a>(&'t self, layout: &'t Layout<'a>, node: usize) -> Translator<'t, 'a> {
        Translator { layout, environment: self, node, depth: 0 }
    }
}

/// Translates expressions about one node.
#[derive(Clone, Copy)]
struct Translator<'t, 'a> {
    layout: &'t Layout<'a>,
    environment: &'t Environment,
    node: usize,
    /// The length of the chain of definitions that led here.
    depth: usize,
}

impl<'t, 'a> Translator<'t, 'a> {
    fn here(&self) -> &'t Node<'a> {
        &self.layout.nodes[self.node]
    }

    fn at(&self, node: usize) -> Self {
        Self { node, ..*self }
    }

    fn formula(&self, expr: &Expr) -> Formula {
        if self.depth > MAX_DEPTH {
            return UNKNOWN;
        }
        match expr {
            Expr::Int(int) => Formula::number(int.value),
            Expr::Bool(value) => Formula::number(i64::from(*value)),
            Expr::Name(name) => self.field(&name.path, None),
            Expr::Index { of, at } => self.field(&of.path, Some(*at)),
            Expr::Str(_) => UNKNOWN,
            Expr::Call { name, args, .. } => self.call(name, args),
            Expr::Unary { op, operand } => Formula::Unary(*op, Box::new(self.formula(operand))).folded(),
            Expr::Binary { op, left, right } => {
                let side = |this: &Expr, other: &Expr| match this.as_symbol() {
                    Some(name) if op.is_comparison() => Formula::Known(self.symbol(other, &name.path[0])),
                    _ => self.formula(this),
                };
                Formula::binary(*op, side(left, right), side(right, left))
            }
            Expr::Matches { subject, patterns } => self.matches(subject, patterns),
        }
    }

    fn matches(&self, subject: &Expr, patterns: &[Pattern]) -> Formula {
        let (mut ranges, mut and_unknown) = (Vec::new(), false);
        for pattern in patterns {
            match pattern {
                Pattern::Int(int) => ranges.push((int.value, int.value)),
                Pattern::Range(from, to) => ranges.push((from.value, to.value)),
                Pattern::Name(name) => match self.symbol(subject, &name.path[0]) {
                    Some(value) => ranges.push((value, value)),
                    None => and_unknown = true,
                },
            }
        }
        Formula::Within { of: Box::new(self.formula(subject)), ranges, and_unknown }.folded()
    }

    /// The value of a field, of a bit range, or of a definition.
    fn field(&self, path: &[String], element: Option<u8>) -> Formula {
        if let Some((field, range)) = self.here().range(path, element) {
            return self.if_present(field, value(range));
        }
        match path {
            [name] if element.is_none() => self.defined(name).unwrap_or(UNKNOWN),
            _ => UNKNOWN,
        }
    }

    /// The value of a field if it is present. An absent field of an instruction is unknown; one of a structure is zero.
    fn if_present(&self, field: usize, value: Formula) -> Formula {
        match self.environment.present(self.node, field) {
            Formula::Known(Some(1)) => value,
            present => {
                let absent = if self.node == 0 { UNKNOWN } else { Formula::number(0) };
                Formula::case(present.clone(), vec![(0, absent)], value)
            }
        }
    }

    fn defined(&self, name: &str) -> Option<Formula> {
        let definition = self.layout.spec.definition(self.here().subject, name)?;
        Some(Self { depth: self.depth + 1, ..*self }.formula(definition))
    }

    /// The answer of an operand to a function: its own definition, or that of the structure that its tag selects.
    fn answer(&self, function: &str) -> Formula {
        if let Some(own) = self.defined(function) {
            return own;
        }
        let variants = self.here().fields.iter().find_map(|field| match &field.content {
            FieldContent::Variants(nodes) => Some(nodes),
            FieldContent::Integer { .. } | FieldContent::Structure(_) => None,
        });
        let tagged = |node: &usize| Some((self.layout.nodes[*node].tag?, *node));
        let tagged: Vec<_> = variants.into_iter().flatten().filter_map(tagged).collect();
        let Some(((slot, _), _)) = tagged.first() else { return UNKNOWN };
        let arms = tagged.iter().map(|((_, code), node)| (*code, self.at(*node).answer(function)));
        Formula::case(Formula::Slot(*slot), arms.collect(), UNKNOWN)
    }
}

/// The value of a bit range: the number or the code of a documented encoding, or the code itself if the pages list no
/// encodings.
fn value(range: &BitRange<'_>) -> Formula {
    let code = Formula::Slot(range.slot);
    if range.values.is_empty() {
        return code;
    }
    let arm = |v: &Enumerant| (v.code as i64, Formula::number(v.value.unwrap_or(v.code as i64)));
    Formula::case(code, range.values.iter().map(arm).collect(), UNKNOWN)
}
