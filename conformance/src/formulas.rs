//! What the model says of an instruction: rules and definitions as the pages state them, as formulas over its slots.
//!
//! Nothing here is shared with the validators of `genvisa`, which are compiled from the same pages: that both agree on
//! every case is what the suite shows.

use crate::case::Broken;
use crate::layout::{Declared, Holds, Layout, PREFERRED, Part, Place, label_kinds, space};
use crate::solve::Formula;
use crate::spec::platforms;
use genvisa_reader::isa::{Elements, Enumerant, Predefined, Refers, Role, Space};
use genvisa_rule::{BinaryOp, Expr, Pattern};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A rule, stated about an instruction or a part of it.
#[derive(Debug, Clone, Copy)]
pub struct Stated<'a> {
    /// Number of the rule.
    pub rule: usize,
    /// Its id.
    pub id: &'a str,
    /// What it is stated about.
    pub place: usize,
    /// The field of the instruction; empty for the instruction itself.
    pub field: &'a str,
}

impl Stated<'_> {
    /// What it is called where it is broken.
    pub fn name(&self) -> Broken {
        (self.id.to_string(), self.field.to_string())
    }
}

/// How roles are told apart.
const ROLES: [(&str, Role); 5] = [
    ("Destination", Role::Destination),
    ("Source", Role::Source),
    ("Scalar", Role::Scalar),
    ("Block", Role::Block),
    ("Raw", Role::Raw),
];

const UNKNOWN: Formula = Formula::Known(None);

/// How deep definitions may lead into each other.
const DEPTH: usize = 64;

impl Layout<'_> {
    /// What a rule demands of a place.
    pub fn rule(&self, number: usize, place: usize) -> Formula {
        let Some(expr) = self.spec.rules.get(number) else { return UNKNOWN };
        let here = &self.places[place];
        // The rule holds of each element that it speaks of.
        let repeated = |name: &str| here.is_repeated(name);
        let mut elements: Vec<u8> = here.parts.iter().filter_map(|part| part.element).collect();
        elements.sort_unstable();
        elements.dedup();
        let speaks_of_all = elements.len() > 1 && expr.of_element(&repeated, 0) != *expr;
        let rule = match speaks_of_all {
            false => self.formula(expr, place),
            true => elements.into_iter().fold(Formula::number(1), |all, at| {
                let one = self.formula(&expr.of_element(&repeated, at), place);
                Formula::binary(BinaryOp::And, all, one)
            }),
        };
        // What is not there breaks no rule.
        match &here.guard {
            Formula::Known(Some(1)) => rule,
            guard => Formula::case(guard.clone(), vec![(0, Formula::number(1))], rule),
        }
    }

    /// The slots whose codes an expression speaks of: `code(x)`, `raw(x)`, and what has no list of codes.
    pub fn coded(&self, expr: &Expr, place: usize) -> BTreeSet<usize> {
        let mut slots = BTreeSet::new();
        for part in expr.walk() {
            let Expr::Call { name, args, .. } = part else { continue };
            let Some((field, _)) = args.first().and_then(Expr::as_place) else { continue };
            for (part, run) in self.places[place].runs().filter(|(part, _)| part.name == field.path[0]) {
                let is_it = match name.as_str() {
                    "raw" => true,
                    "code" => field.path.last().is_some_and(|last| last == run.name),
                    _ => false,
                };
                slots.extend((is_it && part.name == field.path[0]).then_some(run.slot));
            }
        }
        slots
    }

    /// The slots that an expression names: what it is about, and not merely what that depends on.
    pub fn named(&self, expr: &Expr, place: usize) -> BTreeSet<usize> {
        let named = expr.walk().filter_map(Expr::as_place).flat_map(|(field, _)| {
            let is_it = move |part: &str, run: &str| {
                field.path.first().is_some_and(|first| first == part)
                    && field.path.last().is_some_and(|last| last == run)
            };
            let runs = self.places[place].runs();
            runs.filter(move |(part, run)| is_it(part.name, run.name)).map(|(_, run)| run.slot)
        });
        named.collect()
    }

    /// An expression about a place.
    pub fn formula(&self, expr: &Expr, place: usize) -> Formula {
        Seen { layout: self, place, depth: 0 }.formula(expr)
    }

    /// The value of a field of a place.
    pub fn field(&self, place: usize, path: &[String]) -> Formula {
        Seen { layout: self, place, depth: 0 }.field(path, None)
    }
}

