//! Errors of declarations are reported at the place of the mistake.

use crate::rules::{self, Ruled};
use crate::wire::Wires;
use crate::{Expansion, attr, bits, enumeration, instruction, instructions, record, tagged, variants};
use proc_macro2::{Span, TokenStream};
use syn::DeriveInput;

/// The message, and the text of the declaration that it points at.
fn refusal(expansion: Expansion, declaration: &str) -> (String, String) {
    let input: DeriveInput = syn::parse_str(declaration).unwrap();
    match expansion(&input) {
        Ok(tokens) => panic!("no error for {declaration}, but {tokens}"),
        Err(error) => (error.to_string(), error.span().source_text().unwrap_or_default()),
    }
}

#[track_caller]
fn refuses(expansion: Expansion, declaration: &str, message: &str, at: &str) {
    assert_eq!(refusal(expansion, declaration), (message.to_string(), at.to_string()), "{declaration}");
}

/// The expansion, as a file of Rust.
#[track_caller]
fn accepts(expansion: Expansion, declaration: &str) -> syn::File {
    let input: DeriveInput = syn::parse_str(declaration).unwrap();
    let tokens = expansion(&input).unwrap_or_else(|error| panic!("{error} for {declaration}"));
    syn::parse2(tokens).unwrap_or_else(|error| panic!("expands to what is no Rust: {error}, {declaration}"))
}

#[test]
fn enumerations() {
    refuses(enumeration::expand, "struct Size(u8);", "`Enumeration` is for enums", "Size");
    refuses(
        enumeration::expand,
        "enum Size { One = 0, Two }",
        "an encoding needs its code: `Name = 0b01`",
        "Two",
    );
    refuses(
        enumeration::expand,
        "enum Size { #[code(name(\"a\"))] One = 0 }",
        "expected a word, a string or `key = value`",
        "name(\"a\")",
    );
    accepts(enumeration::expand, "enum Size { #[code(name = \"8 elements\", value = 8)] E8 = 3 }");
}

#[test]
fn newtypes_over_bits() {
    let not_a_newtype = "`Bits` is for newtypes over an integer";
    refuses(bits::expand, "enum PredBits { A }", not_a_newtype, "PredBits");
    refuses(bits::expand, "struct PredBits { raw: u8 }", not_a_newtype, "PredBits");
    refuses(bits::expand, "struct PredBits();", not_a_newtype, "PredBits");
    refuses(bits::expand, "struct PredBits(#[bits(a)] u8);", "expected `name = hi..=lo`", "#[bits(a)]");
    refuses(bits::expand, "struct PredBits(#[bits(a = 7)] u8);", "expected `hi..=lo`", "7");
    refuses(bits::expand, "struct PredBits(#[bits(a = 7..)] u8);", "expected `hi..=lo`", "7..");
    refuses(bits::expand, "struct PredBits(#[bits(a = b..=0)] u8);", "expected an integer literal", "b");
    let over = "`Bits` is for newtypes over an unsigned integer";
    refuses(bits::expand, "struct PredBits(#[bits(a = 7..=0)] i8);", over, "i8");
    let (order, width) = ("the first bit is the highest", "the field has only 8 bits");
    refuses(bits::expand, "struct PredBits(#[bits(a = 0..=7)] u8);", order, "0..=7");
    refuses(bits::expand, "struct PredBits(#[bits(a = 8..=0)] u8);", width, "8..=0");
    refuses(bits::expand, "struct PredBits(#[bits(a = 4294967296..=0)] u8);", width, "4294967296..=0");
    let no_list = "`only` must be a list";
    refuses(bits::expand, "struct PredBits(#[bits(a = 7..=0, Kind, only = 3)] u8);", no_list, "3");
    accepts(bits::expand, "struct PredBits(#[bits(a = 3..=0)] #[bits(r#type = 7..=7, Kind)] u8);");
    accepts(bits::expand, "struct PredBits(#[bits(a = 3..=0, Kind, only = [0, 2])] u8);");
}

