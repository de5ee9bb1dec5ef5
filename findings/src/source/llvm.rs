//! Inline vISA in LLVM IR.

use super::token::{Kind as TokenKind, Token, Tokens};
use super::{Options, Statements, has_mask, literal};
use crate::finding::Finding;
use crate::fragment::{Backend, Constraint, Elements, Fragment, Kind, Operand, Style, Value, c_type};
use crate::mapped::Mapped;
use genvisa_report::Severity;
use std::collections::HashMap;
use std::ops::Range;

/// The words between `asm` and the text.
const QUALIFIERS: [&str; 4] = ["sideeffect", "alignstack", "inteldialect", "unwind"];
/// A call has at most so many tokens in front of `asm`.
const MOST_TOKENS: usize = 64;
/// The node with the size of a sub-group.
const SUB_GROUP_SIZE: &str = "!intel_reqd_sub_group_size";

/// Finds the calls of a file.
pub fn statements(source: &str, options: &Options) -> Statements {
    let tokens = tokens(source);
    let sub_group = options.sub_group.or_else(|| sub_group(&tokens));
    let is_vector_code = (0..tokens.all.len()).any(|at| {
        let text = tokens.text(at);
        text == "\"VCFunction\"" || text.starts_with("@llvm.genx") || text == "\"CMGenxMain\""
    });
    let backend = options.backend.unwrap_or(if is_vector_code { Backend::Vector } else { Backend::Scalar });
    let mut found = Statements::default();
    for at in (0..tokens.all.len()).filter(|at| tokens.text(*at) == "asm") {
        statement(&tokens, at, backend, sub_group, &mut found);
    }
    found
}

/// Reads `call TYPE asm "text", "constraints"(operands)`, whose keyword is a token.
fn statement(
    tokens: &Tokens<'_>,
    asm: usize,
    backend: Backend,
    sub_group: Option<u32>,
    found: &mut Statements,
) {
    let Some(text) = (asm + 1..tokens.all.len()).find(|at| !QUALIFIERS.contains(&tokens.text(*at))) else {
        return;
    };
    let constraints = text + 2;
    let is_call = tokens.kind(text) == Some(TokenKind::Text)
        && tokens.text(text + 1) == ","
        && tokens.kind(constraints) == Some(TokenKind::Text)
        && tokens.text(constraints + 1) == "(";
    if !is_call {
        return;
    }
    let mut template = Mapped::default();
    literal::of_llvm(tokens.source, &tokens.span(text), &mut template);
    let mut listed = Mapped::default();
    literal::of_llvm(tokens.source, &tokens.span(constraints), &mut listed);
    let entries = entries(listed.text());
    if !has_mask(template.text())
        && !entries.iter().any(|(entry, _)| entry.trim_start_matches(['=', '&']).starts_with("rw"))
    {
        return;
    }
    let behind = tokens.behind(constraints + 1);
    // A call is an instruction, which begins a line.
    let is_first = |at: &usize| tokens.all.get(*at).is_some_and(|token| token.begins_line);
    let begin = (asm.saturating_sub(MOST_TOKENS)..asm).rfind(is_first);
    let result = begin.map_or(Vec::new(), |first| results(tokens, first..asm));
    let arguments = tokens.split(constraints + 2..behind.saturating_sub(1), ",");
    let mut results = result.into_iter();
    let mut arguments = arguments.into_iter().filter(|range| !range.is_empty());
    let mut operands = Vec::new();
    let mut mistakes = 0;
    for (entry, range) in entries.iter().filter(|(entry, _)| !entry.starts_with('~')) {
        let span = listed.source_of(range);
        let constraint = match Constraint::parse(entry, backend) {
            Ok(constraint) => constraint,
            Err((message, help)) => {
                mistakes += 1;
                let finding = Finding::new(Severity::Error, "inline/constraint", span, message);
                let help = help.map(|help| format!("write `{help}`"));
                found.findings.push(Finding { help, ..finding });
                continue;
            }
        };
        let value = match constraint.direction.is_written() {
            true => variable(results.next().flatten(), backend),
            false => {
                let argument = arguments.next().unwrap_or_default();
                match constraint.kind {
                    Kind::Number => Value::Number(tokens.text(argument.end.max(1) - 1).parse().ok()),
                    _ => variable(ty(tokens, &mut argument.clone()), backend),
                }
            }
        };
        operands.push(Operand { name: None, constraint, value, span });
    }
    if mistakes == 0 {
        let span = tokens.span(begin.unwrap_or(asm)).start..tokens.span(behind.max(1) - 1).end;
        let (style, is_guessed) = (Style::Dollar, false);
        found.fragments.push(Fragment { template, style, operands, backend, sub_group, span, is_guessed });
    }
}

/// The constraints of a list with their ranges in it.
fn entries(list: &str) -> Vec<(&str, Range<usize>)> {
    let mut at = 0;
    let entries = list.split(',').map(|entry| {
        let from = at;
        at += entry.len() + 1;
        (entry, from..from + entry.len())
    });
    entries.filter(|(entry, _)| !entry.is_empty()).collect()
}

fn variable(ty: Option<(crate::fragment::Type, u32)>, backend: Backend) -> Value {
    match (ty, backend) {
        (None, _) => Value::Unknown,
        (Some((ty, count)), Backend::Scalar) => Value::Variable(ty, Elements::OfChannel(count)),
        (Some((ty, count)), Backend::Vector) => Value::Variable(ty, Elements::Whole(count)),
    }
}

