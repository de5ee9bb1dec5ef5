//! The whole suite: which rules are tested where, and what came of it.

use crate::case::{Broken, Case};
use crate::entangled::Entangled;
use crate::exceptions::Exceptions;
use crate::generate::{Cases, Depth, generate};
use crate::judge::{Judge, Verdict};
use crate::layout::{Layout, Version};
use crate::solve::Formula;
use crate::spec::Spec;
use genvisa_reader::isa::Kind;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Layouts by instruction, platform, object version, and whether variables have any type.
type Layouts<'a> = HashMap<(usize, usize, Version, bool), Arc<Layout<'a>>>;

/// A specification, what is declared about its rules, and where each of them can be seen.
pub struct Suite<'a> {
    /// The specification.
    pub spec: &'a Spec,
    /// Rules that cannot be broken alone.
    pub entangled: Vec<Entangled>,
    /// Every rule on every platform where it makes a difference.
    pub topics: Vec<Topic>,
    /// What no case may be.
    denied: Exceptions,
    /// What was laid out so far.
    layouts: Mutex<Layouts<'a>>,
}

/// A rule on platforms that are all the same to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Number of the rule.
    pub rule: usize,
    /// Number of the newest of the platforms.
    pub platform: usize,
    /// Numbers of the others, the newest first.
    pub others: Vec<usize>,
    /// Where the rule is stated.
    pub places: Vec<Spot>,
}

/// Where a rule is stated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// Number of the instruction.
    pub instruction: usize,
    /// Its field; empty for the instruction as a whole.
    pub field: String,
    /// The newest of the platforms that has the instruction.
    pub platform: usize,
    /// An object version that has what the rule speaks of.
    pub version: Version,
    /// Whether variables have any type, and not only those that a file can declare.
    pub any_type: bool,
}

/// At how many places a rule may withstand a long search before the search is cut short at the others.
const HOPE: usize = 12;

impl<'a> Suite<'a> {
    /// Plans the tests of a specification.
    pub fn new(spec: &'a Spec, entangled: Vec<Entangled>) -> Self {
        let uses = spec.uses();
        let mut topics = Vec::new();
        let newest = spec.isa.platforms.len().saturating_sub(1);
        for (rule, stated) in spec.static_rules() {
            let traits = spec.traits(rule);
            // A rule about the platforms themselves is also seen where they lack the instruction.
            let everywhere = stated.kind == Kind::Platform;
            let mut classes: Vec<usize> = Vec::new();
            for platform in (0..traits.len()).rev() {
                if classes.iter().all(|known| traits[*known] != traits[platform]) {
                    classes.push(platform);
                }
            }
            for newest in classes {
                let mut places = Vec::new();
                for (instruction, fields) in uses.get(stated.subject.as_str()).into_iter().flatten() {
                    let has_it = &spec.isa.instructions[*instruction].platforms;
                    let mut same = (0..=newest).rev().filter(|p| traits[*p] == traits[newest]);
                    let Some(platform) = same.find(|p| everywhere || spec.on(has_it, *p)) else { continue };
                    let version = spec.version(rule, *instruction);
                    let spot = |field: &&str| Spot {
                        instruction: *instruction,
                        field: field.to_string(),
                        platform,
                        version,
                        any_type: false,
                    };
                    places.extend(fields.iter().map(spot));
                }
                if !places.is_empty() {
                    let others = (0..newest).rev().filter(|p| traits[*p] == traits[newest]).collect();
                    topics.push(Topic { rule, platform: newest, others, places });
                }
            }
            if topics.last().is_none_or(|topic| topic.rule != rule) {
                topics.push(Topic { rule, platform: newest, others: Vec::new(), places: Vec::new() }); // a test that says so
            }
        }
        Self { spec, entangled, topics, denied: Exceptions::default(), layouts: Mutex::default() }
    }

    /// The same with cases of which no exception speaks, as far as there are such.
    #[must_use]
    pub fn without(self, exceptions: Exceptions) -> Self {
        Self { denied: exceptions, layouts: Mutex::default(), ..self }
    }

    /// The name of a test: the rule and the platform.
    pub fn name(&self, topic: &Topic) -> String {
        format!("{}::{}", self.spec.isa.rules[topic.rule].id, self.spec.isa.platforms[topic.platform].name)
    }