#[test]
fn single_instructions() {
    let add = |fields: &str| {
        format!("#[visa(name = \"ADD\", opcode = 1, lines = crate::lines::add)] struct Add {fields}")
    };
    let refuses_fields = |fields: &str, message: &str, at: &str| {
        refuses(instruction::expand, &add(fields), message, at);
    };
    let shape = "`Instruction` is for structs with named fields";
    refuses_fields("(u8);", shape, "Add");
    let role = "an operand needs its role, as in `#[field(Source)]`";
    refuses_fields("{ dst: VecOperand }", role, "dst");
    refuses_fields("{ #[field(when = \"1 == 1\")] dst: VecOperand }", role, "dst");
    let visa = |args: &str| format!("#[visa({args})] struct Add;");
    let missing = "the attribute `#[visa(…)]` is missing";
    refuses(instruction::expand, "struct Add;", missing, "Add");
    let whole = "#[visa(opcode = 1)]";
    refuses(instruction::expand, &visa("opcode = 1"), "`name = …` is missing", whole);
    refuses(instruction::expand, &visa("name = 1"), "`name` must be a string", "1");
    let text = "name = \"ADD\", lines = crate::lines::add";
    let lines = visa("name = \"ADD\", opcode = 1");
    refuses(instruction::expand, &lines, "`lines = …` is missing", "#[visa(name = \"ADD\", opcode = 1)]");
    let lines = visa("name = \"ADD\", opcode = 1, lines = 3");
    refuses(instruction::expand, &lines, "`lines` must be a path", "3");
    let opcode = visa(&format!("{text}, opcode = \"1\""));
    refuses(instruction::expand, &opcode, "expected an integer literal", "\"1\"");
    let opcode = visa(&format!("{text}, opcode = 0x100"));
    refuses(instruction::expand, &opcode, "an opcode is one byte", "0x100");
    let opcode = visa(&format!("{text}, opcode = 1, sub_opcode = 0x100"));
    refuses(instruction::expand, &opcode, "an opcode is one byte", "0x100");
    accepts(instruction::expand, &add(";"));
    accepts(instruction::expand, &add("{ surface: u8 }"));
}

/// Fields that are not always there: behind one integer, one operand and one that is there several times.
fn with_field(args: &str, ty: &str) -> String {
    format!(
        "#[visa(name = \"X\", opcode = 1, lines = crate::lines::x)]
        struct X {{
            op: OpBits,
            number: u8,
            #[field(Raw)] src: RawOperand,
            #[field(count = number)] label: [u8; 4],
            #[field({args})] last: {ty},
        }}"
    )
}

#[test]
fn conditions_see_numbers_before_them() {
    let refuses = |when: &str, why: &str| {
        let (declaration, quoted) = (with_field(&format!("when = {when:?}"), "u8"), format!("{when:?}"));
        refuses(instruction::expand, &declaration, &format!("`{when}`: {why}"), &quoted);
    };
    let numbers = "a condition may only use the numbers of the fields before it";
    refuses("ty(src) == UD", numbers);
    refuses("on(\"XEHP+\")", numbers);
    refuses("channels() == 8", numbers);
    let unknown = |name: &str| format!("no field, bit range or definition is called `{name}`");
    refuses("src == 1", &unknown("src"));
    refuses("label == 1", &unknown("label"));
    refuses("label[0] == 1", &unknown("label"));
    refuses("last == 1", &unknown("last"));
    refuses("number[0] == 1", "the field is present at most once and has no element 0");
    let (message, at) = refusal(instruction::expand, &with_field("when = \"number =\"", "u8"));
    assert!(message.starts_with("`number =`: ") && at == "\"number =\"", "{message} at {at}");
    let not_text = with_field("when = number", "u8");
    self::refuses(instruction::expand, &not_text, "`when` must be a string", "number");
    accepts(instruction::expand, &with_field("when = \"matches!(op, load) && op.mode == 1\"", "u8"));
    accepts(instruction::expand, &with_field("Source, when = \"min(code(op), number) > 1\"", "VecOperand"));
}

