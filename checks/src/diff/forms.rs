//! The canonical form of a line of assembly text: two spellings with one meaning are no difference.
//!
//! - Letters are in lower case, `<BlockWidth>` is `<block_width>`, and `<P>` is `<pred>`.
//! - A placeholder keeps its field and loses its presentation (`<channels:RGBA>`, `<params ...>`). A placeholder for one
//!   encoding becomes that word, a placeholder for an optional word becomes `[.word]`, and one without text is removed.
//! - Blanks are single ones, outside of brackets, and none is beside `(`, `)`, `,` or `|`.

use genvisa_reader::snake;

/// The canonical form of a line of the Text of a page.
pub(super) fn canonical_form(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(['<', '\\']) {
        out.push_str(&rest[..at]);
        let (taken, place) = match &rest[at..] {
            escaped if escaped.starts_with('\\') => (2.min(escaped.len()), None),
            open => match end_of_place(open) {
                Some(end) => (end + 1, Some(&open[1..end])),
                None => (1, None),
            },
        };
        match place {
            Some(place) => out.push_str(&canonical_place(place)),
            None => out.push_str(rest[at..].get(..taken).unwrap_or_default().trim_start_matches('\\')),
        }
        rest = rest.get(at + taken..).unwrap_or_default();
    }
    out.push_str(rest);
    blanks(&out.to_lowercase().replace("[ ", " ["))
}

/// The offset of the `>` that closes a placeholder and has no `\` before it.
fn end_of_place(text: &str) -> Option<usize> {
    text.match_indices('>').map(|(at, _)| at).find(|at| !text[..*at].ends_with('\\'))
}

fn canonical_place(place: &str) -> String {
    if let Some((_, text)) = place.split_once(['?', '!']) {
        return format!("[{}]", text.replace('\\', ""));
    }
    if place.contains('=') {
        return String::new();
    }
    let (name, shape) = place.split_once(':').unwrap_or((place, ""));
    if shape.starts_with(' ') && !shape.contains('|') {
        return shape.trim().to_string();
    }
    let name = name.trim_end_matches("...").trim_end_matches([',', ' ']);
    let name = name.rsplit('.').next().unwrap_or(name);
    match snake(name).as_str() {
        "p" => "<pred>".to_string(),
        name => format!("<{name}>"),
    }
}

/// Blanks where words would meet, and nowhere else.
fn blanks(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_apart = false;
    for c in text.chars() {
        match c {
            ' ' | '\t' => is_apart = true,
            // A blank in brackets moves behind them.
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
    fn what_looks_otherwise_and_says_the_same_is_the_same() {
        for (ours, theirs) in [
            ("[(<pred>) ]add[.sat] (<exec_size>) <dst>", "[(<P>)] ADD[.sat] (<exec_size>)   <dst>"),
            (
                "media_ld.<modifiers> (<block_width>,<block_height>)",
                "MEDIA_LD.<Modifiers> (<BlockWidth>, <BlockHeight>)",
            ),
            ("gather4_scaled.<channels:RGBA> <x:0x> <p ...>", "GATHER4_SCALED.<channels> <x> <P>"),
            ("atomic.<op><op.word?.16><mask=M1>", "ATOMIC.<op>[.16]"),
            ("<op: resinfo>.<channels> <a.b>", "RESINFO.<channels> <b>"),
            (r"flat\[<a>, <&data>\]<mode.rti?\<RTI\>>", "flat[<a>,<data>][<RTI>]"),
        ] {
            assert_eq!(canonical_form(ours), canonical_form(theirs), "{ours}");
        }
    }

    #[test]
    fn what_says_something_else_is_not() {
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
