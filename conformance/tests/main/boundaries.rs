//! Ranges are tested on both sides of both limits, and closed encodings with every code.

use crate::all_cases::spec;
use crate::gaps::{Modules, Polarity, Reasons, Try};
use genvisa_conformance::object::file::{HEADER, Object};
use genvisa_conformance::object::node::Node;
use genvisa_conformance::object::tree::{Codec, Item, Value, range};
use genvisa_conformance::spec::{Spec, VERSION};
use genvisa_conformance::vectors::Vectors;
use genvisa_reader::isa::{Check, Rule};
use genvisa_rule::{Expr, Pattern};
use genvisa_runner::request::Operation;
use genvisa_runner::vector::Vector;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The widest field of which every code is tested.
const WIDTH: u32 = 8;

/// A rule that limits a number of one field, or the codes of a bit range.
struct Limited<'s> {
    rule: &'s Rule,
    path: &'s [String],
    /// Whether the number is that of an operand that is a constant.
    is_constant: bool,
    allowed: Allowed,
}

enum Allowed {
    Range(i64, i64),
    Codes(BTreeSet<i64>),
}

/// The numbers that a rule should be tested with, and those that it is tested with: valid ones, then invalid ones.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct Numbers([BTreeSet<i64>; 2]);

impl<'s> Limited<'s> {
    /// The rules of that form that can be tested.
    fn all(spec: &'s Spec) -> Vec<Self> {
        let pairs = spec.isa.rules.iter().zip(&spec.rules);
        pairs
            .filter(|(rule, _)| rule.check != Check::Runtime)
            .filter_map(|(rule, expr)| Self::of(rule, expr))
            .collect()
    }

    fn of(rule: &'s Rule, expr: &'s Expr) -> Option<Self> {
        let Expr::Matches { subject, patterns } = expr else { return None };
        let (name, function) = match &**subject {
            Expr::Name(name) => (name, ""),
            Expr::Call { name, args, .. } => match args.as_slice() {
                [Expr::Name(of)] => (of, name.as_str()),
                _ => return None,
            },
            _ => return None,
        };
        let allowed = match (function, patterns.as_slice()) {
            ("" | "imm", [Pattern::Range(low, high)]) => Allowed::Range(low.value, high.value),
            ("code", patterns) => {
                let code = |pattern: &Pattern| match pattern {
                    Pattern::Int(int) => Some(int.value),
                    _ => None,
                };
                Allowed::Codes(patterns.iter().map(code).collect::<Option<_>>()?)
            }
            _ => return None,
        };
        Some(Self { rule, path: &name.path, is_constant: function == "imm", allowed })
    }

    /// The numbers at a node, and the lowest and highest that the field can hold.
    fn at(&self, codec: &Codec<'_>, node: &Node<'_>) -> Option<(i64, [i64; 2])> {
        let item = node.item;
        let n = codec.field(item.shape, self.path.first()?)?;
        if self.is_constant {
            let Value::Items(operands) = item.values.get(n)? else { return None };
            return constant(codec, operands.first()?);
        }
        let field = codec.fields(item.shape).get(n)?;
        let bits = codec.bits(field)?;
        let raw = codec.int(item, n)?;
        let name = self.path.last()?;
        if let Some(group) = codec.groups(item.shape, n).iter().find(|group| group.name == *name) {
            let width = group.hi - group.lo + 1;
            return Some((range(raw, group.hi, group.lo) as i64, [0, (1 << width) - 1]));
        }
        let limits = match codec.number(field, 1 << (bits - 1)) {
            low if low < 0 => [low, -low - 1],
            _ => [0, (1 << bits) - 1],
        };
        Some((codec.number(field, raw), limits))
    }

    /// The numbers that the rule should be tested with, if its field holds numbers between some limits.
    fn wanted(&self, [low, high]: [i64; 2]) -> Numbers {
        let mut numbers = match &self.allowed {
            Allowed::Range(from, to) => Numbers([[*from, *to].into(), [from - 1, to + 1].into()]),
            Allowed::Codes(codes) => {
                let others = (0..1 << WIDTH).filter(|code| !codes.contains(code)).collect();
                Numbers([codes.clone(), others])
            }
        };
        numbers.0.iter_mut().for_each(|numbers| numbers.retain(|number| (low..=high).contains(number)));
        numbers
    }
}

/// The number in an operand that is a constant of 32 bits.
fn constant(codec: &Codec<'_>, operand: &Item) -> Option<(i64, [i64; 2])> {
    if let Some(low) = codec.field(operand.shape, "low") {
        return Some((codec.int(operand, low)? as i64, [0, u32::MAX.into()]));
    }
    let inner = operand.values.iter().find_map(|value| match value {
        Value::Items(items) => items.iter().find_map(|item| constant(codec, item)),
        _ => None,
    });
    inner.or_else(|| constant(codec, operand.variant.as_deref()?))
}

/// A rule with the numbers that it should be tested with, and those of the vectors: valid ones of any rule, and invalid ones of
/// this rule.
type Measured = BTreeMap<String, [Numbers; 2]>;

