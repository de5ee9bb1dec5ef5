//! Statements that no form fits, in words of the person who wrote them: the operand, its place, and the form.
//!
//! Everything here follows from the form. It runs only after all forms were tried.

mod other_words;
mod word;

pub(crate) use word::foreign_comment;
pub use word::instead_of;
pub(super) use word::{no_instruction, open_predicate, unknown};

use super::Misfit;
use super::reader::Stop;
use super::token::sort_numbers;
use crate::Problem;
use crate::access;
use crate::cursor::{Cursor, is_name};
use crate::forms::{FORMS, Form, Group, Look, Node, Value};
use crate::operand::read::class_name;
use crate::stray::stray;
use crate::symbols::{Names, Symbol};
use genvisa::operands::{Class, ClassBits, StateOpnd, VecOperand};
use genvisa::{Declarations, Instruction, Platform, Rule};
use genvisa_report::clipped;
use genvisa_runtime::Refers;

/// The word of a statement and its offset in the text.
type Word<'t> = (&'t str, usize);

/// The parts that blanks separate.
const OPERANDS: &str = "operands";

/// The execution mask and size in examples.
const CHANNELS: &str = "(M1, 16)";

/// The problem of a statement, from the form that fits furthest.
#[cold]
pub(super) fn of_form(word: Word<'_>, statement: Cursor<'_>, misfit: Misfit, names: &dyn Names) -> Problem {
    let Misfit { form, problem, stop } = misfit;
    let of_word = without_suffix(word, statement, form, stop, &problem)
        .or_else(|| unknown_suffix(word, statement, form, stop, &problem))
        .or_else(|| without_predicate(word, statement, stop, &problem));
    let problem = of_word.unwrap_or_else(|| match stop {
        Some(stop) => other_class(statement, form, stop, names)
            .unwrap_or_else(|| at_stop(word, statement, form, stop, problem)),
        None => behind_form(word, statement, form, problem),
    });
    match problem.help {
        Some(_) => problem,
        None => problem.with_help(format!("the form is `{}`", form.shown(word.0))),
    }
}

