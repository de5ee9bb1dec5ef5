//! Instructions whose fields are not always there, or there several times; limits, immediates, groups.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_reader::isa::{Field, Instruction, Isa, Parameters, RuleKind};
use genvisa_reader::{Interpretation, Readings, Source, read, read_with};

fn sources(pages: &[&str]) -> Vec<Source> {
    let page = |(n, text): (usize, &&str)| Source { path: format!("{n}.md"), text: text.to_string() };
    pages.iter().enumerate().map(page).collect()
}

/// Reads pages that have no mistakes.
fn model(pages: &[&str]) -> Isa {
    let (isa, problems) = read(&sources(pages));
    assert!(problems.is_empty(), "{}", problems.render(false));
    isa
}

/// The only instruction of a page, and its rules as `id: expression`.
fn one(page: &str) -> (Instruction, Vec<String>) {
    let isa = model(&[page]);
    let rules = isa.rules.iter().map(|r| format!("{}: {}", r.id, r.expr)).collect();
    assert_eq!(isa.instructions.len(), 1);
    (isa.instructions[0].clone(), rules)
}

/// A page with the tables and the bullets given.
fn page(format: &str, bullets: &str) -> String {
    format!("## Opcode\n\n  FETCH = 0x21\n\n## Format\n\n{format}\n\n## Description\n\n{bullets}\n")
}

const HEAD: &str = "| | | | |\n| --- | --- | --- | --- |\n| 0x21(FETCH) | ";

fn table(cells: &str) -> String {
    format!("{HEAD}{cells} |\n")
}

fn names(fields: &[Field]) -> Vec<&str> {
    fields.iter().map(|f| f.name.as_str()).collect()
}

fn whens(instruction: &Instruction) -> Vec<(&str, &str)> {
    let conditional = instruction.fields.iter().filter_map(|f| Some((f.name.as_str(), f.when.as_deref()?)));
    conditional.collect()
}

fn has(rules: &[String], rule: &str) {
    assert!(rules.iter().any(|r| r == rule), "no {rule} in {rules:#?}");
}

const OP: &str = "- **Op(ub):** which one\n  - Bit[1..0]: operation\n    - 0b00: near\n    - 0b01: far\n    - 0b10: SIZE\n";

const MODE: &str = "- **Mode(ub):** how\n  - Bit[1..0]: mode\n    - 0b00: plain\n    - 0b01: raw\n";

#[test]
fn a_condition_as_inline_code() {
    let bullets =
        format!("{OP}- **Lod(raw_operand):** level. Present only if `op == SIZE`. Must have type UD\n");
    let (fetch, rules) = one(&page(&table("Op | Lod"), &bullets));
    assert_eq!(whens(&fetch), [("lod", "op == SIZE")]);
    assert_eq!(fetch.field("lod").unwrap().doc, "level");
    has(&rules, "FETCH/lod/type: matches!(ty(lod), UD)");
    let (_, problems) = read(&sources(&[&page(&table("Op | Lod"), &bullets.replace("op ==", "mode =="))]));
    assert!(problems.render(false).contains("there is no field `mode`"), "{}", problems.render(false));
}

#[test]
fn a_condition_that_a_reading_states() {
    let folder = tempfile::tempdir().unwrap();
    let text =
        |sum: &str| format!("[[reading]]\nsum = \"{sum}\"\ndoc = \"for sizes\"\npresent = \"op == SIZE\"\n");
    let page = page(
        &table("Op | Lod"),
        &format!("{OP}- **Lod(raw_operand):** level, only where sizes are asked for.\n"),
    );
    let sources = sources(&[&page]);
    std::fs::write(folder.path().join("FETCH.toml"), text("00")).unwrap();
    let unread = read_with(&sources, &Readings::load(folder.path()).unwrap());
    let sentence = &unread.coverage.pages[0].sentences[0];
    assert_eq!(sentence.interpretation, Interpretation::Unread);
    assert_eq!(unread.diagnostics.warnings(), 1);

    std::fs::write(folder.path().join("FETCH.toml"), text(&sentence.sum.to_string())).unwrap();
    let readings = Readings::load(folder.path()).unwrap();
    let read = read_with(&sources, &readings);
    assert!(read.diagnostics.is_empty());
    assert_eq!(whens(&read.isa.instructions[0]), [("lod", "op == SIZE")]);
    assert_eq!(read.coverage.used(), readings.keys());
    assert_ne!(unread.coverage.used(), readings.keys(), "the first reading was stale");
}

