//! Fields of instructions that are not always there, and those that are there several times.

use crate::bits::{Size, SizeBits};
use crate::domain::Platform;
use crate::layout::Operand;
use genvisa_macros::{Bits, Enumeration, Instruction, Instructions, Record, Unruled, rules};
use genvisa_runtime::{Checked, Declarations, Fast, Fault, Reader, Variable, Version, Wire, Writer};

const OLD: Version = Version::new(3, 3);
const NEW: Version = Version::new(3, 6);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
#[allow(non_camel_case_types, reason = "as pages spell them")]
pub enum Op {
    load = 0,
    store = 1,
    Resinfo = 2,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(#[bits(op = 3..=0, Op)] u8);

#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct SizesBits(#[bits(sizes = 3..=0, Size)] u8);

#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "var_ty(id)", declared = "var_declared(id)")]
pub struct Raw {
    pub id: u8,
}

#[rustfmt::skip]
rules! {
    Raw: "raw" at crate::lines::raw;

    "id/declared": declared;
}

/// One field of each sort.
#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LSC", opcode = 0x0b, lines = crate::lines::lsc)]
#[parameters(when = "matches!(op, load)", names = ["u", "v"])]
#[parameters(when = "op == Resinfo", names = ["lod"])]
pub struct Lsc {
    pub op: OpBits,
    /// Only of stores.
    #[field(Source, when = "matches!(op, store)")]
    pub src: Operand,
    #[field(when = "matches!(op, Resinfo | load)")]
    pub cache: u8,
    /// Depends on a field that is not always there itself.
    #[field(when = "cache == 0 && opcode == 0x0b")]
    pub size: SizeBits,
    /// New, and only of stores.
    #[field(Raw, when = "matches!(op, store)", since = "3.4")]
    pub data: Raw,
    #[field(before = "3.4")]
    pub sfid: u16,
    pub num_params: u8,
    #[field(Raw, count = num_params)]
    pub params: [Raw; 3],
    #[field(when = "op == Resinfo")]
    pub num_labels: u8,
    #[field(refers = Label, count = num_labels)]
    pub label: [u16; 4],
    #[field(since = "3.6", when = "matches!(op, load)", count = num_params)]
    pub sizes: [SizesBits; 2],
}

#[rustfmt::skip]
rules! {
    Lsc: "LSC" at crate::lines::lsc;

    "data/type": ty(data) == UD;
    "cache/range": matches!(cache, 1..=7);
    "cache/raw" [range]: raw(cache) != 6 && code(cache) != 5;
    "size/mask" [range]: size.mask == 0 && code(size) == 3;
    "params/type": ty(params) == ty(params[0]);
    "params/second" [type]: op == Resinfo => ty(params[1]) == UD;
    "label/kind" [field]: kind(label) == 1;
    "label/declared": declared(label);
    "label/order" [field]: label[0] < label[1];
    "label/sizes" [field, on "New+"]: sizes == 8 && code(sizes[0]) == 3;
}

/// An index that was shorter once.
#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "FILE", opcode = 0x51, lines = crate::lines::file)]
pub struct File {
    #[field("uw{-v3.4}, ud{v3.4+}")]
    pub name: u32,
    pub line: u8,
}

/// The same bytes.
#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "LSC2", opcode = 0x0b, lines = crate::lines::lsc2, same_as = "LSC")]
pub struct Lsc2 {
    pub op: OpBits,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Instructions)]
#[also(Lsc2)]
pub enum All {
    #[opcode(0x0b)]
    Lsc(Lsc),
}

fn empty(op: u8) -> Lsc {
    Lsc {
        op: OpBits::from_raw(op),
        src: Operand::default(),
        cache: 0,
        size: SizeBits::default(),
        data: Raw::default(),
        sfid: 0,
        num_params: 0,
        params: Default::default(),
        num_labels: 0,
        label: Default::default(),
        sizes: Default::default(),
    }
}

fn slow(bytes: &[u8], version: Version) -> Result<(Lsc, usize), Fault> {
    let mut from = Reader::new(bytes);
    <Lsc as Wire>::decode(&mut from, version).map(|lsc| (lsc, from.position()))
}

/// These bytes are this instruction and this instruction is these bytes, in a hurry and not; all shorter ones are errors.
#[track_caller]
fn same(lsc: Lsc, version: Version, bytes: &[u8]) {
    let mut more = bytes.to_vec();
    more.extend([0xEE; 20]);
    assert_eq!(slow(&more, version), Ok((lsc, bytes.len())));
    let is_newest = version >= Lsc::SINCE;
    assert!(!is_newest || Lsc::get(&more) == Some((lsc, bytes.len())));
    assert_eq!(Lsc::decode(bytes, version), Ok((lsc, bytes.len())));
    assert_eq!(All::decode(bytes, version), Ok((All::Lsc(lsc), bytes.len())));
    assert_eq!(lsc.encoded_len(version), bytes.len());
    let mut buffer = vec![0xEE; more.len()];
    assert_eq!(lsc.encode(version, &mut buffer), Ok(bytes.len()));
    assert_eq!(buffer, more);
    let mut buffer = vec![0xEE; bytes.len()];
    assert_eq!(Wire::encode(&lsc, &mut Writer::new(&mut buffer), version), Ok(()));
    assert_eq!(buffer, bytes);
    if is_newest {
        let mut buffer = vec![0xEE; bytes.len()];
        assert_eq!(lsc.put(&mut buffer), Some(bytes.len()));
        assert_eq!(buffer, bytes);
    }
    for len in 0..bytes.len() {
        assert!(matches!(slow(&bytes[..len], version), Err(Fault::End { .. })), "{len}");
        assert!(!is_newest || Lsc::get(&bytes[..len]).is_none());
        assert!(!is_newest || lsc.put(&mut buffer[..len]).is_none());
        let fault = lsc.encode(version, &mut buffer[..len]).unwrap_err().fault;
        assert!(matches!(fault, Fault::Full { .. }), "{fault}");
    }
}

#[test]
fn fields_are_there_when_their_condition_holds() {
    let load =
        Lsc { cache: 3, num_params: 1, params: [Raw { id: 9 }, Raw::default(), Raw::default()], ..empty(0) };
    same(load, Version::new(3, 4), &[0x0b, 0x00, 3, 1, 9]);
    let sized = Lsc { cache: 0, size: SizeBits::from_raw(0x13), ..load };
    same(sized, Version::new(3, 4), &[0x0b, 0x00, 0, 0x13, 1, 9]);
    let store = Lsc { data: Raw { id: 8 }, ..empty(1) };
    same(store, NEW, &[0x0b, 0x01, 0, 0, 0, 0, 0, 0, 8, 0]);
    let other = empty(7);
    same(other, NEW, &[0x0b, 0x07, 0]);
    let has =
        |lsc: Lsc| (lsc.has_src(), lsc.has_cache(), lsc.has_size(), lsc.has_data(), lsc.has_num_labels());
    assert_eq!(has(load), (false, true, false, false, false));
    assert_eq!(has(sized), (false, true, true, false, false));
    assert_eq!(has(store), (true, false, false, true, false));
    assert_eq!(has(other), (false, false, false, false, false));
}

#[test]
fn fields_are_there_in_some_object_versions() {
    let store = Lsc { sfid: 0x1234, ..empty(1) };
    same(store, OLD, &[0x0b, 0x01, 0, 0, 0, 0, 0x34, 0x12, 0]);
    let load =
        Lsc { cache: 1, num_params: 1, sizes: [SizesBits::from_raw(7), SizesBits::default()], ..empty(0) };
    same(load, NEW, &[0x0b, 0x00, 1, 1, 0, 7]);
}

#[test]
fn a_field_gives_the_length_of_an_array() {
    let resinfo = Lsc { cache: 1, num_labels: 2, label: [0x102, 0x304, 0, 0], ..empty(2) };
    same(resinfo, NEW, &[0x0b, 0x02, 1, 0, 2, 2, 1, 4, 3]);
    assert_eq!((resinfo.label(), resinfo.params()), (&[0x102, 0x304][..], &[][..]));
    let full = Lsc { num_labels: 4, label: [1, 2, 3, 4], ..resinfo };
    same(full, NEW, &[0x0b, 0x02, 1, 0, 4, 1, 0, 2, 0, 3, 0, 4, 0]);
}

#[test]
fn more_elements_than_there_can_be_are_an_error() {
    let error = All::decode(&[0x0b, 0x02, 1, 0, 5, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0], NEW).unwrap_err();
    assert_eq!((error.fault, error.offset), (Fault::TooMany { count: 5, most: 4 }, 5));
    assert_eq!(error.to_string(), "byte 5, LSC.label: 5 elements, the field holds at most 4");
    let many = Lsc { num_labels: 5, ..empty(2) };
    assert_eq!(many.encode(NEW, &mut [0; 64]).unwrap_err().fault, Fault::TooMany { count: 5, most: 4 });
    assert_eq!(many.label().len(), 4);
}

#[test]
fn absent_parts_have_no_value() {
    let refuses = |lsc: Lsc, version: Version, path: &str| {
        let mut buffer = [0; 64];
        let error = lsc.encode(version, &mut buffer).unwrap_err();
        assert_eq!((error.fault, error.path.to_string().as_str()), (Fault::Absent, path));
        assert!(version < Lsc::SINCE || lsc.put(&mut buffer).is_none());
    };
    refuses(Lsc { cache: 1, ..empty(1) }, NEW, "LSC.cache");
    refuses(Lsc { data: Raw { id: 1 }, ..empty(1) }, OLD, "LSC.data");
    refuses(Lsc { sfid: 1, ..empty(7) }, NEW, "LSC.sfid");
    refuses(
        Lsc { num_params: 1, params: [Raw::default(), Raw { id: 1 }, Raw::default()], ..empty(7) },
        NEW,
        "LSC.params",
    );
    refuses(Lsc { label: [1, 0, 0, 0], ..empty(1) }, NEW, "LSC.label");
}

#[test]
fn absent_parts_are_not_shown() {
    let resinfo = Lsc { cache: 1, num_labels: 1, label: [5, 0, 0, 0], ..empty(7) };
    let shown = format!("{resinfo:?}");
    assert!(!shown.contains("cache") && !shown.contains("src") && shown.contains("label: []"), "{shown}");
    let shown = format!("{:?}", Lsc { op: OpBits::from_raw(2), ..resinfo });
    assert!(shown.contains("cache: 1") && shown.contains("label: [5], sizes: []"), "{shown}");
}

/// V10: UD, V11: UW.
const SCOPE: Declarations<'static> = Declarations {
    variables: &[Variable { ty: 0, elements: 8 }, Variable { ty: 1, elements: 8 }],
    labels: &[0, 1, 1],
    surfaces: &[],
    addresses: &[],
    predicates: &[],
    samplers: &[],
};

