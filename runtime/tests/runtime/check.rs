//! The functions of rules about declarations, and the list of violations.

use genvisa_runtime::{
    BitRangeInfo, Check, Context, Declarations, FirstDeclared, PlatformFacts, PlatformSet, Predefined, Role,
    Rule, Scope, Variable, Violation, Violations, first_channel, same, symbol,
};

const BITS: &[u8] = &[32, 8, 1, 64];

const VARIABLES: &[Predefined] = &[
    predefined(0, PlatformSet::ALL, None, 0),
    predefined(1, PlatformSet::ALL, Some(0), 2),
    predefined(2, PlatformSet::before(3), Some(1), 256),
    predefined(2, PlatformSet::from(3), Some(1), 512),
];
const SURFACES: &[Predefined] =
    &[predefined(0, PlatformSet::ALL, None, 1), predefined(5, PlatformSet::ALL, None, 1)];
const SAMPLERS: &[Predefined] = &[predefined(31, PlatformSet::ALL, None, 1)];

const fn predefined(index: u32, platforms: PlatformSet, ty: Option<u8>, elements: u32) -> Predefined {
    Predefined {
        index,
        name: "",
        platforms,
        ty,
        elements,
        writable: index != 1,
        divisible: index == 2,
        unset: false,
        doc: "",
    }
}

fn declarations() -> Declarations<'static> {
    Declarations {
        variables: &[
            Variable { ty: 0, elements: 8 },
            Variable { ty: 2, elements: 8 },
            Variable { ty: 9, elements: 8 },
        ],
        addresses: &[4, 16],
        predicates: &[32],
        surfaces: &[1],
        samplers: &[1, 1],
        labels: &[0, 3],
    }
}

static PLATFORMS: [PlatformFacts; 5] = [facts(0), facts(1), facts(2), facts(3), facts(4)];

const fn facts(number: u32) -> PlatformFacts {
    PlatformFacts {
        number,
        grf: 32,
        type_bits: BITS,
        first: FirstDeclared { variable: 32, predicate: 1, surface: 6, sampler: 0 },
        variables: VARIABLES,
        surfaces: SURFACES,
        samplers: SAMPLERS,
    }
}

fn context(scope: &dyn Scope, platform: usize) -> Context<'_> {
    Context::new(scope, &PLATFORMS[platform])
}

#[test]
fn types_have_whole_bytes_or_no_known_size() {
    let scope = declarations();
    let cx = context(&scope, 0);
    assert_eq!(
        [0, 1, 2, 3, 4, -1].map(|ty| cx.bytes(Some(ty))),
        [Some(4), Some(1), None, Some(8), None, None]
    );
    assert_eq!(cx.bytes(None), None);
}

#[test]
fn general_variables_are_declared_or_predefined() {
    let scope = declarations();
    let cx = context(&scope, 0);
    let ask = |i: i64| (cx.var_declared(Some(i)), cx.var_ty(Some(i)), cx.var_bytes(Some(i)));
    assert_eq!(ask(32), (Some(true), Some(0), Some(32)));
    assert_eq!(ask(33), (Some(true), Some(2), None), "bits have no size in bytes");
    assert_eq!(ask(34), (Some(true), Some(9), None), "a type that no page lists");
    assert_eq!(ask(35), (Some(false), None, None), "one too far");
    assert_eq!(ask(1), (Some(true), Some(0), Some(8)));
    assert_eq!(ask(0), (Some(true), None, None), "the null variable has no type");
    assert_eq!(ask(31), (Some(false), None, None), "between predefined and declared");
    assert_eq!(ask(-1), (Some(false), None, None));
    assert_eq!(ask(1 << 40), (Some(false), None, None));
    assert_eq!((cx.var_declared(None), cx.var_ty(None), cx.var_bytes(None)), (None, None, None));
}

#[test]
fn predefined_variables_differ_by_platform() {
    let scope = declarations();
    assert_eq!([2, 3].map(|platform| context(&scope, platform).var_bytes(Some(2))), [Some(256), Some(512)]);
}

