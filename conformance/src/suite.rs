//! The whole suite: which rules are tested where, and what came of it.

use crate::case::Case;
use crate::entangled::Entangled;
use crate::generate::{Cases, Depth, generate};
use crate::judge::{Judge, Verdict};
use crate::layout::Layout;
use crate::spec::Spec;
use std::collections::BTreeMap;

/// A specification, what is declared about its rules, and where each of them can be seen.
pub struct Suite {
    /// The specification.
    pub spec: Spec,
    /// Rules that cannot be broken alone.
    pub entangled: Vec<Entangled>,
    /// Every rule on every platform where it makes a difference.
    pub topics: Vec<Topic>,
}

/// A rule on a platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Number of the rule.
    pub rule: usize,
    /// Number of the platform.
    pub platform: usize,
    /// Where the rule is stated: numbers of instructions, and their fields.
    pub places: Vec<(usize, String)>,
}

impl Suite {
    /// Plans the tests of a specification.
    pub fn new(spec: Spec, entangled: Vec<Entangled>) -> Self {
        let mut topics = Vec::new();
        let newest = spec.isa.platforms.len().saturating_sub(1);
        let layouts: Vec<_> = spec.isa.instructions.iter().map(|i| Layout::new(&spec, i, newest)).collect();
        for (rule, stated) in spec.static_rules() {
            let mut by_platform: BTreeMap<usize, Vec<(usize, String)>> = BTreeMap::new();
            for (number, layout) in layouts.iter().enumerate() {
                let fields = layout.instances(&stated.subject);
                if fields.is_empty() {
                    continue;
                }
                for platform in spec.platform_classes(rule, layout.instruction) {
                    let places = fields.iter().map(|(_, field)| (number, field.to_string()));
                    by_platform.entry(platform).or_default().extend(places);
                }
            }
            if by_platform.is_empty() {
                by_platform.insert(newest, Vec::new()); // a test that says so
            }
            topics.extend(by_platform.into_iter().map(|(platform, places)| Topic { rule, platform, places }));
        }
        drop(layouts);
        Self { spec, entangled, topics }
    }

    /// The name of a test: the rule and the platform.
    pub fn name(&self, topic: &Topic) -> String {
        format!("{}::{}", self.spec.isa.rules[topic.rule].id, self.spec.isa.platforms[topic.platform].name)
    }

    /// The cases of a rule on a platform: all of them at the first place where it can be broken, a pair at each other.
    pub fn cases(&self, topic: &Topic) -> Cases {
        let rule = &self.spec.isa.rules[topic.rule].id;
        let with = self.declared(topic).map_or(&[][..], |declared| &declared.with);
        let mut cases = Cases::default();
        for (instruction, field) in &topic.places {
            let layout = Layout::new(&self.spec, &self.spec.isa.instructions[*instruction], topic.platform);
            let depth = if cases.negatives == 0 { Depth::Full } else { Depth::Pair };
            generate(&layout, rule, field, with, depth, &mut cases);
        }
        cases
    }

    /// What is declared about a rule on a platform.
    pub fn declared(&self, topic: &Topic) -> Option<&Entangled> {
        let rule = &self.spec.isa.rules[topic.rule].id;
        let here = |e: &&Entangled| e.platforms().is_some_and(|set| self.spec.on(&set, topic.platform));
        self.entangled.iter().filter(|e| e.rule == *rule).find(here)
    }

    /// Makes the cases of a rule on a platform and has them judged. Gives their number, or what is wrong.
    pub fn run(&self, topic: &Topic, judge: &dyn Judge) -> Result<usize, String> {
        let cases = self.cases(topic);
        let mut wrong = self.gaps(topic, &cases);
        for case in cases.cases.values() {
            wrong.extend(self.entanglement(topic, case).map(|problem| format!("{case}\n    {problem}")));
            let verdict = judge.judge(case);
            if let Some(problem) = compare(case, &verdict) {
                wrong.push(format!("{case}\n    {problem}"));
            }
        }
        if wrong.is_empty() { Ok(cases.cases.len()) } else { Err(wrong.join("\n")) }
    }

