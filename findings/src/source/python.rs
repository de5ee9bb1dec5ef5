//! Inline vISA in Python: calls of `inline_asm_elementwise` of Triton.

use super::token::{Kind as TokenKind, Token, Tokens};
use super::{Options, Statements, has_mask, literal};
use crate::finding::Finding;
use crate::fragment::{Backend, Constraint, Elements, Fragment, Kind, Operand, Style, Type, Value, c_type};
use crate::mapped::Mapped;
use genvisa_report::Severity;
use std::ops::Range;

/// The function of Triton.
const FUNCTION: &str = "inline_asm_elementwise";
/// Its parameters in order.
const PARAMETERS: [&str; 6] = ["asm", "constraints", "args", "dtype", "is_pure", "pack"];
/// Types of Triton whose names differ from those of C.
const TYPES: [(&str, &str); 13] = [
    ("float16", "half"),
    ("bfloat16", "bfloat"),
    ("float32", "float"),
    ("float64", "double"),
    ("int1", "bool"),
    ("int8", "char"),
    ("uint8", "char"),
    ("int16", "short"),
    ("uint16", "short"),
    ("int32", "int"),
    ("uint32", "int"),
    ("int64", "long"),
    ("uint64", "long"),
];

/// Finds the calls of a file.
pub fn statements(source: &str, options: &Options) -> Statements {
    let tokens = tokens(source);
    let mut found = Statements::default();
    for at in (0..tokens.all.len()).filter(|at| tokens.text(*at) == FUNCTION && tokens.text(at + 1) == "(") {
        call(&tokens, at, options, &mut found);
    }
    found
}

/// Reads a call, whose function is a token.
fn call(tokens: &Tokens<'_>, function: usize, options: &Options, found: &mut Statements) {
    let behind = tokens.behind(function + 1);
    let span = tokens.span(function).start..tokens.span(behind.max(1) - 1).end;
    let arguments = tokens.split(function + 2..behind.saturating_sub(1), ",");
    let argument = |name: &str| {
        let position = PARAMETERS.iter().position(|known| *known == name);
        let named = arguments
            .iter()
            .find(|range| tokens.text(range.start) == name && tokens.text(range.start + 1) == "=");
        let by_position = || {
            let range = arguments.get(position?)?;
            (tokens.text(range.start + 1) != "=").then(|| range.clone())
        };
        named.map(|range| range.start + 2..range.end).or_else(by_position).filter(|range| !range.is_empty())
    };
    let (Some(text), Some(constraints)) = (argument("asm"), argument("constraints")) else { return };
    let (Some(template), Some(listed)) = (texts(tokens, text.clone()), texts(tokens, constraints)) else {
        let message =
            "the text or the constraints of this call are not string literals, so it was not checked";
        found.findings.push(Finding::new(Severity::Note, "inline/text", tokens.span_of(&text), message));
        return;
    };
    let is_ours =
        listed.text().split(',').any(|entry| entry.trim().trim_start_matches(['=', '&']).starts_with("rw"));
    if !has_mask(template.text()) && !is_ours {
        return;
    }
    let pack = argument("pack").and_then(|range| tokens.text(range.start).parse::<u32>().ok()).unwrap_or(1);
    let mut results = argument("dtype").map_or(Vec::new(), |range| types(tokens, range)).into_iter();
    let mut operands = Vec::new();
    let mut mistakes = 0;
    let mut at = 0;
    for entry in listed.text().split(',') {
        let range = at..at + entry.len();
        at = range.end + 1;
        let span = listed.source_of(&range);
        if entry.trim().starts_with('~') || entry.trim().is_empty() {
            continue;
        }
        match Constraint::parse(entry.trim(), Backend::Scalar) {
            Ok(constraint) => {
                let ty = if constraint.direction.is_written() { results.next().flatten() } else { None };
                let value = match (constraint.kind, ty) {
                    (Kind::Number, _) => Value::Number(None),
                    // Small values are packed into double words.
                    (_, Some(ty)) if pack > 1 && ty.bytes() < 4 => match c_type("int") {
                        Some((int, _)) => {
                            Value::Variable(int, Elements::OfChannel((pack * ty.bytes()).div_ceil(4)))
                        }
                        None => Value::Unknown,
                    },
                    (_, Some(ty)) => Value::Variable(ty, Elements::OfChannel(pack)),
                    (_, None) => Value::Unknown,
                };
                operands.push(Operand { name: None, constraint, value, span });
            }
            Err((message, help)) => {
                mistakes += 1;
                let finding = Finding::new(Severity::Error, "inline/constraint", span, message);
                let help = help.map(|help| format!("write `{help}`"));
                found.findings.push(Finding { help, ..finding });
            }
        }
    }
    if mistakes == 0 {
        let (style, backend, is_guessed) = (Style::Dollar, Backend::Scalar, false);
        let sub_group = options.sub_group;
        found.fragments.push(Fragment { template, style, operands, backend, sub_group, span, is_guessed });
    }
}

