//! The specification, with every expression in it read once.

use genvisa_codegen::isa::{BitGroup, Check, Field, Instruction, Isa, PlatformSet, Record, Rule, Space};
use genvisa_rule::{Expr, Pattern};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A specification that cases can be made of.
pub struct Spec {
    /// The model.
    pub isa: Isa,
    /// The expressions of the rules, in the order of [`Isa::rules`].
    pub rules: Vec<Expr>,
    /// What structures say about themselves, by structure and name.
    definitions: BTreeMap<String, BTreeMap<String, Expr>>,
    /// When a field of a structure is there, by structure and name.
    conditions: BTreeMap<(String, String), Expr>,
}

impl Spec {
    /// Reads the pages of this repository.
    pub fn of_repository() -> Result<Self, String> {
        Self::read(&[Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")])
    }

    /// Reads pages.
    pub fn read(paths: &[PathBuf]) -> Result<Self, String> {
        let sources = genvisa_codegen::load(paths).map_err(|e| e.to_string())?;
        let (isa, diagnostics) = genvisa_codegen::read(&sources);
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
        let mut conditions = BTreeMap::new();
        for record in &isa.records {
            let own = definitions.entry(record.name.clone()).or_default();
            for definition in &record.definitions {
                own.insert(definition.name.clone(), read(&record.name, &definition.expr)?);
            }
            for field in &record.fields {
                if let Some(text) = &field.when {
                    conditions.insert((record.name.clone(), field.name.clone()), read(&record.name, text)?);
                }
            }
        }
        Ok(Self { isa, rules, definitions, conditions })
    }

    /// What a structure says about itself under a name.
    pub fn definition(&self, subject: &str, name: &str) -> Option<&Expr> {
        self.definitions.get(subject)?.get(name)
    }

    /// The condition on which a field is there.
    pub fn condition(&self, subject: &str, field: &str) -> Option<&Expr> {
        self.conditions.get(&(subject.to_string(), field.to_string()))
    }

    /// The structure behind an operand type. Scalars have the form of vector operands.
    pub fn operand(&self, ty: &str) -> Option<&Record> {
        self.isa
            .record(ty)
            .or_else(|| self.isa.records.iter().find(|r| ty == "scalar" && r.selector.is_some()))
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

    /// All expressions about a subject.
    pub fn expressions<'a>(&'a self, subject: &'a str) -> impl Iterator<Item = &'a Expr> {
        let rules = self.isa.rules.iter().zip(&self.rules).filter(move |(rule, _)| rule.subject == subject);
        rules
            .map(|(_, expr)| expr)
            .chain(self.definitions.get(subject).into_iter().flat_map(BTreeMap::values))
    }

    /// The index of the first declared variable of a class.
    pub fn first_declared(&self, space: Space) -> i64 {
        let class = self.isa.classes.iter().find(|class| class.space == space);
        class.and_then(|class| class.first).unwrap_or_default().into()
    }

    /// The rules that can be seen to be broken in one instruction.
    pub fn static_rules(&self) -> impl Iterator<Item = (usize, &Rule)> {
        self.isa.rules.iter().enumerate().filter(|(_, rule)| rule.check == Check::Static)
    }

    /// Whether a set of platforms contains a platform.
    pub fn on(&self, set: &PlatformSet, platform: usize) -> bool {
        set.contains(&self.isa.platforms, platform) == Some(true)
    }

    /// The platforms that can be told apart by a rule, each class by its newest: where the rule holds, what its
    /// `on("…")` say, and, where it counts registers, how large they are.
    pub fn platform_classes(&self, rule: usize, instruction: &Instruction) -> Vec<usize> {
        let reach = self.reach(&self.rules[rule]);
        let mut classes: Vec<(Vec<u32>, usize)> = Vec::new();
        for platform in (0..self.isa.platforms.len()).filter(|p| self.on(&instruction.platforms, *p)).rev() {
            let mut traits = vec![u32::from(self.on(&self.isa.rules[rule].platforms, platform))];
            for call in reach.iter().flat_map(|e| e.walk()) {
                match call {
                    Expr::Call { name, args, .. } if name == "on" => {
                        traits.push(u32::from(platforms(args).is_some_and(|set| self.on(&set, platform))));
                    }
                    Expr::Call { name, .. } if name == "grf" => traits.push(self.isa.platforms[platform].grf),
                    _ => {}
                }
            }
            if !classes.iter().any(|(known, _)| *known == traits) {
                classes.push((traits, platform));
            }
        }
        classes.into_iter().map(|(_, platform)| platform).collect()
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
