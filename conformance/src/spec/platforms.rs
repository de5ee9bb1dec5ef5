//! The platforms, and what distinguishes them for a rule.

use super::Spec;
use genvisa_reader::isa::PlatformSet;
use genvisa_rule::functions::{Answer, Chapters};
use genvisa_rule::{Expr, Function};

impl Spec {
    /// The name that Intel's finalizer gives a platform; empty if there is no such platform.
    pub fn finalizer_name(&self, platform: &str) -> &str {
        let platform = self.isa.platforms.iter().find(|known| known.name == platform);
        platform.map_or("", |platform| &platform.finalizer)
    }

    /// Whether a set of platforms contains a platform.
    pub fn on(&self, set: &PlatformSet, platform: usize) -> bool {
        set.contains(&self.isa.platforms, platform) == Some(true)
    }

    /// For each platform, everything about it that the meaning of a rule depends on: whether the rule applies, the values
    /// of its `on("…")`, and the register size if the rule uses it. The rule means the same on platforms with equal
    /// traits.
    pub fn traits(&self, rule: usize) -> Vec<Vec<u32>> {
        let Some(expr) = self.rules.get(rule) else { return Vec::new() };
        let reachable = self.reachable(expr);
        let calls: Vec<(Answer, &[Expr])> = reachable
            .iter()
            .flat_map(|e| e.walk())
            .filter_map(|part| match part {
                Expr::Call { name, args, .. } => Some((Function::find(name)?.answer, args.as_slice())),
                _ => None,
            })
            .collect();
        let traits = |platform: usize| {
            let mut traits = vec![u32::from(self.on(&self.isa.rules[rule].platforms, platform))];
            for (answer, args) in &calls {
                match answer {
                    Answer::Platform => {
                        traits.push(u32::from(platforms(args).is_some_and(|set| self.on(&set, platform))));
                    }
                    Answer::Chapters(Chapters::Grf) => traits.push(self.isa.platforms[platform].grf),
                    Answer::Chapters(Chapters::Bytes)
                    | Answer::Arithmetic(_)
                    | Answer::Bits(_)
                    | Answer::Operand
                    | Answer::OperandOrIndex(_)
                    | Answer::Index(_)
                    | Answer::Instruction(_)
                    | Answer::Declaration(..)
                    | Answer::Module
                    | Answer::Flow
                    | Answer::Attribute
                    | Answer::Execution => {}
                }
            }
            traits
        };
        (0..self.isa.platforms.len()).map(traits).collect()
    }

    /// An expression, and all definitions that it refers to, directly or through others.
    fn reachable<'a>(&'a self, expr: &'a Expr) -> Vec<&'a Expr> {
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
