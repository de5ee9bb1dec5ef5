//! The messages of violated rules, for several rules of each kind: the files of texts beside this one are read by eye.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use genvisa::object::{KindBits, VarInfoBitPropertiesBits};
use genvisa::operands::PredBits;
use genvisa::{Body, Check, Fault, Instruction, Module, NEWEST_VERSION, RULES, Rule};
use rayon::prelude::*;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Rules of each kind in the file.
const EACH: usize = 5;

/// Objects whose fix was applied.
static FIXED: AtomicUsize = AtomicUsize::new(0);

fn run(args: &[&str], input: &[u8]) -> Vec<u8> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap().stdout
}

/// The findings in a program.
fn check(platform: &str, program: &[u8]) -> Vec<Value> {
    let found = String::from_utf8(run(&["check", "--json", "-p", platform, "-"], program)).unwrap();
    found.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The finding about a rule in a program.
fn about(rule: &str, platform: &str, program: &[u8]) -> Option<Value> {
    check(platform, program).into_iter().find(|row| row["rule"] == rule)
}

/// The finding about a rule in the example that `genvisa explain` prints; `None` if text cannot express the example. A fix of
/// the text or of the object must satisfy the rule.
fn finding(rule: &Rule) -> Option<Value> {
    let explained: Value = serde_json::from_slice(&run(&["explain", "--json", rule.id], b"")).unwrap();
    let example = &explained["example"];
    if example["assembles"] != true {
        return None;
    }
    let lines: Vec<&str> = example["invalid"].as_array()?.iter().filter_map(Value::as_str).collect();
    let (declared, body): (Vec<&str>, Vec<&str>) = lines.iter().partition(|line| line.starts_with('.'));
    let text = format!(
        ".version 4.1\n.kernel \"k\"\n{}\n.function \"k_main\"\n{}\n    ret (M1_NM, 1)\n",
        declared.join("\n"),
        body.join("\n")
    );
    let platform = example["invalid_platform"].as_str()?;
    let finding = about(rule.id, platform, text.as_bytes())?;
    if let Some(fixed) = fixed_text(&finding, &text) {
        assert!(about(rule.id, platform, fixed.as_bytes()).is_none(), "{fixed}");
    }
    let object = run(&["asm", "-p", platform, "-", "-o", "-"], text.as_bytes());
    let in_object =
        about(rule.id, platform, &object).unwrap_or_else(|| panic!("{}: not in the object", rule.id));
    assert!(in_object["instruction"].is_string() && in_object["byte"].is_u64(), "{in_object}");
    if let Some(fixed) = fixed_object(&in_object, &object) {
        assert!(about(rule.id, platform, &fixed).is_none(), "{in_object}");
        FIXED.fetch_add(1, Ordering::Relaxed);
    }
    Some(finding)
}

fn fixed_text(finding: &Value, text: &str) -> Option<String> {
    let fix = &finding["fix"];
    let number = |key: &str| usize::try_from(fix[key].as_u64()?).ok()?.checked_sub(1);
    let (line, from, to) = (number("line")?, number("column")?, number("end_column")?);
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    lines[line].replace_range(from..to, fix["replacement"].as_str()?);
    Some(lines.join("\n") + "\n")
}

fn fixed_object(finding: &Value, object: &[u8]) -> Option<Vec<u8>> {
    let fix = &finding["fix"];
    let at = usize::try_from(fix["byte"].as_u64()?).ok()?;
    let mut fixed = object.to_vec();
    for (n, byte) in fix["bytes"].as_array()?.iter().enumerate() {
        fixed[at + n] = u8::try_from(byte.as_u64()?).ok()?;
    }
    Some(fixed)
}

/// A number that depends on the id of a rule alone (FNV-1a), so that a new rule changes at most one line of the snapshot.
fn order(rule: &&Rule) -> u64 {
    rule.id
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Some rules of each kind that have an example, in an order without a pattern.
fn chosen() -> BTreeMap<&'static str, Vec<Value>> {
    let mut kinds: BTreeMap<&str, Vec<&Rule>> = BTreeMap::new();
    for rule in RULES.iter().filter(|rule| rule.check == Check::Static) {
        kinds.entry(rule.kind).or_default().push(rule);
    }
    let kinds: Vec<_> = kinds.into_iter().collect();
    let some = kinds.into_par_iter().map(|(kind, mut rules)| {
        rules.sort_by_key(order);
        let mut found: Vec<Value> = rules.into_iter().take(6 * EACH).filter_map(finding).take(EACH).collect();
        found.sort_by_key(|finding| finding["rule"].to_string());
        (kind, found)
    });
    some.collect()
}

/// The message and the fix.
fn shown(row: &Value) -> String {
    let mut text = format!("    {}\n", row["message"].as_str().unwrap());
    if let Some(fix) = row["fix"]["text"].as_str() {
        let _ = writeln!(text, "    help: {fix}");
    }
    text
}

#[test]
fn messages_of_all_kinds_of_rules() {
    let mut text = String::new();
    for (kind, findings) in chosen() {
        let _ = writeln!(text, "{kind}");
        for finding in findings {
            let _ = write!(text, "  {}\n{}", finding["rule"].as_str().unwrap(), shown(&finding));
            // Expressions are below the headline.
            let found = finding["found"].as_str().unwrap();
            for formula in [" && ", " || ", " => ", " == ", " >= ", " <= ", " % ", "matches!"] {
                assert!(!found.contains(formula), "{finding}");
            }
        }
    }
    expect_test::expect_file!["verdicts.txt"].assert_eq(&text);
    assert!(FIXED.load(Ordering::Relaxed) >= 8, "{FIXED:?}");
}

/// A program that breaks rules about declarations, about flow and about operands.
const PROGRAM: &str = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl Y v_type=G type=f num_elts=16 align=GRF
.decl Z v_type=G type=ud num_elts=2 align=dword
.decl W v_type=G type=ud num_elts=32 align=GRF alias=<X, 32>
.decl B v_type=G type=ud num_elts=4 align=GRF alias=<Z, 0>
.decl A v_type=A num_elts=4
.decl P v_type=P num_elts=8
.decl S v_type=S num_elts=1
.decl L v_type=G type=ud num_elts=2000 align=GRF
.input X offset=32 size=64
.input Y offset=64 size=64
.kernel_attr Target=\"cm\"
.kernel_attr SLMSize=65
.kernel_attr SimdSize=7

.function \"k_main\"
    not (M1, 16) Y(0,0)<1> X(0,0)<1;1,0>
    mov (M1, 16) X(0,4)<1> Y(0,0)<1;1,0>
    mov (M2, 16) X(0,0)<1> X(0,0)<0;8,1>
    (P) add (M1, 16) X(0,0)<2> X(0,0)<1;1,0> r[A(0),0]<1;1,0>:ud
    mov (M1, 8) %tsc(0,0)<1> X(0,0)<1;1,0>
    add3 (M1, 8) X(0,0)<1> X(0,0)<1;1,0> X(0,0)<1;1,0> X(0,0)<1;1,0>
    oword_st (4) T0 0x0:ud X.4
    frc.sat (M1, 8) Y(0,0)<1> Y(0,0)<1;1,0>
    mov.sat (M1, 1) X(0,0)<1> P
    jmp (M1, 1) inside
    mov (M1, 1) X(0,0)<1> 0x1:ud
lonely:
    call (M1, 1) sub
    ret (M1, 1)
    barrier
.function \"sub\"
inside:
    call (M1_NM, 1) sub
    ret (M1_NM, 1)
";

#[test]
fn messages_about_declarations_and_flow() {
    let mistake = "    frc.sat (M1, 8) Y(0,0)<1> Y(0,0)<1;1,0>\n";
    let (mut text, mut rows) = (String::new(), check("SKL", PROGRAM.as_bytes()));
    // Rules about flow need a program that can be read.
    let readable = PROGRAM.replace(mistake, "");
    let flow = check("SKL", readable.as_bytes());
    rows.extend(
        flow.into_iter()
            .filter(|row| !rows.iter().any(|known| known["message"] == row["message"]))
            .collect::<Vec<_>>(),
    );
    for row in rows {
        let id = row["rule"].as_str().or(row["code"].as_str()).unwrap();
        let _ = write!(text, "{}: {id}\n{}", row["line"], shown(&row));
        if let Some(fixed) = fixed_text(&row, PROGRAM) {
            let same = |other: &Value| (&other["rule"], &other["line"]) == (&row["rule"], &row["line"]);
            assert!(!check("SKL", fixed.as_bytes()).iter().any(same), "{fixed}");
        }
    }
    expect_test::expect_file!["verdicts_of_program.txt"].assert_eq(&text);
}

/// A program that keeps all rules of errors. Its objects are changed in one place.
const OBJECT: &str = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.decl Y v_type=G type=ud num_elts=8 align=GRF
.decl Z v_type=G type=ud num_elts=2 align=dword
.decl P v_type=P num_elts=16
.input X offset=64 size=64
.input Z offset=32 size=8
.kernel_attr Target=\"cm\"
.kernel_attr SLMSize=4
.kernel_attr SimdSize=16

.function \"k_main\"
    mov (M1, 8) Y(0,0)<1> X(0,0)<1;1,0>
    oword_st (2) T0 0x0:ud Y.0
    call (M1_NM, 1) one
    call (M1_NM, 1) two
    ret (M1_NM, 1)
.function \"one\"
    ret (M1_NM, 1)
.function \"two\"
    ret (M1_NM, 1)
";

/// A change of a module.
type Change = fn(&mut Module);

/// Rules about whole objects, one of each kind at least, and a change of [`OBJECT`] that breaks each.
const CHANGES: [(&str, Change); 13] = [
    ("raw_operand/offset/alias", |module| {
        let data = &mut module.kernels[0].data;
        (data.var_info[1].alias_index, data.var_info[1].alias_offset) = (32, 4);
    }),
    ("var_info/alias_index/before", |module| module.kernels[0].data.var_info[0].alias_index = 33),
    ("var_info/name_index/declared", |module| module.kernels[0].data.var_info[0].name_index = 999),
    ("var_info/bit_properties.alignment/encoding", |module| {
        let properties = &mut module.kernels[0].data.var_info[0].bit_properties;
        *properties = VarInfoBitPropertiesBits::from_raw(properties.raw() | 0xf0);
    }),
    ("kernel_data/attribute_info/slm_size", |module| set_attribute(module, "SLMSize", &[65])),
    ("CALL/label/places", |module| {
        change_body(module, |all| {
            let mut labels = all.iter_mut().filter_map(|one| match one {
                Instruction::Subroutine(begin) => Some(begin),
                _ => None,
            });
            let (_, first, second) = (labels.next(), labels.next().unwrap().label, labels.next().unwrap());
            second.label = first;
        });
    }),
    ("CALL/label/places", |module| {
        change_body(module, |all| {
            let last = all.iter().rposition(|one| matches!(one, Instruction::Subroutine(_))).unwrap();
            all.remove(last);
        });
    }),
    ("pred/id/written", |module| {
        change_body(module, |all| {
            let copy = all.iter_mut().find_map(|one| match one {
                Instruction::Mov(copy) => Some(copy),
                _ => None,
            });
            copy.unwrap().pred = PredBits::from_raw(1);
        });
    }),
    ("var_info/num_elements/range", |module| module.kernels[0].data.var_info[0].num_elements = 0),
    ("label_info/kind/reserved", |module| {
        let label = &mut module.kernels[0].data.label_info[0];
        label.kind = KindBits::from_raw(label.kind.raw() | 0x80);
    }),
    ("kernel_data/attribute_info/simd_size_bytes", |module| set_attribute(module, "SimdSize", &[16; 8])),
    ("OWORD_ST/surface/slm", |module| set_attribute(module, "SLMSize", &[0])),
    ("input_info/offset/type", |module| module.kernels[0].data.input_info[1].offset = 34),
];

/// Gives the kernel another body.
fn change_body(module: &mut Module, change: impl FnOnce(&mut Vec<Instruction>)) {
    let body = &mut module.kernels[0].body;
    let mut all = body.iter().collect();
    change(&mut all);
    *body = Body::of(NEWEST_VERSION, &all).unwrap();
}

fn set_attribute(module: &mut Module, name: &str, value: &[u8]) {
    let data = &mut module.kernels[0].data;
    let place = data.string_pool.iter().position(|string| string.to_text() == name).unwrap();
    let mut all = data.attribute_info.iter_mut();
    let attribute = all.find(|attribute| usize::try_from(attribute.name) == Ok(place)).unwrap();
    attribute.value = value.to_vec();
}

#[test]
fn messages_about_objects_of_all_kinds_of_rules() {
    let object = run(&["asm", "-p", "TGLLP", "-", "-o", "-"], OBJECT.as_bytes());
    let (mut text, mut kinds) = (String::new(), BTreeSet::new());
    for (id, change) in CHANGES {
        assert!(about(id, "TGLLP", &object).is_none(), "{id}");
        let mut module = Module::decode(&object).unwrap();
        change(&mut module);
        module.lay_out().unwrap();
        let row = about(id, "TGLLP", &module.encode().unwrap()).unwrap_or_else(|| panic!("{id}"));
        let kind = RULES.iter().find(|rule| rule.id == id).unwrap().kind;
        kinds.insert(kind);
        let place: Vec<String> = ["place", "byte", "instruction"]
            .into_iter()
            .filter_map(|key| Some(format!("{key} {}", row.get(key)?)))
            .collect();
        let _ = write!(text, "{kind}: {id}\n    {}\n{}", place.join(", "), shown(&row));
    }
    let all: BTreeSet<&str> =
        RULES.iter().filter(|rule| rule.check == Check::Object).map(|rule| rule.kind).collect();
    assert_eq!(kinds, all);
    expect_test::expect_file!["verdicts_of_objects.txt"].assert_eq(&text);
}

/// The message about a rule in a kernel of one instruction with these declarations.
fn message(rule: &str, platform: &str, declared: &str, instruction: &str) -> String {
    let text = format!(
        ".version 4.1\n.kernel \"k\"\n{declared}.kernel_attr Target=\"cm\"\n.function \"k_main\"\n    {instruction}\n    ret (M1_NM, 1)\n"
    );
    let found = about(rule, platform, text.as_bytes()).unwrap_or_else(|| panic!("{rule}: {text}"));
    found["message"].as_str().unwrap().to_string()
}

#[test]
fn a_message_is_about_the_operand_at_its_place() {
    let declared = ".decl F v_type=G type=f num_elts=32 align=GRF\n.decl H v_type=G type=hf num_elts=32 align=GRF\n.decl P v_type=P num_elts=16\n";
    let first = |instruction: &str| {
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n{declared}.function \"k_main\"\n    {instruction}\n    ret (M1_NM, 1)\n"
        );
        let rows = check("TGLLP", text.as_bytes());
        let is_here = |row: &&Value| {
            row["line"] == 7 && row["rule"].as_str().is_some_and(|rule| !rule.ends_with("/written"))
        };
        let here: Vec<&Value> = rows.iter().filter(is_here).collect();
        let [row] = here[..] else { panic!("{here:?}") };
        let number = |key: &str| usize::try_from(row[key].as_u64().unwrap()).unwrap() - 1;
        let place = &text.lines().nth(6).unwrap()[number("column")..number("end_column")];
        format!("{place}: {}", row["message"].as_str().unwrap())
    };
    // The rule names the destination, and the second source is wrong.
    assert_eq!(
        first("min (M1, 16) H(0,0)<1> H(0,0)<1;1,0> F(0,0)<1;1,0>"),
        "F(0,0)<1;1,0>: `src1` has type `f`; `MIN_MAX` does not take it here, because `dst` has type `hf`"
    );
    // The instruction would take another modifier, the class of the operand none.
    assert_eq!(
        first("not (M1, 16) P (-)P"),
        "(-)P: `src0` has the modifier `neg`; it takes no modifier, because `src0` is a predicate operand"
    );
}

