//! The whole suite: which rules are tested on which instructions and platforms, and their cases.

mod check;

pub use check::compare;

use crate::case_cache::CaseCache;
use crate::co_dependent::CoDependent;
use crate::exceptions::Exceptions;
use crate::generate::{Cases, Depth, Request, TRIES, generate, generate_numbers};
use crate::layout::VariableTypes;
use crate::model::Model;
use crate::solve::Formula;
use crate::spec::{Spec, Version};
use genvisa_reader::isa::RuleKind;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Models by instruction, platform, object version and types of variables.
type Models<'a> = HashMap<(usize, usize, Version, VariableTypes), Arc<Model<'a>>>;

/// A specification, the declared co-dependent rules, and the instructions on which each rule is tested.
pub struct Suite<'a> {
    /// The specification.
    pub spec: &'a Spec,
    /// Rules that no instruction violates alone.
    pub co_dependent: Vec<CoDependent>,
    /// Every rule on every platform where it has another meaning.
    pub topics: Vec<Topic>,
    /// The exceptions that no case may be an instance of.
    denied: Exceptions,
    /// The cases so far, of this run and others.
    cache: Option<CaseCache>,
    /// The models so far. They are shared by all rules.
    models: Mutex<Models<'a>>,
}

/// A rule on platforms on which it has the same meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Number of the rule.
    pub rule: usize,
    /// Number of the newest of the platforms.
    pub platform: usize,
    /// Numbers of the others, the newest first.
    pub others: Vec<usize>,
    /// The instructions that the rule applies to.
    pub sites: Vec<Site>,
}

/// An instruction that a rule applies to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    /// Number of the instruction.
    pub instruction: usize,
    /// Its field; empty for the instruction as a whole.
    pub field: String,
    /// The newest of the platforms that has the instruction.
    pub platform: usize,
    /// An object version that has the fields that the rule names.
    pub version: Version,
    /// The types of its variables.
    pub types: VariableTypes,
}

/// The number of sites at which a long search for a negative case may fail. At the others it is cut short.
const FRUITLESS: usize = 12;

impl<'a> Suite<'a> {
    /// Plans the tests of a specification.
    pub fn new(spec: &'a Spec, co_dependent: Vec<CoDependent>) -> Self {
        let uses = spec.uses();
        let mut topics = Vec::new();
        for (rule, stated) in spec.static_rules() {
            let traits = spec.traits(rule);
            let before = topics.len();
            for newest in classes(&traits) {
                let fields = uses.get(&*stated.subject).into_iter().flatten();
                let sites = sites(spec, rule, &traits, newest, fields);
                if !sites.is_empty() {
                    let others = (0..newest).rev().filter(|p| traits[*p] == traits[newest]).collect();
                    topics.push(Topic { rule, platform: newest, others, sites });
                }
            }
            // A rule without any site has a test as well, which fails with that reason.
            if topics.len() == before {
                let platform = spec.isa.platforms.len().saturating_sub(1);
                topics.push(Topic { rule, platform, others: Vec::new(), sites: Vec::new() });
            }
        }
        Self {
            spec,
            co_dependent,
            topics,
            denied: Exceptions::default(),
            cache: None,
            models: Mutex::default(),
        }
    }

    /// The same suite without cases that are instances of an exception.
    #[must_use]
    pub fn without(self, exceptions: Exceptions) -> Self {
        Self { denied: exceptions, cache: None, models: Mutex::default(), ..self }
    }

    /// The same suite with a cache of its cases. The specification must be the embedded one, because the cache is for that one.
    #[must_use]
    pub fn cached(self, cache: Option<CaseCache>) -> Self {
        Self { cache, ..self }
    }

    /// The name of a test: the rule and the platform.
    pub fn name(&self, topic: &Topic) -> String {
        format!("{}::{}", self.spec.isa.rules[topic.rule].id, self.spec.isa.platforms[topic.platform].name)
    }

