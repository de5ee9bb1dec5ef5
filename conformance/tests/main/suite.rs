//! The properties of the generated cases, and the agreement of the two evaluators on random instructions.

use crate::all_cases::{all_cases, spec, suite};
use genvisa_conformance::case::{Case, Violated};
use genvisa_conformance::case_cache::CaseCache;
use genvisa_conformance::co_dependent;
use genvisa_conformance::generate::Cases;
use genvisa_conformance::implementation::{CheckResult, Implementation};
use genvisa_conformance::layout::VariableTypes;
use genvisa_conformance::model::Model;
use genvisa_conformance::native::Genvisa;
use genvisa_conformance::object::suite::ObjectSuite;
use genvisa_conformance::solve::{Outcome, Terms};
use genvisa_conformance::spec::{Spec, VERSION};
use genvisa_conformance::suite::{Suite, Topic, compare};
use genvisa_rule::Expr;
use std::collections::BTreeSet;

fn topic(suite: &Suite<'_>, rule: &str) -> Result<Topic, String> {
    let is_it = |topic: &&Topic| suite.spec.isa.rules[topic.rule].id == rule;
    suite.topics.iter().find(is_it).cloned().ok_or_else(|| format!("no topic {rule}"))
}

fn cases(rule: &str) -> Result<Cases, String> {
    let suite = suite()?;
    Ok(suite.cases(&topic(suite, rule)?))
}

/// The values of one byte of the instruction in the positive and in the negative cases.
fn bytes(cases: &Cases, at: usize) -> (BTreeSet<u8>, BTreeSet<u8>) {
    let (negative, positive): (Vec<&Case>, _) =
        cases.cases.values().partition(|case| !case.violated.is_empty());
    let byte = |case: &&Case| case.bytes.get(at).copied();
    (positive.iter().filter_map(byte).collect(), negative.iter().filter_map(byte).collect())
}

#[test]
fn a_closed_encoding_has_a_case_for_every_code() -> Result<(), String> {
    let (positive, negative) = bytes(&cases("CMP/rel_op/encoding")?, 2);
    assert_eq!(positive, (0..6).collect());
    assert_eq!(negative, (6..8).collect());
    Ok(())
}

#[test]
fn a_code_without_a_case_is_impossible_to_violate_alone() -> Result<(), String> {
    let suite = suite()?;
    let (mut seen, mut missing) = (0, Vec::new());
    for (topic, cases) in all_cases()? {
        let (rule, expr) = (&suite.spec.isa.rules[topic.rule], &suite.spec.rules[topic.rule]);
        let Some(instruction) = suite.spec.isa.instruction(&rule.subject) else { continue };
        let Expr::Matches { subject, .. } = expr else { continue };
        let Expr::Call { name, args, .. } = &**subject else { continue };
        let ("code", [Expr::Name(range)], Some(site)) = (name.as_str(), args.as_slice(), topic.sites.first())
        else {
            continue;
        };
        let model =
            Model::new(suite.spec, instruction, site.platform, site.version, VariableTypes::Declarable);
        let target = model.rules.iter().position(|s| s.rule == topic.rule);
        let (Some(target), Some((_, range))) = (target, model.layout.nodes[0].range(&range.path, None))
        else {
            continue;
        };
        let slot = range.slot;

        let (mut wrong, mut right) = (BTreeSet::new(), BTreeSet::new());
        for case in cases.cases.values().filter(|case| case.instruction == instruction.name) {
            let Some((_, differences)) = &case.counterpart else { continue };
            for one in differences.iter().filter(|one| one.field == model.slots()[slot].name) {
                wrong.extend(one.found.parse::<i64>());
                right.extend(one.valid.parse::<i64>());
            }
        }
        let terms = Terms { limit: 50_000, ..Terms::default() };
        for code in model.slots()[slot].domain.iter().filter(|code| !wrong.contains(code)) {
            let could = model.problem.break_only(terms, target, &[(slot, *code)]);
            missing.extend(
                (could != Outcome::Impossible).then(|| format!("{} {code}: {could:?}", suite.name(topic))),
            );
        }
        seen += 1;
    }
    assert!(seen > 10);
    assert_eq!(missing, Vec::<String>::new());
    Ok(())
}