#[test]
fn encodings_are_as_the_text_spells_them() {
    let declared = ".decl D v_type=G type=ud num_elts=64 align=GRF\n";
    let load = message(
        "LSC_UNTYPED/caching_l1/load",
        "DG2",
        declared,
        "lsc_load.ugm.ca.wb (M1, 16) D:d32 flat[D]:a32",
    );
    assert!(
        load.starts_with(
            "`caching_l1` is `ca` and `caching_l3` is `wb`; `LSC_UNTYPED` takes `df` with `df`, "
        ),
        "{load}"
    );
    let store = "lsc_store_quad.slm (M1, 16) flat[D]:a32 D:d32.yz";
    assert_eq!(
        message("LSC_UNTYPED/ch_mask/store", "DG2", declared, store),
        "`ch_mask` is `yz`; it must be `x`, `xy`, `xyz` or `xyzw`, because `lsc_sub_op` is `lsc_store_quad`"
    );
    let add = "lsc_atomic_iadd.ugm (M1, 16) D:d8c32 flat[D]:a32 D %null";
    assert_eq!(
        message("LSC_UNTYPED/data_size/atomic", "DG2", declared, add),
        "`data_size` is `d8c32`; `LSC_UNTYPED` takes `d32`, `d64` or `d16c32` here, because `lsc_sub_op` is `lsc_atomic_iadd`"
    );
}

