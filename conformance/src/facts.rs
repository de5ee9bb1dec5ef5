//! Judges a case by the model alone: rules and definitions as the pages state them, evaluated as they are.
//!
//! Nothing here is shared with the validators of `genvisa`, which are compiled from the same pages: that both agree on
//! every case is what the suite shows.

use crate::case::Broken;
use crate::layout::{Declared, Holds, Layout, Place, label_kinds, space};
use crate::spec::platforms;
use genvisa_codegen::isa::{Enumerant, Predefined, Refers, Role, Space};
use genvisa_codegen::solve::{Constraint, Outcomes, Values, outcomes};
use genvisa_rule::{Env, Expr, eval};
use std::collections::BTreeSet;

/// A rule, stated about an instruction or a part of it.
pub struct Stated<'a> {
    /// The instruction.
    pub layout: &'a Layout<'a>,
    /// Number of the rule.
    pub rule: usize,
    /// Its id.
    pub id: &'a str,
    /// What should hold.
    pub expr: &'a Expr,
    /// What it is stated about.
    pub place: usize,
    /// The field of the instruction; empty for the instruction itself.
    pub field: &'a str,
}

impl<'a> Stated<'a> {
    /// The same once more.
    pub fn again(&self) -> Self {
        Stated { ..*self }
    }

    /// What it is called where it is broken.
    pub fn name(&self) -> Broken {
        (self.id.to_string(), self.field.to_string())
    }

    /// Whether it is broken, given the values of all slots.
    pub fn is_broken(&self, values: &[i64]) -> bool {
        let value = |slot: usize| values.get(slot).copied();
        self.outcomes(&Values::new(&value)).no
    }
}

impl Constraint for Stated<'_> {
    fn outcomes(&self, values: &Values<'_>) -> Outcomes {
        let env = Seen { layout: self.layout, values, place: self.place };
        let rule = outcomes(self.expr, &env, values);
        match self.layout.places[self.place].guard {
            None => rule,
            Some((slot, code)) => match values.get(slot) {
                Some(chosen) if chosen == code => rule,
                // The operand is something else, or can still become it.
                Some(_) => Outcomes { yes: true, no: false, unknown: false },
                None => Outcomes { yes: true, ..rule },
            },
        }
    }
}

/// The rules that are broken.
pub fn broken(rules: &[Stated<'_>], values: &[i64]) -> BTreeSet<Broken> {
    rules.iter().filter(|rule| rule.is_broken(values)).map(Stated::name).collect()
}

/// What an expression sees.
pub struct Seen<'a, 'v> {
    /// The instruction.
    pub layout: &'a Layout<'a>,
    /// The values.
    pub values: &'a Values<'v>,
    /// The instruction or the structure that the expression is about.
    pub place: usize,
}

/// How roles are told apart.
const ROLES: [(&str, Role); 4] = [
    ("Destination", Role::Destination),
    ("Source", Role::Source),
    ("Scalar", Role::Scalar),
    ("Raw", Role::Raw),
];

impl Env for Seen<'_, '_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        if let Some(run) = self.place().run(path) {
            return run.value(self.values.get(run.slot)?);
        }
        match path {
            [name] => eval(self.layout.spec.definition(self.place().subject, name)?, self),
            _ => None,
        }
    }

    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        let truth = |value: bool| Some(i64::from(value));
        if let [Expr::Name(name)] = args {
            match function {
                "code" => return self.values.get(self.place().run(&name.path)?.slot),
                "raw" => return self.raw(&name.path[0]),
                _ => {}
            }
            if let Some(answer) = self.ask(&name.path[0], function) {
                return answer;
            }
        }
        match (function, args) {
            ("grf", []) => Some(self.layout.spec.isa.platforms[self.layout.platform].grf.into()),
            ("role", []) => Some(ROLES.iter().position(|(_, role)| Some(*role) == self.place().role)? as i64),
            ("channels", []) => self.at(0).field(&["exec_size".to_string()]),
            ("on", args) => truth(self.layout.spec.on(&platforms(args)?, self.layout.platform)),
            ("bytes", [ty]) => self.bytes(eval(ty, self)?),
            (_, [index]) => self.look_up(function, eval(index, self)?),
            _ => None,
        }
    }

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
                (_, [Expr::Name(operand)]) => {
                    let Holds::Structure(place) = self.place().part(&operand.path[0])?.holds else {
                        return None;
                    };
                    let there = self.at(place);
                    there.symbol(there.layout.spec.definition(there.place().subject, function)?, name)
                }
                _ => None,
            },
            Expr::Name(path) => match self.place().run(&path.path) {
                Some(run) => code(run.values),
                None if path.path == ["ty"] => types(),
                None => self.symbol(self.layout.spec.definition(self.place().subject, &path.path[0])?, name),
            },
            _ => None,
        }
    }
}

