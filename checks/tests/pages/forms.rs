//! The forms of the page grammar: the same page fenced, indented, flattened and scraped has the same model, and each form has
//! the meaning that `spec/README.md` documents.

use genvisa_checks::diff;
use genvisa_reader::isa::{Check, Isa, Refers, RuleKind, SourceModifier};
use genvisa_reader::{Source, load, read};

fn source(path: &str, text: &str) -> Source {
    Source { path: path.to_string(), text: text.to_string() }
}

/// Reads a page that must be understood to the last sentence.
fn model(text: &str) -> Isa {
    let (isa, problems) = read(&[source("page.md", text)]);
    assert!(problems.is_empty(), "{}", problems.render(false));
    isa
}

const PAGE: &str = "\
# FETCH

Takes a value from a buffer.

## Opcode

  BUF = 0x4e
  FETCH = 0x0b

## Format

| | | | | |
| --- | --- | --- | --- | --- |
| 0x4e(BUF) | 0x0b(FETCH) | Exec_size | Count | Mode |
| | Buffer | Where | Dst | Src0 |

## Semantics

```
for (i = 0; i < exec_size; ++i) {
  dst[i] = buffer[where[i]];
}
```

## Description

- **Exec_size(ub):** channels
  - Bit[2..0]: execution size
    - 0b000: 1 element (scalar)
    - 0b001: 2 elements
    - 0b111: reserved
  - Bit[7..4]: execution mask (which channels)
    - 0b0000: M1
    - 0b1000: M1_NM
- **Count(uw):** how many
  - Bit[3..0]: number of parts
    - 1: 1 part
    - 2: 2 parts
    - 12: 12 parts
  - {XEHP+}Bit[5]: whether parts are packed
    - 0b0: Loose - one for each dword
    - 0b1: Packed
- **Mode(ub):** this field is ignored
- **Buffer(ub):** index of the surface variable
  - T0 (SLM): no
  - T5 (stateless): yes
- **Where(scalar):** the place. Must have type UD
- **Dst(vec_operand):** the value. Operand class: general,indirect
- **Src0(vec_operand):** what is added. Must have type UD,D.{XEHP+}BF. Operand class: general,immediate

#### Rules
- **count/few:** `count > 2 => exec_size == 1`: many parts are for one channel.
- **dst/room{PVC+}:** `available(dst) >= exec_size*4`: every channel
  has a dword.

#### Properties
- **Supported Types:** UD,D.{XEHP+}BF
- **Saturation:** Yes
- **Source Modifier:** arithmetic

#### Operand type maps
- **Type map**
  - **Dst types:** UD, D
  - **Src types:** UD, D
- **Type map{XEHP+}**
  - **Dst types:** BF
  - **Src types:** BF

## Text
```
[(<P>)] FETCH.<count> (<exec_size>) <buffer> <where> <dst> <src0>
```

## Notes
";

