//! Intel's own pages, where a folder of them is at hand (`GENVISA_UPSTREAM`): as published twice, and as scraped from
//! elsewhere with furniture around them or all nesting lost.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::diff::{self, ChangeKind};
use genvisa_reader::isa::Isa;
use genvisa_reader::{Severity, Source, load, read};
use genvisa_testing::upstream_test;
use std::path::{Path, PathBuf};

/// The scraped pages, by number.
fn seed(root: &Path, number: &str) -> PathBuf {
    let sources = load(&[root.join("../../seeds")]).expect("the seeds are beside the upstream pages");
    let named = |path: &PathBuf| path.file_name().is_some_and(|n| n.to_string_lossy().starts_with(number));
    sources.iter().map(|s| PathBuf::from(&s.path)).find(named).expect("every seed is there")
}

/// Reads pages that must be understood to the last sentence.
fn understood(paths: &[PathBuf]) -> Isa {
    let (isa, problems) = read(&load(paths).unwrap());
    assert!(problems.is_empty(), "{}", problems.render(false));
    isa
}

fn page(root: &Path, name: &str) -> PathBuf {
    root.join("instructions").join(format!("{name}.md"))
}

const SLICE: [&str; 12] = [
    "ADD",
    "AND",
    "CMP",
    "GATHER",
    "GATHER_SCALED",
    "LABEL",
    "MOV",
    "RET",
    "SCATTER4_TYPED",
    "SEL",
    "SUBROUTINE",
    "SVM_GATHER",
];

#[upstream_test]
fn pages_of_the_slice_are_understood(upstream: &Path) {
    for version in ["2021-06", "2025-02"] {
        let root = upstream.join(version);
        for name in SLICE {
            let isa = understood(&[page(&root, name)]);
            assert_eq!(isa.instructions.iter().map(|i| i.name.as_str()).collect::<Vec<_>>(), [name]);
        }
    }
}

#[upstream_test]
fn every_page_is_read_without_error(upstream: &Path) {
    for version in ["2021-06", "2025-02"] {
        let root = upstream.join(version);
        let sources = load(std::slice::from_ref(&root)).unwrap();
        assert!(sources.len() > 100);
        for source in sources {
            let (_, problems) = read(std::slice::from_ref(&source));
            assert_eq!(problems.errors(), 0, "{}", problems.render(false));
        }
    }
}

/// Every sentence is read. The only problems are tags with platforms that the version does not list.
#[upstream_test]
fn whole_versions_are_understood(upstream: &Path) {
    for version in ["2021-06", "2025-02"] {
        let root = upstream.join(version);
        let (isa, problems) = read(&load(std::slice::from_ref(&root)).unwrap());
        let problems = problems.at_least(Severity::Warning);
        let unknown = |d: &&genvisa_reader::Diagnostic| d.message.ends_with("is no platform");
        assert!(problems.iter().all(|d| unknown(&d)), "{}", problems.render(false));
        let newest = version == "2025-02";
        let expected = if newest { (126, 1, vec!["FCCALL"]) } else { (107, 1, vec![]) };
        let same = isa.instructions.iter().filter(|i| i.same_as.is_some()).map(|i| i.name.as_str());
        assert_eq!((isa.instructions.len(), isa.groups.len(), same.collect::<Vec<_>>()), expected);
        let without_fields = isa.instructions.iter().filter(|i| i.fields.is_empty()).map(|i| i.name.as_str());
        assert_eq!(without_fields.collect::<Vec<_>>(), ["BARRIER", "CACHE_FLUSH", "YIELD"]);
    }
}

/// A byte order mark, other ends of lines and tabs before items change nothing, and no sentence is lost by them.
#[upstream_test]
fn ends_of_lines_and_tabs_mean_nothing(upstream: &Path) {
    for version in ["2021-06", "2025-02"] {
        let root = upstream.join(version);
        let pages = load(std::slice::from_ref(&root)).unwrap();
        let original = read(&pages);
        let other =
            |text: &str| format!("\u{feff}{}", text.replace("\n  - ", "\n\t- ").replace('\n', "\r\n"));
        let others: Vec<Source> =
            pages.iter().map(|page| Source { text: other(&page.text), ..page.clone() }).collect();
        let found = read(&others);
        assert_eq!(diff::compare(&original.0, &found.0), [], "{version}");
        assert_eq!(found.1.iter().count(), original.1.iter().count(), "{}", found.1.render(false));
    }
}