    /// The model of an instruction on a platform.
    fn model(&self, site: &Site) -> Arc<Model<'a>> {
        let Site { instruction, platform, version, types, .. } = *site;
        let key = (instruction, platform, version, types);
        if let Some(model) = self.with_models(|models| models.get(&key).cloned()) {
            return model;
        }
        let model = Model::new(self.spec, &self.spec.isa.instructions[instruction], platform, version, types);
        let denied = self.denied.denied(&model, None);
        let model = Arc::new(if denied.is_empty() { model } else { model.and(denied) });
        self.with_models(|models| models.entry(key).or_insert(model).clone())
    }

    fn with_models<T>(&self, f: impl FnOnce(&mut Models<'a>) -> T) -> T {
        f(&mut self.models.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The cases of a rule on a platform: all of them at the first site where it can be violated, one pair at each other.
    pub fn cases(&self, topic: &Topic) -> Cases {
        match &self.cache {
            Some(cache) => cache.get(&self.name(topic), || self.search(topic)),
            None => self.search(topic),
        }
    }

    /// The cases of the test with a name that an earlier process left in the cache. They need no specification.
    pub fn known(cache: &CaseCache, name: &str) -> Option<Cases> {
        cache.known(name)
    }

    fn search(&self, topic: &Topic) -> Cases {
        let with = self.declared(topic).map_or(&[][..], |declared| &declared.with);
        let mut cases = Cases::default();
        let mut budget = FRUITLESS;
        for site in &topic.sites {
            let depth = if cases.negatives == 0 && budget > 0 { Depth::Full } else { Depth::Pair };
            self.generate(topic, site, with, depth, &mut cases);
            budget = budget.saturating_sub(usize::from(depth == Depth::Full && cases.is_hard()));
        }
        if self.declared(topic).is_none() && cases.negatives == 0 && self.can_be_violated(topic) {
            self.look_further(topic, with, &mut cases);
        }
        let mut tries = TRIES;
        for site in &topic.sites {
            let request = Request { rule: topic.rule, field: &site.field, with, depth: Depth::Full };
            generate_numbers(&self.model(site), request, &mut tries, &mut cases);
        }
        cases.flaws = self.flaws(topic, &cases);
        cases
    }

    /// Looks for a negative case with variables of any type and on other platforms.
    fn look_further(&self, topic: &Topic, with: &[String], cases: &mut Cases) {
        // Some rules are only violated by types that no file can declare.
        for site in topic.sites.iter().take(FRUITLESS) {
            let site = Site { types: VariableTypes::All, ..site.clone() };
            self.generate(topic, &site, with, Depth::Full, cases);
            if cases.negatives > 0 {
                return;
            }
        }
        // Other rules may allow on an older platform what they forbid on the newest one.
        let rule = &self.spec.isa.rules[topic.rule];
        for platform in &topic.others {
            for site in topic.sites.iter().take(FRUITLESS) {
                let has_it = &self.spec.isa.instructions[site.instruction].platforms;
                if rule.kind == RuleKind::Platform || self.spec.on(has_it, *platform) {
                    let site = Site { platform: *platform, ..site.clone() };
                    self.generate(topic, &site, with, Depth::Full, cases);
                }
                if cases.negatives > 0 {
                    return;
                }
            }
        }
    }

    fn generate(&self, topic: &Topic, site: &Site, with: &[String], depth: Depth, into: &mut Cases) {
        let platforms = &self.spec.isa.platforms;
        let here = &self.spec.isa.instructions[site.instruction];
        let elsewhere = || {
            let has_it = (0..platforms.len()).rev().filter(|p| self.spec.on(&here.platforms, *p));
            has_it.map(|platform| self.model(&Site { platform, ..site.clone() })).collect()
        };
        let model = self.model(site);
        let request = Request { rule: topic.rule, field: &site.field, with, depth };
        generate(&model, request, &elsewhere, into);
    }

    /// Whether any instruction can violate a rule on the platforms of a topic, alone or with others.
    fn can_be_violated(&self, topic: &Topic) -> bool {
        topic.sites.iter().any(|site| {
            let model = self.model(site);
            let instance = model.rules.iter().position(|r| r.rule == topic.rule && r.field == site.field);
            instance.is_some_and(|number| {
                !matches!(model.problem.constraints[number], Formula::Known(value) if value != Some(0))
            })
        })
    }

    /// The declaration that a rule is co-dependent on a platform.
    pub fn declared(&self, topic: &Topic) -> Option<&CoDependent> {
        let rule = &self.spec.isa.rules[topic.rule].id;
        let here = |e: &&CoDependent| e.platforms().is_some_and(|set| self.spec.on(&set, topic.platform));
        self.co_dependent.iter().filter(|e| e.rule == *rule).find(here)
    }
}

/// The newest platform of each class of platforms with equal traits.
fn classes(traits: &[Vec<u32>]) -> Vec<usize> {
    let mut classes: Vec<usize> = Vec::new();
    for platform in (0..traits.len()).rev() {
        if classes.iter().all(|known| traits[*known] != traits[platform]) {
            classes.push(platform);
        }
    }
    classes
}

/// The instructions that a rule applies to on the platforms with the traits of the newest of them.
fn sites<'f>(
    spec: &Spec,
    rule: usize,
    traits: &[Vec<u32>],
    newest: usize,
    fields: impl Iterator<Item = &'f (usize, Vec<&'f str>)>,
) -> Vec<Site> {
    // A rule about the platforms themselves is also tested where they lack the instruction.
    let everywhere = spec.isa.rules[rule].kind == RuleKind::Platform;
    let mut sites = Vec::new();
    for (instruction, fields) in fields {
        let has_it = &spec.isa.instructions[*instruction].platforms;
        let mut same = (0..=newest).rev().filter(|p| traits[*p] == traits[newest]);
        let Some(platform) = same.find(|p| everywhere || spec.on(has_it, *p)) else { continue };
        let version = spec.version(rule, *instruction);
        let site = |field: &&str| Site {
            instruction: *instruction,
            field: field.to_string(),
            platform,
            version,
            types: VariableTypes::Declarable,
        };
        sites.extend(fields.iter().map(site));
    }
    sites
}