#[test]
fn a_field_that_decides_what_an_instruction_does_has_no_fix() {
    let declared = ".decl D v_type=G type=ud num_elts=64 align=GRF\n.decl Q v_type=G type=uq num_elts=64 align=GRF\n.decl P v_type=P num_elts=32\n.decl T v_type=T num_elts=1\n";
    let fix = |platform: &str, instruction: &str| {
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n{declared}.function \"k_main\"\n    {instruction}\n    ret (M1_NM, 1)\n"
        );
        let rows = check(platform, text.as_bytes());
        assert!(rows.iter().any(|row| row["line"] == 8 && row["level"] != "note"), "{instruction}");
        let fixes: Vec<String> =
            rows.iter().filter_map(|row| Some(row["fix"]["replacement"].as_str()?.to_string())).collect();
        fixes.join(" ")
    };
    for (platform, instruction) in [
        ("DG2", "lsc_atomic_fadd.slm (M1, 16) D:d32 flat[D]:a32 D %null"),
        ("DG2", "lsc_load.ugm (M1, 16) D:d32 flat[D]:a16"),
        ("DG2", "lsc_load.ugm (M1, 16) D:d32t flat[Q]:a64"),
        ("DG2", "svm_gather.1.8 (M1, 8) Q.0 D.0"),
        ("ICLLP", "dword_atomic.add.16 (M1, 8) T D.0 D.0 %null.0 D.64"),
        ("BDW", "fence_local"),
        ("DG2", "lsc_load_quad.tgm (M1, 16) D:d32.x bti(0x1)[D]:a16"),
        ("DG2", "lsc_load_quad.tgm.uc.uc (M1, 16) D:d32.x bti(0x1)[D]:a32"),
        ("SKL", "jmp (M1, 2) k_main"),
    ] {
        assert_eq!(fix(platform, instruction), "", "{instruction}");
    }
    // Only the mask of the same channels changes, and an operand loses a modifier that it cannot have.
    for (instruction, replacement) in
        [("setp (M1, 32) P D(0,0)<1;1,0>", "M1_NM"), ("mov.sat (M1, 1) D(0,0)<1> P", "mov")]
    {
        assert_eq!(fix("DG2", instruction), replacement, "{instruction}");
    }
}