#[test]
fn counts_are_names_of_fields_before_them() {
    let refuses = |args: &str, ty: &str, message: &str, at: &str| {
        self::refuses(instruction::expand, &with_field(args, ty), message, at);
    };
    refuses("count = number", "u8", "a field with a count is an array", "number");
    refuses("count = \"number\"", "[u8; 2]", "`count` is the name of a field", "\"number\"");
    refuses("count = numbers", "[u8; 2]", "no field, bit range or definition is called `numbers`", "numbers");
    let operand = "`src` is an operand and has no value; a rule asks for `ty(src)`, `class(src)`…";
    refuses("count = src", "[u8; 2]", operand, "src");
    refuses("count = label", "[u8; 2]", "no field, bit range or definition is called `label`", "label");
    let (missing, field) = ("`count = …` is missing", "#[field(Raw)]");
    refuses("Raw", "[u8; 2]", missing, field);
    accepts(instruction::expand, &with_field("Raw, count = op, when = \"op == 1\"", "[RawOperand; 2]"));
}

#[test]
fn versions_of_fields() {
    for (args, at) in [("since = \"3\"", "\"3\""), ("since = \"v3.6\"", "\"v3.6\"")] {
        let message = "`since` is a version: \"3.6\"";
        refuses(instruction::expand, &with_field(args, "u8"), message, at);
    }
    let message = "`before` must be a string";
    refuses(instruction::expand, &with_field("before = 3.6", "u8"), message, "3.6");
    accepts(instruction::expand, &with_field("since = \"3.4\", before = \"3.6\"", "u8"));
}

#[test]
fn parameters_have_names() {
    let x = |args: &str| format!("#[parameters({args})] {}", with_field("when = \"op == 1\"", "u8"));
    let missing = "`when = …` is missing";
    refuses(instruction::expand, &x("names = [\"u\"]"), missing, "#[parameters(names = [\"u\"])]");
    refuses(instruction::expand, &x("when = \"op == 1\", names = \"u\""), "`names` must be a list", "\"u\"");
    accepts(instruction::expand, &x("when = \"op == 1\", names = [\"u\", \"v\"]"));
}

#[test]
fn the_enum_over_all() {
    let all = |variants: &str| format!("enum Instruction {{ {variants} }}");
    let refuses = |variants: &str, message: &str, at: &str| {
        refuses(instructions::expand, &all(variants), message, at);
    };
    let shape = "`Instructions` is for the enum over all instructions";
    self::refuses(instructions::expand, "struct Instruction;", shape, "Instruction");
    refuses("Add", "expected `Name(Instruction)`", "Add");
    refuses("Add()", "expected `Name(Instruction)`", "Add()");
    refuses("Add(Add)", "expected `#[opcode(…)]`", "Add(Add)");
    refuses("#[opcode(x)] Add(Add)", "expected an integer literal", "x");
    refuses("#[opcode(0x100)] Add(Add)", "an opcode is one byte", "0x100");
    let taken = "another instruction has the same opcode";
    refuses("#[opcode(1)] Add(Add), #[opcode(0x01)] Sub(Sub)", taken, "#[opcode(0x01)]");
    refuses("#[opcode(1, 2)] Add(Add), #[opcode(0x01, 2)] Sub(Sub)", taken, "#[opcode(0x01, 2)]");
    refuses("#[opcode(1, 2)] Add(Add), #[opcode(0x01)] Sub(Sub)", taken, "#[opcode(0x01)]");
    refuses("#[opcode(1)] Add(Add), #[opcode(0x01, 2)] Sub(Sub)", taken, "#[opcode(0x01, 2)]");
    for codes in ["", "1, 2, 3"] {
        let (message, _) = refusal(instructions::expand, &all(&format!("#[opcode({codes})] Add(Add)")));
        assert!(message.ends_with("expected an opcode, and optionally a sub-opcode"), "{message}");
    }
    accepts(instructions::expand, &all("#[opcode(1, 2)] Add(Add), #[opcode(1, 3)] Sub(Sub)"));
}