/// The page without fences: code is indented, as deep as the generator of the pages happened to.
fn indented() -> String {
    let mut fenced = false;
    let lines = PAGE.lines().map(|line| {
        if line.starts_with("```") {
            fenced = !fenced;
            return String::new();
        }
        if fenced { format!("\t\t  {line}  ") } else { line.to_string() }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The page with every indentation and empty line gone.
fn flattened() -> String {
    let lines = PAGE.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with("```"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The page as a web site shows it: its name, line numbers, the text.
fn scraped() -> String {
    let numbers: String = (1..=PAGE.lines().count()).map(|n| format!("{n}\n")).collect();
    format!(
        "File: FETCH.md\n\npackage info\nsome-package 1.0\n  \u{2022} links: A, B\n{numbers}{}\n|",
        indented()
    )
}

#[test]
fn layout_is_no_fact() {
    let model_of_page = model(PAGE);
    assert!(model_of_page.rules.len() > 15);
    let windows = format!("\u{feff}{}", PAGE.replace('\n', "\r\n"));
    let deep = PAGE.replace("\n  - ", "\n\n            - ").replace("\n    - ", "\n                - ");
    for (name, text) in [
        ("indented", indented()),
        ("flattened", flattened()),
        ("scraped", scraped()),
        ("windows", windows),
        ("deep", deep),
        ("no end of line", PAGE.trim_end().to_string()),
    ] {
        assert_eq!(diff::compare(&model_of_page, &model(&text)), [], "{name}");
    }
}

#[test]
fn types_in_other_words() {
    let ours = model(PAGE);
    for words in ["Restriction: type UD", "This one must have one of UD type"] {
        let page = PAGE.replace("the place. Must have type UD", &format!("the place. {words}"));
        assert_eq!(diff::compare(&ours, &model(&page)), [], "{words}");
    }
    // The text behind the list is an ordinary sentence.
    let page = PAGE.replace("Must have type UD\n", "It must have one of UD type; the rest is ignored\n");
    let (isa, problems) = read(&[source("page.md", &page)]);
    assert_eq!(diff::compare(&ours, &isa), []);
    let problems = problems.render(false);
    assert!(
        problems.contains("unread normative sentence") && problems.contains("the rest is ignored"),
        "{problems}"
    );
}

#[test]
fn ranges_in_other_words() {
    let page = |words: &str| PAGE.replace("this field is ignored", words);
    let ours = model(&page("a number. Range [1..64]"));
    for words in ["Valid values are [1-64]", "Valid values are  [1], [64]", "Valid value is [1, 64]."] {
        assert_eq!(diff::compare(&ours, &model(&page(&format!("a number. {words}")))), [], "{words}");
    }
}

#[test]
fn runs_follow_their_text() {
    let name = |text: &str| {
        let (isa, _) = read(&[source("page.md", &PAGE.replace("whether parts are packed", text))]);
        isa.instructions[0].fields[1].bits[1].name.clone()
    };
    assert_eq!(name("whether parts are packed"), "bit_5");
    assert_eq!(name("a 16bit atomic operation"), "word");
    assert_eq!(name("the data width of it"), "width");
    assert_eq!(name("whether it has to be oword aligned"), "alignment");
}

#[test]
fn remarks_in_brackets_are_no_part_of_a_name() {
    for remark in ["1 element (scalar)", "1 element(scalar)", "1 element - scalar"] {
        let isa = model(&PAGE.replace("1 element (scalar)", remark));
        let size = isa.instruction("BUF_FETCH").unwrap().field("exec_size").unwrap().main_group().unwrap();
        let one = &size.values[0];
        assert_eq!(
            (one.name.as_str(), one.value, one.doc.as_str()),
            ("1 element", Some(1), "scalar"),
            "{remark}"
        );
    }
}

#[test]
fn facts_of_an_instruction() {
    let isa = model(PAGE);
    let fetch = isa.instruction("BUF_FETCH").unwrap();
    assert_eq!(fetch.doc, "Takes a value from a buffer.");
    assert_eq!((fetch.opcode, fetch.sub_opcode.as_ref().map(|s| s.code)), (0x4e, Some(0x0b)));
    let names: Vec<&str> = fetch.fields.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["exec_size", "count", "mode", "buffer", "where", "dst", "src0"]);
    let field = |name: &str| fetch.field(name).unwrap();
    let size = field("exec_size").main_group().unwrap();
    let values: Vec<_> = size.values.iter().map(|v| (v.code, v.name.as_str(), v.value)).collect();
    assert_eq!(values, [(0, "1 element", Some(1)), (1, "2 elements", Some(2))]);
    assert_eq!(field("exec_size").bits[1].name, "mask");
    let codes: Vec<u64> = field("count").bits[0].values.iter().map(|v| v.code).collect();
    assert_eq!(codes, [1, 2, 12]);
    let packed = &field("count").bits[1];
    assert_eq!((packed.name.as_str(), packed.platforms.to_string()), ("bit_5", "XEHP+".to_string()));
    assert_eq!(packed.values[0].doc, "one for each dword");
    assert!(field("mode").ignored);
    assert_eq!(field("buffer").refers, Some(Refers::Surface));
    assert_eq!(field("src0").classes, ["general", "immediate"]);
    let types: Vec<(String, String)> =
        field("src0").types.iter().map(|t| (t.name.clone(), t.platforms.to_string())).collect();
    let expected = [("UD", ""), ("D", ""), ("BF", "XEHP+")].map(|(n, p)| (n.to_string(), p.to_string()));
    assert_eq!(types, expected);
    assert_eq!((fetch.saturation, fetch.source_modifier), (Some(true), Some(SourceModifier::Arithmetic)));
    assert_eq!(fetch.text, ["[(<P>)] FETCH.<count> (<exec_size>) <buffer> <where> <dst> <src0>"]);
    assert_eq!(fetch.type_maps.len(), 2);
}

#[test]
fn rules_of_an_instruction() {
    let isa = model(PAGE);
    let expr = |id: &str| {
        let rule = isa.rules.iter().find(|r| r.id == format!("BUF_FETCH/{id}"));
        rule.unwrap_or_else(|| panic!("no rule {id}")).expr.as_str()
    };
    assert_eq!(expr("opcode"), "opcode == 0x4e");
    assert_eq!(expr("sub_opcode"), "sub_opcode == 0x0b");
    assert_eq!(expr("exec_size/encoding"), "matches!(code(exec_size), 0b000 | 0b001)");
    assert_eq!(expr("exec_size.mask/encoding"), "matches!(code(exec_size.mask), 0b0000 | 0b1000)");
    assert_eq!(expr("exec_size/reserved"), "raw(exec_size) & 0b00001000 == 0");
    assert_eq!(expr("count/encoding"), "matches!(code(count), 1 | 2 | 12)");
    assert_eq!(expr("count/reserved"), "raw(count) & 0b1111111111010000 == 0");
    assert_eq!(expr("count.bit_5/reserved"), "on(\"XEHP+\") || raw(count) & 0b0000000000100000 == 0");
    assert_eq!(expr("buffer/t0"), "buffer != 0");
    assert_eq!(expr("buffer/declared"), "declared(buffer)");
    assert_eq!(expr("where/type"), "matches!(ty(where), UD)");
    assert_eq!(expr("src0/type"), "matches!(ty(src0), UD | D) || on(\"XEHP+\") && ty(src0) == BF");
    assert_eq!(expr("src0/modifier"), "matches!(modifier(src0), None | Abs | Neg | NegAbs)");
    assert_eq!(expr("dst/class"), "matches!(class(dst), General | Indirect)");
    assert_eq!(expr("count/few"), "count > 2 => exec_size == 1");
    assert_eq!(expr("dst/room"), "available(dst) >= exec_size * 4");
    let both = |types: &str| format!("matches!(ty(dst), {types}) && matches!(ty(src0), {types})");
    let one = |f: &str| format!("(matches!(ty({f}), UD | D) || on(\"XEHP+\") && ty({f}) == BF)");
    let map =
        format!("{} && {} => {} || on(\"XEHP+\") && {}", one("dst"), one("src0"), both("UD | D"), both("BF"));
    assert_eq!(expr("type_map"), map);
    let ids: Vec<&str> = isa.rules.iter().map(|r| r.id.as_str()).collect();
    for absent in ["buffer/t5", "count.bit_5/encoding", "dst/saturation", "mode/reserved"] {
        assert!(!ids.contains(&format!("BUF_FETCH/{absent}").as_str()), "{absent}");
    }
    let room = isa.rules.iter().find(|r| r.id.ends_with("dst/room")).unwrap();
    assert_eq!(
        (room.kind, room.check, room.platforms.to_string()),
        (RuleKind::Size, Check::Static, "PVC+".into())
    );
    assert_eq!(room.doc, "every channel has a dword");
}

const STRUCTURES: &str = "\
# Structures

### box

  box {
\tUB tag;
    ub rest[];
  }

- **tag:** what is in it
  - content (bit 0-1): what follows
    - 0b00: Apple - a fruit
    - 0b10: Nail - of iron

#### Definitions
- **kind:** `tag.content`

### apple

```
apple { //content = Apple
  {-v3.4} uw seeds;
  {v3.4+} ud seeds;
  ub colour;
  ud worm; //present only if matches!(colour, 1 | 3)
  leaf leaf[colour];
}
```

- **seeds:** how many
- **colour:** bit 0-3 specifies the colour. Valid values are:
  - 1: Red
  - 3: Green

#### Rules
- **seeds/few:** `seeds <= 12`: apples are small.

### leaf

```
leaf {
  q size;
}
```
";

#[test]
fn structures() {
    let isa = model(STRUCTURES);
    let names: Vec<_> = isa.records.iter().map(|r| (r.name.as_str(), r.variant.as_deref())).collect();
    assert_eq!(names, [("box", None), ("apple", Some("Apple")), ("leaf", None)]);
    let tagged = isa.record("box").unwrap();
    assert_eq!((tagged.selector.as_deref(), tagged.fields.len()), (Some("content"), 1));
    assert_eq!(tagged.definition("kind").unwrap().expr, "tag.content");
    let apple = isa.record("apple").unwrap();
    let wire: Vec<(String, String)> =
        apple.fields[0].wire.iter().map(|w| (w.ty.clone(), w.versions.to_string())).collect();
    assert_eq!(wire, [("uw".into(), "-v3.4".into()), ("ud".into(), "v3.4+".into())]);
    let colour = apple.field("colour").unwrap();
    assert_eq!((colour.bits[0].hi, colour.bits[0].values.len()), (3, 2));
    assert_eq!(apple.field("worm").unwrap().when.as_deref(), Some("matches!(colour, 1 | 3)"));
    assert_eq!(apple.field("leaf").unwrap().count.as_deref(), Some("colour"));
    let rules: Vec<(&str, &str)> = isa.rules.iter().map(|r| (r.id.as_str(), r.expr.as_str())).collect();
    assert_eq!(
        rules,
        [
            ("apple/colour/encoding", "matches!(code(colour), 1 | 3)"),
            ("apple/colour/reserved", "raw(colour) & 0b11110000 == 0"),
            ("apple/seeds/few", "seeds <= 12"),
            ("box/tag/reserved", "raw(tag) & 0b11111100 == 0"),
            ("box/tag.content/encoding", "matches!(code(tag.content), 0b00 | 0b10)"),
        ]
    );
}

#[test]
fn items_of_lists_within_a_bullet() {
    let page = "### box\n\n  box {\n    ub tag;\n  }\n\n- **tag:** two things\n  - content (bit 0-1): what follows\n    \
                - 0b00: Apple - a fruit\n    - The rest has no meaning yet.\n- cover (bit 3-4): what is around it\n";
    let isa = model(page);
    let runs: Vec<_> =
        isa.record("box").unwrap().fields[0].bits.iter().map(|g| (&*g.name, g.hi, g.lo)).collect();
    assert_eq!(runs, [("content", 1, 0), ("cover", 4, 3)]);
    let reserved = isa.rules.iter().find(|r| r.id == "box/tag/reserved").unwrap();
    assert_eq!(reserved.expr, "raw(tag) & 0b11100100 == 0");
}

#[test]
fn widths_of_object_versions() {
    let page = "# FILE\n\n## Opcode\n\n  FILE = 0x51\n\n## Format\n\n| | |\n| --- | --- |\n| 0x51(FILE) | Name |\n\n\
                ## Description\n\n- **{-v3.4}Name(uw):** index of the string\n- **{v3.4+}Name(ud):** the same\n\n\
                ## Properties\n\n## Text\n\n```\nFILE <name>\n```\n";
    let isa = model(page);
    let field = isa.instruction("FILE").unwrap().field("name").unwrap();
    let wire: Vec<_> = field.wire.iter().map(|w| (w.ty.clone(), w.versions.to_string())).collect();
    assert_eq!(wire, [("uw".into(), "-v3.4".into()), ("ud".into(), "v3.4+".into())]);
    assert_eq!(field.refers, Some(Refers::String));

    let (_, problems) = read(&[source("page.md", &page.replace("{-v3.4}", ""))]);
    assert!(problems.render(false).contains("`Name` is described twice"), "{}", problems.render(false));
}

#[test]
fn shared_fields_have_rules_unless_instructions_restate_them() {
    let chapter = "### Exec_size\n\n- **Exec_size(ub):** channels\n  - Bit[2..0]: size\n    - 0b000: 1 element\n\n\
        #### Rules\n- **size/odd:** `exec_size != 3`: never.\n";
    let alone = model(chapter);
    let ids: Vec<&str> = alone.rules.iter().map(|r| r.id.as_str()).collect();
    assert_eq!(ids, ["exec_size/reserved", "exec_size/encoding", "exec_size/size/odd"]);
    let (isa, problems) = read(&[source("chapter.md", chapter), source("page.md", PAGE)]);
    assert!(problems.is_empty(), "{}", problems.render(false));
    assert_eq!(isa.rules_of("exec_size").map(|r| r.id.as_str()).collect::<Vec<_>>(), ["exec_size/size/odd"]);
}

#[test]
fn our_own_pages() {
    let spec = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let sources = load(&[spec]).unwrap();
    let (isa, problems) = read(&sources);
    assert!(problems.is_empty(), "{}", problems.render(false));
    for rule in &isa.rules {
        let expr = genvisa_rule::parse(&rule.expr).unwrap_or_else(|e| panic!("{}: {e}", rule.expr));
        assert_eq!(expr.to_string(), rule.expr, "{}", rule.id);
    }
    assert!(isa.instructions.iter().all(|i| i.at.page.contains("spec/instructions/")));
}