#[test]
fn a_field_of_a_layout_has_its_own_condition_too() {
    let layouts = ["near", "far, SIZE"].map(|c| format!("### CONDITION\n\n- Op: {c}\n\n"));
    let format =
        [&*layouts[0], &table("Op | Mode | Lod"), "\n", &layouts[1], &table("Op | Mode | Dst")].concat();
    let bullets = format!(
        "{OP}- **Mode(ub):** mode\n- **Lod(raw_operand):** level. Present only if `mode == 1`\n- **Dst(raw_operand):** result\n"
    );
    let (fetch, _) = one(&page(&format, &bullets));
    let expected = [("lod", "matches!(op, near) && mode == 1"), ("dst", "matches!(op, far | SIZE)")];
    assert_eq!(whens(&fetch), expected);
}

#[test]
fn layouts_become_one() {
    let layouts = |conditions: [&str; 3]| {
        let tables = ["Op | Size | Shift\\* | Dst", "Op | Size | Wide | Tall | Dst", "Op | Size | Dst | Src"];
        let parts = conditions.iter().zip(tables);
        parts.map(|(c, t)| format!("### CONDITION\n\n- {c}\n\n{}\n", table(t))).collect::<String>()
    };
    let bullets = format!(
        "{OP}- **Size(ub):** bytes\n- **Shift(ub):** bits\n- **Wide(uw):** width\n- **Tall(uw):** height\n\
         - **Dst(raw_operand):** result\n- **Src(raw_operand):** data\n"
    );
    // The order of the names in a condition is that of their codes, however the page lists them.
    for conditions in [["Op.op=near", "Op.op=SIZE", "Op.op=far"], ["Op: near", "Op: SIZE", "Op: far"]] {
        let (fetch, rules) = one(&page(&layouts(conditions), &bullets));
        assert_eq!(names(&fetch.fields), ["op", "size", "shift", "wide", "tall", "dst", "src"]);
        let only = |what: &str| format!("matches!(op, {what})");
        let expected = [("shift", "near"), ("wide", "SIZE"), ("tall", "SIZE"), ("src", "far")];
        let found = whens(&fetch);
        assert!(
            found.iter().map(|f| (f.0, f.1.to_string())).eq(expected.map(|(f, w)| (f, only(w)))),
            "{found:?}"
        );
        has(&rules, "FETCH/op/encoding: matches!(code(op), 0b00 | 0b01 | 0b10)");
    }
    let two = "### CONDITION\n\n- Op: SIZE, near\n\n".to_string() + &table("Op | Size");
    let two = two + "\n### CONDITION\n\n- Op: far\n\n" + &table("Op");
    let (fetch, _) = one(&page(&two, &format!("{OP}- **Size(ub):** bytes\n")));
    assert_eq!(whens(&fetch), [("size", "matches!(op, near | SIZE)")]);
}

#[test]
fn a_field_of_two_layouts_is_there_where_all_conditions_of_one_of_them_hold() {
    let layouts = [("- Op: near", "Op | Mode | Lod"), ("- Op: far\n- Mode: raw", "Op | Mode | Lod")];
    let layouts = layouts.into_iter().chain([("- Op: SIZE", "Op | Mode")]);
    let format: String = layouts.map(|(c, t)| format!("### CONDITION\n\n{c}\n\n{}\n", table(t))).collect();
    let bullets = format!("{OP}{MODE}- **Lod(raw_operand):** level\n");
    let (fetch, _) = one(&page(&format, &bullets));
    assert_eq!(whens(&fetch), [("lod", "matches!(op, near) || matches!(op, far) && matches!(mode, raw)")]);
}

