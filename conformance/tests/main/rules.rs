//! `genvisa::RULES` is the table of rules of the model: the same rules in the order of their ids, each with the same page, line,
//! platforms, level, expression and sentence.

use genvisa::{Platform, RULES, rule};
use genvisa_conformance::spec::Spec;
use genvisa_reader::isa::{Isa, Level, Rule};
use std::collections::BTreeMap;

/// A rule in words that both sides can be brought to.
#[derive(Debug, PartialEq)]
struct Stated {
    position: String,
    platforms: Vec<&'static str>,
    kind: String,
    check: String,
    level: String,
    expression: String,
    sentence: String,
    checksum: String,
}

fn modelled(isa: &Isa, rule: &Rule) -> Stated {
    let has = |(n, _): &(usize, &Platform)| rule.platforms.contains(&isa.platforms, *n).unwrap();
    Stated {
        position: format!("{}:{}", rule.page, rule.line),
        platforms: Platform::ALL
            .iter()
            .enumerate()
            .filter(has)
            .map(|(_, platform)| platform.name())
            .collect(),
        kind: format!("{:?}", rule.kind).to_lowercase(),
        check: format!("{:?}", rule.check),
        level: match &rule.level {
            Level::Error => "error".to_string(),
            Level::Warning { reason, .. } => format!("warning: {reason}"),
            Level::Note { reason, .. } => format!("note: {reason}"),
        },
        expression: rule.expr.clone(),
        sentence: rule.doc.clone(),
        checksum: rule.sum.to_string(),
    }
}

fn compiled(rule: &genvisa::Rule) -> Stated {
    let has = |(n, _): &(usize, &Platform)| rule.platforms.contains(u32::try_from(*n).unwrap());
    Stated {
        position: format!("{}:{}", rule.page, rule.line),
        platforms: Platform::ALL
            .iter()
            .enumerate()
            .filter(has)
            .map(|(_, platform)| platform.name())
            .collect(),
        kind: rule.kind.replace('_', ""),
        check: format!("{:?}", rule.check),
        level: match rule.level {
            genvisa::Level::Error => "error".to_string(),
            genvisa::Level::Warning { reason } => format!("warning: {reason}"),
            genvisa::Level::Note { reason } => format!("note: {reason}"),
        },
        expression: rule.expr.to_string(),
        sentence: rule.doc.to_string(),
        checksum: rule.sum.to_string(),
    }
}

#[test]
fn the_table_of_rules_is_that_of_the_model() {
    let isa = &Spec::embedded().unwrap().isa;
    assert!(isa.rules.len() > 2000, "{} rules are not all of them", isa.rules.len());
    let modelled: BTreeMap<&str, Stated> =
        isa.rules.iter().map(|rule| (rule.id.as_str(), modelled(isa, rule))).collect();
    assert_eq!(modelled.len(), isa.rules.len(), "two rules have the same id");
    let ids: Vec<&str> = modelled.keys().copied().collect();
    assert_eq!(RULES.iter().map(|rule| rule.id).collect::<Vec<_>>(), ids, "the table is sorted by id");
    for rule in RULES {
        assert_eq!(compiled(rule), modelled[rule.id], "{}", rule.id);
    }
}

#[test]
fn rules_are_found_by_their_ids_and_nothing_else_is() {
    for known in RULES {
        assert!(std::ptr::eq(rule(known.id).unwrap(), *known), "{}", known.id);
        for unknown in [format!("{}_", known.id), known.id.to_lowercase() + " ", known.id.replace('/', "//")]
        {
            assert!(rule(&unknown).is_none(), "{unknown}");
        }
    }
    assert!(rule("").is_none());
}
