//! The reasons why a number has no case, and the modules that show whether they are true.

use genvisa::Module;
use genvisa_conformance::native;
use genvisa_conformance::object::change::{Bits, Change};
use genvisa_conformance::object::file::Object;
use genvisa_conformance::object::node::Node;
use genvisa_conformance::object::tree::Codec;
use genvisa_conformance::vectors::Vectors;
use genvisa_reader::isa::Rule;
use genvisa_runner::request::Operation;
use genvisa_runner::vector::Vector;
use rayon::prelude::*;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The most modules that a number is put into.
const MODULES: usize = 300;
/// The largest of these modules.
const MOST_BYTES: usize = 4096;

/// Whether a number is one that the rule allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Polarity {
    Valid,
    Invalid,
}

/// `boundaries.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reasons {
    gap: Vec<Entry>,
}

/// Numbers of some rules, and the reason why they have no case.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    rules: Vec<String>,
    #[serde(default)]
    valid: Vec<i64>,
    #[serde(default)]
    invalid: Vec<i64>,
    because: Because,
    /// Other rules that a module with the number breaks. `*` is any beginning.
    #[serde(default)]
    others: Vec<String>,
    reason: String,
    /// The numbers that were found, and the rules of `others` that a module breaks.
    #[serde(skip)]
    seen: BTreeSet<String>,
}

/// A kind of reason, which is tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Because {
    /// Every module with the number breaks one of the other rules.
    Breaks,
    /// No module with the number can be read.
    Unreadable,
    /// No object has the field.
    Absent,
}

/// The result of a number in a module.
#[derive(Debug, PartialEq, Eq)]
pub enum Try {
    Unreadable,
    /// The rules that are broken besides the one that the number is about.
    Breaks(BTreeSet<&'static str>),
}

impl Reasons {
    pub fn read() -> Self {
        toml::from_str(include_str!("boundaries.toml")).unwrap()
    }

    fn entry(&mut self, rule: &str, of: impl Fn(&Entry) -> bool) -> Result<&mut Entry, String> {
        let is_about = |entry: &&mut Entry| entry.rules.iter().any(|known| known == rule) && of(entry);
        let mut entries = self.gap.iter_mut().filter(is_about);
        match (entries.next(), entries.next()) {
            (Some(entry), None) => Ok(entry),
            (None, _) => Err("no reason".into()),
            (Some(_), Some(_)) => Err("two reasons".into()),
        }
    }

    /// The problem of a rule about a field that no object has.
    pub fn absent(&mut self, rule: &str) -> Option<String> {
        match self.entry(rule, |entry| entry.because == Because::Absent) {
            Ok(entry) => {
                entry.seen.insert(rule.to_string());
                None
            }
            Err(why) => Some(format!("{rule}: no module has the field: {why}")),
        }
    }

    /// The problem of a number without a case: its reason is missing or false.
    pub fn problem(&mut self, rule: &str, polarity: Polarity, number: i64, tries: &[Try]) -> Option<String> {
        let has = |entry: &Entry| entry.numbers(polarity).contains(&number);
        let why = match self.entry(rule, has) {
            Ok(entry) => {
                entry.seen.insert(format!("{rule} {polarity:?} {number}"));
                entry.falsehood(tries)?
            }
            Err(why) => why,
        };
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        tries.iter().for_each(|one| *counts.entry(format!("{one:?}")).or_default() += 1);
        let counts: Vec<_> = counts.iter().take(5).collect();
        Some(format!("{rule}: {polarity:?} {number}: {why}; modules with the number: {counts:?}"))
    }

    /// Parts of the file that are about nothing.
    pub fn unused(&self) -> Vec<String> {
        let unused = |entry: &Entry| {
            let count = entry.valid.len() + entry.invalid.len();
            let numbers = entry.rules.len() * count.max(1);
            let rules = entry.others.iter().filter(|rule| !entry.seen.contains(*rule));
            let rules = rules.map(|rule| format!("{:?}: no module breaks {rule}", entry.rules));
            let others = (entry.seen.len()
                - entry.others.iter().filter(|rule| entry.seen.contains(*rule)).count()
                != numbers)
                .then(|| {
                    format!("{:?}: {numbers} numbers, and only {:?} have no case", entry.rules, entry.seen)
                });
            let is_short =
                entry.reason.len() < 20 || entry.others.is_empty() == (entry.because == Because::Breaks);
            let form = is_short.then(|| format!("{:?}: a reason, and rules for `breaks`", entry.rules));
            rules.chain(others).chain(form).collect::<Vec<_>>()
        };
        self.gap.iter().flat_map(unused).collect()
    }

    /// The number of reasons of each kind.
    pub fn sums(&self) -> String {
        let mut counts: BTreeMap<Because, usize> = BTreeMap::new();
        for entry in &self.gap {
            let numbers = (entry.valid.len() + entry.invalid.len()).max(1);
            *counts.entry(entry.because).or_default() += entry.rules.len() * numbers;
        }
        let line = |(because, count): (&Because, &usize)| format!("{because:?}: {count}\n").to_lowercase();
        counts.iter().map(line).collect()
    }
}

impl Entry {
    fn numbers(&self, polarity: Polarity) -> &[i64] {
        match polarity {
            Polarity::Valid => &self.valid,
            Polarity::Invalid => &self.invalid,
        }
    }