impl Seen<'_, '_> {
    fn place(&self) -> &Place<'_> {
        &self.layout.places[self.place]
    }

    fn at(&self, place: usize) -> Self {
        Self { layout: self.layout, values: self.values, place }
    }

    /// All bits of an integer field.
    fn raw(&self, field: &str) -> Option<i64> {
        let Holds::Integer { runs, .. } = &self.place().part(field)?.holds else { return None };
        if let [run] = runs.as_slice()
            && run.signed
        {
            return self.values.get(run.slot);
        }
        runs.iter().try_fold(0, |all, run| Some(all | run.place(self.values.get(run.slot)?) as i64))
    }

    /// What a function says of a field; the outer `None` where it says nothing of this kind of field.
    fn ask(&self, field: &str, function: &str) -> Option<Option<i64>> {
        let part = self.place().part(field)?;
        match (&part.holds, part.refers) {
            (Holds::Structure(place), _) => Some(self.at(*place).answer(function)),
            (Holds::Integer { .. }, Some(table)) => {
                let prefix = match table {
                    Refers::Variable => "var",
                    Refers::Address => "addr",
                    Refers::Predicate => "pred",
                    Refers::Surface => "surface",
                    Refers::Sampler => "sampler",
                    Refers::Label => "label",
                    Refers::String => return None,
                };
                if !matches!(function, "declared" | "elems" | "kind") {
                    return None;
                }
                let index = self.field(&[field.to_string()]);
                Some(index.and_then(|index| self.look_up(&format!("{prefix}_{function}"), index)))
            }
            _ => None,
        }
    }

    /// What an operand answers: by its own definition, or by that of the structure that its tag selects.
    fn answer(&self, function: &str) -> Option<i64> {
        if let Some(definition) = self.layout.spec.definition(self.place().subject, function) {
            return eval(definition, self);
        }
        let variants = self.place().parts.iter().find_map(|part| match &part.holds {
            Holds::Variants(places) => Some(places),
            Holds::Integer { .. } | Holds::Structure(_) => None,
        })?;
        for place in variants {
            let (slot, code) = self.layout.places[*place].guard?;
            if self.values.get(slot)? == code {
                return self.at(*place).answer(function);
            }
        }
        None
    }

    fn bytes(&self, ty: i64) -> Option<i64> {
        let ty = self.layout.spec.isa.types.iter().find(|t| i64::from(t.code) == ty)?;
        (ty.bits >= 8).then_some(i64::from(ty.bits / 8))
    }

    /// What a function says of an index.
    fn look_up(&self, function: &str, index: i64) -> Option<i64> {
        let (table, what) = function.split_once('_')?;
        let table = match table {
            "var" => Refers::Variable,
            "addr" => Refers::Address,
            "pred" => Refers::Predicate,
            "surface" => Refers::Surface,
            "sampler" => Refers::Sampler,
            "label" => Refers::Label,
            _ => return None,
        };
        let predefined = space(table).and_then(|space| self.predefined(space, index));
        let first = space(table).map_or(0, |space| self.layout.spec.first_declared(space));
        let position = usize::try_from(index - first).ok();
        let own = position.filter(|_| predefined.is_none()).and_then(|n| self.layout.declared.get(n));
        match (what, table) {
            ("declared", _) => Some(i64::from(predefined.is_some() || own.is_some())),
            ("ty", Refers::Variable) => self.ty(own, predefined),
            ("bytes", Refers::Variable) => {
                let elements = match own {
                    Some(own) => self.values.get(own.variable[1]),
                    None => self.elements(predefined?),
                };
                self.bytes(self.ty(own, predefined)?)?.checked_mul(elements?)
            }
            ("elems", Refers::Address) => self.values.get(own?.address),
            ("elems", Refers::Predicate) => self.values.get(own?.predicate),
            ("kind", Refers::Label) => self.values.get(own?.label),
            _ => None,
        }
    }

    /// The type of a general variable.
    fn ty(&self, own: Option<&Declared>, predefined: Option<&Predefined>) -> Option<i64> {
        match own {
            Some(own) => self.values.get(own.variable[0]),
            None => {
                let name = predefined?.ty.as_deref()?;
                self.layout.spec.isa.types.iter().find(|t| t.name == name).map(|t| t.code.into())
            }
        }
    }

    /// What exists on this platform without declaration.
    fn predefined(&self, space: Space, index: i64) -> Option<&Predefined> {
        let found =
            self.layout.spec.isa.predefined.iter().find(|p| p.space == space && i64::from(p.index) == index);
        found.filter(|p| p.elements.is_empty() || self.elements(p).is_some())
    }

    fn elements(&self, predefined: &Predefined) -> Option<i64> {
        let here =
            |e: &&genvisa_codegen::isa::Elements| self.layout.spec.on(&e.platforms, self.layout.platform);
        predefined.elements.iter().find(here).map(|e| i64::from(e.count))
    }
}
