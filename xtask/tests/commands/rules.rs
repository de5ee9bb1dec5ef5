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

#[test]
fn every_operand_has_a_line_with_its_sizes() {
    let run = Workspace::whole().expect(0, "sizes");
    let operands: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of = |instruction: &str, operand: &str| {
        let mut all = operands.iter();
        all.find(|o| o["instruction"] == instruction && o["operand"] == operand).unwrap()
    };
    let dst = of("GATHER_SCALED", "dst");
    assert_eq!((&dst["ty"], &dst["written"]), (&"raw_operand".into(), &true.into()));
    let size = serde_json::json!({
        "rule": "GATHER_SCALED/dst/size", "platforms": "", "when": "true", "bytes": "exec_size * 4"
    });
    assert_eq!(dst["sizes"], serde_json::json!([size]));
    let src2 = of("DPAS", "src2")["sizes"].as_array().unwrap();
    let condition = "ty(dst) != DF && matches!(a, u2 | s2) && matches!(w, u8 | s8)";
    assert!(src2.iter().any(|size| size["when"] == condition && size["bytes"] == "rc * 8"), "{src2:?}");
    assert_eq!(of("ADD", "src0")["sizes"], serde_json::json!([]), "the region determines its bytes");
    assert!(run.err.ends_with(" raw operands and blocks, 4 without a size\n"), "{}", run.err);
}

#[test]
fn a_size_has_one_form() {
    let workspace = Workspace::new();
    let page = workspace.read("spec/instructions/GATHER_SCALED.md");
    let rule = "#### Rules\n- **dst/few:** `available(dst) < 4 || null(dst)`: `dst` must be null or have less than 4 bytes.\n";
    workspace.write("spec/instructions/GATHER_SCALED.md", page.replacen("#### Rules\n", rule, 1));
    let run = workspace.expect(1, "sizes");
    assert!(run.err.contains("GATHER_SCALED/dst/few"), "{}", run.err);
}
