//! The rules about whole objects with their cases.

use super::base::{self, Base, DEBUG};
use super::evaluate::{Broken, Rules};
use super::excluded::{Excluded, Meanings};
use super::file::Object;
use super::incremental::Readers;
use super::numbers::Tested;
use super::search::{Goal, Series, Soundness, has_subject};
use super::tree::Codec;
use super::{ObjectCase, ObjectImplementation};
use crate::case_cache::CaseCache;
use crate::co_dependent::CoDependent;
use crate::implementation::CheckResult;
use crate::native;
use crate::spec::{Spec, VERSION};
use genvisa::Module;
use genvisa_reader::isa::{Check, Rule};
use genvisa_rule::functions::Answer;
use genvisa_rule::{Expr, Function};
use genvisa_runner::vector::Difference;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

/// A search for cases near a valid object.
type Search = fn(&Goal<'_>, &Object, &Readers) -> Option<Series>;

/// All rules about whole objects, and the objects whose changes are their cases.
pub struct ObjectSuite<'a> {
    spec: &'a Spec,
    rules: Rules<'a>,
    co_dependent: Vec<CoDependent>,
    bases: Vec<Base>,
    /// For each base, platform and `flow`: the parts that rules read, if it is valid.
    readers: Vec<OnceLock<Option<Arc<Readers>>>>,
    /// For each base and `flow`: the changes that break a rule.
    excluded: Vec<Arc<Excluded>>,
    /// The platforms on which each rule means the same. A suite whose cases are known does not ask for them.
    meanings: OnceLock<Meanings>,
    cache: Option<CaseCache>,
    /// Every rule on every platform where it has another meaning.
    pub topics: Vec<ObjectTopic>,
}

/// A rule on the platforms on which it has the same meaning, the newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectTopic {
    /// Number of the rule.
    pub rule: usize,
    /// Numbers of the platforms.
    pub platforms: Vec<usize>,
}

/// The cases of a rule.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct ObjectCases {
    /// The cases, each with another content.
    pub cases: Vec<ObjectCase>,
    /// The reasons why cases are missing.
    pub gaps: Vec<String>,
}

impl ObjectCases {
    /// The number of cases that break no rule, and of those that break the rule.
    pub fn counts(&self) -> [usize; 2] {
        let positives = self.cases.iter().filter(|case| case.broken.is_empty()).count();
        [positives, self.cases.len() - positives]
    }

    /// Checks an implementation with the cases. Returns their number.
    ///
    /// # Errors
    /// All failures: cases that are missing, and cases with another result than expected.
    pub fn run(&self, implementation: &dyn ObjectImplementation) -> Result<usize, String> {
        let mut wrong = self.gaps.clone();
        for case in &self.cases {
            let problem = compare(case, &implementation.check_object(case));
            wrong.extend(problem.map(|problem| format!("{}\n    {problem}", case.id)));
        }
        if wrong.is_empty() { Ok(self.cases.len()) } else { Err(wrong.join("\n")) }
    }
}

/// The name in the cache of the cases of a test.
fn key(name: &str) -> String {
    format!("object {name}")
}

impl<'a> ObjectSuite<'a> {
    /// Plans the tests of a specification.
    ///
    /// # Errors
    /// If a base cannot be read.
    pub fn new(spec: &'a Spec, co_dependent: Vec<CoDependent>) -> Result<Self, String> {
        let rules = Rules::new(spec);
        let codec = Codec { spec, version: VERSION };
        let bases = base::programs(&codec, &rules)?;
        let mut topics = Vec::new();
        for (rule, stated) in
            spec.isa.rules.iter().enumerate().filter(|(_, rule)| rule.check == Check::Object)
        {
            let traits = spec.traits(rule);
            let instruction = spec.isa.instruction(&stated.subject);
            let has_it = |platform: &usize| instruction.is_none_or(|one| spec.on(&one.platforms, *platform));
            let mut classes: Vec<Vec<usize>> = Vec::new();
            for platform in (0..traits.len()).rev().filter(has_it) {
                match classes.iter_mut().find(|class| traits[class[0]] == traits[platform]) {
                    Some(class) => class.push(platform),
                    None => classes.push(vec![platform]),
                }
            }
            let applies = |class: &Vec<usize>| spec.on(&stated.platforms, class[0]);
            let classes = classes.into_iter().filter(applies);
            topics.extend(classes.map(|platforms| ObjectTopic { rule, platforms }));
        }
        let readers = vec![OnceLock::new(); bases.len() * spec.isa.platforms.len() * 2];
        let excluded = (0..bases.len() * 2).map(|_| Arc::default()).collect();
        let meanings = OnceLock::new();
        Ok(Self { spec, rules, co_dependent, bases, readers, excluded, meanings, cache: None, topics })
    }

    /// The same suite with a cache of its cases. The specification must be the embedded one, because the cache is for that one.
    #[must_use]
    pub fn cached(self, cache: Option<CaseCache>) -> Self {
        Self { cache, ..self }
    }