#[test]
fn a_negative_case_differs_from_its_valid_counterpart_in_one_slot() -> Result<(), String> {
    for (_, cases) in all_cases()? {
        for case in cases.cases.values().filter(|case| !case.violated.is_empty()) {
            let Some((_, differences)) = &case.counterpart else { continue };
            assert_eq!(differences.len(), 1, "{case}");
        }
    }
    Ok(())
}

#[test]
fn reserved_bits_are_set_one_at_a_time_and_together() -> Result<(), String> {
    let (positive, negative) = bytes(&cases("CMP/rel_op/reserved")?, 2);
    let above = negative.iter().map(|byte| byte & !7).collect();
    assert_eq!(BTreeSet::from([0x08, 0x10, 0x20, 0x40, 0x80, 0xf8]), above);
    assert!(positive.iter().all(|byte| byte & !7 == 0));
    Ok(())
}

#[test]
fn ranges_are_tested_at_their_ends() -> Result<(), String> {
    let cases = cases("indirect_opnd/indirect_offset/range")?;
    // `dst.indirect_opnd.indirect_offset 512 instead of 511`
    let ends = cases.cases.values().filter_map(|case| {
        let [difference] = case.counterpart.as_ref()?.1.as_slice() else { return None };
        let is_offset = difference.field.ends_with("indirect_offset");
        is_offset.then_some((difference.found.parse().ok()?, difference.valid.parse().ok()?))
    });
    let ends: BTreeSet<(i16, i16)> = ends.collect();
    assert_eq!(ends, [(-513, -512), (512, 511)].into());
    Ok(())
}

#[test]
fn sizes_are_tested_with_one_element_too_few() -> Result<(), String> {
    let cases = cases("GATHER_SCALED/dst/size")?;
    let (negative, positive): (Vec<&Case>, _) =
        cases.cases.values().partition(|case| !case.violated.is_empty());
    let elements = |case: &Case| case.kernel.variables.last().map(|(_, elements)| *elements);
    // The same instruction, with a variable that has one element more, violates nothing.
    let has_next = |case: &&&Case| {
        let next = elements(case).map(|elements| elements + 1);
        positive.iter().any(|valid| valid.bytes == case.bytes && elements(valid) == next)
    };
    assert_eq!(negative.iter().filter(has_next).count(), 1);
    Ok(())
}

#[test]
fn the_order_of_the_rules_does_not_change_the_cases() -> Result<(), String> {
    let suite = suite()?;
    let mut isa = suite.spec.isa.clone();
    isa.rules.reverse();
    let turned = Spec::new(isa)?;
    let turned = Suite::new(&turned, co_dependent::read(co_dependent::TEXT)?);
    for (topic, cases) in all_cases()?.step_by(11) {
        let other = self::topic(&turned, &suite.spec.isa.rules[topic.rule].id)?;
        // A rule has a topic for each class of platforms; `other` is the first of them.
        let other = Topic { rule: other.rule, ..topic.clone() };
        let ids = |cases: &Cases| -> Vec<(String, u64)> {
            cases.cases.values().map(|case| (case.id.clone(), case.sum)).collect()
        };
        assert_eq!(ids(cases), ids(&turned.cases(&other)), "{}", suite.name(topic));
    }
    Ok(())
}

/// Reports no violation, ever.
struct AcceptsAll;

impl Implementation for AcceptsAll {
    fn check(&self, _: &Case) -> CheckResult {
        CheckResult::Decoded(BTreeSet::new())
    }
}

/// Decodes nothing.
struct RefusesAll;

impl Implementation for RefusesAll {
    fn check(&self, _: &Case) -> CheckResult {
        CheckResult::NotDecoded("out of principle".into())
    }
}

#[test]
fn wrong_implementations_fail() -> Result<(), String> {
    let suite = suite()?;
    for rule in [
        "GATHER/dst/size",
        "gen_opnd/width/legal",
        "SEL/type_map",
        "pred/id/declared",
        "addr_opnd/id/declared",
    ] {
        let topic = topic(suite, rule)?;
        assert!(suite.run(&topic, &Genvisa::default()).is_ok(), "{rule}");
        assert!(suite.run(&topic, &AcceptsAll).is_err(), "{rule}");
        assert!(suite.run(&topic, &RefusesAll).is_err(), "{rule}");
        assert!(suite.run(&topic, &Genvisa { without: Some(rule) }).is_err(), "{rule}");
        assert!(suite.run(&topic, &Genvisa { without: Some("LABEL/label/kind") }).is_ok(), "{rule}");
    }
    Ok(())
}

