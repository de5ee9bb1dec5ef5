use crate::workspace::Workspace;
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn every_rule_is_a_line() {
    let workspace = Workspace::new();
    let run = workspace.expect(0, "rules");
    let rules: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let model: Value = serde_json::from_str(&workspace.expect(0, "model").out).unwrap();
    assert_eq!(model["rules"].as_array().unwrap(), &rules);

    let ids: BTreeSet<_> = rules.iter().map(|r| r["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), rules.len(), "an id occurs twice");
    for id in ["GATHER_SCALED/opcode", "GATHER_SCALED/num_blocks/encoding", "GATHER_SCALED/dst/size"] {
        assert!(ids.contains(id), "{id} not in {ids:?}");
    }
    for rule in &rules {
        for key in ["id", "page", "kind", "check", "platforms", "expr", "sum", "doc"] {
            assert!(rule[key].is_string(), "{key}: {rule}");
        }
        let (page, line) = (rule["page"].as_str().unwrap(), rule["line"].as_u64().unwrap());
        assert!(line >= 1 && line as usize <= workspace.read(page).lines().count(), "{rule}");
    }
}

#[test]
fn there_are_no_rules_without_pages() {
    let workspace = Workspace::empty();
    let run = workspace.expect(2, "rules --spec nowhere");
    assert!(run.err.contains("nowhere") && run.out.is_empty(), "{}", run.err);
}

#[test]
fn the_number_of_dangling_rules_is_printed() {
    let err = Workspace::new().expect(0, "rules").err;
    assert!(err.ends_with(" rules, 0 dangling\n"), "{err}");
}