#[track_caller]
fn breaks(lsc: Lsc, expected: &[(&str, &str)]) {
    let found: Vec<_> = lsc.validate(&SCOPE, Platform::Old).iter().map(|v| (v.field, v.rule.id)).collect();
    assert_eq!(found, expected, "{lsc:?}");
}

#[test]
fn rules_about_absent_parts_are_not_broken() {
    breaks(empty(7), &[]);
    breaks(Lsc { data: Raw { id: 11 }, ..empty(1) }, &[("", "LSC/data/type")]);
    breaks(Lsc { data: Raw { id: 12 }, ..empty(1) }, &[("data", "raw/id/declared")]);
    breaks(Lsc { cache: 8, ..empty(2) }, &[("", "LSC/cache/range")]);
    breaks(Lsc { cache: 6, ..empty(2) }, &[("", "LSC/cache/raw")]);
    breaks(Lsc { cache: 5, ..empty(2) }, &[("", "LSC/cache/raw")]);
    breaks(empty(2), &[("", "LSC/cache/range"), ("", "LSC/size/mask")]);
}

#[test]
fn a_rule_about_a_repeated_field_holds_of_each_element() {
    let raws = |ids: [u8; 3]| ids.map(|id| Raw { id });
    let with = |num_params, ids| Lsc { cache: 1, num_params, params: raws(ids), ..empty(2) };
    breaks(with(3, [11, 10, 11]), &[("", "LSC/params/type")]);
    breaks(with(3, [10, 10, 11]), &[("", "LSC/params/type")]);
    breaks(with(2, [11, 11, 0]), &[("", "LSC/params/second")]);
    breaks(with(1, [11, 0, 0]), &[]);
    breaks(with(3, [10, 9, 99]), &[("params", "raw/id/declared"), ("params", "raw/id/declared")]);
    let to = |num_labels, label| Lsc { cache: 1, num_labels, label, ..empty(2) };
    breaks(to(2, [1, 2, 0, 0]), &[]);
    breaks(to(2, [0, 1, 0, 0]), &[("", "LSC/label/kind")]);
    breaks(to(2, [2, 1, 0, 0]), &[("", "LSC/label/order")]);
    breaks(to(1, [2, 0, 0, 0]), &[]);
    breaks(to(3, [1, 2, 3, 0]), &[("", "LSC/label/declared")]);
}