#[upstream_test]
fn fields_of_the_widest_pages(upstream: &Path) {
    let root = upstream.join("2025-02");
    let (isa, _) = read(&load(std::slice::from_ref(&root)).unwrap());
    let instruction = |name: &str| isa.instruction(name).unwrap();
    let untyped = instruction("LSC_UNTYPED");
    let when = |field: &str| untyped.field(field).unwrap().when.as_deref();
    assert_eq!((untyped.fields.len(), when("dst_data")), (32, None));
    assert_eq!(when("vnni"), Some("matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"));
    // The encodings that one page takes from another.
    let typed = instruction("LSC_TYPED").field("addr_size").unwrap();
    assert_eq!(
        typed.bits[0].values.iter().map(|v| v.name.as_str()).collect::<Vec<_>>(),
        ["a16", "a32", "a64"]
    );
    assert_eq!(instruction("SWITCHJMP").field("label").unwrap().count.as_deref(), Some("num_labels"));
    let layouts = |name: &str| instruction(name).parameters.len();
    assert_eq!(["3D_LOAD", "3D_SAMPLE", "3D_SAMPLE4"].map(layouts), [3, 14, 12]);
    let precisions = instruction("DPAS").field("w").unwrap().main_group().unwrap().values.len();
    assert_eq!(precisions, 11);
}

#[upstream_test]
fn scraped_pages_agree_with_the_published_ones(upstream: &Path) {
    let old = upstream.join("2021-06");
    let new = upstream.join("2025-02");
    let pairs = [
        ("000", page(&old, "GATHER_SCALED")),
        ("001", page(&new, "SCATTER4_TYPED")),
        ("003", page(&old, "GATHER")),
        ("004", page(&new, "SVM_GATHER")),
    ];
    for (number, published) in pairs {
        let scraped = understood(&[seed(&old, number)]);
        assert_eq!(scraped.instructions.len(), 1);
        let published = understood(&[published]);
        assert_eq!(diff::compare(&published, &scraped), [], "seed {number}");
    }
}

#[upstream_test]
fn versions_of_svm_gather_differ_in_one_rule(upstream: &Path) {
    let old = upstream.join("2021-06");
    let before = understood(&[seed(&old, "002")]);
    let behind = understood(&[seed(&old, "004")]);
    let changes = diff::compare(&before, &behind);
    let [change] = &changes[..] else { panic!("{changes:#?}") };
    assert_eq!((change.what, change.subject.as_str()), (ChangeKind::Added, "SVM_GATHER"));
    let rule = behind.rules.iter().find(|r| r.id == "SVM_GATHER/num_blocks/many").unwrap();
    assert_eq!(rule.expr, "num_blocks > 1 => exec_size >= 8");
    let eight = before.rules.iter().find(|r| r.id == "SVM_GATHER/num_blocks/eight").unwrap();
    assert_eq!(eight.expr, "num_blocks == 8 => block_size == 4 && exec_size == 8");
}

#[upstream_test]
fn facts_of_the_scraped_pages(upstream: &Path) {
    let old = upstream.join("2021-06");
    let facts = |number: &str| {
        let isa = understood(&[seed(&old, number)]);
        let instruction = isa.instructions[0].clone();
        let fields = instruction.fields.iter().map(|f| (f.name.clone(), f.wire[0].ty.clone()));
        (instruction.opcode, instruction.sub_opcode.map(|s| s.code), fields.collect::<Vec<_>>())
    };
    let list = |fields: &[(&str, &str)]| {
        fields.iter().map(|(n, t)| (n.to_string(), t.to_string())).collect::<Vec<_>>()
    };
    let scaled = [
        ("exec_size", "ub"),
        ("pred", "uw"),
        ("block_size", "ub"),
        ("num_blocks", "ub"),
        ("scale", "uw"),
        ("surface", "ub"),
        ("offset", "scalar"),
        ("element_offset", "raw_operand"),
        ("dst", "raw_operand"),
    ];
    assert_eq!(facts("000"), (0x78, None, list(&scaled)));
    let typed = [
        ("exec_size", "ub"),
        ("pred", "uw"),
        ("channels", "ub"),
        ("surface", "ub"),
        ("u", "raw_operand"),
        ("v", "raw_operand"),
        ("r", "raw_operand"),
        ("lod", "raw_operand"),
        ("src", "raw_operand"),
    ];
    assert_eq!(facts("001"), (0x4c, None, list(&typed)));
    let svm = [
        ("exec_size", "ub"),
        ("pred", "uw"),
        ("block_size", "ub"),
        ("num_blocks", "ub"),
        ("addresses", "raw_operand"),
        ("dst", "raw_operand"),
    ];
    assert_eq!(facts("002"), (0x4e, Some(3), list(&svm)));
    let gather = [
        ("elt_size", "ub"),
        ("is_modified", "ub"),
        ("num_elts", "ub"),
        ("surface", "ub"),
        ("global_offset", "scalar"),
        ("element_offset", "raw_operand"),
        ("dst", "raw_operand"),
    ];
    assert_eq!(facts("003"), (0x39, None, list(&gather)));
}