#[test]
fn the_only_value_that_a_page_documents_replaces_one_that_it_does_not() {
    let text = ".version 4.1\n.kernel \"k\"\n.function \"k_main\"\n    .bytes 86 00 00 00 01 00 20 00 00 00 00 00 20 00 00 00 00 00\n    ret (M1_NM, 1)\n";
    let object = run(&["asm", "-p", "PVC", "-", "-o", "-"], text.as_bytes());
    let id = "QW_GATHER/num_blocks/encoding";
    let found = about(id, "PVC", &object).unwrap();
    assert_eq!(found["message"], "`num_blocks` has the undefined code 0x1; `QW_GATHER` takes 1");
    assert_eq!(found["fix"]["bytes"], serde_json::json!([0]));
    assert!(about(id, "PVC", &fixed_object(&found, &object).unwrap()).is_none());
}

#[test]
fn a_message_about_a_region_names_the_parts_that_are_wrong() {
    let of = |rule: &str, instruction: &str| {
        message(rule, "SKL", ".decl F v_type=G type=f num_elts=64 align=GRF\n", instruction)
    };
    assert_eq!(
        of("DP2/dst/stride", "dp2 (M1, 4) F(0,0)<2> F(0,0)<0;1,1> F(0,0)<0;1,1>"),
        "the horizontal stride of `dst` is 2; it must be 1"
    );
    assert_eq!(
        of("DP2/src0/stride", "dp2 (M1, 4) F(0,0)<1> F(0,0)<0;1,2> F(0,0)<0;1,1>"),
        "the region of `src0` is `<0;1,2>`; the horizontal stride of `src0` must be 1, or the region of `src0` must be `<1;1,0>`"
    );
    assert_eq!(
        of("LINE/src0/stride", "line (M1, 8) F(0,0)<1> F(0,0)<8;8,1> F(1,0)<8;8,1>"),
        "the vertical stride of `src0` is 8 and the horizontal stride of `src0` is 1; each must be 0"
    );
}