/// The text of string literals, or of a variable that holds them; `None` for anything else.
fn texts(tokens: &Tokens<'_>, range: Range<usize>) -> Option<Mapped> {
    let mut range = range;
    if range.len() == 1 && tokens.is_word(range.start) {
        let name = tokens.text(range.start);
        let assigned = |at: &usize| tokens.text(*at) == name && tokens.text(at + 1) == "=";
        let at = (0..range.start).rev().find(assigned)? + 2;
        let is_text = |at: &usize| tokens.kind(*at) == Some(TokenKind::Text);
        let from = if tokens.text(at) == "(" { at + 1 } else { at };
        range = from..(from..tokens.all.len()).find(|at| !is_text(at)).unwrap_or(tokens.all.len());
    } else if tokens.text(range.start) == "(" && tokens.behind(range.start) == range.end {
        range = range.start + 1..range.end - 1;
    }
    let mut text = Mapped::default();
    for at in range.clone() {
        let span = tokens.span(at);
        let literal = tokens.source.get(span.clone())?;
        let prefix = literal.split(['"', '\'']).next().unwrap_or_default();
        let is_formatted = prefix.contains(['f', 'F']) && literal.contains('{');
        if tokens.kind(at) != Some(TokenKind::Text) || is_formatted {
            return None;
        }
        literal::of_python(tokens.source, &span, &mut text);
    }
    (!range.is_empty()).then_some(text)
}

/// The types that an argument names: one, or those of a tuple.
fn types(tokens: &Tokens<'_>, range: Range<usize>) -> Vec<Option<Type>> {
    let inside = match tokens.text(range.start) {
        "(" | "[" => range.start + 1..range.end.saturating_sub(1),
        _ => range,
    };
    let named = |range: Range<usize>| {
        let name = tokens.text(range.end.checked_sub(1)?);
        let (_, of_c) = TYPES.iter().find(|(known, _)| *known == name)?;
        c_type(of_c).map(|(ty, _)| ty)
    };
    tokens.split(inside, ",").into_iter().filter(|range| !range.is_empty()).map(named).collect()
}

/// The tokens of a source.
fn tokens(source: &str) -> Tokens<'_> {
    let mut all = Vec::new();
    let mut at = 0;
    let mut begins_line = true;
    while let Some(first) = source.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = source.get(at..).unwrap_or_default();
        let word = || rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let (kind, len) = match first {
            '\n' => {
                begins_line = true;
                at += 1;
                continue;
            }
            '#' => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            c if c.is_whitespace() || c == '\\' => {
                at += c.len_utf8();
                continue;
            }
            _ if text(rest).is_some() => (TokenKind::Text, text(rest).unwrap_or_default()),
            c if c.is_alphabetic() || c == '_' => (TokenKind::Word, word()),
            c if c.is_ascii_digit() => (TokenKind::Number, word()),
            c => (TokenKind::Mark, c.len_utf8()),
        };
        all.push(Token { kind, span: at..at + len, begins_line });
        begins_line = false;
        at += len;
    }
    Tokens { source, all }
}

