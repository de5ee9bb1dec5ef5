use super::*;

fn kinds(text: &str) -> Vec<EntryKind<'_>> {
    Page::read(text).entries.into_iter().map(|e| e.kind).collect()
}

#[test]
fn sentences_end_where_people_end_them() {
    let split = |text| sentences(text).collect::<Vec<&str>>();
    assert_eq!(split("One. Two!\n Three?"), ["One.", "Two!", "Three?"]);
    assert_eq!(split("At 0.5 to v4.1, i.e. twice. Then"), ["At 0.5 to v4.1, i.e. twice.", "Then"]);
    assert_eq!(split("See (e.g. <dst>). <src> follows."), ["See (e.g. <dst>).", "<src> follows."]);
    assert_eq!(split("Twice.. Must end"), ["Twice..", "Must end"]);
    assert_eq!(split("glued.Together etc. and so on"), ["glued.Together etc. and so on"]);
    assert_eq!(split("`a.b`: c. **Bold.** d"), ["`a.b`: c.", "**Bold.** d"]);
    assert_eq!(split("  \n "), [""; 0]);
}

#[test]
fn rows_keep_every_cell() {
    let split = |row| cells(row).collect::<Vec<&str>>();
    assert_eq!(split("| a | b |"), ["a", "b"]);
    assert_eq!(split("|a||c \\| d|"), ["a", "", "c \\| d"]);
    assert_eq!(split("a | b"), ["a", "b"]);
    let page = "| | |\n| --- | --- |\n| 0x4e(A) | B | C | D |\n";
    let rows = Page::read(page);
    let last = rows.entries.last().map(|e| split(rows.text(e)));
    assert_eq!(last, Some(vec!["0x4e(A)", "B", "C", "D"]), "Markdown would drop C and D");
}

#[test]
fn lines_have_their_kind() {
    let number = |radix, digits| Number { radix, digits };
    let one = |text| kinds(text).pop().unwrap();
    assert_eq!(
        one("  3D_LOAD = 0x6d"),
        EntryKind::Opcode { name: "3D_LOAD", code: number(Radix::Hex, "6d") }
    );
    assert_eq!(one("- **Dst(raw_operand):** x"), EntryKind::Label { name: "Dst", arg: Some("raw_operand") });
    assert_eq!(one("**<tag:**> x"), EntryKind::Label { name: "tag", arg: None });
    assert_eq!(one("**offset**: x"), EntryKind::Label { name: "offset", arg: None });
    assert_eq!(one("**Type map{XEHP+}**"), EntryKind::Label { name: "Type map", arg: None });
    assert_eq!(one("**bold** words"), EntryKind::Text);
    assert_eq!(one("Bit[2..0]: x"), EntryKind::Bits { name: "", hi: 2, lo: 0 });
    assert_eq!(one("bits 7..3 form x"), EntryKind::Bits { name: "", hi: 7, lo: 3 });
    assert_eq!(one("- **tag (bit0-2):** x"), EntryKind::Bits { name: "tag", hi: 2, lo: 0 });
    assert_eq!(one("bit 3 of x"), EntryKind::Text);
    assert_eq!(one("- {PVC}0b100: x"), EntryKind::Code { name: "", code: number(Radix::Binary, "100") });
    assert_eq!(one("- Block ('0'): x"), EntryKind::Code { name: "Block", code: number(Radix::Quoted, "0") });
    assert_eq!(one("            - T5(stateless): no"), EntryKind::Surface { index: 5 });
    for fence in ["```", "~~~"] {
        let text = format!("{fence}\nbox {{ //a = B\n{fence}");
        assert_eq!(kinds(&text), [EntryKind::Open { name: "box", comment: "a = B" }]);
    }
    let member = EntryKind::Member { ty: "UB", name: "x", count: Some("n"), comment: "c" };
    assert_eq!(one("\tUB x[n]; //c"), member);
    assert_eq!(one("x += 1;"), EntryKind::Text);
    assert_eq!(one("words\n10. 0b100: x"), EntryKind::Code { name: "", code: number(Radix::Binary, "100") });
    assert_eq!(one("- \\| : or"), EntryKind::Text);
    assert_eq!(one("for (;;) {"), EntryKind::Text);
    assert_eq!(kinds("+---+\n| a |\n+===+"), [EntryKind::Line, EntryKind::Row, EntryKind::Line]);
    assert_eq!(kinds("<!-- a -->\n\n[x]: y\n"), [EntryKind::Comment, EntryKind::Text]);
}

#[test]
fn positions_and_tags() {
    let text = "\u{feff}# T\r\n\r\n- {A+}Bit[1]: x\r\n  goes on\r\n\r\n> 0b1: y\r\n";
    let page = Page::read(text);
    let found: Vec<(u32, &str, &str)> = page.entries.iter().map(|e| (e.line, e.tag, page.body(e))).collect();
    assert_eq!(found, [(1, "", "T"), (3, "A+", "x\r\n  goes on"), (6, "", "y")]);
}

#[test]
fn a_sentence_ends_behind_closing_marks() {
    for mark in [")", "\"", "'", "]", "*", "`", "`)"] {
        let text = format!("The first{mark}. The second.{mark} The third");
        let ends = [format!("The first{mark}."), format!("The second.{mark}"), "The third".to_string()];
        assert!(super::sentences(&text).eq(ends.iter().map(String::as_str)), "{text}");
    }
}

/// Signs behind a blank close a heading; others belong to its text.
#[test]
fn titles_end_before_closing_signs() {
    for (heading, title) in [
        ("## Notes ##", "Notes"),
        ("# Notes #####", "Notes"),
        ("# Notes on C#", "Notes on C#"),
        ("# Notes on C# #", "Notes on C#"),
        ("# Notes", "Notes"),
    ] {
        let page = Page::read(heading);
        let titles: Vec<&str> = page.entries.iter().map(|entry| page.body(entry)).collect();
        assert_eq!(titles, [title], "{heading}");
    }
}