/// The cursor at an offset of the text.
fn moved(mut statement: Cursor<'_>, offset: usize) -> Cursor<'_> {
    statement.advance(offset.saturating_sub(statement.offset()));
    statement
}

/// If the statement stops at a suffix of its word, as in `frc.sat`: the problem that no form of the instruction has it.
fn without_suffix(
    (word, start): Word<'_>,
    statement: Cursor<'_>,
    form: &Form,
    stop: Option<Stop>,
    problem: &Problem,
) -> Option<Problem> {
    let mut here = moved(statement, problem.span.start);
    let is_glued =
        matches!(statement.from(problem.span.start.saturating_sub(1)).bytes().next(), Some(b) if is_name(b));
    let in_word = statement.from(start).get(..problem.span.start.saturating_sub(start))?;
    let is_in_word =
        in_word.starts_with(word) && in_word.bytes().all(|b| is_name(b) || matches!(b, b'.' | b'+'));
    let is_part = |stop: Stop| matches!(stop.node, Node::Text(text, _) if text.starts_with('.'));
    if !is_glued || !is_in_word || !here.starts_with(".") || stop.is_some_and(is_part) {
        return None;
    }
    let suffix = here.take_while(|b| is_name(b) || b == b'.');
    let span = problem.span.start..problem.span.start + suffix.len();
    if suffix == "." {
        return Some(Problem::new(
            span.end..span.end,
            format!("a suffix is missing after `{}.`", clipped(in_word)),
        ));
    }
    let known = suffixes(&form.nodes);
    let message = match known.contains(&suffix) && in_word.contains(suffix) {
        true => format!("`{}` has `{}` twice", clipped(word), clipped(suffix)),
        false => format!("`{}` takes no `{}`", clipped(word), clipped(suffix)),
    };
    let problem = Problem::new(span, message);
    match in_word.contains(suffix) {
        true => Some(problem),
        false => Some(problem.with_nearest(suffix, known)),
    }
}

/// If the statement stops at a part of its word behind a point, as in `fence_global.X`: the problem that no form has it.
fn unknown_suffix(
    (word, start): Word<'_>,
    statement: Cursor<'_>,
    form: &Form,
    stop: Option<Stop>,
    problem: &Problem,
) -> Option<Problem> {
    let is_behind = |stop: Stop| match stop.node {
        Node::Text(text, _) => !text.starts_with('.'),
        node => matches!(node, Node::Blanks(_)),
    };
    if !stop.is_none_or(is_behind) {
        return None;
    }
    let in_word = statement.from(start).get(..problem.span.start.checked_sub(start)?)?;
    let is_part = |b: u8| is_name(b) || matches!(b, b'.' | b'<' | b'>');
    let (before, begin) = in_word.strip_prefix(word)?.rsplit_once('.')?;
    let rest = moved(statement, problem.span.start).take_while(is_part);
    if rest.is_empty() || !before.bytes().chain(begin.bytes()).all(is_part) {
        return None;
    }
    let suffix = [begin, rest].concat();
    let span = problem.span.start - begin.len()..problem.span.start + rest.len();
    let problem = Problem::new(span, format!("`{}` takes no `.{}`", clipped(word), clipped(&suffix)));
    let known = flags(&form.nodes);
    let bare = |flag: &&&str| flag.trim_matches(['<', '>']) == suffix;
    Some(match (known.iter().find(bare), known.as_slice()) {
        (Some(flag), _) => problem.with_help(format!("did you mean `.{flag}`?")),
        (None, []) => problem,
        (None, known) => {
            let known: Vec<String> = known.iter().map(|flag| format!("`{flag}`")).collect();
            problem.with_help(format!("behind the point can be {}", known.join(", ")))
        }
    })
}

/// The flags that a form may have behind a point.
fn flags(nodes: &[Node]) -> Vec<&str> {
    let mut all = Vec::new();
    for node in nodes {
        match node {
            Node::Optional(inner) => all.extend(flags(inner)),
            Node::Value(Value { look: Look::Flag(_, text, _), .. }) if !text.starts_with('.') => {
                all.push(text.as_str());
            }
            _ => {}
        }
    }
    all
}

/// The problem that an instruction without a predicate has one.
fn without_predicate(
    (word, start): Word<'_>,
    statement: Cursor<'_>,
    stop: Option<Stop>,
    problem: &Problem,
) -> Option<Problem> {
    let is_predicate = |look: &Look| matches!(look, Look::Predicate(_));
    let is_other = match stop?.node {
        Node::Text(..) => true,
        Node::Value(Value { look, .. }) => !is_predicate(look),
        _ => false,
    };
    let is_here = is_other && problem.span.start < start;
    let has_bracket = is_here && moved(statement, problem.span.start).peek() == Some(b'(');
    has_bracket.then(|| Problem::new(problem.span.clone(), format!("`{}` takes no predicate", clipped(word))))
}

/// The problem that a surface or sampler is where the form has a vector operand: either the operand is missing before it, or
/// the rules of the instruction allow no such class.
fn other_class(statement: Cursor<'_>, form: &Form, stop: Stop, names: &dyn Names) -> Option<Problem> {
    let Node::Value(value @ Value { look: Look::Vector(_), .. }) = stop.node else { return None };
    let mut here = moved(statement, stop.start);
    let start = here.here();
    let written = here.name()?;
    let symbol = names.find(written)?;
    let (class, table) = match symbol {
        Symbol::Surface(_) => (Class::Surface, Refers::Surface),
        Symbol::Sampler(_) => (Class::Sampler, Refers::Sampler),
        _ => return None,
    };
    let (name, span) = (form.field(value), start..here.offset());
    if here.peek() == Some(b'(') {
        return None;
    }
    let mut behind = form.nodes.iter().skip_while(|node| !std::ptr::eq(*node, stop.node)).skip(1);
    let next = behind.find(|node| !matches!(node, Node::Blanks(_)));
    let is_next = matches!(
        next,
        Some(Node::Value(Value { look: Look::Index { table: wanted, .. }, .. })) if *wanted == table
    );
    if is_next {
        return Some(Problem::new(span, format!("`{name}` is missing before `{}`", clipped(written))));
    }
    let rule = rule_about_class(form, value, class)?;
    let what = class_name(symbol);
    let message =
        format!("`{name}` is {what}, and the instruction takes no {} here", what.trim_start_matches("a "));
    Some(Problem::new(span, message).with_help(rule.doc))
}

/// The rule that excludes a class of a vector operand.
fn rule_about_class(form: &Form, value: &Value, class: Class) -> Option<&'static Rule> {
    let mut instruction = Instruction::blank(form.instruction)?;
    let operand = VecOperand::new(StateOpnd { class: ClassBits::new(class), ..StateOpnd::default() });
    access::set_vector(&mut instruction, value.field, operand);
    let (end, mut rule) = (format!("/{}/class", form.field(value)), None);
    let scope = Declarations::default();
    instruction.check(&scope, Platform::ALL[0], &mut |found| {
        if found.rule.id.ends_with(&end) {
            rule = Some(found.rule);
        }
    });
    rule
}

/// The suffixes that a form may have.
fn suffixes(nodes: &[Node]) -> Vec<&str> {
    let suffix = |node| match node {
        &Node::Saturation(_) => Some(".sat"),
        Node::Value(Value { look: Look::Flag(_, text, _), .. }) if text.starts_with('.') => {
            Some(text.as_str())
        }
        _ => None,
    };
    nodes.iter().filter_map(suffix).collect()
}

