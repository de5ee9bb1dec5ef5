//! The specification, with every expression in it read once.

use crate::formulas::TABLES;
use crate::layout::{VERSION, Version, is_in};
use genvisa_reader::isa::{BitGroup, Check, Field, Isa, PlatformSet, Record, Refers, Rule, Space, structure};
use genvisa_rule::{Expr, Pattern};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A specification that cases can be made of.
pub struct Spec {
    /// The model.
    pub isa: Isa,
    /// The expressions of the rules, in the order of [`Isa::rules`].
    pub rules: Vec<Expr>,
    /// What structures say about themselves, by structure and name.
    definitions: BTreeMap<String, BTreeMap<String, Expr>>,
    /// When a field is there, by instruction or structure and name.
    conditions: BTreeMap<String, BTreeMap<String, Expr>>,
    /// What rules and definitions say, by subject.
    said: BTreeMap<String, Said>,
    /// The first declared index of each class.
    first: BTreeMap<Space, i64>,
}

/// What the rules and definitions of a subject speak of.
#[derive(Debug, Default)]
pub struct Said {
    /// The names and numbers of each expression.
    expressions: Vec<(BTreeSet<Vec<String>>, Vec<i64>)>,
    /// Names that are used as an index into a table.
    indexes: Vec<(Vec<String>, Refers)>,
}

impl Said {
    fn add(&mut self, expr: &Expr) {
        let names = genvisa_rule::names(expr).map(|name| name.path.clone()).collect();
        self.expressions.push((names, numbers(expr)));
        for part in expr.walk() {
            let Expr::Call { name, args, .. } = part else { continue };
            let [Expr::Name(arg)] = args.as_slice() else { continue };
            let table =
                name.split_once('_').and_then(|(prefix, _)| TABLES.iter().find(|(p, _)| *p == prefix));
            self.indexes.extend(table.map(|(_, table)| (arg.path.clone(), *table)));
        }
    }

    /// All numbers.
    pub fn numbers(&self) -> impl Iterator<Item = i64> {
        self.expressions.iter().flat_map(|(_, numbers)| numbers).copied()
    }

    /// The numbers of expressions about a run.
    pub fn about(&self, path: &[&str]) -> impl Iterator<Item = i64> {
        let about = move |names: &BTreeSet<Vec<String>>| {
            names.iter().any(|name| name.iter().eq(path.iter().copied()))
        };
        self.expressions
            .iter()
            .filter(move |(names, _)| about(names))
            .flat_map(|(_, numbers)| numbers)
            .copied()
    }

    /// The numbers of expressions that name a field, also as they stand in a word: `x >> 4 & 3` names 3 << 4.
    pub fn numbers_with(&self, field: &str) -> Vec<i64> {
        let with = |names: &BTreeSet<Vec<String>>| names.iter().any(|name| name[0] == field);
        let mut found = BTreeSet::new();
        for (_, numbers) in self.expressions.iter().filter(|(names, _)| with(names)) {
            found.extend(numbers);
            for shift in numbers.iter().filter(|shift| (1..32).contains(*shift)) {
                found.extend(numbers.iter().filter(|n| (0..1 << 16).contains(*n)).map(|n| n << shift));
            }
        }
        found.into_iter().collect()
    }

    /// The tables that a value is an index into: as the page says, or as the expressions about it use it.
    pub fn tables(&self, path: &[&str], refers: Option<Refers>) -> Vec<Refers> {
        let used = self.indexes.iter().filter(|(name, _)| name.iter().eq(path.iter().copied()));
        let mut tables: Vec<Refers> = refers.into_iter().chain(used.map(|(_, table)| *table)).collect();
        tables.retain(|table| *table != Refers::String);
        tables.sort_by_key(|table| TABLES.iter().position(|(_, t)| t == table));
        tables.dedup();
        tables
    }
}

