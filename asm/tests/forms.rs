//! Forms of instructions: read, printed, and read again.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use genvisa::operands::{ConstOpnd, DataTypeBits, VecOperand};
use genvisa::tables::UNSUPPORTED_SYNTAX;
use genvisa::{DataType, Instruction, LabelKind};
use genvisa_asm::cursor::Cursor;
use genvisa_asm::forms::FORMS;
use genvisa_asm::symbols::{Names, Naming, Symbol};
use genvisa_asm::{Problem, print, read};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Names that show a class and a number: V32, A0, P1, S0, T6; labels and strings by number.
#[derive(Default)]
struct Telling {
    texts: Vec<(Vec<u8>, Option<LabelKind>)>,
}

impl Telling {
    fn text(&mut self, text: &[u8], kind: Option<LabelKind>) -> u32 {
        let known = self.texts.iter().position(|(known, _)| known == text);
        known.unwrap_or_else(|| {
            self.texts.push((text.to_vec(), kind));
            self.texts.len() - 1
        }) as u32
    }
}

impl Names for Telling {
    fn find(&self, name: &str) -> Option<Symbol> {
        let class: fn(u32) -> Symbol = match name.get(..1)? {
            "V" => Symbol::Variable,
            "A" => Symbol::Address,
            "P" => Symbol::Predicate,
            "S" => Symbol::Sampler,
            "T" => Symbol::Surface,
            "%" => {
                let found = genvisa::variables::VARIABLES.iter().find(|v| v.name == &name[1..])?;
                return Some(Symbol::Variable(found.index));
            }
            _ => return None,
        };
        name.get(1..)?.parse().ok().map(class)
    }
    fn known(&self) -> Vec<&str> {
        vec!["%null"]
    }
    fn type_of(&self, _: u32) -> Option<DataType> {
        Some(DataType::Ud)
    }
    fn label(&mut self, name: &[u8], kind: Option<LabelKind>) -> u32 {
        self.text(name, kind)
    }
    fn string(&mut self, text: &[u8]) -> u32 {
        self.text(text, None)
    }
}

impl Naming for Telling {
    fn name(&self, symbol: Symbol) -> Cow<'_, str> {
        match symbol {
            Symbol::Variable(n) if n < genvisa::variables::FIRST_DECLARED.variable => {
                let found = genvisa::variables::VARIABLES.iter().find(|v| v.index == n);
                found.map_or(Cow::from("?"), |v| format!("%{}", v.name).into())
            }
            Symbol::Variable(n) => format!("V{n}").into(),
            Symbol::Address(n) => format!("A{n}").into(),
            Symbol::Predicate(n) => format!("P{n}").into(),
            Symbol::Sampler(n) => format!("S{n}").into(),
            Symbol::Surface(n) => format!("T{n}").into(),
        }
    }
    fn type_of(&self, _: u32) -> Option<DataType> {
        Some(DataType::Ud)
    }
    fn label(&self, index: u32) -> Cow<'_, [u8]> {
        self.texts[index as usize].0.as_slice().into()
    }
    fn label_kind(&self, index: u32) -> Option<LabelKind> {
        self.texts[index as usize].1
    }
    fn string(&self, index: u32) -> Cow<'_, [u8]> {
        self.texts[index as usize].0.as_slice().into()
    }
}

fn parse(names: &mut Telling, line: &str) -> Result<Instruction, Problem> {
    read::instruction(&mut Cursor::new(line, 0), names)
}