/// What an expression sees: a layout from one of its places.
#[derive(Clone, Copy)]
struct Seen<'l, 'a> {
    layout: &'l Layout<'a>,
    place: usize,
    depth: usize,
}

impl<'l, 'a> Seen<'l, 'a> {
    fn here(&self) -> &'l Place<'a> {
        &self.layout.places[self.place]
    }

    fn at(&self, place: usize) -> Self {
        Self { place, ..*self }
    }

    fn formula(&self, expr: &Expr) -> Formula {
        if self.depth > DEPTH {
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
            Expr::Matches { subject, patterns } => {
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
        }
    }

    /// The value of a field, of a run of bits, or of a definition.
    fn field(&self, path: &[String], element: Option<u8>) -> Formula {
        if let Some((part, run)) = self.here().run(path, element) {
            return self.present(part, run.value());
        }
        match path {
            [name] if element.is_none() => self.defined(name).unwrap_or(UNKNOWN),
            _ => UNKNOWN,
        }
    }

    /// What a field says, if it is there. A field of an instruction that is not there says nothing; one of a structure is
    /// zero.
    fn present(&self, part: &Part<'_>, value: Formula) -> Formula {
        match &part.when {
            Formula::Known(Some(1)) => value,
            when => {
                let absent = if self.place == 0 { UNKNOWN } else { Formula::number(0) };
                Formula::case(when.clone(), vec![(0, absent)], value)
            }
        }
    }

    fn defined(&self, name: &str) -> Option<Formula> {
        let definition = self.layout.spec.definition(self.here().subject, name)?;
        Some(Self { depth: self.depth + 1, ..*self }.formula(definition))
    }

    fn call(&self, function: &str, args: &[Expr]) -> Formula {
        if let [Some((name, element))] = args.iter().map(Expr::as_place).collect::<Vec<_>>()[..] {
            match function {
                "code" => {
                    return match self.here().run(&name.path, element) {
                        Some((part, run)) => self.present(part, Formula::Slot(run.slot)),
                        None => UNKNOWN,
                    };
                }
                "raw" => return self.raw(&name.path[0], element),
                _ => {}
            }
            if let Some(answer) = self.ask(&name.path[0], element, function) {
                return answer;
            }
        }
        let both = |a: &Expr, b: &Expr| Box::new([self.formula(a), self.formula(b)]);
        match (function, args) {
            ("min", [a, b]) => Formula::Min(both(a, b)).folded(),
            ("max", [a, b]) => Formula::Max(both(a, b)).folded(),
            ("ones", [x]) => Formula::Ones(Box::new(self.formula(x))).folded(),
            ("grf", []) => {
                Formula::Known(self.layout.spec.isa.platforms.get(self.layout.platform).map(|p| p.grf.into()))
            }
            ("role", []) => {
                let role = self.here().role;
                let code = ROLES.iter().position(|(_, known)| Some(*known) == role);
                Formula::Known(code.map(|code| code as i64))
            }
            ("channels", []) => self.at(0).field(&["exec_size".into()], None),
            ("first_channel", []) => self.first_channel(),
            ("on", args) => {
                let set = platforms(args).map(|set| self.layout.spec.on(&set, self.layout.platform));
                Formula::Known(set.map(i64::from))
            }
            ("bytes", [ty]) => self.layout.bytes(self.formula(ty)),
            (_, [index]) => self.layout.tables.look_up(function, self.formula(index)),
            _ => UNKNOWN,
        }
    }

    /// M1 to M8, and the same without a mask: each begins four channels behind the one before.
    fn first_channel(&self) -> Formula {
        let Some((part, run)) = self.at(0).here().run(&["exec_size".into(), "mask".into()], None) else {
            return UNKNOWN;
        };
        let number = |n: i64| Formula::number(n);
        let group = Formula::binary(BinaryOp::Rem, Formula::Slot(run.slot), number(8));
        self.at(0).present(part, Formula::binary(BinaryOp::Mul, group, number(4)))
    }

    /// All bits of an integer field.
    fn raw(&self, field: &str, element: Option<u8>) -> Formula {
        let Some(part) = self.here().part(field, element) else { return UNKNOWN };
        let Holds::Integer { runs, .. } = &part.holds else { return UNKNOWN };
        let all = match runs.as_slice() {
            [] => return UNKNOWN,
            [run] if run.signed || run.shift == 0 => Formula::Slot(run.slot),
            runs => runs.iter().fold(Formula::number(0), |all, run| {
                let by = Formula::number(run.shift.into());
                let bits = Formula::binary(BinaryOp::Shl, Formula::Slot(run.slot), by);
                Formula::binary(BinaryOp::BitOr, all, bits)
            }),
        };
        self.present(part, all)
    }

    /// What a function says of a field; `None` where it says nothing of this kind of field.
    fn ask(&self, field: &str, element: Option<u8>, function: &str) -> Option<Formula> {
        let part = self.here().part(field, element)?;
        match (&part.holds, part.refers) {
            (Holds::Structure(place), _) => Some(self.present(part, self.at(*place).answer(function))),
            (Holds::Integer { .. }, Some(table)) => {
                if !matches!(function, "declared" | "elems" | "kind") {
                    return None;
                }
                let prefix = prefix(table)?;
                let index = self.field(&[field.to_string()], element);
                Some(self.layout.tables.look_up(&format!("{prefix}_{function}"), index))
            }
            _ => None,
        }
    }

    /// What an operand answers: by its own definition, or by that of the structure that its tag selects.
    fn answer(&self, function: &str) -> Formula {
        if let Some(own) = self.defined(function) {
            return own;
        }
        let variants = self.here().parts.iter().find_map(|part| match &part.holds {
            Holds::Variants(places) => Some(places),
            Holds::Integer { .. } | Holds::Structure(_) => None,
        });
        let tagged = |place: &usize| Some((self.layout.places[*place].tag?, *place));
        let tagged: Vec<_> = variants.into_iter().flatten().filter_map(tagged).collect();
        let Some(((slot, _), _)) = tagged.first() else { return UNKNOWN };
        let arms = tagged.iter().map(|((_, code), place)| (*code, self.at(*place).answer(function)));
        Formula::case(Formula::Slot(*slot), arms.collect(), UNKNOWN)
    }

    /// What the name of an encoding means, beside what it is compared with.
    fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64> {
        let types = || {
            let found = self.layout.spec.isa.types.iter().find(|t| t.name == name);
            found.map(|t| i64::from(t.code))
        };
        let code = |values: &[Enumerant]| {
            let found = values.iter().find(|v| v.name == name)?;
            Some(found.value.unwrap_or(found.code as i64))
        };
        match compared_with {
            Expr::Call { name: function, args, .. } => match (function.as_str(), args.as_slice()) {
                ("ty" | "var_ty", _) => types(),
                ("kind" | "label_kind", _) => code(label_kinds(self.layout.spec)),
                ("role", _) => Some(ROLES.iter().position(|(role, _)| *role == name)? as i64),
                // `class(dst)`: what the structure says its class is, and the encodings of that.
                (_, [operand]) => {
                    let (operand, element) = operand.as_place()?;
                    let Holds::Structure(place) = self.here().part(&operand.path[0], element)?.holds else {
                        return None;
                    };
                    let there = self.at(place);
                    there.symbol(there.layout.spec.definition(there.here().subject, function)?, name)
                }
                _ => None,
            },
            Expr::Name(_) | Expr::Index { .. } => {
                let (path, element) = compared_with.as_place()?;
                match self.here().run(&path.path, element) {
                    Some((_, run)) => code(run.values),
                    None if path.path == ["ty"] => types(),
                    None => {
                        self.symbol(self.layout.spec.definition(self.here().subject, &path.path[0])?, name)
                    }
                }
            }
            _ => None,
        }
    }
}

impl Layout<'_> {
    /// Whole bytes of a data type.
    fn bytes(&self, ty: Formula) -> Formula {
        let types = self.spec.isa.types.iter().filter(|ty| ty.bits >= 8);
        let arms = types.map(|ty| (ty.code.into(), Formula::number((ty.bits / 8).into())));
        Formula::case(ty, arms.collect(), UNKNOWN)
    }
}