#[test]
fn layouts_that_cannot_be_one() {
    let bullets = format!("{OP}- **A(ub):** one\n- **B(ub):** two\n");
    let problems = |conditions: [&str; 2], tables: [&str; 2]| {
        let parts = conditions.iter().zip(tables);
        let format: String = parts.map(|(c, t)| format!("### CONDITION\n\n{c}\n\n{}\n", table(t))).collect();
        read(&sources(&[&page(&format, &bullets)])).1.render(false)
    };
    let good = problems(["- Op: near", "- Op: far, SIZE"], ["Op | A | B", "Op | B"]);
    assert_eq!(good, "");
    let orders = problems(["- Op: near", "- Op: far"], ["Op | A | B", "Op | B | A"]);
    assert!(orders.contains("different orders"), "{orders}");
    let twice = problems(["- Op: near", "- Op: far, near"], ["Op | A | B", "Op | B"]);
    assert!(twice.contains("`near` has two layouts") && twice.contains("first here"), "{twice}");
    let unknown = problems(["- Op: near", "- Op: wide"], ["Op | A | B", "Op | B"]);
    assert!(unknown.contains("`wide` is no encoding of `Op`"), "{unknown}");
    assert!(unknown.contains("known are near, far, SIZE"), "{unknown}");
    let nothing = problems(["- Op: near", "Words."], ["Op | A | B", "Op | B"]);
    assert!(nothing.contains("a layout without a condition"), "{nothing}");
    let unknown_field = problems(["- Op: near", "- Mode: far"], ["Op | A | B", "Op | B"]);
    assert!(unknown_field.contains("no field is called `Mode`"), "{unknown_field}");
}

#[test]
fn parameters_have_names() {
    let layouts = [
        ("- Op: near", "Op | Num | U | V"),
        ("- Op: far\n- field_operand_type(Si)=UD", "Op | Num | Si | U | V"),
        ("- Op: far\n- field_operand_type(Si)=UW", "Op | Num | Si | Part0 | Part1 | U"),
    ];
    let format: String =
        layouts.iter().map(|(c, t)| format!("### CONDITION\n\n{c}\n\n{}\n", table(t))).collect();
    let bullets = format!(
        "{OP}- **Num(ub):** number of parameters. Valid values are  [1-6]\n- **Si(raw_operand):** sample. Must have type UD,UW\n\
         - **Part0(raw_operand):** low\n- **Part1(raw_operand):** high\n- **U(raw_operand):** across. Must have type F\n\
         - **V(raw_operand):** down\n"
    );
    let (fetch, rules) = one(&page(&format, &bullets));
    assert_eq!(names(&fetch.fields), ["op", "num", "params"]);
    let params = fetch.field("params").unwrap();
    assert_eq!((params.count.as_deref(), params.wire[0].ty.as_str()), (Some("num"), "raw_operand"));
    let list = |p: &Parameters| format!("{}: {}", p.when, p.names.join(" "));
    let found: Vec<String> = fetch.parameters.iter().map(list).collect();
    assert_eq!(
        found,
        [
            "matches!(op, near): u v",
            "matches!(op, far) && ty(params[0]) == UD: si u v",
            "matches!(op, far) && ty(params[0]) == UW: si part0 part1 u"
        ]
    );
    assert_eq!(names(&fetch.named), ["u", "v", "si", "part0", "part1"]);
    assert_eq!(fetch.named[2].doc, "sample");
    has(&rules, "FETCH/num/range: matches!(num, 1..=6)");
    // The condition that Si has one of its types demands nothing of Si.
    has(&rules, "FETCH/params/si_type: matches!(op, far) => matches!(ty(params[0]), UD | UW)");
    let u = "(matches!(op, near) => matches!(ty(params[0]), F)) && (matches!(op, far) && ty(params[0]) == UD => \
             matches!(ty(params[1]), F)) && (matches!(op, far) && ty(params[0]) == UW => matches!(ty(params[3]), F))";
    has(&rules, &format!("FETCH/params/u_type: {u}"));
}