impl Spec {
    /// Reads the pages of this repository.
    pub fn of_repository() -> Result<Self, String> {
        Self::read(&[Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")])
    }

    /// Reads pages.
    pub fn read(paths: &[PathBuf]) -> Result<Self, String> {
        let sources = genvisa_reader::load(paths).map_err(|e| e.to_string())?;
        let (isa, diagnostics) = genvisa_reader::read(&sources);
        if diagnostics.errors() > 0 {
            return Err(diagnostics.render(false));
        }
        Self::new(isa)
    }

    /// Takes a model.
    pub fn new(isa: Isa) -> Result<Self, String> {
        let read = |owner: &str, text: &str| {
            genvisa_rule::parse(text).map_err(|e| format!("{owner}: `{text}`: {e}"))
        };
        let rules = isa.rules.iter().map(|r| read(&r.id, &r.expr)).collect::<Result<_, _>>()?;
        let mut definitions: BTreeMap<String, BTreeMap<String, Expr>> = BTreeMap::new();
        let mut conditions: BTreeMap<String, BTreeMap<String, Expr>> = BTreeMap::new();
        let instructions = isa.instructions.iter().map(|i| (&i.name, &i.fields));
        let records = isa.records.iter().map(|r| (&r.name, &r.fields));
        for (owner, fields) in instructions.chain(records) {
            for field in fields {
                if let Some(text) = &field.when {
                    let when = read(owner, text)?;
                    conditions.entry(owner.clone()).or_default().insert(field.name.clone(), when);
                }
            }
        }
        for record in &isa.records {
            let own = definitions.entry(record.name.clone()).or_default();
            for definition in &record.definitions {
                own.insert(definition.name.clone(), read(&record.name, &definition.expr)?);
            }
        }
        let rules: Vec<Expr> = rules;
        let mut said: BTreeMap<String, Said> = BTreeMap::new();
        for (rule, expr) in isa.rules.iter().zip(&rules) {
            said.entry(rule.subject.clone()).or_default().add(expr);
        }
        for (subject, own) in &definitions {
            let said = said.entry(subject.clone()).or_default();
            own.values().for_each(|definition| said.add(definition));
        }
        let first = isa.classes.iter().filter_map(|class| Some((class.space, i64::from(class.first?))));
        let first = first.collect();
        Ok(Self { isa, rules, definitions, conditions, said, first })
    }

    /// What a structure says about itself under a name.
    pub fn definition(&self, subject: &str, name: &str) -> Option<&Expr> {
        self.definitions.get(subject)?.get(name)
    }

    /// The condition on which a field is there.
    pub fn condition(&self, subject: &str, field: &str) -> Option<&Expr> {
        self.conditions.get(subject)?.get(field)
    }

    /// The structure behind the type of a field.
    pub fn operand(&self, ty: &str) -> Option<&Record> {
        self.isa.record(structure(ty).unwrap_or(ty))
    }

    /// The structures that a tag selects from, with their codes.
    pub fn variants<'a>(&'a self, selector: &'a BitGroup) -> impl Iterator<Item = (i64, &'a Record)> {
        self.isa.records.iter().filter_map(|record| {
            let name = record.variant.as_deref()?;
            let code = selector.values.iter().find(|v| v.name == name)?.code;
            Some((code as i64, record))
        })
    }

    /// The field of a chapter that an instruction's field is an instance of (`pred`).
    pub fn shared(&self, field: &Field) -> Option<&Field> {
        self.isa.fields.iter().find(|shared| shared.name == field.name && !field.is_operand())
    }

    /// What the rules and definitions of a subject speak of.
    pub fn said(&self, subject: &str) -> &Said {
        static NOTHING: Said = Said { expressions: Vec::new(), indexes: Vec::new() };
        self.said.get(subject).unwrap_or(&NOTHING)
    }

    /// How many elements of a field its instruction names.
    pub fn elements(&self, instruction: &str, field: &str) -> usize {
        let rules = self.isa.rules.iter().zip(&self.rules).filter(|(rule, _)| rule.subject == instruction);
        let parts = rules.flat_map(|(_, expr)| expr.walk());
        let named = parts.filter_map(|part| match part {
            Expr::Index { of, at } if of.path[0] == field => Some(usize::from(*at) + 1),
            _ => None,
        });
        named.max().unwrap_or_default()
    }

    /// The index of the first declared variable of a class.
    pub fn first_declared(&self, space: Space) -> i64 {
        self.first.get(&space).copied().unwrap_or_default()
    }

    /// The rules that can be seen to be broken in one instruction.
    pub fn static_rules(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.isa.rules.iter().enumerate().filter(|(_, rule)| rule.check == Check::Static)
    }

    /// What the finalizer calls the platform of a name; empty where there is no such platform.
    pub fn finalizer_name(&self, platform: &str) -> &str {
        let platform = self.isa.platforms.iter().find(|known| known.name == platform);
        platform.map_or("", |platform| &platform.finalizer)
    }

    /// Whether a set of platforms contains a platform.
    pub fn on(&self, set: &PlatformSet, platform: usize) -> bool {
        set.contains(&self.isa.platforms, platform) == Some(true)
    }

    /// What tells platforms apart to a rule, for each: where the rule holds, what its `on("…")` say, and, where it
    /// counts registers, how large they are. Equal traits, equal meaning.
    pub fn traits(&self, rule: usize) -> Vec<Vec<u32>> {
        let Some(expr) = self.rules.get(rule) else { return Vec::new() };
        let reach = self.reach(expr);
        let calls: Vec<(&str, &[Expr])> = reach
            .iter()
            .flat_map(|e| e.walk())
            .filter_map(|part| match part {
                Expr::Call { name, args, .. } => Some((name.as_str(), args.as_slice())),
                _ => None,
            })
            .collect();
        let traits = |platform: usize| {
            let mut traits = vec![u32::from(self.on(&self.isa.rules[rule].platforms, platform))];
            for (name, args) in &calls {
                match *name {
                    "on" => {
                        traits.push(u32::from(platforms(args).is_some_and(|set| self.on(&set, platform))));
                    }
                    "grf" => traits.push(self.isa.platforms[platform].grf),
                    _ => {}
                }
            }
            traits
        };
        (0..self.isa.platforms.len()).map(traits).collect()
    }

    /// The newest object version that has all fields of an instruction that a rule names.
    pub fn version(&self, rule: usize, instruction: usize) -> Version {
        let fields = self.isa.instructions.get(instruction).map_or(&[][..], |i| &i.fields);
        let names = self.rules.get(rule).into_iter().flat_map(genvisa_rule::names);
        let named: Vec<&Field> =
            names.filter_map(|name| fields.iter().find(|field| field.name == name.path[0])).collect();
        let wires = named.iter().flat_map(|field| &field.wire);
        let before = wires.filter_map(|wire| wire.versions.before).map(|(major, minor)| match minor {
            0 => (major.saturating_sub(1), u8::MAX),
            minor => (major, minor - 1),
        });
        let has_all =
            |version: &Version| named.iter().all(|field| field.wire.iter().any(|wire| is_in(wire, *version)));
        let mut versions: Vec<Version> = before.chain([VERSION]).filter(has_all).collect();
        versions.sort_unstable();
        versions.pop().unwrap_or(VERSION)
    }

    /// By subject: the instructions that its rules are stated about, and in which of their fields.
    pub fn uses(&self) -> BTreeMap<&str, Vec<(usize, Vec<&str>)>> {
        let mut uses: BTreeMap<&str, Vec<(usize, Vec<&str>)>> = BTreeMap::new();
        for (number, instruction) in self.isa.instructions.iter().enumerate() {
            uses.entry(&instruction.name).or_default().push((number, vec![""]));
            let mut own: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for field in &instruction.fields {
                if self.shared(field).is_some() {
                    own.entry(&field.name).or_default().push(&field.name);
                }
                for ty in field.wire.iter().map(|wire| wire.ty.as_str()) {
                    let Some(record) = self.operand(ty) else { continue };
                    let variants =
                        self.isa.records.iter().filter(|r| record.selector.is_some() && r.variant.is_some());
                    for subject in variants.chain([record]) {
                        let fields = own.entry(&subject.name).or_default();
                        if fields.last() != Some(&field.name.as_str()) {
                            fields.push(&field.name);
                        }
                    }
                }
            }
            for (subject, fields) in own {
                uses.entry(subject).or_default().push((number, fields));
            }
        }
        uses
    }

    /// An expression and the definitions of structures that it leads to.
    fn reach<'a>(&'a self, expr: &'a Expr) -> Vec<&'a Expr> {
        let mut found = vec![expr];
        let mut names: Vec<&str> = Vec::new();
        let mut next = 0;
        while let Some(expr) = found.get(next).copied() {
            next += 1;
            for part in expr.walk() {
                let name = match part {
                    Expr::Call { name, .. } => name,
                    Expr::Name(name) if name.path.len() == 1 => &name.path[0],
                    _ => continue,
                };
                if !names.contains(&name.as_str()) {
                    names.push(name);
                    found.extend(self.definitions.values().filter_map(|own| own.get(name)));
                }
            }
        }
        found
    }
}

/// The argument of `on("…")`.
pub fn platforms(args: &[Expr]) -> Option<PlatformSet> {
    match args {
        [Expr::Str(tag)] => PlatformSet::parse(tag),
        _ => None,
    }
}

/// The numbers that an expression names.
pub fn numbers(expr: &Expr) -> Vec<i64> {
    let of = |e: &Expr| match e {
        Expr::Int(int) => vec![int.value],
        Expr::Matches { patterns, .. } => patterns
            .iter()
            .flat_map(|p| match p {
                Pattern::Int(int) => vec![int.value],
                Pattern::Range(from, to) => vec![from.value, to.value],
                Pattern::Name(_) => Vec::new(),
            })
            .collect(),
        _ => Vec::new(),
    };
    expr.walk().flat_map(of).collect()
}