#[test]
fn rules_of_repeated_bits() {
    let load = Lsc { cache: 1, num_params: 2, params: [Raw { id: 10 }; 3], ..empty(0) };
    let with = |sizes: [u8; 2]| Lsc { sizes: sizes.map(SizesBits::from_raw), ..load };
    let broken = |lsc: Lsc| lsc.validate(&SCOPE, Platform::New).iter().map(|v| v.rule.id).collect::<Vec<_>>();
    assert_eq!(broken(with([3, 3])), Vec::<&str>::new());
    assert_eq!(broken(with([3, 0])), ["LSC/label/sizes"]);
    assert_eq!(Lsc::RULES.len(), 10);
}

#[test]
fn reflection_gives_presence_and_counts() {
    let [fields, labels, sizes] = ["src", "label", "sizes"].map(|name| Lsc::INFO.field(name).unwrap());
    assert_eq!((fields.when, fields.count, fields.most), (Some("matches!(op, store)"), None, 1));
    assert_eq!(
        (labels.when, labels.count, labels.most, labels.bits),
        (None, Some("num_labels"), 4, Some(16))
    );
    assert_eq!(
        (sizes.when, sizes.count, sizes.most, sizes.bits),
        (Some("matches!(op, load)"), Some("num_params"), 2, Some(8))
    );
    assert_eq!((sizes.since, sizes.before), (Some(NEW), None));
    let sfid = Lsc::INFO.field("sfid").unwrap();
    assert_eq!([OLD, Version::new(3, 4), NEW].map(|v| sfid.is_in(v)), [true, false, false]);
    assert_eq!([OLD, Version::new(3, 5), NEW].map(|v| sizes.is_in(v)), [false, false, true]);
    let parameters: Vec<_> = Lsc::INFO.parameters.iter().map(|p| (p.when, p.names)).collect();
    assert_eq!(parameters, [("matches!(op, load)", &["u", "v"][..]), ("op == Resinfo", &["lod"][..])]);
}