#[test]
fn a_field_that_is_there_several_times() {
    let count = "- **Num_labels(ub):** how many. Range [1..32]\n";
    let ours = page(
        &table("Num_labels | Label[Num_labels]"),
        &format!("{count}- **Label(uw):** index of the label\n"),
    );
    let theirs = page(
        &table("Num_labels | Label0 | LabelN | Label(Num_labels-1)"),
        &format!(
            "{count}- **Label0(uw):** index of the label that is first\n- **LabelN(uw):** one between\n\
             - **Label(Num_labels-1)(unknown):** the last one\n"
        ),
    );
    for page in [ours, theirs] {
        let (fetch, rules) = one(&page);
        assert_eq!(names(&fetch.fields), ["num_labels", "label"]);
        let label = fetch.field("label").unwrap();
        assert_eq!((label.label.as_str(), label.count.as_deref()), ("Label", Some("num_labels")));
        has(&rules, "FETCH/num_labels/range: matches!(num_labels, 1..=32)");
        has(&rules, "FETCH/label/declared: declared(label)");
    }
    let wrong = page(&table("Label[Count]"), "- **Label(uw):** index of the label\n");
    let (_, problems) = read(&sources(&[&wrong]));
    assert!(problems.render(false).contains("no integer field `Count` is before it"));
}

#[test]
fn limits_of_numbers() {
    let bullets = "- **A(ub):** one. Range [1..32]\n- **B(uw):** two\n  - Bit[3..0]: low. Valid values are [1-9]\n  \
                   - high (bit 4-7): more, range [0..15]\n- **C(b):** three. Range [-8..7]\n\
                   - **D(scalar):** four. Valid values are  [0-7]\n- **E(raw_operand):** five. Valid value is [0, 2047].\n\
                   - **F(ub):** six. Range [0..255]\n- **G(ub):** seven. Range [0..254]\n- **H(ub):** eight. Range [3..3]\n";
    let (fetch, rules) = one(&page(&table("A | B | C | D | E | F | G | H"), bullets));
    let range = |name: &str| fetch.field(name).unwrap().range.map(|r| (r.min, r.max));
    assert_eq!(["a", "b", "c", "d"].map(range), [Some((1, 32)), Some((1, 9)), Some((-8, 7)), Some((0, 7))]);
    assert_eq!(range("f"), None, "bits that cannot leave their limits have none");
    let ranges: Vec<&String> = rules.iter().filter(|r| r.contains("/range:")).collect();
    assert_eq!(
        ranges,
        [
            "FETCH/a/range: matches!(a, 1..=32)",
            "FETCH/b/range: matches!(b, 1..=9)",
            "FETCH/c/range: matches!(c, -8..=7)",
            "FETCH/d/range: matches!(imm(d), 0..=7)",
            "FETCH/e/range: matches!(loaded(e), 0..=2047)",
            "FETCH/g/range: matches!(g, 0..=254)",
            "FETCH/h/range: matches!(h, 3..=3)",
        ]
    );
}

