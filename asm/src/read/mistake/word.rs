//! Statements whose word names no instruction: misspelt words, labels without `:`, predicates and comments of other languages.

use super::super::after_predicate;
use super::{Word, moved, other_words, suffixes};
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::forms::{FORMS, Form, Look, Node, Value};
use crate::symbols::{Names, Symbol};
use genvisa_report::{clipped, misspelt};
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

/// The bytes of the longest word that is taken for an instruction with a suffix.
const LONGEST: usize = 64;

/// The bytes of the shortest word that is taken for a part of the name of an instruction.
const SHORTEST_PART: usize = 3;

/// The number of instructions that a message names.
pub(super) const MOST_NAMED: usize = 8;

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
    let is_label = || {
        is_alone
            && !word.starts_with(|c: char| c.is_ascii_digit())
            && after_predicate(statement).is_ok_and(|begin| begin.offset() == start)
    };
    let label = || is_label().then(|| format!("the name of a label is followed by `:`: `{shown}:`"));
    match instead(&lower, label) {
        Some(help) => problem.with_help(help),
        None => problem,
    }
}

/// The help for a word that begins no statement: its vISA equivalent or the words that are nearest to it.
pub fn instead_of(word: &str) -> Option<String> {
    instead(&word.to_lowercase(), || None)
}

/// The help for a word in lower case, which may be a label as well.
fn instead(word: &str, label: impl Fn() -> Option<String>) -> Option<String> {
    if !FORMS.by_word(word).is_empty() {
        return Some(format!("instructions are in lower case: `{word}`"));
    }
    if let Some(help) = other_words::help(word) {
        return Some(match label() {
            Some(label) => format!("{help}; {label}"),
            None => help,
        });
    }
    misspelt(word, FORMS.words())
        .map(|near| format!("did you mean `{near}`?"))
        .or_else(|| with_suffix(word).map(|text| format!("did you mean `{text}`?")))
        .or_else(label)
        .or_else(|| named_after(word))
}

/// The instructions by the parts of their names: `raw_send` by `raw` and by `send`. Those that end with a part come before the
/// others, which are left out then. Parts of too many instructions are left out as well: such a list does not help.
static BY_PART: LazyLock<HashMap<&str, BTreeSet<&str>>> = LazyLock::new(|| {
    let (mut any, mut ends) = (HashMap::<_, BTreeSet<_>>::new(), HashMap::<_, BTreeSet<_>>::new());
    for word in FORMS.words() {
        for part in word.split('_') {
            any.entry(part).or_default().insert(word);
        }
        ends.entry(word.rsplit('_').next().unwrap_or(word)).or_default().insert(word);
    }
    any.extend(ends);
    any.retain(|part, words| part.len() >= SHORTEST_PART && words.len() <= MOST_NAMED);
    any
});

/// The suggestion of the instructions of which a word is a part.
fn named_after(word: &str) -> Option<String> {
    let words: Vec<&str> = BY_PART.get(word)?.iter().copied().collect();
    Some(match words.as_slice() {
        [one] => format!("did you mean `{one}`?"),
        many => format!("did you mean one of `{}`?", many.join("`, `")),
    })
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