/// A list in words: `a`, `b` and `c`.
fn list(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.as_slice() {
        [] => "no operands".to_string(),
        [one] => format!("only {one}"),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}

/// The problem of a statement that continues where the form ends.
fn behind_form((word, _): Word<'_>, statement: Cursor<'_>, form: &Form, problem: Problem) -> Problem {
    let mut here = moved(statement, problem.span.start);
    if let Some(problem) = stray(here, OPERANDS) {
        return problem;
    }
    let next = here.peek();
    let is_operand = |b: u8| is_name(b) || matches!(b, b'%' | b'(' | b'-' | b'&' | b'"');
    if !next.is_some_and(is_operand) {
        return problem;
    }
    if let Some(problem) = without_quotes(statement, form, here) {
        return problem;
    }
    let operands = form.operands();
    let message = match operands.as_slice() {
        [] => format!("`{}` takes no operands: expected the end of the line", clipped(word)),
        some => format!("`{}` takes {}: this is one operand more", clipped(word), list(some)),
    };
    Problem::new(here.next_span(), message)
}

/// If a statement ends with a name that continues at the cursor with other characters: the problem that it needs quotes.
fn without_quotes(statement: Cursor<'_>, form: &Form, mut here: Cursor<'_>) -> Option<Problem> {
    let Some(Node::Value(Value { look: Look::Index { table, .. }, .. })) = form.nodes.last() else {
        return None;
    };
    let before = statement.from(statement.offset()).get(..here.offset().checked_sub(statement.offset())?)?;
    let begin =
        before.rsplit([' ', '\t']).next().filter(|begin| !begin.is_empty() && !begin.contains('"'))?;
    if !matches!(table, Refers::Label | Refers::String) {
        return None;
    }
    let start = here.offset() - begin.len();
    let name = [begin, here.take_while(|b| !matches!(b, b' ' | b'\t' | b'"'))].concat();
    let name = clipped(&name);
    Some(Problem::new(start..here.offset(), format!("`{name}` needs quotes as a name: `\"{name}\"`")))
}

/// The problem of a statement that differs from the form at a part of it.
fn at_stop(word: Word<'_>, statement: Cursor<'_>, form: &Form, stop: Stop, problem: Problem) -> Problem {
    match stop.node {
        Node::Text(text, _) => at_text(word, statement, form, text, stop, problem),
        Node::Value(Value { look: Look::Channels(_), .. }) => problem,
        Node::Value(value) => at_operand(word, statement, form, form.field(value), stop, problem),
        Node::Group(group, _) => at_group(word, statement, form, *group, stop, problem),
        _ => problem,
    }
}

/// Whether a node is the execution size.
fn is_channels(node: Option<&Node>) -> bool {
    matches!(node, Some(Node::Value(Value { look: Look::Channels(_), .. })))
}

/// The problem that a literal text of the form is not here.
fn at_text(
    word: Word<'_>,
    statement: Cursor<'_>,
    form: &Form,
    text: &str,
    stop: Stop,
    problem: Problem,
) -> Problem {
    let here = moved(statement, problem.span.start);
    if is_channels(stop.behind) && text.ends_with('(') {
        return without_channels(word, here);
    }
    if is_channels(stop.before) && text.starts_with(')') {
        return behind_channels(here, problem);
    }
    if matches!(stop.before, Some(Node::Value(Value { look: Look::Predicate(_), .. }))) {
        let message = problem.message.replacen("expected `)`", "expected `)` after the predicate", 1);
        return Problem { message, ..problem };
    }
    if let Some(problem) = stray(here, OPERANDS).filter(|_| matches!(stop.before, Some(Node::Blanks(_)))) {
        return problem;
    }
    let behind = match stop.behind {
        Some(Node::Value(value)) => form.field(value),
        Some(Node::Group(group, _)) => group.name(),
        _ => return problem,
    };
    if text.ends_with('.') {
        let known = spelled(stop.behind).map_or(String::new(), |known| format!(", one of {known}"));
        let end = written_end(statement, problem.span.start);
        return Problem::new(end..end, format!("`{}` needs `.` and `{behind}`{known}", clipped(word.0)));
    }
    let message = problem.message.replacen(
        &format!("expected `{text}`"),
        &format!("expected `{text}` and `{behind}`"),
        1,
    );
    Problem { message, ..problem }
}

/// The offset of the end of the text before an offset, without blanks.
fn written_end(statement: Cursor<'_>, offset: usize) -> usize {
    let start = statement.offset();
    let before = moved(statement, offset).written(start);
    start + before.len()
}

/// The spellings of a value.
fn spelled(node: Option<&Node>) -> Option<String> {
    let Some(Node::Value(Value { look: Look::Spelled { spellings, only, .. }, .. })) = node else {
        return None;
    };
    let possible = spellings.iter().rev().filter(|(code, _)| only.is_empty() || only.contains(code));
    let texts: Vec<String> = possible.map(|(_, text)| format!("`{text}`")).collect();
    Some(texts.join(", "))
}

/// The problem that the execution size is not here.
fn without_channels((word, _): Word<'_>, mut here: Cursor<'_>) -> Problem {
    let span = here.next_span();
    let next = here.peek();
    let mut ahead = here;
    let name = ahead.name().unwrap_or_default();
    let is_mask = name.starts_with('M') && name.get(1..2).is_some_and(|digit| digit.parse::<u8>().is_ok());
    match next {
        Some(b'[' | b'<' | b'{') => {
            Problem::new(span, format!("execution mask and size are in round brackets: `{CHANNELS}`"))
        }
        _ if is_mask => Problem::new(span, format!("execution mask and size are in brackets: `{CHANNELS}`")),
        _ => Problem::new(span, format!("the execution size is missing: `{} {CHANNELS}`", clipped(word))),
    }
}

/// The problem that the bracket behind the execution size is not here.
fn behind_channels(mut here: Cursor<'_>, problem: Problem) -> Problem {
    let span = here.next_span();
    if here.eat(",") && here.peek() == Some(b'M') {
        return Problem::new(span, format!("the execution mask is before the execution size: `{CHANNELS}`"));
    }
    Problem {
        message: problem.message.replacen("expected `)`", "expected `)` behind the execution size", 1),
        ..problem
    }
}

/// The problem of an operand.
fn at_operand(
    (word, _): Word<'_>,
    statement: Cursor<'_>,
    form: &Form,
    name: &str,
    stop: Stop,
    problem: Problem,
) -> Problem {
    let mut here = moved(statement, stop.start);
    if here.is_at_end() {
        let end = written_end(statement, here.offset());
        let operands = form.operands();
        let takes = match operands.contains(&name) {
            true => format!(": `{}` takes {}", clipped(word), list(&operands)),
            false => String::new(),
        };
        return Problem::new(end..end, format!("`{name}` is missing{takes}"));
    }
    if problem.span.start <= here.offset() {
        if let Some(problem) = stray(here, OPERANDS) {
            return problem;
        }
        if here.peek() == Some(b':') {
            let message =
                "only an immediate and an indirect operand have a type: remove this `:` and the type";
            return Problem::new(here.next_span(), message);
        }
    }
    match stop.node {
        Node::Value(Value { look: Look::Spelled { only, .. }, field, .. }) if !only.is_empty() => {
            of_all_forms(word, form, *field, here).unwrap_or(problem).about(name)
        }
        _ => problem.about(name),
    }
}

/// The problem that a word is none of the spellings of a field, which several forms of an instruction share.
fn of_all_forms(word: &str, form: &Form, field: usize, mut here: Cursor<'_>) -> Option<Problem> {
    let forms = FORMS.by_word(word).iter().filter_map(|number| FORMS.all.get(*number));
    let mut known: Vec<&str> = Vec::new();
    for node in forms.filter(|other| other.instruction == form.instruction).flat_map(|other| &other.nodes) {
        if let Node::Value(Value { look: Look::Spelled { spellings, only, .. }, field: other, .. }) = node
            && *other == field
        {
            let possible = spellings.iter().filter(|(code, _)| only.is_empty() || only.contains(code));
            known.extend(possible.map(|(_, text)| text.as_str()));
        }
    }
    known.sort_unstable();
    known.dedup();
    sort_numbers(&mut known);
    let list = known.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    let written = { here }.name().unwrap_or_default();
    (known.len() > 1).then(|| here.expected(&format!("one of {list}")).with_nearest(written, known))
}

/// The problem of several fields that are written together.
fn at_group(
    (word, _): Word<'_>,
    statement: Cursor<'_>,
    form: &Form,
    group: Group,
    stop: Stop,
    problem: Problem,
) -> Problem {
    let mut here = moved(statement, stop.start);
    let name = group.name();
    if here.is_at_end() {
        let end = written_end(statement, here.offset());
        let takes = format!("`{}` takes {}", clipped(word), list(&form.operands()));
        return Problem::new(
            end..end,
            format!("`{name}` is missing, for instance `{}`: {takes}", group.example()),
        );
    }
    match stray(here, OPERANDS).filter(|_| problem.span.start <= here.offset()) {
        Some(problem) => problem,
        None => problem.about(name),
    }
}