#[test]
fn bits_of_an_immediate() {
    let bullets = "- **Off(scalar):** offsets. Must have type UW\n  - Bit[3..0]: the r offset. Valid values are [-8-7]\n  \
                   - Bit[7..4]: the v offset. Valid values are [1-9]\n  - Bit[15..12]: reserved. Must be zero\n\
                   - **How(scalar):** how. Valid values are:\n  - 0: one\n  - 1: two\n\
                   - **Bit(scalar):** more\n  - Bit[5..4]: part\n    - 0b00: A\n    - 0b10: B\n";
    let (fetch, rules) = one(&page(&table("Off | How | Bit"), bullets));
    let runs =
        |name: &str| fetch.field(name).unwrap().bits.iter().map(|g| g.name.clone()).collect::<Vec<_>>();
    assert_eq!(runs("off"), ["r_offset", "v_offset"]);
    has(&rules, "FETCH/off/reserved: imm(off) & 0xff00 == 0");
    has(&rules, "FETCH/off.v_offset/range: matches!(imm(off) >> 4 & 0xf, 1..=9)");
    has(&rules, "FETCH/how/encoding: matches!(imm(how), 0 | 1)");
    has(&rules, "FETCH/bit/encoding: matches!(imm(bit) >> 4 & 0x3, 0b00 | 0b10)");
    assert!(!rules.iter().any(|r| r.contains("r_offset/range")), "four bits cannot leave -8 to 7");
}

#[test]
fn fields_of_some_object_versions() {
    let bullets = "- **{v3.6+}Target(ub):** where to\n- **{-v3.4}Old(uw):** gone\n";
    let (fetch, _) = one(&page(&table("Target | Old"), bullets));
    let versions = |name: &str| fetch.field(name).unwrap().wire[0].versions.to_string();
    assert_eq!(["target", "old"].map(versions), ["v3.6+", "-v3.4"]);
}

#[test]
fn tables_of_encodings() {
    let bullets = "The precisions are:\n\n    .. table:: precisions\n\n      +------+--------+------+\n      | What | Binary | Text |\n      \
                   +------+--------+------+\n      | unused | 0x00 |  |\n      +------+--------+------+\n      \
                   | eight bits | 0x03 | u8 |\n      +------+--------+------+\n\n\
                   - **Sub(ub):** what is done\n\n      .. table:: operations\n\n        | Symbol | SubOp | Name |\n        | --- | ---| ---|\n        \
                   | load | 0x00 | reads |\n        | store | 0x04 | writes |\n\n\
                   - **Elems(ub):** how many\n\n        | Encoding | Meaning | Syntax |\n        | --- | ---| ---|\n        | 0 | INVALID | none |\n        \
                   | 5 | 8 | x8 |\n\n- **W(ub):** precision, as in the table above\n- **L1(ub):** caching\n  - 0x0: default  (.df)\n  - 0x2: cached  (.ca)\n\
                   - **Kind(ub):** kind. Valid values are:\n  - 0: invalid\n  - 1: flat\n";
    let (fetch, rules) = one(&page(&table("Sub | Elems | W | L1 | Kind"), bullets));
    let values = |name: &str| {
        let group = fetch.field(name).unwrap().main_group().unwrap();
        group.values.iter().map(|v| (v.code, v.name.as_str(), v.value)).collect::<Vec<_>>()
    };
    assert_eq!(values("sub"), [(0, "load", None), (4, "store", None)]);
    assert_eq!(values("elems"), [(5, "8", Some(8))]);
    assert_eq!(values("w"), [(3, "u8", None)]);
    assert_eq!(values("l1"), [(0, "default", None), (2, "cached", None)]);
    assert_eq!(values("kind"), [(1, "flat", None)]);
    has(&rules, "FETCH/sub/encoding: matches!(code(sub), 0x00 | 0x04)");
    has(&rules, "FETCH/elems/encoding: matches!(code(elems), 5)");
    has(&rules, "FETCH/w/encoding: matches!(code(w), 0x03)");
}