#[test]
fn structures() {
    let refuses = |declaration: &str, message: &str, at: &str| {
        refuses(record::expand, declaration, message, at);
    };
    let shape = "`Record` is for structs with named fields";
    refuses("enum Opnd { A }", shape, "Opnd");
    refuses("struct Opnd(u8);", shape, "Opnd");
    let field = "#[wire(\"int\")] id: u32";
    let wire = "`int` is not of the form `uw{-v3.4}, ud{v3.4+}`";
    refuses(&format!("struct Opnd {{ {field} }}"), wire, field);
    let define = |text: &str| format!("#[define(ty = {text})] struct Opnd {{ id: u8 }}");
    refuses(&define("7"), "a definition is an expression in quotes", "7");
    refuses(
        &define("\"var_ty(ident)\""),
        "ty: no field, bit range or definition is called `ident`",
        "\"var_ty(ident)\"",
    );
    let field = "#[when(\"ident == 1\")] high: u8";
    let when = "no field, bit range or definition is called `ident`";
    refuses(&format!("struct Opnd {{ id: u8, {field} }}"), when, field);
    accepts(record::expand, &define("\"var_ty(id)\""));
}

#[test]
fn tagged_and_variants() {
    let shape = "`Tagged` is for newtypes over `Packed`";
    refuses(tagged::expand, "enum Vec { A }", shape, "Vec");
    refuses(tagged::expand, "struct Vec { tag: TagBits }", shape, "Vec");
    refuses(tagged::expand, "struct Vec(Packed, u8);", shape, "Vec");
    let vec = "struct Vec(Packed);";
    refuses(tagged::expand, vec, "the attribute `#[tagged(…)]` is missing", "Vec");
    let refuses_args = |args: &str, message: &str, at: &str| {
        refuses(tagged::expand, &format!("#[tagged({args})] {vec}"), message, at);
    };
    refuses_args("by = class", "`tag = …` is missing", "#[tagged(by = class)]");
    refuses_args("tag = 1", "expected the type of the tag", "1");
    refuses_args("tag = TagBits, info = 1", "expected the type of the structures", "1");
    refuses_args("tag = TagBits, info = Info, by = 1", "expected the name of a bit range", "1");
    accepts(tagged::expand, &format!("#[tagged(by = class, tag = TagBits, info = Info)] {vec}"));

    let enums = "`Variants` is for enums of structures";
    refuses(variants::expand, "struct Info;", enums, "Info");
    let missing = "the attribute `#[variants(…)]` is missing";
    refuses(variants::expand, "enum Info { General(GenOpnd) }", missing, "Info");
    let selecting = "expected `#[variants(SelectingEnum)]`";
    refuses(variants::expand, "#[variants()] enum Info { General(GenOpnd) }", selecting, "Info");
    let one = "expected `Name(Structure)`";
    refuses(variants::expand, "#[variants(Class)] enum Info { General }", one, "General");
    refuses(variants::expand, "#[variants(Class)] enum Info { General(A, B) }", one, "General(A, B)");
    refuses(
        variants::expand,
        "#[variants(Class)] enum Info {}",
        "a tag selects at least one structure",
        "Info",
    );
    accepts(variants::expand, "#[variants(Class)] enum Info { General(GenOpnd) }");
}

/// An instruction with a field of each sort and one row of a table of rules.
fn with_row(row: &str) -> String {
    format!(
        "[BOTH = UD | D;] Instruction {{
            #[visa(name = \"X\", opcode = 1, lines = crate::lines::x)]
            struct X {{
                exec_size: ExecSizeBits,
                #[field(refers = Surface)] surface: u8,
                number: u8,
                #[field(Source)] src0: VecOperand,
                #[field(refers = Label, count = number)] label: [u16; 4],
                #[field(Raw, count = number)] params: [RawOperand; 4],
            }}
        }}
        X: \"X\" at crate::lines::x;
        {row}"
    )
}

/// The expansion of a table with one row, or the message and the text that it points at.
fn expand_row(row: &str) -> Result<TokenStream, (String, String)> {
    let expanded = syn::parse_str::<Ruled>(&with_row(row)).and_then(rules::expand);
    expanded.map_err(|error| (error.to_string(), error.span().source_text().unwrap_or_default()))
}

fn rule(expr: &str) -> String {
    format!("/// a sentence\n\"a/b\" [field]: {expr};")
}