/// A process for a single trial takes its cases from the cache and reads no page.
#[test]
fn cases_in_the_cache_are_found_by_name_alone() -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let cache = CaseCache::at(folder.path().to_path_buf());
    let declared = co_dependent::read(co_dependent::TEXT)?;
    let suite = Suite::new(spec()?, declared.clone()).cached(Some(cache.clone()));
    let objects = ObjectSuite::new(spec()?, declared)?.cached(Some(cache.clone()));
    let topic = topic(&suite, "MULH/src0/type")?;
    let name = suite.name(&topic);
    assert!(Suite::known(&cache, &name).is_none());
    let made = suite.cases(&topic);
    let known = Suite::known(&cache, &name).ok_or("the cases are not in the cache")?;
    assert!(!known.cases.is_empty() && known.cases == made.cases);
    assert_eq!(known.run(&Genvisa::default()), Ok(made.cases.len()));
    assert!(known.run(&AcceptsAll).is_err());

    let topic = &objects.topics[0];
    let (made, name) = (objects.cases(topic), objects.name(topic));
    let known = ObjectSuite::known(&cache, &name).ok_or("the cases are not in the cache")?;
    assert!(!known.cases.is_empty() && known.cases == made.cases);
    assert_eq!(known.run(&Genvisa::default()), Ok(made.cases.len()));
    assert!(Suite::known(&cache, &name).is_none());
    Ok(())
}

#[test]
fn wrong_declarations_fail() -> Result<(), String> {
    let spec = spec()?;
    let declare = |text: &str| Ok::<_, String>(Suite::new(spec, co_dependent::read(text)?));
    let none = declare("")?;
    let why =
        none.run(&topic(&none, "MULH/src0/type")?, &Genvisa::default()).expect_err("nothing is declared");
    assert!(why.contains("not declared in co_dependent.toml"), "{why}");

    let free = declare("[[co_dependent]]\nrule = \"LABEL/label/kind\"\nreason = \"none\"")?;
    let why = free
        .run(&topic(&free, "LABEL/label/kind")?, &Genvisa::default())
        .expect_err("it is not co-dependent");
    assert!(why.contains("remove the declaration"), "{why}");
    Ok(())
}

#[test]
fn a_declaration_names_known_rules_and_platforms_only() -> Result<(), String> {
    let text = "[[co_dependent]]\nrule = \"LABEL/nothing\"\nwith = [\"LABEL/label/kind\", \"MULH/nothing\"]\non = \"XYZ+\"\n\
                reason = \"none\"";
    assert_eq!(
        Suite::new(spec()?, co_dependent::read(text)?).wrong_declarations(),
        [
            "there is no rule LABEL/nothing",
            "there is no rule MULH/nothing",
            "LABEL/nothing: there are no platforms `XYZ+`"
        ]
    );
    Ok(())
}

/// Cases that do not test one rule alone have flaws, so that their test fails with any implementation.
#[test]
fn cases_that_test_more_than_their_rule_fail() -> Result<(), String> {
    let suite = suite()?;
    let topic = topic(suite, "GATHER/dst/size")?;
    let rule = &suite.spec.isa.rules[topic.rule].id;
    let after = |change: &dyn Fn(&mut Case)| {
        let mut cases = suite.cases(&topic);
        let negative = cases.cases.values_mut().find(|case| !case.violated.is_empty()).unwrap();
        change(negative);
        suite.flaws(&topic, &cases)
    };
    assert_eq!(after(&|_| {}), [""; 0]);
    let fails = |change: &dyn Fn(&mut Case), why: &str| {
        let wrong = after(change);
        assert!(wrong.len() == 1 && wrong[0].ends_with(why), "{why}: {wrong:?}");
    };
    let other: Violated = ("GATHER/pred/id".to_string(), "pred".to_string());
    fails(&|case| _ = case.violated.insert(other.clone()), "violates GATHER/pred/id as well");
    fails(&|case| case.counterpart = None, "has no valid counterpart");
    let spoil = |case: &mut Case| {
        let violated = case.violated.clone();
        let (valid, _) = case.counterpart.as_mut().unwrap();
        valid.violated = violated;
    };
    fails(&spoil, "has a counterpart that violates the rule");
    let without = |keep: &dyn Fn(&Case) -> bool| {
        let mut cases = suite.cases(&topic);
        cases.cases.retain(|_, case| keep(case));
        cases.negatives = cases.cases.values().filter(|case| !case.violated.is_empty()).count();
        suite.flaws(&topic, &cases)
    };
    let expr = &suite.spec.isa.rules[topic.rule].expr;
    assert_eq!(without(&|case| !case.violated.is_empty()), [format!("no positive case: {expr}")], "{rule}");
    assert!(without(&|case| case.violated.is_empty())[0].starts_with("no negative case"), "{rule}");
    Ok(())
}

