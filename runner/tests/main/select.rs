//! The choice and the order of vectors.

use crate::vectors::vectors;
use genvisa_runner::request::Operation;
use genvisa_runner::run::{Selection, Shard};
use genvisa_runner::vector::{Expectation, Vector};
use std::collections::BTreeSet;

/// As many vectors as needed, with ids that differ in a number.
fn many(count: usize) -> Vec<Vector> {
    let first = vectors().remove(0);
    (0..count).map(|n| Vector { id: format!("rule/{n}"), ..first.clone() }).collect()
}

fn ids<'v>(selection: &Selection, vectors: &'v [Vector]) -> Vec<&'v str> {
    selection.plan(vectors).unwrap().into_iter().map(|vector| vector.id.as_str()).collect()
}

fn shard(text: &str) -> Selection {
    Selection { shard: Some(text.parse().unwrap()), ..Selection::default() }
}

#[test]
fn shards_are_disjoint_and_complete_and_of_similar_size() {
    let vectors = many(16_000);
    let mut seen = BTreeSet::new();
    for part in 1..=16 {
        let ids = ids(&shard(&format!("{part}/16")), &vectors);
        assert!((900..=1100).contains(&ids.len()), "part {part} has {} of 1000 cases", ids.len());
        for id in ids {
            assert!(seen.insert(id), "{id} is in two parts");
        }
    }
    assert_eq!(seen.len(), vectors.len());
}

#[test]
fn added_cases_leave_the_others_in_their_shards() {
    let (few, more) = (many(1000), many(2000));
    let before: BTreeSet<&str> = ids(&shard("2/3"), &few).into_iter().collect();
    let after: BTreeSet<&str> = ids(&shard("2/3"), &more).into_iter().collect();
    let kept: BTreeSet<&str> =
        after.into_iter().filter(|id| few.iter().any(|vector| vector.id == **id)).collect();
    assert_eq!(before, kept);
}

#[test]
fn a_shard_is_the_same_in_every_release() {
    let part: Shard = "1/2".parse().unwrap();
    let inside: Vec<usize> = (0..10).filter(|n| part.contains(&format!("rule/{n}"))).collect();
    // Python: int.from_bytes(hashlib.sha256(id).digest()[:8], "big") % 2 == 0
    assert_eq!(inside, [3, 4, 6, 7, 9]);
    assert_eq!(part.to_string(), "1/2");
}

#[test]
fn a_negative_case_is_in_the_shard_of_its_counterpart() {
    let mut vectors = many(4);
    vectors[0].counterpart = Some("rule/3".into());
    // Alone, they would be in different parts.
    assert!(!"1/2".parse::<Shard>().unwrap().contains("rule/0"));
    let pair = |text| {
        let mut chosen = ids(&shard(text), &vectors);
        chosen.retain(|id| ["rule/0", "rule/3"].contains(id));
        chosen.sort_unstable();
        chosen
    };
    assert_eq!(pair("1/2"), ["rule/0", "rule/3"]);
    assert!(pair("2/2").is_empty());
}

#[test]
fn wrong_shards_are_refused() {
    for wrong in ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"] {
        assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
    }
}

#[test]
fn the_order_depends_on_the_seed_and_not_on_the_order_of_vectors() {
    let vectors = many(100);
    let reversed: Vec<Vector> = vectors.iter().rev().cloned().collect();
    let seed = |seed| Selection { seed, ..Selection::default() };
    assert_eq!(ids(&seed(1), &vectors), ids(&seed(1), &reversed));
    assert_ne!(ids(&seed(1), &vectors), ids(&seed(2), &vectors));
    assert_ne!(ids(&seed(0), &vectors), vectors.iter().map(|vector| vector.id.as_str()).collect::<Vec<_>>());
}

#[test]
fn filters_are_parts_or_patterns_of_ids() {
    let vectors = vectors();
    let chosen = |filters: &[&str]| {
        let filters = filters.iter().map(ToString::to_string).collect();
        Selection { filters, ..Selection::default() }.plan(&vectors).map(|chosen| chosen.len())
    };
    assert_eq!(chosen(&[]), Ok(12));
    assert_eq!(chosen(&["SKL"]), Ok(4));
    assert_eq!(chosen(&["magic/valid/*"]), Ok(6));
    assert_eq!(chosen(&["SKL", "magic/valid/*"]), Ok(8));
    assert_eq!(chosen(&["SKL", "BDW"]), Err("the filter `BDW` matches no case".into()));
    assert!(chosen(&["[SKL"]).is_err());
}

#[test]
fn some_pairs_of_each_rule_and_platform_are_enough_for_a_slow_implementation() {
    let mut vectors = Vec::new();
    for (n, platform) in (0..10).flat_map(|n| [(n, "SKL"), (n, "DG2")]) {
        let mut pair = many(2);
        for (vector, polarity) in pair.iter_mut().zip(["positive", "negative"]) {
            vector.id = format!("rule/{polarity}/{platform}/{n}");
            vector.platform = platform.into();
        }
        pair[0].counterpart = None;
        pair[1].counterpart = Some(pair[0].id.clone());
        vectors.extend(pair);
    }
    let some = |pairs| ids(&Selection { pairs: Some(pairs), ..Selection::default() }, &vectors).len();
    assert_eq!((some(0), some(1), some(3), some(100)), (0, 4, 12, 40));
    let one = Selection { pairs: Some(1), ..Selection::default() };
    let chosen = ids(&one, &vectors);
    let pairs = chosen.iter().filter(|id| chosen.contains(&id.replace("negative", "positive").as_str()));
    assert_eq!(pairs.count(), 4, "both cases of a pair: {chosen:?}");
}

#[test]
fn cases_with_an_output_are_counted_beside_the_pairs() {
    let mut vectors = vectors();
    let output = vectors[0].input.clone();
    for n in 0..4 {
        let more = Vector {
            id: format!("magic/valid/SKL/assemble-{n}"),
            operation: Operation::Assemble,
            output: Some(output.clone()),
            ..vectors[0].clone()
        };
        vectors.push(more);
    }
    let some = |pairs| {
        let chosen = ids(&Selection { pairs: Some(pairs), ..Selection::default() }, &vectors);
        (chosen.len(), chosen.iter().filter(|id| id.contains("assemble")).count())
    };
    assert_eq!((some(0), some(1), some(3), some(9)), ((0, 0), (13, 1), (15, 3), (16, 4)));
}

#[test]
fn a_valid_and_an_invalid_case_of_a_rule_do_not_take_the_place_of_each_other() {
    let mut vectors = many(3);
    vectors[0].id = "rule/positive/0".into();
    vectors[1].counterpart = Some(vectors[0].id.clone());
    vectors[1].expect = Expectation::Reject;
    let valid = Vector { expect: Expectation::Accept, counterpart: None, ..vectors[1].clone() };
    vectors[2] = Vector { id: "rule/output/0".into(), output: Some(valid.input.clone()), ..valid };
    vectors[0].expect = Expectation::Accept;
    let chosen = Selection { pairs: Some(1), ..Selection::default() };
    assert_eq!(ids(&chosen, &vectors).len(), 3);
}
