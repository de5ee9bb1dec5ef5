//! Statements whose word names no instruction: misspelt words, labels without `:`, predicates and comments of other languages.

use super::super::after_predicate;
use super::{Word, moved, suffixes};
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::forms::{FORMS, Form, Look, Node, Value};
use crate::symbols::{Names, Symbol};
use genvisa_report::{clipped, misspelt};
use std::collections::BTreeSet;

/// The bytes of the longest word that is taken for an instruction with a suffix.
const LONGEST: usize = 64;

/// The bytes of the shortest word that is taken for a part of the name of an instruction.
const SHORTEST_PART: usize = 3;

/// The number of instructions that a message names.
const MOST_NAMED: usize = 8;

/// The problem that a predicate, which begins at the cursor, has no closing bracket.
#[cold]
pub(in crate::read) fn open_predicate(mut begin: Cursor<'_>) -> Problem {
    begin.advance(1);
    begin.eat("!");
    begin.take_while(|b| is_name(b) || matches!(b, b'%' | b'.'));
    begin.expected("`)` after the predicate")
}

/// The problem that a statement does not begin with a word.
#[cold]
pub(in crate::read) fn no_instruction(mut here: Cursor<'_>) -> Problem {
    if let Some(problem) = foreign_comment(here) {
        return problem;
    }
    match here.peek() {
        Some(b'!' | b'@' | b'[' | b'{') => {
            here.expected("an instruction").with_help("a predicate is in round brackets: `(P1)`, `(!P1)`")
        }
        Some(b':') => here.expected("the name of a label before `:`"),
        _ => here.expected("an instruction"),
    }
}

/// The problem that a statement is a comment of another language.
#[cold]
pub(crate) fn foreign_comment(mut here: Cursor<'_>) -> Option<Problem> {
    let start = here.here();
    let rest = here.rest();
    let begin =
        ["#", ";", "--"].into_iter().find(|begin| rest.starts_with(begin) && rest.len() > begin.len())?;
    let message = format!("a comment begins with `//`, and not with `{begin}`");
    Some(Problem::new(start..start + begin.len(), message))
}

/// The problem that a word begins no instruction.
#[cold]
pub(in crate::read) fn unknown((word, start): Word<'_>, statement: Cursor<'_>, names: &dyn Names) -> Problem {
    let shown = clipped(word);
    let problem = Problem::new(start..start + word.len(), format!("there is no instruction `{shown}`"));
    let lower = word.to_lowercase();
    let mut behind = moved(statement, start + word.len());
    let symbol = names.find(word);
    let is_alone = behind.is_at_end();
    match (symbol, behind.peek()) {
        (_, Some(b')')) => return problem.with_help(format!("a predicate is in brackets: `({shown})`")),
        (Some(Symbol::Predicate(_)), Some(_)) => {
            return problem.with_help(format!("a predicate is in brackets: `({shown})`"));
        }
        (Some(_), _) => {
            return problem
                .with_help(format!("`{shown}` is a variable, and a statement begins with an instruction"));
        }
        (None, _) => {}
    }
    let near = misspelt(&lower, FORMS.words());
    match near {
        Some(near) if near == lower => problem.with_help(format!("instructions are in lower case: `{near}`")),
        Some(near) => problem.with_help(format!("did you mean `{near}`?")),
        None => match with_suffix(&lower) {
            Some(text) => problem.with_help(format!("did you mean `{text}`?")),
            None if is_alone
                && !word.starts_with(|c: char| c.is_ascii_digit())
                && after_predicate(statement).is_ok_and(|begin| begin.offset() == start) =>
            {
                problem.with_help(format!("the name of a label is followed by `:`: `{shown}:`"))
            }
            None => match named_after(&lower).as_slice() {
                [] => problem,
                [one] => problem.with_help(format!("did you mean `{one}`?")),
                many => problem.with_help(format!("did you mean one of `{}`?", many.join("`, `"))),
            },
        },
    }
}

/// The instructions of which a word is the last part, else those of which it is any part: `raw_send` of `send`. None if they are
/// too many to help.
fn named_after(word: &str) -> Vec<&'static str> {
    if word.len() < SHORTEST_PART {
        return Vec::new();
    }
    let parts = |known: &'static str| known.split('_');
    let ends: BTreeSet<&str> = FORMS.words().filter(|known| parts(known).next_back() == Some(word)).collect();
    let any = || FORMS.words().filter(|known| parts(known).any(|part| part == word)).collect();
    let found = if ends.is_empty() { any() } else { ends };
    if found.len() > MOST_NAMED { Vec::new() } else { found.into_iter().collect() }
}

/// An instruction and a suffix that are written as one word: `cmpgt`.
fn with_suffix(word: &str) -> Option<String> {
    let fits = |form: &Form, begin: &str| {
        let rest = word.strip_prefix(begin)?;
        let mut nodes = form
            .nodes
            .iter()
            .skip_while(|node| !matches!(node, Node::Text(text, _) if text.starts_with(begin)));
        let first = nodes.next()?;
        if matches!(first, Node::Text(text, _) if text.ends_with('.') && text.len() == begin.len() + 1) {
            let Node::Value(Value { look: Look::Spelled { spellings, .. }, .. }) = nodes.next()? else {
                return None;
            };
            let (_, suffix) = spellings.iter().find(|(_, suffix)| suffix == rest)?;
            return Some(format!("{begin}.{suffix}"));
        }
        let rest = rest.trim_start_matches('_');
        let suffix =
            suffixes(&form.nodes).into_iter().find(|suffix| suffix.strip_prefix('.') == Some(rest))?;
        Some(format!("{begin}{suffix}"))
    };
    (2..word.len().min(LONGEST)).rev().find_map(|len| {
        let begin = word.get(..len)?;
        FORMS.by_word(begin).iter().find_map(|form| fits(FORMS.all.get(*form)?, begin))
    })
}