/// A rule that is declared as co-dependent with a rule that has nothing to do with it cannot be violated together with it.
#[test]
fn co_dependence_with_an_unrelated_rule_fails() -> Result<(), String> {
    let spec = spec()?;
    let text =
        "[[co_dependent]]\nrule = \"MULH/src0/type\"\nwith = [\"LABEL/label/kind\"]\nreason = \"none\"";
    let suite = Suite::new(spec, co_dependent::read(text)?);
    let why = suite.run(&topic(&suite, "MULH/src0/type")?, &Genvisa::default()).unwrap_err();
    assert!(why.contains("cannot be violated together with LABEL/label/kind"), "{why}");
    Ok(())
}

/// The evaluator of formulas and the compiled validators are independent. They agree on instructions that violate any
/// number of rules.
#[test]
fn model_and_validators_agree_on_random_instructions() -> Result<(), String> {
    let spec = spec()?;
    let mut seed: u64 = 1;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let (mut checked, mut seen) = (0, BTreeSet::new());
    for instruction in &spec.isa.instructions {
        for platform in 0..spec.isa.platforms.len() {
            let model = Model::new(spec, instruction, platform, VERSION, VariableTypes::Declarable);
            for _ in 0..100 {
                // Two thirds are preferred values: if all were random, most operands would have an invalid class, and the
                // rules about their other fields would not apply.
                let values: Vec<i64> =
                    model
                        .slots()
                        .iter()
                        .map(|slot| {
                            if random(3) > 0 {
                                slot.domain[0]
                            } else {
                                slot.domain[random(slot.domain.len())]
                            }
                        })
                        .collect();
                let broken = model.problem.broken(&values);
                let expected: BTreeSet<Violated> =
                    broken.into_iter().map(|n| model.rules[n].violated()).collect();
                let case = Case::new(&model, "random", "", &values, expected, None);
                match Genvisa::default().check(&case) {
                    CheckResult::Decoded(found) => {
                        assert!(case.is_readable, "{case}");
                        assert_eq!(found, case.violated, "{case}");
                        seen.extend(found.into_iter().map(|(id, _)| id));
                        checked += 1;
                    }
                    CheckResult::NotDecoded(why) => assert!(!case.is_readable, "{case}: {why}"),
                    CheckResult::Lossy(why) => return Err(format!("{case}: {why}")),
                }
            }
        }
    }
    assert!(checked > 1000 && seen.len() > 100, "{checked} instructions, {} rules", seen.len());
    Ok(())
}

/// A result agrees with a case if it has exactly the violated rules. Bytes without a meaning must not be decoded, and all others
/// must be.
#[test]
fn a_result_agrees_with_a_case_or_not() -> Result<(), String> {
    let cases = cases("CMP/rel_op/encoding")?;
    let find = |is_valid| cases.cases.values().find(|case| case.violated.is_empty() == is_valid);
    let (valid, broken) = (find(true).ok_or("no positive case")?, find(false).ok_or("no negative case")?);
    let unread = Case { is_readable: false, ..broken.clone() };
    let not_decoded = || CheckResult::NotDecoded("why".into());
    let results = |case: &Case| {
        let violated = [Default::default(), broken.violated.clone()].map(CheckResult::Decoded);
        let all = violated.into_iter().chain([not_decoded(), CheckResult::Lossy("lost".into())]);
        all.map(|result| compare(case, &result).is_none()).collect::<Vec<_>>()
    };
    assert_eq!(results(valid), [true, false, false, false]);
    assert_eq!(results(broken), [false, true, false, false]);
    assert_eq!(results(&unread), [false, false, true, false]);
    assert_eq!(compare(broken, &not_decoded()).as_deref(), Some("was not decoded: why"));
    Ok(())
}