#[test]
fn messages_name_surfaces_platforms_and_bits() {
    let declared = ".decl A v_type=A num_elts=4\n.decl F v_type=G type=f num_elts=16 align=GRF\n.decl Q v_type=G type=q num_elts=8 align=GRF\n";
    let surface = message(
        "ADDR_ADD/src0/predefined_surface",
        "SKL",
        declared,
        "addr_add (M1, 1) A(0)<1> &T0[0] 0x4:uw",
    );
    assert_eq!(
        surface,
        "`src0` is a surface and `src0` is `%slm`; `src0` must not be a surface, or `src0` must not be a predefined one"
    );
    let long = message("MOV/src0/long", "DG2", declared, "mov (M1, 4) Q(0,0)<1> F(0,0)<4;4,1>");
    assert_eq!(
        long,
        "this is DG2, and `MOV` has no such form on ICLLP, TGLLP, DG2 or MTL, because `src0` has type `f` and `dst` has type `q`"
    );
    let region =
        message("PLANE/src0/region", "SKL", declared, "plane (M1, 8) F(0,0)<1> F(0,0)<8;8,1> F(0,0)<8;8,1>");
    assert_eq!(region, "the region of `src0` is `<8;8,1>`; it must be `<0;4,1>` or `<0;1,0>`");
    // Of the two alternatives, an immediate of another type is farther away.
    let words = ".decl Y v_type=G type=ud num_elts=32 align=GRF\n.decl W v_type=G type=w num_elts=8\n";
    assert_eq!(
        message(
            "ADDC/src0/words",
            "SKL",
            words,
            "addc (M1, 8) Y(0,0)<1> Y(1,0)<1> W(0,0)<8;8,1> Y(2,0)<8;8,1>"
        ),
        "`src0` has type `w`; it must have type `ud`"
    );
    // The rule also allows `ugml`, which DG2 lacks.
    assert_eq!(
        message(
            "LSC_UNTYPED/lsc_sfid/float",
            "DG2",
            words,
            "lsc_atomic_fadd.slm (M1, 8) Y:d32 flat[Y]:a32 Y %null"
        ),
        "`lsc_sfid` is `slm`; `LSC_UNTYPED` takes `ugm` here, because `lsc_sub_op` is `lsc_atomic_fadd`"
    );
    let twice = ".kernel_attr SimdSize=8\n.kernel_attr SimdSize=16\n";
    assert_eq!(
        message("kernel_data/attribute_info/once", "SKL", twice, "barrier"),
        "two attributes of the kernel or function have the name `SimdSize`"
    );
}