    /// What a rule lacks: a positive case, a negative one, or a true declaration that there is none.
    fn gaps(&self, topic: &Topic, cases: &Cases) -> Vec<String> {
        let rule = &self.spec.isa.rules[topic.rule];
        let mut gaps = Vec::new();
        if topic.places.is_empty() {
            return vec![format!(
                "no instruction has a `{}` to break the rule in ({}:{})",
                rule.subject, rule.page, rule.line
            )];
        }
        if cases.positives() == 0 && self.declared(topic).is_none_or(|declared| declared.with.is_empty()) {
            gaps.push(format!("no positive case: {}", rule.expr));
        }
        let holds_here = self.spec.on(&rule.platforms, topic.platform);
        let why = cases.without_negative.join("\n    ");
        match self.declared(topic) {
            None if holds_here && cases.negatives == 0 => gaps.push(format!(
                "no negative case, and not declared in entangled.toml: {}\n    {why}",
                rule.expr
            )),
            Some(declared) if self.is_free(topic) => gaps.push(format!(
                "declared in entangled.toml ({}), but can be broken alone: remove the declaration",
                declared.reason
            )),
            Some(declared) if !declared.with.is_empty() && cases.negatives == 0 => {
                gaps.push(format!("cannot be broken together with {}\n    {why}", declared.with.join(", ")));
            }
            _ => {}
        }
        gaps
    }

    /// What keeps a case from being about one rule.
    fn entanglement(&self, topic: &Topic, case: &Case) -> Option<String> {
        let rule = &self.spec.isa.rules[topic.rule].id;
        let declared = self.declared(topic).map_or(&[][..], |declared| &declared.with);
        let strange = case.broken.iter().find(|(id, _)| id != rule && !declared.contains(id));
        if let Some((id, _)) = strange {
            return Some(format!("breaks {id} as well"));
        }
        match &case.twin {
            None if case.broken.iter().any(|(id, _)| id == rule) => Some("has no twin".into()),
            Some((twin, _)) if twin.broken.iter().any(|(id, _)| id == rule) => {
                Some("has a broken twin".into())
            }
            _ => None,
        }
    }

    /// Whether a rule can be broken alone after all.
    fn is_free(&self, topic: &Topic) -> bool {
        let rule = &self.spec.isa.rules[topic.rule].id;
        topic.places.iter().any(|(instruction, field)| {
            let layout = Layout::new(&self.spec, &self.spec.isa.instructions[*instruction], topic.platform);
            let mut cases = Cases::default();
            generate(&layout, rule, field, &[], Depth::Pair, &mut cases);
            cases.negatives > 0
        })
    }

    /// Declarations about rules and platforms that do not exist.
    pub fn wrong_declarations(&self) -> Vec<String> {
        let exists = |id: &str| self.spec.isa.rules.iter().any(|rule| rule.id == id);
        let mut wrong = Vec::new();
        for declared in &self.entangled {
            let rules = std::iter::once(&declared.rule).chain(&declared.with);
            wrong.extend(rules.filter(|id| !exists(id)).map(|id| format!("there is no rule {id}")));
            if declared.platforms().is_none_or(|set| set.contains(&self.spec.isa.platforms, 0).is_none()) {
                wrong.push(format!("{}: there are no platforms `{}`", declared.rule, declared.on));
            }
        }
        wrong
    }
}

/// What is wrong with a verdict.
fn compare(case: &Case, verdict: &Verdict) -> Option<String> {
    match verdict {
        Verdict::Read(_) if !case.is_readable => {
            Some("was read, but its tags or opcodes mean nothing".into())
        }
        Verdict::Read(broken) if *broken == case.broken => None,
        Verdict::Read(broken) => Some(format!("breaks {}, judged as {}", list(&case.broken), list(broken))),
        Verdict::Unread(why) if case.is_readable => Some(format!("was not read: {why}")),
        Verdict::Unread(_) => None,
        Verdict::Lossy(why) => Some(why.clone()),
    }
}

fn list<'a>(broken: impl IntoIterator<Item = &'a crate::case::Broken>) -> String {
    let names = broken.into_iter().map(|(rule, field)| match field.as_str() {
        "" => rule.clone(),
        field => format!("{rule} at {field}"),
    });
    let text = names.collect::<Vec<_>>().join(", ");
    if text.is_empty() { "nothing".into() } else { text }
}