/// The types of the results: one, or those of a structure.
fn results(tokens: &Tokens<'_>, range: Range<usize>) -> Vec<Option<(crate::fragment::Type, u32)>> {
    match range.clone().find(|at| tokens.text(*at) == "{") {
        Some(open) => {
            let inside = open + 1..tokens.behind(open).saturating_sub(1);
            tokens.split(inside, ",").into_iter().map(|mut one| ty(tokens, &mut one)).collect()
        }
        None => {
            // Attributes may be in front of the type.
            let mut all = range.clone().filter_map(|at| ty(tokens, &mut (at..range.end)));
            vec![all.next()]
        }
    }
}

/// The type at the start of some tokens, and its number of elements.
fn ty(tokens: &Tokens<'_>, range: &mut Range<usize>) -> Option<(crate::fragment::Type, u32)> {
    let at = range.start;
    if at >= range.end {
        return None;
    }
    if tokens.text(at) == "<" {
        // <8 x float>
        let count = tokens.text(at + 1).parse().ok().filter(|count| (1..=4096).contains(count))?;
        (tokens.text(at + 2) == "x").then_some(())?;
        let (ty, _) = named(tokens.text(at + 3))?;
        return Some((ty, count));
    }
    match tokens.text(at + 1) {
        "*" => c_type("ptr"),
        _ => named(tokens.text(at)),
    }
}

/// A type of LLVM IR.
fn named(name: &str) -> Option<(crate::fragment::Type, u32)> {
    match name {
        "half" | "float" | "double" | "bfloat" | "ptr" | "i8" | "i16" | "i32" | "i64" => c_type(name),
        "i1" => c_type("bool"),
        _ => None,
    }
}

/// The size of a sub-group, if all functions have the same.
fn sub_group(tokens: &Tokens<'_>) -> Option<u32> {
    let all = 0..tokens.all.len();
    // !5 = !{i32 16}
    let node = |at: usize| {
        (tokens.text(at + 1) == "=" && tokens.text(at + 2) == "!" && tokens.text(at + 4) == "i32")
            .then_some(())?;
        Some((tokens.text(at), tokens.text(at + 5).parse::<u32>().ok()?))
    };
    let nodes: HashMap<&str, u32> = all.clone().filter_map(node).collect();
    let size =
        |at: usize| (tokens.text(at) == SUB_GROUP_SIZE).then(|| nodes.get(tokens.text(at + 1))).flatten();
    let mut sizes = all.filter_map(size);
    let first = sizes.next()?;
    sizes.all(|size| size == first).then_some(*first)
}

/// The tokens of a source.
fn tokens(source: &str) -> Tokens<'_> {
    let mut all = Vec::new();
    let mut at = 0;
    let mut begins_line = true;
    while let Some(first) = source.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = source.get(at..).unwrap_or_default();
        let is_part =
            |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-' | '@' | '%' | '!' | '#');
        let (kind, len) = match first {
            '\n' => {
                begins_line = true;
                at += 1;
                continue;
            }
            ';' => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            c if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            '"' => (
                TokenKind::Text,
                rest.get(1..).and_then(|inside| inside.find('"')).map_or(rest.len(), |len| len + 2),
            ),
            c if is_part(c) => (TokenKind::Word, rest.find(|c| !is_part(c)).unwrap_or(rest.len())),
            c => (TokenKind::Mark, c.len_utf8()),
        };
        all.push(Token { kind, span: at..at + len, begins_line });
        begins_line = false;
        at += len;
    }
    Tokens { source, all }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa::DataType::{D, F};

    #[test]
    fn a_call() {
        let source = r#"
define void @f(float %x) !intel_reqd_sub_group_size !5 {
  %1 = call <2 x float> asm sideeffect "add (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> $1(0,0)<1;1,0>\0A", "=rw,rw,P,~{memory}"(float %x, i32 8), !srcloc !3
  %2 = call i32 asm "bsfl $1,$0", "=r,r"(i32 %y) ; of another processor
}
!5 = !{i32 16}
"#;
        let found = statements(source, &Options::default());
        let [fragment] = found.fragments.as_slice() else { panic!("{found:?}") };
        assert_eq!(fragment.sub_group, Some(16));
        let values: Vec<&Value> = fragment.operands.iter().map(|operand| &operand.value).collect();
        let float = |count| Value::Variable(crate::fragment::Type(F), Elements::OfChannel(count));
        assert_eq!(values, [&float(2), &float(1), &Value::Number(Some(8))]);
        assert!(found.findings.is_empty());
    }

    #[test]
    fn an_empty_list_of_constraints_has_no_operand() {
        let source = r#"call void asm sideeffect "mov (M1, 1) %sp(0,0)<1> 0x1:ud", ""()"#;
        let found = statements(source, &Options::default());
        let [fragment] = found.fragments.as_slice() else { panic!("{found:?}") };
        assert_eq!((fragment.operands.len(), found.findings.len()), (0, 0));
    }

    #[test]
    fn structures_and_constraints() {
        let source = r#"call { float, i32 } asm "mov (M1, 8) $0(0,0)<1> $2(0,0)<1;1,0>", "=rw,=rw,r"(ptr addrspace(1) %p)"#;
        let found = statements(source, &Options::default());
        assert_eq!(found.fragments.len(), 0);
        let [finding] = found.findings.as_slice() else { panic!("{found:?}") };
        assert_eq!((finding.code.as_str(), &source[finding.span.clone()]), ("inline/constraint", "r"));
        let found = statements(&source.replace(",r\"", ",rw\""), &Options::default());
        let values: Vec<Value> =
            found.fragments[0].operands.iter().map(|operand| operand.value.clone()).collect();
        let value = |ty| Value::Variable(crate::fragment::Type(ty), Elements::OfChannel(1));
        assert_eq!(values[..2], [value(F), value(D)]);
    }
}