/// How functions of an index begin.
fn prefix(table: Refers) -> Option<&'static str> {
    TABLES.iter().find(|(_, known)| *known == table).map(|(prefix, _)| *prefix)
}

/// The tables that an index can point into.
pub const TABLES: [(&str, Refers); 6] = [
    ("var", Refers::Variable),
    ("addr", Refers::Address),
    ("pred", Refers::Predicate),
    ("surface", Refers::Surface),
    ("sampler", Refers::Sampler),
    ("label", Refers::Label),
];

/// By function: what it says of each index that is declared or predefined.
#[derive(Debug, Default)]
pub struct Tables(BTreeMap<String, Arc<[(i64, Formula)]>>);

impl Tables {
    /// What the functions say of the indexes of a layout.
    pub fn new(layout: &Layout<'_>) -> Self {
        let mut tables: BTreeMap<String, Vec<(i64, Formula)>> = BTreeMap::new();
        for (prefix, table) in TABLES {
            let first = space(table).map_or(0, |space| layout.spec.first_declared(space));
            let known = space(table).map(|space| predefined(layout, space)).unwrap_or_default();
            let own = layout.declared.iter().enumerate().map(|(n, own)| (first + n as i64, Some(own), None));
            let own = own.filter(|(index, ..)| known.iter().all(|p| i64::from(p.index) != *index));
            let known = known.iter().map(|p| (i64::from(p.index), None, Some(*p)));
            for (index, own, known) in known.chain(own).collect::<Vec<_>>() {
                for (what, formula) in facts(layout, table, own, known) {
                    tables.entry(format!("{prefix}_{what}")).or_default().push((index, formula));
                }
            }
        }
        let sorted = |mut arms: Vec<(i64, Formula)>| {
            arms.sort_by_key(|(index, _)| *index);
            arms.into()
        };
        Self(tables.into_iter().map(|(function, arms)| (function, sorted(arms))).collect())
    }