#[test]
fn a_part_of_a_sum_that_is_0_is_not_in_the_message() {
    let declared = ".decl X v_type=G type=f num_elts=32 align=GRF\n.decl Y v_type=G type=ub num_elts=64 alias=<X, 1>\n\
                    .decl W v_type=G type=f num_elts=8 alias=<Y, 0>\n";
    assert_eq!(
        message(
            "LRP/dst/alias",
            "SKL",
            declared,
            "lrp (M1, 8) W(0,0)<1> X(2,0)<8;8,1> X(2,0)<8;8,1> X(2,0)<8;8,1>"
        ),
        "`W` begins at byte 1 of the variable that it is a part of; it must be a multiple of 16"
    );
}

#[test]
fn a_bit_range_in_a_size_has_the_name_of_its_field() {
    let declared =
        ".decl A v_type=G type=uq num_elts=8 align=GRF\n.decl V v_type=G type=ud num_elts=1 align=GRF\n";
    assert_eq!(
        message("SVM_ATOMIC/src0/size", "PVC_XT", declared, "svm_atomic.add (M1, 2) A.0 A.0 V.0 %null.0"),
        "`src0` has 4 bytes from its offset; 2 channels with width `32-bit` in `op` need 8"
    );
}

#[test]
fn messages_about_truths_and_regions_have_the_requirement() {
    assert_eq!(
        message("FRET/exec_size/function", "SKL", "", "fret (M1_NM, 1)"),
        "the instruction is in a kernel; it must be in a function"
    );
    let stack = message("raw_operand/id/stack", "SKL", "", "oword_ld (1) %bss 0x0:ud %arg.0");
    assert!(
        stack.starts_with(
            "no instruction of the kernel or function calls a function; one must call a function, because"
        ),
        "{stack}"
    );
    let block = RULES.iter().find(|rule| rule.id == "gen_opnd/region/block").unwrap();
    let block = finding(block).unwrap();
    assert_eq!(block["message"], "`region` of `src2` is `<1;1,Null>`; it must be `<1;1,0>`");
}