#[test]
fn a_width_that_depends_on_the_version() {
    let before = Version::new(3, 3);
    let file = File { name: 0x0102, line: 9 };
    for (version, bytes) in [(before, &[0x51, 2, 1, 9][..]), (NEW, &[0x51, 2, 1, 0, 0, 9][..])] {
        let mut buffer = [0; 6];
        assert_eq!(file.encode(version, &mut buffer), Ok(bytes.len()));
        assert_eq!(&buffer[..bytes.len()], bytes);
        assert_eq!(file.encoded_len(version), bytes.len());
        assert_eq!(File::decode(bytes, version), Ok((file, bytes.len())));
        assert!(File::decode(&bytes[..3], version).is_err());
    }
    let mut buffer = [0; 6];
    assert!(before < File::SINCE && File::SINCE <= NEW);
    assert_eq!(file.put(&mut buffer), Some(buffer.len()));
    assert_eq!(File::get(&buffer), Some((file, buffer.len())));
    let wide = File { name: 0x1_0000, line: 9 };
    assert!(wide.encode(NEW, &mut [0; 6]).is_ok());
    let error = wide.encode(before, &mut [0; 6]).unwrap_err();
    assert!(error.to_string().contains("FILE.name"), "{error}");
    assert_eq!(File::INFO.fields[0].bits, Some(32));
}