#[test]
fn each_class_counts_from_its_first_declared() {
    let scope = declarations();
    let cx = context(&scope, 0);
    let indices = [-1, 0, 1, 2, 5, 6, 7, 31].map(Some);
    let yes = |answers: [Option<bool>; 8]| answers.map(|answer| answer == Some(true));
    assert_eq!(indices.map(|i| cx.addr_elems(i)), [None, Some(4), Some(16), None, None, None, None, None]);
    assert_eq!(
        yes(indices.map(|i| cx.addr_declared(i))),
        [false, true, true, false, false, false, false, false]
    );
    assert_eq!(indices.map(|i| cx.pred_elems(i)), [None, None, Some(32), None, None, None, None, None]);
    assert_eq!(
        yes(indices.map(|i| cx.pred_declared(i))),
        [false, false, true, false, false, false, false, false]
    );
    assert_eq!(
        yes(indices.map(|i| cx.surface_declared(i))),
        [false, true, false, false, true, true, false, false]
    );
    assert_eq!(
        yes(indices.map(|i| cx.sampler_declared(i))),
        [false, true, true, false, false, false, false, true]
    );
    assert_eq!(indices.map(|i| cx.label_kind(i)), [None, Some(0), Some(3), None, None, None, None, None]);
    assert_eq!(cx.label_declared(Some(1)), Some(true));
    assert_eq!(cx.label_declared(Some(2)), Some(false));
    for unknown in [cx.addr_declared(None), cx.pred_declared(None), cx.surface_declared(None)] {
        assert_eq!(unknown, None);
    }
    for unknown in [cx.sampler_declared(None), cx.label_declared(None)] {
        assert_eq!(unknown, None);
    }
}

/// Strings, and aliases by position: the index of the other variable (0 for none) and the offset.
struct Named(&'static [&'static str], Vec<(u32, u32)>);

impl Scope for Named {
    fn variable(&self, position: u32) -> Option<Variable> {
        self.1.get(position as usize).map(|_| Variable { ty: 0, elements: 8 })
    }
    fn address(&self, _: u32) -> Option<u32> {
        None
    }
    fn predicate(&self, _: u32) -> Option<u32> {
        None
    }
    fn surface(&self, _: u32) -> Option<u32> {
        None
    }
    fn sampler(&self, _: u32) -> Option<u32> {
        None
    }
    fn label(&self, _: u32) -> Option<u8> {
        None
    }
    fn string(&self, index: u32) -> Option<&[u8]> {
        self.0.get(index as usize).map(|text| text.as_bytes())
    }
    fn alias(&self, position: u32) -> Option<u32> {
        self.1.get(position as usize).map(|(of, _)| *of)
    }
    fn alias_offset(&self, position: u32) -> Option<u32> {
        self.1.get(position as usize).map(|(_, offset)| *offset)
    }
}

/// Numbers of one and two bytes have a sign, those of four bytes have none.
#[test]
fn attributes_have_the_number_of_their_bytes() {
    let scope = Named(&["", "A", "B"], Vec::new());
    let cx = context(&scope, 0);
    let number = |value: &[u8]| cx.attribute(Some(Some(value)));
    assert_eq!(number(&[]), Some(1), "an attribute without a value is set");
    assert_eq!([&[0], &[0x7f], &[0x80], &[0xff]].map(|v: &[u8; 1]| number(v)), [0, 127, -128, -1].map(Some));
    let words = [[0xff, 0xff], [0x00, 0x80], [0xff, 0x7f], [0x00, 0x01]];
    assert_eq!(words.map(|value| number(&value)), [-1, -0x8000, 0x7fff, 0x100].map(Some));
    let dwords = [[0, 0, 0, 0x80], [0xff; 4], [0xff, 0xff, 0, 0], [0, 0, 1, 0]];
    assert_eq!(dwords.map(|value| number(&value)), [0x8000_0000, 0xffff_ffff, 0xffff, 0x1_0000].map(Some));
    assert_eq!((number(&[0; 3]), number(&[0; 8])), (None, None), "no number");
    assert_eq!((cx.attribute(Some(None)), cx.attribute(None)), (None, None));
    assert_eq!(cx.attribute_bytes(Some(Some(&[0; 300]))), Some(300));
    assert_eq!((cx.attribute_bytes(Some(None)), cx.has_attribute(Some(None))), (None, Some(false)));
    assert_eq!((cx.has_attribute(Some(Some(&[]))), cx.has_attribute(None)), (Some(true), None));

    let all: [(u32, &[u8]); 3] = [(1, &[1]), (2, &[2]), (1, &[3])];
    let found = |name: &str| cx.find_attribute(all.into_iter(), name);
    assert_eq!(found("A"), Some(Some(&[3][..])), "the last one of a name counts");
    assert_eq!((found("B"), found("C")), (Some(Some(&[2][..])), Some(None)));
}

#[test]
fn aliases_are_followed_to_their_root() {
    // V32, V33 in V32 at 4, V34 in V33 at 8, V35 in the predefined V1 at 2, V36 in V37 and V37 in V36.
    let scope = Named(&[], vec![(0, 0), (32, 4), (33, 8), (1, 2), (37, 1), (36, 1)]);
    let cx = context(&scope, 0);
    let root = |index: i64| (cx.var_root(Some(index)), cx.var_place(Some(index)));
    assert_eq!(root(32), (Some(32), Some(0)));
    assert_eq!(root(33), (Some(32), Some(4)));
    assert_eq!(root(34), (Some(32), Some(12)), "offsets are added");
    assert_eq!(root(35), (Some(1), Some(2)));
    assert_eq!(root(1), (Some(1), Some(0)));
    assert_eq!((root(36), root(38), root(-1)), ((None, None), (None, None), (None, None)));
    // A chain of 63 aliases is followed.
    let chain = (0..64_u32).map(|n| if n == 0 { (0, 0) } else { (31 + n, 1) }).collect();
    let scope = Named(&[], chain);
    let cx = context(&scope, 0);
    assert_eq!((cx.var_root(Some(95)), cx.var_place(Some(95))), (Some(32), Some(63)));
}