/// Blanks count for nothing beside punctuation, and several for one.
fn plain(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_templates_of_all_pages_are_understood() {
    assert_eq!(FORMS.errors, Vec::<String>::new());
    assert!(FORMS.all.len() > 126);
}

#[test]
fn read_forms_are_printed() {
    let mut wrong = Vec::new();
    for line in include_str!("lines.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Err(why) = there_and_back(line) {
            wrong.push(format!("{line}\n    {why}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The immediate source of an instruction.
fn immediate(text: &str) -> Result<VecOperand, Problem> {
    match parse(&mut Telling::default(), &format!("mov (M1, 1) V32(0,0)<1> {text}"))? {
        Instruction::Mov(mov) => Ok(mov.src0),
        other => panic!("{other:?}"),
    }
}

/// The bits are those that Rust gives for the same literal; those of 64-bit types have both halves.
#[test]
fn immediates_are_exact() {
    let is = |text: &str, ty, bits: u64| {
        let (low, high) = (bits as u32, (bits >> 32) as u32);
        let expected = ConstOpnd { data_type: DataTypeBits::new(ty), low, high };
        assert_eq!(immediate(text), Ok(expected.into()), "{text}");
    };
    is("0.1:df", DataType::Df, 0x3fb9_9999_9999_999a);
    is("-0.1:df", DataType::Df, 0xbfb9_9999_9999_999a);
    is("1e+300:df", DataType::Df, 1e300_f64.to_bits());
    is("2.2250738585072011e-308:df", DataType::Df, 0x000f_ffff_ffff_ffff);
    is("0.1:f", DataType::F, 0x3dcc_cccd);
    is("1.5e-3:f", DataType::F, u64::from(1.5e-3_f32.to_bits()));
    is("1.0E+5:f", DataType::F, u64::from(1e5_f32.to_bits()));
    is("3.4028235e+38:f", DataType::F, u64::from(f32::MAX.to_bits()));
    is("0x7f800000:f", DataType::F, u64::from(f32::INFINITY.to_bits()));
    is("1.0e-60:f", DataType::F, 0);
    is("0x123456789abcdef0:uq", DataType::Uq, 0x1234_5678_9abc_def0);
    is("0xffffffffffffffff:uq", DataType::Uq, u64::MAX);
    is("0x8000000000000000:q", DataType::Q, 1 << 63);
    is("-1:q", DataType::Q, u64::MAX);
    is("-4294967296:q", DataType::Q, 0xffff_ffff_0000_0000);
    is("4294967296:uq", DataType::Uq, 1 << 32);
    is("0x3fb999999999999a:df", DataType::Df, 0x3fb9_9999_9999_999a);
    is("0xffffffff:ud", DataType::Ud, 0xffff_ffff);
    is("-1:d", DataType::D, 0xffff_ffff);
    is("-2147483648:d", DataType::D, 0x8000_0000);
    for text in ["0x100000000:ud", "4294967296:f", "-2147483649:d", "-1099511627776:w"] {
        assert!(immediate(text).unwrap_err().message.contains("does not fit in 32 bits"), "{text}");
    }
    assert!(immediate("0.1:ud").is_err() && immediate("0.1:hf").is_err());
}

/// A number that a type cannot hold is refused, and so is an exponent without a sign, which the finalizer does not read. The
/// advice can be read.
#[test]
fn fractions_fit_and_have_the_sign_of_the_exponent() {
    for (text, message, help) in [
        ("1.0e+39:f", "`1.0e+39` is too large for `f`", "infinity is `0x7f800000:f`"),
        ("-3.5e+38:f", "`-3.5e+38` is too large for `f`", "infinity is `0xff800000:f`"),
        ("1e+400:df", "`1e+400` is too large for `df`", "infinity is `0x7ff0000000000000:df`"),
        ("1e5:f", "the exponent of `1e5` has no sign", "write `1.0e+5:f`"),
        ("-1.5E5:df", "the exponent of `-1.5E5` has no sign", "write `-1.5e+5:df`"),
    ] {
        let problem = immediate(text).unwrap_err();
        assert!(problem.message.ends_with(message), "{text}: {problem:?}");
        assert_eq!(problem.help.as_deref(), Some(help), "{text}");
        let advice = help.split('`').nth(1).unwrap();
        assert!(immediate(advice).is_ok(), "{advice}");
    }
    let hf = immediate("1.0e+10:hf").unwrap_err().message;
    assert!(hf.contains("only `f` and `df` can be decimal fractions"), "{hf}");
    let untyped = immediate("1.0e+10").unwrap_err().message;
    assert!(untyped.contains("needs a type: `1.0e+10:f`"), "{untyped}");
}

/// A destination has a stride alone. A region of a source there is an error, whether its numbers are plain or expressions.
#[test]
fn a_destination_has_no_full_region() {
    let message = |region: &str| {
        let line = format!("mov (M1, 8) V32(0,0){region} V33(0,0)<8;8,1>");
        parse(&mut Telling::default(), &line)
            .map_err(|problem| (line[problem.span].to_string(), problem.message))
    };
    for stride in ["<1>", "<2>", "<4>", "<(2*2)>"] {
        assert!(message(stride).is_ok(), "{stride}");
    }
    for region in ["<8;8,1>", "<0;1,0>", "<8,1>", "<(4+4);8,1>", "<(4*2),1>"] {
        let (at, message) = message(region).unwrap_err();
        assert_eq!(
            message, "`dst` is a destination, which has only a stride: `<1>`, `<2>` or `<4>`",
            "{region}"
        );
        assert_eq!(format!("<{at}>"), region);
    }
    for stride in ["<3>", "<5>", "<64>"] {
        assert!(
            message(stride).unwrap_err().1.contains(" is not a horizontal stride: expected one of "),
            "{stride}"
        );
    }
}

/// Predicates precede the mnemonic that determines whether a predicate is allowed.
#[test]
fn every_line_whose_form_has_a_predicate_is_read_with_one() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for line in include_str!("lines.txt").lines().filter(|line| !line.starts_with(['#', '('])) {
        let info = parse(&mut Telling::default(), line).unwrap().info();
        if !info.text.iter().all(|text| text.starts_with("[(<pred>) ]") || text.starts_with("where ")) {
            continue;
        }
        seen += 1;
        if let Err(why) = there_and_back(&format!("(!P3) {line}")) {
            wrong.push(format!("{line}\n    {why}"));
        }
    }
    assert!(seen > 50, "{seen} lines");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Coordinates are omitted at the end alone.
#[test]
fn a_missing_coordinate_in_front_of_another_one_is_printed() {
    let line = "lsc_load_quad.tgm (M1, 8) V34:d32.xyzw bti(0x4)[V32, %null, V33]:a32";
    assert_eq!(there_and_back(line), Ok(()));
}

fn there_and_back(line: &str) -> Result<(), String> {
    let mut names = Telling::default();
    let instruction = parse(&mut names, line).map_err(|p| format!("{p:?}"))?;
    let mut out = String::new();
    print::instruction(&instruction, &names, &mut out)?;
    if plain(&out) != plain(line) {
        return Err(format!("is printed {out}"));
    }
    let again = parse(&mut names, &out).map_err(|p| format!("again: {p:?}"))?;
    if again == instruction { Ok(()) } else { Err(format!("{instruction:?}\n{again:?}")) }
}

#[test]
fn flags_have_any_order() {
    let mut names = Telling::default();
    let mut read = |flags: &str| {
        parse(&mut names, &format!("rt_write_3d.{flags} (M1, 8) T6 %null.0 V32.0 V33.0 V34.0 V35.0"))
    };
    assert_eq!(read("<LRTW><PS>").unwrap(), read("<PS><LRTW>").unwrap());
    assert_ne!(read("<LRTW><PS>").unwrap(), read("<LRTW>").unwrap());
    assert!(read("<LRTW><LRTW>").is_err(), "each once");
}

/// Text of newer compilers is read as far as pages describe it, and otherwise rejected with the name of the feature. Each
/// row of the table of unsupported syntax has a text here.
#[test]
fn newer_text() {
    let (mut wrong, mut text, mut explained) = (Vec::new(), "", BTreeSet::new());
    for line in include_str!("newer.txt").lines().filter(|line| !line.starts_with('#')) {
        let found = || {
            let mut names = Telling::default();
            let instruction = match parse(&mut names, text) {
                Ok(instruction) => instruction,
                Err(problem) => return format!("! {}", problem.help.unwrap_or(problem.message)),
            };
            let mut out = String::new();
            print::instruction(&instruction, &names, &mut out)
                .map_or_else(str::to_string, |()| format!("= {}", plain(&out)))
        };
        let expected = match line.split_at_checked(2) {
            Some(("! ", what)) => {
                explained.insert(what);
                format!("! newer compilers print this, and no page of the specification describes it: {what}")
            }
            Some(("= ", _)) => line.to_string(),
            _ => {
                text = line;
                continue;
            }
        };
        let found = found();
        if found != expected {
            wrong.push(format!("{text}\n    expected {expected}\n    found    {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let known: BTreeSet<&str> = UNSUPPORTED_SYNTAX.iter().map(|[.., meaning]| *meaning).collect();
    assert_eq!(explained, known);
}

#[test]
fn refused_forms_are_listed() {
    let chapter = concat!(env!("CARGO_MANIFEST_DIR"), "/../spec/chapters/assembly.md");
    let chapter = std::fs::read_to_string(chapter).unwrap();
    let rows = UNSUPPORTED_SYNTAX
        .map(|[statement, text, meaning]| format!("| `{statement}` | `{text}` | {meaning} |\n"));
    let table = rows.concat();
    assert!(chapter.contains(&table), "the table in assembly.md should be\n{table}");
}

#[test]
fn addresses_of_surfaces_name_the_surface() {
    let mut names = Telling::default();
    let mut read = |address: &str| parse(&mut names, &format!("lsc_load.ugm (M1, 8) V34:d32 {address}:a32"));
    assert_eq!(read("flat[V32]").unwrap(), read("[V32]").unwrap());
    for address in ["bti[V32]", "ss[V32]", "bss[V32]"] {
        assert_eq!(read(address).unwrap_err().message, "`address`: expected `(` and a surface, found `[`");
        let zero = address.replace('[', "(0x0)[");
        assert_ne!(read(&zero).unwrap(), read("flat[V32]").unwrap());
    }
}

/// An access without a distance of addresses has the one of adjacent data: their bytes in memory.
#[test]
fn an_absent_pitch_is_the_size_of_the_data() {
    let mut names = Telling::default();
    for (data, pitch) in
        [("d32", "0x4"), ("d32x4", "0x10"), ("d64", "0x8"), ("d16u32", "0x2"), ("d8c32", "0x1")]
    {
        for statement in [
            "lsc_load_strided.ugm (M1, 8) V34:DATA flat[V32PITCH]:a64",
            "lsc_store_strided.ugm (M1, 8) flat[V32PITCH]:a64 V34:DATA",
        ] {
            let mut read = |pitch: &str| {
                parse(&mut names, &statement.replace("DATA", data).replace("PITCH", pitch))
                    .map_err(|p| p.message)
            };
            let (absent, given) = (read(""), read(&format!(", {pitch}")));
            assert!(given.is_ok(), "{statement} {data}: {given:?}");
            assert_eq!(absent, given, "{statement} {data}");
            assert_ne!(absent, read(", 0x40"), "{statement} {data}");
        }
    }
}

/// A rectangle without a number of blocks is one block.
#[test]
fn an_absent_number_of_blocks_is_one() {
    let mut names = Telling::default();
    let mut read = |blocks: &str| {
        let data = format!("V34:d32.{blocks}8x4nn");
        let statement = format!("lsc_load_block2d.ugm (M1_NM, 1) {data} flat[V32,V33,V34,V35,V36,V37]");
        parse(&mut names, &statement).map_err(|p| p.message)
    };
    let (absent, one) = (read(""), read("1x"));
    assert!(one.is_ok(), "{one:?}");
    assert_eq!(absent, one);
    assert_ne!(absent, read("2x"));
    assert_ne!(absent, read("0x"));
}

/// Only instructions that compute addresses take the address of a variable. Elsewhere the value of the variable would be
/// read without a word, in MOV too: no object has a MOV of an address.
#[test]
fn addresses_of_variables_are_operands_of_few_instructions() {
    let mut names = Telling::default();
    for statement in ["addr_add (M1, 1) A0(0)<1> &V32 0x0:uw", "addr_add (M1, 1) A0(0)<1> &T6 0x0:uw"] {
        assert!(parse(&mut names, statement).is_ok(), "{statement}");
    }
    for statement in [
        "add (M1, 8) V32(0,0)<1> &V33 V33(0,0)<1;1,0>",
        "addr_add (M1, 1) A0(0)<1> V32(0,0)<0;1,0> &V33",
        "cmp.eq (M1, 8) P1 &V33 V33(0,0)<1;1,0>",
        "mov (M1, 1) A0(0)<1> &V33",
        "mov (M1, 1) A0(0)<1> &V33[32]",
        "mov (M1, 1) P1 &V33",
        "mov (M1, 1) V32(0,0)<1> &V33",
        "movs (M1, 1) V32(0,0)<1> &V33",
        "oword_st (2) T6 &V33 V32.0",
    ] {
        let problem = parse(&mut names, statement).unwrap_err();
        let what = "is the address of a variable, which this instruction does not take";
        assert!(problem.message.ends_with(what), "{statement}: {problem:?}");
        let help = "an address variable holds an address: `addr_add (M1, 1) A0(0)<1> &V33 0x0:uw`";
        assert_eq!(problem.help.as_deref(), Some(help), "{statement}");
    }
}

/// A number of a region is an expression. Before `>` it has arithmetic and shifts only; before `;` and `,` it has all operators.
/// The finalizer reads each of these, and the same values.
#[test]
fn numbers_of_regions_are_expressions() {
    let mut names = Telling::default();
    let mut same = |forms: &[&str], plain: &str| {
        for form in forms {
            let read = parse(&mut names, form).unwrap_or_else(|problem| panic!("{form}: {problem:?}"));
            assert_eq!(Ok(read), parse(&mut names, plain), "{form}");
        }
    };
    let source = |region: &str| format!("mov (M1, 8) V32(0,0)<1> V33(0,0)<{region}>");
    let regions =
        ["4+4;8,1", "2*4;16/2,1", "1<<3;8>>0,2>>1", "16>>1;1?8:4,17%16", "(3>2)*8; 8 , 1+0", "8|0;8^0,9-8"];
    let sources = regions.map(source);
    same(&sources.each_ref().map(String::as_str), &source("8;8,1"));
    same(&[&source("3>2;2==2,(3>2)")], &source("1;1,1"));
    let destination = |stride: &str| format!("mov (M1, 8) V32(0,0)<{stride}> V33(0,0)<8;8,1>");
    same(
        &[&destination("4>>1"), &destination("1<<1"), &destination("4 / 2"), &destination("3-1")],
        &destination("2"),
    );
    let indirect = |region: &str| format!("mov (M1, 8) V32(0,0)<1> r[A0(0),0]<{region}>:ud");
    same(&[&indirect("2*4;8,2-1"), &indirect("16>>1;8,1")], &indirect("8;8,1"));
    same(&[&indirect("2>1,1-1"), &indirect("4?1:2,0")], &indirect("1,0"));
    same(&[&indirect("2>>1")], &indirect("1"));
    let address = |width: &str| format!("addr_add (M1, 4) A0(0)<{width}> &V32 0x40:uw");
    same(&[&address("2*2"), &address("8>>1"), &address("5-1")], &address("4"));
    for refused in
        [source("8;8,3>2"), source("8;8,1==1"), source("8;8,1?1:2"), destination("2>1"), destination("1|2")]
    {
        assert!(parse(&mut names, &refused).is_err(), "{refused}");
    }
}

/// The mistake in a region with expressions is where the wrong number is.
#[test]
fn a_calculated_number_of_a_region_has_its_place() {
    let mut names = Telling::default();
    for (region, wrong, message) in [
        ("1+2;8,1", "1+2", "3 is not a vertical stride"),
        ("8;1 << 6,1", "1 << 6", "64 is not a width"),
        ("8;16>>1,1+2", "1+2", "3 is not a horizontal stride"),
    ] {
        let text = format!("mov (M1, 8) V32(0,0)<1> V33(0,0)<{region}>");
        let problem = parse(&mut names, &text).unwrap_err();
        assert!(problem.message.contains(message), "{region}: {problem:?}");
        assert_eq!(text.get(problem.span), Some(wrong), "{region}");
    }
}