#[upstream_test]
fn rules_are_written_as_the_rule_language_prints_them(upstream: &Path) {
    for version in ["2021-06", "2025-02"] {
        let root = upstream.join(version);
        let (isa, _) = read(&load(&[root]).unwrap());
        assert!(isa.rules.len() > 500);
        for rule in &isa.rules {
            let expr = genvisa_rule::parse(&rule.expr).unwrap_or_else(|e| panic!("{}: {e}", rule.expr));
            assert_eq!(expr.to_string(), rule.expr, "{}", rule.id);
            assert_eq!(genvisa_rule::check(&expr), Ok(()), "{}", rule.id);
        }
    }
}

/// Readings of Intel's sentences state the same rules as our own pages, wherever both state a rule.
#[upstream_test]
fn readings_agree_with_our_pages(upstream: &Path) {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let (ours, _) = read(&load(&[spec]).unwrap());
    for version in ["2021-06", "2025-02"] {
        let root = upstream.join(version);
        let theirs = understood(&SLICE.map(|name| page(&root, name)));
        let mut common = 0;
        for rule in &theirs.rules {
            // Lists of types, classes and encodings are facts of the pages; `spec/errata.md` lists their differences.
            let list =
                ["/type", "/type_map", "/class", "/encoding"].iter().any(|what| rule.id.ends_with(what));
            let Some(own) = ours.rules.iter().find(|r| r.id == rule.id && !list) else { continue };
            assert_eq!((&own.expr, &own.platforms), (&rule.expr, &rule.platforms), "{}", rule.id);
            common += 1;
        }
        assert!(common > 80, "{common} rules in common");
    }
}

#[upstream_test]
fn chapters(upstream: &Path) {
    let root = upstream.join("2025-02");
    let names =
        ["1_introduction.md", "2_datatypes.md", "3_execution_model.md", "4_visa_header.md", "5_operands.md"];
    let (isa, problems) = read(&load(&names.map(|n| root.join(n))).unwrap());
    assert_eq!(problems.errors(), 0, "{}", problems.render(false));
    // A reading adds DG2 and PVC_XT, which only tags name.
    let platforms: Vec<&str> = isa.platforms.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(platforms, ["BDW", "SKL", "ICLLP", "TGLLP", "XEHP", "DG2", "PVC", "PVC_XT"]);
    let types: Vec<(u8, &str, u32)> = isa.types.iter().map(|t| (t.code, t.name.as_str(), t.bits)).collect();
    assert_eq!(types.len(), 16);
    assert_eq!((types[10], types[15]), ((10, "BOOL", 1), (15, "BF", 16)));
    let pred = &isa.fields[0];
    let runs: Vec<(&str, u32, u32, usize)> =
        pred.bits.iter().map(|b| (b.name.as_str(), b.hi, b.lo, b.values.len())).collect();
    assert_eq!(pred.name, "pred");
    assert_eq!(runs, [("inverse", 15, 15, 2), ("combine", 14, 13, 3), ("id", 11, 0, 0)]);
    let arg = isa.predefined.iter().find(|p| p.name == "arg").unwrap();
    let elements: Vec<(u32, String)> =
        arg.elements.iter().map(|e| (e.count, e.platforms.to_string())).collect();
    assert_eq!(elements, [(256, "-PVC".to_string()), (512, "PVC+".to_string())]);
    let tag = isa.record("vec_operand").unwrap();
    assert_eq!((tag.selector.as_deref(), tag.fields.len()), (Some("operand_class"), 1));
    assert_eq!(isa.records.iter().filter(|r| r.variant.is_some()).count(), 6);
    let constant = isa.record("const_opnd").unwrap();
    assert_eq!(constant.field("high").unwrap().when.as_deref(), Some("matches!(type, DF | Q | UQ)"));
    let region = isa.record("indirect_opnd").unwrap().field("region").unwrap();
    assert_eq!(region.bits.iter().map(|b| b.values.len()).collect::<Vec<_>>(), [8, 8, 8]);
    let kernel = isa.record("kernel_data").unwrap();
    assert_eq!(kernel.fields.len(), 24);
    assert_eq!(kernel.field("input_info").unwrap().count.as_deref(), Some("num_inputs"));
    let alignment = isa.record("file_scope_var_info").unwrap().field("bit_properties").unwrap();
    assert_eq!(alignment.bits[1].values.len(), 10);
    let spaces: Vec<u32> = isa.predefined.iter().filter(|p| p.ty.is_none()).map(|p| p.index).collect();
    assert_eq!(spaces, [0, 31, 0, 1, 2, 3, 4, 5], "V0, S31, T0 to T5");
}
