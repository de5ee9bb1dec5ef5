//! The guard: whatever the model states, a comparison sees.

use super::FactKind;
use super::walk::compare as compare_values;
use super::*;
use genvisa_reader::isa::*;
use proptest::prelude::*;
use proptest::sample::Index;
use rayon::prelude::*;
use std::sync::LazyLock;

/// A model in which nothing is left at its default. Written without `..`, so that a new attribute of the model has to
/// be given here, and is then compared by every test below.
fn sample() -> Isa {
    let at = |line| At { page: "spec/sample.md".into(), line };
    let on = |text: &str| PlatformSet::parse(text).unwrap();
    let since = |text: &str| VersionSet::parse(text).unwrap();
    let names = |list: &[&str]| list.iter().map(|s| s.to_string()).collect::<Vec<_>>();
    let platform = |name: &str, grf| Platform {
        name: name.to_string(),
        version: format!("{grf}.1"),
        grf,
        finalizer: name.to_lowercase(),
        doc: "a platform".to_string(),
        at: at(grf),
    };
    let enumerant = |code, name: &str, value| Enumerant {
        code,
        name: name.to_string(),
        value,
        platforms: on("NEW+"),
        doc: "an encoding".to_string(),
        at: at(20),
    };
    let group = |name: &str, hi, lo, values| BitGroup {
        name: name.to_string(),
        hi,
        lo,
        platforms: on("OLD,NEW"),
        values,
        range: Some(Range { min: 1, max: 6 }),
        doc: "some bits".to_string(),
        at: at(21),
    };
    let field = |name: &str| Field {
        name: name.to_string(),
        label: name.to_uppercase(),
        wire: vec![
            Wire { ty: "uw".to_string(), versions: since("-v3.4") },
            Wire { ty: "ud".to_string(), versions: since("v3.4+") },
        ],
        count: Some("count".to_string()),
        when: Some("kind == 1".to_string()),
        used_if: Some("kind == 2".to_string()),
        range: Some(Range { min: 1, max: 2 }),
        reserved: 0,
        bits: vec![
            group(name, 2, 0, vec![enumerant(0, "1 lane", Some(1)), enumerant(1, "2 lanes", Some(2))]),
            group("half", 3, 3, vec![enumerant(0, "LOW", None), enumerant(1, "HIGH", None)]),
            // One name twice, on different platforms.
            BitGroup { platforms: on("NEW"), ..group("half", 4, 3, vec![]) },
        ],
        classes: names(&["general", "immediate"]),
        types: vec![
            TypeName { name: "UD".to_string(), platforms: on("OLD") },
            TypeName { name: "F".to_string(), platforms: on("NEW") },
        ],
        refers: Some(Refers::Surface),
        label_kind: Some("Block".to_string()),
        written: true,
        ignored: true,
        doc: "a field".to_string(),
        at: at(30),
    };
    let rule = |id: &str, expr: &str| Rule {
        id: id.to_string(),
        subject: "BLEND".into(),
        page: "spec/sample.md".into(),
        line: 40,
        platforms: on("NEW+"),
        kind: genvisa_reader::isa::RuleKind::Field,
        check: Check::Static,
        level: genvisa_reader::isa::Level::Warning {
            reason: "a reason".to_string(),
            seen: "a/program".to_string(),
        },
        expr: expr.to_string(),
        doc: "a rule".to_string(),
        sum: Checksum::default(),
    };
    let map = |dst: &[&str]| TypeMap {
        platforms: on("NEW+"),
        dst: names(dst),
        src: names(&["B", "W"]),
        at: at(50),
    };
    Isa {
        platforms: vec![platform("OLD", 32), platform("NEW", 64)],
        types: vec![DataType {
            name: "UD".to_string(),
            code: 1,
            bits: 32,
            range: "0 to 9".to_string(),
            saturation: "0 to 8".to_string(),
            doc: "a type".to_string(),
            at: at(60),
        }],
        fields: vec![field("lanes"), field("guard")],
        records: vec![Record {
            name: "part".to_string(),
            variant: Some("General".to_string()),
            selector: Some("class".to_string()),
            fields: vec![field("low"), field("high"), field("rest")],
            definitions: vec![Definition {
                name: "available".to_string(),
                expr: "low - high".to_string(),
                at: at(71),
            }],
            doc: "a structure".to_string(),
            at: at(70),
        }],
        predefined: vec![Predefined {
            space: Space::Surface,
            index: 5,
            name: "heap".to_string(),
            elements: vec![
                Elements { count: 1, platforms: on("OLD") },
                Elements { count: 4, platforms: on("NEW") },
            ],
            ty: Some("UD".to_string()),
            writable: true,
            aliasable: true,
            unset: true,
            doc: "a surface".to_string(),
            at: at(80),
        }],
        newest_version: Some(ObjectVersion { major: 4, minor: 1 }),
        classes: vec![VariableClass {
            space: Space::Predicate,
            first: Some(1),
            max: 9,
            writable: true,
            input: true,
            indexable: true,
            at: at(85),
        }],
        attributes: vec![Attribute {
            name: "Width".to_string(),
            of: "part".to_string(),
            value: AttributeValue::Number,
            numbers: vec![Range { min: 8, max: 16 }],
            bytes: Some(Range { min: 0, max: 4 }),
            recommended: Some(1),
            required: true,
            at: at(87),
            sum: Checksum::default(),
        }],
        tables: vec![Table {
            title: "Attributes".to_string(),
            header: names(&["name", "of"]),
            rows: vec![names(&["lanes", "kernel"]), names(&["heap", "function"])],
            at: at(88),
        }],
        instructions: vec![Instruction {
            name: "BLEND".to_string(),
            opcode: 0x21,
            sub_opcode: Some(SubOpcode { group: "MIX".to_string(), name: "BLEND".to_string(), code: 2 }),
            platforms: on("-NEW"),
            same_as: Some("MIX".to_string()),
            fields: vec![field("lanes"), field("dst"), field("src")],
            parameters: vec![
                Parameters { when: "lanes == 1".to_string(), names: names(&["u", "v"]), at: at(93) },
                Parameters { when: "lanes == 2".to_string(), names: names(&["v"]), at: at(94) },
            ],
            named: vec![field("u"), field("v")],
            supported_types: vec![
                TypeName { name: "B".to_string(), platforms: on("OLD") },
                TypeName { name: "W".to_string(), platforms: on("NEW") },
            ],
            saturation: Some(true),
            source_modifier: Some(SourceModifier::Logic),
            flow: Some(Flow::Branch),
            properties: vec![Property { name: "Order".to_string(), value: "any".to_string(), at: at(91) }],
            type_maps: vec![map(&["B"]), map(&["W", "B"])],
            tables: vec![Table {
                title: "Notes, Kind".to_string(),
                header: names(&["Kind", "u"]),
                rows: vec![names(&["1D", "x"])],
                at: at(92),
            }],
            semantics: names(&["dst = src;", "next;"]),
            pseudo_code: names(&["dst = src; // copies", "next;"]),
            notes: names(&["A note."]),
            text: names(&["BLEND (lanes) dst src", "BLEND dst src"]),
            doc: "an instruction".to_string(),
            at: at(90),
        }],
        groups: vec![Group {
            name: "MIX".to_string(),
            opcode: 0x21,
            field: "mix_id".to_string(),
            doc: "a group".to_string(),
            at: at(95),
        }],
        index: vec![IndexGroup {
            title: "Mixing".to_string(),
            entries: vec![IndexEntry {
                name: "BLEND".to_string(),
                link: "MIX_BLEND".to_string(),
                platforms: on("NEW"),
                doc: "an entry".to_string(),
                at: at(97),
            }],
            at: at(96),
        }],
        matrix_columns: names(&["OLD", "NEW"]),
        matrix: vec![MatrixRow { name: "BLEND".to_string(), platforms: names(&["NEW"]), at: at(98) }],
        rules: vec![rule("BLEND/lanes/low", "lanes > 1"), rule("BLEND/dst/type", "matches!(ty(dst), B | W)")],
    }
}