#[test]
fn operands_are_judged_in_their_place() {
    let scope = declarations();
    let mut cx = context(&scope, 4);
    cx.channels = Some(16);
    let operand = cx.operand("dst", Role::Destination);
    assert_eq!((operand.field, operand.role), ("dst", Role::Destination));
    assert_eq!((operand.channels, operand.platform.grf), (Some(16), 32));
    assert!(operand.on(PlatformSet::only(4)));
    assert!(!operand.on(PlatformSet::from(5)));
    for (name, value) in Role::NAMES {
        assert_eq!(symbol(Role::NAMES, name), *value);
    }
}

#[test]
fn a_code_that_an_instruction_lacks_has_no_value() {
    let scope = declarations();
    let cx = context(&scope, 0);
    assert_eq!(cx.known(7, Some(16)), Some(16), "all codes have values");
    let some = cx.only(&[1, 3]);
    assert_eq!([0, 1, 2, 3].map(|code| some.known(code, Some(16))), [None, Some(16), None, Some(16)]);
    assert_eq!(some.known(1, None), None);
    assert_eq!(
        some.operand("dst", Role::Destination).known(2, Some(16)),
        Some(16),
        "an operand has codes of its own"
    );
}

fn rule(id: &'static str) -> &'static Rule {
    Box::leak(Box::new(Rule {
        id,
        page: "spec/X.md",
        line: 7,
        platforms: PlatformSet::ALL,
        kind: "field",
        check: Check::Static,
        level: genvisa_runtime::Level::Error,
        expr: "a == 1",
        doc: "a is one",
        sum: "",
    }))
}

#[test]
fn violations_name_the_rule_and_its_place() {
    let rule = rule("X/a/one");
    let whole = Violation { rule, field: "", element: None };
    assert_eq!(whole.to_string(), "X/a/one: a is one (`a == 1`, spec/X.md:7)");
    let field = Violation { rule, field: "dst", element: None };
    assert_eq!(format!("{field:?}"), "dst: X/a/one: a is one (`a == 1`, spec/X.md:7)");
    assert_ne!(whole, field);
}

#[test]
fn more_violations_than_are_kept_are_counted() {
    let mut violations = Violations::new();
    assert!(violations.is_empty());
    for n in 0..Violations::CAPACITY + 3 {
        assert_eq!((violations.len(), violations.iter().count()), (n, n.min(Violations::CAPACITY)));
        violations.push(Violation { rule: rule(format!("X/{n}").leak()), field: "", element: None });
    }
    assert!(!violations.is_empty());
    let kept: Vec<_> = violations.iter().map(|violation| violation.rule.id).collect();
    let first: Vec<_> = (0..Violations::CAPACITY).map(|n| format!("X/{n}")).collect();
    assert_eq!(kept, first);
    let text = format!("{violations:?}");
    assert!(text.ends_with("] and 3 more"), "{text}");
    assert!(!format!("{:?}", Violations::default()).contains("more"));
}

#[test]
fn names_are_found_whole() {
    assert!(same("", "") && same("UD", "UD"));
    assert!(!same("UD", "U") && !same("UD", "UW") && !same("", "U"));
    assert_eq!(symbol(&[("U", 1), ("UD", 2), ("UDX", 3)], "UD"), 2);
}

#[test]
fn the_execution_mask_gives_the_first_channel() {
    const MASK: BitRangeInfo = BitRangeInfo { name: "mask", hi: 7, lo: 4, values: &[] };
    const SIZE: BitRangeInfo = BitRangeInfo { name: "exec_size", hi: 2, lo: 0, values: &[] };
    let begins = |raw| first_channel(&[SIZE, MASK], raw);
    assert_eq!([0x00, 0x13, 0x75, 0x80, 0x95, 0xF0].map(begins), [0, 4, 28, 0, 4, 28].map(Some));
    assert_eq!(first_channel(&[SIZE], 0x10), None, "no mask, no channels");
    assert_eq!(BitRangeInfo { hi: 63, lo: 0, ..SIZE }.code(u64::MAX), u64::MAX);
}

#[test]
fn rules_are_equal_by_their_ids() {
    assert_eq!(rule("ADD/opcode"), rule("ADD/opcode"));
    assert_ne!(rule("ADD/opcode"), rule("SUB/opcode"));
}