#[test]
fn rules_are_refused_with_their_id() {
    for (expr, why) in [
        ("num_blocks == 1", "no field, bit range or definition is called `num_blocks`"),
        ("number.low == 1", "`number` has no bit ranges"),
        ("exec_size.a.b == 1", "`exec_size.a.b` has too many parts"),
        ("src0 == 1", "`src0` is an operand and has no value; a rule asks for `ty(src0)`, `class(src0)`…"),
        ("raw(src0) == 1", "`src0` is an operand and has no bits of its own"),
        ("ty(number) == UD", "`ty` has no meaning for `number`"),
        ("ty(surface) == UD", "`ty` has no meaning for an index into `Surface`"),
        ("kind(src0) == Block", "`kind` has no meaning for `src0`"),
        ("ty(src1) == UD", "no field is called `src1`"),
        ("ty(1) == 2", "`ty` takes the name of a field"),
        ("number == UD", "`UD` is not the name of an encoding of the value that it is compared with"),
        ("matches!(number, UD)", "`UD` is not the name of an encoding of the value that it is compared with"),
        (
            "matches!(number, BOTH)",
            "`UD` is not the name of an encoding of the value that it is compared with",
        ),
        ("on(number)", "`on` takes a platform set in quotes"),
        ("number == \"a\"", "only `on(\"…\")` has an argument in quotes"),
        ("opcod == 1", "no field, bit range or definition is called `opcod`"),
        ("number[1] == 1", "the field is present at most once and has no element 1"),
        ("opcode[1] == 1", "no field, bit range or definition is called `opcode`"),
        (
            "params[1] == 1",
            "`params` is an operand and has no value; a rule asks for `ty(params)`, `class(params)`…",
        ),
        ("ty(label[1]) == UD", "`ty` has no meaning for an index into `Label`"),
        ("loaded(src0) == 0", "`loaded` is known only at execution"),
    ] {
        assert_eq!(expand_row(&rule(expr)).unwrap_err(), (format!("a/b: {why}"), expr.to_string()));
    }
}

#[test]
fn rules_that_do_not_parse_are_refused_at_the_token() {
    for (expr, why, at) in [
        ("number == == 1", "expected a value, a value is a field", "="),
        ("ty(src0) == UD == 1", "comparisons do not follow each other", "="),
        ("number ? 1", "expected an operator", "?"),
    ] {
        let (message, found) = expand_row(&rule(expr)).unwrap_err();
        assert!(message.starts_with(&format!("a/b: {why}")), "{message}");
        assert_eq!(found, at);
    }
}

#[test]
fn rows_need_all_their_parts() {
    for (row, why) in [
        ("a: 1 == 1;", "expected string literal"),
        ("\"a\" 1 == 1;", "expected `:`"),
        ("\"a\": 1 == 1", "unexpected end of input"),
        ("\"a\" [size size]: 1 == 1;", "expected a comma"),
        ("\"a\" [on]: 1 == 1;", "unexpected end of input, expected string literal"),
        ("#[cold] \"a\": 1 == 1;", "expected a documentation comment"),
    ] {
        let (message, _) = expand_row(row).unwrap_err();
        assert!(message.contains(why), "{row}: {message}");
    }
}

#[test]
fn rows_are_data() {
    let text = |row: &str| expand_row(row).unwrap().to_string().replace(' ', "");
    let row = text("/// One,\n/// two.\n\"a/size\": matches!(ty(src0), BOTH | F);");
    for part in [
        "id:\"X/a/size\"",
        "kind:\"size\"",
        "Check::Static",
        "Level::Error",
        "doc:\"One,two.\"",
        "RULES[0usize].2",
    ] {
        assert!(row.contains(part), "{part} in {row}");
    }
    assert!(row.contains("expr:\"matches!(ty(src0),UD|D|F)\""), "{row}");
    let row = text("\"a/b\" [field, runtime, on \"XEHP+\", warning \"so it is\"]: loaded(src0) == 0;");
    for part in ["kind:\"field\"", "Check::Runtime", "Level::Warning{reason:\"soitis\"}", "\"XEHP\""] {
        assert!(row.contains(part), "{part} in {row}");
    }
    let row = text("\"a/b\" [note \"all do\"]: ty(src0) == 0;");
    assert!(row.contains("Level::Note{reason:\"alldo\"}"), "{row}");
}