/// The model as far as it states facts, in a form where equal facts are equal values; written without the walk's means,
/// to check it.
fn canonical(value: &Value, path: &str) -> Value {
    match value {
        Value::Object(map) => {
            let no_fact = |k: &str| {
                ["at", "doc", "notes", "pseudo_code", "reason", "sum"].contains(&k)
                    || path == "/rules/*" && ["page", "line"].contains(&k)
            };
            let stated = map.iter().filter(|(k, v)| !v.is_null() && !no_fact(k));
            stated
                .map(|(k, v)| (k.clone(), canonical(v, &format!("{path}/{k}"))))
                .collect::<serde_json::Map<_, _>>()
                .into()
        }
        Value::Array(list) => {
            let mut list: Vec<_> = list.iter().map(|v| canonical(v, &format!("{path}/*"))).collect();
            let sequence = ["/platforms", "/matrix_columns"].contains(&path)
                || ["/*/fields", "/names", "/semantics", "/text", "/header", "/rows", "/rows/*"]
                    .iter()
                    .any(|p| path.ends_with(p));
            if !sequence {
                list.sort_by_key(Value::to_string);
            }
            Value::Array(list)
        }
        Value::String(text) if path.ends_with("/platforms") => {
            let mut terms: Vec<_> = text.split(',').collect();
            terms.sort_unstable();
            terms.into()
        }
        _ => value.clone(),
    }
}