    /// An instruction on a platform.
    fn layout(&self, spot: &Spot) -> Arc<Layout<'a>> {
        let Spot { instruction, platform, version, any_type, .. } = *spot;
        let key = (instruction, platform, version, any_type);
        let known = |layouts: &mut Layouts<'a>| layouts.get(&key).cloned();
        if let Some(layout) = self.with_layouts(known) {
            return layout;
        }
        let lay_out = if any_type { Layout::of_any_type } else { Layout::new };
        let layout = lay_out(self.spec, &self.spec.isa.instructions[instruction], platform, version);
        let denied = self.denied.denied(&layout, None);
        let layout = Arc::new(if denied.is_empty() { layout } else { layout.and(denied) });
        self.with_layouts(|layouts| layouts.entry(key).or_insert(layout).clone())
    }

    fn with_layouts<T>(&self, f: impl FnOnce(&mut Layouts<'a>) -> T) -> T {
        f(&mut self.layouts.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The cases of a rule on a platform: all of them at the first place where it can be broken, a pair at each other.
    pub fn cases(&self, topic: &Topic) -> Cases {
        let with = self.declared(topic).map_or(&[][..], |declared| &declared.with);
        let mut cases = Cases::default();
        let mut hope = HOPE;
        for spot in &topic.places {
            let depth = if cases.negatives == 0 && hope > 0 { Depth::Full } else { Depth::Pair };
            self.generate(topic, spot, with, depth, &mut cases);
            hope = hope.saturating_sub(usize::from(depth == Depth::Full && cases.is_hard()));
        }
        let here = &self.spec.isa.rules[topic.rule];
        let is_missing = |cases: &Cases| cases.negatives == 0 && self.declared(topic).is_none();
        // Some rules are only broken by types that nothing can be declared with.
        for spot in topic.places.iter().filter(|_| self.is_breakable(topic)).take(HOPE) {
            if !is_missing(&cases) {
                return cases;
            }
            self.generate(topic, &Spot { any_type: true, ..spot.clone() }, with, Depth::Full, &mut cases);
        }
        // What other rules forbid on the newest platform, they may allow on another.
        for platform in topic.others.iter().filter(|_| self.is_breakable(topic)) {
            for spot in topic.places.iter().take(HOPE) {
                if !is_missing(&cases) {
                    return cases;
                }
                let has_it = &self.spec.isa.instructions[spot.instruction].platforms;
                if here.kind == Kind::Platform || self.spec.on(has_it, *platform) {
                    let spot = Spot { platform: *platform, ..spot.clone() };
                    self.generate(topic, &spot, with, Depth::Full, &mut cases);
                }
            }
        }
        cases
    }

    fn generate(&self, topic: &Topic, spot: &Spot, with: &[String], depth: Depth, into: &mut Cases) {
        let platforms = &self.spec.isa.platforms;
        let here = &self.spec.isa.instructions[spot.instruction];
        let elsewhere = || {
            let has_it = (0..platforms.len()).rev().filter(|p| self.spec.on(&here.platforms, *p));
            has_it.map(|platform| self.layout(&Spot { platform, ..spot.clone() })).collect()
        };
        let layout = self.layout(spot);
        let rule = &self.spec.isa.rules[topic.rule].id;
        generate(&layout, rule, &spot.field, with, depth, &elsewhere, into);
    }

    /// Whether something can break a rule at all where the platforms are those of a topic.
    fn is_breakable(&self, topic: &Topic) -> bool {
        topic.places.iter().any(|spot| {
            let layout = self.layout(spot);
            let stated = layout.rules.iter().position(|s| s.rule == topic.rule && s.field == spot.field);
            stated.is_some_and(|number| {
                !matches!(layout.problem.constraints[number], Formula::Known(value) if value != Some(0))
            })
        })
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
        let wrong = self.judge(topic, &cases, judge);
        if wrong.is_empty() { Ok(cases.cases.len()) } else { Err(wrong.join("\n")) }
    }

    /// Has the cases of a rule on a platform judged. Gives what is wrong.
    pub fn judge(&self, topic: &Topic, cases: &Cases, judge: &dyn Judge) -> Vec<String> {
        let mut wrong = self.gaps(topic, cases);
        for case in cases.cases.values() {
            wrong.extend(self.entanglement(topic, case).map(|problem| format!("{case}\n    {problem}")));
            wrong.extend(compare(case, &judge.judge(case)).map(|problem| format!("{case}\n    {problem}")));
        }
        wrong
    }

    /// What a rule lacks: a positive case, a negative one, or a true declaration that there is none.
    fn gaps(&self, topic: &Topic, cases: &Cases) -> Vec<String> {
        let rule = &self.spec.isa.rules[topic.rule];
        let declared = self.declared(topic);
        let mut gaps = Vec::new();
        if topic.places.is_empty() && declared.is_none() {
            return vec![format!(
                "no instruction has a `{}` to break the rule in ({}:{})",
                rule.subject, rule.page, rule.line
            )];
        }
        let holds_here = self.spec.on(&rule.platforms, topic.platform);
        if holds_here && cases.positives() == 0 && declared.is_none_or(|declared| declared.with.is_empty()) {
            gaps.push(format!("no positive case: {}", rule.expr));
        }
        let why = cases.without_negative.join("\n    ");
        match declared {
            // What is always so on these platforms can be broken on others.
            None if cases.negatives == 0
                && !self.is_breakable(topic)
                && self.topics.iter().any(|t| t.rule == topic.rule && t != topic && self.is_breakable(t)) => {
            }
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
        let any_type = |spot: &Spot| Spot { any_type: true, ..spot.clone() };
        topic.places.iter().flat_map(|spot| [spot.clone(), any_type(spot)]).any(|spot| {
            let mut cases = Cases::default();
            self.generate(topic, &spot, &[], Depth::Pair, &mut cases);
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
pub fn compare(case: &Case, verdict: &Verdict) -> Option<String> {
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

fn list<'a>(broken: impl IntoIterator<Item = &'a Broken>) -> String {
    let names = broken.into_iter().map(|(rule, field)| match field.as_str() {
        "" => rule.clone(),
        field => format!("{rule} at {field}"),
    });
    let text = names.collect::<Vec<_>>().join(", ");
    if text.is_empty() { "nothing".into() } else { text }
}