#[test]
fn encodings_of_another_instruction() {
    let other = page(&table("Kind"), "- **Kind(ub):** kind\n  - 1: flat\n  - 2: deep\n");
    let this =
        page(&table("Kind | Own"), "- **Kind(ub):** Same as in FETCH. Not needed here\n- **Own(ub):** own\n");
    let this = this.replace("FETCH = 0x21", "STORE = 0x22").replace("0x21(FETCH)", "0x22(STORE)");
    let isa = model(&[&other, &this]);
    let store = isa.instruction("STORE").unwrap();
    let codes: Vec<u64> = store.field("kind").unwrap().bits[0].values.iter().map(|v| v.code).collect();
    assert_eq!(codes, [1, 2]);
    let rule = isa.rules.iter().find(|r| r.id == "STORE/kind/encoding").unwrap();
    assert_eq!(
        (rule.expr.as_str(), rule.kind, &*rule.page),
        ("matches!(code(kind), 1 | 2)", RuleKind::Encoding, "1.md")
    );
}

#[test]
fn groups_and_shared_opcodes() {
    let group = "## Opcode\n\n  SVM = 0x4e\n\n## Format\n\n| | |\n| --- | --- |\n| 0x4e(SVM) | SVM_ID | various |\n\n## Description\n\n\
                 Reads and writes of shared memory.\n\n- **SVM_ID(ub):** which one\n\n- **various(unknown):** as they say\n";
    let member = page(&table("Size"), "- **Size(ub):** bytes\n")
        .replace("FETCH = 0x21", "SVM = 0x4e\n  READ = 0x03")
        .replace("0x21(FETCH)", "0x4e(SVM) | 0x03(READ)");
    let isa = model(&[group, &member]);
    let found: Vec<_> = isa.groups.iter().map(|g| (g.name.as_str(), g.opcode, g.field.as_str())).collect();
    assert_eq!(found, [("SVM", 0x4e, "svm_id")]);
    assert_eq!(isa.instructions.iter().map(|i| i.name.as_str()).collect::<Vec<_>>(), ["SVM_READ"]);
    assert!(isa.rules.iter().all(|r| *r.subject == *"SVM_READ"));

    let call = page(&table("Size"), "- **Size(ub):** bytes\n");
    let other = call.replace("FETCH", "FETCH_FAST");
    for pages in [[&*call, &*other], [&*other, &*call]] {
        let isa = model(&pages);
        let same = |name: &str| isa.instruction(name).unwrap().same_as.clone();
        assert_eq!((same("FETCH"), same("FETCH_FAST")), (None, Some("FETCH".to_string())));
    }
}

#[test]
fn sentences_of_the_semantics() {
    let semantics = "## Semantics\n\n```\nfor (i = 0; i < n; ++i) { // addresses must be even\n  must[i] = only[i];\n}\n```\n\n\
                     Two of them\nmay not overlap. They go up.\n\n## Description";
    let page = page(&table("Size"), "- **Size(ub):** bytes\n").replace("## Description", semantics);
    let outcome = read_with(&sources(&[&page]), &Readings::default());
    let unread: Vec<&str> =
        outcome.coverage.pages[0].sentences.iter().map(|s| &page[s.span.clone()]).collect();
    assert_eq!(unread, ["addresses must be even", "Two of them\nmay not overlap."]);
}

#[test]
fn the_layout_of_an_operation_limits_the_number_of_its_parameters() {
    let op = "- **Op(ub):** which one\n  - Bit[1..0]: operation\n    - 0b00: near\n    - 0b01: far\n    - 0b10: SIZE\n";
    let bullets = format!(
        "{op}- **Count(ub):** number of parameters\n- **U(raw_operand):** x\n- **V(raw_operand):** y\n- **L(raw_operand):** level\n"
    );
    let layout = |ops: &str, cells: &str| {
        format!("### CONDITION\n\n- Op: {ops}\n\n{}\n", table(&format!("Op | Count | {cells}")))
    };
    let format = [layout("near", "U | V | L"), layout("far", "V | L"), layout("SIZE", "L | U")].concat();
    let (_, rules) = one(&page(&format, &bullets));
    has(
        &rules,
        "FETCH/count/layout: (matches!(op, far | SIZE) => count <= 2) && (matches!(op, near) => count <= 3)",
    );
}