    /// What a function says of an index.
    fn look_up(&self, function: &str, index: Formula) -> Formula {
        // What is not declared is at least known not to be.
        let otherwise = if function.ends_with("_declared") { Formula::number(0) } else { UNKNOWN };
        let arms = self.0.get(function).cloned().unwrap_or_default();
        Formula::Case { on: Box::new(index), arms, otherwise: Box::new(otherwise) }.folded()
    }
}

/// What exists on this platform without declaration.
fn predefined<'a>(layout: &Layout<'a>, space: Space) -> Vec<&'a Predefined> {
    let here = |p: &&Predefined| {
        p.space == space && (p.elements.is_empty() || predefined_elements(layout, p).is_some())
    };
    let mut found: Vec<&Predefined> = Vec::new();
    for p in layout.spec.isa.predefined.iter().filter(here) {
        if found.iter().all(|known| known.index != p.index) {
            found.push(p);
        }
    }
    found
}

fn predefined_elements(layout: &Layout<'_>, predefined: &Predefined) -> Option<i64> {
    let here = |e: &&Elements| layout.spec.on(&e.platforms, layout.platform);
    predefined.elements.iter().find(here).map(|e| i64::from(e.count))
}

/// What the functions say of one declared or predefined variable.
fn facts(
    layout: &Layout<'_>,
    table: Refers,
    own: Option<&Declared>,
    known: Option<&Predefined>,
) -> Vec<(&'static str, Formula)> {
    // What nobody can name is declared all the same.
    let slot = |slot: Option<usize>, otherwise: i64| slot.map_or(Formula::number(otherwise), Formula::Slot);
    let [elements, addresses, predicates] = PREFERRED;
    let mut facts = vec![("declared", Formula::number(1))];
    match (table, own) {
        (Refers::Variable, _) => {
            let (ty, elements) = match own {
                Some(own) => {
                    (slot(own.variable.map(|v| v[0]), 0), slot(own.variable.map(|v| v[1]), elements))
                }
                None => {
                    let name = known.and_then(|p| p.ty.as_deref());
                    let ty = layout.spec.isa.types.iter().find(|t| Some(t.name.as_str()) == name);
                    let elements = known.and_then(|p| predefined_elements(layout, p));
                    (Formula::Known(ty.map(|t| t.code.into())), Formula::Known(elements))
                }
            };
            let bytes = Formula::binary(BinaryOp::Mul, layout.bytes(ty.clone()), elements);
            facts.extend([("ty", ty), ("bytes", bytes)]);
        }
        (Refers::Address, Some(own)) => facts.push(("elems", slot(own.address, addresses))),
        (Refers::Predicate, Some(own)) => facts.push(("elems", slot(own.predicate, predicates))),
        (Refers::Label, Some(own)) => facts.push(("kind", slot(own.label, 0))),
        _ => {}
    }
    facts
}