/// The largest module of another rule that is read.
const MOST_BYTES: usize = 4096;

fn measured() -> Measured {
    let spec = spec().unwrap();
    let codec = Codec { spec, version: VERSION };
    let mut limited: BTreeMap<&str, Vec<Limited<'_>>> = BTreeMap::new();
    for one in Limited::all(spec) {
        limited.entry(&one.rule.subject).or_default().push(one);
    }
    let vectors = Vectors::load().unwrap();
    let objects = vectors.all.par_iter().filter(|vector| vector.operation == Operation::CheckBin);
    let of_vector = |mut measured: Measured, vector: &Vector| {
        let is_of = |one: &&Limited<'_>| {
            let is_own = one.rule.id == vector.rule;
            is_own || !vector.is_negative() && vector.input.bytes().len() < MOST_BYTES
        };
        if !limited.values().flatten().any(|one| is_of(&one)) {
            return measured;
        }
        let Some(object) = read(&codec, vector.input.bytes()) else { return measured };
        for node in &object.nodes(&codec) {
            for one in limited.get(node.subject).into_iter().flatten().filter(is_of) {
                let Some((number, limits)) = one.at(&codec, node) else { continue };
                let [wanted, found] = measured.entry(one.rule.id.clone()).or_default();
                if wanted.0[0].is_empty() {
                    *wanted = one.wanted(limits);
                }
                found.0[usize::from(vector.is_negative())].insert(number);
            }
        }
        measured
    };
    let joined = |mut all: Measured, part: Measured| {
        for (rule, [wanted, found]) in part {
            let known = all.entry(rule).or_default();
            known[0] = wanted;
            known[1].0.iter_mut().zip(found.0).for_each(|(known, found)| known.extend(found));
        }
        all
    };
    objects.fold(Measured::new, of_vector).reduce(Measured::new, joined)
}

/// An object, or its header alone: a function of another file has no declarations in this one.
fn read(codec: &Codec<'_>, bytes: &[u8]) -> Option<Object> {
    if let Ok(object) = Object::read(codec, bytes) {
        return Some(object);
    }
    let header = codec.decode(codec.shape(HEADER)?, &mut &*bytes)?;
    Some(Object { header: Arc::new(header), kernels: Vec::new(), functions: Vec::new() })
}

/// A number without a vector.
type Gap<'l, 's> = (&'l Limited<'s>, Polarity, i64);

/// The numbers without a vector, and the sums of all numbers.
fn gaps<'l, 's>(limited: &'l [Limited<'s>], measured: &Measured) -> (Vec<Gap<'l, 's>>, Vec<&'s str>, String) {
    let (mut gaps, mut absent) = (Vec::new(), Vec::new());
    let mut counts: BTreeMap<&str, [usize; 5]> = BTreeMap::new();
    for one in limited {
        let kind = match one.allowed {
            Allowed::Range(..) => "ranges",
            Allowed::Codes(_) => "closed encodings",
        };
        let count = counts.entry(kind).or_default();
        count[0] += 1;
        let Some([wanted, found]) = measured.get(&one.rule.id) else {
            absent.push(&*one.rule.id);
            continue;
        };
        for (n, polarity) in [Polarity::Valid, Polarity::Invalid].into_iter().enumerate() {
            let missing: Vec<i64> = wanted.0[n].difference(&found.0[n]).copied().collect();
            count[1 + 2 * n] += wanted.0[n].len() - missing.len();
            count[2 + 2 * n] += wanted.0[n].len();
            gaps.extend(missing.into_iter().map(|number| (one, polarity, number)));
        }
    }
    let mut text = String::new();
    for (kind, [rules, valid, all_valid, invalid, all_invalid]) in counts {
        text.push_str(&format!(
            "{rules} {kind}: {valid} of {all_valid} valid numbers and {invalid} of {all_invalid} invalid ones\n"
        ));
    }
    (gaps, absent, text)
}

/// Every number without a vector has a reason in `boundaries.toml`, and the reason is true: the number is put into valid modules.
#[test]
fn limits_and_codes_without_a_case_have_a_reason() {
    let spec = spec().unwrap();
    let codec = Codec { spec, version: VERSION };
    let (limited, mut reasons) = (Limited::all(spec), Reasons::read());
    let (gaps, absent, mut text) = gaps(&limited, &measured());
    let subjects: BTreeSet<&str> = gaps.iter().map(|(one, ..)| &*one.rule.subject).collect();
    let modules = Modules::of(&codec, &subjects);
    let tries = gaps.par_iter().map(|(one, _, number)| modules.tries(&codec, one.rule, one.path, *number));
    let tries: Vec<Vec<Try>> = tries.collect();
    let mut problems: Vec<String> = absent.into_iter().filter_map(|rule| reasons.absent(rule)).collect();
    for ((one, polarity, number), tries) in gaps.iter().zip(&tries) {
        problems.extend(reasons.problem(&one.rule.id, *polarity, *number, tries));
    }
    problems.extend(reasons.unused());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    text.push_str(&reasons.sums());
    expect_test::expect_file!["boundaries.txt"].assert_eq(&text);
}