#[test]
fn variables_that_a_kernel_begins_without_have_values_after_it_writes_them_or_calls() {
    let read = "mov (M1, 1) X(0,0)<1> %sp(0,0)<0;1,0>";
    let declared = ".decl X v_type=G type=ud num_elts=16 align=GRF\n.decl R v_type=G type=ud num_elts=8 align=GRF alias=<%retval, 0>\n";
    let id = "gen_opnd/id/written";
    assert_eq!(
        message(id, "SKL", declared, read),
        "`src0` reads `%sp`, which has no value on any path to the instruction"
    );
    let alias = "mov (M1, 8) X(0,0)<1> R(0,0)<8;8,1>";
    assert!(message(id, "SKL", declared, alias).contains("`R`"));
    let kernel = |body: &str| {
        format!(
            ".version 4.1\n.kernel \"k\"\n{declared}.kernel_attr Target=\"cm\"\n.function \"k_main\"\n    {body}\n    ret (M1_NM, 1)\n"
        )
    };
    let function = ".global_function \"f\"\n.kernel_attr ArgSize=1\n.kernel_attr RetValSize=1\n.function \"f_main\"\n    mov (M1, 1) %sp(0,0)<1> %fp(0,0)<0;1,0>\n    fret (M1_NM, 1)\n";
    for valid in [
        kernel(&format!("mov (M1, 1) %sp(0,0)<1> 0x1:ud\n    {read}")),
        kernel(&format!("fcall (M1_NM, 1) f 1 1\n    {read}\n    {alias}")) + function,
        kernel(&alias.replace("R(0,0)", "%r0(0,0)")),
    ] {
        assert!(about(id, "SKL", valid.as_bytes()).is_none(), "{valid}");
    }
}

#[test]
fn a_function_reads_the_arguments_that_its_attribute_counts() {
    let message = |register: u8| {
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n.function \"k_main\"\n    ret (M1_NM, 1)\n.global_function \"f\"\n\
             .decl X v_type=G type=ud num_elts=8 align=GRF\n.kernel_attr ArgSize=1\n.kernel_attr RetValSize=0\n.function \"f_main\"\n    mov (M1, 8) X(0,0)<1> %arg({register},0)<1;1,0>\n    fret (M1_NM, 1)\n"
        );
        about("gen_opnd/id/argument", "SKL", text.as_bytes()).map(|row| row["message"].to_string())
    };
    assert_eq!(message(0), None);
    let beyond = message(1).unwrap();
    assert!(beyond.contains("it must end before byte 32, because the attribute `ArgSize` is 1"), "{beyond}");
}

/// The keys of some findings, with those of objects inside of them.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => object.iter().for_each(|(key, value)| {
            found.insert(key.clone());
            keys(value, found);
        }),
        Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
        _ => {}
    }
}

/// The keys of `properties` in a schema, with those of objects inside of them.
fn properties(schema: &Value, found: &mut BTreeSet<String>) {
    if let Some(properties) = schema["properties"].as_object() {
        found.extend(properties.keys().cloned());
    }
    match schema {
        Value::Object(object) => object.values().for_each(|value| properties(value, found)),
        Value::Array(items) => items.iter().for_each(|item| properties(item, found)),
        _ => {}
    }
}

#[test]
fn the_schema_has_the_keys_of_findings_and_the_document_the_codes() {
    let schema: Value = serde_json::from_str(include_str!("../check.schema.json")).unwrap();
    let readable = PROGRAM.replace("    frc.sat (M1, 8) Y(0,0)<1> Y(0,0)<1;1,0>\n", "");
    let object = run(&["asm", "-p", "SKL", "-", "-o", "-"], readable.as_bytes());
    // The return has an opcode that does not exist.
    let mut broken = object.clone();
    let at = about("RET/exec_size/scalar", "SKL", &object).unwrap()["byte"].as_u64().unwrap();
    let at = usize::try_from(at).unwrap();
    broken[at] = 0xff;
    let (mut in_schema, mut in_findings) = (BTreeSet::new(), BTreeSet::new());
    properties(&schema, &mut in_schema);
    let mut codes = BTreeSet::new();
    for program in [PROGRAM.as_bytes(), &object, &broken, &object[..object.len() / 2]] {
        for row in check("SKL", program) {
            keys(&row, &mut in_findings);
            codes.extend(row["code"].as_str().map(str::to_string));
        }
    }
    assert_eq!(in_findings, in_schema);
    assert!(codes.len() > 2, "{codes:?}");
    let document = include_str!("../../docs/check-output.md");
    for code in codes.iter().chain(&FAULTS.map(|fault| format!("decode/{}", fault.code()))) {
        assert!(document.contains(&format!("| `{code}` |")), "{code}");
    }
}

