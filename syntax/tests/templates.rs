//! Lines of templates, read strictly and split into tokens.

use genvisa_syntax::{FieldPath, Item, Line, Shape, Token, tokens};

fn flag(text: &str, is_for_one: bool) -> Shape {
    Shape::Flag { text: text.into(), is_for_one }
}

fn field(name: &str, shape: Shape) -> Item {
    Item::Field(FieldPath { field: name.into(), bits: None }, shape)
}

fn form(line: &str) -> Vec<Item> {
    match Line::parse(line) {
        Ok(Line::Form { items, .. }) => items,
        other => unreachable!("{other:?}"),
    }
}

#[test]
fn a_form_has_text_blanks_fields_and_optional_parts() {
    assert_eq!(
        form("[(<pred>) ]add[.sat] (<exec_size>)  <dst>"),
        [
            Item::Optional(vec![
                Item::Text("(".into()),
                field("pred", Shape::Plain),
                Item::Text(")".into()),
                Item::Blanks(1),
            ]),
            Item::Text("add".into()),
            Item::Saturation,
            Item::Blanks(1),
            Item::Text("(".into()),
            field("exec_size", Shape::Plain),
            Item::Text(")".into()),
            Item::Blanks(2),
            field("dst", Shape::Plain),
        ]
    );
}

#[test]
fn placeholders_have_shapes() {
    let bits = Item::Field(
        FieldPath { field: "op".into(), bits: Some("null_mask".into()) },
        flag(".pixel_null_mask", true),
    );
    assert_eq!(
        form(
            r"<op: a|b><op=a | b><op.null_mask?.pixel_null_mask><c:RGBA><c:'xY'><n:hex><n:0x><label, ...><p ...><&data>\[<m?\<O\>><m!x>"
        ),
        [
            field("op", Shape::Only(vec!["a".into(), "b".into()])),
            field("op", Shape::Silent(vec!["a".into(), "b".into()])),
            bits,
            field("c", Shape::Letters("RGBA".into())),
            field("c", Shape::Letters("xY".into())),
            field("n", Shape::Hex),
            field("n", Shape::Prefixed),
            field("label", Shape::Each(", ")),
            field("p", Shape::Each(" ")),
            Item::Group("data".into()),
            Item::Text("[".into()),
            field("m", flag("<O>", true)),
            field("m", flag("x", false)),
        ]
    );
}

#[test]
fn other_lines() {
    assert_eq!(["// <x", " "].map(Line::parse), [Ok(Line::Comment), Ok(Line::Comment)]);
    assert!(matches!(Line::parse("also a <b>"), Ok(Line::Form { is_read_only: true, .. })));
    let line = Line::parse("where op: sample is sample_3d, LOD is lod");
    let pairs = [("sample", "sample_3d"), ("LOD", "lod")].map(|(a, b)| (a.into(), b.into()));
    assert_eq!(
        line,
        Ok(Line::Spellings { path: FieldPath { field: "op".into(), bits: None }, list: pairs.into() })
    );
}

#[test]
fn errors_have_offsets() {
    for (line, at, part) in [
        ("add <dst", 4, "`>` is missing"),
        ("add <dst <src>", 4, "`>` is missing"),
        ("add dst>", 7, "`>` without"),
        ("add \\", 5, "a character is missing"),
        ("add [<dst>", 10, "`]` is missing"),
        ("also add ]", 9, "`]` without"),
        ("  add dst>", 9, "`>` without"),
        ("  also add ]", 11, "`]` without"),
        ("add <dst:foo>", 4, "expected `hex`"),
        ("add <dst:'f1'>", 4, "expected `hex`"),
        ("add <d t>", 4, "expected `<field>`"),
        ("where op sample", 6, "expected `where"),
    ] {
        match Line::parse(line) {
            Err(error) => assert!(error.at == at && error.message.contains(part), "{line}: {error}"),
            read => unreachable!("{line}: {read:?}"),
        }
    }
}

#[test]
fn any_line_has_tokens() {
    let found: Vec<_> = tokens(r"if a < b [<P>] \< <m?\>> > [é\").collect();
    assert_eq!(
        found,
        [
            (0, Token::Text("if")),
            (2, Token::Blanks(1)),
            (3, Token::Text("a")),
            (4, Token::Blanks(1)),
            (5, Token::Stray("<")),
            (6, Token::Blanks(1)),
            (7, Token::Text("b")),
            (8, Token::Blanks(1)),
            (9, Token::Open),
            (10, Token::Placeholder("P")),
            (13, Token::Close),
            (14, Token::Blanks(1)),
            (15, Token::Escaped("<")),
            (17, Token::Blanks(1)),
            (18, Token::Placeholder("m?\\>")),
            (24, Token::Blanks(1)),
            (25, Token::Stray(">")),
            (26, Token::Blanks(1)),
            (27, Token::Open),
            (28, Token::Text("é")),
            (30, Token::Escaped("")),
        ]
    );
}

#[test]
fn each_name_of_a_shape_has_its_shape() {
    for (shape, expected) in [
        ("reg", Shape::Register),
        ("lsc", Shape::Lsc),
        ("quoted", Shape::Quoted),
        ("at", Shape::At),
        ("&", Shape::AddressOf),
        ("hex", Shape::Hex),
        ("0x", Shape::Prefixed),
        ("AT", Shape::Letters("AT".into())),
        ("'at'", Shape::Letters("at".into())),
        (" at", Shape::Only(vec!["at".into()])),
    ] {
        assert_eq!(form(&format!("<a:{shape}>")), [field("a", expected)], "{shape}");
    }
}

#[test]
fn a_placeholder_without_a_name_or_a_known_shape_is_an_error() {
    for text in [
        "<>", "<.b>", "<a.>", "<a-b>", "<a.b.c>", "<&>", "<a:>", "<a:''>", "<a:'b>", "<a:Ab>", "<a:A1>",
        "<?x>",
    ] {
        assert!(Line::parse(text).is_err(), "{text}");
    }
    for inner in ["", "a-b", "a:Ab"] {
        assert_eq!(Item::parse_placeholder(inner).map_err(|error| error.at), Err(0), "{inner}");
    }
    for text in ["<a_1.b_2>", "< a >", "<& a >", "<a:'Ab'>", "<a?>", "<a=>", "<1>"] {
        assert!(Line::parse(text).is_ok(), "{text}");
    }
}

#[test]
fn optional_parts_have_parts_of_their_own() {
    let text = |text: &str| Item::Text(text.into());
    assert_eq!(
        form("a[b[c]d]e"),
        [text("a"), Item::Optional(vec![text("b"), Item::Optional(vec![text("c")]), text("d")]), text("e")]
    );
    assert_eq!(form("[.sat][.sa]"), [Item::Saturation, Item::Optional(vec![text(".sa")])]);
    assert_eq!(form("a \t b"), [text("a"), Item::Blanks(3), text("b")]);
    assert_eq!(form(r"a\[\]\\b"), [text(r"a[]\b")]);
}

#[test]
fn spellings_are_pairs_between_commas() {
    for text in ["where op: a", "where op: a is b, c", "where o p: a is b", "where : a is b"] {
        assert!(Line::parse(text).is_err(), "{text}");
    }
    let path = FieldPath { field: "op".into(), bits: Some("x".into()) };
    let list = vec![("a b".to_string(), "c".to_string())];
    assert_eq!(Line::parse(" where op.x :  a b is  c "), Ok(Line::Spellings { path, list }));
}
