//! One canonical spelling for a form of assembly text, so that two spellings of the same form are no difference.
//!
//! - Letters are small, `<BlockWidth>` is `<block_width>`, and `<P>` is `<pred>`.
//! - A placeholder keeps its field and loses its shape (`<channels:RGBA>`, `<params ...>`). A placeholder for a single encoding
//!   becomes that word, a flag becomes `[.word]`, and a placeholder without text disappears.
//! - Blanks are single, outside of brackets, and not next to `(`, `)`, `,` or `|`.

use genvisa_reader::snake;
use genvisa_syntax::{Item, Shape, Token, tokens};

/// The canonical spelling of a line of the Text of a page.
pub(crate) fn canonical_form(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for (_, token) in tokens(line) {
        match token {
            Token::Text(text) | Token::Escaped(text) | Token::Stray(text) => out.push_str(text),
            Token::Blanks(_) => out.push(' '),
            Token::Open => out.push('['),
            Token::Close => out.push(']'),
            Token::Placeholder(inner) => out.push_str(&canonical_placeholder(inner)),
        }
    }
    blanks(&out.to_lowercase().replace("[ ", " ["))
}

fn canonical_placeholder(inner: &str) -> String {
    let name = match Item::parse_placeholder(inner) {
        Ok(Item::Field(_, Shape::Flag { text, .. })) => return format!("[{text}]"),
        Ok(Item::Field(_, Shape::Silent(_))) => return String::new(),
        Ok(Item::Field(_, Shape::Only(codes))) if codes.len() == 1 => return codes.concat(),
        Ok(Item::Field(path, _)) => path.bits.unwrap_or(path.field),
        Ok(Item::Group(name)) => name,
        // A page need not follow the grammar to be compared.
        _ => inner.to_string(),
    };
    match snake(&name).as_str() {
        "p" => "<pred>".to_string(),
        name => format!("<{name}>"),
    }
}

/// Keeps blanks only where two words would touch.
fn blanks(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_apart = false;
    for c in text.chars() {
        match c {
            ' ' | '\t' => is_apart = true,
            // A blank inside brackets moves behind them.
            ']' => out.push(c),
            _ => {
                let before = out.chars().next_back().unwrap_or('(');
                if is_apart && !matches!(before, '(' | ',' | '|') && !matches!(c, '(' | ')' | ',' | '|') {
                    out.push(' ');
                }
                is_apart = false;
                out.push(c);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_the_same_form_are_equal() {
        for (ours, theirs) in [
            ("[(<pred>) ]add[.sat] (<exec_size>) <dst>", "[(<P>)] ADD[.sat] (<exec_size>)   <dst>"),
            (
                "media_ld.<modifiers> (<block_width>,<block_height>)",
                "MEDIA_LD.<Modifiers> (<BlockWidth>, <BlockHeight>)",
            ),
            ("gather4_scaled.<channels:RGBA> <x:0x> <p ...>", "GATHER4_SCALED.<channels> <x> <P>"),
            ("add <dst> , <src0> | ( <src1> )", "ADD <dst>,<src0>|(<src1>)"),
            ("atomic.<op><op.word?.16><mask=M1>", "ATOMIC.<op>[.16]"),
            ("<op: resinfo>.<channels> <a.b>", "RESINFO.<channels> <b>"),
            (r"flat\[<a>, <&data>\]<mode.rti?\<RTI\>>", "flat[<a>,<data>][<RTI>]"),
        ] {
            assert_eq!(canonical_form(ours), canonical_form(theirs), "{ours}");
        }
    }

    #[test]
    fn other_forms_differ() {
        for (one, other) in [
            ("add <dst> <src>", "add <src> <dst>"),
            ("add[.sat] <dst>", "add <dst>"),
            ("bfn.x<control>", "bfn.x[control]"),
            ("also add <dst>", "add <dst>"),
            ("add.<op: a|b>", "add.a"),
        ] {
            assert_ne!(canonical_form(one), canonical_form(other));
        }
    }
}