/// A reason that later versions do without.
#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "WAIT", opcode = 0x52, lines = crate::lines::wait)]
pub struct Wait {
    pub mask: u8,
    #[field(before = "3.4")]
    pub reason: u8,
}

/// The layout of the newest version is that of every version from which on the field is gone.
#[test]
fn a_field_that_later_versions_do_not_have() {
    let (last, first) = (Version::new(3, 3), Version::new(3, 4));
    for (version, bytes) in
        [(OLD, &[0x52, 7, 9][..]), (last, &[0x52, 7, 9]), (first, &[0x52, 7]), (NEW, &[0x52, 7])]
    {
        let wait = Wait { mask: 7, reason: bytes.get(2).copied().unwrap_or(0) };
        let mut buffer = [0; 3];
        assert_eq!(wait.encode(version, &mut buffer), Ok(bytes.len()), "{version}");
        assert_eq!(&buffer[..bytes.len()], bytes, "{version}");
        assert_eq!(wait.encoded_len(version), bytes.len(), "{version}");
        assert_eq!(Wait::decode(bytes, version), Ok((wait, bytes.len())), "{version}");
    }
    let lost = Wait { mask: 7, reason: 9 }.encode(first, &mut [0; 3]).unwrap_err();
    assert_eq!((lost.fault, lost.to_string().contains("WAIT.reason")), (Fault::Absent, true), "{lost}");
    assert_eq!(Wait::SINCE, first);
}

/// A source that only stores use, and that is always there.
#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SEND", opcode = 0x53, lines = crate::lines::send)]
pub struct Send {
    pub op: OpBits,
    #[field(Raw, used_if = "matches!(op, store)")]
    pub data: Raw,
}

#[rustfmt::skip]
rules! {
    Send: "SEND" at crate::lines::send;

    "op/low": raw(op) < 8;
}

#[test]
fn rules_of_operands_are_about_those_that_the_instruction_uses() {
    let broken = |op: Op| {
        let send = Send { op: OpBits::from_raw(op as u8), data: Raw { id: 7 } };
        let violations = send.validate(&Declarations::default(), Platform::New);
        violations.iter().map(|violation| (violation.field, violation.rule.id)).collect::<Vec<_>>()
    };
    assert_eq!(broken(Op::store), [("data", "raw/id/declared")]);
    assert_eq!(broken(Op::load), []);
    assert_eq!(broken(Op::Resinfo), []);
}

#[test]
fn instructions_with_the_same_bytes_are_listed() {
    let all: Vec<_> = All::ALL.iter().map(|info| (info.name, info.same_as)).collect();
    assert_eq!(all, [("LSC", None), ("LSC2", Some("LSC"))]);
    let (lsc2, len) = Lsc2::decode(&[0x0b, 0x07], NEW).unwrap();
    assert_eq!(lsc2.encode(NEW, &mut [0; 2]), Ok(len));
}

/// Conditions look at fields that are not always there themselves, bit ranges among them.
#[derive(Clone, Copy, PartialEq, Eq, Instruction, Unruled)]
#[visa(name = "CHAIN", opcode = 0x0c, lines = crate::lines::chain)]
pub struct Chain {
    pub op: OpBits,
    #[field(when = "op == Resinfo")]
    pub size: SizeBits,
    #[field(Raw, when = "size == 8 && size.mask != 1", count = op)]
    pub params: [Raw; 2],
}

#[test]
fn conditions_follow_conditions() {
    let decode = |bytes: &[u8]| {
        let (chain, len) = Chain::decode(bytes, NEW).unwrap();
        assert_eq!(Chain::get(bytes), Some((chain, len)));
        (chain.has_size(), chain.params().len(), len)
    };
    assert_eq!(decode(&[0x0c, 2, 3, 4, 5]), (true, 2, 5));
    assert_eq!(decode(&[0x0c, 2, 0x13]), (true, 0, 3));
    assert_eq!(decode(&[0x0c, 2, 4]), (true, 0, 3), "a size that is not documented");
    assert_eq!(decode(&[0x0c, 0]), (false, 0, 2), "a size that is not there");
}