#[test]
fn rules_that_compile() {
    for expr in [
        "opcode == 1",
        "exec_size == 8 && exec_size.mask != M1 => surface != 5",
        "matches!(code(exec_size), 0b000 | 1..=2)",
        "declared(surface)",
        "matches!(ty(src0), UD | D) && class(src0) == General && modifier(src0) != Sat",
        "on(\"XEHP+,SKL,-PVC\") || available(src0) >= min(exec_size, 8) * bytes(ty(src0))",
        "kind(label) == Block && kind(label[0]) != Block && declared(label[1])",
        "ty(params) == ty(params[0]) => imm(src0) == label && first_channel() < label[2]",
        "region(src0) == 0x121 || storage(src0) == 1 => index(params) > 5 && imm(src0) == elems(src0)",
        "!null(src0) && ones(raw(exec_size) & 0xf0) == -number + grf()",
    ] {
        let tokens = expand_row(&rule(expr)).unwrap();
        syn::parse2::<syn::File>(tokens).unwrap();
    }
}

/// Rules that only an execution can break are listed, not evaluated; so nothing of them has to be known here.
#[test]
fn runtime_rules_are_not_compiled() {
    assert!(expand_row(&rule("loaded(src0) == 0").replace("[field]", "[field, runtime]")).is_ok());
}

/// The input before the rules: the sets, and the declaration of their subject.
#[test]
fn the_declaration_comes_with_the_rules() {
    let refused = |text: &str, message: &str| {
        let found = syn::parse_str::<Ruled>(text).and_then(rules::expand).unwrap_err().to_string();
        assert!(found.contains(message), "{found}");
    };
    refused("[] Enumeration { struct X; } X: \"X\" at a;", "expected the name of a derive");
    refused("[A = ;] Record { struct X { id: u8 } } X: \"X\" at a;", "expected identifier");
    refused("[] Record { struct X(u8); } X: \"X\" at a;", "`Record` is for structs with named fields");
}

/// Text forms are the lines of the block of code in the documentation.
#[test]
fn forms_are_documented() {
    let text =
        "/// Adds.\n///\n/// ```text\n/// add <dst> \\\n///      <src0>\n///   sub\n/// ```\n/// Not this.\n";
    let tokens = accepts(
        instruction::expand,
        &format!("{text}#[visa(name = \"ADD\", opcode = 1, lines = a)] struct Add;"),
    );
    let text = quote::ToTokens::to_token_stream(&tokens).to_string();
    assert!(text.contains("text : & [\"add <dst>  <src0>\" , \"  sub\"]"), "{text}");
}

#[test]
fn versions_of_widths() {
    let choose = |text: &str| {
        let wires = Wires::parse(text, Span::call_site()).map_err(|error| error.to_string())?;
        Ok(wires.choose(|ty| quote::quote!(#ty)).to_string())
    };
    let wrong = |text: &str| Err(format!("`{text}` is not of the form `uw{{-v3.4}}, ud{{v3.4+}}`"));
    assert_eq!(choose("ud"), Ok("{ u32 }".to_string()));
    let two = "if ! version . at_least (3u8 , 4u8) { u16 } else { u32 }".to_string();
    assert_eq!(choose("uw{-v3.4}, ud{v3.4+}"), Ok(two));
    let two = "if version . at_least (3u8 , 4u8) { u32 } else { u16 }".to_string();
    assert_eq!(choose("ud{v3.4+}, uw{-v3.4}"), Ok(two));
    for text in ["", "u8", "ud{3.4+}", "ud{v3+}", "ud{v3.4}", "ud{v3.4+", "ud{-v3.400}", "ud,"] {
        assert_eq!(choose(text), wrong(text));
    }
}

#[test]
fn names_of_pages_are_identifiers() {
    for (name, ident) in [("id", "id"), ("type", "r#type"), ("match", "r#match")] {
        assert_eq!(attr::ident(name), ident);
        assert_eq!(attr::plain(&attr::ident(name)), name);
    }
}

#[test]
fn tags_are_sets_of_platforms() {
    let set = |tag| attr::platforms(tag).to_string().replace(' ', "");
    assert_eq!(set(""), "::genvisa_runtime::PlatformSet::ALL");
    let terms = set("XEHP+,-SKL,DG2");
    for term in ["PlatformSet::NONE", "from(", "\"XEHP\"", "before(", "\"SKL\"", "only(", "\"DG2\""] {
        assert!(terms.contains(term), "{term} in {terms}");
    }
}