/// Encodings of different fields are no list of encodings of one of them.
#[test]
fn layouts_of_different_fields_with_as_many_parameters_have_separate_conditions() {
    let layouts = [("Op: near", "U | V"), ("Mode: raw", "V | U")];
    let layout = |(condition, cells): (&str, &str)| {
        format!("### CONDITION\n\n- {condition}\n\n{}\n", table(&format!("Op | Mode | Count | {cells}")))
    };
    let bullets = format!(
        "{OP}{MODE}- **Count(ub):** number of parameters\n- **U(raw_operand):** x\n- **V(raw_operand):** y\n"
    );
    let (_, rules) = one(&page(&layouts.map(layout).concat(), &bullets));
    has(&rules, "FETCH/count/layout: matches!(op, near) || matches!(mode, raw) => count <= 2");
}

#[test]
fn tables_and_drawings_without_a_known_form_are_facts() {
    let notes = "\n## Notes\n\n| Kind | U |\n| --- | --- |\n| 1D | x |\n\n```\n    Order:\n\n    +----+----+\n    | A0 | A1 |\n    |    +----+\n    |    | A2 |\n    +----+----+\n```\n";
    let text = page(&table("Op"), OP) + notes;
    let (fetch, _) = one(&text);
    let tables: Vec<_> =
        fetch.tables.iter().map(|t| (&*t.title, t.header.join(","), t.rows.concat())).collect();
    let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_string()).collect::<Vec<_>>();
    let expected = [
        ("Notes, Kind", "Kind,U".to_string(), row(&["1D", "x"])),
        ("Notes, A0", "A0,A1".to_string(), row(&["", "A2"])),
    ];
    assert_eq!(tables, expected);
    let (changed, _) = one(&text.replace("A2", "A3"));
    assert_ne!(changed.tables, fetch.tables);
}

const RECORD: &str =
    "### kernel_data\n\n```\nkernel_data {\n  ud size;\n}\n```\n\n- **size:** number of bytes\n\n";

#[test]
fn attributes_in_a_table_and_in_a_list_have_the_same_rules() {
    let table = "#### Known\n\n| Attribute | Of | Value | Bytes | Required |\n| --- | --- | --- | --- | --- |\n\
        | Width | kernel | 8, 16 | | |\n| SLMSize | kernel | 0 to 64 | 0 to 4 | Yes |\n| Path | kernel | string | 1 to 9 | |\n";
    let list = "**Width** - the width\n\n- Name: Width\n- Size: 1\n- Value: 8|16.\n\n\
        **SLMSize** - memory\n\n- Name: SLMSize\n- Size: 1\n- Value: 0-64 in kilobytes\n\n- Name: Path\n- Size: 1-9\n";
    let rules = |text: &str| {
        let isa = read(&sources(&[&[RECORD, text].concat()])).0;
        let rules = isa.rules.iter().filter(|r| r.id.contains("/attribute_info/"));
        rules
            .map(|r| format!("{}: {}", &r.id["kernel_data/attribute_info/".len()..], r.expr))
            .collect::<Vec<_>>()
    };
    let both = [
        "width: matches!(attribute(\"Width\"), 8 | 16)",
        "slm_size: matches!(attribute(\"SLMSize\"), 0..=64)",
        "path_bytes: matches!(attribute_bytes(\"Path\"), 1..=9)",
    ];
    assert_eq!(rules(list), both);
    for rule in both {
        has(&rules(table), rule);
    }
    has(&rules(table), "slm_size_bytes: attribute_bytes(\"SLMSize\") <= 4");
    has(&rules(table), "slm_size_present: has_attribute(\"SLMSize\")");
    // A rule of the page replaces the one of that name that follows from the table.
    let own = "width: attribute(\"Width\") == 8";
    let rule = format!(
        "#### Rules\n\n- **attribute_info/width:** `{}`: `attribute_info` must be 8 wide.\n\n",
        &own[7..]
    );
    let widths: Vec<_> =
        rules(&(rule + table)).into_iter().filter(|rule| rule.starts_with("width:")).collect();
    assert_eq!(widths, [own]);
}