/// The length of a string literal at the start of a text.
fn text(rest: &str) -> Option<usize> {
    let quote = rest.find(['"', '\'']).filter(|at| *at <= 2)?;
    let is_prefix =
        rest.get(..quote)?.chars().all(|c| matches!(c.to_ascii_lowercase(), 'r' | 'f' | 'b' | 'u'));
    is_prefix.then_some(())?;
    let mark = rest.get(quote..quote + 1)?;
    let long = mark.repeat(3);
    let end = if rest.get(quote..)?.starts_with(&long) { long.as_str() } else { mark };
    let mut at = quote + end.len();
    while let Some(c) = rest.get(at..).and_then(|rest| rest.chars().next()) {
        match c {
            _ if rest.get(at..)?.starts_with(end) => return Some(at + end.len()),
            '\n' if end.len() == 1 => return Some(at),
            '\\' => at += 1 + literal::escape(rest.get(at + 1..).unwrap_or_default()).1,
            _ => at += c.len_utf8(),
        }
    }
    Some(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa::DataType::{D, F};

    #[test]
    fn calls() {
        let source = r#"
y = tl.inline_asm_elementwise(
    asm="""
    { // comment
    mul (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> $1(0,0)<1;1,0>
    }""",
    constraints="=rw,rw", args=[x], dtype=tl.float32, is_pure=True, pack=1)
CODE = ("mov (M1, 16) $0(0,0)<1> "
        "$1(0,0)<1;1,0>")
z = tl.inline_asm_elementwise(CODE, "=r,r", [x], dtype=(tl.float32,), is_pure=True, pack=1)
w = tl.inline_asm_elementwise("mov.u32 $0, $1;", "=r,r", [x], dtype=tl.int32, is_pure=True, pack=1)
"#;
        let found = statements(source, &Options::default());
        let [fragment] = found.fragments.as_slice() else { panic!("{found:?}") };
        assert_eq!(fragment.operands[0].value, Value::Variable(Type(F), Elements::OfChannel(1)));
        assert_eq!(fragment.operands[1].value, Value::Unknown);
        let places: Vec<&str> = found.findings.iter().map(|finding| &source[finding.span.clone()]).collect();
        assert_eq!(places, ["=r", "r"]);
    }

    /// Values that are smaller than a double word are packed: two of 16 bits fit into one.
    #[test]
    fn small_values_are_packed_into_double_words() {
        let result = |dtype: &str| {
            let asm = r#""mov (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0>""#;
            let source = format!(
                "y = tl.inline_asm_elementwise({asm}, \"=rw,rw\", [x], dtype=tl.{dtype}, is_pure=True, pack=2)"
            );
            let found = statements(&source, &Options::default());
            let [fragment] = found.fragments.as_slice() else { panic!("{found:?}") };
            fragment.operands[0].value.clone()
        };
        assert_eq!(result("int8"), Value::Variable(Type(D), Elements::OfChannel(1)));
        assert_eq!(result("int16"), Value::Variable(Type(D), Elements::OfChannel(1)));
        assert_eq!(result("float32"), Value::Variable(Type(F), Elements::OfChannel(2)));
    }

    #[test]
    fn a_name_has_the_last_text_in_front_of_the_call() {
        let source = r#"
CODE = "and (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x1:d"
CODE = "mov (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0>"
y = tl.inline_asm_elementwise(CODE, "=rw,rw", [x], dtype=tl.int32, is_pure=True, pack=1)
CODE = "not (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0>"
"#;
        let found = statements(source, &Options::default());
        let [fragment] = found.fragments.as_slice() else { panic!("{found:?}") };
        assert!(fragment.template.text().starts_with("mov "), "{}", fragment.template.text());
    }

    #[test]
    fn literals_end_where_python_ends_them() {
        assert_eq!(text("'a\\'b' c"), Some(6));
        assert_eq!(text("\"\"\"a\"b\n\"\"\"c"), Some(10));
        assert_eq!(text("rb'x"), Some(4));
        assert_eq!(text("'a\nb'"), Some(2));
        assert_eq!([text("'a\\\nb' c"), text("'a\\\r\nb' c")], [Some(6), Some(7)]);
        assert_eq!(text("x'"), None);
    }
}