    fn rule(&self, topic: &ObjectTopic) -> &'a Rule {
        &self.spec.isa.rules[topic.rule]
    }

    /// The id of the rule of a topic.
    pub fn id(&self, topic: &ObjectTopic) -> &'a str {
        &self.rule(topic).id
    }

    /// The name of a test: the rule and the newest platform.
    pub fn name(&self, topic: &ObjectTopic) -> String {
        let platform =
            topic.platforms.first().map_or("", |platform| self.spec.isa.platforms[*platform].name.as_str());
        format!("{}::{platform}", self.id(topic))
    }

    /// The rules that are broken with a rule.
    pub fn with(&self, topic: &ObjectTopic) -> &[String] {
        let declared = self.co_dependent.iter().find(|declared| declared.rule == self.id(topic));
        declared.map_or(&[], |declared| &declared.with)
    }

    /// The cases of a rule.
    pub fn cases(&self, topic: &ObjectTopic) -> ObjectCases {
        match &self.cache {
            Some(cache) => cache.get(&key(&self.name(topic)), || self.generate(topic)),
            None => self.generate(topic),
        }
    }

    /// The cases of the test with a name that an earlier process left in the cache. They need no specification.
    pub fn known(cache: &CaseCache, name: &str) -> Option<ObjectCases> {
        cache.known(&key(name))
    }

    fn generate(&self, topic: &ObjectTopic) -> ObjectCases {
        let mut all = ObjectCases::default();
        let with = self.with(topic);
        all.cases = self.search(topic, with).cases;
        let is_alone = |case: &ObjectCase| {
            !case.broken.is_empty() && case.broken.iter().all(|(rule, _)| rule == self.id(topic))
        };
        if !with.is_empty() && all.cases.iter().any(is_alone) {
            all.gaps.push(
                "declared in co_dependent.toml, but can be broken alone: remove the declaration".into(),
            );
        }
        let [positives, negatives] = all.counts();
        if positives == 0 {
            all.gaps.push(format!("no positive case: {}", self.rule(topic).expr));
        }
        if negatives == 0 {
            all.gaps.push(format!("no negative case: {}", self.rule(topic).expr));
        }
        all
    }

    fn search(&self, topic: &ObjectTopic, with: &[String]) -> ObjectCases {
        let (mut all, mut tested) = (ObjectCases::default(), Tested::new());
        let searches: [Search; 4] = [
            |goal, object, readers| goal.cases(object, readers),
            |goal, object, readers| goal.cases_where_it_applies(object, readers),
            |goal, object, readers| goal.cases_of_two_changes(object, readers),
            |goal, object, readers| goal.cases_behind_a_repair(object, readers),
        ];
        for search in searches {
            let ended = self.for_bases(topic, with, &mut |goal, base, readers| {
                if let Some(series) = search(goal, &base.object, readers) {
                    goal.note_numbers(&series, &mut tested);
                    self.add(&mut all, topic, goal.platform, base, series);
                }
                if all.counts()[1] > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if ended.is_break() {
                break;
            }
        }
        _ = self.for_bases(topic, with, &mut |goal, base, readers| {
            for series in goal.cases_with_numbers(&base.object, readers, &mut tested) {
                self.add(&mut all, topic, goal.platform, base, series);
            }
            ControlFlow::Continue(())
        });
        all
    }

    /// Calls a function with the bases of a rule on each of its platforms, until it breaks off.
    fn for_bases(
        &self,
        topic: &ObjectTopic,
        with: &[String],
        then: &mut dyn FnMut(&Goal<'_>, &Base, &Readers) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let subject = &*self.rule(topic).subject;
        let codec = Codec { spec: self.spec, version: VERSION };
        let flow = needs_flow(self.spec, topic.rule);
        let has_base = self.bases.iter().any(|base| has_subject(base, subject));
        for platform in &topic.platforms {
            let soundness = |object: &Object| soundness(&codec, self.spec, object, *platform);
            let goal = Goal {
                codec,
                rules: &self.rules,
                rule: topic.rule,
                with,
                platform: *platform,
                flow,
                meanings: self.meanings.get_or_init(|| Meanings::of(self.spec)),
                soundness: &soundness,
            };
            let solved = match has_base {
                true => None,
                false => {
                    let is_sound = |object: &Object| soundness(object).is_ok();
                    base::instruction(&codec, &self.rules, topic.rule, *platform, &is_sound)
                }
            };
            let number = |n: usize| (n < self.bases.len()).then_some(n);
            let bases = self.bases.iter().chain(&solved).enumerate();
            for (n, base) in bases.filter(|(_, base)| has_subject(base, subject)) {
                if let Some(readers) = self.readers(number(n), &base.object, *platform, flow) {
                    then(&goal, base, &readers)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The parts of a base that rules read on a platform; `None` if it is not valid there. `number` is that of a program.
    fn readers(
        &self,
        number: Option<usize>,
        object: &Object,
        platform: usize,
        flow: bool,
    ) -> Option<Arc<Readers>> {
        let compute = || {
            let codec = Codec { spec: self.spec, version: VERSION };
            let readers = Readers::of(&self.rules, codec, object, platform, flow);
            let excluded = number.and_then(|n| self.excluded.get(n * 2 + usize::from(flow)));
            let readers = readers.sharing(excluded.cloned().unwrap_or_default());
            let is_valid = readers.is_valid() && soundness(&codec, self.spec, object, platform).is_ok();
            is_valid.then(|| Arc::new(readers))
        };
        let platforms = self.spec.isa.platforms.len();
        let known = number.and_then(|n| self.readers.get((n * platforms + platform) * 2 + usize::from(flow)));
        match known {
            Some(known) => known.get_or_init(compute).clone(),
            None => compute(),
        }
    }

    fn add(&self, all: &mut ObjectCases, topic: &ObjectTopic, platform: usize, base: &Base, series: Series) {
        let codec = Codec { spec: self.spec, version: VERSION };
        let platform = self.spec.isa.platforms[platform].name.clone();
        let flow = needs_flow(self.spec, topic.rule);
        let is_debug = is_debug(&codec, &series.valid);
        let mut add =
            |object: &Object, broken, change: String, counterpart: Option<(String, Difference)>| -> String {
                let bytes = object.bytes(&codec);
                if let Some(known) = all.cases.iter().find(|case| case.bytes == bytes) {
                    return known.id.clone();
                }
                let polarity = if counterpart.is_none() { "positive" } else { "negative" };
                let id = format!("{}/{polarity}/{platform}/{}/{change}", self.id(topic), base.name);
                all.cases.push(ObjectCase {
                    id: id.clone(),
                    platform: platform.clone(),
                    bytes,
                    is_debug,
                    flow,
                    broken,
                    counterpart,
                });
                id
            };
        let before = series.change.as_ref().map(|change| format!("{change}, ")).unwrap_or_default();
        let valid = series.change.as_ref().map_or("unchanged".to_string(), ToString::to_string);
        let valid = add(&series.valid, BTreeSet::new(), valid, None);
        for found in series.found {
            let counterpart = (!found.broken.is_empty()).then(|| {
                let difference = found.change.difference(&codec, &series.valid);
                (valid.clone(), difference)
            });
            add(&found.object, found.broken, format!("{before}{}", found.change), counterpart);
        }
    }

    /// Generates the cases of a rule and checks an implementation with them. Returns their number.
    ///
    /// # Errors
    /// All failures: cases that are missing, and cases with another result than expected.
    pub fn run(
        &self,
        topic: &ObjectTopic,
        implementation: &dyn ObjectImplementation,
    ) -> Result<usize, String> {
        self.cases(topic).run(implementation)
    }
}

/// Whether an object is a file of debug information.
fn is_debug(codec: &Codec<'_>, object: &Object) -> bool {
    codec.name(object.header.shape) == DEBUG
}

/// Whether a rule asks for the flow of bodies.
fn needs_flow(spec: &Spec, rule: usize) -> bool {
    let asks_flow = |part: &Expr| match part {
        Expr::Call { name, .. } => Function::find(name).is_some_and(|known| known.answer == Answer::Flow),
        _ => false,
    };
    spec.rules.get(rule).is_some_and(|expr| expr.walk().any(asks_flow))
}

/// Looks for a broken rule among those about single instructions, which have cases of their own.
fn soundness(codec: &Codec<'_>, spec: &Spec, object: &Object, platform: usize) -> Soundness {
    if is_debug(codec, object) {
        return Ok(());
    }
    let module = Module::decode(&object.bytes(codec)).map_err(|_| None)?;
    let name = spec.isa.platforms.get(platform).map_or("", |platform| platform.name.as_str());
    let platform = native::platform(name).ok_or(None)?;
    let rules = &spec.isa.rules;
    for (_, violation) in module.validate(platform) {
        let rule = rules.iter().position(|rule| rule.id == violation.rule.id);
        if rule.is_none_or(|rule| rules[rule].check != Check::Object) {
            return Err(rule);
        }
    }
    Ok(())
}

/// The failure that a result is, if it is one.
pub fn compare(case: &ObjectCase, result: &CheckResult) -> Option<String> {
    match result {
        CheckResult::Decoded(broken) if *broken == case.broken => None,
        CheckResult::Decoded(broken) => {
            Some(format!("breaks {}, but the result is {}", list(&case.broken), list(broken)))
        }
        CheckResult::NotDecoded(why) => Some(format!("was not decoded: {why}")),
        CheckResult::Lossy(why) => Some(why.clone()),
    }
}

fn list(broken: &BTreeSet<Broken>) -> String {
    let names: Vec<String> =
        broken.iter().take(8).map(|(rule, place)| format!("{rule} at {place}")).collect();
    if names.is_empty() { "no rule".into() } else { names.join(", ") }
}