#[test]
fn bytes_that_belong_to_no_part_of_a_file_are_a_warning() {
    let readable = PROGRAM.replace("    frc.sat (M1, 8) Y(0,0)<1> Y(0,0)<1;1,0>\n", "");
    let object = run(&["asm", "-p", "SKL", "-", "-o", "-"], readable.as_bytes());
    let unused = |program: &[u8]| -> Vec<Value> {
        check("SKL", program).into_iter().filter(|row| row["code"] == "decode/unused").collect()
    };
    assert_eq!(unused(&object), Vec::<Value>::new());
    for (added, message) in [(&[0][..], "the byte belongs"), (b"behind", "6 bytes belong")] {
        let rows = unused(&[&object, added].concat());
        let [row] = &rows[..] else { panic!("{rows:?}") };
        assert_eq!(row["byte"], object.len());
        assert_eq!(row["level"], "warning");
        assert_eq!(row["message"], format!("{message} to no part of the file"));
    }
}

#[test]
fn an_entry_that_leads_elsewhere_is_in_the_message_about_the_bytes_there() {
    let object = run(&["asm", "-p", "SKL", "-", "-o", "-"], OBJECT.as_bytes());
    let message = |at: usize, byte: u8| {
        let mut broken = object.clone();
        broken[at] = byte;
        let rows = check("SKL", &broken);
        let found = rows.iter().find(|row| row["code"] == "decode/unknown_opcode").unwrap();
        found["message"].as_str().unwrap().to_string()
    };
    // The return behind the last label.
    let last = message(object.len() - 4, 0xff);
    assert!(last.ends_with("no instruction has the opcode 0xff"), "{last}");
    let entry = Module::decode(&object).unwrap().kernels[0].data.entry;
    let at = object.windows(4).rposition(|bytes| bytes == entry.to_le_bytes()).unwrap();
    let early = message(at, object[at] - 1);
    let clause = format!("; `entry` is {}, but the declarations have {entry} bytes", entry - 1);
    assert!(early.ends_with(&clause), "{early}");
}

/// A fault of each kind.
const FAULTS: [Fault; 11] = [
    Fault::End { needed: 1 },
    Fault::Full { needed: 1 },
    Fault::UnknownOpcode(0),
    Fault::UnknownSubOpcode(0),
    Fault::OtherInstruction(0),
    Fault::UnknownVariant(0),
    Fault::TooWide { value: 0, bits: 8 },
    Fault::Absent,
    Fault::TooMany { count: 2, most: 1 },
    Fault::Beyond { offset: 0 },
    Fault::Layout,
];

/// A message about an operand of a repeated field names its number, whether the rule is one of the instruction or of operands.
#[test]
fn a_parameter_has_its_number() {
    let text = ".version 4.1\n.kernel \"k\"\n.decl L v_type=G type=f num_elts=64 align=GRF\n\
        .decl H v_type=G type=f num_elts=8 align=GRF\n.decl T v_type=T num_elts=1\n.decl S v_type=S num_elts=1\n\
        .function \"k_main\"\n    sample_3d.R (M1, 16) 0x0:uw S T L.0 L.0 L.0 H.0\n    ret (M1_NM, 1)\n";
    let object = run(&["asm", "-p", "SKL", "-", "-o", "-"], text.as_bytes());
    for program in [text.as_bytes(), &object] {
        let message =
            |rule: &str| about(rule, "SKL", program).unwrap()["message"].as_str().unwrap().to_string();
        assert_eq!(
            message("3D_SAMPLE/params/size"),
            "element 2 of `params` has 32 bytes from its offset; 16 channels of `f` need 64"
        );
        let written = message("raw_operand/id/written");
        assert!(written.starts_with("element 0 of `params` reads `L`, which has no value"), "{written}");
    }
}