/// Every object, list and leaf of a tree, by JSON pointer.
fn pointers(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(n, v)| pointers(v, format!("{path}/{n}"), out))
        }
        Value::Object(map) => map.iter().for_each(|(k, v)| pointers(v, format!("{path}/{k}"), out)),
        _ => {}
    }
    out.push(path);
}

/// Changes one random thing of a tree: a leaf gets another value, a list loses, doubles or moves a member, an object
/// loses an attribute.
fn mutate(tree: &mut Value, place: &Index, how: &Index, which: &Index) {
    let mut all = Vec::new();
    pointers(tree, String::new(), &mut all);
    match tree.pointer_mut(&all[place.index(all.len())]).unwrap() {
        Value::Array(list) if !list.is_empty() => {
            let (i, j) = (how.index(list.len()), which.index(list.len()));
            match which.index(3) {
                0 => drop(list.remove(i)),
                1 => list.push(list[i].clone()),
                _ => list.swap(i, j),
            }
        }
        Value::Object(map) => {
            let names: Vec<_> = map.keys().cloned().collect();
            map.remove(&names[how.index(names.len())]);
        }
        Value::String(text) => {
            *text = ["", "OLD", "NEW+", "OLD,NEW", "NEW,OLD", "W", "lanes", "half", "x/y"][how.index(9)]
                .to_string();
        }
        Value::Number(n) => *n = (n.as_u64().unwrap() ^ (1 << how.index(3))).into(),
        Value::Bool(b) => *b = !*b,
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_comparison_is_empty_exactly_where_the_facts_are_equal(
        mutations in proptest::collection::vec(any::<(Index, Index, Index)>(), 1..4)
    ) {
        static SAMPLE: LazyLock<Value> = LazyLock::new(|| facts(&sample()));
        let old = SAMPLE.clone();
        let mut new = old.clone();
        for (place, how, which) in &mutations {
            mutate(&mut new, place, how, which);
        }
        let changes = compare_values(old.clone(), new.clone());
        let back = compare_values(new.clone(), old.clone());
        prop_assert_eq!(changes.is_empty(), canonical(&old, "") == canonical(&new, ""), "{:#?}", changes);
        prop_assert_eq!(changes.len(), back.len());
    }
}

#[test]
fn every_attribute_of_the_model_has_a_kind() {
    let full = facts(&sample());
    let mut all = Vec::new();
    pointers(&full, String::new(), &mut all);
    let leaves = all.par_iter().filter(|p| full.pointer(p).is_some_and(|v| !v.is_array() && !v.is_object()));
    leaves.for_each(|place| {
        let mut new = full.clone();
        let leaf = new.pointer_mut(place).unwrap();
        *leaf = match leaf {
            Value::String(s) => format!("{s}X").into(),
            Value::Number(n) => (n.as_u64().unwrap() + 1).into(),
            Value::Bool(b) => (!*b).into(),
            other => panic!("{place}: {other}"),
        };
        let unnamed: Vec<_> =
            compare_values(full.clone(), new).into_iter().filter(|c| c.kind == FactKind::Other).collect();
        // A rule belongs to the subject in its id; nothing but its own consistency is lost with another one.
        let expected = usize::from(place.ends_with("/subject"));
        assert_eq!(unnamed.len(), expected, "{place}: {unnamed:#?}");
    });
}

/// The comparison of the sample with a changed copy of it, as text.
fn changes(edit: impl FnOnce(&mut Isa)) -> String {
    let old = sample();
    let mut new = old.clone();
    edit(&mut new);
    to_text(&compare(&old, &new))
}

#[track_caller]
fn check(actual: String, expected: expect_test::Expect) {
    expected.assert_eq(&actual);
}

use expect_test::expect;

#[test]
fn positions_and_documentation_are_no_facts() {
    check(
        changes(|isa| {
            isa.instructions[0].at.line += 9;
            isa.instructions[0].doc.clear();
            isa.fields[0].bits[0].values[0].at.page = "".into();
            isa.rules[0].line += 1;
            isa.rules[0].page = "".into();
            isa.rules[0].sum = Checksum::of("other");
            isa.rules.reverse();
            isa.instructions[0].type_maps[1].dst.reverse();
        }),
        expect![[r#"
            no differences
        "#]],
    );
}

#[test]
fn each_fact_reads_as_one_line() {
    check(
        changes(|isa| {
            let blend = &mut isa.instructions[0];
            blend.opcode = 0x22;
            blend.platforms = PlatformSet::default();
            blend.saturation = None;
            blend.fields[0].bits[0].hi = 3;
            blend.fields[0].bits[0].values[1].name = "4 lanes".to_string();
            blend.fields[0].bits[0].values[1].value = Some(4);
            blend.fields[0].bits[1].values.pop();
            blend.fields[1].wire[1].ty = "uq".to_string();
            blend.fields[1].classes.push("indirect".to_string());
            blend.fields.swap(1, 2);
            blend.type_maps[1].src.push("F".to_string());
            isa.platforms[1].grf = 128;
            isa.records[0].fields.remove(1);
            isa.predefined[0].elements[1].count = 8;
            isa.tables[0].rows[1][1] = "kernel".to_string();
            isa.rules[0].expr = "lanes > 2".to_string();
            isa.rules[1].check = Check::Runtime;
            isa.rules[1].expr = "matches!(ty(dst), B | W | D | Q | UB | UW | UD | UQ) || on(\"NEW+\") && matches!(ty(dst), HF | F | DF | BF)".to_string();
        }),
        expect![[r#"
            in 5 subjects: 2 removed, 11 changed, 1 moved, and 3 that follow from these

            BLEND  spec/sample.md
              ~ opcode: 0x21 -> 0x22  (:90)
              ~ platform: -NEW -> all  (:90)
              ~ saturation: true -> not stated  (:90)
              ~ bits lanes: [2..0] -> [3..0]  (:21)
              ~ encoding lanes/0b1: 2 lanes -> 4 lanes  (:20)
              - encoding lanes/half/0b1: HIGH {NEW+}  (was :20)
              > field dst: after lanes -> after src  (:30)
              ~ width dst/v3.4+: ud -> uq  (:30)
              ~ type map NEW+: src + F  (:50)
              ~ rule lanes/low: lanes > 1 -> lanes > 2  (:40)

            part  spec/sample.md
              - field high: uw, ud  (was :30)

            platforms  spec/sample.md
              ~ platform NEW: finalizer new, grf 64, version 64.1 -> finalizer new, grf 128, version 64.1  (:64)

            predefined  spec/sample.md
              ~ elements T5/NEW: 4 -> 8  (:80)

            tables  spec/sample.md
              ~ row Attributes/heap: heap, function -> heap, kernel  (:88)
        "#]],
    );
}

#[test]
fn rules_of_a_new_instruction_are_counted() {
    let (mut old, new) = (sample(), sample());
    old.instructions.clear();
    old.rules.clear();
    check(
        to_text(&compare(&old, &new)),
        expect![[r#"
            1 instruction added: BLEND

            + instruction BLEND: opcode 0x21, lanes, dst, src {-NEW}, 2 rules  (spec/sample.md:90)
        "#]],
    );
    check(
        to_text(&compare(&new, &old)),
        expect![[r#"
            1 instruction removed: BLEND

            - instruction BLEND: opcode 0x21, lanes, dst, src {-NEW}, 2 rules  (spec/sample.md:90)
        "#]],
    );
}

/// Chapters have rules of instructions whose pages are not there yet.
#[test]
fn a_changed_rule_of_a_new_instruction_is_in_a_subject() {
    let (mut old, mut new) = (sample(), sample());
    old.instructions.clear();
    new.rules[0].expr = "lanes > 2".to_string();
    check(
        to_text(&compare(&old, &new)),
        expect![[r#"
            1 instruction added: BLEND
            in 1 subject: 1 changed

            + instruction BLEND: opcode 0x21, lanes, dst, src {-NEW}  (spec/sample.md:90)

            BLEND  spec/sample.md
              ~ rule lanes/low: lanes > 1 -> lanes > 2  (:40)
        "#]],
    );
}

#[test]
fn a_new_field_does_not_move_the_ones_behind_it() {
    check(
        changes(|isa| isa.records[0].fields.insert(0, isa.fields[0].clone())),
        expect![[r#"
            in 1 subject: 1 added

            part  spec/sample.md
              + field lanes: uw, ud  (:30)
        "#]],
    );
    check(
        changes(|isa| isa.records[0].fields.rotate_left(1)),
        expect![[r#"
            in 1 subject: 1 moved

            part  spec/sample.md
              > field low: first -> after rest  (:30)
        "#]],
    );
}

/// Rows with one name: the first becomes equal to the second, which stays where it is.
#[test]
fn a_row_that_becomes_equal_to_another_one_moves_none() {
    let row = |cells: &[&str]| cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
    let mut old = sample();
    old.tables[0].rows = vec![row(&["6", "a"]), row(&["6", "b"]), row(&["6", "c"]), row(&["6", "b"])];
    let mut new = old.clone();
    new.tables[0].rows[0][1] = "b".to_string();
    check(
        to_text(&compare(&old, &new)),
        expect![[r#"
            in 1 subject: 1 changed

            tables  spec/sample.md
              ~ row Attributes/6: 6, a -> 6, b  (:88)
        "#]],
    );
}

#[test]
fn as_json_a_change_carries_typed_values() {
    let (old, mut new) = (sample(), sample());
    new.instructions[0].opcode = 0x22;
    let json = serde_json::to_string_pretty(&compare(&old, &new)).unwrap();
    check(
        json,
        expect![[r#"
        [
          {
            "what": "changed",
            "kind": "opcode",
            "subject": "BLEND",
            "place": "",
            "old": 33,
            "new": 34,
            "old_at": "spec/sample.md:90",
            "new_at": "spec/sample.md:90"
          }
        ]"#]],
    );
}

#[test]
fn an_instruction_with_a_new_name_is_no_other_instruction() {
    check(
        changes(|isa| {
            isa.instructions[0].name = "FADE".to_string();
            isa.instructions[0].saturation = None;
            for rule in &mut isa.rules {
                rule.id = rule.id.replacen("BLEND", "FADE", 1);
                rule.subject = rule.subject.replacen("BLEND", "FADE", 1).into();
            }
        }),
        expect![[r#"
            BLEND is now FADE
            in 1 subject: 1 changed

            FADE  spec/sample.md
              = instruction: BLEND -> FADE  (:90)
              ~ saturation: true -> not stated  (:90)
        "#]],
    );
}

#[test]
fn a_new_name_is_unknown_where_several_instructions_have_the_code() {
    let mut old = sample();
    old.instructions.push(Instruction { name: "BLUR".to_string(), ..old.instructions[0].clone() });
    let mut new = old.clone();
    new.instructions[0].name = "FADE".to_string();
    new.instructions[1].name = "HAZE".to_string();
    let kinds = |new: &Isa| -> Vec<(ChangeKind, String)> {
        let changes = compare(&old, new).into_iter().filter(|change| change.kind == FactKind::Instruction);
        changes.map(|change| (change.what, change.subject)).collect()
    };
    let is_renamed = |new: &Isa| kinds(new).iter().any(|(what, _)| *what == ChangeKind::Renamed);
    assert!(!is_renamed(&new), "two instructions with the code came: {:?}", kinds(&new));
    new.instructions.pop();
    assert!(!is_renamed(&new), "one of two instructions with the code is gone: {:?}", kinds(&new));
    new.instructions[0].name = "BLUR".to_string();
    assert_eq!(kinds(&new), [(ChangeKind::Removed, "BLEND".to_string())]);
}

#[test]
fn an_instruction_with_another_sub_opcode_is_no_new_name() {
    let of = |name: &str, code| {
        let mut isa = sample();
        let sub_opcode = SubOpcode { group: "MATH".to_string(), name: name.to_string(), code };
        let instruction = &mut isa.instructions[0];
        (instruction.name, instruction.opcode) = (name.to_string(), 0x5c);
        instruction.sub_opcode = Some(sub_opcode);
        isa
    };
    let kinds = |new: &Isa| -> Vec<(ChangeKind, String)> {
        let changes = compare(&of("INV", 1), new).into_iter();
        let changes = changes.filter(|change| change.kind == FactKind::Instruction);
        changes.map(|change| (change.what, change.subject)).collect()
    };
    assert_eq!(kinds(&of("FOO", 1)), [(ChangeKind::Renamed, "FOO".to_string())]);
    let mut found = kinds(&of("FOO", 9));
    found.sort();
    assert_eq!(found, [(ChangeKind::Added, "FOO".to_string()), (ChangeKind::Removed, "INV".to_string())]);
}

#[test]
fn shared_facts_are_listed_once() {
    let mut old = sample();
    for name in ["BLUR", "TINT", "WARP"] {
        old.instructions.push(Instruction { name: name.to_string(), ..old.instructions[0].clone() });
    }
    let mut new = old.clone();
    new.instructions.iter_mut().for_each(|i| i.saturation = None);
    new.instructions[2].opcode = 0x23;
    new.instructions[3].at.line = 95;
    check(
        to_text(&compare(&old, &new)),
        expect![[r#"
        in 4 subjects: 5 changed

        in several
          ~ saturation: true -> not stated
              BLEND, BLUR, TINT (spec/sample.md:90), WARP (spec/sample.md:95)

        TINT  spec/sample.md
          ~ opcode: 0x21 -> 0x23  (:90)
    "#]],
    );
}

/// Code may have a line several times.
#[test]
fn a_fact_that_one_subject_has_several_times_is_no_shared_one() {
    check(
        changes(|isa| isa.instructions[0].semantics.extend(["++n;"; 3].map(str::to_string))),
        expect![[r#"
            in 1 subject: 3 added

            BLEND  spec/sample.md
              + semantics ++n;  (:90)
              + semantics ++n;  (:90)
              + semantics ++n;  (:90)
        "#]],
    );
}

#[test]
fn in_brief_consequences_of_a_changed_fact_are_left_out() {
    let old = sample();
    let mut new = old.clone();
    new.instructions[0].supported_types.pop();
    new.instructions[0].properties.clear();
    new.rules[0].expr = "lanes > 3".to_string();
    new.rules[1].expr = "ty(dst) == B".to_string();
    check(
        to_brief(&compare(&old, &new)),
        expect![[r#"
        BLEND - type W
        BLEND ~ rule lanes/low
    "#]],
    );
}

#[test]
fn long_values_are_one_below_the_other() {
    let of = |old: usize, new: usize| super::text::from_to(&"x".repeat(old), &"y".repeat(new));
    assert_eq!(of(60, 59), format!("{} -> {}", "x".repeat(60), "y".repeat(59)));
    assert_eq!(of(60, 60), format!("{}\n    -> {}", "x".repeat(60), "y".repeat(60)));
    assert_eq!(of(10, 90), format!("{} -> {}", "x".repeat(10), "y".repeat(90)));
}
