//! Rules of a class of declarations.

use genvisa_reader::{Source, read};

fn source(path: String, text: String) -> Source {
    Source { path, text }
}

/// The page of an instruction whose only field is the index of a surface.
fn instruction(name: &str, code: u8, field: &str, more: &str) -> Source {
    let text = format!(
        "## Opcode\n\n  {name} = 0x0{code}\n\n## Format\n\n| | |\n| --- | --- |\n| 0x0{code}({name}) | {field} |\n\n\
         ## Description\n\n- **{field}(ub):** index of the surface variable{more}\n\n\
         ## Properties\n\n## Text\n\n```\n{name} <{field}>\n```\n"
    );
    source(format!("{name}.md"), text)
}

#[test]
fn each_field_that_refers_to_a_declaration_of_the_class_has_its_rules() {
    let refuses = ". Valid values are:\n\n  - T0 (memory): no";
    let chapter = "# Variables\n\n## Predefined surfaces\n\n\
        | Surface Index | Name | R/W | Description |\n| --- | --- | --- | --- |\n| 0 | T0 (%slm) | R | memory |\n\n\
        #### Rules\n- **surface/memory:** `surface == 0 => on(\"A\")`: `surface` must not be 0.\n";
    let pages = [
        instruction("LOAD", 1, "Source", ""),
        instruction("STORE", 2, "Target", ""),
        // The rule could not be broken: another rule forbids the only value that it is about.
        instruction("FETCH", 3, "Source", refuses),
        source("variables.md".into(), chapter.into()),
    ];
    let (isa, problems) = read(&pages);
    assert_eq!(problems.errors(), 0, "{problems:?}");
    let rules = isa.rules.iter().filter(|rule| rule.id.ends_with("/memory"));
    let rules: Vec<_> = rules.map(|rule| (&*rule.id, &*rule.expr, &*rule.doc, &*rule.page)).collect();
    let expected = [
        ("LOAD/source/memory", "source == 0 => on(\"A\")", "`source` must not be 0", "LOAD.md"),
        ("STORE/target/memory", "target == 0 => on(\"A\")", "`target` must not be 0", "STORE.md"),
    ];
    assert_eq!(rules, expected);
}

/// On the others the value is allowed.
#[test]
fn a_value_that_is_forbidden_on_some_platforms_has_the_rules_of_its_class() {
    let platforms = "# Platforms\n\n| Platform | Version | GRF bytes | Finalizer name |\n| --- | --- | --- | --- |\n\
        | OLD | 1.0 | 32 | OLD |\n| NEW | 2.0 | 32 | NEW |\n";
    let chapter = "# Variables\n\n## Predefined surfaces\n\n\
        | Surface Index | Name | R/W | Description |\n| --- | --- | --- | --- |\n| 0 | T0 (%slm) | R | memory |\n\n\
        #### Rules\n- **surface/memory:** `surface == 0 => on(\"NEW+\")`: `surface` must not be 0.\n";
    let rules = |tag: &str| {
        let refuses = format!(". Valid values are:\n\n  - T0 (memory): {tag}no");
        let pages = [
            instruction("FETCH", 3, "Source", &refuses),
            source("platforms.md".into(), platforms.into()),
            source("variables.md".into(), chapter.into()),
        ];
        let (isa, problems) = read(&pages);
        assert_eq!(problems.errors(), 0, "{problems:?}");
        let rules = isa.rules.iter().filter(|rule| rule.id.ends_with("/memory"));
        rules.map(|rule| format!("{}: {}", rule.id, rule.expr)).collect::<Vec<_>>()
    };
    assert_eq!(rules("{NEW+} "), ["FETCH/source/memory: source == 0 => on(\"NEW+\")"]);
    assert!(rules("").is_empty());
}

#[test]
fn a_rule_of_a_class_about_another_field_is_an_error() {
    let chapter = "| Sampler Index | Name | R/W | Description |\n| --- | --- | --- | --- |\n| 31 | S31 | R | |\n\n\
        #### Rules\n- **sampler/x:** `surface == 0`: `sampler` is 0.\n";
    let (_, problems) = read(&[source("variables.md".into(), chapter.into())]);
    let shown = format!("{problems:?}");
    assert!(shown.contains("there is no field `surface`"), "{shown}");
}

#[test]
fn a_column_states_in_which_variables_a_kernel_begins_without_a_value() {
    let table = |columns: &str, rows: [&str; 2]| {
        let text = format!(
            "# Variables\n\n## Predefined general variables\n\n| Name | Size | Type | R/W |{columns} Description |\n\
             | --- | --- | --- | --- |{} --- |\n| V1 (%x) | 1 | UD | R/W |{} |\n| V2 (%y) | 1 | UD | R |{} |\n",
            " --- |".repeat(columns.matches('|').count()),
            rows[0],
            rows[1]
        );
        let (isa, problems) = read(&[source("variables.md".into(), text)]);
        let unset: Vec<bool> = isa.predefined.iter().map(|variable| variable.unset).collect();
        (unset, problems.errors())
    };
    assert_eq!(table(" Unset |", [" Yes | a", " No | b"]), (vec![true, false], 0));
    assert_eq!(table(" Unset |", [" maybe | a", " | b"]), (vec![false, false], 1));
    assert_eq!(table("", [" a", " b"]), (vec![false, false], 0));
}