    /// Why the reason is false, if it is.
    fn falsehood(&mut self, tries: &[Try]) -> Option<String> {
        let is_true = match self.because {
            Because::Breaks => {
                let others = self.others.clone();
                let mut is_broken = |one: &Try| match one {
                    Try::Unreadable => true,
                    Try::Breaks(rules) => {
                        let broken =
                            others.iter().filter(|other| rules.iter().any(|rule| matches(other, rule)));
                        let broken: Vec<&String> = broken.collect();
                        self.seen.extend(broken.iter().map(|rule| rule.to_string()));
                        !broken.is_empty()
                    }
                };
                // All are looked at, to see which of the rules are broken.
                !tries.is_empty() && tries.iter().filter(|one| !is_broken(one)).count() == 0
            }
            Because::Unreadable => !tries.is_empty() && tries.iter().all(|one| *one == Try::Unreadable),
            Because::Absent => false,
        };
        (!is_true).then(|| format!("{:?} is not true", self.because))
    }
}

/// Whether a rule is the one of a name, or ends as it does after a `*`.
fn matches(name: &str, rule: &str) -> bool {
    name.strip_prefix('*').map_or(name == rule, |end| rule.ends_with(end))
}

/// Valid modules, by the subjects of rules that they have.
pub struct Modules {
    vectors: Vectors,
    by_subject: BTreeMap<String, Vec<usize>>,
}

impl Modules {
    pub fn of(codec: &Codec<'_>, subjects: &BTreeSet<&str>) -> Self {
        let vectors = Vectors::load().unwrap();
        let found = |(n, vector): (usize, &Vector)| {
            let is_small = vector.operation == Operation::CheckBin && vector.input.bytes().len() < MOST_BYTES;
            let is_module = is_small && !vector.is_negative();
            let object = is_module.then(|| Object::read(codec, vector.input.bytes()).ok()).flatten();
            let nodes = object.as_ref().map(|object| object.nodes(codec)).unwrap_or_default();
            let own: BTreeSet<&str> = nodes.iter().map(|node| node.subject).collect();
            let own = subjects.iter().filter(|subject| own.contains(**subject));
            (n, own.map(|subject| subject.to_string()).collect::<Vec<_>>())
        };
        let found: Vec<(usize, Vec<String>)> = vectors.all.par_iter().enumerate().map(found).collect();
        let mut by_subject: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (n, own) in found {
            own.into_iter().for_each(|subject| by_subject.entry(subject).or_default().push(n));
        }
        Self { vectors, by_subject }
    }

    /// The results of a number in modules that have the field: in each of them at the first place that takes it.
    pub fn tries(&self, codec: &Codec<'_>, rule: &Rule, path: &[String], number: i64) -> Vec<Try> {
        let all = self.by_subject.get(&*rule.subject).map_or(&[][..], Vec::as_slice);
        let some = all.iter().step_by(all.len().div_ceil(MODULES).max(1));
        let one = |n: &usize| {
            let vector = &self.vectors.all[*n];
            let object = Object::read(codec, vector.input.bytes()).ok()?;
            let nodes = object.nodes(codec);
            let changes = nodes.iter().filter(|node| *node.subject == *rule.subject);
            let changed =
                changes.filter_map(|node| change(codec, node, path, number)?.apply(codec, &object)).next()?;
            let before = broken(vector.input.bytes(), vector)?;
            let Some(mut after) = broken(&changed.bytes(codec), vector) else { return Some(Try::Unreadable) };
            after.retain(|other| !before.contains(other) && *other != rule.id);
            Some(Try::Breaks(after))
        };
        some.filter_map(one).collect()
    }
}

/// The change that gives a field of a node a number.
fn change(codec: &Codec<'_>, node: &Node<'_>, path: &[String], number: i64) -> Option<Change> {
    let shape = node.item.shape;
    let place = node.place.clone();
    if let Some(table) = codec.counted(shape, path.first()?) {
        return Some(Change::Resize(place, table, usize::try_from(number).ok()?));
    }
    let field = codec.field(shape, path.first()?)?;
    let name = path.last()?;
    let range = match codec.groups(shape, field).iter().find(|group| group.name == *name) {
        Some(group) => (group.hi, group.lo),
        None => (codec.bits(codec.fields(shape).get(field)?)? - 1, 0),
    };
    Some(Change::Int(
        Bits { place, field, element: 0, range, name: name.clone() },
        u64::try_from(number).ok()?,
    ))
}

/// The rules that a module breaks; nothing for bytes that are no module.
fn broken(bytes: &[u8], vector: &Vector) -> Option<BTreeSet<&'static str>> {
    let module = Module::decode(bytes).ok()?;
    let platform = native::platform(&vector.platform)?;
    let is_read = module.bodies().all(|body| body.rest.is_none());
    is_read.then(|| module.validate_flow(platform).iter().map(|(_, violation)| violation.rule.id).collect())
}