#[test]
fn an_attribute_with_an_unknown_cell_is_an_error() {
    let problems = |cells: &str| {
        let table =
            "#### Known\n\n| Attribute | Of | Value | Bytes | Required |\n| --- | --- | --- | --- | --- |\n";
        read(&sources(&[&format!("{RECORD}{table}| Width | {cells} |\n")])).1.render(false)
    };
    for (cells, message) in [
        ("kernels | none | |", "no known owner of attributes"),
        ("kernel | some | |", "`some` is no value of an attribute"),
        ("kernel | none | few |", "`few` is no number of bytes"),
        ("kernel | none | | maybe", "`maybe` is neither yes nor no"),
    ] {
        assert!(problems(cells).contains(message), "{cells}: {}", problems(cells));
    }
}

/// The number of fields of a page with so many fields in its Format table, and the messages about that number.
fn fields_and_problems(count: usize) -> (usize, Vec<String>) {
    let cells: Vec<String> = (0..count).map(|n| format!("F{n}")).collect();
    let bullets: String = (0..count).map(|n| format!("- **F{n}(ub):** a number\n")).collect();
    let text = page(&table(&cells.join(" | ")), &bullets);
    let (isa, problems) = read(&[Source { path: "X.md".to_string(), text }]);
    let messages = problems.iter().map(|problem| problem.message.to_string());
    let fields = isa.instructions.iter().map(|instruction| instruction.fields.len()).sum();
    (fields, messages.filter(|message| message.contains("in the Format table")).collect())
}

#[test]
fn a_table_has_at_most_256_fields() {
    assert_eq!(fields_and_problems(256), (256, vec![]));
    let message = "more than 256 fields in the Format table".to_string();
    assert_eq!(fields_and_problems(257), (256, vec![message.clone()]));
    assert_eq!(fields_and_problems(1000), (256, vec![message]), "one message, however many fields there are");
}

const BOX: &str = "### box\n\n```\nbox {\n  ub kind;\n  {v3.4+}ub lid; //present only if kind == 1\n  {-v3.4}uw lid; //present only if kind == 1\n}\n```\n";

/// A field of two ranges of versions is one field where only its width differs.
#[test]
fn a_field_of_other_versions_has_the_same_condition() {
    let isa = model(&[BOX]);
    let fields = &isa.record("box").unwrap().fields;
    assert_eq!(names(fields), ["kind", "lid"]);
    assert_eq!((fields[1].wire.len(), fields[1].when.as_deref()), (2, Some("kind == 1")));
    let (_, problems) = read(&sources(&[&BOX.replacen("kind == 1", "kind == 2", 1)]));
    let problems = problems.render(false);
    assert!(problems.contains("the structure has two fields `lid`"), "{problems}");
}

/// Pages may be of a newer version than the latest one that changed a layout.
#[test]
fn the_newest_version_is_the_stated_one() {
    let newest = |isa: &Isa| isa.newest_version().map(|version| version.to_string());
    assert_eq!(newest(&model(&[BOX])).as_deref(), Some("3.4"));
    let stated = "# Object format\n\n- **Newest version:** 3.8\n";
    assert_eq!(newest(&model(&[BOX, stated])).as_deref(), Some("3.8"));
}

#[test]
fn structures_that_follow_each_other_are_all_read() {
    let two = "### box\n\n```\nbox {\n  ub kind;\n}\nlid {\n  uw size;\n}\n```\n\n```\nnail {\n  ud length;\n}\n```\n";
    let isa = model(&[two]);
    let found: Vec<_> =
        isa.records.iter().map(|record| (record.name.as_str(), names(&record.fields))).collect();
    assert_eq!(found, [("box", vec!["kind"]), ("lid", vec!["size"]), ("nail", vec!["length"])]);
}
